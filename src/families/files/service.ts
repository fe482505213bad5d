import {
  type Clock,
  changeEventOf,
  changeEventsOf,
  changeOf,
  discardObject,
  eventOf,
  expectVersion,
  type IfMatch,
  type ListQuery,
  type OnDelete,
  type Principal,
  type Queries,
  recordEffects,
  recordEvent,
  serviceKit,
  type Tx,
  together,
  transaction,
  unversioned,
  type Versioned,
  type WindowQuery,
} from '@tessera/platform';
import type { ProjectService } from '../projects/service.ts';
import type { TaskService } from '../tasks/service.ts';
import { createPlacement } from './placement.ts';
import {
  changedPlace,
  createdPlace,
  type File,
  type FileCreate,
  type FileUpdate,
  labelOf,
  notYours,
  nowhere,
  type Place,
  type RequestedPlace,
  withoutBytes,
} from './record.ts';
import * as store from './store.ts';
import { inVisibleFile, inVisibleFiles, isQuietFile, uploaderOf } from './visibility.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
  projects: Pick<ProjectService, 'get' | 'holdForWriting' | 'holdToWrite' | 'refuseArchived'>;
  tasks: Pick<TaskService, 'get' | 'projectOf'>;
}

/** Tells those who see a project that a file was moved out of it. */
const fileRemoved = (project_id: string, file_id: string) => ({
  ...eventOf('PROJECT_FILE_REMOVED', unversioned({ project_id, file_id })),
  resourceId: project_id,
});

const unplaced: Record<keyof Place, Place | Pick<Place, 'task_id'>> = {
  project_id: nowhere,
  task_id: { task_id: null },
};

/** Removes the files from a deleted project or task, in the transaction of the deletion. The files stay. */
export const detachFiles =
  (clock: Clock, place: keyof Place): OnDelete =>
  (tx, caller, id, cause) =>
    store.changeAll(tx, caller, { [place]: id }, unplaced[place], clock().toISOString(), (changes) =>
      recordEffects(tx, caller, cause, changeEventsOf('FILE_UPDATED', changes)),
    );

/** The operations on the records of files. Each write records its event in the same transaction. */
export const createFileService = ({ db, clock, projects, tasks }: Dependencies) => {
  const { now, found, recorded } = serviceKit('file', clock);

  const placeFor = createPlacement({ projects, tasks });

  const find = async (from: Queries, caller: Principal, id: string) => found(await store.findById(from, caller, id), id);

  /** Holds the file's project without checking who sees it: uploaders may always write to their own files. */
  const holdProject = (tx: Tx, caller: Principal, id: string) =>
    projects.holdToWrite(tx, caller, { kind: 'file', id, of: store.projectOf });

  /** Checks that the caller may write to the file, and locks it. Every writer holds the project before it locks the file. */
  const lock = async (tx: Tx, caller: Principal, id: string, ifMatch: IfMatch): Promise<Versioned<File>> => {
    const reads = [find(tx, caller, id), holdProject(tx, caller, id), store.lock(tx, caller, id)] as const;
    const [{ data: seen }, held, locked] = await together(...reads);
    if (caller.role !== 'admin' && seen.uploaded_by !== caller.userId && !held?.writes) throw notYours(seen);
    if (held) projects.refuseArchived(held.project);
    const file = found(locked, id);
    // The file was moved before it was locked, and its new project is not held yet.
    if (file.data.project_id !== (held?.project.id ?? null)) return lock(tx, caller, id, ifMatch);
    expectVersion(file.version, ifMatch);
    return file;
  };

  const change = (
    caller: Principal,
    id: string,
    ifMatch: IfMatch,
    label: Partial<File>,
    requestFor: (current: Place) => RequestedPlace | undefined,
  ) =>
    transaction(db, async (tx) => {
      const file = await lock(tx, caller, id, ifMatch);
      const { project_id, task_id } = file.data;
      const current = { project_id, task_id };
      const request = requestFor(current);
      const changes = { ...label, ...(request ? await placeFor(tx, caller, current, request) : {}) };
      return changeOf(file, changes, () => {
        const after = store.update(tx, caller, file, changes, now());
        const cause = recordEvent(tx, caller, changeEventOf('FILE_UPDATED', { before: file, after }));
        if (project_id !== null && after.data.project_id !== project_id) recordEffects(tx, caller, cause, [fileRemoved(project_id, id)]);
        return after;
      });
    });

  return {
    lock,

    list: (caller: Principal, query: ListQuery) => store.list(db, caller, query),

    window: (caller: Principal, query: WindowQuery) => store.window(db, caller, query),

    /** The same window of the files of each of these projects, by project id. The caller must see the projects. */
    windowsOfProjects: (caller: Principal, projectIds: readonly string[], query: WindowQuery) =>
      store.windowsOfProjects(db, caller, query, projectIds),

    /** The same window of the files of each of these tasks, by task id. The caller must see the tasks. */
    windowsOfTasks: (caller: Principal, taskIds: readonly string[], query: WindowQuery) => store.windowsOfTasks(db, caller, query, taskIds),

    /** @throws ServiceError `not_found` when the caller does not see the project */
    listOfProject: async (caller: Principal, projectId: string, query: ListQuery) => {
      await projects.get(caller, projectId);
      return store.listOfProject(db, caller, query, projectId);
    },

    /** @throws ServiceError `not_found` when the caller does not see the task */
    listOfTask: async (caller: Principal, taskId: string, query: ListQuery) => {
      await tasks.get(caller, taskId);
      return store.listOfTask(db, caller, query, taskId);
    },

    get: (caller: Principal, id: string) => find(db, caller, id),

    findByIds: (caller: Principal, ids: readonly string[]) => store.findByIds(db, caller, ids),

    /** How records that are about files check their file. */
    subject: {
      table: 'files' as const,
      visible: inVisibleFiles,
      visibleOne: inVisibleFile,
      expect: async (caller: Principal, id: string): Promise<void> => void (await find(db, caller, id)),
      place: store.projectOf,
      people: uploaderOf,
      isQuiet: isQuietFile,
    },

    create: (caller: Principal, body: FileCreate) =>
      transaction(db, async (tx) => {
        const place = await placeFor(tx, caller, nowhere, createdPlace(body));
        const fields = { ...labelOf(body), ...place, ...withoutBytes, uploaded_by: caller.userId };
        return recorded(tx, caller, 'FILE_CREATED', store.insert(tx, caller, fields, now()));
      }),

    replace: (caller: Principal, id: string, body: FileCreate, ifMatch: IfMatch) =>
      change(caller, id, ifMatch, labelOf(body), () => createdPlace(body)),

    update: (caller: Principal, id: string, { project_id, task_id, ...label }: FileUpdate, ifMatch: IfMatch) =>
      change(caller, id, ifMatch, label, (current) => changedPlace(current, { project_id, task_id })),

    delete: (caller: Principal, id: string, ifMatch: IfMatch): Promise<void> =>
      transaction(db, async (tx) => {
        const file = await lock(tx, caller, id, ifMatch);
        const objectKey = await store.findObjectKey(tx, caller, id);
        store.remove(tx, caller, id);
        if (objectKey !== null) await discardObject(tx, caller, objectKey, clock());
        recorded(tx, caller, 'FILE_DELETED', file);
      }),
  };
};

export type FileService = ReturnType<typeof createFileService>;
