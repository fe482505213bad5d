import { defineHandlers } from '../../contract/handlers.ts';
import type { Call, Extent, Reply } from '../../contract/types.ts';
import type { Principal } from '../../core/principal.ts';
import type { ListQuery } from '../../core/query/list-query.ts';
import type { CommentService } from '../comments/service.ts';
import type { MemberService } from './members.ts';
import type { ProjectService } from './service.ts';

type Tasks = Reply<'listProjectTasks'>['data'];
type Task = Reply<'createProjectTask'>['data'];
type Files = Reply<'listProjectFiles'>['data'];
type Events = Reply<'listProjectEvents'>['data'];

/** The tasks under a project: the family of tasks builds on this one, so it is handed in. */
interface ProjectTasks {
  listOfProject(caller: Principal, projectId: string, query: ListQuery): Promise<{ data: Tasks; extent: Extent }>;
  createInProject(
    caller: Principal,
    projectId: string,
    body: Call<'createProjectTask'>['body'],
  ): Promise<{ record: Task; version: number }>;
}

/** The files of a project, handed in for the same reason. */
interface ProjectFiles {
  listOfProject(caller: Principal, projectId: string, query: ListQuery): Promise<{ data: Files; extent: Extent }>;
}

/** The events of a project, handed in for the same reason. */
interface ProjectEvents {
  listOfProject(caller: Principal, projectId: string, query: ListQuery): Promise<{ data: Events; extent: Extent }>;
}

interface Rooms {
  projects: ProjectService;
  members: MemberService;
  tasks: ProjectTasks;
  comments: Pick<CommentService, 'listOf'>;
  files: ProjectFiles;
  events: ProjectEvents;
}

export const projectHandlers = ({ projects, members, tasks, comments, files, events }: Rooms) =>
  defineHandlers('projects')({
    listProjects: async ({ caller, list }) => {
      const { data, extent } = await projects.list(caller, list);
      return { status: 200, data, extent };
    },

    createProject: async ({ caller, body }) => {
      const { record, version } = await projects.create(caller, body);
      return { status: 201, data: record, version };
    },

    getProject: async ({ caller, path, query }) => {
      const { record, version } = await projects.get(caller, path.project_id, query.expand);
      return { status: 200, data: record, version };
    },

    replaceProject: async ({ caller, path, body, ifMatch }) => {
      const { record, version } = await projects.replace(caller, path.project_id, body, ifMatch);
      return { status: 200, data: record, version };
    },

    updateProject: async ({ caller, path, body, ifMatch }) => {
      const { record, version } = await projects.update(caller, path.project_id, body, ifMatch);
      return { status: 200, data: record, version };
    },

    deleteProject: async ({ caller, path, ifMatch }) => {
      await projects.remove(caller, path.project_id, ifMatch);
      return { status: 204 };
    },

    listProjectTasks: async ({ caller, path, list }) => {
      const { data, extent } = await tasks.listOfProject(caller, path.project_id, list);
      return { status: 200, data, extent };
    },

    createProjectTask: async ({ caller, path, body }) => {
      const { record, version } = await tasks.createInProject(caller, path.project_id, body);
      return { status: 201, data: record, version };
    },

    listProjectMembers: async ({ caller, path, list }) => {
      const { data, extent } = await members.list(caller, path.project_id, list);
      return { status: 200, data, extent };
    },

    addProjectMember: async ({ caller, path, body }) => ({ status: 201, data: await members.add(caller, path.project_id, body) }),

    removeProjectMember: async ({ caller, path }) => {
      await members.remove(caller, path.project_id, path.user_id);
      return { status: 204 };
    },

    archiveProject: async ({ caller, path, ifMatch }) => {
      const { record, version } = await projects.archive(caller, path.project_id, ifMatch);
      return { status: 200, data: record, version };
    },

    restoreProject: async ({ caller, path, ifMatch }) => {
      const { record, version } = await projects.restore(caller, path.project_id, ifMatch);
      return { status: 200, data: record, version };
    },

    cloneProject: async ({ caller, path, body }) => {
      const { record, version } = await projects.clone(caller, path.project_id, body ?? {});
      return { status: 201, data: record, version };
    },

    listProjectComments: async ({ caller, path, list }) => {
      const { data, extent } = await comments.listOf(caller, 'project', path.project_id, list);
      return { status: 200, data, extent };
    },

    listProjectFiles: async ({ caller, path, list }) => {
      const { data, extent } = await files.listOfProject(caller, path.project_id, list);
      return { status: 200, data, extent };
    },

    listProjectEvents: async ({ caller, path, list }) => {
      const { data, extent } = await events.listOfProject(caller, path.project_id, list);
      return { status: 200, data, extent };
    },
  });
