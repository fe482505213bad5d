import type { ListQuery, RecordFacts, Spellings } from '../core/query/list-query.ts';
import type { OperationFacts } from './operations.ts';
import type { Check } from './violations.ts';

/** How an operation of a version differs from the latest version. Where it does not differ, it has the values of the latest version. */
export interface Difference {
  /** The name of the version if its answers differ. */
  readonly form: string | undefined;
  readonly facts: OperationFacts;
  /** What lists and shapes use of the record that a GET answers. */
  readonly record: RecordFacts | undefined;
  readonly spellings: Spellings;
  readonly parameters: Readonly<Record<'path' | 'query' | 'header', Check>> | undefined;
  readonly bodies: Readonly<Record<string, Check>> | undefined;
  readonly answers: Readonly<Record<string, Check>> | undefined;
  latestBody: (body: unknown) => unknown;
  latestList: (list: ListQuery) => ListQuery;
  latestExpand: (names: readonly string[]) => string[];
  ownData: (data: unknown) => unknown;
  /** Translates a failure of the latest version to the names of this version. */
  ownFailure: (failure: unknown) => unknown;
}
