// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
import type { Answer, Change, Family, FiltersOf, GuardedOptions, List, Options, Selected, Selection, StreamOptions, WriteOptions } from '../../src/types.ts';
import type { Project, ProjectExpansion, ProjectFieldName, ProjectList, Resource, ResourceExpansion, ResourceFieldName, ResourceList, Task, TaskExpansion, TaskFieldName, TaskList, Team, TeamExpansion, TeamFieldName, TeamList, User, UserCreate, UserExpansion, UserFieldName, UserList, UserUpdate } from './types.ts';

/** The operations of the family `users`. */
export interface UsersApi {
  /**
   * List users
   *
   * Everyone in the account. All users see each other, so that they can share and assign work.
   */
  list<F extends UserFieldName = UserFieldName, E extends UserExpansion = never>(query?: UserList & Selection<F, E>, options?: Options): List<Selected<User, F | E>, 'version_retired'>;
  /**
   * Create a user
   *
   * Adds a person to the account. Administrators may do this. Without a role, the person is a `viewer`. An e-mail address that the account already has, in upper or lower case, is a 409 `already_exists`.
   *
   * The person has no password yet. The account API creates the one-time link that sets it. Where the server sends mail, the person can request a link for themselves, but only if the credential that added them has the scopes that they will reach (`read` for a `viewer`), no expiry and no restrictions, and is not an API key, or an application that acts for itself, without `write:logins`. Otherwise the person is added but may not sign in yet: nothing is mailed to them before an administrator creates a link.
   *
   * For a role other than `viewer`, the credential needs `admin` and the wide scopes that the role reaches (`read`, `write`); otherwise it is a 403 `invalid_scope`. The credential must also have no expiry and no restrictions; otherwise it is a 403 `insufficient_permissions`. For the role `admin`, an API key, or an application that acts for itself, also needs `write:logins`. Where the server sends mail, a letter tells all other administrators of a new one. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
   */
  create<F extends UserFieldName = UserFieldName, E extends UserExpansion = never>(body: UserCreate, options?: WriteOptions & Selection<F, E>): Answer<Selected<User, F | E>, 'already_exists' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'invalid_state' | 'payload_too_large' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_retired'>;
  /**
   * Export users
   *
   * All users of the account, in the order and with the filters of the list, without pages: as JSON lines or, with `Accept: text/csv`, as CSV. It needs the scope of the list, and ends when its credential does.
   */
  export(query?: FiltersOf<UserList>, options?: StreamOptions): Answer<Response, 'version_retired'>;
  /**
   * Get the current user
   *
   * The user that your credentials act for. Credentials without a user, such as those of a service with the client credentials grant, get a 404 `not_found`.
   */
  getCurrentUser<F extends UserFieldName = UserFieldName, E extends UserExpansion = never>(query?: Selection<F, E>, options?: Options): Answer<Selected<User, F | E>, 'not_found' | 'version_mismatch' | 'version_retired'>;
  /**
   * Update fields of the current user
   *
   * Changes the fields that you send of the user that your credentials act for. The rules are those of `updateUser`. Administrators and editors may do this. Only administrators may change their own role; for everyone else this is a 403 `insufficient_permissions`. Credentials without a user get a 404 `not_found`. To replace or delete a user, use `/v1/users/{user_id}`.
   *
   * To change the role, the credential needs `admin` and the wide scopes that both roles reach. To change the e-mail address, it needs the wide scopes that your role reaches. An API key also needs `write:logins` for the address of somebody who may sign in, and for the role `admin`. Otherwise it is a 403 `invalid_scope`. For both, the credential must have no expiry and no restrictions; otherwise it is a 403 `insufficient_permissions`. Where the server sends mail, people who have a password change their own address by `requestEmailChange` alone, with the password; here it is a 403 `insufficient_permissions`, also with an API key that acts for them. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
   */
  updateCurrentUser<F extends UserFieldName = UserFieldName, E extends UserExpansion = never>(body: Change<User, UserUpdate>, options?: GuardedOptions & Selection<F, E>): Answer<Selected<User, F | E>, 'already_exists' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'invalid_state' | 'not_found' | 'payload_too_large' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_mismatch' | 'version_retired'>;
  /**
   * Get a user
   *
   * One user of the account.
   */
  get<F extends UserFieldName = UserFieldName, E extends UserExpansion = never>(userId: string, query?: Selection<F, E>, options?: Options): Answer<Selected<User, F | E>, 'not_found' | 'version_mismatch' | 'version_retired'>;
  /**
   * Replace a user
   *
   * Replaces all fields with yours. Metadata that you leave out is emptied; a role that you leave out stays. Administrators may do this to everyone, editors to themselves. Only administrators may change a role; for everyone else this is a 403 `insufficient_permissions`. An e-mail address that another user has is a 409 `already_exists`. Taking the role from the last administrator, or from the last one who can sign in, is a 409 `invalid_state`.
   *
   * To change another user who is an editor, the credential needs `write` or `admin`; for an administrator it needs `admin`. To change a role, it needs `admin` and the wide scopes that both roles reach. To change an e-mail address, it needs the wide scopes that the role reaches. For an address, and to give or take the role `admin`, an API key, or an application that acts for itself, also needs `write:logins`. Where the server sends mail, a letter tells all other administrators of a new one. Otherwise it is a 403 `invalid_scope`. To change a role or an address, the credential must also have no expiry and no restrictions; otherwise it is a 403 `insufficient_permissions`. Either change ends the open password links of the person. The address of a person who may not sign in yet needs no more than a change of their name. Where the server sends mail, people who have a password change their own address by `requestEmailChange` alone; here it is a 403 `insufficient_permissions`, also with an API key that acts for them. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
   */
  replace<F extends UserFieldName = UserFieldName, E extends UserExpansion = never>(userId: string, body: Change<User, UserCreate>, options?: GuardedOptions & Selection<F, E>): Answer<Selected<User, F | E>, 'already_exists' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'invalid_state' | 'not_found' | 'payload_too_large' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_mismatch' | 'version_retired'>;
  /**
   * Update fields of a user
   *
   * Changes the fields that you send and leaves the others unchanged. `metadata` is merged key by key: a key with the value `null` is removed, and `null` instead of the object removes all keys. More than 50 keys after that are a 422 `unprocessable`. Administrators may do this to everyone, editors to themselves. Only administrators may change a role; for everyone else this is a 403 `insufficient_permissions`. An e-mail address that another user has is a 409 `already_exists`. Taking the role from the last administrator, or from the last one who can sign in, is a 409 `invalid_state`.
   *
   * To change another user who is an editor, the credential needs `write` or `admin`; for an administrator it needs `admin`. To change a role, it needs `admin` and the wide scopes that both roles reach. To change an e-mail address, it needs the wide scopes that the role reaches. For an address, and to give or take the role `admin`, an API key, or an application that acts for itself, also needs `write:logins`. Where the server sends mail, a letter tells all other administrators of a new one. Otherwise it is a 403 `invalid_scope`. To change a role or an address, the credential must also have no expiry and no restrictions; otherwise it is a 403 `insufficient_permissions`. Either change ends the open password links of the person. The address of a person who may not sign in yet needs no more than a change of their name. Where the server sends mail, people who have a password change their own address by `requestEmailChange` alone; here it is a 403 `insufficient_permissions`, also with an API key that acts for them. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
   */
  update<F extends UserFieldName = UserFieldName, E extends UserExpansion = never>(userId: string, body: Change<User, UserUpdate>, options?: GuardedOptions & Selection<F, E>): Answer<Selected<User, F | E>, 'already_exists' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'invalid_state' | 'not_found' | 'payload_too_large' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_mismatch' | 'version_retired'>;
  /**
   * Delete a user
   *
   * Removes a person from the account permanently. Their sessions, tokens and memberships end at once. The records that they own pass to the administrator who has been in the account for the longest time, and what was assigned to them is assigned to nobody. The records that they wrote keep their user id. Applications that they registered keep the scopes that their role reaches. Administrators may do this. To delete an editor, the credential needs `write` or `admin`; to delete an administrator, `admin`. Otherwise it is a 403 `invalid_scope`. The last administrator, and the last one who can sign in, cannot be deleted: this is a 409 `invalid_state`. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
   */
  delete(userId: string, options?: GuardedOptions): Answer<void, 'already_exists' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'invalid_state' | 'not_found' | 'unknown_reference' | 'unprocessable' | 'version_mismatch' | 'version_retired'>;
  /**
   * List a user's projects
   *
   * The projects that a user is a member of and that you may see.
   */
  listProjects<F extends ProjectFieldName = ProjectFieldName, E extends ProjectExpansion = never>(userId: string, query?: ProjectList & Selection<F, E>, options?: Options): List<Selected<Project, F | E>, 'not_found' | 'version_retired'>;
  /**
   * List a user's teams
   *
   * The teams that a user is a member of.
   */
  listTeams<F extends TeamFieldName = TeamFieldName, E extends TeamExpansion = never>(userId: string, query?: TeamList & Selection<F, E>, options?: Options): List<Selected<Team, F | E>, 'not_found' | 'version_retired'>;
  /**
   * List a user's tasks
   *
   * The tasks that are assigned to a user, in projects that you may see.
   */
  listTasks<F extends TaskFieldName = TaskFieldName, E extends TaskExpansion = never>(userId: string, query?: TaskList & Selection<F, E>, options?: Options): List<Selected<Task, F | E>, 'not_found' | 'version_retired'>;
  /**
   * List a user's resources
   *
   * The resources that a user owns.
   */
  listResources<F extends ResourceFieldName = ResourceFieldName, E extends ResourceExpansion = never>(userId: string, query?: ResourceList & Selection<F, E>, options?: Options): List<Selected<Resource, F | E>, 'not_found' | 'version_retired'>;
}

/** The family `users`, for `createClient`. */
export const users: Family<UsersApi> = {
  list: 'GET /v1/users list call:listUsers',
  create: 'POST /v1/users body shaped idempotent call:createUser',
  export: 'GET /v1/users/export query stream',
  getCurrentUser: 'GET /v1/users/me query call:getCurrentUser',
  updateCurrentUser: 'PATCH /v1/users/me body shaped idempotent rewritable call:updateCurrentUser',
  get: 'GET /v1/users/{user_id} query call:getUser',
  replace: 'PUT /v1/users/{user_id} body shaped idempotent rewritable call:replaceUser',
  update: 'PATCH /v1/users/{user_id} body shaped idempotent rewritable call:updateUser',
  delete: 'DELETE /v1/users/{user_id} nothing idempotent call:deleteUser',
  listProjects: 'GET /v1/users/{user_id}/projects list call:listUserProjects',
  listTeams: 'GET /v1/users/{user_id}/teams list call:listUserTeams',
  listTasks: 'GET /v1/users/{user_id}/tasks list call:listUserTasks',
  listResources: 'GET /v1/users/{user_id}/resources list call:listUserResources',
};
