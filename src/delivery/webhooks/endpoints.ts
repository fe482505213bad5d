import { type RawBuilder, sql } from 'kysely';
import type { Sealer } from '../../core/sealing.ts';
import type { Tx } from '../../data/connection/transaction.ts';
import { onlyRow } from '../../data/query/by-indexes.ts';
import type { Endpoint } from './attempt.ts';
import type { WebhookEvent } from './signed-message.ts';

/** The webhook of a delivery; the deliveries of one webhook are claimed together. */
export interface EndpointKey {
  accountId: string;
  webhookId: string;
}

/** A key for maps. */
export const nameOf = ({ accountId, webhookId }: EndpointKey): string => `${accountId} ${webhookId}`;

/** A delivery that this process has claimed and may attempt. */
export interface Claimed extends EndpointKey {
  id: string;
  /** Identifies this attempt. */
  lease: string;
  test: boolean;
  /** The number of this attempt in the current schedule, from 1. */
  tries: number;
  event: WebhookEvent;
  /** The trace in which the event was recorded. */
  trace: string | null;
  endpoint: Endpoint;
}

/** How long a claimed delivery belongs to its process, in milliseconds: much longer than an attempt and its record may take. */
export const leaseMs = 30_000;

export interface WebhookRow extends EndpointKey {
  url: string;
  status: 'enabled' | 'paused' | 'disabled';
  /** Whether the account is suspended: then not even tests are sent. */
  suspended: boolean;
  /** Whether the address requested a pause that is not over. */
  waits: boolean;
  sealed: string[];
}

/** Whether the webhook gets all deliveries, not only tests. */
export const isOpen = (webhook: WebhookRow | undefined): boolean => webhook?.status === 'enabled' && !webhook.waits;

export const keysOf = (keys: readonly EndpointKey[]) =>
  sql`${keys.map(({ accountId }) => accountId)}::text[], ${keys.map(({ webhookId }) => webhookId)}::text[]`;

/** The webhooks that exist, by name, with their valid secrets, the current one first. */
export const findWebhooks = async (tx: Tx, keys: readonly EndpointKey[], now: string): Promise<ReadonlyMap<string, WebhookRow>> => {
  const { rows } = await sql<WebhookRow>`
    select webhooks.account_id as "accountId", webhooks.id as "webhookId", url, status,
      (select suspended_at is not null from accounts where accounts.id = webhooks.account_id) as suspended,
      coalesce(paused_until > ${now}::timestamptz, false) as waits, array(
      select sealed from webhook_secrets as secrets
      where secrets.account_id = webhooks.account_id and secrets.webhook_id = webhooks.id
        and (slot = 'current' or expires_at > ${now}::timestamptz)
      order by slot) as sealed
    from unnest(${keysOf(keys)}) as requested (account_id, id)
    join webhooks on webhooks.account_id = requested.account_id and webhooks.id = requested.id`.execute(tx);
  return new Map(rows.map((row) => [nameOf(row), row]));
};

/** A claimed delivery as a statement returns it, with its event. */
export interface ClaimedRow extends Omit<WebhookEvent, 'id'>, EndpointKey {
  delivery_id: string;
  test: boolean;
  tries: number;
  event_id: string;
  trace: string | null;
}

/** The columns of a claimed delivery, from the row `delivery` and its event. */
export const claimedColumns = (delivery: string): RawBuilder<unknown> => {
  const column = (name: string) => sql.ref(`${delivery}.${name}`);
  return sql`${column('account_id')} as "accountId", ${column('webhook_id')} as "webhookId", ${column('id')} as delivery_id,
    ${column('test')}, ${column('tries')} + 1 as tries, event.id as event_id, event.type, event.resource_id, event.actor, event.cause,
    event.changes, event.data, event.version, event.created_at, event.trace`;
};

/** The event of a delivery, for `from`; the names of the account and the event are columns of `delivery`. */
export const itsEvent = (delivery: string): RawBuilder<unknown> => sql`lateral (
  select id, type, resource_id, actor, cause, changes, data, version, created_at, trace from events
  where account_id = ${sql.ref(`${delivery}.account_id`)} and ${onlyRow('id', sql.ref(`${delivery}.event_id`))}
) as event`;

/** Opens the secrets of a webhook. */
export const endpointOf = (sealer: Sealer, { url, webhookId, sealed }: WebhookRow): Endpoint => ({
  url,
  secrets: sealed.map((one) => sealer.open(one, webhookId)),
});

/** Makes claimed deliveries of rows; `endpoints` has their addresses by name. */
export const claimedFrom = (rows: readonly ClaimedRow[], endpoints: ReadonlyMap<string, Endpoint>, lease: string): Claimed[] =>
  rows.map(({ accountId, webhookId, delivery_id, test, tries, event_id, trace, ...fields }) => {
    const key = { accountId, webhookId };
    return {
      ...key,
      id: delivery_id,
      lease,
      test,
      tries,
      trace,
      event: { id: event_id, ...fields },
      endpoint: endpoints.get(nameOf(key))!,
    };
  });
