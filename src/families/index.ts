import type { Family, Handler, OperationId } from '../contract/types.ts';
import type { Clock } from '../core/clock.ts';
import type { Queries } from '../data/database.ts';
import { projectHandlers } from './projects/handlers.ts';
import { createMemberService } from './projects/members.ts';
import { createProjectService } from './projects/service.ts';
import { copyTasks, createTaskService } from './tasks/service.ts';
import { createUserService } from './users/service.ts';

interface Rooms {
  db: Queries;
  clock: Clock;
}

/** The families whose handlers stand, each with its handlers. */
const standing = ({ db, clock }: Rooms) => {
  const users = createUserService({ db });
  const projects = createProjectService({ db, clock, users, copyTasks: copyTasks(clock) });
  const members = createMemberService({ db, clock, users });
  const tasks = createTaskService({ db, clock, users, projects });
  return { projects: projectHandlers({ projects, members, tasks }) };
};

/**
 * The families of the contract that have no handlers yet; their operations answer 501. The compiler holds this list exact:
 * a family that is in neither list, or in both, does not compile.
 */
export const pending: Record<Exclude<Family, keyof ReturnType<typeof standing>>, true> = {
  users: true,
  tasks: true,
  teams: true,
  files: true,
  comments: true,
  events: true,
  integrations: true,
  operations: true,
  webhooks: true,
  resources: true,
};

/** Every handler there is, by operationId. */
export const createHandlers = (rooms: Rooms): { [Id in OperationId]?: Handler<Id> } => Object.assign({}, ...Object.values(standing(rooms)));
