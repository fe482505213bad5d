import { created, defineHandlers, exported, noContent, ok } from '@tessera/platform';
import type { UserService } from '@tessera/platform/built-in';
import type { TeamMemberService } from './members.ts';
import type { TeamService } from './service.ts';

interface Dependencies {
  teams: TeamService;
  members: TeamMemberService;
  users: Pick<UserService, 'get'>;
}

export const teamHandlers = ({ teams, members, users }: Dependencies) =>
  defineHandlers('teams')({
    listTeams: ({ caller, list }) => ok(teams.list(caller, list)),

    exportTeams: ({ caller, list }) => exported('teams', list, (part) => teams.list(caller, part)),

    createTeam: ({ caller, body }) => created(teams.create(caller, body)),

    getTeam: ({ caller, path }) => ok(teams.get(caller, path.team_id)),

    replaceTeam: ({ caller, path, body, ifMatch }) => ok(teams.replace(caller, path.team_id, body, ifMatch)),

    updateTeam: ({ caller, path, body, ifMatch }) => ok(teams.update(caller, path.team_id, body, ifMatch)),

    deleteTeam: ({ caller, path, ifMatch }) => noContent(teams.delete(caller, path.team_id, ifMatch)),

    listTeamMembers: ({ caller, path, list }) => ok(members.list(caller, path.team_id, list)),

    addTeamMember: async ({ caller, path, body }) => ({ status: 201, data: await members.add(caller, path.team_id, body) }),

    removeTeamMember: ({ caller, path }) => noContent(members.remove(caller, path.team_id, path.user_id)),

    listUserTeams: async ({ caller, path, list }) => {
      await users.get(caller, path.user_id);
      return { status: 200, ...(await teams.listOfUser(caller, path.user_id, list)) };
    },
  });
