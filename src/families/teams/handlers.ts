import { defineHandlers } from '../../contract/handlers.ts';
import type { ProjectService } from '../projects/service.ts';
import type { TeamMemberService } from './members.ts';
import type { TeamService } from './service.ts';

interface Rooms {
  teams: TeamService;
  members: TeamMemberService;
  projects: Pick<ProjectService, 'listOfTeam'>;
}

export const teamHandlers = ({ teams, members, projects }: Rooms) =>
  defineHandlers('teams')({
    listTeams: async ({ caller, list }) => {
      const { data, extent } = await teams.list(caller, list);
      return { status: 200, data, extent };
    },

    createTeam: async ({ caller, body }) => {
      const { record, version } = await teams.create(caller, body);
      return { status: 201, data: record, version };
    },

    getTeam: async ({ caller, path }) => {
      const { record, version } = await teams.get(caller, path.team_id);
      return { status: 200, data: record, version };
    },

    replaceTeam: async ({ caller, path, body, ifMatch }) => {
      const { record, version } = await teams.replace(caller, path.team_id, body, ifMatch);
      return { status: 200, data: record, version };
    },

    updateTeam: async ({ caller, path, body, ifMatch }) => {
      const { record, version } = await teams.update(caller, path.team_id, body, ifMatch);
      return { status: 200, data: record, version };
    },

    deleteTeam: async ({ caller, path, ifMatch }) => {
      await teams.remove(caller, path.team_id, ifMatch);
      return { status: 204 };
    },

    listTeamMembers: async ({ caller, path, list }) => {
      const { data, extent } = await members.list(caller, path.team_id, list);
      return { status: 200, data, extent };
    },

    addTeamMember: async ({ caller, path, body }) => ({ status: 201, data: await members.add(caller, path.team_id, body) }),

    removeTeamMember: async ({ caller, path }) => {
      await members.remove(caller, path.team_id, path.user_id);
      return { status: 204 };
    },

    listTeamProjects: async ({ caller, path, list }) => {
      await teams.get(caller, path.team_id);
      const { data, extent } = await projects.listOfTeam(caller, path.team_id, list);
      return { status: 200, data, extent };
    },
  });
