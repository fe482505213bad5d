/** The assertions with which applications have proved themselves, by the hashes of their `jti`, until they are too old to be used again. */
export interface UsedClientAssertionsTable {
  account_id: string;
  application_id: string;
  hash: string;
  expires_at: string;
}
