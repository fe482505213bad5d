import type { AliasedSelectQueryBuilder, Selectable } from 'kysely';
import { quotaOf, socketLimitsOf } from '../../contract/plans.ts';
import type { Principal } from '../../core/principal.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { AccountsTable, Region } from '../../data/tables/accounts.ts';
import type { UsersTable } from '../../data/tables/users.ts';
import { accountSuspended } from '../people/suspension.ts';
import { demandsFactor, expectNetwork, networkColumns, type UsedFrom } from '../policies.ts';

/** The account of a credential, and the user that it acts as. */
export interface Subject {
  account_id: string;
  user_id: string;
}

/** The current state of a user and an account; every principal is built from it, whatever the credential. */
export type CredentialHolder = Subject &
  Pick<Selectable<UsersTable>, 'role'> &
  Pick<
    Selectable<AccountsTable>,
    | 'plan'
    | 'rate_limit'
    | 'burst_limit'
    | 'allowed_origins'
    | 'default_version'
    | 'region'
    | 'suspended_at'
    | 'people_networks'
    | 'program_networks'
  > & { demands_factor: boolean };

/** A credential with its holder. `subject` selects the credential; a deleted user gives no result. */
export const findWithHolder = <S extends Subject>(
  db: Queries,
  subject: AliasedSelectQueryBuilder<S, 'subject'>,
): Promise<(S & CredentialHolder) | undefined> =>
  db
    .selectFrom(subject as AliasedSelectQueryBuilder<Subject, 'subject'>)
    .innerJoin('users', (join) => join.onRef('users.account_id', '=', 'subject.account_id').onRef('users.id', '=', 'subject.user_id'))
    .innerJoin('accounts', 'accounts.id', 'subject.account_id')
    .selectAll('subject')
    .select(['users.role', 'accounts.plan', 'accounts.rate_limit', 'accounts.burst_limit'])
    .select(['accounts.allowed_origins', 'accounts.default_version', 'accounts.region', 'accounts.suspended_at'])
    .select([...networkColumns, demandsFactor.as('demands_factor')])
    .executeTakeFirst() as Promise<(S & CredentialHolder) | undefined>;

/** The current role of a user. */
export const roleOf = async (db: Queries, accountId: string, userId: string): Promise<CredentialHolder['role']> =>
  (await db.selectFrom('users').select('role').where('account_id', '=', accountId).where('id', '=', userId).executeTakeFirstOrThrow()).role;

/** The principal of a credential and its holder. @throws ServiceError `account_suspended`, `network_not_allowed` */
export const principalOf = (
  holder: CredentialHolder,
  own: Pick<Principal, 'scopes' | 'actor' | 'credential' | 'reference'>,
  from: UsedFrom,
): Principal => {
  if (holder.suspended_at !== null) throw accountSuspended();
  expectNetwork(holder, from);
  return {
    ...own,
    accountId: holder.account_id,
    userId: holder.user_id,
    role: holder.role,
    quota: quotaOf(holder.plan, { limit: holder.rate_limit, burst: holder.burst_limit }),
    sockets: socketLimitsOf(holder.plan),
    allowedOrigins: holder.allowed_origins,
    defaultVersion: holder.default_version,
  };
};

/** The error message for a credential of an account in another region; undefined for this region. */
export const regionMismatch = (what: string, { region: home }: Pick<CredentialHolder, 'region'>, here: Region): string | undefined =>
  home === here ? undefined : `This ${what} belongs to an account in the region ${home}, but this is the region ${here}.`;
