import type { Command } from 'commander';
import { readConfig } from '../config.ts';

const run = async ({ email }: { email?: string }): Promise<void> => {
  const config = readConfig(process.env);
  const { environment } = config;
  if (environment !== 'sandbox') throw new Error('Only the test environment can be reset: TESSERA_ENVIRONMENT must be sandbox, not live.');
  const { withDatabase } = await import('../compose/data.ts');
  const { findKeyOwner } = await import('../../identity/credentials/key-owner.ts');
  const { resetAccount } = await import('../../account/settings/reset.ts');
  const { families } = await import('#families/index');
  const { transaction } = await import('../../data/connection/transaction.ts');
  const { audit, byOperator } = await import('../../rules/audit.ts');
  const { systemClock } = await import('../../core/clock.ts');
  await withDatabase(config, async (database) => {
    const { accountId } = await findKeyOwner(database.db, email);
    const entry = { ...byOperator, accountId, action: 'resetAccount', subjectId: accountId } as const;
    await database.withoutTimeouts((db) =>
      transaction(db, async (tx) => {
        await resetAccount({ db: tx, clock: systemClock, environment, familyTables: families.tables }, accountId);
        await audit(tx, { ...entry, at: systemClock() });
      }),
    );
    console.log(`The account ${accountId} is now empty. Its members, credentials, settings and logs are unchanged.`);
  });
};

export const registerReset = (program: Command): void => {
  program
    .command('reset')
    .description('Delete all records of an account in the test environment. Members, credentials, settings and logs are kept.')
    .option('--email <email>', 'a user of the account (default: the first account)')
    .action(run);
};
