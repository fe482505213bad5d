import { named } from '../../contract/graphql-arguments.ts';
import type { Schemas } from '../../contract/types.ts';
import { orNull, type PartsOf, related } from '../../rules/batched.ts';
import { listed, listedUnder } from '../../rules/graphql-lists.ts';
import type { FamilyResolvers } from '../../rules/graphql-resolvers.ts';
import { written } from '../../rules/graphql-writes.ts';
import { withVersion } from '../../rules/if-match.ts';
import type { CommentService } from '../comments/service.ts';
import type { UserService } from '../users/service.ts';
import type { ProjectActions } from './actions.ts';
import type { MemberService } from './members.ts';
import type { Project, ProjectMember } from './record.ts';
import type { ProjectService } from './service.ts';

interface Dependencies {
  projects: Pick<ProjectService, 'get' | 'window' | 'create' | 'update' | 'delete' | 'clone'>;
  projectActions: Pick<ProjectActions, 'archive' | 'restore' | 'transfer'>;
  projectMembers: Pick<MemberService, 'windowsOfProjects' | 'add' | 'update' | 'remove'>;
  comments: Pick<CommentService, 'windowsOn'>;
  users: Pick<UserService, 'findByIds'>;
  /** Parameters, because their families import this one. */
  tasks: { windowsOfProjects: PartsOf<Schemas['Task']> };
  files: { windowsOfProjects: PartsOf<Schemas['FileRecord']> };
}

export const projectResolvers = (dependencies: Dependencies): FamilyResolvers<'projects'> => {
  const { projects, projectActions, projectMembers, users, tasks, files, comments } = dependencies;
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
      archiveProject: written('archiveProject', projectActions.archive),
      restoreProject: written('restoreProject', projectActions.restore),
      cloneProject: written('cloneProject', projects.clone),
      transferProject: written('transferProject', projectActions.transfer),
      addProjectMember: written('addProjectMember', projectMembers.add),
      updateProjectMember: written('updateProjectMember', projectMembers.update),
      removeProjectMember: written('removeProjectMember', projectMembers.remove),
    },

    Subscription: {},

    Project: {
      owner: (project, _args, context) => owners.of(project, context),

      members: listedUnder('listProjectMembers', 'ProjectMember', projectMembers.windowsOfProjects),

      tasks: listedUnder('listProjectTasks', 'Task', tasks.windowsOfProjects),

      files: listedUnder('listProjectFiles', 'File', files.windowsOfProjects),

      comments: listedUnder('listProjectComments', 'Comment', comments.windowsOn('project')),
    },

    ProjectMember: {
      user: (member, _args, context) => usersOf.of(member, context),
    },
  };
};
