import { bootTessera, type Caller, type Tessera } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/core/ids.ts';
import { choices, encoded, type FilterCase, instants, itFilters } from './filters.ts';

const day = (number: number) => `2026-01-0${number}T00:00:00.000Z`;

/** Resources by a letter each; they belong to `ada` unless an owner is named. */
const resources = [
  { key: 'A', name: 'Atlas', description: 'The map of everything', type: 'map', owner: 'admin', created_at: day(1) },
  { key: 'B', name: 'atlas 100%', description: null, type: 'Map_2', status: 'archived', created_at: day(2) },
  { key: 'C', name: 'Atlas_100', description: 'Rivers first', type: 'globe', created_at: day(3) },
  { key: 'D', name: 'Bridge\\deck', description: '100 metres', type: 'globe', status: 'archived', created_at: '2026-01-04T00:00:00.500Z' },
] as const;

/** Conditions on resources, and which of those above they find. */
const resourceCases: FilterCase[] = [
  ...choices('id', '{A}', '{B}', { one: 'A', two: 'B', rest: 'CD' }),
  ...choices('status', 'active', 'archived', { one: 'AC', two: 'BD', rest: '' }),
  ...choices('owner_id', '{admin}', '{ada}', { one: 'A', two: 'BCD', rest: '' }),
  ...choices('type', 'globe', 'Map_2', { one: 'CD', two: 'B', rest: 'A' }),
  ['type_contains=AP', 'AB'],
  ['type_starts_with=map_', 'B'],
  ['type[like]=%2', 'B'],
  ...choices('name', 'Atlas', 'Atlas_100', { one: 'A', two: 'C', rest: 'BD' }),
  ['name=atlas', ''],
  ['name_contains=ATLAS', 'ABC'],
  ['name_contains=%', 'B'],
  ['name_contains=_', 'C'],
  ['name_contains=\\', 'D'],
  ['name_contains=100', 'BC'],
  ['name_starts_with=atlas', 'ABC'],
  ['name_starts_with=atlas_', 'C'],
  ['name_starts_with=100', ''],
  ['name_starts_with=%', ''],
  ['name[like]=atlas', 'A'],
  ['name[like]=atlas%', 'ABC'],
  ['name[like]=%100', 'C'],
  ['name[like]=%_100', 'C'],
  ['name[like]=a_las', ''],
  ['name[like]=%\\d%', 'D'],
  ...choices('description', 'Rivers first', '100 metres', { one: 'C', two: 'D', rest: 'AB' }),
  ['description_contains=MAP', 'A'],
  ['description_starts_with=100', 'D'],
  ['description[like]=%e%', 'ACD'],
  ['description_exists=true', 'ACD'],
  ['description_exists=false', 'B'],
  ...instants('created_at', '2026-01-02T00:00:00Z', ['A', 'B', 'CD']),
  ['created_at=2026-01-02T01:00:00+01:00', 'B'],
  ['created_at=2026-01-01T14:30:00.000-09:30', 'B'],
  ['created_at=2026-01-02T16:00:00+16:00', 'B'],
  ['created_at_lt=2026-01-01T00:01:00-23:59', 'A'],
  ['created_at_gt=2026-01-04T00:00:00.4999Z', 'D'],
  ...instants('updated_at', '2026-01-02T00:00:00Z', ['A', 'B', 'CD']),
  ['status=archived&type=globe', 'D'],
  ['created_at_gte=2026-01-02T00:00:00Z&created_at_lt=2026-01-04T00:00:00Z', 'BC'],
];

/** Webhooks by a letter each. */
const webhooks = [
  { key: 'a', url: 'https://a.example/', events: ['USER_CREATED', 'USER_UPDATED'], description: 'Users', owner: 'admin' },
  { key: 'b', url: 'https://b.example/', events: ['USER_CREATED'], status: 'disabled', disabled_reason: 'gone' },
  { key: 'c', url: 'https://c.example/Hook', events: ['RESOURCE_CREATED'], status: 'disabled', disabled_reason: 'failing' },
] as const;

