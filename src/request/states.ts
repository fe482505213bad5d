import type { Upload } from '../contract/binary-bodies.ts';
import type { Difference } from '../contract/difference.ts';
import type { OperationFacts } from '../contract/operations.ts';
import type { OperationId } from '../contract/types.ts';
import type { Version } from '../contract/versions.ts';
import { ServiceError } from '../core/errors.ts';
import type { IfMatch } from '../core/if-match.ts';
import type { Credential, Principal } from '../core/principal.ts';
import type { ListQuery } from '../core/query/list-query.ts';
import type { UsedPart } from '../core/used-part.ts';
import type { Answer } from './answer.ts';
import type { Incoming } from './incoming.ts';

/** A request over a transport that nobody else can read. */
export interface Secure extends Incoming {
  secure: true;
}

/** A request for a version of the platform, or without a version. */
export interface Versioned extends Incoming {
  /** The path to match with the contract's paths: its version is replaced with the prefix of the contract. */
  route: string;
  /** Undefined when neither the path nor a header names it. */
  version: Version | undefined;
}

/** The facts of a request's target that the steps of all doors need. */
export type Target = Pick<OperationFacts, 'credentials' | 'takes' | 'answers' | 'errors' | 'cacheControl' | 'cost'>;

/** A request whose target exists. */
export interface Located extends Incoming {
  /** The name of its target in messages: an operationId, or the name of a door without operations. */
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
export type SchemeName = 'ApiKeyHeader' | 'Bearer' | 'ApiKeyQuery' | 'Session' | 'ClientBasic' | 'AddressToken';

/** The credential of a request, and what was read to find it. */
export interface WithCredential {
  /** Not checked yet; undefined where the operation takes none. */
  credential: Credential | undefined;
  /** The security scheme of the credential. */
  scheme: SchemeName | undefined;
  /** The form that was read for the credential, if there was one. */
  body?: unknown;
}

/** A request whose sender is known; `caller` is undefined where the operation takes no credentials. */
export interface Identified extends Located, WithCredential {
  caller: Principal | undefined;
}

/** A request that was counted; `uncount` takes it off the count again. */
export interface Counted {
  uncount: () => Promise<void>;
}

/** A request that its sender may make: in a served version, counted, from an allowed origin, with the required scopes. */
export interface Admitted extends Matched, WithCredential, Counted {
  caller: Principal | undefined;
  secure: true;
  version: Version;
  /** How the version differs from the latest one for this operation; undefined where it does not. */
  difference?: Difference | undefined;
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

/** A request that is valid by the contract, with its parameters parsed. */
export interface Validated extends Admitted, Body {
  body: unknown;
  /** The parameters of the query. */
  read: Record<string, unknown>;
}

/** A request that is ready for its handler. */
export interface Ready extends Validated {
  /** The related records that the answer includes, each after the one that it is in, as the latest version names them. */
  expansions: readonly string[];
  list: ListQuery | undefined;
  /** The versions of the record that the request's conditions allow; undefined without conditions. */
  ifMatch: IfMatch;
  /** The cost of the list for the rate limit, in addition to its operation's. */
  surcharge: number;
  /** The weight of the request among those that its account has in progress. */
  weight: number;
  /** The parts of the contracts that the operations of a batch used. */
  usedInBatch?: readonly UsedPart[] | undefined;
}

/** A request with its answer. */
export interface Answered {
  answer: Answer;
}

/** A request with the results of the steps that have run so far. */
export type SoFar = Incoming & Partial<Omit<Ready, keyof Incoming> & Answered>;

/** The caller of a request that requires one. @throws ServiceError `invalid_credentials` when the request carries no credentials */
export const callerOf = ({ caller }: Pick<Identified, 'caller'>): Principal => {
  if (!caller) throw new ServiceError('invalid_credentials', 'The request carries no credentials.');
  return caller;
};
