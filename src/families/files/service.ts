import type { Clock } from '../../core/clock.ts';
import { notFound } from '../../core/errors.ts';
import type { Principal } from '../../core/principal.ts';
import { type Expansion, expandRecords } from '../../core/query/expand.ts';
import type { ListQuery } from '../../core/query/list-query.ts';
import type { Queries } from '../../data/connection/database.ts';
import { type Tx, transaction } from '../../data/connection/transaction.ts';
import { changeOf } from '../../rules/changes.ts';
import { recordEvent } from '../../rules/events.ts';
import { expectVersion } from '../../rules/if-match.ts';
import { referringBy } from '../../rules/references.ts';
import type { ProjectService } from '../projects/service.ts';
import type { TaskService } from '../tasks/service.ts';
import type { UserService } from '../users/service.ts';
import {
  type AskedPlace,
  changedPlace,
  createdPlace,
  expectSameProject,
  type File,
  type FileCreate,
  type FileUpdate,
  labelOf,
  notYours,
  nowhere,
  type Place,
} from './file.ts';
import { discardObject } from './objects.ts';
import * as store from './store.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
  projects: Pick<ProjectService, 'get' | 'findByIds' | 'lockForWriting' | 'holdAny' | 'refuseArchived'>;
  tasks: Pick<TaskService, 'get' | 'findByIds' | 'projectOf'>;
  users: Pick<UserService, 'findByIds'>;
}

type IfMatch = readonly number[] | undefined;
type FileEvent = 'FILE_CREATED' | 'FILE_UPDATED' | 'FILE_DELETED' | 'FILE_CONTENT_STORED';
type Row = File & { version: number; object_key: string | null };

/** What of a row the contract shows, and its version. */
export const versioned = ({ version, object_key: _ours, ...data }: Row) => ({ data, version });

/** The files of a project or a task that goes stay, within the transaction of that. */
export const letGoOfFiles =
  (clock: Clock, place: keyof Place) =>
  async (tx: Tx, caller: Principal, id: string): Promise<void> => {
    await store.letGo(tx, caller, clock().toISOString(), place, id);
  };

