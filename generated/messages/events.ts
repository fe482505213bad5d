// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
import type { components } from '../platform/types.ts';

/** The catalogue of events: the family that `resource_id` belongs to, the schema of the data, whether there are `changes`, and the other records of which people see more or fewer. */
export const events = {
  "USER_CREATED": { "subject": "users", "data": "User", "changes": false, "description": "A person was added to the account." },
  "USER_UPDATED": {
    "subject": "users",
    "data": "User",
    "changes": true,
    "affects": [
      {
        "records": { "Project": "any", "ProjectMemberChange": "any", "Task": "any", "FileRecord": "any", "Comment": "any" },
        "for": "person",
        "changed": "role"
      }
    ],
    "description": "Fields of a user changed, such as the name or the role."
  },
  "USER_DELETED": {
    "subject": "users",
    "data": "User",
    "changes": false,
    "affects": [
      { "records": { "ProjectMemberChange": "user_id", "TeamMemberChange": "user_id", "Notification": "user_id" }, "for": "everyone" },
      {
        "records": { "Project": "any", "ProjectMemberChange": "any", "Task": "any", "FileRecord": "any", "Comment": "any" },
        "for": "readers"
      }
    ],
    "description": "A person was removed from the account; the record is in its last state. What remains and changes has events with this one as their `cause`, such as `RESOURCE_UPDATED` for resources that pass to another owner. Records keep the id of a deleted user as their author. Their memberships in projects ended with it, also without events of their own. Projects that passed to another owner have events with this one as their `cause`: `PROJECT_MEMBER_ADDED`, `PROJECT_MEMBER_UPDATED` and `PROJECT_UPDATED`. Tasks that lost their assignee have a `TASK_UPDATED` with this event as its `cause`. Their memberships in teams ended with it and have no events of their own: forget those with this `user_id`."
  },
  "PROJECT_CREATED": {
    "subject": "projects",
    "data": "Project",
    "changes": false,
    "affects": [
      { "records": { "ProjectMemberChange": "project_id" }, "for": "everyone", "made": { "user_id": "$owner_id", "role": "owner" } }
    ],
    "description": "A project was created, new or as a clone. The user in `owner_id` is its first member, with the role `owner`, and has no event of their own. Members that were cloned have a `PROJECT_MEMBER_ADDED` with this event as its `cause`. Tasks that were cloned have a `TASK_CREATED` with this event as its `cause`."
  },
  "PROJECT_UPDATED": {
    "subject": "projects",
    "data": "Project",
    "changes": true,
    "affects": [
      {
        "records": {
          "Project": "id",
          "ProjectMemberChange": "project_id",
          "Task": "project_id",
          "FileRecord": "project_id",
          "Comment": "any"
        },
        "for": "readers",
        "changed": "visibility"
      }
    ],
    "description": "Fields of a project changed, by a request or because its owner left it or was deleted."
  },
  "PROJECT_DELETED": {
    "subject": "projects",
    "data": "Project",
    "changes": false,
    "affects": [
      { "records": { "ProjectMemberChange": "project_id", "Task": "project_id", "Comment": "any" }, "for": "everyone" },
      { "records": { "FileRecord": "project_id" }, "for": "readers" }
    ],
    "description": "A project was deleted; the record is in its last state. Its memberships ended with it and have no events of their own: forget those with this `project_id`. Its tasks were deleted with it and have no events of their own: forget those with this `project_id`. Its files remain, without project and task, and each has a `FILE_UPDATED` with this event as its `cause`. Only their uploaders and administrators see them from then on: everybody else forgets the files with this `project_id`. The comments on it and on its tasks were deleted with it and have no events of their own: forget those whose `subject` is gone."
  },
  "PROJECT_ARCHIVED": {
    "subject": "projects",
    "data": "Project",
    "changes": true,
    "description": "A project was archived; the project and its tasks are now read-only."
  },
  "PROJECT_RESTORED": {
    "subject": "projects",
    "data": "Project",
    "changes": true,
    "description": "An archived project was made active again."
  },
  "PROJECT_MEMBER_ADDED": {
    "subject": "projects",
    "data": "ProjectMemberChange",
    "changes": false,
    "affects": [
      {
        "records": {
          "Project": "id",
          "ProjectMemberChange": "project_id",
          "Task": "project_id",
          "FileRecord": "project_id",
          "Comment": "any"
        },
        "for": "colleagues"
      }
    ],
    "description": "A user became a member of a project, by a request, as a clone's member, or as the owner who follows a deleted user."
  },
  "PROJECT_MEMBER_REMOVED": {
    "subject": "projects",
    "data": "ProjectMemberChange",
    "changes": false,
    "affects": [
      {
        "records": {
          "Project": "id",
          "ProjectMemberChange": "project_id",
          "Task": "project_id",
          "FileRecord": "project_id",
          "Comment": "any"
        },
        "for": "person"
      }
    ],
    "description": "A user is no longer a member of a project, because someone removed them or they left. `role` is the role that they had. The user gets this event, too: whoever no longer sees the project forgets it with everything in it."
  },
  "PROJECT_MEMBER_UPDATED": {
    "subject": "projects",
    "data": "ProjectMemberChange",
    "changes": true,
    "description": "A member of a project has another role, for example `owner` after the owner of the project was deleted. `role` is the new one."
  },
  "PROJECT_RESTRICTED": {
    "subject": "projects",
    "data": "ProjectRestriction",
    "changes": false,
    "affects": [
      {
        "records": {
          "Project": "id",
          "ProjectMemberChange": "project_id",
          "Task": "project_id",
          "FileRecord": "project_id",
          "Comment": "any"
        },
        "for": "readers"
      }
    ],
    "description": "Fewer users may see a project. Its visibility was narrowed: everyone who saw it until then gets this event. Or a member left a project with the visibility `team`: the member and the members of their teams get it. Whoever no longer sees the project forgets it with everything in it."
  },
  "TASK_CREATED": {
    "subject": "tasks",
    "data": "Task",
    "changes": false,
    "description": "A task was added to a project, by a request or by a clone of its project."
  },
  "TASK_UPDATED": {
    "subject": "tasks",
    "data": "Task",
    "changes": true,
    "description": "Fields of a task changed, for example its assignee or its status, by a request or because its assignee was deleted."
  },
  "TASK_DELETED": {
    "subject": "tasks",
    "data": "Task",
    "changes": false,
    "affects": [{ "records": { "Comment": "subject_id" }, "for": "everyone" }],
    "description": "A task was deleted; the record is in its last state. Its files remain in the project, and each has a `FILE_UPDATED` with this event as its `cause`. Its comments were deleted with it and have no events of their own: forget those whose `subject` it is."
  },
  "TASK_COMPLETED": { "subject": "tasks", "data": "Task", "changes": true, "description": "A task was completed." },
  "TASK_REOPENED": {
    "subject": "tasks",
    "data": "Task",
    "changes": true,
    "description": "A task that was done or cancelled was reopened."
  },
  "TEAM_CREATED": { "subject": "teams", "data": "Team", "changes": false, "description": "A team was created, still without members." },
  "TEAM_UPDATED": { "subject": "teams", "data": "Team", "changes": true, "description": "The name or the description of a team changed." },
  "TEAM_DELETED": {
    "subject": "teams",
    "data": "Team",
    "changes": false,
    "affects": [
      { "records": { "TeamMemberChange": "team_id" }, "for": "everyone" },
      {
        "records": { "Project": "any", "ProjectMemberChange": "any", "Task": "any", "FileRecord": "any", "Comment": "any" },
        "for": "readers"
      }
    ],
    "description": "A team was deleted; the record is in its last state. Its memberships ended with it and have no events of their own: forget those with this `team_id`."
  },
  "TEAM_MEMBER_ADDED": {
    "subject": "teams",
    "data": "TeamMemberChange",
    "changes": false,
    "affects": [
      {
        "records": { "Project": "any", "ProjectMemberChange": "any", "Task": "any", "FileRecord": "any", "Comment": "any" },
        "for": "colleagues"
      }
    ],
    "description": "A user was added to a team."
  },
  "TEAM_MEMBER_REMOVED": {
    "subject": "teams",
    "data": "TeamMemberChange",
    "changes": false,
    "affects": [
      {
        "records": { "Project": "any", "ProjectMemberChange": "any", "Task": "any", "FileRecord": "any", "Comment": "any" },
        "for": "colleagues"
      }
    ],
    "description": "A user was removed from a team, or left it."
  },
  "PROJECT_FILE_REMOVED": {
    "subject": "projects",
    "data": "ProjectFileRemoval",
    "changes": false,
    "affects": [{ "records": { "FileRecord": "project_id", "Comment": "any" }, "for": "readers" }],
    "description": "A file was moved out of a project, to another one or to none. Those who see the project get this event: whoever does not see the file in its new place forgets it with all that is attached to it."
  },
  "FILE_CREATED": {
    "subject": "files",
    "data": "FileRecord",
    "changes": false,
    "description": "The record of a file was created; its bytes are not uploaded yet."
  },
  "FILE_UPDATED": {
    "subject": "files",
    "data": "FileRecord",
    "changes": true,
    "affects": [{ "records": { "Comment": "subject_id" }, "for": "readers", "changed": "project_id" }],
    "description": "Fields of a file's record changed, such as its name, project or task, by a request or because its project or task was deleted. The bytes are the same."
  },
  "FILE_DELETED": {
    "subject": "files",
    "data": "FileRecord",
    "changes": false,
    "affects": [{ "records": { "Comment": "subject_id" }, "for": "everyone" }],
    "description": "A file was deleted with its bytes; the record is in its last state. Its comments were deleted with it and have no events of their own: forget those whose `subject` it is."
  },
  "FILE_CONTENT_STORED": {
    "subject": "files",
    "data": "FileRecord",
    "changes": true,
    "description": "The bytes of a file were uploaded completely, for the first time or as a replacement."
  },
  "COMMENT_CREATED": {
    "subject": "comments",
    "data": "Comment",
    "changes": false,
    "description": "Somebody commented on a project, a task, a file or a resource."
  },
  "COMMENT_UPDATED": { "subject": "comments", "data": "Comment", "changes": true, "description": "The text of a comment changed." },
  "COMMENT_DELETED": {
    "subject": "comments",
    "data": "Comment",
    "changes": false,
    "description": "A comment was deleted; the record is in its last state."
  },
  "INTEGRATION_CREATED": {
    "subject": "integrations",
    "data": "Integration",
    "changes": false,
    "description": "An integration was created."
  },
  "INTEGRATION_UPDATED": {
    "subject": "integrations",
    "data": "Integration",
    "changes": true,
    "description": "The name or the configuration of an integration changed."
  },
  "INTEGRATION_DELETED": {
    "subject": "integrations",
    "data": "Integration",
    "changes": false,
    "description": "An integration was deleted; the record is in its last state. The resources that it imported stay."
  },
  "INTEGRATION_CONNECTED": {
    "subject": "integrations",
    "data": "Integration",
    "changes": true,
    "description": "An integration reached its address and is connected."
  },
  "INTEGRATION_DISCONNECTED": {
    "subject": "integrations",
    "data": "Integration",
    "changes": true,
    "description": "An integration was disconnected; nothing more is fetched."
  },
  "INTEGRATION_SYNC_STARTED": {
    "subject": "integrations",
    "data": "Integration",
    "changes": false,
    "description": "A sync was accepted and continues in the background."
  },
  "INTEGRATION_SYNCED": {
    "subject": "integrations",
    "data": "Integration",
    "changes": true,
    "description": "A sync succeeded; `last_synced_at` says when. Each resource that it created or changed has an event of its own. All of them, and this one, have the `INTEGRATION_SYNC_STARTED` as their `cause`."
  },
  "INTEGRATION_SYNC_FAILED": {
    "subject": "integrations",
    "data": "Integration",
    "changes": true,
    "description": "A sync failed or was interrupted. Its operation says why. The `INTEGRATION_SYNC_STARTED` is its `cause`."
  },
  "WEBHOOK_CREATED": {
    "subject": "webhooks",
    "data": "Webhook",
    "changes": false,
    "description": "A webhook was registered. No event shows its signing secret."
  },
  "WEBHOOK_UPDATED": {
    "subject": "webhooks",
    "data": "Webhook",
    "changes": true,
    "description": "Fields of a webhook changed, such as its address or its event types, or it was paused or its pause ended."
  },
  "WEBHOOK_DELETED": {
    "subject": "webhooks",
    "data": "Webhook",
    "changes": false,
    "description": "A webhook was deleted; the record is in its last state."
  },
  "WEBHOOK_ENABLED": {
    "subject": "webhooks",
    "data": "Webhook",
    "changes": true,
    "description": "A disabled or paused webhook was enabled again, by the action `enable`."
  },
  "WEBHOOK_DISABLED": {
    "subject": "webhooks",
    "data": "Webhook",
    "changes": true,
    "description": "A webhook was disabled; `disabled_reason` says why."
  },
  "WEBHOOK_SECRET_ROTATED": {
    "subject": "webhooks",
    "data": "Webhook",
    "changes": true,
    "description": "A webhook got a new signing secret. For 24 hours its messages also carry a signature with the old secret."
  },
  "WEBHOOK_TEST": {
    "subject": "webhooks",
    "data": "Webhook",
    "changes": false,
    "description": "Somebody tests a webhook. The event is sent only to that webhook, whether or not it receives this type."
  },
  "RESOURCE_CREATED": {
    "subject": "resources",
    "data": "Resource",
    "changes": false,
    "description": "A resource was created, by a request or by work in the background. A sync creates a resource for an item that it finds for the first time."
  },
  "RESOURCE_UPDATED": {
    "subject": "resources",
    "data": "Resource",
    "changes": true,
    "description": "Fields of a resource changed, for example its status, by a request or by work in the background. A sync updates a resource whose item has changed."
  },
  "RESOURCE_DELETED": {
    "subject": "resources",
    "data": "Resource",
    "changes": false,
    "affects": [{ "records": { "Comment": "subject_id" }, "for": "everyone" }],
    "description": "A resource was deleted; the record is in its last state. Its comments were deleted with it and have no events of their own: forget those whose `subject` it is."
  },
  "NOTIFICATION_CREATED": {
    "subject": "notifications",
    "data": "Notification",
    "changes": false,
    "description": "Something concerns a person. It is the effect of the event that it tells of, or recorded by itself for what is due."
  },
  "NOTIFICATION_UPDATED": {
    "subject": "notifications",
    "data": "Notification",
    "changes": true,
    "description": "A person marked a notification of theirs."
  },
  "USER_NOTIFICATIONS_READ": {
    "subject": "users",
    "data": "NotificationsReadBy",
    "changes": false,
    "description": "A person marked all their unread notifications as read. Each has its own event, with this one as the cause."
  }
} as const;

