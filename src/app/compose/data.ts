import { join } from 'node:path';
import { ConfigError } from '../../core/config-error.ts';
import { type Database, openDatabase } from '../../data/connection/database.ts';
import { databaseFailure } from '../../data/connection/errors.ts';
import { FolderError } from '../../data/folder/folder-error.ts';
import { migrate, rollback } from '../../data/migrations/migrate.ts';
import { expectColumns } from '../../kit/columns.ts';
import type { Config } from '../config.ts';

type OnError = (error: Error) => void;

const messageOf = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  return message || code || String(error);
};

/** Adds the setting's name to an error about the folder. */
const withSettingName = (error: unknown): unknown =>
  error instanceof FolderError ? new ConfigError(`${error.message} TESSERA_DATA_DIR sets the folder.`, { cause: error }) : error;

const openEmbedded = async (dataDir: string, onError: OnError): Promise<Database> => {
  try {
    return await openDatabase({ dataDir: join(dataDir, 'database'), onError });
  } catch (error) {
    throw withSettingName(error);
  }
};

/** PgBouncer's error for a client with session settings. */
const isPoolerRefusal = (cause: unknown): boolean => /unsupported startup parameter/.test(messageOf(cause));

/** Turns an unavailable database at startup into a configuration error. The message does not contain the password. */
const asConfigError = (cause: unknown): unknown => {
  if (isPoolerRefusal(cause))
    return new ConfigError(
      'DATABASE_URL points to a pooler in transaction mode, such as PgBouncer. Also set DATABASE_DIRECT_URL, to PostgreSQL itself.',
      { cause },
    );
  if (databaseFailure(cause) !== 'unavailable') return cause;
  return new ConfigError(`Cannot use the database of DATABASE_URL: ${messageOf(cause)}.`, { cause });
};

/** Opens the configured database without migrating it. */
export const openConfigured = (
  { databaseUrl: url, databaseDirectUrl: directUrl, dataDir }: Config,
  onError: OnError,
  replica?: Config['replica'],
): Promise<Database> => (url ? openDatabase({ url, directUrl, replica, onError }) : openEmbedded(dataDir, onError));

/** The same for a serving or working process: with the standby that it may read from. */
export const openWithStandby = (config: Config, onError: OnError): Promise<Database> => openConfigured(config, onError, config.replica);

/** Migrates the schema; returns the names of the migrations that ran. */
export const bringUpToDate = ({ databaseUrl }: Pick<Config, 'databaseUrl'>, database: Database): Promise<string[]> =>
  migrate(database).catch((error: unknown) => {
    throw databaseUrl ? asConfigError(error) : error;
  });

/** Compares the columns of records with those of the migrated database, except in production. @throws Error where one is missing */
export const checkColumns = async ({ mode }: Pick<Config, 'mode'>, { db }: Database): Promise<void> => {
  if (mode !== 'production') await expectColumns(db);
};

const printError: OnError = (error) => console.error(`tessera: ${error.message}`);

const withOpenDatabase = async <T>(config: Config, work: (database: Database) => Promise<T>): Promise<T> => {
  const database = await openConfigured(config, printError);
  return work(database).finally(() => database.close());
};

/** Opens the database only to migrate it; returns the names of the migrations that ran. */
export const migrateOnly = (config: Config): Promise<string[]> => withOpenDatabase(config, (database) => bringUpToDate(config, database));

/** Rolls back all migrations after a given one; returns their names. */
export const rollBack = (config: Config, to: string): Promise<string[]> =>
  withOpenDatabase(config, (database) => rollback(database, { to }));

/** Opens and migrates the database for one command, and always closes it. */
export const withDatabase = <T>(config: Config, work: (database: Database) => Promise<T>): Promise<T> =>
  withOpenDatabase(config, async (database) => {
    await bringUpToDate(config, database);
    return work(database);
  });
