import { sql } from 'kysely';
import { newId } from '../../core/ids.ts';
import type { Principal } from '../../core/principal.ts';
import type { Base, Collection } from '../../data/collection.ts';
import type { Queries } from '../../data/database.ts';
import type { Viewer } from '../../data/kept.ts';
import { listOf } from '../../data/list.ts';
import type { Comment, CommentSubject } from './comment.ts';
import type { SubjectKinds, SubjectType } from './subjects.ts';

/** Where a comment names its subject, by the subject's type. */
const subjectColumns = {
  project: 'project_id',
  task: 'task_id',
  file: 'file_id',
  resource: 'resource_id',
} as const satisfies Record<SubjectType, string>;

const types = Object.keys(subjectColumns) as SubjectType[];
const columnOf = (type: SubjectType) => sql.ref<string | null>(`comments.${subjectColumns[type]}`);

const subject = sql<CommentSubject>`json_build_object(
  'type', case ${sql.join(
    types.map((type) => sql`when ${columnOf(type)} is not null then ${sql.lit(type)}`),
    sql` `,
  )} end,
  'id', coalesce(${sql.join(types.map(columnOf))}))`.as('subject');

const columns = ['id', 'body', 'author_id', 'created_at', 'updated_at'] as const;
const shown = ['comments.id', 'comments.body', 'comments.author_id', subject, 'comments.created_at', 'comments.updated_at'] as const;

const collection: Collection = {
  columns: Object.fromEntries(columns.map((column) => [column, sql.ref(`comments.${column}`)])),
  key: sql.ref('comments.id'),
};

const ofAccount = (db: Queries, accountId: string) => db.selectFrom('comments').where('comments.account_id', '=', accountId);

/** A comment is seen where its subject is; a kind that is not among `kinds` has no records. */
const visibleBy = (rule: 'visible' | 'visibleOne', db: Queries, caller: Viewer, kinds: SubjectKinds) => {
  const seen = types.flatMap((type) => {
    const condition = kinds[type]?.[rule](caller, columnOf(type));
    return condition ? [sql`(${columnOf(type)} is not null and ${condition})`] : [];
  });
  return ofAccount(db, caller.accountId).where(sql<boolean>`(${sql.join(seen, sql` or `)})`);
};

const select = (base: Base) => base.select(shown);

/** The comments on all records of these kinds. */
export const listingComments = (kinds: SubjectKinds) =>
  listOf<Comment>({ base: (db, viewer) => visibleBy('visible', db, viewer, kinds), select, collection });

/** The comments on one record of a type, whoever sees it. */
export const listCommentsOn = Object.fromEntries(
  types.map((type) => [
    type,
    listOf<Comment, [id: string]>({
      base: (db, { accountId }, id) => ofAccount(db, accountId).where(columnOf(type), '=', id),
      select,
      collection,
    }),
  ]),
) as Record<SubjectType, ReturnType<typeof listOf<Comment, [id: string]>>>;

export const findComment = (db: Queries, caller: Principal, kinds: SubjectKinds, id: string) =>
  visibleBy('visibleOne', db, caller, kinds).where('comments.id', '=', id).select(shown).select('comments.version').executeTakeFirst();

export const lockComment = (tx: Queries, { accountId }: Principal, id: string) =>
  ofAccount(tx, accountId).where('comments.id', '=', id).select(shown).select('comments.version').forUpdate().executeTakeFirst();

export const insertComment = (tx: Queries, caller: Principal, now: string, about: CommentSubject, body: string) =>
  tx
    .insertInto('comments')
    .values({
      account_id: caller.accountId,
      id: newId('comment'),
      body,
      author_id: caller.userId,
      [subjectColumns[about.type]]: about.id,
      created_at: now,
      updated_at: now,
    })
    .returning([...shown, 'comments.version'])
    .executeTakeFirstOrThrow();

export const updateBody = (tx: Queries, { accountId }: Principal, id: string, now: string, body: string) =>
  tx
    .updateTable('comments')
    .set((eb) => ({ body, updated_at: now, version: eb('version', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning([...shown, 'comments.version'])
    .executeTakeFirstOrThrow();

export const deleteComment = (tx: Queries, { accountId }: Principal, id: string) =>
  tx.deleteFrom('comments').where('account_id', '=', accountId).where('id', '=', id).execute();
