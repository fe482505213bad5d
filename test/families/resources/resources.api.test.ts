import {
  anId,
  anInstant,
  bootTessera,
  type Caller,
  created,
  expectError,
  nobodys,
  recording,
  single,
  type Tessera,
} from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let tessera: Tessera;
let ada: Caller;
let grace: Caller;
let now = Date.parse('2026-03-14T09:26:53.589Z');
const publicUrl = 'https://api.example.com';
const tick = () => {
  now += 1000;
  return new Date(now).toISOString();
};

beforeAll(async () => {
  tessera = await bootTessera({ env: { TESSERA_PUBLIC_URL: publicUrl }, clock: () => new Date(now) });
  ada = await tessera.someone('editor');
  grace = await tessera.someone('editor');
});
afterAll(() => tessera?.close());

const full = {
  name: 'Theodolite 3',
  description: 'Stands in the workshop.',
  type: 'instrument',
  status: 'active',
  metadata: { serial: 'T3-0815', tags: ['survey', 'north'], nested: { a: null } },
};
const newResource = (fields: object = {}, caller = ada) => created(caller, '/v1/resources', { ...full, ...fields });
const at = ({ id }: { id: string }, what = '') => `/v1/resources/${id}${what}`;
const read = async (resource: { id: string }) => (await ada.call('GET', at(resource))).body.data;
const event = (type: string, data: { id: string }) => ({ type, resource_id: data.id, data });
const keys = (count: number, prefix = 'k') => Object.fromEntries(Array.from({ length: count }, (_, n) => [`${prefix}${n}`, n]));

describe('createResource', () => {
  it('201 answers the resource in its envelope, with defaults for what was left out', async () => {
    const { status, body, headers } = await ada.call('POST', '/v1/resources', { name: 'Theodolite' });
    expect(status).toBe(201);
    expect(body).toEqual(
      single({
        id: anId('res'),
        name: 'Theodolite',
        description: null,
        type: 'standard',
        status: 'active',
        metadata: {},
        owner_id: ada.userId,
        created_at: anInstant,
        updated_at: body.data.created_at,
      }),
    );
    expect([headers.get('location'), headers.get('etag')]).toEqual([at(body.data), '"1"']);
  });

  it.each(['active', 'archived', 'pending'])('201 begins as %s when asked', async (status) => {
    expect(await newResource({ status })).toMatchObject({ ...full, status });
  });

  it('201 records RESOURCE_CREATED, with the resource as REST shows it', async () => {
    const { answer, events } = await recording(tessera, () => newResource());
    expect(events).toEqual([
      { ...event('RESOURCE_CREATED', answer), account_id: tessera.accountId, actor: { type: 'api_key', id: anId('key') } },
    ]);
  });

  it.each([
    ['no name', {}, ['name missing_required_field']],
    ['an unknown status', { name: 'x', status: 'gone' }, ['status invalid_enum_value']],
    ['a type with blanks', { name: 'x', type: 'a b' }, ['type invalid_format']],
    ['51 keys', { name: 'x', metadata: keys(51) }, ['metadata too_many_items']],
    [
      'an owner and what a sync knows',
      { name: 'x', owner_id: nobodys('usr'), external_id: '7' },
      ['owner_id unknown_field', 'external_id unknown_field'],
    ],
  ])('400 refuses %s, and records nothing', async (_what, body, details) => {
    const { answer, events } = await recording(tessera, () => ada.call('POST', '/v1/resources', body));
    expectError(answer, 400, 'invalid_parameters', details);
    expect(events).toEqual([]);
  });
});

