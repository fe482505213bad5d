import { type Filter, type InAccount, lockedRow, parent, type Queries, recordColumns, tableOf, type Viewer } from '@tessera/platform';
import { type RawBuilder, sql } from 'kysely';
import type { CommentSubject } from './record.ts';
import type { Place, SubjectKind, SubjectKinds, SubjectType } from './subjects.ts';

/** The column with the id of a comment's subject, by the subject's type. */
const subjectColumns = {
  project: 'project_id',
  task: 'task_id',
  file: 'file_id',
  resource: 'resource_id',
} as const satisfies Record<SubjectType, string>;

const types = Object.keys(subjectColumns) as SubjectType[];
const columnOf = (type: SubjectType) => sql.ref<string | null>(`comments.${subjectColumns[type]}`);

const subjectType = sql<SubjectType>`case ${sql.join(
  types.map((type) => sql`when ${columnOf(type)} is not null then ${sql.lit(type)}`),
  sql` `,
)} end`;
const subjectId = sql<string>`coalesce(${sql.join(types.map(columnOf))})`;
const subject = sql<CommentSubject>`json_build_object('type', ${subjectType}, 'id', ${subjectId})`;

/**
 * A filter by the subject's id as conditions on the columns, which have the indexes. PostgreSQL finds nothing at once in those of other types.
 * Undefined where no index helps.
 */
const bySubjectId = ({ operator, isEmpty }: Filter, operand: unknown): RawBuilder<boolean> | undefined => {
  if (isEmpty || (operator !== 'eq' && operator !== 'in')) return undefined;
  const value = operator === 'eq' ? operand : sql`any(${operand}::text[])`;
  return sql<boolean>`(${sql.join(
    types.map((type) => sql`${columnOf(type)} = ${value}`),
    sql` or `,
  )})`;
};

const comments = tableOf('comments', {
  kind: 'comment',
  columns: recordColumns('Comment'),
  expressions: { subject, subject_type: subjectType, subject_id: subjectId },
  conditions: { subject_id: bySubjectId },
  searched: { texts: ['body'], whole: ['body'] },
  derived: (row) => {
    const type = types.find((one) => row[subjectColumns[one]] !== null);
    return { subject: type && { type, id: row[subjectColumns[type]] } };
  },
});

const ofAccount = (db: Queries, { accountId }: InAccount) => db.selectFrom('comments').where('comments.account_id', '=', accountId);

/** A comment is visible to those who see its subject. Comments on a kind that is not in `kinds` are not visible. */
const seenBy = (rule: 'visible' | 'visibleOne', kinds: SubjectKinds, caller: Viewer) => {
  const seen = types.flatMap((type) => {
    const condition = kinds[type]?.[rule](caller, columnOf(type));
    return condition ? [sql`(${columnOf(type)} is not null and ${condition})`] : [];
  });
  return sql<boolean>`(${sql.join(seen, sql` or `)})`;
};

const visibleBy = (rule: 'visible' | 'visibleOne', kinds: SubjectKinds) => (db: Queries, caller: Viewer) =>
  ofAccount(db, caller).where(seenBy(rule, kinds, caller));

/** Whether the caller sees the comment whose id is in a column. Each comment is looked up. */
const seesBy = (kinds: SubjectKinds) => (caller: Viewer, id: RawBuilder<unknown>) => {
  if (caller.role === 'admin') return sql<boolean>`true`;
  const seen = seenBy('visible', kinds, caller);
  return sql<boolean>`(select ${seen} from comments where comments.account_id = ${caller.accountId} and comments.id = ${id})`;
};

export const { insert, update, remove } = comments;

/** Reads the comments on records of these kinds, locks them for a write, and says who sees them. */
export const readsOn = (kinds: SubjectKinds) => ({
  list: comments.list(visibleBy('visible', kinds)),
  window: comments.window(visibleBy('visible', kinds)),
  findById: comments.findById(visibleBy('visibleOne', kinds)),
  findByIds: comments.findByIds(visibleBy('visibleOne', kinds)),
  lock: comments.lock(visibleBy('visibleOne', kinds)),
  sees: seesBy(kinds),
});

const listOn = (type: SubjectType) => comments.list((db, viewer, id: string) => ofAccount(db, viewer).where(columnOf(type), '=', id));

/** The comments on one record, by type; does not check who sees the record. */
export const listOf = { project: listOn('project'), task: listOn('task'), file: listOn('file'), resource: listOn('resource') };

const windowsOver = (type: SubjectType) => comments.windows((db, viewer) => ofAccount(db, viewer).where(columnOf(type), '=', parent));

/** The same window of the comments on each of several records, by type; does not check who sees the records. */
export const windowsOn = {
  project: windowsOver('project'),
  task: windowsOver('task'),
  file: windowsOver('file'),
  resource: windowsOver('resource'),
};

/** The place of a record, which is locked: until the transaction ends it is neither deleted nor moved. */
const lockedPlace = (db: Queries, place: ReturnType<SubjectKind['place']>) =>
  db.selectFrom(place.forKeyShare().as('place')).select('place.project_id');

/** Locks a record of this kind that the caller sees, and returns its place. */
export const lockSubject = ({ place, visibleOne }: SubjectKind) =>
  lockedRow<Place>((db, viewer, id) => lockedPlace(db, place(db, viewer, id)).where(visibleOne(viewer, sql`${id}`)));

/** Finds the subject of a comment, of which only its family knows the table. */
export const subjectsOf = (kinds: SubjectKinds) => {
  /** The places of the comment's subject, by each kind: only one of these queries finds a row. */
  const places = (db: Queries, viewer: Viewer, id: string) =>
    types.flatMap((type) => {
      const subjectId = ofAccount(db, viewer).where('comments.id', '=', id).select(columnOf(type).as('id'));
      // The cast lets the query stand where another one expects a value, which Kysely treats alike.
      return kinds[type]?.place(db, viewer, sql`(${subjectId})` as unknown as string) ?? [];
    });

  return {
    /** A query that finds the project which the subject of a comment is in. */
    projectOf: (db: Queries, viewer: Viewer, id: string) => sql<string | null>`coalesce(${sql.join(places(db, viewer, id))})`,

    /** Locks the subject of a comment, and returns its place. */
    lockSubject: lockedRow<Place>((db, viewer, id) =>
      places(db, viewer, id)
        .map((place) => lockedPlace(db, place))
        .reduce((all, one) => all.unionAll(one)),
    ),
  };
};

/** How many of the latest comments on a record say whom a new one concerns. */
const notified = 200;

/** A query for the `user_id` of those whose record it is, and of those who wrote the latest comments on it. */
export const peopleAt = (kind: SubjectKind, caller: Viewer, { type, id }: CommentSubject): RawBuilder<unknown> => sql`
  (${kind.people(caller, sql`${id}`)}) union all (
    select author_id from comments where account_id = ${caller.accountId} and ${columnOf(type)} = ${id}
    order by created_at desc, id desc limit ${notified})`;

/** The subject columns of a comment: the id in the column of its type, null in the others. */
export const subjectOf = ({ type, id }: CommentSubject) => ({
  project_id: null,
  task_id: null,
  file_id: null,
  resource_id: null,
  [subjectColumns[type]]: id,
});
