import { bootTessera, type Caller, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { join, newProject } from '../../support/new-records.ts';

let tessera: Tessera;
let admin: Caller;
let ada: Caller;
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
  [ada, outsider] = [await tessera.someone('editor'), await tessera.someone('viewer')];
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
