import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../data/connection/database.ts';
import { readPreparedDatabase } from '../data/folder/empty-database.ts';
import { migrate } from '../data/migrations/migrate.ts';
import { environment } from '../mock/account.ts';
import { type Config, readConfig } from './config.ts';

/** An in-memory database for one mock, with all tables and no rows. */
export interface MockDatabase {
  database: Database;
  /** The server settings for it. */
  config: Config;
  close(): Promise<void>;
}

const onError = (error: Error): void => console.error(`tessera: ${error.message}`);

/** A database prepared by the build; without a build, the tables are created now. */
const openInMemory = async (): Promise<Database> => {
  const loadDataDir = readPreparedDatabase();
  const database = await openDatabase({ loadDataDir, onError });
  if (!loadDataDir) await migrate(database);
  return database;
};

/** The settings of a server embedded in this process; of the environment only the log settings apply. */
const configIn = (folder: string, { host, port }: { host: string; port: number }): Config =>
  readConfig({
    HOST: host,
    PORT: String(port),
    TESSERA_ENVIRONMENT: environment,
    TESSERA_DATA_DIR: folder,
    TESSERA_SECRET_KEY: randomBytes(32).toString('base64'),
    // Any web page may give addresses here that are fetched, so they must not read this machine's networks.
    TESSERA_ALLOW_PRIVATE_NETWORKS: 'loopback',
    TESSERA_LOG_LEVEL: process.env.TESSERA_LOG_LEVEL ?? 'error',
    TESSERA_COVERAGE_DIR: process.env.TESSERA_COVERAGE_DIR,
  });

/** Opens a database for a mock that listens at an address. */
export const openMockDatabase = async (address: { host: string; port: number }): Promise<MockDatabase> => {
  await using opened = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), 'tessera-mock-'));
  opened.defer(() => rmSync(folder, { recursive: true, force: true }));
  const config = configIn(folder, address);
  const database = await openInMemory();
  opened.defer(() => database.close());
  const everything = opened.move();
  return { database, config, close: () => everything.disposeAsync() };
};
