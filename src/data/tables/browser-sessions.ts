import type { SignInMethod } from './column-types.ts';

/** The user who is signed in at the consent pages, by the hash of the browser's cookie. It gives no other access. */
export interface BrowserSessionsTable {
  hash: string;
  /** The id that the user sees; the value of the cookie is secret. */
  id: string;
  account_id: string;
  user_id: string;
  /** How the user signed in (RFC 8176). */
  methods: SignInMethod[];
  created_at: string;
  expires_at: string;
  /** The network address and user agent of the sign-in. */
  address: string;
  user_agent: string | null;
}
