import { type FamilyResolvers, listed, listedUnder, named, orNull, related, withVersion, written } from '@tessera/platform';
import type { UserService } from '@tessera/platform/built-in';
import type { ProjectActions } from './actions.ts';
import type { MemberService } from './members.ts';
import type { Project, ProjectMember } from './record.ts';
import type { ProjectService } from './service.ts';

interface Dependencies {
  projects: Pick<ProjectService, 'get' | 'window' | 'windowsOfUsers' | 'windowsOfTeams' | 'create' | 'update' | 'delete' | 'clone'>;
  actions: Pick<ProjectActions, 'archive' | 'restore' | 'transfer'>;
  members: Pick<MemberService, 'windowsOfProjects' | 'add' | 'update' | 'remove'>;
  users: Pick<UserService, 'findByIds'>;
}

export const projectResolvers = ({ projects, members, actions, users }: Dependencies): FamilyResolvers<'projects'> => {
  const owners = related(orNull(users.findByIds), ({ owner_id }: Project) => owner_id);
  const usersOf = related(orNull(users.findByIds), ({ user_id }: ProjectMember) => user_id);

  return {
    Query: {
      project: async (_root, { id }, { caller }) => withVersion(await projects.get(caller, named('getProject', id))),

      projects: listed('listProjects', 'Project', projects.window),
    },

    Mutation: {
      createProject: written('createProject', projects.create),
      updateProject: written('updateProject', projects.update),
      deleteProject: written('deleteProject', projects.delete),
      archiveProject: written('archiveProject', actions.archive),
      restoreProject: written('restoreProject', actions.restore),
      cloneProject: written('cloneProject', projects.clone),
      transferProject: written('transferProject', actions.transfer),
      addProjectMember: written('addProjectMember', members.add),
      updateProjectMember: written('updateProjectMember', members.update),
      removeProjectMember: written('removeProjectMember', members.remove),
    },

    Project: {
      owner: (project, _args, context) => owners.of(project, context),

      members: listedUnder('listProjectMembers', 'ProjectMember', members.windowsOfProjects),
    },

    ProjectMember: {
      user: (member, _args, context) => usersOf.of(member, context),
    },

    User: {
      projects: listedUnder('listUserProjects', 'Project', projects.windowsOfUsers),
    },

    Team: {
      projects: listedUnder('listTeamProjects', 'Project', projects.windowsOfTeams),
    },
  };
};
