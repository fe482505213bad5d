import type { Build, Principal, Queries, Schemas, Tx, Viewer } from '@tessera/platform';
import { type Expression, type RawBuilder, sql } from 'kysely';

export type SubjectType = Schemas['CommentSubjectType'];

/** A kind of record that can have comments. Its family decides who sees a record, and whether it accepts comments. */
export interface SubjectKind {
  /** Whether the caller sees the record of this kind whose id is in a column. For lists of comments. */
  visible(caller: Viewer, id: RawBuilder<unknown>): RawBuilder<boolean>;
  /** The same for a query of one comment. */
  visibleOne(caller: Viewer, id: RawBuilder<unknown>): RawBuilder<boolean>;
  /** @throws ServiceError `not_found` when the caller does not see the record */
  expect(caller: Principal, id: string): Promise<void>;
  /** A query for the `user_id` of those whose record it is. */
  people(caller: Viewer, id: RawBuilder<unknown>): RawBuilder<unknown>;
  /** Finds the record, whoever sees it, and selects the project that it is in: null where it is in none. */
  place: Build<Place>;
}

/** The same for records that are in no project. */
interface Placeless extends Omit<SubjectKind, 'place'> {
  /** Finds the record, whoever sees it, and selects nothing. */
  row: Build<unknown>;
}

/** A kind of record that is in no project, as a kind of subject. */
export const inNoProject = ({ row, ...kind }: Placeless): SubjectKind => ({
  ...kind,
  place: (...one) => row(...one).select(sql<null>`null::text`.as('project_id')),
});

/** Where a record is. */
export interface Place {
  project_id: string | null;
}

interface Project {
  id: string;
  status: string;
}

/** The projects that subjects are in, as their family offers them. */
export interface Projects {
  /** Holds the project that a query finds until the transaction ends, whoever sees it. `kind` is what errors call the record of the id. */
  holdAny(
    tx: Tx,
    caller: Principal,
    project: { kind: string; id: string; of: (db: Queries, viewer: Viewer, id: string) => Expression<unknown> },
  ): Promise<Project | undefined>;
  /** @throws ServiceError `project_archived` */
  refuseArchived(project: Project): void;
}

/** The kinds by type of subject. */
export type SubjectKinds = { readonly [Type in SubjectType]?: SubjectKind };
