import { describe, expect, it } from 'vitest';
import { webhooks } from '../../../clients/typescript/generated/platform/index.ts';
import { createClient } from '../../../clients/typescript/src/index.ts';

/** A list of which these are the pages, one after the other, and what was asked for. */
const listOf = (pages: object[], query: object = { limit: 1 }) => {
  const asked: string[] = [];
  const fetch = async (url: unknown) => {
    asked.push(String(url).split('?')[1]!);
    return Response.json(pages[asked.length - 1]);
  };
  const tessera = createClient({ baseUrl: 'http://tessera.example', families: { webhooks }, fetch, retries: 0 });
  const read = async () => {
    const ids: string[] = [];
    for await (const { id } of tessera.webhooks.list(query)) ids.push(id);
    return ids;
  };
  return { asked, read };
};

const [first, last] = [[{ id: 'whk_1' }], [{ id: 'whk_2' }]];
const end = { data: last, meta: { has_more: false, next_cursor: null }, links: { next: null } };
const more = { has_more: true, next_cursor: 'c1' };

describe('a list whose page says that more follow', () => {
  it.each<[string, object]>([
    ['without links', { data: first, meta: more }],
    ['with null as the address of the next page', { data: first, meta: more, links: { next: null } }],
  ])('goes on by its cursor: %s', async (_what, page) => {
    const { asked, read } = listOf([page, end], { name: { in: ['a', 'b'] }, limit: 1 });
    expect(await read()).toEqual(['whk_1', 'whk_2']);
    expect(asked).toEqual(['name_in=a,b&limit=1&after=', 'name_in=a,b&limit=1&after=c1']);
  });

  it('goes on by its cursor in the place of a page', async () => {
    const { asked, read } = listOf([{ data: first, meta: { ...more, page: 1000 } }, end], { page: 1000 });
    await read();
    expect(asked).toEqual(['page=1000', 'after=c1']);
  });

  it('goes on by its address where there is one', async () => {
    const links = { next: 'http://tessera.example/v1/webhooks?limit=1&after=c2' };
    const { asked, read } = listOf([{ data: first, meta: more, links }, end]);
    await read();
    expect(asked[1]).toBe('limit=1&after=c2');
  });

  it.each<[string, object]>([
    ['null as its cursor', { meta: { ...more, next_cursor: null }, links: { next: null } }],
    ['no cursor', { meta: { has_more: true } }],
    ['a number as its cursor', { meta: { ...more, next_cursor: 1 } }],
    ['an empty cursor', { meta: { ...more, next_cursor: '' } }],
    ['an address that cannot be read', { meta: more, links: { next: 'http://tessera.example/v1/webhooks?after=%' } }],
    ['an address without a place', { meta: more, links: { next: 'http://tessera.example/v1/webhooks' } }],
  ])('and does not say where is an error: %s', async (_what, page) => {
    await expect(listOf([{ data: first, ...page }]).read()).rejects.toMatchObject({ code: 'unreadable_answer', status: 200 });
  });

  it.each<[string, object, object]>([
    ['by its cursor', { meta: more }, { after: 'c1' }],
    ['by its address', { meta: more, links: { next: '/v1/webhooks?after=c1' } }, { after: 'c1' }],
    ['by its page', { meta: { has_more: true }, links: { next: '/v1/webhooks?page=2' } }, { page: 2 }],
    ['by its offset', { meta: { pagination: { total: 9, next: '/v1/webhooks?offset=2' } } }, { offset: 2 }],
  ])('and begins at the same place %s is an error', async (_what, page, query) => {
    const { asked, read } = listOf([{ data: first, ...page }, end], query);
    await expect(read()).rejects.toMatchObject({ code: 'unreadable_answer' });
    expect(asked.length).toBe(1);
  });
});

describe('a list', () => {
  it.each<[string, object, object]>([
    ['by cursor', { has_more: false, next_cursor: null }, {}],
    ['of events, which has a cursor at its end', { has_more: false, next_cursor: 'c1' }, {}],
    ['by page', { page: 1, limit: 20, total: 1, has_more: false }, { page: 1 }],
    ['by offset', { pagination: { total: 1, next: null } }, { offset: 0 }],
  ])('ends where no more follow: %s', async (_what, meta, query) => {
    expect(await listOf([{ data: first, meta }], query).read()).toEqual(['whk_1']);
  });

  it.each<[string, object]>([
    ['no meta', {}],
    ['an empty one', { meta: {} }],
    ['null as it', { meta: null }],
    ['an empty one, and no next page', { meta: {}, links: { next: null } }],
  ])('whose page does not say whether more follow is an error: %s', async (_what, page) => {
    await expect(listOf([{ data: first, ...page }]).read()).rejects.toMatchObject({ code: 'unreadable_answer' });
  });
});
