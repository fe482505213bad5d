import type { Credential } from '../core/principal.ts';

export const realm = 'Bearer realm="tessera"';

/** The header of a 401, which says how to authenticate; it is the same for all doors. */
export const challenge401 = (credential: Credential | undefined) => ({
  'WWW-Authenticate': credential?.kind === 'bearer' ? `${realm}, error="invalid_token"` : realm,
});
