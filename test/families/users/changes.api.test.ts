import { bootTessera, type Caller, created, expectError, recording, single, statuses, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let tessera: Tessera;
let admin: Caller;
let ada: Caller;
let now = Date.parse('2026-03-14T09:26:53.589Z');
const tick = () => {
  now += 1000;
  return new Date(now).toISOString();
};

beforeAll(async () => {
  tessera = await bootTessera({ clock: () => new Date(now) });
  admin = tessera.admin;
  ada = await tessera.someone('editor');
});
afterAll(() => tessera?.close());

let count = 0;
const email = () => {
  count += 1;
  return `person${count}@tessera.example`;
};
const full = { name: 'Grace', role: 'editor', metadata: { desk: '2.14', tags: ['blue'], nested: { a: null } } };
const newUser = (fields: object = {}) => created(admin, '/v1/users', { ...full, email: email(), ...fields });
const at = ({ id }: { id: string }) => `/v1/users/${id}`;
const me = (caller: Caller) => `/v1/users/${caller.userId}`;
const read = async (path: string) => (await admin.call('GET', path)).body.data;
const keys = (amount: number, prefix = 'k') => Object.fromEntries(Array.from({ length: amount }, (_, n) => [`${prefix}${n}`, n]));
const updated = (data: { id: string }) => [{ type: 'USER_UPDATED', resource_id: data.id, data }];

describe('replaceUser', () => {
  it('200 puts the sent fields in the place of all: metadata is emptied, the role stays', async () => {
    const user = await newUser();
    const updated_at = tick();
    const address = email();
    const { answer, events } = await recording(tessera, () => admin.call('PUT', at(user), { name: 'Hopper', email: address }));
    const replaced = { ...user, name: 'Hopper', email: address, metadata: {}, updated_at };
    expect([answer.status, answer.body, answer.headers.get('etag')]).toEqual([200, single(replaced), '"2"']);
    expect(await read(at(user))).toEqual(replaced);
    expect(events).toMatchObject(updated(replaced));
  });

  it('200 gives the role that is sent', async () => {
    const user = await newUser();
    const { body } = await admin.call('PUT', at(user), { name: user.name, email: user.email, role: 'admin' });
    expect(body.data.role).toBe('admin');
    expect((await admin.call('PUT', at(user), { name: user.name, email: user.email, role: 'viewer' })).body.data.role).toBe('viewer');
  });

  it('200 lets an administrator replace themselves without losing the role', async () => {
    const { name, email: address } = await read(me(admin));
    expect((await admin.call('PUT', me(admin), { name, email: address })).body.data.role).toBe('admin');
  });
});

describe('updateUser', () => {
  const { desk, tags, nested } = full.metadata;
  const merges: [what: string, sent: object, changed: object][] = [
    ['leaves what was not sent', { name: 'Hopper' }, { name: 'Hopper' }],
    ['changes the role', { role: 'viewer' }, { role: 'viewer' }],
    ['adds a key', { metadata: { shelf: 'B4' } }, { metadata: { desk, tags, nested, shelf: 'B4' } }],
    ['replaces a key as a whole', { metadata: { nested: { b: 1 } } }, { metadata: { desk, tags, nested: { b: 1 } } }],
    ['takes a key away with null', { metadata: { tags: null, unheard: null } }, { metadata: { desk, nested } }],
    ['empties the metadata with null', { metadata: null }, { metadata: {} }],
  ];
  it.each(merges)('200 %s', async (_what, sent, changed) => {
    const user = await newUser();
    const updated_at = tick();
    const { answer, events } = await recording(tessera, () => admin.call('PATCH', at(user), sent));
    const merged = { ...user, ...changed, updated_at };
    expect([answer.status, answer.body, answer.headers.get('etag')]).toEqual([200, single(merged), '"2"']);
    expect(await read(at(user))).toEqual(merged);
    expect(events).toMatchObject(updated(merged));
  });

  it.each([
    ['leaves metadata alone that is sent empty', { metadata: {} }],
    ['takes what it has', full],
  ])('200 %s, and makes no new version of it', async (_what, sent) => {
    const user = await newUser();
    tick();
    const { answer, events } = await recording(tessera, () => admin.call('PATCH', at(user), sent));
    expect([answer.status, answer.body, answer.headers.get('etag')]).toEqual([200, single(user), '"1"']);
    expect(events).toEqual([]);
  });

  it('200 counts the keys after the merge', async () => {
    const user = await newUser({ metadata: keys(50) });
    const { status, body } = await admin.call('PATCH', at(user), { metadata: { k0: null, extra: 1 } });
    expect([status, Object.keys(body.data.metadata).length]).toEqual([200, 50]);
  });

  it('422 refuses more than 50 keys after the merge, and changes nothing', async () => {
    const user = await newUser({ metadata: keys(40) });
    const { answer, events } = await recording(tessera, () => admin.call('PATCH', at(user), { name: 'x', metadata: keys(11, 'other') }));
    expectError(answer, 422, 'unprocessable', ['metadata too_many_items']);
    expect(await read(at(user))).toEqual(user);
    expect(events).toEqual([]);
  });

  it.each([
    ['nothing', {}, ['(body) too_few_items']],
    ['null for the name', { name: null }, ['name invalid_type']],
    ['null for the address', { email: null }, ['email invalid_type']],
    ['null for the role', { role: null }, ['role invalid_enum_value']],
    ['an id', { id: 'usr_00000000000000000000000000' }, ['id unknown_field']],
  ])('400 refuses %s', async (_what, body, details) => {
    expectError(await admin.call('PATCH', me(ada), body), 400, 'invalid_parameters', details);
  });

  it('200 keeps all of several merges that come at once', async () => {
    const user = await newUser({ metadata: {} });
    await Promise.all(['a', 'b', 'c', 'd'].map((key) => admin.call('PATCH', at(user), { metadata: { [key]: 1 } })));
    expect((await read(at(user))).metadata).toEqual({ a: 1, b: 1, c: 1, d: 1 });
  });

  it('lets one of many through that hold the same version', async () => {
    const user = await newUser();
    const act = () => Promise.all([1, 2, 3, 4].map(() => admin.call('PATCH', at(user), { name: 'Mine' }, { 'If-Match': '"1"' })));
    const { answer, events } = await recording(tessera, act);
    expect(statuses(answer)).toEqual({ 200: 1, 412: 3 });
    expect(events).toHaveLength(1);
  });
});

describe.each(['PUT', 'PATCH'])('by %s', (method) => {
  const change = async (caller: Caller, path: string, fields: object) => {
    const { name, email: address } = await read(path);
    return caller.call(method, path, method === 'PUT' ? { name, email: address, ...fields } : fields);
  };

  it('200 lets editors change themselves', async () => {
    const { body } = await change(ada, me(ada), { name: 'Ada L.', metadata: { desk: '1' } });
    expect(body.data).toMatchObject({ id: ada.userId, name: 'Ada L.', role: 'editor', metadata: { desk: '1' } });
  });

  it('200 takes the role that somebody has from themselves', async () => {
    expect((await change(ada, me(ada), { name: 'Ada', role: 'editor' })).status).toBe(200);
  });

  it.each(['admin', 'viewer'])('403 lets nobody but administrators give the role %s', async (role) => {
    const { answer, events } = await recording(tessera, () => change(ada, me(ada), { name: 'Other', role }));
    expectError(answer, 403, 'insufficient_permissions', ['role not_allowed']);
    expect(events).toEqual([]);
    expect(await read(me(ada))).toMatchObject({ role: 'editor' });
  });

  it('409 already_exists: not the address of somebody else, in whatever case', async () => {
    const [user, other] = [await newUser(), await newUser()];
    const { answer, events } = await recording(tessera, () => change(admin, at(user), { email: other.email.toUpperCase() }));
    expectError(answer, 409, 'already_exists', ['email conflict']);
    expect(events).toEqual([]);
    expect(await read(at(user))).toEqual(user);
  });

  it('200 changes the case of one’s own address', async () => {
    const user = await newUser();
    expect((await change(admin, at(user), { email: user.email.toUpperCase() })).body.data.email).toBe(user.email.toUpperCase());
  });

  it.each(['editor', 'viewer'])('409 invalid_state: the last administrator becomes no %s', async (role) => {
    const boss = await tessera.otherAccount();
    const before = (await boss.call('GET', me(boss))).body.data;
    const body = method === 'PUT' ? { name: before.name, email: before.email, role } : { role };
    const { answer, events } = await recording(tessera, () => boss.call(method, me(boss), body));
    expectError(answer, 409, 'invalid_state');
    expect(events).toEqual([]);
    expect((await boss.call('GET', me(boss))).body.data).toEqual(before);
  });

  it('409 invalid_state, or 403 for whoever is demoted by then: of two administrators who demote each other at once, one stays', async () => {
    const boss = await tessera.otherAccount();
    const accountId = (
      await tessera.database.db.selectFrom('users').select('account_id').where('id', '=', boss.userId).executeTakeFirstOrThrow()
    ).account_id;
    const second = await tessera.someone('admin', ['read', 'write', 'admin'], accountId);
    const demote = (caller: Caller, { userId }: Caller) =>
      caller.call(method, `/v1/users/${userId}`, {
        ...(method === 'PUT' ? { name: 'x', email: `${userId}@x.example` } : {}),
        role: 'editor',
      });
    for (const caller of [boss, second]) expect((await caller.call('GET', '/v1/users/me')).status).toBe(200);
    const act = () => Promise.all([demote(boss, second), demote(second, boss)]);
    const { answer, events } = await recording(tessera, act);
    const [won, lost] = answer.map(({ status }) => status).sort();
    expect([won, [403, 409].includes(lost!)]).toEqual([200, true]);
    expect(events).toHaveLength(1);
    const admins = await tessera.database.db
      .selectFrom('users')
      .select('id')
      .where('account_id', '=', accountId)
      .where('role', '=', 'admin')
      .execute();
    expect(admins).toHaveLength(1);
  });
});
