import { bootTessera, type Caller, created, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newProject } from './new-records.ts';

let tessera: Tessera;
let editor: Caller;
beforeAll(async () => {
  tessera = await bootTessera();
  editor = await tessera.someone('editor');
});
afterAll(() => tessera?.close());

const read = async (path: string) => (await tessera.admin.call('GET', path)).body.data;

describe('expand', () => {
  it.each([
    ['listProjects', (id: string) => `/v1/projects?id=${id}&`, 'owner', 'owner_id'],
    ['listProjectMembers', (id: string) => `/v1/projects/${id}/members?`, 'user', 'user_id'],
  ])('brings in %s the records behind the ids', async (_operation, path, name, by) => {
    const { id } = await newProject(tessera.admin);
    await created(tessera.admin, `/v1/projects/${id}/members`, { user_id: editor.userId, role: 'editor' });
    const records = await read(`${path(id)}expand=${name}`);
    expect(records.length).toBeGreaterThan(0);
    for (const record of records) expect(record[name].id).toBe(record[by]);
  });

  it('shows a related record as it is after the write', async () => {
    const { id } = await newProject(tessera.admin);
    const post = async (path: string, body: object) => (await tessera.admin.call('POST', `/v1/projects/${id}/${path}`, body)).body.data;
    expect(await post('members?expand=user&fields=role', { user_id: editor.userId, role: 'editor' })).toEqual({
      role: 'editor',
      user: await read(`/v1/users/${editor.userId}`),
    });
    expect((await post('transfer?expand=owner', { owner_id: editor.userId })).owner).toEqual(await read(`/v1/users/${editor.userId}`));
  });
});
