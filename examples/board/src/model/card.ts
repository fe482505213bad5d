import type { Task } from '@tessera/client/platform';

/** The columns of the board: the status of their tasks, and their titles. */
export const columns = { todo: 'To do', in_progress: 'In progress', done: 'Done' } as const;

export type Column = keyof typeof columns;

/** A task as the board shows it. */
export type Card = Pick<Task, 'id' | 'title' | 'priority' | 'assignee_id' | 'due_at' | 'created_at'> & { status: Column };

/** Whether a task is in one of the columns. */
export const isCard = <T extends Pick<Task, 'status'>>(task: T): task is T & { status: Column } => task.status in columns;

const urgency = ['urgent', 'high', 'normal', 'low'];

/** The most urgent cards first, and of these the oldest. */
export const byUrgency = (one: Card, other: Card): number =>
  urgency.indexOf(one.priority) - urgency.indexOf(other.priority) || one.created_at.localeCompare(other.created_at);
