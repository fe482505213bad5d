/** Who is signed in at the consent pages, by the hash of their browser's cookie. It opens nothing else. */
export interface BrowserSessionsTable {
  hash: string;
  account_id: string;
  user_id: string;
  created_at: string;
  expires_at: string;
}
