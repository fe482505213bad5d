import { bootTessera, type Caller, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Sample, samplesInGraphql } from '../support/family-parts.ts';
import { bodyOf } from '../support/requests.ts';
import { changesIn, changesOf, sent, wordsIn } from './list-changes.ts';
import { connectGraphql, followed, standing, streamGraphql } from './subscribing.ts';
import { dataOf } from './support.ts';

/** How many statements have compared events with filters. */
let comparisons = 0;
let now = Date.now();
const pass = (seconds: number) => {
  now += seconds * 1000;
};
let tessera: Tessera;
beforeAll(async () => {
  tessera = await bootTessera({
    clock: () => new Date(now),
    onStatement: ({ sql }) => {
      if (sql.includes('as maybe')) comparisons += 1;
    },
  });
});
// Those of earlier tests are gone.
beforeEach(() => followed(tessera, 0));
afterAll(() => tessera?.close());

const transports = {
  'a WebSocket': ({ key }: Pick<Caller, 'key'>) => connectGraphql(tessera.url, { connectionParams: { token: key } }),
  'server-sent events': ({ key }: Pick<Caller, 'key'>) => streamGraphql(tessera.url, { 'X-API-Key': key }),
};
const bySocket = transports['a WebSocket'];

const post = (path: string, body: unknown = {}, by = tessera.admin) => sent(by, 'POST', path, body);
const patch = (path: string, body: unknown, by = tessera.admin) => sent(by, 'PATCH', path, body);
const remove = (path: string, by = tessera.admin) => sent(by, 'DELETE', path);

/** A type that no other test has. */
const newType = (() => {
  let made = 0;
  return () => {
    made += 1;
    return `t${made}`;
  };
})();
const resource = async (fields: object = {}): Promise<string> => (await post('/v1/resources', { name: 'Theodolite', ...fields })).id;
const ofType = (type: string, filter: object = {}) => ({ filter: { type: { eq: type }, ...filter } });

