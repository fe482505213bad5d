import { sql } from 'kysely';
import type { EventType } from '../../contract/events.ts';
import type { Queries } from '../../data/connection/database.ts';
import { longRunning } from '../../data/connection/long-running.ts';
import type { Tx } from '../../data/connection/transaction.ts';
import { preferIndexScans } from '../../data/query/by-indexes.ts';
import type { Viewer } from '../../data/query/cached-statements.ts';
import { parent } from '../../data/query/window.ts';
import { lockFanOut, lockQueues, reblock } from '../../delivery/webhooks/order.ts';
import { type InAccount, recordColumns } from '../../kit/reads.ts';
import { tableOf } from '../../kit/table.ts';
import type { EventAudience, Extent } from '../events/service.ts';

const deliveries = tableOf('deliveries', {
  kind: 'delivery',
  columns: recordColumns('Delivery'),
  // The column is text; the contract lists the event types that it holds.
  expressions: { event_type: sql.ref<EventType>('deliveries.event_type') },
  ties: { status: sql.ref('deliveries.created_at') },
});

const ofAccount = (db: Queries, { accountId }: InAccount) => db.selectFrom('deliveries').where('deliveries.account_id', '=', accountId);

const ofWebhook = (db: Queries, caller: InAccount, webhookId: string) =>
  ofAccount(db, caller).where('deliveries.webhook_id', '=', webhookId);

/** The reads of deliveries. A delivery is visible to those who see its event, because the receiver's answer may repeat the event. */
export const readsFor = (audience: EventAudience) => {
  const seen = (caller: Viewer, extent: Extent) => audience.ofEvent(caller, sql.ref('deliveries.event_id'), extent);
  return {
    list: deliveries.list((db, viewer, webhookId: string) => ofWebhook(db, viewer, webhookId).where(seen(viewer, 'many'))),

    /** The same window of the deliveries of each webhook. */
    windowsOfWebhooks: deliveries.windows((db, viewer) =>
      ofAccount(db, viewer).where('deliveries.webhook_id', '=', parent).where(seen(viewer, 'many')),
    ),

    findById: deliveries.findById((db, viewer) => ofAccount(db, viewer).where(seen(viewer, 'one'))),
  };
};

/** Adds a test delivery that is due now. */
export const insertTest = (
  tx: Tx,
  caller: InAccount,
  { webhookId, eventId, eventType }: { webhookId: string; eventId: string; eventType: EventType },
  now: string,
) =>
  deliveries.insert(
    tx,
    caller,
    {
      webhook_id: webhookId,
      event_id: eventId,
      event_type: eventType,
      resource_id: webhookId,
      test: true,
      status: 'pending',
      attempt_count: 0,
      attempts: [],
      next_attempt_at: now,
      due_at: now,
      last_response_status: null,
    },
    now,
  );

/** Makes deliveries of a webhook due now with no tries used. Each stays at its position in its queue. */
const makeDue = async (tx: Tx, { accountId }: InAccount, webhookId: string, ids: readonly string[], now: string): Promise<void> => {
  await lockFanOut(tx, accountId);
  const chosen = await tx
    .selectFrom('deliveries')
    .select(['id', 'webhook_id', 'resource_id', 'position'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute();
  const own = chosen.filter((one) => one.webhook_id === webhookId);
  const queues = own.flatMap(({ resource_id, position }) =>
    resource_id === null || position === null ? [] : [{ webhookId, resourceId: resource_id }],
  );
  await lockQueues(tx, accountId, queues);
  await tx
    .updateTable('deliveries')
    .set((eb) => ({
      status: 'pending',
      tries: 0,
      lease: null,
      next_attempt_at: now,
      due_at: now,
      updated_at: now,
      blocked: sql<boolean>`position is not null and resource_id is not null`,
      version: eb('version', '+', 1),
    }))
    .where('account_id', '=', accountId)
    .where(sql<boolean>`id = any(${own.map(({ id }) => id)}::text[])`)
    .execute();
  await reblock(tx, accountId, queues);
};

/** Makes a delivery due again, and returns it; undefined when the webhook has no such delivery. */
export const redeliver = async (tx: Tx, caller: InAccount, webhookId: string, id: string, now: string) => {
  await preferIndexScans(tx);
  await makeDue(tx, caller, webhookId, [id], now);
  return deliveries.lock((db, of: InAccount) => ofWebhook(db, of, webhookId))(tx, caller, id);
};

/**
 * Ends a pause that the receiver requested. The deliveries that it delayed become due. Returns whether the pause was still in effect.
 * Blocked deliveries need no change: they wait for the first delivery of their queue.
 */
export const endRetryAfter = async (tx: Tx, { accountId }: InAccount, webhookId: string, now: string): Promise<boolean> => {
  const { rows } = await sql<{ until: string }>`
    update webhooks set paused_until = null from (
      select paused_until as until from webhooks where account_id = ${accountId} and id = ${webhookId} and paused_until is not null
    ) as before
    where account_id = ${accountId} and id = ${webhookId}
    returning before.until`.execute(tx);
  const until = rows[0]?.until;
  if (until === undefined || Date.parse(until) <= Date.parse(now)) return false;
  await preferIndexScans(tx);
  const waiting = sql`
    update deliveries set
      next_attempt_at = ${now}::timestamptz, due_at = ${now}::timestamptz, updated_at = ${now}::timestamptz, version = version + 1
    where account_id = ${accountId} and webhook_id = ${webhookId} and status = 'pending' and not blocked and lease is null
      and next_attempt_at > ${now}::timestamptz and next_attempt_at <= ${until}::timestamptz`;
  await longRunning(tx, () => waiting.execute(tx));
  return true;
};

/** Selects the failed deliveries of a webhook that were created from `since` to `until`, and come after the delivery `after`. */
export interface Failed {
  webhookId: string;
  since: string;
  until: string;
  after?: { created_at: string; id: string };
}

const failed = (tx: Queries, caller: InAccount, { webhookId, since, until, after }: Failed) =>
  ofWebhook(tx, caller, webhookId)
    .where('deliveries.status', '=', 'failed')
    .where('deliveries.created_at', '>=', since)
    .where('deliveries.created_at', '<=', until)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(deliveries.created_at, deliveries.id) > (${after?.created_at}::timestamptz, ${after?.id})`),
    );

export const countFailed = async (tx: Queries, caller: InAccount, which: Failed): Promise<number> => {
  const { count } = await failed(tx, caller, which)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Makes the oldest of these deliveries due, `limit` at most, and returns them, oldest first. */
export const redeliverFailed = async (tx: Tx, caller: InAccount, which: Failed, limit: number, now: string) => {
  await preferIndexScans(tx);
  const oldest = await failed(tx, caller, which)
    .select(['deliveries.id', 'deliveries.created_at'])
    .orderBy('deliveries.created_at')
    .orderBy('deliveries.id')
    .limit(limit)
    .forUpdate()
    .execute();
  const ids = oldest.map(({ id }) => id);
  if (ids.length > 0) await makeDue(tx, caller, which.webhookId, ids, now);
  return oldest;
};
