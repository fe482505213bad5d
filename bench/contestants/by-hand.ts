import { benchParts } from '../families/index.ts';
import { type ByHand, change, create, find, forWrites, list, recorded, remove, update } from './one-statement.ts';

// What the operations of the platform store and read, each in one statement.

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
  createResource: create('resources', 'RESOURCE_CREATED', 'resource', { fields: ['name', 'type'], user: 'owner_id' }),
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
  updateResource: update('resources', 'RESOURCE_UPDATED', 'description'),
  updateWebhook: update('webhooks', 'WEBHOOK_UPDATED', 'description'),
  deleteTask: remove('tasks', 'TASK_DELETED'),
  deleteTeam: remove('teams', 'TEAM_DELETED'),
  deleteResource: remove('resources', 'RESOURCE_DELETED'),
  deleteWebhook: remove('webhooks', 'WEBHOOK_DELETED'),
  getUser: find('users'),
  getProject: find('projects'),
  getTask: find('tasks'),
  getTeam: find('teams'),
  getResource: find('resources'),
  getWebhook: find('webhooks'),
  listUsers: list('users'),
  listProjects: list('projects', `and status = 'active'`),
  listTasks: list('tasks', `and status = 'todo'`),
  listProjectTasks: list('tasks', 'and project_id = $2'),
  listTeams: list('teams'),
  listResources: list('resources', `and status = 'active'`),
  listWebhooks: list('webhooks'),
  listEvents: list('events'),
  ...Object.assign({}, ...benchParts.map(({ statements }) => statements)),
};
