import { bootTessera, type Caller, expectError, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../src/core/ids.ts';
import { join, newProject } from './new-records.ts';

let tessera: Tessera;
const callers: Record<string, Caller> = {};
const projects: Record<string, { id: string }> = {};

const team = async (...users: Caller[]): Promise<string> => {
  const { db } = tessera.database;
  const id = newId('team');
  await db.insertInto('teams').values({ account_id: tessera.accountId, id, name: 'A team' }).execute();
  const rows = users.map(({ userId }) => ({ account_id: tessera.accountId, team_id: id, user_id: userId }));
  await db.insertInto('team_members').values(rows).execute();
  return id;
};

const who = ['admin', 'owner', 'member', 'teammate', 'outsider', 'foreigner'];
const visibilities = ['private', 'team', 'public'];
const sees: Record<string, readonly string[]> = {
  private: ['admin', 'owner', 'member'],
  team: ['admin', 'owner', 'member', 'teammate'],
  public: ['admin', 'owner', 'member', 'teammate', 'outsider'],
};

beforeAll(async () => {
  tessera = await bootTessera();
  callers.admin = tessera.admin;
  for (const name of ['owner', 'member', 'teammate', 'outsider']) callers[name] = await tessera.someone('editor');
  callers.foreigner = await tessera.otherAccount();
  await team(callers.member!, callers.teammate!);
  await team(callers.outsider!);
  for (const visibility of visibilities) {
    const project = await newProject(callers.owner!, { name: visibility, visibility });
    await join(callers.owner!, project.id, callers.member!, 'viewer');
    projects[visibility] = project;
  }
});
afterAll(() => tessera?.close());

const cases = visibilities.flatMap((visibility) => who.map((name) => ({ visibility, name, visible: sees[visibility]!.includes(name) })));
const at = (visibility: string, what = '') => `/v1/projects/${projects[visibility]!.id}${what}`;
const names = async (caller: Caller, query = '') =>
  (await caller.call('GET', `/v1/projects${query}`)).body.data.map(({ name }: { name: string }) => name).sort();
const expected = (name: string) => visibilities.filter((visibility) => sees[visibility]!.includes(name)).sort();

describe.each(['getProject', 'listProjectMembers'])('%s', (operation) => {
  const path = { getProject: '', listProjectMembers: '/members' }[operation];

  it.each(cases.filter(({ visible }) => visible))('200 for $name of a $visibility project', async ({ visibility, name }) => {
    expect((await callers[name]!.call('GET', at(visibility, path))).status).toBe(200);
  });

  it.each(cases.filter(({ visible }) => !visible))('404 for $name of a $visibility project', async ({ visibility, name }) => {
    expectError(await callers[name]!.call('GET', at(visibility, path)), 404, 'not_found');
  });
});

describe('listProjects', () => {
  it.each(who)('200 shows %s exactly what getProject shows, in every form', async (name) => {
    const caller = callers[name]!;
    for (const query of ['', '?offset=0', '?after=', '?status=active']) expect(await names(caller, query)).toEqual(expected(name));
  });

  it.each(who)('200 counts for %s only what they see', async (name) => {
    const { body } = await callers[name]!.call('GET', '/v1/projects?limit=1');
    expect(body.meta.total).toBe(expected(name).length);
  });

  it('200 finds nothing hidden by its id, its owner or its name', async () => {
    const { id } = projects.private!;
    for (const query of [`?id=${id}`, `?owner_id=${callers.owner!.userId}&visibility=private`, '?name=private'])
      expect(await names(callers.outsider!, query)).toEqual([]);
  });
});

describe('writes', () => {
  const writes: [operation: string, method: string, path: string, body?: unknown][] = [
    ['replaceProject', 'PUT', '', { name: 'Mine' }],
    ['updateProject', 'PATCH', '', { name: 'Mine' }],
    ['deleteProject', 'DELETE', ''],
    ['addProjectMember', 'POST', '/members', { user_id: 'usr_00000000000000000000000000', role: 'owner' }],
    ['removeProjectMember', 'DELETE', '/members/usr_00000000000000000000000000'],
    ['archiveProject', 'POST', '/archive'],
    ['restoreProject', 'POST', '/restore'],
  ];
  it.each(writes)(
    '%s is a 404 for who does not see the project, and a 403 for who only sees it',
    async (_operation, method, path, body) => {
      for (const { visibility, name, visible } of cases.filter((one) => !['admin', 'owner'].includes(one.name))) {
        const answer = await callers[name]!.call(method, at(visibility, path), body);
        if (visible) expectError(answer, 403, 'insufficient_permissions');
        else expectError(answer, 404, 'not_found');
      }
    },
  );

  it('a conditional write tells no more: 404 comes before 412', async () => {
    for (const name of ['outsider', 'foreigner'])
      expectError(await callers[name]!.call('PATCH', at('private'), { name: 'x' }, { 'If-Match': '"9"' }), 404, 'not_found');
  });
});

describe('what changes visibility', () => {
  it('is the project’s own field', async () => {
    const project = await newProject(callers.owner!);
    const read = async () => (await callers.outsider!.call('GET', `/v1/projects/${project.id}`)).status;
    expect(await read()).toBe(404);
    await callers.owner!.call('PATCH', `/v1/projects/${project.id}`, { visibility: 'public' });
    expect(await read()).toBe(200);
    await callers.owner!.call('DELETE', `/v1/projects/${project.id}`);
  });

  it('is membership', async () => {
    const project = await newProject(callers.owner!, { name: 'private' });
    const read = async () => (await callers.outsider!.call('GET', `/v1/projects/${project.id}`)).status;
    await join(callers.owner!, project.id, callers.outsider!, 'viewer');
    expect(await read()).toBe(200);
    await callers.owner!.call('DELETE', `/v1/projects/${project.id}/members/${callers.outsider!.userId}`);
    expect(await read()).toBe(404);
    await callers.owner!.call('DELETE', `/v1/projects/${project.id}`);
  });

  it('is a team of any member, as long as both are in it', async () => {
    const [ada, grace] = [await tessera.someone('editor'), await tessera.someone('editor')];
    const project = await newProject(ada, { visibility: 'team' });
    const read = async () => (await grace.call('GET', `/v1/projects/${project.id}`)).status;
    const id = await team(ada, grace);
    expect(await read()).toBe(200);
    await tessera.database.db.deleteFrom('team_members').where('team_id', '=', id).where('user_id', '=', ada.userId).execute();
    expect(await read()).toBe(404);
    await ada.call('DELETE', `/v1/projects/${project.id}`);
  });
});
