import { setImmediate as breathe } from 'node:timers/promises';
import type { Clock } from '../../core/clock.ts';
import { formB, ServiceError } from '../../core/errors.ts';
import type { Sealer } from '../../core/sealing.ts';
import type { Queries } from '../../data/connection/database.ts';
import { type Tx, transaction } from '../../data/connection/transaction.ts';
import { type LeasedOperation, renewLease } from '../../operations/leases.ts';
import { recordEvent, systemAuthor } from '../../rules/record-event.ts';
import type { OperationService } from '../operations/service.ts';
import type { ExternalRecord, ImportResources } from '../resources/service.ts';
import type { UserService } from '../users/service.ts';
import { recordsOf } from './items.ts';
import type { Integration, IntegrationConfig, RequestHeaders } from './record.ts';
import type { ReadList } from './source.ts';
import * as store from './store.ts';

/** What a sync goes by from its beginning to its end, whatever becomes of the integration meanwhile. */
export type SyncState = {
  config: IntegrationConfig;
  /** The secret headers, sealed. */
  headers: string | null;
  /** Who began it, and owns what it makes. */
  userId: string;
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
  importResources: ImportResources;
  readList: ReadList;
}

/** Items that one transaction brings in: more would keep others of the account waiting. */
const batch = 50;

/** The operation is somebody else's by now, or ended: there is nothing left to do here. */
class LostLeaseError extends Error {
  override name = 'LostLeaseError';
}

const stopped = () => new ServiceError('invalid_state', 'The integration was disconnected before the sync had ended.');

/** The list's part of the way, behind the fetching of it; the last per cent is for the end. */
const progressAt = (done: number, total: number): number => 10 + Math.floor((89 * done) / total);

const part = (records: readonly ExternalRecord[], from: number) => records.slice(from, from + batch);

/** The secret headers that were sealed for an integration. */
export const openHeaders = (sealer: Sealer, sealed: string | null, integrationId: string): RequestHeaders =>
  sealed === null ? {} : JSON.parse(sealer.open(sealed, integrationId));

/** What a sync does once it has been accepted. Each step is one transaction, which holds only while the lease does. */
export const createSync = ({ db, clock, sealer, users, operations, importResources, readList }: Dependencies) => {
  const now = () => clock().toISOString();

  /** A step of the work; nothing of it stays when the operation is no longer ours, or was stopped. */
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
      const origin = { accountId, integrationId, type: state.config.resource_type, ownerId };
      const { created, updated } = await importResources(tx, origin, part(records, from));
      const sum = { ...state, created: state.created + created, updated: state.updated + updated };
      const progress = Math.max(before, progressAt(Math.min(from + batch, records.length), records.length));
      await operations.move(tx, operation, id, { status: 'running', progress, state: sum });
    });

  /** The integration as a sync leaves it, with its event. */
  const conclude = async (
    tx: Tx,
    operation: LeasedOperation,
    type: 'INTEGRATION_SYNCED' | 'INTEGRATION_SYNC_FAILED',
    changes?: { status: Integration['status']; last_synced_at?: string },
  ) => {
    const { accountId, resourceId } = operation;
    const current = await store.lock(tx, operation, resourceId);
    if (!current) return;
    const { data } = changes ? await store.update(tx, operation, resourceId, changes, now()) : current;
    await recordEvent(tx, systemAuthor(accountId), { type, data });
  };

  /** The integration is locked before its operation, as everywhere. */
  const succeed = (operation: LeasedOperation, total: number) =>
    transaction(db, async (tx) => {
      const { id, resourceId } = operation;
      await store.lock(tx, operation, resourceId);
      await step(tx, operation, async (_tx, { created, updated }) => {
        // What an attempt before this one created or updated comes again unchanged.
        const result = { created, updated, unchanged: Math.max(0, total - created - updated) };
        await conclude(tx, operation, 'INTEGRATION_SYNCED', { status: 'connected', last_synced_at: now() });
        await operations.move(tx, operation, id, { status: 'succeeded', result });
      });
    });

  const work = async (operation: LeasedOperation, signal: AbortSignal): Promise<void> => {
    const { config, headers } = await step(db, operation, async (_tx, state) => state);
    const items = await readList(config, openHeaders(sealer, headers, operation.resourceId), signal);
    const records = recordsOf(items, config);
    for (let from = 0; from < records.length; from += batch) {
      signal.throwIfAborted();
      await bringIn(operation, records, from);
      await breathe();
    }
    await succeed(operation, records.length);
  };

  return {
    /**
     * Carries an accepted sync out. Nothing is half done when it rejects: whoever takes the operation up again fetches the list
     * anew, and what was brought in already is found unchanged.
     * @throws ServiceError when the sync has failed; anything else when it may be tried again
     */
    run: (operation: LeasedOperation, signal: AbortSignal): Promise<void> =>
      work(operation, signal).catch((error: unknown) => {
        if (!(error instanceof LostLeaseError)) throw error;
      }),

    /** Ends a sync as failed. One that was stopped leaves the integration as it is. */
    fail: (operation: LeasedOperation, error: ServiceError): Promise<void> =>
      transaction(db, async (tx) => {
        const { id, resourceId } = operation;
        await store.lock(tx, operation, resourceId);
        const held = await renewLease(tx, operation);
        if (!held) return;
        const { stopped: wasStopped } = held.state as SyncState;
        await conclude(tx, operation, 'INTEGRATION_SYNC_FAILED', wasStopped ? undefined : { status: 'error' });
        await operations.move(tx, operation, id, { status: 'failed', error: formB(wasStopped ? stopped() : error) });
      }),
  };
};
