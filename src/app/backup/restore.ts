import { createHash } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Kysely, sql } from 'kysely';
import { type Database, openDatabase } from '../../data/connection/database.ts';
import { type DataFolder, replaceDatabase, takeDataFolder } from '../../data/folder/data-folder.ts';
import { pendingAfter } from '../../data/migrations/ledger.ts';
import { withMigrationLockHeld } from '../../data/migrations/migrate.ts';
import { migrations } from '../../data/migrations/steps/index.ts';
import type { ObjectStore } from '../../data/objects/object-store.ts';
import { openObjects } from '../../data/objects/open.ts';
import { openConfigured } from '../compose/data.ts';
import type { Config } from '../config.ts';
import { bytesOf, type Entry } from './archive.ts';
import { countRows, type Manifest, names, type Verified, verifyArchive } from './manifest.ts';
import { runTool, sessionUrl } from './postgres-tools.ts';

const onError = (error: Error) => console.error(`tessera: ${error.message}`);

const occupied = (place: string) => new Error(`${place} already has data. Use --replace to delete it and restore the backup in its place.`);

/** No node may run, because nodes write what they have in memory. A node that waits for this restore has not read anything yet. */
const refuseOthers = async (db: Kysely<unknown>): Promise<void> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and application_name = 'tessera' and pid <> pg_backend_pid()`.execute(db);
  if (Number(rows[0]!.count) > 0)
    throw new Error('Nodes, workers or commands are connected to this database. Stop them all before a restore.');
};

/** Deletes everything in the schema except extensions, which others may use. */
const emptySchema = `
do $$ declare one record; begin
  for one in select format('drop table if exists %I cascade', tablename) as command from pg_tables where schemaname = current_schema() loop
    execute one.command;
  end loop;
  for one in select format('drop sequence if exists %I cascade', sequencename) as command from pg_sequences where schemaname = current_schema() loop
    execute one.command;
  end loop;
  for one in select format('drop routine if exists %s cascade', p.oid::regprocedure) as command from pg_proc p
    where p.pronamespace = current_schema()::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') loop
    execute one.command;
  end loop;
