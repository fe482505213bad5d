import { defineHandlers } from '../../contract/handlers.ts';
import type { Schemas } from '../../contract/types.ts';
import type { Principal } from '../../core/principal.ts';
import type { CommentService } from '../comments/service.ts';
import type { ListUnder, Versioned } from '../kit/service.ts';
import type { MemberService } from './members.ts';
import type { ProjectService } from './service.ts';

type Task = Schemas['Task'];
type ProjectTaskCreate = Schemas['ProjectTaskCreate'];

/** Lists of records within a project are parameters, because their families import this one. */
interface Dependencies {
  projects: ProjectService;
  members: MemberService;
  tasks: {
    listOfProject: ListUnder<'listProjectTasks'>;
    createInProject(caller: Principal, projectId: string, body: ProjectTaskCreate): Promise<Versioned<Task>>;
  };
  comments: Pick<CommentService, 'listOf'>;
  files: { listOfProject: ListUnder<'listProjectFiles'> };
  events: { listOfProject: ListUnder<'listProjectEvents'> };
}

export const projectHandlers = ({ projects, members, tasks, comments, files, events }: Dependencies) =>
  defineHandlers('projects')({
    listProjects: async ({ caller, list }) => ({ status: 200, ...(await projects.list(caller, list)) }),

    createProject: async ({ caller, body }) => ({ status: 201, ...(await projects.create(caller, body)) }),

    getProject: async ({ caller, path, query }) => ({ status: 200, ...(await projects.get(caller, path.project_id, query.expand)) }),

    replaceProject: async ({ caller, path, body, ifMatch }) => ({
      status: 200,
      ...(await projects.replace(caller, path.project_id, body, ifMatch)),
    }),

    updateProject: async ({ caller, path, body, ifMatch }) => ({
      status: 200,
      ...(await projects.update(caller, path.project_id, body, ifMatch)),
    }),

    deleteProject: async ({ caller, path, ifMatch }) => {
      await projects.delete(caller, path.project_id, ifMatch);
      return { status: 204 };
    },

    listProjectTasks: async ({ caller, path, list }) => ({ status: 200, ...(await tasks.listOfProject(caller, path.project_id, list)) }),

    createProjectTask: async ({ caller, path, body }) => ({ status: 201, ...(await tasks.createInProject(caller, path.project_id, body)) }),

    listProjectMembers: async ({ caller, path, list }) => ({ status: 200, ...(await members.list(caller, path.project_id, list)) }),

    addProjectMember: async ({ caller, path, body }) => ({ status: 201, data: await members.add(caller, path.project_id, body) }),

    removeProjectMember: async ({ caller, path }) => {
      await members.remove(caller, path.project_id, path.user_id);
      return { status: 204 };
    },

    archiveProject: async ({ caller, path, ifMatch }) => ({ status: 200, ...(await projects.archive(caller, path.project_id, ifMatch)) }),

    restoreProject: async ({ caller, path, ifMatch }) => ({ status: 200, ...(await projects.restore(caller, path.project_id, ifMatch)) }),

    cloneProject: async ({ caller, path, body }) => ({ status: 201, ...(await projects.clone(caller, path.project_id, body ?? {})) }),

    listProjectComments: async ({ caller, path, list }) => ({
      status: 200,
      ...(await comments.listOf(caller, 'project', path.project_id, list)),
    }),

    listProjectFiles: async ({ caller, path, list }) => ({ status: 200, ...(await files.listOfProject(caller, path.project_id, list)) }),

    listProjectEvents: async ({ caller, path, list }) => ({ status: 200, ...(await events.listOfProject(caller, path.project_id, list)) }),
  });
