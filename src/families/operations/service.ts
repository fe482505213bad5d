import type { Clock } from '../../core/clock.ts';
import { notFound } from '../../core/errors.ts';
import type { Principal } from '../../core/principal.ts';
import type { ListQuery } from '../../core/query/list-query.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { Tx } from '../../data/connection/transaction.ts';
import type { Operation, Progress } from './operation.ts';
import * as store from './store.ts';

export type { Operation, Progress } from './operation.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
}

const versioned = ({ version, ...data }: Operation & { version: number }) => ({ data, version });

/** The verbs of operations: anybody reads them, the families whose work they tell of write them. */
export const createOperationService = ({ db, clock }: Dependencies) => {
  const now = () => clock().toISOString();

  return {
    get: async (caller: Principal, id: string) => {
      const row = await store.findOperation(db, caller, id);
      if (!row) throw notFound('operation', id);
      return versioned(row);
    },

    /** The operations on one record, whoever sees it. */
    listOf: async (caller: Principal, resourceId: string, query: ListQuery) => {
      const { rows, extent } = await store.listOperations(db, caller, query, resourceId);
      return { data: rows, extent };
    },

    begin: async (tx: Tx, accountId: string, work: { type: Operation['type']; resourceId: string; state: Record<string, unknown> }) =>
      versioned(await store.insertOperation(tx, accountId, now(), work)),

    /** The operation to go on with, locked; undefined when it is finished, or there is none. */
    takeUp: (tx: Tx, accountId: string, id: string) => store.lockUnfinished(tx, accountId, id),

    move: async (tx: Tx, accountId: string, id: string, progress: Progress) =>
      versioned(await store.moveOperation(tx, accountId, id, now(), progress)),

    /** The id of an operation on a record that is not finished. */
    unfinishedOf: (tx: Tx, accountId: string, resourceId: string) => store.findUnfinishedOf(tx, accountId, resourceId),

    /** Leaves a note in the state of what is under way on a record, which whoever works on it finds at the next step. */
    note: (tx: Tx, accountId: string, resourceId: string, note: Record<string, unknown>) =>
      store.noteUnfinishedOf(tx, accountId, resourceId, note),

    /** Ends as failed what is still to be done on a record that goes away. */
    abandon: (tx: Tx, accountId: string, resourceId: string, message: string) =>
      store.moveUnfinishedOf(tx, accountId, resourceId, now(), { status: 'failed', error: { code: 'not_found', message, details: {} } }),
  };
};

export type OperationService = ReturnType<typeof createOperationService>;
