import type { Command } from 'commander';
import { readConfig } from '../config.ts';

const run = async ({ email }: { email?: string }): Promise<void> => {
  const config = readConfig(process.env);
  const { environment } = config;
  if (environment !== 'sandbox')
    throw new Error('Only the test environment can be reset: TESSERA_ENVIRONMENT is live, and would have to be sandbox.');
  const { withDatabase } = await import('../compose/data.ts');
  const { findKeyOwner } = await import('../../identity/key-owner.ts');
  const { resetAccount } = await import('../../account/settings/reset.ts');
  const { transaction } = await import('../../data/connection/transaction.ts');
  const { audit, byOperator } = await import('../../rules/audit.ts');
  const { systemClock } = await import('../../core/clock.ts');
  await withDatabase(config, async (database) => {
    const { accountId } = await findKeyOwner(database.db, email);
    const entry = { ...byOperator, accountId, action: 'resetAccount', subjectId: accountId };
    await database.withoutTimeouts((db) =>
      transaction(db, async (tx) => {
        await resetAccount({ db: tx, clock: systemClock, environment }, accountId);
        await audit(tx, { ...entry, at: systemClock() });
      }),
    );
    console.log(`The account ${accountId} is empty. Its members, credentials, settings and logs are still there.`);
  });
};

export const registerReset = (program: Command): void => {
  program
    .command('reset')
    .description('Delete what was made in an account of the test environment; members, credentials, settings and logs stay.')
    .option('--email <email>', 'the account of this user; the first account when left out')
    .action(run);
};
