import type { Role } from './scopes.ts';

export type ActorType = 'user' | 'api_key' | 'application' | 'system';

/** Who is calling: the account, the user behind the credential, and what the credential may do. */
export interface Principal {
  accountId: string;
  userId: string;
  role: Role;
  scopes: readonly string[];
  actor: { type: ActorType; id: string };
  quota: Quota;
  /** Origins that browsers may call from; empty means all. */
  allowedOrigins: readonly string[];
  /** The version for requests that name none; null means the latest stable one. */
  defaultVersion: string | null;
}

/** How many requests a window allows, and how many with the whole burst allowance. */
export interface Quota {
  limit: number;
  burst: number;
}

/** A credential as it was sent, before anybody has looked whether it is good. */
export interface Presented {
  kind: 'api_key' | 'bearer' | 'session';
  token: string;
}

/** What decides whether a request's credentials are good; the doors receive it, identity provides it. */
export type Authenticate = (presented: Presented, address: string) => Promise<Principal> | Principal;
