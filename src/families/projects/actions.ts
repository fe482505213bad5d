import {
  type Clock,
  changeEventOf,
  changeOf,
  expectVersion,
  type IfMatch,
  type Principal,
  type Queries,
  recordEffects,
  recordEvent,
  ServiceError,
  serviceKit,
  transaction,
} from '@tessera/platform';
import type { UserService } from '@tessera/platform/built-in';
import { lockActive, lockFor, owners } from './access.ts';
import { memberAdded, roleChanged } from './member-events.ts';
import * as members from './member-store.ts';
import type { Project, ProjectTransfer } from './record.ts';
import * as store from './store.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
  users: Pick<UserService, 'expectUser'>;
}

const wrongState = (id: string, status: Project['status']) => new ServiceError('invalid_state', `The project ${id} is already ${status}.`);

/** The actions on projects that only owners and administrators may do. Each records its event in the same transaction. */
export const createProjectActions = ({ db, clock, users }: Dependencies) => {
  const { now, changed } = serviceKit('project', clock);

  const setStatus = (caller: Principal, id: string, ifMatch: IfMatch, status: Project['status']) =>
    transaction(db, async (tx) => {
      const project = await lockFor(tx, caller, id, owners);
      expectVersion(project.version, ifMatch);
      if (project.data.status === status) throw wrongState(id, status);
      const at = now();
      const changes = { status, archived_at: status === 'archived' ? at : null };
      const type = status === 'archived' ? 'PROJECT_ARCHIVED' : 'PROJECT_RESTORED';
      return changed(tx, caller, type, project, store.update(tx, caller, project, changes, at));
    });

  return {
    archive: (caller: Principal, id: string, ifMatch: IfMatch) => setStatus(caller, id, ifMatch, 'archived'),

    restore: (caller: Principal, id: string, ifMatch: IfMatch) => setStatus(caller, id, ifMatch, 'active'),

    transfer: (caller: Principal, id: string, { owner_id }: ProjectTransfer, ifMatch: IfMatch) =>
      transaction(db, async (tx) => {
        const project = await lockActive(tx, caller, id, owners);
        expectVersion(project.version, ifMatch);
        await users.expectUser(tx, caller, owner_id, 'owner_id');
        const member = await members.find(tx, caller, id, owner_id);
        return changeOf(project, { owner_id }, (changes) => {
          const at = now();
          const after = store.update(tx, caller, project, changes, at);
          const cause = recordEvent(tx, caller, changeEventOf('PROJECT_UPDATED', { before: project, after }));
          if (member?.role === 'owner') return after;
          members.makeOwner(tx, caller, id, owner_id, at);
          const membership = { project_id: id, user_id: owner_id, role: 'owner' } as const;
          recordEffects(tx, caller, cause, [member ? roleChanged(membership, member.role) : memberAdded(membership)]);
          return after;
        });
      }),
  };
};

export type ProjectActions = ReturnType<typeof createProjectActions>;
