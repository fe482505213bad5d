import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { createSealer } from './sealing.ts';

/** The operator's keys, which are not in the database: the first seals, all open. */
export interface SecretKeys {
  /** The names of the keys, the sealing one first; a name reveals nothing about its key. */
  names: readonly string[];
  seal(text: string, about: string): string;
  /** @throws Error when none of the keys sealed the text, when it belongs to another record, or when it was changed */
  open(sealed: string, about: string): string;
}

const KEY_BYTES = 32;

/** The name of a key: the same on every node, and useless for finding the key. */
const nameOf = (key: KeyObject): string => Buffer.from(hkdfSync('sha256', key, '', 'tessera key name v1', 4)).toString('hex');

/** The name of the key that sealed a text. */
export const sealedBy = (sealed: string): string => sealed.split('.', 1)[0]!;

/** Seals with the first of the keys, each of 32 bytes, and opens what any of them sealed. */
const createSecretKeys = (keys: readonly KeyObject[]): SecretKeys => {
  const sealers = new Map(keys.map((key) => [nameOf(key), createSealer(key)]));
  const [[sealing, sealer]] = [...sealers] as [[string, ReturnType<typeof createSealer>]];
  return {
    names: [...sealers.keys()],
    seal: (text, about) => `${sealing}.${sealer.seal(text, about)}`,
    open: (sealed, about) => {
      const name = sealedBy(sealed);
      const known = sealers.get(name);
      if (!known) throw new Error(`Sealed with the key ${name}, which is not available.`);
      return known.open(sealed.slice(name.length + 1), about);
    },
  };
};

/** A key in base64 or base64url, with or without padding; undefined for any other text. */
const parseKey = (text: string): KeyObject | undefined => {
  const plain = text.replaceAll('+', '-').replaceAll('/', '_').replace(/=$/, '');
  const bytes = Buffer.from(plain, 'base64url');
  return bytes.length === KEY_BYTES && bytes.toString('base64url') === plain ? createSecretKey(bytes) : undefined;
};

/** Parses comma-separated keys from a setting; undefined when one of them is not 32 bytes in base64. */
export const parseSecretKeys = (text: string): SecretKeys | undefined => {
  const keys = text.split(',').map((one) => parseKey(one.trim()));
  return keys.every((key) => key !== undefined) ? createSecretKeys(keys) : undefined;
};
