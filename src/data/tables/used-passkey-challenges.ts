/** The used challenges of sign-ins with only a passkey, by their hashes, until they are too old to be replayed. */
export interface UsedPasskeyChallengesTable {
  hash: string;
  expires_at: string;
}
