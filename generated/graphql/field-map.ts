// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
/** The names that GraphQL and REST use for the same things. */
export const fieldMap = {
  "noMutation": {
    "executeBatch": "a document has as many mutations as it needs; with an Idempotency-Key, they are one unit of work",
    "createFileUploadAddress": "File.uploadAddress makes one when it is selected",
    "connectIntegration": "waits for another system before it writes; a mutation would do so in its transaction",
    "createProjectTask": "createTask, whose input has the project, does the same",
    "updateCurrentUser": "updateUser, with the caller's own id, does the same"
  },
  "enums": {
    "CommentSubjectType": {
      "schema": "platform/comments.yaml#/schemas/CommentSubjectType",
      "values": { "PROJECT": "project", "TASK": "task", "FILE": "file", "RESOURCE": "resource" }
    },
    "ActorType": {
      "schema": "platform/events.yaml#/schemas/ActorType",
      "values": { "USER": "user", "API_KEY": "api_key", "APPLICATION": "application", "SYSTEM": "system" }
    },
    "WebhookEvent": { "schema": "messages/events.yaml#/schemas/EventType", "values": "same" },
    "FileStatus": { "schema": "platform/files.yaml#/schemas/FileStatus", "values": { "PENDING": "pending", "READY": "ready" } },
    "FileAddressMethod": { "schema": "platform/files.yaml#/schemas/FileAddressMethod", "values": "same" },
    "IntegrationProvider": { "schema": "platform/integrations.yaml#/schemas/IntegrationProvider", "values": { "HTTP_JSON": "http_json" } },
    "IntegrationStatus": {
      "schema": "platform/integrations.yaml#/schemas/IntegrationStatus",
      "values": { "CONNECTED": "connected", "DISCONNECTED": "disconnected", "ERROR": "error" }
    },
    "NotificationKind": {
      "schema": "platform/notifications.yaml#/schemas/NotificationKind",
      "values": { "MENTIONED": "mentioned", "ASSIGNED": "assigned", "INVITED": "invited", "COMMENTED": "commented", "DUE": "due" }
    },
    "NotificationStatus": {
      "schema": "platform/notifications.yaml#/schemas/NotificationStatus",
      "values": { "UNREAD": "unread", "READ": "read", "ARCHIVED": "archived" }
    },
    "OperationType": {
      "schema": "platform/operations.yaml#/schemas/OperationType",
      "values": { "INTEGRATION_SYNC": "integration_sync", "WEBHOOK_RECOVERY": "webhook_recovery" }
    },
    "OperationStatus": {
      "schema": "platform/operations.yaml#/schemas/OperationStatus",
      "values": { "PENDING": "pending", "RUNNING": "running", "SUCCEEDED": "succeeded", "FAILED": "failed" }
    },
    "ProjectStatus": {
      "schema": "platform/projects.yaml#/schemas/ProjectStatus",
      "values": { "ACTIVE": "active", "ARCHIVED": "archived" }
    },
    "ProjectVisibility": {
      "schema": "platform/projects.yaml#/schemas/ProjectVisibility",
      "values": { "PRIVATE": "private", "TEAM": "team", "PUBLIC": "public" }
    },
    "ProjectRole": {
      "schema": "platform/projects.yaml#/schemas/ProjectRole",
      "values": { "OWNER": "owner", "EDITOR": "editor", "VIEWER": "viewer" }
    },
    "ProjectView": {
      "schema": "platform/projects.yaml#/schemas/ProjectView",
      "values": { "KANBAN": "kanban", "LIST": "list", "CALENDAR": "calendar", "TIMELINE": "timeline" }
    },
    "ProjectPart": { "schema": "platform/projects.yaml#/schemas/ProjectPart", "values": { "TASKS": "tasks", "MEMBERS": "members" } },
    "ResourceStatus": {
      "schema": "platform/resources.yaml#/schemas/ResourceStatus",
      "values": { "ACTIVE": "active", "ARCHIVED": "archived", "PENDING": "pending" }
    },
    "SearchPlace": { "schema": "platform/search.yaml#/schemas/SearchPlace", "values": { "TITLE": "title", "TEXT": "text" } },
    "TaskStatus": {
      "schema": "platform/tasks.yaml#/schemas/TaskStatus",
      "values": { "TODO": "todo", "IN_PROGRESS": "in_progress", "DONE": "done", "CANCELLED": "cancelled" }
    },
    "TaskStatusInput": {
      "schema": "platform/tasks.yaml#/schemas/TaskStatusInput",
      "values": { "TODO": "todo", "IN_PROGRESS": "in_progress", "CANCELLED": "cancelled" }
    },
    "TaskPriority": {
      "schema": "platform/tasks.yaml#/schemas/TaskPriority",
      "values": { "LOW": "low", "NORMAL": "normal", "HIGH": "high", "URGENT": "urgent" }
    },
    "UserRole": { "schema": "platform/users.yaml#/schemas/UserRole", "values": { "ADMIN": "admin", "VIEWER": "viewer", "USER": "editor" } },
    "WebhookStatus": {
      "schema": "platform/webhooks.yaml#/schemas/WebhookStatus",
      "values": { "ENABLED": "enabled", "PAUSED": "paused", "DISABLED": "disabled" }
    },
    "WebhookStatusInput": {
      "schema": "platform/webhooks.yaml#/schemas/WebhookStatusInput",
      "values": { "ENABLED": "enabled", "PAUSED": "paused" }
    },
    "WebhookDisabledReason": {
      "schema": "platform/webhooks.yaml#/schemas/Webhook",
      "property": "disabled_reason",
      "values": { "GONE": "gone", "FAILING": "failing" }
    },
    "DeliveryStatus": {
      "schema": "platform/webhooks.yaml#/schemas/DeliveryStatus",
      "values": { "PENDING": "pending", "SUCCEEDED": "succeeded", "FAILED": "failed" }
    }
  },
  "types": {
    "Comment": {
      "schema": "platform/comments.yaml#/schemas/Comment",
      "fields": {
        "id": "id",
        "body": "body",
        "authorId": "author_id",
        "createdAt": "created_at",
        "updatedAt": "updated_at",
        "subjectReference": "subject"
      },
      "reached": { "author": { "record": "User", "by": "author_id" }, "subject": { "record": "CommentSubject", "by": "subject" } }
    },
    "CommentSubjectReference": { "schema": "platform/comments.yaml#/schemas/CommentSubject", "fields": { "type": "type", "id": "id" } },
    "File": {
      "reached": {
        "comments": { "list": "Comment", "operation": "listFileComments" },
        "project": { "record": "Project", "by": "project_id" },
        "task": { "record": "Task", "by": "task_id" },
        "uploader": { "record": "User", "by": "uploaded_by" },
        "uploadAddress": { "record": "FileAddress", "operation": "createFileUploadAddress" },
        "downloadAddress": { "record": "FileAddress", "operation": "getFileDownloadAddress" }
      },
      "schema": "platform/files.yaml#/schemas/FileRecord",
      "fields": {
        "id": "id",
        "name": "name",
        "contentType": "content_type",
        "size": "size",
        "checksum": "checksum",
        "projectId": "project_id",
        "taskId": "task_id",
        "status": "status",
        "createdAt": "created_at",
        "updatedAt": "updated_at",
        "uploaderId": "uploaded_by"
      }
    },
    "Project": {
      "reached": {
        "comments": { "list": "Comment", "operation": "listProjectComments" },
        "files": { "list": "File", "where": "project_id" },
        "owner": { "record": "User", "by": "owner_id" },
        "members": { "list": "ProjectMember", "operation": "listProjectMembers" },
        "tasks": { "list": "Task", "where": "project_id" }
      },
      "schema": "platform/projects.yaml#/schemas/Project",
      "fields": {
        "id": "id",
        "name": "name",
        "description": "description",
        "visibility": "visibility",
        "status": "status",
        "settings": "settings",
        "tags": "tags",
        "ownerId": "owner_id",
        "archivedAt": "archived_at",
        "createdAt": "created_at",
        "updatedAt": "updated_at"
      }
    },
    "Resource": {
      "reached": {
        "comments": { "list": "Comment", "operation": "listResourceComments" },
        "owner": { "record": "User", "by": "owner_id" },
        "events": { "list": "Event", "where": "resource_id" }
      },
      "schema": "platform/resources.yaml#/schemas/Resource",
      "fields": {
        "id": "id",
        "name": "name",
        "description": "description",
        "type": "type",
        "status": "status",
        "ownerId": "owner_id",
        "createdAt": "created_at",
        "updatedAt": "updated_at",
        "data": "metadata"
      },
      "differs": { "data": "nullable in the specification of GraphQL; a resource always has its metadata" }
    },
    "Task": {
      "reached": {
        "comments": { "list": "Comment", "operation": "listTaskComments" },
        "files": { "list": "File", "where": "task_id" },
        "project": { "record": "Project", "by": "project_id" },
        "assignee": { "record": "User", "by": "assignee_id" },
        "creator": { "record": "User", "by": "created_by" }
      },
      "schema": "platform/tasks.yaml#/schemas/Task",
      "fields": {
        "id": "id",
        "projectId": "project_id",
        "title": "title",
        "description": "description",
        "status": "status",
        "priority": "priority",
        "assigneeId": "assignee_id",
        "dueAt": "due_at",
        "tags": "tags",
        "completedAt": "completed_at",
        "createdAt": "created_at",
        "updatedAt": "updated_at",
        "creatorId": "created_by"
      }
    },
    "Event": {
      "schema": "platform/events.yaml#/schemas/Event",
      "reached": { "record": { "record": "Node", "by": "resource_id" } },
      "differs": { "type": "a text, so that a client with an older schema can read types that were added since" },
      "fields": {
        "id": "id",
        "type": "type",
        "resourceId": "resource_id",
        "actor": "actor",
        "cause": "cause",
        "changes": "changes",
        "data": "data",
        "version": "version",
        "createdAt": "created_at"
      }
    },
    "Actor": { "schema": "platform/events.yaml#/schemas/Actor", "fields": { "type": "type", "id": "id" } },
    "FileAddress": {
      "schema": "platform/files.yaml#/schemas/FileAddress",
      "fields": { "url": "url", "method": "method", "expiresAt": "expires_at" }
    },
    "Integration": {
      "schema": "platform/integrations.yaml#/schemas/Integration",
      "reached": { "operations": { "list": "Operation", "where": "resource_id" } },
      "fields": {
        "id": "id",
        "name": "name",
        "provider": "provider",
        "status": "status",
        "config": "config",
        "lastSyncedAt": "last_synced_at",
        "createdAt": "created_at",
        "updatedAt": "updated_at"
      }
    },
    "IntegrationConfig": {
      "schema": "platform/integrations.yaml#/schemas/IntegrationConfig",
      "fields": {
        "url": "url",
        "itemsPointer": "items_pointer",
        "idField": "id_field",
        "nameField": "name_field",
        "resourceType": "resource_type",
        "requestHeaderNames": "request_header_names"
      }
    },
    "Notification": {
      "schema": "platform/notifications.yaml#/schemas/Notification",
      "reached": { "record": { "record": "Node", "by": "resource_id" }, "event": { "record": "Event", "by": "event_id" } },
      "fields": {
        "id": "id",
        "userId": "user_id",
        "kind": "kind",
        "status": "status",
        "resourceId": "resource_id",
        "eventId": "event_id",
        "actor": "actor",
        "createdAt": "created_at",
        "updatedAt": "updated_at"
      }
    },
    "Operation": {
      "schema": "platform/operations.yaml#/schemas/Operation",
      "reached": { "record": { "record": "Node", "by": "resource_id" } },
      "fields": {
        "id": "id",
        "type": "type",
        "status": "status",
        "progress": "progress",
        "resourceId": "resource_id",
        "result": "result",
        "error": "error",
        "finishedAt": "finished_at",
        "createdAt": "created_at",
        "updatedAt": "updated_at"
      }
    },
    "OperationError": { "schema": "shared/errors.yaml#/FormB", "fields": { "code": "code", "message": "message", "details": "details" } },
    "ProjectMember": {
      "schema": "platform/projects.yaml#/schemas/ProjectMember",
      "reached": { "user": { "record": "User", "by": "user_id" } },
      "fields": { "userId": "user_id", "role": "role", "addedAt": "added_at" }
    },
    "ProjectSettings": {
      "schema": "platform/projects.yaml#/schemas/ProjectSettings",
      "fields": { "enableNotifications": "enableNotifications", "defaultView": "defaultView" }
    },
    "Team": {
      "reached": {
        "projects": { "list": "Project", "operation": "listTeamProjects" },
        "members": { "list": "TeamMember", "operation": "listTeamMembers" }
      },
      "schema": "platform/teams.yaml#/schemas/Team",
      "fields": { "id": "id", "name": "name", "description": "description", "createdAt": "created_at", "updatedAt": "updated_at" }
    },
    "User": {
      "reached": {
        "projects": { "list": "Project", "operation": "listUserProjects" },
        "resources": { "list": "Resource", "where": "owner_id" },
        "resourcesConnection": { "list": "Resource", "where": "owner_id" },
        "tasks": { "list": "Task", "operation": "listUserTasks" },
        "teams": { "list": "Team", "operation": "listUserTeams" },
        "webhooks": { "list": "Webhook", "where": "created_by" },
        "webhooksConnection": { "list": "Webhook", "where": "created_by" }
      },
      "schema": "platform/users.yaml#/schemas/User",
      "fields": {
        "id": "id",
        "name": "name",
        "email": "email",
        "role": "role",
        "metadata": "metadata",
        "createdAt": "created_at",
        "updatedAt": "updated_at"
      }
    },
    "SearchResults": { "schema": "platform/search.yaml#/schemas/SearchResults", "fields": { "results": "results" } },
    "SearchResult": {
      "schema": "platform/search.yaml#/schemas/SearchResult",
      "reached": { "record": { "record": "Node", "by": "id" } },
      "fields": { "id": "id", "kind": "kind", "title": "title", "highlights": "highlights" }
    },
    "SearchHighlight": { "schema": "platform/search.yaml#/schemas/SearchHighlight", "fields": { "place": "place", "parts": "parts" } },
    "SearchPart": { "schema": "platform/search.yaml#/schemas/SearchPart", "fields": { "text": "text", "isMatch": "is_match" } },
    "TeamMember": {
      "schema": "platform/teams.yaml#/schemas/TeamMember",
      "reached": { "user": { "record": "User", "by": "user_id" } },
      "fields": { "userId": "user_id", "addedAt": "added_at" }
    },
    "Webhook": {
      "schema": "platform/webhooks.yaml#/schemas/Webhook",
      "fields": {
        "id": "id",
        "url": "url",
        "events": "events",
        "conditions": "conditions",
        "description": "description",
        "status": "status",
        "disabledReason": "disabled_reason",
        "createdAt": "created_at",
        "updatedAt": "updated_at",
        "creatorId": "created_by"
      },
      "reached": { "user": { "record": "User", "by": "created_by" }, "deliveries": { "list": "Delivery", "where": "webhook_id" } }
    },
    "Delivery": {
      "schema": "platform/webhooks.yaml#/schemas/Delivery",
      "reached": { "webhook": { "record": "Webhook", "by": "webhook_id" }, "event": { "record": "Event", "by": "event_id" } },
      "fields": {
        "id": "id",
        "webhookId": "webhook_id",
        "eventId": "event_id",
        "eventType": "event_type",
        "status": "status",
        "attemptCount": "attempt_count",
        "nextAttemptAt": "next_attempt_at",
        "lastResponseStatus": "last_response_status",
        "attempts": "attempts",
        "createdAt": "created_at",
        "updatedAt": "updated_at"
      }
    },
    "DeliveryAttempt": {
      "schema": "platform/webhooks.yaml#/schemas/DeliveryAttempt",
      "fields": {
        "at": "at",
        "status": "status",
        "durationMs": "duration_ms",
        "error": "error",
        "responseBody": "response_body",
        "requestHeaders": "request_headers"
      }
    }
  },
  "inputs": {
    "CreateCommentInput": { "schema": "platform/comments.yaml#/schemas/CommentCreate", "fields": { "body": "body", "subject": "subject" } },
    "UpdateCommentInput": { "schema": "platform/comments.yaml#/schemas/CommentUpdate", "fields": { "body": "body" } },
    "CommentSubjectInput": { "schema": "platform/comments.yaml#/schemas/CommentSubjectInput", "fields": { "type": "type", "id": "id" } },
    "CreateFileInput": {
      "schema": "platform/files.yaml#/schemas/FileCreate",
      "fields": { "name": "name", "contentType": "content_type", "projectId": "project_id", "taskId": "task_id" }
    },
    "UpdateFileInput": {
      "schema": "platform/files.yaml#/schemas/FileUpdate",
      "fields": { "name": "name", "contentType": "content_type", "projectId": "project_id", "taskId": "task_id" }
    },
    "CreateIntegrationInput": {
      "schema": "platform/integrations.yaml#/schemas/IntegrationCreate",
      "fields": { "name": "name", "provider": "provider", "config": "config" }
    },
    "UpdateIntegrationInput": {
      "schema": "platform/integrations.yaml#/schemas/IntegrationUpdate",
      "fields": { "name": "name", "config": "config" }
    },
    "IntegrationConfigInput": {
      "schema": "platform/integrations.yaml#/schemas/IntegrationConfigInput",
      "fields": {
        "url": "url",
        "itemsPointer": "items_pointer",
        "idField": "id_field",
        "nameField": "name_field",
        "resourceType": "resource_type",
        "requestHeaders": "request_headers"
      }
    },
    "UpdateIntegrationConfigInput": {
      "schema": "platform/integrations.yaml#/schemas/IntegrationConfigUpdate",
      "fields": {
        "url": "url",
        "itemsPointer": "items_pointer",
        "idField": "id_field",
        "nameField": "name_field",
        "resourceType": "resource_type",
        "requestHeaders": "request_headers"
      }
    },
    "UpdateNotificationInput": { "schema": "platform/notifications.yaml#/schemas/NotificationUpdate", "fields": { "status": "status" } },
    "CreateProjectInput": {
      "schema": "platform/projects.yaml#/schemas/ProjectCreate",
      "fields": { "name": "name", "description": "description", "visibility": "visibility", "settings": "settings", "tags": "tags" }
    },
    "UpdateProjectInput": {
      "schema": "platform/projects.yaml#/schemas/ProjectUpdate",
      "fields": { "name": "name", "description": "description", "visibility": "visibility", "settings": "settings", "tags": "tags" }
    },
    "ProjectSettingsInput": {
      "schema": "platform/projects.yaml#/schemas/ProjectSettingsInput",
      "fields": { "enableNotifications": "enableNotifications", "defaultView": "defaultView" }
    },
    "UpdateProjectSettingsInput": {
      "schema": "platform/projects.yaml#/schemas/ProjectSettingsUpdate",
      "differs": { "defaultView": "REST has the values of the enum with null" },
      "fields": { "enableNotifications": "enableNotifications", "defaultView": "defaultView" }
    },
    "CloneProjectInput": { "schema": "platform/projects.yaml#/schemas/ProjectClone", "fields": { "name": "name", "include": "include" } },
    "TransferProjectInput": { "schema": "platform/projects.yaml#/schemas/ProjectTransfer", "fields": { "ownerId": "owner_id" } },
    "AddProjectMemberInput": {
      "schema": "platform/projects.yaml#/schemas/ProjectMemberCreate",
      "fields": { "userId": "user_id", "role": "role" }
    },
    "UpdateProjectMemberInput": { "schema": "platform/projects.yaml#/schemas/ProjectMemberUpdate", "fields": { "role": "role" } },
    "CreateResourceInput": {
      "schema": "platform/resources.yaml#/schemas/ResourceCreate",
      "fields": { "name": "name", "description": "description", "type": "type", "status": "status", "data": "metadata" }
    },
    "UpdateResourceInput": {
      "schema": "platform/resources.yaml#/schemas/ResourceUpdate",
      "fields": { "name": "name", "description": "description", "type": "type", "status": "status", "data": "metadata" }
    },
    "CreateTaskInput": {
      "schema": "platform/tasks.yaml#/schemas/TaskCreate",
      "fields": {
        "projectId": "project_id",
        "title": "title",
        "description": "description",
        "priority": "priority",
        "assigneeId": "assignee_id",
        "dueAt": "due_at",
        "tags": "tags"
      }
    },
    "UpdateTaskInput": {
      "schema": "platform/tasks.yaml#/schemas/TaskUpdate",
      "fields": {
        "title": "title",
        "description": "description",
        "status": "status",
        "priority": "priority",
        "assigneeId": "assignee_id",
        "dueAt": "due_at",
        "tags": "tags"
      }
    },
    "CreateTeamInput": { "schema": "platform/teams.yaml#/schemas/TeamCreate", "fields": { "name": "name", "description": "description" } },
    "UpdateTeamInput": { "schema": "platform/teams.yaml#/schemas/TeamUpdate", "fields": { "name": "name", "description": "description" } },
    "AddTeamMemberInput": { "schema": "platform/teams.yaml#/schemas/TeamMemberCreate", "fields": { "userId": "user_id" } },
    "CreateUserInput": {
      "schema": "platform/users.yaml#/schemas/UserCreate",
      "fields": { "name": "name", "email": "email", "role": "role", "metadata": "metadata" }
    },
    "UpdateUserInput": {
      "schema": "platform/users.yaml#/schemas/UserUpdate",
      "fields": { "name": "name", "email": "email", "role": "role", "metadata": "metadata" }
    },
    "CreateWebhookInput": {
      "schema": "platform/webhooks.yaml#/schemas/WebhookCreate",
      "fields": { "url": "url", "events": "events", "conditions": "conditions", "description": "description", "status": "status" }
    },
    "UpdateWebhookInput": {
      "schema": "platform/webhooks.yaml#/schemas/WebhookUpdate",
      "fields": { "url": "url", "events": "events", "conditions": "conditions", "description": "description", "status": "status" }
    },
    "RecoverWebhookInput": { "schema": "platform/webhooks.yaml#/schemas/WebhookRecover", "fields": { "since": "since" } }
  },
  "connections": {
    "Comment": { "operation": "listComments" },
    "Event": { "operation": "listEvents" },
    "File": { "operation": "listFiles" },
    "Integration": { "operation": "listIntegrations" },
    "Notification": { "operation": "listNotifications" },
    "Operation": { "operation": "listOperations" },
    "Project": { "operation": "listProjects" },
    "ProjectMember": { "operation": "listProjectMembers" },
    "Resource": { "operation": "listResources" },
    "Task": { "operation": "listTasks" },
    "Team": { "operation": "listTeams" },
    "TeamMember": { "operation": "listTeamMembers" },
    "User": { "operation": "listUsers" },
    "Webhook": { "operation": "listWebhooks" },
    "Delivery": { "operation": "listWebhookDeliveries" }
  },
  "roots": {
    "Query": {
      "comment": { "operation": "getComment" },
      "comments": { "operation": "listComments" },
      "event": { "operation": "getEvent" },
      "events": { "operation": "listEvents" },
      "file": { "operation": "getFile" },
      "files": { "operation": "listFiles" },
      "integration": { "operation": "getIntegration" },
      "integrations": { "operation": "listIntegrations" },
      "notification": { "operation": "getNotification" },
      "notifications": { "operation": "listNotifications" },
      "operation": { "operation": "getOperation" },
      "operations": { "operation": "listOperations" },
      "project": { "operation": "getProject" },
      "projects": { "operation": "listProjects" },
      "resource": { "operation": "getResource" },
      "resources": { "operation": "listResources" },
      "search": { "operation": "getSearchResults" },
      "task": { "operation": "getTask" },
      "tasks": { "operation": "listTasks" },
      "team": { "operation": "getTeam" },
      "teams": { "operation": "listTeams" },
      "me": { "operation": "getCurrentUser" },
      "user": { "operation": "getUser" },
      "users": { "operation": "listUsers" },
      "usersConnection": { "operation": "listUsers" },
      "webhook": { "operation": "getWebhook" },
      "webhooks": { "operation": "listWebhooks" },
      "webhooksConnection": { "operation": "listWebhooks" },
      "webhookDelivery": { "operation": "getWebhookDelivery" }
    },
    "Mutation": {
      "createComment": { "operation": "createComment", "shows": { "comment": "Comment" } },
      "updateComment": { "operation": "updateComment", "shows": { "comment": "Comment" } },
      "deleteComment": { "operation": "deleteComment" },
      "createFile": { "operation": "createFile", "shows": { "file": "File" } },
      "updateFile": { "operation": "updateFile", "shows": { "file": "File" } },
      "deleteFile": { "operation": "deleteFile" },
      "createIntegration": { "operation": "createIntegration", "shows": { "integration": "Integration" } },
      "updateIntegration": { "operation": "updateIntegration", "shows": { "integration": "Integration" } },
      "deleteIntegration": { "operation": "deleteIntegration" },
      "disconnectIntegration": { "operation": "disconnectIntegration", "shows": { "integration": "Integration" } },
      "syncIntegration": { "operation": "syncIntegration", "shows": { "operation": "Operation" } },
      "updateNotification": { "operation": "updateNotification", "shows": { "notification": "Notification" } },
      "readAllNotifications": { "operation": "readAllNotifications", "shows": { "read": "read" } },
      "createProject": { "operation": "createProject", "shows": { "project": "Project" } },
      "updateProject": { "operation": "updateProject", "shows": { "project": "Project" } },
      "deleteProject": { "operation": "deleteProject" },
      "archiveProject": { "operation": "archiveProject", "shows": { "project": "Project" } },
      "restoreProject": { "operation": "restoreProject", "shows": { "project": "Project" } },
      "cloneProject": { "operation": "cloneProject", "shows": { "project": "Project" } },
      "transferProject": { "operation": "transferProject", "shows": { "project": "Project" } },
      "addProjectMember": {
        "operation": "addProjectMember",
        "path": { "projectId": "project_id" },
        "shows": { "member": "ProjectMember" }
      },
      "updateProjectMember": {
        "operation": "updateProjectMember",
        "path": { "projectId": "project_id", "userId": "user_id" },
        "shows": { "member": "ProjectMember" }
      },
      "removeProjectMember": {
        "operation": "removeProjectMember",
        "path": { "projectId": "project_id", "userId": "user_id" },
        "shows": { "removedUserId": "user_id" }
      },
      "createResource": { "operation": "createResource", "shows": { "resource": "Resource" } },
      "updateResource": { "operation": "updateResource", "shows": { "resource": "Resource" } },
      "deleteResource": { "operation": "deleteResource" },
      "createTask": { "operation": "createTask", "shows": { "task": "Task" } },
      "updateTask": { "operation": "updateTask", "shows": { "task": "Task" } },
      "deleteTask": { "operation": "deleteTask" },
      "completeTask": { "operation": "completeTask", "shows": { "task": "Task" } },
      "reopenTask": { "operation": "reopenTask", "shows": { "task": "Task" } },
      "createTeam": { "operation": "createTeam", "shows": { "team": "Team" } },
      "updateTeam": { "operation": "updateTeam", "shows": { "team": "Team" } },
      "deleteTeam": { "operation": "deleteTeam" },
      "addTeamMember": { "operation": "addTeamMember", "path": { "teamId": "team_id" }, "shows": { "member": "TeamMember" } },
      "removeTeamMember": {
        "operation": "removeTeamMember",
        "path": { "teamId": "team_id", "userId": "user_id" },
        "shows": { "removedUserId": "user_id" }
      },
      "createUser": { "operation": "createUser", "shows": { "user": "User" } },
      "updateUser": { "operation": "updateUser", "shows": { "user": "User" } },
      "deleteUser": { "operation": "deleteUser" },
      "createWebhook": { "operation": "createWebhook", "shows": { "webhook": "Webhook", "secret": "secret" } },
      "updateWebhook": { "operation": "updateWebhook", "shows": { "webhook": "Webhook" } },
      "deleteWebhook": { "operation": "deleteWebhook" },
      "enableWebhook": { "operation": "enableWebhook", "shows": { "webhook": "Webhook" } },
      "rotateWebhookSecret": { "operation": "rotateWebhookSecret", "shows": { "webhook": "Webhook", "secret": "secret" } },
      "testWebhook": { "operation": "testWebhook", "shows": { "delivery": "Delivery" } },
      "redeliverWebhookDelivery": {
        "operation": "redeliverWebhookDelivery",
        "path": { "webhookId": "webhook_id", "id": "delivery_id" },
        "shows": { "delivery": "Delivery" }
      },
      "recoverWebhook": { "operation": "recoverWebhook", "shows": { "operation": "Operation" } }
    },
    "Subscription": {
      "commentChanged": { "list": "Comment" },
      "eventCreated": { "on": "every" },
      "fileChanged": { "list": "File" },
      "integrationChanged": { "list": "Integration" },
      "projectChanged": { "list": "Project" },
      "resourceUpdated": { "on": ["RESOURCE_UPDATED"], "ends": ["RESOURCE_DELETED"] },
      "resourceChanged": { "list": "Resource" },
      "taskChanged": { "list": "Task" },
      "teamChanged": { "list": "Team" },
      "userUpdated": { "on": ["USER_UPDATED"], "ends": ["USER_DELETED"] },
      "userChanged": { "list": "User" },
      "webhookChanged": { "list": "Webhook" }
    }
  },
  "filters": {
    "EventFilter": {
      "operation": "listEvents",
      "fields": {
        "types": "type_in",
        "resourceId": "resource_id",
        "createdAfter": "created_at_after",
        "createdBefore": "created_at_before"
      },
      "differs": { "types": "texts, as `Event.type` is" }
    },
    "ResourceFilter": {
      "operation": "listResources",
      "fields": { "status": "status", "createdAfter": "created_at_after", "data": "metadata" }
    },
    "UserFilter": {
      "operation": "listUsers",
      "fields": { "role": "role", "email": "email", "nameContains": "name_contains", "createdAfter": "created_at_after" }
    }
  },
  "inputValues": { "nullIsLeftOut": ["post"], "oneIsList": true },
  "graphqlOnly": {
    "ErrorCode": "the codes of the specification of GraphQL; those of REST are the reasons",
    "Query.node": "finds records of every type; what it needs is what the query for one record of that type needs",
    "Query.nodes": "the same for several ids",
    "Query.rateLimit": "REST has it in the headers of every response",
    "RateLimit": "those headers, and the cost, which only operations of GraphQL have"
  }
} as const;

