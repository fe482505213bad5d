// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
import type * as platform from './platform/types.ts';

/** The records that a copy can have, by kind. Memberships have no lists of their own: they are as their events show them. */
export interface MirroredRecords {
  users: platform.User;
  projects: platform.Project;
  tasks: platform.Task;
  teams: platform.Team;
  files: platform.FileRecord;
  comments: platform.Comment;
  integrations: platform.Integration;
  webhooks: platform.Webhook;
  resources: platform.Resource;
  projectMembers: platform.ProjectMemberChange;
  teamMembers: platform.TeamMemberChange;
}

/** The filters of the lists that a copy is read from. Memberships are read from the records that they belong to. */
export interface MirroredLists {
  users: platform.UserList;
  projects: platform.ProjectList;
  tasks: platform.TaskList;
  teams: platform.TeamList;
  files: platform.FileRecordList;
  comments: platform.CommentList;
  integrations: platform.IntegrationList;
  webhooks: platform.WebhookList;
  resources: platform.ResourceList;
  projectMembers: object;
  teamMembers: object;
}

/** What the contract says of each kind: `key` are the properties that name a record without an id; `isLimited` says that not everyone sees all; `followers` are the kinds whose readers follow its own, and `places` the properties by which they name it where nothing else decides; `parts` are deleted with it, by the property that names it; `kept` lose their readers with it, except for a person. */
export const kindFacts = {
  "users": { "parts": { "projectMembers": "user_id", "teamMembers": "user_id" } },
  "projects": {
    "isLimited": true,
    "followers": ["tasks", "files", "comments", "projectMembers"],
    "places": { "projects": "id", "tasks": "project_id", "files": "project_id", "projectMembers": "project_id" },
    "parts": { "tasks": "project_id", "comments": "subject.id", "projectMembers": "project_id" },
    "kept": { "files": { "of": "project_id", "person": "uploaded_by" } }
  },
  "tasks": { "isLimited": true, "followers": ["comments"], "parts": { "comments": "subject.id" } },
  "teams": { "parts": { "teamMembers": "team_id" } },
  "files": { "isLimited": true, "followers": ["comments"], "parts": { "comments": "subject.id" } },
  "comments": { "isLimited": true },
  "integrations": {},
  "webhooks": {},
  "resources": { "followers": ["comments"], "parts": { "comments": "subject.id" } },
  "projectMembers": { "key": ["project_id", "user_id"], "isLimited": true },
  "teamMembers": { "key": ["team_id", "user_id"] }
} as const;

/** How memberships are read: the members of each record, by an operation of its family, with the id of the record. */
export const memberships = {
  "projectMembers": { "of": "projects", "list": "listMembers", "id": "project_id", "fields": ["user_id", "role"] },
  "teamMembers": { "of": "teams", "list": "listMembers", "id": "team_id", "fields": ["user_id"] }
} as const;

/** The kinds of records whose members see more, each with the operation of `users` that lists those of a user. */
export const groups = { "teams": "listTeams" } as const;

