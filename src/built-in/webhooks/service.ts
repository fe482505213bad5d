import { checkedConditions } from '../../contract/event-conditions.ts';
import type { Clock } from '../../core/clock.ts';
import { ServiceError } from '../../core/errors.ts';
import type { Principal } from '../../core/principal.ts';
import type { WindowQuery } from '../../core/query/connection.ts';
import type { ListQuery } from '../../core/query/list-query.ts';
import type { Sealer } from '../../core/sealing.ts';
import type { Queries } from '../../data/connection/database.ts';
import { longRunning } from '../../data/connection/long-running.ts';
import { type Tx, transaction } from '../../data/connection/transaction.ts';
import { expectVersion, type IfMatch, serviceKit } from '../../kit/service.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import { expectRoom } from '../../rules/account-limits.ts';
import { expectAdmin } from '../../rules/administrators.ts';
import { expectMayFeed } from '../../rules/authority.ts';
import { expectCallable } from '../../rules/callable-addresses.ts';
import { changeOf } from '../../rules/changes.ts';
import { tryConditions } from '../../rules/event-conditions.ts';
import type { OperationService } from '../operations/service.ts';
import { endRetryAfter } from './delivery-store.ts';
import { forgetNotices } from './notice-store.ts';
import {
  endsPause,
  expectTransition,
  fieldsOf,
  newSecret,
  overlap,
  subscribesToMore,
  type Webhook,
  type WebhookCreate,
  type WebhookUpdate,
} from './record.ts';
import * as store from './store.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
  operations: Pick<OperationService, 'abandon'>;
  /** Encrypts signing secrets. */
  sealer: Sealer;
  /** Whether URLs may use plain http, as in development. */
  allowPlainHttp: boolean;
  /** Says which URLs the server never calls. */
  outbound: Pick<Outbound, 'refuses'>;
}

const enabledAlready = (id: string) => new ServiceError('invalid_state', `The webhook ${id} is already enabled.`);

