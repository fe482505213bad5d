import type { Clock } from '../../core/clock.ts';
import { notFound, ServiceError } from '../../core/errors.ts';
import type { Principal } from '../../core/principal.ts';
import type { Windowed, WindowQuery } from '../../core/query/connection.ts';
import { type Expansion, expandRecords } from '../../core/query/expand.ts';
import type { ListQuery } from '../../core/query/list-query.ts';
import type { Sealer } from '../../core/sealing.ts';
import type { Queries } from '../../data/connection/database.ts';
import { longRunning } from '../../data/connection/long-running.ts';
import { afterCommit, type Tx, transaction } from '../../data/connection/transaction.ts';
import { failPending } from '../../delivery/webhooks/order.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import { expectAdmin } from '../../rules/administrators.ts';
import { expectAuthority } from '../../rules/authority.ts';
import { expectCallable } from '../../rules/callable-addresses.ts';
import { changeOf } from '../../rules/changes.ts';
import { recordEvent, systemAuthor } from '../../rules/events.ts';
import { expectVersion } from '../../rules/if-match.ts';
import type { OperationService } from '../operations/service.ts';
import type { UserService } from '../users/service.ts';
import { endPause } from './delivery-store.ts';
import { forgetNotices, oweNotices } from './notice-store.ts';
import * as store from './store.ts';
import {
  fieldsOf,
  hearsMore,
  merged,
  newSecret,
  overlap,
  type Webhook,
  type WebhookCreate,
  type WebhookFields,
  type WebhookUpdate,
} from './webhook.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
  users: Pick<UserService, 'findByIds'>;
  operations: Pick<OperationService, 'abandon'>;
  /** Keeps signing secrets. */
  sealer: Sealer;
  /** Whether addresses may be plain http, as in development. */
  allowPlainHttp: boolean;
  /** The way out to the addresses of webhooks. */
  outbound: Pick<Outbound, 'refuses'>;
  /** Whether administrators get letters about webhooks that were disabled. */
  sendsNotices: boolean;
  /** Told of a webhook that was disabled, once it is. */
  onDisabled: (webhook: Webhook) => void;
}

type IfMatch = readonly number[] | undefined;
type Change = 'WEBHOOK_CREATED' | 'WEBHOOK_UPDATED' | 'WEBHOOK_DELETED' | 'WEBHOOK_ENABLED' | 'WEBHOOK_SECRET_ROTATED';

const versioned = ({ version, ...data }: Webhook & { version: number }) => ({ data, version });

const enabledAlready = (id: string) => new ServiceError('invalid_state', `The webhook ${id} is enabled already.`);

