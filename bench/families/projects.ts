import { randomUUID } from 'node:crypto';
import { type ByHand, change, create, find, forWrites, list, recorded, update } from '../contestants/one-statement.ts';
import type { BenchPart, Ids } from './index.ts';

const owner = `, member as (insert into project_members (account_id, project_id, user_id, role) select $1, id, $3, 'owner' from record)`;

/** A write to the members of a project, whose event is about the project. */
const member = (write: string, type: string, fields: string[] = []): ByHand => ({
  takes: forWrites,
  fields,
  text: recorded(write, type, '', '*, project_id as id'),
});

const userOf = ({ users }: Ids): string => users![0]!;

export const part: BenchPart = {
  family: 'projects',

  // The first is one of the caller's own.
  fill: async (db, { accountId, userId }) => {
    const query = db.selectFrom('projects').select('id').where('account_id', '=', accountId).where('status', '=', 'active');
    const own = await query.where('owner_id', '=', userId).orderBy('id').executeTakeFirstOrThrow();
    const others = await query.where('id', '!=', own.id).orderBy('id').limit(500).execute();
    return [own, ...others].map(({ id }) => id);
  },

  body: () => ({ name: 'Atlas' }),

  changes: { updateProject: () => ({ description: randomUUID() }) },

  filter: 'status=active',

  lists: ({ projects }) => ({ [`/v1/projects/${projects![0]}/members`]: 'listProjectMembers' }),

  actions: {
    'archive, restore': [
      ['POST', 'archiveProject', '/archive'],
      ['POST', 'restoreProject', '/restore'],
    ],
    'POST and DELETE member': [
      ['POST', 'addProjectMember', '/members', (ids) => ({ user_id: userOf(ids), role: 'viewer' })],
      ['DELETE', 'removeProjectMember', (ids) => `/members/${userOf(ids)}`],
    ],
  },

  statements: {
    createProject: create('projects', 'PROJECT_CREATED', 'project', { fields: ['name'], user: 'owner_id', besides: owner }),
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
    archiveProject: change('projects', 'PROJECT_ARCHIVED', `status = 'archived', archived_at = now()`),
    restoreProject: change('projects', 'PROJECT_RESTORED', `status = 'active', archived_at = null`),
    updateProject: update('projects', 'PROJECT_UPDATED', 'description'),
    getProject: find('projects'),
    listProjects: list('projects', `and status = 'active'`),
  },
};
