import type { RawBuilder } from 'kysely';
import type { Schemas } from '../../contract/types.ts';
import type { Principal } from '../../core/principal.ts';
import type { Tx } from '../../data/connection/transaction.ts';
import type { Viewer } from '../../data/query/cached-statements.ts';

export type SubjectType = Schemas['CommentSubjectType'];

/** A kind of record that people comment on: the family behind it says who sees which record, and when it takes comments. */
export interface SubjectKind {
  /** Whether the caller sees the record of this kind whose id stands in a column: for lists of comments. */
  visible(caller: Viewer, id: RawBuilder<unknown>): RawBuilder<boolean>;
  /** The same for a comment that is looked up by itself. */
  visibleOne(caller: Viewer, id: RawBuilder<unknown>): RawBuilder<boolean>;
  /** @throws ServiceError `not_found` when the caller does not see the record */
  expect(caller: Principal, id: string): Promise<void>;
  /**
   * Keeps the record there, and open to comments, until the transaction ends.
   * @throws ServiceError `not_found`; `project_archived` when it takes no comments
   */
  hold(tx: Tx, caller: Principal, id: string): Promise<void>;
}

/** The kinds there are. */
export type SubjectKinds = { readonly [Type in SubjectType]?: SubjectKind };
