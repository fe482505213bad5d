import { type FamilyResolvers, listed, listedUnder, named, orNull, related, withVersion, written } from '@tessera/platform';
import type { UserService } from '@tessera/platform/built-in';
import type { TeamMemberService } from './members.ts';
import type { TeamMember } from './record.ts';
import type { TeamService } from './service.ts';

interface Dependencies {
  teams: Pick<TeamService, 'get' | 'window' | 'windowsOfUsers' | 'create' | 'update' | 'delete'>;
  members: Pick<TeamMemberService, 'windowsOfTeams' | 'add' | 'remove'>;
  users: Pick<UserService, 'findByIds'>;
}

export const teamResolvers = ({ teams, members, users }: Dependencies): FamilyResolvers<'teams'> => {
  const usersOf = related(orNull(users.findByIds), ({ user_id }: TeamMember) => user_id);

  return {
    Query: {
      team: async (_root, { id }, { caller }) => withVersion(await teams.get(caller, named('getTeam', id))),

      teams: listed('listTeams', 'Team', teams.window),
    },

    Mutation: {
      createTeam: written('createTeam', teams.create),
      updateTeam: written('updateTeam', teams.update),
      deleteTeam: written('deleteTeam', teams.delete),
      addTeamMember: written('addTeamMember', members.add),
      removeTeamMember: written('removeTeamMember', members.remove),
    },

    Team: {
      members: listedUnder('listTeamMembers', 'TeamMember', members.windowsOfTeams),
    },

    TeamMember: {
      user: (member, _args, context) => usersOf.of(member, context),
    },

    User: {
      teams: listedUnder('listUserTeams', 'Team', teams.windowsOfUsers),
    },
  };
};
