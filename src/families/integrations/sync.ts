import { setImmediate as breathe } from 'node:timers/promises';
import {
  type Clock,
  changeEventOf,
  formB,
  type LeasedOperation,
  type Queries,
  recordEffects,
  renewLease,
  type Sealer,
  ServiceError,
  systemAuthor,
  type Tx,
  transaction,
} from '@tessera/platform';
import type { OperationService, ResourceService, UserService } from '@tessera/platform/built-in';
import { recordsOf } from './items.ts';
import type { ExternalRecord, Integration, IntegrationConfig, RequestHeaders } from './record.ts';
import type { ReadList } from './source.ts';
import * as store from './store.ts';

/** The state of a sync. Later changes of the integration do not affect a sync that has begun, except `stopped`. */
export type SyncState = {
  config: IntegrationConfig;
  /** The secret headers, sealed. */
  headers: string | null;
  /** The user who began the sync and owns the resources that it creates. */
  userId: string;
  /** The id of the event that records the start of the sync. It is the cause of the sync's other events. */
  cause: string;
  created: number;
  updated: number;
  /** Set when the integration was disconnected. */
  stopped?: boolean;
};

interface Dependencies {
  db: Queries;
  clock: Clock;
  sealer: Sealer;
  users: Pick<UserService, 'answerable'>;
  operations: Pick<OperationService, 'move'>;
  resources: Pick<ResourceService, 'import'>;
  readList: ReadList;
}

/** Items per transaction: with more, other writes of the account would wait too long. */
const batch = 50;

/** Thrown when another worker has the operation, or the operation has ended. This worker then stops. */
class LostLeaseError extends Error {
  override name = 'LostLeaseError';
}

const stopped = () => new ServiceError('invalid_state', 'The integration was disconnected before the sync finished.');

/** Progress in per cent: 10 when the list is fetched, then up to 99 by items. The last per cent is for the end. */
const progressAt = (done: number, total: number): number => 10 + Math.floor((89 * done) / total);

const part = (records: readonly ExternalRecord[], from: number) => records.slice(from, from + batch);

/** Decrypts the secret headers of an integration. */
export const openHeaders = (sealer: Sealer, sealed: string | null, integrationId: string): RequestHeaders =>
  sealed === null ? {} : JSON.parse(sealer.open(sealed, integrationId));

/** Runs an accepted sync. Each step is one transaction, which only commits while this worker has the lease. */
export const createSync = ({ db, clock, sealer, users, operations, resources, readList }: Dependencies) => {
  const now = () => clock().toISOString();

  /** Runs a step. Its transaction is rolled back when this worker has lost the lease, or when the sync was stopped. */
  const step = <T>(
    queries: Queries,
    operation: LeasedOperation,
    work: (tx: Tx, state: SyncState, progress: number) => Promise<T>,
  ): Promise<T> =>
    transaction(queries, async (tx) => {
      const held = await renewLease(tx, operation);
      if (!held) throw new LostLeaseError();
      const state = held.state as SyncState;
      if (state.stopped) throw stopped();
      return work(tx, state, held.progress);
    });

  const bringIn = (operation: LeasedOperation, records: readonly ExternalRecord[], from: number) =>
    step(db, operation, async (tx, state, before) => {
      const { accountId, id, resourceId: integrationId } = operation;
      const ownerId = await users.answerable(tx, operation, state.userId);
      const origin = { accountId, id: integrationId, type: state.config.resource_type, ownerId, cause: state.cause };
      const { created, updated } = await resources.import(tx, origin, part(records, from));
      const sum = { ...state, created: state.created + created, updated: state.updated + updated };
      const progress = Math.max(before, progressAt(Math.min(from + batch, records.length), records.length));
      await operations.move(tx, operation, id, { status: 'running', progress, state: sum });
    });

  /** Writes the integration at the end of a sync, with its event. */
  const conclude = async (
    tx: Tx,
    operation: LeasedOperation,
    cause: string,
    type: 'INTEGRATION_SYNCED' | 'INTEGRATION_SYNC_FAILED',
    changes?: { status: Integration['status']; last_synced_at?: string },
  ) => {
    const { accountId, resourceId } = operation;
    const current = await store.lock(tx, operation, resourceId);
    if (!current) return;
    const after = changes ? store.update(tx, operation, current, changes, now()) : current;
    recordEffects(tx, systemAuthor(accountId), cause, [changeEventOf(type, { before: current, after })]);
  };

  /** Ends a sync as succeeded. As everywhere, the integration is locked before its operation. */
  const succeed = (operation: LeasedOperation, total: number) =>
    transaction(db, async (tx) => {
      const { id, resourceId } = operation;
      await store.lock(tx, operation, resourceId);
      await step(tx, operation, async (_tx, { cause, created, updated }) => {
        // Resources that an earlier attempt created or updated count as unchanged in this attempt.
        const result = { created, updated, unchanged: Math.max(0, total - created - updated) };
        await conclude(tx, operation, cause, 'INTEGRATION_SYNCED', { status: 'connected', last_synced_at: now() });
        await operations.move(tx, operation, id, { status: 'succeeded', result });
      });
    });

  const work = async (operation: LeasedOperation, signal: AbortSignal): Promise<void> => {
    const { config, headers } = await step(db, operation, async (_tx, state) => state);
    const items = await readList(config, openHeaders(sealer, headers, operation.resourceId), signal);
    const records = await recordsOf(items, config);
    for (let from = 0; from < records.length; from += batch) {
      signal.throwIfAborted();
      await bringIn(operation, records, from);
      await breathe();
    }
    await succeed(operation, records.length);
  };

  return {
    /**
     * Runs an accepted sync. When it rejects, no step is half done: the next worker fetches the list again, and counts the resources that
     * are already imported as unchanged.
     * @throws ServiceError when the sync has failed; any other error when it may be tried again
     */
    run: (operation: LeasedOperation, signal: AbortSignal): Promise<void> =>
      work(operation, signal).catch((error: unknown) => {
        if (!(error instanceof LostLeaseError)) throw error;
      }),

    /** Ends a sync as failed. A sync that was stopped does not change the integration. */
    fail: (operation: LeasedOperation, error: ServiceError): Promise<void> =>
      transaction(db, async (tx) => {
        const { id, resourceId } = operation;
        await store.lock(tx, operation, resourceId);
        const held = await renewLease(tx, operation);
        if (!held) return;
        const { cause, stopped: wasStopped } = held.state as SyncState;
        await conclude(tx, operation, cause, 'INTEGRATION_SYNC_FAILED', wasStopped ? undefined : { status: 'error' });
        await operations.move(tx, operation, id, { status: 'failed', error: formB(wasStopped ? stopped() : error) });
      }),
  };
};
