import { createHash, randomFillSync } from 'node:crypto';
import { recordPrefixes } from '#generated/ids';

const ownPrefixes = {
  account: 'acc',
  key: 'key',
  application: 'app',
  operator_key: 'opk',
  session: 'ses',
  second_factor: 'fac',
  email_change: 'emc',
  request: 'req',
  audit: 'aud',
  part: 'prt',
} as const;

/** Id prefixes by kind: those of the platform's records, which the contract names, and those of accounts and requests. */
export const idPrefixes: typeof recordPrefixes & typeof ownPrefixes = { ...recordPrefixes, ...ownPrefixes };

/** A kind of record or request that has ids. */
export type IdKind = keyof typeof idPrefixes;

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const shape = /^[a-z]{3}_[0-7][0-9a-hjkmnp-tv-z]{25}$/;

const letters = Buffer.from(alphabet);

/** Shared buffers: every request gets an id, and allocating buffers would cost more than the id itself. */
const uuid = Buffer.alloc(16);
const text = Buffer.alloc(26);

/** 128 bits in 26 characters of 5 bits; the two extra bits are leading zeros. */
const crockford = (bytes: Uint8Array): string => {
  let pending = 0;
  let bits = 2;
  let length = 0;
  for (let place = 0; place < bytes.length; place += 1) {
    pending = (pending << 8) | bytes[place]!;
    for (bits += 8; bits >= 5; length += 1) {
      bits -= 5;
      text[length] = letters[(pending >>> bits) & 31]!;
    }
    pending &= (1 << bits) - 1;
  }
  return text.toString('latin1');
};

/** The id of a given instant (Unix milliseconds). `random` has 10 bytes, six bits of which UUIDv7's version and variant replace. */
export const idAt = (kind: IdKind, milliseconds: number, random: Uint8Array): string => {
  uuid.writeUIntBE(milliseconds, 0, 6);
  uuid.set(random, 6);
  uuid[6] = 0x70 | (uuid[6]! & 0x0f);
  uuid[8] = 0x80 | (uuid[8]! & 0x3f);
  return `${idPrefixes[kind]}_${crockford(uuid)}`;
};

/** When an id was created, in Unix milliseconds. */
export const timeOfId = (id: string): number => {
  // The first ten of the 26 characters are two zeros and the 48 bits of the time.
  let time = 0;
  for (const letter of id.slice(4, 14)) time = time * 32 + alphabet.indexOf(letter);
  return time;
};

let lastMillisecond = 0;
let counter = 0;

/**
 * Within a millisecond, a 32-bit counter with a random start keeps the order (RFC 9562, 6.2). If the clock goes back, ids keep the last
 * time.
 */
const tick = (random: Uint8Array): void => {
  const now = Date.now();
  if (now > lastMillisecond || counter === 0xffff_ffff) {
    lastMillisecond = Math.max(now, lastMillisecond + 1);
    counter = new DataView(random.buffer, random.byteOffset).getUint32(0) >>> 1;
  } else {
    counter += 1;
  }
};

const pool = new Uint8Array(4000);
let taken = pool.length;

const randomBytes = (count: number): Uint8Array => {
  if (taken + count > pool.length) {
    randomFillSync(pool);
    taken = 0;
  }
  taken += count;
  return pool.subarray(taken - count, taken);
};

/** A new id: the kind's prefix and a UUIDv7. Ids of one process sort in order of creation, even within a millisecond. */
export const newId = (kind: IdKind): string => {
  const random = randomBytes(10);
  tick(random);
  random[0] = counter >>> 28;
  random[1] = counter >>> 20;
  random[2] = (counter >>> 14) & 0x3f;
  random[3] = counter >>> 6;
  random[4] = ((counter & 0x3f) << 2) | (random[4]! & 0x03);
  return idAt(kind, lastMillisecond, random);
};

/** A deterministic id for a text. */
export const derivedId = (kind: IdKind, text: string): string =>
  `${idPrefixes[kind]}_${crockford(createHash('sha256').update(text).digest().subarray(0, 16))}`;

/** The prefix of a text that has the form of an id; undefined for any other text. */
export const prefixOfId = (text: string): string | undefined => (shape.test(text) ? text.slice(0, 3) : undefined);

/** Whether a text has the form of an id of that kind. Does not check that it exists. */
export const isId = (kind: IdKind, text: string): boolean => text.startsWith(idPrefixes[kind]) && shape.test(text);
