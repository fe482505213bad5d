import type { Command } from 'commander';
import { readConfig } from '../config.ts';

const rewrap = async ({ json = false }: { json?: boolean }): Promise<void> => {
  const config = readConfig(process.env);
  const { withDatabase } = await import('../compose/data.ts');
  const { withSecretKeys } = await import('../compose/secrets.ts');
  const { rewrapSecrets } = await import('../../data/installation-secrets.ts');
  await withDatabase(config, ({ db }) =>
    withSecretKeys(config, db, async (keys) => {
      const { rewrapped, total } = await rewrapSecrets(db, keys);
      const [key, ...others] = keys.names;
      if (json) return console.log(JSON.stringify({ key, rewrapped, total }));
      console.log(`${rewrapped} of ${total} secrets were sealed anew; all are sealed with the key ${key}.`);
      if (others.length > 0) console.log(`Nothing needs ${others.join(', ')} any more: leave it out once every node has the key ${key}.`);
    }),
  );
};

export const registerSecrets = (program: Command): void => {
  const secrets = program.command('secrets').description('What seals the secrets in the database.');
  secrets
    .command('rewrap')
    .description('Seal every secret with the first key of TESSERA_SECRET_KEY, so that the others can be left out. Nodes may go on running.')
    .option('--json', 'print JSON')
    .action(rewrap);
};
