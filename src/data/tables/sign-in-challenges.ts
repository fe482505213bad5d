import type { Generated } from 'kysely';

/** A sign-in whose password was right and whose second step is open, by the hash of its token; deleted when it is used. */
export interface SignInChallengesTable {
  hash: string;
  account_id: string;
  user_id: string;
  /** The operation that began it; only the same one goes on with it. */
  action: string;
  /** The sealed secret of an authenticator app that its first code adds, where the person has to enrol; else null. */
  enrolment: string | null;
  /** What a passkey of the person has to sign; null where they have none. */
  passkey_challenge: Generated<string | null>;
  expires_at: string;
}
