import { type SelectQueryBuilder, sql } from 'kysely';
import type { EventType } from '../../contract/events.ts';
import { newId } from '../../core/ids.ts';
import type { Principal } from '../../core/principal.ts';
import type { ListQuery } from '../../core/query/list-query.ts';
import { type Collection, listRecords } from '../../data/collection.ts';
import type { Queries } from '../../data/database.ts';
import type { Tables } from '../../data/tables/index.ts';
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
};

type Row = Delivery & { version: number };

const ofWebhook = (db: Queries, accountId: string, webhookId: string) =>
  db.selectFrom('deliveries').where('deliveries.account_id', '=', accountId).where('deliveries.webhook_id', '=', webhookId);

export const listDeliveries = (db: Queries, { accountId }: Principal, webhookId: string, query: ListQuery) =>
  listRecords<Delivery>(
    ofWebhook(db, accountId, webhookId) as SelectQueryBuilder<Tables, 'deliveries', object>,
    (base) => base.select(shown),
    collection,
    query,
  );

export const findDelivery = (db: Queries, { accountId }: Principal, webhookId: string, id: string) =>
  ofWebhook(db, accountId, webhookId)
    .where('deliveries.id', '=', id)
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

const dueFromTheStart = (tx: Queries, accountId: string, now: string) =>
  tx
    .updateTable('deliveries')
    .set((eb) => ({ status: 'pending', tries: 0, next_attempt_at: now, updated_at: now, version: eb('version', '+', 1) }))
    .where('deliveries.account_id', '=', accountId);

export const redeliver = (tx: Queries, { accountId }: Principal, webhookId: string, id: string, now: string) =>
  dueFromTheStart(tx, accountId, now)
    .where('deliveries.webhook_id', '=', webhookId)
    .where('deliveries.id', '=', id)
    .returning([...shown, 'deliveries.version'])
    .executeTakeFirst() as Promise<Row | undefined>;

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
export const redeliverFailed = async (tx: Queries, accountId: string, which: Failed, now: string, limit: number) => {
  const oldest = await failed(tx, accountId, which)
    .select(['deliveries.id', 'deliveries.created_at'])
    .orderBy('deliveries.created_at')
    .orderBy('deliveries.id')
    .limit(limit)
    .forUpdate()
    .execute();
  const ids = oldest.map(({ id }) => id);
  if (ids.length > 0) await dueFromTheStart(tx, accountId, now).where(sql<boolean>`deliveries.id = any(${ids}::text[])`).execute();
  return oldest;
};
