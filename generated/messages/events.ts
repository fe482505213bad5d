// Written by codegen.ts from the contract. Do not edit: change the contract and run `npm run generate`.
import type { components } from '../platform/types.ts';

/** The catalogue of events: whose id `resource_id` is, and what each event carries. */
export const events = {
  "RESOURCE_CREATED": {
    "subject": "resources",
    "data": "Resource",
    "description": "A resource was created - by a request, or by a sync that met an item for the first time."
  },
  "RESOURCE_UPDATED": {
    "subject": "resources",
    "data": "Resource",
    "description": "Fields of a resource changed, its status among them - by a request, or by a sync."
  },
  "RESOURCE_DELETED": {
    "subject": "resources",
    "data": "Resource",
    "description": "A resource was deleted; the record is as it last stood. Its comments went with it and have no events of their own."
  },
  "USER_CREATED": { "subject": "users", "data": "User", "description": "A person was added to the account." },
  "USER_UPDATED": { "subject": "users", "data": "User", "description": "Fields of a user changed, such as the name or the role." },
  "USER_DELETED": {
    "subject": "users",
    "data": "User",
    "description": "A person was taken out of the account; the record is as it last stood. The memberships that ended with it, and the tasks and records that passed to others, have no events of their own."
  },
  "PROJECT_CREATED": {
    "subject": "projects",
    "data": "Project",
    "description": "A project was created, from nothing or as a clone. Tasks and members that a clone brought along have no events of their own."
  },
  "PROJECT_UPDATED": { "subject": "projects", "data": "Project", "description": "Fields of a project changed." },
  "PROJECT_DELETED": {
    "subject": "projects",
    "data": "Project",
    "description": "A project was deleted; the record is as it last stood. Its tasks, comments and memberships went with it and have no events of their own."
  },
  "PROJECT_ARCHIVED": {
    "subject": "projects",
    "data": "Project",
    "description": "A project was archived; it and its tasks are read-only from here on."
  },
  "PROJECT_RESTORED": { "subject": "projects", "data": "Project", "description": "An archived project was made active again." },
  "PROJECT_MEMBER_ADDED": { "subject": "projects", "data": "ProjectMemberChange", "description": "A user became a member of a project." },
  "PROJECT_MEMBER_REMOVED": {
    "subject": "projects",
    "data": "ProjectMemberChange",
    "description": "A user is no longer a member of a project - removed, or gone of their own accord. `role` is the one they had."
  },
  "TASK_CREATED": { "subject": "tasks", "data": "Task", "description": "A task was added to a project." },
  "TASK_UPDATED": { "subject": "tasks", "data": "Task", "description": "Fields of a task changed, its assignee or its status among them." },
  "TASK_DELETED": {
    "subject": "tasks",
    "data": "Task",
    "description": "A task was deleted; the record is as it last stood. Its comments went with it and have no events of their own."
  },
  "TASK_COMPLETED": { "subject": "tasks", "data": "Task", "description": "A task was completed." },
  "TASK_REOPENED": { "subject": "tasks", "data": "Task", "description": "A task that was done or cancelled was taken up again." },
  "TEAM_CREATED": { "subject": "teams", "data": "Team", "description": "A team was created, without members yet." },
  "TEAM_UPDATED": { "subject": "teams", "data": "Team", "description": "The name or the description of a team changed." },
  "TEAM_DELETED": {
    "subject": "teams",
    "data": "Team",
    "description": "A team was deleted; the record is as it last stood. Its memberships ended with it and have no events of their own."
  },
  "TEAM_MEMBER_ADDED": { "subject": "teams", "data": "TeamMemberChange", "description": "A user was put in a team." },
  "TEAM_MEMBER_REMOVED": { "subject": "teams", "data": "TeamMemberChange", "description": "A user was taken out of a team, or left it." },
  "FILE_CREATED": { "subject": "files", "data": "File", "description": "The record of a file was made; its bytes are still to come." },
  "FILE_UPDATED": {
    "subject": "files",
    "data": "File",
    "description": "Fields of a file's record changed, such as its name or where it belongs. The bytes are the same."
  },
  "FILE_DELETED": {
    "subject": "files",
    "data": "File",
    "description": "A file was deleted with its bytes; the record is as it last stood. Its comments went with it and have no events of their own."
  },
  "FILE_CONTENT_STORED": {
    "subject": "files",
    "data": "File",
    "description": "The bytes of a file arrived whole, for the first time or in the place of older ones."
  },
  "COMMENT_CREATED": {
    "subject": "comments",
    "data": "Comment",
    "description": "Somebody commented on a project, a task, a file or a resource."
  },
  "COMMENT_UPDATED": { "subject": "comments", "data": "Comment", "description": "The text of a comment changed." },
  "COMMENT_DELETED": {
    "subject": "comments",
    "data": "Comment",
    "description": "A comment was taken away; the record is as it last stood."
  },
  "INTEGRATION_CREATED": { "subject": "integrations", "data": "Integration", "description": "An integration was put on record." },
  "INTEGRATION_UPDATED": {
    "subject": "integrations",
    "data": "Integration",
    "description": "The name or the configuration of an integration changed."
  },
  "INTEGRATION_DELETED": {
    "subject": "integrations",
    "data": "Integration",
    "description": "An integration was deleted; the record is as it last stood. The resources it brought in stay."
  },
  "INTEGRATION_CONNECTED": {
    "subject": "integrations",
    "data": "Integration",
    "description": "An integration reached its address and is connected."
  },
  "INTEGRATION_DISCONNECTED": {
    "subject": "integrations",
    "data": "Integration",
    "description": "An integration was disconnected; nothing is fetched any more."
  },
  "INTEGRATION_SYNC_STARTED": {
    "subject": "integrations",
    "data": "Integration",
    "description": "A sync was accepted and goes on in the background."
  },
  "INTEGRATION_SYNCED": {
    "subject": "integrations",
    "data": "Integration",
    "description": "A sync ended well; `last_synced_at` says when. Each resource that it created or changed has an event of its own."
  },
  "INTEGRATION_SYNC_FAILED": {
    "subject": "integrations",
    "data": "Integration",
    "description": "A sync failed or was broken off. The operation that announced it says why."
  },
  "WEBHOOK_CREATED": {
    "subject": "webhooks",
    "data": "Webhook",
    "description": "A webhook was registered. No event shows its signing secret."
  },
  "WEBHOOK_UPDATED": {
    "subject": "webhooks",
    "data": "Webhook",
    "description": "Fields of a webhook changed, such as its address or the types it asks for."
  },
  "WEBHOOK_DELETED": { "subject": "webhooks", "data": "Webhook", "description": "A webhook was deleted; the record is as it last stood." },
  "WEBHOOK_ENABLED": { "subject": "webhooks", "data": "Webhook", "description": "A disabled webhook was enabled again." },
  "WEBHOOK_DISABLED": { "subject": "webhooks", "data": "Webhook", "description": "A webhook was disabled; `disabled_reason` says why." },
  "WEBHOOK_SECRET_ROTATED": {
    "subject": "webhooks",
    "data": "Webhook",
    "description": "A webhook got a new signing secret; for 24 hours its messages carry a signature of the old one as well."
  },
  "WEBHOOK_TEST": {
    "subject": "webhooks",
    "data": "Webhook",
    "description": "Somebody tries a webhook out. The event is sent to that webhook alone, whether or not it asks for this type."
  }
} as const;

