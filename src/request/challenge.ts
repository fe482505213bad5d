import type { Presented } from '../core/principal.ts';

export const realm = 'Bearer realm="tessera"';

/** The header of a 401, which says how to authenticate; it is the same for all doors. */
export const challenge401 = (presented: Presented | undefined) => ({
  'WWW-Authenticate': presented?.kind === 'bearer' ? `${realm}, error="invalid_token"` : realm,
});
