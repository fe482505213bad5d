import { expressionBuilder, type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../data/connection/database.ts';
import type { Viewer } from '../../data/query/cached-statements.ts';
import type { Tables } from '../../data/tables/index.ts';
import { type InAccount, readsOf } from '../kit/reads.ts';
import { tableOf } from '../kit/table.ts';
import { inVisibleProject, inVisibleProjects } from '../projects/service.ts';

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

const files = tableOf('files', { kind: 'file', columns, ties: { status: sql.ref('files.created_at') } });

const ofAccount = (db: Queries, { accountId }: InAccount) => db.selectFrom('files').where('files.account_id', '=', accountId);

/** A file is seen where its project is, and by who uploaded it. */
const seenBy = (caller: Viewer, inProject: typeof inVisibleProject): RawBuilder<boolean> => {
  if (caller.role === 'admin') return sql<boolean>`true`;
  return sql<boolean>`(files.uploaded_by = ${caller.userId} or ${inProject(caller, sql.ref('files.project_id'))})`;
};

const visible = (db: Queries, caller: Viewer) => ofAccount(db, caller).where(seenBy(caller, inVisibleProjects));
const visibleOne = (db: Queries, caller: Viewer) => ofAccount(db, caller).where(seenBy(caller, inVisibleProject));

export const { insert, update, updateAll, remove } = files;

export const list = files.list(visible);

/** The files of a project, whoever sees it. */
export const listOfProject = files.list((db, viewer, id: string) => ofAccount(db, viewer).where('files.project_id', '=', id));

/** The files of a task, whoever sees it. */
export const listOfTask = files.list((db, viewer, id: string) => ofAccount(db, viewer).where('files.task_id', '=', id));

export const findById = files.findById(visibleOne);

/** The file with the key under which the object store has its bytes, which nobody is shown. */
export const findStoredById = readsOf('files', { columns: [...columns, 'object_key'] }).findById(visibleOne);

/** The file for a write; its project is held by now. */
export const lock = files.lock(ofAccount);

export const lockKey = files.lockKey(ofAccount);

/** Under which key the object store has the bytes of a file that is locked; null while there are none. */
export const findObjectKey = async (db: Queries, caller: InAccount, id: string): Promise<string | null> => {
  const { object_key } = await ofAccount(db, caller).where('files.id', '=', id).select('files.object_key').executeTakeFirstOrThrow();
  return object_key;
};

const fileIds = (caller: Viewer, inProject: typeof inVisibleProject) =>
  expressionBuilder<Tables>()
    .selectFrom('files')
    .select('files.id')
    .where('files.account_id', '=', caller.accountId)
    .where(seenBy(caller, inProject));

/** Whether the caller sees the file that a column names: for lists of what stands on files. */
export const inVisibleFiles = (caller: Viewer, id: RawBuilder<unknown>): RawBuilder<boolean> =>
  caller.role === 'admin' ? sql<boolean>`true` : sql<boolean>`${id} in (${fileIds(caller, inVisibleProjects)})`;

/** The same for the file of a few records, each of which is looked at by itself. */
export const inVisibleFile = (caller: Viewer, id: RawBuilder<unknown>): RawBuilder<boolean> => {
  if (caller.role === 'admin') return sql<boolean>`true`;
  return sql<boolean>`exists (${fileIds(caller, inVisibleProject).where('files.id', '=', id as RawBuilder<string>)})`;
};
