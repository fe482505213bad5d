import { bootTessera, type Caller, created, expectError, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask, dataOf } from '../../graphql/support.ts';
import { join, newProject } from './new-records.ts';

let tessera: Tessera;
let admin: Caller;
let ada: Caller;
let grace: Caller;
let now = Date.parse('2026-03-14T09:26:53.589Z');
const tick = () => {
  now += 1000;
};

beforeAll(async () => {
  tessera = await bootTessera({ clock: () => new Date(now) });
  admin = tessera.admin;
});
afterAll(() => tessera?.close());
beforeEach(async () => {
  [ada, grace] = [await tessera.someone('editor'), await tessera.someone('editor')];
});

const newTeam = () => created(admin, '/v1/teams', { name: 'Cartography' });
const at = ({ id }: { id: string }, what = '') => `/v1/teams/${id}${what}`;
const enter = (team: { id: string }, user: Caller) => created(admin, at(team, '/members'), { user_id: user.userId });
const status = async (caller: Caller, { id }: { id: string }) => (await caller.call('GET', `/v1/projects/${id}`)).status;

describe('listTeamProjects', () => {
  it('200 answers each project once that somebody in the team is a member of, as far as the caller sees it', async () => {
    const team = await newTeam();
    const outsider = await tessera.someone('viewer');
    for (const user of [ada, grace]) await enter(team, user);
    const open = await newProject(ada, { visibility: 'public' });
    await join(ada, open.id, grace, 'viewer');
    tick();
    const shared = await newProject(ada, { visibility: 'team' });
    tick();
    const closed = await newProject(ada);
    await newProject(admin, { visibility: 'public' });
    const projects = async (caller: Caller) => (await caller.call('GET', at(team, '/projects?tags[neq]=x'))).status;
    expect(await projects(ada)).toBe(400);
    const found = async (caller: Caller) => {
      const { body } = await caller.call('GET', at(team, `/projects?id_in=${[open, shared, closed].map(({ id }) => id)}`));
      expect(body.meta.total).toBe(body.data.length);
      return body.data;
    };
    expect(await found(ada)).toEqual([closed, shared, open]);
    expect(await found(admin)).toEqual([closed, shared, open]);
    expect(await found(grace)).toEqual([shared, open]);
    expect(await found(outsider)).toEqual([open]);
  });

  it('200 answers no projects of people who are in no team, and of a team without people', async () => {
    const empty = await newTeam();
    await newProject(ada, { visibility: 'public' });
    expect((await admin.call('GET', at(empty, '/projects'))).body.data).toEqual([]);
  });
});

describe('the projects of visibility `team`', () => {
  it('are shown in both directions as soon as somebody joins', async () => {
    const [hers, theirs] = [await newProject(ada, { visibility: 'team' }), await newProject(grace, { visibility: 'team' })];
    const read = () => Promise.all([status(ada, theirs), status(grace, hers)]);
    const team = await newTeam();
    await enter(team, ada);
    expect(await read()).toEqual([404, 404]);
    await enter(team, grace);
    expect(await read()).toEqual([200, 200]);
  });

  it('stay with their people when the team is deleted, who no longer see those of each other', async () => {
    const team = await newTeam();
    for (const user of [ada, grace]) await enter(team, user);
    const project = await newProject(ada, { visibility: 'team' });
    expect(await status(grace, project)).toBe(200);
    expect((await admin.call('DELETE', at(team))).status).toBe(204);
    expectError(await grace.call('GET', `/v1/projects/${project.id}`), 404, 'not_found');
    expect((await ada.call('GET', `/v1/projects/${project.id}`)).body.data).toEqual(project);
  });
});

describe('the projects of a team in GraphQL', () => {
  it('are those of its members, as far as the caller sees them', async () => {
    const [eve, zoe] = [await tessera.someone('editor'), await tessera.someone('editor')];
    const team = await newTeam();
    await enter(team, eve);
    const own = async (visibility: string) => newProject(eve, { name: visibility, visibility });
    for (const visibility of ['private', 'team', 'public']) await own(visibility);
    await newProject(zoe, { name: 'not theirs', visibility: 'public' });
    const namesFor = async (caller: Caller) => {
      const list = 'projects(orderBy: [{ field: NAME }]) { nodes { name } }';
      const found = await dataOf(caller, `query ($id: ID!) { team(id: $id) { ${list} } }`, team);
      return found.team.projects.nodes.map(({ name }: { name: string }) => name);
    };
    expect(await namesFor(eve)).toEqual(['private', 'public', 'team']);
    expect(await namesFor(zoe)).toEqual(['public']);
    await enter(team, zoe);
    expect(await namesFor(zoe)).toEqual(['not theirs', 'public', 'team']);
  });

  it('are none where a scope is missing', async () => {
    const narrow = await tessera.someone('editor', ['read:teams']);
    const { body } = await ask(narrow, 'query ($id: ID!) { team(id: $id) { name projects { totalCount } } }', await newTeam());
    expect(body.data.team).toEqual({ name: 'Cartography', projects: null });
  });
});
