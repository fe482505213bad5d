import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, openDatabase } from '../data/database.ts';
import { databaseFailure } from '../data/errors.ts';
import { migrate } from '../data/migrate.ts';
import { type Config, ConfigError } from './config.ts';

const reason = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  return message || code || String(error);
};

/** The folder of an embedded database, made when it is not there. */
const folder = (dataDir: string): string => {
  try {
    mkdirSync(dataDir, { recursive: true });
    return join(dataDir, 'database');
  } catch (cause) {
    throw new ConfigError(`TESSERA_DATA_DIR is ${dataDir}, which cannot be used as a folder: ${reason(cause)}.`, { cause });
  }
};

/** A server that cannot be used at the start is a matter of the setting, and told as such; its password is not. */
const atStart = (cause: unknown): unknown =>
  databaseFailure(cause) === 'unavailable'
    ? new ConfigError(`DATABASE_URL names a database that cannot be used: ${reason(cause)}.`, { cause })
    : cause;

type OnError = (error: Error) => void;

const openAndMigrate = async ({ databaseUrl: url, dataDir }: Config, onError: OnError) => {
  const database = await openDatabase(url ? { url, onError } : { dataDir: folder(dataDir), onError });
  const ran = await migrate(database).catch(async (error: unknown) => {
    await database.close();
    throw url ? atStart(error) : error;
  });
  return { database, ran };
};

/** Opens the configured database and brings its schema up to date. */
export const openMigrated = async (config: Config, onError: OnError): Promise<Database> => (await openAndMigrate(config, onError)).database;

const complain: OnError = (error) => console.error(`tessera: ${error.message}`);

/** Brings the schema up to date and does nothing else; returns the names of the migrations that ran. */
export const migrateOnly = async (config: Config): Promise<string[]> => {
  const { database, ran } = await openAndMigrate(config, complain);
  await database.close();
  return ran;
};

/** Opens the database for one command and closes it whatever happens. */
export const withDatabase = async <T>(config: Config, work: (database: Database) => Promise<T>): Promise<T> => {
  const database = await openMigrated(config, complain);
  return work(database).finally(() => database.close());
};
