import { anId, anInstant, bootTessera, type Caller, created, nobodys, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, dataOf, pageInfo, readBothWays, refusalOf } from '../../graphql/support.ts';

let tessera: Tessera;
let admin: Caller;
let [ada, grace]: Caller[] = [];
beforeAll(async () => {
  tessera = await bootTessera();
  admin = tessera.admin;
  [ada, grace] = [await tessera.someone('editor'), await tessera.someone('editor')];
});
afterAll(() => tessera?.close());

const createTeam = 'mutation ($input: CreateTeamInput!) { createTeam(input: $input) { team { id name description createdAt updatedAt } } }';
const addTeamMember =
  'mutation ($id: ID!, $user: ID!) { addTeamMember(teamId: $id, input: { userId: $user }) { member { userId addedAt user { id } } } }';
const removeTeamMember = 'mutation ($id: ID!, $user: ID!) { removeTeamMember(teamId: $id, userId: $user) { removedUserId } }';

const newTeam = (name: string, description?: string): Promise<{ id: string }> => created(admin, '/v1/teams', { name, description });
const enter = (team: { id: string }, user: Caller) => created(admin, `/v1/teams/${team.id}/members`, { user_id: user.userId });

describe('teams', () => {
  it('are written as REST writes them', async () => {
    const { team } = (await dataOf(admin, createTeam, { input: { name: 'Cartography', description: null } })).createTeam;
    expect(team).toEqual({
      id: anId('tem'),
      name: 'Cartography',
      description: null,
      createdAt: anInstant,
      updatedAt: team.createdAt,
    });
    const { id } = team;
    const update = 'mutation ($id: ID!, $input: UpdateTeamInput!) { updateTeam(id: $id, input: $input) { team { name description } } }';
    const { updateTeam } = await dataOf(admin, update, { id, input: { description: 'Those who draw.' } });
    expect(updateTeam.team).toEqual({ name: 'Cartography', description: 'Those who draw.' });
    expect(await dataOf(ada!, 'query ($id: ID!) { team(id: $id) { name } }', { id })).toEqual({ team: { name: 'Cartography' } });
    const remove = 'mutation ($id: ID!) { deleteTeam(id: $id) { deletedId } }';
    expect((await refusalOf(ada!, remove, { id })).code).toBe('FORBIDDEN');
    expect(await dataOf(admin, remove, { id })).toEqual({ deleteTeam: { deletedId: id } });
    expect(await refusalOf(admin, 'query ($id: ID!) { team(id: $id) { name } }', { id })).toMatchObject({
      code: 'NOT_FOUND',
      path: ['team'],
    });
    expect((await tessera.events()).filter((event) => event.endsWith(id))).toEqual([
      `TEAM_CREATED ${id}`,
      `TEAM_UPDATED ${id}`,
      `TEAM_DELETED ${id}`,
    ]);
  });

  it('name the argument of a refused write', async () => {
    expect(await refusalOf(admin, createTeam, { input: { name: '' } })).toMatchObject({ code: 'BAD_USER_INPUT', fields: ['input.name'] });
    expect((await refusalOf(ada!, createTeam, { input: { name: 'Mine' } })).reason).toBe('insufficient_permissions');
  });

  it('are filtered, ordered by name, and read in pages both ways', async () => {
    for (const name of ['Atlas survey', 'Atlas press', 'Atlas office']) await newTeam(name, name.includes('office') ? 'Desks' : undefined);
    const namesOf = async (args: string): Promise<string[]> =>
      (await dataOf(ada!, `{ teams(${args}) { nodes { name } } }`)).teams.nodes.map(({ name }: { name: string }) => name);
    const atlas = 'name: { startsWith: "Atlas" }';
    expect(await namesOf(`filter: { ${atlas} }`)).toEqual(['Atlas office', 'Atlas press', 'Atlas survey']);
    expect(await namesOf(`filter: { ${atlas}, description: { exists: false } }, orderBy: [{ field: CREATED_AT }]`)).toEqual([
      'Atlas survey',
      'Atlas press',
    ]);
    const list = `filter: { ${atlas} }, orderBy: [{ field: NAME, direction: DESC }]`;
    const page = async (args: string) => (await dataOf(ada!, `{ teams(${list}, ${args}) { ${pageInfo} nodes { name } } }`)).teams;
    expect(await readBothWays(page)).toEqual([{ name: 'Atlas survey' }, { name: 'Atlas press' }, { name: 'Atlas office' }]);
  });
});

describe('the members of a team', () => {
  it('are added and removed, also as `me`', async () => {
    const { id } = await newTeam('Survey');
    const { member } = (await dataOf(admin, addTeamMember, { id, user: ada!.userId })).addTeamMember;
    expect(member).toEqual({ userId: ada!.userId, addedAt: anInstant, user: { id: ada!.userId } });
    expect((await dataOf(admin, addTeamMember, { id, user: 'me' })).addTeamMember.member.userId).toBe(admin.userId);
    expect(await refusalOf(admin, addTeamMember, { id, user: ada!.userId })).toMatchObject({
      code: 'ALREADY_EXISTS',
      fields: ['input.userId'],
    });
    expect(await refusalOf(admin, addTeamMember, { id, user: nobodys('usr') })).toMatchObject({
      reason: 'unknown_reference',
      fields: ['input.userId'],
    });
    expect(await dataOf(ada!, removeTeamMember, { id, user: 'me' })).toEqual({ removeTeamMember: { removedUserId: ada!.userId } });
    expect((await refusalOf(admin, removeTeamMember, { id, user: ada!.userId })).code).toBe('NOT_FOUND');
    expect((await refusalOf(grace!, removeTeamMember, { id, user: admin.userId })).code).toBe('FORBIDDEN');
    for (const wrong of [
      { id, user: 'usr_\u0000' },
      { id: 'tem_\u0000', user: 'me' },
    ])
      expect((await refusalOf(admin, removeTeamMember, wrong)).code).toBe('NOT_FOUND');
    const { body } = await admin.call('GET', `/v1/teams/${id}/members`);
    expect(body.data.map(({ user_id }: { user_id: string }) => user_id)).toEqual([admin.userId]);
  });

  it('are listed under the team, oldest membership first, and filtered', async () => {
    const team = await newTeam('Press');
    for (const user of [grace!, ada!, admin]) await enter(team, user);
    const members = async (args: string) =>
      (await dataOf(ada!, `query ($id: ID!) { team(id: $id) { members${args} { ${pageInfo} nodes { userId } } } }`, team)).team.members;
    const ids = [grace!, ada!, admin].map(({ userId }) => ({ userId }));
    expect((await members('')).nodes).toEqual(ids);
    expect(await readBothWays((args) => members(`(${args})`))).toEqual(ids);
    expect((await members('(filter: { userId: { eq: "me" } })')).nodes).toEqual([{ userId: ada!.userId }]);
    expect((await members('(orderBy: [{ field: ADDED_AT, direction: DESC }])')).nodes).toEqual(ids.toReversed());
  });

  it('lose their user, not their page, where a scope is missing', async () => {
    const team = await newTeam('Desk');
    await enter(team, ada!);
    const narrow = await tessera.someone('editor', ['read:teams']);
    const { body } = await ask(narrow, 'query ($id: ID!) { team(id: $id) { members { nodes { userId user { id } } } } }', team);
    expect(body.data.team).toEqual({ members: { nodes: [{ userId: ada!.userId, user: null }] } });
  });
});
