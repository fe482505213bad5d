import { randomBytes } from 'node:crypto';

/** What secrets begin with, so that a reader, and a scanner of source code, sees what leaked. None begins as an API key does. */
const prefixes = {
  access_token: 'tat_',
  refresh_token: 'trt_',
  authorization_code: 'tac_',
  client_secret: 'tcs_',
  browser_session: 'tbs_',
} as const;

/** A new secret of 256 random bits, in characters that need no encoding in forms and addresses. */
export const newSecret = (kind: keyof typeof prefixes): string => `${prefixes[kind]}${randomBytes(32).toString('base64url')}`;
