import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../../data/connection/database.ts';
import { deleteDatabase, hasDatabase } from '../../data/folder/data-folder.ts';
import { pendingAfter } from '../../data/migrations/ledger.ts';
import { migrations } from '../../data/migrations/steps/index.ts';
import { openObjects } from '../../data/objects/open.ts';
import { openConfigured } from '../compose/data.ts';
import type { Config } from '../config.ts';
import { bytesOf } from './archive.ts';
import { countRows, type Manifest, names, type Verified, verifyArchive } from './manifest.ts';
import { runTool } from './postgres-tools.ts';

const onError = (error: Error) => console.error(`tessera: ${error.message}`);

const occupied = (place: string) => new Error(`${place} holds data already. With --replace it is deleted, and the backup takes its place.`);

/** Nodes write what they have in memory, so none may run. */
const refuseOthers = async (database: Database): Promise<void> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and application_name = 'tessera' and pid <> pg_backend_pid()`.execute(database.db);
  if (Number(rows[0]!.count) > 0)
    throw new Error('Nodes or workers are connected to this database. Stop them all: a restore takes the data away under them.');
};

/** Deletes all that is in the schema, and not the extensions, which others may use. */
const emptySchema = sql`
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
end $$`;

const prepareServer = async (config: Config, replace: boolean): Promise<void> => {
  const database = await openConfigured(config, onError);
  try {
    await refuseOthers(database);
    const { rows } = await sql`select from pg_tables where schemaname = current_schema() limit 1`.execute(database.db);
    if (rows.length === 0) return;
    if (!replace) throw occupied('The database of DATABASE_URL');
    await database.withoutTimeouts((db) => emptySchema.execute(db));
  } finally {
    await database.close();
  }
};

const restoreServer = async (config: Config, bytes: Readable, replace: boolean): Promise<Database> => {
  await prepareServer(config, replace);
  const words = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction', `--dbname=${databaseOf(config.databaseUrl!)}`];
  await runTool('pg_restore', { url: config.databaseUrl!, words, input: bytes });
  return openConfigured(config, onError);
};

const databaseOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1)) || 'postgres';

const restoreEmbedded = async (config: Config, bytes: Readable, replace: boolean): Promise<Database> => {
  const folder = join(config.dataDir, 'database');
  if (hasDatabase(folder) && !replace) throw occupied(folder);
  deleteDatabase(folder);
  return openDatabase({ dataDir: folder, loadDataDir: new Blob([new Uint8Array(await buffer(bytes))]), onError });
};

/** @throws Error when the restored tables have other rows than the manifest says */
const expectAllRows = async ({ db }: Database, { rows }: Manifest): Promise<void> => {
  const found = await countRows(db);
  const wrong = Object.keys({ ...rows, ...found }).filter((table) => rows[table] !== found[table]);
  if (wrong.length > 0)
    throw new Error(
      `The restored database is not the one that was backed up: ${wrong.map((one) => `${one} has ${found[one]} rows, not ${rows[one]}`).join(', ')}.`,
    );
};

/** Reads the whole backup, and changes nothing. */
export const verifyBackup = async (path: string): Promise<Manifest> => {
  await using file = await open(path, 'r');
  return (await verifyArchive(file, path)).manifest;
};

const expectFit = ({ manifest }: Verified, { databaseUrl }: Config): void => {
  const here = databaseUrl ? 'postgres' : 'pglite';
  const described = {
    postgres: 'PostgreSQL, so that DATABASE_URL has to be set',
    pglite: 'the embedded database, so that DATABASE_URL may not be set',
  };
  if (manifest.database !== here) throw new Error(`The backup is of ${described[manifest.database]}.`);
  const known = Object.keys(migrations);
  // Names the version that is needed, when the backup is of a newer one.
  pendingAfter(known.includes(manifest.schema) ? known.slice(0, known.indexOf(manifest.schema) + 1) : [manifest.schema], known);
};

/** Verifies a backup, and then puts its data in place of what there is. The next start migrates what an earlier version wrote. */
export const restoreBackup = async (config: Config, path: string, { replace }: { replace: boolean }): Promise<Manifest> => {
  await using file = await open(path, 'r');
  const verified = await verifyArchive(file, path);
  const { manifest, places } = verified;
  expectFit(verified, config);
  const bytes = bytesOf(file, places.get(names.database)!);
  const database = await (config.databaseUrl ? restoreServer : restoreEmbedded)(config, bytes, replace);
  await expectAllRows(database, manifest).finally(() => database.close());
  const objects = await openObjects(config.files, join(config.dataDir, 'files'));
  try {
    for (const { name } of manifest.entries.filter((entry) => entry.name.startsWith(names.files))) {
      const key = name.slice(names.files.length);
      await objects.remove(key);
      await objects.put(key, bytesOf(file, places.get(name)!));
    }
  } finally {
    objects.close();
  }
  return manifest;
};