/** The list of each connection, and the properties of REST that its inputs name. */
export const listInputs = {
  "Comment": {
    "operation": "listComments",
    "filter": {
      "id": "id",
      "body": "body",
      "authorId": "author_id",
      "subjectType": "subject_type",
      "subjectId": "subject_id",
      "createdAt": "created_at",
      "updatedAt": "updated_at"
    },
    "flat": {},
    "order": { "CREATED_AT": "created_at", "UPDATED_AT": "updated_at" }
  },
  "Event": {
    "operation": "listEvents",
    "filter": {
      "id": "id",
      "type": "type",
      "resourceIdMatches": "resource_id",
      "actorType": "actor_type",
      "actorId": "actor_id",
      "createdAt": "created_at"
    },
    "flat": { "types": "type_in", "resourceId": "resource_id", "createdAfter": "created_at_after", "createdBefore": "created_at_before" },
    "order": { "CREATED_AT": "created_at" }
  },
  "File": {
    "operation": "listFiles",
    "filter": {
      "id": "id",
      "name": "name",
      "contentType": "content_type",
      "size": "size",
      "checksum": "checksum",
      "projectId": "project_id",
      "taskId": "task_id",
      "uploaderId": "uploaded_by",
      "status": "status",
      "createdAt": "created_at",
      "updatedAt": "updated_at"
    },
    "flat": {},
    "order": {
      "NAME": "name",
      "CONTENT_TYPE": "content_type",
      "SIZE": "size",
      "STATUS": "status",
      "CREATED_AT": "created_at",
      "UPDATED_AT": "updated_at"
    }
  },
  "Integration": {
    "operation": "listIntegrations",
    "filter": {
      "id": "id",
      "name": "name",
      "provider": "provider",
      "status": "status",
      "lastSyncedAt": "last_synced_at",
      "createdAt": "created_at",
      "updatedAt": "updated_at"
    },
    "flat": {},
    "order": {
      "NAME": "name",
      "STATUS": "status",
      "LAST_SYNCED_AT": "last_synced_at",
      "CREATED_AT": "created_at",
      "UPDATED_AT": "updated_at"
    }
  },
  "Notification": {
    "operation": "listNotifications",
    "filter": { "id": "id", "kind": "kind", "status": "status", "resourceId": "resource_id", "createdAt": "created_at" },
    "flat": {},
    "order": { "CREATED_AT": "created_at" }
  },
  "Operation": {
    "operation": "listOperations",
    "filter": {
      "id": "id",
      "type": "type",
      "status": "status",
      "resourceId": "resource_id",
      "finishedAt": "finished_at",
      "createdAt": "created_at",
      "updatedAt": "updated_at"
    },
    "flat": {},
    "order": { "STATUS": "status", "FINISHED_AT": "finished_at", "CREATED_AT": "created_at", "UPDATED_AT": "updated_at" }
  },
  "Project": {
    "operation": "listProjects",
    "filter": {
      "id": "id",
      "name": "name",
      "description": "description",
      "visibility": "visibility",
      "status": "status",
      "tags": "tags",
      "ownerId": "owner_id",
      "archivedAt": "archived_at",
      "createdAt": "created_at",
      "updatedAt": "updated_at"
    },
    "flat": {},
    "order": { "NAME": "name", "STATUS": "status", "ARCHIVED_AT": "archived_at", "CREATED_AT": "created_at", "UPDATED_AT": "updated_at" }
  },
  "ProjectMember": {
    "operation": "listProjectMembers",
    "filter": { "userId": "user_id", "role": "role", "addedAt": "added_at" },
    "flat": {},
    "order": { "ROLE": "role", "ADDED_AT": "added_at" }
  },
  "Resource": {
    "operation": "listResources",
    "filter": {
      "id": "id",
      "name": "name",
      "description": "description",
      "type": "type",
      "statusMatches": "status",
      "ownerId": "owner_id",
      "createdAt": "created_at",
      "updatedAt": "updated_at"
    },
    "flat": { "status": "status", "createdAfter": "created_at_after", "data": "metadata" },
    "order": { "NAME": "name", "TYPE": "type", "STATUS": "status", "CREATED_AT": "created_at", "UPDATED_AT": "updated_at" }
  },
  "Task": {
    "operation": "listTasks",
    "filter": {
      "id": "id",
      "projectId": "project_id",
      "title": "title",
      "description": "description",
      "status": "status",
      "priority": "priority",
      "assigneeId": "assignee_id",
      "dueAt": "due_at",
      "tags": "tags",
      "completedAt": "completed_at",
      "creatorId": "created_by",
      "createdAt": "created_at",
      "updatedAt": "updated_at"
    },
    "flat": {},
    "order": {
      "TITLE": "title",
      "STATUS": "status",
      "PRIORITY": "priority",
      "DUE_AT": "due_at",
      "COMPLETED_AT": "completed_at",
      "CREATED_AT": "created_at",
      "UPDATED_AT": "updated_at"
    }
  },
  "Team": {
    "operation": "listTeams",
    "filter": { "id": "id", "name": "name", "description": "description", "createdAt": "created_at", "updatedAt": "updated_at" },
    "flat": {},
    "order": { "NAME": "name", "CREATED_AT": "created_at", "UPDATED_AT": "updated_at" }
  },
  "TeamMember": {
    "operation": "listTeamMembers",
    "filter": { "userId": "user_id", "addedAt": "added_at" },
    "flat": {},
    "order": { "ADDED_AT": "added_at" }
  },
  "User": {
    "operation": "listUsers",
    "filter": {
      "id": "id",
      "name": "name",
      "emailMatches": "email",
      "roleMatches": "role",
      "metadata": "metadata",
      "createdAt": "created_at",
      "updatedAt": "updated_at"
    },
    "flat": { "role": "role", "email": "email", "nameContains": "name_contains", "createdAfter": "created_at_after" },
    "order": { "NAME": "name", "EMAIL": "email", "ROLE": "role", "CREATED_AT": "created_at", "UPDATED_AT": "updated_at" }
  },
  "Webhook": {
    "operation": "listWebhooks",
    "filter": {
      "id": "id",
      "url": "url",
      "events": "events",
      "description": "description",
      "status": "status",
      "disabledReason": "disabled_reason",
      "creatorId": "created_by",
      "createdAt": "created_at",
      "updatedAt": "updated_at"
    },
    "flat": {},
    "order": { "URL": "url", "STATUS": "status", "CREATED_AT": "created_at", "UPDATED_AT": "updated_at" }
  },
  "Delivery": {
    "operation": "listWebhookDeliveries",
    "filter": {
      "id": "id",
      "eventId": "event_id",
      "eventType": "event_type",
      "status": "status",
      "attemptCount": "attempt_count",
      "nextAttemptAt": "next_attempt_at",
      "lastResponseStatus": "last_response_status",
      "createdAt": "created_at",
      "updatedAt": "updated_at"
    },
    "flat": {},
    "order": {
      "STATUS": "status",
      "ATTEMPT_COUNT": "attempt_count",
      "NEXT_ATTEMPT_AT": "next_attempt_at",
      "CREATED_AT": "created_at",
      "UPDATED_AT": "updated_at"
    }
  }
} as const;

