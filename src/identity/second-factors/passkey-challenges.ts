import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { lifetimes } from '../../contract/plans.ts';
import type { Clock } from '../../core/clock.ts';
import type { Queries } from '../../data/connection/database.ts';
import { hashOf } from '../credentials/api-key-format.ts';

const [expiryBytes, nonceBytes, macBytes] = [6, 16, 32];

/** The key of the challenges, derived from a secret that all nodes have (HKDF, RFC 5869). */
export const challengeKeyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'tessera passkey challenges v1', macBytes));

/** A challenge for a passkey-only sign-in, in base64url. */
export interface PasskeyChallenge {
  challenge: string;
  expiresAt: string;
}

/**
 * Challenges for sign-ins before the person is known. A challenge contains its expiry and a MAC, so that nothing is stored for those who only request
 * one. Used challenges are stored until they would have expired.
 */
export const createPasskeyChallenges = ({ clock, key }: { clock: Clock; key: Buffer }) => {
  const macOf = (head: Buffer, boundTo: string): Buffer => createHmac('sha256', key).update(head).update(boundTo).digest();

  const expiryOf = (challenge: string, boundTo: string): Date | undefined => {
    const bytes = Buffer.from(challenge, 'base64url');
    if (bytes.length !== expiryBytes + nonceBytes + macBytes) return undefined;
    const head = bytes.subarray(0, expiryBytes + nonceBytes);
    if (!timingSafeEqual(bytes.subarray(head.length), macOf(head, boundTo))) return undefined;
    return new Date(head.readUIntBE(0, expiryBytes));
  };

  return {
    /** @param boundTo what the response has to come with, such as the token of a form; empty for programs */
    issue: (boundTo: string): PasskeyChallenge => {
      const expiry = new Date(clock().getTime() + lifetimes.passkey_challenge * 1000);
      const head = Buffer.concat([Buffer.alloc(expiryBytes), randomBytes(nonceBytes)]);
      head.writeUIntBE(expiry.getTime(), 0, expiryBytes);
      const challenge = Buffer.concat([head, macOf(head, boundTo)]).toString('base64url');
      return { challenge, expiresAt: expiry.toISOString() };
    },

    /** Whether a challenge was issued here for this purpose and has not expired. */
    holds: (challenge: string, boundTo: string): boolean => {
      const expiry = expiryOf(challenge, boundTo);
      return expiry !== undefined && expiry > clock();
    },

    /** Uses up a valid challenge; of concurrent attempts one succeeds. */
    use: async (db: Queries, challenge: string): Promise<boolean> => {
      const bytes = Buffer.from(challenge, 'base64url');
      const expires_at = new Date(bytes.readUIntBE(0, expiryBytes)).toISOString();
      const row = { hash: hashOf(bytes.toString('base64url')), expires_at };
      const inserted = await db
        .insertInto('used_passkey_challenges')
        .values(row)
        .onConflict((conflict) => conflict.column('hash').doNothing())
        .returning('hash')
        .executeTakeFirst();
      return inserted !== undefined;
    },
  };
};

export type PasskeyChallenges = ReturnType<typeof createPasskeyChallenges>;
