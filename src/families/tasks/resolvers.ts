import { type FamilyResolvers, listed, listedUnder, named, orNull, related, withVersion, written } from '@tessera/platform';
import type { UserService } from '@tessera/platform/built-in';
import type { ProjectService } from '../projects/service.ts';
import type { Task } from './record.ts';
import type { TaskService } from './service.ts';

interface Dependencies {
  tasks: Pick<
    TaskService,
    'get' | 'window' | 'windowsOfUsers' | 'windowsOfProjects' | 'create' | 'update' | 'delete' | 'complete' | 'reopen'
  >;
  projects: Pick<ProjectService, 'findByIds'>;
  users: Pick<UserService, 'findByIds'>;
}

export const taskResolvers = ({ tasks, projects, users }: Dependencies): FamilyResolvers<'tasks'> => {
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

    Task: {
      project: (task, _args, context) => projectsOf.of(task, context),

      assignee: (task, _args, context) => (task.assignee_id === null ? null : assignees.of(task, context)),

      creator: (task, _args, context) => creators.of(task, context),
    },

    User: {
      tasks: listedUnder('listUserTasks', 'Task', tasks.windowsOfUsers),
    },

    Project: {
      tasks: listedUnder('listProjectTasks', 'Task', tasks.windowsOfProjects),
    },
  };
};
