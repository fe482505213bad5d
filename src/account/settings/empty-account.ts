import { sql } from 'kysely';
import type { Tx } from '../../data/connection/transaction.ts';
import { namingTables } from '../../data/objects/named-objects.ts';
import type { FamilyTablesInOrder } from '../../data/tables/family-table.ts';
import type { OwnTables } from '../../data/tables/index.ts';

/**
 * What happens to each table of no family when an account is emptied. Users, credentials, settings and logs stay; all other data is deleted.
 * Referencing rows are deleted first.
 */
const tablePolicies: Readonly<Record<keyof OwnTables, 'emptied' | 'preserved'>> = {
  idempotency_keys: 'emptied',
  deliveries: 'emptied',
  webhook_notices: 'emptied',
  webhook_secrets: 'emptied',
  webhooks: 'emptied',
  operations: 'emptied',
  outbox: 'emptied',
  events: 'emptied',
  event_spans: 'emptied',
  event_archives: 'emptied',
  // Holds the object keys of deleted files until their bytes are deleted from the store.
  unclaimed_objects: 'preserved',
  // Those of deleted records go with them.
  search_documents: 'preserved',
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
  registered_documents: 'preserved',
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

/** A table, and its column with the key of an object whose bytes are deleted with the row. */
interface Emptied {
  table: string;
  objectKey: string | undefined;
}

/** The tables to empty, in order. */
export const tablesToEmpty = (familyTables: FamilyTablesInOrder): readonly Emptied[] => {
  const own = Object.entries(tablePolicies).flatMap(([table, policy]) => (policy === 'emptied' ? [table] : []));
  const keys = new Map(namingTables(familyTables).map(({ table, key }) => [table, key]));
  return [...Object.keys(familyTables).reverse(), ...own].map((table) => ({ table, objectKey: keys.get(table) }));
};

/**
 * Deletes rows and adds a row for each of their objects. It is one statement, so that a concurrent deletion or upload does not do the same.
 */
const deleteWithObjects = (tx: Tx, accountId: string, table: string, objectKey: string, reclaimAt: string) => {
  const key = sql.ref(objectKey);
  return sql`
    with deleted as (delete from ${sql.table(table)} where account_id = ${accountId} returning account_id, ${key})
    insert into unclaimed_objects (account_id, key, reclaim_at)
    select account_id, ${key}, ${reclaimAt}::timestamptz from deleted where ${key} is not null`.execute(tx);
};

/**
 * Takes the lock that numbers the account's events, so that no event gets a position before the new start is stored. Both numbering and
 * emptying delete from the outbox only under this lock.
 */
const storeBeginning = async (tx: Tx, accountId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('events of ' || ${accountId}::text, 0))`.execute(tx);
  await sql`
    update accounts set events_begin_after = event_head(id), events_deleted_until = 0 where id = ${accountId}`.execute(tx);
};

/** What is emptied, and when the bytes of its files may be deleted, as an ISO instant. */
interface Emptying {
  familyTables: FamilyTablesInOrder;
  reclaimAt: string;
}

/** Deletes all data of an account except its users, credentials, settings and logs. Event positions continue. */
export const emptyAccount = async (tx: Tx, accountId: string, { familyTables, reclaimAt }: Emptying): Promise<void> => {
  for (const { table, objectKey } of tablesToEmpty(familyTables)) {
    if (table === 'outbox') await storeBeginning(tx, accountId);
    if (objectKey) await deleteWithObjects(tx, accountId, table, objectKey, reclaimAt);
    else await sql`delete from ${sql.table(table)} where account_id = ${accountId}`.execute(tx);
  }
};
