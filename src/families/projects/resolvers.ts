import { bodyOf, ifVersionIs, named, namedAll } from '../../contract/graphql-arguments.ts';
import type { Schemas } from '../../contract/types.ts';
import { userIdOf } from '../../core/own-user.ts';
import { orNull, type PartsOf, related } from '../../rules/batched.ts';
import { listed, listedUnder } from '../../rules/graphql-lists.ts';
import type { FamilyResolvers } from '../../rules/graphql-resolvers.ts';
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

export const projectResolvers = ({
  projects,
  projectActions,
  projectMembers,
  users,
  tasks,
  files,
  comments,
}: Dependencies): FamilyResolvers<'projects'> => {
  const owners = related(orNull(users.findByIds), ({ owner_id }: Project) => owner_id);
  const usersOf = related(orNull(users.findByIds), ({ user_id }: ProjectMember) => user_id);

  return {
    Query: {
      project: async (_root, { id }, { caller }) => withVersion(await projects.get(caller, named('getProject', id))),

      projects: listed('listProjects', 'Project', projects.window),
    },

    Mutation: {
      createProject: async (_root, { input }, { caller }) => ({
        project: withVersion(await projects.create(caller, bodyOf(caller, 'createProject', 'CreateProjectInput', input))),
      }),

      updateProject: async (_root, { id, input, ifVersion }, { caller }) => {
        const body = bodyOf(caller, 'updateProject', 'UpdateProjectInput', input);
        return { project: withVersion(await projects.update(caller, named('updateProject', id), body, ifVersionIs(ifVersion))) };
      },

      deleteProject: async (_root, { id, ifVersion }, { caller }) => {
        await projects.delete(caller, named('deleteProject', id), ifVersionIs(ifVersion));
        return { deletedId: id };
      },

      archiveProject: async (_root, { id, ifVersion }, { caller }) => ({
        project: withVersion(await projectActions.archive(caller, named('archiveProject', id), ifVersionIs(ifVersion))),
      }),

      restoreProject: async (_root, { id, ifVersion }, { caller }) => ({
        project: withVersion(await projectActions.restore(caller, named('restoreProject', id), ifVersionIs(ifVersion))),
      }),

      cloneProject: async (_root, { id, input }, { caller }) => {
        const body = bodyOf(caller, 'cloneProject', 'CloneProjectInput', input);
        return { project: withVersion(await projects.clone(caller, named('cloneProject', id), body)) };
      },

      transferProject: async (_root, { id, input, ifVersion }, { caller }) => {
        const body = bodyOf(caller, 'transferProject', 'TransferProjectInput', input);
        return { project: withVersion(await projectActions.transfer(caller, named('transferProject', id), body, ifVersionIs(ifVersion))) };
      },

      addProjectMember: async (_root, { projectId, input }, { caller }) => {
        const body = bodyOf(caller, 'addProjectMember', 'AddProjectMemberInput', input);
        return { member: await projectMembers.add(caller, named('addProjectMember', projectId), body) };
      },

      updateProjectMember: async (_root, { projectId, userId, input }, { caller }) => {
        const body = bodyOf(caller, 'updateProjectMember', 'UpdateProjectMemberInput', input);
        const ids = namedAll('updateProjectMember', projectId, userIdOf(caller, userId));
        return { member: await projectMembers.update(caller, ...ids, body) };
      },

      removeProjectMember: async (_root, args, { caller }) => {
        const [projectId, removedUserId] = namedAll('removeProjectMember', args.projectId, userIdOf(caller, args.userId));
        await projectMembers.remove(caller, projectId, removedUserId);
        return { removedUserId };
      },
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
