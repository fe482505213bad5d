import type { Generated } from 'kysely';
import type { SignInMethod } from './column-types.ts';

/** A device code and its user code, by their hashes. A redeemed code is kept as long as its token family, so that a replay is detected. */
export interface DeviceCodesTable {
  hash: string;
  user_code_hash: string;
  /** The client id that began: an application's, or that of a built-in application. */
  client_id: string;
  scopes: string[];
  /** The network address and user agent of the device's request. */
  address: string | null;
  user_agent: string | null;
  created_at: string;
  expires_at: string;
  /** How long the device has to wait between two requests; longer after each request that comes too soon. */
  interval_seconds: number;
  polled_at: string | null;
  /** Null until the person has decided. */
  decision: 'allowed' | 'denied' | null;
  /** The person who agreed, their account and the application there; null until then. */
  account_id: string | null;
  application_id: string | null;
  user_id: string | null;
  /** When the person signed in. */
  authenticated_at: string | null;
  /** How they signed in (RFC 8176). */
  methods: Generated<SignInMethod[] | null>;
  consumed_at: string | null;
  /** The tokens that it was redeemed for; null until then. */
  family_id: string | null;
}
