import { bootTessera, expectError, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resources } from '../../clients/typescript/generated/platform/index.ts';
import { openChannel } from '../../clients/typescript/src/channel/index.ts';
import { createClient } from '../../clients/typescript/src/index.ts';
import { call, connect } from '../agents/client.ts';

/** By name. */
const metadata: Record<string, object> = {
  A: { color: 'red', size: 5, tags: ['north', 'blue'], signed_in: 'yes', over_all: 'a,b', note: null },
  B: { color: 'blue', size: '5', insured: true, nested: { color: 'red' } },
  C: { color: ['red', 'green'], size: 5.5, insured: 'true' },
  D: { Color: 'red', color: 'Red', tags: 'north' },
  E: {},
};

let tessera: Tessera;

beforeAll(async () => {
  tessera = await bootTessera();
  const stranger = await tessera.otherAccount();
  for (const caller of [tessera.admin, stranger])
    for (const [name, values] of Object.entries(metadata)) await caller.call('POST', '/v1/resources', { name, metadata: values });
  await tessera.admin.call('PATCH', `/v1/users/${tessera.admin.userId}`, { metadata: { desk: '2.14' } });
});
afterAll(() => tessera?.close());

const list = (query: string) => tessera.admin.call('GET', `/v1/resources?sort=name&${query}`);
const namesIn = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name).join('');

describe('a filter by a key of the metadata', () => {
  it.each([
    ['metadata.color=red', 'AC'],
    ['metadata.color[eq]=red', 'AC'],
    ['metadata.color=Red', 'D'],
    ['metadata.Color=red', 'D'],
    ['metadata.color=green', 'C'],
    ['metadata.color=re', ''],
    ['metadata.color[neq]=red', 'BDE'],
    ['metadata.color_in=blue,green', 'BC'],
    ['metadata.color[in]=blue', 'B'],
    ['metadata.color_in=', ''],
    ['metadata.color[nin]=red,blue', 'DE'],
    ['metadata.color[nin]=', 'ABCDE'],
    ['metadata.color_exists=true', 'ABCD'],
    ['metadata.color[exists]=false', 'E'],
    ['metadata.note_exists=true', ''],
    ['metadata.note=null', ''],
    ['metadata.size=5', 'AB'],
    ['metadata.size=5.0', ''],
    ['metadata.size=05', ''],
    ['metadata.size=5.5', 'C'],
    ['metadata.size=1e999', ''],
    ['metadata.insured=true', 'BC'],
    ['metadata.tags=north', 'AD'],
    ['metadata.nested=red', ''],
    ['metadata.signed_in[eq]=yes', 'A'],
    ['metadata.signed_in[exists]=true', 'A'],
    ['metadata.over_all=a,b', 'A'],
    ['metadata.over_all=a%2Cb', 'A'],
    ['metadata.over_all_in=a%2Cb', 'A'],
    ['metadata.color=red&metadata.size=5', 'A'],
    ['metadata.color=red&status=archived', ''],
    ['metadata.none=%27%22%7D', ''],
  ])('?%s', async (query, expected) => {
    for (const form of ['', '&offset=0', '&after=']) {
      const { status, body } = await list(query + form);
      expect([status, namesIn(body)]).toEqual([200, expected]);
    }
  });

  it('is told in meta, and in the address of the next page', async () => {
    const { body } = await list('metadata.color_in=red,blue&metadata.size_exists=true&limit=1');
    expect(body.meta.filters).toEqual({ 'metadata.color_in': ['red', 'blue'], 'metadata.size_exists': true });
    const second = await tessera.admin.call('GET', body.links.next.replace(tessera.url, ''));
    expect(namesIn(second.body)).toBe('B');
  });

  it('binds a cursor to its key', async () => {
    const { body } = await list('metadata.color_exists=true&limit=1&after=');
    const answer = await list(`metadata.size_exists=true&limit=1&after=${body.meta.next_cursor}`);
    expectError(answer, 400, 'invalid_cursor', ['after invalid_format']);
  });

  it('finds users, and records of the account alone', async () => {
    const { body } = await tessera.admin.call('GET', '/v1/users?metadata.desk=2.14');
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual([tessera.admin.userId]);
    expect((await (await tessera.otherAccount()).call('GET', '/v1/users?metadata.desk=2.14')).body.data).toEqual([]);
  });

  it('is the same in another version', async () => {
    const { body } = await tessera.admin.call('GET', '/v2-preview/resources?sort=name&metadata.color=red');
    expect(namesIn(body)).toBe('AC');
  });

  it.each([
    ['metadata.=x', 'metadata. unknown_parameter'],
    ['metadata=x', 'metadata unknown_parameter'],
    ['metadata[color]=red', 'metadata[color] unknown_parameter'],
    ['metadata.a.b=x', 'metadata.a.b invalid_format'],
    ['metadata.a%20b=x', 'metadata.a b invalid_format'],
    [`metadata.${'k'.repeat(65)}=x`, `metadata.${'k'.repeat(65)} invalid_format`],
    ['metadata.color[like]=x', 'metadata.color[like] unknown_parameter'],
    ['metadata.color_exists=maybe', 'metadata.color_exists invalid_type'],
    [`metadata.color=${'x'.repeat(201)}`, 'metadata.color too_long'],
    [`metadata.color_in=${Array(101).fill('x')}`, 'metadata.color_in too_many_items'],
    ['metadata.color=a&metadata.color=b', 'metadata.color duplicate_items'],
    [Array.from({ length: 11 }, (_, at) => `metadata.k${at}=x`).join('&'), 'metadata.k10 too_many_items'],
    ['name.first=x', 'name.first unknown_parameter'],
  ])('is refused otherwise: ?%s', async (query, detail) => {
    expectError(await list(query), 400, 'invalid_parameters', [detail]);
  });

  it('has up to 200 characters, whatever each of them takes', async () => {
    expect((await list(`metadata.color=${'🌍'.repeat(200)}`)).status).toBe(200);
  });

  it('is named with its keys where it has none', async () => {
    const { body } = await list('metadata=x');
    expect(body.error.details[0].message).toMatch(/^Is unknown\. The filters by metadata are metadata\.\{key\}, metadata\.\{key\}_in, /);
  });

  it('is no filter of records without metadata', async () => {
    const answer = await tessera.admin.call('GET', '/v1/webhooks?metadata.color=red');
    expectError(answer, 400, 'invalid_parameters', ['metadata.color unknown_parameter']);
  });
});

