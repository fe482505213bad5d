import type { Queries } from '../../data/connection/database.ts';
import type { SignInMethod } from '../../data/tables/column-types.ts';

/** An authenticated person. */
export interface Person {
  accountId: string;
  userId: string;
}

/** A person as e-mails address them, and the name of their account. */
export interface Addressee {
  name: string;
  email: string;
  account: string;
}

/** The name and address of a person; undefined when they were deleted. */
export const findAddressee = (db: Queries, { accountId, userId }: Person): Promise<Addressee | undefined> =>
  db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .select(['users.name', 'users.email', 'accounts.name as account'])
    .where('users.account_id', '=', accountId)
    .where('users.id', '=', userId)
    .executeTakeFirst();

/** A person who has just signed in, and how. */
export interface JustSignedIn extends Person {
  methods: readonly SignInMethod[];
}

/** The operations that sign people in. */
export type SignInAction = 'login' | 'authorize' | 'deviceAuthorization' | 'issuePasswordToken';
