import type { ColumnType, Generated } from 'kysely';

/** A second factor of a user: an authenticator app or a passkey. */
export interface SecondFactorsTable {
  account_id: string;
  id: string;
  user_id: string;
  kind: 'totp' | 'passkey';
  name: string;
  /** The secret of an authenticator app, sealed; null for a passkey. */
  secret: string | null;
  /** The time step of the last code that was used; earlier ones no longer work. */
  last_step: Generated<number>;
  /** The passkey's id and its public key in base64url; null for an authenticator app. */
  credential_id: string | null;
  public_key: string | null;
  /** The passkey's own count of its uses; a lower one than stored is a copy's. */
  uses: Generated<number>;
  transports: ColumnType<string[], string[] | undefined, string[]>;
  /** What a passkey has to sign so that its enrolment is confirmed. */
  challenge: string | null;
  /** Null until its person has shown that it works; only then it counts. */
  confirmed_at: string | null;
  last_used_at: string | null;
  created_at: string;
}
