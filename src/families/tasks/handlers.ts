import { created, defineHandlers, noContent, ok } from '../../contract/handlers.ts';
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
    listTasks: ({ caller, list }) => ok(tasks.list(caller, list)),

    createTask: ({ caller, body }) => created(tasks.create(caller, body)),

    getTask: ({ caller, path }) => ok(tasks.get(caller, path.task_id)),

    replaceTask: ({ caller, path, body, ifMatch }) => ok(tasks.replace(caller, path.task_id, body, ifMatch)),

    updateTask: ({ caller, path, body, ifMatch }) => ok(tasks.update(caller, path.task_id, body, ifMatch)),

    deleteTask: ({ caller, path, ifMatch }) => noContent(tasks.delete(caller, path.task_id, ifMatch)),

    completeTask: ({ caller, path, ifMatch }) => ok(tasks.complete(caller, path.task_id, ifMatch)),

    reopenTask: ({ caller, path, ifMatch }) => ok(tasks.reopen(caller, path.task_id, ifMatch)),

    listTaskComments: ({ caller, path, list }) => ok(comments.listOf(caller, 'task', path.task_id, list)),

    listTaskFiles: ({ caller, path, list }) => ok(files.listOfTask(caller, path.task_id, list)),
  });
