import type { TaskFieldName, TasksApi } from '@tessera/client/platform';
import type { View } from '@tessera/platform/dashboard';

const closed = new Set(['done', 'cancelled']);

export const taskView: View<TaskFieldName, keyof TasksApi> = {
  family: 'tasks',
  order: 20,
  also: 'board todo kanban',
  columns: ['title', 'status', 'priority', 'project_id', 'assignee_id', 'due_at', 'updated_at'],
  sort: 'updated_at:desc',
  // There are too many to choose from.
  isOffered: false,
  actions: [
    { label: 'Complete', operation: 'complete', undo: 'reopen', when: ({ status }) => status === 'todo' || status === 'in_progress' },
    { label: 'Reopen', operation: 'reopen', when: ({ status }) => status === 'done' || status === 'cancelled' },
  ],
  board: {
    property: 'status',
    shown: ['priority', 'due_at'],
    // Only `complete` makes a task done, and a closed task must be reopened first, which makes it one to do.
    steps: (from, to) => [
      ...(closed.has(from) ? [{ operation: 'reopen' as const }] : []),
      ...(to === 'done' ? [{ operation: 'complete' as const }] : []),
      ...(to === 'done' || (closed.has(from) && to === 'todo') ? [] : [{ operation: 'update' as const, body: { status: to } }]),
    ],
  },
};
