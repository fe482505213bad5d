// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
import type { Answer, Change, Family, FiltersOf, GuardedOptions, List, Options, Selected, Selection, StreamOptions, WriteOptions } from '../../src/types.ts';
import type { Comment, CommentExpansion, CommentFieldName, CommentList, FileRecord, FileRecordExpansion, FileRecordFieldName, FileRecordList, Task, TaskCreate, TaskExpansion, TaskFieldName, TaskList, TaskUpdate } from './types.ts';

/** The operations of the family `tasks`. */
export interface TasksApi {
  /**
   * List tasks
   *
   * The tasks of every project that you may see, including archived projects.
   */
  list<F extends TaskFieldName = TaskFieldName, E extends TaskExpansion = never>(query?: TaskList & Selection<F, E>, options?: Options): List<Selected<Task, F | E>, 'version_retired'>;
  /**
   * Create a task
   *
   * Creates a task in the project that `project_id` names. The status is `todo`, and the priority is `normal` unless you send another. Owners and editors of the project and administrators may do this; on an archived project this is a 409 `project_archived`. A project that you may not see, or an assignee who is not in the account, is a 422 `unknown_reference`.
   */
  create<F extends TaskFieldName = TaskFieldName, E extends TaskExpansion = never>(body: TaskCreate, options?: WriteOptions & Selection<F, E>): Answer<Selected<Task, F | E>, 'already_exists' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'payload_too_large' | 'project_archived' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_retired'>;
  /**
   * Export tasks
   *
   * All tasks that you see, in the order and with the filters of the list, without pages: as JSON lines or, with `Accept: text/csv`, as CSV. It needs the scope of the list, and ends when its credential does.
   */
  export(query?: FiltersOf<TaskList>, options?: StreamOptions): Answer<Response, 'version_retired'>;
  /**
   * Get a task
   *
   * One task. A task of a project that you may not see is a 404, like one that does not exist.
   */
  get<F extends TaskFieldName = TaskFieldName, E extends TaskExpansion = never>(taskId: string, query?: Selection<F, E>, options?: Options): Answer<Selected<Task, F | E>, 'not_found' | 'version_mismatch' | 'version_retired'>;
  /**
   * Replace a task
   *
   * Replaces all fields with yours. A field that you leave out returns to its default, except the fields that the service sets: id, status, author and timestamps. A task stays in its project: another `project_id` is a 422 `unprocessable`. An assignee who is not in the account is a 422 `unknown_reference`. Owners and editors of the project and administrators may do this; on an archived project this is a 409 `project_archived`.
   */
  replace<F extends TaskFieldName = TaskFieldName, E extends TaskExpansion = never>(taskId: string, body: Change<Task, TaskCreate>, options?: GuardedOptions & Selection<F, E>): Answer<Selected<Task, F | E>, 'already_exists' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'not_found' | 'payload_too_large' | 'project_archived' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_mismatch' | 'version_retired'>;
  /**
   * Update fields of a task
   *
   * Changes the fields that you send and leaves the others unchanged. `tags` is replaced as a whole. `null` empties the tags, the description, the assignee or the due date. `status` moves a task between `todo` and `in_progress`, or cancels it; use `complete` to finish it. After that, only `reopen` changes the status of a finished or cancelled task; a change here is a 422 `invalid_state_transition`. An assignee who is not in the account is a 422 `unknown_reference`. Owners and editors of the project and administrators may do this; on an archived project this is a 409 `project_archived`.
   */
  update<F extends TaskFieldName = TaskFieldName, E extends TaskExpansion = never>(taskId: string, body: Change<Task, TaskUpdate>, options?: GuardedOptions & Selection<F, E>): Answer<Selected<Task, F | E>, 'already_exists' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'invalid_state_transition' | 'not_found' | 'payload_too_large' | 'project_archived' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_mismatch' | 'version_retired'>;
  /**
   * Delete a task
   *
   * Deletes the task with its comments permanently. Its files stay in the project. Owners and editors of the project and administrators may do this; on an archived project this is a 409 `project_archived`. To keep the record of a task, cancel it instead.
   */
  delete(taskId: string, options?: GuardedOptions): Answer<void, 'already_exists' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'not_found' | 'project_archived' | 'unknown_reference' | 'unprocessable' | 'version_mismatch' | 'version_retired'>;
  /**
   * Complete a task
   *
   * Makes the task `done` and sets `completed_at`. Owners and editors of the project and administrators may do this. A task that is done or cancelled is a 409 `invalid_state`; a task of an archived project is a 409 `project_archived`.
   */
  complete<F extends TaskFieldName = TaskFieldName, E extends TaskExpansion = never>(taskId: string, options?: GuardedOptions & Selection<F, E>): Answer<Selected<Task, F | E>, 'idempotency_key_in_use' | 'idempotency_key_reused' | 'invalid_state' | 'not_found' | 'project_archived' | 'unknown_reference' | 'unprocessable' | 'version_mismatch' | 'version_retired'>;
  /**
   * Reopen a task
   *
   * Sets a done or cancelled task to `todo` again and clears `completed_at`. Owners and editors of the project and administrators may do this. A task that is already open is a 409 `invalid_state`; a task of an archived project is a 409 `project_archived`.
   */
  reopen<F extends TaskFieldName = TaskFieldName, E extends TaskExpansion = never>(taskId: string, options?: GuardedOptions & Selection<F, E>): Answer<Selected<Task, F | E>, 'idempotency_key_in_use' | 'idempotency_key_reused' | 'invalid_state' | 'not_found' | 'project_archived' | 'unknown_reference' | 'unprocessable' | 'version_mismatch' | 'version_retired'>;
  /**
   * List a task's comments
   *
   * The comments on one task, oldest first.
   */
  listComments<F extends CommentFieldName = CommentFieldName, E extends CommentExpansion = never>(taskId: string, query?: CommentList & Selection<F, E>, options?: Options): List<Selected<Comment, F | E>, 'not_found' | 'version_retired'>;
  /**
   * List a task's files
   *
   * The files that belong to one task.
   */
  listFiles<F extends FileRecordFieldName = FileRecordFieldName, E extends FileRecordExpansion = never>(taskId: string, query?: FileRecordList & Selection<F, E>, options?: Options): List<Selected<FileRecord, F | E>, 'not_found' | 'version_retired'>;
}

/** The family `tasks`, for `createClient`. */
export const tasks: Family<TasksApi> = {
  list: 'GET /v1/tasks list call:listTasks',
  create: 'POST /v1/tasks body shaped idempotent call:createTask',
  export: 'GET /v1/tasks/export query stream',
  get: 'GET /v1/tasks/{task_id} query call:getTask',
  replace: 'PUT /v1/tasks/{task_id} body shaped idempotent rewritable call:replaceTask',
  update: 'PATCH /v1/tasks/{task_id} body shaped idempotent rewritable call:updateTask',
  delete: 'DELETE /v1/tasks/{task_id} nothing idempotent call:deleteTask',
  complete: 'POST /v1/tasks/{task_id}/complete shaped idempotent call:completeTask',
  reopen: 'POST /v1/tasks/{task_id}/reopen shaped idempotent call:reopenTask',
  listComments: 'GET /v1/tasks/{task_id}/comments list call:listTaskComments',
  listFiles: 'GET /v1/tasks/{task_id}/files list call:listTaskFiles',
};
