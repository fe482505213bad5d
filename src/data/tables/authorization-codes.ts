import type { SignInMethod } from './column-types.ts';

/** An authorization code, by its hash. A redeemed code is stored as long as its token family, so that a replay is detected. */
export interface AuthorizationCodesTable {
  hash: string;
  account_id: string;
  application_id: string;
  user_id: string;
  /** The tokens that it was redeemed for; null until then. */
  family_id: string | null;
  redirect_uri: string;
  scopes: string[];
  /** The S256 challenge of PKCE; null without PKCE. */
  code_challenge: string | null;
  nonce: string | null;
  /** When the user signed in. */
  authenticated_at: string;
  /** How the user signed in (RFC 8176). */
  methods: SignInMethod[];
  /** The sign-in of the browser that it was issued in. */
  session_id: string;
  expires_at: string;
  consumed_at: string | null;
}
