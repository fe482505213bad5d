import type { Clock } from '../../core/clock.ts';
import { notFound, ServiceError } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import type { Principal } from '../../core/principal.ts';
import { type Expansion, expandRecords } from '../../core/query/expand.ts';
import type { ListQuery } from '../../core/query/list-query.ts';
import type { Queries } from '../../data/connection/database.ts';
import { longRunning } from '../../data/connection/long-running.ts';
import { type Tx, transaction } from '../../data/connection/transaction.ts';
import { changeOf } from '../../rules/changes.ts';
import { recordEvent } from '../../rules/events.ts';
import { expectVersion } from '../../rules/if-match.ts';
import type { UserService } from '../users/service.ts';
import { holdActive, holdAny, lockActive, lockFor, owners, writers } from './access.ts';
import {
  fieldsOf,
  merged,
  type Project,
  type ProjectClone,
  type ProjectCreate,
  type ProjectFields,
  type ProjectUpdate,
  refuseArchived,
} from './project.ts';
import * as store from './store.ts';
import { inVisibleProject, inVisibleProjects } from './visibility.ts';

export { inFormerProject, inVisibleProject, inVisibleProjects, type Onlooker } from './visibility.ts';

/** A record and the version of it that its ETag tells. */
export interface Versioned<Record> {
  data: Record;
  version: number;
}

interface Dependencies {
  db: Queries;
  clock: Clock;
  users: Pick<UserService, 'findByIds'>;
  /** Copies the tasks of one project into another, as the clone's contract says. */
  copyTasks: (tx: Tx, caller: Principal, from: string, to: string) => Promise<void>;
  /** Takes the files of a project that goes out of it; they stay. */
  letGoOfFiles: (tx: Tx, caller: Principal, projectId: string) => Promise<void>;
}

type IfMatch = readonly number[] | undefined;

const versioned = ({ version, ...data }: Project & { version: number }): Versioned<Project> => ({ data, version });

/** Names are counted in characters, and a character may be two units of a string: cut between them it would be none. */
const copyName = (name: string): string => `${[...name].slice(0, 193).join('')} (copy)`;

const wrongState = (id: string, status: Project['status']) => new ServiceError('invalid_state', `The project ${id} is ${status} already.`);

