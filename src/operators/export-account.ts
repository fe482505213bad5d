import { sql } from 'kysely';
import type { Clock } from '../core/clock.ts';
import { ServiceError } from '../core/errors.ts';
import type { Queries } from '../data/connection/database.ts';
import type { ObjectStore } from '../data/objects/object-store.ts';
import type { FamilyTablesInOrder } from '../data/tables/family-table.ts';
import type { Tables } from '../data/tables/index.ts';
import { keyOf } from './account-tables.ts';
import { exportedTables } from './export-policies.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
  objects: Pick<ObjectStore, 'open'>;
  familyTables: FamilyTablesInOrder;
}

type Row = Record<string, unknown>;

/** Rows per read. */
const batch = 200;

/** Version of the line format. */
const form = 1;

/** What a complete export contained. */
export interface Exported {
  records: number;
  files: number;
  bytes: number;
  /** The ids of files whose bytes are missing from the store. */
  missing_files: string[];
}

const line = (value: object): string => `${JSON.stringify(value)}\n`;

/** The rows of an account in key order, in short reads: an export holds no transaction open. */
async function* rowsOf(db: Queries, table: keyof Tables, accountId: string): AsyncGenerator<Row> {
  const key = table === 'accounts' ? ['id'] : await keyOf(db, table);
  const columns = sql.join(key.map((name) => sql.ref(name)));
  const account = sql.ref(table === 'accounts' ? 'id' : 'account_id');
  let last: Row | undefined;
  do {
    const after = last === undefined ? sql`` : sql`and (${columns}) > (${sql.join(key.map((name) => last![name]))})`;
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} where ${account} = ${accountId} ${after} order by ${columns} limit ${batch}`.execute(db);
    yield* rows;
    last = rows.length === batch ? rows.at(-1) : undefined;
  } while (last !== undefined);
}

const isLost = (failure: unknown): boolean => failure instanceof ServiceError && failure.code === 'upstream_error';

/**
 * The bytes of an object as lines, with the table and the id of its row. Returns their count, or undefined when they are missing from the
 * store.
 */
async function* bytesOf(
  { objects }: Dependencies,
  key: string,
  table: string,
  { id, size }: Row,
): AsyncGenerator<string, number | undefined> {
  let offset = 0;
  try {
    for await (const chunk of await objects.open(key, Number(size))) {
      yield line({ type: 'bytes', table, id, offset, base64: (chunk as Buffer).toString('base64') });
      offset += (chunk as Buffer).length;
    }
  } catch (failure) {
    if (!isLost(failure)) throw failure;
    return undefined;
  }
  return offset;
}

const without = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));

/**
 * All records of an account and the bytes of its files, as JSON lines. The last line states that the export is complete.
 * @returns what it contained
 */
export async function* exportLines(dependencies: Dependencies, accountId: string): AsyncGenerator<string, Exported> {
  const { db, clock, familyTables } = dependencies;
  const exported: Exported = { records: 0, files: 0, bytes: 0, missing_files: [] };
  yield line({ type: 'export', form, account_id: accountId, began_at: clock().toISOString() });
  for (const { table, except, objectKey } of exportedTables(familyTables)) {
    for await (const row of rowsOf(db, table, accountId)) {
      yield line({ type: 'record', table, record: without(row, except) });
      exported.records += 1;
      const key = objectKey === undefined ? null : row[objectKey];
      if (key === null) continue;
      const bytes = yield* bytesOf(dependencies, String(key), table, row);
      if (bytes === undefined) exported.missing_files.push(String(row.id));
      else exported.files += 1;
      exported.bytes += bytes ?? 0;
    }
  }
  yield line({ type: 'end', ...exported });
  return exported;
}
