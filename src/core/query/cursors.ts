import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import { ServiceError } from '../errors.ts';
import type { Position } from './list-query.ts';

/** Turns positions in a list of one account into signed cursors, and back. */
export interface Cursors {
  /** @param about the list that the position belongs to: operation, path, filters, sort */
  seal(position: Position, about: string): string;
  /** @throws ServiceError `invalid_cursor` when the cursor is not ours or belongs to another list or another account */
  open(cursor: string, about: string): Position;
}

/** The cursors of one account. They are not valid in another account. */
export type AccountCursors = (accountId: string) => Cursors;

const invalid = (source: string) =>
  new ServiceError('invalid_cursor', `The cursor does not belong to this list. Use the ${source} with the same filters and sort.`, {
    details: [{ field: 'after', message: `Must be the ${source} with the same filters and sort.`, code: 'invalid_format' }],
  });

/**
 * Cursors signed with HMAC-SHA-256 (cut to 128 bits) with a secret that all nodes share.
 * @param source where callers get cursors from, as their door names it
 */
export const signedCursors = (secret: string, source = 'next_cursor of an answer'): AccountCursors => {
  // Made once: OpenSSL takes longer to take in a secret than to sign with it.
  const key = createSecretKey(secret, 'utf8');
  const signature = (text: string) => createHmac('sha256', key).update(text).digest().subarray(0, 16).toString('base64url');
  return (accountId) => {
    const sealed = (payload: string, about: string) => `${payload}.${signature(`${accountId}\n${payload}\n${about}`)}`;
    return {
      seal: (position, about) => sealed(Buffer.from(JSON.stringify(position)).toString('base64url'), about),
      open: (cursor, about) => {
        const payload = cursor.split('.', 1)[0]!;
        // The whole text is compared, so that one position has one cursor: base64 decoding ignores extra characters at the end.
        const given = Buffer.from(cursor);
        const expected = Buffer.from(sealed(payload, about));
        if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw invalid(source);
        return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Position;
      },
    };
  };
};
