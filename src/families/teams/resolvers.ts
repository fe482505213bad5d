import type { UserService } from '../../built-in/users/service.ts';
import { named } from '../../contract/graphql-arguments.ts';
import { orNull, related } from '../../rules/batched.ts';
import { listed, listedUnder } from '../../rules/graphql-lists.ts';
import type { FamilyResolvers } from '../../rules/graphql-resolvers.ts';
import { written } from '../../rules/graphql-writes.ts';
import { withVersion } from '../../rules/if-match.ts';
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
