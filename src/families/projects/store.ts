import { type ExpressionBuilder, sql } from 'kysely';
import type { Principal } from '../../core/principal.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { Viewer } from '../../data/query/cached-statements.ts';
import type { Collection, List } from '../../data/query/collection.ts';
import { findById, findByIds } from '../../data/query/find-by-id.ts';
import { listOf } from '../../data/query/list.ts';
import type { Tables } from '../../data/tables/index.ts';
import type { MemberRole, Project, ProjectFields, ProjectMember } from './project.ts';
import { visibleProject, visibleProjects } from './visibility.ts';

const columns = [
  'projects.id',
  'projects.name',
  'projects.description',
  'projects.visibility',
  'projects.status',
  'projects.settings',
  'projects.tags',
  'projects.owner_id',
  'projects.archived_at',
  'projects.created_at',
  'projects.updated_at',
] as const;

const collection: Collection = {
  columns: Object.fromEntries(columns.map((column) => [column.slice('projects.'.length), sql.ref(column)])),
  key: sql.ref('projects.id'),
  ties: { status: sql.ref('projects.created_at') },
};

const memberCollection: Collection = {
  columns: Object.fromEntries(['user_id', 'role', 'added_at'].map((column) => [column, sql.ref(`project_members.${column}`)])),
  key: sql.ref('project_members.user_id'),
};

type Expressions = ExpressionBuilder<Tables, 'projects'>;

const visible = (db: Queries, caller: Viewer) => db.selectFrom('projects').where((eb) => visibleProjects(eb, caller));

const visibleOne = (db: Queries, caller: Viewer, id: string) =>
  db
    .selectFrom('projects')
    .where((eb) => visibleProject(eb, caller))
    .where('projects.id', '=', id);

/** The role that the caller has in the project as a member; null when they are none. */
const standing = (eb: Expressions, { userId }: Principal) =>
  eb
    .selectFrom('project_members as own')
    .select('own.role')
    .whereRef('own.account_id', '=', 'projects.account_id')
    .whereRef('own.project_id', '=', 'projects.id')
    .where('own.user_id', '=', userId)
    .as('standing');

const memberships = (db: Queries, { accountId }: Viewer) =>
  db.selectFrom('project_members').where('project_members.account_id', '=', accountId);

const teammates = (db: Queries, { accountId }: Viewer, teamId: string) =>
  db.selectFrom('team_members').select('user_id').where('account_id', '=', accountId).where('team_id', '=', teamId);

const all: List = { base: visible, select: (base) => base.select(columns), collection };

export const listProjects = listOf<Project>(all);

export const listProjectsOfUser = listOf<Project, [userId: string]>({
  ...all,
  base: (db, viewer, userId) =>
    visible(db, viewer).where('projects.id', 'in', memberships(db, viewer).where('user_id', '=', userId).select('project_id')),
});

export const listProjectsOfTeam = listOf<Project, [teamId: string]>({
  ...all,
  base: (db, viewer, teamId) => {
    const theirs = memberships(db, viewer).where('user_id', 'in', teammates(db, viewer, teamId));
    return visible(db, viewer).where('projects.id', 'in', theirs.select('project_id'));
  },
});

export const findProject = findById((db, viewer, id) => visibleOne(db, viewer, id).select(columns).select('projects.version'));

export const findProjects = findByIds((db, viewer, ids) =>
  visible(db, viewer).select(columns).where(sql<boolean>`projects.id = any(${ids}::text[])`),
);

/** The project for a write: locked, with the caller's standing in it. */
export const lockProject = (tx: Queries, caller: Principal, id: string) =>
  visibleOne(tx, caller, id)
    .select(columns)
    .select('projects.version')
    .select((eb) => standing(eb, caller))
    .forUpdate()
    .executeTakeFirst();

/** The project's status, which stays as it is until the transaction ends; others may hold it at the same time. */
export const holdProject = (tx: Queries, caller: Principal, id: string) =>
  visibleOne(tx, caller, id).select(['projects.id', 'projects.status']).forShare().executeTakeFirst();

/** The same of any project of the account, whoever sees it, with the caller's standing in it. */
export const holdAnyProject = (tx: Queries, caller: Principal, id: string) =>
  tx
    .selectFrom('projects')
    .where('projects.account_id', '=', caller.accountId)
    .where('projects.id', '=', id)
    .select(['projects.id', 'projects.status'])
    .select((eb) => standing(eb, caller))
    .forShare()
    .executeTakeFirst();

const json = (value: unknown) => sql<never>`${JSON.stringify(value)}::jsonb`;