/** The operations on webhooks. Each write records its event in the same transaction. */
export const createWebhookService = ({ db, clock, operations, sealer, allowPlainHttp, outbound }: Dependencies) => {
  const { now, found, recorded, changed } = serviceKit('webhook', clock);

  const lock = async (tx: Tx, caller: Principal, id: string, ifMatch: IfMatch) => {
    expectAdmin(caller, 'change webhooks');
    const webhook = found(await store.lock(tx, caller, id), id);
    expectVersion(webhook.version, ifMatch);
    return webhook;
  };

  /** The conditions after a change. They are checked only where it has to do with them: the contract may have changed since. */
  const conditionsFor = async (tx: Tx, caller: Principal, current: Pick<Webhook, 'events' | 'conditions'>, sent: WebhookUpdate) => {
    if (sent.events === undefined && sent.conditions === undefined) return current.conditions;
    const { events = current.events, conditions = current.conditions } = sent;
    const checked = checkedConditions(caller, events, conditions ?? {});
    await tryConditions(tx, caller.accountId, checked);
    return checked;
  };

  const change = (caller: Principal, id: string, ifMatch: IfMatch, sent: WebhookUpdate) =>
    transaction(db, async (tx) => {
      const webhook = await lock(tx, caller, id, ifMatch);
      expectTransition(webhook.data, sent.status);
      const changes = { ...sent, conditions: await conditionsFor(tx, caller, webhook.data, sent) };
      const wanted = { ...webhook.data, ...changes };
      const moved = wanted.url !== webhook.data.url;
      const resumed = endsPause(webhook.data, wanted);
      if (moved || resumed || subscribesToMore(webhook.data, wanted)) expectMayFeed(caller);
      expectCallable('url', wanted.url, allowPlainHttp, outbound.refuses);
      return changeOf(webhook, changes, async () => {
        // The new URL has no failures yet, and has requested no pause.
        if (moved) await endRetryAfter(tx, caller, id, now());
        // Nothing could succeed during a pause, so its time does not count as failing.
        const row = { ...changes, ...(moved || resumed ? { failing_since: null } : {}) };
        return changed(tx, caller, 'WEBHOOK_UPDATED', webhook, store.update(tx, caller, webhook, row, now()));
      });
    });

  const insertSecret = (tx: Tx, caller: Principal, id: string): string => {
    const secret = newSecret();
    store.insertSecret(tx, caller, id, sealer.seal(secret, id), now());
    return secret;
  };

  return {
    list: (caller: Principal, query: ListQuery) => store.list(db, caller, query),

    window: (caller: Principal, query: WindowQuery) => store.window(db, caller, query),

    /** The same window of the webhooks that each of these users registered, by user id. */
    windowsOfUsers: (caller: Principal, userIds: readonly string[], query: WindowQuery) => store.windowsOfUsers(db, caller, query, userIds),

    get: async (caller: Principal, id: string) => found(await store.findById(db, caller, id), id),

    findByIds: (caller: Principal, ids: readonly string[]) => store.findByIds(db, caller, ids),

    /** Returns the webhook with its signing secret, which no later answer shows. */
    create: (caller: Principal, body: WebhookCreate) =>
      transaction(db, async (tx) => {
        expectAdmin(caller, 'create webhooks');
        expectMayFeed(caller);
        expectCallable('url', body.url, allowPlainHttp, outbound.refuses);
        await expectRoom(tx, caller, 'webhooks', store.visible(tx, caller));
        const sent = fieldsOf(body);
        const conditions = await conditionsFor(tx, caller, sent, sent);
        const fields = { status: 'enabled', ...sent, conditions, disabled_reason: null, created_by: caller.userId } as const;
        const webhook = store.insert(tx, caller, fields, now());
        const secret = insertSecret(tx, caller, webhook.data.id);
        const { data, version } = recorded(tx, caller, 'WEBHOOK_CREATED', webhook);
        return { data: { ...data, secret }, version };
      }),

    replace: (caller: Principal, id: string, body: WebhookCreate, ifMatch: IfMatch) => change(caller, id, ifMatch, fieldsOf(body)),

    update: (caller: Principal, id: string, body: WebhookUpdate, ifMatch: IfMatch) => change(caller, id, ifMatch, body),

    delete: (caller: Principal, id: string, ifMatch: IfMatch): Promise<void> =>
      transaction(db, async (tx) => {
        const webhook = await lock(tx, caller, id, ifMatch);
        await longRunning(tx, async () => store.remove(tx, caller, id));
        operations.abandon(tx, caller, id, `The webhook ${id} was deleted.`);
        recorded(tx, caller, 'WEBHOOK_DELETED', webhook);
      }),

    /** Returns the webhook with its new signing secret, which no later answer shows; the previous secret stays valid for a day. */
    rotateSecret: (caller: Principal, id: string, ifMatch: IfMatch) =>
      transaction(db, async (tx) => {
        const webhook = await lock(tx, caller, id, ifMatch);
        expectMayFeed(caller);
        store.retireSecret(tx, caller, id, new Date(clock().getTime() + overlap).toISOString());
        const secret = insertSecret(tx, caller, id);
        const { data, version } = changed(tx, caller, 'WEBHOOK_SECRET_ROTATED', webhook, store.update(tx, caller, webhook, {}, now()));
        return { data: { ...data, secret }, version };
      }),

    enable: (caller: Principal, id: string, ifMatch: IfMatch) =>
      transaction(db, async (tx) => {
        const webhook = await lock(tx, caller, id, ifMatch);
        expectMayFeed(caller);
        const waited = await endRetryAfter(tx, caller, id, now());
        if (webhook.data.status === 'enabled' && !waited) throw enabledAlready(id);
        const changes = { status: 'enabled', disabled_reason: null, failing_since: null } as const;
        const enabled = store.update(tx, caller, webhook, changes, now());
        await forgetNotices(tx, caller, id);
        return changed(tx, caller, 'WEBHOOK_ENABLED', webhook, enabled);
      }),
  };
};

export type WebhookService = ReturnType<typeof createWebhookService>;
