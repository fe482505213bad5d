import { notFound, ServiceError } from '../../core/errors.ts';
import type { Principal } from '../../core/principal.ts';
import type { Tx } from '../../data/connection/transaction.ts';
import { type MemberRole, refuseArchived } from './record.ts';
import * as store from './store.ts';

const forbidden = (id: string, roles: readonly MemberRole[]) =>
  new ServiceError(
    'insufficient_permissions',
    `Only ${roles.map((role) => `${role}s`).join(', ')} of the project ${id} and administrators may do this.`,
  );

/** Administrators may do everything; members need one of these roles in the project. */
const expectRole = (id: string, caller: Principal, role: MemberRole | null, roles: readonly MemberRole[]): void => {
  if (caller.role !== 'admin' && !(role && roles.includes(role))) throw forbidden(id, roles);
};

/**
 * Locks a project until the transaction ends, for a write that needs one of these roles.
 * @throws ServiceError `not_found` when the caller does not see it, `insufficient_permissions` when their role is not enough
 */
export const lockFor = async (tx: Tx, caller: Principal, id: string, roles: readonly MemberRole[]) => {
  const project = await store.lock(tx, caller, id);
  if (!project) throw notFound('project', id);
  const { role, data, version } = project;
  expectRole(id, caller, role, roles);
  return { data, version };
};

/** The same for a write that an archived project refuses. @throws ServiceError also `project_archived` */
export const lockActive = async (tx: Tx, caller: Principal, id: string, roles: readonly MemberRole[]) => {
  const project = await lockFor(tx, caller, id, roles);
  refuseArchived(project.data);
  return project;
};

/**
 * Holds a project, so that it is not archived before the transaction ends. For writes that everyone who sees the project may do,
 * such as a comment. @throws ServiceError `not_found`, `project_archived`
 */
export const holdActive = async (tx: Tx, caller: Principal, id: string): Promise<void> => {
  const project = await store.hold(tx, caller, id);
  if (!project) throw notFound('project', id);
  refuseArchived(project);
};

/**
 * Holds a project until the transaction ends, and returns whether the caller may write to it. For records that are in a project and
 * also belong to a user, such as a file: that user may not see the project. @throws ServiceError `not_found`
 */
export const holdAny = async (tx: Tx, caller: Principal, id: string) => {
  const row = await store.holdAny(tx, caller, id);
  if (!row) throw notFound('project', id);
  const { own_role: role, ...project } = row;
  return { project, writes: caller.role === 'admin' || (role !== null && writers.includes(role)) };
};

export const writers: readonly MemberRole[] = ['owner', 'editor'];
export const owners: readonly MemberRole[] = ['owner'];
