import type { Generated } from 'kysely';
import type { SignInMethod } from './column-types.ts';

/** The user who is signed in at the consent pages, by the hash of the browser's cookie. It gives no other access. */
export interface BrowserSessionsTable {
  hash: string;
  /** The id that its person sees; the value of the cookie is secret. */
  id: Generated<string>;
  account_id: string;
  user_id: string;
  /** How its person signed in (RFC 8176); null for one from before this was stored. */
  methods: Generated<SignInMethod[] | null>;
  created_at: string;
  expires_at: string;
  /** Where its person signed in from, and with what; null for sessions from before these were stored. */
  address: string | null;
  user_agent: string | null;
}
