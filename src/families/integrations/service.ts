import type { Clock } from '../../core/clock.ts';
import { ServiceError } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import type { Principal } from '../../core/principal.ts';
import type { ListQuery } from '../../core/query/list-query.ts';
import type { Sealer } from '../../core/sealing.ts';
import type { Queries } from '../../data/connection/database.ts';
import { type Tx, transaction } from '../../data/connection/transaction.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import { expectRoom } from '../../rules/account-limits.ts';
import { expectAdmin } from '../../rules/administrators.ts';
import { expectCallable } from '../../rules/callable-addresses.ts';
import { holdsAll } from '../../rules/changes.ts';
import { eventOf, recordEvent } from '../../rules/record-event.ts';
import { expectVersion, type IfMatch, serviceKit } from '../kit/service.ts';
import type { OperationService } from '../operations/service.ts';
import {
  expectGivenAgain,
  expectSendable,
  fieldsOf,
  type Integration,
  type IntegrationCreate,
  type IntegrationFields,
  type IntegrationUpdate,
  merged,
  type RequestHeaders,
  unconnected,
  wrongState,
} from './record.ts';
import type { ReadList } from './source.ts';
import * as store from './store.ts';
import { openHeaders, type SyncState } from './sync.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
  operations: Pick<OperationService, 'begin' | 'unfinishedOf' | 'note' | 'abandon' | 'listOf'>;
  /** Encrypts secret headers. */
  sealer: Sealer;
  readList: ReadList;
  /** Whether URLs may use plain http, as in development. */
  allowPlainHttp: boolean;
  /** Says which URLs the server never calls. */
  outbound: Pick<Outbound, 'refuses'>;
  /** Called when an operation may be waiting for a worker. */
  onWork: () => void;
}