/** Conditions on webhooks, and which of those above they find. */
const webhookCases: FilterCase[] = [
  ...choices('id', '{a}', '{b}', { one: 'a', two: 'b', rest: 'c' }),
  ...choices('url', 'https://a.example/', 'https://b.example/', { one: 'a', two: 'b', rest: 'c' }),
  ['url_contains=HOOK', 'c'],
  ['url_starts_with=https://b', 'b'],
  ['url[like]=%hook', 'c'],
  ['events=USER_CREATED', 'ab'],
  ['events[eq]=USER_UPDATED', 'a'],
  ['events_in=USER_UPDATED,USER_DELETED', 'a'],
  ['events[in]=USER_CREATED,USER_UPDATED', 'ab'],
  ['events_all=USER_UPDATED,USER_CREATED', 'a'],
  ['events[all]=USER_CREATED', 'ab'],
  ['events[all]=USER_CREATED,USER_DELETED', ''],
  ['events_all=', 'abc'],
  ['events[nin]=USER_UPDATED', 'bc'],
  ['events[nin]=USER_UPDATED,USER_CREATED', 'c'],
  ['events[nin]=', 'abc'],
  ['events_exists=true', 'abc'],
  ['events_exists=false', ''],
  ...choices('description', 'Users', 'Nothing', { one: 'a', two: '', rest: 'bc' }),
  ['description_contains=USER', 'a'],
  ['description_starts_with=use', 'a'],
  ['description[like]=%s', 'a'],
  ['description_exists=true', 'a'],
  ['description_exists=false', 'bc'],
  ...choices('status', 'enabled', 'disabled', { one: 'a', two: 'bc', rest: '' }),
  ...choices('disabled_reason', 'gone', 'failing', { one: 'b', two: 'c', rest: 'a' }),
  ['disabled_reason_exists=true', 'bc'],
  ['disabled_reason_exists=false', 'a'],
  ...choices('created_by', '{admin}', '{ada}', { one: 'a', two: 'bc', rest: '' }),
  ...instants('created_at', day(2), ['a', 'b', 'c']),
  ...instants('updated_at', day(2), ['a', 'b', 'c']),
];

const refusal = JSON.stringify({ code: 'internal_error', message: 'No.', details: {} });

/** Operations by a letter each. */
const operations = [
  { key: 'p', status: 'pending', subject: 'a', finished_at: null },
  { key: 'q', status: 'succeeded', subject: 'b', result: '{}', finished_at: '2026-02-01T12:00:00.000Z' },
  { key: 'r', status: 'failed', subject: 'b', error: refusal, finished_at: '2026-02-02T12:00:00.000Z' },
] as const;

/** Conditions on operations, and which of those above they find. */
const operationCases: FilterCase[] = [
  ...choices('id', '{p}', '{q}', { one: 'p', two: 'q', rest: 'r' }),
  ['type=webhook_recovery', 'pqr'],
  ['type_in=webhook_recovery', 'pqr'],
  ['type[eq]=webhook_recovery', 'pqr'],
  ['type[neq]=webhook_recovery', ''],
  ['type[in]=webhook_recovery', 'pqr'],
  ['type[nin]=webhook_recovery', ''],
  ...choices('status', 'pending', 'failed', { one: 'p', two: 'r', rest: 'q' }),
  ...choices('resource_id', '{a}', '{b}', { one: 'p', two: 'qr', rest: '' }),
  ...instants('finished_at', '2026-02-01T12:00:00Z', ['', 'q', 'r']).filter(([query]) => !query.includes('[neq]')),
  ['finished_at[neq]=2026-02-01T12:00:00Z', 'pr'],
  ['finished_at_exists=true', 'qr'],
  ['finished_at_exists=false', 'p'],
  ...instants('created_at', day(2), ['p', 'q', 'r']),
  ...instants('updated_at', day(2), ['p', 'q', 'r']),
];

let tessera: Tessera;
const ids: Record<string, string> = {};

beforeAll(async () => {
  tessera = await bootTessera({ work: [] });
  ids.admin = tessera.admin.userId;
  ids.ada = (await tessera.someone('editor')).userId;
  const { accountId: account_id } = tessera;
  const { db } = tessera.database;
  for (const { key, owner, ...rest } of resources.map((one) => ({ owner: 'ada', ...one }))) {
    ids[key] = newId('resource');
    const own = { account_id, id: ids[key], owner_id: ids[owner]!, updated_at: rest.created_at };
    await db
      .insertInto('resources')
      .values({ ...rest, ...own })
      .execute();
  }
  for (const [index, { key, owner, events, ...rest }] of webhooks.map((one) => ({ owner: 'ada', ...one })).entries()) {
    ids[key] = newId('webhook');
    const stamps = { created_at: day(index + 1), updated_at: day(index + 1) };
    await db
      .insertInto('webhooks')
      .values({ ...rest, ...stamps, account_id, id: ids[key], created_by: ids[owner]!, events: [...events] })
      .execute();
  }
  for (const [index, { key, subject, ...rest }] of operations.entries()) {
    ids[key] = newId('operation');
    const stamps = { created_at: day(index + 1), updated_at: day(index + 1) };
    await db
      .insertInto('operations')
      .values({ ...rest, ...stamps, account_id, id: ids[key], type: 'webhook_recovery', resource_id: ids[subject]! })
      .execute();
  }
});
afterAll(() => tessera?.close());

