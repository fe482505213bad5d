import * as account from '../../generated/account/operations.ts';
import * as identity from '../../generated/identity/operations.ts';
import * as platform from '../../generated/platform/operations.ts';
import { filterSpellings, type RecordFacts } from '../core/query/list-query.ts';
import type { AuthorityWord } from './authority.ts';
import type { OperationId } from './types.ts';

/** The contracts that operations stand in. */
export type DocumentName = 'platform' | 'identity' | 'account';

/** How an operation says no: form A, RFC 6749's form, or form A with its message repeated at the top. */
export type ErrorForm = 'platform' | 'oauth' | 'session';

/** Properties that may stand at a place, and those of the record that may not: what the service sets, and what other operations take. */
interface BodyWords {
  readonly known: readonly string[];
  readonly service: readonly string[];
  readonly others: readonly string[];
}

/** What the contract says of an operation, as the doors use it. */
export interface OperationFacts {
  readonly document: DocumentName;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string;
  readonly family: string;
  readonly page: boolean;
  readonly scopes: readonly string[];
  /** What it does to authorities, in the words of `openapi/authority.yaml`. */
  readonly authority: readonly AuthorityWord[];
  readonly public: boolean;
  /** The kinds of credentials that it takes; `client` ones are looked at by its handler. */
  readonly credentials: readonly ('api_key' | 'bearer' | 'session' | 'client')[];
  readonly errors: ErrorForm;
  readonly cacheControl: string | null;
  /** Whether caches of HTTP/1.0 are told, too. */
  readonly pragma: boolean;
  readonly emits: readonly string[];
  readonly cost: number;
  readonly statuses: readonly number[];
  readonly takes: readonly string[];
  readonly bodyRequired: boolean;
  /** The properties of a JSON body and of the objects in it, by their paths: those that it takes, and others of the record. */
  readonly words: Readonly<Record<string, BodyWords>>;
  /** How many bytes a body that is no JSON may have; null where it is JSON. */
  readonly maxBytes: number | null;
  readonly answers: readonly string[];
  readonly record: string | null;
  readonly list: boolean;
  /** Every parameter of the query but the filters, which `records` tells. */
  readonly declared: readonly string[];
  readonly forms: readonly string[];
  readonly defaultSort: string | null;
  readonly versioned: boolean;
  readonly location: string | null;
  readonly idempotent: boolean;
  readonly guarded: boolean;
  readonly sunset: string | null;
  readonly deprecated: boolean;
}

const documents = [platform, identity, account];

const { authorize: _page, ...identityOperations } = identity.operations;

/** Every operation of the contracts by operationId. */
export const operations: Readonly<Record<OperationId, OperationFacts>> = {
  ...platform.operations,
  ...identityOperations,
  ...account.operations,
};

/** Every operationId, in the contracts' order. */
export const operationIds = Object.keys(operations) as OperationId[];

/** What lists and shapes know of each record: filters, sorts, fields, expansions. */
export const records: Readonly<Record<string, RecordFacts>> = { ...platform.records, ...identity.records, ...account.records };

/** Every spelling of every filter, by record. */
export const spellings = Object.fromEntries(Object.entries(records).map(([name, facts]) => [name, filterSpellings(facts)]));

const names = (of: (document: (typeof documents)[number]) => readonly string[]) => [...new Set(documents.flatMap(of))].sort();

/** Every header that a request may carry, and every header that an answer may. */
export const headerNames: { readonly request: readonly string[]; readonly answer: readonly string[] } = {
  request: names(({ requestHeaders }) => requestHeaders),
  answer: names(({ answerHeaders }) => answerHeaders),
};
