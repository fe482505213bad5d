import { type Expression, sql } from 'kysely';
import type { Principal } from '../../core/principal.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { Tx } from '../../data/connection/transaction.ts';
import type { Viewer } from '../../data/query/cached-statements.ts';
import { versioned } from '../../rules/if-match.ts';
import type { InAccount } from '../kit/reads.ts';
import { tableOf } from '../kit/table.ts';
import { memberships } from './member-store.ts';
import { visibleProject, visibleProjects } from './visibility.ts';

const columns = [
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
] as const;

const projects = tableOf('projects', { kind: 'project', columns, ties: { status: sql.ref('projects.created_at') } });

const visible = (db: Queries, caller: Viewer) => db.selectFrom('projects').where((eb) => visibleProjects(eb, caller));
const visibleOne = (db: Queries, caller: Viewer) => db.selectFrom('projects').where((eb) => visibleProject(eb, caller));

const teammates = (db: Queries, { accountId }: InAccount, teamId: string) =>
  db.selectFrom('team_members').select('user_id').where('account_id', '=', accountId).where('team_id', '=', teamId);

export const { insert, update, changeAll } = projects;

export const list = projects.list(visible);

export const listOfUser = projects.list((db, viewer, userId: string) =>
  visible(db, viewer).where('projects.id', 'in', memberships(db, viewer).where('user_id', '=', userId).select('project_id')),
);

export const listOfTeam = projects.list((db, viewer, teamId: string) => {
  const theirs = memberships(db, viewer).where('user_id', 'in', teammates(db, viewer, teamId));
  return visible(db, viewer).where('projects.id', 'in', theirs.select('project_id'));
});

export const findById = projects.findById(visibleOne);

export const findByIds = projects.findByIds(visibleOne);

/** The id of a project, or a query that finds it. */
export type ProjectId = string | Expression<unknown>;

const isNamed = (column: string, project: ProjectId) =>
  sql<boolean>`${sql.ref(column)} = ${typeof project === 'string' ? project : sql`(${project})`}`;

/** Locks the project for a write to it, and returns it. */
export const lock = async (tx: Queries, caller: Principal, id: string) => {
  const row = await visibleOne(tx, caller)
    .where('projects.id', '=', id)
    .select([...columns, 'version'])
    .forUpdate()
    .executeTakeFirst();
  return row && versioned(row);
};

/** The project's status, under a shared lock: nobody changes it until the transaction ends. */
export const hold = (tx: Queries, caller: Principal, project: ProjectId) =>
  visibleOne(tx, caller).where(isNamed('projects.id', project)).select(['projects.id', 'projects.status']).forShare().executeTakeFirst();

/** The same for every project of the account, even one that the caller does not see. */
export const holdAny = (tx: Queries, caller: Principal, project: ProjectId) =>
  tx
    .selectFrom('projects')
    .where('projects.account_id', '=', caller.accountId)
    .where(isNamed('projects.id', project))
    .select(['projects.id', 'projects.status'])
    .forShare()
    .executeTakeFirst();

/**
 * The caller's role as a member of a project, under a shared lock, so that it cannot change until the transaction ends. The query is sent
 * after the lock of the project. Every change of members takes that lock, so the query sees their result.
 */
export const holdRole = (tx: Queries, { accountId, userId }: Principal, project: ProjectId) =>
  tx
    .selectFrom('project_members')
    .select('role')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where(isNamed('project_id', project))
    .forShare()
    .executeTakeFirst();

/** Stores who could see a deleted project, because they may still read its events. */
const former = (tx: Queries, caller: InAccount, id: string) =>
  tx
    .insertInto('former_projects')
    .columns(['account_id', 'id', 'visibility', 'member_ids'])
    .expression((eb) =>
      eb
        .selectFrom('projects')
        .select(['account_id', 'id', 'visibility'])
        .select(
          sql<string[]>`array(select user_id from project_members where account_id = ${caller.accountId} and project_id = ${id})`.as(
            'member_ids',
          ),
        )
        .where('account_id', '=', caller.accountId)
        .where('id', '=', id),
    );

export const remove = (tx: Tx, caller: InAccount, id: string): void => {
  const all = tx.with('former', () => former(tx, caller, id)).deleteFrom('projects');
  tx.write(all.where('account_id', '=', caller.accountId).where('id', '=', id));
};
