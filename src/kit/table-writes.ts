import { sql } from 'kysely';
import { type IdKind, newId } from '../core/ids.ts';
import type { Queries } from '../data/connection/database.ts';
import type { Tx } from '../data/connection/transaction.ts';
import { cachedStatements, placeholder } from '../data/query/cached-statements.ts';
import { columnsEqual } from '../data/query/columns-equal.ts';
import type { Versioned } from '../rules/if-match.ts';
import type { AnyRow, Changes, Expressions, InAccount, RecordOf, RecordTable, WholeRow } from './reads.ts';

// How a family writes its records. A service awaits reads and locks, but no writes: the writes of a transaction are sent together with its
// commit. So a write takes the locked record, and returns the record as it will be stored.
//   create: (caller, body) =>
//     transaction(db, async (tx) => {
//       await projects.holdForWriting(tx, caller, body.project_id);
//       return recorded(tx, caller, 'NOTE_CREATED', store.insert(tx, caller, fieldsOf(body), now()));
//     }),
//   update: (caller, id, body, ifMatch) =>
//     transaction(db, async (tx) => {
//       const note = found(await store.lock(tx, caller, id), id);
//       expectVersion(note.version, ifMatch);
//       return changeOf(note, body, (changes) => changed(tx, caller, 'NOTE_UPDATED', note, store.update(tx, caller, note, changes, now())));
//     }),

type AnyFields = Readonly<Record<string, unknown>>;

interface Facts<C extends string> {
  table: string;
  kind: IdKind;
  columns: readonly C[];
  /** Computes the properties of a record that are not columns, from its columns. */
  derived?: ((row: AnyRow) => AnyFields) | undefined;
}

/** The record or the records that a statement changes. */
type Of = { account_id: string; id: string } | { account_id: string; ids: readonly string[] };

interface Writing {
  /** As JSON: PostgreSQL reads each value by the type of its column. */
  fields: string;
  where: AnyFields;
}

const writing = (fields: object, where: AnyFields = {}): Writing => ({ fields: JSON.stringify(fields), where });

const wanted = (name: string) => placeholder(({ where }: Writing) => where[name]);

/** The values that are set; undefined means the default of the column, or no change. */
const set = (fields: object): AnyFields => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** The ways to write the records of a table. Every write increments the record's version. */
export const writesOf = <T extends RecordTable, C extends string, E extends Expressions>(facts: Facts<C>) => {
  type Data = RecordOf<T, C, E>;
  const { table, kind, columns, derived } = facts;
  const statements = cachedStatements<Writing>();
  const fields = placeholder(({ fields: written }: Writing) => written);
  const given = sql`json_populate_record(null::${sql.table(table)}, ${fields}::json) as given`;
  const givenRows = sql`json_populate_recordset(null::${sql.table(table)}, ${fields}::json) as given`;
  const refs = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(`given.${name}`)));

  const insertion = (tx: Queries, rows: readonly [AnyFields, ...AnyFields[]]) => {
    const names = Object.keys(rows[0]);
    const build = () =>
      (tx as AnyRow)
        .insertInto(table)
        .columns(names)
        .expression(sql`select ${refs(names)} from ${givenRows}`);
    return statements(`insert ${names}`, writing(rows), build);
  };

  const change = (tx: Queries, where: Of, changes: AnyFields) => {
    const names = Object.keys(changes);
    const values = Object.fromEntries(names.map((name) => [name, sql.ref(`given.${name}`)]));
    const build = () =>
      (tx as AnyRow)
        .updateTable(table)
        .from(given)
        .set({ ...values, version: sql`${sql.ref(`${table}.version`)} + 1` })
        .where(`${table}.account_id`, '=', wanted('account_id'))
        .where(`${table}.id`, '=', 'ids' in where ? sql`any(${wanted('ids')}::text[])` : wanted('id'));
    return statements(`update ${names} where ${Object.keys(where)}`, writing(changes, where), build);
  };

  /** A record with the columns that it shows. */
  const shown = (row: AnyFields): Data => Object.fromEntries(columns.map((name) => [name, row[name]])) as Data;

  return {
    /** Inserts a record. @param explain the error to throw for a failure of the database, such as a name that is taken */
    insert: (
      tx: Tx,
      { accountId }: InAccount,
      fields: WholeRow<T, C>,
      now: string,
      explain?: (error: unknown) => unknown,
    ): Versioned<Data> => {
      const row = set({ id: newId(kind), ...fields, account_id: accountId, created_at: now, updated_at: now });
      tx.write(insertion(tx, [row]), explain);
      return { data: shown({ ...row, ...derived?.(row) }), version: 1 };
    },

    /** Changes a record that the transaction has locked. */
    update: (
      tx: Tx,
      { accountId }: InAccount,
      { data, version }: Versioned<Data & { id: string }>,
      changes: Changes<T>,
      now: string,
      explain?: (error: unknown) => unknown,
    ): Versioned<Data> => {
      const fields = set({ ...changes, updated_at: now });
      tx.write(change(tx, { account_id: accountId, id: data.id }, fields), explain);
      return { data: shown({ ...data, ...fields }), version: version + 1 };
    },

    /** Inserts records. Their ids are in the same order. */
    insertMany: (tx: Tx, { accountId }: InAccount, records: readonly WholeRow<T, C>[], now: string): Versioned<Data>[] => {
      const at = { account_id: accountId, created_at: now, updated_at: now };
      const [first, ...others] = records.map((record) => set({ id: newId(kind), ...record, ...at }));
      if (!first) return [];
      tx.write(insertion(tx, [first, ...others]));
      return [first, ...others].map((row) => ({ data: shown(row), version: 1 }));
    },

    /** Changes records that the transaction has locked, all in the same way. */
    updateMany: (
      tx: Tx,
      { accountId }: InAccount,
      records: readonly Versioned<Data & { id: string }>[],
      changes: Changes<T>,
      now: string,
    ): Versioned<Data>[] => {
      const values = set({ ...changes, updated_at: now });
      if (records.length > 0) tx.write(change(tx, { account_id: accountId, ids: records.map(({ data }) => data.id) }, values));
      return records.map(({ data, version }) => ({ data: shown({ ...data, ...values }), version: version + 1 }));
    },

    /** Deletes the record, and by foreign keys also the rows that refer to it. */
    remove: (tx: Tx, { accountId }: InAccount, id: string): void => {
      const build = () => (tx as AnyRow).deleteFrom(table).where(columnsEqual({ account_id: wanted('account_id'), id: wanted('id') }));
      tx.write(statements('delete', writing({}, { account_id: accountId, id }), build));
    },
  };
};
