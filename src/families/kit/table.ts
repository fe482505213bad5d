import type { IdKind } from '../../core/ids.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { Versioned } from '../../rules/if-match.ts';
import {
  type AnyRow,
  type Expressions,
  type InAccount,
  type RecordOf,
  type RecordTable,
  readsOf,
  type TableFacts,
  type Visible,
  versionedRow,
} from './reads.ts';
import { writesOf } from './recorded-writes.ts';

type Strength = 'forUpdate' | 'forNoKeyUpdate' | 'forShare';

/** The ways to read, lock and write the records of a table. */
export const tableOf = <T extends RecordTable, const C extends string, E extends Expressions = Record<never, never>>(
  table: T,
  { kind, derived, ...facts }: TableFacts<C, E> & { kind: IdKind; derived?: (row: AnyRow) => Readonly<Record<string, unknown>> },
) => {
  type Data = RecordOf<T, C, E>;
  const reads = readsOf(table, facts);
  const idColumn = `${table}.id`;
  const row = [...reads.shown, `${table}.version`];

  return {
    ...reads,
    ...writesOf<T, C, E>({ table, kind, columns: facts.columns, derived }),
    /** The columns of a record and its version. */
    row,

    /** Locks the record for a write until the transaction ends. */
    lock:
      <V extends InAccount>(visible: Visible<V>, strength: Strength = 'forUpdate') =>
      async (tx: Queries, caller: V, id: string): Promise<Versioned<Data> | undefined> => {
        const found = await visible(tx, caller).where(idColumn, '=', id).select(row)[strength]().executeTakeFirst();
        return found && versionedRow(found);
      },

    /** Returns the record's id and locks the record against deletion until the transaction ends; other columns may change. */
    lockKey:
      <V extends InAccount>(visible: Visible<V>) =>
      async (tx: Queries, caller: V, id: string): Promise<{ id: string } | undefined> =>
        visible(tx, caller).where(idColumn, '=', id).select(idColumn).forKeyShare().executeTakeFirst(),
  };
};
