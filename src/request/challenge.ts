import type { ServiceError } from '../core/errors.ts';
import type { Credential } from '../core/principal.ts';

export const realm = 'Bearer realm="tessera"';

/** The challenge for a sign-in that is too old (RFC 9470, 3). The credential itself is valid, whatever its kind. */
const stepUp = (maxAge: number) =>
  `${realm}, error="insufficient_user_authentication", error_description="Sign in again", max_age="${maxAge}"`;

/** The header of a 401, which says how to authenticate; it is the same for all doors. */
export const challenge401 = (credential: Credential | undefined, { maxAge }: Pick<ServiceError, 'maxAge'> = { maxAge: undefined }) => {
  if (maxAge !== undefined) return { 'WWW-Authenticate': stepUp(maxAge) };
  return { 'WWW-Authenticate': credential?.kind === 'bearer' ? `${realm}, error="invalid_token"` : realm };
};
