import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type SecretKeys, sealedBy } from '../core/secret-keys.ts';
import type { Queries } from './connection/database.ts';
import { type Tx, transaction } from './connection/transaction.ts';

const secretNames = [
  'answers',
  'cursors',
  'forms',
  'integration-secrets',
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

interface Stored {
  name: string;
  value: string | null;
  sealed: string | null;
}

const aboutSecret = (name: string): string => `secret ${name}`;

/** Only one node or command changes secrets at a time. */
const withSecretsLock = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('tessera secrets'))`.execute(tx);

const selectSecrets = (db: Queries): Promise<Stored[]> => db.selectFrom('secrets').selectAll().orderBy('name').execute();

const opened = ({ name, value, sealed }: Stored, keys: SecretKeys): string => {
  if (sealed === null) return value!;
  if (!keys.names.includes(sealedBy(sealed))) throw new MissingSealingKey(sealedBy(sealed));
  try {
    return keys.open(sealed, aboutSecret(name));
  } catch (cause) {
    throw new Error(`The secret "${name}" was changed in the database since it was sealed: bring its row back from a copy.`, { cause });
  }
};

const isComplete = (stored: readonly Stored[]): boolean =>
  stored.every(({ sealed }) => sealed !== null) && secretNames.every((wanted) => stored.some(({ name }) => name === wanted));

const write = async (tx: Tx, name: string, secret: string, keys: SecretKeys): Promise<void> => {
  const row = { value: null, sealed: keys.seal(secret, aboutSecret(name)) };
  await tx
    .insertInto('secrets')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
};

/** Seals secrets that are still in plain text and makes missing ones, but only when all stored secrets can be opened. */
const completeSecrets = async (tx: Tx, keys: SecretKeys): Promise<Stored[]> => {
  await withSecretsLock(tx);
  const stored = await selectSecrets(tx);
  const known = new Map(stored.map((one) => [one.name, opened(one, keys)]));
  for (const { name, value } of stored) if (value !== null) await write(tx, name, value, keys);
  for (const name of secretNames) if (!known.has(name)) await write(tx, name, randomBytes(32).toString('base64url'), keys);
  return selectSecrets(tx);
};

/**
 * Opens the secrets of this installation. The first node makes missing ones, and seals those that are in plain text.
 * @throws MissingSealingKey when one of their keys is not given; nothing is changed then
 */
export const openSecrets = async (db: Queries, keys: SecretKeys): Promise<Secrets> => {
  const stored = await selectSecrets(db);
  const current = isComplete(stored) ? stored : await transaction(db, (tx) => completeSecrets(tx, keys));
  return Object.fromEntries(current.map((one) => [one.name, opened(one, keys)])) as Secrets;
};

/** The name of the key that secrets of this database are sealed with; undefined while none is sealed. */
export const sealingKeyOf = async (db: Queries): Promise<string | undefined> => {
  const row = await db.selectFrom('secrets').select('sealed').where('sealed', 'is not', null).limit(1).executeTakeFirst();
  return row && sealedBy(row.sealed!);
};

/** Seals with the first key all secrets that are sealed with another one. Running nodes are not affected: they hold the opened secrets. */
export const rewrapSecrets = (db: Queries, keys: SecretKeys): Promise<{ rewrapped: number; total: number }> =>
  transaction(db, async (tx) => {
    const stored = await completeSecrets(tx, keys);
    const others = stored.filter(({ sealed }) => sealedBy(sealed!) !== keys.names[0]);
    for (const one of others) await write(tx, one.name, opened(one, keys), keys);
    return { rewrapped: others.length, total: stored.length };
  });

/**
 * Writes all secrets in plain text, for versions that do not know sealing keys.
 * @throws MissingSealingKey when the key of one is not given
 */
export const revealSecrets = async (tx: Queries, keys: SecretKeys | undefined): Promise<void> => {
  for (const one of await selectSecrets(tx)) {
    if (one.sealed === null) continue;
    if (!keys) throw new MissingSealingKey(sealedBy(one.sealed));
    await tx
      .updateTable('secrets')
      .set({ value: opened(one, keys), sealed: null })
      .where('name', '=', one.name)
      .execute();
  }
};