/** The operations on integrations. Each write records its event in the same transaction. */
export const createIntegrationService = ({ db, clock, operations, sealer, readList, allowPlainHttp, outbound, onWork }: Dependencies) => {
  const { now, found, recorded, changed } = serviceKit('integration', clock);

  const find = async (caller: Principal, id: string) => found(await store.findById(db, caller, id), id);

  const lock = async (tx: Tx, caller: Principal, id: string, ifMatch: IfMatch) => {
    expectAdmin(caller, 'change integrations');
    const integration = found(await store.lock(tx, caller, id), id);
    expectVersion(integration.version, ifMatch);
    return integration;
  };

  const expectReachable = ({ url }: Integration['config']): void => expectCallable('config.url', url, allowPlainHttp, outbound.refuses);

  const expectUsable = ({ config, headers }: IntegrationFields): void => {
    expectReachable(config);
    expectSendable(headers);
  };

  /** Encrypts the headers. Undefined stays undefined, so that the stored headers do not change. */
  const sealed = (id: string, headers: RequestHeaders | undefined): string | null | undefined => {
    if (headers === undefined) return undefined;
    return Object.keys(headers).length === 0 ? null : sealer.seal(JSON.stringify(headers), id);
  };

  const change = (caller: Principal, id: string, ifMatch: IfMatch, fieldsFor: (current: Integration) => IntegrationFields) =>
    transaction(db, async (tx) => {
      const integration = await lock(tx, caller, id, ifMatch);
      const { headers, ...fields } = fieldsFor(integration.data);
      expectUsable({ ...fields, headers });
      expectGivenAgain(integration.data, { ...fields, headers });
      const before = openHeaders(sealer, await store.findHeaders(tx, caller, id), id);
      if (holdsAll({ ...integration.data, headers: before }, { ...fields, headers })) return integration;
      const changes = { ...fields, headers: sealed(id, headers) };
      return changed(tx, caller, 'INTEGRATION_UPDATED', integration, store.update(tx, caller, integration, changes, now()));
    });

  const refuseConnected = ({ id, status }: Integration): void => {
    if (status === 'connected') throw wrongState(`The integration ${id} is already connected.`);
  };

  return {
    list: (caller: Principal, query: ListQuery) => store.list(db, caller, query),

    get: find,

    create: (caller: Principal, body: IntegrationCreate) =>
      transaction(db, async (tx) => {
        expectAdmin(caller, 'create integrations');
        const { headers, ...fields } = fieldsOf(body);
        expectUsable({ ...fields, headers });
        await expectRoom(tx, caller, 'integrations', store.visible(tx, caller));
        const id = newId('integration');
        const row = { ...fields, ...unconnected, id, provider: body.provider, headers: sealed(id, headers) };
        return recorded(tx, caller, 'INTEGRATION_CREATED', store.insert(tx, caller, row, now()));
      }),

    replace: (caller: Principal, id: string, body: IntegrationCreate, ifMatch: IfMatch) =>
      change(caller, id, ifMatch, () => fieldsOf(body)),

    update: (caller: Principal, id: string, body: IntegrationUpdate, ifMatch: IfMatch) =>
      change(caller, id, ifMatch, (current) => merged(current, body)),

    delete: (caller: Principal, id: string, ifMatch: IfMatch): Promise<void> =>
      transaction(db, async (tx) => {
        const integration = await lock(tx, caller, id, ifMatch);
        operations.abandon(tx, caller, id, `The integration ${id} was deleted before the sync finished.`);
        store.remove(tx, caller, id);
        recorded(tx, caller, 'INTEGRATION_DELETED', integration);
      }),

    /**
     * Fetches the list once for `connect`, outside of any transaction. Returns the version of the integration that it tried.
     * @throws ServiceError `upstream_error`, `timeout` when it receives no list, `unprocessable` when the server never calls this URL
     */
    tryOut: async (caller: Principal, id: string, ifMatch: IfMatch): Promise<number> => {
      expectAdmin(caller, 'connect integrations');
      const { data, version } = await find(caller, id);
      expectVersion(version, ifMatch);
      refuseConnected(data);
      // The set of allowed networks may have changed since the integration was configured.
      expectReachable(data.config);
      await readList(data.config, openHeaders(sealer, await store.findHeaders(db, caller, id), id));
      return version;
    },

    /** Connects an integration that has not changed since `tryOut`. */
    connect: (caller: Principal, id: string, tried: number) =>
      transaction(db, async (tx) => {
        const integration = await lock(tx, caller, id, undefined);
        refuseConnected(integration.data);
        if (integration.version !== tried)
          throw new ServiceError('conflict', `The integration ${id} changed while it was connecting. Try again.`);
        return changed(
          tx,
          caller,
          'INTEGRATION_CONNECTED',
          integration,
          store.update(tx, caller, integration, { status: 'connected' }, now()),
        );
      }),

    /** Disconnects an integration. A running sync finds the note in its operation, and ends. */
    disconnect: (caller: Principal, id: string, ifMatch: IfMatch) =>
      transaction(db, async (tx) => {
        const integration = await lock(tx, caller, id, ifMatch);
        if (integration.data.status === 'disconnected') throw wrongState(`The integration ${id} is already disconnected.`);
        operations.note(tx, caller, id, { stopped: true } satisfies Partial<SyncState>);
        return changed(
          tx,
          caller,
          'INTEGRATION_DISCONNECTED',
          integration,
          store.update(tx, caller, integration, { status: 'disconnected' }, now()),
        );
      }),

    /** Accepts a sync; its operation shows the progress. */
    sync: (caller: Principal, id: string) =>
      transaction(db, async (tx) => {
        const integration = await lock(tx, caller, id, undefined);
        const { status, config } = integration.data;
        if (status === 'disconnected')
          throw wrongState(`The integration ${id} is disconnected. Connect it first: POST /v1/integrations/${id}/connect.`);
        const underWay = await operations.unfinishedOf(tx, caller, id);
        if (underWay) throw wrongState(`A sync of the integration ${id} is already in progress: the operation ${underWay}.`);
        const headers = await store.findHeaders(tx, caller, id);
        const cause = recordEvent(tx, caller, eventOf('INTEGRATION_SYNC_STARTED', integration.data));
        const state: SyncState = { config, headers, userId: caller.userId, cause, created: 0, updated: 0 };
        const operation = await operations.begin(tx, caller, { type: 'integration_sync', resourceId: id, state });
        tx.afterCommit(onWork);
        return operation;
      }),

    /** The syncs of one integration. @throws ServiceError `not_found` */
    operationsOf: async (caller: Principal, id: string, query: ListQuery) => {
      await find(caller, id);
      return operations.listOf(caller, id, query);
    },
  };
};

export type IntegrationService = ReturnType<typeof createIntegrationService>;
