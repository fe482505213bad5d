import type { Generated } from 'kysely';

/** The user who is signed in at the consent pages, by the hash of the browser's cookie. It gives no other access. */
export interface BrowserSessionsTable {
  hash: string;
  /** The id that its person sees; the value of the cookie is secret. */
  id: Generated<string>;
  account_id: string;
  user_id: string;
  created_at: string;
  expires_at: string;
  /** Where its person signed in from, and with what; null for sessions from before these were stored. */
  address: string | null;
  user_agent: string | null;
}
