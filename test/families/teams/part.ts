import { created } from '@tessera/platform/testing';
import type { FamilyPart } from '../../support/family-parts.ts';

const sample = { type: 'Team', path: '/v1/teams', body: { name: 'Cartography' }, change: { name: 'Maps' } };

export const part: FamilyPart = {
  sample,
  makers: (caller) => ({ tem: () => created(caller, sample.path, sample.body) }),
  statesBefore: () => ({}),
  changeEverything: async () => undefined,
  storeWorld: async () => undefined,
  crowd: {},
  bounded: { filters: {}, sorts: {}, patterns: {} },
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
