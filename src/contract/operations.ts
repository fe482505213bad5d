import * as account from '#generated/account/operations';
import * as identity from '#generated/identity/operations';
import * as platform from '#generated/platform/operations';
import { filterSpellings, type RecordFacts } from '../core/query/list-query.ts';
import type { AuthorityWord } from './authority.ts';
import type { FamilyOf, OperationId } from './types.ts';

/** The contracts that define operations. */
export type DocumentName = 'platform' | 'identity' | 'account';

/** The form of an operation's errors: form A, the form of RFC 6749, or form A with its message repeated at the top level. */
export type ErrorForm = 'platform' | 'oauth' | 'session' | 'graphql';

/** At one place in a body: the properties that it accepts, and those of the record that the service or other operations set. */
interface BodyWords {
  readonly known: readonly string[];
  readonly service: readonly string[];
  readonly others: readonly string[];
}

/** The day on which a deprecation began, and the day of the removal, as `2026-05-01`; null where none is stated. */
interface Days {
  readonly since: string | null;
  readonly sunset: string | null;
}

/** The deprecated parts of an operation, apart from a deprecation of its version; properties by path. */
export interface Deprecations {
  readonly operation: Days | null;
  readonly query: Readonly<Record<string, Days>>;
  readonly header: Readonly<Record<string, Days>>;
  readonly body: Readonly<Record<string, Days>>;
  readonly answer: Readonly<Record<string, Days>>;
}

/** What is counted of a request besides its parameters and properties: headers, and the values of these parameters and properties. */
interface CountedParts {
  readonly headers: readonly string[];
  readonly query: readonly string[];
  readonly body: readonly string[];
}

/** What the contract says about an operation, as the doors use it. */
export interface OperationFacts {
  readonly document: DocumentName;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string;
  /** The file of the contract that it is from: the family that carries it out. */
  readonly family: string;
  /** The family under which readers look for it. */
  readonly tag: string;
  readonly page: boolean;
  readonly scopes: readonly string[];
  /** How the operation affects what people and credentials may do, in the words of `openapi/authority.yaml`. */
  readonly authority: readonly AuthorityWord[];
  readonly public: boolean;
  /** The kinds of credentials that the operation accepts; its handler checks `client` credentials itself. */
  readonly credentials: readonly ('api_key' | 'bearer' | 'session' | 'client' | 'address')[];
  readonly errors: ErrorForm;
  readonly cacheControl: string | null;
  /** Whether the answer has a `Pragma` header, for caches that only know HTTP/1.0. */
  readonly pragma: boolean;
  readonly emits: readonly string[];
  /** The types of events of other records that it may record behind them. */
  readonly causes: readonly string[];
  readonly cost: number;
  /** Whether its work grows with the amount of data, so that it may take minutes. */
  readonly isLengthy: boolean;
  /** `operations`: its body is a batch of operations. `item`: it can be part of one. */
  readonly batch: 'operations' | 'item' | null;
  readonly statuses: readonly number[];
  readonly takes: readonly string[];
  readonly bodyRequired: boolean;
  /** The properties of a JSON body and of the objects in it, by path: those that it accepts, and the others of the record. */
  readonly words: Readonly<Record<string, BodyWords>>;
  /** The properties of a JSON body that lists filter by as texts or labels. */
  readonly texts: readonly string[];
  /** The path parameters and the properties of a JSON body that take the id of a user, or `me`. */
  readonly users: readonly string[];
  /** The maximum size of a body that is not JSON, in bytes; null for JSON. */
  readonly maxBytes: number | null;
  readonly answers: readonly string[];
  readonly record: string | null;
  readonly list: boolean;
  /** Every query parameter except the filters, which `records` has. */
  readonly declared: readonly string[];
  readonly forms: readonly string[];
  readonly defaultSort: string | null;
  readonly versioned: boolean;
  readonly location: string | null;
  readonly idempotent: boolean;
  readonly guarded: boolean;
  /** The deprecated parts of the operation: itself, or parts of its requests and answers by name. Null when there are none. */
  readonly deprecations: Deprecations | null;
  readonly counted: CountedParts;
}

const documents = [platform, identity, account];

const { authorize: _authorize, endSession: _endSession, ...identityOperations } = identity.operations;

/** Every operation of the contracts by operationId. */
export const operations: Readonly<Record<OperationId, OperationFacts>> = {
  ...platform.operations,
  ...identityOperations,
  ...account.operations,
};

/** The operations that can be part of a batch. */
export const batchOperations: readonly OperationFacts[] = Object.values(operations).filter(({ batch }) => batch === 'item');

/** The families of the platform's contract, in its order. */
export const platformFamilies: readonly FamilyOf<'platform'>[] = [
  ...new Set(Object.values(platform.operations).map(({ family }) => family)),
];

/** Every operationId, in the contracts' order. */
export const operationIds = Object.keys(operations) as OperationId[];

/** What lists and shapes use of each record: filters, sorts, fields, expansions. */
export const records: Readonly<Record<string, RecordFacts>> = { ...platform.records, ...identity.records, ...account.records };

/** Every spelling of every filter, by record. */
export const spellings = Object.fromEntries(Object.entries(records).map(([name, facts]) => [name, filterSpellings(facts.filters)]));

const names = (of: (document: (typeof documents)[number]) => readonly string[]) => [...new Set(documents.flatMap(of))].sort();

/** Every header that a request may carry, and every header that an answer may. */
export const headerNames: { readonly request: readonly string[]; readonly answer: readonly string[] } = {
  request: names(({ requestHeaders }) => requestHeaders),
  answer: names(({ answerHeaders }) => answerHeaders),
};
