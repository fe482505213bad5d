import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ErrorDetail } from '../../core/errors.ts';
import type { ApplicationKey, ApplicationKeys } from '../../data/tables/applications.ts';
import { isWeakModulus, isWeakPoint } from './weak-keys.ts';

type KeyType = 'RSA' | 'EC' | 'OKP';

/** The algorithms of client assertions, with the key type of each. `Ed25519` is the newer name of `EdDSA` (RFC 9864). */
const typeOf = { RS256: 'RSA', PS256: 'RSA', ES256: 'EC', EdDSA: 'OKP', Ed25519: 'OKP' } as const satisfies Record<string, KeyType>;

export type AssertionAlgorithm = keyof typeof typeOf;

/** The algorithms with which applications may sign client assertions. */
export const assertionAlgorithms = Object.keys(typeOf) as readonly AssertionAlgorithm[];

/** Whether a header's `alg` is one of them. */
export const isAssertionAlgorithm = (alg: unknown): alg is AssertionAlgorithm => Object.hasOwn(typeOf, String(alg));

const sameName = (alg: AssertionAlgorithm): AssertionAlgorithm => (alg === 'EdDSA' ? 'Ed25519' : alg);

/** Whether a key may sign with an algorithm: its type fits, and it names no other. */
export const fits = ({ kty, alg: only }: ApplicationKey, alg: AssertionAlgorithm): boolean =>
  kty === typeOf[alg] && (only === undefined || sameName(only) === sameName(alg));

/** A registered key as a Node key object. @throws Error for an invalid key */
export const publicKeyOf = ({ kty, n, e, crv, x, y }: ApplicationKey): KeyObject =>
  createPublicKey({ key: { kty, n, e, crv, x, y } as JsonWebKey, format: 'jwk' });

const fewestBits = 2048;
const mostBits = 4096;

const membersOf: Readonly<Record<KeyType, readonly (keyof ApplicationKey)[]>> = {
  RSA: ['n', 'e'],
  EC: ['crv', 'x', 'y'],
  OKP: ['crv', 'x'],
};
const curves: Readonly<Record<KeyType, string | undefined>> = { RSA: undefined, EC: 'P-256', OKP: 'Ed25519' };

/** The key must be written exactly as Node writes it, so that two texts are two keys. */
const isKey = (key: ApplicationKey): boolean => {
  try {
    const { kty, n, e, crv, x, y } = key;
    const written = publicKeyOf(key).export({ format: 'jwk' });
    return isDeepStrictEqual(JSON.parse(JSON.stringify({ kty, n, e, crv, x, y })), written);
  } catch {
    return false;
  }
};

const isWeak = ({ kty, n = '', x = '' }: ApplicationKey): boolean =>
  (kty === 'RSA' && isWeakModulus(n)) || (kty === 'OKP' && isWeakPoint(x));

const problemOf = (key: ApplicationKey): string | undefined => {
  const { kty, alg, n, crv } = key;
  const members = membersOf[kty];
  const foreign = (['n', 'e', 'crv', 'x', 'y'] as const).filter((one) => key[one] !== undefined && !members.includes(one));
  if (foreign.length > 0) return `A ${kty} key must not have ${foreign.join(', ')}.`;
  if (members.some((one) => key[one] === undefined)) return `A ${kty} key needs ${members.join(', ')}.`;
  if (crv !== curves[kty]) return `The curve of a ${kty} key must be ${curves[kty]}.`;
  if (alg !== undefined && typeOf[alg] !== kty) return `${alg} cannot be used with a ${kty} key.`;
  const modulus = Buffer.from(n ?? '', 'base64url');
  const bits = modulus.length * 8 - Math.clz32(modulus[0] ?? 0) + 24;
  if (kty === 'RSA' && (bits < fewestBits || bits > mostBits)) return `An RSA key must have ${fewestBits} to ${mostBits} bits.`;
  if (kty === 'RSA' && key.e !== 'AQAB') return 'The exponent of an RSA key must be 65537 (`AQAB`): with others, signatures can be forged.';
  if (isWeak(key)) return 'The private key is easy to compute; generate a new key with a good random generator.';
  return isKey(key) ? undefined : 'Not a public key, or its values are not encoded as RFC 7518 requires.';
};

/** What is wrong with the keys of a registration, beyond their schema. */
export const keyProblems = ({ keys }: ApplicationKeys): ErrorDetail[] => {
  const code = 'not_allowed';
  const ids = keys.map(({ kid }) => kid);
  return keys.flatMap((key, at) => {
    const field = `jwks.keys[${at}]`;
    const problem = problemOf(key);
    return [
      ...(problem === undefined ? [] : [{ field, message: problem, code } as const]),
      ...(ids.indexOf(key.kid) < at ? [{ field: `${field}.kid`, message: 'Another key of the set has the same id.', code } as const] : []),
    ];
  });
};
