// Written by codegen.ts from the contract. Do not edit: change the contract and run `npm run generate`.
/** What the contract says of each operation. */
export const operations = {
  "listUsers": {
    "method": "get",
    "path": "/v1/users",
    "family": "users",
    "scopes": [
      "read:users"
    ],
    "public": false,
    "emits": [],
    "cost": 1,
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
    "method": "post",
    "path": "/v1/users",
    "family": "users",
    "scopes": [
      "write:users"
    ],
    "public": false,
    "emits": [
      "USER_CREATED"
    ],
    "cost": 1,
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
    "method": "get",
    "path": "/v1/users/me",
    "family": "users",
    "scopes": [
      "read:users"
    ],
    "public": false,
    "emits": [],
    "cost": 1,
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
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "getUser": {
    "method": "get",
    "path": "/v1/users/{user_id}",
    "family": "users",
    "scopes": [
      "read:users"
    ],
    "public": false,
    "emits": [],
    "cost": 1,
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
    "method": "put",
    "path": "/v1/users/{user_id}",
    "family": "users",
    "scopes": [
      "write:users"
    ],
    "public": false,
    "emits": [
      "USER_UPDATED"
    ],
    "cost": 1,
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
    "method": "patch",
    "path": "/v1/users/{user_id}",
    "family": "users",
    "scopes": [
      "write:users"
    ],
    "public": false,
    "emits": [
      "USER_UPDATED"
    ],
    "cost": 1,
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
    "method": "delete",
    "path": "/v1/users/{user_id}",
    "family": "users",
    "scopes": [
      "write:users"
    ],
    "public": false,
    "emits": [
      "USER_DELETED"
    ],
    "cost": 1,
    "statuses": [
      204
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [],
    "record": null,
    "list": false,
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "listUserProjects": {
    "method": "get",
    "path": "/v1/users/{user_id}/projects",
    "family": "users",
    "scopes": [
      "read:users",
      "read:projects"
    ],
    "public": false,
    "emits": [],
    "cost": 1,
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
    "method": "get",
    "path": "/v1/users/{user_id}/teams",
    "family": "users",
    "scopes": [
      "read:users",
      "read:teams"
    ],
    "public": false,
    "emits": [],
    "cost": 1,
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
    "method": "get",
    "path": "/v1/users/{user_id}/tasks",
    "family": "users",
    "scopes": [
      "read:users",
      "read:tasks"
    ],
    "public": false,
    "emits": [],
    "cost": 1,
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
    "method": "get",
    "path": "/v1/users/{user_id}/resources",
    "family": "users",
    "scopes": [
      "read:users",
      "read:resources"
    ],
    "public": false,
    "emits": [],
    "cost": 1,
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
    "method": "get",
    "path": "/v1/projects",
    "family": "projects",
    "scopes": [
      "read:projects"
    ],
    "public": false,
    "emits": [],
    "cost": 1,
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
    "method": "post",
    "path": "/v1/projects",
    "family": "projects",
    "scopes": [
      "write:projects"
    ],
    "public": false,
    "emits": [
      "PROJECT_CREATED"
    ],
    "cost": 1,
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
    "method": "get",
    "path": "/v1/projects/{project_id}",
    "family": "projects",
    "scopes": [
      "read:projects"
    ],
    "public": false,
    "emits": [],
    "cost": 1,
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
    "method": "put",
    "path": "/v1/projects/{project_id}",
    "family": "projects",
    "scopes": [
      "write:projects"
    ],
    "public": false,
    "emits": [
      "PROJECT_UPDATED"
    ],
    "cost": 1,
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
    "method": "patch",
    "path": "/v1/projects/{project_id}",
    "family": "projects",
    "scopes": [
      "write:projects"
    ],
    "public": false,
    "emits": [
      "PROJECT_UPDATED"
    ],
    "cost": 1,
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
    "method": "delete",
    "path": "/v1/projects/{project_id}",
    "family": "projects",
    "scopes": [
      "write:projects"
    ],
    "public": false,
    "emits": [
      "PROJECT_DELETED"
    ],
    "cost": 1,
    "statuses": [
      204
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [],
    "record": null,
    "list": false,
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "listProjectTasks": {
    "method": "get",
    "path": "/v1/projects/{project_id}/tasks",
    "family": "projects",
    "scopes": [
      "read:projects",
      "read:tasks"
    ],
    "public": false,
    "emits": [],
    "cost": 1,
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
    "method": "post",
    "path": "/v1/projects/{project_id}/tasks",
    "family": "projects",
    "scopes": [
      "write:projects",
      "write:tasks"
    ],
    "public": false,
    "emits": [
      "TASK_CREATED"
    ],
    "cost": 1,
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
    "method": "get",
    "path": "/v1/projects/{project_id}/members",
    "family": "projects",
    "scopes": [
      "read:projects"
    ],
    "public": false,
    "emits": [],
    "cost": 1,
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
    "method": "post",
    "path": "/v1/projects/{project_id}/members",
    "family": "projects",
    "scopes": [
      "write:projects"
    ],
    "public": false,
    "emits": [
      "PROJECT_MEMBER_ADDED"
    ],
    "cost": 1,
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
    "method": "delete",
    "path": "/v1/projects/{project_id}/members/{user_id}",
    "family": "projects",
    "scopes": [
      "write:projects"
    ],
    "public": false,
    "emits": [
      "PROJECT_MEMBER_REMOVED"
    ],
    "cost": 1,
    "statuses": [
      204
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [],
    "record": null,
    "list": false,
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "archiveProject": {
    "method": "post",
    "path": "/v1/projects/{project_id}/archive",
    "family": "projects",
    "scopes": [
      "write:projects"
    ],
    "public": false,
    "emits": [
      "PROJECT_ARCHIVED"
    ],
    "cost": 1,
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
    "method": "post",
    "path": "/v1/projects/{project_id}/restore",
    "family": "projects",
    "scopes": [
      "write:projects"
    ],
    "public": false,
    "emits": [
      "PROJECT_RESTORED"
    ],
    "cost": 1,
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
    "method": "post",
    "path": "/v1/projects/{project_id}/clone",
    "family": "projects",
    "scopes": [
      "write:projects"
    ],
    "public": false,
    "emits": [
      "PROJECT_CREATED"
    ],
    "cost": 1,
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
    "method": "get",
    "path": "/v1/projects/{project_id}/files",
    "family": "projects",
    "scopes": [
      "read:projects",
      "read:files"
    ],
    "public": false,
    "emits": [],
    "cost": 1,
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
    "method": "get",
    "path": "/v1/projects/{project_id}/comments",
    "family": "projects",
    "scopes": [
      "read:projects",
      "read:comments"
    ],
    "public": false,
    "emits": [],
    "cost": 1,
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
    "method": "get",
    "path": "/v1/projects/{project_id}/events",
    "family": "projects",
    "scopes": [
      "read:projects",
      "read:events"
    ],
    "public": false,
    "emits": [],
    "cost": 1,
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
    "method": "get",
    "path": "/v1/tasks",
    "family": "tasks",
    "scopes": [
      "read:tasks"
    ],
    "public": false,
    "emits": [],
    "cost": 1,
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
    "method": "post",
    "path": "/v1/tasks",
    "family": "tasks",
    "scopes": [
      "write:tasks"
    ],
    "public": false,
    "emits": [
      "TASK_CREATED"
    ],
    "cost": 1,
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
    "method": "get",
    "path": "/v1/tasks/{task_id}",
    "family": "tasks",
    "scopes": [
      "read:tasks"
    ],
    "public": false,
    "emits": [],
    "cost": 1,
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
    "method": "put",
    "path": "/v1/tasks/{task_id}",
    "family": "tasks",
    "scopes": [
      "write:tasks"
    ],
    "public": false,
    "emits": [
      "TASK_UPDATED"
    ],
    "cost": 1,
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
    "method": "patch",
    "path": "/v1/tasks/{task_id}",
    "family": "tasks",
    "scopes": [
      "write:tasks"
    ],
    "public": false,
    "emits": [
      "TASK_UPDATED"
    ],
    "cost": 1,
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
    "method": "delete",
    "path": "/v1/tasks/{task_id}",
    "family": "tasks",
    "scopes": [
      "write:tasks"
    ],
    "public": false,
    "emits": [
      "TASK_DELETED"
    ],
    "cost": 1,
    "statuses": [
      204
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [],
    "record": null,
    "list": false,
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "completeTask": {
    "method": "post",
    "path": "/v1/tasks/{task_id}/complete",
    "family": "tasks",
    "scopes": [
      "write:tasks"
    ],
    "public": false,
    "emits": [
      "TASK_COMPLETED"
    ],
    "cost": 1,
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
    "method": "post",
    "path": "/v1/tasks/{task_id}/reopen",
    "family": "tasks",
    "scopes": [
      "write:tasks"
    ],
    "public": false,
    "emits": [
      "TASK_REOPENED"
    ],
    "cost": 1,
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
    "method": "get",
    "path": "/v1/tasks/{task_id}/comments",
    "family": "tasks",
    "scopes": [
      "read:tasks",
      "read:comments"
    ],
    "public": false,
    "emits": [],
    "cost": 1,
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
    "method": "get",
    "path": "/v1/tasks/{task_id}/files",
    "family": "tasks",
    "scopes": [
      "read:tasks",
      "read:files"
    ],
    "public": false,
    "emits": [],
    "cost": 1,
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
    "method": "get",
    "path": "/v1/teams",
    "family": "teams",
    "scopes": [
      "read:teams"
    ],
    "public": false,
    "emits": [],
    "cost": 1,
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
    "method": "post",
    "path": "/v1/teams",
    "family": "teams",
    "scopes": [
      "write:teams"
    ],
    "public": false,
    "emits": [
      "TEAM_CREATED"
    ],
    "cost": 1,
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
    "method": "get",
    "path": "/v1/teams/{team_id}",
    "family": "teams",
    "scopes": [
      "read:teams"
    ],
    "public": false,
    "emits": [],
    "cost": 1,
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
    "method": "put",
    "path": "/v1/teams/{team_id}",
    "family": "teams",
    "scopes": [
      "write:teams"
    ],
    "public": false,
    "emits": [
      "TEAM_UPDATED"
    ],
    "cost": 1,
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
    "method": "patch",
    "path": "/v1/teams/{team_id}",
    "family": "teams",
    "scopes": [
      "write:teams"
    ],
    "public": false,
    "emits": [
      "TEAM_UPDATED"
    ],
    "cost": 1,
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
    "method": "delete",
    "path": "/v1/teams/{team_id}",
    "family": "teams",
    "scopes": [
      "write:teams"
    ],
    "public": false,
    "emits": [
      "TEAM_DELETED"
    ],
    "cost": 1,
    "statuses": [
      204
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [],
    "record": null,
    "list": false,
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "listTeamMembers": {
    "method": "get",
    "path": "/v1/teams/{team_id}/members",
    "family": "teams",
    "scopes": [
      "read:teams"
    ],
    "public": false,
    "emits": [],
    "cost": 1,
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
    "method": "post",
    "path": "/v1/teams/{team_id}/members",
    "family": "teams",
    "scopes": [
      "write:teams"
    ],
    "public": false,
    "emits": [
      "TEAM_MEMBER_ADDED"
    ],
    "cost": 1,
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
    "method": "delete",
    "path": "/v1/teams/{team_id}/members/{user_id}",
    "family": "teams",
    "scopes": [
      "write:teams"
    ],
    "public": false,
    "emits": [
      "TEAM_MEMBER_REMOVED"
    ],
    "cost": 1,
    "statuses": [
      204
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [],
    "record": null,
    "list": false,
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "listTeamProjects": {
    "method": "get",
    "path": "/v1/teams/{team_id}/projects",
    "family": "teams",
    "scopes": [
      "read:teams",
      "read:projects"
    ],
    "public": false,
    "emits": [],
    "cost": 1,
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
    "method": "get",
    "path": "/v1/files",
    "family": "files",
    "scopes": [
      "read:files"
    ],
    "public": false,
    "emits": [],
    "cost": 1,
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
    "method": "post",
    "path": "/v1/files",
    "family": "files",
    "scopes": [
      "write:files"
    ],
    "public": false,
    "emits": [
      "FILE_CREATED"
    ],
    "cost": 1,
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
    "method": "get",
    "path": "/v1/files/{file_id}",
    "family": "files",
    "scopes": [
      "read:files"
    ],
    "public": false,
    "emits": [],
    "cost": 1,
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
    "method": "put",
    "path": "/v1/files/{file_id}",
    "family": "files",
    "scopes": [
      "write:files"
    ],
    "public": false,
    "emits": [
      "FILE_UPDATED"
    ],
    "cost": 1,
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
    "method": "patch",
    "path": "/v1/files/{file_id}",
    "family": "files",
    "scopes": [
      "write:files"
    ],
    "public": false,
    "emits": [
      "FILE_UPDATED"
    ],
    "cost": 1,
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
    "method": "delete",
    "path": "/v1/files/{file_id}",
    "family": "files",
    "scopes": [
      "write:files"
    ],
    "public": false,
    "emits": [
      "FILE_DELETED"
    ],
    "cost": 1,
    "statuses": [
      204
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [],
    "record": null,
    "list": false,
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "getFileContent": {
    "method": "get",
    "path": "/v1/files/{file_id}/content",
    "family": "files",
    "scopes": [
      "read:files"
    ],
    "public": false,
    "emits": [],
    "cost": 1,
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
    "method": "put",
    "path": "/v1/files/{file_id}/content",
    "family": "files",
    "scopes": [
      "write:files"
    ],
    "public": false,
    "emits": [
      "FILE_CONTENT_STORED"
    ],
    "cost": 1,
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
    "method": "get",
    "path": "/v1/files/{file_id}/comments",
    "family": "files",
    "scopes": [
      "read:files",
      "read:comments"
    ],
    "public": false,
    "emits": [],
    "cost": 1,
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
    "method": "get",
    "path": "/v1/comments",
    "family": "comments",
    "scopes": [
      "read:comments"
    ],
    "public": false,
    "emits": [],
    "cost": 1,
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
    "method": "post",
    "path": "/v1/comments",
    "family": "comments",
    "scopes": [
      "write:comments"
    ],
    "public": false,
    "emits": [
      "COMMENT_CREATED"
    ],
    "cost": 1,
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
    "method": "get",
    "path": "/v1/comments/{comment_id}",
    "family": "comments",
    "scopes": [
      "read:comments"
    ],
    "public": false,
    "emits": [],
    "cost": 1,
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
    "method": "put",
    "path": "/v1/comments/{comment_id}",
    "family": "comments",
    "scopes": [
      "write:comments"
    ],
    "public": false,
    "emits": [
      "COMMENT_UPDATED"
    ],
    "cost": 1,
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
    "method": "patch",
    "path": "/v1/comments/{comment_id}",
    "family": "comments",
    "scopes": [
      "write:comments"
    ],
    "public": false,
    "emits": [
      "COMMENT_UPDATED"
    ],
    "cost": 1,
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
    "method": "delete",
    "path": "/v1/comments/{comment_id}",
    "family": "comments",
    "scopes": [
      "write:comments"
    ],
    "public": false,
    "emits": [
      "COMMENT_DELETED"
    ],
    "cost": 1,
    "statuses": [
      204
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [],
    "record": null,
    "list": false,
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "listEvents": {
    "method": "get",
    "path": "/v1/events",
    "family": "events",
    "scopes": [
      "read:events"
    ],
    "public": false,
    "emits": [],
    "cost": 1,
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
    "method": "get",
    "path": "/v1/events/{event_id}",
    "family": "events",
    "scopes": [
      "read:events"
    ],
    "public": false,
    "emits": [],
    "cost": 1,
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
    "method": "get",
    "path": "/v1/integrations",
    "family": "integrations",
    "scopes": [
      "read:integrations"
    ],
    "public": false,
    "emits": [],
    "cost": 1,
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
    "method": "post",
    "path": "/v1/integrations",
    "family": "integrations",
    "scopes": [
      "write:integrations"
    ],
    "public": false,
    "emits": [
      "INTEGRATION_CREATED"
    ],
    "cost": 1,
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
    "method": "get",
    "path": "/v1/integrations/{integration_id}",
    "family": "integrations",
    "scopes": [
      "read:integrations"
    ],
    "public": false,
    "emits": [],
    "cost": 1,
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
    "method": "put",
    "path": "/v1/integrations/{integration_id}",
    "family": "integrations",
    "scopes": [
      "write:integrations"
    ],
    "public": false,
    "emits": [
      "INTEGRATION_UPDATED"
    ],
    "cost": 1,
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
    "method": "patch",
    "path": "/v1/integrations/{integration_id}",
    "family": "integrations",
    "scopes": [
      "write:integrations"
    ],
    "public": false,
    "emits": [
      "INTEGRATION_UPDATED"
    ],
    "cost": 1,
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
    "method": "delete",
    "path": "/v1/integrations/{integration_id}",
    "family": "integrations",
    "scopes": [
      "write:integrations"
    ],
    "public": false,
    "emits": [
      "INTEGRATION_DELETED"
    ],
    "cost": 1,
    "statuses": [
      204
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [],
    "record": null,
    "list": false,
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "connectIntegration": {
    "method": "post",
    "path": "/v1/integrations/{integration_id}/connect",
    "family": "integrations",
    "scopes": [
      "write:integrations"
    ],
    "public": false,
    "emits": [
      "INTEGRATION_CONNECTED"
    ],
    "cost": 1,
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
    "method": "post",
    "path": "/v1/integrations/{integration_id}/disconnect",
    "family": "integrations",
    "scopes": [
      "write:integrations"
    ],
    "public": false,
    "emits": [
      "INTEGRATION_DISCONNECTED"
    ],
    "cost": 1,
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
    "method": "post",
    "path": "/v1/integrations/{integration_id}/sync",
    "family": "integrations",
    "scopes": [
      "write:integrations"
    ],
    "public": false,
    "emits": [
      "INTEGRATION_SYNC_STARTED"
    ],
    "cost": 5,
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
    "method": "get",
    "path": "/v1/integrations/{integration_id}/operations",
    "family": "integrations",
    "scopes": [
      "read:integrations",
      "read:operations"
    ],
    "public": false,
    "emits": [],
    "cost": 1,
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
    "method": "get",
    "path": "/v1/operations/{operation_id}",
    "family": "operations",
    "scopes": [
      "read:operations"
    ],
    "public": false,
    "emits": [],
    "cost": 1,
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
    "method": "get",
    "path": "/v1/webhooks",
    "family": "webhooks",
    "scopes": [
      "read:webhooks"
    ],
    "public": false,
    "emits": [],
    "cost": 1,
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
    "method": "post",
    "path": "/v1/webhooks",
    "family": "webhooks",
    "scopes": [
      "write:webhooks"
    ],
    "public": false,
    "emits": [
      "WEBHOOK_CREATED"
    ],
    "cost": 1,
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
    "method": "get",
    "path": "/v1/webhooks/{webhook_id}",
    "family": "webhooks",
    "scopes": [
      "read:webhooks"
    ],
    "public": false,
    "emits": [],
    "cost": 1,
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
    "method": "put",
    "path": "/v1/webhooks/{webhook_id}",
    "family": "webhooks",
    "scopes": [
      "write:webhooks"
    ],
    "public": false,
    "emits": [
      "WEBHOOK_UPDATED"
    ],
    "cost": 1,
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
    "method": "patch",
    "path": "/v1/webhooks/{webhook_id}",
    "family": "webhooks",
    "scopes": [
      "write:webhooks"
    ],
    "public": false,
    "emits": [
      "WEBHOOK_UPDATED"
    ],
    "cost": 1,
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
    "method": "delete",
    "path": "/v1/webhooks/{webhook_id}",
    "family": "webhooks",
    "scopes": [
      "write:webhooks"
    ],
    "public": false,
    "emits": [
      "WEBHOOK_DELETED"
    ],
    "cost": 1,
    "statuses": [
      204
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [],
    "record": null,
    "list": false,
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "listWebhookDeliveries": {
    "method": "get",
    "path": "/v1/webhooks/{webhook_id}/deliveries",
    "family": "webhooks",
    "scopes": [
      "read:webhooks"
    ],
    "public": false,
    "emits": [],
    "cost": 1,
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
    "method": "get",
    "path": "/v1/webhooks/{webhook_id}/deliveries/{delivery_id}",
    "family": "webhooks",
    "scopes": [
      "read:webhooks"
    ],
    "public": false,
    "emits": [],
    "cost": 1,
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
    "method": "post",
    "path": "/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver",
    "family": "webhooks",
    "scopes": [
      "write:webhooks"
    ],
    "public": false,
    "emits": [],
    "cost": 1,
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
    "method": "post",
    "path": "/v1/webhooks/{webhook_id}/test",
    "family": "webhooks",
    "scopes": [
      "write:webhooks"
    ],
    "public": false,
    "emits": [
      "WEBHOOK_TEST"
    ],
    "cost": 1,
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
    "method": "post",
    "path": "/v1/webhooks/{webhook_id}/rotate-secret",
    "family": "webhooks",
    "scopes": [
      "write:webhooks"
    ],
    "public": false,
    "emits": [
      "WEBHOOK_SECRET_ROTATED"
    ],
    "cost": 1,
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
    "method": "post",
    "path": "/v1/webhooks/{webhook_id}/enable",
    "family": "webhooks",
    "scopes": [
      "write:webhooks"
    ],
    "public": false,
    "emits": [
      "WEBHOOK_ENABLED"
    ],
    "cost": 1,
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
    "method": "post",
    "path": "/v1/webhooks/{webhook_id}/recover",
    "family": "webhooks",
    "scopes": [
      "write:webhooks"
    ],
    "public": false,
    "emits": [],
    "cost": 5,
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
    "method": "get",
    "path": "/v1/resources",
    "family": "resources",
    "scopes": [
      "read:resources"
    ],
    "public": false,
    "emits": [],
    "cost": 1,
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
    "method": "post",
    "path": "/v1/resources",
    "family": "resources",
    "scopes": [
      "write:resources"
    ],
    "public": false,
    "emits": [
      "RESOURCE_CREATED"
    ],
    "cost": 1,
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
    "method": "get",
    "path": "/v1/resources/{resource_id}",
    "family": "resources",
    "scopes": [
      "read:resources"
    ],
    "public": false,
    "emits": [],
    "cost": 1,
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
    "method": "put",
    "path": "/v1/resources/{resource_id}",
    "family": "resources",
    "scopes": [
      "write:resources"
    ],
    "public": false,
    "emits": [
      "RESOURCE_UPDATED"
    ],
    "cost": 1,
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
    "method": "patch",
    "path": "/v1/resources/{resource_id}",
    "family": "resources",
    "scopes": [
      "write:resources"
    ],
    "public": false,
    "emits": [
      "RESOURCE_UPDATED"
    ],
    "cost": 1,
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
    "method": "delete",
    "path": "/v1/resources/{resource_id}",
    "family": "resources",
    "scopes": [
      "write:resources"
    ],
    "public": false,
    "emits": [
      "RESOURCE_DELETED"
    ],
    "cost": 1,
    "statuses": [
      204
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [],
    "record": null,
    "list": false,
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "listResourceComments": {
    "method": "get",
    "path": "/v1/resources/{resource_id}/comments",
    "family": "resources",
    "scopes": [
      "read:resources",
      "read:comments"
    ],
    "public": false,
    "emits": [],
    "cost": 1,
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
    "method": "get",
    "path": "/v1/resources/{resource_id}/events",
    "family": "resources",
    "scopes": [
      "read:resources",
      "read:events"
    ],
    "public": false,
    "emits": [],
    "cost": 1,
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
  "ETag",
  "Location",
  "RateLimit",
  "RateLimit-Policy",
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
