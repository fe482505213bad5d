import type { Clock } from '../../core/clock.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { Attempts } from '../../rules/attempt-limits.ts';
import type { BackgroundTasks } from '../background-tasks.ts';
import type { TokenIssuer } from '../tokens/access-tokens.ts';
import type { KeyRing } from '../tokens/key-ring.ts';

/** The dependencies of the authorization server. */
export interface OAuthDependencies {
  db: Queries;
  clock: Clock;
  keys: KeyRing;
  /** The root of the identity endpoints: the `iss` of all tokens. */
  issuer: string;
  /** The root of the REST API: the `aud` of access tokens. */
  audience: string;
  attempts: Attempts;
  background: Pick<BackgroundTasks, 'run'>;
  /** Whether applications that describe themselves may act for people. */
  describedApplications: boolean;
}

/** What issuing tokens needs. The key is read before a transaction begins, so that no transaction waits for it. */
export const tokenIssuerNow = async ({ clock, keys, issuer, audience }: OAuthDependencies): Promise<TokenIssuer> => ({
  issuer,
  audience,
  signer: await keys.signer(),
  now: clock(),
});