/** What the contract says of each type of event: `kind` is the kind of its data, and `about` that of the record in `resource_id` where it is another; it `begins` or `ends` what is in its data, `hides` records from some of its readers, `moves` a record out of the other one, and has `made` one with it. `effects` are those on other records. */
export const eventFacts = {
  "USER_CREATED": { "kind": "users", "begins": true },
  "USER_UPDATED": {
    "kind": "users",
    "effects": [{ "kinds": ["projects", "projectMembers", "tasks", "files", "comments"], "for": "person", "changed": "role" }]
  },
  "USER_DELETED": {
    "kind": "users",
    "ends": true,
    "effects": [{ "kinds": ["projects", "projectMembers", "tasks", "files", "comments"], "for": "readers" }]
  },
  "PROJECT_CREATED": {
    "kind": "projects",
    "begins": true,
    "made": [{ "kind": "projectMembers", "id": "project_id", "values": { "user_id": "$owner_id", "role": "owner" } }]
  },
  "PROJECT_UPDATED": {
    "kind": "projects",
    "effects": [{ "kinds": ["projects", "projectMembers", "tasks", "files", "comments"], "for": "readers", "changed": "visibility" }]
  },
  "PROJECT_DELETED": { "kind": "projects", "ends": true, "effects": [{ "kinds": ["files"], "for": "readers" }] },
  "PROJECT_ARCHIVED": { "kind": "projects" },
  "PROJECT_RESTORED": { "kind": "projects" },
  "PROJECT_MEMBER_ADDED": {
    "kind": "projectMembers",
    "about": "projects",
    "effects": [{ "kinds": ["projects", "projectMembers", "tasks", "files", "comments"], "for": "colleagues" }]
  },
  "PROJECT_MEMBER_REMOVED": {
    "kind": "projectMembers",
    "about": "projects",
    "ends": true,
    "effects": [{ "kinds": ["projects", "projectMembers", "tasks", "files", "comments"], "for": "person" }]
  },
  "PROJECT_MEMBER_UPDATED": { "kind": "projectMembers", "about": "projects" },
  "PROJECT_RESTRICTED": {
    "about": "projects",
    "hides": true,
    "effects": [{ "kinds": ["projects", "projectMembers", "tasks", "files", "comments"], "for": "readers" }]
  },
  "TASK_CREATED": { "kind": "tasks", "begins": true },
  "TASK_UPDATED": { "kind": "tasks" },
  "TASK_DELETED": { "kind": "tasks", "ends": true },
  "TASK_COMPLETED": { "kind": "tasks" },
  "TASK_REOPENED": { "kind": "tasks" },
  "TEAM_CREATED": { "kind": "teams", "begins": true },
  "TEAM_UPDATED": { "kind": "teams" },
  "TEAM_DELETED": {
    "kind": "teams",
    "ends": true,
    "effects": [{ "kinds": ["projects", "projectMembers", "tasks", "files", "comments"], "for": "readers" }]
  },
  "TEAM_MEMBER_ADDED": {
    "kind": "teamMembers",
    "about": "teams",
    "effects": [{ "kinds": ["projects", "projectMembers", "tasks", "files", "comments"], "for": "colleagues" }]
  },
  "TEAM_MEMBER_REMOVED": {
    "kind": "teamMembers",
    "about": "teams",
    "ends": true,
    "effects": [{ "kinds": ["projects", "projectMembers", "tasks", "files", "comments"], "for": "colleagues" }]
  },
  "PROJECT_FILE_REMOVED": { "about": "projects", "moves": { "kind": "files", "id": "file_id", "from": "project_id" } },
  "FILE_CREATED": { "kind": "files", "begins": true },
  "FILE_UPDATED": { "kind": "files", "effects": [{ "kinds": ["comments"], "for": "readers", "changed": "project_id" }] },
  "FILE_DELETED": { "kind": "files", "ends": true },
  "FILE_CONTENT_STORED": { "kind": "files" },
  "COMMENT_CREATED": { "kind": "comments", "begins": true },
  "COMMENT_UPDATED": { "kind": "comments" },
  "COMMENT_DELETED": { "kind": "comments", "ends": true },
  "INTEGRATION_CREATED": { "kind": "integrations", "begins": true },
  "INTEGRATION_UPDATED": { "kind": "integrations" },
  "INTEGRATION_DELETED": { "kind": "integrations", "ends": true },
  "INTEGRATION_CONNECTED": { "kind": "integrations" },
  "INTEGRATION_DISCONNECTED": { "kind": "integrations" },
  "INTEGRATION_SYNC_STARTED": { "kind": "integrations" },
  "INTEGRATION_SYNCED": { "kind": "integrations" },
  "INTEGRATION_SYNC_FAILED": { "kind": "integrations" },
  "WEBHOOK_CREATED": { "kind": "webhooks", "begins": true },
  "WEBHOOK_UPDATED": { "kind": "webhooks" },
  "WEBHOOK_DELETED": { "kind": "webhooks", "ends": true },
  "WEBHOOK_ENABLED": { "kind": "webhooks" },
  "WEBHOOK_DISABLED": { "kind": "webhooks" },
  "WEBHOOK_SECRET_ROTATED": { "kind": "webhooks" },
  "WEBHOOK_TEST": { "kind": "webhooks" },
  "RESOURCE_CREATED": { "kind": "resources", "begins": true },
  "RESOURCE_UPDATED": { "kind": "resources" },
  "RESOURCE_DELETED": { "kind": "resources", "ends": true },
  "NOTIFICATION_CREATED": { "begins": true },
  "NOTIFICATION_UPDATED": {},
  "USER_NOTIFICATIONS_READ": { "about": "users" }
} as const;

/** The types of events of other records after which there may be more or fewer of a kind, without events of their own. */
export const affecting = {
  "users": [],
  "projects": [
    "USER_UPDATED", "USER_DELETED", "PROJECT_UPDATED", "PROJECT_MEMBER_ADDED", "PROJECT_MEMBER_REMOVED", "PROJECT_RESTRICTED",
    "TEAM_DELETED", "TEAM_MEMBER_ADDED", "TEAM_MEMBER_REMOVED"
  ],
  "tasks": [
    "USER_UPDATED", "USER_DELETED", "PROJECT_UPDATED", "PROJECT_DELETED", "PROJECT_MEMBER_ADDED", "PROJECT_MEMBER_REMOVED",
    "PROJECT_RESTRICTED", "TEAM_DELETED", "TEAM_MEMBER_ADDED", "TEAM_MEMBER_REMOVED"
  ],
  "teams": [],
  "files": [
    "USER_UPDATED", "USER_DELETED", "PROJECT_UPDATED", "PROJECT_DELETED", "PROJECT_MEMBER_ADDED", "PROJECT_MEMBER_REMOVED",
    "PROJECT_RESTRICTED", "TEAM_DELETED", "TEAM_MEMBER_ADDED", "TEAM_MEMBER_REMOVED", "PROJECT_FILE_REMOVED"
  ],
  "comments": [
    "USER_UPDATED", "USER_DELETED", "PROJECT_UPDATED", "PROJECT_DELETED", "PROJECT_MEMBER_ADDED", "PROJECT_MEMBER_REMOVED",
    "PROJECT_RESTRICTED", "TASK_DELETED", "TEAM_DELETED", "TEAM_MEMBER_ADDED", "TEAM_MEMBER_REMOVED", "PROJECT_FILE_REMOVED",
    "FILE_UPDATED", "FILE_DELETED", "RESOURCE_DELETED"
  ],
  "integrations": [],
  "webhooks": [],
  "resources": [],
  "projectMembers": [
    "USER_UPDATED", "USER_DELETED", "PROJECT_CREATED", "PROJECT_UPDATED", "PROJECT_DELETED", "PROJECT_MEMBER_ADDED",
    "PROJECT_MEMBER_REMOVED", "PROJECT_RESTRICTED", "TEAM_DELETED", "TEAM_MEMBER_ADDED", "TEAM_MEMBER_REMOVED"
  ],
  "teamMembers": ["USER_DELETED", "TEAM_DELETED"]
} as const;
