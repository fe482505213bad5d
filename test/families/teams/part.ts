import { type Caller, created, type State } from '@tessera/platform/testing';
import type { FamilyPart } from '../../support/family-parts.ts';
import { acts } from './acts.ts';
import { crowd, storeWorld } from './rows.ts';

const sample = { type: 'Team', path: '/v1/teams', body: { name: 'Cartography' }, change: { name: 'Maps' } };

/** The user of a request is a member of its team. */
const memberOf =
  (admin: Caller): State =>
  async (id) =>
    void (await created(admin, `${sample.path}/${await id('tem')}/members`, { user_id: await id('usr') }));

export const part: FamilyPart = {
  sample,
  makers: (caller) => ({ tem: () => created(caller, sample.path, sample.body) }),
  statesBefore: (admin) => {
    const member = memberOf(admin);
    return { removeTeamMember: member, listUserTeams: member, listTeamMembers: member };
  },
  changeEverything: async (admin) => {
    const { id } = await created(admin, sample.path, sample.body);
    await admin.call('PATCH', `${sample.path}/${id}`, { description: 'Those who draw.' });
  },
  storeWorld,
  crowd,
  many: { teams: 500, team_members: 5000 },
  bounded: { filters: {}, sorts: {}, patterns: {}, searched: ['Team.description'] },
  acts,
  leading: {
    queries: [
      ['Team.members', 'query ($n: Int) { teams(first: $n) { nodes { members(first: 2) { totalCount nodes { userId } } } } }'],
      ['TeamMember.user', 'query ($n: Int) { teams(first: 1) { nodes { members(first: $n) { nodes { user { name } } } } } }'],
      ['User.teams', 'query ($n: Int) { usersConnection(first: $n) { nodes { teams(first: 2) { totalCount nodes { name } } } } }'],
    ],
    make: async (caller, _outside, everybody) => {
      const { id } = await created(caller, sample.path, sample.body);
      for (const { userId } of everybody) await created(caller, `${sample.path}/${id}/members`, { user_id: userId });
    },
  },
  sealed: {},
  refused: {},
};
