import { sql } from 'kysely';
import { type Examples, readExamples } from '../../contract/examples.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { SceneKind, SceneRecord, Storage } from '../../kit/scene.ts';
import { prepareRecords } from '../../kit/store-records.ts';
import type { Scene } from './check.ts';

/** Inserts the records of a scene into an empty account. */
export const writeScene = async (tx: Queries, kinds: readonly SceneKind[], scene: Scene, storage: Storage): Promise<void> => {
  const lists = kinds.map((kind) => ({ kind, records: scene[kind.name]! }));
  const insert = await prepareRecords(tx, lists, storage);
  await insert(tx);
};

const recordsOf = async (
  db: Queries,
  { name, operationId, order, reading = async () => () => ({}) }: SceneKind,
  example: Examples,
  storage: Storage,
): Promise<SceneRecord[]> => {
  const { rows } = await sql<SceneRecord>`
    select * from ${sql.table(name)} where account_id = ${storage.accountId} order by ${order === undefined ? sql`created_at, id` : sql.ref(order)}`.execute(
    db,
  );
  const fields = Object.keys(example(operationId));
  const besides = await reading(db, storage);
  return Promise.all(
    rows.map(async (row) => ({
      ...Object.fromEntries(fields.filter((field) => field in row).map((field) => [field, row[field]])),
      ...(await besides(row)),
    })),
  );
};

/** The version of a record; null when there is none. */
export const versionOf = async (db: Queries, { name }: SceneKind, { accountId }: Storage, id: unknown): Promise<number | null> => {
  const { rows } = await sql<{ version: number }>`
    select version from ${sql.table(name)} where account_id = ${accountId} and id = ${id}`.execute(db);
  return rows[0]?.version ?? null;
};

/** Reads all records of an account as a scene that recreates them. */
export const readScene = async (db: Queries, kinds: readonly SceneKind[], storage: Storage): Promise<Scene> => {
  const scene: Record<string, SceneRecord[]> = {};
  const example = readExamples();
  for (const kind of kinds) scene[kind.name] = await recordsOf(db, kind, example, storage);
  return scene;
};
