import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tasks } from '../../clients/typescript/generated/platform/index.ts';
import { openChannel } from '../../clients/typescript/src/channel/index.ts';
import { createClient } from '../../clients/typescript/src/index.ts';
import { call, connect } from '../agents/client.ts';

const titles = ['Smith, John', 'Smith', 'plain', 'a%2Cb'];

let tessera: Tessera;

beforeAll(async () => {
  tessera = await bootTessera();
  const { body: project } = await tessera.admin.call('POST', '/v1/projects', { name: 'Lists' });
  for (const title of titles) {
    const tags = [title.slice(0, 60)];
    await tessera.admin.call('POST', '/v1/tasks', { project_id: project.data.id, title, description: title, tags });
  }
  await tessera.admin.call('POST', '/v1/tasks', { project_id: project.data.id, title: 'empty', description: '' });
});
afterAll(() => tessera?.close());

const titlesIn = (body: { data: { title: string }[] }) => body.data.map(({ title }) => title);
const found = async (query: string) => titlesIn((await tessera.admin.call('GET', `/v1/tasks?sort=title&${query}`)).body);

const everything = ['Smith', 'Smith, John', 'a%2Cb', 'empty', 'plain'];

describe('a list of values in an address', () => {
  it.each([
    ['title_in=Smith%2C%20John,plain', ['Smith, John', 'plain']],
    ['title_in=Smith%2C%20John', ['Smith, John']],
    ['title_in=Smith,plain', ['Smith', 'plain']],
    ['title_in=Smith%2Cplain', []],
    ['title%5Bin%5D=a%252Cb', ['a%2Cb']],
    ['title[nin]=Smith%2C%20John,plain', ['Smith', 'a%2Cb', 'empty']],
    ['tags_in=Smith%2C%20John,x', ['Smith, John']],
    ['tags_all=Smith%2C%20John', ['Smith, John']],
    ['tags%5Ball%5D=Smith%2C%20John,Smith', []],
    ['tags[nin]=Smith%2C%20John,plain', ['Smith', 'a%2Cb', 'empty']],
    ['title_in=', []],
    ['title[nin]=', everything],
    ['id_in=', []],
    ['id[nin]=', everything],
    ['status_in=', []],
    ['status[nin]=', everything],
    ['tags_in=', []],
    ['description_in=', []],
    ['description_in=,', ['empty']],
    ['title_in=&title_contains=Smith', []],
    ['title_in=&page=2&limit=1', []],
    ['status_in=todo%2Cdone&title_in=plain', ['plain']],
    ['title_in=plain&fields=id%2Ctitle', ['plain']],
  ])('?%s', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  it('stays the same in the address of the next page', async () => {
    const read = (path: string) => tessera.admin.call('GET', path);
    for (const form of ['', '&offset=0', '&after=']) {
      const { body } = await read(`/v1/tasks?title_in=Smith%2C%20John,plain,Smith&sort=title&limit=1${form}`);
      const next = (body.links ?? body.meta.pagination).next.replace(tessera.url, '');
      expect(next).toContain('title_in=Smith%2C%20John,plain,Smith');
      const second = await read(next);
      expect(titlesIn(second.body)).toEqual(['Smith, John']);
      expect(second.body.meta.filters).toEqual({ title_in: ['Smith, John', 'plain', 'Smith'] });
    }
  });
});

describe('a list of values in a call', () => {
  it('is asked for by the TypeScript client over HTTP and over the channel', async () => {
    const settings = { baseUrl: tessera.url, credentials: { apiKey: tessera.admin.key }, families: { tasks } };
    const channel = openChannel({ baseUrl: tessera.url });
    for (const client of [createClient(settings), createClient({ ...settings, channel })]) {
      const asked = async (query: object) => {
        const all: string[] = [];
        for await (const { title } of client.tasks.list({ ...query, sort: ['title'], limit: 2 })) all.push(title);
        return all;
      };
      expect(await asked({ title: { in: ['Smith, John', 'plain', 'a%2Cb'] } })).toEqual(['Smith, John', 'a%2Cb', 'plain']);
      expect(await asked({ title: { nin: ['Smith, John', 'plain'] } })).toEqual(['Smith', 'a%2Cb', 'empty']);
      expect(await asked({ tags: { in: ['Smith, John'] } })).toEqual(['Smith, John']);
      expect(await asked({ description: { in: [''] } })).toEqual(['empty']);
      expect(await asked({ title: { in: [] } })).toEqual([]);
      expect(await asked({ id: { in: [] } })).toEqual([]);
      expect(await asked({ title: { nin: [] } })).toEqual(everything);
    }
    channel.close();
  });

  it('is an array of an agent', async () => {
    const agent = await connect(tessera, { key: tessera.admin.key });
    const asked = async (query: object) =>
      ((await call(agent, 'listTasks', { ...query, sort: ['title'] })) as { title: string }[]).map(({ title }) => title);
    expect(await asked({ title_in: ['Smith, John', 'plain'] })).toEqual(['Smith, John', 'plain']);
    expect(await asked({ title_in: [] })).toEqual([]);
    expect(await asked({ title_nin: [] })).toEqual(everything);
  });

  it('may be empty in a filter of GraphQL', async () => {
    const ask = async (types: string) => {
      const query = `{ events(filter: {types: ${types}}) { pageInfo { totalCount } edges { node { id } } } }`;
      return (await tessera.admin.call('POST', '/graphql', { query })).body;
    };
    expect((await ask('[]')).data.events).toEqual({ pageInfo: { totalCount: 0 }, edges: [] });
    expect((await ask('["TASK_CREATED,TASK_UPDATED"]')).errors[0].extensions.code).toBe('BAD_USER_INPUT');
  });
});
