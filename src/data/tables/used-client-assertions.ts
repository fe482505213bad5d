/** The assertions with which applications have authenticated, by the hashes of their `jti`, until they are too old to be replayed. */
export interface UsedClientAssertionsTable {
  account_id: string;
  application_id: string;
  hash: string;
  expires_at: string;
}
