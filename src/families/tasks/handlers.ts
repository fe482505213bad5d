import { defineHandlers } from '../../contract/handlers.ts';
import type { Extent, Reply } from '../../contract/types.ts';
import type { Principal } from '../../core/principal.ts';
import type { ListQuery } from '../../core/query/list-query.ts';
import type { CommentService } from '../comments/service.ts';
import type { TaskService } from './service.ts';

type Files = Reply<'listTaskFiles'>['data'];

/** The files of a task: the family of files builds on this one, so it is handed in. */
interface TaskFiles {
  listOfTask(caller: Principal, taskId: string, query: ListQuery): Promise<{ data: Files; extent: Extent }>;
}

interface Rooms {
  tasks: TaskService;
  comments: Pick<CommentService, 'listOf'>;
  files: TaskFiles;
}

export const taskHandlers = ({ tasks, comments, files }: Rooms) =>
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

    listTaskFiles: async ({ caller, path, list }) => {
      const { data, extent } = await files.listOfTask(caller, path.task_id, list);
      return { status: 200, data, extent };
    },
  });
