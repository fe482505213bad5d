import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import { type Selectable, sql } from 'kysely';
import type { Sealer } from '../../core/sealing.ts';
import type { Queries } from '../../data/connection/database.ts';
import { type Tx, transaction } from '../../data/connection/transaction.ts';
import type { SigningKeysTable } from '../../data/tables/signing-keys.ts';
import { accessTokenSeconds } from './lifetimes.ts';

/** A key of the set, its private part still sealed. */
export type StoredKey = Selectable<SigningKeysTable>;

/** Where a key stands at an instant. */
export type KeyState = 'waiting' | 'signing' | 'retired' | 'gone';

export const stateOf = ({ signs_from, published_until }: Pick<StoredKey, 'signs_from' | 'published_until'>, now: Date): KeyState => {
  if (signs_from === null) return 'waiting';
  if (published_until === null) return 'signing';
  return Date.parse(published_until) > now.getTime() ? 'retired' : 'gone';
};

/** Seconds that a retired key stays published beyond its last token: other nodes may have signed with it a little longer. */
const margin = 300;

/** What a key is sealed about. */
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

/** Nodes and commands change the set one after the other. */
const withSigningKeysLock = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('tessera signing keys'))`.execute(tx);

const all = (db: Queries) => db.selectFrom('signing_keys').selectAll().orderBy('created_at').orderBy('kid').execute();

/** The keys, oldest first; an installation that has none yet gets one that signs and one that waits. */
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
  /** Whether the key that signed until now is given up at once, with every token that it signed: for a key that leaked. */
  revoke?: boolean;
}

/** Lets the waiting key sign, retires the one that did, and makes another one wait. Answers the new signing key's and the waiting one's id. */
export const rotateSigningKeys = async ({ db, sealer, now, revoke = false }: Rotation): Promise<{ signing: string; waiting: string }> => {
  await loadSigningKeys(db, sealer, now);
  const fresh = await newKey(sealer, now);
  const lastToken = new Date(now.getTime() + (accessTokenSeconds + margin) * 1000);
  return transaction(db, async (tx) => {
    await withSigningKeysLock(tx);
    await tx
      .updateTable('signing_keys')
      .set({ published_until: (revoke ? now : lastToken).toISOString() })
      .where('signs_from', 'is not', null)
      .where('published_until', 'is', null)
      .execute();
    const { kid: signing } = await tx
      .updateTable('signing_keys')
      .set({ signs_from: now.toISOString() })
      .where('signs_from', 'is', null)
      .returning('kid')
      .executeTakeFirstOrThrow();
    await tx.insertInto('signing_keys').values(fresh).execute();
    await tx.deleteFrom('signing_keys').where('published_until', '<', now.toISOString()).execute();
    return { signing, waiting: fresh.kid };
  });
};
