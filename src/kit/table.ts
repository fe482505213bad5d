import type { Selectable } from 'kysely';
import type { IdKind } from '../core/ids.ts';
import type { Queries } from '../data/connection/database.ts';
import type { Tx } from '../data/connection/transaction.ts';
import type { Viewer } from '../data/query/cached-statements.ts';
import { columnsEqual } from '../data/query/columns-equal.ts';
import { lockedRow } from '../data/query/locked-row.ts';
import type { Tables } from '../data/tables/index.ts';
import type { Versioned } from '../rules/if-match.ts';
import type { Change } from '../rules/record-event.ts';
import {
  type AnyRow,
  type Changes,
  type Expressions,
  type InAccount,
  type InTable,
  type RecordOf,
  type RecordTable,
  readsOf,
  type TableFacts,
  type Visible,
  versionedRow,
} from './reads.ts';
import { inSteps } from './steps.ts';
import { writesOf } from './table-writes.ts';

/** Values of the columns of a table. */
type Having<T extends RecordTable> = Partial<Selectable<Tables[T]>>;

type Strength = 'forUpdate' | 'forNoKeyUpdate' | 'forShare';

interface Table<C extends string, E extends Expressions> extends TableFacts<C, E> {
  kind: IdKind;
  /** Computes the properties of a record that are not columns. */
  derived?: (row: AnyRow) => Readonly<Record<string, unknown>>;
}

/** The ways to read, lock and write the records of a table. */
export const tableOf = <T extends RecordTable, const C extends string, E extends Expressions = Record<never, never>>(
  table: T,
  given: Table<C, E> & InTable<T, C, E>,
) => {
  type Data = RecordOf<T, C, E>;
  const { kind, derived, ...facts }: Table<C, E> = given;
  const reads = readsOf<T, C, E>(table, facts, true);
  const idColumn = `${table}.id`;
  const row = [...reads.shown, `${table}.version`];

  const writes = writesOf<T, C, E>({ table, kind, columns: facts.columns, derived });

  return {
    ...reads,
    ...writes,
    /** The columns of a record and its version. */
    row,

    /** Locks the record for a write until the transaction ends. */
    lock: <V extends InAccount>(visible: Visible<V> & Visible<Viewer>, strength: Strength = 'forUpdate') => {
      const find = lockedRow<AnyRow, V>((db, viewer, id) => visible(db, viewer).where(idColumn, '=', id).select(row)[strength]());
      return async (tx: Queries, caller: V, id: string): Promise<Versioned<Data> | undefined> => {
        const found = await find(tx, caller, id);
        return found && versionedRow(found);
      };
    },

    /**
     * Changes every record that has these values, all in the same way, the oldest first. It works in steps. For each step, `changed` gets
     * the records before and after the change, to record their events.
     */
    changeAll: (
      tx: Tx,
      caller: InAccount,
      having: Having<T>,
      changes: Changes<T>,
      now: string,
      changed: (records: Change<Versioned<Data>>[]) => void,
    ) => {
      const all = (tx as AnyRow).selectFrom(table).where(columnsEqual({ ...having, account_id: caller.accountId }));
      const change = (rows: AnyRow[]) => {
        const records = rows.map(versionedRow);
        const written = writes.updateMany(tx, caller, records, changes, now);
        changed(records.map((before, at) => ({ before, after: written[at]! })));
      };
      return inSteps(all.select(row).forUpdate(), table, change);
    },

    /** Returns the record's id and locks the record against deletion until the transaction ends; other columns may change. */
    lockKey: <V extends InAccount>(visible: Visible<V> & Visible<Viewer>) =>
      lockedRow<{ id: string }, V>((db, viewer, id) => visible(db, viewer).where(idColumn, '=', id).select(idColumn).forKeyShare()),
  };
};
