import { created, defineHandlers, noContent, ok } from '../../contract/handlers.ts';
import type { Schemas } from '../../contract/types.ts';
import type { Principal } from '../../core/principal.ts';
import type { CommentService } from '../comments/service.ts';
import type { EventService } from '../events/service.ts';
import type { ListUnder, Versioned } from '../kit/service.ts';
import type { ProjectActions } from './actions.ts';
import type { MemberService } from './members.ts';
import type { ProjectService } from './service.ts';

type Task = Schemas['Task'];
type ProjectTaskCreate = Schemas['ProjectTaskCreate'];

/** Lists of records within a project are parameters, because their families import this one. */
interface Dependencies {
  projects: ProjectService;
  members: MemberService;
  actions: ProjectActions;
  tasks: {
    listOfProject: ListUnder<'listProjectTasks'>;
    createInProject(caller: Principal, projectId: string, body: ProjectTaskCreate): Promise<Versioned<Task>>;
  };
  comments: Pick<CommentService, 'listOf'>;
  files: { listOfProject: ListUnder<'listProjectFiles'> };
  events: Pick<EventService, 'listAbout'>;
}

export const projectHandlers = ({ projects, members, actions, tasks, comments, files, events }: Dependencies) => {
  const eventsAbout = events.listAbout(projects.subject);
  return defineHandlers('projects')({
    listProjects: ({ caller, list }) => ok(projects.list(caller, list)),

    createProject: ({ caller, body }) => created(projects.create(caller, body)),

    getProject: ({ caller, path }) => ok(projects.get(caller, path.project_id)),

    replaceProject: ({ caller, path, body, ifMatch }) => ok(projects.replace(caller, path.project_id, body, ifMatch)),

    updateProject: ({ caller, path, body, ifMatch }) => ok(projects.update(caller, path.project_id, body, ifMatch)),

    deleteProject: ({ caller, path, ifMatch }) => noContent(projects.delete(caller, path.project_id, ifMatch)),

    listProjectTasks: ({ caller, path, list }) => ok(tasks.listOfProject(caller, path.project_id, list)),

    createProjectTask: ({ caller, path, body }) => created(tasks.createInProject(caller, path.project_id, body)),

    listProjectMembers: ({ caller, path, list }) => ok(members.list(caller, path.project_id, list)),

    addProjectMember: async ({ caller, path, body }) => ({ status: 201, data: await members.add(caller, path.project_id, body) }),

    updateProjectMember: async ({ caller, path, body }) => ({
      status: 200,
      data: await members.update(caller, path.project_id, path.user_id, body),
    }),

    removeProjectMember: ({ caller, path }) => noContent(members.remove(caller, path.project_id, path.user_id)),

    archiveProject: ({ caller, path, ifMatch }) => ok(actions.archive(caller, path.project_id, ifMatch)),

    restoreProject: ({ caller, path, ifMatch }) => ok(actions.restore(caller, path.project_id, ifMatch)),

    transferProject: ({ caller, path, body, ifMatch }) => ok(actions.transfer(caller, path.project_id, body, ifMatch)),

    cloneProject: ({ caller, path, body }) => created(projects.clone(caller, path.project_id, body ?? {})),

    listProjectComments: ({ caller, path, list }) => ok(comments.listOf(caller, 'project', path.project_id, list)),

    listProjectFiles: ({ caller, path, list }) => ok(files.listOfProject(caller, path.project_id, list)),

    listProjectEvents: ({ caller, path, list }) => ok(eventsAbout(caller, path.project_id, list)),
  });
};
