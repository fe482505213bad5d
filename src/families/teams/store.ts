import { byCodePoints, type InAccount, parent, type Queries, recordColumns, tableOf } from '@tessera/platform';
import { memberships } from './member-store.ts';

const teams = tableOf('teams', {
  kind: 'team',
  columns: recordColumns('Team'),
  texts: { name: byCodePoints },
  searched: { texts: ['name', 'description'], whole: ['description'] },
});

/** Every user of an account sees all of its teams. */
const visible = (db: Queries, { accountId }: InAccount) => db.selectFrom('teams').where('teams.account_id', '=', accountId);

export const { insert, update, remove } = teams;

export const list = teams.list(visible);

export const window = teams.window(visible);

const ofUser = (db: Queries, viewer: InAccount, userId: string | typeof parent) => {
  const theirs = memberships(db, viewer).where('team_members.user_id', '=', userId).select('team_members.team_id');
  return visible(db, viewer).where('teams.id', 'in', theirs);
};

export const listOfUser = teams.list((db, viewer, userId: string) => ofUser(db, viewer, userId));

/** The same window of the teams of each of several users. */
export const windowsOfUsers = teams.windows((db, viewer) => ofUser(db, viewer, parent));

export const findById = teams.findById(visible);

export const findByIds = teams.findByIds(visible);

/** Locks the team for a write to it or to its members. */
export const lock = teams.lock(visible);
