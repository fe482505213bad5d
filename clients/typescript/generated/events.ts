// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
import type { Event, Comment, FileRecord, Integration, Notification, NotificationsReadBy, Project, ProjectFileRemoval, ProjectMemberChange, ProjectRestriction, Resource, Task, Team, TeamMemberChange, User, Webhook } from './platform/types.ts';

/** The data of each kind of event. */
export interface EventData {
  USER_CREATED: User;
  USER_UPDATED: User;
  USER_DELETED: User;
  PROJECT_CREATED: Project;
  PROJECT_UPDATED: Project;
  PROJECT_DELETED: Project;
  PROJECT_ARCHIVED: Project;
  PROJECT_RESTORED: Project;
  PROJECT_MEMBER_ADDED: ProjectMemberChange;
  PROJECT_MEMBER_REMOVED: ProjectMemberChange;
  PROJECT_MEMBER_UPDATED: ProjectMemberChange;
  PROJECT_RESTRICTED: ProjectRestriction;
  TASK_CREATED: Task;
  TASK_UPDATED: Task;
  TASK_DELETED: Task;
  TASK_COMPLETED: Task;
  TASK_REOPENED: Task;
  TEAM_CREATED: Team;
  TEAM_UPDATED: Team;
  TEAM_DELETED: Team;
  TEAM_MEMBER_ADDED: TeamMemberChange;
  TEAM_MEMBER_REMOVED: TeamMemberChange;
  PROJECT_FILE_REMOVED: ProjectFileRemoval;
  FILE_CREATED: FileRecord;
  FILE_UPDATED: FileRecord;
  FILE_DELETED: FileRecord;
  FILE_CONTENT_STORED: FileRecord;
  COMMENT_CREATED: Comment;
  COMMENT_UPDATED: Comment;
  COMMENT_DELETED: Comment;
  INTEGRATION_CREATED: Integration;
  INTEGRATION_UPDATED: Integration;
  INTEGRATION_DELETED: Integration;
  INTEGRATION_CONNECTED: Integration;
  INTEGRATION_DISCONNECTED: Integration;
  INTEGRATION_SYNC_STARTED: Integration;
  INTEGRATION_SYNCED: Integration;
  INTEGRATION_SYNC_FAILED: Integration;
  WEBHOOK_CREATED: Webhook;
  WEBHOOK_UPDATED: Webhook;
  WEBHOOK_DELETED: Webhook;
  WEBHOOK_ENABLED: Webhook;
  WEBHOOK_DISABLED: Webhook;
  WEBHOOK_SECRET_ROTATED: Webhook;
  WEBHOOK_TEST: Webhook;
  RESOURCE_CREATED: Resource;
  RESOURCE_UPDATED: Resource;
  RESOURCE_DELETED: Resource;
  NOTIFICATION_CREATED: Notification;
  NOTIFICATION_UPDATED: Notification;
  USER_NOTIFICATIONS_READ: NotificationsReadBy;
}

/** The kinds of events. More are added over time. */
export type EventType = keyof EventData;

/** The kinds of events that change a record. */
export type ChangeEventType = 'USER_UPDATED' | 'PROJECT_UPDATED' | 'PROJECT_ARCHIVED' | 'PROJECT_RESTORED' | 'PROJECT_MEMBER_UPDATED' | 'TASK_UPDATED' | 'TASK_COMPLETED' | 'TASK_REOPENED' | 'TEAM_UPDATED' | 'FILE_UPDATED' | 'FILE_CONTENT_STORED' | 'COMMENT_UPDATED' | 'INTEGRATION_UPDATED' | 'INTEGRATION_CONNECTED' | 'INTEGRATION_DISCONNECTED' | 'INTEGRATION_SYNCED' | 'INTEGRATION_SYNC_FAILED' | 'WEBHOOK_UPDATED' | 'WEBHOOK_ENABLED' | 'WEBHOOK_DISABLED' | 'WEBHOOK_SECRET_ROTATED' | 'RESOURCE_UPDATED' | 'NOTIFICATION_UPDATED';

/** The changes of a record by an event, by property. `from` is omitted if the record had different readers before. */
export type ChangesOf<Data> = { [Name in keyof Data]?: { from?: Data[Name]; to: Data[Name] } };

/** An event of one of these kinds, which `type` tells apart. */
export type EventOf<Type extends EventType = EventType> = {
  [One in Type]: Omit<Event, 'type' | 'data' | 'changes'> & {
    type: One;
    data: EventData[One];
    changes: One extends ChangeEventType ? ChangesOf<EventData[One]> : null;
  };
}[Type];
