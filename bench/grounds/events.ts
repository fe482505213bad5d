import { sql } from 'kysely';
import { newId } from '../../src/core/ids.ts';
import type { Queries } from '../../src/data/connection/database.ts';
import type { Ground } from '../machinery/bench.ts';
import { addAccount, analyse, createDatabase } from './database.ts';
import { type Account, smallSize, type TwoAccounts } from './resources.ts';

/** The events are spread evenly over so many days, of which the accounts keep the last ones. */
const days = 395;
const keptDays = 365;

/** Events and deliveries are inserted so many at a time. */
const portion = 250_000;

const insertEvents = (db: Queries, accountId: string, from: number, to: number, size: number) =>
  sql`
    insert into events (account_id, id, type, resource_id, actor, data, created_at, position)
    select ${accountId}, 'evt_0' || lpad(i::text, 25, '0'), (array['RESOURCE_CREATED', 'RESOURCE_UPDATED', 'USER_UPDATED', 'WEBHOOK_UPDATED'])[1 + i % 4],
      'res_0' || lpad((i % 5000)::text, 25, '0'), '{"type": "user", "id": "usr_01jq3x5gkz0v7t9n2m4p6r8s1w"}',
      jsonb_build_object('id', 'res_0' || lpad((i % 5000)::text, 25, '0'), 'name', 'Theodolite of river ' || i, 'status', 'active',
        'description', repeat('A longer text, as people write them. ', 6), 'metadata', '{"design": true}'::jsonb),
      now() - ${days} * interval '1 day' * (1 - i::float / ${size}), i
    from generate_series(${sql.lit(from)}, ${sql.lit(to)}) i`.execute(db);

const insertDeliveries = (db: Queries, accountId: string, webhookId: string, from: number, to: number) =>
  sql`
    insert into deliveries (account_id, id, webhook_id, event_id, event_type, resource_id, position, status, tries, attempt_count,
      last_response_status, attempts, created_at, updated_at)
    select ${accountId}, 'dlv_0' || lpad(position::text, 25, '0'), ${webhookId}, id, type, resource_id, position, 'succeeded', 1, 1, 200,
      '[{"at": "2026-03-14T09:26:53.589Z", "status": 200, "duration_ms": 12, "error": null, "response_body": "", "request_headers": {"webhook-id": "evt"}}]',
      created_at, created_at
    from events where account_id = ${accountId} and position between ${from} and ${to}`.execute(db);

const insertAudit = (db: Queries, accountId: string, size: number) =>
  sql`
    insert into audit_entries (account_id, id, action, subject_id, changes, created_at)
    select ${accountId}, 'aud_0' || lpad(i::text, 25, '0'), 'updateApiKey', 'key_01jq3x5gkz0v7t9n2m4p6r8s1w', '{"name": "Nightly importer"}',
      now() - ${days} * interval '1 day' * (1 - i::float / ${size})
    from generate_series(1, ${sql.lit(size)}) i`.execute(db);

/** The number of an event that is still there after the sweep, a day from its edge. */
const aKept = (size: number): number => size - Math.floor(Math.random() * size * ((keptDays - 1) / days));

const ago = (count: number): string => new Date(Date.now() - count * 86_400_000).toISOString();

const readsOf = (size: number): Account['reads'] => ({
  'one event by its id': Array.from({ length: 250 }, () => `/v1/events/evt_0${String(aKept(size)).padStart(25, '0')}`),
  'events, first page': ['/v1/events?limit=20'],
  'events of one type': ['/v1/events?limit=20&type=WEBHOOK_UPDATED'],
  'events of the last day': [`/v1/events?limit=20&created_at_gt=${ago(1)}`],
  'events of the last half year': [`/v1/events?limit=20&created_at_gt=${ago(180)}`],
  'a quarter of an hour half a year ago': [`/v1/events?limit=20&created_at_gt=${ago(180)}&created_at_lt=${ago(180 - 1 / 96)}`],
  'newest before half a year ago': [`/v1/events?limit=20&sort=created_at:desc&created_at_lt=${ago(180)}`],
  'deliveries with their total': ['/v1/account/deliveries?limit=20'],
  'deliveries that failed': ['/v1/account/deliveries?limit=20&status=failed'],
  'audit log with its total': ['/v1/account/audit?limit=20'],
  'audit log, page 50': ['/v1/account/audit?limit=20&page=50'],
});

const createAccount = async (db: Queries, size: number): Promise<Account> => {
  const caller = await addAccount(db, { scopes: ['read', 'admin'], events_days: keptDays, deliveries_days: keptDays });
  const { accountId, userId } = caller;
  const webhookId = newId('webhook');
  const webhook = {
    account_id: accountId,
    id: webhookId,
    url: 'https://hooks.example.com/a',
    events: ['RESOURCE_CREATED'],
    created_by: userId,
  };
  await db.insertInto('webhooks').values(webhook).execute();
  for (let from = 1; from <= size; from += portion) {
    const to = Math.min(size, from + portion - 1);
    await insertEvents(db, accountId, from, to, size);
    await insertDeliveries(db, accountId, webhookId, from, to);
  }
  await sql`insert into event_heads (account_id, position) values (${accountId}, ${size})`.execute(db);
  await insertAudit(db, accountId, Math.ceil(size / 10));
  return { ...caller, size, reads: readsOf(size) };
};

/** Accounts that have been in use for more than a year. */
export const events: Ground<TwoAccounts> = {
  data: 'events of 395 days with deliveries, of a small account and of a large one',
  prepare: (run) =>
    createDatabase(run, async (db) => {
      const accounts: TwoAccounts['accounts'] = [await createAccount(db, smallSize), await createAccount(db, run.size)];
      await analyse(db);
      return { accounts };
    }),
};
