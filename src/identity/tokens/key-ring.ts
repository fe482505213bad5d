import { type CryptoKey, importJWK } from 'jose';
import type { Clock } from '../../core/clock.ts';
import type { Sealer } from '../../core/sealing.ts';
import type { Queries } from '../../data/connection/database.ts';
import { loadSigningKeys, type StoredKey, sealedAbout, stateOf } from './signing-keys.ts';

/** A public key in the key set. */
export interface PublicJwk {
  kty: 'RSA';
  use: 'sig';
  alg: 'RS256';
  kid: string;
  n: string;
  e: string;
}

/** The current signing key. */
export interface Signer {
  kid: string;
  key: CryptoKey;
}

/** The signing keys in memory. */
export interface KeyRing {
  signer: () => Promise<Signer>;
  /** The published public key with this id, if any. */
  verifier: (kid: string) => Promise<CryptoKey | undefined>;
  published: () => Promise<PublicJwk[]>;
}

/** How long keys are cached, in milliseconds: a revoked key is refused as soon as any other credential. */
const cacheMs = 1000;

type LoadedKey = StoredKey & { public: Promise<CryptoKey>; private: () => Promise<CryptoKey> };

const imported = async (jwk: object): Promise<CryptoKey> => (await importJWK(jwk, 'RS256')) as CryptoKey;

/** Caches the keys, each imported once; a rotation on another node takes effect here within a second. */
export const createKeyRing = (db: Queries, sealer: Sealer, clock: Clock): KeyRing => {
  const held = new Map<string, LoadedKey>();
  let read: { at: number; keys: Promise<LoadedKey[]> } | undefined;

  const hold = (stored: StoredKey): LoadedKey => {
    const known = held.get(stored.kid);
    let opened: Promise<CryptoKey> | undefined;
    const open = () => {
      opened ??= imported(JSON.parse(sealer.open(stored.private_jwk, sealedAbout(stored.kid))));
      return opened;
    };
    const key = { ...stored, public: known?.public ?? imported(stored.public_jwk), private: known?.private ?? open };
    held.set(stored.kid, key);
    return key;
  };

  const readAgain = (now: Date): Promise<LoadedKey[]> => {
    const keys = loadSigningKeys(db, sealer, now).then((stored) => stored.map(hold));
    const entry = { at: now.getTime(), keys };
    keys.catch(() => {
      if (read === entry) read = undefined;
    });
    read = entry;
    return keys;
  };

  const keysNow = (): Promise<LoadedKey[]> => {
    const now = clock();
    return read && now.getTime() - read.at < cacheMs ? read.keys : readAgain(now);
  };

  const present = (keys: LoadedKey[]) => keys.filter((key) => stateOf(key, clock()) !== 'gone');

  return {
    signer: async () => {
      const keys = await keysNow();
      const signing = keys.find((key) => stateOf(key, clock()) === 'signing')!;
      return { kid: signing.kid, key: await signing.private() };
    },
    verifier: async (kid) => present(await keysNow()).find((key) => key.kid === kid)?.public,
    published: async () =>
      present(await keysNow()).map(({ kid, public_jwk: { n, e } }) => ({ kty: 'RSA', use: 'sig', alg: 'RS256', kid, n, e })),
  };
};
