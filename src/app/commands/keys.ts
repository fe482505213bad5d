import { type Command, InvalidArgumentError } from 'commander';
import { ServiceError } from '../../core/errors.ts';
import { normalForm } from '../../core/normal-form.ts';
import { readConfig } from '../config.ts';

interface CreateOptions {
  name: string;
  scopes: string[];
  email?: string;
  json?: boolean;
}

const scope = /^(admin|(read|write)(:[a-z]+)?)$/;

const scopes = (text: string): string[] => {
  const words = text.split(/[\s,]+/).filter(Boolean);
  const wrong = words.filter((word) => !scope.test(word));
  if (wrong.length > 0 || words.length === 0)
    throw new InvalidArgumentError(
      `A scope must be read, write, admin, read:<family> or write:<family>, not ${wrong.join(', ') || 'empty'}.`,
    );
  return words;
};

/** Refuses scopes that no operation requires. */
const expectKnownScopes = async (granted: string[]): Promise<void> => {
  const { knownScopes, unknownScopes } = await import('../../contract/scopes.ts');
  const wrong = unknownScopes(granted);
  if (wrong.length > 0) throw new Error(`Unknown scope ${wrong.join(', ')}. Scopes are ${knownScopes.join(', ')}.`);
};

/** Validates the options like the body of the corresponding operation. */
const expectValidBody = async (body: { name: string; scopes: string[] }, command: Command): Promise<void> => {
  const { validateBody } = await import('../../contract/validate.ts');
  try {
    validateBody('createApiKey', 'application/json', body);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const wrong = error.details.map(({ field, message }) => `Invalid --${field}: ${message}`);
    command.error(`error: ${wrong.join(' ')}`, { exitCode: 2 });
  }
};

const create = async ({ name: given, scopes: granted, email, json }: CreateOptions, command: Command): Promise<void> => {
  const name = normalForm(given);
  const config = readConfig(process.env);
  const { withDatabase } = await import('../compose/data.ts');
  const { findKeyOwner } = await import('../../identity/credentials/key-owner.ts');
  const { createApiKey } = await import('../../identity/credentials/api-keys.ts');
  const { transaction } = await import('../../data/connection/transaction.ts');
  const { audit, byOperator } = await import('../../rules/audit.ts');
  const { expectRoomForKey } = await import('../../account/keys/service.ts');
  await expectKnownScopes(granted);
  await expectValidBody({ name, scopes: granted }, command);
  await withDatabase(config, async ({ db }) => {
    const owner = await findKeyOwner(db, email);
    const { id, key } = await transaction(db, async (tx) => {
      await expectRoomForKey(tx, owner, new Date().toISOString());
      const made = await createApiKey(tx, { ...owner, name, scopes: granted, environment: config.environment });
      const changes = { name, scopes: granted, user_id: owner.userId };
      const entry = { accountId: owner.accountId, action: 'createApiKey', subjectId: made.id, changes, at: new Date() } as const;
      await audit(tx, { ...byOperator, ...entry });
      return made;
    });
    console.log(
      json
        ? JSON.stringify({ id, key, name, scopes: granted, account_id: owner.accountId, user_id: owner.userId })
        : `${key}\nThe key id is ${id}. The key is not shown again.`,
    );
  });
};

const rotate = async ({ revoke = false, json = false }: { revoke?: boolean; json?: boolean }): Promise<void> => {
  const config = readConfig(process.env);
  const { withDatabase } = await import('../compose/data.ts');
  const { createSealer } = await import('../../core/sealing.ts');
  const { openInstallation } = await import('../compose/secrets.ts');
  const { rotateSigningKeys } = await import('../../identity/tokens/signing-keys.ts');
  await withDatabase(config, async ({ db }) => {
    const sealer = createSealer((await openInstallation(config, db))['signing-keys']);
    const { signing, waiting } = await rotateSigningKeys({ db, sealer, now: new Date(), revoke });
    console.log(
      json
        ? JSON.stringify({ signing, waiting })
        : `${signing} now signs new tokens; ${waiting} is published and signs after the next rotation.`,
    );
  });
};

export const registerKeys = (program: Command): void => {
  const keys = program.command('keys').description('Manage API keys, and the keys that sign tokens.');
  keys
    .command('create')
    .description('Create an API key and print it. It is not shown again.')
    .requiredOption('--name <name>', 'name of the key, such as its purpose')
    .requiredOption('--scopes <scopes>', 'permissions: read, write, admin, read:users, ... (separated by commas or spaces)', scopes)
    .option('--email <email>', 'user that the key acts as (default: the first administrator)')
    .option('--json', 'print JSON')
    .action(create);
  keys
    .command('rotate-signing')
    .description(
      'Start signing JWTs with the next signing key. The previous key stays published until the last token it signed has expired.',
    )
    .option('--revoke', 'revoke the previous key at once, with all tokens it signed; for a leaked key')
    .option('--json', 'print JSON')
    .action(rotate);
};
