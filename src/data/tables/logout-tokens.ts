import type { Generated } from 'kysely';

/** A logout token to send, because a sign-in of a browser has ended in which the application got an ID token. */
export interface LogoutTokensTable {
  account_id: string;
  application_id: string;
  session_id: string;
  /** The user, who may have been deleted. */
  user_id: string;
  tries: Generated<number>;
  next_attempt_at: string;
  /** When the lease of the worker that sends it expires; null when none does. */
  leased_until: string | null;
}
