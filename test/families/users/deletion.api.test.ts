import { bootTessera, type Caller, created, expectError, recording, statuses, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newResource } from '../../support/new-records.ts';

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
  it('204 answers nothing, and the user is gone with password and keys', async () => {
    const { db } = tessera.database;
    const grace = await tessera.someone('editor');
    await db.insertInto('passwords').values({ account_id: tessera.accountId, user_id: grace.userId, hash: 'x' }).execute();
    const [key] = await db.selectFrom('api_keys').select('id').where('user_id', '=', grace.userId).execute();
    const { status, body } = await remove(admin, grace);
    expect([status, body]).toEqual([204, undefined]);
    expectError(await admin.call('GET', me(grace)), 404, 'not_found');
    for (const table of ['passwords', 'api_keys'] as const)
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
    await newResource(grace);
    const user = await read(me(grace));
    const { events } = await recording(tessera, () => remove(admin, grace));
    expect(events[0]).toMatchObject({ type: 'USER_DELETED', resource_id: grace.userId });
    expect(events[0]!.data).toEqual(user);
  });

  it('204 passes their resources to the administrator of longest standing, as new versions', async () => {
    const grace = await tessera.someone('editor');
    const younger = await tessera.someone('admin', ['read', 'write', 'admin']);
    const [resource, hers] = [await newResource(grace), await newResource(ada)];
    const updated_at = tick();
    await remove(younger, grace);
    const { body, headers } = await ada.call('GET', `/v1/resources/${resource.id}`);
    expect(body.data).toEqual({ ...resource, owner_id: admin.userId, updated_at });
    expect(headers.get('etag')).toBe('"2"');
    expect(await read(`/v1/resources/${hers.id}`)).toEqual(hers);
    await remove(admin, younger);
  });

  it('204 lets an administrator leave, whose resources the next one gets', async () => {
    const leaver = await tessera.someone('admin', ['read', 'write', 'admin']);
    const resource = await newResource(leaver);
    expect((await remove(leaver, leaver)).status).toBe(204);
    expect(await read(`/v1/resources/${resource.id}`)).toMatchObject({ owner_id: admin.userId });
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

  it('204 catches up with resources that they create meanwhile: none of them is lost', async () => {
    const grace = await tessera.someone('editor');
    const creating = [1, 2, 3, 4].map(() => grace.call('POST', '/v1/resources', { name: 'Late' }));
    const [removed, ...made] = await Promise.all([remove(admin, grace), ...creating]);
    expect(removed.status).toBe(204);
    for (const { status, body } of made)
      if (status === 201) expect(await read(`/v1/resources/${body.data.id}`)).toMatchObject({ owner_id: admin.userId });
      else expect([401, 422]).toContain(status);
  });

  it('409 invalid_state: the last administrator stays, and so does everything of theirs', async () => {
    const boss = await tessera.otherAccount();
    const resource = await newResource(boss);
    const { answer, events } = await recording(tessera, () => remove(boss, boss));
    expectError(answer, 409, 'invalid_state');
    expect(events).toEqual([]);
    tick();
    expect((await boss.call('GET', `/v1/resources/${resource.id}`)).body.data).toEqual(resource);
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
