import type { Generated } from 'kysely';

/** A change of a user's own e-mail address that is not confirmed yet, or that is confirmed and can still be undone. */
export interface EmailChangesTable {
  account_id: string;
  id: string;
  user_id: string;
  /** The new address. */
  email: string;
  former_email: string;
  /** The hashes of the tokens of the links: to the new address, and to the former one when it was asked for and when it was confirmed. */
  confirm_hash: string;
  stop_hash: string;
  undo_hash: Generated<string | null>;
  /** Until when it can be confirmed; after that, until when it can be undone. */
  expires_at: string;
  confirmed_at: Generated<string | null>;
  created_at: string;
}
