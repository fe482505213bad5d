import { type Insertable, type Kysely, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { EventData, EventType } from '../../contract/events.ts';
import { type IdKind, newId } from '../../core/ids.ts';
import type { Queries } from '../../data/connection/database.ts';
import { columnsEqual } from '../../data/query/columns-equal.ts';
import type { Tables } from '../../data/tables/index.ts';
import type { Versioned } from '../../rules/if-match.ts';
import type { Author } from '../../rules/record-event.ts';
import {
  type AnyRow,
  type InAccount,
  type RecordOf,
  readsOf,
  type TableFacts,
  type TableWith,
  type Visible,
  versionedRow,
} from './reads.ts';
import { createRecorded } from './recorded-writes.ts';

type RecordTable = TableWith<'account_id' | 'id' | 'version' | 'created_at' | 'updated_at'>;
type Given = 'account_id' | 'created_at' | 'updated_at' | 'version';

/** The columns of a new row that a family sets; the id only if the family needed it before. */
type NewRow<T extends RecordTable> = Omit<Insertable<Tables[T]>, Given | 'id'> & { id?: string };

/** The same, with every column of a record: its event is checked before the database could add a default. */
type WholeRow<T extends RecordTable, C extends string> = NewRow<T> & {
  [Name in Exclude<C, Given | 'id'>]: Name extends keyof NewRow<T> ? Exclude<NewRow<T>[Name], undefined> : never;
};
type Changes<T extends RecordTable> = Omit<Updateable<Tables[T]>, Given | 'id'>;

type Strength = 'forUpdate' | 'forNoKeyUpdate' | 'forShare';

const anyTable = (db: Queries): Kysely<AnyRow> => db;

const isPlain = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A row with jsonb values as text, as PostgreSQL needs them. */
const written = (row: object) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, isPlain(value) ? sql`${JSON.stringify(value)}::jsonb` : value]));

/** The ways to read and write the records of a table. Every write increments the record's version. */
export const tableOf = <
  T extends RecordTable,
  const C extends string,
  E extends Readonly<Record<string, RawBuilder<unknown>>> = Record<never, never>,
>(
  table: T,
  { kind, ...facts }: TableFacts<C, E> & { kind: IdKind },
) => {
  type Data = RecordOf<T, C, E>;
  const reads = readsOf(table, facts);
  const name: string = table;
  const idColumn = `${name}.id`;
  const row = [...reads.shown, `${name}.version`];

  const create = createRecorded({ table: name, kind, row, columns: facts.columns });

  const change = (tx: Queries, { accountId }: InAccount, where: object, changes: Changes<T>, now: string) =>
    anyTable(tx)
      .updateTable(name)
      .set({ ...written(changes), updated_at: now, version: sql`${sql.ref(`${name}.version`)} + 1` })
      .where(columnsEqual({ ...where, account_id: accountId }));

  return {
    ...reads,
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

    insert: async (tx: Queries, { accountId }: InAccount, fields: NewRow<T>, now: string): Promise<Versioned<Data>> =>
      versionedRow(
        await anyTable(tx)
          .insertInto(name)
          .values({ id: newId(kind), ...written(fields), account_id: accountId, created_at: now, updated_at: now })
          .returning(row)
          .$castTo<AnyRow>()
          .executeTakeFirstOrThrow(),
      ),

    /** Inserts a record, and records the event that tells of it: without a transaction around it this is a write of its own. */
    insertRecorded: async <Type extends EventType>(
      db: Queries,
      author: Author,
      type: Data extends EventData<Type> ? Type : never,
      fields: WholeRow<T, C>,
      now: string,
    ): Promise<Versioned<Data>> =>
      versionedRow(await create(db, author, type, { ...fields, account_id: author.accountId, created_at: now, updated_at: now })),

    update: async (tx: Queries, caller: InAccount, id: string, changes: Changes<T>, now: string): Promise<Versioned<Data>> =>
      versionedRow(await change(tx, caller, { id }, changes, now).returning(row).$castTo<AnyRow>().executeTakeFirstOrThrow()),

    /** Changes every record that has these values. */
    updateAll: async (
      tx: Queries,
      caller: InAccount,
      where: Partial<Selectable<Tables[T]>>,
      changes: Changes<T>,
      now: string,
    ): Promise<void> => {
      await change(tx, caller, where, changes, now).execute();
    },

    /** Deletes the record, and by foreign keys also the rows that refer to it. */
    remove: async (tx: Queries, { accountId }: InAccount, id: string): Promise<void> => {
      await anyTable(tx)
        .deleteFrom(name)
        .where(columnsEqual({ account_id: accountId, id }))
        .execute();
    },
  };
};
