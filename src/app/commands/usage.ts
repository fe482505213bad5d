import type { Command } from 'commander';
import { readConfig } from '../config.ts';
import { dayBefore, someDays, usualDays } from './some-days.ts';

const print = async ({ days }: { days: number }): Promise<void> => {
  const config = readConfig(process.env);
  const { withDatabase } = await import('../compose/data.ts');
  const { usageOfAllAccounts } = await import('../../account/usage/of-all-accounts.ts');
  await withDatabase(config, async ({ db }) => console.log(JSON.stringify(await usageOfAllAccounts(db, dayBefore(days)), null, 2)));
};

const help = `
Reads the usage of all accounts from the database; an account reads its own at /v1/account/usage/parts. \`npx tessera contract check --usage\`
uses the result to list who would be hurt by each breaking change. To read an embedded database, stop the server first.`;

export const registerUsage = (program: Command): void => {
  program
    .command('usage')
    .description('Print as JSON which keys, applications, people and webhooks used which parts of the contracts.')
    .option('--days <days>', 'how many days to look back', someDays, usualDays)
    .addHelpText('after', help)
    .action(print);
};
