/** The challenges of sign-ins with a passkey alone that were used, by their hashes, until they are too old to be used again. */
export interface UsedPasskeyChallengesTable {
  hash: string;
  expires_at: string;
}