/** What each event carries, by its type. */
export interface EventDataByType {
  RESOURCE_CREATED: components['schemas']['Resource'];
  RESOURCE_UPDATED: components['schemas']['Resource'];
  RESOURCE_DELETED: components['schemas']['Resource'];
  USER_CREATED: components['schemas']['User'];
  USER_UPDATED: components['schemas']['User'];
  USER_DELETED: components['schemas']['User'];
  PROJECT_CREATED: components['schemas']['Project'];
  PROJECT_UPDATED: components['schemas']['Project'];
  PROJECT_DELETED: components['schemas']['Project'];
  PROJECT_ARCHIVED: components['schemas']['Project'];
  PROJECT_RESTORED: components['schemas']['Project'];
  PROJECT_MEMBER_ADDED: components['schemas']['ProjectMemberChange'];
  PROJECT_MEMBER_REMOVED: components['schemas']['ProjectMemberChange'];
  TASK_CREATED: components['schemas']['Task'];
  TASK_UPDATED: components['schemas']['Task'];
  TASK_DELETED: components['schemas']['Task'];
  TASK_COMPLETED: components['schemas']['Task'];
  TASK_REOPENED: components['schemas']['Task'];
  TEAM_CREATED: components['schemas']['Team'];
  TEAM_UPDATED: components['schemas']['Team'];
  TEAM_DELETED: components['schemas']['Team'];
  TEAM_MEMBER_ADDED: components['schemas']['TeamMemberChange'];
  TEAM_MEMBER_REMOVED: components['schemas']['TeamMemberChange'];
  FILE_CREATED: components['schemas']['File'];
  FILE_UPDATED: components['schemas']['File'];
  FILE_DELETED: components['schemas']['File'];
  FILE_CONTENT_STORED: components['schemas']['File'];
  COMMENT_CREATED: components['schemas']['Comment'];
  COMMENT_UPDATED: components['schemas']['Comment'];
  COMMENT_DELETED: components['schemas']['Comment'];
  INTEGRATION_CREATED: components['schemas']['Integration'];
  INTEGRATION_UPDATED: components['schemas']['Integration'];
  INTEGRATION_DELETED: components['schemas']['Integration'];
  INTEGRATION_CONNECTED: components['schemas']['Integration'];
  INTEGRATION_DISCONNECTED: components['schemas']['Integration'];
  INTEGRATION_SYNC_STARTED: components['schemas']['Integration'];
  INTEGRATION_SYNCED: components['schemas']['Integration'];
  INTEGRATION_SYNC_FAILED: components['schemas']['Integration'];
  WEBHOOK_CREATED: components['schemas']['Webhook'];
  WEBHOOK_UPDATED: components['schemas']['Webhook'];
  WEBHOOK_DELETED: components['schemas']['Webhook'];
  WEBHOOK_ENABLED: components['schemas']['Webhook'];
  WEBHOOK_DISABLED: components['schemas']['Webhook'];
  WEBHOOK_SECRET_ROTATED: components['schemas']['Webhook'];
  WEBHOOK_TEST: components['schemas']['Webhook'];
}
