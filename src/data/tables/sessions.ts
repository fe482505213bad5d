import type { Timestamp } from './column-types.ts';

/** A person's session; its tokens, the present one and those that it replaced, are in `session_tokens`. */
export interface SessionsTable {
  account_id: string;
  id: string;
  user_id: string;
  expires_at: string;
  /** When it was signed out, or ended because a replaced token was shown again. */
  ended_at: string | null;
  created_at: Timestamp;
}
