import { created } from '@tessera/platform/testing';
import type { FamilyPart } from '../../support/family-parts.ts';

const sample = { type: 'Project', path: '/v1/projects', body: { name: 'Atlas' }, change: { name: 'Globe' } };

export const part: FamilyPart = {
  sample,
  makers: (caller) => ({ prj: () => created(caller, sample.path, sample.body) }),
  statesBefore: () => ({}),
  changeEverything: async () => undefined,
  storeWorld: async () => undefined,
  crowd: {},
  bounded: { filters: {}, sorts: {}, patterns: {} },
  inputs: { transferProject: '{ ownerId: "me" }' },
  leading: {
    queries: [
      ['Project.owner', 'query ($n: Int) { projects(first: $n) { nodes { owner { name } } } }'],
      ['Project.members', 'query ($n: Int) { projects(first: $n) { nodes { members(first: 1) { totalCount nodes { role } } } } }'],
      ['ProjectMember.user', 'query ($n: Int) { projects(first: 1) { nodes { members(first: $n) { nodes { user { name } } } } } }'],
      ['Team.projects', 'query ($n: Int) { teams(first: $n) { nodes { projects(first: 2) { totalCount nodes { name } } } } }'],
      ['User.projects', 'query ($n: Int) { usersConnection(first: $n) { nodes { projects(first: 2) { totalCount nodes { name } } } } }'],
    ],
    make: async (caller, _outside, everybody) => {
      const { id } = await created(caller, sample.path, sample.body);
      for (const { userId } of everybody)
        if (userId !== caller.userId) await created(caller, `${sample.path}/${id}/members`, { user_id: userId, role: 'editor' });
    },
  },
  sealed: {},
  refused: {},
};
