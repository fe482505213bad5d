import { createHash } from 'node:crypto';
import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inOneWindow } from '../support/rate-limit.ts';
import { ask, dataOf } from './support.ts';

/** What operations of these tests would ask, had they been carried out. */
let asked: string[] = [];
let tessera: Tessera;
beforeAll(async () => {
  tessera = await bootTessera({ onStatement: ({ sql }) => void asked.push(sql) });
});
afterAll(() => tessera?.close());

const nested = (depth: number, inner: string): string => (depth === 0 ? inner : `resources { owner { ${nested(depth - 1, inner)} } }`);

/** Fragments each of which spreads the next one twice: written out, they are 2^depth fields. */
const doubling = (depth: number) =>
  Array.from({ length: depth }, (_, n) => `fragment F${n} on User { ...F${n + 1} ...F${n + 1} }`).join('\n');

describe('an operation that multiplies is refused before it is executed', () => {
  it.each([
    [
      'nested lists',
      '{ users(pagination: { limit: 100 }) { resources(pagination: { limit: 100 }) { id } } }',
      /cost 10100 exceeds the maximum of 5000/,
    ],
    ['nested connections', '{ resources(first: 100) { edges { node { events(first: 100) { edges { node { id } } } } } } }', /Query cost/],
    ['a depth of nine', `{ me { ${nested(4, 'id')} } }`, /depth 10 exceeds the maximum of 8/],
    ['sixteen aliases', `{ ${Array.from({ length: 16 }, (_, n) => `a${n}: me { id }`).join(' ')} }`, /16 aliases; the maximum is 15/],
    [
      'aliases in a fragment',
      `{ me { ...A } b: me { ...A } } fragment A on User { ${'abcdefgh'
        .split('')
        .map((a) => `${a}: id`)
        .join(' ')} }`,
      /17 aliases/,
    ],
    [
      'fragments in a circle',
      '{ me { ...A } } fragment A on User { ...B } fragment B on User { ...A }',
      /Cannot spread fragment "A" within itself/,
    ],
    [
      'fragments that double',
      `{ me { ...F0 } } ${doubling(40)} fragment F40 on User { id }`,
      /selects 3298534883328 .*; the maximum is 10000/,
    ],
    ['one field 900 times', `{ ${'__typename '.repeat(900)} }`, /more than 500000 comparisons/],
    ['aliased introspection', `{ ${Array.from({ length: 16 }, (_, n) => `a${n}: __schema { types { name } }`).join(' ')} }`, /16 aliases/],
    [
      'all types three times',
      '{ __schema { types { name } ...A } } fragment A on __Schema { again: types { kind } more: types { kind } }',
      /selects `types` 3 times; the maximum is 2/,
    ],
    [
      'deep introspection',
      '{ __schema { types { fields { type { fields { type { fields { type { name } } } } } } } } }',
      /fields, inputFields, interfaces, possibleTypes 3 levels deep; the maximum is 2/,
    ],
    [
      'deep introspection in fragments',
      '{ __type(name: "User") { ...A } } fragment A on __Type { interfaces { ...B } } fragment B on __Type { possibleTypes { ... { fields { name } } } }',
      /3 levels deep; the maximum is 2/,
    ],
    ['10,000 tokens', `{ me { ${'id '.repeat(10_000)} } }`, /more tha. 1000 tokens/],
    ['100,001 characters', `{ me { id } }${' '.repeat(100_001 - 13)}`, /has 100001 characters; the maximum is 100000/],
    [
      'a negative page',
      '{ users(pagination: { limit: -100 }) { resources(pagination: { limit: 100 }) { id } resources2: resources(pagination: { limit: 100 }) { owner { resources(pagination: { limit: 100 }) { id } } } } }',
      /Query cost/,
    ],
  ])('%s', async (_what, query, message) => {
    await dataOf(tessera.admin, '{ __typename }');
    asked = [];
    const { status, body } = await ask(tessera.admin, query);
    expect(status).toBe(200);
    expect(body.data).toBeUndefined();
    expect(body.errors[0].message).toMatch(message);
    expect(body.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', requestId: expect.any(String) });
    expect(asked.filter((sql) => /"(resources|events|webhooks)"/.test(sql))).toEqual([]);
  });

  it('what is eight deep without the parts of connections is carried out', async () => {
    const query = (inner: string) => `{ resources(first: 1) { edges { node { owner { ${nested(2, inner)} } } } } }`;
    expect((await ask(tessera.admin, query('resources { id }'))).body.errors).toBeUndefined();
    expect((await ask(tessera.admin, query('resources { owner { id } }'))).body.errors[0].message).toMatch(
      /depth 9 exceeds the maximum of 8/,
    );
  });

  it('what has its most selections is carried out, and one more is too many', async () => {
    const query = (ids: number) =>
      `{ me { ${'...A '.repeat(99)} ${'id '.repeat(ids)} } } fragment A on User { ${'...B '.repeat(9)} } fragment B on User { ${'id '.repeat(10)} }`;
    expect((await ask(tessera.admin, query(99))).body.errors).toBeUndefined();
    expect((await ask(tessera.admin, query(100))).body.errors[0].message).toMatch(/selects 10001 .*; the maximum is 10000/);
  });

  it('what has its most characters is carried out', async () => {
    expect((await ask(tessera.admin, `{ me { id } }${' '.repeat(100_000 - 13)}`)).body.errors).toBeUndefined();
  });

  it('with a page that a variable makes large', async () => {
    const query = 'query ($n: Int!) { users(pagination: { limit: $n }) { resources(pagination: { limit: $n }) { id } } }';
    expect((await ask(tessera.admin, query, { n: 100 })).body.errors[0].message).toMatch(/Query cost/);
    expect((await ask(tessera.admin, query, { n: 10 })).body.errors).toBeUndefined();
  });
});

describe('what an operation costs', () => {
  it.each([
    ['{ me { id } }', 1, 1],
    ['{ resources { edges { node { name owner { name } } } } }', 20, 2],
    ['{ resources(first: 100) { edges { node { name owner { name } } } } }', 200, 20],
    ['{ users(pagination: { limit: 3 }) { name } }', 3, 1],
    ['mutation { createResource(input: { name: "x" }) { resource { id } } }', 10, 1],
  ])('%s', async (query, operation, requests) => {
    const counted = await inOneWindow(async (left) => {
      const before = left(await ask(tessera.admin, '{ __typename }'));
      const answer = await ask(tessera.admin, query);
      const { body, headers } = answer;
      expect(body.extensions).toEqual({ requestId: headers.get('x-request-id'), cost: { operation, most: 5000, requests } });
      return before - left(answer);
    });
    expect(counted).toBe(requests);
  });

  it('RATE_LIMITED and 429 when nothing is left', async () => {
    const caller = await tessera.otherAccount();
    await tessera.database.db.updateTable('accounts').set({ plan: 'free' }).where('id', '!=', tessera.accountId).execute();
    const query = '{ resources(first: 100) { edges { node { id owner { id } resources: owner { id } } } } }';
    const answers = [];
    for (let n = 0; n < 5; n += 1) answers.push(await ask(caller, query));
    const last = answers.at(-1)!;
    expect(last.status).toBe(429);
    expect(last.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(last.body.errors[0].extensions.code).toBe('RATE_LIMITED');
  });
});

describe('what is wrong with a document repeats little of it', () => {
  it.each([
    ['a name', `{ ${'x'.repeat(5000)} }`],
    ['a text', `{ users(pagination: "${'x'.repeat(5000)}") { id } }`],
    ['a text with quotation marks', `{ users(pagination: "${'x\\\\"'.repeat(5000)}") { id } }`],
    ['an object', `{ users(filter: [{ email: "${'x'.repeat(5000)}" }], pagination: 7) { id } }`],
    ['a block', `{ users(pagination: """${'\\n x'.repeat(5000)}""") { id } }`],
    ['a block with quotation marks', `{ users(pagination: """${'x\\\\"""'.repeat(5000)}""") { id } }`],
    ['a text that does not end', `{ users(filter: "${'x'.repeat(5000)}`],
    ['the name of an operation', `query ${'x'.repeat(5000)} { nothing }`],
  ])('%s', async (_what, query) => {
    const { body } = await ask(tessera.admin, query);
    for (const { message } of body.errors) expect(message.length).toBeLessThan(600);
    expect(JSON.stringify(body.errors)).not.toMatch(/x{201}/);
  });
});

describe('where an error is', () => {
  const located = async (query: string, variables: object = {}) =>
    (await ask(tessera.admin, query, variables)).body.errors.map((error: { locations: unknown }) => error.locations);

  it.each([
    ['in a text that cannot be read', '{\n  me {', [{ line: 2, column: 7 }]],
    ['in a field that is not there', '# first\r\n{\r  me {\n    id nothing }\n}', [{ line: 4, column: 8 }]],
    ['behind a block', '{ users(filter: { search: """\n\n""" }) { id } nothing }', [{ line: 3, column: 15 }]],
  ])('%s', async (_what, query, place) => {
    expect((await located(query)).at(-1)).toEqual(place);
  });

  it('in two places that contradict one another', async () => {
    expect(await located('{ a: users { id }\n  a: me { id } }')).toEqual([
      [
        { line: 1, column: 3 },
        { line: 2, column: 3 },
      ],
    ]);
  });

  it('in a field that failed, and in a variable', async () => {
    expect(await located('{\n  user(id: "usr_nobody") { id } }')).toEqual([[{ line: 2, column: 3 }]]);
    expect(await located('query (\n  $id: ID!) { user(id: $id) { id } }')).toEqual([[{ line: 2, column: 3 }]]);
  });
});

describe('persisted queries', () => {
  const persisted = (query: string) => ({
    query,
    extensions: { persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(query).digest('hex') } },
  });
  const send = (body: object) => tessera.admin.call('POST', '/graphql', body);

  it('are asked for once, and then known by their hash', async () => {
    const { query, extensions } = persisted('{ me { email name } }');
    const unknown = await send({ extensions });
    expect(unknown.body.errors[0]).toMatchObject({ message: 'PersistedQueryNotFound', extensions: { code: 'NOT_FOUND' } });
    expect((await send({ query, extensions })).body.data.me.email).toEqual(expect.any(String));
    expect((await send({ extensions })).body.data.me.email).toEqual(expect.any(String));
    const { body } = await tessera.admin.call('GET', `/graphql?extensions=${encodeURIComponent(JSON.stringify(extensions))}`);
    expect(body.data.me.email).toEqual(expect.any(String));
  });

  it('of one account are not known to another', async () => {
    const { query, extensions } = persisted('{ me { id email name } }');
    const other = await tessera.otherAccount();
    expect((await other.call('POST', '/graphql', { query, extensions })).body.data.me.id).toBe(other.userId);
    expect((await send({ extensions })).body.errors[0]).toMatchObject({ message: 'PersistedQueryNotFound' });
    expect((await other.call('POST', '/graphql', { extensions })).body.data.me.id).toBe(other.userId);
  });

  it('are not taken for another text', async () => {
    const { query, extensions } = persisted('{ me { name email } }');
    expect((await send({ query, extensions })).body.data.me.email).toEqual(expect.any(String));
    const { body } = await send({ query: '{ me { id } }', extensions });
    expect(body.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect((await send({ extensions })).body.data.me.id).toBeUndefined();
  });
});