/** The fields that need a resolver of each family, by type. */
export const resolvedFields = {
  "comments": {
    "Query": ["comment", "comments"],
    "Mutation": ["createComment", "updateComment", "deleteComment"],
    "Comment": ["author", "subject"],
    "File": ["comments"],
    "Project": ["comments"],
    "Resource": ["comments"],
    "Task": ["comments"]
  },
  "events": { "Query": ["event", "events"], "Subscription": ["eventCreated"], "Event": ["record"] },
  "files": {
    "Query": ["file", "files"],
    "Mutation": ["createFile", "updateFile", "deleteFile"],
    "File": ["project", "task", "uploader", "uploadAddress", "downloadAddress"],
    "Project": ["files"],
    "Task": ["files"]
  },
  "integrations": {
    "Query": ["integration", "integrations"],
    "Mutation": ["createIntegration", "updateIntegration", "deleteIntegration", "disconnectIntegration", "syncIntegration"],
    "Integration": ["operations"]
  },
  "notifications": {
    "Query": ["notification", "notifications"],
    "Mutation": ["updateNotification", "readAllNotifications"],
    "Notification": ["record", "event"]
  },
  "operations": { "Query": ["operation", "operations"], "Operation": ["record"] },
  "projects": {
    "Query": ["project", "projects"],
    "Mutation": [
      "createProject", "updateProject", "deleteProject", "archiveProject", "restoreProject", "cloneProject", "transferProject",
      "addProjectMember", "updateProjectMember", "removeProjectMember"
    ],
    "Project": ["owner", "members"],
    "ProjectMember": ["user"],
    "Team": ["projects"],
    "User": ["projects"]
  },
  "resources": {
    "Query": ["resource", "resources"],
    "Mutation": ["createResource", "updateResource", "deleteResource"],
    "Subscription": ["resourceUpdated"],
    "Resource": ["owner", "events"],
    "User": ["resources", "resourcesConnection"]
  },
  "search": { "Query": ["search"], "SearchResult": ["record"] },
  "tasks": {
    "Query": ["task", "tasks"],
    "Mutation": ["createTask", "updateTask", "deleteTask", "completeTask", "reopenTask"],
    "Task": ["project", "assignee", "creator"],
    "Project": ["tasks"],
    "User": ["tasks"]
  },
  "teams": {
    "Query": ["team", "teams"],
    "Mutation": ["createTeam", "updateTeam", "deleteTeam", "addTeamMember", "removeTeamMember"],
    "Team": ["members"],
    "TeamMember": ["user"],
    "User": ["teams"]
  },
  "users": {
    "Query": ["me", "user", "users", "usersConnection"],
    "Mutation": ["createUser", "updateUser", "deleteUser"],
    "Subscription": ["userUpdated"]
  },
  "webhooks": {
    "Query": ["webhook", "webhooks", "webhooksConnection", "webhookDelivery"],
    "Mutation": [
      "createWebhook", "updateWebhook", "deleteWebhook", "enableWebhook", "rotateWebhookSecret", "testWebhook", "redeliverWebhookDelivery",
      "recoverWebhook"
    ],
    "Webhook": ["user", "deliveries"],
    "Delivery": ["webhook", "event"],
    "User": ["webhooks", "webhooksConnection"]
  }
} as const;

