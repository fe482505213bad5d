import type { AccountSchemas } from '../../contract/types.ts';
import type { Principal } from '../../core/principal.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { Viewer } from '../../data/query/cached-statements.ts';
import { collectionOf } from '../../data/query/collection.ts';
import { listOf } from '../../data/query/list.ts';
import { userLists } from '../../data/query/users.ts';

type Member = AccountSchemas['Member'];

const columns = ['id', 'name', 'email', 'role', 'may_sign_in', 'created_at', 'updated_at'] as const;
const shown = columns.map((column) => `users.${column}` as const);

const collection = collectionOf('users', columns, userLists);

const ofAccount = (db: Queries, { accountId }: Viewer) =>
  db
    .selectFrom('users')
    .leftJoin('passwords', (join) =>
      join.onRef('passwords.account_id', '=', 'users.account_id').onRef('passwords.user_id', '=', 'users.id'),
    )
    .where('users.account_id', '=', accountId);

const withPassword = ['passwords.changed_at as password_set_at', 'passwords.last_login_at as last_login_at'] as const;

export const listMembers = listOf<Member>({
  base: ofAccount,
  select: (base) => base.select([...shown, ...withPassword]),
  collection,
});

const oneMember = (db: Queries, caller: Principal, id: string) =>
  ofAccount(db, caller)
    .where('users.id', '=', id)
    .select([...shown, ...withPassword, 'users.version']);

export const findMember = (db: Queries, caller: Principal, id: string): Promise<(Member & { version: number }) | undefined> =>
  oneMember(db, caller, id).executeTakeFirst();

/** Locks a member, so that role and address cannot change until the transaction ends. */
export const lockMember = (tx: Queries, caller: Principal, id: string): Promise<Member | undefined> =>
  oneMember(tx, caller, id).forNoKeyUpdate('users').executeTakeFirst();
