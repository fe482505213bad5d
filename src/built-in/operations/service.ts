import type { Clock } from '../../core/clock.ts';
import type { Principal } from '../../core/principal.ts';
import type { WindowQuery } from '../../core/query/connection.ts';
import type { ListQuery } from '../../core/query/list-query.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { Tx } from '../../data/connection/transaction.ts';
import { type InAccount, serviceKit } from '../../kit/service.ts';
import type { NewOperation, Progress } from './record.ts';
import * as store from './store.ts';

export type { Progress } from './record.ts';

/** The initial fields of an operation. */
const begun = { status: 'pending', progress: 0, result: null, error: null, finished_at: null } as const;

interface Dependencies {
  db: Queries;
  clock: Clock;
}

/** Reads and writes operations. Every user may read them; only the families that run the work write them. */
export const createOperationService = ({ db, clock }: Dependencies) => {
  const { now, found } = serviceKit('operation', clock);

  return {
    list: (caller: Principal, query: ListQuery) => store.list(db, caller, query),

    window: (caller: Principal, query: WindowQuery) => store.window(db, caller, query),

    get: async (caller: Principal, id: string) => found(await store.findById(db, caller, id), id),

    /** The operations on one record; does not check who sees the record. */
    listOf: (caller: Principal, resourceId: string, query: ListQuery) => store.listOf(db, caller, query, resourceId),

    /** The same window of the operations on each of these records, by their ids; does not check who sees the records. */
    windowsOf: (caller: Principal, resourceIds: readonly string[], query: WindowQuery) => store.windowsOf(db, caller, query, resourceIds),

    findByIds: (caller: Principal, ids: readonly string[]) => store.findByIds(db, caller, ids),

    begin: (tx: Tx, caller: InAccount, { type, resourceId, state }: NewOperation) =>
      store.insert(tx, caller, { ...begun, type, resource_id: resourceId, state }, now()),

    /** Locks an operation to continue it; undefined when it is finished or does not exist. */
    takeUp: (tx: Tx, caller: InAccount, id: string) => store.lockUnfinished(tx, caller, id),

    move: (tx: Tx, caller: InAccount, id: string, progress: Progress) => store.move(tx, caller, id, progress, now()),

    /** The id of an unfinished operation on a record. */
    unfinishedOf: (tx: Tx, caller: InAccount, resourceId: string) => store.findUnfinishedOf(tx, caller, resourceId),

    /** Adds a note to the state of the unfinished operations on a record. Their workers find it at the next step. */
    note: (tx: Tx, caller: InAccount, resourceId: string, note: Record<string, unknown>) =>
      store.noteUnfinishedOf(tx, caller, resourceId, note),

    /** Ends the unfinished operations on a deleted record as failed. */
    abandon: (tx: Tx, caller: InAccount, resourceId: string, message: string) =>
      store.moveUnfinishedOf(tx, caller, resourceId, { status: 'failed', error: { code: 'not_found', message, details: {} } }, now()),
  };
};

export type OperationService = ReturnType<typeof createOperationService>;
