import { bootTessera, type Caller, created, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newProject } from '../../support/new-records.ts';

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
