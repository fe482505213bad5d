import type { Command } from 'commander';
import { readConfig } from '../config.ts';

const run = async (): Promise<void> => {
  const config = readConfig(process.env);
  const { migrateOnly } = await import('../open.ts');
  const done = await migrateOnly(config);
  console.log(done.length > 0 ? `Migrated: ${done.join(', ')}` : 'The schema is up to date.');
};

export const registerMigrate = (program: Command): void => {
  program.command('migrate').description('Bring the database schema up to date. `serve` does the same at its start.').action(run);
};
