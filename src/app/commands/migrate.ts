import type { Command } from 'commander';
import { type Config, readConfig } from '../config.ts';

const undo = async (config: Config, to: string): Promise<void> => {
  const { rollBack } = await import('../compose/data.ts');
  const undone = await rollBack(config, to);
  console.log(undone.length > 0 ? `Undone: ${undone.join(', ')}` : `${to} is already the last migration.`);
};

const run = async ({ to }: { to?: string }): Promise<void> => {
  const config = readConfig(process.env);
  if (to !== undefined) return undo(config, to);
  const { migrateOnly } = await import('../compose/data.ts');
  const done = await migrateOnly(config);
  console.log(done.length > 0 ? `Migrated: ${done.join(', ')}` : 'The schema is up to date.');
};

export const registerMigrate = (program: Command): void => {
  program
    .command('migrate')
    .description('Migrate the database schema. `serve` does the same when it starts.')
    .option('--to <migration>', 'roll back all migrations after this one, so that the previous version can start again')
    .action(run);
};
