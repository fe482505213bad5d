import { bootTessera, type Caller, type Tessera } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, dataOf } from './support.ts';

let tessera: Tessera;
let ada: Caller;
const names = Array.from({ length: 25 }, (_, n) => `n${String(24 - n).padStart(2, '0')}`);
beforeAll(async () => {
  tessera = await bootTessera();
  ada = await tessera.someone('editor');
  for (const name of [...names].reverse()) await ada.call('POST', '/v1/resources', { name });
});
afterAll(() => tessera?.close());

interface Page {
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string; totalCount: number };
  edges: { cursor: string; node: { name: string } }[];
}
const fields = '{ pageInfo { hasNextPage hasPreviousPage startCursor endCursor totalCount } edges { cursor node { name } } }';
const resources = async (args: string): Promise<Page> => (await dataOf(ada, `{ resources(${args}) ${fields} }`)).resources;
const shown = ({ edges, pageInfo }: Page) => ({
  names: edges.map(({ node }) => node.name),
  next: pageInfo.hasNextPage,
  previous: pageInfo.hasPreviousPage,
  total: pageInfo.totalCount,
});
const codeOf = async (args: string) => (await ask(ada, `{ resources(${args}) { edges { cursor } } }`)).body.errors?.[0].extensions;

describe('resources', () => {
  it('shows the first ten without arguments, newest first', async () => {
    const page = await resources('filter: {}');
    expect(shown(page)).toEqual({ names: names.slice(0, 10), next: true, previous: false, total: 25 });
  });

  it('reads forwards from the first to the last', async () => {
    const first = await resources('first: 10');
    const second = await resources(`first: 10, after: "${first.pageInfo.endCursor}"`);
    const third = await resources(`first: 10, after: "${second.pageInfo.endCursor}"`);
    expect(shown(second)).toEqual({ names: names.slice(10, 20), next: true, previous: true, total: 25 });
    expect(shown(third)).toEqual({ names: names.slice(20), next: false, previous: true, total: 25 });
  });

  it('reads backwards in the order of the list', async () => {
    const last = await resources('last: 10');
    const before = await resources(`last: 20, before: "${last.pageInfo.startCursor}"`);
    expect(shown(last)).toEqual({ names: names.slice(15), next: false, previous: true, total: 25 });
    expect(shown(before)).toEqual({ names: names.slice(0, 15), next: true, previous: false, total: 25 });
  });

  it('shows pages by their place', async () => {
    expect(shown(await resources('pagination: { limit: 5, offset: 20 }'))).toEqual({
      names: names.slice(20),
      next: false,
      previous: true,
      total: 25,
    });
    const empty = await resources('pagination: { offset: 100 }');
    expect(shown(empty)).toEqual({ names: [], next: false, previous: true, total: 25 });
    expect(empty.pageInfo).toMatchObject({ startCursor: null, endCursor: null });
    const nulls = await resources('pagination: { limit: null, offset: null }');
    expect(shown(nulls)).toEqual({ names: names.slice(0, 10), next: true, previous: false, total: 25 });
  });

  it('says that the total of a long list is the least that it has', async () => {
    const other = await tessera.otherAccount();
    await sql`
      insert into resources (account_id, id, name, type, owner_id)
      select account_id, 'res_0' || lpad(i::text, 25, '0'), 'One of many', 'standard', id
      from users, generate_series(1, 10001) i where id = ${other.userId}`.execute(tessera.database.db);
    const totals = async (args: string) =>
      (await dataOf(other, `{ resources(${args}) { pageInfo { totalCount totalIsMinimum hasPreviousPage endCursor } } }`)).resources
        .pageInfo;
    const { endCursor, ...first } = await totals('first: 1');
    expect(first).toEqual({ totalCount: 10_000, totalIsMinimum: true, hasPreviousPage: false });
    expect(await totals(`first: 1, after: "${endCursor}"`)).toMatchObject({ ...first, hasPreviousPage: true });
    expect(await totals('filter: { status: PENDING }')).toMatchObject({ totalCount: 0, totalIsMinimum: false });
  });

  it('leads on by cursor from a page that was found by its place, which is how to go where no offset reaches', async () => {
    const { pageInfo } = await resources('pagination: { limit: 5, offset: 10 }');
    expect(shown(await resources(`first: 10, after: "${pageInfo.endCursor}"`)).names).toEqual(names.slice(15));
    const { details } = await codeOf('pagination: { offset: 100001 }');
    expect(details['pagination.offset'].message).toContain('`first` and `after` with the `endCursor`');
  });

  it('gives the cursors of the REST list', async () => {
    const { edges } = await resources('first: 3');
    const { body } = await ada.call('GET', `/v1/resources?after=${edges[2]!.cursor}&limit=2`);
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(names.slice(3, 5));
  });

  it.each([
    ['first: 3, pagination: { limit: 2 }', ['pagination', 'first']],
    ['first: 3, last: 2', ['first', 'last']],
    ['first: 3, before: "x"', ['first', 'before']],
    ['first: 0', ['first']],
    ['first: 101', ['first']],
    ['last: -1', ['last']],
    ['pagination: { limit: 101 }', ['pagination.limit']],
    ['pagination: { offset: -1 }', ['pagination.offset']],
    ['pagination: { offset: 100001 }', ['pagination.offset']],
    ['after: "nonsense"', ['after']],
    ['after: ""', ['after']],
  ])('BAD_USER_INPUT: %s', async (args, culprits) => {
    const { code, details } = await codeOf(args);
    expect(code).toBe('BAD_USER_INPUT');
    expect(Object.keys(details)).toEqual(culprits);
  });

  it('BAD_USER_INPUT for a cursor of another filter', async () => {
    const { pageInfo } = await resources('first: 1');
    expect(await codeOf(`filter: { status: ACTIVE }, after: "${pageInfo.endCursor}"`)).toMatchObject({
      reason: 'invalid_cursor',
      details: { after: { message: expect.stringContaining('endCursor') } },
    });
  });

  it('BAD_USER_INPUT for what is no instant, and where it stands', async () => {
    for (const instant of ['yesterday', '2026-03-14T09:26:53.1234567Z']) {
      const { body } = await ask(ada, `{ resources(filter: { createdAfter: "${instant}" }) { edges { cursor } } }`);
      expect(body.errors).toMatchObject([{ locations: [{ line: 1, column: expect.any(Number) }] }]);
    }
  });
});

