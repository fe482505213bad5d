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
    "words": {},
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
      "newcomer"
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
    "words": {
      "": {
        "known": [
          "name",
          "email",
          "role",
          "metadata"
        ],
        "service": [
          "id",
          "created_at",
          "updated_at"
        ],
        "others": []
      }
    },
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
    "words": {},
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
    "words": {
      "": {
        "known": [
          "name",
          "email",
          "role",
          "metadata"
        ],
        "service": [
          "id",
          "created_at",
          "updated_at"
        ],
        "others": []
      }
    },
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
    "words": {},
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
    "words": {
      "": {
        "known": [
          "name",
          "email",
          "role",
          "metadata"
        ],
        "service": [
          "id",
          "created_at",
          "updated_at"
        ],
        "others": []
      }
    },
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
    "words": {
      "": {
        "known": [
          "name",
          "email",
          "role",
          "metadata"
        ],
        "service": [
          "id",
          "created_at",
          "updated_at"
        ],
        "others": []
      }
    },
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
    "words": {},
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
    "words": {},
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
    "words": {},
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
    "words": {},
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
    "words": {},
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
    "words": {},
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
    "words": {
      "": {
        "known": [
          "name",
          "description",
          "visibility",
          "settings",
          "tags"
        ],
        "service": [
          "id",
          "status",
          "owner_id",
          "owner",
          "archived_at",
          "created_at",
          "updated_at"
        ],
        "others": []
      },
      "settings": {
        "known": [
          "enableNotifications",
          "defaultView"
        ],
        "service": [],
        "others": []
      }
    },
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
    "words": {},
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
    "words": {
      "": {
        "known": [
          "name",
          "description",
          "visibility",
          "settings",
          "tags"
        ],
        "service": [
          "id",
          "status",
          "owner_id",
          "owner",
          "archived_at",
          "created_at",
          "updated_at"
        ],
        "others": []
      },
      "settings": {
        "known": [
          "enableNotifications",
          "defaultView"
        ],
        "service": [],
        "others": []
      }
    },
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
    "words": {
      "": {
        "known": [
          "name",
          "description",
          "visibility",
          "settings",
          "tags"
        ],
        "service": [
          "id",
          "status",
          "owner_id",
          "owner",
          "archived_at",
          "created_at",
          "updated_at"
        ],
        "others": []
      },
      "settings": {
        "known": [
          "enableNotifications",
          "defaultView"
        ],
        "service": [],
        "others": []
      }
    },
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
    "words": {},
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
    "words": {},
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
    "words": {
      "": {
        "known": [
          "title",
          "description",
          "priority",
          "assignee_id",
          "due_at",
          "tags"
        ],
        "service": [
          "id",
          "project",
          "assignee",
          "completed_at",
          "created_by",
          "creator",
          "created_at",
          "updated_at"
        ],
        "others": [
          "project_id",
          "status"
        ]
      }
    },
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
    "words": {},
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
    "words": {
      "": {
        "known": [
          "user_id",
          "role"
        ],
        "service": [
          "user",
          "added_at"
        ],
        "others": []
      }
    },
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
    "words": {},
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
    "words": {},
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
    "words": {},
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
    "words": {
      "": {
        "known": [
          "name",
          "include"
        ],
        "service": [
          "id",
          "status",
          "owner_id",
          "owner",
          "archived_at",
          "created_at",
          "updated_at"
        ],
        "others": [
          "description",
          "visibility",
          "settings",
          "tags"
        ]
      }
    },
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
    "words": {},
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
    "words": {},
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
    "words": {},
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
    "words": {},
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
    "words": {
      "": {
        "known": [
          "project_id",
          "title",
          "description",
          "priority",
          "assignee_id",
          "due_at",
          "tags"
        ],
        "service": [
          "id",
          "project",
          "assignee",
          "completed_at",
          "created_by",
          "creator",
          "created_at",
          "updated_at"
        ],
        "others": [
          "status"
        ]
      }
    },
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
    "words": {},
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
    "words": {
      "": {
        "known": [
          "project_id",
          "title",
          "description",
          "priority",
          "assignee_id",
          "due_at",
          "tags"
        ],
        "service": [
          "id",
          "project",
          "assignee",
          "completed_at",
          "created_by",
          "creator",
          "created_at",
          "updated_at"
        ],
        "others": [
          "status"
        ]
      }
    },
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
    "words": {
      "": {
        "known": [
          "title",
          "description",
          "status",
          "priority",
          "assignee_id",
          "due_at",
          "tags"
        ],
        "service": [
          "id",
          "project",
          "assignee",
          "completed_at",
          "created_by",
          "creator",
          "created_at",
          "updated_at"
        ],
        "others": [
          "project_id"
        ]
      }
    },
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
    "words": {},
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
    "words": {},
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
    "words": {},
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
    "words": {},
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
    "words": {},
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
    "words": {},
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
    "words": {
      "": {
        "known": [
          "name",
          "description"
        ],
        "service": [
          "id",
          "created_at",
          "updated_at"
        ],
        "others": []
      }
    },
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
    "words": {},
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
    "words": {
      "": {
        "known": [
          "name",
          "description"
        ],
        "service": [
          "id",
          "created_at",
          "updated_at"
        ],
        "others": []
      }
    },
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
    "words": {
      "": {
        "known": [
          "name",
          "description"
        ],
        "service": [
          "id",
          "created_at",
          "updated_at"
        ],
        "others": []
      }
    },
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
    "words": {},
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
    "words": {},
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
    "words": {
      "": {
        "known": [
          "user_id"
        ],
        "service": [
          "user",
          "added_at"
        ],
        "others": []
      }
    },
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
    "words": {},
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
    "words": {},
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
    "words": {},
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
    "words": {
      "": {
        "known": [
          "name",
          "content_type",
          "project_id",
          "task_id"
        ],
        "service": [
          "id",
          "size",
          "checksum",
          "project",
          "task",
          "uploaded_by",
          "uploader",
          "status",
          "created_at",
          "updated_at"
        ],
        "others": []
      }
    },
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
    "words": {},
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
    "words": {
      "": {
        "known": [
          "name",
          "content_type",
          "project_id",
          "task_id"
        ],
        "service": [
          "id",
          "size",
          "checksum",
          "project",
          "task",
          "uploaded_by",
          "uploader",
          "status",
          "created_at",
          "updated_at"
        ],
        "others": []
      }
    },
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
    "words": {
      "": {
        "known": [
          "name",
          "content_type",
          "project_id",
          "task_id"
        ],
        "service": [
          "id",
          "size",
          "checksum",
          "project",
          "task",
          "uploaded_by",
          "uploader",
          "status",
          "created_at",
          "updated_at"
        ],
        "others": []
      }
    },
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
    "words": {},
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
    "words": {},
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
    "words": {},
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
    "words": {},
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
    "words": {},
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
    "words": {
      "": {
        "known": [
          "body",
          "subject"
        ],
        "service": [
          "id",
          "author_id",
          "author",
          "created_at",
          "updated_at"
        ],
        "others": []
      },
      "subject": {
        "known": [
          "type",
          "id"
        ],
        "service": [],
        "others": []
      }
    },
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
    "words": {},
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
    "words": {
      "": {
        "known": [
          "body",
          "subject"
        ],
        "service": [
          "id",
          "author_id",
          "author",
          "created_at",
          "updated_at"
        ],
        "others": []
      },
      "subject": {
        "known": [
          "type",
          "id"
        ],
        "service": [],
        "others": []
      }
    },
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
    "words": {
      "": {
        "known": [
          "body"
        ],
        "service": [
          "id",
          "author_id",
          "author",
          "created_at",
          "updated_at"
        ],
        "others": [
          "subject"
        ]
      }
    },
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
    "words": {},
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
    "words": {},
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
    "words": {},
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
    "words": {},
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
    "words": {
      "": {
        "known": [
          "name",
          "provider",
          "config"
        ],
        "service": [
          "id",
          "status",
          "last_synced_at",
          "created_at",
          "updated_at"
        ],
        "others": []
      },
      "config": {
        "known": [
          "url",
          "items_pointer",
          "id_field",
          "name_field",
          "resource_type",
          "request_headers"
        ],
        "service": [
          "request_header_names"
        ],
        "others": []
      }
    },
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
    "words": {},
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
    "words": {
      "": {
        "known": [
          "name",
          "provider",
          "config"
        ],
        "service": [
          "id",
          "status",
          "last_synced_at",
          "created_at",
          "updated_at"
        ],
        "others": []
      },
      "config": {
        "known": [
          "url",
          "items_pointer",
          "id_field",
          "name_field",
          "resource_type",
          "request_headers"
        ],
        "service": [
          "request_header_names"
        ],
        "others": []
      }
    },
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
    "words": {
      "": {
        "known": [
          "name",
          "config"
        ],
        "service": [
          "id",
          "status",
          "last_synced_at",
          "created_at",
          "updated_at"
        ],
        "others": [
          "provider"
        ]
      },
      "config": {
        "known": [
          "url",
          "items_pointer",
          "id_field",
          "name_field",
          "resource_type",
          "request_headers"
        ],
        "service": [
          "request_header_names"
        ],
        "others": []
      }
    },
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
    "words": {},
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
    "words": {},
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
    "words": {},
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
    "words": {},
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
    "words": {},
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
    "words": {},
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
    "words": {},
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
    "words": {
      "": {
        "known": [
          "url",
          "events",
          "description"
        ],
        "service": [
          "id",
          "status",
          "disabled_reason",
          "created_by",
          "creator",
          "created_at",
          "updated_at",
          "secret"
        ],
        "others": []
      }
    },
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
    "words": {},
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
    "words": {
      "": {
        "known": [
          "url",
          "events",
          "description"
        ],
        "service": [
          "id",
          "status",
          "disabled_reason",
          "created_by",
          "creator",
          "created_at",
          "updated_at"
        ],
        "others": []
      }
    },
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
    "words": {
      "": {
        "known": [
          "url",
          "events",
          "description"
        ],
        "service": [
          "id",
          "status",
          "disabled_reason",
          "created_by",
          "creator",
          "created_at",
          "updated_at"
        ],
        "others": []
      }
    },
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
    "words": {},
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
    "words": {},
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
    "words": {},
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
    "words": {},
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
    "words": {},
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
    "words": {},
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
    "words": {},
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
    "words": {
      "": {
        "known": [
          "since"
        ],
        "service": [
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
        "others": []
      }
    },
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
    "words": {},
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
    "words": {
      "": {
        "known": [
          "name",
          "description",
          "type",
          "status",
          "metadata"
        ],
        "service": [
          "id",
          "owner_id",
          "owner",
          "created_at",
          "updated_at"
        ],
        "others": []
      }
    },
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
    "words": {},
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
    "words": {
      "": {
        "known": [
          "name",
          "description",
          "type",
          "status",
          "metadata"
        ],
        "service": [
          "id",
          "owner_id",
          "owner",
          "created_at",
          "updated_at"
        ],
        "others": []
      }
    },
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
    "words": {
      "": {
        "known": [
          "name",
          "description",
          "type",
          "status",
          "metadata"
        ],
        "service": [
          "id",
          "owner_id",
          "owner",
          "created_at",
          "updated_at"
        ],
        "others": []
      }
    },
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
    "words": {},
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
    "words": {},
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
    "words": {},
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
        "nullable": false,
        "names": [
          "id",
          "id_in",
          "id[eq]",
          "id[neq]",
          "id[in]",
          "id[nin]"
        ]
      },
      "name": {
        "kind": "text",
        "nullable": false,
        "names": [
          "name",
          "name_in",
          "name_contains",
          "name_starts_with",
          "name[eq]",
          "name[neq]",
          "name[in]",
          "name[nin]",
          "name[like]"
        ]
      },
      "email": {
        "kind": "text",
        "nullable": false,
        "names": [
          "email",
          "email_in",
          "email_contains",
          "email_starts_with",
          "email[eq]",
          "email[neq]",
          "email[in]",
          "email[nin]",
          "email[like]"
        ]
      },
      "role": {
        "kind": "enum",
        "nullable": false,
        "names": [
          "role",
          "role_in",
          "role[eq]",
          "role[neq]",
          "role[in]",
          "role[nin]"
        ]
      },
      "created_at": {
        "kind": "instant",
        "nullable": false,
        "names": [
          "created_at",
          "created_at_gt",
          "created_at_gte",
          "created_at_lt",
          "created_at_lte",
          "created_at_after",
          "created_at_before",
          "created_at[eq]",
          "created_at[neq]",
          "created_at[gt]",
          "created_at[gte]",
          "created_at[lt]",
          "created_at[lte]"
        ]
      },
      "updated_at": {
        "kind": "instant",
        "nullable": false,
        "names": [
          "updated_at",
          "updated_at_gt",
          "updated_at_gte",
          "updated_at_lt",
          "updated_at_lte",
          "updated_at_after",
          "updated_at_before",
          "updated_at[eq]",
          "updated_at[neq]",
          "updated_at[gt]",
          "updated_at[gte]",
          "updated_at[lt]",
          "updated_at[lte]"
        ]
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
        "nullable": false,
        "names": [
          "id",
          "id_in",
          "id[eq]",
          "id[neq]",
          "id[in]",
          "id[nin]"
        ]
      },
      "name": {
        "kind": "text",
        "nullable": false,
        "names": [
          "name",
          "name_in",
          "name_contains",
          "name_starts_with",
          "name[eq]",
          "name[neq]",
          "name[in]",
          "name[nin]",
          "name[like]"
        ]
      },
      "description": {
        "kind": "text",
        "nullable": true,
        "names": [
          "description",
          "description_in",
          "description_contains",
          "description_starts_with",
          "description_exists",
          "description[eq]",
          "description[neq]",
          "description[in]",
          "description[nin]",
          "description[like]"
        ]
      },
      "visibility": {
        "kind": "enum",
        "nullable": false,
        "names": [
          "visibility",
          "visibility_in",
          "visibility[eq]",
          "visibility[neq]",
          "visibility[in]",
          "visibility[nin]"
        ]
      },
      "status": {
        "kind": "enum",
        "nullable": false,
        "names": [
          "status",
          "status_in",
          "status[eq]",
          "status[neq]",
          "status[in]",
          "status[nin]"
        ]
      },
      "tags": {
        "kind": "labels",
        "nullable": false,
        "names": [
          "tags",
          "tags_in",
          "tags[eq]",
          "tags[in]"
        ]
      },
      "owner_id": {
        "kind": "id",
        "nullable": false,
        "names": [
          "owner_id",
          "owner_id_in",
          "owner_id[eq]",
          "owner_id[neq]",
          "owner_id[in]",
          "owner_id[nin]"
        ]
      },
      "archived_at": {
        "kind": "instant",
        "nullable": true,
        "names": [
          "archived_at",
          "archived_at_gt",
          "archived_at_gte",
          "archived_at_lt",
          "archived_at_lte",
          "archived_at_after",
          "archived_at_before",
          "archived_at_exists",
          "archived_at[eq]",
          "archived_at[neq]",
          "archived_at[gt]",
          "archived_at[gte]",
          "archived_at[lt]",
          "archived_at[lte]"
        ]
      },
      "created_at": {
        "kind": "instant",
        "nullable": false,
        "names": [
          "created_at",
          "created_at_gt",
          "created_at_gte",
          "created_at_lt",
          "created_at_lte",
          "created_at_after",
          "created_at_before",
          "created_at[eq]",
          "created_at[neq]",
          "created_at[gt]",
          "created_at[gte]",
          "created_at[lt]",
          "created_at[lte]"
        ]
      },
      "updated_at": {
        "kind": "instant",
        "nullable": false,
        "names": [
          "updated_at",
          "updated_at_gt",
          "updated_at_gte",
          "updated_at_lt",
          "updated_at_lte",
          "updated_at_after",
          "updated_at_before",
          "updated_at[eq]",
          "updated_at[neq]",
          "updated_at[gt]",
          "updated_at[gte]",
          "updated_at[lt]",
          "updated_at[lte]"
        ]
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
        "nullable": false,
        "names": [
          "id",
          "id_in",
          "id[eq]",
          "id[neq]",
          "id[in]",
          "id[nin]"
        ]
      },
      "name": {
        "kind": "text",
        "nullable": false,
        "names": [
          "name",
          "name_in",
          "name_contains",
          "name_starts_with",
          "name[eq]",
          "name[neq]",
          "name[in]",
          "name[nin]",
          "name[like]"
        ]
      },
      "description": {
        "kind": "text",
        "nullable": true,
        "names": [
          "description",
          "description_in",
          "description_contains",
          "description_starts_with",
          "description_exists",
          "description[eq]",
          "description[neq]",
          "description[in]",
          "description[nin]",
          "description[like]"
        ]
      },
      "created_at": {
        "kind": "instant",
        "nullable": false,
        "names": [
          "created_at",
          "created_at_gt",
          "created_at_gte",
          "created_at_lt",
          "created_at_lte",
          "created_at_after",
          "created_at_before",
          "created_at[eq]",
          "created_at[neq]",
          "created_at[gt]",
          "created_at[gte]",
          "created_at[lt]",
          "created_at[lte]"
        ]
      },
      "updated_at": {
        "kind": "instant",
        "nullable": false,
        "names": [
          "updated_at",
          "updated_at_gt",
          "updated_at_gte",
          "updated_at_lt",
          "updated_at_lte",
          "updated_at_after",
          "updated_at_before",
          "updated_at[eq]",
          "updated_at[neq]",
          "updated_at[gt]",
          "updated_at[gte]",
          "updated_at[lt]",
          "updated_at[lte]"
        ]
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
        "nullable": false,
        "names": [
          "id",
          "id_in",
          "id[eq]",
          "id[neq]",
          "id[in]",
          "id[nin]"
        ]
      },
      "project_id": {
        "kind": "id",
        "nullable": false,
        "names": [
          "project_id",
          "project_id_in",
          "project_id[eq]",
          "project_id[neq]",
          "project_id[in]",
          "project_id[nin]"
        ]
      },
      "title": {
        "kind": "text",
        "nullable": false,
        "names": [
          "title",
          "title_in",
          "title_contains",
          "title_starts_with",
          "title[eq]",
          "title[neq]",
          "title[in]",
          "title[nin]",
          "title[like]"
        ]
      },
      "description": {
        "kind": "text",
        "nullable": true,
        "names": [
          "description",
          "description_in",
          "description_contains",
          "description_starts_with",
          "description_exists",
          "description[eq]",
          "description[neq]",
          "description[in]",
          "description[nin]",
          "description[like]"
        ]
      },
      "status": {
        "kind": "enum",
        "nullable": false,
        "names": [
          "status",
          "status_in",
          "status[eq]",
          "status[neq]",
          "status[in]",
          "status[nin]"
        ]
      },
      "priority": {
        "kind": "enum",
        "nullable": false,
        "names": [
          "priority",
          "priority_in",
          "priority[eq]",
          "priority[neq]",
          "priority[in]",
          "priority[nin]"
        ]
      },
      "assignee_id": {
        "kind": "id",
        "nullable": true,
        "names": [
          "assignee_id",
          "assignee_id_in",
          "assignee_id_exists",
          "assignee_id[eq]",
          "assignee_id[neq]",
          "assignee_id[in]",
          "assignee_id[nin]"
        ]
      },
      "due_at": {
        "kind": "instant",
        "nullable": true,
        "names": [
          "due_at",
          "due_at_gt",
          "due_at_gte",
          "due_at_lt",
          "due_at_lte",
          "due_at_after",
          "due_at_before",
          "due_at_exists",
          "due_at[eq]",
          "due_at[neq]",
          "due_at[gt]",
          "due_at[gte]",
          "due_at[lt]",
          "due_at[lte]"
        ]
      },
      "tags": {
        "kind": "labels",
        "nullable": false,
        "names": [
          "tags",
          "tags_in",
          "tags[eq]",
          "tags[in]"
        ]
      },
      "completed_at": {
        "kind": "instant",
        "nullable": true,
        "names": [
          "completed_at",
          "completed_at_gt",
          "completed_at_gte",
          "completed_at_lt",
          "completed_at_lte",
          "completed_at_after",
          "completed_at_before",
          "completed_at_exists",
          "completed_at[eq]",
          "completed_at[neq]",
          "completed_at[gt]",
          "completed_at[gte]",
          "completed_at[lt]",
          "completed_at[lte]"
        ]
      },
      "created_by": {
        "kind": "id",
        "nullable": false,
        "names": [
          "created_by",
          "created_by_in",
          "created_by[eq]",
          "created_by[neq]",
          "created_by[in]",
          "created_by[nin]"
        ]
      },
      "created_at": {
        "kind": "instant",
        "nullable": false,
        "names": [
          "created_at",
          "created_at_gt",
          "created_at_gte",
          "created_at_lt",
          "created_at_lte",
          "created_at_after",
          "created_at_before",
          "created_at[eq]",
          "created_at[neq]",
          "created_at[gt]",
          "created_at[gte]",
          "created_at[lt]",
          "created_at[lte]"
        ]
      },
      "updated_at": {
        "kind": "instant",
        "nullable": false,
        "names": [
          "updated_at",
          "updated_at_gt",
          "updated_at_gte",
          "updated_at_lt",
          "updated_at_lte",
          "updated_at_after",
          "updated_at_before",
          "updated_at[eq]",
          "updated_at[neq]",
          "updated_at[gt]",
          "updated_at[gte]",
          "updated_at[lt]",
          "updated_at[lte]"
        ]
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
        "nullable": false,
        "names": [
          "id",
          "id_in",
          "id[eq]",
          "id[neq]",
          "id[in]",
          "id[nin]"
        ]
      },
      "name": {
        "kind": "text",
        "nullable": false,
        "names": [
          "name",
          "name_in",
          "name_contains",
          "name_starts_with",
          "name[eq]",
          "name[neq]",
          "name[in]",
          "name[nin]",
          "name[like]"
        ]
      },
      "description": {
        "kind": "text",
        "nullable": true,
        "names": [
          "description",
          "description_in",
          "description_contains",
          "description_starts_with",
          "description_exists",
          "description[eq]",
          "description[neq]",
          "description[in]",
          "description[nin]",
          "description[like]"
        ]
      },
      "type": {
        "kind": "text",
        "nullable": false,
        "names": [
          "type",
          "type_in",
          "type_contains",
          "type_starts_with",
          "type[eq]",
          "type[neq]",
          "type[in]",
          "type[nin]",
          "type[like]"
        ]
      },
      "status": {
        "kind": "enum",
        "nullable": false,
        "names": [
          "status",
          "status_in",
          "status[eq]",
          "status[neq]",
          "status[in]",
          "status[nin]"
        ]
      },
      "owner_id": {
        "kind": "id",
        "nullable": false,
        "names": [
          "owner_id",
          "owner_id_in",
          "owner_id[eq]",
          "owner_id[neq]",
          "owner_id[in]",
          "owner_id[nin]"
        ]
      },
      "created_at": {
        "kind": "instant",
        "nullable": false,
        "names": [
          "created_at",
          "created_at_gt",
          "created_at_gte",
          "created_at_lt",
          "created_at_lte",
          "created_at_after",
          "created_at_before",
          "created_at[eq]",
          "created_at[neq]",
          "created_at[gt]",
          "created_at[gte]",
          "created_at[lt]",
          "created_at[lte]"
        ]
      },
      "updated_at": {
        "kind": "instant",
        "nullable": false,
        "names": [
          "updated_at",
          "updated_at_gt",
          "updated_at_gte",
          "updated_at_lt",
          "updated_at_lte",
          "updated_at_after",
          "updated_at_before",
          "updated_at[eq]",
          "updated_at[neq]",
          "updated_at[gt]",
          "updated_at[gte]",
          "updated_at[lt]",
          "updated_at[lte]"
        ]
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
        "nullable": false,
        "names": [
          "user_id",
          "user_id_in",
          "user_id[eq]",
          "user_id[neq]",
          "user_id[in]",
          "user_id[nin]"
        ]
      },
      "role": {
        "kind": "enum",
        "nullable": false,
        "names": [
          "role",
          "role_in",
          "role[eq]",
          "role[neq]",
          "role[in]",
          "role[nin]"
        ]
      },
      "added_at": {
        "kind": "instant",
        "nullable": false,
        "names": [
          "added_at",
          "added_at_gt",
          "added_at_gte",
          "added_at_lt",
          "added_at_lte",
          "added_at_after",
          "added_at_before",
          "added_at[eq]",
          "added_at[neq]",
          "added_at[gt]",
          "added_at[gte]",
          "added_at[lt]",
          "added_at[lte]"
        ]
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
        "nullable": false,
        "names": [
          "id",
          "id_in",
          "id[eq]",
          "id[neq]",
          "id[in]",
          "id[nin]"
        ]
      },
      "name": {
        "kind": "text",
        "nullable": false,
        "names": [
          "name",
          "name_in",
          "name_contains",
          "name_starts_with",
          "name[eq]",
          "name[neq]",
          "name[in]",
          "name[nin]",
          "name[like]"
        ]
      },
      "content_type": {
        "kind": "text",
        "nullable": false,
        "names": [
          "content_type",
          "content_type_in",
          "content_type_contains",
          "content_type_starts_with",
          "content_type[eq]",
          "content_type[neq]",
          "content_type[in]",
          "content_type[nin]",
          "content_type[like]"
        ]
      },
      "size": {
        "kind": "number",
        "nullable": true,
        "names": [
          "size",
          "size_in",
          "size_gt",
          "size_gte",
          "size_lt",
          "size_lte",
          "size_exists",
          "size[eq]",
          "size[neq]",
          "size[in]",
          "size[nin]",
          "size[gt]",
          "size[gte]",
          "size[lt]",
          "size[lte]"
        ]
      },
      "checksum": {
        "kind": "text",
        "nullable": true,
        "names": [
          "checksum",
          "checksum_in",
          "checksum_contains",
          "checksum_starts_with",
          "checksum_exists",
          "checksum[eq]",
          "checksum[neq]",
          "checksum[in]",
          "checksum[nin]",
          "checksum[like]"
        ]
      },
      "project_id": {
        "kind": "id",
        "nullable": true,
        "names": [
          "project_id",
          "project_id_in",
          "project_id_exists",
          "project_id[eq]",
          "project_id[neq]",
          "project_id[in]",
          "project_id[nin]"
        ]
      },
      "task_id": {
        "kind": "id",
        "nullable": true,
        "names": [
          "task_id",
          "task_id_in",
          "task_id_exists",
          "task_id[eq]",
          "task_id[neq]",
          "task_id[in]",
          "task_id[nin]"
        ]
      },
      "uploaded_by": {
        "kind": "id",
        "nullable": false,
        "names": [
          "uploaded_by",
          "uploaded_by_in",
          "uploaded_by[eq]",
          "uploaded_by[neq]",
          "uploaded_by[in]",
          "uploaded_by[nin]"
        ]
      },
      "status": {
        "kind": "enum",
        "nullable": false,
        "names": [
          "status",
          "status_in",
          "status[eq]",
          "status[neq]",
          "status[in]",
          "status[nin]"
        ]
      },
      "created_at": {
        "kind": "instant",
        "nullable": false,
        "names": [
          "created_at",
          "created_at_gt",
          "created_at_gte",
          "created_at_lt",
          "created_at_lte",
          "created_at_after",
          "created_at_before",
          "created_at[eq]",
          "created_at[neq]",
          "created_at[gt]",
          "created_at[gte]",
          "created_at[lt]",
          "created_at[lte]"
        ]
      },
      "updated_at": {
        "kind": "instant",
        "nullable": false,
        "names": [
          "updated_at",
          "updated_at_gt",
          "updated_at_gte",
          "updated_at_lt",
          "updated_at_lte",
          "updated_at_after",
          "updated_at_before",
          "updated_at[eq]",
          "updated_at[neq]",
          "updated_at[gt]",
          "updated_at[gte]",
          "updated_at[lt]",
          "updated_at[lte]"
        ]
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
        "nullable": false,
        "names": [
          "id",
          "id_in",
          "id[eq]",
          "id[neq]",
          "id[in]",
          "id[nin]"
        ]
      },
      "body": {
        "kind": "text",
        "nullable": false,
        "names": [
          "body",
          "body_in",
          "body_contains",
          "body_starts_with",
          "body[eq]",
          "body[neq]",
          "body[in]",
          "body[nin]",
          "body[like]"
        ]
      },
      "author_id": {
        "kind": "id",
        "nullable": false,
        "names": [
          "author_id",
          "author_id_in",
          "author_id[eq]",
          "author_id[neq]",
          "author_id[in]",
          "author_id[nin]"
        ]
      },
      "created_at": {
        "kind": "instant",
        "nullable": false,
        "names": [
          "created_at",
          "created_at_gt",
          "created_at_gte",
          "created_at_lt",
          "created_at_lte",
          "created_at_after",
          "created_at_before",
          "created_at[eq]",
          "created_at[neq]",
          "created_at[gt]",
          "created_at[gte]",
          "created_at[lt]",
          "created_at[lte]"
        ]
      },
      "updated_at": {
        "kind": "instant",
        "nullable": false,
        "names": [
          "updated_at",
          "updated_at_gt",
          "updated_at_gte",
          "updated_at_lt",
          "updated_at_lte",
          "updated_at_after",
          "updated_at_before",
          "updated_at[eq]",
          "updated_at[neq]",
          "updated_at[gt]",
          "updated_at[gte]",
          "updated_at[lt]",
          "updated_at[lte]"
        ]
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
        "nullable": false,
        "names": [
          "id",
          "id_in",
          "id[eq]",
          "id[neq]",
          "id[in]",
          "id[nin]"
        ]
      },
      "type": {
        "kind": "enum",
        "nullable": false,
        "names": [
          "type",
          "type_in",
          "type[eq]",
          "type[neq]",
          "type[in]",
          "type[nin]"
        ]
      },
      "resource_id": {
        "kind": "text",
        "nullable": true,
        "names": [
          "resource_id",
          "resource_id_in",
          "resource_id_contains",
          "resource_id_starts_with",
          "resource_id_exists",
          "resource_id[eq]",
          "resource_id[neq]",
          "resource_id[in]",
          "resource_id[nin]",
          "resource_id[like]"
        ]
      },
      "created_at": {
        "kind": "instant",
        "nullable": false,
        "names": [
          "created_at",
          "created_at_gt",
          "created_at_gte",
          "created_at_lt",
          "created_at_lte",
          "created_at_after",
          "created_at_before",
          "created_at[eq]",
          "created_at[neq]",
          "created_at[gt]",
          "created_at[gte]",
          "created_at[lt]",
          "created_at[lte]"
        ]
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
        "nullable": false,
        "names": [
          "user_id",
          "user_id_in",
          "user_id[eq]",
          "user_id[neq]",
          "user_id[in]",
          "user_id[nin]"
        ]
      },
      "added_at": {
        "kind": "instant",
        "nullable": false,
        "names": [
          "added_at",
          "added_at_gt",
          "added_at_gte",
          "added_at_lt",
          "added_at_lte",
          "added_at_after",
          "added_at_before",
          "added_at[eq]",
          "added_at[neq]",
          "added_at[gt]",
          "added_at[gte]",
          "added_at[lt]",
          "added_at[lte]"
        ]
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
        "nullable": false,
        "names": [
          "id",
          "id_in",
          "id[eq]",
          "id[neq]",
          "id[in]",
          "id[nin]"
        ]
      },
      "name": {
        "kind": "text",
        "nullable": false,
        "names": [
          "name",
          "name_in",
          "name_contains",
          "name_starts_with",
          "name[eq]",
          "name[neq]",
          "name[in]",
          "name[nin]",
          "name[like]"
        ]
      },
      "provider": {
        "kind": "enum",
        "nullable": false,
        "names": [
          "provider",
          "provider_in",
          "provider[eq]",
          "provider[neq]",
          "provider[in]",
          "provider[nin]"
        ]
      },
      "status": {
        "kind": "enum",
        "nullable": false,
        "names": [
          "status",
          "status_in",
          "status[eq]",
          "status[neq]",
          "status[in]",
          "status[nin]"
        ]
      },
      "last_synced_at": {
        "kind": "instant",
        "nullable": true,
        "names": [
          "last_synced_at",
          "last_synced_at_gt",
          "last_synced_at_gte",
          "last_synced_at_lt",
          "last_synced_at_lte",
          "last_synced_at_after",
          "last_synced_at_before",
          "last_synced_at_exists",
          "last_synced_at[eq]",
          "last_synced_at[neq]",
          "last_synced_at[gt]",
          "last_synced_at[gte]",
          "last_synced_at[lt]",
          "last_synced_at[lte]"
        ]
      },
      "created_at": {
        "kind": "instant",
        "nullable": false,
        "names": [
          "created_at",
          "created_at_gt",
          "created_at_gte",
          "created_at_lt",
          "created_at_lte",
          "created_at_after",
          "created_at_before",
          "created_at[eq]",
          "created_at[neq]",
          "created_at[gt]",
          "created_at[gte]",
          "created_at[lt]",
          "created_at[lte]"
        ]
      },
      "updated_at": {
        "kind": "instant",
        "nullable": false,
        "names": [
          "updated_at",
          "updated_at_gt",
          "updated_at_gte",
          "updated_at_lt",
          "updated_at_lte",
          "updated_at_after",
          "updated_at_before",
          "updated_at[eq]",
          "updated_at[neq]",
          "updated_at[gt]",
          "updated_at[gte]",
          "updated_at[lt]",
          "updated_at[lte]"
        ]
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
        "nullable": false,
        "names": [
          "id",
          "id_in",
          "id[eq]",
          "id[neq]",
          "id[in]",
          "id[nin]"
        ]
      },
      "type": {
        "kind": "enum",
        "nullable": false,
        "names": [
          "type",
          "type_in",
          "type[eq]",
          "type[neq]",
          "type[in]",
          "type[nin]"
        ]
      },
      "status": {
        "kind": "enum",
        "nullable": false,
        "names": [
          "status",
          "status_in",
          "status[eq]",
          "status[neq]",
          "status[in]",
          "status[nin]"
        ]
      },
      "resource_id": {
        "kind": "text",
        "nullable": false,
        "names": [
          "resource_id",
          "resource_id_in",
          "resource_id_contains",
          "resource_id_starts_with",
          "resource_id[eq]",
          "resource_id[neq]",
          "resource_id[in]",
          "resource_id[nin]",
          "resource_id[like]"
        ]
      },
      "finished_at": {
        "kind": "instant",
        "nullable": true,
        "names": [
          "finished_at",
          "finished_at_gt",
          "finished_at_gte",
          "finished_at_lt",
          "finished_at_lte",
          "finished_at_after",
          "finished_at_before",
          "finished_at_exists",
          "finished_at[eq]",
          "finished_at[neq]",
          "finished_at[gt]",
          "finished_at[gte]",
          "finished_at[lt]",
          "finished_at[lte]"
        ]
      },
      "created_at": {
        "kind": "instant",
        "nullable": false,
        "names": [
          "created_at",
          "created_at_gt",
          "created_at_gte",
          "created_at_lt",
          "created_at_lte",
          "created_at_after",
          "created_at_before",
          "created_at[eq]",
          "created_at[neq]",
          "created_at[gt]",
          "created_at[gte]",
          "created_at[lt]",
          "created_at[lte]"
        ]
      },
      "updated_at": {
        "kind": "instant",
        "nullable": false,
        "names": [
          "updated_at",
          "updated_at_gt",
          "updated_at_gte",
          "updated_at_lt",
          "updated_at_lte",
          "updated_at_after",
          "updated_at_before",
          "updated_at[eq]",
          "updated_at[neq]",
          "updated_at[gt]",
          "updated_at[gte]",
          "updated_at[lt]",
          "updated_at[lte]"
        ]
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
        "nullable": false,
        "names": [
          "id",
          "id_in",
          "id[eq]",
          "id[neq]",
          "id[in]",
          "id[nin]"
        ]
      },
      "url": {
        "kind": "text",
        "nullable": false,
        "names": [
          "url",
          "url_in",
          "url_contains",
          "url_starts_with",
          "url[eq]",
          "url[neq]",
          "url[in]",
          "url[nin]",
          "url[like]"
        ]
      },
      "events": {
        "kind": "labels",
        "nullable": false,
        "names": [
          "events",
          "events_in",
          "events[eq]",
          "events[in]"
        ]
      },
      "description": {
        "kind": "text",
        "nullable": true,
        "names": [
          "description",
          "description_in",
          "description_contains",
          "description_starts_with",
          "description_exists",
          "description[eq]",
          "description[neq]",
          "description[in]",
          "description[nin]",
          "description[like]"
        ]
      },
      "status": {
        "kind": "enum",
        "nullable": false,
        "names": [
          "status",
          "status_in",
          "status[eq]",
          "status[neq]",
          "status[in]",
          "status[nin]"
        ]
      },
      "disabled_reason": {
        "kind": "enum",
        "nullable": true,
        "names": [
          "disabled_reason",
          "disabled_reason_in",
          "disabled_reason_exists",
          "disabled_reason[eq]",
          "disabled_reason[neq]",
          "disabled_reason[in]",
          "disabled_reason[nin]"
        ]
      },
      "created_by": {
        "kind": "id",
        "nullable": false,
        "names": [
          "created_by",
          "created_by_in",
          "created_by[eq]",
          "created_by[neq]",
          "created_by[in]",
          "created_by[nin]"
        ]
      },
      "created_at": {
        "kind": "instant",
        "nullable": false,
        "names": [
          "created_at",
          "created_at_gt",
          "created_at_gte",
          "created_at_lt",
          "created_at_lte",
          "created_at_after",
          "created_at_before",
          "created_at[eq]",
          "created_at[neq]",
          "created_at[gt]",
          "created_at[gte]",
          "created_at[lt]",
          "created_at[lte]"
        ]
      },
      "updated_at": {
        "kind": "instant",
        "nullable": false,
        "names": [
          "updated_at",
          "updated_at_gt",
          "updated_at_gte",
          "updated_at_lt",
          "updated_at_lte",
          "updated_at_after",
          "updated_at_before",
          "updated_at[eq]",
          "updated_at[neq]",
          "updated_at[gt]",
          "updated_at[gte]",
          "updated_at[lt]",
          "updated_at[lte]"
        ]
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
        "nullable": false,
        "names": [
          "id",
          "id_in",
          "id[eq]",
          "id[neq]",
          "id[in]",
          "id[nin]"
        ]
      },
      "event_id": {
        "kind": "id",
        "nullable": false,
        "names": [
          "event_id",
          "event_id_in",
          "event_id[eq]",
          "event_id[neq]",
          "event_id[in]",
          "event_id[nin]"
        ]
      },
      "event_type": {
        "kind": "enum",
        "nullable": false,
        "names": [
          "event_type",
          "event_type_in",
          "event_type[eq]",
          "event_type[neq]",
          "event_type[in]",
          "event_type[nin]"
        ]
      },
      "status": {
        "kind": "enum",
        "nullable": false,
        "names": [
          "status",
          "status_in",
          "status[eq]",
          "status[neq]",
          "status[in]",
          "status[nin]"
        ]
      },
      "attempt_count": {
        "kind": "number",
        "nullable": false,
        "names": [
          "attempt_count",
          "attempt_count_in",
          "attempt_count_gt",
          "attempt_count_gte",
          "attempt_count_lt",
          "attempt_count_lte",
          "attempt_count[eq]",
          "attempt_count[neq]",
          "attempt_count[in]",
          "attempt_count[nin]",
          "attempt_count[gt]",
          "attempt_count[gte]",
          "attempt_count[lt]",
          "attempt_count[lte]"
        ]
      },
      "next_attempt_at": {
        "kind": "instant",
        "nullable": true,
        "names": [
          "next_attempt_at",
          "next_attempt_at_gt",
          "next_attempt_at_gte",
          "next_attempt_at_lt",
          "next_attempt_at_lte",
          "next_attempt_at_after",
          "next_attempt_at_before",
          "next_attempt_at_exists",
          "next_attempt_at[eq]",
          "next_attempt_at[neq]",
          "next_attempt_at[gt]",
          "next_attempt_at[gte]",
          "next_attempt_at[lt]",
          "next_attempt_at[lte]"
        ]
      },
      "last_response_status": {
        "kind": "number",
        "nullable": true,
        "names": [
          "last_response_status",
          "last_response_status_in",
          "last_response_status_gt",
          "last_response_status_gte",
          "last_response_status_lt",
          "last_response_status_lte",
          "last_response_status_exists",
          "last_response_status[eq]",
          "last_response_status[neq]",
          "last_response_status[in]",
          "last_response_status[nin]",
          "last_response_status[gt]",
          "last_response_status[gte]",
          "last_response_status[lt]",
          "last_response_status[lte]"
        ]
      },
      "created_at": {
        "kind": "instant",
        "nullable": false,
        "names": [
          "created_at",
          "created_at_gt",
          "created_at_gte",
          "created_at_lt",
          "created_at_lte",
          "created_at_after",
          "created_at_before",
          "created_at[eq]",
          "created_at[neq]",
          "created_at[gt]",
          "created_at[gte]",
          "created_at[lt]",
          "created_at[lte]"
        ]
      },
      "updated_at": {
        "kind": "instant",
        "nullable": false,
        "names": [
          "updated_at",
          "updated_at_gt",
          "updated_at_gte",
          "updated_at_lt",
          "updated_at_lte",
          "updated_at_after",
          "updated_at_before",
          "updated_at[eq]",
          "updated_at[neq]",
          "updated_at[gt]",
          "updated_at[gte]",
          "updated_at[lt]",
          "updated_at[lte]"
        ]
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
