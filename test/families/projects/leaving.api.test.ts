import { bootTessera, type Caller, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { join, newProject } from './new-records.ts';

let tessera: Tessera;
let admin: Caller;
let ada: Caller;
let now = Date.parse('2026-03-14T09:26:53.589Z');
const tick = () => {
  now += 2000;
  return new Date(now).toISOString();
};

beforeAll(async () => {
  tessera = await bootTessera({ clock: () => new Date(now) });
  admin = tessera.admin;
  ada = await tessera.someone('editor');
  const first = tessera.database.db.updateTable('users').set({ created_at: '2020-01-01T00:00:00Z' });
  await first.where('id', '=', admin.userId).execute();
});
afterAll(() => tessera?.close());

const remove = (caller: Caller, { userId }: Caller) => caller.call('DELETE', `/v1/users/${userId}`);
const read = async (path: string) => (await admin.call('GET', path)).body.data;

describe('deleteUser', () => {
  it('204 ends their memberships', async () => {
    const grace = await tessera.someone('editor');
    await join(ada, (await newProject(ada)).id, grace, 'viewer');
    await remove(admin, grace);
    const { db } = tessera.database;
    expect(await db.selectFrom('project_members').selectAll().where('user_id', '=', grace.userId).execute()).toEqual([]);
  });

  it('204 passes their projects, archived ones too, to the administrator of longest standing', async () => {
    const grace = await tessera.someone('editor');
    const younger = await tessera.someone('admin', ['read', 'write', 'admin']);
    const active = await newProject(grace);
    const archived = (await grace.call('POST', `/v1/projects/${(await newProject(grace)).id}/archive`)).body.data;
    const hers = await newProject(ada);
    const updated_at = tick();
    await remove(younger, grace);
    for (const project of [active, archived])
      expect(await read(`/v1/projects/${project.id}`)).toEqual({ ...project, owner_id: admin.userId, updated_at });
    expect(await read(`/v1/projects/${hers.id}`)).toEqual(hers);
    expect((await admin.call('GET', `/v1/projects/${active.id}`)).headers.get('etag')).toBe('"2"');
    await remove(admin, younger);
  });

  it('204 makes the heir an owner among the members, whatever they were there', async () => {
    const grace = await tessera.someone('editor');
    const [alone, shared] = [await newProject(grace), await newProject(grace)];
    await join(grace, shared.id, admin, 'viewer');
    await join(grace, shared.id, ada, 'editor');
    await remove(admin, grace);
    const roles = async ({ id }: { id: string }) =>
      Object.fromEntries(
        (await read(`/v1/projects/${id}/members`)).map((member: { user_id: string; role: string }) => [member.user_id, member.role]),
      );
    expect(await roles(alone)).toEqual({ [admin.userId]: 'owner' });
    expect(await roles(shared)).toEqual({ [admin.userId]: 'owner', [ada.userId]: 'editor' });
  });

  it('204 leaves no project without an owner among its members, and the others as they are', async () => {
    const grace = await tessera.someone('editor');
    const [left, kept] = [await newProject(ada), await newProject(ada)];
    for (const project of [left, kept]) await join(ada, project.id, grace, 'owner');
    await ada.call('DELETE', `/v1/projects/${left.id}/members/${ada.userId}`);
    await remove(admin, grace);
    const owners = async ({ id }: { id: string }) =>
      (await read(`/v1/projects/${id}/members?role=owner`)).map(({ user_id }: { user_id: string }) => user_id);
    expect([await owners(left), await owners(kept)]).toEqual([[admin.userId], [ada.userId]]);
    expect(await read(`/v1/projects/${kept.id}`)).toEqual(kept);
  });

  it('204 catches up with projects that they create meanwhile: none of them is lost or ownerless', async () => {
    const grace = await tessera.someone('editor');
    const creating = [1, 2, 3, 4].map(() => grace.call('POST', '/v1/projects', { name: 'Late' }));
    const [removed, ...made] = await Promise.all([remove(admin, grace), ...creating]);
    expect(removed.status).toBe(204);
    for (const { status, body } of made)
      if (status === 201) expect(await read(`/v1/projects/${body.data.id}`)).toMatchObject({ owner_id: admin.userId });
      else expect([401, 422]).toContain(status);
  });

  it('204 passes on besides the other owner of a project who leaves it at the same time', async () => {
    const grace = await tessera.someone('editor');
    const project = await newProject(ada);
    await join(ada, project.id, grace, 'owner');
    await Promise.all([remove(admin, grace), ada.call('DELETE', `/v1/projects/${project.id}/members/${ada.userId}`)]);
    expect(await read(`/v1/projects/${project.id}/members?role=owner`)).toHaveLength(1);
  });
});
