import { sql } from 'kysely';
import { platformFamilies } from '../../contract/operations.ts';
import type { FamilyOf } from '../../contract/types.ts';
import type { Tx } from '../../data/connection/transaction.ts';
import type { Tables } from '../../data/tables/index.ts';

type TablePolicy = 'emptied' | 'preserved';
type FamilyTable = FamilyOf<'platform'> & keyof Tables;
type TablePolicies = Record<Exclude<keyof Tables, FamilyTable>, TablePolicy> & { [Family in FamilyTable]?: TablePolicy };

/**
 * What happens to each table when an account is emptied. Users, credentials, settings and logs stay; all other data is deleted. Referencing
 * rows are deleted first. Families that are not named here are emptied before all others, because their rows may refer to theirs.
 */
const tablePolicies: Readonly<TablePolicies> = {
  idempotency_keys: 'emptied',
  deliveries: 'emptied',
  webhook_notices: 'emptied',
  webhook_secrets: 'emptied',
  webhooks: 'emptied',
  operations: 'emptied',
  integrations: 'emptied',
  comments: 'emptied',
  files: 'emptied',
  tasks: 'emptied',
  project_members: 'emptied',
  projects: 'emptied',
  former_projects: 'emptied',
  team_members: 'emptied',
  teams: 'emptied',
  resources: 'emptied',
  outbox: 'emptied',
  events: 'emptied',
  event_spans: 'emptied',
  event_archives: 'emptied',
  // Holds the object keys of deleted files until their bytes are deleted from the store.
  unclaimed_objects: 'preserved',
  users: 'preserved',
  passwords: 'preserved',
  password_links: 'preserved',
  email_changes: 'preserved',
  second_factors: 'preserved',
  recovery_codes: 'preserved',
  sign_in_challenges: 'preserved',
  used_passkey_challenges: 'preserved',
  used_client_assertions: 'preserved',
  letters: 'preserved',
  sign_in_addresses: 'preserved',
  sessions: 'preserved',
  session_tokens: 'preserved',
  api_keys: 'preserved',
  credentials: 'preserved',
  accounts: 'preserved',
  event_heads: 'preserved',
  applications: 'preserved',
  application_secrets: 'preserved',
  application_grants: 'preserved',
  authorization_codes: 'preserved',
  device_codes: 'preserved',
  access_tokens: 'preserved',
  refresh_tokens: 'preserved',
  token_families: 'preserved',
  browser_sessions: 'preserved',
  logout_tokens: 'preserved',
  dashboard_sessions: 'preserved',
  signing_keys: 'preserved',
  audit_entries: 'preserved',
  logged_requests: 'preserved',
  usage_days: 'preserved',
  used_parts: 'preserved',
  traffic_writers: 'preserved',
  operator_answers: 'preserved',
  secrets: 'preserved',
};

/** The tables to empty, in order. @param families the tables of the families, including those without a policy here */
export const tablesToEmpty = (families: readonly string[]): readonly string[] => [
  ...families.filter((family) => !(family in tablePolicies)),
  ...Object.entries(tablePolicies).flatMap(([table, policy]) => (policy === 'emptied' ? [table] : [])),
];

/** Each family of the platform has a table of the same name; otherwise this does not compile. */
const familyTables: readonly (keyof Tables)[] = platformFamilies;

const emptied = tablesToEmpty(familyTables);

/**
 * Deletes the files and adds a row for each of their objects. It is one statement, so that a concurrent deletion or upload does not do
 * the same.
 */
const deleteFiles = (tx: Tx, accountId: string, reclaimAt: string) =>
  sql`
    with deleted as (delete from files where account_id = ${accountId} returning account_id, object_key)
    insert into unclaimed_objects (account_id, key, reclaim_at)
    select account_id, object_key, ${reclaimAt}::timestamptz from deleted where object_key is not null`.execute(tx);

/** The same for archived events. */
const deleteArchives = (tx: Tx, accountId: string, reclaimAt: string) =>
  sql`
    with deleted as (delete from event_archives where account_id = ${accountId} returning account_id, object_key)
    insert into unclaimed_objects (account_id, key, reclaim_at)
    select account_id, object_key, ${reclaimAt}::timestamptz from deleted`.execute(tx);

/**
 * Takes the lock that numbers the account's events, so that no event gets a position before the new start is stored. Both numbering and
 * emptying delete from the outbox only under this lock.
 */
const storeBeginning = async (tx: Tx, accountId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('events of ' || ${accountId}::text, 0))`.execute(tx);
  await sql`
    update accounts set events_begin_after = event_head(id), events_deleted_until = 0 where id = ${accountId}`.execute(tx);
};

/**
 * Deletes all data of an account except its users, credentials, settings and logs. Event positions continue.
 * @param reclaimAt when the bytes of its files may be deleted, as an ISO instant
 */
export const emptyAccount = async (tx: Tx, accountId: string, reclaimAt: string): Promise<void> => {
  for (const table of emptied) {
    if (table === 'outbox') await storeBeginning(tx, accountId);
    if (table === 'files') await deleteFiles(tx, accountId, reclaimAt);
    else if (table === 'event_archives') await deleteArchives(tx, accountId, reclaimAt);
    else await sql`delete from ${sql.table(table)} where account_id = ${accountId}`.execute(tx);
  }
};
