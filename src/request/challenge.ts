import type { Presented } from '../core/principal.ts';

export const realm = 'Bearer realm="tessera"';

/** How to authenticate, whatever the door. */
export const challenge401 = (presented: Presented | undefined) => ({
  'WWW-Authenticate': presented?.kind === 'bearer' ? `${realm}, error="invalid_token"` : realm,
});
