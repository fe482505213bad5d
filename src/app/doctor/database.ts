import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../data/connection/database.ts';
import { hasDatabase } from '../../data/folder/data-folder.ts';
import { FolderError } from '../../data/folder/folder-error.ts';
import { sealingKeyOf } from '../../data/installation-secrets.ts';
import { doneMigrations, hasLedger, pendingAfter } from '../../data/migrations/ledger.ts';
import { migrations } from '../../data/migrations/steps/index.ts';
import { openConfigured } from '../compose/data.ts';
import { availableSecretKeys } from '../compose/secrets.ts';
import type { Config } from '../config.ts';
import { explainServer } from './explain-server.ts';
import { type Finding, failed, look, ok, skipped, warning } from './finding.ts';

/** The minimum version of PostgreSQL, as `server_version_num`. */
const oldestServer = 150_000;

/** A larger clock difference, in milliseconds, refuses valid tokens and signatures. */
const mostOff = 2000;

const server = async ({ db, ping }: Database) => {
  const { writable } = await ping();
  const { rows } = await sql<{ number: number; version: string; most: number; used: number }>`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
      current_setting('max_connections')::int as most, (select count(*)::int from pg_stat_activity) as used`.execute(db);
  const { number, version, most, used } = rows[0]!;
  if (!writable) return failed('It is read-only.', 'Set DATABASE_URL to the primary: a standby accepts no writes.');
  if (number < oldestServer) return failed(`It is PostgreSQL ${version}.`, 'Upgrade to PostgreSQL 15 or later.');
  if (used > most * 0.8)
    return warning(
      `PostgreSQL ${version}; ${used} of ${most} connections in use.`,
      'Raise max_connections: each process uses a little over ten.',
    );
  return ok(`PostgreSQL ${version}; ${used} of ${most} connections in use.`);
};

const extensions = async (database: Database) => {
  const { db } = database;
  const wanted = ['pg_trgm', 'btree_gin'];
  const { rows } = await sql<{ name: string; installed: string | null }>`
    select name, installed_version as installed from pg_available_extensions where name = any(${wanted}::text[])`.execute(db);
  const absent = wanted.filter((name) => !rows.some((row) => row.name === name));
  if (absent.length > 0) return failed(`${absent.join(', ')} cannot be installed.`, "Install PostgreSQL's contrib package.");
  const missing = rows.filter(({ installed }) => !installed).map(({ name }) => name);
  if (missing.length === 0) return ok(wanted.join(', '));
  if (await hasLedger(db))
    return failed(
      `${missing.join(', ')} was dropped after the schema was created, along with the search indexes that use it.`,
      `Restore a backup; or run ${missing.map((name) => `"create extension ${name}"`).join(' and ')} and rebuild the indexes whose names end in _search.`,
    );
  return warning(
    `${missing.join(', ')} are not created yet.`,
    'The next `npx tessera migrate` creates them, if its role may create a schema.',
  );
};

const firstOf = (names: readonly string[]): string => names.slice(0, 3).join(', ') + (names.length > 3 ? ' and more' : '');

const withoutMigrations = async ({ db }: Database) => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() order by tablename`.execute(db);
  if (rows.length > 0)
    return failed(
      `It contains tables of another program: ${firstOf(rows.map(({ name }) => name))}.`,
      'Set DATABASE_URL to an empty database that nobody else uses.',
    );
  return warning('The database is empty.', 'The first start of a server creates the schema: npx tessera serve.');
};

const schema = async (database: Database) => {
  const { db } = database;
  if (!(await hasLedger(db))) return withoutMigrations(database);
  const known = Object.keys(migrations);
  const pending = pendingAfter(await doneMigrations(db), known);
  if (pending.length === 0) return ok(`It is up to date, at ${known.at(-1)}.`);
  return warning(`${pending.length} migrations are pending: ${pending.join(', ')}.`, 'Run `npx tessera migrate`, or start this version.');
};

const secretKey = async (config: Config, { db }: Database) => {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('secrets') is not null as there`.execute(db);
  const sealing = rows[0]!.there ? await sealingKeyOf(db) : undefined;
  // After the database: a first start creates the key before it seals anything with it.
  const keys = availableSecretKeys(config);
  if (sealing && !keys?.names.includes(sealing))
    return failed(
      `The secrets in the database are sealed with the key ${sealing}, which is not set.`,
      `Set TESSERA_SECRET_KEY to the key ${sealing}.`,
    );
  if (!keys) return skipped('There is no key yet; the first start in development creates one.');
  if (keys.names.length > 1)
    return warning(
      `Several keys are set: ${keys.names.join(', ')}.`,
      'Run `npx tessera secrets rewrap`, and then remove all but the first.',
    );
  return ok(`The key ${keys.names[0]} opens the secrets. Keep a copy of it apart from the backups.`);
};

const clock = async ({ db, kind }: Database) => {
  if (kind === 'pglite') return skipped("The embedded database uses this machine's clock.");
  const before = Date.now();
  const { rows } = await sql<{ now: number }>`select extract(epoch from clock_timestamp()) * 1000 as now`.execute(db);
  const off = Math.round(Number(rows[0]!.now) - (before + Date.now()) / 2);
  if (Math.abs(off) <= mostOff) return ok(`It is ${Math.abs(off)} ms ${off < 0 ? 'ahead of' : 'behind'} that of the database.`);
  return failed(
    `It is ${Math.abs(off)} ms ${off < 0 ? 'ahead of' : 'behind'} that of the database.`,
    'Synchronize the clocks of both machines with NTP.',
  );
};

const names = ['schema', 'extensions', 'secret key', 'clock'] as const;

/** What can be checked without the embedded database, which a running server has open. */
const behindServer = (config: Config): Finding[] => [
  { name: 'database', ...ok(`A running server has ${config.dataDir} open: see its /health/ready.`) },
  ...names.map((name) => ({ name, ...skipped('Stop the server to check the database.') })),
];

/** The database, its schema, the secret key that opens it, and the clock. */
export const lookAtDatabase = async (config: Config): Promise<Finding[]> => {
  const { databaseUrl, dataDir } = config;
  if (!databaseUrl && !hasDatabase(join(dataDir, 'database')))
    return [{ name: 'database', ...skipped(`There is no database in ${dataDir} yet; the first start of a server creates it.`) }];
  const remedy = databaseUrl ? explainServer('DATABASE_URL') : 'TESSERA_DATA_DIR sets the folder.';
  let database: Database;
  try {
    database = await openConfigured(config, () => undefined);
  } catch (error) {
    if (error instanceof Error && error.cause instanceof FolderError && / is in use by /.test(error.message)) return behindServer(config);
    return [await look('database', remedy, () => Promise.reject(error))];
  }
  try {
    const reached = await look('database', remedy, () => server(database));
    if (reached.status === 'failed') return [reached];
    const found = await look('schema', 'See the message.', () => schema(database));
    if (found.status === 'failed') return [reached, found];
    return [
      reached,
      found,
      await look('extensions', "Install PostgreSQL's contrib package.", () => extensions(database)),
      await look('secret key', 'Set TESSERA_SECRET_KEY to the value that every node uses.', () => secretKey(config, database)),
      await look('clock', 'Synchronize the clocks with NTP.', () => clock(database)),
    ];
  } finally {
    await database.close();
  }
};