const returned = [
  'id',
  'name',
  'description',
  'visibility',
  'status',
  'settings',
  'tags',
  'owner_id',
  'archived_at',
  'created_at',
  'updated_at',
  'version',
] as const;

export const insertProject = (tx: Queries, caller: Principal, id: string, now: string, { settings, ...fields }: ProjectFields) =>
  tx
    .insertInto('projects')
    .values({
      ...fields,
      account_id: caller.accountId,
      id,
      settings: json(settings),
      status: 'active',
      owner_id: caller.userId,
      created_at: now,
      updated_at: now,
    })
    .returning(returned)
    .executeTakeFirstOrThrow();

const update = (tx: Queries, accountId: string, id: string) =>
  tx
    .updateTable('projects')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('id', '=', id);

export const updateFields = (tx: Queries, accountId: string, id: string, now: string, { settings, ...fields }: ProjectFields) =>
  update(tx, accountId, id)
    .set({ ...fields, settings: json(settings), updated_at: now })
    .returning(returned)
    .executeTakeFirstOrThrow();

export const updateStatus = (tx: Queries, accountId: string, id: string, now: string, status: Project['status']) =>
  update(tx, accountId, id)
    .set({ status, archived_at: status === 'archived' ? now : null, updated_at: now })
    .returning(returned)
    .executeTakeFirstOrThrow();

/** What remains of a project is who saw it, for that decides who reads its events. */
const former = (tx: Queries, accountId: string, id: string) =>
  tx
    .insertInto('former_projects')
    .columns(['account_id', 'id', 'visibility', 'member_ids'])
    .expression((eb) =>
      eb
        .selectFrom('projects')
        .select(['account_id', 'id', 'visibility'])
        .select(
          sql<string[]>`array(select user_id from project_members where account_id = ${accountId} and project_id = ${id})`.as('member_ids'),
        )
        .where('account_id', '=', accountId)
        .where('id', '=', id),
    );

export const deleteProject = (tx: Queries, accountId: string, id: string) =>
  tx
    .with('former', () => former(tx, accountId, id))
    .deleteFrom('projects')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();

const members = (db: Queries, caller: Viewer, projectId: string) =>
  memberships(db, caller).where('project_members.project_id', '=', projectId);

export const listMembers = listOf<ProjectMember, [projectId: string]>({
  base: members,
  select: (base) => base.select(['project_members.user_id', 'project_members.role', 'project_members.added_at']),
  collection: memberCollection,
});

export const findMember = (db: Queries, caller: Principal, projectId: string, userId: string) =>
  members(db, caller, projectId).select(['user_id', 'role', 'added_at']).where('user_id', '=', userId).executeTakeFirst();

export const countOwners = async (db: Queries, caller: Principal, projectId: string): Promise<number> => {
  const { owners } = await members(db, caller, projectId)
    .where('role', '=', 'owner')
    .select((eb) => eb.fn.countAll<number>().as('owners'))
    .executeTakeFirstOrThrow();
  return Number(owners);
};

export const insertMember = (tx: Queries, accountId: string, project_id: string, user_id: string, role: MemberRole, now: string) =>
  tx
    .insertInto('project_members')
    .values({ account_id: accountId, project_id, user_id, role, added_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['user_id', 'role', 'added_at'])
    .executeTakeFirst();

/** Everyone of one project becomes a member of another, in the same role; who is there already stays as they are. */
export const copyMembers = (tx: Queries, accountId: string, from: string, to: string, now: string) =>
  tx
    .insertInto('project_members')
    .columns(['account_id', 'project_id', 'user_id', 'role', 'added_at'])
    .expression((eb) =>
      eb
        .selectFrom('project_members')
        .select(['account_id', sql<string>`${to}`.as('project_id'), 'user_id', 'role', sql<string>`${now}::timestamptz`.as('added_at')])
        .where('account_id', '=', accountId)
        .where('project_id', '=', from),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const deleteMember = (tx: Queries, accountId: string, projectId: string, userId: string) =>
  tx
    .deleteFrom('project_members')
    .where('account_id', '=', accountId)
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .execute();

/** Who has been an owner of the project for longest. */
export const findFirstOwner = (tx: Queries, caller: Principal, projectId: string) =>
  members(tx, caller, projectId)
    .where('role', '=', 'owner')
    .select('user_id')
    .orderBy('added_at')
    .orderBy('user_id')
    .limit(1)
    .executeTakeFirstOrThrow();

export const updateOwner = (tx: Queries, accountId: string, id: string, now: string, owner_id: string) =>
  update(tx, accountId, id).set({ owner_id, updated_at: now }).execute();
