import { newAccount } from '@tessera/platform/testing';
import { type Insertable, sql } from 'kysely';
import { newId } from '../../src/core/ids.ts';
import { createSealer } from '../../src/core/sealing.ts';
import type { Database } from '../../src/data/connection/database.ts';
import type { DeliveriesTable } from '../../src/data/tables/deliveries.ts';
import type { WebhooksTable } from '../../src/data/tables/webhooks.ts';
import type { Claimed } from '../../src/delivery/webhooks/endpoints.ts';
import type { Verdict } from '../../src/delivery/webhooks/schedule.ts';
import type { Done } from '../../src/delivery/webhooks/settle.ts';

const sealer = createSealer('of the test');
const start = Date.parse('2026-03-14T09:00:00.000Z');

/** An instant so many seconds after the time of a test. */
export const at = (seconds: number): string => new Date(start + seconds * 1000).toISOString();

/** The time of a test, which passes as the test says. */
export const createTestClock = () => {
  let passed = 0;
  return {
    clock: () => new Date(start + passed * 1000),
    pass: (seconds: number) => {
      passed += seconds;
    },
  };
};

type Columns = Partial<Insertable<DeliveriesTable>>;

/** An account of a test's own, with webhooks and deliveries in whichever state. */
export const newDeliveries = async ({ db }: Database) => {
  const accountId = await newAccount(db);
  let positions = 0;

  const webhook = async (fields: Partial<Insertable<WebhooksTable>> = {}): Promise<string> => {
    const row = { account_id: accountId, id: newId('webhook'), url: 'https://example.com/hook', events: ['RESOURCE_UPDATED'] };
    await db
      .insertInto('webhooks')
      .values({ ...row, description: null, disabled_reason: null, created_by: newId('user'), ...fields })
      .execute();
    return fields.id ?? row.id;
  };

  const secret = async (webhookId: string, slot: 'current' | 'previous', text: string, expires_at: string | null = null) => {
    const row = { account_id: accountId, webhook_id: webhookId, slot, created_at: at(0), expires_at };
    await db
      .insertInto('webhook_secrets')
      .values({ ...row, sealed: sealer.seal(text, webhookId) })
      .execute();
  };

  /** A delivery that is due, by default of another record than all others; its id. */
  const delivery = async (webhookId: string, columns: Columns = {}): Promise<string> => {
    positions += 1;
    const { resource_id = newId('resource') } = columns;
    const event = { account_id: accountId, id: newId('event'), type: 'RESOURCE_UPDATED', resource_id };
    await db
      .insertInto('events')
      .values({ ...event, actor: '{}', data: '{}' })
      .execute();
    const of = { account_id: accountId, webhook_id: webhookId, event_id: event.id, event_type: event.type, resource_id: event.resource_id };
    const row = { ...of, id: newId('delivery'), position: positions, next_attempt_at: at(0), due_at: at(0), created_at: at(0) };
    await db
      .insertInto('deliveries')
      .values({ ...row, last_response_status: null, ...columns })
      .execute();
    return columns.id ?? row.id;
  };

  /** So many deliveries that are due, each of another record; the first one may be blocked by an earlier one of the named record. */
  const many = async (webhookId: string, count: number, blockedOf?: string): Promise<void> => {
    const id = await delivery(webhookId, { status: 'failed', next_attempt_at: null });
    const { event_id } = await stored(id);
    await sql`
      insert into deliveries (account_id, id, webhook_id, event_id, event_type, resource_id, position, created_at, blocked, next_attempt_at, due_at)
      select ${accountId}, 'dlv_' || i, ${webhookId}, ${event_id}, 'RESOURCE_UPDATED',
        case i when 0 then coalesce(${blockedOf ?? null}::text, 'res_0') else 'res_' || i end, ${positions} + 1 + i, ${at(0)}::timestamptz,
        i = 0 and ${blockedOf ?? null}::text is not null, ${at(0)}::timestamptz, ${at(0)}::timestamptz
      from generate_series(0, ${count - 1}::int) i`.execute(db);
  };

  /** A test of a webhook. */
  const test = (webhookId: string, columns: Columns = {}) =>
    delivery(webhookId, { test: true, position: null, resource_id: webhookId, ...columns });

  const stored = async (id: string) =>
    db.selectFrom('deliveries').selectAll().where('account_id', '=', accountId).where('id', '=', id).executeTakeFirstOrThrow();

  const webhookNow = async (id: string) =>
    db.selectFrom('webhooks').selectAll().where('account_id', '=', accountId).where('id', '=', id).executeTakeFirstOrThrow();

  /** Of these deliveries, those that wait for an earlier one. */
  const blockedOf = async (ids: readonly string[]): Promise<string[]> => {
    const rows = await Promise.all(ids.map(stored));
    return rows.filter(({ blocked }) => blocked).map(({ id }) => id);
  };

  return { accountId, webhook, secret, delivery, many, test, stored, webhookNow, blockedOf };
};

/** An attempt at a claimed delivery, as it is put on record. */
export const doneWith = (
  delivery: Claimed,
  verdict: Verdict,
  fields: { at?: string; retryAfterMs?: number; status?: number } = {},
): Done => {
  const { at: sentAt = at(0), retryAfterMs, status = { delivered: 204, gone: 410, failed: 500 }[verdict] } = fields;
  const attempt = { at: sentAt, status, duration_ms: 1, error: null, response_body: '', request_headers: {} };
  return { delivery, verdict, retryAfterMs, attempt };
};

export { sealer };
