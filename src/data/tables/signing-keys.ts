import type { Json } from './column-types.ts';

/** A key that signs JWTs: published before it signs, and for as long as a token holds that it signed. */
export interface SigningKeysTable {
  kid: string;
  public_jwk: Json<{ kty: string; n: string; e: string }>;
  /** The whole key as a JWK, sealed. */
  private_jwk: string;
  created_at: string;
  /** Null while it waits for its turn. */
  signs_from: string | null;
  /** Null while it waits or signs. */
  published_until: string | null;
}
