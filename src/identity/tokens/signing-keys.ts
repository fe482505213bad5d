import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import { type Selectable, sql } from 'kysely';
import type { Sealer } from '../../core/sealing.ts';
import type { Queries } from '../../data/connection/database.ts';
import { type Tx, transaction } from '../../data/connection/transaction.ts';
import type { SigningKeysTable } from '../../data/tables/signing-keys.ts';
import { accessTokenSeconds } from './lifetimes.ts';

/** A key of the set; its private part is sealed. */
export type StoredKey = Selectable<SigningKeysTable>;

/** The state of a key at an instant. */
export type KeyState = 'waiting' | 'signing' | 'retired' | 'gone';

export const stateOf = ({ signs_from, published_until }: Pick<StoredKey, 'signs_from' | 'published_until'>, now: Date): KeyState => {
  if (signs_from === null) return 'waiting';
  if (published_until === null) return 'signing';
  return Date.parse(published_until) > now.getTime() ? 'retired' : 'gone';
};

/** How long a retired key stays published after its last token, in seconds: other nodes may sign with it a little longer. */
const margin = 300;

/** The record that a private key is sealed for. */
export const sealedAbout = (kid: string): string => `signing key ${kid}`;

const newKey = async (sealer: Sealer, now: Date): Promise<StoredKey> => {
  const pair = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true });
  const whole = await exportJWK(pair.privateKey);
  const { kty, n, e } = whole as { kty: string; n: string; e: string };
  const kid = await calculateJwkThumbprint({ kty, n, e });
  return {
    kid,
    public_jwk: { kty, n, e },
    private_jwk: sealer.seal(JSON.stringify(whole), sealedAbout(kid)),
    created_at: now.toISOString(),
    signs_from: null,
    published_until: null,
  };
};

/** Only one node or command changes the key set at a time. */
const withSigningKeysLock = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('tessera signing keys'))`.execute(tx);

const all = (db: Queries) => db.selectFrom('signing_keys').selectAll().orderBy('created_at').orderBy('kid').execute();

/** The keys, oldest first. A new installation gets a signing key and a standby key. */
export const loadSigningKeys = async (db: Queries, sealer: Sealer, now: Date): Promise<StoredKey[]> => {
  const known = await all(db);
  if (known.length > 0) return known;
  const [first, next] = await Promise.all([newKey(sealer, now), newKey(sealer, now)]);
  return transaction(db, async (tx) => {
    await withSigningKeysLock(tx);
    const others = await all(tx);
    if (others.length > 0) return others;
    await tx
      .insertInto('signing_keys')
      .values([{ ...first, signs_from: now.toISOString() }, next])
      .execute();
    return all(tx);
  });
};

interface Rotation {
  db: Queries;
  sealer: Sealer;
  now: Date;
  /** Whether the current key, with every token it signed, becomes invalid at once; for a leaked key. */
  revoke?: boolean;
}

const inState = (keys: readonly StoredKey[], state: KeyState, now: Date): string => keys.find((one) => stateOf(one, now) === state)!.kid;

/**
 * Promotes the standby key to signing key, retires the current one and creates a new standby. Returns the ids of the signing and the standby key. If
 * another process has just rotated, nothing is done: a key that was only just published must not sign yet.
 */
export const rotateSigningKeys = async ({ db, sealer, now, revoke = false }: Rotation): Promise<{ signing: string; waiting: string }> => {
  const before = await loadSigningKeys(db, sealer, now);
  const [current, next] = [inState(before, 'signing', now), inState(before, 'waiting', now)];
  const fresh = await newKey(sealer, now);
  const lastToken = new Date(now.getTime() + (accessTokenSeconds + margin) * 1000);
  return transaction(db, async (tx) => {
    await withSigningKeysLock(tx);
    const keys = await all(tx);
    const isRotated = inState(keys, 'waiting', now) !== next;
    const set = (kid: string, changes: Partial<Pick<StoredKey, 'signs_from' | 'published_until'>>) =>
      tx.updateTable('signing_keys').set(changes).where('kid', '=', kid).execute();
    if (revoke || !isRotated) await set(current, { published_until: (revoke ? now : lastToken).toISOString() });
    if (!isRotated) {
      await set(next, { signs_from: now.toISOString() });
      await tx.insertInto('signing_keys').values(fresh).execute();
    }
    await tx.deleteFrom('signing_keys').where('published_until', '<', now.toISOString()).execute();
    const after = await all(tx);
    return { signing: inState(after, 'signing', now), waiting: inState(after, 'waiting', now) };
  });
};
