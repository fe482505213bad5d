import { enumValues, shown } from '../../contract/graphql.ts';
import { bodyOf, listArguments, named } from '../../contract/graphql-arguments.ts';
import type { Schemas } from '../../contract/types.ts';
import { batched, orNull, type PartsOf, related } from '../../rules/batched.ts';
import { connection, type FamilyResolvers } from '../../rules/graphql-resolvers.ts';
import type { UserService } from '../users/service.ts';
import type { ProjectActions } from './actions.ts';
import type { Project } from './record.ts';
import type { ProjectService } from './service.ts';

interface Dependencies {
  projects: Pick<ProjectService, 'get' | 'window' | 'create' | 'update' | 'delete' | 'clone'>;
  projectActions: Pick<ProjectActions, 'archive' | 'restore'>;
  users: Pick<UserService, 'findByIds'>;
  /** A parameter, because the family of tasks imports this one. */
  tasks: { windowsOfProjects: PartsOf<Schemas['Task']> };
}

export const projectResolvers = ({ projects, projectActions, users, tasks }: Dependencies): FamilyResolvers<'projects'> => {
  const owners = related(orNull(users.findByIds), ({ owner_id }: Project) => owner_id);
  const tasksOf = batched(tasks.windowsOfProjects);

  return {
    Query: {
      project: async (_root, { id }, { caller }) => (await projects.get(caller, named('getProject', id))).data,

      projects: async (_root, { filter, orderBy, ...args }, context) => {
        const query = listArguments({ operationId: 'listProjects', ...context, args, selection: { of: 'Project', filter, orderBy } });
        return connection(await projects.window(context.caller, query), query);
      },
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
      ...shown('Project'),

      owner: (project, _args, context) => owners.of(project, context),

      tasks: async ({ id }, { filter, orderBy, ...args }, context) => {
        const selection = { of: 'Task', filter, orderBy } as const;
        const query = listArguments({ operationId: 'listProjectTasks', ...context, args, of: id, selection });
        return connection(await tasksOf(context, id, query), query);
      },
    },

    ProjectSettings: shown('ProjectSettings'),

    ProjectStatus: enumValues.ProjectStatus,

    ProjectVisibility: enumValues.ProjectVisibility,

    ProjectView: enumValues.ProjectView,

    ProjectPart: enumValues.ProjectPart,
  };
};