/** The events of the records of each list that a subscription follows. */
export const listChanges = {
  "commentChanged": {
    "type": "Comment",
    "field": "comment",
    "record": "Comment",
    "created": "COMMENT_CREATED",
    "changed": ["COMMENT_UPDATED"],
    "deleted": "COMMENT_DELETED"
  },
  "fileChanged": {
    "type": "File",
    "field": "file",
    "record": "FileRecord",
    "created": "FILE_CREATED",
    "changed": ["FILE_UPDATED", "FILE_CONTENT_STORED"],
    "deleted": "FILE_DELETED"
  },
  "integrationChanged": {
    "type": "Integration",
    "field": "integration",
    "record": "Integration",
    "created": "INTEGRATION_CREATED",
    "changed": [
      "INTEGRATION_UPDATED", "INTEGRATION_CONNECTED", "INTEGRATION_DISCONNECTED", "INTEGRATION_SYNCED", "INTEGRATION_SYNC_FAILED"
    ],
    "deleted": "INTEGRATION_DELETED"
  },
  "projectChanged": {
    "type": "Project",
    "field": "project",
    "record": "Project",
    "created": "PROJECT_CREATED",
    "changed": ["PROJECT_UPDATED", "PROJECT_ARCHIVED", "PROJECT_RESTORED"],
    "deleted": "PROJECT_DELETED"
  },
  "resourceChanged": {
    "type": "Resource",
    "field": "resource",
    "record": "Resource",
    "created": "RESOURCE_CREATED",
    "changed": ["RESOURCE_UPDATED"],
    "deleted": "RESOURCE_DELETED"
  },
  "taskChanged": {
    "type": "Task",
    "field": "task",
    "record": "Task",
    "created": "TASK_CREATED",
    "changed": ["TASK_UPDATED", "TASK_COMPLETED", "TASK_REOPENED"],
    "deleted": "TASK_DELETED"
  },
  "teamChanged": {
    "type": "Team",
    "field": "team",
    "record": "Team",
    "created": "TEAM_CREATED",
    "changed": ["TEAM_UPDATED"],
    "deleted": "TEAM_DELETED"
  },
  "userChanged": {
    "type": "User",
    "field": "user",
    "record": "User",
    "created": "USER_CREATED",
    "changed": ["USER_UPDATED"],
    "deleted": "USER_DELETED"
  },
  "webhookChanged": {
    "type": "Webhook",
    "field": "webhook",
    "record": "Webhook",
    "created": "WEBHOOK_CREATED",
    "changed": ["WEBHOOK_UPDATED", "WEBHOOK_ENABLED", "WEBHOOK_DISABLED", "WEBHOOK_SECRET_ROTATED"],
    "deleted": "WEBHOOK_DELETED"
  }
} as const;

