import { sql } from 'kysely';
import type { EventType } from '../../contract/events.ts';
import { newId } from '../../core/ids.ts';
import type { Principal } from '../../core/principal.ts';
import type { Queries } from '../../data/connection/database.ts';
import { longRunning } from '../../data/connection/long-running.ts';
import type { Tx } from '../../data/connection/transaction.ts';
import { byIndexes } from '../../data/query/by-indexes.ts';
import type { Viewer } from '../../data/query/cached-statements.ts';
import type { Collection } from '../../data/query/collection.ts';
import { listOf } from '../../data/query/list.ts';
import { lockFanOut, lockQueues, reblock } from '../../delivery/webhooks/order.ts';
import { ofSeenEvent } from '../events/service.ts';
import { inVisibleProject, inVisibleProjects } from '../projects/service.ts';
import type { Delivery } from './webhook.ts';

const columns = [
  'id',
  'webhook_id',
  'event_id',
  'event_type',
  'status',
  'attempt_count',
  'next_attempt_at',
  'last_response_status',
  'attempts',
  'created_at',
  'updated_at',
] as const;
const shown = columns.map((column) => `deliveries.${column}` as const);

const collection: Collection = {
  columns: Object.fromEntries(columns.map((column) => [column, sql.ref(`deliveries.${column}`)])),
  key: sql.ref('deliveries.id'),
  ties: { status: sql.ref('deliveries.created_at') },
};

type Row = Delivery & { version: number };

const ofWebhook = (db: Queries, accountId: string, webhookId: string) =>
  db.selectFrom('deliveries').where('deliveries.account_id', '=', accountId).where('deliveries.webhook_id', '=', webhookId);

/** Receivers may answer what they were sent, so that a delivery is for those who see its event. */
const seen = (caller: Viewer, inProject: typeof inVisibleProject) => ofSeenEvent(caller, sql.ref('deliveries.event_id'), inProject);

export const listDeliveries = listOf<Delivery, [webhookId: string]>({
  base: (db, viewer, webhookId) => ofWebhook(db, viewer.accountId, webhookId).where(seen(viewer, inVisibleProjects)),
  select: (base) => base.select(shown),
  collection,
});

export const findDelivery = (db: Queries, caller: Principal, webhookId: string, id: string) =>
  ofWebhook(db, caller.accountId, webhookId)
    .where('deliveries.id', '=', id)
    .where(seen(caller, inVisibleProject))
    .select(shown)
    .select('deliveries.version')
    .executeTakeFirst() as Promise<Row | undefined>;

/** A delivery of a test, due now. */
export const insertTest = (
  tx: Queries,
  { accountId }: Principal,
  now: string,
  { webhookId, eventId, eventType }: { webhookId: string; eventId: string; eventType: EventType },
) =>
  tx
    .insertInto('deliveries')
    .values({
      account_id: accountId,
      id: newId('delivery'),
      webhook_id: webhookId,
      event_id: eventId,
      event_type: eventType,
      resource_id: webhookId,
      test: true,
      next_attempt_at: now,
      last_response_status: null,
      created_at: now,
      updated_at: now,
    })
    .returning([...columns, 'version'])
    .executeTakeFirstOrThrow() as Promise<Row>;

/** Makes deliveries of a webhook due from the start, each in its place in its line. */
const makeDue = async (tx: Tx, accountId: string, webhookId: string, ids: readonly string[], now: string): Promise<Row[]> => {
  await lockFanOut(tx, accountId);
  const chosen = await tx
    .selectFrom('deliveries')
    .select(['id', 'webhook_id', 'resource_id', 'position'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute();
  const own = chosen.filter((one) => one.webhook_id === webhookId);
  const lines = own.flatMap(({ resource_id, position }) =>
    resource_id === null || position === null ? [] : [{ webhookId, resourceId: resource_id }],
  );
  await lockQueues(tx, accountId, lines);
  const rows = (await tx
    .updateTable('deliveries')
    .set((eb) => ({
      status: 'pending',
      tries: 0,
      lease: null,
      next_attempt_at: now,
      updated_at: now,
      blocked: sql<boolean>`position is not null and resource_id is not null`,
      version: eb('version', '+', 1),
    }))
    .where('account_id', '=', accountId)
    .where(sql<boolean>`id = any(${own.map(({ id }) => id)}::text[])`)
    .returning([...shown, 'deliveries.version'])
    .execute()) as Row[];
  await reblock(tx, accountId, lines);
  return rows;
};

export const redeliver = async (tx: Tx, { accountId }: Principal, webhookId: string, id: string, now: string) => {
  await byIndexes(tx);
  const [row] = await makeDue(tx, accountId, webhookId, [id], now);
  return row;
};

/**
 * Makes due what was put off because the address asked to be left alone; answers whether it is still to be. What waits in a line is
 * put off by the first of it.
 */
export const endPause = async (tx: Tx, { accountId }: Principal, webhookId: string, now: string): Promise<boolean> => {
  const { rows } = await sql<{ until: string }>`
    update webhooks set paused_until = null from (
      select paused_until as until from webhooks where account_id = ${accountId} and id = ${webhookId} and paused_until is not null
    ) as before
    where account_id = ${accountId} and id = ${webhookId}
    returning before.until`.execute(tx);
  const until = rows[0]?.until;
  if (until === undefined || Date.parse(until) <= Date.parse(now)) return false;
  await byIndexes(tx);
  const waiting = sql`
    update deliveries set next_attempt_at = ${now}::timestamptz, updated_at = ${now}::timestamptz, version = version + 1
    where account_id = ${accountId} and webhook_id = ${webhookId} and status = 'pending' and not blocked and lease is null
      and next_attempt_at > ${now}::timestamptz and next_attempt_at <= ${until}::timestamptz`;
  await longRunning(tx, () => waiting.execute(tx));
  return true;
};

/** Failed deliveries of a webhook that were created in a span of time, from behind one of them on. */
export interface Failed {
  webhookId: string;
  since: string;
  until: string;
  after?: { created_at: string; id: string };
}

const failed = (tx: Queries, accountId: string, { webhookId, since, until, after }: Failed) =>
  ofWebhook(tx, accountId, webhookId)
    .where('deliveries.status', '=', 'failed')
    .where('deliveries.created_at', '>=', since)
    .where('deliveries.created_at', '<=', until)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(deliveries.created_at, deliveries.id) > (${after?.created_at}::timestamptz, ${after?.id})`),
    );

export const countFailed = async (tx: Queries, accountId: string, which: Failed): Promise<number> => {
  const { count } = await failed(tx, accountId, which)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Makes the oldest of them due, so many at most, and answers which they are, in order. */
export const redeliverFailed = async (tx: Tx, accountId: string, which: Failed, now: string, limit: number) => {
  await byIndexes(tx);
  const oldest = await failed(tx, accountId, which)
    .select(['deliveries.id', 'deliveries.created_at'])
    .orderBy('deliveries.created_at')
    .orderBy('deliveries.id')
    .limit(limit)
    .forUpdate()
    .execute();
  const ids = oldest.map(({ id }) => id);
  if (ids.length > 0) await makeDue(tx, accountId, which.webhookId, ids, now);
  return oldest;
};
