import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import { records } from '../contract/operations.ts';
import type { Extent, Schemas } from '../contract/types.ts';
import type { Principal } from '../core/principal.ts';
import type { Queries } from '../data/connection/database.ts';
import type { Viewer } from '../data/query/cached-statements.ts';
import { type CollectionFacts, collectionOf, type List } from '../data/query/collection.ts';
import { findById, findByIds } from '../data/query/find-by-id.ts';
import { listOf } from '../data/query/list.ts';
import type { Base } from '../data/query/untyped.ts';
import { windowOf, windowsOf } from '../data/query/window.ts';
import type { Tables } from '../data/tables/index.ts';
import type { Versioned } from '../rules/if-match.ts';
import { noteColumns } from './columns.ts';

/** An account, or a caller of that account. */
export type InAccount = Pick<Principal, 'accountId'>;

// biome-ignore lint/suspicious/noExplicitAny: Kysely cannot follow a table that is a parameter; what goes in and comes out of the kit is typed
export type AnyRow = any;

/** Splits a row into the record and its version. */
export const versionedRow = ({ version, ...data }: AnyRow): Versioned<AnyRow> => ({ data, version });

/** The tables that have these columns. */
export type TableWith<Column extends string> = {
  [T in keyof Tables]: [Column] extends [keyof Tables[T]] ? T : never;
}[keyof Tables];

export type RecordTable = TableWith<'account_id' | 'id' | 'version' | 'created_at' | 'updated_at'>;
type Given = 'account_id' | 'created_at' | 'updated_at' | 'version';

/** The columns of a new row that a family sets; the id only if the family needs it before the insert. */
type NewRow<T extends RecordTable> = Omit<Insertable<Tables[T]>, Given | 'id'> & { id?: string };

/** The same, with every column that a record shows: nothing is left to the defaults of the database. */
export type WholeRow<T extends RecordTable, C extends string> = NewRow<T> & {
  [Name in Exclude<C, Given | 'id'> & keyof NewRow<T>]: Exclude<NewRow<T>[Name], undefined>;
};
export type Changes<T extends RecordTable> = Omit<Updateable<Tables[T]>, Given | 'id'>;

/** Columns that are computed, or whose type is narrower in the contract than in the table. */
export type Expressions = Readonly<Record<string, RawBuilder<unknown>>>;

/** The type of a family's record, from the columns that the family lists. */
export type RecordOf<T extends keyof Tables, C extends string, E extends Expressions> = {
  [Name in C]: Name extends keyof E
    ? E[Name] extends RawBuilder<infer Value>
      ? Value
      : never
    : Name extends keyof Selectable<Tables[T]>
      ? Selectable<Tables[T]>[Name]
      : never;
};

/** The properties that a record always has. */
type Always<Record> = { [Name in keyof Record]-?: undefined extends Record[Name] ? never : Name }[keyof Record] & string;

/** The columns of a record of the contract: its properties, without the related records that a caller may ask for. */
export const recordColumns = <Name extends keyof Schemas & string>(record: Name): readonly Always<Schemas[Name]>[] =>
  records[record]!.fields as Always<Schemas[Name]>[];

/** What the compiler says at a table without some of the columns. */
export type InTable<T extends keyof Tables, C extends string, E extends Expressions> = [Exclude<C, keyof Tables[T] | keyof E>] extends [
  never,
]
  ? unknown
  : { columns: { 'the table has none of these columns': Exclude<C, keyof Tables[T] | keyof E> } };

/** How a family describes its table. */
export interface TableFacts<C extends string, E extends Expressions>
  extends Pick<CollectionFacts, 'ties' | 'ranks' | 'implied' | 'conditions' | 'searched' | 'texts'> {
  /** The columns that the contract shows. */
  columns: readonly C[];
  expressions?: E;
  /** The column that orders records with equal sort values; the id by default. */
  key?: string | RawBuilder<unknown>;
}

/** Starts a query with the tables and the rows that the viewer sees; it selects no columns yet. */
export type Visible<V, Of extends readonly unknown[] = []> = (db: Queries, viewer: V, ...of: Of) => Base;

/** A part of a list, as handlers return it. */
export interface Listed<Row> {
  data: Row[];
  extent: Extent;
}

/** Reads a list in the list language. */
export const listing = <Row, Of extends readonly unknown[] = []>(list: List<Of>) => {
  const read = listOf<Row, Of>(list);
  return async (...request: Parameters<typeof read>): Promise<Listed<Row>> => {
    const { rows: data, extent } = await read(...request);
    return { data, extent };
  };
};

/** A record with its version, if its table has versions. REST shows it in headers only, and GraphQL as a field. */
export type WithVersion<Data> = Data & { version?: number };

/**
 * The ways to read the records of a table. Each takes `visible`, which decides who sees which record.
 * @param isVersioned whether the records have versions, which windows and look-ups of several records then have, too
 */
export const readsOf = <T extends TableWith<'account_id' | 'id'>, const C extends string, E extends Expressions = Record<never, never>>(
  table: T,
  { columns, expressions, key, ...order }: TableFacts<C, E>,
  isVersioned = false,
) => {
  type Data = RecordOf<T, C, E>;
  noteColumns(
    table,
    columns.filter((column) => !expressions?.[column]),
  );
  const id = sql.ref<string>(`${table}.id`);
  const shown = columns.map((column) => expressions?.[column]?.as(column) ?? `${table}.${column}`);
  const select = (base: Base): Base => base.select(shown);
  const selectVersioned = (base: Base): Base => (isVersioned ? select(base).select(`${table}.version`) : select(base));
  const listed = <Of extends readonly unknown[]>(base: Visible<Viewer, Of>, select: (base: Base) => Base): List<Of> => ({
    base,
    select,
    collection: collectionOf(table, columns, { key, columns: expressions, ...order }),
  });

  return {
    /** The columns of a record, for `select` and `returning`. */
    shown,

    list: <Of extends readonly unknown[] = []>(visible: Visible<Viewer, Of>) => listing<Data, Of>(listed(visible, select)),

    /** Reads a window of a connection. */
    window: (visible: Visible<Viewer>) => windowOf<WithVersion<Data>>(listed(visible, selectVersioned)),

    /** Reads the same window for each of several parents; `visible` refers to the parent as `parent`. */
    windows: (visible: Visible<Viewer>) => windowsOf<WithVersion<Data>>(listed(visible, selectVersioned)),

    /** The records with these ids that exist and that the caller sees, as a map by id. */
    findByIds: (visible: Visible<Viewer>) =>
      findByIds<WithVersion<Data>>((db, viewer, wanted) => selectVersioned(visible(db, viewer)).where(id, '=', wanted)),

    /** The record with this id; undefined if none exists or the caller does not see it. */
    findById: (visible: Visible<Viewer>) => {
      const find = findById<AnyRow>((db, viewer, wanted) => select(visible(db, viewer)).select(`${table}.version`).where(id, '=', wanted));
      return async (...request: Parameters<typeof find>): Promise<Versioned<Data> | undefined> => {
        const row = await find(...request);
        return row && versionedRow(row);
      };
    },
  };
};
