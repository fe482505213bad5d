import { defineHandlers } from '../../contract/handlers.ts';
import type { ProjectService } from '../projects/service.ts';
import type { TeamMemberService } from './members.ts';
import type { TeamService } from './service.ts';

interface Dependencies {
  teams: TeamService;
  members: TeamMemberService;
  projects: Pick<ProjectService, 'listOfTeam'>;
}

export const teamHandlers = ({ teams, members, projects }: Dependencies) =>
  defineHandlers('teams')({
    listTeams: async ({ caller, list }) => ({ status: 200, ...(await teams.list(caller, list)) }),

    createTeam: async ({ caller, body }) => ({ status: 201, ...(await teams.create(caller, body)) }),

    getTeam: async ({ caller, path }) => ({ status: 200, ...(await teams.get(caller, path.team_id)) }),

    replaceTeam: async ({ caller, path, body, ifMatch }) => ({
      status: 200,
      ...(await teams.replace(caller, path.team_id, body, ifMatch)),
    }),

    updateTeam: async ({ caller, path, body, ifMatch }) => ({ status: 200, ...(await teams.update(caller, path.team_id, body, ifMatch)) }),

    deleteTeam: async ({ caller, path, ifMatch }) => {
      await teams.delete(caller, path.team_id, ifMatch);
      return { status: 204 };
    },

    listTeamMembers: async ({ caller, path, list }) => ({ status: 200, ...(await members.list(caller, path.team_id, list)) }),

    addTeamMember: async ({ caller, path, body }) => ({ status: 201, data: await members.add(caller, path.team_id, body) }),

    removeTeamMember: async ({ caller, path }) => {
      await members.remove(caller, path.team_id, path.user_id);
      return { status: 204 };
    },

    listTeamProjects: async ({ caller, path, list }) => {
      await teams.get(caller, path.team_id);
      return { status: 200, ...(await projects.listOfTeam(caller, path.team_id, list)) };
    },
  });
