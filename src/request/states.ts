import type { Upload } from '../contract/binary-bodies.ts';
import type { OperationFacts } from '../contract/operations.ts';
import type { OperationId } from '../contract/types.ts';
import type { Version } from '../contract/versions.ts';
import { ServiceError } from '../core/errors.ts';
import type { Presented, Principal } from '../core/principal.ts';
import type { ListQuery } from '../core/query/list-query.ts';
import type { Answer } from './answer.ts';
import type { Incoming } from './incoming.ts';

/** A request that came by a way on which nobody reads along. */
export interface Secure extends Incoming {
  secure: true;
}

/** A request for a version of the platform, or for none. */
export interface Versioned extends Incoming {
  /** The path that the contract's paths are held against: the version taken off, the root's prefix put on. */
  route: string;
  /** Undefined where neither the path nor a header says it. */
  version: Version | undefined;
}

/** What the steps of all doors have to know of that which a request is for. */
export type Target = Pick<OperationFacts, 'credentials' | 'takes' | 'answers' | 'cacheControl' | 'cost'>;

/** A request for something that is there. */
export interface Located extends Incoming {
  /** What it is for, in messages: an operationId, or a door that is no operation. */
  name: string;
  facts: Target;
}

/** A request for an operation of the contract. */
export interface Matched extends Located, Versioned {
  facts: OperationFacts;
  /** The operation that openapi-backend has found. */
  operation: { readonly operationId: OperationId };
  params: Record<string, string>;
}

/** The security schemes of the contract. */
export type SchemeName = 'ApiKeyHeader' | 'Bearer' | 'ApiKeyQuery' | 'Session' | 'ClientBasic';

/** What a request shows of who sends it, before anybody has looked at it. */
export interface Presenting {
  /** The credential as it was sent; undefined where the operation takes none. */
  presented: Presented | undefined;
  /** The scheme that it was sent by. */
  scheme: SchemeName | undefined;
  /** The form that it was sent in, where it was. */
  body?: unknown;
}

/** A request whose sender is known; where the operation takes no credentials there is nobody to know. */
export interface Identified extends Located, Presenting {
  caller: Principal | undefined;
}

/** What was counted, and how it is taken off again. */
export interface Counted {
  uncount: () => Promise<void>;
}

/** A request that may be carried out as far as its sender is concerned: in a served version, counted, from an allowed origin, in reach. */
export interface Admitted extends Matched, Presenting, Counted {
  caller: Principal | undefined;
  secure: true;
  version: Version;
  originAllowed: true;
  permitted: true;
}

/** A body as it was read. */
export interface Body {
  body: unknown;
  /** The text of the body, where reading it may have changed a number. */
  numbers: string | undefined;
  /** The body where the operation takes bytes. */
  upload: Upload | undefined;
}

/** A request that is as the contract asks, with its parameters read. */
export interface Validated extends Admitted, Body {
  body: unknown;
  /** The parameters of the query. */
  read: Record<string, unknown>;
}

/** A request that is ready for its handler. */
export interface Ready extends Validated {
  expansionsPermitted: true;
  list: ListQuery | undefined;
  /** The versions of the record that `If-Match` allows; undefined when there was none. */
  ifMatch: readonly number[] | undefined;
  /** What the list costs of the rate limit beyond its operation. */
  surcharge: number;
}

/** A request with its answer. */
export interface Answered {
  answer: Answer;
}

/** A request with as much as the steps have found out until now. */
export type SoFar = Incoming & Partial<Omit<Ready, keyof Incoming> & Answered>;

/** Whoever calls, where somebody has to. @throws ServiceError `invalid_credentials` when nobody has shown who they are */
export const callerOf = ({ caller }: Pick<Identified, 'caller'>): Principal => {
  if (!caller) throw new ServiceError('invalid_credentials', 'The request carries no credentials.');
  return caller;
};
