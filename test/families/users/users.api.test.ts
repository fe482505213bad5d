import {
  anId,
  anInstant,
  bootTessera,
  type Caller,
  created,
  expectError,
  recording,
  single,
  type Tessera,
} from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../../src/contract/operations.ts';
import type { OperationId } from '../../../src/contract/types.ts';

let tessera: Tessera;
let admin: Caller;
let ada: Caller;
let now = Date.parse('2026-03-14T09:26:53.589Z');
const clock = () => {
  now += 1000;
  return new Date(now);
};
const publicUrl = 'https://api.example.com';

beforeAll(async () => {
  tessera = await bootTessera({ env: { TESSERA_PUBLIC_URL: publicUrl }, clock });
  admin = tessera.admin;
  ada = await tessera.someone('editor');
});
afterAll(() => tessera?.close());

let count = 0;
const email = () => {
  count += 1;
  return `person${count}@tessera.example`;
};
const newUser = (fields: object = {}, caller = admin) => created(caller, '/v1/users', { name: 'Grace', email: email(), ...fields });
const keys = (amount: number) => Object.fromEntries(Array.from({ length: amount }, (_, n) => [`k${n}`, n]));

describe('createUser', () => {
  it('201 answers the user in the envelope: a viewer, when nothing is said', async () => {
    const address = email();
    const { status, body, headers } = await admin.call('POST', '/v1/users', { name: 'Grace', email: address });
    expect(status).toBe(201);
    expect(body).toEqual(
      single({
        id: anId('usr'),
        name: 'Grace',
        email: address,
        role: 'viewer',
        metadata: {},
        created_at: anInstant,
        updated_at: body.data.created_at,
      }),
    );
    expect([headers.get('location'), headers.get('etag')]).toEqual([`/v1/users/${body.data.id}`, '"1"']);
  });

  it.each(['admin', 'editor', 'viewer'])('201 keeps every field that was sent, of an %s too', async (role) => {
    const fields = { name: '🗺'.repeat(200), role, metadata: { cost_centre: '4711', nested: { a: null }, gone: null } };
    expect(await newUser(fields)).toMatchObject(fields);
  });

  it('201 makes no password and no key', async () => {
    const { id } = await newUser();
    for (const table of ['passwords', 'api_keys'] as const)
      expect(await tessera.database.db.selectFrom(table).selectAll().where('user_id', '=', id).execute()).toEqual([]);
  });

  it('201 records USER_CREATED, with the user as REST shows them', async () => {
    const { answer, events } = await recording(tessera, () => newUser({ metadata: { a: [1] } }));
    expect(events).toEqual([
      {
        type: 'USER_CREATED',
        resource_id: answer.id,
        account_id: tessera.accountId,
        actor: { type: 'api_key', id: anId('key') },
        data: answer,
      },
    ]);
  });

  it.each([
    ['no name and no address', {}, ['name missing_required_field', 'email missing_required_field']],
    ['an empty name', { name: '', email: 'a@b.example' }, ['name too_short']],
    ['an address that is none', { name: 'x', email: 'ada' }, ['email invalid_format']],
    ['an address of 255 characters', { name: 'x', email: `${'a'.repeat(64)}@${'b.'.repeat(92)}example` }, ['email too_long']],
    ['GraphQL’s spelling of a role', { name: 'x', email: 'a@b.example', role: 'USER' }, ['role invalid_enum_value']],
    ['51 keys', { name: 'x', email: 'a@b.example', metadata: keys(51) }, ['metadata too_many_items']],
    ['a password', { name: 'x', email: 'a@b.example', password: 'correct horse' }, ['password unknown_field']],
  ])('400 refuses %s, and records nothing', async (_what, body, details) => {
    const { answer, events } = await recording(tessera, () => admin.call('POST', '/v1/users', body));
    expectError(answer, 400, 'invalid_parameters', details);
    expect(events).toEqual([]);
  });

  it('403 is for administrators', async () => {
    const { answer, events } = await recording(tessera, () => ada.call('POST', '/v1/users', { name: 'x', email: email() }));
    expectError(answer, 403, 'insufficient_permissions');
    expect(events).toEqual([]);
  });

  it('409 already_exists: an address is in the account once, in whatever case', async () => {
    const user = await newUser({ email: 'Grace.Hopper@Tessera.example' });
    expect(user.email).toBe('Grace.Hopper@Tessera.example');
    for (const address of ['Grace.Hopper@Tessera.example', 'grace.hopper@tessera.EXAMPLE']) {
      const { answer, events } = await recording(tessera, () => admin.call('POST', '/v1/users', { name: 'x', email: address }));
      expectError(answer, 409, 'already_exists', ['email conflict']);
      expect(events).toEqual([]);
    }
  });

  it('409 already_exists: of several who create the same person at once, one is first', async () => {
    const body = { name: 'Twin', email: email() };
    const { answer, events } = await recording(tessera, () => Promise.all([1, 2, 3].map(() => admin.call('POST', '/v1/users', body))));
    expect(answer.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    for (const one of answer.filter(({ status }) => status === 409)) expectError(one, 409, 'already_exists', ['email conflict']);
    expect(events).toHaveLength(1);
  });

  it('201 takes an address that another account knows', async () => {
    const address = email();
    await newUser({ email: address });
    expect(await newUser({ email: address }, await tessera.otherAccount())).toMatchObject({ email: address });
  });
});

describe('getUser', () => {
  it('200 answers the user with their version to everyone in the account, and 304 spares the body', async () => {
    const user = await newUser({ metadata: { desk: '2.14' } });
    for (const caller of [ada, admin, await tessera.someone('viewer')]) {
      const { status, body, headers } = await caller.call('GET', `/v1/users/${user.id}`);
      expect([status, body, headers.get('etag')]).toEqual([200, single(user), '"1"']);
    }
    expect((await ada.call('GET', `/v1/users/${user.id}`, undefined, { 'If-None-Match': '"1"' })).status).toBe(304);
  });

  it('200 leaves all but the asked fields and the id away', async () => {
    const { id } = await newUser();
    expect((await ada.call('GET', `/v1/users/${id}?fields=name`)).body.data).toEqual({ id, name: 'Grace' });
  });
});

describe('getCurrentUser', () => {
  it.each(['admin', 'editor', 'viewer'] as const)('200 answers the %s who calls, as getUser does', async (role) => {
    const caller = await tessera.someone(role);
    const { status, body, headers } = await caller.call('GET', '/v1/users/me');
    expect([status, headers.get('etag')]).toEqual([200, `"${caller.userId}-1"`]);
    expect(body.data).toEqual((await caller.call('GET', `/v1/users/${caller.userId}`)).body.data);
    expect(body.data).toMatchObject({ id: caller.userId, role });
  });

  it('304 spares the body of who has not changed', async () => {
    const { headers } = await ada.call('GET', '/v1/users/me');
    const held = { 'If-None-Match': headers.get('etag')! };
    expect([held, headers.get('vary')]).toEqual([
      { 'If-None-Match': `"${ada.userId}-1"` },
      expect.stringContaining('X-API-Key, Authorization, X-Session-Token'),
    ]);
    expect((await ada.call('GET', '/v1/users/me', undefined, held)).status).toBe(304);
    for (const tag of [held, { 'If-None-Match': '"1"' }])
      expect((await (await tessera.someone('viewer')).call('GET', '/v1/users/me', undefined, tag)).status).toBe(200);
    const change = (tag: string) => ada.call('PATCH', `/v1/users/${ada.userId}`, { name: 'Ada' }, { 'If-Match': tag });
    expect((await change('"usr_00000000000000000000000000-1"')).status).toBe(412);
    expect((await change(held['If-None-Match'])).status).toBe(200);
  });
});

describe('updateCurrentUser', () => {
  it('200 changes the fields that are sent of who calls, in every version', async () => {
    const caller = await tessera.someone('editor');
    const { status, body } = await caller.call('PATCH', '/v1/users/me', { name: 'Grace', metadata: { desk: '2.14' } });
    expect([status, body.data]).toMatchObject([200, { id: caller.userId, name: 'Grace', role: 'editor', metadata: { desk: '2.14' } }]);
    const next = await caller.call('PATCH', '/v2-preview/users/me', { metadata: { desk: null } });
    expect(next.body.data).toMatchObject({ name: 'Grace', metadata: {} });
    expect((await tessera.events()).slice(-2)).toEqual(Array(2).fill(`USER_UPDATED ${caller.userId}`));
  });

  it('403 gives nobody another role, and viewers nothing', async () => {
    const { status, body } = await (await tessera.someone('editor')).call('PATCH', '/v1/users/me', { role: 'admin' });
    expect([status, body.error.code]).toEqual([403, 'insufficient_permissions']);
    expect((await (await tessera.someone('viewer')).call('PATCH', '/v1/users/me', { name: 'V' })).status).toBe(403);
    const reader = await tessera.someone('editor', ['read:users']);
    expectError(await reader.call('PATCH', '/v1/users/me', { name: 'R' }), 403, 'invalid_scope');
  });

  it('412 keeps to the version of who calls, and of nobody else', async () => {
    const caller = await tessera.someone('editor');
    const change = (tag: string) => caller.call('PATCH', '/v1/users/me', { name: `Name ${tag.length}` }, { 'If-Match': tag });
    const { headers } = await caller.call('GET', '/v1/users/me');
    expect((await change(`"${ada.userId}-1"`)).status).toBe(412);
    expect((await change(headers.get('etag')!)).status).toBe(200);
    expect((await change(headers.get('etag')!)).status).toBe(412);
  });

  it('405 replaces and deletes nobody who is not named', async () => {
    for (const method of ['PUT', 'DELETE']) {
      const { status, headers } = await ada.call(
        method,
        '/v1/users/me',
        method === 'PUT' ? { name: 'A', email: 'a@b.example' } : undefined,
      );
      expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, PATCH']);
    }
  });
});

describe('listUsers', () => {
  let boss: Caller;
  beforeAll(async () => {
    boss = await tessera.otherAccount();
    await tessera.database.db
      .updateTable('users')
      .set({ name: 'Boss', email: 'boss@tessera.example', created_at: '2020-01-01T00:00:00Z' })
      .where('id', '=', boss.userId)
      .execute();
    for (const [name, role] of [
      ['Ada', 'editor'],
      ['Grace', 'viewer'],
      ['Linus', 'viewer'],
    ])
      await newUser({ name, role, email: `${name}@tessera.example` }, boss);
  });
  const names = async (query: string) => (await boss.call('GET', `/v1/users${query}`)).body.data?.map(({ name }: { name: string }) => name);

  it('200 answers everyone in the account, and nobody else, in the page envelope', async () => {
    const { status, body } = await boss.call('GET', '/v1/users?limit=2');
    expect(status).toBe(200);
    expect(body).toEqual({
      data: [expect.objectContaining({ name: 'Linus' }), expect.objectContaining({ name: 'Grace' })],
      meta: { page: 1, limit: 2, total: 4, has_more: true, request_id: expect.any(String) },
      links: { self: `${publicUrl}/v1/users?limit=2&page=1`, next: `${publicUrl}/v1/users?limit=2&page=2`, prev: null },
    });
  });

  it.each([
    ['', ['Linus', 'Grace', 'Ada', 'Boss']],
    ['?sort=name', ['Ada', 'Boss', 'Grace', 'Linus']],
    ['?sort=role,name:desc', ['Boss', 'Ada', 'Linus', 'Grace']],
    ['?role=viewer', ['Linus', 'Grace']],
    ['?role_in=admin,editor', ['Ada', 'Boss']],
    ['?role[neq]=viewer', ['Ada', 'Boss']],
    ['?email=Ada@tessera.example', ['Ada']],
    ['?email=ada@tessera.example', ['Ada']],
    ['?email[eq]=ADA@TESSERA.EXAMPLE', ['Ada']],
    ['?email[neq]=aDA@tessera.example', ['Linus', 'Grace', 'Boss']],
    ['?email_in=ADA@tessera.example,GRACE@tessera.example', ['Grace', 'Ada']],
    ['?email[nin]=ADA@tessera.example,GRACE@tessera.example', ['Linus', 'Boss']],
    ['?email[nin]=', ['Linus', 'Grace', 'Ada', 'Boss']],
    ['?sort=email&email_in=ada@TESSERA.example,grace@tessera.example,linus@tessera.example', ['Ada', 'Grace', 'Linus']],
    ['?email_starts_with=gr', ['Grace']],
    ['?name_contains=A', ['Grace', 'Ada']],
    ['?name[like]=%25s', ['Linus', 'Boss']],
    ['?created_at_before=2021-01-01T00:00:00Z', ['Boss']],
    ['?offset=2&limit=1', ['Ada']],
  ])('200 reads the list language: %s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('200 reads on with the cursor', async () => {
    const first = await boss.call('GET', '/v1/users?sort=role&after=&limit=3');
    const second = await boss.call('GET', `/v1/users?sort=role&after=${first.body.meta.next_cursor}&limit=3`);
    expect([...first.body.data, ...second.body.data].map(({ role }: { role: string }) => role)).toEqual([
      'admin',
      'editor',
      'viewer',
      'viewer',
    ]);
    expect(second.body.meta).toMatchObject({ has_more: false, next_cursor: null });
  });

  it.each([['metadata=x'], ['sort=metadata'], ['expand=planets'], ['password=x']])('400 refuses ?%s', async (query) => {
    expect((await ada.call('GET', `/v1/users?${query}`)).status).toBe(400);
  });
});

