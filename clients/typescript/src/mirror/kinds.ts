import { affecting, type EventType } from '../../generated/events.ts';
import type * as platform from '../../generated/platform/index.ts';

/** The records that a copy can have, by kind. Memberships have no lists of their own: they are as their events show them. */
export interface MirroredRecords {
  users: platform.User;
  projects: platform.Project;
  projectMembers: platform.ProjectMemberChange;
  tasks: platform.Task;
  teams: platform.Team;
  teamMembers: platform.TeamMemberChange;
  files: platform.FileRecord;
  comments: platform.Comment;
  resources: platform.Resource;
  integrations: platform.Integration;
  webhooks: platform.Webhook;
}

export type Kind = keyof MirroredRecords;

/** The filters of the lists that a copy is read from. Memberships are read from all projects and teams. */
interface ListFilters {
  users: platform.UserList;
  projects: platform.ProjectList;
  projectMembers: object;
  tasks: platform.TaskList;
  teams: platform.TeamList;
  teamMembers: object;
  files: platform.FileRecordList;
  comments: platform.CommentList;
  resources: platform.ResourceList;
  integrations: platform.IntegrationList;
  webhooks: platform.WebhookList;
}

type TextsOf<Record> = { [Name in keyof Record]: NonNullable<Record[Name]> extends string ? Name : never }[keyof Record];

/** How a list can compare a property. */
type Comparisons<F> = keyof Exclude<Extract<F, object>, Date>;

/** The filters by ids and values of enums: those that a list compares as they are. It takes texts in any case, and times with any offset. */
type ExactOf<List> = {
  [Name in keyof List]-?: 'in' extends Comparisons<List[Name]> ? ('contains' extends Comparisons<List[Name]> ? never : Name) : never;
}[keyof List];

/** Which records of a kind a copy has: all that its viewer sees, or those with these ids and values of enums. `me` is the viewer's own id. */
export type Filter<K extends Kind> = {
  readonly [Name in keyof MirroredRecords[K] & TextsOf<MirroredRecords[K]> & ExactOf<ListFilters[K]>]?:
    | NonNullable<MirroredRecords[K][Name]>
    | { readonly in: readonly NonNullable<MirroredRecords[K][Name]>[] }
    | undefined;
};

/** The kinds of a copy, each with its filter; `{}` is all that its viewer sees. */
export type Filters<K extends Kind> = { readonly [Name in K]: Filter<Name> };

/** Who a copy is for. */
export interface Viewer {
  id: string;
  isAdmin: boolean;
  /** The ids of their teams. */
  teams: readonly string[];
}

/** The kinds of which people see only a part. Users, teams, resources, integrations and webhooks are visible to everybody in the account. */
export const restricted: readonly Kind[] = ['projects', 'projectMembers', 'tasks', 'files', 'comments'];

/** The kinds of records that belong to a project, and the property that names it. */
export const projectIn: { readonly [K in Kind]?: string } = {
  projects: 'id',
  projectMembers: 'project_id',
  tasks: 'project_id',
  files: 'project_id',
};

/** The kind of record that an event has as its data. An event of a type that is not here changes no copy: more types are added over time. */
export const kindOfEvent = {
  USER_CREATED: 'users',
  USER_UPDATED: 'users',
  USER_DELETED: 'users',
  PROJECT_CREATED: 'projects',
  PROJECT_UPDATED: 'projects',
  PROJECT_DELETED: 'projects',
  PROJECT_ARCHIVED: 'projects',
  PROJECT_RESTORED: 'projects',
  PROJECT_MEMBER_ADDED: 'projectMembers',
  PROJECT_MEMBER_REMOVED: 'projectMembers',
  PROJECT_MEMBER_UPDATED: 'projectMembers',
  PROJECT_RESTRICTED: undefined,
  PROJECT_FILE_REMOVED: undefined,
  TASK_CREATED: 'tasks',
  TASK_UPDATED: 'tasks',
  TASK_DELETED: 'tasks',
  TASK_COMPLETED: 'tasks',
  TASK_REOPENED: 'tasks',
  TEAM_CREATED: 'teams',
  TEAM_UPDATED: 'teams',
  TEAM_DELETED: 'teams',
  TEAM_MEMBER_ADDED: 'teamMembers',
  TEAM_MEMBER_REMOVED: 'teamMembers',
  FILE_CREATED: 'files',
  FILE_UPDATED: 'files',
  FILE_DELETED: 'files',
  FILE_CONTENT_STORED: 'files',
  COMMENT_CREATED: 'comments',
  COMMENT_UPDATED: 'comments',
  COMMENT_DELETED: 'comments',
  RESOURCE_CREATED: 'resources',
  RESOURCE_UPDATED: 'resources',
  RESOURCE_DELETED: 'resources',
  INTEGRATION_CREATED: 'integrations',
  INTEGRATION_UPDATED: 'integrations',
  INTEGRATION_DELETED: 'integrations',
  INTEGRATION_CONNECTED: 'integrations',
  INTEGRATION_DISCONNECTED: 'integrations',
  INTEGRATION_SYNC_STARTED: 'integrations',
  INTEGRATION_SYNCED: 'integrations',
  INTEGRATION_SYNC_FAILED: 'integrations',
  WEBHOOK_CREATED: 'webhooks',
  WEBHOOK_UPDATED: 'webhooks',
  WEBHOOK_DELETED: 'webhooks',
  WEBHOOK_ENABLED: 'webhooks',
  WEBHOOK_DISABLED: 'webhooks',
  WEBHOOK_SECRET_ROTATED: 'webhooks',
  WEBHOOK_TEST: 'webhooks',
} as const satisfies Record<EventType, Kind | undefined>;

const all = Object.keys(kindOfEvent) as EventType[];

/** The events of other kinds after which there may be more or fewer records of a kind, as the catalogue of events says. */
const ofOthers: { readonly [K in Kind]?: readonly EventType[] } = {
  projects: affecting.Project,
  projectMembers: affecting.ProjectMemberChange,
  tasks: affecting.Task,
  teamMembers: affecting.TeamMemberChange,
  files: affecting.FileRecord,
  comments: affecting.Comment,
};

/** The types of the events that change a copy of these kinds. */
export const eventsFor = (kinds: object): EventType[] => {
  const names = Object.keys(kinds) as Kind[];
  return all.filter((type) => names.includes(kindOfEvent[type]!) || names.some((kind) => ofOthers[kind]?.includes(type)));
};
