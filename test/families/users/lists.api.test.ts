import { bootTessera, type Caller, created, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { join, newProject } from '../../support/new-records.ts';

let tessera: Tessera;
let admin: Caller;
let ada: Caller;
let grace: Caller;
let outsider: Caller;
let now = Date.parse('2026-03-14T09:26:53.589Z');
const clock = () => {
  now += 1000;
  return new Date(now);
};
const publicUrl = 'https://api.example.com';

beforeAll(async () => {
  tessera = await bootTessera({ env: { TESSERA_PUBLIC_URL: publicUrl }, clock });
  admin = tessera.admin;
  [ada, grace, outsider] = [await tessera.someone('editor'), await tessera.someone('editor'), await tessera.someone('viewer')];
});
afterAll(() => tessera?.close());

const list = async (caller: Caller, user: Caller, what: string) => (await caller.call('GET', `/v1/users/${user.userId}/${what}`)).body;
const page = (user: Caller, what: string, data: unknown[]) => ({
  data,
  meta: { page: 1, limit: 20, total: data.length, has_more: false, request_id: expect.any(String) },
  links: { self: `${publicUrl}/v1/users/${user.userId}/${what}?page=1`, next: null, prev: null },
});

describe('listUserProjects', () => {
  it('200 answers the projects that the user is a member of, youngest first, as far as the caller sees them', async () => {
    const [ada, grace] = [await tessera.someone('editor'), await tessera.someone('editor')];
    const own = await newProject(ada, { name: 'Own', visibility: 'public' });
    const hidden = await newProject(ada, { name: 'Hidden' });
    const joined = await newProject(grace, { name: 'Joined' });
    await join(grace, joined.id, ada, 'viewer');
    await newProject(grace, { name: 'Another’s', visibility: 'public' });
    expect(await list(ada, ada, 'projects')).toEqual(page(ada, 'projects', [joined, hidden, own]));
    expect((await list(admin, ada, 'projects')).data).toEqual([joined, hidden, own]);
    expect(await list(grace, ada, 'projects')).toMatchObject({ data: [joined, own], meta: { total: 2 } });
    expect((await list(outsider, ada, 'projects')).data).toEqual([own]);
  });

  it('200 reads the list language', async () => {
    for (const name of ['South', 'North', 'West']) await newProject(ada, { name });
    const { data } = await list(ada, ada, 'projects?name_in=North,South&sort=name&expand=owner&fields=name');
    expect(data).toEqual(
      ['North', 'South'].map((name) => expect.objectContaining({ name, owner: expect.objectContaining({ id: ada.userId }) })),
    );
  });
});

describe('listUserTeams', () => {
  it('200 answers the teams that the user is in, by their names, to everyone', async () => {
    const teams = [];
    for (const name of ['Survey', 'Cartography', 'Print']) teams.push(await created(admin, '/v1/teams', { name }));
    const [survey, cartography] = teams;
    for (const { id } of [survey, cartography]) await created(admin, `/v1/teams/${id}/members`, { user_id: ada.userId });
    for (const caller of [ada, outsider]) expect(await list(caller, ada, 'teams')).toEqual(page(ada, 'teams', [cartography, survey]));
    expect((await list(ada, ada, 'teams?name_starts_with=sur')).data).toEqual([survey]);
    expect((await list(ada, grace, 'teams')).data).toEqual([]);
  });
});

describe('listUserTasks', () => {
  it('200 answers the tasks assigned to the user, in the projects that the caller sees', async () => {
    const open = await newProject(grace, { visibility: 'public' });
    const closed = await newProject(grace);
    const task = (project: { id: string }, fields: object) =>
      created(grace, `/v1/projects/${project.id}/tasks`, { title: 'Draw', ...fields });
    const first = await task(open, { assignee_id: ada.userId, priority: 'high' });
    const second = await task(closed, { assignee_id: ada.userId, priority: 'low' });
    await task(open, { assignee_id: grace.userId });
    await task(open, {});
    expect(await list(grace, ada, 'tasks')).toEqual(page(ada, 'tasks', [second, first]));
    expect(await list(outsider, ada, 'tasks')).toMatchObject({ data: [first], meta: { total: 1 } });
    expect((await list(ada, ada, 'tasks')).data).toEqual([first]);
    expect((await list(admin, ada, 'tasks?sort=priority:desc&expand=assignee&fields=title')).data).toEqual(
      [first, second].map(({ id }) => ({ id, title: 'Draw', assignee: expect.objectContaining({ id: ada.userId }) })),
    );
  });
});

describe('listUserResources', () => {
  it('200 answers the resources that the user owns, to everyone', async () => {
    const older = await created(ada, '/v1/resources', { name: 'Sextant' });
    const younger = await created(ada, '/v1/resources', { name: 'Theodolite', type: 'instrument' });
    await created(grace, '/v1/resources', { name: 'Level' });
    for (const caller of [ada, outsider]) expect(await list(caller, ada, 'resources')).toEqual(page(ada, 'resources', [younger, older]));
    expect((await list(grace, ada, 'resources?type=instrument&expand=owner')).data).toEqual([
      { ...younger, owner: expect.objectContaining({ id: ada.userId }) },
    ]);
  });
});
