import type { Role } from './scopes.ts';

export type ActorType = 'user' | 'api_key' | 'application' | 'system';

/** What kind of credential a caller presented. */
export type CredentialType = 'api_key' | 'oauth_token' | 'jwt' | 'session';

/** Who is calling: the account, the user behind the credential, and what the credential may do. */
export interface Principal {
  accountId: string;
  userId: string;
  role: Role;
  scopes: readonly string[];
  actor: { type: ActorType; id: string };
  /** The credential that was presented: the id of the API key, of the session, or of the application that a token was issued to. */
  credential: { type: CredentialType; id: string };
  /** When a key was created, or its person signed in: their longest life counts from there. Undefined for tokens of applications. */
  begunAt?: string;
  /** Whether the person who acts has signed in recently, or has proved since that they are there. Undefined where no person acts themselves. */
  hasRecentSignIn?: boolean;
  /** Whether the account demands a second factor of the person who acts that their sign-in has not proved. Undefined where no person acts themselves. */
  lacksSecondFactor?: boolean;
  /** When the credential expires; null or undefined where it does not. */
  expiresAt?: string | null;
  /** The limits of everything that is created with this credential; undefined for a person who has signed in. */
  bounds?: Bounds;
  quota: Quota;
  sockets: SocketLimits;
  /** Origins that browsers may call from; empty allows all. */
  allowedOrigins: readonly string[];
  /** The API version of requests that name none; null is the latest stable one. */
  defaultVersion: string | null;
}

/** Until when and from where a credential may be used. */
export interface Bounds {
  /** Null where it does not expire. */
  endsAt: string | null;
  /** Networks; empty allows every address. */
  addresses: readonly string[];
  /** Domains; empty allows every page, and requests without a page. */
  pages: readonly string[];
}

/** How many requests a window allows, and how many together with the burst allowance. */
export interface Quota {
  limit: number;
  burst: number;
}

/** How much an account may have open over WebSocket at a time, on all nodes together. */
export interface SocketLimits {
  connections: number;
  subscriptions: number;
}

/** A credential as it was sent, not yet checked. A `client` one is the complete `Authorization` header. */
export interface Credential {
  kind: 'api_key' | 'bearer' | 'session' | 'client';
  token: string;
}

/** Valid credentials, and the caller that they identify. */
export interface Authenticated {
  credential: Credential;
  caller: Principal;
}

/** Where a request came from, as its transport and its sender say. */
export interface Origin {
  /** The network address; behind a trusted proxy the one that the proxy forwards. */
  address: string;
  /** The page that made the request, from `Referer` or else `Origin`. */
  referrer: string | undefined;
  /** `User-Agent`, as it was sent. */
  userAgent: string | undefined;
  requestId: string;
  /** Whether the same credential was valid before on this open connection, and is checked again. */
  revalidation?: boolean;
}

/** Checks the credentials of a request. The doors receive this function; identity provides it. */
export type Authenticate = (credential: Credential, origin: Origin) => Promise<Principal> | Principal;
