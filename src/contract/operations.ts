import { answerHeaders, operations as platform, records as platformRecords, requestHeaders } from '../../generated/platform/operations.ts';
import { filterSpellings, type RecordFacts } from '../core/query/list-query.ts';
import type { OperationId } from './types.ts';

/** What the contract says of an operation, as the doors use it. */
export interface OperationFacts {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string;
  readonly family: string;
  readonly scopes: readonly string[];
  readonly public: boolean;
  readonly emits: readonly string[];
  readonly cost: number;
  readonly statuses: readonly number[];
  readonly takes: readonly string[];
  readonly bodyRequired: boolean;
  /** How many bytes a body that is no JSON may have; null where it is JSON. */
  readonly maxBytes: number | null;
  readonly answers: readonly string[];
  readonly record: string | null;
  readonly list: boolean;
  readonly forms: readonly string[];
  readonly defaultSort: string | null;
  readonly versioned: boolean;
  readonly location: string | null;
  readonly idempotent: boolean;
  readonly guarded: boolean;
  readonly sunset: string | null;
  readonly deprecated: boolean;
}

/** Every operation of the platform API by operationId. */
export const operations: Readonly<Record<OperationId, OperationFacts>> = platform;

/** Every operationId of the platform API, in the contract's order. */
export const operationIds = Object.keys(platform) as OperationId[];

/** What lists and shapes know of each record: filters, sorts, fields, expansions. */
export const records: Readonly<Record<string, RecordFacts>> = platformRecords;

/** Every spelling of every filter, by record. */
export const spellings = Object.fromEntries(Object.entries(records).map(([name, facts]) => [name, filterSpellings(facts)]));

/** Every header that a request may carry, and every header that an answer may. */
export const headerNames: { readonly request: readonly string[]; readonly answer: readonly string[] } = {
  request: requestHeaders,
  answer: answerHeaders,
};
