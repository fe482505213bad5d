import { created, defineHandlers, exported, noContent, ok } from '@tessera/platform';
import type { UserService } from '@tessera/platform/built-in';
import type { TaskService } from './service.ts';

interface Dependencies {
  tasks: TaskService;
  users: Pick<UserService, 'get'>;
}

export const taskHandlers = ({ tasks, users }: Dependencies) =>
  defineHandlers('tasks')({
    listTasks: ({ caller, list }) => ok(tasks.list(caller, list)),

    exportTasks: ({ caller, list }) => exported('tasks', list, (part) => tasks.list(caller, part)),

    createTask: ({ caller, body }) => created(tasks.create(caller, body)),

    getTask: ({ caller, path }) => ok(tasks.get(caller, path.task_id)),

    replaceTask: ({ caller, path, body, ifMatch }) => ok(tasks.replace(caller, path.task_id, body, ifMatch)),

    updateTask: ({ caller, path, body, ifMatch }) => ok(tasks.update(caller, path.task_id, body, ifMatch)),

    deleteTask: ({ caller, path, ifMatch }) => noContent(tasks.delete(caller, path.task_id, ifMatch)),

    completeTask: ({ caller, path, ifMatch }) => ok(tasks.complete(caller, path.task_id, ifMatch)),

    reopenTask: ({ caller, path, ifMatch }) => ok(tasks.reopen(caller, path.task_id, ifMatch)),

    listUserTasks: async ({ caller, path, list }) => {
      await users.get(caller, path.user_id);
      return { status: 200, ...(await tasks.listOfUser(caller, path.user_id, list)) };
    },

    listProjectTasks: ({ caller, path, list }) => ok(tasks.listOfProject(caller, path.project_id, list)),

    createProjectTask: ({ caller, path, body }) => created(tasks.createInProject(caller, path.project_id, body)),
  });
