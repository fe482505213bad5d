import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type SecretKeys, sealedBy } from '../core/secret-keys.ts';
import type { Queries } from './connection/database.ts';
import { type Tx, transaction } from './connection/transaction.ts';

const secretNames = ['answers', 'cursors', 'forms', 'integration-secrets', 'namespace', 'signing-keys', 'webhook-secrets'] as const;

/** The secrets of an installation, the same on all its nodes. */
export type Secrets = Readonly<Record<(typeof secretNames)[number], string>>;

/** Secrets are sealed with a key that is not at hand. */
export class SealedElsewhere extends Error {
  override name = 'SealedElsewhere';
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

/** Nodes and commands change secrets one after the other. */
const withSecretsLock = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('tessera secrets'))`.execute(tx);

const all = (db: Queries): Promise<Stored[]> => db.selectFrom('secrets').selectAll().orderBy('name').execute();

const opened = ({ name, value, sealed }: Stored, keys: SecretKeys): string => {
  if (sealed === null) return value!;
  if (!keys.names.includes(sealedBy(sealed))) throw new SealedElsewhere(sealedBy(sealed));
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

/** Seals what lies in the clear and makes what is missing; nothing is made beside secrets that cannot be opened. */
const complete = async (tx: Tx, keys: SecretKeys): Promise<Stored[]> => {
  await withSecretsLock(tx);
  const stored = await all(tx);
  const known = new Map(stored.map((one) => [one.name, opened(one, keys)]));
  for (const { name, value } of stored) if (value !== null) await write(tx, name, value, keys);
  for (const name of secretNames) if (!known.has(name)) await write(tx, name, randomBytes(32).toString('base64url'), keys);
  return all(tx);
};

/**
 * Opens the secrets of this installation. Whichever node comes first makes them, and seals those that lie in the clear.
 * @throws SealedElsewhere when they are sealed with a key that is not at hand; nothing is changed then
 */
export const openSecrets = async (db: Queries, keys: SecretKeys): Promise<Secrets> => {
  const stored = await all(db);
  const current = isComplete(stored) ? stored : await transaction(db, (tx) => complete(tx, keys));
  return Object.fromEntries(current.map((one) => [one.name, opened(one, keys)])) as Secrets;
};

/** The name of the key that secrets of this database are sealed with; undefined while none is sealed. */
export const sealingKeyOf = async (db: Queries): Promise<string | undefined> => {
  const row = await db.selectFrom('secrets').select('sealed').where('sealed', 'is not', null).limit(1).executeTakeFirst();
  return row && sealedBy(row.sealed!);
};

/** Seals every secret with the first of the keys; those that already are stay as they are. Nodes hold the secrets themselves and notice nothing. */
export const rewrapSecrets = (db: Queries, keys: SecretKeys): Promise<{ rewrapped: number; total: number }> =>
  transaction(db, async (tx) => {
    const stored = await complete(tx, keys);
    const others = stored.filter(({ sealed }) => sealedBy(sealed!) !== keys.names[0]);
    for (const one of others) await write(tx, one.name, opened(one, keys), keys);
    return { rewrapped: others.length, total: stored.length };
  });

/**
 * Puts every secret into the clear, for versions that know nothing of keys.
 * @throws SealedElsewhere when one is sealed with a key that is not at hand
 */
export const revealSecrets = async (tx: Queries, keys: SecretKeys | undefined): Promise<void> => {
  for (const one of await all(tx)) {
    if (one.sealed === null) continue;
    if (!keys) throw new SealedElsewhere(sealedBy(one.sealed));
    await tx
      .updateTable('secrets')
      .set({ value: opened(one, keys), sealed: null })
      .where('name', '=', one.name)
      .execute();
  }
};
