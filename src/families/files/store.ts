import { expressionBuilder, type RawBuilder, sql } from 'kysely';
import { newId } from '../../core/ids.ts';
import type { Principal } from '../../core/principal.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { Viewer } from '../../data/query/cached-statements.ts';
import type { Collection, List } from '../../data/query/collection.ts';
import { listOf } from '../../data/query/list.ts';
import type { Tables } from '../../data/tables/index.ts';
import { inVisibleProject, inVisibleProjects } from '../projects/service.ts';
import type { File, FileFields, Place, Stored } from './file.ts';

const columns = [
  'id',
  'name',
  'content_type',
  'size',
  'checksum',
  'project_id',
  'task_id',
  'uploaded_by',
  'status',
  'created_at',
  'updated_at',
] as const;

const collection: Collection = {
  columns: Object.fromEntries(columns.map((column) => [column, sql.ref(`files.${column}`)])),
  key: sql.ref('files.id'),
  ties: { status: sql.ref('files.created_at') },
};

const shown = columns.map((column) => `files.${column}` as const);
const whole = [...shown, 'files.version', 'files.object_key'] as const;

const ofAccount = (db: Queries, { accountId }: Viewer) => db.selectFrom('files').where('files.account_id', '=', accountId);

/** A file is seen where its project is, and by who uploaded it. */
const visible = (caller: Viewer, inProject: typeof inVisibleProject): RawBuilder<boolean> => {
  if (caller.role === 'admin') return sql<boolean>`true`;
  return sql<boolean>`(files.uploaded_by = ${caller.userId} or ${inProject(caller, sql.ref('files.project_id'))})`;
};

const all: List = {
  base: (db, viewer) => ofAccount(db, viewer).where(visible(viewer, inVisibleProjects)),
  select: (base) => base.select(shown),
  collection,
};

export const listFiles = listOf<File>(all);

/** The files of a place that the caller sees. */
const listFilesOf = (place: 'project_id' | 'task_id') =>
  listOf<File, [id: string]>({ ...all, base: (db, viewer, id) => ofAccount(db, viewer).where(`files.${place}`, '=', id) });

export const listFilesOfProject = listFilesOf('project_id');

export const listFilesOfTask = listFilesOf('task_id');

export const findFile = (db: Queries, caller: Principal, id: string) =>
  ofAccount(db, caller).where('files.id', '=', id).where(visible(caller, inVisibleProject)).select(whole).executeTakeFirst();

/** The file for a write; its project is held by now. */
export const lockFile = (tx: Queries, caller: Principal, id: string) =>
  ofAccount(tx, caller).where('files.id', '=', id).select(whole).forUpdate().executeTakeFirst();

/** Whether the file is there, and stays there until the transaction ends. */
export const holdFile = async (tx: Queries, caller: Principal, id: string): Promise<boolean> =>
  (await ofAccount(tx, caller).where('files.id', '=', id).select('files.id').forKeyShare().executeTakeFirst()) !== undefined;

const fileIds = (caller: Principal, inProject: typeof inVisibleProject) =>
  expressionBuilder<Tables>()
    .selectFrom('files')
    .select('files.id')
    .where('files.account_id', '=', caller.accountId)
    .where(visible(caller, inProject));

/** Whether the caller sees the file that a column names: for lists of what stands on files. */
export const inVisibleFiles = (caller: Principal, id: RawBuilder<unknown>): RawBuilder<boolean> =>
  caller.role === 'admin' ? sql<boolean>`true` : sql<boolean>`${id} in (${fileIds(caller, inVisibleProjects)})`;

/** The same for the file of a few records, each of which is looked at by itself. */
export const inVisibleFile = (caller: Principal, id: RawBuilder<unknown>): RawBuilder<boolean> => {
  if (caller.role === 'admin') return sql<boolean>`true`;
  return sql<boolean>`exists (${fileIds(caller, inVisibleProject).where('files.id', '=', id as RawBuilder<string>)})`;
};

export const insertFile = (tx: Queries, caller: Principal, now: string, fields: FileFields) =>
  tx
    .insertInto('files')
    .values({
      ...fields,
      account_id: caller.accountId,
      id: newId('file'),
      uploaded_by: caller.userId,
      created_at: now,
      updated_at: now,
    })
    .returning(whole)
    .executeTakeFirstOrThrow();

const update = (tx: Queries, { accountId }: Principal, now: string) =>
  tx
    .updateTable('files')
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: now }))
    .where('account_id', '=', accountId);

export const updateFields = (tx: Queries, caller: Principal, id: string, now: string, fields: FileFields) =>
  update(tx, caller, now).set(fields).where('id', '=', id).returning(whole).executeTakeFirstOrThrow();

export const updateContent = (
  tx: Queries,
  caller: Principal,
  id: string,
  now: string,
  { key, size, checksum }: Stored,
  content_type: string,
) =>
  update(tx, caller, now)
    .set({ status: 'ready', object_key: key, size, checksum, content_type })
    .where('id', '=', id)
    .returning(whole)
    .executeTakeFirstOrThrow();

export const deleteFile = (tx: Queries, { accountId }: Principal, id: string) =>
  tx.deleteFrom('files').where('account_id', '=', accountId).where('id', '=', id).execute();

/** The files of what goes stay, and belong to it no more. */
export const letGo = (tx: Queries, caller: Principal, now: string, place: keyof Place, id: string) =>
  update(tx, caller, now)
    .set(place === 'project_id' ? { project_id: null, task_id: null } : { task_id: null })
    .where(place, '=', id)
    .execute();
