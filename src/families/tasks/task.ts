import type { Schemas } from '../../contract/types.ts';

export type Task = Schemas['Task'];
export type ProjectTaskCreate = Schemas['ProjectTaskCreate'];

/** The fields of a task that people set when they create it. */
export type TaskFields = Pick<Task, 'title' | 'description' | 'priority' | 'assignee_id' | 'due_at' | 'tags'>;

/** All fields of a new task from what was sent, with the contract's defaults for the rest. */
export const fieldsOf = ({ title, description, priority, assignee_id, due_at, tags }: ProjectTaskCreate): TaskFields => ({
  title,
  description: description ?? null,
  priority: priority ?? 'normal',
  assignee_id: assignee_id ?? null,
  due_at: due_at ?? null,
  tags: tags ?? [],
});
