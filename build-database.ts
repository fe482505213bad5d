// Builds the database that an embedded one begins with into `dist`: with all tables, and without rows.
import { globSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { sql } from 'kysely';
import { recordOf } from './bin/current-build.cjs';
import { replaceFolder } from './build-server.ts';
import { type Database, openDatabase } from './src/data/connection/database.ts';
import { dumpForMemory } from './src/data/connection/dump-for-memory.ts';
import { writeArchive } from './src/data/folder/archives.ts';
import { isPrepared, preparedDatabase } from './src/data/folder/empty-database.ts';
import { migrate } from './src/data/migrations/migrate.ts';

const root = import.meta.dirname;

/** What decides what is in the database. */
const sources = (): string[] =>
  [...globSync('src/data/migrations/**/*.ts', { cwd: root }), 'generated/migrations.ts', 'build-database.ts'].sort();

const foldersIn = (place: string): string[] =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => relative(place, join(parentPath, name)).replaceAll('\\', '/'));

const onError = (error: Error): void => console.error(error.message);

/** PostgreSQL makes further databases out of templates, which nobody does here. They would be two thirds of the files to copy. */
const withoutTemplates = async ({ db }: Database): Promise<void> => {
  await sql`update pg_database set datistemplate = false`.execute(db);
  for (const name of ['template0', 'template1']) await sql`drop database ${sql.id(name)}`.execute(db);
};

/** Builds the database, unless it is built of the migrations that are here. */
export const buildEmptyDatabase = async (): Promise<void> => {
  const prepared = preparedDatabase(root);
  if (isPrepared(prepared, root)) return;
  const next = `${prepared.folder}.${process.pid}`;
  mkdirSync(dirname(next), { recursive: true });
  try {
    const database = await openDatabase({ dataDir: next, onError });
    const dumped = await migrate(database)
      .then(() => withoutTemplates(database))
      .then(() => dumpForMemory(database))
      .finally(() => database.close());
    const files = sources();
    const made = join(next, 'database');
    const text = JSON.stringify({ ...recordOf(root, files), folders: foldersIn(made) });
    rmSync(prepared.record, { force: true });
    replaceFolder(prepared.folder, made);
    await writeArchive(prepared.archive, dumped);
    writeFileSync(`${prepared.record}.${process.pid}`, text);
    renameSync(`${prepared.record}.${process.pid}`, prepared.record);
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
};
