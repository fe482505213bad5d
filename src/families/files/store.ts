import {
  byCodePoints,
  type InAccount,
  parent,
  type Queries,
  readsOf,
  recordColumns,
  type Tx,
  tableOf,
  type Viewer,
} from '@tessera/platform';
import { sql } from 'kysely';
import { inVisibleProject, inVisibleProjects } from '../projects/service.ts';
import { seenBy } from './visibility.ts';

const columns = recordColumns('FileRecord');

const files = tableOf('files', {
  kind: 'file',
  columns,
  ties: { status: sql.ref('files.created_at') },
  texts: { name: byCodePoints, content_type: byCodePoints },
  searched: { texts: ['name', 'content_type'] },
});

const ofAccount = (db: Queries, { accountId }: InAccount) => db.selectFrom('files').where('files.account_id', '=', accountId);

const visible = (db: Queries, caller: Viewer) => ofAccount(db, caller).where(seenBy(caller, inVisibleProjects));
const visibleOne = (db: Queries, caller: Viewer) => ofAccount(db, caller).where(seenBy(caller, inVisibleProject));

export const { insert, update, changeAll, remove } = files;

export const list = files.list(visible);

export const window = files.window(visible);

/** The files of a project; does not check who sees it. */
export const listOfProject = files.list((db, viewer, id: string) => ofAccount(db, viewer).where('files.project_id', '=', id));

/** The files of a task; does not check who sees it. */
export const listOfTask = files.list((db, viewer, id: string) => ofAccount(db, viewer).where('files.task_id', '=', id));

/** The same window of the files of each of several projects; does not check who sees them. */
export const windowsOfProjects = files.windows((db, viewer) => ofAccount(db, viewer).where('files.project_id', '=', parent));

/** The same window of the files of each of several tasks; does not check who sees them. */
export const windowsOfTasks = files.windows((db, viewer) => ofAccount(db, viewer).where('files.task_id', '=', parent));

export const findById = files.findById(visibleOne);

export const findByIds = files.findByIds(visibleOne);

/** The file with the key of its bytes in the object store. No answer shows the key. */
export const findStoredById = readsOf('files', { columns: [...columns, 'object_key'] }).findById(visibleOne);

/** A query that finds the project of a file. */
export const projectOf = (tx: Queries, caller: InAccount, id: string) =>
  ofAccount(tx, caller).where('files.id', '=', id).select('files.project_id');

/** Locks the file for a write; its project is held already. */
export const lock = files.lock(ofAccount);

/** The key of the bytes of a locked file in the object store; null when it has no bytes. */
export const findObjectKey = async (db: Queries, caller: InAccount, id: string): Promise<string | null> => {
  const { object_key } = await ofAccount(db, caller).where('files.id', '=', id).select('files.object_key').executeTakeFirstOrThrow();
  return object_key;
};

/** Sets the key of the bytes of a locked file. Its record stays the same, and so does its version: no event is owed. */
export const setObjectKey = (tx: Tx, { accountId }: InAccount, id: string, object_key: string): void =>
  tx.writeEntry(tx.updateTable('files').set({ object_key }).where('account_id', '=', accountId).where('id', '=', id));
