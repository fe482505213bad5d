import type { Came } from '../contract/answer-check.ts';
import type { PublishedOperation } from '../contract/published.ts';
import type { Outside } from '../outside.ts';
import type { ValidRequest } from '../requests/fill.ts';
import type { Records } from '../requests/records.ts';
import type { Requests } from '../requests/requests.ts';
import type { Caller, Tessera } from '../tessera.ts';
import type { Kept } from './kept-rows.ts';

/** What an operation is seen to do, in the words of the contract. */
export interface Observed {
  /** What a key that lacks one of the scopes is answered, by the scope. */
  without: Record<string, string | undefined>;
  /** The code that a key is answered with that has the scopes of the operation alone; undefined when it succeeds. */
  refused: string | undefined;
  /** Undefined across the end of a window. */
  cost: number | undefined;
  /** The types of the events of one request, in their order, and how their bodies break the schemas of their types. */
  emits: string[];
  invalidEvents: string[];
  /** The types of events of other records that x-causes does not name. */
  undeclared: string[];
  /** What the same request under the same `Idempotency-Key` comes to, and another request; undefined where there is no key. */
  repeated: 'the first answer, replayed' | 'something else' | undefined;
  reused: string | undefined;
  /** The types of the events of both. */
  repeatedEmits: string[];
  /** The actions that the audit log of the account has of the request, and of both repetitions. */
  audits: string[];
  repeatedAudits: string[];
}

/** What was observed, and the request that succeeded with its answer. */
export interface Observation {
  /** In whose account. */
  owner: Caller;
  seen: Observed;
  sent: ValidRequest;
  came: Came;
}

/** Whom the operations are asked by who are refused, and whose records they are not to reach. */
export interface Stage {
  tessera: Tessera;
  outside: Outside;
  /** The valid requests of the platform. */
  requests: Requests;
  admin: Caller;
  /** A viewer whose key has every scope. */
  viewer: Caller;
  /** An administrator's key with every scope but this one and the wide one that contains it. */
  without: (scope: string) => Promise<Caller>;
  /** The headers of an administrator who has just signed in. */
  signedIn: (how: 'session' | 'JWT of a password') => Promise<Record<string, string>>;
  /** The records of another account, and all that it has. */
  theirs: Records;
  others: Kept;
}

/** One operation, with what its checks share: each part is made when a check first asks for it. */
export interface Visit extends Stage {
  operation: PublishedOperation;
  /** In whose account its valid request is made. */
  owner: () => Promise<Caller>;
  /** A request that succeeds when it is sent once. */
  request: () => Promise<ValidRequest>;
  /** What came of that request. */
  observation: () => Promise<Observation>;
}
