import {
  type Clock,
  eventOf,
  expectAdmin,
  expectCallable,
  expectVersion,
  type IfMatch,
  type Outbound,
  type Principal,
  type Queries,
  recordEvent,
  type Sealer,
  ServiceError,
  serviceKit,
  type Tx,
  transaction,
  type Versioned,
} from '@tessera/platform';
import type { OperationService } from '@tessera/platform/built-in';
import { findIntegration, lockIntegration } from './access.ts';
import { type Integration, wrongState } from './record.ts';
import type { ReadList } from './source.ts';
import * as store from './store.ts';
import { openHeaders, type SyncState } from './sync.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
  operations: Pick<OperationService, 'begin' | 'unfinishedOf' | 'note'>;
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

const refuseConnected = ({ id, status }: Integration): void => {
  if (status === 'connected') throw wrongState(`The integration ${id} is already connected.`);
};

/** Connects and syncs integrations. Each write records its event in the same transaction. */
export const createIntegrationActions = ({ db, clock, operations, sealer, readList, allowPlainHttp, outbound, onWork }: Dependencies) => {
  const { now, changed } = serviceKit('integration', clock);

  const setStatus = (tx: Tx, caller: Principal, integration: Versioned<Integration>, status: 'connected' | 'disconnected') => {
    const type = status === 'connected' ? 'INTEGRATION_CONNECTED' : 'INTEGRATION_DISCONNECTED';
    return changed(tx, caller, type, integration, store.update(tx, caller, integration, { status }, now()));
  };

  return {
    /**
     * Fetches the list once for `connect`, outside of any transaction. Returns the version of the integration that it tried.
     * @throws ServiceError `upstream_error`, `timeout` when it receives no list, `unprocessable` when the server never calls this URL
     */
    tryOut: async (caller: Principal, id: string, ifMatch: IfMatch): Promise<number> => {
      expectAdmin(caller, 'connect integrations');
      const { data, version } = await findIntegration(db, caller, id);
      expectVersion(version, ifMatch);
      refuseConnected(data);
      // The set of allowed networks may have changed since the integration was configured.
      expectCallable('config.url', data.config.url, allowPlainHttp, outbound.refuses);
      await readList(data.config, openHeaders(sealer, await store.findHeaders(db, caller, id), id));
      return version;
    },

    /** Connects an integration that has not changed since `tryOut`. */
    connect: (caller: Principal, id: string, tried: number) =>
      transaction(db, async (tx) => {
        const integration = await lockIntegration(tx, caller, id, undefined);
        refuseConnected(integration.data);
        if (integration.version !== tried)
          throw new ServiceError('conflict', `The integration ${id} changed while it was connecting. Try again.`);
        return setStatus(tx, caller, integration, 'connected');
      }),

    /** Disconnects an integration. A running sync finds the note in its operation, and ends. */
    disconnect: (caller: Principal, id: string, ifMatch: IfMatch) =>
      transaction(db, async (tx) => {
        const integration = await lockIntegration(tx, caller, id, ifMatch);
        if (integration.data.status === 'disconnected') throw wrongState(`The integration ${id} is already disconnected.`);
        operations.note(tx, caller, id, { stopped: true } satisfies Partial<SyncState>);
        return setStatus(tx, caller, integration, 'disconnected');
      }),

    /** Accepts a sync; its operation shows the progress. */
    sync: (caller: Principal, id: string) =>
      transaction(db, async (tx) => {
        const integration = await lockIntegration(tx, caller, id, undefined);
        const { status, config } = integration.data;
        if (status === 'disconnected')
          throw wrongState(`The integration ${id} is disconnected. Connect it first.`, `Use POST /v1/integrations/${id}/connect.`);
        const underWay = await operations.unfinishedOf(tx, caller, id);
        if (underWay) throw wrongState(`A sync of the integration ${id} is already in progress: the operation ${underWay}.`);
        const headers = await store.findHeaders(tx, caller, id);
        const cause = recordEvent(tx, caller, eventOf('INTEGRATION_SYNC_STARTED', integration));
        const state: SyncState = { config, headers, userId: caller.userId, cause, created: 0, updated: 0 };
        const operation = await operations.begin(tx, caller, { type: 'integration_sync', resourceId: id, state });
        tx.afterCommit(onWork);
        return operation;
      }),
  };
};

export type IntegrationActions = ReturnType<typeof createIntegrationActions>;
