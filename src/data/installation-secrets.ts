import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type SecretKeys, sealedBy } from '../core/secret-keys.ts';
import type { Queries } from './connection/database.ts';
import { type Tx, transaction } from './connection/transaction.ts';
import type { SecretsTable } from './tables/secrets.ts';

const secretNames = [
  'answers',
  'cursors',
  'file-addresses',
  'forms',
  'namespace',
  'second-factors',
  'signing-keys',
  'webhook-secrets',
] as const;

/** The secrets of an installation; all its nodes have the same ones. */
export type Secrets = Readonly<Record<(typeof secretNames)[number], string>>;

/** Secrets are sealed with a key that this process does not have. */
export class MissingSealingKey extends Error {
  override name = 'MissingSealingKey';
  readonly key: string;

  constructor(key: string) {
    super(`The secrets of this database are sealed with the key ${key}.`);
    this.key = key;
  }
}

const aboutSecret = (name: string): string => `secret ${name}`;

/** Only one node or command changes secrets at a time. */
const withSecretsLock = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('tessera secrets'))`.execute(tx);

const selectSecrets = (db: Queries): Promise<SecretsTable[]> => db.selectFrom('secrets').selectAll().orderBy('name').execute();

const opened = ({ name, sealed }: SecretsTable, keys: SecretKeys): string => {
  if (!keys.names.includes(sealedBy(sealed))) throw new MissingSealingKey(sealedBy(sealed));
  try {
    return keys.open(sealed, aboutSecret(name));
  } catch (cause) {
    throw new Error(`The secret "${name}" was changed in the database after it was sealed: restore its row from a copy.`, { cause });
  }
};

const isComplete = (stored: readonly SecretsTable[], names: readonly string[]): boolean =>
  names.every((wanted) => stored.some(({ name }) => name === wanted));

const sealedWith = (keys: SecretKeys, name: string, secret: string): SecretsTable => ({
  name,
  sealed: keys.seal(secret, aboutSecret(name)),
});

/** Generates missing secrets, but only when all stored ones can be opened. */
const completeSecrets = async (tx: Tx, keys: SecretKeys, names: readonly string[]): Promise<SecretsTable[]> => {
  await withSecretsLock(tx);
  const stored = await selectSecrets(tx);
  for (const one of stored) opened(one, keys);
  const missing = names.filter((wanted) => !stored.some(({ name }) => name === wanted));
  const made = missing.map((name) => sealedWith(keys, name, randomBytes(32).toString('base64url')));
  if (made.length > 0) await tx.insertInto('secrets').values(made).execute();
  return [...stored, ...made];
};

/**
 * Opens the secrets of this installation. The first node generates the missing ones.
 * @param further the names of secrets that it has besides its own
 * @throws MissingSealingKey when a key that they are sealed with is not configured; nothing is changed then
 */
export const openSecrets = async (db: Queries, keys: SecretKeys, further: readonly string[] = []): Promise<Secrets> => {
  const names = [...secretNames, ...further];
  const stored = await selectSecrets(db);
  const current = isComplete(stored, names) ? stored : await transaction(db, (tx) => completeSecrets(tx, keys, names));
  return Object.fromEntries(current.map((one) => [one.name, opened(one, keys)])) as Secrets;
};

/** The name of the key that secrets of this database are sealed with; undefined while there are none. */
export const sealingKeyOf = async (db: Queries): Promise<string | undefined> => {
  const row = await db.selectFrom('secrets').select('sealed').limit(1).executeTakeFirst();
  return row && sealedBy(row.sealed);
};

/** Seals with the first key all secrets that are sealed with another one. Running nodes are not affected: they hold the opened secrets. */
export const rewrapSecrets = (db: Queries, keys: SecretKeys): Promise<{ rewrapped: number; total: number }> =>
  transaction(db, async (tx) => {
    const stored = await completeSecrets(tx, keys, secretNames);
    const others = stored.filter(({ sealed }) => sealedBy(sealed) !== keys.names[0]);
    for (const one of others) {
      const { name, sealed } = sealedWith(keys, one.name, opened(one, keys));
      await tx.updateTable('secrets').set({ sealed }).where('name', '=', name).execute();
    }
    return { rewrapped: others.length, total: stored.length };
  });
