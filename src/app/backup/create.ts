import { createReadStream } from 'node:fs';
import { open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Queries } from '../../data/connection/database.ts';
import { sealingKeyOf } from '../../data/installation-secrets.ts';
import { doneMigrations } from '../../data/migrations/ledger.ts';
import type { ObjectStore } from '../../data/objects/object-store.ts';
import { openObjects } from '../../data/objects/open.ts';
import { openConfigured } from '../compose/data.ts';
import { availableSecretKeys } from '../compose/secrets.ts';
import type { Config } from '../config.ts';
import { createArchive } from './archive.ts';
import { copyEmbedded, openCopy } from './embedded.ts';
import { countRows, type Manifest, names } from './manifest.ts';
import { runTool, sessionUrl } from './postgres-tools.ts';

type Archive = ReturnType<typeof createArchive>;

type Found = Pick<Manifest, 'schema' | 'secret_key' | 'rows'> & { files: { object_key: string; size: number }[] };

/** What the manifest says of a database, and the files whose bytes it needs. */
const look = async (db: Queries): Promise<Found> => ({
  schema: (await doneMigrations(db as never)).at(-1) ?? '',
  secret_key: (await sealingKeyOf(db)) ?? null,
  rows: await countRows(db),
  files: (
    await db
      .selectFrom('files')
      .select(['object_key', 'size'])
      .where('object_key', 'is not', null)
      .unionAll(db.selectFrom('event_archives').select(['object_key', 'size']))
      .orderBy('object_key')
      .execute()
  ).map(({ object_key, size }) => ({ object_key: object_key!, size: size! })),
});

const addFile = async (archive: Archive, path: string): Promise<void> => {
  const { size } = await stat(path);
  await archive.add(names.database, size, createReadStream(path));
};

/** The files are those of the snapshot that is dumped, which stays as it is while the server writes. */
const addServer = (config: Config, archive: Archive, scratch: string): Promise<Found> =>
  withOpened(config, (db) =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => {
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
        const { rows } = await sql<{ snapshot: string }>`select pg_export_snapshot() as snapshot`.execute(tx);
        const words = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${rows[0]!.snapshot}`];
        const output = async (bytes: Readable): Promise<void> => writeFile(scratch, bytes, { mode: 0o600 });
        await runTool('pg_dump', { url: sessionUrl(config), words, output });
        await addFile(archive, scratch);
        return look(tx);
      }),
  );

const withOpened = async <T>(config: Config, work: (db: Queries) => Promise<T>): Promise<T> => {
  const database = await openConfigured(config, () => undefined);
  return database.withoutTimeouts(work).finally(() => database.close());
};

const addEmbedded = async (config: Config, archive: Archive): Promise<Found> => {
  const copy = await copyEmbedded(config, availableSecretKeys(config));
  const database = await openCopy(copy);
  const found = await look(database.db).finally(() => database.close());
  await archive.add(names.database, copy.size, Readable.from(copy.stream()) as AsyncIterable<Buffer>);
  return found;
};

/** Adds the bytes of files; returns the keys of those that were deleted meanwhile. */
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

/**
 * Writes a backup of the database and of the bytes of its files into a new file. A server may run meanwhile. A backup that is not
 * finished has another name.
 */
export const createBackup = async (config: Config, path: string): Promise<Manifest> => {
  await using opened = new AsyncDisposableStack();
  const [partial, scratch] = [`${path}.partial`, `${path}.partial-database`];
  opened.defer(() => rm(scratch, { force: true }));
  const file = await open(partial, 'w', 0o600);
  opened.defer(() => rm(partial, { force: true }));
  opened.defer(() => file.close());
  const objects = await openObjects(config.files, join(config.dataDir, 'files'));
  opened.defer(() => objects.close());
  const archive = createArchive(file);
  const made_at = new Date().toISOString();
  const { files, ...found } = await (config.databaseUrl ? addServer(config, archive, scratch) : addEmbedded(config, archive));
  const missing = await addObjects(archive, objects, files);
  const database = config.databaseUrl ? 'postgres' : 'pglite';
  const manifest: Manifest = { format: 1, made_at, database, ...found, missing, entries: [...archive.entries] };
  const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  await archive.add(names.manifest, text.length, Readable.from([text]));
  await archive.end();
  await rename(partial, path);
  return manifest;
};
