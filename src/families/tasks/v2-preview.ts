import { defineMapping } from '@tessera/platform';

const closed = { done: { status: 'closed', resolution: 'done' }, cancelled: { status: 'closed', resolution: 'cancelled' } } as const;
const open = { todo: { status: 'todo', resolution: null }, in_progress: { status: 'in_progress', resolution: null } } as const;

/** The status of a task is in two properties: whether it is open, and how it was closed. */
const progress = { ...open, ...closed };

/** What is done and what is cancelled is equal in a list that is sorted by status. */
const statuses = { todo: ['todo'], in_progress: ['in_progress'], closed: ['done', 'cancelled'] } as const;

export const tasksInV2Preview = defineMapping('v2-preview')({
  answers: {
    Task: (task) => ({ ...task, ...progress[task.status] }),
  },
  words: {
    Task: { done: 'closed', cancelled: 'closed' },
  },
  bodies: {
    // Of the two ways to close a task, a PATCH has only one: `complete` is an operation.
    TaskUpdate: ({ status, ...changes }) => ({ ...changes, ...(status && { status: status === 'closed' ? 'cancelled' : status }) }),
  },
  filters: {
    Task: {
      status: { field: 'status', values: statuses },
      resolution: { field: 'status', values: { done: ['done'], cancelled: ['cancelled'] } },
    },
  },
  sorts: {
    Task: { status: { field: 'status', values: statuses } },
  },
});
