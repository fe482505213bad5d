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

/** Administrators may do everything; members what their role in the project allows. */
const expectRole = (id: string, caller: Principal, role: MemberRole | null, roles: readonly MemberRole[]): void => {
  if (caller.role !== 'admin' && !(role && roles.includes(role))) throw forbidden(id, roles);
};

/**
 * The project for a write by somebody in one of these roles, locked until the transaction ends.
 * @throws ServiceError `not_found` when the caller does not see it, `insufficient_permissions` when their role does not reach
 */
export const lockFor = async (tx: Tx, caller: Principal, id: string, roles: readonly MemberRole[]) => {
  const project = await store.lock(tx, caller, id);
  if (!project) throw notFound('project', id);
  const { role, data, version } = project;
  expectRole(id, caller, role, roles);
  return { data, version };
};

/** The same for what an archived project refuses. @throws ServiceError also `project_archived` */
export const lockActive = async (tx: Tx, caller: Principal, id: string, roles: readonly MemberRole[]) => {
  const project = await lockFor(tx, caller, id, roles);
  refuseArchived(project.data);
  return project;
};

/**
 * For a write to what belongs to the project that everybody may do who sees it, such as a comment: it is not archived before
 * the transaction ends. @throws ServiceError `not_found`, `project_archived`
 */
export const holdActive = async (tx: Tx, caller: Principal, id: string): Promise<void> => {
  const project = await store.hold(tx, caller, id);
  if (!project) throw notFound('project', id);
  refuseArchived(project);
};

/**
 * For a write to what stands in a project and is also somebody's own, such as a file: the project, which stays as it is
 * until the transaction ends, and whether the caller writes to it. Who sees it does not matter. @throws ServiceError `not_found`
 */
export const holdAny = async (tx: Tx, caller: Principal, id: string) => {
  const row = await store.holdAny(tx, caller, id);
  if (!row) throw notFound('project', id);
  const { own_role: role, ...project } = row;
  return { project, writes: caller.role === 'admin' || (role !== null && writers.includes(role)) };
};

export const writers: readonly MemberRole[] = ['owner', 'editor'];
export const owners: readonly MemberRole[] = ['owner'];
