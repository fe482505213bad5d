import { named } from '../../contract/graphql-arguments.ts';
import type { Schemas } from '../../contract/types.ts';
import { orNull, type PartsOf, related } from '../../rules/batched.ts';
import { listed, listedUnder } from '../../rules/graphql-lists.ts';
import type { FamilyResolvers } from '../../rules/graphql-resolvers.ts';
import { written } from '../../rules/graphql-writes.ts';
import { withVersion } from '../../rules/if-match.ts';
import type { CommentService } from '../comments/service.ts';
import type { ProjectService } from '../projects/service.ts';
import type { UserService } from '../users/service.ts';
import type { Task } from './record.ts';
import type { TaskService } from './service.ts';

interface Dependencies {
  tasks: Pick<TaskService, 'get' | 'window' | 'create' | 'update' | 'delete' | 'complete' | 'reopen'>;
  projects: Pick<ProjectService, 'findByIds'>;
  comments: Pick<CommentService, 'windowsOn'>;
  /** A parameter, because the family of files imports this one. */
  files: { windowsOfTasks: PartsOf<Schemas['FileRecord']> };
  users: Pick<UserService, 'findByIds'>;
}

export const taskResolvers = ({ tasks, projects, users, comments, files }: Dependencies): FamilyResolvers<'tasks'> => {
  const projectsOf = related(orNull(projects.findByIds), ({ project_id }: Task) => project_id);
  const creators = related(orNull(users.findByIds), ({ created_by }: Task) => created_by);
  const assignees = related(orNull(users.findByIds), ({ assignee_id }: Task) => assignee_id ?? '');

  return {
    Query: {
      task: async (_root, { id }, { caller }) => withVersion(await tasks.get(caller, named('getTask', id))),

      tasks: listed('listTasks', 'Task', tasks.window),
    },

    Mutation: {
      createTask: written('createTask', tasks.create),
      updateTask: written('updateTask', tasks.update),
      deleteTask: written('deleteTask', tasks.delete),
      completeTask: written('completeTask', tasks.complete),
      reopenTask: written('reopenTask', tasks.reopen),
    },

    Subscription: {},

    Task: {
      project: (task, _args, context) => projectsOf.of(task, context),

      assignee: (task, _args, context) => (task.assignee_id === null ? null : assignees.of(task, context)),

      creator: (task, _args, context) => creators.of(task, context),

      files: listedUnder('listTaskFiles', 'File', files.windowsOfTasks),

      comments: listedUnder('listTaskComments', 'Comment', comments.windowsOn('task')),
    },
  };
};
