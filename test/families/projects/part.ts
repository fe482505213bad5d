import { type Caller, created, type State } from '@tessera/platform/testing';
import { commonValues } from '../../data/query/plans/reasons.ts';
import type { FamilyPart } from '../../support/family-parts.ts';
import { acts } from './acts.ts';
import { crowd, storeWorld } from './rows.ts';

const sample = { type: 'Project', path: '/v1/projects', body: { name: 'Atlas' }, change: { name: 'Globe' } };

/** The user of a request is a member of its project. */
const memberOf =
  (admin: Caller, role: string): State =>
  async (id) =>
    void (await created(admin, `${sample.path}/${await id('prj')}/members`, { user_id: await id('usr'), role }));

export const part: FamilyPart = {
  sample,
  makers: (caller) => ({ prj: () => created(caller, sample.path, sample.body) }),
  statesBefore: (admin) => {
    const viewer = memberOf(admin, 'viewer');
    return {
      restoreProject: async (id) => void (await admin.call('POST', `${sample.path}/${await id('prj')}/archive`)),
      updateProjectMember: memberOf(admin, 'editor'),
      removeProjectMember: viewer,
      listUserProjects: viewer,
      listTeamProjects: async (id) => {
        await created(admin, `/v1/teams/${await id('tem')}/members`, { user_id: await id('usr') });
        await viewer(id);
      },
    };
  },
  changeEverything: async (admin, _outside, leaver) => {
    const { id } = await created(admin, sample.path, { name: 'Atlas', settings: { defaultView: 'list' } });
    const its = `${sample.path}/${id}`;
    await admin.call('PATCH', its, { name: 'Atlas II', settings: { defaultView: 'kanban' }, tags: ['q3'] });
    await created(admin, `${its}/members`, { user_id: leaver.userId, role: 'viewer' });
    await admin.call('PATCH', `${its}/members/${leaver.userId}`, { role: 'editor' });
    await admin.call('POST', `${its}/transfer`, { owner_id: leaver.userId });
    await admin.call('POST', `${its}/archive`);
    await admin.call('POST', `${its}/restore`);
  },
  storeWorld,
  changeWorld: async (caller, { prj }) => {
    for (const name of ['cedar woods', 'cedar wood']) await caller.call('PATCH', `${sample.path}/${prj[0]}`, { name });
  },
  crowd,
  many: { projects: 2000, project_members: 20_000 },
  bounded: {
    filters: { 'Project.visibility': commonValues, 'ProjectMember.role': 'The members of one project.' },
    sorts: {},
    patterns: {},
    searched: ['Project.description', 'Project.tags'],
  },
  // The member is an editor before.
  narrowed: { byOperation: { updateProjectMember: { role: (own) => own.filter((role) => role !== 'editor') } } },
  lengthy: {
    deleteProject: [
      async (admin) => admin.call('DELETE', `${sample.path}/${(await created(admin, sample.path, sample.body)).id}`),
      /delete from "projects"/,
    ],
    cloneProject: [
      async (admin) =>
        admin.call('POST', `${sample.path}/${(await created(admin, sample.path, sample.body)).id}/clone`, { include: ['members'] }),
      /^insert into "project_members" .* select/,
    ],
  },
  acts,
  followed: {
    text: 'description',
    mark: async (admin) => (await created(admin, sample.path, { name: 'Mark', visibility: 'public' })).id,
    lists: [{ selected: 'name visibility' }, { selected: '', filter: { visibility: { ne: 'TEAM' } } }],
  },
  namings: ['cloneProject'],
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
