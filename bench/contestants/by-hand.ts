import type { IdKind } from '../../src/core/ids.ts';

// What the operations of the platform store and read, each in one statement.

type Given = 'account' | 'record' | 'user' | 'event';

/** A statement and its values. */
export interface ByHand {
  text: string;
  takes: readonly Given[];
  /** The kind of the ids of new records; where it is missing, the record is the last part of the path. */
  makes?: IdKind;
  /** The properties of the body, which are the values after those. */
  fields: readonly string[];
}

const forWrites: Given[] = ['account', 'record', 'user', 'event'];

/** Adds what every write records: its event, and the event's place in the outbox. */
const recorded = (
  write: string,
  type: string,
  besides = '',
  returned = '*',
): string => `with record as (${write} returning ${returned})${besides},
  event as (insert into events (account_id, id, type, resource_id, actor, data)
    select $1, $4, '${type}', id, jsonb_build_object('type', 'user', 'id', $3::text), to_jsonb(record) from record returning account_id, id),
  queued as (insert into outbox (account_id, event_id) select account_id, id from event)
  select * from record`;

const create = (
  table: string,
  type: string,
  makes: IdKind,
  { fields, user, besides }: { fields: string[]; user?: string; besides?: string },
): ByHand => {
  const columns = ['account_id', 'id', ...(user ? [user] : []), ...fields];
  const values = ['$1', '$2', ...(user ? ['$3'] : []), ...fields.map((_, at) => `$${at + 5}`)];
  return { makes, takes: forWrites, fields, text: recorded(`insert into ${table} (${columns}) values (${values})`, type, besides) };
};

const change = (table: string, type: string, set: string, fields: string[] = []): ByHand => ({
  takes: forWrites,
  fields,
  text: recorded(`update ${table} set ${set}, version = version + 1, updated_at = now() where account_id = $1 and id = $2`, type),
});

const update = (table: string, type: string, field: string): ByHand => change(table, type, `${field} = $5`, [field]);

const remove = (table: string, type: string): ByHand => ({
  takes: forWrites,
  fields: [],
  text: recorded(`delete from ${table} where account_id = $1 and id = $2`, type),
});

const find = (table: string): ByHand => ({
  takes: ['account', 'record'],
  fields: [],
  text: `select * from ${table} where account_id = $1 and id = $2`,
});

const list = (table: string, condition = ''): ByHand => ({
  takes: condition.includes('$2') ? ['account', 'record'] : ['account'],
  fields: [],
  text: `select * from ${table} where account_id = $1 ${condition} order by created_at desc, id desc limit 21`,
});

const owner = `, member as (insert into project_members (account_id, project_id, user_id, role) select $1, id, $3, 'owner' from record)`;

/** A write to the members of a project, whose event is about the project. */
const member = (write: string, type: string, fields: string[] = []): ByHand => ({
  takes: forWrites,
  fields,
  text: recorded(write, type, '', '*, project_id as id'),
});

export const byHand: Record<string, ByHand> = {
  createUser: create('users', 'USER_CREATED', 'user', { fields: ['name', 'email'] }),
  createProject: create('projects', 'PROJECT_CREATED', 'project', { fields: ['name'], user: 'owner_id', besides: owner }),
  createTask: create('tasks', 'TASK_CREATED', 'task', { fields: ['project_id', 'title'], user: 'created_by' }),
  createTeam: create('teams', 'TEAM_CREATED', 'team', { fields: ['name'] }),
  createComment: create('comments', 'COMMENT_CREATED', 'comment', { fields: ['task_id', 'body'], user: 'author_id' }),
  createResource: create('resources', 'RESOURCE_CREATED', 'resource', { fields: ['name', 'type'], user: 'owner_id' }),
  createFile: create('files', 'FILE_CREATED', 'file', { fields: ['name', 'content_type', 'project_id'], user: 'uploaded_by' }),
  addProjectMember: member(
    'insert into project_members (account_id, project_id, user_id, role) values ($1, $2, $5, $6)',
    'PROJECT_MEMBER_ADDED',
    ['user_id', 'role'],
  ),
  removeProjectMember: member(
    `delete from project_members where account_id = $1 and project_id = $2 and role = 'viewer'`,
    'PROJECT_MEMBER_REMOVED',
  ),
  listProjectMembers: {
    takes: ['account', 'record'],
    fields: [],
    text: 'select * from project_members where account_id = $1 and project_id = $2 order by user_id limit 21',
  },
  createWebhook: create('webhooks', 'WEBHOOK_CREATED', 'webhook', { fields: ['url', 'events'], user: 'created_by' }),
  completeTask: change('tasks', 'TASK_COMPLETED', `status = 'done', completed_at = now()`),
  reopenTask: change('tasks', 'TASK_REOPENED', `status = 'todo', completed_at = null`),
  archiveProject: change('projects', 'PROJECT_ARCHIVED', `status = 'archived', archived_at = now()`),
  restoreProject: change('projects', 'PROJECT_RESTORED', `status = 'active', archived_at = null`),
  updateUser: update('users', 'USER_UPDATED', 'name'),
  updateProject: update('projects', 'PROJECT_UPDATED', 'description'),
  updateTask: update('tasks', 'TASK_UPDATED', 'title'),
  assignTask: update('tasks', 'TASK_UPDATED', 'assignee_id'),
  updateTeam: update('teams', 'TEAM_UPDATED', 'description'),
  updateComment: update('comments', 'COMMENT_UPDATED', 'body'),
  updateResource: update('resources', 'RESOURCE_UPDATED', 'description'),
  updateFile: update('files', 'FILE_UPDATED', 'name'),
  updateWebhook: update('webhooks', 'WEBHOOK_UPDATED', 'description'),
  deleteTask: remove('tasks', 'TASK_DELETED'),
  deleteTeam: remove('teams', 'TEAM_DELETED'),
  deleteComment: remove('comments', 'COMMENT_DELETED'),
  deleteResource: remove('resources', 'RESOURCE_DELETED'),
  deleteFile: remove('files', 'FILE_DELETED'),
  deleteWebhook: remove('webhooks', 'WEBHOOK_DELETED'),
  getUser: find('users'),
  getProject: find('projects'),
  getTask: find('tasks'),
  getTeam: find('teams'),
  getComment: find('comments'),
  getResource: find('resources'),
  getFile: find('files'),
  getWebhook: find('webhooks'),
  listUsers: list('users'),
  listProjects: list('projects', `and status = 'active'`),
  listTasks: list('tasks', `and status = 'todo'`),
  listProjectTasks: list('tasks', 'and project_id = $2'),
  listTeams: list('teams'),
  listComments: list('comments'),
  listResources: list('resources', `and status = 'active'`),
  listFiles: list('files'),
  listWebhooks: list('webhooks'),
  listEvents: list('events'),
};
