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
      console.log(`${rewrapped} of ${total} secrets were encrypted again; all are encrypted with the key ${key}.`);
      if (others.length > 0) console.log(`Nothing needs ${others.join(', ')} any more: remove it when every node has the key ${key}.`);
    }),
  );
};

export const registerSecrets = (program: Command): void => {
  const secrets = program.command('secrets').description('The key that encrypts the secrets in the database.');
  secrets
    .command('rewrap')
    .description(
      'Encrypt every secret with the first key of TESSERA_SECRET_KEY. After that, the other keys can be removed. Running nodes can continue.',
    )
    .option('--json', 'print JSON')
    .action(rewrap);
};
