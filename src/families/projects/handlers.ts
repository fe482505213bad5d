import { created, defineHandlers, exported, noContent, ok } from '@tessera/platform';
import type { EventService, UserService } from '@tessera/platform/built-in';
import type { TeamService } from '../teams/service.ts';
import type { ProjectActions } from './actions.ts';
import type { MemberService } from './members.ts';
import type { ProjectService } from './service.ts';

interface Dependencies {
  projects: ProjectService;
  members: MemberService;
  actions: ProjectActions;
  users: Pick<UserService, 'get'>;
  teams: Pick<TeamService, 'get'>;
  events: Pick<EventService, 'listAbout'>;
}

export const projectHandlers = ({ projects, members, actions, users, teams, events }: Dependencies) => {
  const eventsAbout = events.listAbout(projects.subject);
  return defineHandlers('projects')({
    listProjects: ({ caller, list }) => ok(projects.list(caller, list)),

    exportProjects: ({ caller, list }) => exported('projects', list, (part) => projects.list(caller, part)),

    createProject: ({ caller, body }) => created(projects.create(caller, body)),

    getProject: ({ caller, path }) => ok(projects.get(caller, path.project_id)),

    replaceProject: ({ caller, path, body, ifMatch }) => ok(projects.replace(caller, path.project_id, body, ifMatch)),

    updateProject: ({ caller, path, body, ifMatch }) => ok(projects.update(caller, path.project_id, body, ifMatch)),

    deleteProject: ({ caller, path, ifMatch }) => noContent(projects.delete(caller, path.project_id, ifMatch)),

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

    listProjectEvents: ({ caller, path, list }) => ok(eventsAbout(caller, path.project_id, list)),

    listUserProjects: async ({ caller, path, list }) => {
      await users.get(caller, path.user_id);
      return { status: 200, ...(await projects.listOfUser(caller, path.user_id, list)) };
    },

    listTeamProjects: async ({ caller, path, list }) => {
      await teams.get(caller, path.team_id);
      return { status: 200, ...(await projects.listOfTeam(caller, path.team_id, list)) };
    },
  });
};