describe('what a user has', () => {
  it('comes newest first', async () => {
    const { resources } = (await dataOf(ada, '{ me { resources(pagination: { limit: 3, offset: 1 }) { name } } }')).me;
    expect(resources.map(({ name }: { name: string }) => name)).toEqual(names.slice(1, 4));
    for (const path of ['first', 'second'])
      await tessera.admin.call('POST', '/v1/webhooks', { url: `https://example.com/${path}`, events: ['USER_CREATED'] });
    const { webhooks } = (await dataOf(tessera.admin, '{ me { webhooks { url } } }')).me;
    expect(webhooks).toEqual([{ url: 'https://example.com/second' }, { url: 'https://example.com/first' }]);
  });
});

describe('events', () => {
  it('brings the newest by last alone, oldest of them first', async () => {
    const query = '{ events(last: 2, filter: { types: ["RESOURCE_CREATED"] }) { edges { node { data } } pageInfo { totalCount } } }';
    const { events } = await dataOf(ada, query);
    expect(events.edges.map(({ node }: { node: { data: { name: string } } }) => node.data.name)).toEqual(['n23', 'n24']);
    expect(events.pageInfo.totalCount).toBe(25);
  });

  it.each(['types: ["RESOURCE_CREATED,RESOURCE_UPDATED"]', 'types: ["NOTHING_HAPPENED"]'])('BAD_USER_INPUT: %s', async (filter) => {
    const { body } = await ask(ada, `{ events(filter: { ${filter} }) { edges { cursor } } }`);
    expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
    expect(Object.keys(body.errors[0].extensions.details)[0]).toMatch(/^filter\.types/);
  });
});
