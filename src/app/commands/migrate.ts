import type { Command } from 'commander';
import { readConfig } from '../config.ts';

const run = async (): Promise<void> => {
  const config = readConfig(process.env);
  const { openDatabase } = await import('../../data/database.ts');
  const { migrate } = await import('../../data/migrate.ts');
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: `${config.dataDir}/database`,
    onError: (error) => console.error(`tessera: ${error.message}`),
  });
  const done = await migrate(database).finally(() => database.close());
  console.log(done.length > 0 ? `Migrated: ${done.join(', ')}` : 'The schema is up to date.');
};

export const registerMigrate = (program: Command): void => {
  program.command('migrate').description('Bring the database schema up to date. `serve` does the same at its start.').action(run);
};
