/** A browser that is signed in at the dashboard, by the hash of its cookie. */
export interface DashboardSessionsTable {
  hash: string;
  account_id: string;
  /** The family of the tokens. */
  family_id: string;
  /** The sign-in at the identity pages that it came from; null where those pages are on another host. */
  browser_session_hash: string | null;
  /** The access and the refresh token, sealed with the value of the cookie. */
  tokens: string;
  created_at: string;
  expires_at: string;
}