/** The types that implement `Node`: the prefix of their ids, and the operation that reads one record. */
export const nodes = {
  "Comment": { "prefix": "cmt", "operation": "getComment" },
  "File": { "prefix": "fil", "operation": "getFile" },
  "Project": { "prefix": "prj", "operation": "getProject" },
  "Resource": { "prefix": "res", "operation": "getResource" },
  "Task": { "prefix": "tsk", "operation": "getTask" },
  "Event": { "prefix": "evt", "operation": "getEvent" },
  "Integration": { "prefix": "itg", "operation": "getIntegration" },
  "Notification": { "prefix": "ntf", "operation": "getNotification" },
  "Operation": { "prefix": "opn", "operation": "getOperation" },
  "Team": { "prefix": "tem", "operation": "getTeam" },
  "User": { "prefix": "usr", "operation": "getUser" },
  "Webhook": { "prefix": "whk", "operation": "getWebhook" }
} as const;

/** The inputs in fields of other inputs. */
export const nestedInputs = {
  "CreateCommentInput": { "subject": "CommentSubjectInput" },
  "CreateIntegrationInput": { "config": "IntegrationConfigInput" },
  "UpdateIntegrationInput": { "config": "UpdateIntegrationConfigInput" },
  "CreateProjectInput": { "settings": "ProjectSettingsInput" },
  "UpdateProjectInput": { "settings": "UpdateProjectSettingsInput" }
} as const;

/** The operators of filter inputs, and how the names of REST parameters spell them. */
export const filterSuffixes = {
  "eq": { "operator": "eq", "suffix": "" },
  "ne": { "operator": "neq", "suffix": "[neq]" },
  "in": { "operator": "in", "suffix": "_in" },
  "notIn": { "operator": "nin", "suffix": "[nin]" },
  "gt": { "operator": "gt", "suffix": "_gt" },
  "gte": { "operator": "gte", "suffix": "_gte" },
  "lt": { "operator": "lt", "suffix": "_lt" },
  "lte": { "operator": "lte", "suffix": "_lte" },
  "contains": { "operator": "contains", "suffix": "_contains" },
  "startsWith": { "operator": "starts_with", "suffix": "_starts_with" },
  "like": { "operator": "like", "suffix": "[like]" },
  "exists": { "operator": "exists", "suffix": "_exists" },
  "has": { "operator": "eq", "suffix": "" },
  "hasAny": { "operator": "in", "suffix": "_in" },
  "hasAll": { "operator": "all", "suffix": "_all" },
  "hasNone": { "operator": "nin", "suffix": "[nin]" }
} as const;
