import type { Clock } from '../../core/clock.ts';
import type { Principal } from '../../core/principal.ts';
import type { ListQuery } from '../../core/query/list-query.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { Tx } from '../../data/connection/transaction.ts';
import { type InAccount, serviceKit } from '../kit/service.ts';
import type { NewOperation, Progress } from './record.ts';
import * as store from './store.ts';

export type { Progress } from './record.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
}

/** The verbs of operations: anybody reads them; the families whose work it is write them. */
export const createOperationService = ({ db, clock }: Dependencies) => {
  const { now, found } = serviceKit('operation', clock);

  return {
    get: async (caller: Principal, id: string) => found(await store.findById(db, caller, id), id),

    /** The operations on one record, whoever sees it. */
    listOf: (caller: Principal, resourceId: string, query: ListQuery) => store.listOf(db, caller, query, resourceId),

    begin: (tx: Tx, caller: InAccount, { type, resourceId, state }: NewOperation) =>
      store.insert(tx, caller, { type, resource_id: resourceId, state }, now()),

    /** The operation to go on with, locked; undefined when it is finished, or there is none. */
    takeUp: (tx: Tx, caller: InAccount, id: string) => store.lockUnfinished(tx, caller, id),

    move: (tx: Tx, caller: InAccount, id: string, progress: Progress) => store.move(tx, caller, id, progress, now()),

    /** The id of an operation on a record that is not finished. */
    unfinishedOf: (tx: Tx, caller: InAccount, resourceId: string) => store.findUnfinishedOf(tx, caller, resourceId),

    /** Leaves a note in the state of what is under way on a record, which whoever works on it finds at the next step. */
    note: (tx: Tx, caller: InAccount, resourceId: string, note: Record<string, unknown>) =>
      store.noteUnfinishedOf(tx, caller, resourceId, note),

    /** Ends as failed what is still to be done on a record that goes away. */
    abandon: (tx: Tx, caller: InAccount, resourceId: string, message: string) =>
      store.moveUnfinishedOf(tx, caller, resourceId, { status: 'failed', error: { code: 'not_found', message, details: {} } }, now()),
  };
};

export type OperationService = ReturnType<typeof createOperationService>;
