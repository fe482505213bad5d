import {
  allFields,
  type Clock,
  changeEventOf,
  changeOf,
  eventOf,
  expectVersion,
  type IfMatch,
  type ListQuery,
  longRunning,
  type OnDelete,
  type Principal,
  type Queries,
  recordEffects,
  recordEvent,
  serviceKit,
  type Tx,
  transaction,
  type WindowQuery,
} from '@tessera/platform';
import { mentioned, type NotificationService } from '@tessera/platform/built-in';
import { holdAny, holdForWriting, holdToWrite, lockActive, lockFor, owners, writers } from './access.ts';
import { memberAdded, projectRestricted } from './member-events.ts';
import * as members from './member-store.ts';
import {
  changesOf,
  fieldsOf,
  isNarrower,
  type Project,
  type ProjectClone,
  type ProjectCreate,
  type ProjectFields,
  type ProjectUpdate,
  refuseArchived,
} from './record.ts';
import * as store from './store.ts';
import { inVisibleProject, inVisibleProjects, isQuietProject } from './visibility.ts';

export { inVisibleProject, inVisibleProjects, isQuietProject } from './visibility.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
  notifications: Pick<NotificationService, 'notify'>;
}

/** What a family does for a clone that includes its records: it copies those of one project into another, with an event for each. */
export interface OnClone {
  /** How a request names them. */
  part: NonNullable<ProjectClone['include']>[number];
  copy: (tx: Tx, caller: Principal, copying: { from: string; to: string; cause: string }) => Promise<void>;
}

/** The initial fields of a project. */
const active = { status: 'active', archived_at: null } as const;

/** Cuts the name between code points, because half a surrogate pair is not valid. */
const copyName = (name: string): string => `${[...name].slice(0, 193).join('')} (copy)`;

/** The operations on projects. Each write records its event in the same transaction. */
export const createProjectService = ({ db, clock, notifications }: Dependencies) => {
  const { now, found } = serviceKit('project', clock);

  const deleting: OnDelete[] = [];
  const cloning: OnClone[] = [];

  const insert = (tx: Tx, caller: Principal, fields: ProjectFields) => {
    const at = now();
    const project = store.insert(tx, caller, { ...fields, ...active, owner_id: caller.userId }, at);
    members.insertFirst(tx, caller, project.data.id, caller.userId, at);
    return project;
  };

  const change = (caller: Principal, id: string, ifMatch: IfMatch, changesFor: (current: Project) => Partial<ProjectFields>) =>
    transaction(db, async (tx) => {
      const project = await lockActive(tx, caller, id, writers);
      expectVersion(project.version, ifMatch);
      return changeOf(project, changesFor(project.data), async (changes) => {
        const { visibility } = { ...project.data, ...changes };
        const readersId = isNarrower(visibility, project.data.visibility) ? store.noteReaders(tx, caller, id) : undefined;
        const after = store.update(tx, caller, project, changes, now());
        const cause = recordEvent(tx, caller, changeEventOf('PROJECT_UPDATED', { before: project, after }));
        if (readersId !== undefined) recordEffects(tx, caller, cause, [projectRestricted(id, readersId)]);
        const concerns = [mentioned(project.data.description, after.data.description)];
        await notifications.notify(tx, caller, { event: cause, about: id, concerns });
        return after;
      });
    });

  return {
    /** What is done before a project is deleted. Families whose records outlive their project add to it. */
    deleting,

    /** What a clone may include, besides members. Families with records in projects add to it. */
    cloning,

    list: (caller: Principal, query: ListQuery) => store.list(db, caller, query),

    window: (caller: Principal, query: WindowQuery) => store.window(db, caller, query),

    /** The projects that a user is a member of and the caller sees. */
    listOfUser: (caller: Principal, userId: string, query: ListQuery) => store.listOfUser(db, caller, query, userId),

    /** The same window of the projects that each of these users is a member of and the caller sees, by user id. */
    windowsOfUsers: (caller: Principal, userIds: readonly string[], query: WindowQuery) => store.windowsOfUsers(db, caller, query, userIds),

    /** The projects that any member of a team is a member of and the caller sees. */
    listOfTeam: (caller: Principal, teamId: string, query: ListQuery) => store.listOfTeam(db, caller, query, teamId),

    /** The same window of the projects of each of these teams, by team id. */
    windowsOfTeams: (caller: Principal, teamIds: readonly string[], query: WindowQuery) => store.windowsOfTeams(db, caller, query, teamIds),

    get: async (caller: Principal, id: string) => found(await store.findById(db, caller, id), id),

    findByIds: (caller: Principal, ids: readonly string[]) => store.findByIds(db, caller, ids),

    holdForWriting,
    holdAny,
    holdToWrite,
    refuseArchived,

    /** How records that are about projects check their project. */
    subject: {
      table: 'projects' as const,
      visible: inVisibleProjects,
      visibleOne: inVisibleProject,
      expect: async (caller: Principal, id: string): Promise<void> => void found(await store.findById(db, caller, id), id),
      place: store.itself,
      people: store.ownerOf,
      isQuiet: isQuietProject,
    },

    create: (caller: Principal, body: ProjectCreate) =>
      transaction(db, async (tx) => {
        const project = insert(tx, caller, fieldsOf(body));
        const event = recordEvent(tx, caller, eventOf('PROJECT_CREATED', project));
        const { id, description } = project.data;
        await notifications.notify(tx, caller, { event, about: id, concerns: [mentioned(null, description)] });
        return project;
      }),

    replace: (caller: Principal, id: string, body: ProjectCreate, ifMatch: IfMatch) => change(caller, id, ifMatch, () => fieldsOf(body)),

    update: (caller: Principal, id: string, body: ProjectUpdate, ifMatch: IfMatch) =>
      change(caller, id, ifMatch, (current) => changesOf(current, body)),

    delete: (caller: Principal, id: string, ifMatch: IfMatch): Promise<void> =>
      transaction(db, async (tx) => {
        const project = await lockFor(tx, caller, id, owners);
        expectVersion(project.version, ifMatch);
        const cause = recordEvent(tx, caller, eventOf('PROJECT_DELETED', project));
        await longRunning(tx, async () => {
          for (const leave of deleting) await leave(tx, caller, id, cause);
          store.remove(tx, caller, id);
        });
      }),

    clone: (caller: Principal, id: string, body: ProjectClone) =>
      transaction(db, async (tx) => {
        const { name, include } = allFields('ProjectClone', body);
        const { data: source } = found(await store.findById(tx, caller, id), id);
        const { description, visibility, settings, tags } = source;
        const clone = insert(tx, caller, { name: name ?? copyName(source.name), description, visibility, settings, tags });
        const cause = recordEvent(tx, caller, eventOf('PROJECT_CREATED', clone));
        const copying = { from: id, to: clone.data.id, cause };
        if (include.includes('members')) {
          const copies = await longRunning(tx, () => members.copy(tx, caller, id, clone.data.id, now()));
          recordEffects(tx, caller, cause, copies.map(memberAdded));
        }
        for (const { part, copy } of cloning) if (include.includes(part)) await longRunning(tx, () => copy(tx, caller, copying));
        return clone;
      }),
  };
};

export type ProjectService = ReturnType<typeof createProjectService>;
