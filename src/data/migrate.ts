import { Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import { migrations } from './migrations/index.ts';

/**
 * Brings the schema up to date and returns the names of the migrations that ran. Processes that start together may all
 * call it: a lock in the database lets one work and the others wait for it.
 */
export const migrate = (database: Database): Promise<string[]> =>
  database.unhurried(async (db) => {
    const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error) throw error;
    return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName);
  });
