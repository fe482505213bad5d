import { hash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

export type Environment = 'live' | 'sandbox';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The environments as keys name them, with the key prefix of each. */
export const keyPrefixes = { live: 'tsr_live_', test: 'tsr_test_' } as const;

/** The environment name stored with a key. */
export const keyEnvironmentOf = (environment: Environment): keyof typeof keyPrefixes => (environment === 'live' ? 'live' : 'test');

/** The prefix of keys of an environment. */
export const keyPrefixOf = (environment: Environment): string => keyPrefixes[keyEnvironmentOf(environment)];

const wellFormed = /^(tsr_(?:live|test)_[0-9A-Za-z]{32})_([0-9A-Za-z]{6})$/;

/** The CRC-32 of a key's first part in 6 base-62 characters, which catches typing errors without a query. */
const checksum = (text: string): string => {
  let rest = crc32(text);
  let digits = '';
  for (let place = 0; place < 6; place += 1) {
    digits = alphabet[rest % 62] + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
};

/**
 * A new API key: `tsr_live_` or `tsr_test_`, 32 random base-62 characters, `_`, and a checksum of 6.
 * @param draw returns a random number from 0 to below its argument; overridden only for keys that need not be secret
 */
export const newApiKey = (environment: Environment, draw: (below: number) => number = randomInt): string => {
  const random = Array.from({ length: 32 }, () => alphabet[draw(62)]).join('');
  const head = `${keyPrefixOf(environment)}${random}`;
  return `${head}_${checksum(head)}`;
};

/** The environment of a well-formed API key; undefined for any other text. */
export const environmentOf = (text: string): Environment | undefined => {
  const [, head, sum] = wellFormed.exec(text) ?? [];
  if (!head || checksum(head) !== sum) return undefined;
  return head.startsWith(keyPrefixes.live) ? 'live' : 'sandbox';
};

/** The stored form of a secret: its SHA-256 in hexadecimal. Secrets are random, so no salt is needed. */
export const hashOf = (secret: string): string => hash('sha256', secret, 'hex');
