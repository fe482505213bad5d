import { allFields, changedFields, type Schemas, ServiceError } from '@tessera/platform';

export type Task = Schemas['Task'];
export type TaskCreate = Schemas['TaskCreate'];
export type TaskUpdate = Schemas['TaskUpdate'];
export type ProjectTaskCreate = Schemas['ProjectTaskCreate'];

/** The changed fields of a task. */
export const changesOf = (body: TaskUpdate): Partial<Task> => changedFields('ProjectTaskCreate', body);

/** The fields of a task that people set when they create it. */
export const fieldsOf = (body: ProjectTaskCreate) => allFields('ProjectTaskCreate', body);

/** The initial fields of a task. */
export const todo = { status: 'todo', completed_at: null } as const;

const isClosed = ({ status }: Pick<Task, 'status'>): boolean => status === 'done' || status === 'cancelled';

/** A task cannot move to another project. @throws ServiceError `unprocessable` */
export const expectProject = ({ id, project_id }: Task, requested: string): void => {
  if (requested === project_id) return;
  throw new ServiceError('unprocessable', `The task ${id} cannot be moved from its project ${project_id}.`, {
    details: [{ field: 'project_id', message: `Must be ${project_id}.`, code: 'not_allowed' }],
  });
};

/** The status of a closed task can only change with `reopen`. @throws ServiceError `invalid_state_transition` */
export const expectTransition = (task: Task, status: Task['status'] = task.status): void => {
  if (status === task.status || !isClosed(task)) return;
  throw new ServiceError('invalid_state_transition', `A task cannot change from ${task.status} to ${status}. Reopen it first.`, {
    details: [{ field: 'status', message: `The task is ${task.status}.`, code: 'not_allowed' }],
    inRest: `Use POST /v1/tasks/${task.id}/reopen.`,
  });
};

/** @throws ServiceError `invalid_state` */
export const expectOpen = (task: Task): void => {
  if (isClosed(task)) throw new ServiceError('invalid_state', `The task ${task.id} is already ${task.status}.`);
};

/** @throws ServiceError `invalid_state` */
export const expectClosed = (task: Task): void => {
  if (!isClosed(task)) throw new ServiceError('invalid_state', `The task ${task.id} is already open.`);
};