describe.each([
  { operation: 'listResources', record: 'Resource', path: '/v1/resources', cases: resourceCases },
  { operation: 'listWebhooks', record: 'Webhook', path: '/v1/webhooks', cases: webhookCases },
  { operation: 'listOperations', record: 'Operation', path: '/v1/operations', cases: operationCases },
] as const)('$operation', ({ path, ...list }) => {
  itFilters({ ...list, names: 50, path: () => path, caller: () => tessera.admin, ids });
});

describe('meta.filters', () => {
  it.each([
    ['status=active&name_contains=atlas', { status: 'active', name_contains: 'atlas' }],
    ['status_in=active,archived', { status_in: ['active', 'archived'] }],
    ['status_in=active&status_in=archived', { status_in: ['active', 'archived'] }],
    ['name[like]=atlas%', { 'name[like]': 'atlas%' }],
    ['description_exists=false', { description_exists: false }],
  ])('repeats ?%s as it was understood', async (query, filters) => {
    const { body } = await tessera.admin.call('GET', `/v1/resources?${encoded(query)}`);
    expect(body.meta.filters).toEqual(filters);
  });

  it('is absent when nothing was filtered', async () => {
    expect((await tessera.admin.call('GET', '/v1/resources?limit=1')).body.meta).not.toHaveProperty('filters');
  });
});

describe('patterns in a long list', () => {
  let other: Caller;
  beforeAll(async () => {
    other = await tessera.otherAccount();
    // More than are read before patterns are looked up, and among the oldest more matches than are looked up.
    await sql`
      insert into resources (account_id, id, name, type, owner_id, created_at)
      select account_id, 'res_0' || lpad(i::text, 25, '0'),
        case when i in (5, 700, 1100) then 'Worn NEEDLE_Ä' when i <= 1200 then 'Worn' else 'Bright' end || ' ' || i,
        'standard', id, timestamptz '2026-01-01' + i * interval '1 second'
      from users, generate_series(1, 3300) i where id = ${other.userId}`.execute(tessera.database.db);
  });
  const read = async (query: string) => {
    const { body } = await other.call('GET', `/v1/resources?${query}`);
    return { numbers: body.data.map(({ name }: { name: string }) => Number(name.split(' ').at(-1))), meta: body.meta };
  };
  const needle = 'name_contains=needle_%C3%A4';

  it.each([
    ['found often', 'name_contains=bright&limit=2', [3300, 3299], 2100],
    ['found seldom', needle, [1100, 700, 5], 3],
    ['found seldom, page by page', `${needle}&page=2&limit=2`, [5], 3],
    ['found seldom, in another order', `${needle}&sort=created_at&limit=2`, [5, 700], 3],
    ['found seldom, with another filter', `${needle}&status=archived`, [], 0],
    ['found seldom, with another pattern', `${needle}&type_contains=andard&limit=1`, [1100], 3],
    ['with wildcards', 'name[like]=worn%25needle%257%25', [700], 1],
    ['at the beginning', 'name_starts_with=worn%20needle&limit=1', [1100], 3],
    ['not at the beginning', 'name_starts_with=needle', [], 0],
    ['found nowhere', 'name_contains=needleless', [], 0],
    ['of too few letters for an index', 'name_contains=%C3%84', [1100, 700, 5], 3],
    ['found in too many old records to put them into order', 'name_contains=worn&limit=2', [1200, 1199], 1200],
    ['the same from its middle on', 'name_contains=worn&page=600&limit=2', [2, 1], 1200],
  ])('%s', async (_, query, numbers, total) => {
    const found = await read(query);
    expect([found.numbers, found.meta.total]).toEqual([numbers, total]);
  });

  it('lead through all that match, by cursor', async () => {
    const seen: number[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const { numbers, meta } = await read(`name_contains=worn&limit=100&after=${after}`);
      seen.push(...numbers);
      after = meta.next_cursor;
    }
    expect(seen).toEqual(Array.from({ length: 1200 }, (_, at) => 1200 - at));
  });
});
