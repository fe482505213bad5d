import type { Role } from './scopes.ts';

export type ActorType = 'user' | 'api_key' | 'application' | 'system';

/** What kind of credential a caller has shown. */
export type CredentialType = 'api_key' | 'oauth_token' | 'jwt' | 'session';

/** Who is calling: the account, the user behind the credential, and what the credential may do. */
export interface Principal {
  accountId: string;
  userId: string;
  role: Role;
  scopes: readonly string[];
  actor: { type: ActorType; id: string };
  /** What they have shown: an API key's id, a session's, or the application's that a token was issued to. */
  credential: { type: CredentialType; id: string };
  /** When what they have shown ends; null or left out where it does not. */
  expiresAt?: string | null;
  /** What holds for whatever these credentials make; left out for a person who has signed in. */
  bounds?: Bounds;
  quota: Quota;
  /** Origins that browsers may call from; empty means all. */
  allowedOrigins: readonly string[];
  /** The version for requests that name none; null means the latest stable one. */
  defaultVersion: string | null;
}

/** Until when and from where credentials may be used. */
export interface Bounds {
  /** Null where they do not end by themselves. */
  endsAt: string | null;
  /** Networks; empty means from everywhere. */
  addresses: readonly string[];
  /** Domains; empty means on every page and on none. */
  pages: readonly string[];
}

/** How many requests a window allows, and how many with the whole burst allowance. */
export interface Quota {
  limit: number;
  burst: number;
}

/** A credential as it was sent, before anybody has looked whether it is good. A `client` one is the `Authorization` header as it is. */
export interface Presented {
  kind: 'api_key' | 'bearer' | 'session' | 'client';
  token: string;
}

/** Where a request came from, as far as its transport and its sender tell. */
export interface Origin {
  /** The network address, behind trusted proxies the one they tell. */
  address: string;
  /** The page that the request was made on, as `Referer` or else `Origin` has it. */
  referrer: string | undefined;
  /** `User-Agent`, as it was sent. */
  userAgent: string | undefined;
  requestId: string;
  /** Whether the same credential was good before, on a connection that still stands. */
  standing?: boolean;
}

/** What decides whether a request's credentials are good; the doors receive it, identity provides it. */
export type Authenticate = (presented: Presented, origin: Origin) => Promise<Principal> | Principal;
