import type { SignInMethod, Timestamp } from './column-types.ts';

/** All tokens that descend from one redeemed authorization code; they are revoked together. */
export interface TokenFamiliesTable {
  account_id: string;
  id: string;
  application_id: string;
  user_id: string;
  scopes: string[];
  /** When the user signed in. */
  authenticated_at: string;
  /** How the user signed in (RFC 8176). */
  methods: SignInMethod[];
  /** The sign-in of the browser that they came from; null for those of a device. */
  session_id: string | null;
  created_at: Timestamp;
  revoked_at: string | null;
}
