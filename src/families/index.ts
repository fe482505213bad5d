import type { Family, Handler, OperationId } from '../contract/types.ts';
import type { Clock } from '../core/clock.ts';
import type { Queries } from '../data/database.ts';
import { commentHandlers } from './comments/handlers.ts';
import { createCommentService } from './comments/service.ts';
import { projectHandlers } from './projects/handlers.ts';
import { createMemberService } from './projects/members.ts';
import { createProjectService } from './projects/service.ts';
import { resourceHandlers } from './resources/handlers.ts';
import { createResourceService } from './resources/service.ts';
import { taskHandlers } from './tasks/handlers.ts';
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
  const resources = createResourceService({ db, clock, users });
  const subjects = { project: projects.subject, task: tasks.subject, resource: resources.subject };
  const comments = createCommentService({ db, clock, users, subjects });
  return {
    projects: projectHandlers({ projects, members, tasks, comments }),
    tasks: taskHandlers({ tasks, comments }),
    comments: commentHandlers({ comments }),
    resources: resourceHandlers({ resources, comments }),
  };
};

/**
 * The families of the contract that have no handlers yet; their operations answer 501. The compiler holds this list exact:
 * a family that is in neither list, or in both, does not compile.
 */
export const pending: Record<Exclude<Family, keyof ReturnType<typeof standing>>, true> = {
  users: true,
  teams: true,
  files: true,
  events: true,
  integrations: true,
  operations: true,
  webhooks: true,
};

/** Every handler there is, by operationId. */
export const createHandlers = (rooms: Rooms): { [Id in OperationId]?: Handler<Id> } => Object.assign({}, ...Object.values(standing(rooms)));
