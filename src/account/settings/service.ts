import type { AccountSchemas } from '../../contract/types.ts';
import type { Versions } from '../../contract/versions.ts';
import type { Clock } from '../../core/clock.ts';
import { ServiceError } from '../../core/errors.ts';
import { excerpt } from '../../core/excerpt.ts';
import type { Principal } from '../../core/principal.ts';
import type { Queries } from '../../data/connection/database.ts';
import { type Tx, transaction } from '../../data/connection/transaction.ts';
import type { AccountsTable } from '../../data/tables/accounts.ts';
import type { FamilyTablesInOrder } from '../../data/tables/family-table.ts';
import type { Environment } from '../../identity/credentials/api-key-format.ts';
import type { ChangedSettings, NotifyAdministrators, SettingChange } from '../../identity/emails/account-emails.ts';
import { expectMayProtect } from '../../rules/authority.ts';
import { holdsAll } from '../../rules/changes.ts';
import { expectVersion, type IfMatch } from '../../rules/if-match.ts';
import { type Days, daysOf, expectAllowed } from '../retention/settings.ts';
import { expectNoLockOut } from './lock-out.ts';
import { peopleWithoutFactor } from './people.ts';
import { type Policies, policiesOf, policyChanges, policyColumns } from './policies.ts';
import { previewOf } from './preview.ts';
import { resetAccount } from './reset.ts';

type Account = AccountSchemas['Account'];
type Retention = AccountSchemas['Retention'];
type Security = AccountSchemas['SecuritySettings'];
type SecurityUpdate = AccountSchemas['SecuritySettingsUpdate'];

interface Dependencies {
  db: Queries;
  clock: Clock;
  environment: Environment;
  versions: Versions;
  notifyAdministrators: NotifyAdministrators;
  /** The tables that an account is reset with. */
  familyTables: FamilyTablesInOrder;
}

const columns = [
  'id',
  'name',
  'plan',
  'region',
  'search_language',
  'allowed_origins',
  'default_version',
  ...policyColumns,
  'events_days',
  'deliveries_days',
  'audit_days',
  'requests_days',
  'logged_reads',
  'created_at',
  'updated_at',
  'version',
] as const;

/** The contract's name for a column. */
const contractName = (column: string): string => (column === 'default_version' ? 'api_version' : column);

/** The values that a change replaces, by the names of the contract. */
const formerOf = (current: object, fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.keys(fields).map((name) => [contractName(name), (current as Record<string, unknown>)[name] ?? null]));

/** The settings whose value changes. */
const changesOf = (current: object, fields: object): SettingChange[] =>
  Object.entries(fields).flatMap(([name, after]) => {
    if (holdsAll(current, { [name]: after })) return [];
    return [{ name: contractName(name), before: (current as Record<string, unknown>)[name] ?? null, after }];
  });

const expectServed = (name: string | null | undefined, versions: Versions): void => {
  if (name === null || name === undefined) return;
  const served = [...versions.values()].filter(({ stage }) => stage !== 'Retired').map((version) => version.name);
  if (served.includes(name)) return;
  throw new ServiceError('unknown_reference', `Unknown API version ${excerpt(name)}.`, {
    details: [{ field: 'api_version', message: `Must be ${served.join(' or ')}, or null.`, code: 'unknown_reference' }],
  });
};

/** Whether a change shortens a retention or logs fewer reads. Null is the maximum, also of a larger plan. */
const keepsLess = (current: Days & { logged_reads: number }, wanted: Partial<Days> & { logged_reads?: number }): boolean =>
  Object.entries(wanted).some(([name, value]) => (value ?? Infinity) < (current[name as keyof Days] ?? Infinity));

/** Maximum number of administrators without a second factor to list. */
const listed = 100;

const administratorsWithoutFactor = async (db: Queries, accountId: string): Promise<string[]> => {
  const administrators = peopleWithoutFactor(db, accountId).where('users.role', '=', 'admin');
  const without = await administrators.select('users.id').orderBy('users.created_at').orderBy('users.id').limit(listed).execute();
  return without.map(({ id }) => id);
};

const find = (one: Queries, { accountId }: Principal) => one.selectFrom('accounts').select(columns).where('id', '=', accountId);
type Row = Awaited<ReturnType<ReturnType<typeof find>['executeTakeFirstOrThrow']>>;

