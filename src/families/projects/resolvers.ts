import { bodyOf, named } from '../../contract/graphql-arguments.ts';
import type { Schemas } from '../../contract/types.ts';
import { orNull, type PartsOf, related } from '../../rules/batched.ts';
import { listed, listedUnder } from '../../rules/graphql-lists.ts';
import type { FamilyResolvers } from '../../rules/graphql-resolvers.ts';
import type { CommentService } from '../comments/service.ts';
import type { UserService } from '../users/service.ts';
import type { ProjectActions } from './actions.ts';
import type { Project } from './record.ts';
import type { ProjectService } from './service.ts';

interface Dependencies {
  projects: Pick<ProjectService, 'get' | 'window' | 'create' | 'update' | 'delete' | 'clone'>;
  projectActions: Pick<ProjectActions, 'archive' | 'restore'>;
  comments: Pick<CommentService, 'windowsOn'>;
  users: Pick<UserService, 'findByIds'>;
  /** A parameter, because the family of tasks imports this one. */
  tasks: { windowsOfProjects: PartsOf<Schemas['Task']> };
}

export const projectResolvers = ({ projects, projectActions, users, tasks, comments }: Dependencies): FamilyResolvers<'projects'> => {
  const owners = related(orNull(users.findByIds), ({ owner_id }: Project) => owner_id);

  return {
    Query: {
      project: async (_root, { id }, { caller }) => (await projects.get(caller, named('getProject', id))).data,

      projects: listed('listProjects', 'Project', projects.window),
    },

    Mutation: {
      createProject: async (_root, { input }, { caller }) => ({
        project: (await projects.create(caller, bodyOf(caller, 'createProject', 'CreateProjectInput', input))).data,
      }),

      updateProject: async (_root, { id, input }, { caller }) => {
        const body = bodyOf(caller, 'updateProject', 'UpdateProjectInput', input);
        return { project: (await projects.update(caller, named('updateProject', id), body, undefined)).data };
      },

      deleteProject: async (_root, { id }, { caller }) => {
        await projects.delete(caller, named('deleteProject', id), undefined);
        return { deletedId: id };
      },

      archiveProject: async (_root, { id }, { caller }) => ({
        project: (await projectActions.archive(caller, named('archiveProject', id), undefined)).data,
      }),

      restoreProject: async (_root, { id }, { caller }) => ({
        project: (await projectActions.restore(caller, named('restoreProject', id), undefined)).data,
      }),

      cloneProject: async (_root, { id, input }, { caller }) => {
        const body = bodyOf(caller, 'cloneProject', 'CloneProjectInput', input);
        return { project: (await projects.clone(caller, named('cloneProject', id), body)).data };
      },
    },

    Subscription: {},

    Project: {
      owner: (project, _args, context) => owners.of(project, context),

      tasks: listedUnder('listProjectTasks', 'Task', tasks.windowsOfProjects),

      comments: listedUnder('listProjectComments', 'Comment', comments.windowsOn('project')),
    },
  };
};
