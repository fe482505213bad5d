import type { NullableTimestamp, SignInMethod, Timestamp } from './column-types.ts';

/** A user's session. Its tokens, the current one and the replaced ones, are in `session_tokens`. */
export interface SessionsTable {
  account_id: string;
  id: string;
  user_id: string;
  expires_at: string;
  /** When it was signed out, or ended because a replaced token was used again. */
  ended_at: string | null;
  /** The network address and user agent of the sign-in. */
  address: string;
  user_agent: string | null;
  /** How the user signed in (RFC 8176). */
  methods: SignInMethod[];
  created_at: Timestamp;
  /** When the user last proved their presence; null if they have not since the sign-in. */
  proved_at: NullableTimestamp;
}
