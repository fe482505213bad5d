import { randomUUID } from 'node:crypto';
import type { Clock } from '../../core/clock.ts';
import { signLogoutToken } from './jwt.ts';
import type { KeyRing } from './key-ring.ts';
import { numericDate } from './lifetimes.ts';

/** Lifetime of a logout token in seconds, as the standard recommends. */
const logoutTokenSeconds = 120;

/** The only event of a logout token. */
const event = 'http://schemas.openid.net/event/backchannel-logout';

interface Dependencies {
  keys: KeyRing;
  issuer: string;
  clock: Clock;
}

/** Signs the logout token of a sign-in for an application (OpenID Connect Back-Channel Logout 1.0, 2.4). */
export const createLogoutTokens =
  ({ keys, issuer, clock }: Dependencies) =>
  async ({ applicationId, userId, sessionId }: { applicationId: string; userId: string; sessionId: string }): Promise<string> => {
    const iat = numericDate(clock());
    const times = { iat, exp: iat + logoutTokenSeconds, jti: randomUUID() };
    return signLogoutToken(
      { iss: issuer, sub: userId, aud: applicationId, ...times, sid: sessionId, events: { [event]: {} } },
      await keys.signer(),
    );
  };
