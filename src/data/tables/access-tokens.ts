/** An access token: an opaque one by its own hash, a JWT by that of its `jti`. */
export interface AccessTokensTable {
  hash: string;
  account_id: string;
  format: 'opaque' | 'jwt';
  /** Null for a token that a user got with their password. */
  application_id: string | null;
  /** Null for a token that an application got for itself. */
  user_id: string | null;
  /** Null outside of the authorization code grant. */
  family_id: string | null;
  scopes: string[];
  issued_at: string;
  expires_at: string;
  revoked_at: string | null;
}