/** The verbs of projects: each is one transaction, and what it tells of is recorded in it. */
export const createProjectService = ({ db, clock, users, copyTasks, letGoOfFiles }: Dependencies) => {
  const now = () => clock().toISOString();
  const expansions = (caller: Principal): Record<string, Expansion> => ({
    owner: { by: 'owner_id', load: (ids) => users.findByIds(caller, ids) },
  });

  const create = async (tx: Tx, caller: Principal, fields: ProjectFields) => {
    const at = now();
    const row = await store.insertProject(tx, caller, newId('project'), at, fields);
    await store.insertMember(tx, caller.accountId, row.id, caller.userId, 'owner', at);
    return versioned(row);
  };

  const tell = (
    tx: Tx,
    caller: Principal,
    type: 'PROJECT_CREATED' | 'PROJECT_UPDATED' | 'PROJECT_DELETED' | 'PROJECT_ARCHIVED' | 'PROJECT_RESTORED',
    data: Project,
  ) => recordEvent(tx, caller, { type, resourceId: data.id, data });

  const change = (caller: Principal, id: string, ifMatch: IfMatch, fields: (current: Project) => ProjectFields) =>
    transaction(db, async (tx) => {
      const { project, version } = await lockActive(tx, caller, id, writers);
      expectVersion(version, ifMatch);
      return changeOf({ data: project, version }, fields(project), async (wanted) => {
        const changed = versioned(await store.updateFields(tx, caller.accountId, id, now(), wanted));
        await tell(tx, caller, 'PROJECT_UPDATED', changed.data);
        return changed;
      });
    });

  const turn = (caller: Principal, id: string, ifMatch: IfMatch, status: Project['status']) =>
    transaction(db, async (tx) => {
      const { project, version } = await lockFor(tx, caller, id, owners);
      expectVersion(version, ifMatch);
      if (project.status === status) throw wrongState(id, status);
      const turned = versioned(await store.updateStatus(tx, caller.accountId, id, now(), status));
      await tell(tx, caller, status === 'archived' ? 'PROJECT_ARCHIVED' : 'PROJECT_RESTORED', turned.data);
      return turned;
    });

  return {
    list: async (caller: Principal, query: ListQuery) => {
      const { rows, extent } = await store.listProjects(db, caller, query);
      return { data: await expandRecords(rows, query.expand, expansions(caller)), extent };
    },

    /** The projects that a user is a member of, as far as the caller sees them. */
    listOfUser: async (caller: Principal, userId: string, query: ListQuery) => {
      const { rows, extent } = await store.listProjectsOfUser(db, caller, query, userId);
      return { data: await expandRecords(rows, query.expand, expansions(caller)), extent };
    },

    /** The projects that anybody in a team is a member of, as far as the caller sees them. */
    listOfTeam: async (caller: Principal, teamId: string, query: ListQuery) => {
      const { rows, extent } = await store.listProjectsOfTeam(db, caller, query, teamId);
      return { data: await expandRecords(rows, query.expand, expansions(caller)), extent };
    },

    get: async (caller: Principal, id: string, expand: readonly string[] = []): Promise<Versioned<Project>> => {
      const row = await store.findProject(db, caller, id);
      if (!row) throw notFound('project', id);
      const { data, version } = versioned(row);
      if (expand.length === 0) return { data, version };
      const [expanded] = await expandRecords([data], expand, expansions(caller));
      return { data: expanded!, version };
    },

    findByIds: async (caller: Principal, ids: readonly string[]): Promise<ReadonlyMap<string, Project>> =>
      new Map((await store.findProjects(db, caller, ids)).map((project) => [project.id, project])),

    /** Locks a project for a write to what it holds. @throws ServiceError `not_found`, `insufficient_permissions`, `project_archived` */
    lockForWriting: async (tx: Tx, caller: Principal, id: string): Promise<void> => {
      await lockActive(tx, caller, id, writers);
    },

    holdActive,
    holdAny,
    refuseArchived,

    /** What comments on projects go by. */
    subject: {
      visible: inVisibleProjects,
      visibleOne: inVisibleProject,
      expect: async (caller: Principal, id: string): Promise<void> => {
        if (!(await store.findProject(db, caller, id))) throw notFound('project', id);
      },
      hold: holdActive,
    },

    create: (caller: Principal, body: ProjectCreate) =>
      transaction(db, async (tx) => {
        const created = await create(tx, caller, fieldsOf(body));
        await tell(tx, caller, 'PROJECT_CREATED', created.data);
        return created;
      }),

    replace: (caller: Principal, id: string, body: ProjectCreate, ifMatch: IfMatch) => change(caller, id, ifMatch, () => fieldsOf(body)),

    update: (caller: Principal, id: string, body: ProjectUpdate, ifMatch: IfMatch) =>
      change(caller, id, ifMatch, (current) => merged(current, body)),

    delete: (caller: Principal, id: string, ifMatch: IfMatch): Promise<void> =>
      transaction(db, async (tx) => {
        const { project, version } = await lockFor(tx, caller, id, owners);
        expectVersion(version, ifMatch);
        await longRunning(tx, async () => {
          await letGoOfFiles(tx, caller, id);
          await store.deleteProject(tx, caller.accountId, id);
        });
        await tell(tx, caller, 'PROJECT_DELETED', project);
      }),

    archive: (caller: Principal, id: string, ifMatch: IfMatch) => turn(caller, id, ifMatch, 'archived'),

    restore: (caller: Principal, id: string, ifMatch: IfMatch) => turn(caller, id, ifMatch, 'active'),

    clone: (caller: Principal, id: string, { name, include = [] }: ProjectClone) =>
      transaction(db, async (tx) => {
        const source = await store.findProject(tx, caller, id);
        if (!source) throw notFound('project', id);
        const cloned = await create(tx, caller, { ...merged(source, {}), name: name ?? copyName(source.name) });
        if (include.includes('members')) await store.copyMembers(tx, caller.accountId, id, cloned.data.id, now());
        if (include.includes('tasks')) await longRunning(tx, () => copyTasks(tx, caller, id, cloned.data.id));
        await tell(tx, caller, 'PROJECT_CREATED', cloned.data);
        return cloned;
      }),
  };
};

export type ProjectService = ReturnType<typeof createProjectService>;
