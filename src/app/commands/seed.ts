import type { Command } from 'commander';
import type { Queries } from '../../data/connection/database.ts';
import { readConfig } from '../config.ts';
import { wholeNumber } from './options.ts';

const count = wholeNumber(1, 1_000_000);

/** What was added besides what the size counts. */
const others = (counts: object, sizedBy: string): string =>
  new Intl.ListFormat('en').format(Object.keys(counts).flatMap((table) => (table === sizedBy ? [] : [table.replaceAll('_', ' ')])));

/** A random seed: a repeated one would create the same users again, which the account would refuse. */
const unusedSeed = async (db: Queries, accountId: string): Promise<number> => {
  const { users } = await db
    .selectFrom('users')
    .where('account_id', '=', accountId)
    .select((eb) => eb.fn.countAll<number>().as('users'))
    .executeTakeFirstOrThrow();
  return Number(users) + 1;
};

const run = async ({ size, seed: number, email }: { size: number; seed?: number; email?: string }): Promise<void> => {
  const config = readConfig(process.env);
  const { withDatabase } = await import('../compose/data.ts');
  const { seed } = await import('../../seed/fill-account.ts');
  const { families } = await import('#families/index');
  const { sizedBy = 'steps' } = families;
  const { findKeyOwner } = await import('../../identity/credentials/key-owner.ts');
  const { openFirstAccount } = await import('../compose/first-account.ts');
  const { Presets, SingleBar } = (await import('cli-progress')).default;
  await withDatabase(config, async ({ db }) => {
    const first = await openFirstAccount(db, config);
    if (first) console.log(`First start: account ${first.accountId}, administrator ${first.email}, API key ${first.key} (shown only once)`);
    const owner = await findKeyOwner(db, email);
    const bar = new SingleBar(
      { format: `Seeding {bar} {value}/{total} ${sizedBy}, {eta_formatted} left`, noTTYOutput: true, notTTYSchedule: 5000 },
      Presets.shades_classic,
    );
    bar.start(size, 0);
    const given = { families: families.seeds, size, seed: number ?? (await unusedSeed(db, owner.accountId)), adminUserId: owner.userId };
    // The process does not end before the bar is stopped.
    const added = await seed(db, owner.accountId, { ...given, onProgress: (done) => bar.update(done) }).finally(() => bar.stop());
    console.log(`Added ${families.sizedBy ? `${size} ${sizedBy} with ` : ''}${others(added, sizedBy)}.`);
  });
};

export const registerSeed = (program: Command): void => {
  program
    .command('seed')
    .description('Add realistic sample data to an account: people, and what they do together.')
    .option('--size <count>', 'how many things people do together', count, 200)
    .option('--seed <number>', 'seed: the same number generates the same data (default: random)', count)
    .option('--email <email>', 'a user of the account (default: the first account)')
    .action(run);
};