describe('the keys of the metadata at other doors', () => {
  it('are asked for by the TypeScript client over HTTP and over the channel', async () => {
    const settings = { baseUrl: tessera.url, credentials: { apiKey: tessera.admin.key }, families: { resources } };
    const channel = openChannel({ baseUrl: tessera.url });
    for (const client of [createClient(settings), createClient({ ...settings, channel })]) {
      const asked = async (query: Parameters<typeof client.resources.list>[0]) => {
        const all: string[] = [];
        for await (const { name } of client.resources.list({ ...query, sort: ['name'], limit: 2 })) all.push(name);
        return all.join('');
      };
      expect(await asked({ 'metadata.color': 'red' })).toBe('AC');
      expect(await asked({ 'metadata.size': 5, 'metadata.color': { neq: 'blue' } })).toBe('A');
      expect(await asked({ 'metadata.color': { in: ['blue', 'green'] } })).toBe('BC');
      expect(await asked({ 'metadata.signed_in': 'yes' })).toBe('A');
      expect(await asked({ 'metadata.color': { exists: false } })).toBe('E');
    }
    channel.close();
  });

  it('are an object of an agent', async () => {
    const agent = await connect(tessera, { key: tessera.admin.key });
    const asked = async (metadata: unknown) => {
      const found = await call(agent, 'listResources', { metadata, sort: ['name'] });
      return Array.isArray(found) ? namesIn({ data: found }) : found.refused.code;
    };
    expect(await asked({ color: 'red', size: 5 })).toBe('A');
    expect(await asked({ color: ['blue', 'green'], 'size[neq]': 5.5 })).toBe('B');
    expect(await asked({ signed_in: 'yes', color: null })).toBe('A');
    expect(await asked({ 'color[exists]': false })).toBe('E');
    expect(await asked('red')).toBe('invalid_parameters');
    expect(await asked({ color: { a: 1 } })).toBe('invalid_parameters');
  });

  it('are `data` in GraphQL', async () => {
    const query = 'query ($data: JSONObject) { resources(filter: {data: $data}) { edges { node { name } } } }';
    const asked = async (data: object) => {
      const { body } = await tessera.admin.call('POST', '/graphql', { query, variables: { data } });
      if (body.errors) return body.errors[0].message;
      return body.data.resources.edges
        .map(({ node }: { node: { name: string } }) => node.name)
        .toSorted()
        .join('');
    };
    expect(await asked({ color: 'red' })).toBe('AC');
    expect(await asked({ color: ['blue', 'green'] })).toBe('BC');
    expect(await asked({ color: null })).toBe('E');
    expect(await asked({ size: 5, signed_in: 'yes' })).toBe('A');
    expect(await asked({ 'a.b': 'red' })).toContain('filter.data.a.b');
    expect(await asked({ color: { a: 1 } })).toContain('filter.data.color');
  });
});
