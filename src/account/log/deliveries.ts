import { sql } from 'kysely';
import { defineHandlers } from '../../contract/handlers.ts';
import type { AccountSchemas } from '../../contract/types.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { Viewer } from '../../data/query/cached-statements.ts';
import { collectionOf } from '../../data/query/collection.ts';
import { listOf } from '../../data/query/list.ts';

const columns = [
  'id',
  'webhook_id',
  'event_id',
  'event_type',
  'status',
  'attempt_count',
  'next_attempt_at',
  'last_response_status',
  'created_at',
  'updated_at',
] as const;
const shown = columns.map((column) => `deliveries.${column}` as const);

// Stored as text; cast to a timestamp it sorts and compares like every other instant.
const lastAttemptAt = sql<string | null>`(deliveries.attempts->-1->>'at')::timestamptz(3)`;
const lastError = sql<string | null>`deliveries.attempts->-1->>'error'`;

const collection = collectionOf('deliveries', columns, {
  columns: { last_attempt_at: lastAttemptAt },
  ties: { status: sql.ref('deliveries.created_at') },
});

const ofAccount = (db: Queries, { accountId }: Viewer) =>
  db
    .selectFrom('deliveries')
    .innerJoin('webhooks', (join) =>
      join.onRef('webhooks.account_id', '=', 'deliveries.account_id').onRef('webhooks.id', '=', 'deliveries.webhook_id'),
    )
    .where('deliveries.account_id', '=', accountId);

const listDeliveries = listOf<AccountSchemas['AccountDelivery']>({
  base: ofAccount,
  select: (base) =>
    base.select([...shown, 'webhooks.url as webhook_url']).select([lastAttemptAt.as('last_attempt_at'), lastError.as('last_error')]),
  collection,
});

/** The endpoint that lists the pending and sent deliveries of all webhooks of the account. */
export const deliveryHandlers = ({ db }: { db: Queries }) =>
  defineHandlers('deliveries')({
    listAccountDeliveries: async ({ caller, list }) => {
      const { rows, extent } = await listDeliveries(db, caller, list);
      return { status: 200, data: rows, extent };
    },
  });