/** The account's row as two resources, its name and its security settings, which share one version. */
export const createSettingsService = ({ db, clock, environment, versions, notifyAdministrators, familyTables }: Dependencies) => {
  const asAccount = ({
    id,
    name,
    plan,
    region,
    search_language,
    created_at,
    updated_at,
    version,
  }: Row): { data: Account; version: number } => ({
    // The contract has all languages that the column does.
    data: { id, name, plan, region, environment, search_language: search_language as Account['search_language'], created_at, updated_at },
    version,
  });
  const asRetention = ({ plan, logged_reads, updated_at, version, ...row }: Row): { data: Retention; version: number } => ({
    data: { ...daysOf(plan, row), logged_reads, updated_at },
    version,
  });
  /** The security settings, with the people who would have to add a second factor. */
  const asSecurity = async ({ id, version, default_version, ...row }: Row): Promise<{ data: Security; version: number }> => {
    const { allowed_origins, updated_at } = row;
    const administrators_without_second_factor = await administratorsWithoutFactor(db, id);
    const settings = { allowed_origins, api_version: default_version, ...policiesOf(row) };
    return { data: { ...settings, administrators_without_second_factor, updated_at }, version };
  };

  const change = (
    caller: Principal,
    ifMatch: IfMatch,
    fields: Partial<Pick<AccountsTable, 'name' | 'default_version'> & { search_language: string } & Days> & {
      logged_reads?: number;
      allowed_origins?: string[];
    } & Partial<Policies>,
    /** Called with the locked row before it is changed; its last step may e-mail people about the change. */
    before: (tx: Tx, current: Row) => Promise<void> = async () => undefined,
  ) =>
    transaction(db, async (tx) => {
      const current = await find(tx, caller).forNoKeyUpdate().executeTakeFirstOrThrow();
      expectVersion(current.version, ifMatch);
      if (holdsAll(current, fields)) return current;
      await before(tx, current);
      tx.former = formerOf(current, fields);
      await tx
        .updateTable('accounts')
        .set((eb) => ({ ...fields, updated_at: clock().toISOString(), version: eb('version', '+', 1) }))
        .where('id', '=', caller.accountId)
        .execute();
      return find(tx, caller).executeTakeFirstOrThrow();
    });

  const tell = (tx: Tx, what: { settings: ChangedSettings; caller: Principal; address: string }, current: Row, fields: object) =>
    notifyAdministrators(tx, { ...what, changes: changesOf(current, fields) });

  return {
    account: async (caller: Principal) => asAccount(await find(db, caller).executeTakeFirstOrThrow()),

    update: async (caller: Principal, body: AccountSchemas['AccountUpdate'], ifMatch: IfMatch) =>
      asAccount(
        await change(caller, ifMatch, body, async (tx, current) => {
          if (holdsAll(current, { search_language: body.search_language ?? current.search_language })) return;
          await tx
            .updateTable('accounts')
            .set({ search_language_since: clock().toISOString() })
            .where('id', '=', caller.accountId)
            .execute();
        }),
      ),

    retention: async (caller: Principal) => asRetention(await find(db, caller).executeTakeFirstOrThrow()),

    retain: async (caller: Principal, { logged_reads, ...days }: AccountSchemas['RetentionUpdate'], ifMatch: IfMatch, address: string) => {
      const { plan } = await find(db, caller).executeTakeFirstOrThrow();
      expectAllowed(plan, days);
      const fields = { ...days, ...(logged_reads === undefined ? {} : { logged_reads: logged_reads ?? 1 }) };
      const changed = await change(caller, ifMatch, fields, async (tx, current) => {
        if (!keepsLess(current, fields)) return;
        expectMayProtect(caller);
        await tell(tx, { settings: 'retention', caller, address }, current, fields);
      });
      return asRetention(changed);
    },

    reset: async (caller: Principal) => {
      await resetAccount({ db, clock, environment, familyTables }, caller.accountId);
      return asAccount(await find(db, caller).executeTakeFirstOrThrow());
    },

    security: async (caller: Principal) => asSecurity(await find(db, caller).executeTakeFirstOrThrow()),

    /** @param address where the request comes from, so that callers cannot lock themselves out */
    secure: async (caller: Principal, body: SecurityUpdate, ifMatch: IfMatch, address: string) => {
      const { allowed_origins, api_version } = body;
      expectMayProtect(caller);
      expectServed(api_version, versions);
      const policies = policyChanges(body);
      const fields = {
        ...(allowed_origins === undefined ? {} : { allowed_origins: allowed_origins ?? [] }),
        ...(api_version === undefined ? {} : { default_version: api_version }),
        ...policies,
      };
      const changed = await change(caller, ifMatch, fields, async (tx, current) => {
        await expectNoLockOut(tx, caller, address, { ...policiesOf(current), ...policies }, clock());
        await tell(tx, { settings: 'security', caller, address }, current, fields);
      });
      return asSecurity(changed);
    },

    /** Whom a change would affect. Refused in the same cases as the change itself. */
    preview: async (caller: Principal, body: SecurityUpdate, address: string): Promise<{ data: AccountSchemas['SecurityPreview'] }> => {
      expectServed(body.api_version, versions);
      const current = policiesOf(await find(db, caller).executeTakeFirstOrThrow());
      const next = { ...current, ...policyChanges(body) };
      await expectNoLockOut(db, caller, address, next, clock());
      return { data: await previewOf(db, caller.accountId, current, next, clock()) };
    },
  };
};

export type SettingsService = ReturnType<typeof createSettingsService>;
