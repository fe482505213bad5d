import { sql } from 'kysely';
import type { Tx } from '../../data/connection/transaction.ts';
import type { Tables } from '../../data/tables/index.ts';

/**
 * What becomes of each table when an account is emptied: its people, what they and programs sign in with, its settings and its
 * logs are kept, and everything that was made with them goes. In this order, so that what refers to something goes before it.
 */
const tablePolicies: Readonly<Record<keyof Tables, 'emptied' | 'kept'>> = {
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
  // The bytes that files leave behind stand here until they are deleted.
  unclaimed_objects: 'kept',
  users: 'kept',
  passwords: 'kept',
  password_links: 'kept',
  sign_in_addresses: 'kept',
  sessions: 'kept',
  session_tokens: 'kept',
  api_keys: 'kept',
  credentials: 'kept',
  accounts: 'kept',
  applications: 'kept',
  application_secrets: 'kept',
  application_grants: 'kept',
  authorization_codes: 'kept',
  access_tokens: 'kept',
  refresh_tokens: 'kept',
  token_families: 'kept',
  browser_sessions: 'kept',
  signing_keys: 'kept',
  audit_entries: 'kept',
  logged_requests: 'kept',
  usage_days: 'kept',
  traffic_writers: 'kept',
  secrets: 'kept',
};

const emptied = Object.entries(tablePolicies).flatMap(([table, fate]) => (fate === 'emptied' ? [table] : []));

const detachObjects = (tx: Tx, accountId: string, reclaimAt: string) =>
  sql`
    insert into unclaimed_objects (account_id, key, reclaim_at)
    select account_id, object_key, ${reclaimAt}::timestamptz from files
    where account_id = ${accountId} and object_key is not null`.execute(tx);

/** Takes the account's turn to number events, so that none gets a position between the last one and what is kept of it. */
const keepPosition = async (tx: Tx, accountId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('events of ' || ${accountId}::text, 0))`.execute(tx);
  await sql`
    update accounts set events_begin_after = coalesce(
      (select max(position) from events where account_id = ${accountId} and position is not null), events_begin_after)
    where id = ${accountId}`.execute(tx);
};

/**
 * Deletes all that an account holds but its people, credentials, settings and logs. The positions of its events go on.
 * @param reclaimAt when the bytes of its files may be deleted, as an ISO instant
 */
export const emptyAccount = async (tx: Tx, accountId: string, reclaimAt: string): Promise<void> => {
  await detachObjects(tx, accountId, reclaimAt);
  for (const table of emptied) {
    if (table === 'events') await keepPosition(tx, accountId);
    await sql`delete from ${sql.table(table)} where account_id = ${accountId}`.execute(tx);
  }
};
