import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { describe, expect, it } from 'vitest';
import { operations } from '../../src/contract/operations.ts';
import { ServiceError } from '../../src/core/errors.ts';
import type { Principal } from '../../src/core/principal.ts';
import type { Ready } from '../../src/request/states.ts';
import { linesAnswer } from '../../src/rest/lines.ts';

const caller = { accountId: 'acc_1', scopes: ['read'], role: 'admin', actor: { type: 'api_key', id: 'key_1' } } as unknown as Principal;
const facts = operations.exportUsers;
const request = { method: 'GET', headers: {}, facts, caller, credential: { kind: 'api_key', token: 'x' } } as unknown as Ready;

/** Four pages of 5 MB. */
const page = async (after: unknown) => {
  const at = after === undefined ? 1 : Number(after);
  return { records: Array.from({ length: 500 }, () => ({ name: 'x'.repeat(10_000) })), next: at < 4 ? ((at + 1) as never) : null };
};

/** A connection that takes as many bytes as its reader has read, and the rest after the credential has ended. */
const receive = async (readable: number) => {
  let isRevoked = false;
  let received = 0;
  let late = 0;
  const authenticate = async () => {
    if (isRevoked) throw new ServiceError('invalid_credentials', 'This key was revoked.');
    return caller;
  };
  const { bytes } = await linesAnswer(request, { name: 'users', page }, authenticate);
  const connection = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      if (isRevoked) late += chunk.length;
      received += chunk.length;
      if (received < readable || isRevoked) return done();
      // All that is ready to be sent waits meanwhile.
      setImmediate(() => {
        isRevoked = true;
        done();
      });
    },
  });
  const ended = await pipeline(bytes!.stream!, connection).catch((failure: unknown) => failure);
  return { ended, late };
};

describe('lines', () => {
  it('end within 256 KB after the credential of a slow reader, however large a page is', async () => {
    const { ended, late } = await receive(1_000_000);
    expect(ended).toMatchObject({ code: 'invalid_credentials' });
    expect(late).toBeLessThan(262_144);
  });
});