/** The verbs of webhooks: each is one transaction, and what it tells of is recorded in it. */
export const createWebhookService = ({
  db,
  clock,
  users,
  operations,
  sealer,
  allowPlainHttp,
  outbound,
  sendsNotices,
  onDisabled,
}: Dependencies) => {
  const now = () => clock().toISOString();
  const expansions = (caller: Principal): Record<string, Expansion> => ({
    creator: { by: 'created_by', load: (ids) => users.findByIds(caller, ids) },
  });

  const tell = (tx: Tx, caller: Principal, type: Change, data: Webhook) => recordEvent(tx, caller, { type, resourceId: data.id, data });

  const lock = async (tx: Tx, caller: Principal, id: string, ifMatch: IfMatch) => {
    expectAdmin(caller, 'change webhooks');
    const row = await store.lockWebhook(tx, caller, id);
    if (!row) throw notFound('webhook', id);
    expectVersion(row.version, ifMatch);
    return versioned(row);
  };

  const change = (caller: Principal, id: string, ifMatch: IfMatch, fieldsFor: (current: Webhook) => WebhookFields) =>
    transaction(db, async (tx) => {
      const current = await lock(tx, caller, id, ifMatch);
      const fields = fieldsFor(current.data);
      const moved = fields.url !== current.data.url;
      if (moved || hearsMore(current.data, fields)) expectAuthority(caller, 'feed');
      expectCallable('url', fields.url, allowPlainHttp, outbound.refuses);
      return changeOf(current, fields, async () => {
        // A new address has not failed yet, and asked for nothing.
        if (moved) await endPause(tx, caller, id, now());
        const wanted = { ...fields, ...(moved ? { failing_since: null } : {}) };
        const changed = versioned(await store.updateWebhook(tx, caller, id, now(), wanted));
        await tell(tx, caller, 'WEBHOOK_UPDATED', changed.data);
        return changed;
      });
    });

  const keepNewSecret = async (tx: Tx, caller: Principal, id: string): Promise<string> => {
    const secret = newSecret();
    await store.insertSecret(tx, caller, id, now(), sealer.seal(secret, id));
    return secret;
  };

  return {
    list: async (caller: Principal, query: ListQuery) => {
      const { rows, extent } = await store.listWebhooks(db, caller, query);
      return { data: await expandRecords(rows, query.expand, expansions(caller)), extent };
    },

    part: (caller: Principal, query: WindowQuery): Promise<Windowed<Webhook>> => store.readWebhooks(db, caller, query),

    /** The same part of what each of these users registered, by their ids. */
    partsOfUsers: (caller: Principal, userIds: readonly string[], query: WindowQuery): Promise<ReadonlyMap<string, Windowed<Webhook>>> =>
      store.readWebhooksOfUsers(db, caller, query, userIds),

    get: async (caller: Principal, id: string, expand: readonly string[] = []) => {
      const row = await store.findWebhook(db, caller, id);
      if (!row) throw notFound('webhook', id);
      const { data, version } = versioned(row);
      const [expanded] = await expandRecords([data], expand, expansions(caller));
      return { data: expanded!, version };
    },

    /** The webhook with its signing secret, which is shown this once. */
    create: (caller: Principal, body: WebhookCreate) =>
      transaction(db, async (tx) => {
        expectAdmin(caller, 'create webhooks');
        expectAuthority(caller, 'feed');
        expectCallable('url', body.url, allowPlainHttp, outbound.refuses);
        const { data, version } = versioned(await store.insertWebhook(tx, caller, now(), fieldsOf(body)));
        const secret = await keepNewSecret(tx, caller, data.id);
        await tell(tx, caller, 'WEBHOOK_CREATED', data);
        return { data: { ...data, secret }, version };
      }),

    replace: (caller: Principal, id: string, body: WebhookCreate, ifMatch: IfMatch) => change(caller, id, ifMatch, () => fieldsOf(body)),

    update: (caller: Principal, id: string, body: WebhookUpdate, ifMatch: IfMatch) =>
      change(caller, id, ifMatch, (current) => merged(current, body)),

    delete: (caller: Principal, id: string, ifMatch: IfMatch): Promise<void> =>
      transaction(db, async (tx) => {
        const { data: webhook } = await lock(tx, caller, id, ifMatch);
        await longRunning(tx, () => store.deleteWebhook(tx, caller, id));
        await operations.abandon(tx, caller.accountId, id, `The webhook ${id} was deleted.`);
        await tell(tx, caller, 'WEBHOOK_DELETED', webhook);
      }),

    /** The webhook with its new signing secret, which is shown this once; the one before stays good for a day. */
    rotateSecret: (caller: Principal, id: string, ifMatch: IfMatch) =>
      transaction(db, async (tx) => {
        await lock(tx, caller, id, ifMatch);
        await store.retireSecret(tx, caller, id, new Date(clock().getTime() + overlap).toISOString());
        const secret = await keepNewSecret(tx, caller, id);
        const { data, version } = versioned(await store.updateWebhook(tx, caller, id, now(), {}));
        await tell(tx, caller, 'WEBHOOK_SECRET_ROTATED', data);
        return { data: { ...data, secret }, version };
      }),

    enable: (caller: Principal, id: string, ifMatch: IfMatch) =>
      transaction(db, async (tx) => {
        const { data: current } = await lock(tx, caller, id, ifMatch);
        const paused = await endPause(tx, caller, id, now());
        if (current.status === 'enabled' && !paused) throw enabledAlready(id);
        const enabled = versioned(
          await store.updateWebhook(tx, caller, id, now(), { status: 'enabled', disabled_reason: null, failing_since: null }),
        );
        await forgetNotices(tx, caller.accountId, id);
        await tell(tx, caller, 'WEBHOOK_ENABLED', enabled.data);
        return enabled;
      }),

    /** Ends the sending to an address that is gone or keeps failing, and tells of it; what waits has failed and can be recovered. */
    disable: async (tx: Tx, accountId: string, id: string, reason: 'gone' | 'failing'): Promise<void> => {
      const account = { accountId };
      const current = await store.lockWebhook(tx, account, id);
      if (current?.status !== 'enabled') return;
      const { data } = versioned(await store.updateWebhook(tx, account, id, now(), { status: 'disabled', disabled_reason: reason }));
      await failPending(tx, accountId, id, now());
      const eventId = await recordEvent(tx, systemAuthor(accountId), { type: 'WEBHOOK_DISABLED', resourceId: id, data });
      if (sendsNotices) await oweNotices(tx, { accountId, webhookId: id, eventId }, now());
      afterCommit(tx, () => onDisabled(data));
    },
  };
};

export type WebhookService = ReturnType<typeof createWebhookService>;
