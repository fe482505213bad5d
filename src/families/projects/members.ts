import {
  type Clock,
  changeEventOf,
  type ListQuery,
  notFound,
  type Principal,
  type Queries,
  recordEffects,
  recordEvent,
  ServiceError,
  serviceKit,
  type Tx,
  transaction,
  type Versioned,
  type WindowQuery,
} from '@tessera/platform';
import type { NotificationService, UserService } from '@tessera/platform/built-in';
import { lockActive, owners } from './access.ts';
import { memberAdded, memberRemoved, projectRestricted, roleChanged } from './member-events.ts';
import * as store from './member-store.ts';
import type { Project, ProjectMember, ProjectMemberCreate, ProjectMemberUpdate } from './record.ts';
import * as projects from './store.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
  users: Pick<UserService, 'expectUser'>;
  notifications: Pick<NotificationService, 'notify'>;
}

const lastOwner = (id: string) =>
  new ServiceError('invalid_state', `The project ${id} would have no owner. Make somebody else an owner first.`);

/** The operations on a project's members. */
export const createMemberService = ({ db, clock, users, notifications }: Dependencies) => {
  const { now, found } = serviceKit('project', clock);

  /** Gives the project to its first owner, because a user who is no longer an owner must not own it. */
  const reassign = async (tx: Tx, caller: Principal, project: Versioned<Project>, cause: string) => {
    const owner_id = await store.findFirstOwner(tx, caller, project.data.id);
    const after = projects.update(tx, caller, project, { owner_id }, now());
    recordEffects(tx, caller, cause, [changeEventOf('PROJECT_UPDATED', { before: project, after })]);
  };

  /** @throws ServiceError `not_found` */
  const findMember = async (tx: Tx, caller: Principal, projectId: string, userId: string): Promise<ProjectMember> => {
    const member = await store.find(tx, caller, projectId, userId);
    if (!member) throw notFound('member', userId);
    return member;
  };

  /** Every project has an owner among its members. @throws ServiceError `invalid_state` */
  const expectOtherOwner = async (tx: Tx, caller: Principal, projectId: string, { role }: ProjectMember): Promise<void> => {
    if (role === 'owner' && (await store.countOwners(tx, caller, projectId)) === 1) throw lastOwner(projectId);
  };

  return {
    list: async (caller: Principal, projectId: string, query: ListQuery) => {
      found(await projects.findById(db, caller, projectId), projectId);
      return store.list(db, caller, query, projectId);
    },

    /** The same window of the members of each of these projects, by project id. The caller must see the projects. */
    windowsOfProjects: (caller: Principal, projectIds: readonly string[], query: WindowQuery) =>
      store.windowsOfProjects(db, caller, query, projectIds),

    add: async (caller: Principal, projectId: string, { user_id, role }: ProjectMemberCreate): Promise<ProjectMember> =>
      transaction(db, async (tx) => {
        await lockActive(tx, caller, projectId, owners);
        await users.expectUser(tx, caller, user_id, 'user_id');
        const member = await store.insert(tx, caller, projectId, user_id, role, now());
        if (!member) throw new ServiceError('already_exists', `The user ${user_id} is already a member of the project ${projectId}.`);
        const event = recordEvent(tx, caller, memberAdded({ project_id: projectId, user_id, role }));
        const concerns = [{ kind: 'invited', people: [user_id] }] as const;
        await notifications.notify(tx, caller, { event, about: projectId, concerns });
        return member;
      }),

    update: (caller: Principal, projectId: string, userId: string, { role }: ProjectMemberUpdate): Promise<ProjectMember> =>
      transaction(db, async (tx) => {
        const project = await lockActive(tx, caller, projectId, owners);
        const member = await findMember(tx, caller, projectId, userId);
        if (member.role === role) return member;
        await expectOtherOwner(tx, caller, projectId, member);
        store.setRole(tx, caller, projectId, userId, role);
        const cause = recordEvent(tx, caller, roleChanged({ project_id: projectId, user_id: userId, role }, member.role));
        if (project.data.owner_id === userId) await reassign(tx, caller, project, cause);
        return { ...member, role };
      }),

    remove: (caller: Principal, projectId: string, userId: string): Promise<void> =>
      transaction(db, async (tx) => {
        const project = await lockActive(tx, caller, projectId, userId === caller.userId ? ['owner', 'editor', 'viewer'] : owners);
        const member = await findMember(tx, caller, projectId, userId);
        await expectOtherOwner(tx, caller, projectId, member);
        const readersId = project.data.visibility === 'team' ? projects.noteReadersThrough(tx, caller, userId) : undefined;
        store.remove(tx, caller, projectId, userId);
        const cause = recordEvent(tx, caller, memberRemoved({ project_id: projectId, user_id: userId, role: member.role }));
        if (readersId !== undefined) recordEffects(tx, caller, cause, [projectRestricted(projectId, readersId)]);
        if (project.data.owner_id === userId) await reassign(tx, caller, project, cause);
      }),
  };
};

export type MemberService = ReturnType<typeof createMemberService>;
