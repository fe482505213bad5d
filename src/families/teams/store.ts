import { sql } from 'kysely';
import { newId } from '../../core/ids.ts';
import type { Principal } from '../../core/principal.ts';
import type { Collection, List } from '../../data/collection.ts';
import type { Queries } from '../../data/database.ts';
import type { Viewer } from '../../data/kept.ts';
import { listOf } from '../../data/list.ts';
import type { Team, TeamFields, TeamMember } from './team.ts';

const columns = ['id', 'name', 'description', 'created_at', 'updated_at'] as const;
const shown = columns.map((column) => `teams.${column}` as const);
const returned = [...columns, 'version'] as const;

const collection: Collection = {
  columns: Object.fromEntries(columns.map((column) => [column, sql.ref(`teams.${column}`)])),
  key: sql.ref('teams.id'),
};

const memberCollection: Collection = {
  columns: Object.fromEntries(['user_id', 'added_at'].map((column) => [column, sql.ref(`team_members.${column}`)])),
  key: sql.ref('team_members.user_id'),
};

/** Everyone in the account sees all of its teams and who is in them. */
const visible = (db: Queries, { accountId }: Viewer) => db.selectFrom('teams').where('teams.account_id', '=', accountId);

const visibleOne = (db: Queries, caller: Principal, id: string) => visible(db, caller).where('teams.id', '=', id);

const memberships = (db: Queries, { accountId }: Viewer) => db.selectFrom('team_members').where('team_members.account_id', '=', accountId);

const members = (db: Queries, caller: Viewer, teamId: string) => memberships(db, caller).where('team_members.team_id', '=', teamId);

const all: List = { base: visible, select: (base) => base.select(shown), collection };

export const listTeams = listOf<Team>(all);

export const listTeamsOfUser = listOf<Team, [userId: string]>({
  ...all,
  base: (db, viewer, userId) => {
    const theirs = memberships(db, viewer).where('team_members.user_id', '=', userId).select('team_members.team_id');
    return visible(db, viewer).where('teams.id', 'in', theirs);
  },
});

export const findTeam = (db: Queries, caller: Principal, id: string) =>
  visibleOne(db, caller, id).select(shown).select('teams.version').executeTakeFirst();

/** The team for a write to it or to its members. */
export const lockTeam = (tx: Queries, caller: Principal, id: string) =>
  visibleOne(tx, caller, id).select(shown).select('teams.version').forUpdate().executeTakeFirst();

export const insertTeam = (tx: Queries, { accountId }: Principal, now: string, fields: TeamFields) =>
  tx
    .insertInto('teams')
    .values({ ...fields, account_id: accountId, id: newId('team'), created_at: now, updated_at: now })
    .returning(returned)
    .executeTakeFirstOrThrow();

export const updateTeam = (tx: Queries, { accountId }: Principal, id: string, now: string, fields: TeamFields) =>
  tx
    .updateTable('teams')
    .set((eb) => ({ ...fields, updated_at: now, version: eb('version', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning(returned)
    .executeTakeFirstOrThrow();

/** The memberships go along, by their foreign key. */
export const deleteTeam = (tx: Queries, { accountId }: Principal, id: string) =>
  tx.deleteFrom('teams').where('account_id', '=', accountId).where('id', '=', id).execute();

export const listMembers = listOf<TeamMember, [teamId: string]>({
  base: members,
  select: (base) => base.select(['team_members.user_id', 'team_members.added_at']),
  collection: memberCollection,
});

export const findMember = (db: Queries, caller: Principal, teamId: string, userId: string) =>
  members(db, caller, teamId)
    .where('team_members.user_id', '=', userId)
    .select(['team_members.user_id', 'team_members.added_at'])
    .executeTakeFirst();

/** The new membership; undefined when there is one already. */
export const insertMember = (tx: Queries, { accountId }: Principal, team_id: string, user_id: string, now: string) =>
  tx
    .insertInto('team_members')
    .values({ account_id: accountId, team_id, user_id, added_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['user_id', 'added_at'])
    .executeTakeFirst();

/** Whether there was a membership to end. */
export const deleteMember = async (tx: Queries, { accountId }: Principal, teamId: string, userId: string): Promise<boolean> => {
  const ended = await tx
    .deleteFrom('team_members')
    .where('account_id', '=', accountId)
    .where('team_id', '=', teamId)
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  return ended !== undefined;
};
