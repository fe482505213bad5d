import { defineHandlers, unfilled } from '../../contract/handlers.ts';
import type { CommentService } from '../comments/service.ts';
import type { TaskService } from './service.ts';

interface Rooms {
  tasks: TaskService;
  comments: Pick<CommentService, 'listOf'>;
}

export const taskHandlers = ({ tasks, comments }: Rooms) =>
  defineHandlers('tasks')({
    listTasks: async ({ caller, list }) => {
      const { data, extent } = await tasks.list(caller, list);
      return { status: 200, data, extent };
    },

    createTask: async ({ caller, body }) => {
      const { record, version } = await tasks.create(caller, body);
      return { status: 201, data: record, version };
    },

    getTask: async ({ caller, path, query }) => {
      const { record, version } = await tasks.get(caller, path.task_id, query.expand);
      return { status: 200, data: record, version };
    },

    replaceTask: async ({ caller, path, body, ifMatch }) => {
      const { record, version } = await tasks.replace(caller, path.task_id, body, ifMatch);
      return { status: 200, data: record, version };
    },

    updateTask: async ({ caller, path, body, ifMatch }) => {
      const { record, version } = await tasks.update(caller, path.task_id, body, ifMatch);
      return { status: 200, data: record, version };
    },

    deleteTask: async ({ caller, path, ifMatch }) => {
      await tasks.remove(caller, path.task_id, ifMatch);
      return { status: 204 };
    },

    completeTask: async ({ caller, path, ifMatch }) => {
      const { record, version } = await tasks.complete(caller, path.task_id, ifMatch);
      return { status: 200, data: record, version };
    },

    reopenTask: async ({ caller, path, ifMatch }) => {
      const { record, version } = await tasks.reopen(caller, path.task_id, ifMatch);
      return { status: 200, data: record, version };
    },

    listTaskComments: async ({ caller, path, list }) => {
      const { data, extent } = await comments.listOf(caller, 'task', path.task_id, list);
      return { status: 200, data, extent };
    },

    listTaskFiles: unfilled('listTaskFiles'),
  });
