import type { Generated } from 'kysely';

/** A second factor of a user: an authenticator app. */
export interface SecondFactorsTable {
  account_id: string;
  id: string;
  user_id: string;
  kind: 'totp';
  name: string;
  /** The secret of the app, sealed. */
  secret: string;
  /** The time step of the last code that was used; earlier ones no longer work. */
  last_step: Generated<number>;
  /** Null until its person has shown that it works; only then it counts. */
  confirmed_at: string | null;
  last_used_at: string | null;
  created_at: string;
}
