/** The user who is signed in at the consent pages, by the hash of the browser's cookie. It gives no other access. */
export interface BrowserSessionsTable {
  hash: string;
  account_id: string;
  user_id: string;
  created_at: string;
  expires_at: string;
}
