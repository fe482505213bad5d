import { bootTessera, created, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resources } from '../../clients/typescript/generated/platform/index.ts';
import { openChannel } from '../../clients/typescript/src/channel/index.ts';
import { createClient } from '../../clients/typescript/src/index.ts';
import { call, connect } from '../agents/client.ts';

const names = ['Smith, John', 'Smith', 'plain', 'a%2Cb'];

let tessera: Tessera;

beforeAll(async () => {
  tessera = await bootTessera();
  for (const name of names) await created(tessera.admin, '/v1/resources', { name, description: name });
  await created(tessera.admin, '/v1/resources', { name: 'empty', description: '' });
});
afterAll(() => tessera?.close());

const namesIn = (body: { data: { name: string }[] }) => body.data.map(({ name }) => name);
const found = async (query: string) => namesIn((await tessera.admin.call('GET', `/v1/resources?sort=name&${query}`)).body);

const everything = ['Smith', 'Smith, John', 'a%2Cb', 'empty', 'plain'];

describe('a list of values in an address', () => {
  it.each([
    ['name_in=Smith%2C%20John,plain', ['Smith, John', 'plain']],
    ['name_in=Smith%2C%20John', ['Smith, John']],
    ['name_in=Smith,plain', ['Smith', 'plain']],
    ['name_in=Smith%2Cplain', []],
    ['name%5Bin%5D=a%252Cb', ['a%2Cb']],
    ['name[nin]=Smith%2C%20John,plain', ['Smith', 'a%2Cb', 'empty']],
    ['name_in=', []],
    ['name[nin]=', everything],
    ['id_in=', []],
    ['id[nin]=', everything],
    ['status_in=', []],
    ['status[nin]=', everything],
    ['description_in=', []],
    ['description_in=,', ['empty']],
    ['name_in=&name_contains=Smith', []],
    ['name_in=&page=2&limit=1', []],
    ['status_in=active%2Cpending&name_in=plain', ['plain']],
    ['name_in=plain&fields=id%2Cname', ['plain']],
  ])('?%s', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  it('stays the same in the address of the next page', async () => {
    const read = (path: string) => tessera.admin.call('GET', path);
    for (const form of ['', '&offset=0', '&after=']) {
      const { body } = await read(`/v1/resources?name_in=Smith%2C%20John,plain,Smith&sort=name&limit=1${form}`);
      const next = (body.links ?? body.meta.pagination).next.replace(tessera.url, '');
      expect(next).toContain('name_in=Smith%2C%20John,plain,Smith');
      const second = await read(next);
      expect(namesIn(second.body)).toEqual(['Smith, John']);
      expect(second.body.meta.filters).toEqual({ name_in: ['Smith, John', 'plain', 'Smith'] });
    }
  });
});

describe('a list of values in a call', () => {
  it('is asked for by the TypeScript client over HTTP and over the channel', async () => {
    const settings = { baseUrl: tessera.url, credentials: { apiKey: tessera.admin.key }, families: { resources } };
    const channel = openChannel({ baseUrl: tessera.url });
    for (const client of [createClient(settings), createClient({ ...settings, channel })]) {
      const asked = async (query: object) => {
        const all: string[] = [];
        for await (const { name } of client.resources.list({ ...query, sort: ['name'], limit: 2 })) all.push(name);
        return all;
      };
      expect(await asked({ name: { in: ['Smith, John', 'plain', 'a%2Cb'] } })).toEqual(['Smith, John', 'a%2Cb', 'plain']);
      expect(await asked({ name: { nin: ['Smith, John', 'plain'] } })).toEqual(['Smith', 'a%2Cb', 'empty']);
      expect(await asked({ description: { in: [''] } })).toEqual(['empty']);
      expect(await asked({ name: { in: [] } })).toEqual([]);
      expect(await asked({ id: { in: [] } })).toEqual([]);
      expect(await asked({ name: { nin: [] } })).toEqual(everything);
    }
    channel.close();
  });

  it('is an array of an agent', async () => {
    const agent = await connect(tessera, { key: tessera.admin.key });
    const asked = async (query: object) =>
      ((await call(agent, 'listResources', { ...query, sort: ['name'] })) as { name: string }[]).map(({ name }) => name);
    expect(await asked({ name_in: ['Smith, John', 'plain'] })).toEqual(['Smith, John', 'plain']);
    expect(await asked({ name_in: [] })).toEqual([]);
    expect(await asked({ name_nin: [] })).toEqual(everything);
  });

  it('may be empty in a filter of GraphQL', async () => {
    const ask = async (types: string) => {
      const query = `{ events(filter: {types: ${types}}) { pageInfo { totalCount } edges { node { id } } } }`;
      return (await tessera.admin.call('POST', '/graphql', { query })).body;
    };
    expect((await ask('[]')).data.events).toEqual({ pageInfo: { totalCount: 0 }, edges: [] });
    expect((await ask('["USER_CREATED,USER_UPDATED"]')).errors[0].extensions.code).toBe('BAD_USER_INPUT');
  });
});
