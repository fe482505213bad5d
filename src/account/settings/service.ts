import type { AccountSchemas } from '../../contract/types.ts';
import type { Versions } from '../../contract/versions.ts';
import type { Clock } from '../../core/clock.ts';
import { ServiceError } from '../../core/errors.ts';
import { excerpt } from '../../core/excerpt.ts';
import type { Principal } from '../../core/principal.ts';
import type { Queries } from '../../data/connection/database.ts';
import { transaction } from '../../data/connection/transaction.ts';
import type { AccountsTable } from '../../data/tables/accounts.ts';
import type { Environment } from '../../identity/credentials/api-key-format.ts';
import { holdsAll } from '../../rules/changes.ts';
import { expectVersion, type IfMatch } from '../../rules/if-match.ts';
import { resetAccount } from './reset.ts';

type Account = AccountSchemas['Account'];
type Security = AccountSchemas['SecuritySettings'];

interface Dependencies {
  db: Queries;
  clock: Clock;
  environment: Environment;
  versions: Versions;
}

const columns = [
  'id',
  'name',
  'plan',
  'region',
  'allowed_origins',
  'default_version',
  'administrators_need_second_factor',
  'created_at',
  'updated_at',
  'version',
] as const;

const expectServed = (name: string | null | undefined, versions: Versions): void => {
  if (name === null || name === undefined) return;
  const served = [...versions.values()].filter(({ stage }) => stage !== 'Retired').map((version) => version.name);
  if (served.includes(name)) return;
  throw new ServiceError('unknown_reference', `There is no version ${excerpt(name)} to answer with.`, {
    details: [{ field: 'api_version', message: `Must be ${served.join(' or ')}, or null.`, code: 'unknown_reference' }],
  });
};

/** How many administrators are listed who have no second factor. */
const listed = 100;

const administratorsWithoutFactor = async (db: Queries, accountId: string): Promise<string[]> => {
  const without = await db
    .selectFrom('users')
    .select('id')
    .where('account_id', '=', accountId)
    .where('role', '=', 'admin')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('second_factors as factor')
            .select('factor.id')
            .whereRef('factor.account_id', '=', 'users.account_id')
            .whereRef('factor.user_id', '=', 'users.id')
            .where('factor.confirmed_at', 'is not', null),
        ),
      ),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(listed)
    .execute();
  return without.map(({ id }) => id);
};

/** The account's row as two resources: its name, and its security settings. Both have the same version. */
export const createSettingsService = ({ db, clock, environment, versions }: Dependencies) => {
  const find = (one: Queries, { accountId }: Principal) => one.selectFrom('accounts').select(columns).where('id', '=', accountId);
  type Row = Awaited<ReturnType<ReturnType<typeof find>['executeTakeFirstOrThrow']>>;

  const asAccount = ({ id, name, plan, region, created_at, updated_at, version }: Row): { data: Account; version: number } => ({
    data: { id, name, plan, region, environment, created_at, updated_at },
    version,
  });
  /** With who would have to add a second factor, so that nobody is surprised. */
  const asSecurity = async ({ id, version, default_version, ...row }: Row): Promise<{ data: Security; version: number }> => {
    const { allowed_origins, administrators_need_second_factor, updated_at } = row;
    const administrators_without_second_factor = await administratorsWithoutFactor(db, id);
    const settings = { allowed_origins, api_version: default_version, administrators_need_second_factor };
    return { data: { ...settings, administrators_without_second_factor, updated_at }, version };
  };

  const change = (
    caller: Principal,
    ifMatch: IfMatch,
    fields: Partial<Pick<AccountsTable, 'name' | 'default_version'>> & {
      allowed_origins?: string[];
      administrators_need_second_factor?: boolean;
    },
  ) =>
    transaction(db, async (tx) => {
      const current = await find(tx, caller).forNoKeyUpdate().executeTakeFirstOrThrow();
      expectVersion(current.version, ifMatch);
      if (holdsAll(current, fields)) return current;
      await tx
        .updateTable('accounts')
        .set((eb) => ({ ...fields, updated_at: clock().toISOString(), version: eb('version', '+', 1) }))
        .where('id', '=', caller.accountId)
        .execute();
      return find(tx, caller).executeTakeFirstOrThrow();
    });

  return {
    account: async (caller: Principal) => asAccount(await find(db, caller).executeTakeFirstOrThrow()),

    rename: async (caller: Principal, { name }: AccountSchemas['AccountUpdate'], ifMatch: IfMatch) =>
      asAccount(await change(caller, ifMatch, name === undefined ? {} : { name })),

    reset: async (caller: Principal) => {
      await resetAccount({ db, clock, environment }, caller.accountId);
      return asAccount(await find(db, caller).executeTakeFirstOrThrow());
    },

    security: async (caller: Principal) => asSecurity(await find(db, caller).executeTakeFirstOrThrow()),

    secure: async (caller: Principal, body: AccountSchemas['SecuritySettingsUpdate'], ifMatch: IfMatch) => {
      const { allowed_origins, api_version, administrators_need_second_factor } = body;
      expectServed(api_version, versions);
      const fields = {
        ...(allowed_origins === undefined ? {} : { allowed_origins: allowed_origins ?? [] }),
        ...(api_version === undefined ? {} : { default_version: api_version }),
        ...(administrators_need_second_factor === undefined ? {} : { administrators_need_second_factor }),
      };
      return asSecurity(await change(caller, ifMatch, fields));
    },
  };
};

export type SettingsService = ReturnType<typeof createSettingsService>;
