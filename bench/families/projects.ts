import { randomUUID } from 'node:crypto';
import type { Queries } from '../../src/data/connection/database.ts';
import { type ByHand, change, create, find, forWrites, list, recorded, update } from '../contestants/one-statement.ts';
import type { BenchPart, Ids } from './index.ts';

const colleagues = `
  select colleague.user_id from team_members mine
  join team_members colleague on colleague.account_id = mine.account_id and colleague.team_id = mine.team_id
  where mine.account_id = $1 and mine.user_id = $2`;

/** What `src/families/projects/visibility.ts` says of a user ($2) of an account ($1) who is no administrator, by hand: for many projects. */
const visible = `projects.account_id = $1 and (
  visibility = 'public'
  or id in (select project_id from project_members where account_id = $1 and user_id = $2)
  or (visibility = 'team' and id in (select project_id from project_members where account_id = $1 and user_id = any(array(${colleagues})))))`;

/** The same, for one of them. */
const visibleOne = `projects.account_id = $1 and (
  visibility = 'public'
  or exists (
    select 1 from project_members member
    where member.account_id = $1 and member.project_id = projects.id
      and (member.user_id = $2 or (projects.visibility = 'team' and member.user_id = any(array(${colleagues}))))))`;

/** Somebody whose view of the projects has to be worked out: no administrator, and in a team since long ago. */
const pickEditor = (db: Queries) =>
  db
    .selectFrom('users')
    .innerJoin('team_members', (join) =>
      join.onRef('team_members.account_id', '=', 'users.account_id').onRef('team_members.user_id', '=', 'users.id'),
    )
    .select(['users.account_id as accountId', 'users.id as userId'])
    .where('users.role', '=', 'editor')
    .orderBy('users.id')
    .executeTakeFirstOrThrow();

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

  seenInPart: {
    list: {
      family: 'projects',
      columns: 'id, name, description, visibility, status, settings, tags, owner_id, archived_at, created_at, updated_at',
      visible,
      visibleOne,
    },
    pickReader: pickEditor,
  },

  pages: ['projects'],

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
