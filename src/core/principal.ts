import type { Role } from './scopes.ts';

export type ActorType = 'user' | 'api_key' | 'application' | 'system';

/** The kind of a caller's credential. */
export type CredentialType = 'api_key' | 'oauth_token' | 'jwt' | 'session';

/** The caller: the account, the user behind the credential, and what the credential may do. */
export interface Principal {
  accountId: string;
  userId: string;
  role: Role;
  scopes: readonly string[];
  actor: { type: ActorType; id: string };
  /** The id of the API key, the session, or the application that a token was issued to. */
  credential: { type: CredentialType; id: string };
  /** With which the credential is found again. */
  reference: CredentialReference;
  /** What the address of the request allows, and the hash of its token; undefined where the request carries the credential itself. */
  address?: AddressGrant & { hash: string };
  /** The application that a token was issued to, and what the account demands of it. Undefined for all other credentials, and for the dashboard. */
  application?: { id: string; needsRegisteredDocuments: boolean };
  /** Whether a person's browser sent it for the dashboard of this server. Such requests are not the account's usage. */
  isFromDashboard?: boolean;
  /** When a key was created or its person signed in, the start of its maximum lifetime. Undefined for applications' tokens. */
  begunAt?: string;
  /** Whether the acting person has signed in recently, or has proved their identity since. Undefined when no person acts directly. */
  hasRecentSignIn?: boolean;
  /** Whether the account requires a second factor that the person's sign-in has not proved. Undefined when no person acts directly. */
  lacksSecondFactor?: boolean;
  /** When the credential expires; null or undefined if it does not. */
  expiresAt?: string | null;
  /** The limits of everything created with this credential; undefined for a signed-in person. */
  bounds?: Bounds;
  quota: Quota;
  sockets: SocketLimits;
  /** Origins that browsers may call from; empty allows all. */
  allowedOrigins: readonly string[];
  /** The API version of requests that name none; null is the latest stable one. */
  defaultVersion: string | null;
}

/** Finds a credential again without showing it. */
export interface CredentialReference {
  kind: 'api_key' | 'access_token' | 'session' | 'dashboard';
  /** The hash under which it is stored. */
  hash: string;
  /** The key that signed it, which must still be published; undefined for all but JWTs. */
  signedBy?: string;
}

/** What an address allows: requests of one method at one path of the contract. */
export interface AddressGrant {
  method: 'GET' | 'PUT';
  path: string;
  /** The bytes that an upload replaces, by their key in the object store, or null for none. With others, the address is used up. */
  replaces?: string | null;
}

/** Until when and from where a credential may be used. */
export interface Bounds {
  /** Null if it does not expire. */
  endsAt: string | null;
  /** Networks; empty allows every address. */
  addresses: readonly string[];
  /** Domains; empty allows every page, and requests without a page. */
  pages: readonly string[];
}

/** How many requests a window allows, and how many including the burst allowance. */
export interface Quota {
  limit: number;
  burst: number;
}

/** How many WebSocket connections and subscriptions an account may have open, across all nodes. */
export interface SocketLimits {
  connections: number;
  subscriptions: number;
}

/** A credential as sent, not yet checked. A `client` one is the complete `Authorization` header, an `address` one is in the address of a file. */
export interface Credential {
  kind: 'api_key' | 'bearer' | 'session' | 'client' | 'address';
  token: string;
}

/** Valid credentials, with the caller that they identify. */
export interface Authenticated {
  credential: Credential;
  caller: Principal;
}

/** Where a request came from, by its transport and its sender. */
export interface Origin {
  /** The network address; behind a trusted proxy, the forwarded one. */
  address: string;
  /** The page that made the request, from `Referer` or else `Origin`. */
  referrer: string | undefined;
  /** `User-Agent`, as sent. */
  userAgent: string | undefined;
  requestId: string;
  /** Whether this is a re-check of the same credential on an open connection. */
  revalidation?: boolean;
}

/** Checks the credentials of a request. Identity passes this function to the doors. */
export type Authenticate = (credential: Credential, origin: Origin) => Promise<Principal> | Principal;
