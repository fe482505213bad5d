import { type Base, collectionOf, type InAccount, listing, parent, type Queries, windowsOf } from '@tessera/platform';
import type { TeamMember } from './record.ts';

const shown = ['team_members.user_id', 'team_members.added_at'] as const;

/** Every user of an account sees the members of its teams. */
export const memberships = (db: Queries, { accountId }: InAccount) =>
  db.selectFrom('team_members').where('team_members.account_id', '=', accountId);

const ofTeam = (db: Queries, caller: InAccount, teamId: string) => memberships(db, caller).where('team_members.team_id', '=', teamId);

const members = {
  select: (base: Base): Base => base.select(shown),
  collection: collectionOf('team_members', ['user_id', 'added_at'], { key: 'user_id' }),
};

export const list = listing<TeamMember, [teamId: string]>({ ...members, base: ofTeam });

/** The same window of the members of each of several teams. */
export const windowsOfTeams = windowsOf<TeamMember>({
  ...members,
  base: (db, viewer) => memberships(db, viewer).where('team_members.team_id', '=', parent),
});

export const find = (db: Queries, caller: InAccount, teamId: string, userId: string) =>
  ofTeam(db, caller, teamId).where('team_members.user_id', '=', userId).select(shown).executeTakeFirst();

/** Returns the new membership; undefined when the user is already a member. */
export const insert = (tx: Queries, { accountId }: InAccount, team_id: string, user_id: string, now: string) =>
  tx
    .insertInto('team_members')
    .values({ account_id: accountId, team_id, user_id, added_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['user_id', 'added_at'])
    .executeTakeFirst();

/** Returns whether the user was a member. */
export const remove = async (tx: Queries, { accountId }: InAccount, teamId: string, userId: string): Promise<boolean> => {
  const ended = await tx
    .deleteFrom('team_members')
    .where('account_id', '=', accountId)
    .where('team_id', '=', teamId)
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  return ended !== undefined;
};
