import type { Clock } from '../../core/clock.ts';
import { ServiceError } from '../../core/errors.ts';
import { nearUtc } from '../../core/instants.ts';
import type { Principal } from '../../core/principal.ts';
import type { WindowQuery } from '../../core/query/connection.ts';
import type { ListQuery } from '../../core/query/list-query.ts';
import type { Queries } from '../../data/connection/database.ts';
import { type Tx, transaction } from '../../data/connection/transaction.ts';
import { serviceKit } from '../../kit/service.ts';
import { expectAdmin } from '../../rules/administrators.ts';
import { eventOf, recordEvent } from '../../rules/record-event.ts';
import type { EventAudience } from '../events/service.ts';
import * as store from './delivery-store.ts';
import { expectEnabled } from './record.ts';
import type { Recovery } from './recovery.ts';
import * as webhooks from './store.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
  recovery: Pick<Recovery, 'begin'>;
  audience: EventAudience;
}

const inTheFuture = () =>
  new ServiceError('unprocessable', '`since` must not be in the future.', {
    details: [{ field: 'since', message: 'Must be in the past.', code: 'not_allowed' }],
  });

/** The operations on a webhook's deliveries. They only write the deliveries; the dispatcher sends them. */
export const createDeliveryService = ({ db, clock, recovery, audience }: Dependencies) => {
  const { list, windowsOfWebhooks, findById } = store.readsFor(audience);
  const { now, found } = serviceKit('delivery', clock);
  const { found: foundWebhook } = serviceKit('webhook', clock);

  /** Holds the webhook for a write to its deliveries. */
  const hold = async (tx: Tx, caller: Principal, id: string, act: string) => {
    expectAdmin(caller, act);
    return foundWebhook(await webhooks.hold(tx, caller, id), id);
  };

  return {
    list: async (caller: Principal, webhookId: string, query: ListQuery) => {
      foundWebhook(await webhooks.findById(db, caller, webhookId), webhookId);
      return list(db, caller, query, webhookId);
    },

    /** The same window of the deliveries of each of these webhooks, by webhook id. The webhooks must be of the account. */
    windowsOfWebhooks: (caller: Principal, webhookIds: readonly string[], query: WindowQuery) =>
      windowsOfWebhooks(db, caller, query, webhookIds),

    get: async (caller: Principal, webhookId: string, id: string) => {
      const delivery = await findById(db, caller, id);
      const own = delivery?.data.webhook_id === webhookId ? delivery : undefined;
      return found(own, id);
    },

    test: (caller: Principal, webhookId: string) =>
      transaction(db, async (tx) => {
        const webhook = await hold(tx, caller, webhookId, 'try webhooks out');
        const eventType = 'WEBHOOK_TEST';
        const eventId = recordEvent(tx, caller, eventOf(eventType, webhook));
        return store.insertTest(tx, caller, { webhookId, eventId, eventType }, now());
      }),

    redeliver: (caller: Principal, webhookId: string, id: string) =>
      transaction(db, async (tx) => {
        const { data: webhook } = await hold(tx, caller, webhookId, 'send deliveries again');
        const delivery = found(await store.redeliver(tx, caller, webhookId, id, now()), id);
        // For a webhook that is not enabled this throws, and the transaction is rolled back.
        expectEnabled(webhook);
        tx.notified.add(caller.accountId);
        return delivery;
      }),

    recover: (caller: Principal, webhookId: string, since: string) =>
      transaction(db, async (tx) => {
        expectEnabled((await hold(tx, caller, webhookId, 'recover webhooks')).data);
        if (Date.parse(since) > clock().getTime()) throw inTheFuture();
        tx.notified.add(caller.accountId);
        return recovery.begin(tx, caller, webhookId, nearUtc(since));
      }),
  };
};

export type DeliveryService = ReturnType<typeof createDeliveryService>;
