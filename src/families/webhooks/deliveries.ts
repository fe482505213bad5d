import type { Clock } from '../../core/clock.ts';
import { notFound, ServiceError } from '../../core/errors.ts';
import { nearUtc } from '../../core/instants.ts';
import type { Principal } from '../../core/principal.ts';
import { type Expansion, expandRecords } from '../../core/query/expand.ts';
import type { ListQuery } from '../../core/query/list-query.ts';
import type { Queries } from '../../data/connection/database.ts';
import { notifyAtCommit, type Tx, transaction } from '../../data/connection/transaction.ts';
import { expectAdmin } from '../../rules/administrators.ts';
import { recordEvent } from '../../rules/events.ts';
import type { EventService } from '../events/service.ts';
import * as store from './delivery-store.ts';
import type { Recovery } from './recovery.ts';
import { findWebhook, holdWebhook } from './store.ts';
import { type Delivery, expectEnabled, type Webhook } from './webhook.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
  events: Pick<EventService, 'findByIds'>;
  recovery: Pick<Recovery, 'begin'>;
}

const versioned = ({ version, ...data }: Delivery & { version: number }) => ({ data, version });

const inTheFuture = () =>
  new ServiceError('unprocessable', 'Nothing has failed in the future.', {
    details: [{ field: 'since', message: 'Must be an instant that has passed.', code: 'not_allowed' }],
  });

/** The verbs of a webhook's deliveries: they put on record what is to be sent, and the dispatcher sends it. */
export const createDeliveryService = ({ db, clock, events, recovery }: Dependencies) => {
  const now = () => clock().toISOString();
  const expansions = (caller: Principal): Record<string, Expansion> => ({
    event: { by: 'event_id', load: (ids) => events.findByIds(caller, ids) },
  });

  /** The webhook for a write, held. */
  const hold = async (tx: Tx, caller: Principal, id: string, act: string): Promise<Webhook> => {
    expectAdmin(caller, act);
    const row = await holdWebhook(tx, caller, id);
    if (!row) throw notFound('webhook', id);
    const { version: _version, ...webhook } = row;
    return webhook;
  };

  return {
    list: async (caller: Principal, webhookId: string, query: ListQuery) => {
      if (!(await findWebhook(db, caller, webhookId))) throw notFound('webhook', webhookId);
      const { rows, extent } = await store.listDeliveries(db, caller, query, webhookId);
      return { data: await expandRecords(rows, query.expand, expansions(caller)), extent };
    },

    get: async (caller: Principal, webhookId: string, id: string, expand: readonly string[] = []) => {
      const row = await store.findDelivery(db, caller, webhookId, id);
      if (!row) throw notFound('delivery', id);
      const { data, version } = versioned(row);
      const [expanded] = await expandRecords([data], expand, expansions(caller));
      return { data: expanded!, version };
    },

    test: (caller: Principal, webhookId: string) =>
      transaction(db, async (tx) => {
        const data = await hold(tx, caller, webhookId, 'try webhooks out');
        const eventType = 'WEBHOOK_TEST';
        const eventId = await recordEvent(tx, caller, { type: eventType, resourceId: webhookId, data });
        return versioned(await store.insertTest(tx, caller, now(), { webhookId, eventId, eventType }));
      }),

    redeliver: (caller: Principal, webhookId: string, id: string) =>
      transaction(db, async (tx) => {
        const webhook = await hold(tx, caller, webhookId, 'send deliveries again');
        const row = await store.redeliver(tx, caller, webhookId, id, now());
        if (!row) throw notFound('delivery', id);
        // Undone with the transaction when the webhook is disabled.
        expectEnabled(webhook);
        notifyAtCommit(tx, caller.accountId);
        return versioned(row);
      }),

    recover: (caller: Principal, webhookId: string, since: string) =>
      transaction(db, async (tx) => {
        expectEnabled(await hold(tx, caller, webhookId, 'recover webhooks'));
        if (Date.parse(since) > clock().getTime()) throw inTheFuture();
        notifyAtCommit(tx, caller.accountId);
        return recovery.begin(tx, caller.accountId, webhookId, nearUtc(since));
      }),
  };
};

export type DeliveryService = ReturnType<typeof createDeliveryService>;
