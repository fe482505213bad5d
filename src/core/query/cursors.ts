import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import { ServiceError } from '../errors.ts';
import type { Position } from './list-query.ts';

/** Turns positions in an account's list into signed cursors, and back. */
export interface Cursors {
  /** @param about the list of the position: operation, path, filters, sort */
  seal(position: Position, about: string): string;
  /** @throws ServiceError `invalid_cursor` when the cursor is invalid or belongs to another list or account */
  open(cursor: string, about: string): Position;
}

/** The cursors of one account. They are not valid in other accounts. */
export type AccountCursors = (accountId: string) => Cursors;

const invalid = (source: string) =>
  new ServiceError('invalid_cursor', `The cursor belongs to another list. Use the ${source} with the same filters and sort.`, {
    details: [{ field: 'after', message: `Must be the ${source} with the same filters and sort.`, code: 'invalid_format' }],
  });

/**
 * Cursors signed with HMAC-SHA-256 (truncated to 128 bits) with a secret that all nodes share.
 * @param source where callers get cursors, as their door names it
 */
export const signedCursors = (secret: string, source = 'next_cursor of an answer'): AccountCursors => {
  // Created once: for OpenSSL, importing a secret takes longer than signing with it.
  const key = createSecretKey(secret, 'utf8');
  const signature = (text: string) => createHmac('sha256', key).update(text).digest().subarray(0, 16).toString('base64url');
  return (accountId) => {
    const sealed = (payload: string, about: string) => `${payload}.${signature(`${accountId}\n${payload}\n${about}`)}`;
    return {
      seal: (position, about) => sealed(Buffer.from(JSON.stringify(position)).toString('base64url'), about),
      open: (cursor, about) => {
        const payload = cursor.split('.', 1)[0]!;
        // Compares the whole text, so that a position has exactly one cursor: base64 decoding ignores extra characters at the end.
        const given = Buffer.from(cursor);
        const expected = Buffer.from(sealed(payload, about));
        if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw invalid(source);
        return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Position;
      },
    };
  };
};
