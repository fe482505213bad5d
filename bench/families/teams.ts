import { randomUUID } from 'node:crypto';
import { create, find, list, remove, update } from '../contestants/one-statement.ts';
import type { BenchPart } from './index.ts';

export const part: BenchPart = {
  family: 'teams',

  fill: async (db, { accountId }) => {
    const query = db.selectFrom('teams').select('id').where('account_id', '=', accountId).orderBy('id').limit(500);
    return (await query.execute()).map(({ id }) => id);
  },

  body: () => ({ name: `Atlas ${randomUUID()}` }),

  changes: { updateTeam: () => ({ description: randomUUID() }) },

  statements: {
    createTeam: create('teams', 'TEAM_CREATED', 'team', { fields: ['name'] }),
    updateTeam: update('teams', 'TEAM_UPDATED', 'description'),
    deleteTeam: remove('teams', 'TEAM_DELETED'),
    getTeam: find('teams'),
    listTeams: list('teams'),
  },
};
