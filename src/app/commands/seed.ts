import type { Command } from 'commander';
import type { Queries } from '../../data/connection/database.ts';
import { readConfig } from '../config.ts';
import { wholeNumber } from './options.ts';

const count = wholeNumber(1, 1_000_000);

/** A random seed: a repeated one would create the same users again, which the account would refuse. */
const unusedSeed = async (db: Queries, accountId: string): Promise<number> => {
  const { projects } = await db
    .selectFrom('projects')
    .where('account_id', '=', accountId)
    .select((eb) => eb.fn.countAll<number>().as('projects'))
    .executeTakeFirstOrThrow();
  return Number(projects) + 1;
};

const run = async ({ projects, seed: number, email }: { projects: number; seed?: number; email?: string }): Promise<void> => {
  const config = readConfig(process.env);
  const { withDatabase } = await import('../compose/data.ts');
  const { seed } = await import('../../seed/fill-account.ts');
  const { findKeyOwner } = await import('../../identity/credentials/key-owner.ts');
  const { openFirstAccount } = await import('../compose/first-account.ts');
  const { Presets, SingleBar } = (await import('cli-progress')).default;
  await withDatabase(config, async ({ db }) => {
    const first = await openFirstAccount(db, config);
    if (first) console.log(`First start: account ${first.accountId}, administrator ${first.email}, API key ${first.key} (shown only once)`);
    const owner = await findKeyOwner(db, email);
    const bar = new SingleBar(
      { format: 'Seeding {bar} {value}/{total} projects, {eta_formatted} left', noTTYOutput: true, notTTYSchedule: 5000 },
      Presets.shades_classic,
    );
    bar.start(projects, 0);
    const given = { projects, seed: number ?? (await unusedSeed(db, owner.accountId)), adminUserId: owner.userId };
    // The process does not end before the bar is stopped.
    await seed(db, owner.accountId, { ...given, onProgress: (done) => bar.update(done) }).finally(() => bar.stop());
    console.log(`Added ${projects} projects with people, teams, members and tasks.`);
  });
};

export const registerSeed = (program: Command): void => {
  program
    .command('seed')
    .description('Add realistic sample data to an account: people, teams, projects, members, tasks.')
    .option('--projects <count>', 'number of projects', count, 200)
    .option('--seed <number>', 'seed: the same number generates the same data (default: random)', count)
    .option('--email <email>', 'a user of the account (default: the first account)')
    .action(run);
};
