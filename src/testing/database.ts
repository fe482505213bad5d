import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type pg from 'pg';
import { type Database, type DatabaseOptions, openDatabase } from '../data/connection/database.ts';
import { openPglite } from '../data/connection/embedded/pglite.ts';
import { memoryOf } from '../data/folder/archives.ts';
import { digestOfMigrations, pgliteVersion, readPreparedDatabase } from '../data/folder/empty-database.ts';
import { migrate } from '../data/migrations/migrate.ts';
import { asAdmin } from './as-admin.ts';
import { reusedDatabase } from './reused-databases.ts';
import { until } from './until.ts';

/** Stands for the schema: another migration, another PGlite or another way to make it makes another template. */
const schemaKey = (): string => {
  const hash = createHash('sha256').update(pgliteVersion());
  hash.update(readFileSync(import.meta.filename));
  hash.update(digestOfMigrations());
  return hash.digest('hex').slice(0, 12);
};

/** What a database under test cannot deliver to anybody fails the test run. */
const onError = (error: Error): never => {
  throw error;
};

const readIfThere = (file: string): ArrayBuffer | undefined => {
  try {
    return memoryOf(readFileSync(file));
  } catch {
    return undefined;
  }
};

/** Less than anybody waits for a dump. */
const STALE_MS = 30_000;

const unlock = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** Spares others the work; should somebody be so slow that their lock is taken for a dead one's, two do the same. */
const lock = (folder: string): boolean => {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    if (Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > STALE_MS) unlock(folder);
    return false;
  }
};

/** Templates of databases, which nobody makes here, are two thirds of the files that each test file would unpack. */
const withoutTemplates = async ({ db }: Database): Promise<void> => {
  await sql`update pg_database set datistemplate = false`.execute(db);
  for (const name of ['template0', 'template1']) await sql`drop database if exists ${sql.id(name)}`.execute(db);
};

/**
 * PostgreSQL clears its buffers at each start; what a test has fits in a few of them. Planning a statement anew for each value of its
 * parameters takes a fifth of the time of tests; the tests on a server have those plans.
 */
const configure = async ({ db }: Database): Promise<void> => {
  await sql`alter system set shared_buffers = '16MB'`.execute(db);
  await sql`alter system set plan_cache_mode = force_generic_plan`.execute(db);
};

/** It begins with the database of the last build, where that has the same migrations. */
const makeDump = async (file: string): Promise<void> => {
  const database = await openDatabase({ loadDataDir: readPreparedDatabase(), onError });
  await migrate(database);
  await withoutTemplates(database);
  await configure(database);
  const dump = await database.dump!();
  await database.close();
  const own = `${file}.${randomBytes(8).toString('hex')}`;
  writeFileSync(own, Buffer.from(await dump.arrayBuffer()));
  renameSync(own, file);
};

/** A migrated database in a file that all test processes share: the first makes it, the others wait. */
const dumpFile = async (): Promise<ArrayBuffer> => {
  const file = join(process.env.TESSERA_TEST_TEMPLATES ?? tmpdir(), `tessera-test-${schemaKey()}.tar`);
  let dump: ArrayBuffer | undefined;
  await until(async () => {
    dump = readIfThere(file);
    if (!dump && lock(`${file}.lock`)) await makeDump(file).finally(() => unlock(`${file}.lock`));
    return dump;
  });
  return dump!;
};

const databaseUrl = (url: string, name: string): string => {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
};

const TEMPLATE_LOCK = 7_237_001;

const makeTemplate = async (client: pg.Client, url: string, name: string): Promise<void> => {
  await client.query(`drop database if exists ${name}_new`);
  await client.query(`create database ${name}_new`);
  const database = await openDatabase({ url: databaseUrl(url, `${name}_new`), onError });
  await migrate(database).finally(() => database.close());
  await client.query(`alter database ${name}_new rename to ${name}`);
};

/** Makes the template once; who comes second waits for the lock and finds it there. */
const ensureTemplate = async (client: pg.Client, url: string, name: string): Promise<void> => {
  const isThere = async () => (await client.query('select 1 from pg_database where datname = $1', [name])).rows.length > 0;
  if (await isThere()) return;
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    if (!(await isThere())) await makeTemplate(client, url, name);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
};

/** Where `in-memory.ts` has made a place for them; by default where the server keeps others. */
const tablespace = process.env.TESSERA_TEST_TABLESPACE ?? 'pg_default';

/** An empty, unmigrated database on the server; the function drops it. */
export const createEmptyDatabase = async (server: string, template = 'template0'): Promise<{ url: string; drop: () => Promise<void> }> => {
  const name = `tessera_test_${randomBytes(8).toString('hex')}`;
  await asAdmin(server, async (client) => {
    await client.query(`create database ${name} template ${template} tablespace ${tablespace}`);
    // A commit waits for no disk: tests kill clients of the server, never the server.
    await client.query(`alter database ${name} set synchronous_commit = off`);
  });
  return {
    url: databaseUrl(server, name),
    drop: () => asAdmin(server, async (client) => void (await client.query(`drop database if exists ${name} with (force)`))),
  };
};

const makeTemplateOn = async (server: string): Promise<string> => {
  const template = `tessera_template_${schemaKey()}`;
  await asAdmin(server, (client) => ensureTemplate(client, server, template));
  return template;
};

let template: Promise<string> | undefined;

/** The name of the template, which a process looks for once. */
export const templateOn = (server: string): Promise<string> => {
  template ??= makeTemplateOn(server);
  return template;
};

const onServer = async (server: string, options: Partial<DatabaseOptions>): Promise<Database> => {
  const { url, drop } = await createEmptyDatabase(server, await templateOn(server));
  const database = await openDatabase({ url, onError, ...options });
  return { ...database, close: () => database.close().finally(drop) };
};

/** The server that the tests run on; undefined means embedded databases. */
export const serverUrl: string | undefined = process.env.DATABASE_URL || undefined;

/** A migrated, empty database within this process, wherever the tests run. */
export const embeddedDatabase = async (options: Partial<DatabaseOptions> = {}): Promise<Database> =>
  openDatabase({ loadDataDir: await dumpFile(), onError, ...options });

/** The same for a server, which may get one that was used before. */
export const lentDatabase = async (options: Pick<DatabaseOptions, 'onStatement'> = {}): Promise<Database> =>
  serverUrl
    ? onServer(serverUrl, options)
    : reusedDatabase(async () => openPglite({ loadDataDir: await dumpFile() }), { onError, ...options });

/** A migrated, empty database of the test file's own; closing it removes it. */
export const freshDatabase = async (options: Partial<DatabaseOptions> = {}): Promise<Database> =>
  serverUrl ? onServer(serverUrl, options) : embeddedDatabase(options);

/** The address of a database of a test, where it is on a server. */
export const urlOf = async ({ db }: Database): Promise<string> => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  return databaseUrl(serverUrl!, rows[0]!.name);
};

/** Another pool of connections to the same database, as another node has it; only a server takes more than one. */
export const openAgain = async (database: Database): Promise<Database> => openDatabase({ url: await urlOf(database), onError });
