import type { filterSpellings, ListQuery, RecordFacts } from '../core/query/list-query.ts';
import type { OperationFacts } from './operations.ts';
import type { Check } from './violations.ts';

/** What a version has otherwise than the latest one for an operation. Where it has nothing of its own, it is the latest. */
export interface Difference {
  /** The name of the version, where the answers have a form of their own. */
  readonly form: string | undefined;
  readonly facts: OperationFacts;
  /** What lists and shapes use of the records of the answer, where it is a GET. */
  readonly record: RecordFacts | undefined;
  readonly spellings: ReturnType<typeof filterSpellings>;
  readonly parameters: Readonly<Record<'path' | 'query' | 'header', Check>> | undefined;
  readonly bodies: Readonly<Record<string, Check>> | undefined;
  readonly answers: Readonly<Record<string, Check>> | undefined;
  latestBody: (body: unknown) => unknown;
  latestList: (list: ListQuery) => ListQuery;
  latestExpand: (names: readonly string[]) => string[];
  ownData: (data: unknown) => unknown;
  /** A failure of the latest version with the names of this one. */
  ownFailure: (failure: unknown) => unknown;
}
