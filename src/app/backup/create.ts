import { randomUUID } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { families } from '#families/index';
import type { Queries } from '../../data/connection/database.ts';
import { sealingKeyOf } from '../../data/installation-secrets.ts';
import { doneMigrations } from '../../data/migrations/ledger.ts';
import { holdingObjects, holdingObjectsOf } from '../../data/objects/backup-hold.ts';
import { namingTables } from '../../data/objects/named-objects.ts';
import type { ObjectStore } from '../../data/objects/object-store.ts';
import { openObjects } from '../../data/objects/open.ts';
import { openConfigured } from '../compose/data.ts';
import type { Config } from '../config.ts';
import { createArchive } from './archive.ts';
import { copyEmbedded, expectDatabase, openCopy } from './embedded.ts';
import { countRows, type Manifest, names } from './manifest.ts';
import { runTool, sessionUrl } from './postgres-tools.ts';

type Archive = ReturnType<typeof createArchive>;

type Found = Pick<Manifest, 'schema' | 'secret_key' | 'rows'> & { files: { object_key: string; size: number }[] };

/** The objects that rows name, with their sizes. */
const objectsNamed = async (db: Queries): Promise<Found['files']> => {
  const parts = namingTables(families.tables).map(
    ({ table, key }) => sql`select ${sql.ref(key)} as object_key, size from ${sql.table(table)} where ${sql.ref(key)} is not null`,
  );
  const { rows } = await sql<Found['files'][number]>`${sql.join(parts, sql` union all `)} order by object_key`.execute(db);
  return rows;
};

/** The manifest's part about a database, and the files whose bytes it needs. */
const look = async (db: Queries): Promise<Found> => ({
  schema: (await doneMigrations(db)).at(-1) ?? '',
  secret_key: (await sealingKeyOf(db)) ?? null,
  rows: await countRows(db),
  files: await objectsNamed(db),
});

const addFile = async (archive: Archive, path: string): Promise<void> => {
  const { size } = await stat(path);
  await archive.add(names.database, size, createReadStream(path));
};

/** The files of the dumped snapshot, which does not change while the server writes. */
const addServer = (db: Queries, config: Config, archive: Archive, scratch: string): Promise<Found> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const { rows } = await sql<{ snapshot: string }>`select pg_export_snapshot() as snapshot`.execute(tx);
      const words = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${rows[0]!.snapshot}`];
      const output = async (bytes: Readable): Promise<void> => writeFile(scratch, bytes, { mode: 0o600 });
      await runTool('pg_dump', { url: sessionUrl(config), words, output });
      await addFile(archive, scratch);
      return look(tx);
    });

const addEmbedded = async (config: Config, archive: Archive): Promise<Found> => {
  const copy = await copyEmbedded(config);
  const database = await openCopy(copy);
  const found = await look(database.db).finally(() => database.close());
  await archive.add(names.database, copy.size, Readable.from(copy.stream()) as AsyncIterable<Buffer>);
  return found;
};

type AddDatabase = (archive: Archive, scratch: string) => Promise<Found>;

/** Runs a backup while no process deletes bytes that it has yet to copy; receives the function that adds the database. */
const whileObjectsStay = async <T>(config: Config, work: (addDatabase: AddDatabase) => Promise<T>): Promise<T> => {
  if (!config.databaseUrl) {
    expectDatabase(config);
    return holdingObjectsOf(config.dataDir, () => work((archive) => addEmbedded(config, archive)));
  }
  const database = await openConfigured(config, () => undefined);
  const addDatabase: AddDatabase = (archive, scratch) => database.withoutTimeouts((db) => addServer(db, config, archive, scratch));
  return database.withoutTimeouts((db) => holdingObjects(db, () => work(addDatabase))).finally(() => database.close());
};

/** Adds the bytes of files; returns the keys of missing ones. */
const addObjects = async (archive: Archive, objects: ObjectStore, files: Found['files']): Promise<string[]> => {
  const missing: string[] = [];
  for (const { object_key: key, size } of files) {
    const bytes = await objects.open(key, size).catch((error: { code?: string }) => {
      if (error.code !== 'upstream_error') throw error;
      missing.push(key);
      return undefined;
    });
    if (bytes) await archive.add(`${names.files}${key}`, size, bytes);
  }
  return missing;
};

/** A backup never replaces a file, not even one created after it started. */
export const expectNoFile = (path: string): void => {
  if (existsSync(path)) throw new Error(`${path} already exists; a backup never replaces a file.`);
};

/** Renames a finished backup. The rename replaces only the empty file that this process has just created. */
const giveName = async (partial: string, path: string): Promise<void> => {
  const taken = await open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    expectNoFile(path);
    throw error;
  });
  await taken.close();
  await rename(partial, path).catch(async (error: unknown) => {
    await rm(path, { force: true });
    throw error;
  });
};

const write = async (config: Config, path: string, addDatabase: AddDatabase): Promise<Manifest> => {
  await using opened = new AsyncDisposableStack();
  const partial = `${path}.${randomUUID()}.partial`;
  const scratch = `${partial}-database`;
  opened.defer(() => rm(scratch, { force: true }));
  const file = await open(partial, 'wx', 0o600);
  opened.defer(() => rm(partial, { force: true }));
  opened.defer(() => file.close());
  const objects = await openObjects(config.files, join(config.dataDir, 'files'));
  opened.defer(() => objects.close());
  const archive = createArchive(file);
  const made_at = new Date().toISOString();
  const { files, ...found } = await addDatabase(archive, scratch);
  const missing = await addObjects(archive, objects, files);
  const database = config.databaseUrl ? 'postgres' : 'pglite';
  const manifest: Manifest = { format: 1, made_at, database, ...found, missing, entries: [...archive.entries] };
  const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  await archive.add(names.manifest, text.length, Readable.from([text]));
  await archive.end();
  await giveName(partial, path);
  return manifest;
};

/**
 * Writes a backup of the database and of the files' bytes into a new file. A server and other backups may run meanwhile. An unfinished
 * backup has a unique temporary name.
 */
export const createBackup = (config: Config, path: string): Promise<Manifest> =>
  whileObjectsStay(config, (addDatabase) => write(config, path, addDatabase));