end $$;
`;

/** Log positions of another server would keep readers from using a standby of this one. */
const ownPositions = `
reset search_path;
update event_heads set account_id = account_id;
`;

/** The last line of a complete script of pg_restore. */
const trailer = 'PostgreSQL database dump complete';

/**
 * The deletion and the restore as one transaction. A script that is cut off, because pg_restore or this process ended, lacks the commit,
 * and psql rolls everything back.
 */
async function* inOneTransaction(script: Readable): AsyncGenerator<Buffer | string> {
  yield `begin;\n${emptySchema}`;
  let end = '';
  for await (const chunk of script as AsyncIterable<Buffer>) {
    end = (end + chunk.toString('latin1')).slice(-1000);
    yield chunk;
  }
  if (end.includes(trailer)) yield `${ownPositions}commit;\n`;
}

const databaseOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1)) || 'postgres';

type Check = (database: Database) => Promise<void>;

const restoreServer = async (config: Config, bytes: Readable, check: Check): Promise<void> => {
  const url = sessionUrl(config);
  const execute = (script: Readable) =>
    runTool('psql', {
      url,
      words: ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', `--dbname=${databaseOf(url)}`],
      input: Readable.from(inOneTransaction(script)),
      output: async (said) => void said.resume(),
    });
  await runTool('pg_restore', { url, words: ['--no-owner', '--no-privileges', '--file=-'], input: bytes, output: execute });
  const database = await openConfigured(config, onError);
  await check(database).finally(() => database.close());
};

/** The restored database is created beside the existing one, and replaces it when it is complete. */
const restoreEmbedded = async (folder: DataFolder, bytes: Readable, check: Check): Promise<void> => {
  const beside = `${folder.path}.restoring`;
  await rm(beside, { recursive: true, force: true });
  const database = await openDatabase({ dataDir: beside, loadDataDir: new Blob([new Uint8Array(await buffer(bytes))]), onError });
  await check(database).finally(() => database.close());
  replaceDatabase(folder, beside);
};

type Restore = (bytes: Readable, check: Check) => Promise<void>;
type Work = (restore: Restore) => Promise<void>;

/**
 * Runs work while no node starts and no other restore runs.
 * @throws Error when nodes are connected, or when there is data that may not be replaced
 */
const withFreeServer = async (config: Config, replace: boolean, work: Work): Promise<void> => {
  const database = await openConfigured(config, onError);
  try {
    const onWait = () => console.error('tessera: waiting for a migration or another restore to finish');
    await withMigrationLockHeld(database, { onWait }, async ({ db }) => {
      await refuseOthers(db);
      const { rows } = await sql`select from pg_tables where schemaname = current_schema() limit 1`.execute(db);
      if (rows.length > 0 && !replace) throw occupied('The database of DATABASE_URL');
      await work((...given) => restoreServer(config, ...given));
    });
  } finally {
    await database.close();
  }
};

/** The same for the embedded database, which this process locks meanwhile. */
const withFreeFolder = async ({ dataDir }: Config, replace: boolean, work: Work): Promise<void> => {
  const folder = takeDataFolder(join(dataDir, 'database'));
  try {
    if (!folder.isNew && !replace) throw occupied(folder.path);
    await work((...given) => restoreEmbedded(folder, ...given));
  } finally {
    folder.unlock();
  }
};

/** @throws Error when the restored tables have other row counts than the manifest */
const expectAllRows = async ({ db }: Database, { rows }: Manifest): Promise<void> => {
  const found = await countRows(db);
  const wrong = Object.keys({ ...rows, ...found }).filter((table) => rows[table] !== found[table]);
  if (wrong.length > 0)
    throw new Error(
      `The restored database differs from the backup: ${wrong.map((one) => `${one} has ${found[one]} rows, not ${rows[one]}`).join(', ')}.`,
    );
};

const has = async (objects: ObjectStore, key: string, { size, sha256 }: Entry): Promise<boolean> => {
  const digest = createHash('sha256');
  try {
    for await (const bytes of await objects.open(key, size)) digest.update(bytes as Buffer);
    return digest.digest('hex') === sha256;
  } catch {
    return false;
  }
};

/** An existing object with the same bytes stays: until the database is replaced, a file of the current one may use it. */
const restoreObjects = async (config: Config, file: FileHandle, { manifest, places }: Verified): Promise<void> => {
  const objects = await openObjects(config.files, join(config.dataDir, 'files'));
  try {
    for (const entry of manifest.entries.filter(({ name }) => name.startsWith(names.files))) {
      const key = entry.name.slice(names.files.length);
      if (await has(objects, key, entry)) continue;
      await objects.remove(key);
      await objects.put(key, bytesOf(file, places.get(entry.name)!));
    }
  } finally {
    objects.close();
  }
};

/** Verifies the whole backup without changing anything. */
export const verifyBackup = async (path: string): Promise<Manifest> => {
  await using file = await open(path, 'r');
  return (await verifyArchive(file, path)).manifest;
};

const expectFit = ({ manifest }: Verified, { databaseUrl }: Config): void => {
  const here = databaseUrl ? 'postgres' : 'pglite';
  const described = {
    postgres: 'PostgreSQL; set DATABASE_URL',
    pglite: 'the embedded database; unset DATABASE_URL',
  };
  if (manifest.database !== here) throw new Error(`The backup is of ${described[manifest.database]}.`);
  const known = Object.keys(migrations);
  // Names the required version when the backup is newer than this one.
  pendingAfter(known.includes(manifest.schema) ? known.slice(0, known.indexOf(manifest.schema) + 1) : [manifest.schema], known);
};

/**
 * Verifies a backup and then replaces the data with it, first the files' bytes, then the database in one step. Interrupted at any point, it
 * leaves either the old database or the restored one. The next start migrates data of an older version.
 */
export const restoreBackup = async (config: Config, path: string, { replace }: { replace: boolean }): Promise<Manifest> => {
  await using file = await open(path, 'r');
  const verified = await verifyArchive(file, path);
  const { manifest, places } = verified;
  expectFit(verified, config);
  const withFree = config.databaseUrl ? withFreeServer : withFreeFolder;
  await withFree(config, replace, async (restore) => {
    await restoreObjects(config, file, verified);
    await restore(bytesOf(file, places.get(names.database)!), (database) => expectAllRows(database, manifest));
  });
  return manifest;
};
