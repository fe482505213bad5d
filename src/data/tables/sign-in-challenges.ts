import type { Generated } from 'kysely';

/** A sign-in whose password was right and whose second step is pending, by the hash of its token; deleted when it is used. */
export interface SignInChallengesTable {
  hash: string;
  account_id: string;
  user_id: string;
  /** The operation that began it; only the same operation can continue it. */
  action: string;
  /** The sealed secret of an authenticator app, which its first code adds, where the user has to enrol; otherwise null. */
  enrolment: string | null;
  /** What a passkey of the user has to sign; null where they have none. */
  passkey_challenge: Generated<string | null>;
  expires_at: string;
}
