import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { ServiceError } from '../errors.ts';
import type { Position } from './list-query.ts';

/** Turns positions in an account's list into cursors, and back. */
export interface Cursors {
  /** @param about the list of the position: operation, path, filters, sort */
  seal(position: Position, about: string): string;
  /** A cursor of a position that differs from all others of it: nobody sees from two of them whether their positions are the same. */
  sealAnew(position: Position, about: string): string;
  /** @throws ServiceError `invalid_cursor` when the cursor is invalid or belongs to another list or account */
  open(cursor: string, about: string): Position;
}

/** The cursors of one account. They are not valid in other accounts. */
export type AccountCursors = (accountId: string) => Cursors;

const invalid = (source: string) =>
  new ServiceError('invalid_cursor', `The cursor belongs to another list. Use the ${source} with the same filters and sort.`, {
    details: [{ field: 'after', message: `Must be the ${source} with the same filters and sort.`, code: 'invalid_format' }],
  });

/** White space, which means nothing in JSON, with 64 random bits. */
const randomSpace = (): string => Array.from(randomBytes(32), (byte) => ' \t\n\r'[byte % 4]).join('');

/** Bytes of a signature. */
const signatureLength = 16;

/**
 * Cursors that nobody can read or change without a secret that all nodes share: what a position says, such as how many events an account
 * has, is not for everyone who may have the cursor. They begin with the signature of the position (HMAC-SHA-256, truncated to 128 bits), with
 * which the position is encrypted (AES-256-CTR): a position of a list has exactly one cursor, as in RFC 5297, unless it is sealed anew.
 * @param source where callers get cursors, as their door names it
 */
export const sealedCursors = (secret: string, source = 'next_cursor of an answer'): AccountCursors => {
  // Created once: for OpenSSL, importing a secret takes longer than signing with it.
  const [signing, encryption] = ['signature', 'encryption'].map((use) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `cursor ${use}`, 32))),
  ) as [KeyObject, KeyObject];
  return (accountId) => {
    const signatureOf = (payload: Buffer, about: string): Buffer =>
      createHmac('sha256', signing).update(`${accountId}\n${about}\n`).update(payload).digest().subarray(0, signatureLength);
    const sealed = (text: string, about: string): string => {
      const payload = Buffer.from(text);
      const signature = signatureOf(payload, about);
      return Buffer.concat([signature, createCipheriv('aes-256-ctr', encryption, signature).update(payload)]).toString('base64url');
    };
    return {
      seal: (position, about) => sealed(JSON.stringify(position), about),
      sealAnew: (position, about) => sealed(`${JSON.stringify(position)}${randomSpace()}`, about),
      open: (cursor, about) => {
        const given = Buffer.from(cursor, 'base64url');
        const signature = given.subarray(0, signatureLength);
        // Decoding ignores characters that do not belong to the text, so they are compared as well: a cursor has exactly one text.
        if (signature.length < signatureLength || given.toString('base64url') !== cursor) throw invalid(source);
        const payload = createDecipheriv('aes-256-ctr', encryption, signature).update(given.subarray(signatureLength));
        if (!timingSafeEqual(signature, signatureOf(payload, about))) throw invalid(source);
        return JSON.parse(payload.toString()) as Position;
      },
    };
  };
};