describe('getResource', () => {
  it('200 answers the resource with its version to everyone in the account, and 304 spares its body', async () => {
    const resource = await newResource();
    for (const caller of [grace, tessera.admin, await tessera.someone('viewer')]) {
      const { status, body, headers } = await caller.call('GET', at(resource));
      expect([status, body, headers.get('etag')]).toEqual([200, single(resource), '"1"']);
    }
    expect((await ada.call('GET', at(resource), undefined, { 'If-None-Match': '"1"' })).status).toBe(304);
  });

  it('200 brings the owner in full when asked', async () => {
    const { body } = await grace.call('GET', `${at(await newResource())}?expand=owner&fields=name`);
    expect(body.data).toEqual({ id: anId('res'), name: full.name, owner: expect.objectContaining({ id: ada.userId }) });
  });
});

describe('listResources', () => {
  it('200 answers the resources of the account alone in the page envelope, youngest first', async () => {
    const stranger = await tessera.otherAccount();
    const older = await newResource({ name: 'Older' }, stranger);
    tick();
    const younger = await newResource({ name: 'Younger', type: 'map' }, stranger);
    const { status, body } = await stranger.call('GET', '/v1/resources');
    expect(status).toBe(200);
    expect(body).toEqual({
      data: [younger, older],
      meta: { page: 1, limit: 20, total: 2, has_more: false, request_id: expect.any(String) },
      links: { self: `${publicUrl}/v1/resources?page=1`, next: null, prev: null },
    });
    const filtered = await stranger.call(
      'GET',
      `/v1/resources?type=map&status_in=active,pending&owner_id=${stranger.userId}&name_starts_with=you&expand=owner`,
    );
    expect(filtered.body.data).toEqual([{ ...younger, owner: expect.objectContaining({ id: stranger.userId }) }]);
  });
});

describe('replaceResource', () => {
  it('200 puts defaults in the place of what is left out, except the status', async () => {
    const resource = await newResource({ status: 'pending' });
    const updated_at = tick();
    const { answer, events } = await recording(tessera, () => grace.call('PUT', at(resource), { name: 'Sextant' }));
    const replaced = { ...resource, name: 'Sextant', description: null, type: 'standard', metadata: {}, updated_at };
    expect([answer.status, answer.body, answer.headers.get('etag')]).toEqual([200, single(replaced), '"2"']);
    expect(await read(resource)).toEqual(replaced);
    expect(events).toMatchObject([event('RESOURCE_UPDATED', replaced)]);
  });
});

describe('updateResource', () => {
  const { serial, tags, nested } = full.metadata;
  const merges: [what: string, sent: object, changed: object][] = [
    ['leaves what was not sent', { name: 'Sextant' }, { name: 'Sextant' }],
    ['empties the description with null', { description: null }, { description: null }],
    ['adds a key', { metadata: { shelf: 'B4' } }, { metadata: { serial, tags, nested, shelf: 'B4' } }],
    ['replaces a key as a whole', { metadata: { nested: { b: 1 } } }, { metadata: { serial, tags, nested: { b: 1 } } }],
    ['takes a key away with null', { metadata: { tags: null, unheard: null } }, { metadata: { serial, nested } }],
    ['empties the metadata with null', { metadata: null }, { metadata: {} }],
  ];
  it.each(merges)('200 %s', async (_what, sent, changed) => {
    const resource = await newResource();
    const updated_at = tick();
    const { answer, events } = await recording(tessera, () => grace.call('PATCH', at(resource), sent));
    const updated = { ...resource, ...changed, updated_at };
    expect([answer.status, answer.body, answer.headers.get('etag')]).toEqual([200, single(updated), '"2"']);
    expect(await read(resource)).toEqual(updated);
    expect(events).toMatchObject([event('RESOURCE_UPDATED', updated)]);
  });

  it.each([
    ['leaves metadata alone that is sent empty', { metadata: {} }],
    ['takes the present status', { status: 'active' }],
    ['takes what it has, in another order', { metadata: Object.fromEntries(Object.entries(full.metadata).reverse()), name: full.name }],
  ])('200 %s, and makes no new version of it', async (_what, sent) => {
    const resource = await newResource();
    tick();
    const { answer, events } = await recording(tessera, () => grace.call('PATCH', at(resource), sent));
    expect([answer.status, answer.body, answer.headers.get('etag')]).toEqual([200, single(resource), '"1"']);
    expect(events).toEqual([]);
  });

  it('200 counts the keys after the merge', async () => {
    const resource = await newResource({ metadata: keys(50) });
    const { status, body } = await ada.call('PATCH', at(resource), { metadata: { k0: null, extra: 1 } });
    expect([status, Object.keys(body.data.metadata).length]).toEqual([200, 50]);
  });

  it('422 refuses more than 50 keys after the merge, and changes nothing', async () => {
    const resource = await newResource({ metadata: keys(40) });
    const { answer, events } = await recording(tessera, () => ada.call('PATCH', at(resource), { name: 'x', metadata: keys(11, 'other') }));
    expectError(answer, 422, 'unprocessable', ['metadata too_many_items']);
    expect(await read(resource)).toEqual(resource);
    expect(events).toEqual([]);
  });

  it('400 refuses nothing at all', async () => {
    expectError(await ada.call('PATCH', at(await newResource()), {}), 400, 'invalid_parameters', ['(body) too_few_items']);
  });

  it('200 keeps both of two merges that come at once', async () => {
    const resource = await newResource({ metadata: {} });
    await Promise.all(['a', 'b', 'c', 'd'].map((key) => ada.call('PATCH', at(resource), { metadata: { [key]: 1 } })));
    expect((await read(resource)).metadata).toEqual({ a: 1, b: 1, c: 1, d: 1 });
  });
});

