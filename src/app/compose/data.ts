import { join } from 'node:path';
import { ConfigError } from '../../core/config-error.ts';
import { type Database, openDatabase } from '../../data/connection/database.ts';
import { databaseFailure } from '../../data/connection/errors.ts';
import { FolderError } from '../../data/folder/folder-error.ts';
import { migrate, rollback } from '../../data/migrations/migrate.ts';
import type { Config } from '../config.ts';
import { availableSecretKeys } from './secrets.ts';

type OnError = (error: Error) => void;

const reason = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  return message || code || String(error);
};

/** Whoever reads it has to know where the folder is named. */
const ofTheFolder = (error: unknown): unknown =>
  error instanceof FolderError ? new ConfigError(`${error.message} TESSERA_DATA_DIR names the folder.`, { cause: error }) : error;

const openEmbedded = async (dataDir: string, onError: OnError): Promise<Database> => {
  try {
    return await openDatabase({ dataDir: join(dataDir, 'database'), onError });
  } catch (error) {
    throw ofTheFolder(error);
  }
};

/** A server that cannot be used at the start is a matter of the setting, and told as such; its password is not. */
const atStart = (cause: unknown): unknown =>
  databaseFailure(cause) === 'unavailable'
    ? new ConfigError(`DATABASE_URL names a database that cannot be used: ${reason(cause)}.`, { cause })
    : cause;

/** Opens the configured database with whatever schema it has. */
export const openConfigured = ({ databaseUrl: url, dataDir }: Config, onError: OnError): Promise<Database> =>
  url ? openDatabase({ url, onError }) : openEmbedded(dataDir, onError);

/** Brings the schema up to date; returns the names of the migrations that ran. */
export const bringUpToDate = ({ databaseUrl }: Pick<Config, 'databaseUrl'>, database: Database): Promise<string[]> =>
  migrate(database).catch((error: unknown) => {
    throw databaseUrl ? atStart(error) : error;
  });

const complain: OnError = (error) => console.error(`tessera: ${error.message}`);

const once = async <T>(config: Config, work: (database: Database) => Promise<T>): Promise<T> => {
  const database = await openConfigured(config, complain);
  return work(database).finally(() => database.close());
};

/** Brings the schema up to date and does nothing else; returns the names of the migrations that ran. */
export const migrateOnly = (config: Config): Promise<string[]> => once(config, (database) => bringUpToDate(config, database));

/** Takes the schema back for a version before; returns the names of the migrations that were undone. */
export const rollBack = (config: Config, to: string): Promise<string[]> =>
  once(config, (database) => rollback(database, { to, keys: availableSecretKeys(config) }));

/** Opens the database, its schema up to date, for one command and closes it whatever happens. */
export const withDatabase = <T>(config: Config, work: (database: Database) => Promise<T>): Promise<T> =>
  once(config, async (database) => {
    await bringUpToDate(config, database);
    return work(database);
  });
