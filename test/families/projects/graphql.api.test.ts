import { anInstant, bootTessera, type Caller, created, nobodys, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, dataOf, pageInfo, readBothWays, refusalOf } from '../../graphql/support.ts';
import { newProject } from './new-records.ts';

let tessera: Tessera;
let admin: Caller;
let owner: Caller;
let ada: Caller;
beforeAll(async () => {
  tessera = await bootTessera();
  admin = tessera.admin;
  [owner, ada] = [await tessera.someone('editor'), await tessera.someone('editor')];
});
afterAll(() => tessera?.close());

const member = 'member { userId role addedAt user { id } }';
const addProjectMember = `mutation ($id: ID!, $input: AddProjectMemberInput!) { addProjectMember(projectId: $id, input: $input) { ${member} } }`;
const updateProjectMember = `mutation ($id: ID!, $user: ID!, $role: ProjectRole!) {
  updateProjectMember(projectId: $id, userId: $user, input: { role: $role }) { ${member} }
}`;
const removeProjectMember = 'mutation ($id: ID!, $user: ID!) { removeProjectMember(projectId: $id, userId: $user) { removedUserId } }';
const transferProject =
  'mutation ($id: ID!, $user: ID!) { transferProject(id: $id, input: { ownerId: $user }) { project { owner { id } members { nodes { userId role } } } } }';

describe('the members of a project', () => {
  it('are added, get another role, and are removed', async () => {
    const { id } = await newProject(owner, { visibility: 'private' });
    const { userId } = ada;
    const added = await dataOf(owner, addProjectMember, { id, input: { userId, role: 'VIEWER' } });
    expect(added.addProjectMember.member).toEqual({ userId, role: 'VIEWER', addedAt: anInstant, user: { id: userId } });
    expect(await refusalOf(ada, updateProjectMember, { id, user: 'me', role: 'OWNER' })).toMatchObject({ code: 'FORBIDDEN' });
    const changed = await dataOf(owner, updateProjectMember, { id, user: userId, role: 'EDITOR' });
    expect(changed.updateProjectMember.member).toEqual({ ...added.addProjectMember.member, role: 'EDITOR' });
    expect(await dataOf(ada, removeProjectMember, { id, user: 'me' })).toEqual({ removeProjectMember: { removedUserId: userId } });
    expect((await refusalOf(owner, updateProjectMember, { id, user: userId, role: 'VIEWER' })).code).toBe('NOT_FOUND');
    expect((await tessera.events()).filter((event) => event.endsWith(id))).toEqual([
      `PROJECT_CREATED ${id}`,
      `PROJECT_MEMBER_ADDED ${id}`,
      `PROJECT_MEMBER_UPDATED ${id}`,
      `PROJECT_MEMBER_REMOVED ${id}`,
    ]);
  });

  it('name what is wrong with a refused write', async () => {
    const { id } = await newProject(owner, { visibility: 'public' });
    const add = (userId: string, caller = owner) => refusalOf(caller, addProjectMember, { id, input: { userId, role: 'EDITOR' } });
    expect((await add('me')).code).toBe('ALREADY_EXISTS');
    expect(await add(nobodys('usr'))).toMatchObject({ reason: 'unknown_reference', fields: ['input.userId'] });
    expect((await add('me', ada)).code).toBe('FORBIDDEN');
    expect((await refusalOf(owner, updateProjectMember, { id, user: 'me', role: 'EDITOR' })).reason).toBe('invalid_state');
    expect((await refusalOf(owner, removeProjectMember, { id, user: 'me' })).reason).toBe('invalid_state');
    for (const user of [ada.userId, 'usr_\u0000'])
      expect((await refusalOf(owner, removeProjectMember, { id, user })).code).toBe('NOT_FOUND');
  });

  it('are listed under the project, oldest membership first, and filtered', async () => {
    const project = await newProject(owner, { visibility: 'public' });
    for (const [user, role] of [
      [ada, 'viewer'],
      [admin, 'editor'],
    ] as const)
      await created(owner, `/v1/projects/${project.id}/members`, { user_id: user.userId, role });
    const members = async (args: string) =>
      (await dataOf(ada, `query ($id: ID!) { project(id: $id) { members${args} { ${pageInfo} nodes { userId role } } } }`, project)).project
        .members;
    const all = [
      { userId: owner.userId, role: 'OWNER' },
      { userId: ada.userId, role: 'VIEWER' },
      { userId: admin.userId, role: 'EDITOR' },
    ];
    expect((await members('')).nodes).toEqual(all);
    expect(await readBothWays((args) => members(`(${args})`))).toEqual(all);
    expect((await members('(filter: { role: { in: [OWNER, EDITOR] } })')).nodes).toEqual([all[0], all[2]]);
    expect((await members('(filter: { userId: { eq: "me" } })')).nodes).toEqual([all[1]]);
    expect(await readBothWays((args) => members(`(orderBy: [{ field: ROLE, direction: DESC }], ${args})`))).toEqual([
      all[1],
      all[0],
      all[2],
    ]);
  });

  it('lose their user, not their page, where a scope is missing', async () => {
    const project = await newProject(admin, { visibility: 'public' });
    const narrow = await tessera.someone('editor', ['read:projects']);
    const { body } = await ask(narrow, 'query ($id: ID!) { project(id: $id) { members { nodes { userId user { id } } } } }', project);
    expect(body.data.project.members.nodes).toEqual([{ userId: admin.userId, user: null }]);
  });
});

describe('transferProject', () => {
  it('gives the project to another user, who becomes an owner', async () => {
    const { id } = await newProject(owner, { visibility: 'private' });
    expect((await refusalOf(ada, transferProject, { id, user: 'me' })).code).toBe('NOT_FOUND');
    expect(await refusalOf(owner, transferProject, { id, user: nobodys('usr') })).toMatchObject({
      reason: 'unknown_reference',
      fields: ['input.ownerId'],
    });
    const { project } = (await dataOf(owner, transferProject, { id, user: ada.userId })).transferProject;
    expect(project).toEqual({
      owner: { id: ada.userId },
      members: {
        nodes: [
          { userId: owner.userId, role: 'OWNER' },
          { userId: ada.userId, role: 'OWNER' },
        ],
      },
    });
  });
});

it('an event of a private project is not found by others, as in REST', async () => {
  const { id: project } = await newProject(admin, { visibility: 'private' });
  const { body } = await admin.call('GET', `/v1/events?resource_id=${project}`);
  const { id } = body.data[0];
  expect((await ada.call('GET', `/v1/events/${id}`)).body.error.code).toBe('not_found');
  expect((await refusalOf(ada, 'query ($id: ID!) { event(id: $id) { id } }', { id })).reason).toBe('not_found');
});