const writes: [operation: OperationId, body?: object][] = [
  ['replaceUser', { name: 'x', email: 'x@tessera.example' }],
  ['updateUser', { name: 'x' }],
  ['deleteUser'],
];
const send = (caller: Caller, operation: OperationId, body: object | undefined, id: string, headers = {}) => {
  const { method, path } = operations[operation];
  return caller.call(method.toUpperCase(), path.replace('{user_id}', id), body, headers);
};

describe.each([
  ['write:users', ['viewer']],
  ['write', ['viewer', 'editor']],
  ['admin', ['viewer', 'editor', 'admin']],
])('an administrator’s credential with the scope %s', (scope, reached) => {
  it.each(writes)(`reaches by %s others who are: ${reached.join(', ')}`, async (operation, body) => {
    const caller = await tessera.someone('admin', ['write:users', scope]);
    for (const role of ['viewer', 'editor', 'admin']) {
      const user = await newUser({ role });
      const same = operation === 'replaceUser' ? { ...body, email: user.email } : body;
      const { status } = await send(caller, operation, same, user.id);
      expect([role, status < 300 ? 'done' : status]).toEqual([role, reached.includes(role) ? 'done' : 403]);
    }
  });
});

describe.each(writes)('%s', (operation, body) => {
  it('403 is not for editors to do to others', async () => {
    const user = await newUser();
    const { answer, events } = await recording(tessera, () => send(ada, operation, body, user.id, { 'If-Match': '"9"' }));
    expectError(answer, 403, 'insufficient_permissions');
    expect(events).toEqual([]);
    expect((await ada.call('GET', `/v1/users/${user.id}`)).body.data).toEqual(user);
  });
});
