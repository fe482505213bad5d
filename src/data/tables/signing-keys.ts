import type { Json } from './column-types.ts';

/** A key that signs JWTs. It is published before it signs, and until the last token that it signed expires. */
export interface SigningKeysTable {
  kid: string;
  public_jwk: Json<{ kty: string; n: string; e: string }>;
  /** The whole key as a JWK, sealed. */
  private_jwk: string;
  created_at: string;
  /** When it starts to sign; null until then. */
  signs_from: string | null;
  /** Until when it stays published after it has stopped signing; null before. */
  published_until: string | null;
}
