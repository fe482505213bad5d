import type { Family, Handler, OperationId } from '../contract/types.ts';
import type { Clock } from '../core/clock.ts';
import type { Queries } from '../data/database.ts';
import { commentHandlers } from './comments/handlers.ts';
import { createCommentService } from './comments/service.ts';
import { eventHandlers } from './events/handlers.ts';
import { createEventService } from './events/service.ts';
import { projectHandlers } from './projects/handlers.ts';
import { passProjects } from './projects/handover.ts';
import { createMemberService } from './projects/members.ts';
import { createProjectService } from './projects/service.ts';
import { resourceHandlers } from './resources/handlers.ts';
import { createResourceService, passResources } from './resources/service.ts';
import { taskHandlers } from './tasks/handlers.ts';
import { copyTasks, createTaskService, unassignTasks } from './tasks/service.ts';
import { teamHandlers } from './teams/handlers.ts';
import { createTeamMemberService } from './teams/members.ts';
import { createTeamService } from './teams/service.ts';
import { userHandlers } from './users/handlers.ts';
import { createUserService } from './users/service.ts';

interface Rooms {
  db: Queries;
  clock: Clock;
}

/** The families whose handlers stand, each with its handlers. */
const standing = ({ db, clock }: Rooms) => {
  const users = createUserService({ db, clock, passOn: [passProjects(clock), unassignTasks(clock), passResources(clock)] });
  const projects = createProjectService({ db, clock, users, copyTasks: copyTasks(clock) });
  const members = createMemberService({ db, clock, users });
  const tasks = createTaskService({ db, clock, users, projects });
  const resources = createResourceService({ db, clock, users });
  const subjects = { project: projects.subject, task: tasks.subject, resource: resources.subject };
  const comments = createCommentService({ db, clock, users, subjects });
  const events = createEventService({ db, projects: projects.subject, resources: resources.subject });
  const teams = createTeamService({ db, clock });
  const teamMembers = createTeamMemberService({ db, clock, users });
  return {
    users: userHandlers({ users, projects, teams, tasks, resources }),
    teams: teamHandlers({ teams, members: teamMembers, projects }),
    projects: projectHandlers({ projects, members, tasks, comments, events }),
    tasks: taskHandlers({ tasks, comments }),
    comments: commentHandlers({ comments }),
    resources: resourceHandlers({ resources, comments, events }),
    events: eventHandlers({ events }),
  };
};

/**
 * The families of the contract that have no handlers yet; their operations answer 501. The compiler holds this list exact:
 * a family that is in neither list, or in both, does not compile.
 */
export const pending: Record<Exclude<Family, keyof ReturnType<typeof standing>>, true> = {
  files: true,
  integrations: true,
  operations: true,
  webhooks: true,
};

/** Every handler there is, by operationId. */
export const createHandlers = (rooms: Rooms): { [Id in OperationId]?: Handler<Id> } => Object.assign({}, ...Object.values(standing(rooms)));
