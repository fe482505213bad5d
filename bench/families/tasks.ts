import { randomUUID } from 'node:crypto';
import { change, create, find, list, remove, update } from '../contestants/one-statement.ts';
import { some } from '../machinery/some.ts';
import type { BenchPart } from './index.ts';

export const part: BenchPart = {
  family: 'tasks',

  fill: async (db, { accountId, userId, ids, numbers }) => {
    const own = { account_id: accountId, created_by: userId, project_id: ids.projects![0]!, title: 'Survey' };
    const tasks = numbers.map((number) => ({ ...own, id: `tsk_${number}` }));
    await db.insertInto('tasks').values(tasks).execute();
    return tasks.map(({ id }) => id);
  },

  body: ({ projects }) => ({ project_id: projects![0], title: 'Atlas' }),

  changes: {
    updateTask: () => ({ title: randomUUID() }),
    assignTask: ({ users }) => ({ assignee_id: some(users!) }),
  },

  filter: 'status=todo',

  lists: ({ projects }) => ({ [`/v1/projects/${projects![0]}/tasks`]: 'listProjectTasks' }),

  actions: {
    'complete, reopen': [
      ['POST', 'completeTask', '/complete'],
      ['POST', 'reopenTask', '/reopen'],
    ],
  },

  pages: ['tasks?view=board'],
  longTable: 'tasks',

  statements: {
    createTask: create('tasks', 'TASK_CREATED', 'task', { fields: ['project_id', 'title'], user: 'created_by' }),
    completeTask: change('tasks', 'TASK_COMPLETED', `status = 'done', completed_at = now()`),
    reopenTask: change('tasks', 'TASK_REOPENED', `status = 'todo', completed_at = null`),
    updateTask: update('tasks', 'TASK_UPDATED', 'title'),
    assignTask: update('tasks', 'TASK_UPDATED', 'assignee_id'),
    deleteTask: remove('tasks', 'TASK_DELETED'),
    getTask: find('tasks'),
    listTasks: list('tasks', `and status = 'todo'`),
    listProjectTasks: list('tasks', 'and project_id = $2'),
  },
};
