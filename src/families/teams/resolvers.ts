import { bodyOf, ifVersionIs, named, namedAll } from '../../contract/graphql-arguments.ts';
import { userIdOf } from '../../core/own-user.ts';
import { orNull, related } from '../../rules/batched.ts';
import { listed, listedUnder } from '../../rules/graphql-lists.ts';
import type { FamilyResolvers } from '../../rules/graphql-resolvers.ts';
import { withVersion } from '../../rules/if-match.ts';
import type { ProjectService } from '../projects/service.ts';
import type { UserService } from '../users/service.ts';
import type { TeamMemberService } from './members.ts';
import type { TeamMember } from './record.ts';
import type { TeamService } from './service.ts';

interface Dependencies {
  teams: Pick<TeamService, 'get' | 'window' | 'create' | 'update' | 'delete'>;
  teamMembers: Pick<TeamMemberService, 'windowsOfTeams' | 'add' | 'remove'>;
  projects: Pick<ProjectService, 'windowsOfTeams'>;
  users: Pick<UserService, 'findByIds'>;
}

export const teamResolvers = ({ teams, teamMembers, projects, users }: Dependencies): FamilyResolvers<'teams'> => {
  const usersOf = related(orNull(users.findByIds), ({ user_id }: TeamMember) => user_id);

  return {
    Query: {
      team: async (_root, { id }, { caller }) => withVersion(await teams.get(caller, named('getTeam', id))),

      teams: listed('listTeams', 'Team', teams.window),
    },

    Mutation: {
      createTeam: async (_root, { input }, { caller }) => ({
        team: withVersion(await teams.create(caller, bodyOf(caller, 'createTeam', 'CreateTeamInput', input))),
      }),

      updateTeam: async (_root, { id, input, ifVersion }, { caller }) => {
        const body = bodyOf(caller, 'updateTeam', 'UpdateTeamInput', input);
        return { team: withVersion(await teams.update(caller, named('updateTeam', id), body, ifVersionIs(ifVersion))) };
      },

      deleteTeam: async (_root, { id, ifVersion }, { caller }) => {
        await teams.delete(caller, named('deleteTeam', id), ifVersionIs(ifVersion));
        return { deletedId: id };
      },

      addTeamMember: async (_root, { teamId, input }, { caller }) => {
        const body = bodyOf(caller, 'addTeamMember', 'AddTeamMemberInput', input);
        return { member: await teamMembers.add(caller, named('addTeamMember', teamId), body) };
      },

      removeTeamMember: async (_root, args, { caller }) => {
        const [teamId, removedUserId] = namedAll('removeTeamMember', args.teamId, userIdOf(caller, args.userId));
        await teamMembers.remove(caller, teamId, removedUserId);
        return { removedUserId };
      },
    },

    Subscription: {},

    Team: {
      members: listedUnder('listTeamMembers', 'TeamMember', teamMembers.windowsOfTeams),

      projects: listedUnder('listTeamProjects', 'Project', projects.windowsOfTeams),
    },

    TeamMember: {
      user: (member, _args, context) => usersOf.of(member, context),
    },
  };
};
