import {
  type Build,
  byCodePoints,
  type InAccount,
  lockedRow,
  newId,
  oncePer,
  type Principal,
  parent,
  type Queries,
  recordColumns,
  type Tx,
  tableOf,
  type Viewer,
} from '@tessera/platform';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { memberships } from './member-store.ts';
import type { Project, ProjectMember } from './record.ts';
import { visibleProject, visibleProjects } from './visibility.ts';

const columns = recordColumns('Project');

const projects = tableOf('projects', {
  kind: 'project',
  columns,
  ties: { status: sql.ref('projects.created_at') },
  texts: { name: byCodePoints },
  searched: { texts: ['name', 'description'], whole: ['description'], labels: ['tags'] },
});

const visible = (db: Queries, caller: Viewer) => db.selectFrom('projects').where((eb) => visibleProjects(eb, caller));
const visibleOne = (db: Queries, caller: Viewer) => db.selectFrom('projects').where((eb) => visibleProject(eb, caller));

const teammates = (db: Queries, { accountId }: InAccount, teamId: string | typeof parent) =>
  db.selectFrom('team_members').select('user_id').where('account_id', '=', accountId).where('team_id', '=', teamId);

export const { insert, update, changeAll } = projects;

export const list = projects.list(visible);

export const window = projects.window(visible);

const ofUser = (db: Queries, viewer: Viewer, userId: string | RawBuilder<string>) =>
  visible(db, viewer).where('projects.id', 'in', memberships(db, viewer).where('user_id', '=', userId).select('project_id'));

export const listOfUser = projects.list(ofUser);

export const windowsOfUsers = projects.windows((db, viewer) => ofUser(db, viewer, parent));

const ofTeam = (db: Queries, viewer: Viewer, teamId: string | typeof parent) => {
  const theirs = memberships(db, viewer).where('user_id', 'in', teammates(db, viewer, teamId));
  return visible(db, viewer).where('projects.id', 'in', theirs.select('project_id'));
};

export const listOfTeam = projects.list(ofTeam);

/** The same window of the projects of each of several teams. */
export const windowsOfTeams = projects.windows((db, viewer) => ofTeam(db, viewer, parent));

export const findById = projects.findById(visibleOne);

export const findByIds = projects.findByIds(visibleOne);

/** Locks the project for a write to it, and returns it. */
export const lock = projects.lock(visibleOne);

/** A query that finds the project of a record. Statements are cached for each, so it is a constant of the record's family. */
type FindProject = (db: Queries, viewer: Viewer, id: string) => Expression<unknown>;

/** A project by its id, or by a record in it: `kind` is what errors call that record. */
export type ProjectRef = string | { kind: string; id: string; of: FindProject };

/** A query that finds a project by its own id. */
export const itself = (db: Queries, { accountId }: InAccount, id: string) =>
  db.selectFrom('projects').where('projects.account_id', '=', accountId).where('projects.id', '=', id).select('projects.id as project_id');

/** A query for the `user_id` of those whose project it is. */
export const ownerOf = ({ accountId }: InAccount, id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select owner_id as user_id from projects where account_id = ${accountId} and id = ${id}`;

const given: FindProject = (_db, _viewer, id) => sql`${id}`;

const locked = <Row>(build: (db: Queries, viewer: Viewer, project: RawBuilder<string>) => ReturnType<Build<Row>>) => {
  const by = oncePer((find: FindProject) => lockedRow<Row>((db, viewer, id) => build(db, viewer, sql`(${find(db, viewer, id)})`)));
  return (tx: Queries, caller: Principal, project: ProjectRef) =>
    typeof project === 'string' ? by(given)(tx, caller, project) : by(project.of)(tx, caller, project.id);
};

/** The project's status, under a shared lock: nobody changes it until the transaction ends. */
export const hold = locked<Pick<Project, 'id' | 'status'>>((db, viewer, project) =>
  visibleOne(db, viewer).where('projects.id', '=', project).select(['projects.id', 'projects.status']).forShare(),
);

/** The same for every project of the account, even one that the caller does not see. */
export const holdAny = locked<Pick<Project, 'id' | 'status'>>((db, { accountId }, project) =>
  db
    .selectFrom('projects')
    .where('projects.account_id', '=', accountId)
    .where('projects.id', '=', project)
    .select(['projects.id', 'projects.status'])
    .forShare(),
);

/**
 * The caller's role as a member of a project, under a shared lock, so that it cannot change until the transaction ends. The query is sent
 * after the lock of the project. Every change of members takes that lock, so the query sees their result.
 */
export const holdRole = locked<Pick<ProjectMember, 'role'>>((db, viewer, project) =>
  memberships(db, viewer).where('user_id', '=', viewer.userId).where('project_id', '=', project).select('role').forShare(),
);

/** Stores who sees a project now. @param as the id under which they are stored */
const readersOf = (tx: Queries, caller: InAccount, id: string, as: string) =>
  tx
    .insertInto('former_projects')
    .columns(['account_id', 'id', 'visibility', 'member_ids'])
    .expression((eb) =>
      eb
        .selectFrom('projects')
        .select(['account_id', sql<string>`${as}`.as('id'), 'visibility'])
        .select(
          sql<string[]>`array(select user_id from project_members where account_id = ${caller.accountId} and project_id = ${id})`.as(
            'member_ids',
          ),
        )
        .where('account_id', '=', caller.accountId)
        .where('id', '=', id),
    );

/** Notes who sees a project, before a change after which fewer may. Returns the id under which they are stored. */
export const noteReaders = (tx: Tx, caller: InAccount, id: string): string => {
  const readersId = newId('project');
  tx.write(readersOf(tx, caller, id, readersId));
  return readersId;
};

/**
 * Notes who saw a project with the visibility `team` through a member who leaves it: the member and their teams. Returns the id under which
 * they are stored.
 */
export const noteReadersThrough = (tx: Tx, { accountId }: InAccount, userId: string): string => {
  const readersId = newId('project');
  const readers = { account_id: accountId, id: readersId, visibility: 'team' as const, member_ids: [userId] };
  tx.write(tx.insertInto('former_projects').values(readers));
  return readersId;
};

/** Deletes a project. Those who saw it may still read its events, so they are stored under its id. */
export const remove = (tx: Tx, caller: InAccount, id: string): void => {
  const all = tx.with('former', () => readersOf(tx, caller, id, id)).deleteFrom('projects');
  tx.write(all.where('account_id', '=', caller.accountId).where('id', '=', id));
};