/** The data of each event, by its type. */
export interface EventDataByType {
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
  PROJECT_MEMBER_UPDATED: components['schemas']['ProjectMemberChange'];
  PROJECT_RESTRICTED: components['schemas']['ProjectRestriction'];
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
  PROJECT_FILE_REMOVED: components['schemas']['ProjectFileRemoval'];
  FILE_CREATED: components['schemas']['FileRecord'];
  FILE_UPDATED: components['schemas']['FileRecord'];
  FILE_DELETED: components['schemas']['FileRecord'];
  FILE_CONTENT_STORED: components['schemas']['FileRecord'];
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
  RESOURCE_CREATED: components['schemas']['Resource'];
  RESOURCE_UPDATED: components['schemas']['Resource'];
  RESOURCE_DELETED: components['schemas']['Resource'];
  NOTIFICATION_CREATED: components['schemas']['Notification'];
  NOTIFICATION_UPDATED: components['schemas']['Notification'];
  USER_NOTIFICATIONS_READ: components['schemas']['NotificationsReadBy'];
}

/** The types of events that change a record. */
export type ChangeEventType = 'USER_UPDATED' | 'PROJECT_UPDATED' | 'PROJECT_ARCHIVED' | 'PROJECT_RESTORED' | 'PROJECT_MEMBER_UPDATED' | 'TASK_UPDATED' | 'TASK_COMPLETED' | 'TASK_REOPENED' | 'TEAM_UPDATED' | 'FILE_UPDATED' | 'FILE_CONTENT_STORED' | 'COMMENT_UPDATED' | 'INTEGRATION_UPDATED' | 'INTEGRATION_CONNECTED' | 'INTEGRATION_DISCONNECTED' | 'INTEGRATION_SYNCED' | 'INTEGRATION_SYNC_FAILED' | 'WEBHOOK_UPDATED' | 'WEBHOOK_ENABLED' | 'WEBHOOK_DISABLED' | 'WEBHOOK_SECRET_ROTATED' | 'RESOURCE_UPDATED' | 'NOTIFICATION_UPDATED';

/** The audiences of effects that families decide about. */
export type FamilyAudience = 'colleagues';
