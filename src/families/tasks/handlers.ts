import { defineHandlers } from '../../contract/handlers.ts';
import type { CommentService } from '../comments/service.ts';
import type { ListUnder } from '../kit/service.ts';
import type { TaskService } from './service.ts';

interface Dependencies {
  tasks: TaskService;
  comments: Pick<CommentService, 'listOf'>;
  /** A parameter, because the family of files imports this one. */
  files: { listOfTask: ListUnder<'listTaskFiles'> };
}

export const taskHandlers = ({ tasks, comments, files }: Dependencies) =>
  defineHandlers('tasks')({
    listTasks: async ({ caller, list }) => ({ status: 200, ...(await tasks.list(caller, list)) }),

    createTask: async ({ caller, body }) => ({ status: 201, ...(await tasks.create(caller, body)) }),

    getTask: async ({ caller, path, query }) => ({ status: 200, ...(await tasks.get(caller, path.task_id, query.expand)) }),

    replaceTask: async ({ caller, path, body, ifMatch }) => ({
      status: 200,
      ...(await tasks.replace(caller, path.task_id, body, ifMatch)),
    }),

    updateTask: async ({ caller, path, body, ifMatch }) => ({ status: 200, ...(await tasks.update(caller, path.task_id, body, ifMatch)) }),

    deleteTask: async ({ caller, path, ifMatch }) => {
      await tasks.delete(caller, path.task_id, ifMatch);
      return { status: 204 };
    },

    completeTask: async ({ caller, path, ifMatch }) => ({ status: 200, ...(await tasks.complete(caller, path.task_id, ifMatch)) }),

    reopenTask: async ({ caller, path, ifMatch }) => ({ status: 200, ...(await tasks.reopen(caller, path.task_id, ifMatch)) }),

    listTaskComments: async ({ caller, path, list }) => ({ status: 200, ...(await comments.listOf(caller, 'task', path.task_id, list)) }),

    listTaskFiles: async ({ caller, path, list }) => ({ status: 200, ...(await files.listOfTask(caller, path.task_id, list)) }),
  });