describe.each(Object.entries(transports))('resourceChanged over %s', (_name, keyed) => {
  it('tells what begins to match, matches as before and no longer matches, with the record as it was then', async () => {
    const type = newType();
    const { client, subscribe } = keyed(tessera.admin);
    const changes = subscribe(changesOf('Resource', 'status name owner { name }'), ofType(type, { status: 'ACTIVE' }));
    await standing(tessera, changes);
    const one = await resource({ type });
    await patch(`/v1/resources/${one}`, { name: 'Sextant' });
    await patch(`/v1/resources/${one}`, { status: 'archived' });
    await patch(`/v1/resources/${one}`, { name: 'Not told' });
    await patch(`/v1/resources/${one}`, { status: 'active' });
    await resource({ type: newType() });
    await remove(`/v1/resources/${one}`);
    await changes.first(5);
    const shown = (name: string) => ({ id: one, status: 'ACTIVE', name, owner: { name: 'Administrator' } });
    expect(changesIn(changes)).toEqual(
      [
        ['ADDED', shown('Theodolite')],
        ['UPDATED', shown('Sextant')],
        ['REMOVED', null],
        ['ADDED', shown('Not told')],
        ['REMOVED', null],
      ].map(([change, record]) => ({ eventId: expect.stringMatching(/^evt_/), type: change, id: one, resource: record })),
    );
    expect(changes.results[0].extensions.cost).toMatchObject({ operation: 11, requests: 1 });
    changes.end();
    await followed(tessera, 0);
    await client.dispose();
  });

  it('begins with RELOAD where that is asked for, with a place to continue after that needs no other scope', async () => {
    const type = newType();
    const narrow = await tessera.someone('viewer', ['read:resources']);
    const { client, subscribe } = keyed(narrow);
    const query = `subscription ($filter: ResourceFilter, $after: ID) {
      resourceChanged(filter: $filter, after: $after, reload: true) { eventId type id resource { name } } }`;
    const opened = subscribe(query, ofType(type));
    await opened.first(1);
    const [{ eventId, ...opening }] = changesIn(opened);
    expect(opening).toEqual({ type: 'RELOAD', id: null, resource: null });
    const beside = subscribe(query, ofType(type));
    await beside.first(1);
    const [{ eventId: samePlace }] = changesIn(beside);
    expect(samePlace).not.toBe(eventId);
    beside.end();
    const one = await resource({ type });
    await opened.first(2);
    opened.end();
    const two = await resource({ type });
    expect(wordsIn(opened)[1]).toBe(`ADDED ${one}`);
    for (const after of [eventId, samePlace]) {
      const resumed = subscribe(query, { ...ofType(type), after });
      await resumed.first(2);
      expect(wordsIn(resumed)).toEqual([`ADDED ${one}`, `ADDED ${two}`]);
      resumed.end();
    }
    await client.dispose();
  });

  it('begins with RELOAD instead of an error when it cannot continue, and goes on', async () => {
    const type = newType();
    const { client, subscribe } = keyed(tessera.admin);
    const query = `subscription ($filter: ResourceFilter, $after: ID, $reload: Boolean) {
      resourceChanged(filter: $filter, after: $after, reload: $reload) { type id } }`;
    const places = ['evt_01jq3x5gkz0v7t9n2m4p6r8s1w', 'nowhere'];
    const all = places.map((after) => subscribe(query, { ...ofType(type), after, reload: true }));
    const refused = places.map((after) => subscribe(query, { ...ofType(type), after, reload: false }));
    await Promise.all(all.map((changes) => changes.first(1)));
    const one = await resource({ type });
    await Promise.all(all.map((changes) => changes.first(2)));
    expect(all.map(wordsIn)).toEqual(places.map(() => ['RELOAD', `ADDED ${one}`]));
    await Promise.all(refused.map(({ over }) => over));
    expect(refused.map(({ results }) => results[0].errors[0].extensions.code)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    await client.dispose();
  });
});

describe('a followed list', () => {
  it('continues after the event of any change with what the uninterrupted subscription got', async () => {
    const type = newType();
    const { client, subscribe } = bySocket(tessera.admin);
    const variables = ofType(type, { or: [{ status: 'PENDING' }, { name: { startsWith: 'Map' } }] });
    const query = changesOf('Resource', 'name status');
    const whole = subscribe(query, variables);
    await standing(tessera, whole);
    const one = await resource({ type, status: 'pending' });
    await patch(`/v1/resources/${one}`, { status: 'active', name: 'Map of rivers' });
    await patch(`/v1/resources/${one}`, { name: 'Rivers' });
    await resource({ type });
    const two = await resource({ type, name: 'Map of roads' });
    await patch(`/v1/resources/${two}`, { description: 'In the north' });
    await remove(`/v1/resources/${two}`);
    await whole.first(6);
    expect(wordsIn(whole)).toEqual([
      `ADDED ${one}`,
      `UPDATED ${one}`,
      `REMOVED ${one}`,
      `ADDED ${two}`,
      `UPDATED ${two}`,
      `REMOVED ${two}`,
    ]);
    for (const from of [0, 2, 4]) {
      const after = changesIn(whole)[from].eventId;
      const rest = subscribe(query, { ...variables, after });
      await rest.first(5 - from);
      expect(changesIn(rest)).toEqual(changesIn(whole).slice(from + 1));
      rest.end();
    }
    await client.dispose();
  });
});

describe('the filter of a followed list', () => {
  const filters: [string, filter: object, matching: object, other: object][] = [
    ['a value of an enum', { statusMatches: { in: ['ARCHIVED', 'PENDING'] } }, { status: 'archived' }, { status: 'active' }],
    ['a text', { name: { contains: 'RIVER' } }, { name: 'The rivers' }, { name: 'The roads' }],
    ['a value that is null', { description: { exists: false } }, { description: null }, { description: 'In the hall' }],
    ['a key of an object', { data: { place: ['hall', 'yard'] } }, { metadata: { place: 'yard' } }, { metadata: { place: null } }],
    ['a key that is not set', { data: { place: null } }, { metadata: { place: null } }, { metadata: { place: 'yard' } }],
    ['one value and operators', { status: 'ARCHIVED', type: { ne: 'map' } }, { status: 'archived' }, { status: 'active' }],
    [
      'groups',
      { name: { startsWith: 't' }, or: [{ status: 'ARCHIVED' }, { type: { eq: 'map' } }] },
      { status: 'archived', name: 'This' },
      { status: 'active', name: 'This' },
    ],
  ];

  it.each(filters)('has the same meaning as in a list: %s', async (_name, filter, matching, other) => {
    const type = newType();
    const id = await resource({ type, ...other });
    const { client, subscribe } = bySocket(tessera.admin);
    const changes = subscribe(changesOf('Resource'), { filter });
    await standing(tessera, changes);
    const listed = async () => {
      const query = 'query ($filter: ResourceFilter) { resources(filter: $filter, first: 100) { nodes { id } } }';
      return (await dataOf(tessera.admin, query, { filter })).resources.nodes.some((node: { id: string }) => node.id === id);
    };
    await patch(`/v1/resources/${id}`, matching);
    await changes.first(1);
    expect([wordsIn(changes), await listed()]).toEqual([[`ADDED ${id}`], true]);
    await patch(`/v1/resources/${id}`, { metadata: { otherwise: 'as before' } });
    await patch(`/v1/resources/${id}`, other);
    await changes.first(3);
    expect([wordsIn(changes).slice(1), await listed()]).toEqual([[`UPDATED ${id}`, `REMOVED ${id}`], false]);
    await client.dispose();
  });

  it('takes `me` for the caller', async () => {
    const someone = await tessera.someone('editor');
    const { client, subscribe } = bySocket(someone);
    const changes = subscribe(changesOf('Resource', 'owner { id }'), { filter: { ownerId: { eq: 'me' } } });
    await standing(tessera, changes);
    await resource();
    const { id } = await post('/v1/resources', { name: 'Own' }, someone);
    await remove(`/v1/resources/${id}`, someone);
    await changes.first(2);
    expect(changesIn(changes).map(({ type, resource: own }) => [type, own?.owner.id])).toEqual([
      ['ADDED', someone.userId],
      ['REMOVED', undefined],
    ]);
    await client.dispose();
  });

  it('is refused with more filters or searches than an event is compared with, and for an unknown event', async () => {
    const { client, subscribe } = bySocket(tessera.admin);
    const some = { name: { contains: 'a', startsWith: 'b', like: 'c' } };
    const many = { or: Array.from({ length: 7 }, () => ({ statusMatches: { eq: 'ACTIVE' }, type: { eq: 'map' }, name: { eq: 'a' } })) };
    for (const [variables, code, field] of [
      [{ filter: some }, 'BAD_USER_INPUT', 'filter'],
      [{ filter: many }, 'BAD_USER_INPUT', 'filter.or'],
      [{ filter: { name: { contains: 'x'.repeat(201) } } }, 'BAD_USER_INPUT', 'filter.name.contains'],
      [{ after: 'evt_01jq3x5gkz0v7t9n2m4p6r8s1w' }, 'NOT_FOUND', undefined],
    ] as const) {
      const refused = subscribe(changesOf('Resource'), variables);
      await refused.over;
      const { extensions } = refused.results[0].errors[0];
      expect([extensions.code, Object.keys(extensions.details)[0]]).toEqual([code, field]);
    }
    await client.dispose();
  });

  it('costs nothing for events that it leaves out, and no more for those that it searches', async () => {
    const caller = await tessera.otherAccount();
    const left = async () => Number((await caller.call('GET', '/v1/users')).headers.get('x-ratelimit-remaining'));
    const { client, subscribe } = bySocket(caller);
    const nested = 'owner { resources(pagination: { limit: 40 }) { id } }';
    const changes = subscribe(changesOf('Resource', nested), { filter: { name: { contains: 'map' } } });
    await standing(tessera, changes);
    const before = await left();
    for (const name of ['A lens', 'A theodolite']) await post('/v1/resources', { name }, caller);
    await post('/v1/resources', { name: 'A map' }, caller);
    await changes.first(1);
    const { cost } = changes.results[0].extensions;
    expect(cost).toMatchObject({ operation: 51, requests: 5 });
    expect(before - (await left())).toBe(1 + 3 + cost.requests);
    await client.dispose();
  });

  it('shares one statement for each event with those of other subscribers', async () => {
    const { client, subscribe } = bySocket(tessera.admin);
    const type = newType();
    const all = Array.from({ length: 40 }, (_, at) => subscribe(changesOf('Resource'), ofType(type, { name: { ne: `Name ${at % 30}` } })));
    await standing(tessera, ...all);
    const before = comparisons;
    const one = await resource({ type });
    await Promise.all(all.map((changes) => changes.first(1)));
    await patch(`/v1/resources/${one}`, { name: 'Name 7' });
    await Promise.all(all.map((changes) => changes.first(2)));
    expect(comparisons - before).toBeLessThan(10);
    expect(all.map((changes) => changesIn(changes)[1].type)).toEqual(all.map((_, at) => (at % 30 === 7 ? 'REMOVED' : 'UPDATED')));
    await client.dispose();
  });
});

describe('every followed list', () => {
  it.each<[type: string, path: string, created: object, changed: object, within?: Sample['within']]>([
    ['User', '/v1/users', { name: 'Ada', email: 'ada@maps.example' }, { name: 'Ada L.' }],
    ['Resource', '/v1/resources', { name: 'Theodolite' }, { name: 'Theodolite 2' }],
    ['Webhook', '/v1/webhooks', { url: 'https://maps.example.com/hook', events: ['USER_CREATED'] }, { description: 'Maps' }],
    ...samplesInGraphql.map(({ type, path, body, change, within }): [string, string, object, object, Sample['within']] => [
      type,
      path,
      body,
      change,
      within,
    ]),
  ])('%s', async (type, path, created, changed, within) => {
    const caller = await tessera.otherAccount();
    const { client, subscribe } = bySocket(caller);
    const changes = subscribe(changesOf(type));
    await standing(tessera, changes);
    const { id } = await post(path, await bodyOf(caller, { body: created, within }), caller);
    // No change of a webhook.
    if (type === 'Webhook') await post(`${path}/${id}/test`, {}, caller);
    await patch(`${path}/${id}`, changed, caller);
    await remove(`${path}/${id}`, caller);
    await changes.first(3);
    expect(changesIn(changes).map(({ eventId: _, ...change }) => change)).toEqual([
      { type: 'ADDED', id, [type.toLowerCase()]: { id } },
      { type: 'UPDATED', id, [type.toLowerCase()]: { id } },
      { type: 'REMOVED', id, [type.toLowerCase()]: null },
    ]);
    await client.dispose();
  });

  it('needs the scope of the list, from the beginning or from when it is lost', async () => {
    const narrow = await tessera.someone('editor', ['read:users']);
    const someone = await tessera.someone('editor');
    const [one, other] = [bySocket(narrow), bySocket(someone)];
    const refused = one.subscribe(changesOf('Resource'));
    await refused.over;
    expect(refused.results[0].errors[0].extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'invalid_scope' });
    const changes = other.subscribe(changesOf('Resource'));
    await standing(tessera, changes);
    await tessera.database.db
      .updateTable('api_keys')
      .set({ scopes: ['read:users'] })
      .where('user_id', '=', someone.userId)
      .execute();
    pass(2);
    await resource();
    await changes.over;
    expect(changes.results).toMatchObject([{ data: { resourceChanged: null }, errors: [{ extensions: { code: 'FORBIDDEN' } }] }]);
    await Promise.all([one.client.dispose(), other.client.dispose()]);
  });
});
