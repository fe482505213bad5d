// Written by codegen.ts from the contract. Do not edit: change the contract and run `npm run generate`.
/** What the contract says of each operation. */
export const operations = {
  "listUsers": {
    "document": "platform",
    "method": "get",
    "path": "/v1/users",
    "family": "users",
    "page": false,
    "scopes": [
      "read:users"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "User",
    "list": true,
    "declared": [
      "page",
      "offset",
      "after",
      "limit",
      "sort",
      "fields"
    ],
    "forms": [
      "page",
      "offset",
      "after"
    ],
    "defaultSort": "created_at:desc",
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "createUser": {
    "document": "platform",
    "method": "post",
    "path": "/v1/users",
    "family": "users",
    "page": false,
    "scopes": [
      "write:users"
    ],
    "authority": [
      "role",
      "link"
    ],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "USER_CREATED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      201
    ],
    "takes": [
      "application/json"
    ],
    "bodyRequired": true,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": "/v1/users/{user_id}",
    "idempotent": true,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "getCurrentUser": {
    "document": "platform",
    "method": "get",
    "path": "/v1/users/me",
    "family": "users",
    "page": false,
    "scopes": [
      "read:users"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200,
      304
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "User",
    "list": false,
    "declared": [
      "fields"
    ],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "updateCurrentUser": {
    "document": "platform",
    "method": "patch",
    "path": "/v1/users/me",
    "family": "users",
    "page": false,
    "scopes": [
      "write:users"
    ],
    "authority": [
      "role",
      "person",
      "link"
    ],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "USER_UPDATED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [
      "application/json",
      "application/merge-patch+json"
    ],
    "bodyRequired": true,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "getUser": {
    "document": "platform",
    "method": "get",
    "path": "/v1/users/{user_id}",
    "family": "users",
    "page": false,
    "scopes": [
      "read:users"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200,
      304
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "User",
    "list": false,
    "declared": [
      "fields"
    ],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "replaceUser": {
    "document": "platform",
    "method": "put",
    "path": "/v1/users/{user_id}",
    "family": "users",
    "page": false,
    "scopes": [
      "write:users"
    ],
    "authority": [
      "role",
      "person",
      "link"
    ],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "USER_UPDATED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [
      "application/json"
    ],
    "bodyRequired": true,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "updateUser": {
    "document": "platform",
    "method": "patch",
    "path": "/v1/users/{user_id}",
    "family": "users",
    "page": false,
    "scopes": [
      "write:users"
    ],
    "authority": [
      "role",
      "person",
      "link"
    ],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "USER_UPDATED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [
      "application/json",
      "application/merge-patch+json"
    ],
    "bodyRequired": true,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "deleteUser": {
    "document": "platform",
    "method": "delete",
    "path": "/v1/users/{user_id}",
    "family": "users",
    "page": false,
    "scopes": [
      "write:users"
    ],
    "authority": [
      "person"
    ],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "USER_DELETED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      204
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "listUserProjects": {
    "document": "platform",
    "method": "get",
    "path": "/v1/users/{user_id}/projects",
    "family": "users",
    "page": false,
    "scopes": [
      "read:users",
      "read:projects"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "Project",
    "list": true,
    "declared": [
      "page",
      "offset",
      "after",
      "limit",
      "sort",
      "fields",
      "expand"
    ],
    "forms": [
      "page",
      "offset",
      "after"
    ],
    "defaultSort": "created_at:desc",
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "listUserTeams": {
    "document": "platform",
    "method": "get",
    "path": "/v1/users/{user_id}/teams",
    "family": "users",
    "page": false,
    "scopes": [
      "read:users",
      "read:teams"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "Team",
    "list": true,
    "declared": [
      "page",
      "offset",
      "after",
      "limit",
      "sort",
      "fields"
    ],
    "forms": [
      "page",
      "offset",
      "after"
    ],
    "defaultSort": "name:asc",
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "listUserTasks": {
    "document": "platform",
    "method": "get",
    "path": "/v1/users/{user_id}/tasks",
    "family": "users",
    "page": false,
    "scopes": [
      "read:users",
      "read:tasks"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "Task",
    "list": true,
    "declared": [
      "page",
      "offset",
      "after",
      "limit",
      "sort",
      "fields",
      "expand"
    ],
    "forms": [
      "page",
      "offset",
      "after"
    ],
    "defaultSort": "created_at:desc",
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "listUserResources": {
    "document": "platform",
    "method": "get",
    "path": "/v1/users/{user_id}/resources",
    "family": "users",
    "page": false,
    "scopes": [
      "read:users",
      "read:resources"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "Resource",
    "list": true,
    "declared": [
      "page",
      "offset",
      "after",
      "limit",
      "sort",
      "fields",
      "expand"
    ],
    "forms": [
      "page",
      "offset",
      "after"
    ],
    "defaultSort": "created_at:desc",
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "listProjects": {
    "document": "platform",
    "method": "get",
    "path": "/v1/projects",
    "family": "projects",
    "page": false,
    "scopes": [
      "read:projects"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "Project",
    "list": true,
    "declared": [
      "page",
      "offset",
      "after",
      "limit",
      "sort",
      "fields",
      "expand"
    ],
    "forms": [
      "page",
      "offset",
      "after"
    ],
    "defaultSort": "created_at:desc",
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "createProject": {
    "document": "platform",
    "method": "post",
    "path": "/v1/projects",
    "family": "projects",
    "page": false,
    "scopes": [
      "write:projects"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "PROJECT_CREATED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      201
    ],
    "takes": [
      "application/json"
    ],
    "bodyRequired": true,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": "/v1/projects/{project_id}",
    "idempotent": true,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "getProject": {
    "document": "platform",
    "method": "get",
    "path": "/v1/projects/{project_id}",
    "family": "projects",
    "page": false,
    "scopes": [
      "read:projects"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200,
      304
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "Project",
    "list": false,
    "declared": [
      "fields",
      "expand"
    ],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "replaceProject": {
    "document": "platform",
    "method": "put",
    "path": "/v1/projects/{project_id}",
    "family": "projects",
    "page": false,
    "scopes": [
      "write:projects"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "PROJECT_UPDATED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [
      "application/json"
    ],
    "bodyRequired": true,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "updateProject": {
    "document": "platform",
    "method": "patch",
    "path": "/v1/projects/{project_id}",
    "family": "projects",
    "page": false,
    "scopes": [
      "write:projects"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "PROJECT_UPDATED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [
      "application/json",
      "application/merge-patch+json"
    ],
    "bodyRequired": true,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "deleteProject": {
    "document": "platform",
    "method": "delete",
    "path": "/v1/projects/{project_id}",
    "family": "projects",
    "page": false,
    "scopes": [
      "write:projects"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "PROJECT_DELETED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      204
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "listProjectTasks": {
    "document": "platform",
    "method": "get",
    "path": "/v1/projects/{project_id}/tasks",
    "family": "projects",
    "page": false,
    "scopes": [
      "read:projects",
      "read:tasks"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "Task",
    "list": true,
    "declared": [
      "page",
      "offset",
      "after",
      "limit",
      "sort",
      "fields",
      "expand"
    ],
    "forms": [
      "page",
      "offset",
      "after"
    ],
    "defaultSort": "created_at:desc",
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "createProjectTask": {
    "document": "platform",
    "method": "post",
    "path": "/v1/projects/{project_id}/tasks",
    "family": "projects",
    "page": false,
    "scopes": [
      "write:projects",
      "write:tasks"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "TASK_CREATED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      201
    ],
    "takes": [
      "application/json"
    ],
    "bodyRequired": true,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": "/v1/tasks/{task_id}",
    "idempotent": true,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "listProjectMembers": {
    "document": "platform",
    "method": "get",
    "path": "/v1/projects/{project_id}/members",
    "family": "projects",
    "page": false,
    "scopes": [
      "read:projects"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "ProjectMember",
    "list": true,
    "declared": [
      "page",
      "offset",
      "after",
      "limit",
      "sort",
      "fields",
      "expand"
    ],
    "forms": [
      "page",
      "offset",
      "after"
    ],
    "defaultSort": "added_at:asc",
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "addProjectMember": {
    "document": "platform",
    "method": "post",
    "path": "/v1/projects/{project_id}/members",
    "family": "projects",
    "page": false,
    "scopes": [
      "write:projects"
    ],
    "authority": [
      "membership"
    ],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "PROJECT_MEMBER_ADDED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      201
    ],
    "takes": [
      "application/json"
    ],
    "bodyRequired": true,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": true,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "removeProjectMember": {
    "document": "platform",
    "method": "delete",
    "path": "/v1/projects/{project_id}/members/{user_id}",
    "family": "projects",
    "page": false,
    "scopes": [
      "write:projects"
    ],
    "authority": [
      "less"
    ],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "PROJECT_MEMBER_REMOVED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      204
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": true,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "archiveProject": {
    "document": "platform",
    "method": "post",
    "path": "/v1/projects/{project_id}/archive",
    "family": "projects",
    "page": false,
    "scopes": [
      "write:projects"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "PROJECT_ARCHIVED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "restoreProject": {
    "document": "platform",
    "method": "post",
    "path": "/v1/projects/{project_id}/restore",
    "family": "projects",
    "page": false,
    "scopes": [
      "write:projects"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "PROJECT_RESTORED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "cloneProject": {
    "document": "platform",
    "method": "post",
    "path": "/v1/projects/{project_id}/clone",
    "family": "projects",
    "page": false,
    "scopes": [
      "write:projects"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "PROJECT_CREATED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      201
    ],
    "takes": [
      "application/json"
    ],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": "/v1/projects/{project_id}",
    "idempotent": true,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "listProjectFiles": {
    "document": "platform",
    "method": "get",
    "path": "/v1/projects/{project_id}/files",
    "family": "projects",
    "page": false,
    "scopes": [
      "read:projects",
      "read:files"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "File",
    "list": true,
    "declared": [
      "page",
      "offset",
      "after",
      "limit",
      "sort",
      "fields",
      "expand"
    ],
    "forms": [
      "page",
      "offset",
      "after"
    ],
    "defaultSort": "created_at:desc",
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "listProjectComments": {
    "document": "platform",
    "method": "get",
    "path": "/v1/projects/{project_id}/comments",
    "family": "projects",
    "page": false,
    "scopes": [
      "read:projects",
      "read:comments"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "Comment",
    "list": true,
    "declared": [
      "page",
      "offset",
      "after",
      "limit",
      "sort",
      "fields",
      "expand"
    ],
    "forms": [
      "page",
      "offset",
      "after"
    ],
    "defaultSort": "created_at:asc",
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "listProjectEvents": {
    "document": "platform",
    "method": "get",
    "path": "/v1/projects/{project_id}/events",
    "family": "projects",
    "page": false,
    "scopes": [
      "read:projects",
      "read:events"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "Event",
    "list": true,
    "declared": [
      "after",
      "limit",
      "fields"
    ],
    "forms": [
      "after"
    ],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "listTasks": {
    "document": "platform",
    "method": "get",
    "path": "/v1/tasks",
    "family": "tasks",
    "page": false,
    "scopes": [
      "read:tasks"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "Task",
    "list": true,
    "declared": [
      "page",
      "offset",
      "after",
      "limit",
      "sort",
      "fields",
      "expand"
    ],
    "forms": [
      "page",
      "offset",
      "after"
    ],
    "defaultSort": "created_at:desc",
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "createTask": {
    "document": "platform",
    "method": "post",
    "path": "/v1/tasks",
    "family": "tasks",
    "page": false,
    "scopes": [
      "write:tasks"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "TASK_CREATED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      201
    ],
    "takes": [
      "application/json"
    ],
    "bodyRequired": true,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": "/v1/tasks/{task_id}",
    "idempotent": true,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "getTask": {
    "document": "platform",
    "method": "get",
    "path": "/v1/tasks/{task_id}",
    "family": "tasks",
    "page": false,
    "scopes": [
      "read:tasks"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200,
      304
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "Task",
    "list": false,
    "declared": [
      "fields",
      "expand"
    ],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "replaceTask": {
    "document": "platform",
    "method": "put",
    "path": "/v1/tasks/{task_id}",
    "family": "tasks",
    "page": false,
    "scopes": [
      "write:tasks"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "TASK_UPDATED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [
      "application/json"
    ],
    "bodyRequired": true,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "updateTask": {
    "document": "platform",
    "method": "patch",
    "path": "/v1/tasks/{task_id}",
    "family": "tasks",
    "page": false,
    "scopes": [
      "write:tasks"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "TASK_UPDATED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [
      "application/json",
      "application/merge-patch+json"
    ],
    "bodyRequired": true,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "deleteTask": {
    "document": "platform",
    "method": "delete",
    "path": "/v1/tasks/{task_id}",
    "family": "tasks",
    "page": false,
    "scopes": [
      "write:tasks"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "TASK_DELETED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      204
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "completeTask": {
    "document": "platform",
    "method": "post",
    "path": "/v1/tasks/{task_id}/complete",
    "family": "tasks",
    "page": false,
    "scopes": [
      "write:tasks"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "TASK_COMPLETED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "reopenTask": {
    "document": "platform",
    "method": "post",
    "path": "/v1/tasks/{task_id}/reopen",
    "family": "tasks",
    "page": false,
    "scopes": [
      "write:tasks"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "TASK_REOPENED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "listTaskComments": {
    "document": "platform",
    "method": "get",
    "path": "/v1/tasks/{task_id}/comments",
    "family": "tasks",
    "page": false,
    "scopes": [
      "read:tasks",
      "read:comments"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "Comment",
    "list": true,
    "declared": [
      "page",
      "offset",
      "after",
      "limit",
      "sort",
      "fields",
      "expand"
    ],
    "forms": [
      "page",
      "offset",
      "after"
    ],
    "defaultSort": "created_at:asc",
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "listTaskFiles": {
    "document": "platform",
    "method": "get",
    "path": "/v1/tasks/{task_id}/files",
    "family": "tasks",
    "page": false,
    "scopes": [
      "read:tasks",
      "read:files"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "File",
    "list": true,
    "declared": [
      "page",
      "offset",
      "after",
      "limit",
      "sort",
      "fields",
      "expand"
    ],
    "forms": [
      "page",
      "offset",
      "after"
    ],
    "defaultSort": "created_at:desc",
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "listTeams": {
    "document": "platform",
    "method": "get",
    "path": "/v1/teams",
    "family": "teams",
    "page": false,
    "scopes": [
      "read:teams"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "Team",
    "list": true,
    "declared": [
      "page",
      "offset",
      "after",
      "limit",
      "sort",
      "fields"
    ],
    "forms": [
      "page",
      "offset",
      "after"
    ],
    "defaultSort": "name:asc",
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "createTeam": {
    "document": "platform",
    "method": "post",
    "path": "/v1/teams",
    "family": "teams",
    "page": false,
    "scopes": [
      "write:teams"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "TEAM_CREATED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      201
    ],
    "takes": [
      "application/json"
    ],
    "bodyRequired": true,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": "/v1/teams/{team_id}",
    "idempotent": true,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "getTeam": {
    "document": "platform",
    "method": "get",
    "path": "/v1/teams/{team_id}",
    "family": "teams",
    "page": false,
    "scopes": [
      "read:teams"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200,
      304
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "Team",
    "list": false,
    "declared": [
      "fields"
    ],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "replaceTeam": {
    "document": "platform",
    "method": "put",
    "path": "/v1/teams/{team_id}",
    "family": "teams",
    "page": false,
    "scopes": [
      "write:teams"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "TEAM_UPDATED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [
      "application/json"
    ],
    "bodyRequired": true,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "updateTeam": {
    "document": "platform",
    "method": "patch",
    "path": "/v1/teams/{team_id}",
    "family": "teams",
    "page": false,
    "scopes": [
      "write:teams"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "TEAM_UPDATED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [
      "application/json",
      "application/merge-patch+json"
    ],
    "bodyRequired": true,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "deleteTeam": {
    "document": "platform",
    "method": "delete",
    "path": "/v1/teams/{team_id}",
    "family": "teams",
    "page": false,
    "scopes": [
      "write:teams"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "TEAM_DELETED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      204
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "listTeamMembers": {
    "document": "platform",
    "method": "get",
    "path": "/v1/teams/{team_id}/members",
    "family": "teams",
    "page": false,
    "scopes": [
      "read:teams"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "TeamMember",
    "list": true,
    "declared": [
      "page",
      "offset",
      "after",
      "limit",
      "sort",
      "fields",
      "expand"
    ],
    "forms": [
      "page",
      "offset",
      "after"
    ],
    "defaultSort": "added_at:asc",
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "addTeamMember": {
    "document": "platform",
    "method": "post",
    "path": "/v1/teams/{team_id}/members",
    "family": "teams",
    "page": false,
    "scopes": [
      "write:teams"
    ],
    "authority": [
      "membership"
    ],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "TEAM_MEMBER_ADDED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      201
    ],
    "takes": [
      "application/json"
    ],
    "bodyRequired": true,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": true,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "removeTeamMember": {
    "document": "platform",
    "method": "delete",
    "path": "/v1/teams/{team_id}/members/{user_id}",
    "family": "teams",
    "page": false,
    "scopes": [
      "write:teams"
    ],
    "authority": [
      "less"
    ],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "TEAM_MEMBER_REMOVED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      204
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": true,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "listTeamProjects": {
    "document": "platform",
    "method": "get",
    "path": "/v1/teams/{team_id}/projects",
    "family": "teams",
    "page": false,
    "scopes": [
      "read:teams",
      "read:projects"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "Project",
    "list": true,
    "declared": [
      "page",
      "offset",
      "after",
      "limit",
      "sort",
      "fields",
      "expand"
    ],
    "forms": [
      "page",
      "offset",
      "after"
    ],
    "defaultSort": "created_at:desc",
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "listFiles": {
    "document": "platform",
    "method": "get",
    "path": "/v1/files",
    "family": "files",
    "page": false,
    "scopes": [
      "read:files"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "File",
    "list": true,
    "declared": [
      "page",
      "offset",
      "after",
      "limit",
      "sort",
      "fields",
      "expand"
    ],
    "forms": [
      "page",
      "offset",
      "after"
    ],
    "defaultSort": "created_at:desc",
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "createFile": {
    "document": "platform",
    "method": "post",
    "path": "/v1/files",
    "family": "files",
    "page": false,
    "scopes": [
      "write:files"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "FILE_CREATED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      201
    ],
    "takes": [
      "application/json"
    ],
    "bodyRequired": true,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": "/v1/files/{file_id}",
    "idempotent": true,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "getFile": {
    "document": "platform",
    "method": "get",
    "path": "/v1/files/{file_id}",
    "family": "files",
    "page": false,
    "scopes": [
      "read:files"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200,
      304
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "File",
    "list": false,
    "declared": [
      "fields",
      "expand"
    ],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "replaceFile": {
    "document": "platform",
    "method": "put",
    "path": "/v1/files/{file_id}",
    "family": "files",
    "page": false,
    "scopes": [
      "write:files"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "FILE_UPDATED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [
      "application/json"
    ],
    "bodyRequired": true,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "updateFile": {
    "document": "platform",
    "method": "patch",
    "path": "/v1/files/{file_id}",
    "family": "files",
    "page": false,
    "scopes": [
      "write:files"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "FILE_UPDATED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [
      "application/json",
      "application/merge-patch+json"
    ],
    "bodyRequired": true,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "deleteFile": {
    "document": "platform",
    "method": "delete",
    "path": "/v1/files/{file_id}",
    "family": "files",
    "page": false,
    "scopes": [
      "write:files"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "FILE_DELETED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      204
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "getFileContent": {
    "document": "platform",
    "method": "get",
    "path": "/v1/files/{file_id}/content",
    "family": "files",
    "page": false,
    "scopes": [
      "read:files"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200,
      206,
      304
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "*/*"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "replaceFileContent": {
    "document": "platform",
    "method": "put",
    "path": "/v1/files/{file_id}/content",
    "family": "files",
    "page": false,
    "scopes": [
      "write:files"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "FILE_CONTENT_STORED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [
      "*/*"
    ],
    "bodyRequired": true,
    "maxBytes": 104857600,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "listFileComments": {
    "document": "platform",
    "method": "get",
    "path": "/v1/files/{file_id}/comments",
    "family": "files",
    "page": false,
    "scopes": [
      "read:files",
      "read:comments"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "Comment",
    "list": true,
    "declared": [
      "page",
      "offset",
      "after",
      "limit",
      "sort",
      "fields",
      "expand"
    ],
    "forms": [
      "page",
      "offset",
      "after"
    ],
    "defaultSort": "created_at:asc",
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "listComments": {
    "document": "platform",
    "method": "get",
    "path": "/v1/comments",
    "family": "comments",
    "page": false,
    "scopes": [
      "read:comments"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "Comment",
    "list": true,
    "declared": [
      "page",
      "offset",
      "after",
      "limit",
      "sort",
      "fields",
      "expand"
    ],
    "forms": [
      "page",
      "offset",
      "after"
    ],
    "defaultSort": "created_at:desc",
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "createComment": {
    "document": "platform",
    "method": "post",
    "path": "/v1/comments",
    "family": "comments",
    "page": false,
    "scopes": [
      "write:comments"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "COMMENT_CREATED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      201
    ],
    "takes": [
      "application/json"
    ],
    "bodyRequired": true,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": "/v1/comments/{comment_id}",
    "idempotent": true,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "getComment": {
    "document": "platform",
    "method": "get",
    "path": "/v1/comments/{comment_id}",
    "family": "comments",
    "page": false,
    "scopes": [
      "read:comments"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200,
      304
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "Comment",
    "list": false,
    "declared": [
      "fields",
      "expand"
    ],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "replaceComment": {
    "document": "platform",
    "method": "put",
    "path": "/v1/comments/{comment_id}",
    "family": "comments",
    "page": false,
    "scopes": [
      "write:comments"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "COMMENT_UPDATED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [
      "application/json"
    ],
    "bodyRequired": true,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "updateComment": {
    "document": "platform",
    "method": "patch",
    "path": "/v1/comments/{comment_id}",
    "family": "comments",
    "page": false,
    "scopes": [
      "write:comments"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "COMMENT_UPDATED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [
      "application/json",
      "application/merge-patch+json"
    ],
    "bodyRequired": true,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "deleteComment": {
    "document": "platform",
    "method": "delete",
    "path": "/v1/comments/{comment_id}",
    "family": "comments",
    "page": false,
    "scopes": [
      "write:comments"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "COMMENT_DELETED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      204
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "listEvents": {
    "document": "platform",
    "method": "get",
    "path": "/v1/events",
    "family": "events",
    "page": false,
    "scopes": [
      "read:events"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "Event",
    "list": true,
    "declared": [
      "after",
      "limit",
      "fields"
    ],
    "forms": [
      "after"
    ],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "getEvent": {
    "document": "platform",
    "method": "get",
    "path": "/v1/events/{event_id}",
    "family": "events",
    "page": false,
    "scopes": [
      "read:events"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200,
      304
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "Event",
    "list": false,
    "declared": [
      "fields"
    ],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "listIntegrations": {
    "document": "platform",
    "method": "get",
    "path": "/v1/integrations",
    "family": "integrations",
    "page": false,
    "scopes": [
      "read:integrations"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "Integration",
    "list": true,
    "declared": [
      "page",
      "offset",
      "after",
      "limit",
      "sort",
      "fields"
    ],
    "forms": [
      "page",
      "offset",
      "after"
    ],
    "defaultSort": "created_at:desc",
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "createIntegration": {
    "document": "platform",
    "method": "post",
    "path": "/v1/integrations",
    "family": "integrations",
    "page": false,
    "scopes": [
      "write:integrations"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "INTEGRATION_CREATED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      201
    ],
    "takes": [
      "application/json"
    ],
    "bodyRequired": true,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": "/v1/integrations/{integration_id}",
    "idempotent": true,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "getIntegration": {
    "document": "platform",
    "method": "get",
    "path": "/v1/integrations/{integration_id}",
    "family": "integrations",
    "page": false,
    "scopes": [
      "read:integrations"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200,
      304
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "Integration",
    "list": false,
    "declared": [
      "fields"
    ],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "replaceIntegration": {
    "document": "platform",
    "method": "put",
    "path": "/v1/integrations/{integration_id}",
    "family": "integrations",
    "page": false,
    "scopes": [
      "write:integrations"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "INTEGRATION_UPDATED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [
      "application/json"
    ],
    "bodyRequired": true,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "updateIntegration": {
    "document": "platform",
    "method": "patch",
    "path": "/v1/integrations/{integration_id}",
    "family": "integrations",
    "page": false,
    "scopes": [
      "write:integrations"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "INTEGRATION_UPDATED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [
      "application/json",
      "application/merge-patch+json"
    ],
    "bodyRequired": true,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "deleteIntegration": {
    "document": "platform",
    "method": "delete",
    "path": "/v1/integrations/{integration_id}",
    "family": "integrations",
    "page": false,
    "scopes": [
      "write:integrations"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "INTEGRATION_DELETED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      204
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "connectIntegration": {
    "document": "platform",
    "method": "post",
    "path": "/v1/integrations/{integration_id}/connect",
    "family": "integrations",
    "page": false,
    "scopes": [
      "write:integrations"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "INTEGRATION_CONNECTED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "disconnectIntegration": {
    "document": "platform",
    "method": "post",
    "path": "/v1/integrations/{integration_id}/disconnect",
    "family": "integrations",
    "page": false,
    "scopes": [
      "write:integrations"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "INTEGRATION_DISCONNECTED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "syncIntegration": {
    "document": "platform",
    "method": "post",
    "path": "/v1/integrations/{integration_id}/sync",
    "family": "integrations",
    "page": false,
    "scopes": [
      "write:integrations"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "INTEGRATION_SYNC_STARTED"
    ],
    "cost": 5,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      202
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": "/v1/operations/{operation_id}",
    "idempotent": true,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "listIntegrationOperations": {
    "document": "platform",
    "method": "get",
    "path": "/v1/integrations/{integration_id}/operations",
    "family": "integrations",
    "page": false,
    "scopes": [
      "read:integrations",
      "read:operations"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "Operation",
    "list": true,
    "declared": [
      "page",
      "offset",
      "after",
      "limit",
      "sort",
      "fields"
    ],
    "forms": [
      "page",
      "offset",
      "after"
    ],
    "defaultSort": "created_at:desc",
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "getOperation": {
    "document": "platform",
    "method": "get",
    "path": "/v1/operations/{operation_id}",
    "family": "operations",
    "page": false,
    "scopes": [
      "read:operations"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200,
      304
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "Operation",
    "list": false,
    "declared": [
      "fields"
    ],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "listWebhooks": {
    "document": "platform",
    "method": "get",
    "path": "/v1/webhooks",
    "family": "webhooks",
    "page": false,
    "scopes": [
      "read:webhooks"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "Webhook",
    "list": true,
    "declared": [
      "page",
      "offset",
      "after",
      "limit",
      "sort",
      "fields",
      "expand"
    ],
    "forms": [
      "page",
      "offset",
      "after"
    ],
    "defaultSort": "created_at:desc",
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "createWebhook": {
    "document": "platform",
    "method": "post",
    "path": "/v1/webhooks",
    "family": "webhooks",
    "page": false,
    "scopes": [
      "write:webhooks"
    ],
    "authority": [
      "feed"
    ],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "WEBHOOK_CREATED"
    ],
    "cost": 1,
    "cacheControl": "no-store",
    "pragma": false,
    "statuses": [
      201
    ],
    "takes": [
      "application/json"
    ],
    "bodyRequired": true,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": "/v1/webhooks/{webhook_id}",
    "idempotent": true,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "getWebhook": {
    "document": "platform",
    "method": "get",
    "path": "/v1/webhooks/{webhook_id}",
    "family": "webhooks",
    "page": false,
    "scopes": [
      "read:webhooks"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200,
      304
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "Webhook",
    "list": false,
    "declared": [
      "fields",
      "expand"
    ],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "replaceWebhook": {
    "document": "platform",
    "method": "put",
    "path": "/v1/webhooks/{webhook_id}",
    "family": "webhooks",
    "page": false,
    "scopes": [
      "write:webhooks"
    ],
    "authority": [
      "feed"
    ],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "WEBHOOK_UPDATED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [
      "application/json"
    ],
    "bodyRequired": true,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "updateWebhook": {
    "document": "platform",
    "method": "patch",
    "path": "/v1/webhooks/{webhook_id}",
    "family": "webhooks",
    "page": false,
    "scopes": [
      "write:webhooks"
    ],
    "authority": [
      "feed"
    ],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "WEBHOOK_UPDATED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [
      "application/json",
      "application/merge-patch+json"
    ],
    "bodyRequired": true,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "deleteWebhook": {
    "document": "platform",
    "method": "delete",
    "path": "/v1/webhooks/{webhook_id}",
    "family": "webhooks",
    "page": false,
    "scopes": [
      "write:webhooks"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "WEBHOOK_DELETED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      204
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "listWebhookDeliveries": {
    "document": "platform",
    "method": "get",
    "path": "/v1/webhooks/{webhook_id}/deliveries",
    "family": "webhooks",
    "page": false,
    "scopes": [
      "read:webhooks"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "Delivery",
    "list": true,
    "declared": [
      "page",
      "offset",
      "after",
      "limit",
      "sort",
      "fields",
      "expand"
    ],
    "forms": [
      "page",
      "offset",
      "after"
    ],
    "defaultSort": "created_at:desc",
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "getWebhookDelivery": {
    "document": "platform",
    "method": "get",
    "path": "/v1/webhooks/{webhook_id}/deliveries/{delivery_id}",
    "family": "webhooks",
    "page": false,
    "scopes": [
      "read:webhooks"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200,
      304
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "Delivery",
    "list": false,
    "declared": [
      "fields",
      "expand"
    ],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "redeliverWebhookDelivery": {
    "document": "platform",
    "method": "post",
    "path": "/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver",
    "family": "webhooks",
    "page": false,
    "scopes": [
      "write:webhooks"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      202
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": "/v1/webhooks/{webhook_id}/deliveries/{delivery_id}",
    "idempotent": true,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "testWebhook": {
    "document": "platform",
    "method": "post",
    "path": "/v1/webhooks/{webhook_id}/test",
    "family": "webhooks",
    "page": false,
    "scopes": [
      "write:webhooks"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "WEBHOOK_TEST"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      202
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": "/v1/webhooks/{webhook_id}/deliveries/{delivery_id}",
    "idempotent": true,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "rotateWebhookSecret": {
    "document": "platform",
    "method": "post",
    "path": "/v1/webhooks/{webhook_id}/rotate-secret",
    "family": "webhooks",
    "page": false,
    "scopes": [
      "write:webhooks"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "WEBHOOK_SECRET_ROTATED"
    ],
    "cost": 1,
    "cacheControl": "no-store",
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "enableWebhook": {
    "document": "platform",
    "method": "post",
    "path": "/v1/webhooks/{webhook_id}/enable",
    "family": "webhooks",
    "page": false,
    "scopes": [
      "write:webhooks"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "WEBHOOK_ENABLED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "recoverWebhook": {
    "document": "platform",
    "method": "post",
    "path": "/v1/webhooks/{webhook_id}/recover",
    "family": "webhooks",
    "page": false,
    "scopes": [
      "write:webhooks"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 5,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      202
    ],
    "takes": [
      "application/json"
    ],
    "bodyRequired": true,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": "/v1/operations/{operation_id}",
    "idempotent": true,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "listResources": {
    "document": "platform",
    "method": "get",
    "path": "/v1/resources",
    "family": "resources",
    "page": false,
    "scopes": [
      "read:resources"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "Resource",
    "list": true,
    "declared": [
      "page",
      "offset",
      "after",
      "limit",
      "sort",
      "fields",
      "expand"
    ],
    "forms": [
      "page",
      "offset",
      "after"
    ],
    "defaultSort": "created_at:desc",
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "createResource": {
    "document": "platform",
    "method": "post",
    "path": "/v1/resources",
    "family": "resources",
    "page": false,
    "scopes": [
      "write:resources"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "RESOURCE_CREATED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      201
    ],
    "takes": [
      "application/json"
    ],
    "bodyRequired": true,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": "/v1/resources/{resource_id}",
    "idempotent": true,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "getResource": {
    "document": "platform",
    "method": "get",
    "path": "/v1/resources/{resource_id}",
    "family": "resources",
    "page": false,
    "scopes": [
      "read:resources"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200,
      304
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "Resource",
    "list": false,
    "declared": [
      "fields",
      "expand"
    ],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "replaceResource": {
    "document": "platform",
    "method": "put",
    "path": "/v1/resources/{resource_id}",
    "family": "resources",
    "page": false,
    "scopes": [
      "write:resources"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "RESOURCE_UPDATED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [
      "application/json"
    ],
    "bodyRequired": true,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "updateResource": {
    "document": "platform",
    "method": "patch",
    "path": "/v1/resources/{resource_id}",
    "family": "resources",
    "page": false,
    "scopes": [
      "write:resources"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "RESOURCE_UPDATED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [
      "application/json",
      "application/merge-patch+json"
    ],
    "bodyRequired": true,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "deleteResource": {
    "document": "platform",
    "method": "delete",
    "path": "/v1/resources/{resource_id}",
    "family": "resources",
    "page": false,
    "scopes": [
      "write:resources"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "RESOURCE_DELETED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      204
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "listResourceComments": {
    "document": "platform",
    "method": "get",
    "path": "/v1/resources/{resource_id}/comments",
    "family": "resources",
    "page": false,
    "scopes": [
      "read:resources",
      "read:comments"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "Comment",
    "list": true,
    "declared": [
      "page",
      "offset",
      "after",
      "limit",
      "sort",
      "fields",
      "expand"
    ],
    "forms": [
      "page",
      "offset",
      "after"
    ],
    "defaultSort": "created_at:asc",
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "listResourceEvents": {
    "document": "platform",
    "method": "get",
    "path": "/v1/resources/{resource_id}/events",
    "family": "resources",
    "page": false,
    "scopes": [
      "read:resources",
      "read:events"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "Event",
    "list": true,
    "declared": [
      "after",
      "limit",
      "fields"
    ],
    "forms": [
      "after"
    ],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  }
} as const;

/** Every header that requests may carry. */
export const requestHeaders = [
  "Accept",
  "Authorization",
  "Content-Digest",
  "Content-Type",
  "Idempotency-Key",
  "If-Match",
  "If-None-Match",
  "If-Range",
  "Range",
  "Repr-Digest",
  "X-API-Key",
  "X-API-Version",
  "X-Request-ID",
  "X-Session-Token"
] as const;

/** Every header that answers may carry. */
export const answerHeaders = [
  "Accept-Patch",
  "Accept-Ranges",
  "Content-Disposition",
  "Content-Range",
  "ETag",
  "Idempotency-Replayed",
  "Location",
  "RateLimit",
  "RateLimit-Policy",
  "Repr-Digest",
  "Retry-After",
  "X-API-Version",
  "X-RateLimit-Limit",
  "X-RateLimit-Remaining",
  "X-RateLimit-Reset",
  "X-Request-ID",
  "X-Response-Time"
] as const;

/** What the contract says of each record that a GET answers with. */
export const records = {
  "User": {
    "item": "User",
    "filters": {
      "id": {
        "kind": "id",
        "nullable": false
      },
      "name": {
        "kind": "text",
        "nullable": false
      },
      "email": {
        "kind": "text",
        "nullable": false
      },
      "role": {
        "kind": "enum",
        "nullable": false
      },
      "created_at": {
        "kind": "instant",
        "nullable": false
      },
      "updated_at": {
        "kind": "instant",
        "nullable": false
      }
    },
    "sorts": [
      "name",
      "email",
      "role",
      "created_at",
      "updated_at"
    ],
    "fields": [
      "id",
      "name",
      "email",
      "role",
      "metadata",
      "created_at",
      "updated_at"
    ],
    "expands": {},
    "expandScopes": {}
  },
  "Project": {
    "item": "Project",
    "filters": {
      "id": {
        "kind": "id",
        "nullable": false
      },
      "name": {
        "kind": "text",
        "nullable": false
      },
      "description": {
        "kind": "text",
        "nullable": true
      },
      "visibility": {
        "kind": "enum",
        "nullable": false
      },
      "status": {
        "kind": "enum",
        "nullable": false
      },
      "tags": {
        "kind": "labels",
        "nullable": false
      },
      "owner_id": {
        "kind": "id",
        "nullable": false
      },
      "archived_at": {
        "kind": "instant",
        "nullable": true
      },
      "created_at": {
        "kind": "instant",
        "nullable": false
      },
      "updated_at": {
        "kind": "instant",
        "nullable": false
      }
    },
    "sorts": [
      "name",
      "status",
      "archived_at",
      "created_at",
      "updated_at"
    ],
    "fields": [
      "id",
      "name",
      "description",
      "visibility",
      "status",
      "settings",
      "tags",
      "owner_id",
      "archived_at",
      "created_at",
      "updated_at"
    ],
    "expands": {
      "owner": "owner_id"
    },
    "expandScopes": {
      "owner": [
        "read:users"
      ]
    }
  },
  "Team": {
    "item": "Team",
    "filters": {
      "id": {
        "kind": "id",
        "nullable": false
      },
      "name": {
        "kind": "text",
        "nullable": false
      },
      "description": {
        "kind": "text",
        "nullable": true
      },
      "created_at": {
        "kind": "instant",
        "nullable": false
      },
      "updated_at": {
        "kind": "instant",
        "nullable": false
      }
    },
    "sorts": [
      "name",
      "created_at",
      "updated_at"
    ],
    "fields": [
      "id",
      "name",
      "description",
      "created_at",
      "updated_at"
    ],
    "expands": {},
    "expandScopes": {}
  },
  "Task": {
    "item": "Task",
    "filters": {
      "id": {
        "kind": "id",
        "nullable": false
      },
      "project_id": {
        "kind": "id",
        "nullable": false
      },
      "title": {
        "kind": "text",
        "nullable": false
      },
      "description": {
        "kind": "text",
        "nullable": true
      },
      "status": {
        "kind": "enum",
        "nullable": false
      },
      "priority": {
        "kind": "enum",
        "nullable": false
      },
      "assignee_id": {
        "kind": "id",
        "nullable": true
      },
      "due_at": {
        "kind": "instant",
        "nullable": true
      },
      "tags": {
        "kind": "labels",
        "nullable": false
      },
      "completed_at": {
        "kind": "instant",
        "nullable": true
      },
      "created_by": {
        "kind": "id",
        "nullable": false
      },
      "created_at": {
        "kind": "instant",
        "nullable": false
      },
      "updated_at": {
        "kind": "instant",
        "nullable": false
      }
    },
    "sorts": [
      "title",
      "status",
      "priority",
      "due_at",
      "completed_at",
      "created_at",
      "updated_at"
    ],
    "fields": [
      "id",
      "project_id",
      "title",
      "description",
      "status",
      "priority",
      "assignee_id",
      "due_at",
      "tags",
      "completed_at",
      "created_by",
      "created_at",
      "updated_at"
    ],
    "expands": {
      "project": "project_id",
      "assignee": "assignee_id",
      "creator": "created_by"
    },
    "expandScopes": {
      "project": [
        "read:projects"
      ],
      "assignee": [
        "read:users"
      ],
      "creator": [
        "read:users"
      ]
    }
  },
  "Resource": {
    "item": "Resource",
    "filters": {
      "id": {
        "kind": "id",
        "nullable": false
      },
      "name": {
        "kind": "text",
        "nullable": false
      },
      "description": {
        "kind": "text",
        "nullable": true
      },
      "type": {
        "kind": "text",
        "nullable": false
      },
      "status": {
        "kind": "enum",
        "nullable": false
      },
      "owner_id": {
        "kind": "id",
        "nullable": false
      },
      "created_at": {
        "kind": "instant",
        "nullable": false
      },
      "updated_at": {
        "kind": "instant",
        "nullable": false
      }
    },
    "sorts": [
      "name",
      "type",
      "status",
      "created_at",
      "updated_at"
    ],
    "fields": [
      "id",
      "name",
      "description",
      "type",
      "status",
      "metadata",
      "owner_id",
      "created_at",
      "updated_at"
    ],
    "expands": {
      "owner": "owner_id"
    },
    "expandScopes": {
      "owner": [
        "read:users"
      ]
    }
  },
  "ProjectMember": {
    "item": "ProjectMember",
    "filters": {
      "user_id": {
        "kind": "id",
        "nullable": false
      },
      "role": {
        "kind": "enum",
        "nullable": false
      },
      "added_at": {
        "kind": "instant",
        "nullable": false
      }
    },
    "sorts": [
      "role",
      "added_at"
    ],
    "fields": [
      "user_id",
      "role",
      "added_at"
    ],
    "expands": {
      "user": "user_id"
    },
    "expandScopes": {
      "user": [
        "read:users"
      ]
    }
  },
  "File": {
    "item": "File",
    "filters": {
      "id": {
        "kind": "id",
        "nullable": false
      },
      "name": {
        "kind": "text",
        "nullable": false
      },
      "content_type": {
        "kind": "text",
        "nullable": false
      },
      "size": {
        "kind": "number",
        "nullable": true
      },
      "checksum": {
        "kind": "text",
        "nullable": true
      },
      "project_id": {
        "kind": "id",
        "nullable": true
      },
      "task_id": {
        "kind": "id",
        "nullable": true
      },
      "uploaded_by": {
        "kind": "id",
        "nullable": false
      },
      "status": {
        "kind": "enum",
        "nullable": false
      },
      "created_at": {
        "kind": "instant",
        "nullable": false
      },
      "updated_at": {
        "kind": "instant",
        "nullable": false
      }
    },
    "sorts": [
      "name",
      "content_type",
      "size",
      "status",
      "created_at",
      "updated_at"
    ],
    "fields": [
      "id",
      "name",
      "content_type",
      "size",
      "checksum",
      "project_id",
      "task_id",
      "uploaded_by",
      "status",
      "created_at",
      "updated_at"
    ],
    "expands": {
      "project": "project_id",
      "task": "task_id",
      "uploader": "uploaded_by"
    },
    "expandScopes": {
      "project": [
        "read:projects"
      ],
      "task": [
        "read:tasks"
      ],
      "uploader": [
        "read:users"
      ]
    }
  },
  "Comment": {
    "item": "Comment",
    "filters": {
      "id": {
        "kind": "id",
        "nullable": false
      },
      "body": {
        "kind": "text",
        "nullable": false
      },
      "author_id": {
        "kind": "id",
        "nullable": false
      },
      "created_at": {
        "kind": "instant",
        "nullable": false
      },
      "updated_at": {
        "kind": "instant",
        "nullable": false
      }
    },
    "sorts": [
      "created_at",
      "updated_at"
    ],
    "fields": [
      "id",
      "body",
      "author_id",
      "subject",
      "created_at",
      "updated_at"
    ],
    "expands": {
      "author": "author_id"
    },
    "expandScopes": {
      "author": [
        "read:users"
      ]
    }
  },
  "Event": {
    "item": "Event",
    "filters": {
      "id": {
        "kind": "id",
        "nullable": false
      },
      "type": {
        "kind": "enum",
        "nullable": false
      },
      "resource_id": {
        "kind": "text",
        "nullable": true
      },
      "created_at": {
        "kind": "instant",
        "nullable": false
      }
    },
    "sorts": [],
    "fields": [
      "id",
      "type",
      "resource_id",
      "actor",
      "data",
      "created_at"
    ],
    "expands": {},
    "expandScopes": {}
  },
  "TeamMember": {
    "item": "TeamMember",
    "filters": {
      "user_id": {
        "kind": "id",
        "nullable": false
      },
      "added_at": {
        "kind": "instant",
        "nullable": false
      }
    },
    "sorts": [
      "added_at"
    ],
    "fields": [
      "user_id",
      "added_at"
    ],
    "expands": {
      "user": "user_id"
    },
    "expandScopes": {
      "user": [
        "read:users"
      ]
    }
  },
  "Integration": {
    "item": "Integration",
    "filters": {
      "id": {
        "kind": "id",
        "nullable": false
      },
      "name": {
        "kind": "text",
        "nullable": false
      },
      "provider": {
        "kind": "enum",
        "nullable": false
      },
      "status": {
        "kind": "enum",
        "nullable": false
      },
      "last_synced_at": {
        "kind": "instant",
        "nullable": true
      },
      "created_at": {
        "kind": "instant",
        "nullable": false
      },
      "updated_at": {
        "kind": "instant",
        "nullable": false
      }
    },
    "sorts": [
      "name",
      "status",
      "last_synced_at",
      "created_at",
      "updated_at"
    ],
    "fields": [
      "id",
      "name",
      "provider",
      "status",
      "config",
      "last_synced_at",
      "created_at",
      "updated_at"
    ],
    "expands": {},
    "expandScopes": {}
  },
  "Operation": {
    "item": "Operation",
    "filters": {
      "id": {
        "kind": "id",
        "nullable": false
      },
      "type": {
        "kind": "enum",
        "nullable": false
      },
      "status": {
        "kind": "enum",
        "nullable": false
      },
      "resource_id": {
        "kind": "text",
        "nullable": false
      },
      "finished_at": {
        "kind": "instant",
        "nullable": true
      },
      "created_at": {
        "kind": "instant",
        "nullable": false
      },
      "updated_at": {
        "kind": "instant",
        "nullable": false
      }
    },
    "sorts": [
      "status",
      "finished_at",
      "created_at",
      "updated_at"
    ],
    "fields": [
      "id",
      "type",
      "status",
      "progress",
      "resource_id",
      "result",
      "error",
      "finished_at",
      "created_at",
      "updated_at"
    ],
    "expands": {},
    "expandScopes": {}
  },
  "Webhook": {
    "item": "Webhook",
    "filters": {
      "id": {
        "kind": "id",
        "nullable": false
      },
      "url": {
        "kind": "text",
        "nullable": false
      },
      "events": {
        "kind": "labels",
        "nullable": false
      },
      "description": {
        "kind": "text",
        "nullable": true
      },
      "status": {
        "kind": "enum",
        "nullable": false
      },
      "disabled_reason": {
        "kind": "enum",
        "nullable": true
      },
      "created_by": {
        "kind": "id",
        "nullable": false
      },
      "created_at": {
        "kind": "instant",
        "nullable": false
      },
      "updated_at": {
        "kind": "instant",
        "nullable": false
      }
    },
    "sorts": [
      "url",
      "status",
      "created_at",
      "updated_at"
    ],
    "fields": [
      "id",
      "url",
      "events",
      "description",
      "status",
      "disabled_reason",
      "created_by",
      "created_at",
      "updated_at"
    ],
    "expands": {
      "creator": "created_by"
    },
    "expandScopes": {
      "creator": [
        "read:users"
      ]
    }
  },
  "Delivery": {
    "item": "Delivery",
    "filters": {
      "id": {
        "kind": "id",
        "nullable": false
      },
      "event_id": {
        "kind": "id",
        "nullable": false
      },
      "event_type": {
        "kind": "enum",
        "nullable": false
      },
      "status": {
        "kind": "enum",
        "nullable": false
      },
      "attempt_count": {
        "kind": "number",
        "nullable": false
      },
      "next_attempt_at": {
        "kind": "instant",
        "nullable": true
      },
      "last_response_status": {
        "kind": "number",
        "nullable": true
      },
      "created_at": {
        "kind": "instant",
        "nullable": false
      },
      "updated_at": {
        "kind": "instant",
        "nullable": false
      }
    },
    "sorts": [
      "status",
      "attempt_count",
      "next_attempt_at",
      "created_at",
      "updated_at"
    ],
    "fields": [
      "id",
      "webhook_id",
      "event_id",
      "event_type",
      "status",
      "attempt_count",
      "next_attempt_at",
      "last_response_status",
      "attempts",
      "created_at",
      "updated_at"
    ],
    "expands": {
      "event": "event_id"
    },
    "expandScopes": {
      "event": [
        "read:events"
      ]
    }
  }
} as const;
