import type { Generated } from 'kysely';
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
  /** How its person signed in (RFC 8176); null for one from before this was stored. */
  methods: Generated<SignInMethod[] | null>;
  /** The sign-in of the browser that they came from; null for those of a device, and from before these were stored. */
  session_id: string | null;
  created_at: Timestamp;
  revoked_at: string | null;
}
