import {
  type Base,
  collectionOf,
  type InAccount,
  listing,
  type Principal,
  parent,
  type Queries,
  type Tx,
  windowsOf,
} from '@tessera/platform';
import { sql } from 'kysely';
import type { MemberRole, ProjectMember } from './record.ts';

const shown = ['project_members.user_id', 'project_members.role', 'project_members.added_at'] as const;

/** All memberships in projects of the account. */
export const memberships = (db: Queries, { accountId }: InAccount) =>
  db.selectFrom('project_members').where('project_members.account_id', '=', accountId);

const ofProject = (db: Queries, caller: InAccount, projectId: string) =>
  memberships(db, caller).where('project_members.project_id', '=', projectId);

const members = {
  select: (base: Base): Base => base.select(shown),
  collection: collectionOf('project_members', ['user_id', 'role', 'added_at'], { key: 'user_id' }),
};

export const list = listing<ProjectMember, [projectId: string]>({ ...members, base: ofProject });

/** The same window of the members of each of several projects; does not check who sees the projects. */
export const windowsOfProjects = windowsOf<ProjectMember>({
  ...members,
  base: (db, viewer) => memberships(db, viewer).where('project_members.project_id', '=', parent),
});

export const find = (db: Queries, caller: InAccount, projectId: string, userId: string) =>
  ofProject(db, caller, projectId).select(shown).where('user_id', '=', userId).executeTakeFirst();

export const countOwners = async (db: Queries, caller: InAccount, projectId: string): Promise<number> => {
  const { owners } = await ofProject(db, caller, projectId)
    .where('role', '=', 'owner')
    .select((eb) => eb.fn.countAll<number>().as('owners'))
    .executeTakeFirstOrThrow();
  return Number(owners);
};

/** The owner who has been a member of the project for longest. */
export const findFirstOwner = async (tx: Queries, caller: InAccount, projectId: string): Promise<string> => {
  const { user_id } = await ofProject(tx, caller, projectId)
    .where('role', '=', 'owner')
    .select('user_id')
    .orderBy('added_at')
    .orderBy('user_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return user_id;
};

/** Makes a user the owner of a new project. */
export const insertFirst = (tx: Tx, { accountId }: InAccount, project_id: string, user_id: string, now: string): void =>
  tx.write(tx.insertInto('project_members').values({ account_id: accountId, project_id, user_id, role: 'owner', added_at: now }));

/** Gives a user the role `owner`, and adds them as a member if necessary. */
export const makeOwner = (tx: Tx, { accountId }: InAccount, project_id: string, user_id: string, now: string): void =>
  tx.write(
    tx
      .insertInto('project_members')
      .values({ account_id: accountId, project_id, user_id, role: 'owner', added_at: now })
      .onConflict((conflict) => conflict.columns(['account_id', 'project_id', 'user_id']).doUpdateSet({ role: 'owner' })),
  );

/** Returns the new membership; undefined when the user is already a member. */
export const insert = (tx: Queries, { accountId }: InAccount, project_id: string, user_id: string, role: MemberRole, now: string) =>
  tx
    .insertInto('project_members')
    .values({ account_id: accountId, project_id, user_id, role, added_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['user_id', 'role', 'added_at'])
    .executeTakeFirst();

/** Adds the members of one project to another, in the same roles, and returns them. Existing members of the other project do not change. */
export const copy = async (tx: Queries, caller: Principal, from: string, to: string, now: string) => {
  const added = await tx
    .insertInto('project_members')
    .columns(['account_id', 'project_id', 'user_id', 'role', 'added_at'])
    .expression(
      ofProject(tx, caller, from).select([
        'account_id',
        sql<string>`${to}`.as('project_id'),
        'user_id',
        'role',
        sql<string>`${now}::timestamptz`.as('added_at'),
      ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['project_id', 'user_id', 'role'])
    .execute();
  return added.toSorted((one, other) => (one.user_id < other.user_id ? -1 : 1));
};

export const setRole = (tx: Tx, { accountId }: InAccount, projectId: string, userId: string, role: MemberRole): void => {
  const all = tx.updateTable('project_members').set({ role }).where('account_id', '=', accountId);
  tx.write(all.where('project_id', '=', projectId).where('user_id', '=', userId));
};

export const remove = (tx: Tx, { accountId }: InAccount, projectId: string, userId: string): void => {
  const all = tx.deleteFrom('project_members').where('account_id', '=', accountId);
  tx.write(all.where('project_id', '=', projectId).where('user_id', '=', userId));
};
