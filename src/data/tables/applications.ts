import type { ColumnType, Generated } from 'kysely';
import type { Timestamp } from './column-types.ts';

/** A public key as a JWK (RFC 7517). */
export interface ApplicationKey {
  kty: 'RSA' | 'EC' | 'OKP';
  /** Names the key in the header of an assertion; unique in its set. */
  kid: string;
  /** Its only algorithm. */
  alg?: 'RS256' | 'PS256' | 'ES256' | 'EdDSA' | 'Ed25519';
  use?: 'sig';
  n?: string;
  e?: string;
  crv?: 'P-256' | 'Ed25519';
  x?: string;
  y?: string;
}

/** The public keys of an application as a JWK Set. */
export interface ApplicationKeys {
  keys: ApplicationKey[];
}

/** Whether people of the account may use an application. A self-described one may await an administrator, or be refused for good. */
export type ApplicationStatus = 'allowed' | 'requested' | 'refused';

/** An OAuth client that the account has registered. */
export interface ApplicationsTable {
  account_id: string;
  id: string;
  name: string;
  type: 'confidential' | 'public';
  /** The keys with which it authenticates instead of a secret; null for one that has none. */
  jwks: ColumnType<ApplicationKeys | null, ApplicationKeys | null | undefined, ApplicationKeys>;
  redirect_uris: ColumnType<string[], string[] | undefined, string[]>;
  /** Where a browser may return to after a sign-out that the application began. */
  post_logout_redirect_uris: ColumnType<string[], string[] | undefined, string[]>;
  /** Where it is notified of a sign-out; null for nowhere. */
  backchannel_logout_uri: ColumnType<string | null, string | null | undefined, string | null>;
  scopes: string[];
  /** Whether it may use the device authorization grant. */
  device_grant: Generated<boolean>;
  /** The client id that a built-in application has in every account; null for the account's own. */
  built_in: ColumnType<string | null, string | undefined, never>;
  /** The address of the document with which it describes itself, which is its client id; null for one that was registered. */
  metadata_url: ColumnType<string | null, string | null | undefined, never>;
  status: Generated<ApplicationStatus>;
  /** The user who asked an administrator for it; null where nobody had to. */
  requested_by: ColumnType<string | null, string | undefined, string | null>;
  /** The last characters of the newest secret; null for a public application. */
  secret_last4: string | null;
  /** Null when it was not a user, or the user is deleted. */
  created_by: string | null;
  /** When it last got a new redirect URI; null while it has only the first ones. */
  addresses_changed_at: ColumnType<string | null, string | undefined, string>;
  /** Whether it is the dashboard of this server: it needs no consent, and is not listed. */
  first_party: Generated<boolean>;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}
