import type { RawBuilder } from 'kysely';
import type { Schemas } from '../../contract/types.ts';
import type { Principal } from '../../core/principal.ts';
import type { Tx } from '../../data/connection/transaction.ts';
import type { Viewer } from '../../data/query/cached-statements.ts';

export type SubjectType = Schemas['CommentSubjectType'];

/** A kind of record that can have comments. Its family decides who sees a record, and whether it accepts comments. */
export interface SubjectKind {
  /** Whether the caller sees the record of this kind whose id is in a column. For lists of comments. */
  visible(caller: Viewer, id: RawBuilder<unknown>): RawBuilder<boolean>;
  /** The same for a query of one comment. */
  visibleOne(caller: Viewer, id: RawBuilder<unknown>): RawBuilder<boolean>;
  /** @throws ServiceError `not_found` when the caller does not see the record */
  expect(caller: Principal, id: string): Promise<void>;
  /**
   * Holds the record, so that it exists and accepts comments until the transaction ends.
   * @throws ServiceError `not_found`; `project_archived` when it does not accept comments
   */
  hold(tx: Tx, caller: Principal, id: string): Promise<void>;
}

/** The kinds by type of subject. */
export type SubjectKinds = { readonly [Type in SubjectType]?: SubjectKind };