describe.each(['PUT', 'PATCH'])('a status by %s', (method) => {
  const follows: Record<string, string> = { pending: 'active', active: 'archived', archived: 'active' };
  const all = Object.keys(follows);
  const cases = all.flatMap((from) => all.map((to) => ({ from, to, allowed: from === to || follows[from] === to })));
  const body = (status: string) => (method === 'PUT' ? { name: 'x', status } : { status });

  it.each(cases.filter(({ allowed }) => allowed))('200 goes from $from to $to', async ({ from, to }) => {
    const { status, body: answered } = await ada.call(method, at(await newResource({ status: from })), body(to));
    expect([status, answered.data?.status]).toEqual([200, to]);
  });

  it.each(cases.filter(({ allowed }) => !allowed))('422 does not go from $from to $to', async ({ from, to }) => {
    const resource = await newResource({ status: from });
    const { answer, events } = await recording(tessera, () => ada.call(method, at(resource), body(to)));
    expectError(answer, 422, 'invalid_state_transition', ['status not_allowed']);
    expect(await read(resource)).toEqual(resource);
    expect(events).toEqual([]);
  });
});

describe('deleteResource', () => {
  it('204 lets the owner and administrators, whatever the status, and records RESOURCE_DELETED alone', async () => {
    for (const [caller, status] of [
      [ada, 'pending'],
      [tessera.admin, 'archived'],
    ] as const) {
      const resource = await newResource({ status });
      const { answer, events } = await recording(tessera, () => caller.call('DELETE', at(resource)));
      expect([answer.status, answer.body]).toEqual([204, undefined]);
      expect(events).toMatchObject([event('RESOURCE_DELETED', resource)]);
      expectError(await grace.call('GET', at(resource)), 404, 'not_found');
    }
  });

  it('403 refuses other editors', async () => {
    const resource = await newResource();
    const { answer, events } = await recording(tessera, () => grace.call('DELETE', at(resource)));
    expectError(answer, 403, 'insufficient_permissions');
    expect(events).toEqual([]);
    expect(await read(resource)).toEqual(resource);
  });

  it('204 happens once, however many ask at once', async () => {
    const resource = await newResource();
    const { answer, events } = await recording(tessera, () => Promise.all([1, 2, 3].map(() => ada.call('DELETE', at(resource)))));
    expect(answer.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    expect(events).toHaveLength(1);
  });
});