/** The verbs of files' records: each is one transaction, and what it tells of is recorded in it. */
export const createFileService = ({ db, clock, projects, tasks, users }: Dependencies) => {
  const now = () => clock().toISOString();
  const expansions = (caller: Principal): Record<string, Expansion> => ({
    project: { by: 'project_id', load: (ids) => projects.findByIds(caller, ids) },
    task: { by: 'task_id', load: (ids) => tasks.findByIds(caller, ids) },
    uploader: { by: 'uploaded_by', load: (ids) => users.findByIds(caller, ids) },
  });

  const tell = (tx: Tx, caller: Principal, type: FileEvent, data: File) => recordEvent(tx, caller, { type, resourceId: data.id, data });

  const find = async (from: Queries, caller: Principal, id: string): Promise<Row> => {
    const row = await store.findFile(from, caller, id);
    if (!row) throw notFound('file', id);
    return row;
  };

  /** Holds the file's project, whoever sees it: an uploader keeps what they uploaded. */
  const holdProject = async (tx: Tx, caller: Principal, { project_id }: Place) =>
    project_id === null ? { project: undefined, writes: false } : projects.holdAny(tx, caller, project_id);

  /** The file for a write by somebody who may do that. Its project is held before it is locked, as every writer does. */
  const lock = async (tx: Tx, caller: Principal, id: string, ifMatch: IfMatch): Promise<Row> => {
    const seen = await find(tx, caller, id);
    const { project, writes } = await holdProject(tx, caller, seen);
    if (caller.role !== 'admin' && seen.uploaded_by !== caller.userId && !writes) throw notYours(seen);
    if (project) projects.refuseArchived(project);
    const row = await store.lockFile(tx, caller, id);
    if (!row) throw notFound('file', id);
    // It went to another project before it was locked, and that one is not held.
    if (row.project_id !== seen.project_id) return lock(tx, caller, id, ifMatch);
    expectVersion(row.version, ifMatch);
    return row;
  };

  /** Where a file may go: who takes it to another project writes there. */
  const settle = async (tx: Tx, caller: Principal, current: Place, { project_id, task_id }: AskedPlace): Promise<Place> => {
    const enter = async (field: string, id: string): Promise<void> => {
      if (id !== current.project_id) await referringBy(field, () => projects.lockForWriting(tx, caller, id));
    };
    if (project_id) await enter('project_id', project_id);
    if (task_id === null) return { project_id: project_id ?? null, task_id };
    const own = task_id === current.task_id ? current.project_id : null;
    const project = own ?? (await referringBy('task_id', () => tasks.projectOf(tx, caller, task_id)));
    if (project_id === undefined) await enter('task_id', project);
    else expectSameProject(project_id, task_id, project);
    return { project_id: project, task_id };
  };

  const change = (
    caller: Principal,
    id: string,
    ifMatch: IfMatch,
    label: Partial<File>,
    placeFor: (current: Place) => AskedPlace | undefined,
  ) =>
    transaction(db, async (tx) => {
      const file = versioned(await lock(tx, caller, id, ifMatch));
      const { name, content_type, project_id, task_id } = file.data;
      const current = { project_id, task_id };
      const asked = placeFor(current);
      const place = asked ? await settle(tx, caller, current, asked) : current;
      return changeOf(file, { name, content_type, ...label, ...place }, async (fields) => {
        const changed = versioned(await store.updateFields(tx, caller, id, now(), fields));
        await tell(tx, caller, 'FILE_UPDATED', changed.data);
        return changed;
      });
    });

  const listed = async (caller: Principal, query: ListQuery, list: ReturnType<typeof store.listFiles>) => {
    const { rows, extent } = await list;
    return { data: await expandRecords(rows, query.expand, expansions(caller)), extent };
  };

  return {
    find,
    lock,
    tell,

    list: (caller: Principal, query: ListQuery) => listed(caller, query, store.listFiles(db, caller, query)),

    /** @throws ServiceError `not_found` when the caller does not see the project */
    listOfProject: async (caller: Principal, projectId: string, query: ListQuery) => {
      await projects.get(caller, projectId);
      return listed(caller, query, store.listFilesOfProject(db, caller, query, projectId));
    },

    /** @throws ServiceError `not_found` when the caller does not see the task */
    listOfTask: async (caller: Principal, taskId: string, query: ListQuery) => {
      await tasks.get(caller, taskId);
      return listed(caller, query, store.listFilesOfTask(db, caller, query, taskId));
    },

    get: async (caller: Principal, id: string, expand: readonly string[] = []) => {
      const { data, version } = versioned(await find(db, caller, id));
      const [expanded] = await expandRecords([data], expand, expansions(caller));
      return { data: expanded!, version };
    },

    /** What comments on files go by. */
    subject: {
      visible: store.inVisibleFiles,
      visibleOne: store.inVisibleFile,
      expect: async (caller: Principal, id: string): Promise<void> => {
        await find(db, caller, id);
      },
      hold: async (tx: Tx, caller: Principal, id: string): Promise<void> => {
        const { project } = await holdProject(tx, caller, await find(tx, caller, id));
        if (project) projects.refuseArchived(project);
        if (!(await store.holdFile(tx, caller, id))) throw notFound('file', id);
      },
    },

    create: (caller: Principal, body: FileCreate) =>
      transaction(db, async (tx) => {
        const place = await settle(tx, caller, nowhere, createdPlace(body));
        const created = versioned(await store.insertFile(tx, caller, now(), { ...labelOf(body), ...place }));
        await tell(tx, caller, 'FILE_CREATED', created.data);
        return created;
      }),

    replace: (caller: Principal, id: string, body: FileCreate, ifMatch: IfMatch) =>
      change(caller, id, ifMatch, labelOf(body), () => createdPlace(body)),

    update: (caller: Principal, id: string, { project_id, task_id, ...label }: FileUpdate, ifMatch: IfMatch) =>
      change(caller, id, ifMatch, label, (current) => changedPlace(current, { project_id, task_id })),

    delete: (caller: Principal, id: string, ifMatch: IfMatch): Promise<void> =>
      transaction(db, async (tx) => {
        const row = await lock(tx, caller, id, ifMatch);
        await store.deleteFile(tx, caller, id);
        if (row.object_key !== null) await discardObject(tx, caller.accountId, row.object_key, clock());
        await tell(tx, caller, 'FILE_DELETED', versioned(row).data);
      }),
  };
};

export type FileService = ReturnType<typeof createFileService>;
