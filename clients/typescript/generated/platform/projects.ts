// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
import type { Answer, Change, Family, FiltersOf, GuardedOptions, List, Options, Selected, Selection, StreamOptions, WriteOptions } from '../../src/types.ts';
import type { Comment, CommentExpansion, CommentFieldName, CommentList, Event, EventExpansion, EventFieldName, EventList, FileRecord, FileRecordExpansion, FileRecordFieldName, FileRecordList, Project, ProjectClone, ProjectCreate, ProjectExpansion, ProjectFieldName, ProjectList, ProjectMember, ProjectMemberCreate, ProjectMemberExpansion, ProjectMemberFieldName, ProjectMemberList, ProjectMemberUpdate, ProjectTaskCreate, ProjectTransfer, ProjectUpdate, Task, TaskExpansion, TaskFieldName, TaskList } from './types.ts';

/** The operations of the family `projects`. */
export interface ProjectsApi {
  /**
   * List projects
   *
   * The projects that you may see: projects that you own or are a member of, projects that one of your teams shares, and the public projects of the account. Administrators see all projects.
   */
  list<F extends ProjectFieldName = ProjectFieldName, E extends ProjectExpansion = never>(query?: ProjectList & Selection<F, E>, options?: Options): List<Selected<Project, F | E>, 'version_retired'>;
  /**
   * Create a project
   *
   * The new project is active. You own it and are its first member. Without a visibility it is `private`.
   */
  create<F extends ProjectFieldName = ProjectFieldName, E extends ProjectExpansion = never>(body: ProjectCreate, options?: WriteOptions & Selection<F, E>): Answer<Selected<Project, F | E>, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'payload_too_large' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_retired'>;
  /**
   * Export projects
   *
   * All projects that you see, in the order and with the filters of the list, without pages: as JSON lines or, with `Accept: text/csv`, as CSV. It needs the scope of the list, and ends when its credential does.
   */
  export(query?: FiltersOf<ProjectList>, options?: StreamOptions): Answer<Response, 'version_retired'>;
  /**
   * Get a project
   *
   * One project. A project that you may not see is a 404, like one that does not exist.
   */
  get<F extends ProjectFieldName = ProjectFieldName, E extends ProjectExpansion = never>(projectId: string, query?: Selection<F, E>, options?: Options): Answer<Selected<Project, F | E>, 'not_found' | 'version_mismatch' | 'version_retired'>;
  /**
   * Replace a project
   *
   * Replaces all fields with yours. A field that you leave out returns to its default, except the fields that the service sets: id, owner, status and timestamps. Owners, editors and administrators may do this; on an archived project this is a 409 `project_archived`.
   */
  replace<F extends ProjectFieldName = ProjectFieldName, E extends ProjectExpansion = never>(projectId: string, body: Change<Project, ProjectCreate>, options?: GuardedOptions & Selection<F, E>): Answer<Selected<Project, F | E>, 'already_exists' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'not_found' | 'payload_too_large' | 'project_archived' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_mismatch' | 'version_retired'>;
  /**
   * Update fields of a project
   *
   * Changes the fields that you send and leaves the others unchanged. `settings` is merged key by key, `tags` is replaced as a whole. `null` empties the description and the tags. `null` for the settings, or for one of them, sets the default. Owners, editors and administrators may do this; on an archived project this is a 409 `project_archived`.
   */
  update<F extends ProjectFieldName = ProjectFieldName, E extends ProjectExpansion = never>(projectId: string, body: Change<Project, ProjectUpdate>, options?: GuardedOptions & Selection<F, E>): Answer<Selected<Project, F | E>, 'already_exists' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'not_found' | 'payload_too_large' | 'project_archived' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_mismatch' | 'version_retired'>;
  /**
   * Delete a project
   *
   * Deletes the project with its tasks, its comments and its memberships permanently. Its files remain and no longer belong to a project. Owners and administrators may do this, even when the project is archived.
   */
  delete(projectId: string, options?: GuardedOptions): Answer<void, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'not_found' | 'unknown_reference' | 'unprocessable' | 'version_mismatch' | 'version_retired'>;
  /**
   * List a project's tasks
   *
   * The tasks of one project.
   */
  listTasks<F extends TaskFieldName = TaskFieldName, E extends TaskExpansion = never>(projectId: string, query?: TaskList & Selection<F, E>, options?: Options): List<Selected<Task, F | E>, 'not_found' | 'version_retired'>;
  /**
   * Add a task to a project
   *
   * Creates a task in the project. Owners, editors and administrators may do this; on an archived project this is a 409 `project_archived`. An assignee must be a user of the account, otherwise it is a 422 `unknown_reference`.
   */
  createTask<F extends TaskFieldName = TaskFieldName, E extends TaskExpansion = never>(projectId: string, body: ProjectTaskCreate, options?: WriteOptions & Selection<F, E>): Answer<Selected<Task, F | E>, 'already_exists' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'not_found' | 'payload_too_large' | 'project_archived' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_retired'>;
  /**
   * List a project's members
   *
   * The members of one project and their roles in it.
   */
  listMembers<F extends ProjectMemberFieldName = ProjectMemberFieldName, E extends ProjectMemberExpansion = never>(projectId: string, query?: ProjectMemberList & Selection<F, E>, options?: Options): List<Selected<ProjectMember, F | E>, 'not_found' | 'version_retired'>;
  /**
   * Add a member to a project
   *
   * Makes a user of the account a member of the project. Owners and administrators may do this. A user who is already a member is a 409 `already_exists`; a user who does not exist is a 422 `unknown_reference`.
   */
  addMember<F extends ProjectMemberFieldName = ProjectMemberFieldName, E extends ProjectMemberExpansion = never>(projectId: string, body: ProjectMemberCreate, options?: WriteOptions & Selection<F, E>): Answer<Selected<ProjectMember, F | E>, 'already_exists' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'not_found' | 'payload_too_large' | 'project_archived' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_retired'>;
  /**
   * Change a member's role
   *
   * Gives a member another role, without ending the membership. Owners and administrators may do this; owners may also give up the role themselves. The last owner stays one: this is a 409 `invalid_state`. When the user in `owner_id` is no longer an owner, the owner who has been a member for the longest time becomes the new `owner_id`. On an archived project this is a 409 `project_archived`.
   */
  updateMember<F extends ProjectMemberFieldName = ProjectMemberFieldName, E extends ProjectMemberExpansion = never>(projectId: string, userId: string, body: ProjectMemberUpdate, options?: WriteOptions & Selection<F, E>): Answer<Selected<ProjectMember, F | E>, 'already_exists' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'invalid_state' | 'not_found' | 'payload_too_large' | 'project_archived' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_retired'>;
  /**
   * Remove a member from a project
   *
   * Ends a membership. Owners and administrators may do this, and members may remove themselves. The last owner cannot be removed: this is a 409 `invalid_state`. When the user in `owner_id` is removed, the owner who has been a member for the longest time becomes the new `owner_id`.
   */
  removeMember(projectId: string, userId: string, options?: WriteOptions): Answer<void, 'already_exists' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'invalid_state' | 'not_found' | 'project_archived' | 'unknown_reference' | 'unprocessable' | 'version_retired'>;
  /**
   * Archive a project
   *
   * Makes the project and its tasks read-only and sets `archived_at`. The members stay. Owners and administrators may do this. A project that is already archived is a 409 `invalid_state`.
   */
  archive<F extends ProjectFieldName = ProjectFieldName, E extends ProjectExpansion = never>(projectId: string, options?: GuardedOptions & Selection<F, E>): Answer<Selected<Project, F | E>, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'invalid_state' | 'not_found' | 'unknown_reference' | 'unprocessable' | 'version_mismatch' | 'version_retired'>;
  /**
   * Restore an archived project
   *
   * Makes an archived project active again and clears `archived_at`. Owners and administrators may do this. An active project is a 409 `invalid_state`.
   */
  restore<F extends ProjectFieldName = ProjectFieldName, E extends ProjectExpansion = never>(projectId: string, options?: GuardedOptions & Selection<F, E>): Answer<Selected<Project, F | E>, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'invalid_state' | 'not_found' | 'unknown_reference' | 'unprocessable' | 'version_mismatch' | 'version_retired'>;
  /**
   * Hand over a project
   *
   * Gives the project to another user of the account: `owner_id` becomes theirs, and they become a member with the role `owner` if they are not one. The former owner stays a member with that role. Owners and administrators may do this; on an archived project this is a 409 `project_archived`. A user who does not exist is a 422 `unknown_reference`. The user who owns the project already is no change.
   */
  transfer<F extends ProjectFieldName = ProjectFieldName, E extends ProjectExpansion = never>(projectId: string, body: ProjectTransfer, options?: GuardedOptions & Selection<F, E>): Answer<Selected<Project, F | E>, 'already_exists' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'not_found' | 'payload_too_large' | 'project_archived' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_mismatch' | 'version_retired'>;
  /**
   * Clone a project
   *
   * Creates a new active project with the same description, visibility, settings and tags; you own it. With `include`, its tasks or its members are copied too. A copied task has the same title, description, priority, assignee, due date and tags, and the status `todo`. Without a name, the copy is called `<name> (copy)`. An archived project can be cloned.
   */
  clone<F extends ProjectFieldName = ProjectFieldName, E extends ProjectExpansion = never>(projectId: string, body?: ProjectClone, options?: WriteOptions & Selection<F, E>): Answer<Selected<Project, F | E>, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'not_found' | 'payload_too_large' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_retired'>;
  /**
   * List a project's files
   *
   * The files that belong to one project or to one of its tasks.
   */
  listFiles<F extends FileRecordFieldName = FileRecordFieldName, E extends FileRecordExpansion = never>(projectId: string, query?: FileRecordList & Selection<F, E>, options?: Options): List<Selected<FileRecord, F | E>, 'not_found' | 'version_retired'>;
  /**
   * List a project's comments
   *
   * The comments on the project itself; list the comments on a task under the task.
   */
  listComments<F extends CommentFieldName = CommentFieldName, E extends CommentExpansion = never>(projectId: string, query?: CommentList & Selection<F, E>, options?: Options): List<Selected<Comment, F | E>, 'not_found' | 'version_retired'>;
  /**
   * List a project's events
   *
   * The events of one project, oldest first, in cursor form; with `sort=created_at:desc`, newest first.
   */
  listEvents<F extends EventFieldName = EventFieldName, E extends EventExpansion = never>(projectId: string, query?: EventList & Selection<F, E>, options?: Options): List<Selected<Event, F | E>, 'cursor_expired' | 'not_found' | 'version_retired'>;
}

