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
      console.log(`Re-encrypted ${rewrapped} of ${total} secrets; all now use the key ${key}.`);
      if (others.length > 0) console.log(`${others.join(', ')} is no longer needed: remove it once every node has the key ${key}.`);
    }),
  );
};

export const registerSecrets = (program: Command): void => {
  const secrets = program.command('secrets').description('Manage the key that encrypts the secrets in the database.');
  secrets
    .command('rewrap')
    .description(
      'Re-encrypt every secret with the first key of TESSERA_SECRET_KEY, so that the other keys can be removed. Nodes may keep running.',
    )
    .option('--json', 'print JSON')
    .action(rewrap);
};
