// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
export interface paths {
    "/v1/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description Everyone in the account. All users see each other, so that they can share and assign work.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Create a user
         * @description Adds a person to the account. Administrators may do this. Without a role, the person is a `viewer`. An e-mail address that the account already has, in upper or lower case, is a 409 `already_exists`.
         *
         *     The person has no password yet. The account API creates the one-time link that sets it. Where the server sends mail, the person can request a link for themselves, but only if the credential that added them has the scopes that they will reach (`read` for a `viewer`), no expiry and no restrictions, and is not an API key, or an application that acts for itself, without `write:logins`. Otherwise the person is added but may not sign in yet: nothing is mailed to them before an administrator creates a link.
         *
         *     For a role other than `viewer`, the credential needs `admin` and the wide scopes that the role reaches (`read`, `write`); otherwise it is a 403 `invalid_scope`. The credential must also have no expiry and no restrictions; otherwise it is a 403 `insufficient_permissions`. For the role `admin`, an API key, or an application that acts for itself, also needs `write:logins`. Where the server sends mail, a letter tells all other administrators of a new one. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export users
         * @description All users of the account, in the order and with the filters of the list, without pages: as JSON lines or, with `Accept: text/csv`, as CSV. It needs the scope of the list, and ends when its credential does.
         */
        get: operations["exportUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the current user
         * @description The user that your credentials act for. Credentials without a user, such as those of a service with the client credentials grant, get a 404 `not_found`.
         */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update fields of the current user
         * @description Changes the fields that you send of the user that your credentials act for. The rules are those of `updateUser`. Administrators and editors may do this. Only administrators may change their own role; for everyone else this is a 403 `insufficient_permissions`. Credentials without a user get a 404 `not_found`. To replace or delete a user, use `/v1/users/{user_id}`.
         *
         *     To change the role, the credential needs `admin` and the wide scopes that both roles reach. To change the e-mail address, it needs the wide scopes that your role reaches. An API key also needs `write:logins` for the address of somebody who may sign in, and for the role `admin`. Otherwise it is a 403 `invalid_scope`. For both, the credential must have no expiry and no restrictions; otherwise it is a 403 `insufficient_permissions`. Where the server sends mail, people who have a password change their own address by `requestEmailChange` alone, with the password; here it is a 403 `insufficient_permissions`, also with an API key that acts for them. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
         */
        patch: operations["updateCurrentUser"];
        trace?: never;
    };
    "/v1/users/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get a user
         * @description One user of the account.
         */
        get: operations["getUser"];
        /**
         * Replace a user
         * @description Replaces all fields with yours. Metadata that you leave out is emptied; a role that you leave out stays. Administrators may do this to everyone, editors to themselves. Only administrators may change a role; for everyone else this is a 403 `insufficient_permissions`. An e-mail address that another user has is a 409 `already_exists`. Taking the role from the last administrator, or from the last one who can sign in, is a 409 `invalid_state`.
         *
         *     To change another user who is an editor, the credential needs `write` or `admin`; for an administrator it needs `admin`. To change a role, it needs `admin` and the wide scopes that both roles reach. To change an e-mail address, it needs the wide scopes that the role reaches. For an address, and to give or take the role `admin`, an API key, or an application that acts for itself, also needs `write:logins`. Where the server sends mail, a letter tells all other administrators of a new one. Otherwise it is a 403 `invalid_scope`. To change a role or an address, the credential must also have no expiry and no restrictions; otherwise it is a 403 `insufficient_permissions`. Either change ends the open password links of the person. The address of a person who may not sign in yet needs no more than a change of their name. Where the server sends mail, people who have a password change their own address by `requestEmailChange` alone; here it is a 403 `insufficient_permissions`, also with an API key that acts for them. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
         */
        put: operations["replaceUser"];
        post?: never;
        /**
         * Delete a user
         * @description Removes a person from the account permanently. Their sessions, tokens and memberships end at once. The records that they own pass to the administrator who has been in the account for the longest time, and what was assigned to them is assigned to nobody. The records that they wrote keep their user id. Applications that they registered keep the scopes that their role reaches. Administrators may do this. To delete an editor, the credential needs `write` or `admin`; to delete an administrator, `admin`. Otherwise it is a 403 `invalid_scope`. The last administrator, and the last one who can sign in, cannot be deleted: this is a 409 `invalid_state`. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        /**
         * Update fields of a user
         * @description Changes the fields that you send and leaves the others unchanged. `metadata` is merged key by key: a key with the value `null` is removed, and `null` instead of the object removes all keys. More than 50 keys after that are a 422 `unprocessable`. Administrators may do this to everyone, editors to themselves. Only administrators may change a role; for everyone else this is a 403 `insufficient_permissions`. An e-mail address that another user has is a 409 `already_exists`. Taking the role from the last administrator, or from the last one who can sign in, is a 409 `invalid_state`.
         *
         *     To change another user who is an editor, the credential needs `write` or `admin`; for an administrator it needs `admin`. To change a role, it needs `admin` and the wide scopes that both roles reach. To change an e-mail address, it needs the wide scopes that the role reaches. For an address, and to give or take the role `admin`, an API key, or an application that acts for itself, also needs `write:logins`. Where the server sends mail, a letter tells all other administrators of a new one. Otherwise it is a 403 `invalid_scope`. To change a role or an address, the credential must also have no expiry and no restrictions; otherwise it is a 403 `insufficient_permissions`. Either change ends the open password links of the person. The address of a person who may not sign in yet needs no more than a change of their name. Where the server sends mail, people who have a password change their own address by `requestEmailChange` alone; here it is a 403 `insufficient_permissions`, also with an API key that acts for them. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
         */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/v1/users/{user_id}/projects": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        /**
         * List a user's projects
         * @description The projects that a user is a member of and that you may see.
         */
        get: operations["listUserProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/{user_id}/teams": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        /**
         * List a user's teams
         * @description The teams that a user is a member of.
         */
        get: operations["listUserTeams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/{user_id}/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        /**
         * List a user's tasks
         * @description The tasks that are assigned to a user, in projects that you may see.
         */
        get: operations["listUserTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/{user_id}/resources": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        /**
         * List a user's resources
         * @description The resources that a user owns.
         */
        get: operations["listUserResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List projects
         * @description The projects that you may see: projects that you own or are a member of, projects that one of your teams shares, and the public projects of the account. Administrators see all projects.
         */
        get: operations["listProjects"];
        put?: never;
        /**
         * Create a project
         * @description The new project is active. You own it and are its first member. Without a visibility it is `private`.
         */
        post: operations["createProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export projects
         * @description All projects that you see, in the order and with the filters of the list, without pages: as JSON lines or, with `Accept: text/csv`, as CSV. It needs the scope of the list, and ends when its credential does.
         */
        get: operations["exportProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get a project
         * @description One project. A project that you may not see is a 404, like one that does not exist.
         */
        get: operations["getProject"];
        /**
         * Replace a project
         * @description Replaces all fields with yours. A field that you leave out returns to its default, except the fields that the service sets: id, owner, status and timestamps. Owners, editors and administrators may do this; on an archived project this is a 409 `project_archived`.
         */
        put: operations["replaceProject"];
        post?: never;
        /**
         * Delete a project
         * @description Deletes the project with its tasks, its comments and its memberships permanently. Its files remain and no longer belong to a project. Owners and administrators may do this, even when the project is archived.
         */
        delete: operations["deleteProject"];
        options?: never;
        head?: never;
        /**
         * Update fields of a project
         * @description Changes the fields that you send and leaves the others unchanged. `settings` is merged key by key, `tags` is replaced as a whole. `null` empties the description and the tags. `null` for the settings, or for one of them, sets the default. Owners, editors and administrators may do this; on an archived project this is a 409 `project_archived`.
         */
        patch: operations["updateProject"];
        trace?: never;
    };
    "/v1/projects/{project_id}/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectIdPath"];
            };
            cookie?: never;
        };
        /**
         * List a project's tasks
         * @description The tasks of one project.
         */
        get: operations["listProjectTasks"];
        put?: never;
        /**
         * Add a task to a project
         * @description Creates a task in the project. Owners, editors and administrators may do this; on an archived project this is a 409 `project_archived`. An assignee must be a user of the account, otherwise it is a 422 `unknown_reference`.
         */
        post: operations["createProjectTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project_id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectIdPath"];
            };
            cookie?: never;
        };
        /**
         * List a project's members
         * @description The members of one project and their roles in it.
         */
        get: operations["listProjectMembers"];
        put?: never;
        /**
         * Add a member to a project
         * @description Makes a user of the account a member of the project. Owners and administrators may do this. A user who is already a member is a 409 `already_exists`; a user who does not exist is a 422 `unknown_reference`.
         */
        post: operations["addProjectMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project_id}/members/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectIdPath"];
                user_id: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a member from a project
         * @description Ends a membership. Owners and administrators may do this, and members may remove themselves. The last owner cannot be removed: this is a 409 `invalid_state`. When the user in `owner_id` is removed, the owner who has been a member for the longest time becomes the new `owner_id`.
         */
        delete: operations["removeProjectMember"];
        options?: never;
        head?: never;
        /**
         * Change a member's role
         * @description Gives a member another role, without ending the membership. Owners and administrators may do this; owners may also give up the role themselves. The last owner stays one: this is a 409 `invalid_state`. When the user in `owner_id` is no longer an owner, the owner who has been a member for the longest time becomes the new `owner_id`. On an archived project this is a 409 `project_archived`.
         */
        patch: operations["updateProjectMember"];
        trace?: never;
    };
    "/v1/projects/{project_id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a project
         * @description Makes the project and its tasks read-only and sets `archived_at`. The members stay. Owners and administrators may do this. A project that is already archived is a 409 `invalid_state`.
         */
        post: operations["archiveProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore an archived project
         * @description Makes an archived project active again and clears `archived_at`. Owners and administrators may do this. An active project is a 409 `invalid_state`.
         */
        post: operations["restoreProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project_id}/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand over a project
         * @description Gives the project to another user of the account: `owner_id` becomes theirs, and they become a member with the role `owner` if they are not one. The former owner stays a member with that role. Owners and administrators may do this; on an archived project this is a 409 `project_archived`. A user who does not exist is a 422 `unknown_reference`. The user who owns the project already is no change.
         */
        post: operations["transferProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project_id}/clone": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clone a project
         * @description Creates a new active project with the same description, visibility, settings and tags; you own it. With `include`, its tasks or its members are copied too. A copied task has the same title, description, priority, assignee, due date and tags, and the status `todo`. Without a name, the copy is called `<name> (copy)`. An archived project can be cloned.
         */
        post: operations["cloneProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project_id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectIdPath"];
            };
            cookie?: never;
        };
        /**
         * List a project's files
         * @description The files that belong to one project or to one of its tasks.
         */
        get: operations["listProjectFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project_id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectIdPath"];
            };
            cookie?: never;
        };
        /**
         * List a project's comments
         * @description The comments on the project itself; list the comments on a task under the task.
         */
        get: operations["listProjectComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{project_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: components["parameters"]["ProjectIdPath"];
            };
            cookie?: never;
        };
        /**
         * List a project's events
         * @description The events of one project, oldest first, in cursor form; with `sort=created_at:desc`, newest first.
         */
        get: operations["listProjectEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tasks
         * @description The tasks of every project that you may see, including archived projects.
         */
        get: operations["listTasks"];
        put?: never;
        /**
         * Create a task
         * @description Creates a task in the project that `project_id` names. The status is `todo`, and the priority is `normal` unless you send another. Owners and editors of the project and administrators may do this; on an archived project this is a 409 `project_archived`. A project that you may not see, or an assignee who is not in the account, is a 422 `unknown_reference`.
         */
        post: operations["createTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tasks/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export tasks
         * @description All tasks that you see, in the order and with the filters of the list, without pages: as JSON lines or, with `Accept: text/csv`, as CSV. It needs the scope of the list, and ends when its credential does.
         */
        get: operations["exportTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tasks/{task_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                task_id: components["parameters"]["TaskIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get a task
         * @description One task. A task of a project that you may not see is a 404, like one that does not exist.
         */
        get: operations["getTask"];
        /**
         * Replace a task
         * @description Replaces all fields with yours. A field that you leave out returns to its default, except the fields that the service sets: id, status, author and timestamps. A task stays in its project: another `project_id` is a 422 `unprocessable`. An assignee who is not in the account is a 422 `unknown_reference`. Owners and editors of the project and administrators may do this; on an archived project this is a 409 `project_archived`.
         */
        put: operations["replaceTask"];
        post?: never;
        /**
         * Delete a task
         * @description Deletes the task with its comments permanently. Its files stay in the project. Owners and editors of the project and administrators may do this; on an archived project this is a 409 `project_archived`. To keep the record of a task, cancel it instead.
         */
        delete: operations["deleteTask"];
        options?: never;
        head?: never;
        /**
         * Update fields of a task
         * @description Changes the fields that you send and leaves the others unchanged. `tags` is replaced as a whole. `null` empties the tags, the description, the assignee or the due date. `status` moves a task between `todo` and `in_progress`, or cancels it; use `complete` to finish it. After that, only `reopen` changes the status of a finished or cancelled task; a change here is a 422 `invalid_state_transition`. An assignee who is not in the account is a 422 `unknown_reference`. Owners and editors of the project and administrators may do this; on an archived project this is a 409 `project_archived`.
         */
        patch: operations["updateTask"];
        trace?: never;
    };
    "/v1/tasks/{task_id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                task_id: components["parameters"]["TaskIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a task
         * @description Makes the task `done` and sets `completed_at`. Owners and editors of the project and administrators may do this. A task that is done or cancelled is a 409 `invalid_state`; a task of an archived project is a 409 `project_archived`.
         */
        post: operations["completeTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tasks/{task_id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                task_id: components["parameters"]["TaskIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reopen a task
         * @description Sets a done or cancelled task to `todo` again and clears `completed_at`. Owners and editors of the project and administrators may do this. A task that is already open is a 409 `invalid_state`; a task of an archived project is a 409 `project_archived`.
         */
        post: operations["reopenTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tasks/{task_id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                task_id: components["parameters"]["TaskIdPath"];
            };
            cookie?: never;
        };
        /**
         * List a task's comments
         * @description The comments on one task, oldest first.
         */
        get: operations["listTaskComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tasks/{task_id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                task_id: components["parameters"]["TaskIdPath"];
            };
            cookie?: never;
        };
        /**
         * List a task's files
         * @description The files that belong to one task.
         */
        get: operations["listTaskFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List teams
         * @description The teams of the account. Everyone may see all teams and their members.
         */
        get: operations["listTeams"];
        put?: never;
        /**
         * Create a team
         * @description Creates a team without members; you are not a member unless you add yourself. Only administrators may do this, because teams decide who sees the projects of visibility `team`.
         */
        post: operations["createTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/teams/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export teams
         * @description All teams, in the order and with the filters of the list, without pages: as JSON lines or, with `Accept: text/csv`, as CSV. It needs the scope of the list, and ends when its credential does.
         */
        get: operations["exportTeams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/teams/{team_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                team_id: components["parameters"]["TeamIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get a team
         * @description One team of the account.
         */
        get: operations["getTeam"];
        /**
         * Replace a team
         * @description Replaces all fields with yours. Without a description, it becomes empty; the members stay. Administrators may do this.
         */
        put: operations["replaceTeam"];
        post?: never;
        /**
         * Delete a team
         * @description Deletes the team and its memberships permanently. The people and their projects stay. People who saw a project only through this team no longer see it. Administrators may do this.
         */
        delete: operations["deleteTeam"];
        options?: never;
        head?: never;
        /**
         * Update fields of a team
         * @description Changes the fields that you send and leaves the others unchanged; `null` empties the description. Administrators may do this.
         */
        patch: operations["updateTeam"];
        trace?: never;
    };
    "/v1/teams/{team_id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                team_id: components["parameters"]["TeamIdPath"];
            };
            cookie?: never;
        };
        /**
         * List a team's members
         * @description The members of one team, and since when they are in it.
         */
        get: operations["listTeamMembers"];
        put?: never;
        /**
         * Add a member to a team
         * @description Adds a user of the account to the team. From then on, they see the projects of visibility `team` of every member of the team, and the team sees theirs. Administrators may do this. A user who is already in the team is a 409 `already_exists`; a user who does not exist is a 422 `unknown_reference`.
         */
        post: operations["addTeamMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/teams/{team_id}/members/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                team_id: components["parameters"]["TeamIdPath"];
                user_id: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a member from a team
         * @description Removes a user from the team. Administrators may do this, and editors may remove themselves. A user who is not in the team is a 404.
         */
        delete: operations["removeTeamMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/teams/{team_id}/projects": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                team_id: components["parameters"]["TeamIdPath"];
            };
            cookie?: never;
        };
        /**
         * List a team's projects
         * @description The projects that have a member from the team and that you may see.
         */
        get: operations["listTeamProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List files
         * @description The files that you may see: the files of projects and tasks that you may see, and the files that you uploaded. Administrators see all files.
         */
        get: operations["listFiles"];
        put?: never;
        /**
         * Create a file
         * @description Creates the record of a file, with the status `pending`. Then send the bytes to `/v1/files/{file_id}/content`, or to an address from `/v1/files/{file_id}/upload-address`. A file with a `task_id` also belongs to the task's project. A project or task that does not exist is a 422 `unknown_reference`. A task of another project than the named one is a 422 `unprocessable`. An archived project is a 409 `project_archived`. Owners and editors of the project and administrators may add files to it. Everyone who may write can create a file that belongs to no project.
         */
        post: operations["createFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/files/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export files
         * @description The records of all files that you see, without their bytes, in the order and with the filters of the list, without pages: as JSON lines or, with `Accept: text/csv`, as CSV. It needs the scope of the list, and ends when its credential does.
         */
        get: operations["exportFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/files/{file_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                file_id: components["parameters"]["FileIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get a file's record
         * @description The record of one file, without its bytes. A file that you may not see is a 404.
         */
        get: operations["getFile"];
        /**
         * Replace a file's record
         * @description Replaces all fields with yours. A field that you leave out returns to its default: without a project and a task, the file then belongs to none. The bytes, and what follows from them, stay the same. A project or task that does not exist is a 422 `unknown_reference`. The uploader, owners and editors of the project, and administrators may do this. For a file of an archived project, or a file that would move to one, this is a 409 `project_archived`.
         */
        put: operations["replaceFile"];
        post?: never;
        /**
         * Delete a file
         * @description Deletes the record, its comments and its bytes permanently. The uploader, owners and editors of the project, and administrators may do this. For a file of an archived project, this is a 409 `project_archived`.
         */
        delete: operations["deleteFile"];
        options?: never;
        head?: never;
        /**
         * Update fields of a file's record
         * @description Changes the fields that you send and leaves the others unchanged; the bytes stay the same. Another `project_id` without a `task_id` removes the file from its task. A project or task that does not exist is a 422 `unknown_reference`. The uploader, owners and editors of the project, and administrators may do this. For a file of an archived project, or a file that would move to one, this is a 409 `project_archived`.
         */
        patch: operations["updateFile"];
        trace?: never;
    };
    "/v1/files/{file_id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                file_id: components["parameters"]["FileIdPath"];
            };
            cookie?: never;
        };
        /**
         * Download a file's bytes
         * @description Streams the bytes with the file's own `content_type`. With `Range`, the response is a 206 with one part of the bytes. With `If-Range`, it is the part only if the file has not changed since you began. A file without uploaded bytes is a 409 `invalid_state`. A range that begins after the last byte is a 416.
         */
        get: operations["getFileContent"];
        /**
         * Upload a file's bytes
         * @description Stores the body byte for byte, up to 100 MiB, and makes the file `ready` with its size and checksum. New bytes replace old ones only after they have arrived completely. Until then, and when the upload is interrupted, downloads return the old bytes. The request's `Content-Type` becomes the file's, unless it is missing or `application/octet-stream`. With a `Content-Digest` or a `Repr-Digest`, the server checks the bytes against it; bytes that do not match are a 422 `unprocessable` and change nothing. The uploader, owners and editors of the project, and administrators may do this. For a file of an archived project, this is a 409 `project_archived`.
         */
        put: operations["replaceFileContent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/files/{file_id}/upload-address": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                file_id: components["parameters"]["FileIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an address for an upload
         * @description Creates an address to which anybody can send the bytes of the file, once, with `PUT` and without other credentials: a browser, or a program that you do not trust with yours. It is valid for 1 hours, and not longer than your credentials. An upload that fails can be repeated; when the bytes of the file have changed, the address is a 401 `invalid_token`. The answer to the upload is the record of the file, without other records: `expand` is a 403 `insufficient_permissions`. The upload happens as you, with what you may do at that moment, from where your credentials may be used, and counts against your rate limit. Give the address only to those who may use it, and do not log it. A retry with the same `Idempotency-Key` and another session or token of yours, also a renewed one, is a 422 `idempotency_key_reused`; another API key creates another address. The uploader, owners and editors of the project, and administrators may do this. For a file of an archived project, this is a 409 `project_archived`.
         */
        post: operations["createFileUploadAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/files/{file_id}/download-address": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                file_id: components["parameters"]["FileIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get an address for downloads
         * @description Returns an address from which anybody can download the bytes of the file, with `GET` and without other credentials, for 5 minutes and as often as they want, in parts, too. It is not valid longer than your credentials. A download happens as you, with what you may see at that moment, from where your credentials may be used, and counts against your rate limit. Give the address only to those who may use it, and do not log it. A file without uploaded bytes is a 409 `invalid_state`.
         */
        get: operations["getFileDownloadAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/files/{file_id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                file_id: components["parameters"]["FileIdPath"];
            };
            cookie?: never;
        };
        /**
         * List a file's comments
         * @description The comments on one file, oldest first.
         */
        get: operations["listFileComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List comments
         * @description The comments on every record that you may see, newest first. `subject_type` and `subject_id` filter by the record that they are on. The comments on one record also have a path under it, such as `/v1/tasks/{task_id}/comments`, which is a 404 if you may not see the record.
         */
        get: operations["listComments"];
        put?: never;
        /**
         * Write a comment
         * @description Adds a comment to a project, a task, a file or a resource; you are its author. Everyone who may see the subject may do this. A subject that does not exist, or that you may not see, is a 422 `unknown_reference`. An archived project and its tasks accept no comments: the response is 409 `project_archived`.
         */
        post: operations["createComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/comments/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export comments
         * @description All comments that you see, in the order and with the filters of the list, without pages: as JSON lines or, with `Accept: text/csv`, as CSV. It needs the scope of the list, and ends when its credential does.
         */
        get: operations["exportComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/comments/{comment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                comment_id: components["parameters"]["CommentIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get a comment
         * @description One comment. A comment on something that you may not see is a 404.
         */
        get: operations["getComment"];
        /**
         * Replace a comment
         * @description Replaces the text with yours. Only the author may do this. A comment stays on its subject: another subject is a 422 `unprocessable`. On an archived project, or a task of one, this is a 409 `project_archived`.
         */
        put: operations["replaceComment"];
        post?: never;
        /**
         * Delete a comment
         * @description Deletes the comment permanently. The author and administrators may do this. On an archived project, or a task of one, this is a 409 `project_archived`.
         */
        delete: operations["deleteComment"];
        options?: never;
        head?: never;
        /**
         * Update a comment
         * @description Changes the text. Only the author may do this. On an archived project, or a task of one, this is a 409 `project_archived`.
         */
        patch: operations["updateComment"];
        trace?: never;
    };
    "/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events
         * @description Every event about the records that you may see and about your own memberships, oldest first, always in cursor form. Administrators see all events. Follow `next_cursor` to read every event exactly once, even events that are written while you read. Each record that changes has its own event; `cause` names the event that it follows from, and `changes` what it changed. What is deleted together with its parent has none: the catalogue says what goes with each deletion. The response has a cursor even when no event follows yet: store it and use it later. `has_more` says whether to continue now. The cursor is null only while the account has no events at all. With `sort=created_at:desc`, the newest come first: that is the same order backwards, for looking into the past. Such a list ends, with a null cursor, and does not go on with what happens later. Events never change, and they remain after their records are deleted, for as many days as the account keeps them: its retention settings say how many. A cursor from before the oldest event that is kept is a 410 `cursor_expired`; without `after`, the list begins with that event. `read:events` alone shows the events of every family with their data, whatever other scopes the credentials lack.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                event_id: components["parameters"]["EventIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get an event
         * @description One event. An event about a record that you may not see is a 404.
         */
        get: operations["getEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List integrations
         * @description The integrations of the account. Everyone in the account may do this; no response shows the secrets.
         */
        get: operations["listIntegrations"];
        put?: never;
        /**
         * Create an integration
         * @description Creates the integration with the status `disconnected`. Nothing is fetched before you connect it. Outside development, the address must be `https`. It must not be `localhost` or a private IP address; otherwise it is a 422 `unprocessable`. An account may have 100 integrations; one more is a 409 `limit_reached`. Only administrators may do this.
         */
        post: operations["createIntegration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integrations/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export integrations
         * @description All integrations, without their secrets, in the order and with the filters of the list, without pages: as JSON lines or, with `Accept: text/csv`, as CSV. It needs the scope of the list, and ends when its credential does.
         */
        get: operations["exportIntegrations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integrations/{integration_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                integration_id: components["parameters"]["IntegrationIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get an integration
         * @description One integration, without its secrets. Everyone in the account may do this.
         */
        get: operations["getIntegration"];
        /**
         * Replace an integration
         * @description Replaces all fields with yours. A field that you leave out returns to its default. This includes the secret headers: send them again, because no response shows them. The status stays the same. A sync that is running ends with the configuration that it began with. The address follows the rules for a new integration. Only administrators may do this.
         */
        put: operations["replaceIntegration"];
        post?: never;
        /**
         * Delete an integration
         * @description Deletes the integration with its secrets and ends a sync that is running. The resources that it imported stay. Only administrators may do this.
         */
        delete: operations["deleteIntegration"];
        options?: never;
        head?: never;
        /**
         * Update fields of an integration
         * @description Changes the fields that you send and leaves the others unchanged. `config` is merged key by key; `null` for a key sets its default, if it has one. `request_headers` in `config` is replaced as a whole: `null` removes all of them, and leaving it out keeps them. With an address of another origin, you must send the headers again, or `null`; otherwise it is a 422 `unprocessable` that names them. The address follows the rules for a new integration. Only administrators may do this.
         */
        patch: operations["updateIntegration"];
        trace?: never;
    };
    "/v1/integrations/{integration_id}/connect": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                integration_id: components["parameters"]["IntegrationIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Connect an integration
         * @description Fetches the address once. When the response is a JSON list, the integration becomes `connected`. Your resources do not change yet. When the address cannot be reached, refuses the request or sends something else, the integration stays as it was and the response is 502 `upstream_error`. When the address takes too long, it is a 504 `timeout`. An address that Tessera never contacts is a 422 `unprocessable`. An integration that is already connected is a 409 `invalid_state`, and one that was changed while it was connecting a 409 `conflict`. Only administrators may do this.
         */
        post: operations["connectIntegration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integrations/{integration_id}/disconnect": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                integration_id: components["parameters"]["IntegrationIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disconnect an integration
         * @description Makes the integration `disconnected`. Nothing more is fetched, and a sync that is running ends as failed. The configuration, the secrets and the imported resources stay. An integration that is already disconnected is a 409 `invalid_state`. Only administrators may do this.
         */
        post: operations["disconnectIntegration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integrations/{integration_id}/sync": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                integration_id: components["parameters"]["IntegrationIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sync an integration
         * @description Starts to fetch the list and returns at once with an operation that shows the progress. Its result has the numbers of resources that were `created`, `updated` and `unchanged`. Each item of the list becomes a resource of the account. The response may have 10 MiB and 200,000 values, and the list 10,000 items; with more, the sync fails. An item whose id was imported before updates its resource. Ids and names may be texts, or numbers of any length. Resources whose item is no longer in the list stay. A successful sync sets `last_synced_at` and records `INTEGRATION_SYNCED`. A failed sync sets the status `error` and records `INTEGRATION_SYNC_FAILED`; the next successful one makes the integration `connected` again. An integration that is disconnected, or that has a running sync, is a 409 `invalid_state`. Only administrators may do this.
         */
        post: operations["syncIntegration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integrations/{integration_id}/operations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                integration_id: components["parameters"]["IntegrationIdPath"];
            };
            cookie?: never;
        };
        /**
         * List an integration's operations
         * @description The syncs of one integration, newest first.
         */
        get: operations["listIntegrationOperations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List operations
         * @description All work of the account that 202 responses announced, newest first: what is pending or running, and how the rest ended. Filter by `status` to find what is not finished, or what failed. Everyone in the account may do this.
         */
        get: operations["listOperations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operations/{operation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                operation_id: components["parameters"]["OperationIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get an operation
         * @description The progress of work that a 202 response announced. Repeat the request until `status` is `succeeded` or `failed`; one request per second is enough. With `If-None-Match`, the response is 304 while the operation has not changed. Everyone in the account may do this.
         */
        get: operations["getOperation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description The webhooks of the account, without their secrets. Everyone in the account may do this.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description Registers an address and enables it at once, or pauses it with `status: paused`. From now on it gets every new event of its types, about any record of the account, that matches its `conditions`; a paused webhook gets them when it is enabled. A condition for a type that is not in `events`, or with a filter that records of that type do not have, is a 400 `invalid_parameters`. The response shows the signing secret. Store it: no later response shows it, except after a rotation. The webhook belongs to the account: it goes on receiving events after you have lost your role or left. Outside development, the address must be `https`. It must not be `localhost` or a private IP address; otherwise it is a 422 `unprocessable`. An account may have 100 webhooks; one more is a 409 `limit_reached`. Only administrators may do this. The credential also needs `read:events` (403 `invalid_scope`). An API key that expires or is restricted cannot do this (403 `insufficient_permissions`). To have more events sent, or to another address, or again, or to see the secret, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export webhooks
         * @description All webhooks, without their secrets, in the order and with the filters of the list, without pages: as JSON lines or, with `Accept: text/csv`, as CSV. It needs the scope of the list, and ends when its credential does.
         */
        get: operations["exportWebhooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_id: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get a webhook
         * @description One webhook, without its secret. Everyone in the account may do this.
         */
        get: operations["getWebhook"];
        /**
         * Replace a webhook
         * @description Replaces all fields with yours; without a description or conditions, they become empty. The secret stays, and so does the status if you leave it out. `status` pauses the webhook and ends the pause, as in `updateWebhook`; of a disabled webhook it is a 422 `invalid_state_transition`. Pending deliveries are sent to the new address. Outside development, the address must be `https`. It must not be `localhost` or a private IP address; otherwise it is a 422 `unprocessable`. Only administrators may do this. For another address, for more event types, for other conditions, and to end a pause, the credential also needs `read:events` (403 `invalid_scope`), and an API key must neither expire nor be restricted (403 `insufficient_permissions`). To have more events sent, or to another address, or again, or to see the secret, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
         */
        put: operations["replaceWebhook"];
        post?: never;
        /**
         * Delete a webhook
         * @description Deletes the webhook with its secret and its deliveries permanently. Pending deliveries are not sent. Only administrators may do this.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Update fields of a webhook
         * @description Changes the fields that you send and leaves the others unchanged; the secret stays. `events` and `conditions` are each replaced as a whole, and a condition for a type that is no longer in `events` is a 400 `invalid_parameters`; `null` empties the description and the conditions. With `status: paused`, deliveries wait, also those that are being retried; what is being sent at that moment may still arrive. With `status: enabled` they are sent, in order. They wait as long as their events are kept; after that, they are deleted. Only `enable` changes the status of a webhook that Tessera disabled; a change here is a 422 `invalid_state_transition`. Pending deliveries are sent to the new address. Outside development, the address must be `https`. It must not be `localhost` or a private IP address; otherwise it is a 422 `unprocessable`. Only administrators may do this. For another address, for more event types, for other conditions, and to end a pause, the credential also needs `read:events` (403 `invalid_scope`), and an API key must neither expire nor be restricted (403 `insufficient_permissions`). To have more events sent, or to another address, or again, or to see the secret, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_id: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        /**
         * List a webhook's deliveries
         * @description The deliveries to one webhook, sent and pending, newest first, with every attempt. Everyone in the account may do this. You see the deliveries of events that you may see; administrators see all deliveries.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}/deliveries/{delivery_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_id: components["parameters"]["WebhookIdPath"];
                delivery_id: components["parameters"]["DeliveryIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get a delivery
         * @description One delivery with every attempt. Everyone in the account may do this; the delivery of an event that you may not see is a 404.
         */
        get: operations["getWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_id: components["parameters"]["WebhookIdPath"];
                delivery_id: components["parameters"]["DeliveryIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again
         * @description Makes the delivery due now, whatever its earlier result. An earlier delivery to this webhook about the same record that has not ended goes before it. The `webhook-id` stays the same, so a receiver that stores these ids recognises the delivery. If it fails, the retries start again from the beginning. A webhook that is not enabled is a 409 `invalid_state`. Only administrators may do this.
         */
        post: operations["redeliverWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_id: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test a webhook
         * @description Records a `WEBHOOK_TEST` event and sends it to this webhook only, even if its `events` do not include that type. The delivery is signed like any other. It is attempted once, even when the webhook is paused or disabled, and its failure does not count against the webhook. Read the delivery to see the response of the address. Only administrators may do this.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_id: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a webhook's secret
         * @description Creates a new signing secret and shows it once. For 24 hours, deliveries carry two signatures, one with the new secret and one with the previous secret, so that you can switch without losing any. Any older secret ends at once. Only administrators may do this. The credential also needs `read:events` (403 `invalid_scope`). An API key that expires or is restricted cannot do this (403 `insufficient_permissions`). To have more events sent, or to another address, or again, or to see the secret, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_id: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable a webhook again
         * @description Makes a disabled webhook `enabled` and clears `disabled_reason`; it receives events that happen from now on. To get the events that it missed, use `recover`. A paused webhook becomes `enabled`, too, and what has waited is sent. If the webhook is enabled but its address asked for a pause with a `Retry-After`, deliveries continue at once. Any other enabled webhook is a 409 `invalid_state`. Only administrators may do this. The credential also needs `read:events` (403 `invalid_scope`). An API key that expires or is restricted cannot do this (403 `insufficient_permissions`). To have more events sent, or to another address, or again, or to see the secret, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
         */
        post: operations["enableWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}/recover": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_id: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recover what a webhook missed
         * @description Sends again, oldest first, every failed delivery that was created at `since` or later. It returns at once with an operation that shows the progress. A `since` in the future is a 422 `unprocessable`; a webhook that is not enabled is a 409 `invalid_state`. Only administrators may do this.
         */
        post: operations["recoverWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/resources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List resources
         * @description The resources of the account. Everyone in the account sees all of them.
         */
        get: operations["listResources"];
        put?: never;
        /**
         * Create a resource
         * @description Creates a resource that you own. Without a type it is `standard`. Without a status it is `active`; it may also begin as `pending` or `archived`. Editors and administrators may do this.
         */
        post: operations["createResource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/resources/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export resources
         * @description All resources, in the order and with the filters of the list, without pages: as JSON lines or, with `Accept: text/csv`, as CSV. It needs the scope of the list, and ends when its credential does.
         */
        get: operations["exportResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/resources/{resource_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                resource_id: components["parameters"]["ResourceIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get a resource
         * @description One resource of the account.
         */
        get: operations["getResource"];
        /**
         * Replace a resource
         * @description Replaces all fields with yours. A field that you leave out returns to its default, except two kinds: the status stays as it is, and the service sets id, owner and timestamps. A status that cannot follow the current one is a 422 `invalid_state_transition`. Editors and administrators may do this.
         */
        put: operations["replaceResource"];
        post?: never;
        /**
         * Delete a resource
         * @description Deletes the resource permanently, with all that is attached to it and whatever its status. The owner and administrators may do this. To keep the record of a resource, archive it instead.
         */
        delete: operations["deleteResource"];
        options?: never;
        head?: never;
        /**
         * Update fields of a resource
         * @description Changes the fields that you send and leaves the others unchanged. `metadata` is merged key by key, and a key with the value `null` is removed; more than 50 keys after that are a 422 `unprocessable`. `null` empties the description and the metadata. The status may change from `pending` to `active`, from `active` to `archived`, and from `archived` to `active`. Any other change is a 422 `invalid_state_transition`; sending the current status changes nothing. Editors and administrators may do this.
         */
        patch: operations["updateResource"];
        trace?: never;
    };
    "/v1/resources/{resource_id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                resource_id: components["parameters"]["ResourceIdPath"];
            };
            cookie?: never;
        };
        /**
         * List a resource's comments
         * @description The comments on one resource, oldest first.
         */
        get: operations["listResourceComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/resources/{resource_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                resource_id: components["parameters"]["ResourceIdPath"];
            };
            cookie?: never;
        };
        /**
         * List a resource's events
         * @description The events of one resource, oldest first, in cursor form; with `sort=created_at:desc`, newest first.
         */
        get: operations["listResourceEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notifications
         * @description What concerns you, newest first: your own inbox, and nobody else's, also if you are an administrator. Filter by `status` for what is unread, and by `kind`. You are notified once of each event, and never of what you did yourself. A notification about a record that you may not see any more, or that is deleted, is not there. Notifications are kept for as many days as the account keeps its events.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notifications/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark all notifications as read
         * @description Marks all your unread notifications as read, and returns how many there were. Each has its own event, behind the one of this request. People of every role may do this.
         */
        post: operations["readAllNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notifications/{notification_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                notification_id: components["parameters"]["NotificationIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get a notification
         * @description One notification of yours. One of somebody else is a 404, and so is one about a record that you may not see any more.
         */
        get: operations["getNotification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Mark a notification
         * @description Marks a notification of yours as `read`, as `unread` again, or as `archived`. It is your own mark, which nobody else sees, so people of every role may set it.
         */
        patch: operations["updateNotification"];
        trace?: never;
    };
    "/v1/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Execute a batch of writes
         * @description Carries out up to 100 operations that write, of any families, in the order of the list. Each has the permissions, the validation and the response that it has alone, and its events are recorded in the same order. The batch costs the sum of its operations, and at least one request.
         *
         *     With `atomic: true`, which is the default, either all are carried out or none. The first operation that is refused ends the batch: the response is the error that this operation has alone, its message and the `field` of each detail begin with the place, such as `operations[3]`, and nothing has changed. With `atomic: false`, an operation that is refused changes nothing itself, and the others are carried out. The response is 200 then, even if all were refused: read the `status` of each result. A failure of the server (5xx) ends the whole batch, and nothing has changed.
         *
         *     An operation may need what an earlier one has made, such as an id. `references` takes values from earlier results: each key is the place in this operation, each value the place in the list of results, both as JSON Pointers. A reference to a result that has no such value is a 422 `unknown_reference`.
         *
         *     `Idempotency-Key` is for the batch as a whole. Operations that carry bytes or call another system cannot be part of a batch.
         */
        post: operations["executeBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search for words
         * @description Finds records of all families by the words in them, the best match first. You find what you may see, of the families whose `read` scope you have. A word also finds its other forms, in the language of the account: `theodolites` finds `theodolite`. The last word may be incomplete. All words have to be in the record; words in quotation marks have to follow one another, `or` between two words asks for one of them, and `-` excludes the word behind it. Upper and lower case are the same.
         *
         *     A match in the title ranks before one in the rest of the record. Of equal matches, the record that was created last comes first. When more than 10,000 records of the account have the words, also such as you may not see, only those that were created last are looked at: add a word then. A record is found as soon as its write is answered.
         */
        get: operations["getSearchResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    event: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive an event
         * @description Tessera posts each event to every enabled webhook that receives its type; a `WEBHOOK_TEST` goes only to the tested webhook. Messages follow the Standard Webhooks specification, so its libraries can verify them.
         *
         *     **Verify.** The signature is an HMAC-SHA256 over `<webhook-id>.<webhook-timestamp>.<body>`, with the bytes of the body exactly as received. The key is the part of your secret after `whsec_`, decoded from base64. Compare in constant time. Accept the message when one of its signatures matches. Refuse a timestamp that differs from your clock by more than five minutes. For 24 hours after a rotation there are two signatures, one for each secret.
         *
         *     **Respond** with a 2xx within 15 seconds, and do the work afterwards. Everything else is a failure, including redirects. A delivery is attempted up to 10 times: at once, then after 5 seconds, 5 and 30 minutes, and 2, 5, 10, 14, 20 and 24 hours. Each wait is randomly a little longer or shorter. A `Retry-After` in a failed response applies to your address: until then, but at most for 24 hours, nothing except tests is sent to it, and the wait uses no attempts. A test is attempted once. A 410 disables the webhook at once, and so do 5 days of only failures. Either is recorded as `WEBHOOK_DISABLED`, and the account is notified.
         *
         *     **Expect duplicates, and rely on order only per record.** Every event arrives at least once. `webhook-id` is the event's id and the same in every attempt; store it to recognise events that you have handled. Events about one record arrive in the order in which they happened: while one is being retried, the later ones wait. Events about different records may overtake each other.
         */
        post: operations["receiveEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description A user's id - opaque, sortable by creation. */
        UserId: string;
        /**
         * @description What a user may do in the account: manage it and see everything (`admin`), write (`editor`), or read (`viewer`). The role limits the scopes of their credentials. GraphQL calls `editor` `USER`.
         * @enum {string}
         */
        UserRole: "admin" | "editor" | "viewer";
        /** @description Keys and values of your own: at most 50 keys of up to 64 characters, and at most 65,536 bytes in total as JSON in UTF-8. More is a 422 `unprocessable`. Tessera stores them and never interprets them. Numbers are doubles: a fraction, or a number with an exponent, becomes the nearest double, and -0 becomes 0. An integer that a double would change, such as one of 20 digits, and a number beyond the range of doubles, such as 1e400, are a 422 `unprocessable` - send them as text. */
        Metadata: {
            [key: string]: unknown;
        };
        /**
         * Format: date-time
         * @description A point in time in UTC, ISO 8601 with milliseconds.
         */
        Timestamp: string;
        /** @description A person in the account. */
        User: {
            id: components["schemas"]["UserId"];
            /** @description The person's name. */
            name: string;
            /**
             * Format: email
             * @description The address for mail and for signing in. It is unique in the account, in upper or lower case.
             */
            email: string;
            role: components["schemas"]["UserRole"];
            metadata: components["schemas"]["Metadata"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The name, on one line. It needs at least one visible character. Control characters, line breaks, invisible characters (such as U+200B, U+2060 and tags) and characters that change the writing direction (such as U+200F, U+202E and U+2066) are refused. Joiners (U+200C, U+200D), variation selectors, Hangul fillers and the tags of flags are accepted where scripts and emoji need them, beside the characters whose look they change. */
        Name: string;
        /** @description A new user, or all fields of a user to replace. */
        UserCreate: {
            /** @description The person's name. */
            name: components["schemas"]["Name"];
            /**
             * Format: email
             * @description The address for mail.
             */
            email: string;
            role?: components["schemas"]["UserRole"];
            /** @default {} */
            metadata?: components["schemas"]["Metadata"];
        };
        /**
         * @description The family of the error; it follows from the HTTP status.
         * @enum {string}
         */
        ErrorType: "authentication_error" | "authorization_error" | "validation_error" | "not_found" | "rate_limit_exceeded" | "conflict" | "service_error";
        /**
         * @description What exactly went wrong. Codes are stable: rely on them, not on messages. New codes are added over time.
         * @enum {string}
         */
        ErrorCode: "invalid_parameters" | "malformed_request" | "malformed_json" | "missing_body" | "invalid_cursor" | "version_conflict" | "unknown_version" | "ambiguous_credentials" | "invalid_credentials" | "expired_token" | "invalid_token" | "insufficient_user_authentication" | "insufficient_permissions" | "invalid_scope" | "https_required" | "origin_not_allowed" | "second_factor_required" | "account_suspended" | "network_not_allowed" | "not_found" | "unknown_path" | "method_not_allowed" | "not_acceptable" | "version_retired" | "cursor_expired" | "conflict" | "already_exists" | "invalid_state" | "idempotency_key_in_use" | "limit_reached" | "version_mismatch" | "payload_too_large" | "unsupported_media_type" | "range_not_satisfiable" | "upgrade_required" | "precondition_required" | "unprocessable" | "unknown_reference" | "invalid_state_transition" | "idempotency_key_reused" | "rate_limit_exceeded" | "internal_error" | "contract_violation" | "not_implemented" | "upstream_error" | "service_unavailable" | "timeout" | "project_archived";
        /** @description The correlation id of the request: the caller's own id when `X-Request-ID` carried one. */
        RequestId: string;
        /**
         * @description What is wrong with one field. New codes are added over time.
         * @enum {string}
         */
        DetailCode: "missing_required_field" | "unknown_field" | "unknown_parameter" | "invalid_type" | "invalid_format" | "invalid_enum_value" | "too_short" | "too_long" | "too_small" | "too_large" | "too_few_items" | "too_many_items" | "duplicate_items" | "not_allowed" | "unknown_reference" | "conflict";
        /** @description One field or parameter, and what is wrong with it. */
        ErrorDetail: {
            /** @description The place of the error: a property by its path (`settings.defaultView`, `tags[2]`), or a parameter or header by its name. */
            field: string;
            /** @description What is wrong and what is allowed, written for people. */
            message: string;
            code: components["schemas"]["DetailCode"];
        };
        /** @description Form A of an error: the body of every error response of the REST API. */
        Error: {
            /** @description The error. */
            error: {
                type: components["schemas"]["ErrorType"];
                /** @description What is wrong, what is allowed, and where it is documented. Written for people; the wording may change. */
                message: string;
                code: components["schemas"]["ErrorCode"];
                request_id: components["schemas"]["RequestId"];
                /** @description One entry for each wrong field; empty when the error is about no field. */
                details: components["schemas"]["ErrorDetail"][];
            };
        };
        /** @description JSON lines, each with a record as the list has it. */
        RecordLines: string;
        /** @description CSV as in RFC 4180, in UTF-8, with the names of the properties in the first line. Null is an empty value; lists and objects are JSON. A text that a spreadsheet would take for a formula, because it begins with `=`, `+`, `-` or `@`, also behind blanks or in full width, or with a tab or a line break, has a `'` in front. */
        RecordTable: string;
        /** @description The keys to set. A key with the value `null` is removed; `null` instead of the object removes all keys. The result has at most 50 keys of up to 64 characters, and at most 65,536 bytes in total as JSON in UTF-8. More is a 422 `unprocessable`. */
        MetadataUpdate: {
            [key: string]: unknown;
        } | null;
        /** @description The fields to change; at least one. */
        UserUpdate: {
            /** @description The person's name. */
            name?: components["schemas"]["Name"];
            /**
             * Format: email
             * @description The address for mail.
             */
            email?: string;
            role?: components["schemas"]["UserRole"];
            metadata?: components["schemas"]["MetadataUpdate"];
        };
        /** @description A user's id, or `me` for the user that your credentials act for. For credentials without a user, `me` is refused. */
        UserIdInput: string;
        /** @description A project's id - opaque, sortable by creation. */
        ProjectId: string;
        /**
         * @description Who may see the project: its members (`private`), everyone who shares a team with a member (`team`), or everyone in the account (`public`). Administrators see every project. Who sees a project also sees its earlier events, with former values.
         * @enum {string}
         */
        ProjectVisibility: "private" | "team" | "public";
        /**
         * @description Whether the project is active, or archived and read-only.
         * @enum {string}
         */
        ProjectStatus: "active" | "archived";
        /**
         * @description The view that the project opens with.
         * @enum {string}
         */
        ProjectView: "kanban" | "list" | "calendar" | "timeline";
        /** @description Settings of the project. The view is for the programs that show it. */
        ProjectSettings: {
            /** @description Whether people are notified of what happens in the project. */
            enableNotifications: boolean;
            defaultView: components["schemas"]["ProjectView"];
        };
        /** @description Free labels without duplicates. */
        Tags: string[];
        /** @description Work that people do together, with members and tasks. */
        Project: {
            id: components["schemas"]["ProjectId"];
            /** @description The name that people use for it. */
            name: string;
            /** @description What the project is about. */
            description: string | null;
            visibility: components["schemas"]["ProjectVisibility"];
            status: components["schemas"]["ProjectStatus"];
            settings: components["schemas"]["ProjectSettings"];
            tags: components["schemas"]["Tags"];
            owner_id: components["schemas"]["UserId"];
            /** @description The full owner; present when `expand=owner` asks for it. */
            owner?: components["schemas"]["User"];
            /**
             * Format: date-time
             * @description When the project was archived; null while it is active.
             */
            archived_at: string | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A team's id - opaque, sortable by creation. */
        TeamId: string;
        /** @description A group of people. */
        Team: {
            id: components["schemas"]["TeamId"];
            /** @description The name that people use for it. */
            name: string;
            /** @description Who is in the team, and its purpose. */
            description: string | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A task's id - opaque, sortable by creation. */
        TaskId: string;
        /**
         * @description The state of the task. `todo` and `in_progress` are open; `done` and `cancelled` are closed.
         * @enum {string}
         */
        TaskStatus: "todo" | "in_progress" | "done" | "cancelled";
        /**
         * @description How urgent the task is. Sorting follows this order, from `low` to `urgent`.
         * @enum {string}
         */
        TaskPriority: "low" | "normal" | "high" | "urgent";
        /** @description Work to be done in a project. */
        Task: {
            id: components["schemas"]["TaskId"];
            project_id: components["schemas"]["ProjectId"];
            /** @description The full project; present when `expand=project` asks for it. */
            project?: components["schemas"]["Project"];
            /** @description What needs to be done. */
            title: string;
            /** @description Details of the task. */
            description: string | null;
            status: components["schemas"]["TaskStatus"];
            priority: components["schemas"]["TaskPriority"];
            /** @description The user who does the task; null when nobody is assigned. */
            assignee_id: string | null;
            /** @description The full assignee; present when `expand=assignee` asks for it and there is one. */
            assignee?: components["schemas"]["User"];
            /**
             * Format: date-time
             * @description When the task is due; null when it has no due date.
             */
            due_at: string | null;
            tags: components["schemas"]["Tags"];
            /**
             * Format: date-time
             * @description When the task was completed; null while it is not completed.
             */
            completed_at: string | null;
            /** @description The user who created the task. */
            created_by: components["schemas"]["UserId"];
            /** @description The full creator; present when `expand=creator` asks for it and the user still exists. */
            creator?: components["schemas"]["User"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A resource's id - opaque, sortable by creation. */
        ResourceId: string;
        /** @description A type of your own choice, with letters, digits and `_.-`. */
        ResourceType: string;
        /**
         * @description Whether the resource is in use (`active`), no longer in use (`archived`), or not ready yet (`pending`).
         * @enum {string}
         */
        ResourceStatus: "active" | "archived" | "pending";
        /** @description A record of one of your own types. GraphQL calls its metadata `data`. */
        Resource: {
            id: components["schemas"]["ResourceId"];
            /** @description The name that people use for it. */
            name: string;
            /** @description What the resource is. */
            description: string | null;
            type: components["schemas"]["ResourceType"];
            status: components["schemas"]["ResourceStatus"];
            metadata: components["schemas"]["Metadata"];
            /** @description Get the owner. */
            owner_id: components["schemas"]["UserId"];
            /** @description The full owner; present when `expand=owner` asks for it. */
            owner?: components["schemas"]["User"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Settings to set. A setting that you leave out has its default. */
        ProjectSettingsInput: {
            /**
             * @description Whether people are notified of what happens in the project.
             * @default true
             */
            enableNotifications?: boolean;
            /** @default kanban */
            defaultView?: components["schemas"]["ProjectView"];
        };
        /** @description A new project, or all fields of a project to replace. */
        ProjectCreate: {
            /** @description The name that people use for it. */
            name: components["schemas"]["Name"];
            /** @description What the project is about. */
            description?: string | null;
            /** @default private */
            visibility?: components["schemas"]["ProjectVisibility"];
            settings?: components["schemas"]["ProjectSettingsInput"];
            /** @default [] */
            tags?: components["schemas"]["Tags"];
        };
        /** @description Settings to change. `null` for one setting sets its default (`true`, `kanban`); `null` instead of the object sets all defaults. */
        ProjectSettingsUpdate: {
            /** @description Whether people are notified of what happens in the project. */
            enableNotifications?: boolean | null;
            /**
             * @description The view that the project opens with.
             * @enum {string|null}
             */
            defaultView?: "kanban" | "list" | "calendar" | "timeline" | null;
        } | null;
        /** @description The new labels, without duplicates. They replace the old ones. `null` removes all labels, like an empty list. */
        TagsUpdate: string[] | null;
        /** @description The fields to change; at least one. */
        ProjectUpdate: {
            /** @description The name that people use for it. */
            name?: components["schemas"]["Name"];
            /** @description What the project is about; null empties it. */
            description?: string | null;
            visibility?: components["schemas"]["ProjectVisibility"];
            settings?: components["schemas"]["ProjectSettingsUpdate"];
            tags?: components["schemas"]["TagsUpdate"];
        };
        /** @description The name, on one line. It needs at least one visible character. Control characters, line breaks, invisible characters (such as U+200B, U+2060 and tags) and characters that change the writing direction (such as U+200F, U+202E and U+2066) are refused. Joiners (U+200C, U+200D), variation selectors, Hangul fillers and the tags of flags are accepted where scripts and emoji need them, beside the characters whose look they change. */
        Title: string;
        /** @description A new task of the project. */
        ProjectTaskCreate: {
            /** @description What needs to be done. */
            title: components["schemas"]["Title"];
            /** @description Details of the task. */
            description?: string | null;
            /** @default normal */
            priority?: components["schemas"]["TaskPriority"];
            /** @description The user who does the task, `me` for yourself. */
            assignee_id?: string | null;
            /**
             * Format: date-time
             * @description When the task is due.
             */
            due_at?: string | null;
            /** @default [] */
            tags?: components["schemas"]["Tags"];
        };
        /**
         * @description What a member may do: everything (`owner`), write (`editor`), or read (`viewer`).
         * @enum {string}
         */
        ProjectRole: "owner" | "editor" | "viewer";
        /** @description One user's membership in one project. */
        ProjectMember: {
            user_id: components["schemas"]["UserId"];
            /** @description The full user; present when `expand=user` asks for it. */
            user?: components["schemas"]["User"];
            role: components["schemas"]["ProjectRole"];
            added_at: components["schemas"]["Timestamp"];
        };
        /** @description The user to add, and their role. */
        ProjectMemberCreate: {
            user_id: components["schemas"]["UserIdInput"];
            role: components["schemas"]["ProjectRole"];
        };
        /** @description The role that the member is to have. */
        ProjectMemberUpdate: {
            role: components["schemas"]["ProjectRole"];
        };
        /** @description The user who is to own the project. */
        ProjectTransfer: {
            owner_id: components["schemas"]["UserIdInput"];
        };
        /**
         * @description A part of the project.
         * @enum {string}
         */
        ProjectPart: "tasks" | "members";
        /** @description The name of the copy, and what else to copy. */
        ProjectClone: {
            /** @description The copy's name. */
            name?: components["schemas"]["Name"];
            /**
             * @description What to copy in addition to the project's own fields.
             * @default []
             */
            include?: components["schemas"]["ProjectPart"][];
        };
        /** @description A file's id - opaque, sortable by creation. */
        FileId: string;
        /** @description The name for saving the file, without a path. */
        FileName: string;
        /** @description The media type of the bytes. Without one it is `application/octet-stream`, until an upload sets another. */
        FileContentType: string;
        /**
         * @description Whether the bytes are not uploaded yet (`pending`) or can be read (`ready`).
         * @enum {string}
         */
        FileStatus: "pending" | "ready";
        /** @description The record of a file. */
        FileRecord: {
            id: components["schemas"]["FileId"];
            name: components["schemas"]["FileName"];
            content_type: components["schemas"]["FileContentType"];
            /**
             * Format: int64
             * @description The number of bytes; null while the file is pending.
             */
            size: number | null;
            /** @description The SHA-256 of the bytes in lower-case hexadecimal; null while the file is pending. */
            checksum: string | null;
            /** @description The project that the file belongs to. A file with a task belongs to the task's project. Null when it belongs to none. */
            project_id: string | null;
            /** @description The full project; present when `expand=project` asks for it and there is one. */
            project?: components["schemas"]["Project"];
            /** @description The task that the file belongs to; null when it belongs to none. */
            task_id: string | null;
            /** @description The full task; present when `expand=task` asks for it and there is one. */
            task?: components["schemas"]["Task"];
            uploaded_by: components["schemas"]["UserId"];
            /** @description The full user who created the file; present when `expand=uploader` asks for it and the user still exists. */
            uploader?: components["schemas"]["User"];
            status: components["schemas"]["FileStatus"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A comment's id - opaque, sortable by creation. */
        CommentId: string;
        /**
         * @description The kind of record that the comment is on.
         * @enum {string}
         */
        CommentSubjectType: "project" | "task" | "file" | "resource";
        /** @description The id of the record that the comment is on. */
        CommentSubjectId: string;
        /** @description The record that the comment is on. */
        CommentSubject: {
            type: components["schemas"]["CommentSubjectType"];
            id: components["schemas"]["CommentSubjectId"];
        };
        /** @description A comment. */
        Comment: {
            id: components["schemas"]["CommentId"];
            /** @description The text of the comment. */
            body: string;
            author_id: components["schemas"]["UserId"];
            /** @description The full author; present when `expand=author` asks for it and the user still exists. */
            author?: components["schemas"]["User"];
            subject: components["schemas"]["CommentSubject"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description An event's id - opaque. A delivery of the event has the same id as its `webhook-id`. */
        EventId: string;
        /**
         * @description What happened, as `FAMILY_VERB`; the same name in REST, GraphQL, the channel and webhooks. New types are added over time; ignore types that you do not know.
         * @enum {string}
         */
        EventType: "USER_CREATED" | "USER_UPDATED" | "USER_DELETED" | "PROJECT_CREATED" | "PROJECT_UPDATED" | "PROJECT_DELETED" | "PROJECT_ARCHIVED" | "PROJECT_RESTORED" | "PROJECT_MEMBER_ADDED" | "PROJECT_MEMBER_REMOVED" | "PROJECT_MEMBER_UPDATED" | "PROJECT_RESTRICTED" | "TASK_CREATED" | "TASK_UPDATED" | "TASK_DELETED" | "TASK_COMPLETED" | "TASK_REOPENED" | "TEAM_CREATED" | "TEAM_UPDATED" | "TEAM_DELETED" | "TEAM_MEMBER_ADDED" | "TEAM_MEMBER_REMOVED" | "PROJECT_FILE_REMOVED" | "FILE_CREATED" | "FILE_UPDATED" | "FILE_DELETED" | "FILE_CONTENT_STORED" | "COMMENT_CREATED" | "COMMENT_UPDATED" | "COMMENT_DELETED" | "INTEGRATION_CREATED" | "INTEGRATION_UPDATED" | "INTEGRATION_DELETED" | "INTEGRATION_CONNECTED" | "INTEGRATION_DISCONNECTED" | "INTEGRATION_SYNC_STARTED" | "INTEGRATION_SYNCED" | "INTEGRATION_SYNC_FAILED" | "WEBHOOK_CREATED" | "WEBHOOK_UPDATED" | "WEBHOOK_DELETED" | "WEBHOOK_ENABLED" | "WEBHOOK_DISABLED" | "WEBHOOK_SECRET_ROTATED" | "WEBHOOK_TEST" | "RESOURCE_CREATED" | "RESOURCE_UPDATED" | "RESOURCE_DELETED" | "NOTIFICATION_CREATED" | "NOTIFICATION_UPDATED" | "USER_NOTIFICATIONS_READ";
        /**
         * @description The kind of actor: a person (`user`), an API key (`api_key`), an OAuth application that acts for itself (`application`), or Tessera (`system`).
         * @enum {string}
         */
        ActorType: "user" | "api_key" | "application" | "system";
        /** @description The person or program that caused the event. */
        Actor: {
            type: components["schemas"]["ActorType"];
            /** @description The actor's id; null for `system`. */
            id: string | null;
        };
        /** @description The id of the event that this one follows from, for a record that was changed or made as an effect of something else: a resource that has another owner because its owner was deleted has the id of that `USER_DELETED`. Null for what the actor did to the record itself. The effects of an event come after it, and all have its id. You may see an effect without being allowed to see its cause. */
        EventCause: string | null;
        /** @description One property before and after an event. */
        FieldChange: {
            /** @description The value before; null when it had none. It is left out where the record had other readers before, so that nobody learns of a time in which they could not see it. */
            from?: unknown;
            /** @description The value after, as in `data`. */
            to: unknown;
        };
        /** @description What the event changed in `data`, by property, without `updated_at`. It is an empty object if only something changed that `data` does not show, such as a secret. Null for events that change no record: those that create or delete one, add or remove a member, or report something. */
        EventChanges: {
            [key: string]: components["schemas"]["FieldChange"];
        } | null;
        /**
         * Format: int32
         * @description The version of the record right after the event, the number in the `ETag` that the record has at its own address in v1. A write there with `If-Match: "7"` is carried out if the record has not changed since the event with the version 7. For a deletion, it is the last version of the record. Null where `data` has no versions, such as a membership, and for events that were recorded without one.
         */
        EventVersion: number | null;
        /** @description Something that happened. */
        Event: {
            id: components["schemas"]["EventId"];
            type: components["schemas"]["EventType"];
            /** @description The id of the record that the event is about, of any family; null when it is about none. */
            resource_id: string | null;
            actor: components["schemas"]["Actor"];
            cause: components["schemas"]["EventCause"];
            changes: components["schemas"]["EventChanges"];
            /** @description The record as v1 shows it, in every version, in its state right after the event. For a deletion, it is the last state of the record. The catalogue of events has the schema for each type. */
            data: {
                [key: string]: unknown;
            };
            version: components["schemas"]["EventVersion"];
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description The filters that were applied, as the server understood them. Present when the request had filters. */
        AppliedFilters: {
            [key: string]: unknown;
        };
        /** @description The sort order that was applied, each entry as `field:direction`. Present when the request named a sort order. */
        AppliedSort: string[];
        /** @description A list read by cursor. */
        CursorMeta: {
            /**
             * Format: int32
             * @description The highest number of records in a response.
             */
            limit: number;
            /** @description Send this as `after` to read the next records; null at the end. */
            next_cursor: string | null;
            /** @description Whether more records follow at this moment. */
            has_more: boolean;
            request_id: components["schemas"]["RequestId"];
            filters?: components["schemas"]["AppliedFilters"];
            sort?: components["schemas"]["AppliedSort"];
        };
        /** @description Addresses of this response and its neighbours, with the same filters. Absent in the offset form, which has `next` and `previous` in `meta`. */
        CollectionLinks: {
            /**
             * Format: uri
             * @description The address of this response.
             */
            self: string;
            /**
             * Format: uri
             * @description The address of the next records. After page 1000 it continues by cursor.
             */
            next: string | null;
            /**
             * Format: uri
             * @description The address of the previous page; only in the page form.
             */
            prev?: string | null;
        };
        /** @description Events in their envelope, always in cursor form. */
        EventCollection: {
            /** @description The events, oldest first where no sort says otherwise. */
            data: components["schemas"]["Event"][];
            /** @description Facts about the list; `next_cursor` is present even when no event follows yet. */
            meta: components["schemas"]["CursorMeta"];
            links: components["schemas"]["CollectionLinks"];
        };
        /** @description A new task, or all fields of a task to replace. */
        TaskCreate: {
            project_id: components["schemas"]["ProjectId"];
            /** @description What needs to be done. */
            title: components["schemas"]["Title"];
            /** @description Details of the task. */
            description?: string | null;
            /**
             * @description How urgent the task is.
             * @default normal
             */
            priority?: components["schemas"]["TaskPriority"];
            /** @description The user who does the task, `me` for yourself. */
            assignee_id?: string | null;
            /**
             * Format: date-time
             * @description When the task is due.
             */
            due_at?: string | null;
            /** @default [] */
            tags?: components["schemas"]["Tags"];
        };
        /**
         * @description The new status of an open task. Only `complete` sets `done`.
         * @enum {string}
         */
        TaskStatusInput: "todo" | "in_progress" | "cancelled";
        /** @description The fields to change; at least one. */
        TaskUpdate: {
            /** @description What needs to be done. */
            title?: components["schemas"]["Title"];
            /** @description Details of the task; null empties them. */
            description?: string | null;
            status?: components["schemas"]["TaskStatusInput"];
            priority?: components["schemas"]["TaskPriority"];
            /** @description The user who does the task, `me` for yourself; null removes the assignee. */
            assignee_id?: string | null;
            /**
             * Format: date-time
             * @description When the task is due; null removes the due date.
             */
            due_at?: string | null;
            tags?: components["schemas"]["TagsUpdate"];
        };
        /** @description A new team, or all fields of a team to replace. */
        TeamCreate: {
            /** @description The name that people use for it. */
            name: components["schemas"]["Name"];
            /** @description Who is in the team, and its purpose. */
            description?: string | null;
        };
        /** @description The fields to change; at least one. */
        TeamUpdate: {
            /** @description The name that people use for it. */
            name?: components["schemas"]["Name"];
            /** @description Who is in the team, and its purpose; null empties it. */
            description?: string | null;
        };
        /** @description One user's membership in one team. */
        TeamMember: {
            user_id: components["schemas"]["UserId"];
            /** @description The full user; present when `expand=user` asks for it. */
            user?: components["schemas"]["User"];
            added_at: components["schemas"]["Timestamp"];
        };
        /** @description The user to add. */
        TeamMemberCreate: {
            user_id: components["schemas"]["UserIdInput"];
        };
        /** @description The name for saving the file, without a path. It needs more than dots and white space. Slashes, backslashes, control characters, line breaks, invisible characters and characters that change the writing direction are refused, as in other names. */
        FileNameInput: string;
        /** @description A new file's record, or all fields of a record to replace. */
        FileCreate: {
            name: components["schemas"]["FileNameInput"];
            /** @default application/octet-stream */
            content_type?: components["schemas"]["FileContentType"];
            /** @description The project that the file will belong to. */
            project_id?: string | null;
            /** @description The task that the file will belong to; the file then also belongs to the task's project. */
            task_id?: string | null;
        };
        /** @description The fields to change; at least one. */
        FileUpdate: {
            name?: components["schemas"]["FileNameInput"];
            content_type?: components["schemas"]["FileContentType"];
            /** @description The project that the file will belong to; null removes it from its project and its task. */
            project_id?: string | null;
            /** @description The task that the file will belong to; null removes it from its task and leaves it in the project. */
            task_id?: string | null;
        };
        /**
         * Format: binary
         * @description The bytes of a file.
         */
        FileBytes: string;
        /** @description Digests of the bytes by algorithm, each in base64 between colons. Those of other algorithms than `sha-256` and `sha-512` are not checked. */
        FileDigest: string;
        /**
         * @description The method of the only request that the address takes.
         * @enum {string}
         */
        FileAddressMethod: "GET" | "PUT";
        /** @description An address for the bytes of one file, which needs no other credentials. */
        FileAddress: {
            /**
             * Format: uri
             * @description The address with its token. Whoever has it can use it.
             */
            url: string;
            method: components["schemas"]["FileAddressMethod"];
            /** @description When the address is no longer valid. */
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description The record to comment on; the id must be an id of that type. */
        CommentSubjectInput: {
            type: components["schemas"]["CommentSubjectType"];
            id: components["schemas"]["CommentSubjectId"];
        };
        /** @description A new comment, or all fields of a comment to replace. */
        CommentCreate: {
            /** @description The text of the comment. */
            body: string;
            subject: components["schemas"]["CommentSubjectInput"];
        };
        /** @description The fields to change; at least one. */
        CommentUpdate: {
            /** @description The new text of the comment. */
            body?: string;
        };
        /** @description An integration's id - opaque, sortable by creation. */
        IntegrationId: string;
        /**
         * @description The kind of system that the integration connects to. `http_json` is any address that returns a JSON list to a GET.
         * @enum {string}
         */
        IntegrationProvider: "http_json";
        /**
         * @description Whether the integration is connected, is disconnected, or failed at its last use.
         * @enum {string}
         */
        IntegrationStatus: "connected" | "disconnected" | "error";
        /**
         * Format: uri
         * @description An absolute address.
         */
        Url: string;
        /** @description The place of the list in the response, as a JSON pointer (RFC 6901). When it is empty or left out, the whole response is the list. */
        IntegrationItemsPointer: string;
        /** @description The name of a property of an item. */
        IntegrationField: string;
        /** @description The `type` of the imported resources. The other properties of an item become their `metadata`. */
        IntegrationResourceType: string;
        /** @description The address of the list, and how its items are read. Of the secret headers, only the names are shown. */
        IntegrationConfig: {
            /** @description The address that returns the list. */
            url: components["schemas"]["Url"];
            items_pointer: components["schemas"]["IntegrationItemsPointer"];
            /** @description The property that identifies an item from one sync to the next. */
            id_field: components["schemas"]["IntegrationField"];
            /** @description The property of an item that becomes the name of its resource. */
            name_field: components["schemas"]["IntegrationField"];
            resource_type: components["schemas"]["IntegrationResourceType"];
            /** @description The names of the headers that each request carries; their values stay secret. */
            request_header_names: string[];
        };
        /** @description A connection to an external system that supplies records. */
        Integration: {
            id: components["schemas"]["IntegrationId"];
            /** @description The name that people use for it. */
            name: string;
            provider: components["schemas"]["IntegrationProvider"];
            status: components["schemas"]["IntegrationStatus"];
            config: components["schemas"]["IntegrationConfig"];
            /**
             * Format: date-time
             * @description When the last successful sync ended; null before the first.
             */
            last_synced_at: string | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Headers to send with each request, such as credentials. They are stored encrypted and never returned; null removes them. */
        IntegrationHeaders: {
            [key: string]: string;
        } | null;
        /** @description The address of the list, and how its items are read. Private, loopback and link-local addresses are refused: IP addresses and `localhost` at once, host names when the connection is made. */
        IntegrationConfigInput: {
            /** @description The address that returns the list. */
            url: components["schemas"]["Url"];
            /** @default  */
            items_pointer?: components["schemas"]["IntegrationItemsPointer"];
            /**
             * @description The property that identifies an item from one sync to the next.
             * @default id
             */
            id_field?: components["schemas"]["IntegrationField"];
            /**
             * @description The property of an item that becomes the name of its resource.
             * @default name
             */
            name_field?: components["schemas"]["IntegrationField"];
            /** @default standard */
            resource_type?: components["schemas"]["IntegrationResourceType"];
            request_headers?: components["schemas"]["IntegrationHeaders"];
        };
        /** @description A new integration, or all fields of an integration to replace. */
        IntegrationCreate: {
            /** @description The name that people use for it. */
            name: components["schemas"]["Name"];
            provider: components["schemas"]["IntegrationProvider"];
            config: components["schemas"]["IntegrationConfigInput"];
        };
        /** @description The place of the list in the response, as a JSON pointer (RFC 6901). When it is null or empty, the whole response is the list. */
        IntegrationItemsPointerUpdate: string | null;
        /** @description The name of a property of an item; null for the default. */
        IntegrationFieldUpdate: string | null;
        /** @description The `type` of the imported resources; null for `standard`. */
        IntegrationResourceTypeUpdate: string | null;
        /** @description The parts of the configuration to change. */
        IntegrationConfigUpdate: {
            /** @description The address that returns the list. */
            url?: components["schemas"]["Url"];
            items_pointer?: components["schemas"]["IntegrationItemsPointerUpdate"];
            /** @description The property that identifies an item from one sync to the next; null for `id`. */
            id_field?: components["schemas"]["IntegrationFieldUpdate"];
            /** @description The property of an item that becomes the name of its resource; null for `name`. */
            name_field?: components["schemas"]["IntegrationFieldUpdate"];
            resource_type?: components["schemas"]["IntegrationResourceTypeUpdate"];
            request_headers?: components["schemas"]["IntegrationHeaders"];
        };
        /** @description The fields to change; at least one. */
        IntegrationUpdate: {
            /** @description The name that people use for it. */
            name?: components["schemas"]["Name"];
            config?: components["schemas"]["IntegrationConfigUpdate"];
        };
        /** @description An operation's id - opaque, sortable by creation. */
        OperationId: string;
        /**
         * @description The kind of work.
         * @enum {string}
         */
        OperationType: "integration_sync" | "webhook_recovery";
        /**
         * @description The state of the work. `succeeded` and `failed` are final.
         * @enum {string}
         */
        OperationStatus: "pending" | "running" | "succeeded" | "failed";
        /** @description Form B of an error: the same error inside another message, such as a failed operation or an error frame of the channel. */
        FormB: {
            code: components["schemas"]["ErrorCode"];
            /** @description What is wrong and what is allowed, written for people. */
            message: string;
            /** @description One sentence for each wrong field, by the path of the field. */
            details: {
                [key: string]: string;
            };
        };
        /** @description Work that continues after the request that started it has ended. */
        Operation: {
            id: components["schemas"]["OperationId"];
            type: components["schemas"]["OperationType"];
            status: components["schemas"]["OperationStatus"];
            /**
             * Format: int32
             * @description How much is done, in per cent. A failed operation keeps the value that it had reached.
             */
            progress: number;
            /** @description The record that the work is for. */
            resource_id: string;
            /** @description The result of a successful operation: numbers of records, such as the `deliveries` that a recovery queued. The operation that starts the work says which. Null before it succeeds, and when it failed. */
            result: {
                [key: string]: number;
            } | null;
            /** @description Why the operation failed; null unless it failed. */
            error: components["schemas"]["FormB"] | null;
            /**
             * Format: date-time
             * @description When the operation succeeded or failed; null until then.
             */
            finished_at: string | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A webhook's id - opaque, sortable by creation. */
        WebhookId: string;
        /**
         * Format: uri
         * @description The address that receives deliveries. Outside development it must be `https`. Private, loopback and link-local addresses are refused: IP addresses and `localhost` at once, host names when the connection is made. A redirect counts as a failure. Everyone in the account can read it.
         */
        WebhookUrl: string;
        /** @description The event types that the webhook receives. */
        WebhookEvents: components["schemas"]["EventType"][];
        /** @description Which events of a type the webhook receives; all of them where a type has no condition. The keys are types from `events`. A condition is a query string in the list language, about the event's `data`, with the filters of the list of such records: `type=instrument&status_in=active,pending`. For types with `changes`, `changes.status.from` and `changes.status.to` take the operators of `status`, and match only where the event changed it. `changes.status_exists=true` matches any change of `status`; every property has such a filter. Filters by the keys of `metadata` are about `data` only. `me` becomes your id. A condition has at most 20 filters, of which 2 may search in texts, and all together have at most 8,192 characters. Everyone in the account can read the conditions. */
        WebhookConditions: {
            [key: string]: string;
        };
        /**
         * @description Whether the webhook receives events (`enabled`), or they wait until you enable it (`paused`). Tessera disables a webhook whose address no longer exists or keeps failing (`disabled`).
         * @enum {string}
         */
        WebhookStatus: "enabled" | "paused" | "disabled";
        /** @description An address of yours that receives events. */
        Webhook: {
            id: components["schemas"]["WebhookId"];
            url: components["schemas"]["WebhookUrl"];
            events: components["schemas"]["WebhookEvents"];
            conditions: components["schemas"]["WebhookConditions"];
            /** @description The purpose of the webhook. */
            description: string | null;
            status: components["schemas"]["WebhookStatus"];
            /**
             * @description Why Tessera disabled the webhook: the address answered 410 (`gone`), or every delivery failed for 5 days (`failing`). Null while it is not disabled.
             * @enum {string|null}
             */
            disabled_reason: "gone" | "failing" | null;
            /** @description The user who registered the webhook. */
            created_by: components["schemas"]["UserId"];
            /** @description The full user who registered the webhook; present when `expand=creator` asks for it and the user still exists. */
            creator?: components["schemas"]["User"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description Whether the webhook receives events (`enabled`), or they wait until you enable it (`paused`).
         * @enum {string}
         */
        WebhookStatusInput: "enabled" | "paused";
        /** @description A new webhook, or all fields of a webhook to replace. */
        WebhookCreate: {
            url: components["schemas"]["WebhookUrl"];
            events: components["schemas"]["WebhookEvents"];
            /** @default {} */
            conditions?: components["schemas"]["WebhookConditions"];
            /** @description The purpose of the webhook. */
            description?: string | null;
            /** @description Whether the webhook receives events (`enabled`), or they wait until you enable it (`paused`). When left out, a new webhook is enabled, and one that you replace keeps its status. */
            status?: components["schemas"]["WebhookStatusInput"];
        };
        /** @description The key that verifies signatures, in the format of Standard Webhooks. It is shown here and never again. */
        WebhookSecret: string;
        /** @description A webhook with its signing secret. Only creation and rotation show it. */
        WebhookWithSecret: components["schemas"]["Webhook"] & {
            secret: components["schemas"]["WebhookSecret"];
        };
        /** @description The new conditions, by event type, as in `WebhookConditions`; null removes all of them. */
        WebhookConditionsUpdate: {
            [key: string]: string;
        } | null;
        /** @description The fields to change; at least one. */
        WebhookUpdate: {
            url?: components["schemas"]["WebhookUrl"];
            events?: components["schemas"]["WebhookEvents"];
            conditions?: components["schemas"]["WebhookConditionsUpdate"];
            /** @description The purpose of the webhook; null empties it. */
            description?: string | null;
            status?: components["schemas"]["WebhookStatusInput"];
        };
        /** @description A delivery's id - opaque, sortable by creation. */
        DeliveryId: string;
        /**
         * @description The state of the delivery: another attempt will follow (`pending`), an attempt got a 2xx (`succeeded`), or no attempt succeeded and no more will follow (`failed`). It also fails when the webhook is disabled, then perhaps without any attempt.
         * @enum {string}
         */
        DeliveryStatus: "pending" | "succeeded" | "failed";
        /** @description One request to the webhook's address, and the response. The request body is the event, which `expand=event` shows, with its `created_at` as `timestamp`. */
        DeliveryAttempt: {
            /** @description When the request was sent. */
            at: components["schemas"]["Timestamp"];
            /**
             * Format: int32
             * @description The HTTP status of the response; null when there was none.
             */
            status: number | null;
            /**
             * Format: int32
             * @description How long the attempt took, in milliseconds. An attempt times out after 15 seconds.
             */
            duration_ms: number;
            /** @description Why the attempt failed, in a sentence; null when it succeeded. */
            error: string | null;
            /** @description The first 2 KiB of the response; null when there was none. */
            response_body: string | null;
            /** @description The headers that were sent, including the signatures, with names in lower case. */
            request_headers: {
                [key: string]: string;
            };
        };
        /** @description The delivery of one event to one webhook. */
        Delivery: {
            id: components["schemas"]["DeliveryId"];
            webhook_id: components["schemas"]["WebhookId"];
            event_id: components["schemas"]["EventId"];
            /** @description The full event; present when `expand=event` asks for it and you may see it. */
            event?: components["schemas"]["Event"];
            event_type: components["schemas"]["EventType"];
            status: components["schemas"]["DeliveryStatus"];
            /**
             * Format: int32
             * @description The number of attempts so far.
             */
            attempt_count: number;
            /**
             * Format: date-time
             * @description When the next attempt is due; null when there will be none. During an attempt, it is when another attempt could replace it. The attempt may come later: while the webhook is paused, while an earlier event of the same record is being sent, or while the address has asked for a pause with a `Retry-After` in a response other than 2xx, to whichever delivery.
             */
            next_attempt_at: string | null;
            /**
             * Format: int32
             * @description The HTTP status of the last attempt; null before the first, and when there was no response.
             */
            last_response_status: number | null;
            /** @description The attempts, oldest first; only the latest 100 when there are more. */
            attempts: components["schemas"]["DeliveryAttempt"][];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /**
         * Format: date-time
         * @description A point in time in a request: ISO 8601 (RFC 3339) with any offset.
         */
        Instant: string;
        /** @description How far back the recovery goes. */
        WebhookRecover: {
            /** @description Failed deliveries created at this time or later are sent again. */
            since: components["schemas"]["Instant"];
        };
        /** @description A new resource, or all fields of a resource to replace. */
        ResourceCreate: {
            /** @description The name that people use for it. */
            name: components["schemas"]["Name"];
            /** @description What the resource is. */
            description?: string | null;
            /** @default standard */
            type?: components["schemas"]["ResourceType"];
            status?: components["schemas"]["ResourceStatus"];
            /** @default {} */
            metadata?: components["schemas"]["Metadata"];
        };
        /** @description The fields to change; at least one. */
        ResourceUpdate: {
            /** @description The name that people use for it. */
            name?: components["schemas"]["Name"];
            /** @description What the resource is; null empties it. */
            description?: string | null;
            type?: components["schemas"]["ResourceType"];
            status?: components["schemas"]["ResourceStatus"];
            metadata?: components["schemas"]["MetadataUpdate"];
        };
        /** @description A notification's id - opaque, sortable by creation. */
        NotificationId: string;
        /**
         * @description Why it concerns you. What concerns you for several reasons has the first of them.
         * @enum {string}
         */
        NotificationKind: "mentioned" | "assigned" | "invited" | "commented" | "due";
        /**
         * @description Your own mark. A new notification is `unread`; `archived` is for what you are done with.
         * @enum {string}
         */
        NotificationStatus: "unread" | "read" | "archived";
        /** @description Something that concerns a person. */
        Notification: {
            id: components["schemas"]["NotificationId"];
            /** @description The person whom it concerns. */
            user_id: components["schemas"]["UserId"];
            kind: components["schemas"]["NotificationKind"];
            status: components["schemas"]["NotificationStatus"];
            /** @description The id of the record that it is about, of any family. A comment is about the record that it is on. */
            resource_id: string;
            /** @description The event that it tells of; null for `due`, which nothing but time has caused. */
            event_id: string | null;
            /** @description The full event; present when `expand=event` asks for it and you may see the event. */
            event?: components["schemas"]["Event"];
            actor: components["schemas"]["Actor"];
            created_at: components["schemas"]["Timestamp"];
            /** @description When you last marked it. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description What was marked as read. */
        NotificationsRead: {
            /**
             * Format: int64
             * @description How many notifications were unread.
             */
            read: number;
        };
        /** @description The mark to set. */
        NotificationUpdate: {
            status?: components["schemas"]["NotificationStatus"];
        };
        /**
         * @description The operationId of an operation that can be part of a batch.
         * @enum {string}
         */
        BatchOperationId: "createUser" | "updateCurrentUser" | "replaceUser" | "updateUser" | "deleteUser" | "createProject" | "replaceProject" | "updateProject" | "deleteProject" | "addProjectMember" | "updateProjectMember" | "removeProjectMember" | "archiveProject" | "restoreProject" | "transferProject" | "cloneProject" | "createTask" | "replaceTask" | "updateTask" | "deleteTask" | "completeTask" | "reopenTask" | "createProjectTask" | "createTeam" | "replaceTeam" | "updateTeam" | "deleteTeam" | "addTeamMember" | "removeTeamMember" | "createFile" | "replaceFile" | "updateFile" | "deleteFile" | "createFileUploadAddress" | "createComment" | "replaceComment" | "updateComment" | "deleteComment" | "createIntegration" | "replaceIntegration" | "updateIntegration" | "deleteIntegration" | "disconnectIntegration" | "syncIntegration" | "createWebhook" | "replaceWebhook" | "updateWebhook" | "deleteWebhook" | "redeliverWebhookDelivery" | "testWebhook" | "rotateWebhookSecret" | "enableWebhook" | "recoverWebhook" | "createResource" | "replaceResource" | "updateResource" | "deleteResource" | "updateNotification" | "readAllNotifications";
        /** @description An operation that writes, with what a request for it has. */
        BatchOperation: {
            operation: components["schemas"]["BatchOperationId"];
            /** @description The path parameters, by name. */
            path?: {
                [key: string]: string;
            };
            /** @description The query parameters, by name. */
            query?: {
                [key: string]: string | number | boolean | (string | number | boolean)[];
            };
            /** @description The `ETag` that the record must have for the change to be made. */
            if_match?: string;
            /** @description The body, if the operation has one. */
            body?: {
                [key: string]: unknown;
            };
            /** @description Values of earlier results, by the place in this operation that gets them. Both places are JSON Pointers (RFC 6901). A value replaces the one that stands there; of several places, the last part alone may be missing. */
            references?: {
                [key: string]: string;
            };
        };
        /** @description Operations to carry out in order. */
        Batch: {
            /**
             * @description Whether either all operations are carried out or none.
             * @default true
             */
            atomic?: boolean;
            /** @description The operations, in the order in which they are carried out. */
            operations: components["schemas"]["BatchOperation"][];
        };
        /** @description What the operation would have answered alone. */
        BatchOperationResult: {
            operation: components["schemas"]["BatchOperationId"];
            /**
             * Format: int32
             * @description The HTTP status. From 400 on the operation was refused.
             */
            status: number;
            /** @description The headers that the operation's response has of its own, such as `ETag` and `Location`. */
            headers: {
                [key: string]: string;
            };
            /** @description The body of the response, with `data` or `error`; null where it has none. */
            body: {
                [key: string]: unknown;
            } | null;
        };
        /** @description What became of the operations of a batch. */
        BatchResult: {
            /**
             * Format: int32
             * @description How many operations were carried out.
             */
            succeeded: number;
            /**
             * Format: int32
             * @description How many operations were refused.
             */
            failed: number;
            /** @description The result of each operation, in the order of the request. */
            results: components["schemas"]["BatchOperationResult"][];
        };
        /**
         * @description A kind of record that can be found. More are added over time; ignore those that you do not know.
         * @enum {string}
         */
        SearchKind: "user" | "project" | "task" | "team" | "file" | "comment" | "integration" | "webhook" | "resource";
        /**
         * @description Where the words are: in the title of the record, or in its other texts.
         * @enum {string}
         */
        SearchPlace: "title" | "text";
        /** @description A part of a passage. */
        SearchPart: {
            /** @description The part as it is written. It is plain text. */
            text: string;
            /** @description Whether it is one of the words. */
            is_match: boolean;
        };
        /** @description A passage with the words. */
        SearchHighlight: {
            place: components["schemas"]["SearchPlace"];
            /** @description The passage as it is written, cut into what matches and what does not. Show the texts one behind the other. */
            parts: components["schemas"]["SearchPart"][];
        };
        /** @description A record that has the words. */
        SearchResult: {
            /** @description The record's id. */
            id: string;
            kind: components["schemas"]["SearchKind"];
            /** @description The title of the record; the beginning of its text if it has none. */
            title: string;
            /** @description Where the words are. It is empty when they are far behind in a long text. */
            highlights: components["schemas"]["SearchHighlight"][];
        };
        /** @description The records that have the words. */
        SearchResults: {
            /** @description The records, the best match first. */
            results: components["schemas"]["SearchResult"][];
        };
        /** @description A membership in a project, at the time when it began, changed or ended. */
        ProjectMemberChange: {
            project_id: components["schemas"]["ProjectId"];
            user_id: components["schemas"]["UserId"];
            role: components["schemas"]["ProjectRole"];
        };
        /** @description A project that fewer users may see than before. Nothing else is said of it, because some readers of the event no longer see it. */
        ProjectRestriction: {
            project_id: components["schemas"]["ProjectId"];
        };
        /** @description A membership in a team, at the time when it began or ended. */
        TeamMemberChange: {
            team_id: components["schemas"]["TeamId"];
            user_id: components["schemas"]["UserId"];
        };
        /** @description A file and the project that it was moved out of. */
        ProjectFileRemoval: {
            project_id: components["schemas"]["ProjectId"];
            file_id: components["schemas"]["FileId"];
        };
        /** @description A person who has marked all their notifications as read. */
        NotificationsReadBy: {
            user_id: components["schemas"]["UserId"];
        };
        /** @description The body of a webhook's message: the event as `GET /v1/events/{event_id}` shows it, and the `timestamp` that Standard Webhooks requires. `type` determines the schema of `data`. The body is the same in every attempt. */
        WebhookBody: components["schemas"]["UserCreatedEvent"] | components["schemas"]["UserUpdatedEvent"] | components["schemas"]["UserDeletedEvent"] | components["schemas"]["ProjectCreatedEvent"] | components["schemas"]["ProjectUpdatedEvent"] | components["schemas"]["ProjectDeletedEvent"] | components["schemas"]["ProjectArchivedEvent"] | components["schemas"]["ProjectRestoredEvent"] | components["schemas"]["ProjectMemberAddedEvent"] | components["schemas"]["ProjectMemberRemovedEvent"] | components["schemas"]["ProjectMemberUpdatedEvent"] | components["schemas"]["ProjectRestrictedEvent"] | components["schemas"]["TaskCreatedEvent"] | components["schemas"]["TaskUpdatedEvent"] | components["schemas"]["TaskDeletedEvent"] | components["schemas"]["TaskCompletedEvent"] | components["schemas"]["TaskReopenedEvent"] | components["schemas"]["TeamCreatedEvent"] | components["schemas"]["TeamUpdatedEvent"] | components["schemas"]["TeamDeletedEvent"] | components["schemas"]["TeamMemberAddedEvent"] | components["schemas"]["TeamMemberRemovedEvent"] | components["schemas"]["ProjectFileRemovedEvent"] | components["schemas"]["FileCreatedEvent"] | components["schemas"]["FileUpdatedEvent"] | components["schemas"]["FileDeletedEvent"] | components["schemas"]["FileContentStoredEvent"] | components["schemas"]["CommentCreatedEvent"] | components["schemas"]["CommentUpdatedEvent"] | components["schemas"]["CommentDeletedEvent"] | components["schemas"]["IntegrationCreatedEvent"] | components["schemas"]["IntegrationUpdatedEvent"] | components["schemas"]["IntegrationDeletedEvent"] | components["schemas"]["IntegrationConnectedEvent"] | components["schemas"]["IntegrationDisconnectedEvent"] | components["schemas"]["IntegrationSyncStartedEvent"] | components["schemas"]["IntegrationSyncedEvent"] | components["schemas"]["IntegrationSyncFailedEvent"] | components["schemas"]["WebhookCreatedEvent"] | components["schemas"]["WebhookUpdatedEvent"] | components["schemas"]["WebhookDeletedEvent"] | components["schemas"]["WebhookEnabledEvent"] | components["schemas"]["WebhookDisabledEvent"] | components["schemas"]["WebhookSecretRotatedEvent"] | components["schemas"]["WebhookTestEvent"] | components["schemas"]["ResourceCreatedEvent"] | components["schemas"]["ResourceUpdatedEvent"] | components["schemas"]["ResourceDeletedEvent"] | components["schemas"]["NotificationCreatedEvent"] | components["schemas"]["NotificationUpdatedEvent"] | components["schemas"]["UserNotificationsReadEvent"];
        /** @description Members in their envelope. */
        ProjectMemberCollection: {
            /** @description The members. */
            data: components["schemas"]["ProjectMember"][];
            meta: components["schemas"]["CollectionMeta"];
            links?: components["schemas"]["CollectionLinks"];
        };
        /** @description Facts about the list. The form follows from the pagination parameters of the request. */
        CollectionMeta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"] | components["schemas"]["OffsetMeta"];
        /** @description A list read by page. */
        PageMeta: {
            /**
             * Format: int32
             * @description The number of this page.
             */
            page: number;
            /**
             * Format: int32
             * @description The number of records per page.
             */
            limit: number;
            total: components["schemas"]["Total"];
            total_is_minimum?: components["schemas"]["TotalIsMinimum"];
            /** @description Whether more records follow; `links.next` is their address. */
            has_more: boolean;
            request_id: components["schemas"]["RequestId"];
            filters?: components["schemas"]["AppliedFilters"];
            sort?: components["schemas"]["AppliedSort"];
        };
        /**
         * Format: int64
         * @description The number of records that match the filters. Up to 10,000 it is exact. Where more records match, counting may stop: then the list has at least this many records, and `total_is_minimum` is true.
         */
        Total: number;
        /** @description True where more than 10,000 records match and counting stopped: the list has at least `total` records. Absent where `total` is exact. */
        TotalIsMinimum: boolean;
        /** @description A list read by offset. */
        OffsetMeta: {
            request_id: components["schemas"]["RequestId"];
            /** @description The position of this response in the whole list. */
            pagination: {
                total: components["schemas"]["Total"];
                total_is_minimum?: components["schemas"]["TotalIsMinimum"];
                /**
                 * Format: int32
                 * @description The highest number of records in a response.
                 */
                limit: number;
                /**
                 * Format: int32
                 * @description The number of records skipped.
                 */
                offset: number;
                /**
                 * Format: uri-reference
                 * @description The relative address of the next records. After offset 100,000 it continues by cursor.
                 */
                next: string | null;
                /**
                 * Format: uri-reference
                 * @description The relative address of the previous records.
                 */
                previous: string | null;
            };
            filters?: components["schemas"]["AppliedFilters"];
            sort?: components["schemas"]["AppliedSort"];
        };
        /** @description One membership in its envelope. */
        ProjectMemberSingle: {
            data: components["schemas"]["ProjectMember"];
            meta: components["schemas"]["Meta"];
        };
        /** @description Facts about the response. */
        Meta: {
            request_id: components["schemas"]["RequestId"];
        };
        /** @description One task, in `data`. */
        TaskSingle: {
            data: components["schemas"]["Task"];
            meta: components["schemas"]["Meta"];
        };
        /** @description The members of a team in their envelope. */
        TeamMemberCollection: {
            /** @description The members. */
            data: components["schemas"]["TeamMember"][];
            meta: components["schemas"]["CollectionMeta"];
            links?: components["schemas"]["CollectionLinks"];
        };
        /** @description One membership in its envelope. */
        TeamMemberSingle: {
            data: components["schemas"]["TeamMember"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A page of users, in `data`. */
        UserCollection: {
            /** @description The users. */
            data: components["schemas"]["User"][];
            meta: components["schemas"]["CollectionMeta"];
            links?: components["schemas"]["CollectionLinks"];
        };
        /** @description One user in their envelope. */
        UserSingle: {
            data: components["schemas"]["User"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A page of projects, in `data`. */
        ProjectCollection: {
            /** @description The projects. */
            data: components["schemas"]["Project"][];
            meta: components["schemas"]["CollectionMeta"];
            links?: components["schemas"]["CollectionLinks"];
        };
        /** @description A page of teams, in `data`. */
        TeamCollection: {
            /** @description The teams. */
            data: components["schemas"]["Team"][];
            meta: components["schemas"]["CollectionMeta"];
            links?: components["schemas"]["CollectionLinks"];
        };
        /** @description A page of tasks, in `data`. */
        TaskCollection: {
            /** @description The tasks. */
            data: components["schemas"]["Task"][];
            meta: components["schemas"]["CollectionMeta"];
            links?: components["schemas"]["CollectionLinks"];
        };
        /** @description A page of resources, in `data`. */
        ResourceCollection: {
            /** @description The resources. */
            data: components["schemas"]["Resource"][];
            meta: components["schemas"]["CollectionMeta"];
            links?: components["schemas"]["CollectionLinks"];
        };
        /** @description One project, in `data`. */
        ProjectSingle: {
            data: components["schemas"]["Project"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A page of file records, in `data`. */
        FileRecordCollection: {
            /** @description The file records. */
            data: components["schemas"]["FileRecord"][];
            meta: components["schemas"]["CollectionMeta"];
            links?: components["schemas"]["CollectionLinks"];
        };
        /** @description A page of comments, in `data`. */
        CommentCollection: {
            /** @description The comments. */
            data: components["schemas"]["Comment"][];
            meta: components["schemas"]["CollectionMeta"];
            links?: components["schemas"]["CollectionLinks"];
        };
        /** @description One team, in `data`. */
        TeamSingle: {
            data: components["schemas"]["Team"];
            meta: components["schemas"]["Meta"];
        };
        /** @description One file record, in `data`. */
        FileRecordSingle: {
            data: components["schemas"]["FileRecord"];
            meta: components["schemas"]["Meta"];
        };
        /** @description One file address, in `data`. */
        FileAddressSingle: {
            data: components["schemas"]["FileAddress"];
            meta: components["schemas"]["Meta"];
        };
        /** @description One comment, in `data`. */
        CommentSingle: {
            data: components["schemas"]["Comment"];
            meta: components["schemas"]["Meta"];
        };
        /** @description One event, in `data`. */
        EventSingle: {
            data: components["schemas"]["Event"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A page of integrations, in `data`. */
        IntegrationCollection: {
            /** @description The integrations. */
            data: components["schemas"]["Integration"][];
            meta: components["schemas"]["CollectionMeta"];
            links?: components["schemas"]["CollectionLinks"];
        };
        /** @description One integration, in `data`. */
        IntegrationSingle: {
            data: components["schemas"]["Integration"];
            meta: components["schemas"]["Meta"];
        };
        /** @description One operation, in `data`. */
        OperationSingle: {
            data: components["schemas"]["Operation"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A page of operations, in `data`. */
        OperationCollection: {
            /** @description The operations. */
            data: components["schemas"]["Operation"][];
            meta: components["schemas"]["CollectionMeta"];
            links?: components["schemas"]["CollectionLinks"];
        };
        /** @description A page of webhooks, in `data`. */
        WebhookCollection: {
            /** @description The webhooks. */
            data: components["schemas"]["Webhook"][];
            meta: components["schemas"]["CollectionMeta"];
            links?: components["schemas"]["CollectionLinks"];
        };
        /** @description One webhook and its secret in their envelope. */
        WebhookWithSecretSingle: {
            data: components["schemas"]["WebhookWithSecret"];
            meta: components["schemas"]["Meta"];
        };
        /** @description One webhook, in `data`. */
        WebhookSingle: {
            data: components["schemas"]["Webhook"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A page of deliveries, in `data`. */
        DeliveryCollection: {
            /** @description The deliveries. */
            data: components["schemas"]["Delivery"][];
            meta: components["schemas"]["CollectionMeta"];
            links?: components["schemas"]["CollectionLinks"];
        };
        /** @description One delivery, in `data`. */
        DeliverySingle: {
            data: components["schemas"]["Delivery"];
            meta: components["schemas"]["Meta"];
        };
        /** @description One resource, in `data`. */
        ResourceSingle: {
            data: components["schemas"]["Resource"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A page of notifications, in `data`. */
        NotificationCollection: {
            /** @description The notifications. */
            data: components["schemas"]["Notification"][];
            meta: components["schemas"]["CollectionMeta"];
            links?: components["schemas"]["CollectionLinks"];
        };
        /** @description One notifications read, in `data`. */
        NotificationsReadSingle: {
            data: components["schemas"]["NotificationsRead"];
            meta: components["schemas"]["Meta"];
        };
        /** @description One notification, in `data`. */
        NotificationSingle: {
            data: components["schemas"]["Notification"];
            meta: components["schemas"]["Meta"];
        };
        /** @description One batch result, in `data`. */
        BatchResultSingle: {
            data: components["schemas"]["BatchResult"];
            meta: components["schemas"]["Meta"];
        };
        /** @description One search results, in `data`. */
        SearchResultsSingle: {
            data: components["schemas"]["SearchResults"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A person was added to the account. */
        UserCreatedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "USER_CREATED";
        } & (components["schemas"]["UserEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "USER_CREATED";
        });
        /** @description The properties of all events whose `data` is `User`. Readers: everyone in the account. */
        UserEventBase: {
            id: components["schemas"]["EventId"];
            resource_id: components["schemas"]["UserId"];
            actor: components["schemas"]["Actor"];
            cause: components["schemas"]["EventCause"];
            changes: components["schemas"]["EventChanges"];
            data: components["schemas"]["User"];
            version: components["schemas"]["EventVersion"];
            created_at: components["schemas"]["Timestamp"];
            timestamp?: components["schemas"]["WebhookTimestamp"];
        };
        /**
         * Format: date-time
         * @description When the event happened, not when it is delivered. It is `created_at` under the name that Standard Webhooks uses. Only webhooks have it.
         */
        WebhookTimestamp: string;
        /** @description Fields of a user changed, such as the name or the role. */
        UserUpdatedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "USER_UPDATED";
        } & (components["schemas"]["UserEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "USER_UPDATED";
        });
        /** @description A person was removed from the account; the record is in its last state. What remains and changes has events with this one as their `cause`, such as `RESOURCE_UPDATED` for resources that pass to another owner. Records keep the id of a deleted user as their author. Their memberships in projects ended with it, also without events of their own. Projects that passed to another owner have events with this one as their `cause`: `PROJECT_MEMBER_ADDED`, `PROJECT_MEMBER_UPDATED` and `PROJECT_UPDATED`. Tasks that lost their assignee have a `TASK_UPDATED` with this event as its `cause`. Their memberships in teams ended with it and have no events of their own: forget those with this `user_id`. */
        UserDeletedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "USER_DELETED";
        } & (components["schemas"]["UserEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "USER_DELETED";
        });
        /** @description A project was created, new or as a clone. The user in `owner_id` is its first member, with the role `owner`, and has no event of their own. Members that were cloned have a `PROJECT_MEMBER_ADDED` with this event as its `cause`. Tasks that were cloned have a `TASK_CREATED` with this event as its `cause`. */
        ProjectCreatedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "PROJECT_CREATED";
        } & (components["schemas"]["ProjectEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "PROJECT_CREATED";
        });
        /** @description The properties of all events whose `data` is `Project`. Readers: administrators, and those who may see the record. */
        ProjectEventBase: {
            id: components["schemas"]["EventId"];
            resource_id: components["schemas"]["ProjectId"];
            actor: components["schemas"]["Actor"];
            cause: components["schemas"]["EventCause"];
            changes: components["schemas"]["EventChanges"];
            data: components["schemas"]["Project"];
            version: components["schemas"]["EventVersion"];
            created_at: components["schemas"]["Timestamp"];
            timestamp?: components["schemas"]["WebhookTimestamp"];
        };
        /** @description Fields of a project changed, by a request or because its owner left it or was deleted. */
        ProjectUpdatedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "PROJECT_UPDATED";
        } & (components["schemas"]["ProjectEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "PROJECT_UPDATED";
        });
        /** @description A project was deleted; the record is in its last state. Its memberships ended with it and have no events of their own: forget those with this `project_id`. Its tasks were deleted with it and have no events of their own: forget those with this `project_id`. Its files remain, without project and task, and each has a `FILE_UPDATED` with this event as its `cause`. Only their uploaders and administrators see them from then on: everybody else forgets the files with this `project_id`. The comments on it and on its tasks were deleted with it and have no events of their own: forget those whose `subject` is gone. */
        ProjectDeletedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "PROJECT_DELETED";
        } & (components["schemas"]["ProjectEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "PROJECT_DELETED";
        });
        /** @description A project was archived; the project and its tasks are now read-only. */
        ProjectArchivedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "PROJECT_ARCHIVED";
        } & (components["schemas"]["ProjectEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "PROJECT_ARCHIVED";
        });
        /** @description An archived project was made active again. */
        ProjectRestoredEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "PROJECT_RESTORED";
        } & (components["schemas"]["ProjectEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "PROJECT_RESTORED";
        });
        /** @description A user became a member of a project, by a request, as a clone's member, or as the owner who follows a deleted user. */
        ProjectMemberAddedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "PROJECT_MEMBER_ADDED";
        } & (components["schemas"]["ProjectMemberEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "PROJECT_MEMBER_ADDED";
        });
        /** @description The properties of all events whose `data` is `ProjectMemberChange`. Readers: administrators, those who may see the record in `project_id`, and the user in `user_id`. */
        ProjectMemberEventBase: {
            id: components["schemas"]["EventId"];
            resource_id: components["schemas"]["ProjectId"];
            actor: components["schemas"]["Actor"];
            cause: components["schemas"]["EventCause"];
            changes: components["schemas"]["EventChanges"];
            data: components["schemas"]["ProjectMemberChange"];
            version: components["schemas"]["EventVersion"];
            created_at: components["schemas"]["Timestamp"];
            timestamp?: components["schemas"]["WebhookTimestamp"];
        };
        /** @description A user is no longer a member of a project, because someone removed them or they left. `role` is the role that they had. The user gets this event, too: whoever no longer sees the project forgets it with everything in it. */
        ProjectMemberRemovedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "PROJECT_MEMBER_REMOVED";
        } & (components["schemas"]["ProjectMemberEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "PROJECT_MEMBER_REMOVED";
        });
        /** @description A member of a project has another role, for example `owner` after the owner of the project was deleted. `role` is the new one. */
        ProjectMemberUpdatedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "PROJECT_MEMBER_UPDATED";
        } & (components["schemas"]["ProjectMemberEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "PROJECT_MEMBER_UPDATED";
        });
        /** @description Fewer users may see a project. Its visibility was narrowed: everyone who saw it until then gets this event. Or a member left a project with the visibility `team`: the member and the members of their teams get it. Whoever no longer sees the project forgets it with everything in it. */
        ProjectRestrictedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "PROJECT_RESTRICTED";
        } & (components["schemas"]["ProjectRestrictionEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "PROJECT_RESTRICTED";
        });
        /** @description The properties of all events whose `data` is `ProjectRestriction`. Readers: administrators, and those who could see the record in `project_id` before. */
        ProjectRestrictionEventBase: {
            id: components["schemas"]["EventId"];
            resource_id: components["schemas"]["ProjectId"];
            actor: components["schemas"]["Actor"];
            cause: components["schemas"]["EventCause"];
            changes: components["schemas"]["EventChanges"];
            data: components["schemas"]["ProjectRestriction"];
            version: components["schemas"]["EventVersion"];
            created_at: components["schemas"]["Timestamp"];
            timestamp?: components["schemas"]["WebhookTimestamp"];
        };
        /** @description A task was added to a project, by a request or by a clone of its project. */
        TaskCreatedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "TASK_CREATED";
        } & (components["schemas"]["TaskEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "TASK_CREATED";
        });
        /** @description The properties of all events whose `data` is `Task`. Readers: administrators, and those who may see the record in `project_id`. */
        TaskEventBase: {
            id: components["schemas"]["EventId"];
            resource_id: components["schemas"]["TaskId"];
            actor: components["schemas"]["Actor"];
            cause: components["schemas"]["EventCause"];
            changes: components["schemas"]["EventChanges"];
            data: components["schemas"]["Task"];
            version: components["schemas"]["EventVersion"];
            created_at: components["schemas"]["Timestamp"];
            timestamp?: components["schemas"]["WebhookTimestamp"];
        };
        /** @description Fields of a task changed, for example its assignee or its status, by a request or because its assignee was deleted. */
        TaskUpdatedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "TASK_UPDATED";
        } & (components["schemas"]["TaskEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "TASK_UPDATED";
        });
        /** @description A task was deleted; the record is in its last state. Its files remain in the project, and each has a `FILE_UPDATED` with this event as its `cause`. Its comments were deleted with it and have no events of their own: forget those whose `subject` it is. */
        TaskDeletedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "TASK_DELETED";
        } & (components["schemas"]["TaskEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "TASK_DELETED";
        });
        /** @description A task was completed. */
        TaskCompletedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "TASK_COMPLETED";
        } & (components["schemas"]["TaskEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "TASK_COMPLETED";
        });
        /** @description A task that was done or cancelled was reopened. */
        TaskReopenedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "TASK_REOPENED";
        } & (components["schemas"]["TaskEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "TASK_REOPENED";
        });
        /** @description A team was created, still without members. */
        TeamCreatedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "TEAM_CREATED";
        } & (components["schemas"]["TeamEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "TEAM_CREATED";
        });
        /** @description The properties of all events whose `data` is `Team`. Readers: everyone in the account. */
        TeamEventBase: {
            id: components["schemas"]["EventId"];
            resource_id: components["schemas"]["TeamId"];
            actor: components["schemas"]["Actor"];
            cause: components["schemas"]["EventCause"];
            changes: components["schemas"]["EventChanges"];
            data: components["schemas"]["Team"];
            version: components["schemas"]["EventVersion"];
            created_at: components["schemas"]["Timestamp"];
            timestamp?: components["schemas"]["WebhookTimestamp"];
        };
        /** @description The name or the description of a team changed. */
        TeamUpdatedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "TEAM_UPDATED";
        } & (components["schemas"]["TeamEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "TEAM_UPDATED";
        });
        /** @description A team was deleted; the record is in its last state. Its memberships ended with it and have no events of their own: forget those with this `team_id`. */
        TeamDeletedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "TEAM_DELETED";
        } & (components["schemas"]["TeamEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "TEAM_DELETED";
        });
        /** @description A user was added to a team. */
        TeamMemberAddedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "TEAM_MEMBER_ADDED";
        } & (components["schemas"]["TeamMemberEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "TEAM_MEMBER_ADDED";
        });
        /** @description The properties of all events whose `data` is `TeamMemberChange`. Readers: everyone in the account. */
        TeamMemberEventBase: {
            id: components["schemas"]["EventId"];
            resource_id: components["schemas"]["TeamId"];
            actor: components["schemas"]["Actor"];
            cause: components["schemas"]["EventCause"];
            changes: components["schemas"]["EventChanges"];
            data: components["schemas"]["TeamMemberChange"];
            version: components["schemas"]["EventVersion"];
            created_at: components["schemas"]["Timestamp"];
            timestamp?: components["schemas"]["WebhookTimestamp"];
        };
        /** @description A user was removed from a team, or left it. */
        TeamMemberRemovedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "TEAM_MEMBER_REMOVED";
        } & (components["schemas"]["TeamMemberEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "TEAM_MEMBER_REMOVED";
        });
        /** @description A file was moved out of a project, to another one or to none. Those who see the project get this event: whoever does not see the file in its new place forgets it with all that is attached to it. */
        ProjectFileRemovedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "PROJECT_FILE_REMOVED";
        } & (components["schemas"]["ProjectFileRemovalEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "PROJECT_FILE_REMOVED";
        });
        /** @description The properties of all events whose `data` is `ProjectFileRemoval`. Readers: administrators, and those who may see the record in `project_id`. */
        ProjectFileRemovalEventBase: {
            id: components["schemas"]["EventId"];
            resource_id: components["schemas"]["ProjectId"];
            actor: components["schemas"]["Actor"];
            cause: components["schemas"]["EventCause"];
            changes: components["schemas"]["EventChanges"];
            data: components["schemas"]["ProjectFileRemoval"];
            version: components["schemas"]["EventVersion"];
            created_at: components["schemas"]["Timestamp"];
            timestamp?: components["schemas"]["WebhookTimestamp"];
        };
        /** @description The record of a file was created; its bytes are not uploaded yet. */
        FileCreatedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "FILE_CREATED";
        } & (components["schemas"]["FileRecordEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "FILE_CREATED";
        });
        /** @description The properties of all events whose `data` is `FileRecord`. Readers: administrators, those who may see the record in `project_id`, and the user in `uploaded_by`. */
        FileRecordEventBase: {
            id: components["schemas"]["EventId"];
            resource_id: components["schemas"]["FileId"];
            actor: components["schemas"]["Actor"];
            cause: components["schemas"]["EventCause"];
            changes: components["schemas"]["EventChanges"];
            data: components["schemas"]["FileRecord"];
            version: components["schemas"]["EventVersion"];
            created_at: components["schemas"]["Timestamp"];
            timestamp?: components["schemas"]["WebhookTimestamp"];
        };
        /** @description Fields of a file's record changed, such as its name, project or task, by a request or because its project or task was deleted. The bytes are the same. */
        FileUpdatedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "FILE_UPDATED";
        } & (components["schemas"]["FileRecordEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "FILE_UPDATED";
        });
        /** @description A file was deleted with its bytes; the record is in its last state. Its comments were deleted with it and have no events of their own: forget those whose `subject` it is. */
        FileDeletedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "FILE_DELETED";
        } & (components["schemas"]["FileRecordEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "FILE_DELETED";
        });
        /** @description The bytes of a file were uploaded completely, for the first time or as a replacement. */
        FileContentStoredEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "FILE_CONTENT_STORED";
        } & (components["schemas"]["FileRecordEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "FILE_CONTENT_STORED";
        });
        /** @description Somebody commented on a project, a task, a file or a resource. */
        CommentCreatedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "COMMENT_CREATED";
        } & (components["schemas"]["CommentEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "COMMENT_CREATED";
        });
        /** @description The properties of all events whose `data` is `Comment`. Readers: administrators, and those who may see the record in `subject.id`. */
        CommentEventBase: {
            id: components["schemas"]["EventId"];
            resource_id: components["schemas"]["CommentId"];
            actor: components["schemas"]["Actor"];
            cause: components["schemas"]["EventCause"];
            changes: components["schemas"]["EventChanges"];
            data: components["schemas"]["Comment"];
            version: components["schemas"]["EventVersion"];
            created_at: components["schemas"]["Timestamp"];
            timestamp?: components["schemas"]["WebhookTimestamp"];
        };
        /** @description The text of a comment changed. */
        CommentUpdatedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "COMMENT_UPDATED";
        } & (components["schemas"]["CommentEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "COMMENT_UPDATED";
        });
        /** @description A comment was deleted; the record is in its last state. */
        CommentDeletedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "COMMENT_DELETED";
        } & (components["schemas"]["CommentEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "COMMENT_DELETED";
        });
        /** @description An integration was created. */
        IntegrationCreatedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "INTEGRATION_CREATED";
        } & (components["schemas"]["IntegrationEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "INTEGRATION_CREATED";
        });
        /** @description The properties of all events whose `data` is `Integration`. Readers: everyone in the account. */
        IntegrationEventBase: {
            id: components["schemas"]["EventId"];
            resource_id: components["schemas"]["IntegrationId"];
            actor: components["schemas"]["Actor"];
            cause: components["schemas"]["EventCause"];
            changes: components["schemas"]["EventChanges"];
            data: components["schemas"]["Integration"];
            version: components["schemas"]["EventVersion"];
            created_at: components["schemas"]["Timestamp"];
            timestamp?: components["schemas"]["WebhookTimestamp"];
        };
        /** @description The name or the configuration of an integration changed. */
        IntegrationUpdatedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "INTEGRATION_UPDATED";
        } & (components["schemas"]["IntegrationEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "INTEGRATION_UPDATED";
        });
        /** @description An integration was deleted; the record is in its last state. The resources that it imported stay. */
        IntegrationDeletedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "INTEGRATION_DELETED";
        } & (components["schemas"]["IntegrationEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "INTEGRATION_DELETED";
        });
        /** @description An integration reached its address and is connected. */
        IntegrationConnectedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "INTEGRATION_CONNECTED";
        } & (components["schemas"]["IntegrationEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "INTEGRATION_CONNECTED";
        });
        /** @description An integration was disconnected; nothing more is fetched. */
        IntegrationDisconnectedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "INTEGRATION_DISCONNECTED";
        } & (components["schemas"]["IntegrationEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "INTEGRATION_DISCONNECTED";
        });
        /** @description A sync was accepted and continues in the background. */
        IntegrationSyncStartedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "INTEGRATION_SYNC_STARTED";
        } & (components["schemas"]["IntegrationEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "INTEGRATION_SYNC_STARTED";
        });
        /** @description A sync succeeded; `last_synced_at` says when. Each resource that it created or changed has an event of its own. All of them, and this one, have the `INTEGRATION_SYNC_STARTED` as their `cause`. */
        IntegrationSyncedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "INTEGRATION_SYNCED";
        } & (components["schemas"]["IntegrationEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "INTEGRATION_SYNCED";
        });
        /** @description A sync failed or was interrupted. Its operation says why. The `INTEGRATION_SYNC_STARTED` is its `cause`. */
        IntegrationSyncFailedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "INTEGRATION_SYNC_FAILED";
        } & (components["schemas"]["IntegrationEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "INTEGRATION_SYNC_FAILED";
        });
        /** @description A webhook was registered. No event shows its signing secret. */
        WebhookCreatedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "WEBHOOK_CREATED";
        } & (components["schemas"]["WebhookEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "WEBHOOK_CREATED";
        });
        /** @description The properties of all events whose `data` is `Webhook`. Readers: everyone in the account. */
        WebhookEventBase: {
            id: components["schemas"]["EventId"];
            resource_id: components["schemas"]["WebhookId"];
            actor: components["schemas"]["Actor"];
            cause: components["schemas"]["EventCause"];
            changes: components["schemas"]["EventChanges"];
            data: components["schemas"]["Webhook"];
            version: components["schemas"]["EventVersion"];
            created_at: components["schemas"]["Timestamp"];
            timestamp?: components["schemas"]["WebhookTimestamp"];
        };
        /** @description Fields of a webhook changed, such as its address or its event types, or it was paused or its pause ended. */
        WebhookUpdatedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "WEBHOOK_UPDATED";
        } & (components["schemas"]["WebhookEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "WEBHOOK_UPDATED";
        });
        /** @description A webhook was deleted; the record is in its last state. */
        WebhookDeletedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "WEBHOOK_DELETED";
        } & (components["schemas"]["WebhookEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "WEBHOOK_DELETED";
        });
        /** @description A disabled or paused webhook was enabled again, by the action `enable`. */
        WebhookEnabledEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "WEBHOOK_ENABLED";
        } & (components["schemas"]["WebhookEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "WEBHOOK_ENABLED";
        });
        /** @description A webhook was disabled; `disabled_reason` says why. */
        WebhookDisabledEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "WEBHOOK_DISABLED";
        } & (components["schemas"]["WebhookEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "WEBHOOK_DISABLED";
        });
        /** @description A webhook got a new signing secret. For 24 hours its messages also carry a signature with the old secret. */
        WebhookSecretRotatedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "WEBHOOK_SECRET_ROTATED";
        } & (components["schemas"]["WebhookEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "WEBHOOK_SECRET_ROTATED";
        });
        /** @description Somebody tests a webhook. The event is sent only to that webhook, whether or not it receives this type. */
        WebhookTestEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "WEBHOOK_TEST";
        } & (components["schemas"]["WebhookEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "WEBHOOK_TEST";
        });
        /** @description A resource was created, by a request or by work in the background. A sync creates a resource for an item that it finds for the first time. */
        ResourceCreatedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "RESOURCE_CREATED";
        } & (components["schemas"]["ResourceEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "RESOURCE_CREATED";
        });
        /** @description The properties of all events whose `data` is `Resource`. Readers: everyone in the account. */
        ResourceEventBase: {
            id: components["schemas"]["EventId"];
            resource_id: components["schemas"]["ResourceId"];
            actor: components["schemas"]["Actor"];
            cause: components["schemas"]["EventCause"];
            changes: components["schemas"]["EventChanges"];
            data: components["schemas"]["Resource"];
            version: components["schemas"]["EventVersion"];
            created_at: components["schemas"]["Timestamp"];
            timestamp?: components["schemas"]["WebhookTimestamp"];
        };
        /** @description Fields of a resource changed, for example its status, by a request or by work in the background. A sync updates a resource whose item has changed. */
        ResourceUpdatedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "RESOURCE_UPDATED";
        } & (components["schemas"]["ResourceEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "RESOURCE_UPDATED";
        });
        /** @description A resource was deleted; the record is in its last state. Its comments were deleted with it and have no events of their own: forget those whose `subject` it is. */
        ResourceDeletedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "RESOURCE_DELETED";
        } & (components["schemas"]["ResourceEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "RESOURCE_DELETED";
        });
        /** @description Something concerns a person. It is the effect of the event that it tells of, or recorded by itself for what is due. */
        NotificationCreatedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "NOTIFICATION_CREATED";
        } & (components["schemas"]["NotificationEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "NOTIFICATION_CREATED";
        });
        /** @description The properties of all events whose `data` is `Notification`. Readers: the user in `user_id` alone. */
        NotificationEventBase: {
            id: components["schemas"]["EventId"];
            resource_id: components["schemas"]["NotificationId"];
            actor: components["schemas"]["Actor"];
            cause: components["schemas"]["EventCause"];
            changes: components["schemas"]["EventChanges"];
            data: components["schemas"]["Notification"];
            version: components["schemas"]["EventVersion"];
            created_at: components["schemas"]["Timestamp"];
            timestamp?: components["schemas"]["WebhookTimestamp"];
        };
        /** @description A person marked a notification of theirs. */
        NotificationUpdatedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "NOTIFICATION_UPDATED";
        } & (components["schemas"]["NotificationEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "NOTIFICATION_UPDATED";
        });
        /** @description A person marked all their unread notifications as read. Each has its own event, with this one as the cause. */
        UserNotificationsReadEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "USER_NOTIFICATIONS_READ";
        } & (components["schemas"]["NotificationsReadByEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "USER_NOTIFICATIONS_READ";
        });
        /** @description The properties of all events whose `data` is `NotificationsReadBy`. Readers: the user in `user_id` alone. */
        NotificationsReadByEventBase: {
            id: components["schemas"]["EventId"];
            resource_id: components["schemas"]["UserId"];
            actor: components["schemas"]["Actor"];
            cause: components["schemas"]["EventCause"];
            changes: components["schemas"]["EventChanges"];
            data: components["schemas"]["NotificationsReadBy"];
            version: components["schemas"]["EventVersion"];
            created_at: components["schemas"]["Timestamp"];
            timestamp?: components["schemas"]["WebhookTimestamp"];
        };
        /** @description The same error as a problem document (RFC 9457). It is sent when `Accept` prefers `application/problem+json`, or names it and gives `application/json` no higher weight. */
        Problem: {
            /**
             * Format: uri-reference
             * @description The address of the documentation of the code.
             */
            type: string;
            /** @description The status in words. */
            title: string;
            /**
             * Format: int32
             * @description The HTTP status.
             */
            status: number;
            /** @description The message of form A. */
            detail: string;
            /** @description The request that the error is about. */
            instance: string;
            code: components["schemas"]["ErrorCode"];
            request_id: components["schemas"]["RequestId"];
            /** @description The details of form A. */
            errors?: components["schemas"]["ErrorDetail"][];
        };
    };
    responses: {
        /** @description One page of users. */
        UserPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UserCollection"];
            };
        };
        /** @description The new user. */
        UserCreated: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UserSingle"];
            };
        };
        /** @description One record in each line. The lines are read while you receive them, so the response has no `Content-Length`. One that breaks off ends without its last chunk, which HTTP clients report as an error: what you have then is not the whole. */
        Records: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/jsonl": components["schemas"]["RecordLines"];
                "text/csv": components["schemas"]["RecordTable"];
            };
        };
        /** @description The user in their current state. */
        UserFound: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UserSingle"];
            };
        };
        /** @description One page of projects. */
        ProjectPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProjectCollection"];
            };
        };
        /** @description One page of teams. */
        TeamPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TeamCollection"];
            };
        };
        /** @description One page of tasks. */
        TaskPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TaskCollection"];
            };
        };
        /** @description One page of resources. */
        ResourcePage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ResourceCollection"];
            };
        };
        /** @description The new project. */
        ProjectCreated: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProjectSingle"];
            };
        };
        /** @description The project in its current state. */
        ProjectFound: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProjectSingle"];
            };
        };
        /** @description The new task. */
        TaskCreated: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TaskSingle"];
            };
        };
        /** @description One page of files. */
        FilePage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FileRecordCollection"];
            };
        };
        /** @description One page of comments. */
        CommentPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CommentCollection"];
            };
        };
        /** @description The next events of the project, oldest first where no sort says otherwise. */
        ProjectEventPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EventCollection"];
            };
        };
        /** @description The task in its current state. */
        TaskFound: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TaskSingle"];
            };
        };
        /** @description The new team. */
        TeamCreated: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TeamSingle"];
            };
        };
        /** @description The team in its current state. */
        TeamFound: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TeamSingle"];
            };
        };
        /** @description The file's record, without bytes so far. */
        FileCreated: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FileRecordSingle"];
            };
        };
        /** @description The file's record in its current state. */
        FileFound: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FileRecordSingle"];
            };
        };
        /** @description All bytes of the file. */
        FileContent: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "*/*": components["schemas"]["FileBytes"];
            };
        };
        /** @description The part that `Range` asked for. */
        FileContentPart: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "*/*": components["schemas"]["FileBytes"];
            };
        };
        /** @description The address, which is shown only now. */
        FileUploadAddress: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FileAddressSingle"];
            };
        };
        /** @description The address. */
        FileDownloadAddress: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FileAddressSingle"];
            };
        };
        /** @description The new comment. */
        CommentCreated: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CommentSingle"];
            };
        };
        /** @description The comment in its current state. */
        CommentFound: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CommentSingle"];
            };
        };
        /** @description The next events, oldest first where no sort says otherwise. */
        EventPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EventCollection"];
            };
        };
        /** @description The event. */
        EventFound: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EventSingle"];
            };
        };
        /** @description One page of integrations. */
        IntegrationPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["IntegrationCollection"];
            };
        };
        /** @description The new integration. */
        IntegrationCreated: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["IntegrationSingle"];
            };
        };
        /** @description The integration in its current state. */
        IntegrationFound: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["IntegrationSingle"];
            };
        };
        /** @description The work is accepted and continues in the background. `Location` is the address of the operation. */
        IntegrationSyncAccepted: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OperationSingle"];
            };
        };
        /** @description One page of the syncs of an integration. */
        IntegrationOperationPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OperationCollection"];
            };
        };
        /** @description One page of operations. */
        OperationPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OperationCollection"];
            };
        };
        /** @description The operation in its current state. */
        OperationFound: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OperationSingle"];
            };
        };
        /** @description One page of webhooks. */
        WebhookPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WebhookCollection"];
            };
        };
        /** @description The new webhook, with its signing secret. */
        WebhookCreated: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WebhookWithSecretSingle"];
            };
        };
        /** @description The webhook in its current state, without its secret. */
        WebhookFound: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WebhookSingle"];
            };
        };
        /** @description One page of deliveries. */
        DeliveryPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeliveryCollection"];
            };
        };
        /** @description The delivery in its current state. */
        DeliveryFound: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeliverySingle"];
            };
        };
        /** @description The delivery is due and will be attempted at once. `Location` is the address of the delivery. */
        DeliveryAccepted: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeliverySingle"];
            };
        };
        /** @description The delivery of the test, due now. `Location` is the address of the delivery. */
        WebhookTestAccepted: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeliverySingle"];
            };
        };
        /** @description The webhook with its new signing secret. */
        WebhookSecretRotated: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WebhookWithSecretSingle"];
            };
        };
        /** @description The recovery is accepted and continues in the background. `Location` is the address of the operation. */
        WebhookRecoverAccepted: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OperationSingle"];
            };
        };
        /** @description The new resource. */
        ResourceCreated: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ResourceSingle"];
            };
        };
        /** @description The resource in its current state. */
        ResourceFound: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ResourceSingle"];
            };
        };
        /** @description One page of your notifications. */
        NotificationPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NotificationCollection"];
            };
        };
        /** @description How many notifications were unread. */
        NotificationsRead: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NotificationsReadSingle"];
            };
        };
        /** @description The notification in its current state. */
        NotificationFound: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NotificationSingle"];
            };
        };
        /** @description The result of each operation, in the order of the request. */
        BatchExecuted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BatchResultSingle"];
            };
        };
        /** @description What was found. */
        SearchResultsFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SearchResultsSingle"];
            };
        };
        /** @description Any other error, in the same form. */
        Default: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The record has not changed: it is the version that you have. */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The user in their current state. */
        UserFoundWritten: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UserSingle"];
            };
        };
        /** @description The project in its current state. */
        ProjectFoundWritten: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProjectSingle"];
            };
        };
        /** @description The task in its current state. */
        TaskFoundWritten: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TaskSingle"];
            };
        };
        /** @description The team in its current state. */
        TeamFoundWritten: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TeamSingle"];
            };
        };
        /** @description The file's record in its current state. */
        FileFoundWritten: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FileRecordSingle"];
            };
        };
        /** @description The comment in its current state. */
        CommentFoundWritten: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CommentSingle"];
            };
        };
        /** @description The integration in its current state. */
        IntegrationFoundWritten: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["IntegrationSingle"];
            };
        };
        /** @description The webhook in its current state, without its secret. */
        WebhookFoundWritten: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WebhookSingle"];
            };
        };
        /** @description The resource in its current state. */
        ResourceFoundWritten: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ResourceSingle"];
            };
        };
        /** @description The notification in its current state. */
        NotificationFoundWritten: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NotificationSingle"];
            };
        };
    };
    parameters: {
        UserIdPath: components["schemas"]["UserIdInput"];
        RangeHeader: string;
        IfRangeHeader: string;
        ContentDigestHeader: components["schemas"]["FileDigest"];
        ReprDigestHeader: components["schemas"]["FileDigest"];
        Words: string;
        Kinds: components["schemas"]["SearchKind"][];
        Most: number;
        WebhookMessageIdHeader: components["schemas"]["EventId"];
        WebhookTimestampHeader: number;
        WebhookSignatureHeader: string;
        WebhookTraceparentHeader: string;
        WebhookTracestateHeader: string;
        ProjectIdPath: components["schemas"]["ProjectId"];
        TaskIdPath: components["schemas"]["TaskId"];
        TeamIdPath: components["schemas"]["TeamId"];
        FileIdPath: components["schemas"]["FileId"];
        CommentIdPath: components["schemas"]["CommentId"];
        EventIdPath: components["schemas"]["EventId"];
        IntegrationIdPath: components["schemas"]["IntegrationId"];
        OperationIdPath: components["schemas"]["OperationId"];
        WebhookIdPath: components["schemas"]["WebhookId"];
        DeliveryIdPath: components["schemas"]["DeliveryId"];
        ResourceIdPath: components["schemas"]["ResourceId"];
        NotificationIdPath: components["schemas"]["NotificationId"];
        RequestIdHeader: components["schemas"]["RequestId"];
        VersionHeader: string;
        Page: number;
        Offset: number;
        After: string;
        Limit: number;
        Or: string[];
        "User.sort": ("name" | "name:asc" | "name:desc" | "email" | "email:asc" | "email:desc" | "role" | "role:asc" | "role:desc" | "created_at" | "created_at:asc" | "created_at:desc" | "updated_at" | "updated_at:asc" | "updated_at:desc")[];
        "User.fields": ("id" | "name" | "email" | "role" | "metadata" | "created_at" | "updated_at")[];
        "User.id": string;
        "User.id_in": string[];
        "User.id.eq": string;
        "User.id.neq": string;
        "User.id.in": string[];
        "User.id.nin": string[];
        "User.name": string;
        "User.name_in": string[];
        "User.name_contains": string;
        "User.name_starts_with": string;
        "User.name.eq": string;
        "User.name.neq": string;
        "User.name.in": string[];
        "User.name.nin": string[];
        "User.name.like": string;
        "User.email": string;
        "User.email_in": string[];
        "User.email_contains": string;
        "User.email_starts_with": string;
        "User.email.eq": string;
        "User.email.neq": string;
        "User.email.in": string[];
        "User.email.nin": string[];
        "User.email.like": string;
        "User.role": "admin" | "editor" | "viewer";
        "User.role_in": ("admin" | "editor" | "viewer")[];
        "User.role.eq": "admin" | "editor" | "viewer";
        "User.role.neq": "admin" | "editor" | "viewer";
        "User.role.in": ("admin" | "editor" | "viewer")[];
        "User.role.nin": ("admin" | "editor" | "viewer")[];
        "User.metadata": {
            [key: string]: string | string[];
        };
        "User.created_at": string;
        "User.created_at_gt": string;
        "User.created_at_gte": string;
        "User.created_at_lt": string;
        "User.created_at_lte": string;
        "User.created_at_after": string;
        "User.created_at_before": string;
        "User.created_at.eq": string;
        "User.created_at.neq": string;
        "User.created_at.gt": string;
        "User.created_at.gte": string;
        "User.created_at.lt": string;
        "User.created_at.lte": string;
        "User.updated_at": string;
        "User.updated_at_gt": string;
        "User.updated_at_gte": string;
        "User.updated_at_lt": string;
        "User.updated_at_lte": string;
        "User.updated_at_after": string;
        "User.updated_at_before": string;
        "User.updated_at.eq": string;
        "User.updated_at.neq": string;
        "User.updated_at.gt": string;
        "User.updated_at.gte": string;
        "User.updated_at.lt": string;
        "User.updated_at.lte": string;
        IdempotencyKey: string;
        IfMatch: string;
        IfNoneMatch: string;
        IfNoneMatchOfWrite: string;
        "Project.sort": ("name" | "name:asc" | "name:desc" | "status" | "status:asc" | "status:desc" | "archived_at" | "archived_at:asc" | "archived_at:desc" | "created_at" | "created_at:asc" | "created_at:desc" | "updated_at" | "updated_at:asc" | "updated_at:desc")[];
        "Project.fields": ("id" | "name" | "description" | "visibility" | "status" | "settings" | "tags" | "owner_id" | "archived_at" | "created_at" | "updated_at")[];
        "Project.expand": "owner"[];
        "Project.id": string;
        "Project.id_in": string[];
        "Project.id.eq": string;
        "Project.id.neq": string;
        "Project.id.in": string[];
        "Project.id.nin": string[];
        "Project.name": string;
        "Project.name_in": string[];
        "Project.name_contains": string;
        "Project.name_starts_with": string;
        "Project.name.eq": string;
        "Project.name.neq": string;
        "Project.name.in": string[];
        "Project.name.nin": string[];
        "Project.name.like": string;
        "Project.description": string;
        "Project.description_in": string[];
        "Project.description_contains": string;
        "Project.description_starts_with": string;
        "Project.description_exists": boolean;
        "Project.description.eq": string;
        "Project.description.neq": string;
        "Project.description.in": string[];
        "Project.description.nin": string[];
        "Project.description.like": string;
        "Project.visibility": "private" | "team" | "public";
        "Project.visibility_in": ("private" | "team" | "public")[];
        "Project.visibility.eq": "private" | "team" | "public";
        "Project.visibility.neq": "private" | "team" | "public";
        "Project.visibility.in": ("private" | "team" | "public")[];
        "Project.visibility.nin": ("private" | "team" | "public")[];
        "Project.status": "active" | "archived";
        "Project.status_in": ("active" | "archived")[];
        "Project.status.eq": "active" | "archived";
        "Project.status.neq": "active" | "archived";
        "Project.status.in": ("active" | "archived")[];
        "Project.status.nin": ("active" | "archived")[];
        "Project.tags": string;
        "Project.tags_in": string[];
        "Project.tags_all": string[];
        "Project.tags_exists": boolean;
        "Project.tags.eq": string;
        "Project.tags.in": string[];
        "Project.tags.all": string[];
        "Project.tags.nin": string[];
        "Project.owner_id": string;
        "Project.owner_id_in": string[];
        "Project.owner_id.eq": string;
        "Project.owner_id.neq": string;
        "Project.owner_id.in": string[];
        "Project.owner_id.nin": string[];
        "Project.archived_at": string;
        "Project.archived_at_gt": string;
        "Project.archived_at_gte": string;
        "Project.archived_at_lt": string;
        "Project.archived_at_lte": string;
        "Project.archived_at_after": string;
        "Project.archived_at_before": string;
        "Project.archived_at_exists": boolean;
        "Project.archived_at.eq": string;
        "Project.archived_at.neq": string;
        "Project.archived_at.gt": string;
        "Project.archived_at.gte": string;
        "Project.archived_at.lt": string;
        "Project.archived_at.lte": string;
        "Project.created_at": string;
        "Project.created_at_gt": string;
        "Project.created_at_gte": string;
        "Project.created_at_lt": string;
        "Project.created_at_lte": string;
        "Project.created_at_after": string;
        "Project.created_at_before": string;
        "Project.created_at.eq": string;
        "Project.created_at.neq": string;
        "Project.created_at.gt": string;
        "Project.created_at.gte": string;
        "Project.created_at.lt": string;
        "Project.created_at.lte": string;
        "Project.updated_at": string;
        "Project.updated_at_gt": string;
        "Project.updated_at_gte": string;
        "Project.updated_at_lt": string;
        "Project.updated_at_lte": string;
        "Project.updated_at_after": string;
        "Project.updated_at_before": string;
        "Project.updated_at.eq": string;
        "Project.updated_at.neq": string;
        "Project.updated_at.gt": string;
        "Project.updated_at.gte": string;
        "Project.updated_at.lt": string;
        "Project.updated_at.lte": string;
        "Team.sort": ("name" | "name:asc" | "name:desc" | "created_at" | "created_at:asc" | "created_at:desc" | "updated_at" | "updated_at:asc" | "updated_at:desc")[];
        "Team.fields": ("id" | "name" | "description" | "created_at" | "updated_at")[];
        "Team.id": string;
        "Team.id_in": string[];
        "Team.id.eq": string;
        "Team.id.neq": string;
        "Team.id.in": string[];
        "Team.id.nin": string[];
        "Team.name": string;
        "Team.name_in": string[];
        "Team.name_contains": string;
        "Team.name_starts_with": string;
        "Team.name.eq": string;
        "Team.name.neq": string;
        "Team.name.in": string[];
        "Team.name.nin": string[];
        "Team.name.like": string;
        "Team.description": string;
        "Team.description_in": string[];
        "Team.description_contains": string;
        "Team.description_starts_with": string;
        "Team.description_exists": boolean;
        "Team.description.eq": string;
        "Team.description.neq": string;
        "Team.description.in": string[];
        "Team.description.nin": string[];
        "Team.description.like": string;
        "Team.created_at": string;
        "Team.created_at_gt": string;
        "Team.created_at_gte": string;
        "Team.created_at_lt": string;
        "Team.created_at_lte": string;
        "Team.created_at_after": string;
        "Team.created_at_before": string;
        "Team.created_at.eq": string;
        "Team.created_at.neq": string;
        "Team.created_at.gt": string;
        "Team.created_at.gte": string;
        "Team.created_at.lt": string;
        "Team.created_at.lte": string;
        "Team.updated_at": string;
        "Team.updated_at_gt": string;
        "Team.updated_at_gte": string;
        "Team.updated_at_lt": string;
        "Team.updated_at_lte": string;
        "Team.updated_at_after": string;
        "Team.updated_at_before": string;
        "Team.updated_at.eq": string;
        "Team.updated_at.neq": string;
        "Team.updated_at.gt": string;
        "Team.updated_at.gte": string;
        "Team.updated_at.lt": string;
        "Team.updated_at.lte": string;
        "Task.sort": ("title" | "title:asc" | "title:desc" | "status" | "status:asc" | "status:desc" | "priority" | "priority:asc" | "priority:desc" | "due_at" | "due_at:asc" | "due_at:desc" | "completed_at" | "completed_at:asc" | "completed_at:desc" | "created_at" | "created_at:asc" | "created_at:desc" | "updated_at" | "updated_at:asc" | "updated_at:desc")[];
        "Task.fields": ("id" | "project_id" | "title" | "description" | "status" | "priority" | "assignee_id" | "due_at" | "tags" | "completed_at" | "created_by" | "created_at" | "updated_at")[];
        "Task.expand": ("project" | "project.owner" | "assignee" | "creator")[];
        "Task.id": string;
        "Task.id_in": string[];
        "Task.id.eq": string;
        "Task.id.neq": string;
        "Task.id.in": string[];
        "Task.id.nin": string[];
        "Task.project_id": string;
        "Task.project_id_in": string[];
        "Task.project_id.eq": string;
        "Task.project_id.neq": string;
        "Task.project_id.in": string[];
        "Task.project_id.nin": string[];
        "Task.title": string;
        "Task.title_in": string[];
        "Task.title_contains": string;
        "Task.title_starts_with": string;
        "Task.title.eq": string;
        "Task.title.neq": string;
        "Task.title.in": string[];
        "Task.title.nin": string[];
        "Task.title.like": string;
        "Task.description": string;
        "Task.description_in": string[];
        "Task.description_contains": string;
        "Task.description_starts_with": string;
        "Task.description_exists": boolean;
        "Task.description.eq": string;
        "Task.description.neq": string;
        "Task.description.in": string[];
        "Task.description.nin": string[];
        "Task.description.like": string;
        "Task.status": "todo" | "in_progress" | "done" | "cancelled";
        "Task.status_in": ("todo" | "in_progress" | "done" | "cancelled")[];
        "Task.status.eq": "todo" | "in_progress" | "done" | "cancelled";
        "Task.status.neq": "todo" | "in_progress" | "done" | "cancelled";
        "Task.status.in": ("todo" | "in_progress" | "done" | "cancelled")[];
        "Task.status.nin": ("todo" | "in_progress" | "done" | "cancelled")[];
        "Task.priority": "low" | "normal" | "high" | "urgent";
        "Task.priority_in": ("low" | "normal" | "high" | "urgent")[];
        "Task.priority.eq": "low" | "normal" | "high" | "urgent";
        "Task.priority.neq": "low" | "normal" | "high" | "urgent";
        "Task.priority.in": ("low" | "normal" | "high" | "urgent")[];
        "Task.priority.nin": ("low" | "normal" | "high" | "urgent")[];
        "Task.assignee_id": string;
        "Task.assignee_id_in": string[];
        "Task.assignee_id_exists": boolean;
        "Task.assignee_id.eq": string;
        "Task.assignee_id.neq": string;
        "Task.assignee_id.in": string[];
        "Task.assignee_id.nin": string[];
        "Task.due_at": string;
        "Task.due_at_gt": string;
        "Task.due_at_gte": string;
        "Task.due_at_lt": string;
        "Task.due_at_lte": string;
        "Task.due_at_after": string;
        "Task.due_at_before": string;
        "Task.due_at_exists": boolean;
        "Task.due_at.eq": string;
        "Task.due_at.neq": string;
        "Task.due_at.gt": string;
        "Task.due_at.gte": string;
        "Task.due_at.lt": string;
        "Task.due_at.lte": string;
        "Task.tags": string;
        "Task.tags_in": string[];
        "Task.tags_all": string[];
        "Task.tags_exists": boolean;
        "Task.tags.eq": string;
        "Task.tags.in": string[];
        "Task.tags.all": string[];
        "Task.tags.nin": string[];
        "Task.completed_at": string;
        "Task.completed_at_gt": string;
        "Task.completed_at_gte": string;
        "Task.completed_at_lt": string;
        "Task.completed_at_lte": string;
        "Task.completed_at_after": string;
        "Task.completed_at_before": string;
        "Task.completed_at_exists": boolean;
        "Task.completed_at.eq": string;
        "Task.completed_at.neq": string;
        "Task.completed_at.gt": string;
        "Task.completed_at.gte": string;
        "Task.completed_at.lt": string;
        "Task.completed_at.lte": string;
        "Task.created_by": string;
        "Task.created_by_in": string[];
        "Task.created_by.eq": string;
        "Task.created_by.neq": string;
        "Task.created_by.in": string[];
        "Task.created_by.nin": string[];
        "Task.created_at": string;
        "Task.created_at_gt": string;
        "Task.created_at_gte": string;
        "Task.created_at_lt": string;
        "Task.created_at_lte": string;
        "Task.created_at_after": string;
        "Task.created_at_before": string;
        "Task.created_at.eq": string;
        "Task.created_at.neq": string;
        "Task.created_at.gt": string;
        "Task.created_at.gte": string;
        "Task.created_at.lt": string;
        "Task.created_at.lte": string;
        "Task.updated_at": string;
        "Task.updated_at_gt": string;
        "Task.updated_at_gte": string;
        "Task.updated_at_lt": string;
        "Task.updated_at_lte": string;
        "Task.updated_at_after": string;
        "Task.updated_at_before": string;
        "Task.updated_at.eq": string;
        "Task.updated_at.neq": string;
        "Task.updated_at.gt": string;
        "Task.updated_at.gte": string;
        "Task.updated_at.lt": string;
        "Task.updated_at.lte": string;
        "Resource.sort": ("name" | "name:asc" | "name:desc" | "type" | "type:asc" | "type:desc" | "status" | "status:asc" | "status:desc" | "created_at" | "created_at:asc" | "created_at:desc" | "updated_at" | "updated_at:asc" | "updated_at:desc")[];
        "Resource.fields": ("id" | "name" | "description" | "type" | "status" | "metadata" | "owner_id" | "created_at" | "updated_at")[];
        "Resource.expand": "owner"[];
        "Resource.id": string;
        "Resource.id_in": string[];
        "Resource.id.eq": string;
        "Resource.id.neq": string;
        "Resource.id.in": string[];
        "Resource.id.nin": string[];
        "Resource.name": string;
        "Resource.name_in": string[];
        "Resource.name_contains": string;
        "Resource.name_starts_with": string;
        "Resource.name.eq": string;
        "Resource.name.neq": string;
        "Resource.name.in": string[];
        "Resource.name.nin": string[];
        "Resource.name.like": string;
        "Resource.description": string;
        "Resource.description_in": string[];
        "Resource.description_contains": string;
        "Resource.description_starts_with": string;
        "Resource.description_exists": boolean;
        "Resource.description.eq": string;
        "Resource.description.neq": string;
        "Resource.description.in": string[];
        "Resource.description.nin": string[];
        "Resource.description.like": string;
        "Resource.type": string;
        "Resource.type_in": string[];
        "Resource.type_contains": string;
        "Resource.type_starts_with": string;
        "Resource.type.eq": string;
        "Resource.type.neq": string;
        "Resource.type.in": string[];
        "Resource.type.nin": string[];
        "Resource.type.like": string;
        "Resource.status": "active" | "archived" | "pending";
        "Resource.status_in": ("active" | "archived" | "pending")[];
        "Resource.status.eq": "active" | "archived" | "pending";
        "Resource.status.neq": "active" | "archived" | "pending";
        "Resource.status.in": ("active" | "archived" | "pending")[];
        "Resource.status.nin": ("active" | "archived" | "pending")[];
        "Resource.metadata": {
            [key: string]: string | string[];
        };
        "Resource.owner_id": string;
        "Resource.owner_id_in": string[];
        "Resource.owner_id.eq": string;
        "Resource.owner_id.neq": string;
        "Resource.owner_id.in": string[];
        "Resource.owner_id.nin": string[];
        "Resource.created_at": string;
        "Resource.created_at_gt": string;
        "Resource.created_at_gte": string;
        "Resource.created_at_lt": string;
        "Resource.created_at_lte": string;
        "Resource.created_at_after": string;
        "Resource.created_at_before": string;
        "Resource.created_at.eq": string;
        "Resource.created_at.neq": string;
        "Resource.created_at.gt": string;
        "Resource.created_at.gte": string;
        "Resource.created_at.lt": string;
        "Resource.created_at.lte": string;
        "Resource.updated_at": string;
        "Resource.updated_at_gt": string;
        "Resource.updated_at_gte": string;
        "Resource.updated_at_lt": string;
        "Resource.updated_at_lte": string;
        "Resource.updated_at_after": string;
        "Resource.updated_at_before": string;
        "Resource.updated_at.eq": string;
        "Resource.updated_at.neq": string;
        "Resource.updated_at.gt": string;
        "Resource.updated_at.gte": string;
        "Resource.updated_at.lt": string;
        "Resource.updated_at.lte": string;
        "ProjectMember.sort": ("role" | "role:asc" | "role:desc" | "added_at" | "added_at:asc" | "added_at:desc")[];
        "ProjectMember.fields": ("user_id" | "role" | "added_at")[];
        "ProjectMember.expand": "user"[];
        "ProjectMember.user_id": string;
        "ProjectMember.user_id_in": string[];
        "ProjectMember.user_id.eq": string;
        "ProjectMember.user_id.neq": string;
        "ProjectMember.user_id.in": string[];
        "ProjectMember.user_id.nin": string[];
        "ProjectMember.role": "owner" | "editor" | "viewer";
        "ProjectMember.role_in": ("owner" | "editor" | "viewer")[];
        "ProjectMember.role.eq": "owner" | "editor" | "viewer";
        "ProjectMember.role.neq": "owner" | "editor" | "viewer";
        "ProjectMember.role.in": ("owner" | "editor" | "viewer")[];
        "ProjectMember.role.nin": ("owner" | "editor" | "viewer")[];
        "ProjectMember.added_at": string;
        "ProjectMember.added_at_gt": string;
        "ProjectMember.added_at_gte": string;
        "ProjectMember.added_at_lt": string;
        "ProjectMember.added_at_lte": string;
        "ProjectMember.added_at_after": string;
        "ProjectMember.added_at_before": string;
        "ProjectMember.added_at.eq": string;
        "ProjectMember.added_at.neq": string;
        "ProjectMember.added_at.gt": string;
        "ProjectMember.added_at.gte": string;
        "ProjectMember.added_at.lt": string;
        "ProjectMember.added_at.lte": string;
        "FileRecord.sort": ("name" | "name:asc" | "name:desc" | "content_type" | "content_type:asc" | "content_type:desc" | "size" | "size:asc" | "size:desc" | "status" | "status:asc" | "status:desc" | "created_at" | "created_at:asc" | "created_at:desc" | "updated_at" | "updated_at:asc" | "updated_at:desc")[];
        "FileRecord.fields": ("id" | "name" | "content_type" | "size" | "checksum" | "project_id" | "task_id" | "uploaded_by" | "status" | "created_at" | "updated_at")[];
        "FileRecord.expand": ("project" | "project.owner" | "task" | "task.project" | "task.assignee" | "task.creator" | "uploader")[];
        "FileRecord.id": string;
        "FileRecord.id_in": string[];
        "FileRecord.id.eq": string;
        "FileRecord.id.neq": string;
        "FileRecord.id.in": string[];
        "FileRecord.id.nin": string[];
        "FileRecord.name": string;
        "FileRecord.name_in": string[];
        "FileRecord.name_contains": string;
        "FileRecord.name_starts_with": string;
        "FileRecord.name.eq": string;
        "FileRecord.name.neq": string;
        "FileRecord.name.in": string[];
        "FileRecord.name.nin": string[];
        "FileRecord.name.like": string;
        "FileRecord.content_type": string;
        "FileRecord.content_type_in": string[];
        "FileRecord.content_type_contains": string;
        "FileRecord.content_type_starts_with": string;
        "FileRecord.content_type.eq": string;
        "FileRecord.content_type.neq": string;
        "FileRecord.content_type.in": string[];
        "FileRecord.content_type.nin": string[];
        "FileRecord.content_type.like": string;
        "FileRecord.size": number;
        "FileRecord.size_in": number[];
        "FileRecord.size_gt": number;
        "FileRecord.size_gte": number;
        "FileRecord.size_lt": number;
        "FileRecord.size_lte": number;
        "FileRecord.size_exists": boolean;
        "FileRecord.size.eq": number;
        "FileRecord.size.neq": number;
        "FileRecord.size.in": number[];
        "FileRecord.size.nin": number[];
        "FileRecord.size.gt": number;
        "FileRecord.size.gte": number;
        "FileRecord.size.lt": number;
        "FileRecord.size.lte": number;
        "FileRecord.checksum": string;
        "FileRecord.checksum_in": string[];
        "FileRecord.checksum_contains": string;
        "FileRecord.checksum_starts_with": string;
        "FileRecord.checksum_exists": boolean;
        "FileRecord.checksum.eq": string;
        "FileRecord.checksum.neq": string;
        "FileRecord.checksum.in": string[];
        "FileRecord.checksum.nin": string[];
        "FileRecord.checksum.like": string;
        "FileRecord.project_id": string;
        "FileRecord.project_id_in": string[];
        "FileRecord.project_id_exists": boolean;
        "FileRecord.project_id.eq": string;
        "FileRecord.project_id.neq": string;
        "FileRecord.project_id.in": string[];
        "FileRecord.project_id.nin": string[];
        "FileRecord.task_id": string;
        "FileRecord.task_id_in": string[];
        "FileRecord.task_id_exists": boolean;
        "FileRecord.task_id.eq": string;
        "FileRecord.task_id.neq": string;
        "FileRecord.task_id.in": string[];
        "FileRecord.task_id.nin": string[];
        "FileRecord.uploaded_by": string;
        "FileRecord.uploaded_by_in": string[];
        "FileRecord.uploaded_by.eq": string;
        "FileRecord.uploaded_by.neq": string;
        "FileRecord.uploaded_by.in": string[];
        "FileRecord.uploaded_by.nin": string[];
        "FileRecord.status": "pending" | "ready";
        "FileRecord.status_in": ("pending" | "ready")[];
        "FileRecord.status.eq": "pending" | "ready";
        "FileRecord.status.neq": "pending" | "ready";
        "FileRecord.status.in": ("pending" | "ready")[];
        "FileRecord.status.nin": ("pending" | "ready")[];
        "FileRecord.created_at": string;
        "FileRecord.created_at_gt": string;
        "FileRecord.created_at_gte": string;
        "FileRecord.created_at_lt": string;
        "FileRecord.created_at_lte": string;
        "FileRecord.created_at_after": string;
        "FileRecord.created_at_before": string;
        "FileRecord.created_at.eq": string;
        "FileRecord.created_at.neq": string;
        "FileRecord.created_at.gt": string;
        "FileRecord.created_at.gte": string;
        "FileRecord.created_at.lt": string;
        "FileRecord.created_at.lte": string;
        "FileRecord.updated_at": string;
        "FileRecord.updated_at_gt": string;
        "FileRecord.updated_at_gte": string;
        "FileRecord.updated_at_lt": string;
        "FileRecord.updated_at_lte": string;
        "FileRecord.updated_at_after": string;
        "FileRecord.updated_at_before": string;
        "FileRecord.updated_at.eq": string;
        "FileRecord.updated_at.neq": string;
        "FileRecord.updated_at.gt": string;
        "FileRecord.updated_at.gte": string;
        "FileRecord.updated_at.lt": string;
        "FileRecord.updated_at.lte": string;
        "Comment.sort": ("created_at" | "created_at:asc" | "created_at:desc" | "updated_at" | "updated_at:asc" | "updated_at:desc")[];
        "Comment.fields": ("id" | "body" | "author_id" | "subject" | "created_at" | "updated_at")[];
        "Comment.expand": "author"[];
        "Comment.id": string;
        "Comment.id_in": string[];
        "Comment.id.eq": string;
        "Comment.id.neq": string;
        "Comment.id.in": string[];
        "Comment.id.nin": string[];
        "Comment.body": string;
        "Comment.body_in": string[];
        "Comment.body_contains": string;
        "Comment.body_starts_with": string;
        "Comment.body.eq": string;
        "Comment.body.neq": string;
        "Comment.body.in": string[];
        "Comment.body.nin": string[];
        "Comment.body.like": string;
        "Comment.author_id": string;
        "Comment.author_id_in": string[];
        "Comment.author_id.eq": string;
        "Comment.author_id.neq": string;
        "Comment.author_id.in": string[];
        "Comment.author_id.nin": string[];
        "Comment.subject_type": "project" | "task" | "file" | "resource";
        "Comment.subject_type_in": ("project" | "task" | "file" | "resource")[];
        "Comment.subject_type.eq": "project" | "task" | "file" | "resource";
        "Comment.subject_type.neq": "project" | "task" | "file" | "resource";
        "Comment.subject_type.in": ("project" | "task" | "file" | "resource")[];
        "Comment.subject_type.nin": ("project" | "task" | "file" | "resource")[];
        "Comment.subject_id": string;
        "Comment.subject_id_in": string[];
        "Comment.subject_id.eq": string;
        "Comment.subject_id.neq": string;
        "Comment.subject_id.in": string[];
        "Comment.subject_id.nin": string[];
        "Comment.created_at": string;
        "Comment.created_at_gt": string;
        "Comment.created_at_gte": string;
        "Comment.created_at_lt": string;
        "Comment.created_at_lte": string;
        "Comment.created_at_after": string;
        "Comment.created_at_before": string;
        "Comment.created_at.eq": string;
        "Comment.created_at.neq": string;
        "Comment.created_at.gt": string;
        "Comment.created_at.gte": string;
        "Comment.created_at.lt": string;
        "Comment.created_at.lte": string;
        "Comment.updated_at": string;
        "Comment.updated_at_gt": string;
        "Comment.updated_at_gte": string;
        "Comment.updated_at_lt": string;
        "Comment.updated_at_lte": string;
        "Comment.updated_at_after": string;
        "Comment.updated_at_before": string;
        "Comment.updated_at.eq": string;
        "Comment.updated_at.neq": string;
        "Comment.updated_at.gt": string;
        "Comment.updated_at.gte": string;
        "Comment.updated_at.lt": string;
        "Comment.updated_at.lte": string;
        "Event.sort": ("created_at" | "created_at:asc" | "created_at:desc")[];
        "Event.fields": ("id" | "type" | "resource_id" | "actor" | "cause" | "changes" | "data" | "version" | "created_at")[];
        "Event.id": string;
        "Event.id_in": string[];
        "Event.id.eq": string;
        "Event.id.neq": string;
        "Event.id.in": string[];
        "Event.id.nin": string[];
        "Event.type": "USER_CREATED" | "USER_UPDATED" | "USER_DELETED" | "PROJECT_CREATED" | "PROJECT_UPDATED" | "PROJECT_DELETED" | "PROJECT_ARCHIVED" | "PROJECT_RESTORED" | "PROJECT_MEMBER_ADDED" | "PROJECT_MEMBER_REMOVED" | "PROJECT_MEMBER_UPDATED" | "PROJECT_RESTRICTED" | "TASK_CREATED" | "TASK_UPDATED" | "TASK_DELETED" | "TASK_COMPLETED" | "TASK_REOPENED" | "TEAM_CREATED" | "TEAM_UPDATED" | "TEAM_DELETED" | "TEAM_MEMBER_ADDED" | "TEAM_MEMBER_REMOVED" | "PROJECT_FILE_REMOVED" | "FILE_CREATED" | "FILE_UPDATED" | "FILE_DELETED" | "FILE_CONTENT_STORED" | "COMMENT_CREATED" | "COMMENT_UPDATED" | "COMMENT_DELETED" | "INTEGRATION_CREATED" | "INTEGRATION_UPDATED" | "INTEGRATION_DELETED" | "INTEGRATION_CONNECTED" | "INTEGRATION_DISCONNECTED" | "INTEGRATION_SYNC_STARTED" | "INTEGRATION_SYNCED" | "INTEGRATION_SYNC_FAILED" | "WEBHOOK_CREATED" | "WEBHOOK_UPDATED" | "WEBHOOK_DELETED" | "WEBHOOK_ENABLED" | "WEBHOOK_DISABLED" | "WEBHOOK_SECRET_ROTATED" | "WEBHOOK_TEST" | "RESOURCE_CREATED" | "RESOURCE_UPDATED" | "RESOURCE_DELETED" | "NOTIFICATION_CREATED" | "NOTIFICATION_UPDATED" | "USER_NOTIFICATIONS_READ";
        "Event.type_in": ("USER_CREATED" | "USER_UPDATED" | "USER_DELETED" | "PROJECT_CREATED" | "PROJECT_UPDATED" | "PROJECT_DELETED" | "PROJECT_ARCHIVED" | "PROJECT_RESTORED" | "PROJECT_MEMBER_ADDED" | "PROJECT_MEMBER_REMOVED" | "PROJECT_MEMBER_UPDATED" | "PROJECT_RESTRICTED" | "TASK_CREATED" | "TASK_UPDATED" | "TASK_DELETED" | "TASK_COMPLETED" | "TASK_REOPENED" | "TEAM_CREATED" | "TEAM_UPDATED" | "TEAM_DELETED" | "TEAM_MEMBER_ADDED" | "TEAM_MEMBER_REMOVED" | "PROJECT_FILE_REMOVED" | "FILE_CREATED" | "FILE_UPDATED" | "FILE_DELETED" | "FILE_CONTENT_STORED" | "COMMENT_CREATED" | "COMMENT_UPDATED" | "COMMENT_DELETED" | "INTEGRATION_CREATED" | "INTEGRATION_UPDATED" | "INTEGRATION_DELETED" | "INTEGRATION_CONNECTED" | "INTEGRATION_DISCONNECTED" | "INTEGRATION_SYNC_STARTED" | "INTEGRATION_SYNCED" | "INTEGRATION_SYNC_FAILED" | "WEBHOOK_CREATED" | "WEBHOOK_UPDATED" | "WEBHOOK_DELETED" | "WEBHOOK_ENABLED" | "WEBHOOK_DISABLED" | "WEBHOOK_SECRET_ROTATED" | "WEBHOOK_TEST" | "RESOURCE_CREATED" | "RESOURCE_UPDATED" | "RESOURCE_DELETED" | "NOTIFICATION_CREATED" | "NOTIFICATION_UPDATED" | "USER_NOTIFICATIONS_READ")[];
        "Event.type.eq": "USER_CREATED" | "USER_UPDATED" | "USER_DELETED" | "PROJECT_CREATED" | "PROJECT_UPDATED" | "PROJECT_DELETED" | "PROJECT_ARCHIVED" | "PROJECT_RESTORED" | "PROJECT_MEMBER_ADDED" | "PROJECT_MEMBER_REMOVED" | "PROJECT_MEMBER_UPDATED" | "PROJECT_RESTRICTED" | "TASK_CREATED" | "TASK_UPDATED" | "TASK_DELETED" | "TASK_COMPLETED" | "TASK_REOPENED" | "TEAM_CREATED" | "TEAM_UPDATED" | "TEAM_DELETED" | "TEAM_MEMBER_ADDED" | "TEAM_MEMBER_REMOVED" | "PROJECT_FILE_REMOVED" | "FILE_CREATED" | "FILE_UPDATED" | "FILE_DELETED" | "FILE_CONTENT_STORED" | "COMMENT_CREATED" | "COMMENT_UPDATED" | "COMMENT_DELETED" | "INTEGRATION_CREATED" | "INTEGRATION_UPDATED" | "INTEGRATION_DELETED" | "INTEGRATION_CONNECTED" | "INTEGRATION_DISCONNECTED" | "INTEGRATION_SYNC_STARTED" | "INTEGRATION_SYNCED" | "INTEGRATION_SYNC_FAILED" | "WEBHOOK_CREATED" | "WEBHOOK_UPDATED" | "WEBHOOK_DELETED" | "WEBHOOK_ENABLED" | "WEBHOOK_DISABLED" | "WEBHOOK_SECRET_ROTATED" | "WEBHOOK_TEST" | "RESOURCE_CREATED" | "RESOURCE_UPDATED" | "RESOURCE_DELETED" | "NOTIFICATION_CREATED" | "NOTIFICATION_UPDATED" | "USER_NOTIFICATIONS_READ";
        "Event.type.neq": "USER_CREATED" | "USER_UPDATED" | "USER_DELETED" | "PROJECT_CREATED" | "PROJECT_UPDATED" | "PROJECT_DELETED" | "PROJECT_ARCHIVED" | "PROJECT_RESTORED" | "PROJECT_MEMBER_ADDED" | "PROJECT_MEMBER_REMOVED" | "PROJECT_MEMBER_UPDATED" | "PROJECT_RESTRICTED" | "TASK_CREATED" | "TASK_UPDATED" | "TASK_DELETED" | "TASK_COMPLETED" | "TASK_REOPENED" | "TEAM_CREATED" | "TEAM_UPDATED" | "TEAM_DELETED" | "TEAM_MEMBER_ADDED" | "TEAM_MEMBER_REMOVED" | "PROJECT_FILE_REMOVED" | "FILE_CREATED" | "FILE_UPDATED" | "FILE_DELETED" | "FILE_CONTENT_STORED" | "COMMENT_CREATED" | "COMMENT_UPDATED" | "COMMENT_DELETED" | "INTEGRATION_CREATED" | "INTEGRATION_UPDATED" | "INTEGRATION_DELETED" | "INTEGRATION_CONNECTED" | "INTEGRATION_DISCONNECTED" | "INTEGRATION_SYNC_STARTED" | "INTEGRATION_SYNCED" | "INTEGRATION_SYNC_FAILED" | "WEBHOOK_CREATED" | "WEBHOOK_UPDATED" | "WEBHOOK_DELETED" | "WEBHOOK_ENABLED" | "WEBHOOK_DISABLED" | "WEBHOOK_SECRET_ROTATED" | "WEBHOOK_TEST" | "RESOURCE_CREATED" | "RESOURCE_UPDATED" | "RESOURCE_DELETED" | "NOTIFICATION_CREATED" | "NOTIFICATION_UPDATED" | "USER_NOTIFICATIONS_READ";
        "Event.type.in": ("USER_CREATED" | "USER_UPDATED" | "USER_DELETED" | "PROJECT_CREATED" | "PROJECT_UPDATED" | "PROJECT_DELETED" | "PROJECT_ARCHIVED" | "PROJECT_RESTORED" | "PROJECT_MEMBER_ADDED" | "PROJECT_MEMBER_REMOVED" | "PROJECT_MEMBER_UPDATED" | "PROJECT_RESTRICTED" | "TASK_CREATED" | "TASK_UPDATED" | "TASK_DELETED" | "TASK_COMPLETED" | "TASK_REOPENED" | "TEAM_CREATED" | "TEAM_UPDATED" | "TEAM_DELETED" | "TEAM_MEMBER_ADDED" | "TEAM_MEMBER_REMOVED" | "PROJECT_FILE_REMOVED" | "FILE_CREATED" | "FILE_UPDATED" | "FILE_DELETED" | "FILE_CONTENT_STORED" | "COMMENT_CREATED" | "COMMENT_UPDATED" | "COMMENT_DELETED" | "INTEGRATION_CREATED" | "INTEGRATION_UPDATED" | "INTEGRATION_DELETED" | "INTEGRATION_CONNECTED" | "INTEGRATION_DISCONNECTED" | "INTEGRATION_SYNC_STARTED" | "INTEGRATION_SYNCED" | "INTEGRATION_SYNC_FAILED" | "WEBHOOK_CREATED" | "WEBHOOK_UPDATED" | "WEBHOOK_DELETED" | "WEBHOOK_ENABLED" | "WEBHOOK_DISABLED" | "WEBHOOK_SECRET_ROTATED" | "WEBHOOK_TEST" | "RESOURCE_CREATED" | "RESOURCE_UPDATED" | "RESOURCE_DELETED" | "NOTIFICATION_CREATED" | "NOTIFICATION_UPDATED" | "USER_NOTIFICATIONS_READ")[];
        "Event.type.nin": ("USER_CREATED" | "USER_UPDATED" | "USER_DELETED" | "PROJECT_CREATED" | "PROJECT_UPDATED" | "PROJECT_DELETED" | "PROJECT_ARCHIVED" | "PROJECT_RESTORED" | "PROJECT_MEMBER_ADDED" | "PROJECT_MEMBER_REMOVED" | "PROJECT_MEMBER_UPDATED" | "PROJECT_RESTRICTED" | "TASK_CREATED" | "TASK_UPDATED" | "TASK_DELETED" | "TASK_COMPLETED" | "TASK_REOPENED" | "TEAM_CREATED" | "TEAM_UPDATED" | "TEAM_DELETED" | "TEAM_MEMBER_ADDED" | "TEAM_MEMBER_REMOVED" | "PROJECT_FILE_REMOVED" | "FILE_CREATED" | "FILE_UPDATED" | "FILE_DELETED" | "FILE_CONTENT_STORED" | "COMMENT_CREATED" | "COMMENT_UPDATED" | "COMMENT_DELETED" | "INTEGRATION_CREATED" | "INTEGRATION_UPDATED" | "INTEGRATION_DELETED" | "INTEGRATION_CONNECTED" | "INTEGRATION_DISCONNECTED" | "INTEGRATION_SYNC_STARTED" | "INTEGRATION_SYNCED" | "INTEGRATION_SYNC_FAILED" | "WEBHOOK_CREATED" | "WEBHOOK_UPDATED" | "WEBHOOK_DELETED" | "WEBHOOK_ENABLED" | "WEBHOOK_DISABLED" | "WEBHOOK_SECRET_ROTATED" | "WEBHOOK_TEST" | "RESOURCE_CREATED" | "RESOURCE_UPDATED" | "RESOURCE_DELETED" | "NOTIFICATION_CREATED" | "NOTIFICATION_UPDATED" | "USER_NOTIFICATIONS_READ")[];
        "Event.resource_id": string;
        "Event.resource_id_in": string[];
        "Event.resource_id_exists": boolean;
        "Event.resource_id.eq": string;
        "Event.resource_id.neq": string;
        "Event.resource_id.in": string[];
        "Event.resource_id.nin": string[];
        "Event.actor_type": "user" | "api_key" | "application" | "system";
        "Event.actor_type_in": ("user" | "api_key" | "application" | "system")[];
        "Event.actor_type.eq": "user" | "api_key" | "application" | "system";
        "Event.actor_type.neq": "user" | "api_key" | "application" | "system";
        "Event.actor_type.in": ("user" | "api_key" | "application" | "system")[];
        "Event.actor_type.nin": ("user" | "api_key" | "application" | "system")[];
        "Event.actor_id": string;
        "Event.actor_id_in": string[];
        "Event.actor_id_exists": boolean;
        "Event.actor_id.eq": string;
        "Event.actor_id.neq": string;
        "Event.actor_id.in": string[];
        "Event.actor_id.nin": string[];
        "Event.created_at": string;
        "Event.created_at_gt": string;
        "Event.created_at_gte": string;
        "Event.created_at_lt": string;
        "Event.created_at_lte": string;
        "Event.created_at_after": string;
        "Event.created_at_before": string;
        "Event.created_at.eq": string;
        "Event.created_at.neq": string;
        "Event.created_at.gt": string;
        "Event.created_at.gte": string;
        "Event.created_at.lt": string;
        "Event.created_at.lte": string;
        "TeamMember.sort": ("added_at" | "added_at:asc" | "added_at:desc")[];
        "TeamMember.fields": ("user_id" | "added_at")[];
        "TeamMember.expand": "user"[];
        "TeamMember.user_id": string;
        "TeamMember.user_id_in": string[];
        "TeamMember.user_id.eq": string;
        "TeamMember.user_id.neq": string;
        "TeamMember.user_id.in": string[];
        "TeamMember.user_id.nin": string[];
        "TeamMember.added_at": string;
        "TeamMember.added_at_gt": string;
        "TeamMember.added_at_gte": string;
        "TeamMember.added_at_lt": string;
        "TeamMember.added_at_lte": string;
        "TeamMember.added_at_after": string;
        "TeamMember.added_at_before": string;
        "TeamMember.added_at.eq": string;
        "TeamMember.added_at.neq": string;
        "TeamMember.added_at.gt": string;
        "TeamMember.added_at.gte": string;
        "TeamMember.added_at.lt": string;
        "TeamMember.added_at.lte": string;
        "FileAddress.fields": ("url" | "method" | "expires_at")[];
        "Integration.sort": ("name" | "name:asc" | "name:desc" | "status" | "status:asc" | "status:desc" | "last_synced_at" | "last_synced_at:asc" | "last_synced_at:desc" | "created_at" | "created_at:asc" | "created_at:desc" | "updated_at" | "updated_at:asc" | "updated_at:desc")[];
        "Integration.fields": ("id" | "name" | "provider" | "status" | "config" | "last_synced_at" | "created_at" | "updated_at")[];
        "Integration.id": string;
        "Integration.id_in": string[];
        "Integration.id.eq": string;
        "Integration.id.neq": string;
        "Integration.id.in": string[];
        "Integration.id.nin": string[];
        "Integration.name": string;
        "Integration.name_in": string[];
        "Integration.name_contains": string;
        "Integration.name_starts_with": string;
        "Integration.name.eq": string;
        "Integration.name.neq": string;
        "Integration.name.in": string[];
        "Integration.name.nin": string[];
        "Integration.name.like": string;
        "Integration.provider": "http_json";
        "Integration.provider_in": "http_json"[];
        "Integration.provider.eq": "http_json";
        "Integration.provider.neq": "http_json";
        "Integration.provider.in": "http_json"[];
        "Integration.provider.nin": "http_json"[];
        "Integration.status": "connected" | "disconnected" | "error";
        "Integration.status_in": ("connected" | "disconnected" | "error")[];
        "Integration.status.eq": "connected" | "disconnected" | "error";
        "Integration.status.neq": "connected" | "disconnected" | "error";
        "Integration.status.in": ("connected" | "disconnected" | "error")[];
        "Integration.status.nin": ("connected" | "disconnected" | "error")[];
        "Integration.last_synced_at": string;
        "Integration.last_synced_at_gt": string;
        "Integration.last_synced_at_gte": string;
        "Integration.last_synced_at_lt": string;
        "Integration.last_synced_at_lte": string;
        "Integration.last_synced_at_after": string;
        "Integration.last_synced_at_before": string;
        "Integration.last_synced_at_exists": boolean;
        "Integration.last_synced_at.eq": string;
        "Integration.last_synced_at.neq": string;
        "Integration.last_synced_at.gt": string;
        "Integration.last_synced_at.gte": string;
        "Integration.last_synced_at.lt": string;
        "Integration.last_synced_at.lte": string;
        "Integration.created_at": string;
        "Integration.created_at_gt": string;
        "Integration.created_at_gte": string;
        "Integration.created_at_lt": string;
        "Integration.created_at_lte": string;
        "Integration.created_at_after": string;
        "Integration.created_at_before": string;
        "Integration.created_at.eq": string;
        "Integration.created_at.neq": string;
        "Integration.created_at.gt": string;
        "Integration.created_at.gte": string;
        "Integration.created_at.lt": string;
        "Integration.created_at.lte": string;
        "Integration.updated_at": string;
        "Integration.updated_at_gt": string;
        "Integration.updated_at_gte": string;
        "Integration.updated_at_lt": string;
        "Integration.updated_at_lte": string;
        "Integration.updated_at_after": string;
        "Integration.updated_at_before": string;
        "Integration.updated_at.eq": string;
        "Integration.updated_at.neq": string;
        "Integration.updated_at.gt": string;
        "Integration.updated_at.gte": string;
        "Integration.updated_at.lt": string;
        "Integration.updated_at.lte": string;
        "Operation.sort": ("status" | "status:asc" | "status:desc" | "finished_at" | "finished_at:asc" | "finished_at:desc" | "created_at" | "created_at:asc" | "created_at:desc" | "updated_at" | "updated_at:asc" | "updated_at:desc")[];
        "Operation.fields": ("id" | "type" | "status" | "progress" | "resource_id" | "result" | "error" | "finished_at" | "created_at" | "updated_at")[];
        "Operation.id": string;
        "Operation.id_in": string[];
        "Operation.id.eq": string;
        "Operation.id.neq": string;
        "Operation.id.in": string[];
        "Operation.id.nin": string[];
        "Operation.type": "integration_sync" | "webhook_recovery";
        "Operation.type_in": ("integration_sync" | "webhook_recovery")[];
        "Operation.type.eq": "integration_sync" | "webhook_recovery";
        "Operation.type.neq": "integration_sync" | "webhook_recovery";
        "Operation.type.in": ("integration_sync" | "webhook_recovery")[];
        "Operation.type.nin": ("integration_sync" | "webhook_recovery")[];
        "Operation.status": "pending" | "running" | "succeeded" | "failed";
        "Operation.status_in": ("pending" | "running" | "succeeded" | "failed")[];
        "Operation.status.eq": "pending" | "running" | "succeeded" | "failed";
        "Operation.status.neq": "pending" | "running" | "succeeded" | "failed";
        "Operation.status.in": ("pending" | "running" | "succeeded" | "failed")[];
        "Operation.status.nin": ("pending" | "running" | "succeeded" | "failed")[];
        "Operation.resource_id": string;
        "Operation.resource_id_in": string[];
        "Operation.resource_id.eq": string;
        "Operation.resource_id.neq": string;
        "Operation.resource_id.in": string[];
        "Operation.resource_id.nin": string[];
        "Operation.finished_at": string;
        "Operation.finished_at_gt": string;
        "Operation.finished_at_gte": string;
        "Operation.finished_at_lt": string;
        "Operation.finished_at_lte": string;
        "Operation.finished_at_after": string;
        "Operation.finished_at_before": string;
        "Operation.finished_at_exists": boolean;
        "Operation.finished_at.eq": string;
        "Operation.finished_at.neq": string;
        "Operation.finished_at.gt": string;
        "Operation.finished_at.gte": string;
        "Operation.finished_at.lt": string;
        "Operation.finished_at.lte": string;
        "Operation.created_at": string;
        "Operation.created_at_gt": string;
        "Operation.created_at_gte": string;
        "Operation.created_at_lt": string;
        "Operation.created_at_lte": string;
        "Operation.created_at_after": string;
        "Operation.created_at_before": string;
        "Operation.created_at.eq": string;
        "Operation.created_at.neq": string;
        "Operation.created_at.gt": string;
        "Operation.created_at.gte": string;
        "Operation.created_at.lt": string;
        "Operation.created_at.lte": string;
        "Operation.updated_at": string;
        "Operation.updated_at_gt": string;
        "Operation.updated_at_gte": string;
        "Operation.updated_at_lt": string;
        "Operation.updated_at_lte": string;
        "Operation.updated_at_after": string;
        "Operation.updated_at_before": string;
        "Operation.updated_at.eq": string;
        "Operation.updated_at.neq": string;
        "Operation.updated_at.gt": string;
        "Operation.updated_at.gte": string;
        "Operation.updated_at.lt": string;
        "Operation.updated_at.lte": string;
        "Webhook.sort": ("url" | "url:asc" | "url:desc" | "status" | "status:asc" | "status:desc" | "created_at" | "created_at:asc" | "created_at:desc" | "updated_at" | "updated_at:asc" | "updated_at:desc")[];
        "Webhook.fields": ("id" | "url" | "events" | "conditions" | "description" | "status" | "disabled_reason" | "created_by" | "created_at" | "updated_at")[];
        "Webhook.expand": "creator"[];
        "Webhook.id": string;
        "Webhook.id_in": string[];
        "Webhook.id.eq": string;
        "Webhook.id.neq": string;
        "Webhook.id.in": string[];
        "Webhook.id.nin": string[];
        "Webhook.url": string;
        "Webhook.url_in": string[];
        "Webhook.url_contains": string;
        "Webhook.url_starts_with": string;
        "Webhook.url.eq": string;
        "Webhook.url.neq": string;
        "Webhook.url.in": string[];
        "Webhook.url.nin": string[];
        "Webhook.url.like": string;
        "Webhook.events": string;
        "Webhook.events_in": string[];
        "Webhook.events_all": string[];
        "Webhook.events_exists": boolean;
        "Webhook.events.eq": string;
        "Webhook.events.in": string[];
        "Webhook.events.all": string[];
        "Webhook.events.nin": string[];
        "Webhook.description": string;
        "Webhook.description_in": string[];
        "Webhook.description_contains": string;
        "Webhook.description_starts_with": string;
        "Webhook.description_exists": boolean;
        "Webhook.description.eq": string;
        "Webhook.description.neq": string;
        "Webhook.description.in": string[];
        "Webhook.description.nin": string[];
        "Webhook.description.like": string;
        "Webhook.status": "enabled" | "paused" | "disabled";
        "Webhook.status_in": ("enabled" | "paused" | "disabled")[];
        "Webhook.status.eq": "enabled" | "paused" | "disabled";
        "Webhook.status.neq": "enabled" | "paused" | "disabled";
        "Webhook.status.in": ("enabled" | "paused" | "disabled")[];
        "Webhook.status.nin": ("enabled" | "paused" | "disabled")[];
        "Webhook.disabled_reason": "gone" | "failing";
        "Webhook.disabled_reason_in": ("gone" | "failing")[];
        "Webhook.disabled_reason_exists": boolean;
        "Webhook.disabled_reason.eq": "gone" | "failing";
        "Webhook.disabled_reason.neq": "gone" | "failing";
        "Webhook.disabled_reason.in": ("gone" | "failing")[];
        "Webhook.disabled_reason.nin": ("gone" | "failing")[];
        "Webhook.created_by": string;
        "Webhook.created_by_in": string[];
        "Webhook.created_by.eq": string;
        "Webhook.created_by.neq": string;
        "Webhook.created_by.in": string[];
        "Webhook.created_by.nin": string[];
        "Webhook.created_at": string;
        "Webhook.created_at_gt": string;
        "Webhook.created_at_gte": string;
        "Webhook.created_at_lt": string;
        "Webhook.created_at_lte": string;
        "Webhook.created_at_after": string;
        "Webhook.created_at_before": string;
        "Webhook.created_at.eq": string;
        "Webhook.created_at.neq": string;
        "Webhook.created_at.gt": string;
        "Webhook.created_at.gte": string;
        "Webhook.created_at.lt": string;
        "Webhook.created_at.lte": string;
        "Webhook.updated_at": string;
        "Webhook.updated_at_gt": string;
        "Webhook.updated_at_gte": string;
        "Webhook.updated_at_lt": string;
        "Webhook.updated_at_lte": string;
        "Webhook.updated_at_after": string;
        "Webhook.updated_at_before": string;
        "Webhook.updated_at.eq": string;
        "Webhook.updated_at.neq": string;
        "Webhook.updated_at.gt": string;
        "Webhook.updated_at.gte": string;
        "Webhook.updated_at.lt": string;
        "Webhook.updated_at.lte": string;
        "Delivery.sort": ("status" | "status:asc" | "status:desc" | "attempt_count" | "attempt_count:asc" | "attempt_count:desc" | "next_attempt_at" | "next_attempt_at:asc" | "next_attempt_at:desc" | "created_at" | "created_at:asc" | "created_at:desc" | "updated_at" | "updated_at:asc" | "updated_at:desc")[];
        "Delivery.fields": ("id" | "webhook_id" | "event_id" | "event_type" | "status" | "attempt_count" | "next_attempt_at" | "last_response_status" | "attempts" | "created_at" | "updated_at")[];
        "Delivery.expand": "event"[];
        "Delivery.id": string;
        "Delivery.id_in": string[];
        "Delivery.id.eq": string;
        "Delivery.id.neq": string;
        "Delivery.id.in": string[];
        "Delivery.id.nin": string[];
        "Delivery.event_id": string;
        "Delivery.event_id_in": string[];
        "Delivery.event_id.eq": string;
        "Delivery.event_id.neq": string;
        "Delivery.event_id.in": string[];
        "Delivery.event_id.nin": string[];
        "Delivery.event_type": "USER_CREATED" | "USER_UPDATED" | "USER_DELETED" | "PROJECT_CREATED" | "PROJECT_UPDATED" | "PROJECT_DELETED" | "PROJECT_ARCHIVED" | "PROJECT_RESTORED" | "PROJECT_MEMBER_ADDED" | "PROJECT_MEMBER_REMOVED" | "PROJECT_MEMBER_UPDATED" | "PROJECT_RESTRICTED" | "TASK_CREATED" | "TASK_UPDATED" | "TASK_DELETED" | "TASK_COMPLETED" | "TASK_REOPENED" | "TEAM_CREATED" | "TEAM_UPDATED" | "TEAM_DELETED" | "TEAM_MEMBER_ADDED" | "TEAM_MEMBER_REMOVED" | "PROJECT_FILE_REMOVED" | "FILE_CREATED" | "FILE_UPDATED" | "FILE_DELETED" | "FILE_CONTENT_STORED" | "COMMENT_CREATED" | "COMMENT_UPDATED" | "COMMENT_DELETED" | "INTEGRATION_CREATED" | "INTEGRATION_UPDATED" | "INTEGRATION_DELETED" | "INTEGRATION_CONNECTED" | "INTEGRATION_DISCONNECTED" | "INTEGRATION_SYNC_STARTED" | "INTEGRATION_SYNCED" | "INTEGRATION_SYNC_FAILED" | "WEBHOOK_CREATED" | "WEBHOOK_UPDATED" | "WEBHOOK_DELETED" | "WEBHOOK_ENABLED" | "WEBHOOK_DISABLED" | "WEBHOOK_SECRET_ROTATED" | "WEBHOOK_TEST" | "RESOURCE_CREATED" | "RESOURCE_UPDATED" | "RESOURCE_DELETED" | "NOTIFICATION_CREATED" | "NOTIFICATION_UPDATED" | "USER_NOTIFICATIONS_READ";
        "Delivery.event_type_in": ("USER_CREATED" | "USER_UPDATED" | "USER_DELETED" | "PROJECT_CREATED" | "PROJECT_UPDATED" | "PROJECT_DELETED" | "PROJECT_ARCHIVED" | "PROJECT_RESTORED" | "PROJECT_MEMBER_ADDED" | "PROJECT_MEMBER_REMOVED" | "PROJECT_MEMBER_UPDATED" | "PROJECT_RESTRICTED" | "TASK_CREATED" | "TASK_UPDATED" | "TASK_DELETED" | "TASK_COMPLETED" | "TASK_REOPENED" | "TEAM_CREATED" | "TEAM_UPDATED" | "TEAM_DELETED" | "TEAM_MEMBER_ADDED" | "TEAM_MEMBER_REMOVED" | "PROJECT_FILE_REMOVED" | "FILE_CREATED" | "FILE_UPDATED" | "FILE_DELETED" | "FILE_CONTENT_STORED" | "COMMENT_CREATED" | "COMMENT_UPDATED" | "COMMENT_DELETED" | "INTEGRATION_CREATED" | "INTEGRATION_UPDATED" | "INTEGRATION_DELETED" | "INTEGRATION_CONNECTED" | "INTEGRATION_DISCONNECTED" | "INTEGRATION_SYNC_STARTED" | "INTEGRATION_SYNCED" | "INTEGRATION_SYNC_FAILED" | "WEBHOOK_CREATED" | "WEBHOOK_UPDATED" | "WEBHOOK_DELETED" | "WEBHOOK_ENABLED" | "WEBHOOK_DISABLED" | "WEBHOOK_SECRET_ROTATED" | "WEBHOOK_TEST" | "RESOURCE_CREATED" | "RESOURCE_UPDATED" | "RESOURCE_DELETED" | "NOTIFICATION_CREATED" | "NOTIFICATION_UPDATED" | "USER_NOTIFICATIONS_READ")[];
        "Delivery.event_type.eq": "USER_CREATED" | "USER_UPDATED" | "USER_DELETED" | "PROJECT_CREATED" | "PROJECT_UPDATED" | "PROJECT_DELETED" | "PROJECT_ARCHIVED" | "PROJECT_RESTORED" | "PROJECT_MEMBER_ADDED" | "PROJECT_MEMBER_REMOVED" | "PROJECT_MEMBER_UPDATED" | "PROJECT_RESTRICTED" | "TASK_CREATED" | "TASK_UPDATED" | "TASK_DELETED" | "TASK_COMPLETED" | "TASK_REOPENED" | "TEAM_CREATED" | "TEAM_UPDATED" | "TEAM_DELETED" | "TEAM_MEMBER_ADDED" | "TEAM_MEMBER_REMOVED" | "PROJECT_FILE_REMOVED" | "FILE_CREATED" | "FILE_UPDATED" | "FILE_DELETED" | "FILE_CONTENT_STORED" | "COMMENT_CREATED" | "COMMENT_UPDATED" | "COMMENT_DELETED" | "INTEGRATION_CREATED" | "INTEGRATION_UPDATED" | "INTEGRATION_DELETED" | "INTEGRATION_CONNECTED" | "INTEGRATION_DISCONNECTED" | "INTEGRATION_SYNC_STARTED" | "INTEGRATION_SYNCED" | "INTEGRATION_SYNC_FAILED" | "WEBHOOK_CREATED" | "WEBHOOK_UPDATED" | "WEBHOOK_DELETED" | "WEBHOOK_ENABLED" | "WEBHOOK_DISABLED" | "WEBHOOK_SECRET_ROTATED" | "WEBHOOK_TEST" | "RESOURCE_CREATED" | "RESOURCE_UPDATED" | "RESOURCE_DELETED" | "NOTIFICATION_CREATED" | "NOTIFICATION_UPDATED" | "USER_NOTIFICATIONS_READ";
        "Delivery.event_type.neq": "USER_CREATED" | "USER_UPDATED" | "USER_DELETED" | "PROJECT_CREATED" | "PROJECT_UPDATED" | "PROJECT_DELETED" | "PROJECT_ARCHIVED" | "PROJECT_RESTORED" | "PROJECT_MEMBER_ADDED" | "PROJECT_MEMBER_REMOVED" | "PROJECT_MEMBER_UPDATED" | "PROJECT_RESTRICTED" | "TASK_CREATED" | "TASK_UPDATED" | "TASK_DELETED" | "TASK_COMPLETED" | "TASK_REOPENED" | "TEAM_CREATED" | "TEAM_UPDATED" | "TEAM_DELETED" | "TEAM_MEMBER_ADDED" | "TEAM_MEMBER_REMOVED" | "PROJECT_FILE_REMOVED" | "FILE_CREATED" | "FILE_UPDATED" | "FILE_DELETED" | "FILE_CONTENT_STORED" | "COMMENT_CREATED" | "COMMENT_UPDATED" | "COMMENT_DELETED" | "INTEGRATION_CREATED" | "INTEGRATION_UPDATED" | "INTEGRATION_DELETED" | "INTEGRATION_CONNECTED" | "INTEGRATION_DISCONNECTED" | "INTEGRATION_SYNC_STARTED" | "INTEGRATION_SYNCED" | "INTEGRATION_SYNC_FAILED" | "WEBHOOK_CREATED" | "WEBHOOK_UPDATED" | "WEBHOOK_DELETED" | "WEBHOOK_ENABLED" | "WEBHOOK_DISABLED" | "WEBHOOK_SECRET_ROTATED" | "WEBHOOK_TEST" | "RESOURCE_CREATED" | "RESOURCE_UPDATED" | "RESOURCE_DELETED" | "NOTIFICATION_CREATED" | "NOTIFICATION_UPDATED" | "USER_NOTIFICATIONS_READ";
        "Delivery.event_type.in": ("USER_CREATED" | "USER_UPDATED" | "USER_DELETED" | "PROJECT_CREATED" | "PROJECT_UPDATED" | "PROJECT_DELETED" | "PROJECT_ARCHIVED" | "PROJECT_RESTORED" | "PROJECT_MEMBER_ADDED" | "PROJECT_MEMBER_REMOVED" | "PROJECT_MEMBER_UPDATED" | "PROJECT_RESTRICTED" | "TASK_CREATED" | "TASK_UPDATED" | "TASK_DELETED" | "TASK_COMPLETED" | "TASK_REOPENED" | "TEAM_CREATED" | "TEAM_UPDATED" | "TEAM_DELETED" | "TEAM_MEMBER_ADDED" | "TEAM_MEMBER_REMOVED" | "PROJECT_FILE_REMOVED" | "FILE_CREATED" | "FILE_UPDATED" | "FILE_DELETED" | "FILE_CONTENT_STORED" | "COMMENT_CREATED" | "COMMENT_UPDATED" | "COMMENT_DELETED" | "INTEGRATION_CREATED" | "INTEGRATION_UPDATED" | "INTEGRATION_DELETED" | "INTEGRATION_CONNECTED" | "INTEGRATION_DISCONNECTED" | "INTEGRATION_SYNC_STARTED" | "INTEGRATION_SYNCED" | "INTEGRATION_SYNC_FAILED" | "WEBHOOK_CREATED" | "WEBHOOK_UPDATED" | "WEBHOOK_DELETED" | "WEBHOOK_ENABLED" | "WEBHOOK_DISABLED" | "WEBHOOK_SECRET_ROTATED" | "WEBHOOK_TEST" | "RESOURCE_CREATED" | "RESOURCE_UPDATED" | "RESOURCE_DELETED" | "NOTIFICATION_CREATED" | "NOTIFICATION_UPDATED" | "USER_NOTIFICATIONS_READ")[];
        "Delivery.event_type.nin": ("USER_CREATED" | "USER_UPDATED" | "USER_DELETED" | "PROJECT_CREATED" | "PROJECT_UPDATED" | "PROJECT_DELETED" | "PROJECT_ARCHIVED" | "PROJECT_RESTORED" | "PROJECT_MEMBER_ADDED" | "PROJECT_MEMBER_REMOVED" | "PROJECT_MEMBER_UPDATED" | "PROJECT_RESTRICTED" | "TASK_CREATED" | "TASK_UPDATED" | "TASK_DELETED" | "TASK_COMPLETED" | "TASK_REOPENED" | "TEAM_CREATED" | "TEAM_UPDATED" | "TEAM_DELETED" | "TEAM_MEMBER_ADDED" | "TEAM_MEMBER_REMOVED" | "PROJECT_FILE_REMOVED" | "FILE_CREATED" | "FILE_UPDATED" | "FILE_DELETED" | "FILE_CONTENT_STORED" | "COMMENT_CREATED" | "COMMENT_UPDATED" | "COMMENT_DELETED" | "INTEGRATION_CREATED" | "INTEGRATION_UPDATED" | "INTEGRATION_DELETED" | "INTEGRATION_CONNECTED" | "INTEGRATION_DISCONNECTED" | "INTEGRATION_SYNC_STARTED" | "INTEGRATION_SYNCED" | "INTEGRATION_SYNC_FAILED" | "WEBHOOK_CREATED" | "WEBHOOK_UPDATED" | "WEBHOOK_DELETED" | "WEBHOOK_ENABLED" | "WEBHOOK_DISABLED" | "WEBHOOK_SECRET_ROTATED" | "WEBHOOK_TEST" | "RESOURCE_CREATED" | "RESOURCE_UPDATED" | "RESOURCE_DELETED" | "NOTIFICATION_CREATED" | "NOTIFICATION_UPDATED" | "USER_NOTIFICATIONS_READ")[];
        "Delivery.status": "pending" | "succeeded" | "failed";
        "Delivery.status_in": ("pending" | "succeeded" | "failed")[];
        "Delivery.status.eq": "pending" | "succeeded" | "failed";
        "Delivery.status.neq": "pending" | "succeeded" | "failed";
        "Delivery.status.in": ("pending" | "succeeded" | "failed")[];
        "Delivery.status.nin": ("pending" | "succeeded" | "failed")[];
        "Delivery.attempt_count": number;
        "Delivery.attempt_count_in": number[];
        "Delivery.attempt_count_gt": number;
        "Delivery.attempt_count_gte": number;
        "Delivery.attempt_count_lt": number;
        "Delivery.attempt_count_lte": number;
        "Delivery.attempt_count.eq": number;
        "Delivery.attempt_count.neq": number;
        "Delivery.attempt_count.in": number[];
        "Delivery.attempt_count.nin": number[];
        "Delivery.attempt_count.gt": number;
        "Delivery.attempt_count.gte": number;
        "Delivery.attempt_count.lt": number;
        "Delivery.attempt_count.lte": number;
        "Delivery.next_attempt_at": string;
        "Delivery.next_attempt_at_gt": string;
        "Delivery.next_attempt_at_gte": string;
        "Delivery.next_attempt_at_lt": string;
        "Delivery.next_attempt_at_lte": string;
        "Delivery.next_attempt_at_after": string;
        "Delivery.next_attempt_at_before": string;
        "Delivery.next_attempt_at_exists": boolean;
        "Delivery.next_attempt_at.eq": string;
        "Delivery.next_attempt_at.neq": string;
        "Delivery.next_attempt_at.gt": string;
        "Delivery.next_attempt_at.gte": string;
        "Delivery.next_attempt_at.lt": string;
        "Delivery.next_attempt_at.lte": string;
        "Delivery.last_response_status": number;
        "Delivery.last_response_status_in": number[];
        "Delivery.last_response_status_gt": number;
        "Delivery.last_response_status_gte": number;
        "Delivery.last_response_status_lt": number;
        "Delivery.last_response_status_lte": number;
        "Delivery.last_response_status_exists": boolean;
        "Delivery.last_response_status.eq": number;
        "Delivery.last_response_status.neq": number;
        "Delivery.last_response_status.in": number[];
        "Delivery.last_response_status.nin": number[];
        "Delivery.last_response_status.gt": number;
        "Delivery.last_response_status.gte": number;
        "Delivery.last_response_status.lt": number;
        "Delivery.last_response_status.lte": number;
        "Delivery.created_at": string;
        "Delivery.created_at_gt": string;
        "Delivery.created_at_gte": string;
        "Delivery.created_at_lt": string;
        "Delivery.created_at_lte": string;
        "Delivery.created_at_after": string;
        "Delivery.created_at_before": string;
        "Delivery.created_at.eq": string;
        "Delivery.created_at.neq": string;
        "Delivery.created_at.gt": string;
        "Delivery.created_at.gte": string;
        "Delivery.created_at.lt": string;
        "Delivery.created_at.lte": string;
        "Delivery.updated_at": string;
        "Delivery.updated_at_gt": string;
        "Delivery.updated_at_gte": string;
        "Delivery.updated_at_lt": string;
        "Delivery.updated_at_lte": string;
        "Delivery.updated_at_after": string;
        "Delivery.updated_at_before": string;
        "Delivery.updated_at.eq": string;
        "Delivery.updated_at.neq": string;
        "Delivery.updated_at.gt": string;
        "Delivery.updated_at.gte": string;
        "Delivery.updated_at.lt": string;
        "Delivery.updated_at.lte": string;
        "Notification.sort": ("created_at" | "created_at:asc" | "created_at:desc")[];
        "Notification.fields": ("id" | "user_id" | "kind" | "status" | "resource_id" | "event_id" | "actor" | "created_at" | "updated_at")[];
        "Notification.expand": "event"[];
        "Notification.id": string;
        "Notification.id_in": string[];
        "Notification.id.eq": string;
        "Notification.id.neq": string;
        "Notification.id.in": string[];
        "Notification.id.nin": string[];
        "Notification.kind": "mentioned" | "assigned" | "invited" | "commented" | "due";
        "Notification.kind_in": ("mentioned" | "assigned" | "invited" | "commented" | "due")[];
        "Notification.kind.eq": "mentioned" | "assigned" | "invited" | "commented" | "due";
        "Notification.kind.neq": "mentioned" | "assigned" | "invited" | "commented" | "due";
        "Notification.kind.in": ("mentioned" | "assigned" | "invited" | "commented" | "due")[];
        "Notification.kind.nin": ("mentioned" | "assigned" | "invited" | "commented" | "due")[];
        "Notification.status": "unread" | "read" | "archived";
        "Notification.status_in": ("unread" | "read" | "archived")[];
        "Notification.status.eq": "unread" | "read" | "archived";
        "Notification.status.neq": "unread" | "read" | "archived";
        "Notification.status.in": ("unread" | "read" | "archived")[];
        "Notification.status.nin": ("unread" | "read" | "archived")[];
        "Notification.resource_id": string;
        "Notification.resource_id_in": string[];
        "Notification.resource_id.eq": string;
        "Notification.resource_id.neq": string;
        "Notification.resource_id.in": string[];
        "Notification.resource_id.nin": string[];
        "Notification.created_at": string;
        "Notification.created_at_gt": string;
        "Notification.created_at_gte": string;
        "Notification.created_at_lt": string;
        "Notification.created_at_lte": string;
        "Notification.created_at_after": string;
        "Notification.created_at_before": string;
        "Notification.created_at.eq": string;
        "Notification.created_at.neq": string;
        "Notification.created_at.gt": string;
        "Notification.created_at.gte": string;
        "Notification.created_at.lt": string;
        "Notification.created_at.lte": string;
        "SearchResults.fields": "results"[];
    };
    requestBodies: never;
    headers: {
        /** @description The version of the record, as a strong validator for `If-Match` and `If-None-Match`. Where the address does not name the record, the tag begins with the record's id. */
        ETag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listUsers: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                offset?: components["parameters"]["Offset"];
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["User.sort"];
                fields?: components["parameters"]["User.fields"];
                id?: components["parameters"]["User.id"];
                id_in?: components["parameters"]["User.id_in"];
                "id[eq]"?: components["parameters"]["User.id.eq"];
                "id[neq]"?: components["parameters"]["User.id.neq"];
                "id[in]"?: components["parameters"]["User.id.in"];
                "id[nin]"?: components["parameters"]["User.id.nin"];
                name?: components["parameters"]["User.name"];
                name_in?: components["parameters"]["User.name_in"];
                name_contains?: components["parameters"]["User.name_contains"];
                name_starts_with?: components["parameters"]["User.name_starts_with"];
                "name[eq]"?: components["parameters"]["User.name.eq"];
                "name[neq]"?: components["parameters"]["User.name.neq"];
                "name[in]"?: components["parameters"]["User.name.in"];
                "name[nin]"?: components["parameters"]["User.name.nin"];
                "name[like]"?: components["parameters"]["User.name.like"];
                email?: components["parameters"]["User.email"];
                email_in?: components["parameters"]["User.email_in"];
                email_contains?: components["parameters"]["User.email_contains"];
                email_starts_with?: components["parameters"]["User.email_starts_with"];
                "email[eq]"?: components["parameters"]["User.email.eq"];
                "email[neq]"?: components["parameters"]["User.email.neq"];
                "email[in]"?: components["parameters"]["User.email.in"];
                "email[nin]"?: components["parameters"]["User.email.nin"];
                "email[like]"?: components["parameters"]["User.email.like"];
                role?: components["parameters"]["User.role"];
                role_in?: components["parameters"]["User.role_in"];
                "role[eq]"?: components["parameters"]["User.role.eq"];
                "role[neq]"?: components["parameters"]["User.role.neq"];
                "role[in]"?: components["parameters"]["User.role.in"];
                "role[nin]"?: components["parameters"]["User.role.nin"];
                metadata?: components["parameters"]["User.metadata"];
                created_at?: components["parameters"]["User.created_at"];
                created_at_gt?: components["parameters"]["User.created_at_gt"];
                created_at_gte?: components["parameters"]["User.created_at_gte"];
                created_at_lt?: components["parameters"]["User.created_at_lt"];
                created_at_lte?: components["parameters"]["User.created_at_lte"];
                created_at_after?: components["parameters"]["User.created_at_after"];
                created_at_before?: components["parameters"]["User.created_at_before"];
                "created_at[eq]"?: components["parameters"]["User.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["User.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["User.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["User.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["User.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["User.created_at.lte"];
                updated_at?: components["parameters"]["User.updated_at"];
                updated_at_gt?: components["parameters"]["User.updated_at_gt"];
                updated_at_gte?: components["parameters"]["User.updated_at_gte"];
                updated_at_lt?: components["parameters"]["User.updated_at_lt"];
                updated_at_lte?: components["parameters"]["User.updated_at_lte"];
                updated_at_after?: components["parameters"]["User.updated_at_after"];
                updated_at_before?: components["parameters"]["User.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["User.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["User.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["User.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["User.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["User.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["User.updated_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserPage"];
            default: components["responses"]["Default"];
        };
    };
    createUser: {
        parameters: {
            query?: {
                fields?: components["parameters"]["User.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserCreate"];
            };
        };
        responses: {
            201: components["responses"]["UserCreated"];
            default: components["responses"]["Default"];
        };
    };
    exportUsers: {
        parameters: {
            query?: {
                or?: components["parameters"]["Or"];
                id?: components["parameters"]["User.id"];
                id_in?: components["parameters"]["User.id_in"];
                "id[eq]"?: components["parameters"]["User.id.eq"];
                "id[neq]"?: components["parameters"]["User.id.neq"];
                "id[in]"?: components["parameters"]["User.id.in"];
                "id[nin]"?: components["parameters"]["User.id.nin"];
                name?: components["parameters"]["User.name"];
                name_in?: components["parameters"]["User.name_in"];
                name_contains?: components["parameters"]["User.name_contains"];
                name_starts_with?: components["parameters"]["User.name_starts_with"];
                "name[eq]"?: components["parameters"]["User.name.eq"];
                "name[neq]"?: components["parameters"]["User.name.neq"];
                "name[in]"?: components["parameters"]["User.name.in"];
                "name[nin]"?: components["parameters"]["User.name.nin"];
                "name[like]"?: components["parameters"]["User.name.like"];
                email?: components["parameters"]["User.email"];
                email_in?: components["parameters"]["User.email_in"];
                email_contains?: components["parameters"]["User.email_contains"];
                email_starts_with?: components["parameters"]["User.email_starts_with"];
                "email[eq]"?: components["parameters"]["User.email.eq"];
                "email[neq]"?: components["parameters"]["User.email.neq"];
                "email[in]"?: components["parameters"]["User.email.in"];
                "email[nin]"?: components["parameters"]["User.email.nin"];
                "email[like]"?: components["parameters"]["User.email.like"];
                role?: components["parameters"]["User.role"];
                role_in?: components["parameters"]["User.role_in"];
                "role[eq]"?: components["parameters"]["User.role.eq"];
                "role[neq]"?: components["parameters"]["User.role.neq"];
                "role[in]"?: components["parameters"]["User.role.in"];
                "role[nin]"?: components["parameters"]["User.role.nin"];
                metadata?: components["parameters"]["User.metadata"];
                created_at?: components["parameters"]["User.created_at"];
                created_at_gt?: components["parameters"]["User.created_at_gt"];
                created_at_gte?: components["parameters"]["User.created_at_gte"];
                created_at_lt?: components["parameters"]["User.created_at_lt"];
                created_at_lte?: components["parameters"]["User.created_at_lte"];
                created_at_after?: components["parameters"]["User.created_at_after"];
                created_at_before?: components["parameters"]["User.created_at_before"];
                "created_at[eq]"?: components["parameters"]["User.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["User.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["User.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["User.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["User.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["User.created_at.lte"];
                updated_at?: components["parameters"]["User.updated_at"];
                updated_at_gt?: components["parameters"]["User.updated_at_gt"];
                updated_at_gte?: components["parameters"]["User.updated_at_gte"];
                updated_at_lt?: components["parameters"]["User.updated_at_lt"];
                updated_at_lte?: components["parameters"]["User.updated_at_lte"];
                updated_at_after?: components["parameters"]["User.updated_at_after"];
                updated_at_before?: components["parameters"]["User.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["User.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["User.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["User.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["User.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["User.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["User.updated_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Records"];
            default: components["responses"]["Default"];
        };
    };
    getCurrentUser: {
        parameters: {
            query?: {
                fields?: components["parameters"]["User.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserFound"];
            304: components["responses"]["NotModified"];
            default: components["responses"]["Default"];
        };
    };
    updateCurrentUser: {
        parameters: {
            query?: {
                fields?: components["parameters"]["User.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            200: components["responses"]["UserFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    getUser: {
        parameters: {
            query?: {
                fields?: components["parameters"]["User.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                user_id: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserFound"];
            304: components["responses"]["NotModified"];
            default: components["responses"]["Default"];
        };
    };
    replaceUser: {
        parameters: {
            query?: {
                fields?: components["parameters"]["User.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                user_id: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserCreate"];
            };
        };
        responses: {
            200: components["responses"]["UserFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                user_id: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Default"];
        };
    };
    updateUser: {
        parameters: {
            query?: {
                fields?: components["parameters"]["User.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                user_id: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            200: components["responses"]["UserFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    listUserProjects: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                offset?: components["parameters"]["Offset"];
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["Project.sort"];
                fields?: components["parameters"]["Project.fields"];
                expand?: components["parameters"]["Project.expand"];
                id?: components["parameters"]["Project.id"];
                id_in?: components["parameters"]["Project.id_in"];
                "id[eq]"?: components["parameters"]["Project.id.eq"];
                "id[neq]"?: components["parameters"]["Project.id.neq"];
                "id[in]"?: components["parameters"]["Project.id.in"];
                "id[nin]"?: components["parameters"]["Project.id.nin"];
                name?: components["parameters"]["Project.name"];
                name_in?: components["parameters"]["Project.name_in"];
                name_contains?: components["parameters"]["Project.name_contains"];
                name_starts_with?: components["parameters"]["Project.name_starts_with"];
                "name[eq]"?: components["parameters"]["Project.name.eq"];
                "name[neq]"?: components["parameters"]["Project.name.neq"];
                "name[in]"?: components["parameters"]["Project.name.in"];
                "name[nin]"?: components["parameters"]["Project.name.nin"];
                "name[like]"?: components["parameters"]["Project.name.like"];
                description?: components["parameters"]["Project.description"];
                description_in?: components["parameters"]["Project.description_in"];
                description_contains?: components["parameters"]["Project.description_contains"];
                description_starts_with?: components["parameters"]["Project.description_starts_with"];
                description_exists?: components["parameters"]["Project.description_exists"];
                "description[eq]"?: components["parameters"]["Project.description.eq"];
                "description[neq]"?: components["parameters"]["Project.description.neq"];
                "description[in]"?: components["parameters"]["Project.description.in"];
                "description[nin]"?: components["parameters"]["Project.description.nin"];
                "description[like]"?: components["parameters"]["Project.description.like"];
                visibility?: components["parameters"]["Project.visibility"];
                visibility_in?: components["parameters"]["Project.visibility_in"];
                "visibility[eq]"?: components["parameters"]["Project.visibility.eq"];
                "visibility[neq]"?: components["parameters"]["Project.visibility.neq"];
                "visibility[in]"?: components["parameters"]["Project.visibility.in"];
                "visibility[nin]"?: components["parameters"]["Project.visibility.nin"];
                status?: components["parameters"]["Project.status"];
                status_in?: components["parameters"]["Project.status_in"];
                "status[eq]"?: components["parameters"]["Project.status.eq"];
                "status[neq]"?: components["parameters"]["Project.status.neq"];
                "status[in]"?: components["parameters"]["Project.status.in"];
                "status[nin]"?: components["parameters"]["Project.status.nin"];
                tags?: components["parameters"]["Project.tags"];
                tags_in?: components["parameters"]["Project.tags_in"];
                tags_all?: components["parameters"]["Project.tags_all"];
                tags_exists?: components["parameters"]["Project.tags_exists"];
                "tags[eq]"?: components["parameters"]["Project.tags.eq"];
                "tags[in]"?: components["parameters"]["Project.tags.in"];
                "tags[all]"?: components["parameters"]["Project.tags.all"];
                "tags[nin]"?: components["parameters"]["Project.tags.nin"];
                owner_id?: components["parameters"]["Project.owner_id"];
                owner_id_in?: components["parameters"]["Project.owner_id_in"];
                "owner_id[eq]"?: components["parameters"]["Project.owner_id.eq"];
                "owner_id[neq]"?: components["parameters"]["Project.owner_id.neq"];
                "owner_id[in]"?: components["parameters"]["Project.owner_id.in"];
                "owner_id[nin]"?: components["parameters"]["Project.owner_id.nin"];
                archived_at?: components["parameters"]["Project.archived_at"];
                archived_at_gt?: components["parameters"]["Project.archived_at_gt"];
                archived_at_gte?: components["parameters"]["Project.archived_at_gte"];
                archived_at_lt?: components["parameters"]["Project.archived_at_lt"];
                archived_at_lte?: components["parameters"]["Project.archived_at_lte"];
                archived_at_after?: components["parameters"]["Project.archived_at_after"];
                archived_at_before?: components["parameters"]["Project.archived_at_before"];
                archived_at_exists?: components["parameters"]["Project.archived_at_exists"];
                "archived_at[eq]"?: components["parameters"]["Project.archived_at.eq"];
                "archived_at[neq]"?: components["parameters"]["Project.archived_at.neq"];
                "archived_at[gt]"?: components["parameters"]["Project.archived_at.gt"];
                "archived_at[gte]"?: components["parameters"]["Project.archived_at.gte"];
                "archived_at[lt]"?: components["parameters"]["Project.archived_at.lt"];
                "archived_at[lte]"?: components["parameters"]["Project.archived_at.lte"];
                created_at?: components["parameters"]["Project.created_at"];
                created_at_gt?: components["parameters"]["Project.created_at_gt"];
                created_at_gte?: components["parameters"]["Project.created_at_gte"];
                created_at_lt?: components["parameters"]["Project.created_at_lt"];
                created_at_lte?: components["parameters"]["Project.created_at_lte"];
                created_at_after?: components["parameters"]["Project.created_at_after"];
                created_at_before?: components["parameters"]["Project.created_at_before"];
                "created_at[eq]"?: components["parameters"]["Project.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["Project.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["Project.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["Project.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["Project.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["Project.created_at.lte"];
                updated_at?: components["parameters"]["Project.updated_at"];
                updated_at_gt?: components["parameters"]["Project.updated_at_gt"];
                updated_at_gte?: components["parameters"]["Project.updated_at_gte"];
                updated_at_lt?: components["parameters"]["Project.updated_at_lt"];
                updated_at_lte?: components["parameters"]["Project.updated_at_lte"];
                updated_at_after?: components["parameters"]["Project.updated_at_after"];
                updated_at_before?: components["parameters"]["Project.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["Project.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["Project.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["Project.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["Project.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["Project.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["Project.updated_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path: {
                user_id: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProjectPage"];
            default: components["responses"]["Default"];
        };
    };
    listUserTeams: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                offset?: components["parameters"]["Offset"];
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["Team.sort"];
                fields?: components["parameters"]["Team.fields"];
                id?: components["parameters"]["Team.id"];
                id_in?: components["parameters"]["Team.id_in"];
                "id[eq]"?: components["parameters"]["Team.id.eq"];
                "id[neq]"?: components["parameters"]["Team.id.neq"];
                "id[in]"?: components["parameters"]["Team.id.in"];
                "id[nin]"?: components["parameters"]["Team.id.nin"];
                name?: components["parameters"]["Team.name"];
                name_in?: components["parameters"]["Team.name_in"];
                name_contains?: components["parameters"]["Team.name_contains"];
                name_starts_with?: components["parameters"]["Team.name_starts_with"];
                "name[eq]"?: components["parameters"]["Team.name.eq"];
                "name[neq]"?: components["parameters"]["Team.name.neq"];
                "name[in]"?: components["parameters"]["Team.name.in"];
                "name[nin]"?: components["parameters"]["Team.name.nin"];
                "name[like]"?: components["parameters"]["Team.name.like"];
                description?: components["parameters"]["Team.description"];
                description_in?: components["parameters"]["Team.description_in"];
                description_contains?: components["parameters"]["Team.description_contains"];
                description_starts_with?: components["parameters"]["Team.description_starts_with"];
                description_exists?: components["parameters"]["Team.description_exists"];
                "description[eq]"?: components["parameters"]["Team.description.eq"];
                "description[neq]"?: components["parameters"]["Team.description.neq"];
                "description[in]"?: components["parameters"]["Team.description.in"];
                "description[nin]"?: components["parameters"]["Team.description.nin"];
                "description[like]"?: components["parameters"]["Team.description.like"];
                created_at?: components["parameters"]["Team.created_at"];
                created_at_gt?: components["parameters"]["Team.created_at_gt"];
                created_at_gte?: components["parameters"]["Team.created_at_gte"];
                created_at_lt?: components["parameters"]["Team.created_at_lt"];
                created_at_lte?: components["parameters"]["Team.created_at_lte"];
                created_at_after?: components["parameters"]["Team.created_at_after"];
                created_at_before?: components["parameters"]["Team.created_at_before"];
                "created_at[eq]"?: components["parameters"]["Team.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["Team.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["Team.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["Team.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["Team.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["Team.created_at.lte"];
                updated_at?: components["parameters"]["Team.updated_at"];
                updated_at_gt?: components["parameters"]["Team.updated_at_gt"];
                updated_at_gte?: components["parameters"]["Team.updated_at_gte"];
                updated_at_lt?: components["parameters"]["Team.updated_at_lt"];
                updated_at_lte?: components["parameters"]["Team.updated_at_lte"];
                updated_at_after?: components["parameters"]["Team.updated_at_after"];
                updated_at_before?: components["parameters"]["Team.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["Team.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["Team.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["Team.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["Team.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["Team.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["Team.updated_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path: {
                user_id: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TeamPage"];
            default: components["responses"]["Default"];
        };
    };
    listUserTasks: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                offset?: components["parameters"]["Offset"];
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["Task.sort"];
                fields?: components["parameters"]["Task.fields"];
                expand?: components["parameters"]["Task.expand"];
                id?: components["parameters"]["Task.id"];
                id_in?: components["parameters"]["Task.id_in"];
                "id[eq]"?: components["parameters"]["Task.id.eq"];
                "id[neq]"?: components["parameters"]["Task.id.neq"];
                "id[in]"?: components["parameters"]["Task.id.in"];
                "id[nin]"?: components["parameters"]["Task.id.nin"];
                project_id?: components["parameters"]["Task.project_id"];
                project_id_in?: components["parameters"]["Task.project_id_in"];
                "project_id[eq]"?: components["parameters"]["Task.project_id.eq"];
                "project_id[neq]"?: components["parameters"]["Task.project_id.neq"];
                "project_id[in]"?: components["parameters"]["Task.project_id.in"];
                "project_id[nin]"?: components["parameters"]["Task.project_id.nin"];
                title?: components["parameters"]["Task.title"];
                title_in?: components["parameters"]["Task.title_in"];
                title_contains?: components["parameters"]["Task.title_contains"];
                title_starts_with?: components["parameters"]["Task.title_starts_with"];
                "title[eq]"?: components["parameters"]["Task.title.eq"];
                "title[neq]"?: components["parameters"]["Task.title.neq"];
                "title[in]"?: components["parameters"]["Task.title.in"];
                "title[nin]"?: components["parameters"]["Task.title.nin"];
                "title[like]"?: components["parameters"]["Task.title.like"];
                description?: components["parameters"]["Task.description"];
                description_in?: components["parameters"]["Task.description_in"];
                description_contains?: components["parameters"]["Task.description_contains"];
                description_starts_with?: components["parameters"]["Task.description_starts_with"];
                description_exists?: components["parameters"]["Task.description_exists"];
                "description[eq]"?: components["parameters"]["Task.description.eq"];
                "description[neq]"?: components["parameters"]["Task.description.neq"];
                "description[in]"?: components["parameters"]["Task.description.in"];
                "description[nin]"?: components["parameters"]["Task.description.nin"];
                "description[like]"?: components["parameters"]["Task.description.like"];
                status?: components["parameters"]["Task.status"];
                status_in?: components["parameters"]["Task.status_in"];
                "status[eq]"?: components["parameters"]["Task.status.eq"];
                "status[neq]"?: components["parameters"]["Task.status.neq"];
                "status[in]"?: components["parameters"]["Task.status.in"];
                "status[nin]"?: components["parameters"]["Task.status.nin"];
                priority?: components["parameters"]["Task.priority"];
                priority_in?: components["parameters"]["Task.priority_in"];
                "priority[eq]"?: components["parameters"]["Task.priority.eq"];
                "priority[neq]"?: components["parameters"]["Task.priority.neq"];
                "priority[in]"?: components["parameters"]["Task.priority.in"];
                "priority[nin]"?: components["parameters"]["Task.priority.nin"];
                assignee_id?: components["parameters"]["Task.assignee_id"];
                assignee_id_in?: components["parameters"]["Task.assignee_id_in"];
                assignee_id_exists?: components["parameters"]["Task.assignee_id_exists"];
                "assignee_id[eq]"?: components["parameters"]["Task.assignee_id.eq"];
                "assignee_id[neq]"?: components["parameters"]["Task.assignee_id.neq"];
                "assignee_id[in]"?: components["parameters"]["Task.assignee_id.in"];
                "assignee_id[nin]"?: components["parameters"]["Task.assignee_id.nin"];
                due_at?: components["parameters"]["Task.due_at"];
                due_at_gt?: components["parameters"]["Task.due_at_gt"];
                due_at_gte?: components["parameters"]["Task.due_at_gte"];
                due_at_lt?: components["parameters"]["Task.due_at_lt"];
                due_at_lte?: components["parameters"]["Task.due_at_lte"];
                due_at_after?: components["parameters"]["Task.due_at_after"];
                due_at_before?: components["parameters"]["Task.due_at_before"];
                due_at_exists?: components["parameters"]["Task.due_at_exists"];
                "due_at[eq]"?: components["parameters"]["Task.due_at.eq"];
                "due_at[neq]"?: components["parameters"]["Task.due_at.neq"];
                "due_at[gt]"?: components["parameters"]["Task.due_at.gt"];
                "due_at[gte]"?: components["parameters"]["Task.due_at.gte"];
                "due_at[lt]"?: components["parameters"]["Task.due_at.lt"];
                "due_at[lte]"?: components["parameters"]["Task.due_at.lte"];
                tags?: components["parameters"]["Task.tags"];
                tags_in?: components["parameters"]["Task.tags_in"];
                tags_all?: components["parameters"]["Task.tags_all"];
                tags_exists?: components["parameters"]["Task.tags_exists"];
                "tags[eq]"?: components["parameters"]["Task.tags.eq"];
                "tags[in]"?: components["parameters"]["Task.tags.in"];
                "tags[all]"?: components["parameters"]["Task.tags.all"];
                "tags[nin]"?: components["parameters"]["Task.tags.nin"];
                completed_at?: components["parameters"]["Task.completed_at"];
                completed_at_gt?: components["parameters"]["Task.completed_at_gt"];
                completed_at_gte?: components["parameters"]["Task.completed_at_gte"];
                completed_at_lt?: components["parameters"]["Task.completed_at_lt"];
                completed_at_lte?: components["parameters"]["Task.completed_at_lte"];
                completed_at_after?: components["parameters"]["Task.completed_at_after"];
                completed_at_before?: components["parameters"]["Task.completed_at_before"];
                completed_at_exists?: components["parameters"]["Task.completed_at_exists"];
                "completed_at[eq]"?: components["parameters"]["Task.completed_at.eq"];
                "completed_at[neq]"?: components["parameters"]["Task.completed_at.neq"];
                "completed_at[gt]"?: components["parameters"]["Task.completed_at.gt"];
                "completed_at[gte]"?: components["parameters"]["Task.completed_at.gte"];
                "completed_at[lt]"?: components["parameters"]["Task.completed_at.lt"];
                "completed_at[lte]"?: components["parameters"]["Task.completed_at.lte"];
                created_by?: components["parameters"]["Task.created_by"];
                created_by_in?: components["parameters"]["Task.created_by_in"];
                "created_by[eq]"?: components["parameters"]["Task.created_by.eq"];
                "created_by[neq]"?: components["parameters"]["Task.created_by.neq"];
                "created_by[in]"?: components["parameters"]["Task.created_by.in"];
                "created_by[nin]"?: components["parameters"]["Task.created_by.nin"];
                created_at?: components["parameters"]["Task.created_at"];
                created_at_gt?: components["parameters"]["Task.created_at_gt"];
                created_at_gte?: components["parameters"]["Task.created_at_gte"];
                created_at_lt?: components["parameters"]["Task.created_at_lt"];
                created_at_lte?: components["parameters"]["Task.created_at_lte"];
                created_at_after?: components["parameters"]["Task.created_at_after"];
                created_at_before?: components["parameters"]["Task.created_at_before"];
                "created_at[eq]"?: components["parameters"]["Task.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["Task.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["Task.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["Task.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["Task.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["Task.created_at.lte"];
                updated_at?: components["parameters"]["Task.updated_at"];
                updated_at_gt?: components["parameters"]["Task.updated_at_gt"];
                updated_at_gte?: components["parameters"]["Task.updated_at_gte"];
                updated_at_lt?: components["parameters"]["Task.updated_at_lt"];
                updated_at_lte?: components["parameters"]["Task.updated_at_lte"];
                updated_at_after?: components["parameters"]["Task.updated_at_after"];
                updated_at_before?: components["parameters"]["Task.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["Task.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["Task.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["Task.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["Task.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["Task.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["Task.updated_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path: {
                user_id: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TaskPage"];
            default: components["responses"]["Default"];
        };
    };
    listUserResources: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                offset?: components["parameters"]["Offset"];
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["Resource.sort"];
                fields?: components["parameters"]["Resource.fields"];
                expand?: components["parameters"]["Resource.expand"];
                id?: components["parameters"]["Resource.id"];
                id_in?: components["parameters"]["Resource.id_in"];
                "id[eq]"?: components["parameters"]["Resource.id.eq"];
                "id[neq]"?: components["parameters"]["Resource.id.neq"];
                "id[in]"?: components["parameters"]["Resource.id.in"];
                "id[nin]"?: components["parameters"]["Resource.id.nin"];
                name?: components["parameters"]["Resource.name"];
                name_in?: components["parameters"]["Resource.name_in"];
                name_contains?: components["parameters"]["Resource.name_contains"];
                name_starts_with?: components["parameters"]["Resource.name_starts_with"];
                "name[eq]"?: components["parameters"]["Resource.name.eq"];
                "name[neq]"?: components["parameters"]["Resource.name.neq"];
                "name[in]"?: components["parameters"]["Resource.name.in"];
                "name[nin]"?: components["parameters"]["Resource.name.nin"];
                "name[like]"?: components["parameters"]["Resource.name.like"];
                description?: components["parameters"]["Resource.description"];
                description_in?: components["parameters"]["Resource.description_in"];
                description_contains?: components["parameters"]["Resource.description_contains"];
                description_starts_with?: components["parameters"]["Resource.description_starts_with"];
                description_exists?: components["parameters"]["Resource.description_exists"];
                "description[eq]"?: components["parameters"]["Resource.description.eq"];
                "description[neq]"?: components["parameters"]["Resource.description.neq"];
                "description[in]"?: components["parameters"]["Resource.description.in"];
                "description[nin]"?: components["parameters"]["Resource.description.nin"];
                "description[like]"?: components["parameters"]["Resource.description.like"];
                type?: components["parameters"]["Resource.type"];
                type_in?: components["parameters"]["Resource.type_in"];
                type_contains?: components["parameters"]["Resource.type_contains"];
                type_starts_with?: components["parameters"]["Resource.type_starts_with"];
                "type[eq]"?: components["parameters"]["Resource.type.eq"];
                "type[neq]"?: components["parameters"]["Resource.type.neq"];
                "type[in]"?: components["parameters"]["Resource.type.in"];
                "type[nin]"?: components["parameters"]["Resource.type.nin"];
                "type[like]"?: components["parameters"]["Resource.type.like"];
                status?: components["parameters"]["Resource.status"];
                status_in?: components["parameters"]["Resource.status_in"];
                "status[eq]"?: components["parameters"]["Resource.status.eq"];
                "status[neq]"?: components["parameters"]["Resource.status.neq"];
                "status[in]"?: components["parameters"]["Resource.status.in"];
                "status[nin]"?: components["parameters"]["Resource.status.nin"];
                metadata?: components["parameters"]["Resource.metadata"];
                owner_id?: components["parameters"]["Resource.owner_id"];
                owner_id_in?: components["parameters"]["Resource.owner_id_in"];
                "owner_id[eq]"?: components["parameters"]["Resource.owner_id.eq"];
                "owner_id[neq]"?: components["parameters"]["Resource.owner_id.neq"];
                "owner_id[in]"?: components["parameters"]["Resource.owner_id.in"];
                "owner_id[nin]"?: components["parameters"]["Resource.owner_id.nin"];
                created_at?: components["parameters"]["Resource.created_at"];
                created_at_gt?: components["parameters"]["Resource.created_at_gt"];
                created_at_gte?: components["parameters"]["Resource.created_at_gte"];
                created_at_lt?: components["parameters"]["Resource.created_at_lt"];
                created_at_lte?: components["parameters"]["Resource.created_at_lte"];
                created_at_after?: components["parameters"]["Resource.created_at_after"];
                created_at_before?: components["parameters"]["Resource.created_at_before"];
                "created_at[eq]"?: components["parameters"]["Resource.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["Resource.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["Resource.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["Resource.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["Resource.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["Resource.created_at.lte"];
                updated_at?: components["parameters"]["Resource.updated_at"];
                updated_at_gt?: components["parameters"]["Resource.updated_at_gt"];
                updated_at_gte?: components["parameters"]["Resource.updated_at_gte"];
                updated_at_lt?: components["parameters"]["Resource.updated_at_lt"];
                updated_at_lte?: components["parameters"]["Resource.updated_at_lte"];
                updated_at_after?: components["parameters"]["Resource.updated_at_after"];
                updated_at_before?: components["parameters"]["Resource.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["Resource.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["Resource.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["Resource.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["Resource.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["Resource.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["Resource.updated_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path: {
                user_id: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ResourcePage"];
            default: components["responses"]["Default"];
        };
    };
    listProjects: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                offset?: components["parameters"]["Offset"];
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["Project.sort"];
                fields?: components["parameters"]["Project.fields"];
                expand?: components["parameters"]["Project.expand"];
                id?: components["parameters"]["Project.id"];
                id_in?: components["parameters"]["Project.id_in"];
                "id[eq]"?: components["parameters"]["Project.id.eq"];
                "id[neq]"?: components["parameters"]["Project.id.neq"];
                "id[in]"?: components["parameters"]["Project.id.in"];
                "id[nin]"?: components["parameters"]["Project.id.nin"];
                name?: components["parameters"]["Project.name"];
                name_in?: components["parameters"]["Project.name_in"];
                name_contains?: components["parameters"]["Project.name_contains"];
                name_starts_with?: components["parameters"]["Project.name_starts_with"];
                "name[eq]"?: components["parameters"]["Project.name.eq"];
                "name[neq]"?: components["parameters"]["Project.name.neq"];
                "name[in]"?: components["parameters"]["Project.name.in"];
                "name[nin]"?: components["parameters"]["Project.name.nin"];
                "name[like]"?: components["parameters"]["Project.name.like"];
                description?: components["parameters"]["Project.description"];
                description_in?: components["parameters"]["Project.description_in"];
                description_contains?: components["parameters"]["Project.description_contains"];
                description_starts_with?: components["parameters"]["Project.description_starts_with"];
                description_exists?: components["parameters"]["Project.description_exists"];
                "description[eq]"?: components["parameters"]["Project.description.eq"];
                "description[neq]"?: components["parameters"]["Project.description.neq"];
                "description[in]"?: components["parameters"]["Project.description.in"];
                "description[nin]"?: components["parameters"]["Project.description.nin"];
                "description[like]"?: components["parameters"]["Project.description.like"];
                visibility?: components["parameters"]["Project.visibility"];
                visibility_in?: components["parameters"]["Project.visibility_in"];
                "visibility[eq]"?: components["parameters"]["Project.visibility.eq"];
                "visibility[neq]"?: components["parameters"]["Project.visibility.neq"];
                "visibility[in]"?: components["parameters"]["Project.visibility.in"];
                "visibility[nin]"?: components["parameters"]["Project.visibility.nin"];
                status?: components["parameters"]["Project.status"];
                status_in?: components["parameters"]["Project.status_in"];
                "status[eq]"?: components["parameters"]["Project.status.eq"];
                "status[neq]"?: components["parameters"]["Project.status.neq"];
                "status[in]"?: components["parameters"]["Project.status.in"];
                "status[nin]"?: components["parameters"]["Project.status.nin"];
                tags?: components["parameters"]["Project.tags"];
                tags_in?: components["parameters"]["Project.tags_in"];
                tags_all?: components["parameters"]["Project.tags_all"];
                tags_exists?: components["parameters"]["Project.tags_exists"];
                "tags[eq]"?: components["parameters"]["Project.tags.eq"];
                "tags[in]"?: components["parameters"]["Project.tags.in"];
                "tags[all]"?: components["parameters"]["Project.tags.all"];
                "tags[nin]"?: components["parameters"]["Project.tags.nin"];
                owner_id?: components["parameters"]["Project.owner_id"];
                owner_id_in?: components["parameters"]["Project.owner_id_in"];
                "owner_id[eq]"?: components["parameters"]["Project.owner_id.eq"];
                "owner_id[neq]"?: components["parameters"]["Project.owner_id.neq"];
                "owner_id[in]"?: components["parameters"]["Project.owner_id.in"];
                "owner_id[nin]"?: components["parameters"]["Project.owner_id.nin"];
                archived_at?: components["parameters"]["Project.archived_at"];
                archived_at_gt?: components["parameters"]["Project.archived_at_gt"];
                archived_at_gte?: components["parameters"]["Project.archived_at_gte"];
                archived_at_lt?: components["parameters"]["Project.archived_at_lt"];
                archived_at_lte?: components["parameters"]["Project.archived_at_lte"];
                archived_at_after?: components["parameters"]["Project.archived_at_after"];
                archived_at_before?: components["parameters"]["Project.archived_at_before"];
                archived_at_exists?: components["parameters"]["Project.archived_at_exists"];
                "archived_at[eq]"?: components["parameters"]["Project.archived_at.eq"];
                "archived_at[neq]"?: components["parameters"]["Project.archived_at.neq"];
                "archived_at[gt]"?: components["parameters"]["Project.archived_at.gt"];
                "archived_at[gte]"?: components["parameters"]["Project.archived_at.gte"];
                "archived_at[lt]"?: components["parameters"]["Project.archived_at.lt"];
                "archived_at[lte]"?: components["parameters"]["Project.archived_at.lte"];
                created_at?: components["parameters"]["Project.created_at"];
                created_at_gt?: components["parameters"]["Project.created_at_gt"];
                created_at_gte?: components["parameters"]["Project.created_at_gte"];
                created_at_lt?: components["parameters"]["Project.created_at_lt"];
                created_at_lte?: components["parameters"]["Project.created_at_lte"];
                created_at_after?: components["parameters"]["Project.created_at_after"];
                created_at_before?: components["parameters"]["Project.created_at_before"];
                "created_at[eq]"?: components["parameters"]["Project.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["Project.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["Project.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["Project.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["Project.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["Project.created_at.lte"];
                updated_at?: components["parameters"]["Project.updated_at"];
                updated_at_gt?: components["parameters"]["Project.updated_at_gt"];
                updated_at_gte?: components["parameters"]["Project.updated_at_gte"];
                updated_at_lt?: components["parameters"]["Project.updated_at_lt"];
                updated_at_lte?: components["parameters"]["Project.updated_at_lte"];
                updated_at_after?: components["parameters"]["Project.updated_at_after"];
                updated_at_before?: components["parameters"]["Project.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["Project.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["Project.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["Project.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["Project.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["Project.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["Project.updated_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProjectPage"];
            default: components["responses"]["Default"];
        };
    };
    createProject: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Project.fields"];
                expand?: components["parameters"]["Project.expand"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectCreate"];
            };
        };
        responses: {
            201: components["responses"]["ProjectCreated"];
            default: components["responses"]["Default"];
        };
    };
    exportProjects: {
        parameters: {
            query?: {
                or?: components["parameters"]["Or"];
                id?: components["parameters"]["Project.id"];
                id_in?: components["parameters"]["Project.id_in"];
                "id[eq]"?: components["parameters"]["Project.id.eq"];
                "id[neq]"?: components["parameters"]["Project.id.neq"];
                "id[in]"?: components["parameters"]["Project.id.in"];
                "id[nin]"?: components["parameters"]["Project.id.nin"];
                name?: components["parameters"]["Project.name"];
                name_in?: components["parameters"]["Project.name_in"];
                name_contains?: components["parameters"]["Project.name_contains"];
                name_starts_with?: components["parameters"]["Project.name_starts_with"];
                "name[eq]"?: components["parameters"]["Project.name.eq"];
                "name[neq]"?: components["parameters"]["Project.name.neq"];
                "name[in]"?: components["parameters"]["Project.name.in"];
                "name[nin]"?: components["parameters"]["Project.name.nin"];
                "name[like]"?: components["parameters"]["Project.name.like"];
                description?: components["parameters"]["Project.description"];
                description_in?: components["parameters"]["Project.description_in"];
                description_contains?: components["parameters"]["Project.description_contains"];
                description_starts_with?: components["parameters"]["Project.description_starts_with"];
                description_exists?: components["parameters"]["Project.description_exists"];
                "description[eq]"?: components["parameters"]["Project.description.eq"];
                "description[neq]"?: components["parameters"]["Project.description.neq"];
                "description[in]"?: components["parameters"]["Project.description.in"];
                "description[nin]"?: components["parameters"]["Project.description.nin"];
                "description[like]"?: components["parameters"]["Project.description.like"];
                visibility?: components["parameters"]["Project.visibility"];
                visibility_in?: components["parameters"]["Project.visibility_in"];
                "visibility[eq]"?: components["parameters"]["Project.visibility.eq"];
                "visibility[neq]"?: components["parameters"]["Project.visibility.neq"];
                "visibility[in]"?: components["parameters"]["Project.visibility.in"];
                "visibility[nin]"?: components["parameters"]["Project.visibility.nin"];
                status?: components["parameters"]["Project.status"];
                status_in?: components["parameters"]["Project.status_in"];
                "status[eq]"?: components["parameters"]["Project.status.eq"];
                "status[neq]"?: components["parameters"]["Project.status.neq"];
                "status[in]"?: components["parameters"]["Project.status.in"];
                "status[nin]"?: components["parameters"]["Project.status.nin"];
                tags?: components["parameters"]["Project.tags"];
                tags_in?: components["parameters"]["Project.tags_in"];
                tags_all?: components["parameters"]["Project.tags_all"];
                tags_exists?: components["parameters"]["Project.tags_exists"];
                "tags[eq]"?: components["parameters"]["Project.tags.eq"];
                "tags[in]"?: components["parameters"]["Project.tags.in"];
                "tags[all]"?: components["parameters"]["Project.tags.all"];
                "tags[nin]"?: components["parameters"]["Project.tags.nin"];
                owner_id?: components["parameters"]["Project.owner_id"];
                owner_id_in?: components["parameters"]["Project.owner_id_in"];
                "owner_id[eq]"?: components["parameters"]["Project.owner_id.eq"];
                "owner_id[neq]"?: components["parameters"]["Project.owner_id.neq"];
                "owner_id[in]"?: components["parameters"]["Project.owner_id.in"];
                "owner_id[nin]"?: components["parameters"]["Project.owner_id.nin"];
                archived_at?: components["parameters"]["Project.archived_at"];
                archived_at_gt?: components["parameters"]["Project.archived_at_gt"];
                archived_at_gte?: components["parameters"]["Project.archived_at_gte"];
                archived_at_lt?: components["parameters"]["Project.archived_at_lt"];
                archived_at_lte?: components["parameters"]["Project.archived_at_lte"];
                archived_at_after?: components["parameters"]["Project.archived_at_after"];
                archived_at_before?: components["parameters"]["Project.archived_at_before"];
                archived_at_exists?: components["parameters"]["Project.archived_at_exists"];
                "archived_at[eq]"?: components["parameters"]["Project.archived_at.eq"];
                "archived_at[neq]"?: components["parameters"]["Project.archived_at.neq"];
                "archived_at[gt]"?: components["parameters"]["Project.archived_at.gt"];
                "archived_at[gte]"?: components["parameters"]["Project.archived_at.gte"];
                "archived_at[lt]"?: components["parameters"]["Project.archived_at.lt"];
                "archived_at[lte]"?: components["parameters"]["Project.archived_at.lte"];
                created_at?: components["parameters"]["Project.created_at"];
                created_at_gt?: components["parameters"]["Project.created_at_gt"];
                created_at_gte?: components["parameters"]["Project.created_at_gte"];
                created_at_lt?: components["parameters"]["Project.created_at_lt"];
                created_at_lte?: components["parameters"]["Project.created_at_lte"];
                created_at_after?: components["parameters"]["Project.created_at_after"];
                created_at_before?: components["parameters"]["Project.created_at_before"];
                "created_at[eq]"?: components["parameters"]["Project.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["Project.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["Project.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["Project.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["Project.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["Project.created_at.lte"];
                updated_at?: components["parameters"]["Project.updated_at"];
                updated_at_gt?: components["parameters"]["Project.updated_at_gt"];
                updated_at_gte?: components["parameters"]["Project.updated_at_gte"];
                updated_at_lt?: components["parameters"]["Project.updated_at_lt"];
                updated_at_lte?: components["parameters"]["Project.updated_at_lte"];
                updated_at_after?: components["parameters"]["Project.updated_at_after"];
                updated_at_before?: components["parameters"]["Project.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["Project.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["Project.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["Project.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["Project.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["Project.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["Project.updated_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Records"];
            default: components["responses"]["Default"];
        };
    };
    getProject: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Project.fields"];
                expand?: components["parameters"]["Project.expand"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                project_id: components["parameters"]["ProjectIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProjectFound"];
            304: components["responses"]["NotModified"];
            default: components["responses"]["Default"];
        };
    };
    replaceProject: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Project.fields"];
                expand?: components["parameters"]["Project.expand"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                project_id: components["parameters"]["ProjectIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectCreate"];
            };
        };
        responses: {
            200: components["responses"]["ProjectFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    deleteProject: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                project_id: components["parameters"]["ProjectIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Default"];
        };
    };
    updateProject: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Project.fields"];
                expand?: components["parameters"]["Project.expand"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                project_id: components["parameters"]["ProjectIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectUpdate"];
            };
        };
        responses: {
            200: components["responses"]["ProjectFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    listProjectTasks: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                offset?: components["parameters"]["Offset"];
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["Task.sort"];
                fields?: components["parameters"]["Task.fields"];
                expand?: components["parameters"]["Task.expand"];
                id?: components["parameters"]["Task.id"];
                id_in?: components["parameters"]["Task.id_in"];
                "id[eq]"?: components["parameters"]["Task.id.eq"];
                "id[neq]"?: components["parameters"]["Task.id.neq"];
                "id[in]"?: components["parameters"]["Task.id.in"];
                "id[nin]"?: components["parameters"]["Task.id.nin"];
                project_id?: components["parameters"]["Task.project_id"];
                project_id_in?: components["parameters"]["Task.project_id_in"];
                "project_id[eq]"?: components["parameters"]["Task.project_id.eq"];
                "project_id[neq]"?: components["parameters"]["Task.project_id.neq"];
                "project_id[in]"?: components["parameters"]["Task.project_id.in"];
                "project_id[nin]"?: components["parameters"]["Task.project_id.nin"];
                title?: components["parameters"]["Task.title"];
                title_in?: components["parameters"]["Task.title_in"];
                title_contains?: components["parameters"]["Task.title_contains"];
                title_starts_with?: components["parameters"]["Task.title_starts_with"];
                "title[eq]"?: components["parameters"]["Task.title.eq"];
                "title[neq]"?: components["parameters"]["Task.title.neq"];
                "title[in]"?: components["parameters"]["Task.title.in"];
                "title[nin]"?: components["parameters"]["Task.title.nin"];
                "title[like]"?: components["parameters"]["Task.title.like"];
                description?: components["parameters"]["Task.description"];
                description_in?: components["parameters"]["Task.description_in"];
                description_contains?: components["parameters"]["Task.description_contains"];
                description_starts_with?: components["parameters"]["Task.description_starts_with"];
                description_exists?: components["parameters"]["Task.description_exists"];
                "description[eq]"?: components["parameters"]["Task.description.eq"];
                "description[neq]"?: components["parameters"]["Task.description.neq"];
                "description[in]"?: components["parameters"]["Task.description.in"];
                "description[nin]"?: components["parameters"]["Task.description.nin"];
                "description[like]"?: components["parameters"]["Task.description.like"];
                status?: components["parameters"]["Task.status"];
                status_in?: components["parameters"]["Task.status_in"];
                "status[eq]"?: components["parameters"]["Task.status.eq"];
                "status[neq]"?: components["parameters"]["Task.status.neq"];
                "status[in]"?: components["parameters"]["Task.status.in"];
                "status[nin]"?: components["parameters"]["Task.status.nin"];
                priority?: components["parameters"]["Task.priority"];
                priority_in?: components["parameters"]["Task.priority_in"];
                "priority[eq]"?: components["parameters"]["Task.priority.eq"];
                "priority[neq]"?: components["parameters"]["Task.priority.neq"];
                "priority[in]"?: components["parameters"]["Task.priority.in"];
                "priority[nin]"?: components["parameters"]["Task.priority.nin"];
                assignee_id?: components["parameters"]["Task.assignee_id"];
                assignee_id_in?: components["parameters"]["Task.assignee_id_in"];
                assignee_id_exists?: components["parameters"]["Task.assignee_id_exists"];
                "assignee_id[eq]"?: components["parameters"]["Task.assignee_id.eq"];
                "assignee_id[neq]"?: components["parameters"]["Task.assignee_id.neq"];
                "assignee_id[in]"?: components["parameters"]["Task.assignee_id.in"];
                "assignee_id[nin]"?: components["parameters"]["Task.assignee_id.nin"];
                due_at?: components["parameters"]["Task.due_at"];
                due_at_gt?: components["parameters"]["Task.due_at_gt"];
                due_at_gte?: components["parameters"]["Task.due_at_gte"];
                due_at_lt?: components["parameters"]["Task.due_at_lt"];
                due_at_lte?: components["parameters"]["Task.due_at_lte"];
                due_at_after?: components["parameters"]["Task.due_at_after"];
                due_at_before?: components["parameters"]["Task.due_at_before"];
                due_at_exists?: components["parameters"]["Task.due_at_exists"];
                "due_at[eq]"?: components["parameters"]["Task.due_at.eq"];
                "due_at[neq]"?: components["parameters"]["Task.due_at.neq"];
                "due_at[gt]"?: components["parameters"]["Task.due_at.gt"];
                "due_at[gte]"?: components["parameters"]["Task.due_at.gte"];
                "due_at[lt]"?: components["parameters"]["Task.due_at.lt"];
                "due_at[lte]"?: components["parameters"]["Task.due_at.lte"];
                tags?: components["parameters"]["Task.tags"];
                tags_in?: components["parameters"]["Task.tags_in"];
                tags_all?: components["parameters"]["Task.tags_all"];
                tags_exists?: components["parameters"]["Task.tags_exists"];
                "tags[eq]"?: components["parameters"]["Task.tags.eq"];
                "tags[in]"?: components["parameters"]["Task.tags.in"];
                "tags[all]"?: components["parameters"]["Task.tags.all"];
                "tags[nin]"?: components["parameters"]["Task.tags.nin"];
                completed_at?: components["parameters"]["Task.completed_at"];
                completed_at_gt?: components["parameters"]["Task.completed_at_gt"];
                completed_at_gte?: components["parameters"]["Task.completed_at_gte"];
                completed_at_lt?: components["parameters"]["Task.completed_at_lt"];
                completed_at_lte?: components["parameters"]["Task.completed_at_lte"];
                completed_at_after?: components["parameters"]["Task.completed_at_after"];
                completed_at_before?: components["parameters"]["Task.completed_at_before"];
                completed_at_exists?: components["parameters"]["Task.completed_at_exists"];
                "completed_at[eq]"?: components["parameters"]["Task.completed_at.eq"];
                "completed_at[neq]"?: components["parameters"]["Task.completed_at.neq"];
                "completed_at[gt]"?: components["parameters"]["Task.completed_at.gt"];
                "completed_at[gte]"?: components["parameters"]["Task.completed_at.gte"];
                "completed_at[lt]"?: components["parameters"]["Task.completed_at.lt"];
                "completed_at[lte]"?: components["parameters"]["Task.completed_at.lte"];
                created_by?: components["parameters"]["Task.created_by"];
                created_by_in?: components["parameters"]["Task.created_by_in"];
                "created_by[eq]"?: components["parameters"]["Task.created_by.eq"];
                "created_by[neq]"?: components["parameters"]["Task.created_by.neq"];
                "created_by[in]"?: components["parameters"]["Task.created_by.in"];
                "created_by[nin]"?: components["parameters"]["Task.created_by.nin"];
                created_at?: components["parameters"]["Task.created_at"];
                created_at_gt?: components["parameters"]["Task.created_at_gt"];
                created_at_gte?: components["parameters"]["Task.created_at_gte"];
                created_at_lt?: components["parameters"]["Task.created_at_lt"];
                created_at_lte?: components["parameters"]["Task.created_at_lte"];
                created_at_after?: components["parameters"]["Task.created_at_after"];
                created_at_before?: components["parameters"]["Task.created_at_before"];
                "created_at[eq]"?: components["parameters"]["Task.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["Task.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["Task.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["Task.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["Task.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["Task.created_at.lte"];
                updated_at?: components["parameters"]["Task.updated_at"];
                updated_at_gt?: components["parameters"]["Task.updated_at_gt"];
                updated_at_gte?: components["parameters"]["Task.updated_at_gte"];
                updated_at_lt?: components["parameters"]["Task.updated_at_lt"];
                updated_at_lte?: components["parameters"]["Task.updated_at_lte"];
                updated_at_after?: components["parameters"]["Task.updated_at_after"];
                updated_at_before?: components["parameters"]["Task.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["Task.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["Task.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["Task.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["Task.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["Task.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["Task.updated_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path: {
                project_id: components["parameters"]["ProjectIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TaskPage"];
            default: components["responses"]["Default"];
        };
    };
    createProjectTask: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Task.fields"];
                expand?: components["parameters"]["Task.expand"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectTaskCreate"];
            };
        };
        responses: {
            201: components["responses"]["TaskCreated"];
            default: components["responses"]["Default"];
        };
    };
    listProjectMembers: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                offset?: components["parameters"]["Offset"];
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["ProjectMember.sort"];
                fields?: components["parameters"]["ProjectMember.fields"];
                expand?: components["parameters"]["ProjectMember.expand"];
                user_id?: components["parameters"]["ProjectMember.user_id"];
                user_id_in?: components["parameters"]["ProjectMember.user_id_in"];
                "user_id[eq]"?: components["parameters"]["ProjectMember.user_id.eq"];
                "user_id[neq]"?: components["parameters"]["ProjectMember.user_id.neq"];
                "user_id[in]"?: components["parameters"]["ProjectMember.user_id.in"];
                "user_id[nin]"?: components["parameters"]["ProjectMember.user_id.nin"];
                role?: components["parameters"]["ProjectMember.role"];
                role_in?: components["parameters"]["ProjectMember.role_in"];
                "role[eq]"?: components["parameters"]["ProjectMember.role.eq"];
                "role[neq]"?: components["parameters"]["ProjectMember.role.neq"];
                "role[in]"?: components["parameters"]["ProjectMember.role.in"];
                "role[nin]"?: components["parameters"]["ProjectMember.role.nin"];
                added_at?: components["parameters"]["ProjectMember.added_at"];
                added_at_gt?: components["parameters"]["ProjectMember.added_at_gt"];
                added_at_gte?: components["parameters"]["ProjectMember.added_at_gte"];
                added_at_lt?: components["parameters"]["ProjectMember.added_at_lt"];
                added_at_lte?: components["parameters"]["ProjectMember.added_at_lte"];
                added_at_after?: components["parameters"]["ProjectMember.added_at_after"];
                added_at_before?: components["parameters"]["ProjectMember.added_at_before"];
                "added_at[eq]"?: components["parameters"]["ProjectMember.added_at.eq"];
                "added_at[neq]"?: components["parameters"]["ProjectMember.added_at.neq"];
                "added_at[gt]"?: components["parameters"]["ProjectMember.added_at.gt"];
                "added_at[gte]"?: components["parameters"]["ProjectMember.added_at.gte"];
                "added_at[lt]"?: components["parameters"]["ProjectMember.added_at.lt"];
                "added_at[lte]"?: components["parameters"]["ProjectMember.added_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path: {
                project_id: components["parameters"]["ProjectIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectMemberCollection"];
                };
            };
            default: components["responses"]["Default"];
        };
    };
    addProjectMember: {
        parameters: {
            query?: {
                fields?: components["parameters"]["ProjectMember.fields"];
                expand?: components["parameters"]["ProjectMember.expand"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectMemberCreate"];
            };
        };
        responses: {
            /** @description The membership. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectMemberSingle"];
                };
            };
            default: components["responses"]["Default"];
        };
    };
    removeProjectMember: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectIdPath"];
                user_id: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user is no longer a member. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Default"];
        };
    };
    updateProjectMember: {
        parameters: {
            query?: {
                fields?: components["parameters"]["ProjectMember.fields"];
                expand?: components["parameters"]["ProjectMember.expand"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectIdPath"];
                user_id: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectMemberUpdate"];
            };
        };
        responses: {
            /** @description The membership in its current state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectMemberSingle"];
                };
            };
            default: components["responses"]["Default"];
        };
    };
    archiveProject: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Project.fields"];
                expand?: components["parameters"]["Project.expand"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                project_id: components["parameters"]["ProjectIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProjectFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    restoreProject: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Project.fields"];
                expand?: components["parameters"]["Project.expand"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                project_id: components["parameters"]["ProjectIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProjectFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    transferProject: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Project.fields"];
                expand?: components["parameters"]["Project.expand"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                project_id: components["parameters"]["ProjectIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectTransfer"];
            };
        };
        responses: {
            200: components["responses"]["ProjectFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    cloneProject: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Project.fields"];
                expand?: components["parameters"]["Project.expand"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                project_id: components["parameters"]["ProjectIdPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ProjectClone"];
            };
        };
        responses: {
            201: components["responses"]["ProjectCreated"];
            default: components["responses"]["Default"];
        };
    };
    listProjectFiles: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                offset?: components["parameters"]["Offset"];
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["FileRecord.sort"];
                fields?: components["parameters"]["FileRecord.fields"];
                expand?: components["parameters"]["FileRecord.expand"];
                id?: components["parameters"]["FileRecord.id"];
                id_in?: components["parameters"]["FileRecord.id_in"];
                "id[eq]"?: components["parameters"]["FileRecord.id.eq"];
                "id[neq]"?: components["parameters"]["FileRecord.id.neq"];
                "id[in]"?: components["parameters"]["FileRecord.id.in"];
                "id[nin]"?: components["parameters"]["FileRecord.id.nin"];
                name?: components["parameters"]["FileRecord.name"];
                name_in?: components["parameters"]["FileRecord.name_in"];
                name_contains?: components["parameters"]["FileRecord.name_contains"];
                name_starts_with?: components["parameters"]["FileRecord.name_starts_with"];
                "name[eq]"?: components["parameters"]["FileRecord.name.eq"];
                "name[neq]"?: components["parameters"]["FileRecord.name.neq"];
                "name[in]"?: components["parameters"]["FileRecord.name.in"];
                "name[nin]"?: components["parameters"]["FileRecord.name.nin"];
                "name[like]"?: components["parameters"]["FileRecord.name.like"];
                content_type?: components["parameters"]["FileRecord.content_type"];
                content_type_in?: components["parameters"]["FileRecord.content_type_in"];
                content_type_contains?: components["parameters"]["FileRecord.content_type_contains"];
                content_type_starts_with?: components["parameters"]["FileRecord.content_type_starts_with"];
                "content_type[eq]"?: components["parameters"]["FileRecord.content_type.eq"];
                "content_type[neq]"?: components["parameters"]["FileRecord.content_type.neq"];
                "content_type[in]"?: components["parameters"]["FileRecord.content_type.in"];
                "content_type[nin]"?: components["parameters"]["FileRecord.content_type.nin"];
                "content_type[like]"?: components["parameters"]["FileRecord.content_type.like"];
                size?: components["parameters"]["FileRecord.size"];
                size_in?: components["parameters"]["FileRecord.size_in"];
                size_gt?: components["parameters"]["FileRecord.size_gt"];
                size_gte?: components["parameters"]["FileRecord.size_gte"];
                size_lt?: components["parameters"]["FileRecord.size_lt"];
                size_lte?: components["parameters"]["FileRecord.size_lte"];
                size_exists?: components["parameters"]["FileRecord.size_exists"];
                "size[eq]"?: components["parameters"]["FileRecord.size.eq"];
                "size[neq]"?: components["parameters"]["FileRecord.size.neq"];
                "size[in]"?: components["parameters"]["FileRecord.size.in"];
                "size[nin]"?: components["parameters"]["FileRecord.size.nin"];
                "size[gt]"?: components["parameters"]["FileRecord.size.gt"];
                "size[gte]"?: components["parameters"]["FileRecord.size.gte"];
                "size[lt]"?: components["parameters"]["FileRecord.size.lt"];
                "size[lte]"?: components["parameters"]["FileRecord.size.lte"];
                checksum?: components["parameters"]["FileRecord.checksum"];
                checksum_in?: components["parameters"]["FileRecord.checksum_in"];
                checksum_contains?: components["parameters"]["FileRecord.checksum_contains"];
                checksum_starts_with?: components["parameters"]["FileRecord.checksum_starts_with"];
                checksum_exists?: components["parameters"]["FileRecord.checksum_exists"];
                "checksum[eq]"?: components["parameters"]["FileRecord.checksum.eq"];
                "checksum[neq]"?: components["parameters"]["FileRecord.checksum.neq"];
                "checksum[in]"?: components["parameters"]["FileRecord.checksum.in"];
                "checksum[nin]"?: components["parameters"]["FileRecord.checksum.nin"];
                "checksum[like]"?: components["parameters"]["FileRecord.checksum.like"];
                project_id?: components["parameters"]["FileRecord.project_id"];
                project_id_in?: components["parameters"]["FileRecord.project_id_in"];
                project_id_exists?: components["parameters"]["FileRecord.project_id_exists"];
                "project_id[eq]"?: components["parameters"]["FileRecord.project_id.eq"];
                "project_id[neq]"?: components["parameters"]["FileRecord.project_id.neq"];
                "project_id[in]"?: components["parameters"]["FileRecord.project_id.in"];
                "project_id[nin]"?: components["parameters"]["FileRecord.project_id.nin"];
                task_id?: components["parameters"]["FileRecord.task_id"];
                task_id_in?: components["parameters"]["FileRecord.task_id_in"];
                task_id_exists?: components["parameters"]["FileRecord.task_id_exists"];
                "task_id[eq]"?: components["parameters"]["FileRecord.task_id.eq"];
                "task_id[neq]"?: components["parameters"]["FileRecord.task_id.neq"];
                "task_id[in]"?: components["parameters"]["FileRecord.task_id.in"];
                "task_id[nin]"?: components["parameters"]["FileRecord.task_id.nin"];
                uploaded_by?: components["parameters"]["FileRecord.uploaded_by"];
                uploaded_by_in?: components["parameters"]["FileRecord.uploaded_by_in"];
                "uploaded_by[eq]"?: components["parameters"]["FileRecord.uploaded_by.eq"];
                "uploaded_by[neq]"?: components["parameters"]["FileRecord.uploaded_by.neq"];
                "uploaded_by[in]"?: components["parameters"]["FileRecord.uploaded_by.in"];
                "uploaded_by[nin]"?: components["parameters"]["FileRecord.uploaded_by.nin"];
                status?: components["parameters"]["FileRecord.status"];
                status_in?: components["parameters"]["FileRecord.status_in"];
                "status[eq]"?: components["parameters"]["FileRecord.status.eq"];
                "status[neq]"?: components["parameters"]["FileRecord.status.neq"];
                "status[in]"?: components["parameters"]["FileRecord.status.in"];
                "status[nin]"?: components["parameters"]["FileRecord.status.nin"];
                created_at?: components["parameters"]["FileRecord.created_at"];
                created_at_gt?: components["parameters"]["FileRecord.created_at_gt"];
                created_at_gte?: components["parameters"]["FileRecord.created_at_gte"];
                created_at_lt?: components["parameters"]["FileRecord.created_at_lt"];
                created_at_lte?: components["parameters"]["FileRecord.created_at_lte"];
                created_at_after?: components["parameters"]["FileRecord.created_at_after"];
                created_at_before?: components["parameters"]["FileRecord.created_at_before"];
                "created_at[eq]"?: components["parameters"]["FileRecord.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["FileRecord.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["FileRecord.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["FileRecord.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["FileRecord.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["FileRecord.created_at.lte"];
                updated_at?: components["parameters"]["FileRecord.updated_at"];
                updated_at_gt?: components["parameters"]["FileRecord.updated_at_gt"];
                updated_at_gte?: components["parameters"]["FileRecord.updated_at_gte"];
                updated_at_lt?: components["parameters"]["FileRecord.updated_at_lt"];
                updated_at_lte?: components["parameters"]["FileRecord.updated_at_lte"];
                updated_at_after?: components["parameters"]["FileRecord.updated_at_after"];
                updated_at_before?: components["parameters"]["FileRecord.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["FileRecord.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["FileRecord.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["FileRecord.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["FileRecord.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["FileRecord.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["FileRecord.updated_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path: {
                project_id: components["parameters"]["ProjectIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FilePage"];
            default: components["responses"]["Default"];
        };
    };
    listProjectComments: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                offset?: components["parameters"]["Offset"];
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["Comment.sort"];
                fields?: components["parameters"]["Comment.fields"];
                expand?: components["parameters"]["Comment.expand"];
                id?: components["parameters"]["Comment.id"];
                id_in?: components["parameters"]["Comment.id_in"];
                "id[eq]"?: components["parameters"]["Comment.id.eq"];
                "id[neq]"?: components["parameters"]["Comment.id.neq"];
                "id[in]"?: components["parameters"]["Comment.id.in"];
                "id[nin]"?: components["parameters"]["Comment.id.nin"];
                body?: components["parameters"]["Comment.body"];
                body_in?: components["parameters"]["Comment.body_in"];
                body_contains?: components["parameters"]["Comment.body_contains"];
                body_starts_with?: components["parameters"]["Comment.body_starts_with"];
                "body[eq]"?: components["parameters"]["Comment.body.eq"];
                "body[neq]"?: components["parameters"]["Comment.body.neq"];
                "body[in]"?: components["parameters"]["Comment.body.in"];
                "body[nin]"?: components["parameters"]["Comment.body.nin"];
                "body[like]"?: components["parameters"]["Comment.body.like"];
                author_id?: components["parameters"]["Comment.author_id"];
                author_id_in?: components["parameters"]["Comment.author_id_in"];
                "author_id[eq]"?: components["parameters"]["Comment.author_id.eq"];
                "author_id[neq]"?: components["parameters"]["Comment.author_id.neq"];
                "author_id[in]"?: components["parameters"]["Comment.author_id.in"];
                "author_id[nin]"?: components["parameters"]["Comment.author_id.nin"];
                subject_type?: components["parameters"]["Comment.subject_type"];
                subject_type_in?: components["parameters"]["Comment.subject_type_in"];
                "subject_type[eq]"?: components["parameters"]["Comment.subject_type.eq"];
                "subject_type[neq]"?: components["parameters"]["Comment.subject_type.neq"];
                "subject_type[in]"?: components["parameters"]["Comment.subject_type.in"];
                "subject_type[nin]"?: components["parameters"]["Comment.subject_type.nin"];
                subject_id?: components["parameters"]["Comment.subject_id"];
                subject_id_in?: components["parameters"]["Comment.subject_id_in"];
                "subject_id[eq]"?: components["parameters"]["Comment.subject_id.eq"];
                "subject_id[neq]"?: components["parameters"]["Comment.subject_id.neq"];
                "subject_id[in]"?: components["parameters"]["Comment.subject_id.in"];
                "subject_id[nin]"?: components["parameters"]["Comment.subject_id.nin"];
                created_at?: components["parameters"]["Comment.created_at"];
                created_at_gt?: components["parameters"]["Comment.created_at_gt"];
                created_at_gte?: components["parameters"]["Comment.created_at_gte"];
                created_at_lt?: components["parameters"]["Comment.created_at_lt"];
                created_at_lte?: components["parameters"]["Comment.created_at_lte"];
                created_at_after?: components["parameters"]["Comment.created_at_after"];
                created_at_before?: components["parameters"]["Comment.created_at_before"];
                "created_at[eq]"?: components["parameters"]["Comment.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["Comment.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["Comment.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["Comment.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["Comment.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["Comment.created_at.lte"];
                updated_at?: components["parameters"]["Comment.updated_at"];
                updated_at_gt?: components["parameters"]["Comment.updated_at_gt"];
                updated_at_gte?: components["parameters"]["Comment.updated_at_gte"];
                updated_at_lt?: components["parameters"]["Comment.updated_at_lt"];
                updated_at_lte?: components["parameters"]["Comment.updated_at_lte"];
                updated_at_after?: components["parameters"]["Comment.updated_at_after"];
                updated_at_before?: components["parameters"]["Comment.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["Comment.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["Comment.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["Comment.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["Comment.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["Comment.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["Comment.updated_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path: {
                project_id: components["parameters"]["ProjectIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CommentPage"];
            default: components["responses"]["Default"];
        };
    };
    listProjectEvents: {
        parameters: {
            query?: {
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["Event.sort"];
                fields?: components["parameters"]["Event.fields"];
                id?: components["parameters"]["Event.id"];
                id_in?: components["parameters"]["Event.id_in"];
                "id[eq]"?: components["parameters"]["Event.id.eq"];
                "id[neq]"?: components["parameters"]["Event.id.neq"];
                "id[in]"?: components["parameters"]["Event.id.in"];
                "id[nin]"?: components["parameters"]["Event.id.nin"];
                type?: components["parameters"]["Event.type"];
                type_in?: components["parameters"]["Event.type_in"];
                "type[eq]"?: components["parameters"]["Event.type.eq"];
                "type[neq]"?: components["parameters"]["Event.type.neq"];
                "type[in]"?: components["parameters"]["Event.type.in"];
                "type[nin]"?: components["parameters"]["Event.type.nin"];
                resource_id?: components["parameters"]["Event.resource_id"];
                resource_id_in?: components["parameters"]["Event.resource_id_in"];
                resource_id_exists?: components["parameters"]["Event.resource_id_exists"];
                "resource_id[eq]"?: components["parameters"]["Event.resource_id.eq"];
                "resource_id[neq]"?: components["parameters"]["Event.resource_id.neq"];
                "resource_id[in]"?: components["parameters"]["Event.resource_id.in"];
                "resource_id[nin]"?: components["parameters"]["Event.resource_id.nin"];
                actor_type?: components["parameters"]["Event.actor_type"];
                actor_type_in?: components["parameters"]["Event.actor_type_in"];
                "actor_type[eq]"?: components["parameters"]["Event.actor_type.eq"];
                "actor_type[neq]"?: components["parameters"]["Event.actor_type.neq"];
                "actor_type[in]"?: components["parameters"]["Event.actor_type.in"];
                "actor_type[nin]"?: components["parameters"]["Event.actor_type.nin"];
                actor_id?: components["parameters"]["Event.actor_id"];
                actor_id_in?: components["parameters"]["Event.actor_id_in"];
                actor_id_exists?: components["parameters"]["Event.actor_id_exists"];
                "actor_id[eq]"?: components["parameters"]["Event.actor_id.eq"];
                "actor_id[neq]"?: components["parameters"]["Event.actor_id.neq"];
                "actor_id[in]"?: components["parameters"]["Event.actor_id.in"];
                "actor_id[nin]"?: components["parameters"]["Event.actor_id.nin"];
                created_at?: components["parameters"]["Event.created_at"];
                created_at_gt?: components["parameters"]["Event.created_at_gt"];
                created_at_gte?: components["parameters"]["Event.created_at_gte"];
                created_at_lt?: components["parameters"]["Event.created_at_lt"];
                created_at_lte?: components["parameters"]["Event.created_at_lte"];
                created_at_after?: components["parameters"]["Event.created_at_after"];
                created_at_before?: components["parameters"]["Event.created_at_before"];
                "created_at[eq]"?: components["parameters"]["Event.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["Event.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["Event.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["Event.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["Event.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["Event.created_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path: {
                project_id: components["parameters"]["ProjectIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProjectEventPage"];
            default: components["responses"]["Default"];
        };
    };
    listTasks: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                offset?: components["parameters"]["Offset"];
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["Task.sort"];
                fields?: components["parameters"]["Task.fields"];
                expand?: components["parameters"]["Task.expand"];
                id?: components["parameters"]["Task.id"];
                id_in?: components["parameters"]["Task.id_in"];
                "id[eq]"?: components["parameters"]["Task.id.eq"];
                "id[neq]"?: components["parameters"]["Task.id.neq"];
                "id[in]"?: components["parameters"]["Task.id.in"];
                "id[nin]"?: components["parameters"]["Task.id.nin"];
                project_id?: components["parameters"]["Task.project_id"];
                project_id_in?: components["parameters"]["Task.project_id_in"];
                "project_id[eq]"?: components["parameters"]["Task.project_id.eq"];
                "project_id[neq]"?: components["parameters"]["Task.project_id.neq"];
                "project_id[in]"?: components["parameters"]["Task.project_id.in"];
                "project_id[nin]"?: components["parameters"]["Task.project_id.nin"];
                title?: components["parameters"]["Task.title"];
                title_in?: components["parameters"]["Task.title_in"];
                title_contains?: components["parameters"]["Task.title_contains"];
                title_starts_with?: components["parameters"]["Task.title_starts_with"];
                "title[eq]"?: components["parameters"]["Task.title.eq"];
                "title[neq]"?: components["parameters"]["Task.title.neq"];
                "title[in]"?: components["parameters"]["Task.title.in"];
                "title[nin]"?: components["parameters"]["Task.title.nin"];
                "title[like]"?: components["parameters"]["Task.title.like"];
                description?: components["parameters"]["Task.description"];
                description_in?: components["parameters"]["Task.description_in"];
                description_contains?: components["parameters"]["Task.description_contains"];
                description_starts_with?: components["parameters"]["Task.description_starts_with"];
                description_exists?: components["parameters"]["Task.description_exists"];
                "description[eq]"?: components["parameters"]["Task.description.eq"];
                "description[neq]"?: components["parameters"]["Task.description.neq"];
                "description[in]"?: components["parameters"]["Task.description.in"];
                "description[nin]"?: components["parameters"]["Task.description.nin"];
                "description[like]"?: components["parameters"]["Task.description.like"];
                status?: components["parameters"]["Task.status"];
                status_in?: components["parameters"]["Task.status_in"];
                "status[eq]"?: components["parameters"]["Task.status.eq"];
                "status[neq]"?: components["parameters"]["Task.status.neq"];
                "status[in]"?: components["parameters"]["Task.status.in"];
                "status[nin]"?: components["parameters"]["Task.status.nin"];
                priority?: components["parameters"]["Task.priority"];
                priority_in?: components["parameters"]["Task.priority_in"];
                "priority[eq]"?: components["parameters"]["Task.priority.eq"];
                "priority[neq]"?: components["parameters"]["Task.priority.neq"];
                "priority[in]"?: components["parameters"]["Task.priority.in"];
                "priority[nin]"?: components["parameters"]["Task.priority.nin"];
                assignee_id?: components["parameters"]["Task.assignee_id"];
                assignee_id_in?: components["parameters"]["Task.assignee_id_in"];
                assignee_id_exists?: components["parameters"]["Task.assignee_id_exists"];
                "assignee_id[eq]"?: components["parameters"]["Task.assignee_id.eq"];
                "assignee_id[neq]"?: components["parameters"]["Task.assignee_id.neq"];
                "assignee_id[in]"?: components["parameters"]["Task.assignee_id.in"];
                "assignee_id[nin]"?: components["parameters"]["Task.assignee_id.nin"];
                due_at?: components["parameters"]["Task.due_at"];
                due_at_gt?: components["parameters"]["Task.due_at_gt"];
                due_at_gte?: components["parameters"]["Task.due_at_gte"];
                due_at_lt?: components["parameters"]["Task.due_at_lt"];
                due_at_lte?: components["parameters"]["Task.due_at_lte"];
                due_at_after?: components["parameters"]["Task.due_at_after"];
                due_at_before?: components["parameters"]["Task.due_at_before"];
                due_at_exists?: components["parameters"]["Task.due_at_exists"];
                "due_at[eq]"?: components["parameters"]["Task.due_at.eq"];
                "due_at[neq]"?: components["parameters"]["Task.due_at.neq"];
                "due_at[gt]"?: components["parameters"]["Task.due_at.gt"];
                "due_at[gte]"?: components["parameters"]["Task.due_at.gte"];
                "due_at[lt]"?: components["parameters"]["Task.due_at.lt"];
                "due_at[lte]"?: components["parameters"]["Task.due_at.lte"];
                tags?: components["parameters"]["Task.tags"];
                tags_in?: components["parameters"]["Task.tags_in"];
                tags_all?: components["parameters"]["Task.tags_all"];
                tags_exists?: components["parameters"]["Task.tags_exists"];
                "tags[eq]"?: components["parameters"]["Task.tags.eq"];
                "tags[in]"?: components["parameters"]["Task.tags.in"];
                "tags[all]"?: components["parameters"]["Task.tags.all"];
                "tags[nin]"?: components["parameters"]["Task.tags.nin"];
                completed_at?: components["parameters"]["Task.completed_at"];
                completed_at_gt?: components["parameters"]["Task.completed_at_gt"];
                completed_at_gte?: components["parameters"]["Task.completed_at_gte"];
                completed_at_lt?: components["parameters"]["Task.completed_at_lt"];
                completed_at_lte?: components["parameters"]["Task.completed_at_lte"];
                completed_at_after?: components["parameters"]["Task.completed_at_after"];
                completed_at_before?: components["parameters"]["Task.completed_at_before"];
                completed_at_exists?: components["parameters"]["Task.completed_at_exists"];
                "completed_at[eq]"?: components["parameters"]["Task.completed_at.eq"];
                "completed_at[neq]"?: components["parameters"]["Task.completed_at.neq"];
                "completed_at[gt]"?: components["parameters"]["Task.completed_at.gt"];
                "completed_at[gte]"?: components["parameters"]["Task.completed_at.gte"];
                "completed_at[lt]"?: components["parameters"]["Task.completed_at.lt"];
                "completed_at[lte]"?: components["parameters"]["Task.completed_at.lte"];
                created_by?: components["parameters"]["Task.created_by"];
                created_by_in?: components["parameters"]["Task.created_by_in"];
                "created_by[eq]"?: components["parameters"]["Task.created_by.eq"];
                "created_by[neq]"?: components["parameters"]["Task.created_by.neq"];
                "created_by[in]"?: components["parameters"]["Task.created_by.in"];
                "created_by[nin]"?: components["parameters"]["Task.created_by.nin"];
                created_at?: components["parameters"]["Task.created_at"];
                created_at_gt?: components["parameters"]["Task.created_at_gt"];
                created_at_gte?: components["parameters"]["Task.created_at_gte"];
                created_at_lt?: components["parameters"]["Task.created_at_lt"];
                created_at_lte?: components["parameters"]["Task.created_at_lte"];
                created_at_after?: components["parameters"]["Task.created_at_after"];
                created_at_before?: components["parameters"]["Task.created_at_before"];
                "created_at[eq]"?: components["parameters"]["Task.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["Task.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["Task.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["Task.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["Task.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["Task.created_at.lte"];
                updated_at?: components["parameters"]["Task.updated_at"];
                updated_at_gt?: components["parameters"]["Task.updated_at_gt"];
                updated_at_gte?: components["parameters"]["Task.updated_at_gte"];
                updated_at_lt?: components["parameters"]["Task.updated_at_lt"];
                updated_at_lte?: components["parameters"]["Task.updated_at_lte"];
                updated_at_after?: components["parameters"]["Task.updated_at_after"];
                updated_at_before?: components["parameters"]["Task.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["Task.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["Task.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["Task.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["Task.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["Task.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["Task.updated_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TaskPage"];
            default: components["responses"]["Default"];
        };
    };
    createTask: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Task.fields"];
                expand?: components["parameters"]["Task.expand"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskCreate"];
            };
        };
        responses: {
            201: components["responses"]["TaskCreated"];
            default: components["responses"]["Default"];
        };
    };
    exportTasks: {
        parameters: {
            query?: {
                or?: components["parameters"]["Or"];
                id?: components["parameters"]["Task.id"];
                id_in?: components["parameters"]["Task.id_in"];
                "id[eq]"?: components["parameters"]["Task.id.eq"];
                "id[neq]"?: components["parameters"]["Task.id.neq"];
                "id[in]"?: components["parameters"]["Task.id.in"];
                "id[nin]"?: components["parameters"]["Task.id.nin"];
                project_id?: components["parameters"]["Task.project_id"];
                project_id_in?: components["parameters"]["Task.project_id_in"];
                "project_id[eq]"?: components["parameters"]["Task.project_id.eq"];
                "project_id[neq]"?: components["parameters"]["Task.project_id.neq"];
                "project_id[in]"?: components["parameters"]["Task.project_id.in"];
                "project_id[nin]"?: components["parameters"]["Task.project_id.nin"];
                title?: components["parameters"]["Task.title"];
                title_in?: components["parameters"]["Task.title_in"];
                title_contains?: components["parameters"]["Task.title_contains"];
                title_starts_with?: components["parameters"]["Task.title_starts_with"];
                "title[eq]"?: components["parameters"]["Task.title.eq"];
                "title[neq]"?: components["parameters"]["Task.title.neq"];
                "title[in]"?: components["parameters"]["Task.title.in"];
                "title[nin]"?: components["parameters"]["Task.title.nin"];
                "title[like]"?: components["parameters"]["Task.title.like"];
                description?: components["parameters"]["Task.description"];
                description_in?: components["parameters"]["Task.description_in"];
                description_contains?: components["parameters"]["Task.description_contains"];
                description_starts_with?: components["parameters"]["Task.description_starts_with"];
                description_exists?: components["parameters"]["Task.description_exists"];
                "description[eq]"?: components["parameters"]["Task.description.eq"];
                "description[neq]"?: components["parameters"]["Task.description.neq"];
                "description[in]"?: components["parameters"]["Task.description.in"];
                "description[nin]"?: components["parameters"]["Task.description.nin"];
                "description[like]"?: components["parameters"]["Task.description.like"];
                status?: components["parameters"]["Task.status"];
                status_in?: components["parameters"]["Task.status_in"];
                "status[eq]"?: components["parameters"]["Task.status.eq"];
                "status[neq]"?: components["parameters"]["Task.status.neq"];
                "status[in]"?: components["parameters"]["Task.status.in"];
                "status[nin]"?: components["parameters"]["Task.status.nin"];
                priority?: components["parameters"]["Task.priority"];
                priority_in?: components["parameters"]["Task.priority_in"];
                "priority[eq]"?: components["parameters"]["Task.priority.eq"];
                "priority[neq]"?: components["parameters"]["Task.priority.neq"];
                "priority[in]"?: components["parameters"]["Task.priority.in"];
                "priority[nin]"?: components["parameters"]["Task.priority.nin"];
                assignee_id?: components["parameters"]["Task.assignee_id"];
                assignee_id_in?: components["parameters"]["Task.assignee_id_in"];
                assignee_id_exists?: components["parameters"]["Task.assignee_id_exists"];
                "assignee_id[eq]"?: components["parameters"]["Task.assignee_id.eq"];
                "assignee_id[neq]"?: components["parameters"]["Task.assignee_id.neq"];
                "assignee_id[in]"?: components["parameters"]["Task.assignee_id.in"];
                "assignee_id[nin]"?: components["parameters"]["Task.assignee_id.nin"];
                due_at?: components["parameters"]["Task.due_at"];
                due_at_gt?: components["parameters"]["Task.due_at_gt"];
                due_at_gte?: components["parameters"]["Task.due_at_gte"];
                due_at_lt?: components["parameters"]["Task.due_at_lt"];
                due_at_lte?: components["parameters"]["Task.due_at_lte"];
                due_at_after?: components["parameters"]["Task.due_at_after"];
                due_at_before?: components["parameters"]["Task.due_at_before"];
                due_at_exists?: components["parameters"]["Task.due_at_exists"];
                "due_at[eq]"?: components["parameters"]["Task.due_at.eq"];
                "due_at[neq]"?: components["parameters"]["Task.due_at.neq"];
                "due_at[gt]"?: components["parameters"]["Task.due_at.gt"];
                "due_at[gte]"?: components["parameters"]["Task.due_at.gte"];
                "due_at[lt]"?: components["parameters"]["Task.due_at.lt"];
                "due_at[lte]"?: components["parameters"]["Task.due_at.lte"];
                tags?: components["parameters"]["Task.tags"];
                tags_in?: components["parameters"]["Task.tags_in"];
                tags_all?: components["parameters"]["Task.tags_all"];
                tags_exists?: components["parameters"]["Task.tags_exists"];
                "tags[eq]"?: components["parameters"]["Task.tags.eq"];
                "tags[in]"?: components["parameters"]["Task.tags.in"];
                "tags[all]"?: components["parameters"]["Task.tags.all"];
                "tags[nin]"?: components["parameters"]["Task.tags.nin"];
                completed_at?: components["parameters"]["Task.completed_at"];
                completed_at_gt?: components["parameters"]["Task.completed_at_gt"];
                completed_at_gte?: components["parameters"]["Task.completed_at_gte"];
                completed_at_lt?: components["parameters"]["Task.completed_at_lt"];
                completed_at_lte?: components["parameters"]["Task.completed_at_lte"];
                completed_at_after?: components["parameters"]["Task.completed_at_after"];
                completed_at_before?: components["parameters"]["Task.completed_at_before"];
                completed_at_exists?: components["parameters"]["Task.completed_at_exists"];
                "completed_at[eq]"?: components["parameters"]["Task.completed_at.eq"];
                "completed_at[neq]"?: components["parameters"]["Task.completed_at.neq"];
                "completed_at[gt]"?: components["parameters"]["Task.completed_at.gt"];
                "completed_at[gte]"?: components["parameters"]["Task.completed_at.gte"];
                "completed_at[lt]"?: components["parameters"]["Task.completed_at.lt"];
                "completed_at[lte]"?: components["parameters"]["Task.completed_at.lte"];
                created_by?: components["parameters"]["Task.created_by"];
                created_by_in?: components["parameters"]["Task.created_by_in"];
                "created_by[eq]"?: components["parameters"]["Task.created_by.eq"];
                "created_by[neq]"?: components["parameters"]["Task.created_by.neq"];
                "created_by[in]"?: components["parameters"]["Task.created_by.in"];
                "created_by[nin]"?: components["parameters"]["Task.created_by.nin"];
                created_at?: components["parameters"]["Task.created_at"];
                created_at_gt?: components["parameters"]["Task.created_at_gt"];
                created_at_gte?: components["parameters"]["Task.created_at_gte"];
                created_at_lt?: components["parameters"]["Task.created_at_lt"];
                created_at_lte?: components["parameters"]["Task.created_at_lte"];
                created_at_after?: components["parameters"]["Task.created_at_after"];
                created_at_before?: components["parameters"]["Task.created_at_before"];
                "created_at[eq]"?: components["parameters"]["Task.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["Task.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["Task.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["Task.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["Task.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["Task.created_at.lte"];
                updated_at?: components["parameters"]["Task.updated_at"];
                updated_at_gt?: components["parameters"]["Task.updated_at_gt"];
                updated_at_gte?: components["parameters"]["Task.updated_at_gte"];
                updated_at_lt?: components["parameters"]["Task.updated_at_lt"];
                updated_at_lte?: components["parameters"]["Task.updated_at_lte"];
                updated_at_after?: components["parameters"]["Task.updated_at_after"];
                updated_at_before?: components["parameters"]["Task.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["Task.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["Task.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["Task.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["Task.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["Task.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["Task.updated_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Records"];
            default: components["responses"]["Default"];
        };
    };
    getTask: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Task.fields"];
                expand?: components["parameters"]["Task.expand"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                task_id: components["parameters"]["TaskIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TaskFound"];
            304: components["responses"]["NotModified"];
            default: components["responses"]["Default"];
        };
    };
    replaceTask: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Task.fields"];
                expand?: components["parameters"]["Task.expand"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                task_id: components["parameters"]["TaskIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskCreate"];
            };
        };
        responses: {
            200: components["responses"]["TaskFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    deleteTask: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                task_id: components["parameters"]["TaskIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Default"];
        };
    };
    updateTask: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Task.fields"];
                expand?: components["parameters"]["Task.expand"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                task_id: components["parameters"]["TaskIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskUpdate"];
            };
        };
        responses: {
            200: components["responses"]["TaskFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    completeTask: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Task.fields"];
                expand?: components["parameters"]["Task.expand"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                task_id: components["parameters"]["TaskIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The completed task. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskSingle"];
                };
            };
            default: components["responses"]["Default"];
        };
    };
    reopenTask: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Task.fields"];
                expand?: components["parameters"]["Task.expand"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                task_id: components["parameters"]["TaskIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TaskFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    listTaskComments: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                offset?: components["parameters"]["Offset"];
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["Comment.sort"];
                fields?: components["parameters"]["Comment.fields"];
                expand?: components["parameters"]["Comment.expand"];
                id?: components["parameters"]["Comment.id"];
                id_in?: components["parameters"]["Comment.id_in"];
                "id[eq]"?: components["parameters"]["Comment.id.eq"];
                "id[neq]"?: components["parameters"]["Comment.id.neq"];
                "id[in]"?: components["parameters"]["Comment.id.in"];
                "id[nin]"?: components["parameters"]["Comment.id.nin"];
                body?: components["parameters"]["Comment.body"];
                body_in?: components["parameters"]["Comment.body_in"];
                body_contains?: components["parameters"]["Comment.body_contains"];
                body_starts_with?: components["parameters"]["Comment.body_starts_with"];
                "body[eq]"?: components["parameters"]["Comment.body.eq"];
                "body[neq]"?: components["parameters"]["Comment.body.neq"];
                "body[in]"?: components["parameters"]["Comment.body.in"];
                "body[nin]"?: components["parameters"]["Comment.body.nin"];
                "body[like]"?: components["parameters"]["Comment.body.like"];
                author_id?: components["parameters"]["Comment.author_id"];
                author_id_in?: components["parameters"]["Comment.author_id_in"];
                "author_id[eq]"?: components["parameters"]["Comment.author_id.eq"];
                "author_id[neq]"?: components["parameters"]["Comment.author_id.neq"];
                "author_id[in]"?: components["parameters"]["Comment.author_id.in"];
                "author_id[nin]"?: components["parameters"]["Comment.author_id.nin"];
                subject_type?: components["parameters"]["Comment.subject_type"];
                subject_type_in?: components["parameters"]["Comment.subject_type_in"];
                "subject_type[eq]"?: components["parameters"]["Comment.subject_type.eq"];
                "subject_type[neq]"?: components["parameters"]["Comment.subject_type.neq"];
                "subject_type[in]"?: components["parameters"]["Comment.subject_type.in"];
                "subject_type[nin]"?: components["parameters"]["Comment.subject_type.nin"];
                subject_id?: components["parameters"]["Comment.subject_id"];
                subject_id_in?: components["parameters"]["Comment.subject_id_in"];
                "subject_id[eq]"?: components["parameters"]["Comment.subject_id.eq"];
                "subject_id[neq]"?: components["parameters"]["Comment.subject_id.neq"];
                "subject_id[in]"?: components["parameters"]["Comment.subject_id.in"];
                "subject_id[nin]"?: components["parameters"]["Comment.subject_id.nin"];
                created_at?: components["parameters"]["Comment.created_at"];
                created_at_gt?: components["parameters"]["Comment.created_at_gt"];
                created_at_gte?: components["parameters"]["Comment.created_at_gte"];
                created_at_lt?: components["parameters"]["Comment.created_at_lt"];
                created_at_lte?: components["parameters"]["Comment.created_at_lte"];
                created_at_after?: components["parameters"]["Comment.created_at_after"];
                created_at_before?: components["parameters"]["Comment.created_at_before"];
                "created_at[eq]"?: components["parameters"]["Comment.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["Comment.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["Comment.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["Comment.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["Comment.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["Comment.created_at.lte"];
                updated_at?: components["parameters"]["Comment.updated_at"];
                updated_at_gt?: components["parameters"]["Comment.updated_at_gt"];
                updated_at_gte?: components["parameters"]["Comment.updated_at_gte"];
                updated_at_lt?: components["parameters"]["Comment.updated_at_lt"];
                updated_at_lte?: components["parameters"]["Comment.updated_at_lte"];
                updated_at_after?: components["parameters"]["Comment.updated_at_after"];
                updated_at_before?: components["parameters"]["Comment.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["Comment.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["Comment.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["Comment.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["Comment.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["Comment.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["Comment.updated_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path: {
                task_id: components["parameters"]["TaskIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CommentPage"];
            default: components["responses"]["Default"];
        };
    };
    listTaskFiles: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                offset?: components["parameters"]["Offset"];
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["FileRecord.sort"];
                fields?: components["parameters"]["FileRecord.fields"];
                expand?: components["parameters"]["FileRecord.expand"];
                id?: components["parameters"]["FileRecord.id"];
                id_in?: components["parameters"]["FileRecord.id_in"];
                "id[eq]"?: components["parameters"]["FileRecord.id.eq"];
                "id[neq]"?: components["parameters"]["FileRecord.id.neq"];
                "id[in]"?: components["parameters"]["FileRecord.id.in"];
                "id[nin]"?: components["parameters"]["FileRecord.id.nin"];
                name?: components["parameters"]["FileRecord.name"];
                name_in?: components["parameters"]["FileRecord.name_in"];
                name_contains?: components["parameters"]["FileRecord.name_contains"];
                name_starts_with?: components["parameters"]["FileRecord.name_starts_with"];
                "name[eq]"?: components["parameters"]["FileRecord.name.eq"];
                "name[neq]"?: components["parameters"]["FileRecord.name.neq"];
                "name[in]"?: components["parameters"]["FileRecord.name.in"];
                "name[nin]"?: components["parameters"]["FileRecord.name.nin"];
                "name[like]"?: components["parameters"]["FileRecord.name.like"];
                content_type?: components["parameters"]["FileRecord.content_type"];
                content_type_in?: components["parameters"]["FileRecord.content_type_in"];
                content_type_contains?: components["parameters"]["FileRecord.content_type_contains"];
                content_type_starts_with?: components["parameters"]["FileRecord.content_type_starts_with"];
                "content_type[eq]"?: components["parameters"]["FileRecord.content_type.eq"];
                "content_type[neq]"?: components["parameters"]["FileRecord.content_type.neq"];
                "content_type[in]"?: components["parameters"]["FileRecord.content_type.in"];
                "content_type[nin]"?: components["parameters"]["FileRecord.content_type.nin"];
                "content_type[like]"?: components["parameters"]["FileRecord.content_type.like"];
                size?: components["parameters"]["FileRecord.size"];
                size_in?: components["parameters"]["FileRecord.size_in"];
                size_gt?: components["parameters"]["FileRecord.size_gt"];
                size_gte?: components["parameters"]["FileRecord.size_gte"];
                size_lt?: components["parameters"]["FileRecord.size_lt"];
                size_lte?: components["parameters"]["FileRecord.size_lte"];
                size_exists?: components["parameters"]["FileRecord.size_exists"];
                "size[eq]"?: components["parameters"]["FileRecord.size.eq"];
                "size[neq]"?: components["parameters"]["FileRecord.size.neq"];
                "size[in]"?: components["parameters"]["FileRecord.size.in"];
                "size[nin]"?: components["parameters"]["FileRecord.size.nin"];
                "size[gt]"?: components["parameters"]["FileRecord.size.gt"];
                "size[gte]"?: components["parameters"]["FileRecord.size.gte"];
                "size[lt]"?: components["parameters"]["FileRecord.size.lt"];
                "size[lte]"?: components["parameters"]["FileRecord.size.lte"];
                checksum?: components["parameters"]["FileRecord.checksum"];
                checksum_in?: components["parameters"]["FileRecord.checksum_in"];
                checksum_contains?: components["parameters"]["FileRecord.checksum_contains"];
                checksum_starts_with?: components["parameters"]["FileRecord.checksum_starts_with"];
                checksum_exists?: components["parameters"]["FileRecord.checksum_exists"];
                "checksum[eq]"?: components["parameters"]["FileRecord.checksum.eq"];
                "checksum[neq]"?: components["parameters"]["FileRecord.checksum.neq"];
                "checksum[in]"?: components["parameters"]["FileRecord.checksum.in"];
                "checksum[nin]"?: components["parameters"]["FileRecord.checksum.nin"];
                "checksum[like]"?: components["parameters"]["FileRecord.checksum.like"];
                project_id?: components["parameters"]["FileRecord.project_id"];
                project_id_in?: components["parameters"]["FileRecord.project_id_in"];
                project_id_exists?: components["parameters"]["FileRecord.project_id_exists"];
                "project_id[eq]"?: components["parameters"]["FileRecord.project_id.eq"];
                "project_id[neq]"?: components["parameters"]["FileRecord.project_id.neq"];
                "project_id[in]"?: components["parameters"]["FileRecord.project_id.in"];
                "project_id[nin]"?: components["parameters"]["FileRecord.project_id.nin"];
                task_id?: components["parameters"]["FileRecord.task_id"];
                task_id_in?: components["parameters"]["FileRecord.task_id_in"];
                task_id_exists?: components["parameters"]["FileRecord.task_id_exists"];
                "task_id[eq]"?: components["parameters"]["FileRecord.task_id.eq"];
                "task_id[neq]"?: components["parameters"]["FileRecord.task_id.neq"];
                "task_id[in]"?: components["parameters"]["FileRecord.task_id.in"];
                "task_id[nin]"?: components["parameters"]["FileRecord.task_id.nin"];
                uploaded_by?: components["parameters"]["FileRecord.uploaded_by"];
                uploaded_by_in?: components["parameters"]["FileRecord.uploaded_by_in"];
                "uploaded_by[eq]"?: components["parameters"]["FileRecord.uploaded_by.eq"];
                "uploaded_by[neq]"?: components["parameters"]["FileRecord.uploaded_by.neq"];
                "uploaded_by[in]"?: components["parameters"]["FileRecord.uploaded_by.in"];
                "uploaded_by[nin]"?: components["parameters"]["FileRecord.uploaded_by.nin"];
                status?: components["parameters"]["FileRecord.status"];
                status_in?: components["parameters"]["FileRecord.status_in"];
                "status[eq]"?: components["parameters"]["FileRecord.status.eq"];
                "status[neq]"?: components["parameters"]["FileRecord.status.neq"];
                "status[in]"?: components["parameters"]["FileRecord.status.in"];
                "status[nin]"?: components["parameters"]["FileRecord.status.nin"];
                created_at?: components["parameters"]["FileRecord.created_at"];
                created_at_gt?: components["parameters"]["FileRecord.created_at_gt"];
                created_at_gte?: components["parameters"]["FileRecord.created_at_gte"];
                created_at_lt?: components["parameters"]["FileRecord.created_at_lt"];
                created_at_lte?: components["parameters"]["FileRecord.created_at_lte"];
                created_at_after?: components["parameters"]["FileRecord.created_at_after"];
                created_at_before?: components["parameters"]["FileRecord.created_at_before"];
                "created_at[eq]"?: components["parameters"]["FileRecord.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["FileRecord.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["FileRecord.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["FileRecord.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["FileRecord.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["FileRecord.created_at.lte"];
                updated_at?: components["parameters"]["FileRecord.updated_at"];
                updated_at_gt?: components["parameters"]["FileRecord.updated_at_gt"];
                updated_at_gte?: components["parameters"]["FileRecord.updated_at_gte"];
                updated_at_lt?: components["parameters"]["FileRecord.updated_at_lt"];
                updated_at_lte?: components["parameters"]["FileRecord.updated_at_lte"];
                updated_at_after?: components["parameters"]["FileRecord.updated_at_after"];
                updated_at_before?: components["parameters"]["FileRecord.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["FileRecord.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["FileRecord.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["FileRecord.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["FileRecord.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["FileRecord.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["FileRecord.updated_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path: {
                task_id: components["parameters"]["TaskIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FilePage"];
            default: components["responses"]["Default"];
        };
    };
    listTeams: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                offset?: components["parameters"]["Offset"];
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["Team.sort"];
                fields?: components["parameters"]["Team.fields"];
                id?: components["parameters"]["Team.id"];
                id_in?: components["parameters"]["Team.id_in"];
                "id[eq]"?: components["parameters"]["Team.id.eq"];
                "id[neq]"?: components["parameters"]["Team.id.neq"];
                "id[in]"?: components["parameters"]["Team.id.in"];
                "id[nin]"?: components["parameters"]["Team.id.nin"];
                name?: components["parameters"]["Team.name"];
                name_in?: components["parameters"]["Team.name_in"];
                name_contains?: components["parameters"]["Team.name_contains"];
                name_starts_with?: components["parameters"]["Team.name_starts_with"];
                "name[eq]"?: components["parameters"]["Team.name.eq"];
                "name[neq]"?: components["parameters"]["Team.name.neq"];
                "name[in]"?: components["parameters"]["Team.name.in"];
                "name[nin]"?: components["parameters"]["Team.name.nin"];
                "name[like]"?: components["parameters"]["Team.name.like"];
                description?: components["parameters"]["Team.description"];
                description_in?: components["parameters"]["Team.description_in"];
                description_contains?: components["parameters"]["Team.description_contains"];
                description_starts_with?: components["parameters"]["Team.description_starts_with"];
                description_exists?: components["parameters"]["Team.description_exists"];
                "description[eq]"?: components["parameters"]["Team.description.eq"];
                "description[neq]"?: components["parameters"]["Team.description.neq"];
                "description[in]"?: components["parameters"]["Team.description.in"];
                "description[nin]"?: components["parameters"]["Team.description.nin"];
                "description[like]"?: components["parameters"]["Team.description.like"];
                created_at?: components["parameters"]["Team.created_at"];
                created_at_gt?: components["parameters"]["Team.created_at_gt"];
                created_at_gte?: components["parameters"]["Team.created_at_gte"];
                created_at_lt?: components["parameters"]["Team.created_at_lt"];
                created_at_lte?: components["parameters"]["Team.created_at_lte"];
                created_at_after?: components["parameters"]["Team.created_at_after"];
                created_at_before?: components["parameters"]["Team.created_at_before"];
                "created_at[eq]"?: components["parameters"]["Team.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["Team.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["Team.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["Team.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["Team.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["Team.created_at.lte"];
                updated_at?: components["parameters"]["Team.updated_at"];
                updated_at_gt?: components["parameters"]["Team.updated_at_gt"];
                updated_at_gte?: components["parameters"]["Team.updated_at_gte"];
                updated_at_lt?: components["parameters"]["Team.updated_at_lt"];
                updated_at_lte?: components["parameters"]["Team.updated_at_lte"];
                updated_at_after?: components["parameters"]["Team.updated_at_after"];
                updated_at_before?: components["parameters"]["Team.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["Team.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["Team.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["Team.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["Team.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["Team.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["Team.updated_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TeamPage"];
            default: components["responses"]["Default"];
        };
    };
    createTeam: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Team.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamCreate"];
            };
        };
        responses: {
            201: components["responses"]["TeamCreated"];
            default: components["responses"]["Default"];
        };
    };
    exportTeams: {
        parameters: {
            query?: {
                or?: components["parameters"]["Or"];
                id?: components["parameters"]["Team.id"];
                id_in?: components["parameters"]["Team.id_in"];
                "id[eq]"?: components["parameters"]["Team.id.eq"];
                "id[neq]"?: components["parameters"]["Team.id.neq"];
                "id[in]"?: components["parameters"]["Team.id.in"];
                "id[nin]"?: components["parameters"]["Team.id.nin"];
                name?: components["parameters"]["Team.name"];
                name_in?: components["parameters"]["Team.name_in"];
                name_contains?: components["parameters"]["Team.name_contains"];
                name_starts_with?: components["parameters"]["Team.name_starts_with"];
                "name[eq]"?: components["parameters"]["Team.name.eq"];
                "name[neq]"?: components["parameters"]["Team.name.neq"];
                "name[in]"?: components["parameters"]["Team.name.in"];
                "name[nin]"?: components["parameters"]["Team.name.nin"];
                "name[like]"?: components["parameters"]["Team.name.like"];
                description?: components["parameters"]["Team.description"];
                description_in?: components["parameters"]["Team.description_in"];
                description_contains?: components["parameters"]["Team.description_contains"];
                description_starts_with?: components["parameters"]["Team.description_starts_with"];
                description_exists?: components["parameters"]["Team.description_exists"];
                "description[eq]"?: components["parameters"]["Team.description.eq"];
                "description[neq]"?: components["parameters"]["Team.description.neq"];
                "description[in]"?: components["parameters"]["Team.description.in"];
                "description[nin]"?: components["parameters"]["Team.description.nin"];
                "description[like]"?: components["parameters"]["Team.description.like"];
                created_at?: components["parameters"]["Team.created_at"];
                created_at_gt?: components["parameters"]["Team.created_at_gt"];
                created_at_gte?: components["parameters"]["Team.created_at_gte"];
                created_at_lt?: components["parameters"]["Team.created_at_lt"];
                created_at_lte?: components["parameters"]["Team.created_at_lte"];
                created_at_after?: components["parameters"]["Team.created_at_after"];
                created_at_before?: components["parameters"]["Team.created_at_before"];
                "created_at[eq]"?: components["parameters"]["Team.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["Team.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["Team.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["Team.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["Team.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["Team.created_at.lte"];
                updated_at?: components["parameters"]["Team.updated_at"];
                updated_at_gt?: components["parameters"]["Team.updated_at_gt"];
                updated_at_gte?: components["parameters"]["Team.updated_at_gte"];
                updated_at_lt?: components["parameters"]["Team.updated_at_lt"];
                updated_at_lte?: components["parameters"]["Team.updated_at_lte"];
                updated_at_after?: components["parameters"]["Team.updated_at_after"];
                updated_at_before?: components["parameters"]["Team.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["Team.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["Team.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["Team.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["Team.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["Team.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["Team.updated_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Records"];
            default: components["responses"]["Default"];
        };
    };
    getTeam: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Team.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                team_id: components["parameters"]["TeamIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TeamFound"];
            304: components["responses"]["NotModified"];
            default: components["responses"]["Default"];
        };
    };
    replaceTeam: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Team.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                team_id: components["parameters"]["TeamIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamCreate"];
            };
        };
        responses: {
            200: components["responses"]["TeamFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    deleteTeam: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                team_id: components["parameters"]["TeamIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Default"];
        };
    };
    updateTeam: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Team.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                team_id: components["parameters"]["TeamIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamUpdate"];
            };
        };
        responses: {
            200: components["responses"]["TeamFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    listTeamMembers: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                offset?: components["parameters"]["Offset"];
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["TeamMember.sort"];
                fields?: components["parameters"]["TeamMember.fields"];
                expand?: components["parameters"]["TeamMember.expand"];
                user_id?: components["parameters"]["TeamMember.user_id"];
                user_id_in?: components["parameters"]["TeamMember.user_id_in"];
                "user_id[eq]"?: components["parameters"]["TeamMember.user_id.eq"];
                "user_id[neq]"?: components["parameters"]["TeamMember.user_id.neq"];
                "user_id[in]"?: components["parameters"]["TeamMember.user_id.in"];
                "user_id[nin]"?: components["parameters"]["TeamMember.user_id.nin"];
                added_at?: components["parameters"]["TeamMember.added_at"];
                added_at_gt?: components["parameters"]["TeamMember.added_at_gt"];
                added_at_gte?: components["parameters"]["TeamMember.added_at_gte"];
                added_at_lt?: components["parameters"]["TeamMember.added_at_lt"];
                added_at_lte?: components["parameters"]["TeamMember.added_at_lte"];
                added_at_after?: components["parameters"]["TeamMember.added_at_after"];
                added_at_before?: components["parameters"]["TeamMember.added_at_before"];
                "added_at[eq]"?: components["parameters"]["TeamMember.added_at.eq"];
                "added_at[neq]"?: components["parameters"]["TeamMember.added_at.neq"];
                "added_at[gt]"?: components["parameters"]["TeamMember.added_at.gt"];
                "added_at[gte]"?: components["parameters"]["TeamMember.added_at.gte"];
                "added_at[lt]"?: components["parameters"]["TeamMember.added_at.lt"];
                "added_at[lte]"?: components["parameters"]["TeamMember.added_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path: {
                team_id: components["parameters"]["TeamIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMemberCollection"];
                };
            };
            default: components["responses"]["Default"];
        };
    };
    addTeamMember: {
        parameters: {
            query?: {
                fields?: components["parameters"]["TeamMember.fields"];
                expand?: components["parameters"]["TeamMember.expand"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                team_id: components["parameters"]["TeamIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamMemberCreate"];
            };
        };
        responses: {
            /** @description The membership. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMemberSingle"];
                };
            };
            default: components["responses"]["Default"];
        };
    };
    removeTeamMember: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                team_id: components["parameters"]["TeamIdPath"];
                user_id: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user is no longer in the team. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Default"];
        };
    };
    listTeamProjects: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                offset?: components["parameters"]["Offset"];
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["Project.sort"];
                fields?: components["parameters"]["Project.fields"];
                expand?: components["parameters"]["Project.expand"];
                id?: components["parameters"]["Project.id"];
                id_in?: components["parameters"]["Project.id_in"];
                "id[eq]"?: components["parameters"]["Project.id.eq"];
                "id[neq]"?: components["parameters"]["Project.id.neq"];
                "id[in]"?: components["parameters"]["Project.id.in"];
                "id[nin]"?: components["parameters"]["Project.id.nin"];
                name?: components["parameters"]["Project.name"];
                name_in?: components["parameters"]["Project.name_in"];
                name_contains?: components["parameters"]["Project.name_contains"];
                name_starts_with?: components["parameters"]["Project.name_starts_with"];
                "name[eq]"?: components["parameters"]["Project.name.eq"];
                "name[neq]"?: components["parameters"]["Project.name.neq"];
                "name[in]"?: components["parameters"]["Project.name.in"];
                "name[nin]"?: components["parameters"]["Project.name.nin"];
                "name[like]"?: components["parameters"]["Project.name.like"];
                description?: components["parameters"]["Project.description"];
                description_in?: components["parameters"]["Project.description_in"];
                description_contains?: components["parameters"]["Project.description_contains"];
                description_starts_with?: components["parameters"]["Project.description_starts_with"];
                description_exists?: components["parameters"]["Project.description_exists"];
                "description[eq]"?: components["parameters"]["Project.description.eq"];
                "description[neq]"?: components["parameters"]["Project.description.neq"];
                "description[in]"?: components["parameters"]["Project.description.in"];
                "description[nin]"?: components["parameters"]["Project.description.nin"];
                "description[like]"?: components["parameters"]["Project.description.like"];
                visibility?: components["parameters"]["Project.visibility"];
                visibility_in?: components["parameters"]["Project.visibility_in"];
                "visibility[eq]"?: components["parameters"]["Project.visibility.eq"];
                "visibility[neq]"?: components["parameters"]["Project.visibility.neq"];
                "visibility[in]"?: components["parameters"]["Project.visibility.in"];
                "visibility[nin]"?: components["parameters"]["Project.visibility.nin"];
                status?: components["parameters"]["Project.status"];
                status_in?: components["parameters"]["Project.status_in"];
                "status[eq]"?: components["parameters"]["Project.status.eq"];
                "status[neq]"?: components["parameters"]["Project.status.neq"];
                "status[in]"?: components["parameters"]["Project.status.in"];
                "status[nin]"?: components["parameters"]["Project.status.nin"];
                tags?: components["parameters"]["Project.tags"];
                tags_in?: components["parameters"]["Project.tags_in"];
                tags_all?: components["parameters"]["Project.tags_all"];
                tags_exists?: components["parameters"]["Project.tags_exists"];
                "tags[eq]"?: components["parameters"]["Project.tags.eq"];
                "tags[in]"?: components["parameters"]["Project.tags.in"];
                "tags[all]"?: components["parameters"]["Project.tags.all"];
                "tags[nin]"?: components["parameters"]["Project.tags.nin"];
                owner_id?: components["parameters"]["Project.owner_id"];
                owner_id_in?: components["parameters"]["Project.owner_id_in"];
                "owner_id[eq]"?: components["parameters"]["Project.owner_id.eq"];
                "owner_id[neq]"?: components["parameters"]["Project.owner_id.neq"];
                "owner_id[in]"?: components["parameters"]["Project.owner_id.in"];
                "owner_id[nin]"?: components["parameters"]["Project.owner_id.nin"];
                archived_at?: components["parameters"]["Project.archived_at"];
                archived_at_gt?: components["parameters"]["Project.archived_at_gt"];
                archived_at_gte?: components["parameters"]["Project.archived_at_gte"];
                archived_at_lt?: components["parameters"]["Project.archived_at_lt"];
                archived_at_lte?: components["parameters"]["Project.archived_at_lte"];
                archived_at_after?: components["parameters"]["Project.archived_at_after"];
                archived_at_before?: components["parameters"]["Project.archived_at_before"];
                archived_at_exists?: components["parameters"]["Project.archived_at_exists"];
                "archived_at[eq]"?: components["parameters"]["Project.archived_at.eq"];
                "archived_at[neq]"?: components["parameters"]["Project.archived_at.neq"];
                "archived_at[gt]"?: components["parameters"]["Project.archived_at.gt"];
                "archived_at[gte]"?: components["parameters"]["Project.archived_at.gte"];
                "archived_at[lt]"?: components["parameters"]["Project.archived_at.lt"];
                "archived_at[lte]"?: components["parameters"]["Project.archived_at.lte"];
                created_at?: components["parameters"]["Project.created_at"];
                created_at_gt?: components["parameters"]["Project.created_at_gt"];
                created_at_gte?: components["parameters"]["Project.created_at_gte"];
                created_at_lt?: components["parameters"]["Project.created_at_lt"];
                created_at_lte?: components["parameters"]["Project.created_at_lte"];
                created_at_after?: components["parameters"]["Project.created_at_after"];
                created_at_before?: components["parameters"]["Project.created_at_before"];
                "created_at[eq]"?: components["parameters"]["Project.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["Project.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["Project.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["Project.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["Project.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["Project.created_at.lte"];
                updated_at?: components["parameters"]["Project.updated_at"];
                updated_at_gt?: components["parameters"]["Project.updated_at_gt"];
                updated_at_gte?: components["parameters"]["Project.updated_at_gte"];
                updated_at_lt?: components["parameters"]["Project.updated_at_lt"];
                updated_at_lte?: components["parameters"]["Project.updated_at_lte"];
                updated_at_after?: components["parameters"]["Project.updated_at_after"];
                updated_at_before?: components["parameters"]["Project.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["Project.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["Project.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["Project.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["Project.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["Project.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["Project.updated_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path: {
                team_id: components["parameters"]["TeamIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProjectPage"];
            default: components["responses"]["Default"];
        };
    };
    listFiles: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                offset?: components["parameters"]["Offset"];
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["FileRecord.sort"];
                fields?: components["parameters"]["FileRecord.fields"];
                expand?: components["parameters"]["FileRecord.expand"];
                id?: components["parameters"]["FileRecord.id"];
                id_in?: components["parameters"]["FileRecord.id_in"];
                "id[eq]"?: components["parameters"]["FileRecord.id.eq"];
                "id[neq]"?: components["parameters"]["FileRecord.id.neq"];
                "id[in]"?: components["parameters"]["FileRecord.id.in"];
                "id[nin]"?: components["parameters"]["FileRecord.id.nin"];
                name?: components["parameters"]["FileRecord.name"];
                name_in?: components["parameters"]["FileRecord.name_in"];
                name_contains?: components["parameters"]["FileRecord.name_contains"];
                name_starts_with?: components["parameters"]["FileRecord.name_starts_with"];
                "name[eq]"?: components["parameters"]["FileRecord.name.eq"];
                "name[neq]"?: components["parameters"]["FileRecord.name.neq"];
                "name[in]"?: components["parameters"]["FileRecord.name.in"];
                "name[nin]"?: components["parameters"]["FileRecord.name.nin"];
                "name[like]"?: components["parameters"]["FileRecord.name.like"];
                content_type?: components["parameters"]["FileRecord.content_type"];
                content_type_in?: components["parameters"]["FileRecord.content_type_in"];
                content_type_contains?: components["parameters"]["FileRecord.content_type_contains"];
                content_type_starts_with?: components["parameters"]["FileRecord.content_type_starts_with"];
                "content_type[eq]"?: components["parameters"]["FileRecord.content_type.eq"];
                "content_type[neq]"?: components["parameters"]["FileRecord.content_type.neq"];
                "content_type[in]"?: components["parameters"]["FileRecord.content_type.in"];
                "content_type[nin]"?: components["parameters"]["FileRecord.content_type.nin"];
                "content_type[like]"?: components["parameters"]["FileRecord.content_type.like"];
                size?: components["parameters"]["FileRecord.size"];
                size_in?: components["parameters"]["FileRecord.size_in"];
                size_gt?: components["parameters"]["FileRecord.size_gt"];
                size_gte?: components["parameters"]["FileRecord.size_gte"];
                size_lt?: components["parameters"]["FileRecord.size_lt"];
                size_lte?: components["parameters"]["FileRecord.size_lte"];
                size_exists?: components["parameters"]["FileRecord.size_exists"];
                "size[eq]"?: components["parameters"]["FileRecord.size.eq"];
                "size[neq]"?: components["parameters"]["FileRecord.size.neq"];
                "size[in]"?: components["parameters"]["FileRecord.size.in"];
                "size[nin]"?: components["parameters"]["FileRecord.size.nin"];
                "size[gt]"?: components["parameters"]["FileRecord.size.gt"];
                "size[gte]"?: components["parameters"]["FileRecord.size.gte"];
                "size[lt]"?: components["parameters"]["FileRecord.size.lt"];
                "size[lte]"?: components["parameters"]["FileRecord.size.lte"];
                checksum?: components["parameters"]["FileRecord.checksum"];
                checksum_in?: components["parameters"]["FileRecord.checksum_in"];
                checksum_contains?: components["parameters"]["FileRecord.checksum_contains"];
                checksum_starts_with?: components["parameters"]["FileRecord.checksum_starts_with"];
                checksum_exists?: components["parameters"]["FileRecord.checksum_exists"];
                "checksum[eq]"?: components["parameters"]["FileRecord.checksum.eq"];
                "checksum[neq]"?: components["parameters"]["FileRecord.checksum.neq"];
                "checksum[in]"?: components["parameters"]["FileRecord.checksum.in"];
                "checksum[nin]"?: components["parameters"]["FileRecord.checksum.nin"];
                "checksum[like]"?: components["parameters"]["FileRecord.checksum.like"];
                project_id?: components["parameters"]["FileRecord.project_id"];
                project_id_in?: components["parameters"]["FileRecord.project_id_in"];
                project_id_exists?: components["parameters"]["FileRecord.project_id_exists"];
                "project_id[eq]"?: components["parameters"]["FileRecord.project_id.eq"];
                "project_id[neq]"?: components["parameters"]["FileRecord.project_id.neq"];
                "project_id[in]"?: components["parameters"]["FileRecord.project_id.in"];
                "project_id[nin]"?: components["parameters"]["FileRecord.project_id.nin"];
                task_id?: components["parameters"]["FileRecord.task_id"];
                task_id_in?: components["parameters"]["FileRecord.task_id_in"];
                task_id_exists?: components["parameters"]["FileRecord.task_id_exists"];
                "task_id[eq]"?: components["parameters"]["FileRecord.task_id.eq"];
                "task_id[neq]"?: components["parameters"]["FileRecord.task_id.neq"];
                "task_id[in]"?: components["parameters"]["FileRecord.task_id.in"];
                "task_id[nin]"?: components["parameters"]["FileRecord.task_id.nin"];
                uploaded_by?: components["parameters"]["FileRecord.uploaded_by"];
                uploaded_by_in?: components["parameters"]["FileRecord.uploaded_by_in"];
                "uploaded_by[eq]"?: components["parameters"]["FileRecord.uploaded_by.eq"];
                "uploaded_by[neq]"?: components["parameters"]["FileRecord.uploaded_by.neq"];
                "uploaded_by[in]"?: components["parameters"]["FileRecord.uploaded_by.in"];
                "uploaded_by[nin]"?: components["parameters"]["FileRecord.uploaded_by.nin"];
                status?: components["parameters"]["FileRecord.status"];
                status_in?: components["parameters"]["FileRecord.status_in"];
                "status[eq]"?: components["parameters"]["FileRecord.status.eq"];
                "status[neq]"?: components["parameters"]["FileRecord.status.neq"];
                "status[in]"?: components["parameters"]["FileRecord.status.in"];
                "status[nin]"?: components["parameters"]["FileRecord.status.nin"];
                created_at?: components["parameters"]["FileRecord.created_at"];
                created_at_gt?: components["parameters"]["FileRecord.created_at_gt"];
                created_at_gte?: components["parameters"]["FileRecord.created_at_gte"];
                created_at_lt?: components["parameters"]["FileRecord.created_at_lt"];
                created_at_lte?: components["parameters"]["FileRecord.created_at_lte"];
                created_at_after?: components["parameters"]["FileRecord.created_at_after"];
                created_at_before?: components["parameters"]["FileRecord.created_at_before"];
                "created_at[eq]"?: components["parameters"]["FileRecord.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["FileRecord.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["FileRecord.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["FileRecord.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["FileRecord.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["FileRecord.created_at.lte"];
                updated_at?: components["parameters"]["FileRecord.updated_at"];
                updated_at_gt?: components["parameters"]["FileRecord.updated_at_gt"];
                updated_at_gte?: components["parameters"]["FileRecord.updated_at_gte"];
                updated_at_lt?: components["parameters"]["FileRecord.updated_at_lt"];
                updated_at_lte?: components["parameters"]["FileRecord.updated_at_lte"];
                updated_at_after?: components["parameters"]["FileRecord.updated_at_after"];
                updated_at_before?: components["parameters"]["FileRecord.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["FileRecord.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["FileRecord.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["FileRecord.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["FileRecord.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["FileRecord.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["FileRecord.updated_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FilePage"];
            default: components["responses"]["Default"];
        };
    };
    createFile: {
        parameters: {
            query?: {
                fields?: components["parameters"]["FileRecord.fields"];
                expand?: components["parameters"]["FileRecord.expand"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FileCreate"];
            };
        };
        responses: {
            201: components["responses"]["FileCreated"];
            default: components["responses"]["Default"];
        };
    };
    exportFiles: {
        parameters: {
            query?: {
                or?: components["parameters"]["Or"];
                id?: components["parameters"]["FileRecord.id"];
                id_in?: components["parameters"]["FileRecord.id_in"];
                "id[eq]"?: components["parameters"]["FileRecord.id.eq"];
                "id[neq]"?: components["parameters"]["FileRecord.id.neq"];
                "id[in]"?: components["parameters"]["FileRecord.id.in"];
                "id[nin]"?: components["parameters"]["FileRecord.id.nin"];
                name?: components["parameters"]["FileRecord.name"];
                name_in?: components["parameters"]["FileRecord.name_in"];
                name_contains?: components["parameters"]["FileRecord.name_contains"];
                name_starts_with?: components["parameters"]["FileRecord.name_starts_with"];
                "name[eq]"?: components["parameters"]["FileRecord.name.eq"];
                "name[neq]"?: components["parameters"]["FileRecord.name.neq"];
                "name[in]"?: components["parameters"]["FileRecord.name.in"];
                "name[nin]"?: components["parameters"]["FileRecord.name.nin"];
                "name[like]"?: components["parameters"]["FileRecord.name.like"];
                content_type?: components["parameters"]["FileRecord.content_type"];
                content_type_in?: components["parameters"]["FileRecord.content_type_in"];
                content_type_contains?: components["parameters"]["FileRecord.content_type_contains"];
                content_type_starts_with?: components["parameters"]["FileRecord.content_type_starts_with"];
                "content_type[eq]"?: components["parameters"]["FileRecord.content_type.eq"];
                "content_type[neq]"?: components["parameters"]["FileRecord.content_type.neq"];
                "content_type[in]"?: components["parameters"]["FileRecord.content_type.in"];
                "content_type[nin]"?: components["parameters"]["FileRecord.content_type.nin"];
                "content_type[like]"?: components["parameters"]["FileRecord.content_type.like"];
                size?: components["parameters"]["FileRecord.size"];
                size_in?: components["parameters"]["FileRecord.size_in"];
                size_gt?: components["parameters"]["FileRecord.size_gt"];
                size_gte?: components["parameters"]["FileRecord.size_gte"];
                size_lt?: components["parameters"]["FileRecord.size_lt"];
                size_lte?: components["parameters"]["FileRecord.size_lte"];
                size_exists?: components["parameters"]["FileRecord.size_exists"];
                "size[eq]"?: components["parameters"]["FileRecord.size.eq"];
                "size[neq]"?: components["parameters"]["FileRecord.size.neq"];
                "size[in]"?: components["parameters"]["FileRecord.size.in"];
                "size[nin]"?: components["parameters"]["FileRecord.size.nin"];
                "size[gt]"?: components["parameters"]["FileRecord.size.gt"];
                "size[gte]"?: components["parameters"]["FileRecord.size.gte"];
                "size[lt]"?: components["parameters"]["FileRecord.size.lt"];
                "size[lte]"?: components["parameters"]["FileRecord.size.lte"];
                checksum?: components["parameters"]["FileRecord.checksum"];
                checksum_in?: components["parameters"]["FileRecord.checksum_in"];
                checksum_contains?: components["parameters"]["FileRecord.checksum_contains"];
                checksum_starts_with?: components["parameters"]["FileRecord.checksum_starts_with"];
                checksum_exists?: components["parameters"]["FileRecord.checksum_exists"];
                "checksum[eq]"?: components["parameters"]["FileRecord.checksum.eq"];
                "checksum[neq]"?: components["parameters"]["FileRecord.checksum.neq"];
                "checksum[in]"?: components["parameters"]["FileRecord.checksum.in"];
                "checksum[nin]"?: components["parameters"]["FileRecord.checksum.nin"];
                "checksum[like]"?: components["parameters"]["FileRecord.checksum.like"];
                project_id?: components["parameters"]["FileRecord.project_id"];
                project_id_in?: components["parameters"]["FileRecord.project_id_in"];
                project_id_exists?: components["parameters"]["FileRecord.project_id_exists"];
                "project_id[eq]"?: components["parameters"]["FileRecord.project_id.eq"];
                "project_id[neq]"?: components["parameters"]["FileRecord.project_id.neq"];
                "project_id[in]"?: components["parameters"]["FileRecord.project_id.in"];
                "project_id[nin]"?: components["parameters"]["FileRecord.project_id.nin"];
                task_id?: components["parameters"]["FileRecord.task_id"];
                task_id_in?: components["parameters"]["FileRecord.task_id_in"];
                task_id_exists?: components["parameters"]["FileRecord.task_id_exists"];
                "task_id[eq]"?: components["parameters"]["FileRecord.task_id.eq"];
                "task_id[neq]"?: components["parameters"]["FileRecord.task_id.neq"];
                "task_id[in]"?: components["parameters"]["FileRecord.task_id.in"];
                "task_id[nin]"?: components["parameters"]["FileRecord.task_id.nin"];
                uploaded_by?: components["parameters"]["FileRecord.uploaded_by"];
                uploaded_by_in?: components["parameters"]["FileRecord.uploaded_by_in"];
                "uploaded_by[eq]"?: components["parameters"]["FileRecord.uploaded_by.eq"];
                "uploaded_by[neq]"?: components["parameters"]["FileRecord.uploaded_by.neq"];
                "uploaded_by[in]"?: components["parameters"]["FileRecord.uploaded_by.in"];
                "uploaded_by[nin]"?: components["parameters"]["FileRecord.uploaded_by.nin"];
                status?: components["parameters"]["FileRecord.status"];
                status_in?: components["parameters"]["FileRecord.status_in"];
                "status[eq]"?: components["parameters"]["FileRecord.status.eq"];
                "status[neq]"?: components["parameters"]["FileRecord.status.neq"];
                "status[in]"?: components["parameters"]["FileRecord.status.in"];
                "status[nin]"?: components["parameters"]["FileRecord.status.nin"];
                created_at?: components["parameters"]["FileRecord.created_at"];
                created_at_gt?: components["parameters"]["FileRecord.created_at_gt"];
                created_at_gte?: components["parameters"]["FileRecord.created_at_gte"];
                created_at_lt?: components["parameters"]["FileRecord.created_at_lt"];
                created_at_lte?: components["parameters"]["FileRecord.created_at_lte"];
                created_at_after?: components["parameters"]["FileRecord.created_at_after"];
                created_at_before?: components["parameters"]["FileRecord.created_at_before"];
                "created_at[eq]"?: components["parameters"]["FileRecord.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["FileRecord.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["FileRecord.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["FileRecord.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["FileRecord.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["FileRecord.created_at.lte"];
                updated_at?: components["parameters"]["FileRecord.updated_at"];
                updated_at_gt?: components["parameters"]["FileRecord.updated_at_gt"];
                updated_at_gte?: components["parameters"]["FileRecord.updated_at_gte"];
                updated_at_lt?: components["parameters"]["FileRecord.updated_at_lt"];
                updated_at_lte?: components["parameters"]["FileRecord.updated_at_lte"];
                updated_at_after?: components["parameters"]["FileRecord.updated_at_after"];
                updated_at_before?: components["parameters"]["FileRecord.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["FileRecord.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["FileRecord.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["FileRecord.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["FileRecord.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["FileRecord.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["FileRecord.updated_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Records"];
            default: components["responses"]["Default"];
        };
    };
    getFile: {
        parameters: {
            query?: {
                fields?: components["parameters"]["FileRecord.fields"];
                expand?: components["parameters"]["FileRecord.expand"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                file_id: components["parameters"]["FileIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FileFound"];
            304: components["responses"]["NotModified"];
            default: components["responses"]["Default"];
        };
    };
    replaceFile: {
        parameters: {
            query?: {
                fields?: components["parameters"]["FileRecord.fields"];
                expand?: components["parameters"]["FileRecord.expand"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                file_id: components["parameters"]["FileIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FileCreate"];
            };
        };
        responses: {
            200: components["responses"]["FileFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    deleteFile: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                file_id: components["parameters"]["FileIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Default"];
        };
    };
    updateFile: {
        parameters: {
            query?: {
                fields?: components["parameters"]["FileRecord.fields"];
                expand?: components["parameters"]["FileRecord.expand"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                file_id: components["parameters"]["FileIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FileUpdate"];
            };
        };
        responses: {
            200: components["responses"]["FileFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    getFileContent: {
        parameters: {
            query?: never;
            header?: {
                Range?: components["parameters"]["RangeHeader"];
                "If-Range"?: components["parameters"]["IfRangeHeader"];
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                file_id: components["parameters"]["FileIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FileContent"];
            206: components["responses"]["FileContentPart"];
            304: components["responses"]["NotModified"];
            default: components["responses"]["Default"];
        };
    };
    replaceFileContent: {
        parameters: {
            query?: {
                fields?: components["parameters"]["FileRecord.fields"];
                expand?: components["parameters"]["FileRecord.expand"];
            };
            header?: {
                "Content-Digest"?: components["parameters"]["ContentDigestHeader"];
                "Repr-Digest"?: components["parameters"]["ReprDigestHeader"];
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                file_id: components["parameters"]["FileIdPath"];
            };
            cookie?: never;
        };
        /** @description The bytes, in any content type and without any wrapping. */
        requestBody: {
            content: {
                "*/*": components["schemas"]["FileBytes"];
            };
        };
        responses: {
            200: components["responses"]["FileFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    createFileUploadAddress: {
        parameters: {
            query?: {
                fields?: components["parameters"]["FileAddress.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                file_id: components["parameters"]["FileIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: components["responses"]["FileUploadAddress"];
            default: components["responses"]["Default"];
        };
    };
    getFileDownloadAddress: {
        parameters: {
            query?: {
                fields?: components["parameters"]["FileAddress.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path: {
                file_id: components["parameters"]["FileIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FileDownloadAddress"];
            default: components["responses"]["Default"];
        };
    };
    listFileComments: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                offset?: components["parameters"]["Offset"];
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["Comment.sort"];
                fields?: components["parameters"]["Comment.fields"];
                expand?: components["parameters"]["Comment.expand"];
                id?: components["parameters"]["Comment.id"];
                id_in?: components["parameters"]["Comment.id_in"];
                "id[eq]"?: components["parameters"]["Comment.id.eq"];
                "id[neq]"?: components["parameters"]["Comment.id.neq"];
                "id[in]"?: components["parameters"]["Comment.id.in"];
                "id[nin]"?: components["parameters"]["Comment.id.nin"];
                body?: components["parameters"]["Comment.body"];
                body_in?: components["parameters"]["Comment.body_in"];
                body_contains?: components["parameters"]["Comment.body_contains"];
                body_starts_with?: components["parameters"]["Comment.body_starts_with"];
                "body[eq]"?: components["parameters"]["Comment.body.eq"];
                "body[neq]"?: components["parameters"]["Comment.body.neq"];
                "body[in]"?: components["parameters"]["Comment.body.in"];
                "body[nin]"?: components["parameters"]["Comment.body.nin"];
                "body[like]"?: components["parameters"]["Comment.body.like"];
                author_id?: components["parameters"]["Comment.author_id"];
                author_id_in?: components["parameters"]["Comment.author_id_in"];
                "author_id[eq]"?: components["parameters"]["Comment.author_id.eq"];
                "author_id[neq]"?: components["parameters"]["Comment.author_id.neq"];
                "author_id[in]"?: components["parameters"]["Comment.author_id.in"];
                "author_id[nin]"?: components["parameters"]["Comment.author_id.nin"];
                subject_type?: components["parameters"]["Comment.subject_type"];
                subject_type_in?: components["parameters"]["Comment.subject_type_in"];
                "subject_type[eq]"?: components["parameters"]["Comment.subject_type.eq"];
                "subject_type[neq]"?: components["parameters"]["Comment.subject_type.neq"];
                "subject_type[in]"?: components["parameters"]["Comment.subject_type.in"];
                "subject_type[nin]"?: components["parameters"]["Comment.subject_type.nin"];
                subject_id?: components["parameters"]["Comment.subject_id"];
                subject_id_in?: components["parameters"]["Comment.subject_id_in"];
                "subject_id[eq]"?: components["parameters"]["Comment.subject_id.eq"];
                "subject_id[neq]"?: components["parameters"]["Comment.subject_id.neq"];
                "subject_id[in]"?: components["parameters"]["Comment.subject_id.in"];
                "subject_id[nin]"?: components["parameters"]["Comment.subject_id.nin"];
                created_at?: components["parameters"]["Comment.created_at"];
                created_at_gt?: components["parameters"]["Comment.created_at_gt"];
                created_at_gte?: components["parameters"]["Comment.created_at_gte"];
                created_at_lt?: components["parameters"]["Comment.created_at_lt"];
                created_at_lte?: components["parameters"]["Comment.created_at_lte"];
                created_at_after?: components["parameters"]["Comment.created_at_after"];
                created_at_before?: components["parameters"]["Comment.created_at_before"];
                "created_at[eq]"?: components["parameters"]["Comment.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["Comment.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["Comment.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["Comment.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["Comment.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["Comment.created_at.lte"];
                updated_at?: components["parameters"]["Comment.updated_at"];
                updated_at_gt?: components["parameters"]["Comment.updated_at_gt"];
                updated_at_gte?: components["parameters"]["Comment.updated_at_gte"];
                updated_at_lt?: components["parameters"]["Comment.updated_at_lt"];
                updated_at_lte?: components["parameters"]["Comment.updated_at_lte"];
                updated_at_after?: components["parameters"]["Comment.updated_at_after"];
                updated_at_before?: components["parameters"]["Comment.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["Comment.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["Comment.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["Comment.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["Comment.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["Comment.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["Comment.updated_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path: {
                file_id: components["parameters"]["FileIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CommentPage"];
            default: components["responses"]["Default"];
        };
    };
    listComments: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                offset?: components["parameters"]["Offset"];
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["Comment.sort"];
                fields?: components["parameters"]["Comment.fields"];
                expand?: components["parameters"]["Comment.expand"];
                id?: components["parameters"]["Comment.id"];
                id_in?: components["parameters"]["Comment.id_in"];
                "id[eq]"?: components["parameters"]["Comment.id.eq"];
                "id[neq]"?: components["parameters"]["Comment.id.neq"];
                "id[in]"?: components["parameters"]["Comment.id.in"];
                "id[nin]"?: components["parameters"]["Comment.id.nin"];
                body?: components["parameters"]["Comment.body"];
                body_in?: components["parameters"]["Comment.body_in"];
                body_contains?: components["parameters"]["Comment.body_contains"];
                body_starts_with?: components["parameters"]["Comment.body_starts_with"];
                "body[eq]"?: components["parameters"]["Comment.body.eq"];
                "body[neq]"?: components["parameters"]["Comment.body.neq"];
                "body[in]"?: components["parameters"]["Comment.body.in"];
                "body[nin]"?: components["parameters"]["Comment.body.nin"];
                "body[like]"?: components["parameters"]["Comment.body.like"];
                author_id?: components["parameters"]["Comment.author_id"];
                author_id_in?: components["parameters"]["Comment.author_id_in"];
                "author_id[eq]"?: components["parameters"]["Comment.author_id.eq"];
                "author_id[neq]"?: components["parameters"]["Comment.author_id.neq"];
                "author_id[in]"?: components["parameters"]["Comment.author_id.in"];
                "author_id[nin]"?: components["parameters"]["Comment.author_id.nin"];
                subject_type?: components["parameters"]["Comment.subject_type"];
                subject_type_in?: components["parameters"]["Comment.subject_type_in"];
                "subject_type[eq]"?: components["parameters"]["Comment.subject_type.eq"];
                "subject_type[neq]"?: components["parameters"]["Comment.subject_type.neq"];
                "subject_type[in]"?: components["parameters"]["Comment.subject_type.in"];
                "subject_type[nin]"?: components["parameters"]["Comment.subject_type.nin"];
                subject_id?: components["parameters"]["Comment.subject_id"];
                subject_id_in?: components["parameters"]["Comment.subject_id_in"];
                "subject_id[eq]"?: components["parameters"]["Comment.subject_id.eq"];
                "subject_id[neq]"?: components["parameters"]["Comment.subject_id.neq"];
                "subject_id[in]"?: components["parameters"]["Comment.subject_id.in"];
                "subject_id[nin]"?: components["parameters"]["Comment.subject_id.nin"];
                created_at?: components["parameters"]["Comment.created_at"];
                created_at_gt?: components["parameters"]["Comment.created_at_gt"];
                created_at_gte?: components["parameters"]["Comment.created_at_gte"];
                created_at_lt?: components["parameters"]["Comment.created_at_lt"];
                created_at_lte?: components["parameters"]["Comment.created_at_lte"];
                created_at_after?: components["parameters"]["Comment.created_at_after"];
                created_at_before?: components["parameters"]["Comment.created_at_before"];
                "created_at[eq]"?: components["parameters"]["Comment.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["Comment.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["Comment.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["Comment.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["Comment.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["Comment.created_at.lte"];
                updated_at?: components["parameters"]["Comment.updated_at"];
                updated_at_gt?: components["parameters"]["Comment.updated_at_gt"];
                updated_at_gte?: components["parameters"]["Comment.updated_at_gte"];
                updated_at_lt?: components["parameters"]["Comment.updated_at_lt"];
                updated_at_lte?: components["parameters"]["Comment.updated_at_lte"];
                updated_at_after?: components["parameters"]["Comment.updated_at_after"];
                updated_at_before?: components["parameters"]["Comment.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["Comment.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["Comment.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["Comment.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["Comment.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["Comment.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["Comment.updated_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CommentPage"];
            default: components["responses"]["Default"];
        };
    };
    createComment: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Comment.fields"];
                expand?: components["parameters"]["Comment.expand"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentCreate"];
            };
        };
        responses: {
            201: components["responses"]["CommentCreated"];
            default: components["responses"]["Default"];
        };
    };
    exportComments: {
        parameters: {
            query?: {
                or?: components["parameters"]["Or"];
                id?: components["parameters"]["Comment.id"];
                id_in?: components["parameters"]["Comment.id_in"];
                "id[eq]"?: components["parameters"]["Comment.id.eq"];
                "id[neq]"?: components["parameters"]["Comment.id.neq"];
                "id[in]"?: components["parameters"]["Comment.id.in"];
                "id[nin]"?: components["parameters"]["Comment.id.nin"];
                body?: components["parameters"]["Comment.body"];
                body_in?: components["parameters"]["Comment.body_in"];
                body_contains?: components["parameters"]["Comment.body_contains"];
                body_starts_with?: components["parameters"]["Comment.body_starts_with"];
                "body[eq]"?: components["parameters"]["Comment.body.eq"];
                "body[neq]"?: components["parameters"]["Comment.body.neq"];
                "body[in]"?: components["parameters"]["Comment.body.in"];
                "body[nin]"?: components["parameters"]["Comment.body.nin"];
                "body[like]"?: components["parameters"]["Comment.body.like"];
                author_id?: components["parameters"]["Comment.author_id"];
                author_id_in?: components["parameters"]["Comment.author_id_in"];
                "author_id[eq]"?: components["parameters"]["Comment.author_id.eq"];
                "author_id[neq]"?: components["parameters"]["Comment.author_id.neq"];
                "author_id[in]"?: components["parameters"]["Comment.author_id.in"];
                "author_id[nin]"?: components["parameters"]["Comment.author_id.nin"];
                subject_type?: components["parameters"]["Comment.subject_type"];
                subject_type_in?: components["parameters"]["Comment.subject_type_in"];
                "subject_type[eq]"?: components["parameters"]["Comment.subject_type.eq"];
                "subject_type[neq]"?: components["parameters"]["Comment.subject_type.neq"];
                "subject_type[in]"?: components["parameters"]["Comment.subject_type.in"];
                "subject_type[nin]"?: components["parameters"]["Comment.subject_type.nin"];
                subject_id?: components["parameters"]["Comment.subject_id"];
                subject_id_in?: components["parameters"]["Comment.subject_id_in"];
                "subject_id[eq]"?: components["parameters"]["Comment.subject_id.eq"];
                "subject_id[neq]"?: components["parameters"]["Comment.subject_id.neq"];
                "subject_id[in]"?: components["parameters"]["Comment.subject_id.in"];
                "subject_id[nin]"?: components["parameters"]["Comment.subject_id.nin"];
                created_at?: components["parameters"]["Comment.created_at"];
                created_at_gt?: components["parameters"]["Comment.created_at_gt"];
                created_at_gte?: components["parameters"]["Comment.created_at_gte"];
                created_at_lt?: components["parameters"]["Comment.created_at_lt"];
                created_at_lte?: components["parameters"]["Comment.created_at_lte"];
                created_at_after?: components["parameters"]["Comment.created_at_after"];
                created_at_before?: components["parameters"]["Comment.created_at_before"];
                "created_at[eq]"?: components["parameters"]["Comment.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["Comment.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["Comment.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["Comment.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["Comment.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["Comment.created_at.lte"];
                updated_at?: components["parameters"]["Comment.updated_at"];
                updated_at_gt?: components["parameters"]["Comment.updated_at_gt"];
                updated_at_gte?: components["parameters"]["Comment.updated_at_gte"];
                updated_at_lt?: components["parameters"]["Comment.updated_at_lt"];
                updated_at_lte?: components["parameters"]["Comment.updated_at_lte"];
                updated_at_after?: components["parameters"]["Comment.updated_at_after"];
                updated_at_before?: components["parameters"]["Comment.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["Comment.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["Comment.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["Comment.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["Comment.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["Comment.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["Comment.updated_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Records"];
            default: components["responses"]["Default"];
        };
    };
    getComment: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Comment.fields"];
                expand?: components["parameters"]["Comment.expand"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                comment_id: components["parameters"]["CommentIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CommentFound"];
            304: components["responses"]["NotModified"];
            default: components["responses"]["Default"];
        };
    };
    replaceComment: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Comment.fields"];
                expand?: components["parameters"]["Comment.expand"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                comment_id: components["parameters"]["CommentIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentCreate"];
            };
        };
        responses: {
            200: components["responses"]["CommentFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    deleteComment: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                comment_id: components["parameters"]["CommentIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comment is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Default"];
        };
    };
    updateComment: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Comment.fields"];
                expand?: components["parameters"]["Comment.expand"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                comment_id: components["parameters"]["CommentIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentUpdate"];
            };
        };
        responses: {
            200: components["responses"]["CommentFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["Event.sort"];
                fields?: components["parameters"]["Event.fields"];
                id?: components["parameters"]["Event.id"];
                id_in?: components["parameters"]["Event.id_in"];
                "id[eq]"?: components["parameters"]["Event.id.eq"];
                "id[neq]"?: components["parameters"]["Event.id.neq"];
                "id[in]"?: components["parameters"]["Event.id.in"];
                "id[nin]"?: components["parameters"]["Event.id.nin"];
                type?: components["parameters"]["Event.type"];
                type_in?: components["parameters"]["Event.type_in"];
                "type[eq]"?: components["parameters"]["Event.type.eq"];
                "type[neq]"?: components["parameters"]["Event.type.neq"];
                "type[in]"?: components["parameters"]["Event.type.in"];
                "type[nin]"?: components["parameters"]["Event.type.nin"];
                resource_id?: components["parameters"]["Event.resource_id"];
                resource_id_in?: components["parameters"]["Event.resource_id_in"];
                resource_id_exists?: components["parameters"]["Event.resource_id_exists"];
                "resource_id[eq]"?: components["parameters"]["Event.resource_id.eq"];
                "resource_id[neq]"?: components["parameters"]["Event.resource_id.neq"];
                "resource_id[in]"?: components["parameters"]["Event.resource_id.in"];
                "resource_id[nin]"?: components["parameters"]["Event.resource_id.nin"];
                actor_type?: components["parameters"]["Event.actor_type"];
                actor_type_in?: components["parameters"]["Event.actor_type_in"];
                "actor_type[eq]"?: components["parameters"]["Event.actor_type.eq"];
                "actor_type[neq]"?: components["parameters"]["Event.actor_type.neq"];
                "actor_type[in]"?: components["parameters"]["Event.actor_type.in"];
                "actor_type[nin]"?: components["parameters"]["Event.actor_type.nin"];
                actor_id?: components["parameters"]["Event.actor_id"];
                actor_id_in?: components["parameters"]["Event.actor_id_in"];
                actor_id_exists?: components["parameters"]["Event.actor_id_exists"];
                "actor_id[eq]"?: components["parameters"]["Event.actor_id.eq"];
                "actor_id[neq]"?: components["parameters"]["Event.actor_id.neq"];
                "actor_id[in]"?: components["parameters"]["Event.actor_id.in"];
                "actor_id[nin]"?: components["parameters"]["Event.actor_id.nin"];
                created_at?: components["parameters"]["Event.created_at"];
                created_at_gt?: components["parameters"]["Event.created_at_gt"];
                created_at_gte?: components["parameters"]["Event.created_at_gte"];
                created_at_lt?: components["parameters"]["Event.created_at_lt"];
                created_at_lte?: components["parameters"]["Event.created_at_lte"];
                created_at_after?: components["parameters"]["Event.created_at_after"];
                created_at_before?: components["parameters"]["Event.created_at_before"];
                "created_at[eq]"?: components["parameters"]["Event.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["Event.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["Event.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["Event.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["Event.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["Event.created_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EventPage"];
            default: components["responses"]["Default"];
        };
    };
    getEvent: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Event.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                event_id: components["parameters"]["EventIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EventFound"];
            304: components["responses"]["NotModified"];
            default: components["responses"]["Default"];
        };
    };
    listIntegrations: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                offset?: components["parameters"]["Offset"];
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["Integration.sort"];
                fields?: components["parameters"]["Integration.fields"];
                id?: components["parameters"]["Integration.id"];
                id_in?: components["parameters"]["Integration.id_in"];
                "id[eq]"?: components["parameters"]["Integration.id.eq"];
                "id[neq]"?: components["parameters"]["Integration.id.neq"];
                "id[in]"?: components["parameters"]["Integration.id.in"];
                "id[nin]"?: components["parameters"]["Integration.id.nin"];
                name?: components["parameters"]["Integration.name"];
                name_in?: components["parameters"]["Integration.name_in"];
                name_contains?: components["parameters"]["Integration.name_contains"];
                name_starts_with?: components["parameters"]["Integration.name_starts_with"];
                "name[eq]"?: components["parameters"]["Integration.name.eq"];
                "name[neq]"?: components["parameters"]["Integration.name.neq"];
                "name[in]"?: components["parameters"]["Integration.name.in"];
                "name[nin]"?: components["parameters"]["Integration.name.nin"];
                "name[like]"?: components["parameters"]["Integration.name.like"];
                provider?: components["parameters"]["Integration.provider"];
                provider_in?: components["parameters"]["Integration.provider_in"];
                "provider[eq]"?: components["parameters"]["Integration.provider.eq"];
                "provider[neq]"?: components["parameters"]["Integration.provider.neq"];
                "provider[in]"?: components["parameters"]["Integration.provider.in"];
                "provider[nin]"?: components["parameters"]["Integration.provider.nin"];
                status?: components["parameters"]["Integration.status"];
                status_in?: components["parameters"]["Integration.status_in"];
                "status[eq]"?: components["parameters"]["Integration.status.eq"];
                "status[neq]"?: components["parameters"]["Integration.status.neq"];
                "status[in]"?: components["parameters"]["Integration.status.in"];
                "status[nin]"?: components["parameters"]["Integration.status.nin"];
                last_synced_at?: components["parameters"]["Integration.last_synced_at"];
                last_synced_at_gt?: components["parameters"]["Integration.last_synced_at_gt"];
                last_synced_at_gte?: components["parameters"]["Integration.last_synced_at_gte"];
                last_synced_at_lt?: components["parameters"]["Integration.last_synced_at_lt"];
                last_synced_at_lte?: components["parameters"]["Integration.last_synced_at_lte"];
                last_synced_at_after?: components["parameters"]["Integration.last_synced_at_after"];
                last_synced_at_before?: components["parameters"]["Integration.last_synced_at_before"];
                last_synced_at_exists?: components["parameters"]["Integration.last_synced_at_exists"];
                "last_synced_at[eq]"?: components["parameters"]["Integration.last_synced_at.eq"];
                "last_synced_at[neq]"?: components["parameters"]["Integration.last_synced_at.neq"];
                "last_synced_at[gt]"?: components["parameters"]["Integration.last_synced_at.gt"];
                "last_synced_at[gte]"?: components["parameters"]["Integration.last_synced_at.gte"];
                "last_synced_at[lt]"?: components["parameters"]["Integration.last_synced_at.lt"];
                "last_synced_at[lte]"?: components["parameters"]["Integration.last_synced_at.lte"];
                created_at?: components["parameters"]["Integration.created_at"];
                created_at_gt?: components["parameters"]["Integration.created_at_gt"];
                created_at_gte?: components["parameters"]["Integration.created_at_gte"];
                created_at_lt?: components["parameters"]["Integration.created_at_lt"];
                created_at_lte?: components["parameters"]["Integration.created_at_lte"];
                created_at_after?: components["parameters"]["Integration.created_at_after"];
                created_at_before?: components["parameters"]["Integration.created_at_before"];
                "created_at[eq]"?: components["parameters"]["Integration.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["Integration.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["Integration.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["Integration.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["Integration.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["Integration.created_at.lte"];
                updated_at?: components["parameters"]["Integration.updated_at"];
                updated_at_gt?: components["parameters"]["Integration.updated_at_gt"];
                updated_at_gte?: components["parameters"]["Integration.updated_at_gte"];
                updated_at_lt?: components["parameters"]["Integration.updated_at_lt"];
                updated_at_lte?: components["parameters"]["Integration.updated_at_lte"];
                updated_at_after?: components["parameters"]["Integration.updated_at_after"];
                updated_at_before?: components["parameters"]["Integration.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["Integration.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["Integration.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["Integration.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["Integration.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["Integration.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["Integration.updated_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["IntegrationPage"];
            default: components["responses"]["Default"];
        };
    };
    createIntegration: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Integration.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IntegrationCreate"];
            };
        };
        responses: {
            201: components["responses"]["IntegrationCreated"];
            default: components["responses"]["Default"];
        };
    };
    exportIntegrations: {
        parameters: {
            query?: {
                or?: components["parameters"]["Or"];
                id?: components["parameters"]["Integration.id"];
                id_in?: components["parameters"]["Integration.id_in"];
                "id[eq]"?: components["parameters"]["Integration.id.eq"];
                "id[neq]"?: components["parameters"]["Integration.id.neq"];
                "id[in]"?: components["parameters"]["Integration.id.in"];
                "id[nin]"?: components["parameters"]["Integration.id.nin"];
                name?: components["parameters"]["Integration.name"];
                name_in?: components["parameters"]["Integration.name_in"];
                name_contains?: components["parameters"]["Integration.name_contains"];
                name_starts_with?: components["parameters"]["Integration.name_starts_with"];
                "name[eq]"?: components["parameters"]["Integration.name.eq"];
                "name[neq]"?: components["parameters"]["Integration.name.neq"];
                "name[in]"?: components["parameters"]["Integration.name.in"];
                "name[nin]"?: components["parameters"]["Integration.name.nin"];
                "name[like]"?: components["parameters"]["Integration.name.like"];
                provider?: components["parameters"]["Integration.provider"];
                provider_in?: components["parameters"]["Integration.provider_in"];
                "provider[eq]"?: components["parameters"]["Integration.provider.eq"];
                "provider[neq]"?: components["parameters"]["Integration.provider.neq"];
                "provider[in]"?: components["parameters"]["Integration.provider.in"];
                "provider[nin]"?: components["parameters"]["Integration.provider.nin"];
                status?: components["parameters"]["Integration.status"];
                status_in?: components["parameters"]["Integration.status_in"];
                "status[eq]"?: components["parameters"]["Integration.status.eq"];
                "status[neq]"?: components["parameters"]["Integration.status.neq"];
                "status[in]"?: components["parameters"]["Integration.status.in"];
                "status[nin]"?: components["parameters"]["Integration.status.nin"];
                last_synced_at?: components["parameters"]["Integration.last_synced_at"];
                last_synced_at_gt?: components["parameters"]["Integration.last_synced_at_gt"];
                last_synced_at_gte?: components["parameters"]["Integration.last_synced_at_gte"];
                last_synced_at_lt?: components["parameters"]["Integration.last_synced_at_lt"];
                last_synced_at_lte?: components["parameters"]["Integration.last_synced_at_lte"];
                last_synced_at_after?: components["parameters"]["Integration.last_synced_at_after"];
                last_synced_at_before?: components["parameters"]["Integration.last_synced_at_before"];
                last_synced_at_exists?: components["parameters"]["Integration.last_synced_at_exists"];
                "last_synced_at[eq]"?: components["parameters"]["Integration.last_synced_at.eq"];
                "last_synced_at[neq]"?: components["parameters"]["Integration.last_synced_at.neq"];
                "last_synced_at[gt]"?: components["parameters"]["Integration.last_synced_at.gt"];
                "last_synced_at[gte]"?: components["parameters"]["Integration.last_synced_at.gte"];
                "last_synced_at[lt]"?: components["parameters"]["Integration.last_synced_at.lt"];
                "last_synced_at[lte]"?: components["parameters"]["Integration.last_synced_at.lte"];
                created_at?: components["parameters"]["Integration.created_at"];
                created_at_gt?: components["parameters"]["Integration.created_at_gt"];
                created_at_gte?: components["parameters"]["Integration.created_at_gte"];
                created_at_lt?: components["parameters"]["Integration.created_at_lt"];
                created_at_lte?: components["parameters"]["Integration.created_at_lte"];
                created_at_after?: components["parameters"]["Integration.created_at_after"];
                created_at_before?: components["parameters"]["Integration.created_at_before"];
                "created_at[eq]"?: components["parameters"]["Integration.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["Integration.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["Integration.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["Integration.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["Integration.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["Integration.created_at.lte"];
                updated_at?: components["parameters"]["Integration.updated_at"];
                updated_at_gt?: components["parameters"]["Integration.updated_at_gt"];
                updated_at_gte?: components["parameters"]["Integration.updated_at_gte"];
                updated_at_lt?: components["parameters"]["Integration.updated_at_lt"];
                updated_at_lte?: components["parameters"]["Integration.updated_at_lte"];
                updated_at_after?: components["parameters"]["Integration.updated_at_after"];
                updated_at_before?: components["parameters"]["Integration.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["Integration.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["Integration.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["Integration.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["Integration.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["Integration.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["Integration.updated_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Records"];
            default: components["responses"]["Default"];
        };
    };
    getIntegration: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Integration.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                integration_id: components["parameters"]["IntegrationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["IntegrationFound"];
            304: components["responses"]["NotModified"];
            default: components["responses"]["Default"];
        };
    };
    replaceIntegration: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Integration.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                integration_id: components["parameters"]["IntegrationIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IntegrationCreate"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    deleteIntegration: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                integration_id: components["parameters"]["IntegrationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The integration is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Default"];
        };
    };
    updateIntegration: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Integration.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                integration_id: components["parameters"]["IntegrationIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IntegrationUpdate"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    connectIntegration: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Integration.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                integration_id: components["parameters"]["IntegrationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["IntegrationFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    disconnectIntegration: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Integration.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                integration_id: components["parameters"]["IntegrationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["IntegrationFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    syncIntegration: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                integration_id: components["parameters"]["IntegrationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["IntegrationSyncAccepted"];
            default: components["responses"]["Default"];
        };
    };
    listIntegrationOperations: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                offset?: components["parameters"]["Offset"];
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["Operation.sort"];
                fields?: components["parameters"]["Operation.fields"];
                id?: components["parameters"]["Operation.id"];
                id_in?: components["parameters"]["Operation.id_in"];
                "id[eq]"?: components["parameters"]["Operation.id.eq"];
                "id[neq]"?: components["parameters"]["Operation.id.neq"];
                "id[in]"?: components["parameters"]["Operation.id.in"];
                "id[nin]"?: components["parameters"]["Operation.id.nin"];
                type?: components["parameters"]["Operation.type"];
                type_in?: components["parameters"]["Operation.type_in"];
                "type[eq]"?: components["parameters"]["Operation.type.eq"];
                "type[neq]"?: components["parameters"]["Operation.type.neq"];
                "type[in]"?: components["parameters"]["Operation.type.in"];
                "type[nin]"?: components["parameters"]["Operation.type.nin"];
                status?: components["parameters"]["Operation.status"];
                status_in?: components["parameters"]["Operation.status_in"];
                "status[eq]"?: components["parameters"]["Operation.status.eq"];
                "status[neq]"?: components["parameters"]["Operation.status.neq"];
                "status[in]"?: components["parameters"]["Operation.status.in"];
                "status[nin]"?: components["parameters"]["Operation.status.nin"];
                resource_id?: components["parameters"]["Operation.resource_id"];
                resource_id_in?: components["parameters"]["Operation.resource_id_in"];
                "resource_id[eq]"?: components["parameters"]["Operation.resource_id.eq"];
                "resource_id[neq]"?: components["parameters"]["Operation.resource_id.neq"];
                "resource_id[in]"?: components["parameters"]["Operation.resource_id.in"];
                "resource_id[nin]"?: components["parameters"]["Operation.resource_id.nin"];
                finished_at?: components["parameters"]["Operation.finished_at"];
                finished_at_gt?: components["parameters"]["Operation.finished_at_gt"];
                finished_at_gte?: components["parameters"]["Operation.finished_at_gte"];
                finished_at_lt?: components["parameters"]["Operation.finished_at_lt"];
                finished_at_lte?: components["parameters"]["Operation.finished_at_lte"];
                finished_at_after?: components["parameters"]["Operation.finished_at_after"];
                finished_at_before?: components["parameters"]["Operation.finished_at_before"];
                finished_at_exists?: components["parameters"]["Operation.finished_at_exists"];
                "finished_at[eq]"?: components["parameters"]["Operation.finished_at.eq"];
                "finished_at[neq]"?: components["parameters"]["Operation.finished_at.neq"];
                "finished_at[gt]"?: components["parameters"]["Operation.finished_at.gt"];
                "finished_at[gte]"?: components["parameters"]["Operation.finished_at.gte"];
                "finished_at[lt]"?: components["parameters"]["Operation.finished_at.lt"];
                "finished_at[lte]"?: components["parameters"]["Operation.finished_at.lte"];
                created_at?: components["parameters"]["Operation.created_at"];
                created_at_gt?: components["parameters"]["Operation.created_at_gt"];
                created_at_gte?: components["parameters"]["Operation.created_at_gte"];
                created_at_lt?: components["parameters"]["Operation.created_at_lt"];
                created_at_lte?: components["parameters"]["Operation.created_at_lte"];
                created_at_after?: components["parameters"]["Operation.created_at_after"];
                created_at_before?: components["parameters"]["Operation.created_at_before"];
                "created_at[eq]"?: components["parameters"]["Operation.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["Operation.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["Operation.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["Operation.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["Operation.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["Operation.created_at.lte"];
                updated_at?: components["parameters"]["Operation.updated_at"];
                updated_at_gt?: components["parameters"]["Operation.updated_at_gt"];
                updated_at_gte?: components["parameters"]["Operation.updated_at_gte"];
                updated_at_lt?: components["parameters"]["Operation.updated_at_lt"];
                updated_at_lte?: components["parameters"]["Operation.updated_at_lte"];
                updated_at_after?: components["parameters"]["Operation.updated_at_after"];
                updated_at_before?: components["parameters"]["Operation.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["Operation.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["Operation.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["Operation.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["Operation.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["Operation.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["Operation.updated_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path: {
                integration_id: components["parameters"]["IntegrationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["IntegrationOperationPage"];
            default: components["responses"]["Default"];
        };
    };
    listOperations: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                offset?: components["parameters"]["Offset"];
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["Operation.sort"];
                fields?: components["parameters"]["Operation.fields"];
                id?: components["parameters"]["Operation.id"];
                id_in?: components["parameters"]["Operation.id_in"];
                "id[eq]"?: components["parameters"]["Operation.id.eq"];
                "id[neq]"?: components["parameters"]["Operation.id.neq"];
                "id[in]"?: components["parameters"]["Operation.id.in"];
                "id[nin]"?: components["parameters"]["Operation.id.nin"];
                type?: components["parameters"]["Operation.type"];
                type_in?: components["parameters"]["Operation.type_in"];
                "type[eq]"?: components["parameters"]["Operation.type.eq"];
                "type[neq]"?: components["parameters"]["Operation.type.neq"];
                "type[in]"?: components["parameters"]["Operation.type.in"];
                "type[nin]"?: components["parameters"]["Operation.type.nin"];
                status?: components["parameters"]["Operation.status"];
                status_in?: components["parameters"]["Operation.status_in"];
                "status[eq]"?: components["parameters"]["Operation.status.eq"];
                "status[neq]"?: components["parameters"]["Operation.status.neq"];
                "status[in]"?: components["parameters"]["Operation.status.in"];
                "status[nin]"?: components["parameters"]["Operation.status.nin"];
                resource_id?: components["parameters"]["Operation.resource_id"];
                resource_id_in?: components["parameters"]["Operation.resource_id_in"];
                "resource_id[eq]"?: components["parameters"]["Operation.resource_id.eq"];
                "resource_id[neq]"?: components["parameters"]["Operation.resource_id.neq"];
                "resource_id[in]"?: components["parameters"]["Operation.resource_id.in"];
                "resource_id[nin]"?: components["parameters"]["Operation.resource_id.nin"];
                finished_at?: components["parameters"]["Operation.finished_at"];
                finished_at_gt?: components["parameters"]["Operation.finished_at_gt"];
                finished_at_gte?: components["parameters"]["Operation.finished_at_gte"];
                finished_at_lt?: components["parameters"]["Operation.finished_at_lt"];
                finished_at_lte?: components["parameters"]["Operation.finished_at_lte"];
                finished_at_after?: components["parameters"]["Operation.finished_at_after"];
                finished_at_before?: components["parameters"]["Operation.finished_at_before"];
                finished_at_exists?: components["parameters"]["Operation.finished_at_exists"];
                "finished_at[eq]"?: components["parameters"]["Operation.finished_at.eq"];
                "finished_at[neq]"?: components["parameters"]["Operation.finished_at.neq"];
                "finished_at[gt]"?: components["parameters"]["Operation.finished_at.gt"];
                "finished_at[gte]"?: components["parameters"]["Operation.finished_at.gte"];
                "finished_at[lt]"?: components["parameters"]["Operation.finished_at.lt"];
                "finished_at[lte]"?: components["parameters"]["Operation.finished_at.lte"];
                created_at?: components["parameters"]["Operation.created_at"];
                created_at_gt?: components["parameters"]["Operation.created_at_gt"];
                created_at_gte?: components["parameters"]["Operation.created_at_gte"];
                created_at_lt?: components["parameters"]["Operation.created_at_lt"];
                created_at_lte?: components["parameters"]["Operation.created_at_lte"];
                created_at_after?: components["parameters"]["Operation.created_at_after"];
                created_at_before?: components["parameters"]["Operation.created_at_before"];
                "created_at[eq]"?: components["parameters"]["Operation.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["Operation.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["Operation.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["Operation.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["Operation.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["Operation.created_at.lte"];
                updated_at?: components["parameters"]["Operation.updated_at"];
                updated_at_gt?: components["parameters"]["Operation.updated_at_gt"];
                updated_at_gte?: components["parameters"]["Operation.updated_at_gte"];
                updated_at_lt?: components["parameters"]["Operation.updated_at_lt"];
                updated_at_lte?: components["parameters"]["Operation.updated_at_lte"];
                updated_at_after?: components["parameters"]["Operation.updated_at_after"];
                updated_at_before?: components["parameters"]["Operation.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["Operation.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["Operation.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["Operation.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["Operation.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["Operation.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["Operation.updated_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OperationPage"];
            default: components["responses"]["Default"];
        };
    };
    getOperation: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Operation.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                operation_id: components["parameters"]["OperationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OperationFound"];
            304: components["responses"]["NotModified"];
            default: components["responses"]["Default"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                offset?: components["parameters"]["Offset"];
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["Webhook.sort"];
                fields?: components["parameters"]["Webhook.fields"];
                expand?: components["parameters"]["Webhook.expand"];
                id?: components["parameters"]["Webhook.id"];
                id_in?: components["parameters"]["Webhook.id_in"];
                "id[eq]"?: components["parameters"]["Webhook.id.eq"];
                "id[neq]"?: components["parameters"]["Webhook.id.neq"];
                "id[in]"?: components["parameters"]["Webhook.id.in"];
                "id[nin]"?: components["parameters"]["Webhook.id.nin"];
                url?: components["parameters"]["Webhook.url"];
                url_in?: components["parameters"]["Webhook.url_in"];
                url_contains?: components["parameters"]["Webhook.url_contains"];
                url_starts_with?: components["parameters"]["Webhook.url_starts_with"];
                "url[eq]"?: components["parameters"]["Webhook.url.eq"];
                "url[neq]"?: components["parameters"]["Webhook.url.neq"];
                "url[in]"?: components["parameters"]["Webhook.url.in"];
                "url[nin]"?: components["parameters"]["Webhook.url.nin"];
                "url[like]"?: components["parameters"]["Webhook.url.like"];
                events?: components["parameters"]["Webhook.events"];
                events_in?: components["parameters"]["Webhook.events_in"];
                events_all?: components["parameters"]["Webhook.events_all"];
                events_exists?: components["parameters"]["Webhook.events_exists"];
                "events[eq]"?: components["parameters"]["Webhook.events.eq"];
                "events[in]"?: components["parameters"]["Webhook.events.in"];
                "events[all]"?: components["parameters"]["Webhook.events.all"];
                "events[nin]"?: components["parameters"]["Webhook.events.nin"];
                description?: components["parameters"]["Webhook.description"];
                description_in?: components["parameters"]["Webhook.description_in"];
                description_contains?: components["parameters"]["Webhook.description_contains"];
                description_starts_with?: components["parameters"]["Webhook.description_starts_with"];
                description_exists?: components["parameters"]["Webhook.description_exists"];
                "description[eq]"?: components["parameters"]["Webhook.description.eq"];
                "description[neq]"?: components["parameters"]["Webhook.description.neq"];
                "description[in]"?: components["parameters"]["Webhook.description.in"];
                "description[nin]"?: components["parameters"]["Webhook.description.nin"];
                "description[like]"?: components["parameters"]["Webhook.description.like"];
                status?: components["parameters"]["Webhook.status"];
                status_in?: components["parameters"]["Webhook.status_in"];
                "status[eq]"?: components["parameters"]["Webhook.status.eq"];
                "status[neq]"?: components["parameters"]["Webhook.status.neq"];
                "status[in]"?: components["parameters"]["Webhook.status.in"];
                "status[nin]"?: components["parameters"]["Webhook.status.nin"];
                disabled_reason?: components["parameters"]["Webhook.disabled_reason"];
                disabled_reason_in?: components["parameters"]["Webhook.disabled_reason_in"];
                disabled_reason_exists?: components["parameters"]["Webhook.disabled_reason_exists"];
                "disabled_reason[eq]"?: components["parameters"]["Webhook.disabled_reason.eq"];
                "disabled_reason[neq]"?: components["parameters"]["Webhook.disabled_reason.neq"];
                "disabled_reason[in]"?: components["parameters"]["Webhook.disabled_reason.in"];
                "disabled_reason[nin]"?: components["parameters"]["Webhook.disabled_reason.nin"];
                created_by?: components["parameters"]["Webhook.created_by"];
                created_by_in?: components["parameters"]["Webhook.created_by_in"];
                "created_by[eq]"?: components["parameters"]["Webhook.created_by.eq"];
                "created_by[neq]"?: components["parameters"]["Webhook.created_by.neq"];
                "created_by[in]"?: components["parameters"]["Webhook.created_by.in"];
                "created_by[nin]"?: components["parameters"]["Webhook.created_by.nin"];
                created_at?: components["parameters"]["Webhook.created_at"];
                created_at_gt?: components["parameters"]["Webhook.created_at_gt"];
                created_at_gte?: components["parameters"]["Webhook.created_at_gte"];
                created_at_lt?: components["parameters"]["Webhook.created_at_lt"];
                created_at_lte?: components["parameters"]["Webhook.created_at_lte"];
                created_at_after?: components["parameters"]["Webhook.created_at_after"];
                created_at_before?: components["parameters"]["Webhook.created_at_before"];
                "created_at[eq]"?: components["parameters"]["Webhook.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["Webhook.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["Webhook.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["Webhook.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["Webhook.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["Webhook.created_at.lte"];
                updated_at?: components["parameters"]["Webhook.updated_at"];
                updated_at_gt?: components["parameters"]["Webhook.updated_at_gt"];
                updated_at_gte?: components["parameters"]["Webhook.updated_at_gte"];
                updated_at_lt?: components["parameters"]["Webhook.updated_at_lt"];
                updated_at_lte?: components["parameters"]["Webhook.updated_at_lte"];
                updated_at_after?: components["parameters"]["Webhook.updated_at_after"];
                updated_at_before?: components["parameters"]["Webhook.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["Webhook.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["Webhook.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["Webhook.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["Webhook.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["Webhook.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["Webhook.updated_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WebhookPage"];
            default: components["responses"]["Default"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookCreate"];
            };
        };
        responses: {
            201: components["responses"]["WebhookCreated"];
            default: components["responses"]["Default"];
        };
    };
    exportWebhooks: {
        parameters: {
            query?: {
                or?: components["parameters"]["Or"];
                id?: components["parameters"]["Webhook.id"];
                id_in?: components["parameters"]["Webhook.id_in"];
                "id[eq]"?: components["parameters"]["Webhook.id.eq"];
                "id[neq]"?: components["parameters"]["Webhook.id.neq"];
                "id[in]"?: components["parameters"]["Webhook.id.in"];
                "id[nin]"?: components["parameters"]["Webhook.id.nin"];
                url?: components["parameters"]["Webhook.url"];
                url_in?: components["parameters"]["Webhook.url_in"];
                url_contains?: components["parameters"]["Webhook.url_contains"];
                url_starts_with?: components["parameters"]["Webhook.url_starts_with"];
                "url[eq]"?: components["parameters"]["Webhook.url.eq"];
                "url[neq]"?: components["parameters"]["Webhook.url.neq"];
                "url[in]"?: components["parameters"]["Webhook.url.in"];
                "url[nin]"?: components["parameters"]["Webhook.url.nin"];
                "url[like]"?: components["parameters"]["Webhook.url.like"];
                events?: components["parameters"]["Webhook.events"];
                events_in?: components["parameters"]["Webhook.events_in"];
                events_all?: components["parameters"]["Webhook.events_all"];
                events_exists?: components["parameters"]["Webhook.events_exists"];
                "events[eq]"?: components["parameters"]["Webhook.events.eq"];
                "events[in]"?: components["parameters"]["Webhook.events.in"];
                "events[all]"?: components["parameters"]["Webhook.events.all"];
                "events[nin]"?: components["parameters"]["Webhook.events.nin"];
                description?: components["parameters"]["Webhook.description"];
                description_in?: components["parameters"]["Webhook.description_in"];
                description_contains?: components["parameters"]["Webhook.description_contains"];
                description_starts_with?: components["parameters"]["Webhook.description_starts_with"];
                description_exists?: components["parameters"]["Webhook.description_exists"];
                "description[eq]"?: components["parameters"]["Webhook.description.eq"];
                "description[neq]"?: components["parameters"]["Webhook.description.neq"];
                "description[in]"?: components["parameters"]["Webhook.description.in"];
                "description[nin]"?: components["parameters"]["Webhook.description.nin"];
                "description[like]"?: components["parameters"]["Webhook.description.like"];
                status?: components["parameters"]["Webhook.status"];
                status_in?: components["parameters"]["Webhook.status_in"];
                "status[eq]"?: components["parameters"]["Webhook.status.eq"];
                "status[neq]"?: components["parameters"]["Webhook.status.neq"];
                "status[in]"?: components["parameters"]["Webhook.status.in"];
                "status[nin]"?: components["parameters"]["Webhook.status.nin"];
                disabled_reason?: components["parameters"]["Webhook.disabled_reason"];
                disabled_reason_in?: components["parameters"]["Webhook.disabled_reason_in"];
                disabled_reason_exists?: components["parameters"]["Webhook.disabled_reason_exists"];
                "disabled_reason[eq]"?: components["parameters"]["Webhook.disabled_reason.eq"];
                "disabled_reason[neq]"?: components["parameters"]["Webhook.disabled_reason.neq"];
                "disabled_reason[in]"?: components["parameters"]["Webhook.disabled_reason.in"];
                "disabled_reason[nin]"?: components["parameters"]["Webhook.disabled_reason.nin"];
                created_by?: components["parameters"]["Webhook.created_by"];
                created_by_in?: components["parameters"]["Webhook.created_by_in"];
                "created_by[eq]"?: components["parameters"]["Webhook.created_by.eq"];
                "created_by[neq]"?: components["parameters"]["Webhook.created_by.neq"];
                "created_by[in]"?: components["parameters"]["Webhook.created_by.in"];
                "created_by[nin]"?: components["parameters"]["Webhook.created_by.nin"];
                created_at?: components["parameters"]["Webhook.created_at"];
                created_at_gt?: components["parameters"]["Webhook.created_at_gt"];
                created_at_gte?: components["parameters"]["Webhook.created_at_gte"];
                created_at_lt?: components["parameters"]["Webhook.created_at_lt"];
                created_at_lte?: components["parameters"]["Webhook.created_at_lte"];
                created_at_after?: components["parameters"]["Webhook.created_at_after"];
                created_at_before?: components["parameters"]["Webhook.created_at_before"];
                "created_at[eq]"?: components["parameters"]["Webhook.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["Webhook.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["Webhook.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["Webhook.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["Webhook.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["Webhook.created_at.lte"];
                updated_at?: components["parameters"]["Webhook.updated_at"];
                updated_at_gt?: components["parameters"]["Webhook.updated_at_gt"];
                updated_at_gte?: components["parameters"]["Webhook.updated_at_gte"];
                updated_at_lt?: components["parameters"]["Webhook.updated_at_lt"];
                updated_at_lte?: components["parameters"]["Webhook.updated_at_lte"];
                updated_at_after?: components["parameters"]["Webhook.updated_at_after"];
                updated_at_before?: components["parameters"]["Webhook.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["Webhook.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["Webhook.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["Webhook.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["Webhook.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["Webhook.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["Webhook.updated_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Records"];
            default: components["responses"]["Default"];
        };
    };
    getWebhook: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Webhook.fields"];
                expand?: components["parameters"]["Webhook.expand"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                webhook_id: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WebhookFound"];
            304: components["responses"]["NotModified"];
            default: components["responses"]["Default"];
        };
    };
    replaceWebhook: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Webhook.fields"];
                expand?: components["parameters"]["Webhook.expand"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                webhook_id: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookCreate"];
            };
        };
        responses: {
            200: components["responses"]["WebhookFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                webhook_id: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Default"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Webhook.fields"];
                expand?: components["parameters"]["Webhook.expand"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                webhook_id: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookUpdate"];
            };
        };
        responses: {
            200: components["responses"]["WebhookFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                offset?: components["parameters"]["Offset"];
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["Delivery.sort"];
                fields?: components["parameters"]["Delivery.fields"];
                expand?: components["parameters"]["Delivery.expand"];
                id?: components["parameters"]["Delivery.id"];
                id_in?: components["parameters"]["Delivery.id_in"];
                "id[eq]"?: components["parameters"]["Delivery.id.eq"];
                "id[neq]"?: components["parameters"]["Delivery.id.neq"];
                "id[in]"?: components["parameters"]["Delivery.id.in"];
                "id[nin]"?: components["parameters"]["Delivery.id.nin"];
                event_id?: components["parameters"]["Delivery.event_id"];
                event_id_in?: components["parameters"]["Delivery.event_id_in"];
                "event_id[eq]"?: components["parameters"]["Delivery.event_id.eq"];
                "event_id[neq]"?: components["parameters"]["Delivery.event_id.neq"];
                "event_id[in]"?: components["parameters"]["Delivery.event_id.in"];
                "event_id[nin]"?: components["parameters"]["Delivery.event_id.nin"];
                event_type?: components["parameters"]["Delivery.event_type"];
                event_type_in?: components["parameters"]["Delivery.event_type_in"];
                "event_type[eq]"?: components["parameters"]["Delivery.event_type.eq"];
                "event_type[neq]"?: components["parameters"]["Delivery.event_type.neq"];
                "event_type[in]"?: components["parameters"]["Delivery.event_type.in"];
                "event_type[nin]"?: components["parameters"]["Delivery.event_type.nin"];
                status?: components["parameters"]["Delivery.status"];
                status_in?: components["parameters"]["Delivery.status_in"];
                "status[eq]"?: components["parameters"]["Delivery.status.eq"];
                "status[neq]"?: components["parameters"]["Delivery.status.neq"];
                "status[in]"?: components["parameters"]["Delivery.status.in"];
                "status[nin]"?: components["parameters"]["Delivery.status.nin"];
                attempt_count?: components["parameters"]["Delivery.attempt_count"];
                attempt_count_in?: components["parameters"]["Delivery.attempt_count_in"];
                attempt_count_gt?: components["parameters"]["Delivery.attempt_count_gt"];
                attempt_count_gte?: components["parameters"]["Delivery.attempt_count_gte"];
                attempt_count_lt?: components["parameters"]["Delivery.attempt_count_lt"];
                attempt_count_lte?: components["parameters"]["Delivery.attempt_count_lte"];
                "attempt_count[eq]"?: components["parameters"]["Delivery.attempt_count.eq"];
                "attempt_count[neq]"?: components["parameters"]["Delivery.attempt_count.neq"];
                "attempt_count[in]"?: components["parameters"]["Delivery.attempt_count.in"];
                "attempt_count[nin]"?: components["parameters"]["Delivery.attempt_count.nin"];
                "attempt_count[gt]"?: components["parameters"]["Delivery.attempt_count.gt"];
                "attempt_count[gte]"?: components["parameters"]["Delivery.attempt_count.gte"];
                "attempt_count[lt]"?: components["parameters"]["Delivery.attempt_count.lt"];
                "attempt_count[lte]"?: components["parameters"]["Delivery.attempt_count.lte"];
                next_attempt_at?: components["parameters"]["Delivery.next_attempt_at"];
                next_attempt_at_gt?: components["parameters"]["Delivery.next_attempt_at_gt"];
                next_attempt_at_gte?: components["parameters"]["Delivery.next_attempt_at_gte"];
                next_attempt_at_lt?: components["parameters"]["Delivery.next_attempt_at_lt"];
                next_attempt_at_lte?: components["parameters"]["Delivery.next_attempt_at_lte"];
                next_attempt_at_after?: components["parameters"]["Delivery.next_attempt_at_after"];
                next_attempt_at_before?: components["parameters"]["Delivery.next_attempt_at_before"];
                next_attempt_at_exists?: components["parameters"]["Delivery.next_attempt_at_exists"];
                "next_attempt_at[eq]"?: components["parameters"]["Delivery.next_attempt_at.eq"];
                "next_attempt_at[neq]"?: components["parameters"]["Delivery.next_attempt_at.neq"];
                "next_attempt_at[gt]"?: components["parameters"]["Delivery.next_attempt_at.gt"];
                "next_attempt_at[gte]"?: components["parameters"]["Delivery.next_attempt_at.gte"];
                "next_attempt_at[lt]"?: components["parameters"]["Delivery.next_attempt_at.lt"];
                "next_attempt_at[lte]"?: components["parameters"]["Delivery.next_attempt_at.lte"];
                last_response_status?: components["parameters"]["Delivery.last_response_status"];
                last_response_status_in?: components["parameters"]["Delivery.last_response_status_in"];
                last_response_status_gt?: components["parameters"]["Delivery.last_response_status_gt"];
                last_response_status_gte?: components["parameters"]["Delivery.last_response_status_gte"];
                last_response_status_lt?: components["parameters"]["Delivery.last_response_status_lt"];
                last_response_status_lte?: components["parameters"]["Delivery.last_response_status_lte"];
                last_response_status_exists?: components["parameters"]["Delivery.last_response_status_exists"];
                "last_response_status[eq]"?: components["parameters"]["Delivery.last_response_status.eq"];
                "last_response_status[neq]"?: components["parameters"]["Delivery.last_response_status.neq"];
                "last_response_status[in]"?: components["parameters"]["Delivery.last_response_status.in"];
                "last_response_status[nin]"?: components["parameters"]["Delivery.last_response_status.nin"];
                "last_response_status[gt]"?: components["parameters"]["Delivery.last_response_status.gt"];
                "last_response_status[gte]"?: components["parameters"]["Delivery.last_response_status.gte"];
                "last_response_status[lt]"?: components["parameters"]["Delivery.last_response_status.lt"];
                "last_response_status[lte]"?: components["parameters"]["Delivery.last_response_status.lte"];
                created_at?: components["parameters"]["Delivery.created_at"];
                created_at_gt?: components["parameters"]["Delivery.created_at_gt"];
                created_at_gte?: components["parameters"]["Delivery.created_at_gte"];
                created_at_lt?: components["parameters"]["Delivery.created_at_lt"];
                created_at_lte?: components["parameters"]["Delivery.created_at_lte"];
                created_at_after?: components["parameters"]["Delivery.created_at_after"];
                created_at_before?: components["parameters"]["Delivery.created_at_before"];
                "created_at[eq]"?: components["parameters"]["Delivery.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["Delivery.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["Delivery.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["Delivery.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["Delivery.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["Delivery.created_at.lte"];
                updated_at?: components["parameters"]["Delivery.updated_at"];
                updated_at_gt?: components["parameters"]["Delivery.updated_at_gt"];
                updated_at_gte?: components["parameters"]["Delivery.updated_at_gte"];
                updated_at_lt?: components["parameters"]["Delivery.updated_at_lt"];
                updated_at_lte?: components["parameters"]["Delivery.updated_at_lte"];
                updated_at_after?: components["parameters"]["Delivery.updated_at_after"];
                updated_at_before?: components["parameters"]["Delivery.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["Delivery.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["Delivery.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["Delivery.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["Delivery.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["Delivery.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["Delivery.updated_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path: {
                webhook_id: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeliveryPage"];
            default: components["responses"]["Default"];
        };
    };
    getWebhookDelivery: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Delivery.fields"];
                expand?: components["parameters"]["Delivery.expand"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                webhook_id: components["parameters"]["WebhookIdPath"];
                delivery_id: components["parameters"]["DeliveryIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeliveryFound"];
            304: components["responses"]["NotModified"];
            default: components["responses"]["Default"];
        };
    };
    redeliverWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                webhook_id: components["parameters"]["WebhookIdPath"];
                delivery_id: components["parameters"]["DeliveryIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["DeliveryAccepted"];
            default: components["responses"]["Default"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                webhook_id: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["WebhookTestAccepted"];
            default: components["responses"]["Default"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                webhook_id: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WebhookSecretRotated"];
            default: components["responses"]["Default"];
        };
    };
    enableWebhook: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Webhook.fields"];
                expand?: components["parameters"]["Webhook.expand"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                webhook_id: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WebhookFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    recoverWebhook: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                webhook_id: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookRecover"];
            };
        };
        responses: {
            202: components["responses"]["WebhookRecoverAccepted"];
            default: components["responses"]["Default"];
        };
    };
    listResources: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                offset?: components["parameters"]["Offset"];
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["Resource.sort"];
                fields?: components["parameters"]["Resource.fields"];
                expand?: components["parameters"]["Resource.expand"];
                id?: components["parameters"]["Resource.id"];
                id_in?: components["parameters"]["Resource.id_in"];
                "id[eq]"?: components["parameters"]["Resource.id.eq"];
                "id[neq]"?: components["parameters"]["Resource.id.neq"];
                "id[in]"?: components["parameters"]["Resource.id.in"];
                "id[nin]"?: components["parameters"]["Resource.id.nin"];
                name?: components["parameters"]["Resource.name"];
                name_in?: components["parameters"]["Resource.name_in"];
                name_contains?: components["parameters"]["Resource.name_contains"];
                name_starts_with?: components["parameters"]["Resource.name_starts_with"];
                "name[eq]"?: components["parameters"]["Resource.name.eq"];
                "name[neq]"?: components["parameters"]["Resource.name.neq"];
                "name[in]"?: components["parameters"]["Resource.name.in"];
                "name[nin]"?: components["parameters"]["Resource.name.nin"];
                "name[like]"?: components["parameters"]["Resource.name.like"];
                description?: components["parameters"]["Resource.description"];
                description_in?: components["parameters"]["Resource.description_in"];
                description_contains?: components["parameters"]["Resource.description_contains"];
                description_starts_with?: components["parameters"]["Resource.description_starts_with"];
                description_exists?: components["parameters"]["Resource.description_exists"];
                "description[eq]"?: components["parameters"]["Resource.description.eq"];
                "description[neq]"?: components["parameters"]["Resource.description.neq"];
                "description[in]"?: components["parameters"]["Resource.description.in"];
                "description[nin]"?: components["parameters"]["Resource.description.nin"];
                "description[like]"?: components["parameters"]["Resource.description.like"];
                type?: components["parameters"]["Resource.type"];
                type_in?: components["parameters"]["Resource.type_in"];
                type_contains?: components["parameters"]["Resource.type_contains"];
                type_starts_with?: components["parameters"]["Resource.type_starts_with"];
                "type[eq]"?: components["parameters"]["Resource.type.eq"];
                "type[neq]"?: components["parameters"]["Resource.type.neq"];
                "type[in]"?: components["parameters"]["Resource.type.in"];
                "type[nin]"?: components["parameters"]["Resource.type.nin"];
                "type[like]"?: components["parameters"]["Resource.type.like"];
                status?: components["parameters"]["Resource.status"];
                status_in?: components["parameters"]["Resource.status_in"];
                "status[eq]"?: components["parameters"]["Resource.status.eq"];
                "status[neq]"?: components["parameters"]["Resource.status.neq"];
                "status[in]"?: components["parameters"]["Resource.status.in"];
                "status[nin]"?: components["parameters"]["Resource.status.nin"];
                metadata?: components["parameters"]["Resource.metadata"];
                owner_id?: components["parameters"]["Resource.owner_id"];
                owner_id_in?: components["parameters"]["Resource.owner_id_in"];
                "owner_id[eq]"?: components["parameters"]["Resource.owner_id.eq"];
                "owner_id[neq]"?: components["parameters"]["Resource.owner_id.neq"];
                "owner_id[in]"?: components["parameters"]["Resource.owner_id.in"];
                "owner_id[nin]"?: components["parameters"]["Resource.owner_id.nin"];
                created_at?: components["parameters"]["Resource.created_at"];
                created_at_gt?: components["parameters"]["Resource.created_at_gt"];
                created_at_gte?: components["parameters"]["Resource.created_at_gte"];
                created_at_lt?: components["parameters"]["Resource.created_at_lt"];
                created_at_lte?: components["parameters"]["Resource.created_at_lte"];
                created_at_after?: components["parameters"]["Resource.created_at_after"];
                created_at_before?: components["parameters"]["Resource.created_at_before"];
                "created_at[eq]"?: components["parameters"]["Resource.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["Resource.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["Resource.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["Resource.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["Resource.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["Resource.created_at.lte"];
                updated_at?: components["parameters"]["Resource.updated_at"];
                updated_at_gt?: components["parameters"]["Resource.updated_at_gt"];
                updated_at_gte?: components["parameters"]["Resource.updated_at_gte"];
                updated_at_lt?: components["parameters"]["Resource.updated_at_lt"];
                updated_at_lte?: components["parameters"]["Resource.updated_at_lte"];
                updated_at_after?: components["parameters"]["Resource.updated_at_after"];
                updated_at_before?: components["parameters"]["Resource.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["Resource.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["Resource.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["Resource.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["Resource.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["Resource.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["Resource.updated_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ResourcePage"];
            default: components["responses"]["Default"];
        };
    };
    createResource: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Resource.fields"];
                expand?: components["parameters"]["Resource.expand"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResourceCreate"];
            };
        };
        responses: {
            201: components["responses"]["ResourceCreated"];
            default: components["responses"]["Default"];
        };
    };
    exportResources: {
        parameters: {
            query?: {
                or?: components["parameters"]["Or"];
                id?: components["parameters"]["Resource.id"];
                id_in?: components["parameters"]["Resource.id_in"];
                "id[eq]"?: components["parameters"]["Resource.id.eq"];
                "id[neq]"?: components["parameters"]["Resource.id.neq"];
                "id[in]"?: components["parameters"]["Resource.id.in"];
                "id[nin]"?: components["parameters"]["Resource.id.nin"];
                name?: components["parameters"]["Resource.name"];
                name_in?: components["parameters"]["Resource.name_in"];
                name_contains?: components["parameters"]["Resource.name_contains"];
                name_starts_with?: components["parameters"]["Resource.name_starts_with"];
                "name[eq]"?: components["parameters"]["Resource.name.eq"];
                "name[neq]"?: components["parameters"]["Resource.name.neq"];
                "name[in]"?: components["parameters"]["Resource.name.in"];
                "name[nin]"?: components["parameters"]["Resource.name.nin"];
                "name[like]"?: components["parameters"]["Resource.name.like"];
                description?: components["parameters"]["Resource.description"];
                description_in?: components["parameters"]["Resource.description_in"];
                description_contains?: components["parameters"]["Resource.description_contains"];
                description_starts_with?: components["parameters"]["Resource.description_starts_with"];
                description_exists?: components["parameters"]["Resource.description_exists"];
                "description[eq]"?: components["parameters"]["Resource.description.eq"];
                "description[neq]"?: components["parameters"]["Resource.description.neq"];
                "description[in]"?: components["parameters"]["Resource.description.in"];
                "description[nin]"?: components["parameters"]["Resource.description.nin"];
                "description[like]"?: components["parameters"]["Resource.description.like"];
                type?: components["parameters"]["Resource.type"];
                type_in?: components["parameters"]["Resource.type_in"];
                type_contains?: components["parameters"]["Resource.type_contains"];
                type_starts_with?: components["parameters"]["Resource.type_starts_with"];
                "type[eq]"?: components["parameters"]["Resource.type.eq"];
                "type[neq]"?: components["parameters"]["Resource.type.neq"];
                "type[in]"?: components["parameters"]["Resource.type.in"];
                "type[nin]"?: components["parameters"]["Resource.type.nin"];
                "type[like]"?: components["parameters"]["Resource.type.like"];
                status?: components["parameters"]["Resource.status"];
                status_in?: components["parameters"]["Resource.status_in"];
                "status[eq]"?: components["parameters"]["Resource.status.eq"];
                "status[neq]"?: components["parameters"]["Resource.status.neq"];
                "status[in]"?: components["parameters"]["Resource.status.in"];
                "status[nin]"?: components["parameters"]["Resource.status.nin"];
                metadata?: components["parameters"]["Resource.metadata"];
                owner_id?: components["parameters"]["Resource.owner_id"];
                owner_id_in?: components["parameters"]["Resource.owner_id_in"];
                "owner_id[eq]"?: components["parameters"]["Resource.owner_id.eq"];
                "owner_id[neq]"?: components["parameters"]["Resource.owner_id.neq"];
                "owner_id[in]"?: components["parameters"]["Resource.owner_id.in"];
                "owner_id[nin]"?: components["parameters"]["Resource.owner_id.nin"];
                created_at?: components["parameters"]["Resource.created_at"];
                created_at_gt?: components["parameters"]["Resource.created_at_gt"];
                created_at_gte?: components["parameters"]["Resource.created_at_gte"];
                created_at_lt?: components["parameters"]["Resource.created_at_lt"];
                created_at_lte?: components["parameters"]["Resource.created_at_lte"];
                created_at_after?: components["parameters"]["Resource.created_at_after"];
                created_at_before?: components["parameters"]["Resource.created_at_before"];
                "created_at[eq]"?: components["parameters"]["Resource.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["Resource.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["Resource.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["Resource.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["Resource.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["Resource.created_at.lte"];
                updated_at?: components["parameters"]["Resource.updated_at"];
                updated_at_gt?: components["parameters"]["Resource.updated_at_gt"];
                updated_at_gte?: components["parameters"]["Resource.updated_at_gte"];
                updated_at_lt?: components["parameters"]["Resource.updated_at_lt"];
                updated_at_lte?: components["parameters"]["Resource.updated_at_lte"];
                updated_at_after?: components["parameters"]["Resource.updated_at_after"];
                updated_at_before?: components["parameters"]["Resource.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["Resource.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["Resource.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["Resource.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["Resource.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["Resource.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["Resource.updated_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Records"];
            default: components["responses"]["Default"];
        };
    };
    getResource: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Resource.fields"];
                expand?: components["parameters"]["Resource.expand"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                resource_id: components["parameters"]["ResourceIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ResourceFound"];
            304: components["responses"]["NotModified"];
            default: components["responses"]["Default"];
        };
    };
    replaceResource: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Resource.fields"];
                expand?: components["parameters"]["Resource.expand"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                resource_id: components["parameters"]["ResourceIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResourceCreate"];
            };
        };
        responses: {
            200: components["responses"]["ResourceFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    deleteResource: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                resource_id: components["parameters"]["ResourceIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Default"];
        };
    };
    updateResource: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Resource.fields"];
                expand?: components["parameters"]["Resource.expand"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                resource_id: components["parameters"]["ResourceIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResourceUpdate"];
            };
        };
        responses: {
            200: components["responses"]["ResourceFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    listResourceComments: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                offset?: components["parameters"]["Offset"];
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["Comment.sort"];
                fields?: components["parameters"]["Comment.fields"];
                expand?: components["parameters"]["Comment.expand"];
                id?: components["parameters"]["Comment.id"];
                id_in?: components["parameters"]["Comment.id_in"];
                "id[eq]"?: components["parameters"]["Comment.id.eq"];
                "id[neq]"?: components["parameters"]["Comment.id.neq"];
                "id[in]"?: components["parameters"]["Comment.id.in"];
                "id[nin]"?: components["parameters"]["Comment.id.nin"];
                body?: components["parameters"]["Comment.body"];
                body_in?: components["parameters"]["Comment.body_in"];
                body_contains?: components["parameters"]["Comment.body_contains"];
                body_starts_with?: components["parameters"]["Comment.body_starts_with"];
                "body[eq]"?: components["parameters"]["Comment.body.eq"];
                "body[neq]"?: components["parameters"]["Comment.body.neq"];
                "body[in]"?: components["parameters"]["Comment.body.in"];
                "body[nin]"?: components["parameters"]["Comment.body.nin"];
                "body[like]"?: components["parameters"]["Comment.body.like"];
                author_id?: components["parameters"]["Comment.author_id"];
                author_id_in?: components["parameters"]["Comment.author_id_in"];
                "author_id[eq]"?: components["parameters"]["Comment.author_id.eq"];
                "author_id[neq]"?: components["parameters"]["Comment.author_id.neq"];
                "author_id[in]"?: components["parameters"]["Comment.author_id.in"];
                "author_id[nin]"?: components["parameters"]["Comment.author_id.nin"];
                subject_type?: components["parameters"]["Comment.subject_type"];
                subject_type_in?: components["parameters"]["Comment.subject_type_in"];
                "subject_type[eq]"?: components["parameters"]["Comment.subject_type.eq"];
                "subject_type[neq]"?: components["parameters"]["Comment.subject_type.neq"];
                "subject_type[in]"?: components["parameters"]["Comment.subject_type.in"];
                "subject_type[nin]"?: components["parameters"]["Comment.subject_type.nin"];
                subject_id?: components["parameters"]["Comment.subject_id"];
                subject_id_in?: components["parameters"]["Comment.subject_id_in"];
                "subject_id[eq]"?: components["parameters"]["Comment.subject_id.eq"];
                "subject_id[neq]"?: components["parameters"]["Comment.subject_id.neq"];
                "subject_id[in]"?: components["parameters"]["Comment.subject_id.in"];
                "subject_id[nin]"?: components["parameters"]["Comment.subject_id.nin"];
                created_at?: components["parameters"]["Comment.created_at"];
                created_at_gt?: components["parameters"]["Comment.created_at_gt"];
                created_at_gte?: components["parameters"]["Comment.created_at_gte"];
                created_at_lt?: components["parameters"]["Comment.created_at_lt"];
                created_at_lte?: components["parameters"]["Comment.created_at_lte"];
                created_at_after?: components["parameters"]["Comment.created_at_after"];
                created_at_before?: components["parameters"]["Comment.created_at_before"];
                "created_at[eq]"?: components["parameters"]["Comment.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["Comment.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["Comment.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["Comment.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["Comment.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["Comment.created_at.lte"];
                updated_at?: components["parameters"]["Comment.updated_at"];
                updated_at_gt?: components["parameters"]["Comment.updated_at_gt"];
                updated_at_gte?: components["parameters"]["Comment.updated_at_gte"];
                updated_at_lt?: components["parameters"]["Comment.updated_at_lt"];
                updated_at_lte?: components["parameters"]["Comment.updated_at_lte"];
                updated_at_after?: components["parameters"]["Comment.updated_at_after"];
                updated_at_before?: components["parameters"]["Comment.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["Comment.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["Comment.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["Comment.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["Comment.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["Comment.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["Comment.updated_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path: {
                resource_id: components["parameters"]["ResourceIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CommentPage"];
            default: components["responses"]["Default"];
        };
    };
    listResourceEvents: {
        parameters: {
            query?: {
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["Event.sort"];
                fields?: components["parameters"]["Event.fields"];
                id?: components["parameters"]["Event.id"];
                id_in?: components["parameters"]["Event.id_in"];
                "id[eq]"?: components["parameters"]["Event.id.eq"];
                "id[neq]"?: components["parameters"]["Event.id.neq"];
                "id[in]"?: components["parameters"]["Event.id.in"];
                "id[nin]"?: components["parameters"]["Event.id.nin"];
                type?: components["parameters"]["Event.type"];
                type_in?: components["parameters"]["Event.type_in"];
                "type[eq]"?: components["parameters"]["Event.type.eq"];
                "type[neq]"?: components["parameters"]["Event.type.neq"];
                "type[in]"?: components["parameters"]["Event.type.in"];
                "type[nin]"?: components["parameters"]["Event.type.nin"];
                resource_id?: components["parameters"]["Event.resource_id"];
                resource_id_in?: components["parameters"]["Event.resource_id_in"];
                resource_id_exists?: components["parameters"]["Event.resource_id_exists"];
                "resource_id[eq]"?: components["parameters"]["Event.resource_id.eq"];
                "resource_id[neq]"?: components["parameters"]["Event.resource_id.neq"];
                "resource_id[in]"?: components["parameters"]["Event.resource_id.in"];
                "resource_id[nin]"?: components["parameters"]["Event.resource_id.nin"];
                actor_type?: components["parameters"]["Event.actor_type"];
                actor_type_in?: components["parameters"]["Event.actor_type_in"];
                "actor_type[eq]"?: components["parameters"]["Event.actor_type.eq"];
                "actor_type[neq]"?: components["parameters"]["Event.actor_type.neq"];
                "actor_type[in]"?: components["parameters"]["Event.actor_type.in"];
                "actor_type[nin]"?: components["parameters"]["Event.actor_type.nin"];
                actor_id?: components["parameters"]["Event.actor_id"];
                actor_id_in?: components["parameters"]["Event.actor_id_in"];
                actor_id_exists?: components["parameters"]["Event.actor_id_exists"];
                "actor_id[eq]"?: components["parameters"]["Event.actor_id.eq"];
                "actor_id[neq]"?: components["parameters"]["Event.actor_id.neq"];
                "actor_id[in]"?: components["parameters"]["Event.actor_id.in"];
                "actor_id[nin]"?: components["parameters"]["Event.actor_id.nin"];
                created_at?: components["parameters"]["Event.created_at"];
                created_at_gt?: components["parameters"]["Event.created_at_gt"];
                created_at_gte?: components["parameters"]["Event.created_at_gte"];
                created_at_lt?: components["parameters"]["Event.created_at_lt"];
                created_at_lte?: components["parameters"]["Event.created_at_lte"];
                created_at_after?: components["parameters"]["Event.created_at_after"];
                created_at_before?: components["parameters"]["Event.created_at_before"];
                "created_at[eq]"?: components["parameters"]["Event.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["Event.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["Event.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["Event.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["Event.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["Event.created_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path: {
                resource_id: components["parameters"]["ResourceIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EventPage"];
            default: components["responses"]["Default"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                offset?: components["parameters"]["Offset"];
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["Notification.sort"];
                fields?: components["parameters"]["Notification.fields"];
                expand?: components["parameters"]["Notification.expand"];
                id?: components["parameters"]["Notification.id"];
                id_in?: components["parameters"]["Notification.id_in"];
                "id[eq]"?: components["parameters"]["Notification.id.eq"];
                "id[neq]"?: components["parameters"]["Notification.id.neq"];
                "id[in]"?: components["parameters"]["Notification.id.in"];
                "id[nin]"?: components["parameters"]["Notification.id.nin"];
                kind?: components["parameters"]["Notification.kind"];
                kind_in?: components["parameters"]["Notification.kind_in"];
                "kind[eq]"?: components["parameters"]["Notification.kind.eq"];
                "kind[neq]"?: components["parameters"]["Notification.kind.neq"];
                "kind[in]"?: components["parameters"]["Notification.kind.in"];
                "kind[nin]"?: components["parameters"]["Notification.kind.nin"];
                status?: components["parameters"]["Notification.status"];
                status_in?: components["parameters"]["Notification.status_in"];
                "status[eq]"?: components["parameters"]["Notification.status.eq"];
                "status[neq]"?: components["parameters"]["Notification.status.neq"];
                "status[in]"?: components["parameters"]["Notification.status.in"];
                "status[nin]"?: components["parameters"]["Notification.status.nin"];
                resource_id?: components["parameters"]["Notification.resource_id"];
                resource_id_in?: components["parameters"]["Notification.resource_id_in"];
                "resource_id[eq]"?: components["parameters"]["Notification.resource_id.eq"];
                "resource_id[neq]"?: components["parameters"]["Notification.resource_id.neq"];
                "resource_id[in]"?: components["parameters"]["Notification.resource_id.in"];
                "resource_id[nin]"?: components["parameters"]["Notification.resource_id.nin"];
                created_at?: components["parameters"]["Notification.created_at"];
                created_at_gt?: components["parameters"]["Notification.created_at_gt"];
                created_at_gte?: components["parameters"]["Notification.created_at_gte"];
                created_at_lt?: components["parameters"]["Notification.created_at_lt"];
                created_at_lte?: components["parameters"]["Notification.created_at_lte"];
                created_at_after?: components["parameters"]["Notification.created_at_after"];
                created_at_before?: components["parameters"]["Notification.created_at_before"];
                "created_at[eq]"?: components["parameters"]["Notification.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["Notification.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["Notification.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["Notification.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["Notification.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["Notification.created_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NotificationPage"];
            default: components["responses"]["Default"];
        };
    };
    readAllNotifications: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NotificationsRead"];
            default: components["responses"]["Default"];
        };
    };
    getNotification: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Notification.fields"];
                expand?: components["parameters"]["Notification.expand"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                notification_id: components["parameters"]["NotificationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NotificationFound"];
            304: components["responses"]["NotModified"];
            default: components["responses"]["Default"];
        };
    };
    updateNotification: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Notification.fields"];
                expand?: components["parameters"]["Notification.expand"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                notification_id: components["parameters"]["NotificationIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationUpdate"];
            };
        };
        responses: {
            200: components["responses"]["NotificationFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    executeBatch: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Batch"];
            };
        };
        responses: {
            200: components["responses"]["BatchExecuted"];
            default: components["responses"]["Default"];
        };
    };
    getSearchResults: {
        parameters: {
            query: {
                q: components["parameters"]["Words"];
                kind_in?: components["parameters"]["Kinds"];
                limit?: components["parameters"]["Most"];
                fields?: components["parameters"]["SearchResults.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SearchResultsFound"];
            default: components["responses"]["Default"];
        };
    };
    receiveEvent: {
        parameters: {
            query?: never;
            header: {
                "webhook-id": components["parameters"]["WebhookMessageIdHeader"];
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
                traceparent?: components["parameters"]["WebhookTraceparentHeader"];
                tracestate?: components["parameters"]["WebhookTracestateHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description You want no more events. Tessera disables the webhook at once and sends nothing until it is enabled again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You have received the event. The rest of the response is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else is a failure, and the delivery is tried again. A `Retry-After`, if you give one, holds for all deliveries to your address. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