/** The family `projects`, for `createClient`. */
export const projects: Family<ProjectsApi> = {
  list: 'GET /v1/projects list call:listProjects',
  create: 'POST /v1/projects body shaped idempotent call:createProject',
  export: 'GET /v1/projects/export query stream',
  get: 'GET /v1/projects/{project_id} query call:getProject',
  replace: 'PUT /v1/projects/{project_id} body shaped idempotent rewritable call:replaceProject',
  update: 'PATCH /v1/projects/{project_id} body shaped idempotent rewritable call:updateProject',
  delete: 'DELETE /v1/projects/{project_id} nothing idempotent call:deleteProject',
  listTasks: 'GET /v1/projects/{project_id}/tasks list call:listProjectTasks',
  createTask: 'POST /v1/projects/{project_id}/tasks body shaped idempotent call:createProjectTask',
  listMembers: 'GET /v1/projects/{project_id}/members list call:listProjectMembers',
  addMember: 'POST /v1/projects/{project_id}/members body shaped idempotent call:addProjectMember',
  updateMember: 'PATCH /v1/projects/{project_id}/members/{user_id} body shaped idempotent call:updateProjectMember',
  removeMember: 'DELETE /v1/projects/{project_id}/members/{user_id} nothing idempotent call:removeProjectMember',
  archive: 'POST /v1/projects/{project_id}/archive shaped idempotent call:archiveProject',
  restore: 'POST /v1/projects/{project_id}/restore shaped idempotent call:restoreProject',
  transfer: 'POST /v1/projects/{project_id}/transfer body shaped idempotent call:transferProject',
  clone: 'POST /v1/projects/{project_id}/clone body shaped idempotent call:cloneProject',
  listFiles: 'GET /v1/projects/{project_id}/files list call:listProjectFiles',
  listComments: 'GET /v1/projects/{project_id}/comments list call:listProjectComments',
  listEvents: 'GET /v1/projects/{project_id}/events list call:listProjectEvents',
};
