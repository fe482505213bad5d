import { randomInt } from 'node:crypto';

/** Without vowels, so that no code is a word, and without digits, which could be mistaken for letters (RFC 8628, 6.1). */
const alphabet = 'BCDFGHJKLMNPQRSTVWXZ';
const half = 4;

/** A code that a person can read and type: 20 letters in eight places are 34 bits, of which an attacker can try a few dozen. */
export const newUserCode = (): string => {
  const letters = Array.from({ length: 2 * half }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${letters.slice(0, half)}-${letters.slice(half)}`;
};

/** Normalizes a typed code; undefined when it cannot be one. */
export const readUserCode = (typed: string): string | undefined => {
  const letters = typed
    .slice(0, 64)
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '');
  if (letters.length !== 2 * half || [...letters].some((letter) => !alphabet.includes(letter))) return undefined;
  return `${letters.slice(0, half)}-${letters.slice(half)}`;
};
