/** A session token, by its hash. */
export interface SessionTokensTable {
  hash: string;
  account_id: string;
  session_id: string;
  /** Null while it is the session's current token. */
  replaced_at: string | null;
}
