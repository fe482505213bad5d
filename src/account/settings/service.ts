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

const columns = ['id', 'name', 'plan', 'region', 'allowed_origins', 'default_version', 'created_at', 'updated_at', 'version'] as const;

const expectServed = (name: string | null | undefined, versions: Versions): void => {
  if (name === null || name === undefined) return;
  const served = [...versions.values()].filter(({ stage }) => stage !== 'Retired').map((version) => version.name);
  if (served.includes(name)) return;
  throw new ServiceError('unknown_reference', `There is no version ${excerpt(name)} to answer with.`, {
    details: [{ field: 'api_version', message: `Must be ${served.join(' or ')}, or null.`, code: 'unknown_reference' }],
  });
};

/** The account's row as two resources: its name, and its security settings. Both have the same version. */
export const createSettingsService = ({ db, clock, environment, versions }: Dependencies) => {
  const find = (one: Queries, { accountId }: Principal) => one.selectFrom('accounts').select(columns).where('id', '=', accountId);
  type Row = Awaited<ReturnType<ReturnType<typeof find>['executeTakeFirstOrThrow']>>;

  const asAccount = ({ id, name, plan, region, created_at, updated_at, version }: Row): { data: Account; version: number } => ({
    data: { id, name, plan, region, environment, created_at, updated_at },
    version,
  });
  const asSecurity = ({ allowed_origins, default_version, updated_at, version }: Row): { data: Security; version: number } => ({
    data: { allowed_origins, api_version: default_version, updated_at },
    version,
  });

  const change = (
    caller: Principal,
    ifMatch: IfMatch,
    fields: Partial<Pick<AccountsTable, 'name' | 'default_version'>> & { allowed_origins?: string[] },
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

    secure: async (caller: Principal, { allowed_origins, api_version }: AccountSchemas['SecuritySettingsUpdate'], ifMatch: IfMatch) => {
      expectServed(api_version, versions);
      const fields = {
        ...(allowed_origins === undefined ? {} : { allowed_origins: allowed_origins ?? [] }),
        ...(api_version === undefined ? {} : { default_version: api_version }),
      };
      return asSecurity(await change(caller, ifMatch, fields));
    },
  };
};

export type SettingsService = ReturnType<typeof createSettingsService>;
