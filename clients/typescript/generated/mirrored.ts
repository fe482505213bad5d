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

/** The kind of record that an event has as its data; null where it is none that a copy can have. */
export const kindOfEvent = {
  "USER_CREATED": "users",
  "USER_UPDATED": "users",
  "USER_DELETED": "users",
  "PROJECT_CREATED": "projects",
  "PROJECT_UPDATED": "projects",
  "PROJECT_DELETED": "projects",
  "PROJECT_ARCHIVED": "projects",
  "PROJECT_RESTORED": "projects",
  "PROJECT_MEMBER_ADDED": "projectMembers",
  "PROJECT_MEMBER_REMOVED": "projectMembers",
  "PROJECT_MEMBER_UPDATED": "projectMembers",
  "PROJECT_RESTRICTED": null,
  "TASK_CREATED": "tasks",
  "TASK_UPDATED": "tasks",
  "TASK_DELETED": "tasks",
  "TASK_COMPLETED": "tasks",
  "TASK_REOPENED": "tasks",
  "TEAM_CREATED": "teams",
  "TEAM_UPDATED": "teams",
  "TEAM_DELETED": "teams",
  "TEAM_MEMBER_ADDED": "teamMembers",
  "TEAM_MEMBER_REMOVED": "teamMembers",
  "PROJECT_FILE_REMOVED": null,
  "FILE_CREATED": "files",
  "FILE_UPDATED": "files",
  "FILE_DELETED": "files",
  "FILE_CONTENT_STORED": "files",
  "COMMENT_CREATED": "comments",
  "COMMENT_UPDATED": "comments",
  "COMMENT_DELETED": "comments",
  "INTEGRATION_CREATED": "integrations",
  "INTEGRATION_UPDATED": "integrations",
  "INTEGRATION_DELETED": "integrations",
  "INTEGRATION_CONNECTED": "integrations",
  "INTEGRATION_DISCONNECTED": "integrations",
  "INTEGRATION_SYNC_STARTED": "integrations",
  "INTEGRATION_SYNCED": "integrations",
  "INTEGRATION_SYNC_FAILED": "integrations",
  "WEBHOOK_CREATED": "webhooks",
  "WEBHOOK_UPDATED": "webhooks",
  "WEBHOOK_DELETED": "webhooks",
  "WEBHOOK_ENABLED": "webhooks",
  "WEBHOOK_DISABLED": "webhooks",
  "WEBHOOK_SECRET_ROTATED": "webhooks",
  "WEBHOOK_TEST": "webhooks",
  "RESOURCE_CREATED": "resources",
  "RESOURCE_UPDATED": "resources",
  "RESOURCE_DELETED": "resources"
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
