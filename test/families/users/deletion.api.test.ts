import { bootTessera, type Caller, created, expectError, recording, statuses, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { join, newProject } from '../../support/new-records.ts';

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
  await since(admin, '2020-01-01T00:00:00Z');
});
afterAll(() => tessera?.close());

const since = ({ userId }: Caller, created_at: string) =>
  tessera.database.db.updateTable('users').set({ created_at }).where('id', '=', userId).execute();
const me = ({ userId }: Caller) => `/v1/users/${userId}`;
const remove = (caller: Caller, user: Caller) => caller.call('DELETE', me(user));
const read = async (path: string) => (await admin.call('GET', path)).body.data;
const accountOf = async ({ userId }: Caller) =>
  (await tessera.database.db.selectFrom('users').select('account_id').where('id', '=', userId).executeTakeFirstOrThrow()).account_id;

describe('deleteUser', () => {
  it('204 answers nothing, and the user is gone with password, keys and memberships', async () => {
    const { db } = tessera.database;
    const grace = await tessera.someone('editor');
    await db.insertInto('passwords').values({ account_id: tessera.accountId, user_id: grace.userId, hash: 'x' }).execute();
    const team = await created(admin, '/v1/teams', { name: 'Survey' });
    await created(admin, `/v1/teams/${team.id}/members`, { user_id: grace.userId });
    await join(ada, (await newProject(ada)).id, grace, 'viewer');
    const [key] = await db.selectFrom('api_keys').select('id').where('user_id', '=', grace.userId).execute();
    const { status, body } = await remove(admin, grace);
    expect([status, body]).toEqual([204, undefined]);
    expectError(await admin.call('GET', me(grace)), 404, 'not_found');
    for (const table of ['passwords', 'api_keys', 'team_members', 'project_members'] as const)
      expect(await db.selectFrom(table).selectAll().where('user_id', '=', grace.userId).execute()).toEqual([]);
    expect(await db.selectFrom('credentials').selectAll().where('subject_id', '=', key!.id).execute()).toEqual([]);
  });

  it('204 ends every key of theirs, and nobody else’s', async () => {
    const grace = await tessera.someone('editor');
    expect((await grace.call('GET', '/v1/users/me')).status).toBe(200);
    await remove(admin, grace);
    tick();
    expectError(await grace.call('GET', '/v1/users/me'), 401, 'invalid_credentials');
    expect((await ada.call('GET', '/v1/users/me')).status).toBe(200);
  });

  it('204 records USER_DELETED first, with the user as they last stood', async () => {
    const grace = await tessera.someone('editor');
    await newProject(grace);
    const user = await read(me(grace));
    const { events } = await recording(tessera, () => remove(admin, grace));
    expect(events[0]).toMatchObject({ type: 'USER_DELETED', resource_id: grace.userId });
    expect(events[0]!.data).toEqual(user);
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

  it('204 passes their resources', async () => {
    const grace = await tessera.someone('editor');
    const resource = await created(grace, '/v1/resources', { name: 'Theodolite' });
    const updated_at = tick();
    await remove(admin, grace);
    const { body, headers } = await ada.call('GET', `/v1/resources/${resource.id}`);
    expect(body.data).toEqual({ ...resource, owner_id: admin.userId, updated_at });
    expect(headers.get('etag')).toBe('"2"');
  });

  it('204 assigns their tasks to nobody, as a new version, and leaves their name on what they wrote', async () => {
    const grace = await tessera.someone('editor');
    const project = await newProject(ada);
    await join(ada, project.id, grace, 'editor');
    const task = await created(grace, `/v1/projects/${project.id}/tasks`, { title: 'Draw', assignee_id: grace.userId });
    const other = await created(ada, `/v1/projects/${project.id}/tasks`, { title: 'Measure', assignee_id: ada.userId });
    const updated_at = tick();
    await remove(admin, grace);
    const { body, headers } = await ada.call('GET', `/v1/tasks/${task.id}`);
    expect(body.data).toEqual({ ...task, assignee_id: null, updated_at });
    expect([body.data.created_by, headers.get('etag')]).toEqual([grace.userId, '"2"']);
    expect(await read(`/v1/tasks/${other.id}`)).toEqual(other);
  });

  it('204 lets an administrator leave, whose projects the next one gets', async () => {
    const leaver = await tessera.someone('admin', ['read', 'write', 'admin']);
    const project = await newProject(leaver);
    expect((await remove(leaver, leaver)).status).toBe(204);
    expect(await read(`/v1/projects/${project.id}`)).toMatchObject({ owner_id: admin.userId });
  });

  it('204 frees the address', async () => {
    const fields = { name: 'Grace', email: 'grace@tessera.example' };
    const { id } = await created(admin, '/v1/users', fields);
    await admin.call('DELETE', `/v1/users/${id}`);
    expect((await created(admin, '/v1/users', fields)).id).not.toBe(id);
  });

  it('204 happens once, however many ask at once', async () => {
    const grace = await tessera.someone('editor');
    const { answer, events } = await recording(tessera, () => Promise.all([1, 2, 3].map(() => remove(admin, grace))));
    expect(statuses(answer)).toEqual({ 204: 1, 404: 2 });
    expect(events).toHaveLength(1);
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

  it('409 invalid_state: the last administrator stays, and so does everything of theirs', async () => {
    const boss = await tessera.otherAccount();
    const project = await newProject(boss);
    const { answer, events } = await recording(tessera, () => remove(boss, boss));
    expectError(answer, 409, 'invalid_state');
    expect(events).toEqual([]);
    tick();
    expect((await boss.call('GET', `/v1/projects/${project.id}`)).body.data).toEqual(project);
  });

  it('409 invalid_state, or 401 for whoever is deleted by then: of two administrators who delete each other at once, one stays', async () => {
    const boss = await tessera.otherAccount();
    const second = await tessera.someone('admin', ['read', 'write', 'admin'], await accountOf(boss));
    for (const caller of [boss, second]) expect((await caller.call('GET', '/v1/users/me')).status).toBe(200);
    const { answer, events } = await recording(tessera, () => Promise.all([remove(boss, second), remove(second, boss)]));
    const [won, lost] = answer.map(({ status }) => status).sort();
    expect([won, [401, 409].includes(lost!)]).toEqual([204, true]);
    expect(events).toHaveLength(1);
  });

  it('409 invalid_state: of a deletion and a demotion at once, one happens', async () => {
    const boss = await tessera.otherAccount();
    const accountId = await accountOf(boss);
    const second = await tessera.someone('admin', ['read', 'write', 'admin'], accountId);
    await Promise.all([remove(boss, second), second.call('PATCH', me(boss), { role: 'viewer' })]);
    const admins = await tessera.database.db
      .selectFrom('users')
      .select('id')
      .where('account_id', '=', accountId)
      .where('role', '=', 'admin')
      .execute();
    expect(admins).toHaveLength(1);
  });
});
