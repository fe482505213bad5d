import { notFound, type Principal, ServiceError, type Tx } from '@tessera/platform';
import { type MemberRole, refuseArchived } from './record.ts';
import type { ProjectRef } from './store.ts';
import * as store from './store.ts';

// A change to a project or its members takes an exclusive lock on the project's row. A write to a record in the project takes shared locks
// on the row and on the caller's membership: until the commit the project stays active and the caller a member, and such writes do not
// wait for each other. The order of locks is the same everywhere: the project, the member, the record in the project, the users it names.

export const writers: readonly MemberRole[] = ['owner', 'editor'];
export const owners: readonly MemberRole[] = ['owner'];

const forbidden = (id: string, roles: readonly MemberRole[]) =>
  new ServiceError(
    'insufficient_permissions',
    `Only ${roles.map((role) => `${role}s`).join(', ')} of the project ${id} and administrators may do this.`,
  );

/** The caller's role in the project; not read for administrators, who need none. */
const roleIn = async (tx: Tx, caller: Principal, project: ProjectRef): Promise<MemberRole | undefined> =>
  caller.role === 'admin' ? undefined : (await store.holdRole(tx, caller, project))?.role;

/** Administrators may do everything; members need one of these roles in the project. */
const isAllowed = (caller: Principal, role: MemberRole | undefined, roles: readonly MemberRole[]): boolean =>
  caller.role === 'admin' || (role !== undefined && roles.includes(role));

/**
 * Locks a project until the transaction ends, for a write to it that needs one of these roles.
 * @throws ServiceError `not_found` when the caller does not see it, `insufficient_permissions` when their role is not enough
 */
export const lockFor = async (tx: Tx, caller: Principal, id: string, roles: readonly MemberRole[]) => {
  const [project, role] = await Promise.all([store.lock(tx, caller, id), roleIn(tx, caller, id)]);
  if (!project) throw notFound('project', id);
  if (!isAllowed(caller, role, roles)) throw forbidden(id, roles);
  return project;
};

/** The same for a write that is not allowed in an archived project. @throws ServiceError also `project_archived` */
export const lockActive = async (tx: Tx, caller: Principal, id: string, roles: readonly MemberRole[]) => {
  const project = await lockFor(tx, caller, id, roles);
  refuseArchived(project.data);
  return project;
};

const noSuch = (project: ProjectRef): ServiceError =>
  typeof project === 'string' ? notFound('project', project) : notFound(project.kind, project.id);

/**
 * Holds a project for a write to the records in it: it stays active, and the writer stays a member.
 * @throws ServiceError also `insufficient_permissions`, `project_archived`
 */
export const holdForWriting = async (tx: Tx, caller: Principal, project: ProjectRef): Promise<void> => {
  const [held, role] = await Promise.all([store.hold(tx, caller, project), roleIn(tx, caller, project)]);
  if (!held) throw noSuch(project);
  if (!isAllowed(caller, role, writers)) throw forbidden(held.id, writers);
  refuseArchived(held);
};

/**
 * Holds a project until the transaction ends, and returns its status; undefined when there is no project. It does not check who sees the
 * project: for writes to what everyone may add who sees a record in it.
 */
export const { holdAny } = store;

/** The same, and returns whether the caller may write to the project. For records whose author may write to them without that. */
export const holdToWrite = async (tx: Tx, caller: Principal, id: ProjectRef) => {
  const [project, role] = await Promise.all([holdAny(tx, caller, id), roleIn(tx, caller, id)]);
  return project && { project, writes: isAllowed(caller, role, writers) };
};
