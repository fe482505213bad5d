// Builds the database that an embedded one begins with into `dist`: with all tables, and without rows.
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../src/data/connection/database.ts';
import { dumpForMemory } from '../src/data/connection/embedded/dump-for-memory.ts';
import { writeArchive } from '../src/data/folder/archives.ts';
import { digestOfMigrations, preparedDatabase } from '../src/data/folder/empty-database.ts';
import { migrate } from '../src/data/migrations/migrate.ts';

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

/** Builds the database out of the migrations. The record is written last: without it, there is no database. */
export const buildEmptyDatabase = async (): Promise<void> => {
  const { folder, archive, record } = preparedDatabase();
  const own = `${folder}.new`;
  for (const path of [own, record, folder]) rmSync(path, { recursive: true, force: true });
  mkdirSync(own, { recursive: true });
  const database = await openDatabase({ dataDir: own, onError });
  const dumped = await migrate(database)
    .then(() => withoutTemplates(database))
    .then(() => dumpForMemory(database))
    .finally(() => database.close());
  cpSync(join(own, 'database'), folder, { recursive: true });
  rmSync(own, { recursive: true });
  await writeArchive(archive, dumped);
  writeFileSync(record, JSON.stringify({ digest: digestOfMigrations(), folders: foldersIn(folder) }));
};
