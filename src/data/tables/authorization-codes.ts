/** An authorization code by its hash. A redeemed one stays as long as the family it began, so that a replay is seen. */
export interface AuthorizationCodesTable {
  hash: string;
  account_id: string;
  application_id: string;
  user_id: string;
  /** The tokens that it was redeemed for; null until then. */
  family_id: string | null;
  redirect_uri: string;
  scopes: string[];
  /** The S256 challenge of PKCE; null when there was none. */
  code_challenge: string | null;
  nonce: string | null;
  /** When the person signed in. */
  authenticated_at: string;
  expires_at: string;
  consumed_at: string | null;
}
