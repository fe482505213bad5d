import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, openDatabase } from '../data/database.ts';
import { migrate } from '../data/migrate.ts';
import type { Config } from './config.ts';

/** Opens the configured database and brings its schema up to date. */
export const openMigrated = async (config: Config, onError: (error: Error) => void): Promise<Database> => {
  const dataDir = join(config.dataDir, 'database');
  if (!config.databaseUrl) mkdirSync(config.dataDir, { recursive: true });
  const database = await openDatabase({ url: config.databaseUrl, dataDir, onError });
  await migrate(database).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  return database;
};

/** Opens the database for one command and closes it whatever happens. */
export const withDatabase = async <T>(config: Config, work: (database: Database) => Promise<T>): Promise<T> => {
  const database = await openMigrated(config, (error) => console.error(`tessera: ${error.message}`));
  return work(database).finally(() => database.close());
};
