import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { createSealer } from './sealing.ts';

/** The keys that an operator keeps outside of the database: the first one seals, all of them open. */
export interface SecretKeys {
  /** What the keys are called, the one that seals first; a name tells nothing of its key. */
  names: readonly string[];
  seal(text: string, about: string): string;
  /** @throws Error when none of the keys sealed it, it belongs to something else, or it was tampered with */
  open(sealed: string, about: string): string;
}

const KEY_BYTES = 32;

/** What a key is called: the same on every node, and of no use to whoever looks for the key. */
const nameOf = (key: KeyObject): string => Buffer.from(hkdfSync('sha256', key, '', 'tessera key name v1', 4)).toString('hex');

/** The name of the key that sealed a text. */
export const sealedBy = (sealed: string): string => sealed.split('.', 1)[0]!;

/** What seals with the first of some keys, each of 32 bytes, and opens what any of them sealed. */
const createSecretKeys = (keys: readonly KeyObject[]): SecretKeys => {
  const sealers = new Map(keys.map((key) => [nameOf(key), createSealer(key)]));
  const [[sealing, sealer]] = [...sealers] as [[string, ReturnType<typeof createSealer>]];
  return {
    names: [...sealers.keys()],
    seal: (text, about) => `${sealing}.${sealer.seal(text, about)}`,
    open: (sealed, about) => {
      const name = sealedBy(sealed);
      const known = sealers.get(name);
      if (!known) throw new Error(`This was sealed with the key ${name}, which is not at hand.`);
      return known.open(sealed.slice(name.length + 1), about);
    },
  };
};

/** A key in base64 or base64url, with or without its padding; undefined for everything else. */
const parseKey = (text: string): KeyObject | undefined => {
  const plain = text.replaceAll('+', '-').replaceAll('/', '_').replace(/=$/, '');
  const bytes = Buffer.from(plain, 'base64url');
  return bytes.length === KEY_BYTES && bytes.toString('base64url') === plain ? createSecretKey(bytes) : undefined;
};

/** Keys as settings spell them, divided by commas; undefined when one of them is not 32 bytes in base64. */
export const parseSecretKeys = (text: string): SecretKeys | undefined => {
  const keys = text.split(',').map((one) => parseKey(one.trim()));
  return keys.every((key) => key !== undefined) ? createSecretKeys(keys) : undefined;
};
