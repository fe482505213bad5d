import type { Clock } from '../../core/clock.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { Attempts } from '../../rules/attempt-limits.ts';
import type { Issuing } from '../tokens/access-tokens.ts';
import type { KeyRing } from '../tokens/key-ring.ts';

/** What the authorization server is made of. */
export interface OAuthDependencies {
  db: Queries;
  clock: Clock;
  keys: KeyRing;
  /** The root of the identity endpoints: the `iss` of all that is issued. */
  issuer: string;
  /** The root of the REST API, which access tokens are for. */
  audience: string;
  attempts: Attempts;
}

/** What tokens are issued with, now. The key is read before a transaction begins, so that none waits for it. */
export const issuingNow = async ({ clock, keys, issuer, audience }: OAuthDependencies): Promise<Issuing> => ({
  issuer,
  audience,
  signer: await keys.signer(),
  now: clock(),
});
