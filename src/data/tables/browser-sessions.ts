import type { SignInMethod } from './column-types.ts';

/** The user who is signed in at the consent pages, by the hash of the browser's cookie. It gives no other access. */
export interface BrowserSessionsTable {
  hash: string;
  /** The id that its person sees; the value of the cookie is secret. */
  id: string;
  account_id: string;
  user_id: string;
  /** How its person signed in (RFC 8176). */
  methods: SignInMethod[];
  created_at: string;
  expires_at: string;
  /** Where its person signed in from, and with what. */
  address: string;
  user_agent: string | null;
}
