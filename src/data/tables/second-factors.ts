import type { Generated } from 'kysely';

/** A second factor of a user: an authenticator app or a passkey. */
export interface SecondFactorsTable {
  account_id: string;
  id: string;
  user_id: string;
  kind: 'totp' | 'passkey';
  name: string;
  /** The secret of the app, sealed; null for a passkey. */
  secret: string | null;
  /** The time step of the last code that was used; earlier ones no longer work. */
  last_step: Generated<number>;
  /** What a passkey has to sign while it is not confirmed. */
  challenge: Generated<string | null>;
  /** The id of a passkey, and its public key (COSE), both in base64url; null until it is confirmed. */
  credential_id: Generated<string | null>;
  public_key: Generated<string | null>;
  /** How often a passkey has signed, by its own count; some always report 0. */
  sign_count: Generated<number>;
  /** How browsers reach a passkey, such as `usb`. */
  transports: Generated<string[] | null>;
  /** When a passkey last signed with a count that was not above the one before. */
  clone_warning_at: Generated<string | null>;
  /** The session in which it was begun. Only that session can confirm it; null for one that was added by a sign-in. */
  session_id: Generated<string | null>;
  /** Null until the user has shown that it works; it does not count before that. */
  confirmed_at: string | null;
  last_used_at: string | null;
  created_at: string;
}
