import { bootTessera, connectChannel, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/core/ids.ts';
import { nextPageOf } from '../../src/core/query/list-query.ts';

let tessera: Tessera;
const publicUrl = 'https://api.example.com';
const count = 45;

const insert = async (from: number, to: number, status: 'active' | 'archived', accountId: string, ownerId: string) => {
  const values = Array.from({ length: to - from }, (_, index) => ({
    account_id: accountId,
    id: newId('resource'),
    owner_id: ownerId,
    name: `p${String(from + index).padStart(4, '0')}`,
    status,
  }));
  while (values.length > 0) await tessera.database.db.insertInto('resources').values(values.splice(0, 1000)).execute();
};

beforeAll(async () => {
  tessera = await bootTessera({ env: { TESSERA_PUBLIC_URL: publicUrl } });
  await insert(0, count, 'active', tessera.accountId, tessera.admin.userId);
  await insert(count, 50, 'archived', tessera.accountId, tessera.admin.userId);
});
afterAll(() => tessera?.close());

const request_id = expect.any(String);
const get = (query: string) => tessera.admin.call('GET', `/v1/resources?${query}`);
const names = ({ body }: { body: { data: { name: string }[] } }) => body.data.map(({ name }) => Number(name.slice(1)));
const upTo = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
const link = (query: string) => `${publicUrl}/v1/resources?${query}`;
/** Follows a link as it was handed out. */
const follow = (address: string) => tessera.admin.call('GET', address.replace(publicUrl, ''));

/** A longer list, of an account of its own. */
const many = async (length: number) => {
  const other = await tessera.otherAccount();
  const owner = tessera.database.db.selectFrom('users').select('account_id').where('id', '=', other.userId);
  await insert(0, length, 'active', (await owner.executeTakeFirstOrThrow()).account_id, other.userId);
  return (query: string) => other.call('GET', `/v1/resources?${query}`);
};

describe('by pages', () => {
  it('is the form when nothing is said: 20 records of page 1', async () => {
    const answer = await get('');
    expect(answer.body.data).toHaveLength(20);
    expect(answer.body.meta).toEqual({ page: 1, limit: 20, total: 50, has_more: true, request_id });
    expect(answer.body.links).toEqual({ self: link('page=1'), next: link('page=2'), prev: null });
  });

  it('answers the middle with links both ways, which keep filters, sort and shape', async () => {
    const query = 'status=active&sort=name&fields=name&limit=10';
    const answer = await get(`${query}&page=3`);
    expect(names(answer)).toEqual(upTo(20, 30));
    expect(answer.body.meta).toEqual({
      page: 3,
      limit: 10,
      total: count,
      has_more: true,
      request_id,
      filters: { status: 'active' },
      sort: ['name:asc'],
    });
    expect(answer.body.links).toEqual({ self: link(`${query}&page=3`), next: link(`${query}&page=4`), prev: link(`${query}&page=2`) });
  });

  it('answers the last page with what is left, and no next', async () => {
    const answer = await get('status=active&sort=name&limit=10&page=5');
    expect(names(answer)).toEqual(upTo(40, 45));
    expect(answer.body.meta).toMatchObject({ has_more: false, total: count });
    expect(answer.body.links).toMatchObject({ next: null, prev: link('status=active&sort=name&limit=10&page=4') });
  });

  it('has no more when the last page is full', async () => {
    const { body } = await get('status=active&limit=15&page=3');
    expect([body.data.length, body.meta.has_more, body.links.next]).toEqual([15, false, null]);
  });

  it('answers a page behind the end empty', async () => {
    const { status, body } = await get('page=1000');
    expect([status, body.data, body.meta.total, body.links.next]).toEqual([200, [], 50, null]);
    expect(body.links.prev).toBe(link('page=999'));
  });

  it('answers an empty list as a list', async () => {
    const { status, body } = await get('name=nothing');
    expect([status, body.data]).toEqual([200, []]);
    expect(body.meta).toEqual({ page: 1, limit: 20, total: 0, has_more: false, request_id, filters: { name: 'nothing' } });
    expect(body.links).toEqual({ self: link('name=nothing&page=1'), next: null, prev: null });
  });

  it('hands out links that lead on, also through brackets and wildcards', async () => {
    const first = await get(`${new URLSearchParams({ 'name[like]': 'p00%', sort: 'name', limit: '30' })}`);
    const second = await follow(first.body.links.next);
    expect([...names(first), ...names(second)]).toEqual(upTo(0, 50));
    expect(second.body.meta.filters).toEqual({ 'name[like]': 'p00%' });
    expect(second.body.links.prev).toBe(first.body.links.self);
  });

  it('goes on by cursor from page 1000, with filters and sort, to the end', async () => {
    const own = await many(1003);
    const query = 'limit=1&status=active&sort=name';
    const last = await own(`${query}&page=1000`);
    expect(last.body.meta).toMatchObject({ page: 1000, total: 1003, has_more: true });
    expect(last.body.links).toMatchObject({ self: link(`${query}&page=1000`), prev: link(`${query}&page=999`) });
    const first = new URL(last.body.links.next);
    expect([...first.searchParams.keys()].sort()).toEqual(['after', 'limit', 'sort', 'status']);
    const seen = names(last);
    for (let next: string | null = last.body.links.next; next; ) {
      const answer = await own(new URL(next).search.slice(1));
      expect([answer.status, answer.body.meta.has_more]).toEqual([200, answer.body.links.next !== null]);
      seen.push(...names(answer));
      next = answer.body.links.next;
    }
    expect(seen).toEqual(upTo(999, 1003));
    const beyond = await own(`${query}&page=1001`);
    expect([beyond.status, beyond.body.error.details[0].message]).toEqual([400, expect.stringContaining('follow `next`')]);
  });

  it('has no next on page 1000 where nothing is behind it', async () => {
    const own = await many(1000);
    const { body } = await own('limit=1&page=1000');
    expect(body.data).toHaveLength(1);
    expect([body.meta.has_more, body.links.next]).toEqual([false, null]);
  });
});

describe('by offset', () => {
  it('has its own meta, relative links in it, and no links beside', async () => {
    const { body } = await get('offset=20&limit=10&sort=name');
    expect(body).toEqual({
      data: expect.any(Array),
      meta: {
        request_id,
        pagination: {
          total: 50,
          limit: 10,
          offset: 20,
          next: '/v1/resources?offset=30&limit=10&sort=name',
          previous: '/v1/resources?offset=10&limit=10&sort=name',
        },
        sort: ['name:asc'],
      },
    });
  });

  it.each([
    ['offset=0', 20, { offset: 0, limit: 20, previous: null, next: '/v1/resources?offset=20&limit=20' }],
    ['offset=5&limit=10', 10, { previous: '/v1/resources?offset=0&limit=10', next: '/v1/resources?offset=15&limit=10' }],
    ['offset=40&limit=10', 10, { next: null, previous: '/v1/resources?offset=30&limit=10' }],
    ['offset=45&limit=10', 5, { next: null }],
    ['offset=100000', 0, { total: 50, next: null }],
  ])('?%s answers %i records', async (query, length, pagination) => {
    const { body } = await get(query);
    expect(body.data).toHaveLength(length);
    expect(body.meta.pagination).toMatchObject(pagination);
  });

  it('leads through the whole list', async () => {
    const seen: number[] = [];
    for (let next: string | null = '/v1/resources?offset=0&limit=20&sort=name'; next; ) {
      const answer = await follow(next);
      seen.push(...names(answer));
      next = answer.body.meta.pagination.next;
    }
    expect(seen).toEqual(upTo(0, 50));
  });
});

describe('a list of more records than are counted', () => {
  const placed = { request_id, has_more: true };
  let ask: Awaited<ReturnType<typeof many>>;
  beforeAll(async () => {
    ask = await many(10_001);
  });
  const metaOf = async (query: string) => (await ask(query)).body.meta;

  it('says that its total is the least that it has, and at least what was seen of it', async () => {
    expect(await metaOf('limit=1')).toMatchObject({ ...placed, total: 10_000, total_is_minimum: true });
    expect(await metaOf('sort=name&limit=1')).toMatchObject({ ...placed, total: 10_000, total_is_minimum: true });
    expect(await metaOf('page=100&limit=100')).toMatchObject({ ...placed, total: 10_001, total_is_minimum: true });
    expect((await metaOf('offset=0&limit=1')).pagination).toMatchObject({ total: 10_000, total_is_minimum: true });
    expect((await metaOf('offset=10002&limit=1')).pagination).toMatchObject({ total: 10_000, total_is_minimum: true });
  });

  it('is exact where that is known: at the end of the list, and of fewer records', async () => {
    const exact = async (query: string) => {
      const { total, total_is_minimum } = await metaOf(query);
      return [total, total_is_minimum];
    };
    expect(await exact('page=101&limit=100')).toEqual([10_001, undefined]);
    expect(await exact('name[neq]=p9999&limit=1')).toEqual([10_000, undefined]);
  });
});

describe('following', () => {
  it.each([
    [{ kind: 'page', page: 999, limit: 100 }, 1000],
    [{ kind: 'page', page: 1000, limit: 1 }, undefined],
    [{ kind: 'offset', offset: 99_990, limit: 10 }, 100_000],
    [{ kind: 'offset', offset: 99_991, limit: 10 }, undefined],
    [{ kind: 'offset', offset: 100_000, limit: 1 }, undefined],
    [{ kind: 'cursor', after: undefined, limit: 1 }, undefined],
  ] as const)('%j is followed by %s', (form, next) => {
    expect(nextPageOf(form)).toBe(next);
  });
});

describe('by cursor', () => {
  it('begins with an empty one, and counts nothing', async () => {
    const { body } = await get('after=&limit=10&sort=name&status=active');
    const { next_cursor } = body.meta;
    expect(body.meta).toEqual({
      limit: 10,
      next_cursor: expect.stringMatching(/^[A-Za-z0-9_.-]+$/),
      has_more: true,
      request_id,
      filters: { status: 'active' },
      sort: ['name:asc'],
    });
    expect(body.links).toEqual({
      self: link('after=&limit=10&sort=name&status=active'),
      next: link(`after=${next_cursor}&limit=10&sort=name&status=active`),
    });
  });

  it('ends with null', async () => {
    const { body } = await get('after=&limit=50');
    expect(body.data).toHaveLength(50);
    expect(body.meta).toMatchObject({ next_cursor: null, has_more: false });
    expect(body.links.next).toBeNull();
  });

  it('may change the number of records, the fields and the expansions on its way', async () => {
    const first = await get('after=&limit=10&sort=name');
    const second = await get(`after=${first.body.meta.next_cursor}&limit=5&sort=name&fields=name&expand=owner`);
    expect(names(second)).toEqual(upTo(10, 15));
  });

  it('means the same filters in another order and spelling', async () => {
    const first = await get('after=&limit=10&sort=name&status=active&type=standard');
    const second = await get(`type[eq]=standard&status=active&sort=name:asc&limit=10&after=${first.body.meta.next_cursor}`);
    expect([second.status, names(second)]).toEqual([200, upTo(10, 20)]);
  });

  it('loses and repeats nothing when the record it stands at goes, and others come', async () => {
    const resource = await tessera.admin.call('POST', '/v1/resources', { name: 'p0009' });
    const first = await get('after=&limit=11&sort=name');
    expect(first.body.data.at(-1).id).toBe(resource.body.data.id);
    await tessera.admin.call('DELETE', `/v1/resources/${resource.body.data.id}`);
    const early = await tessera.admin.call('POST', '/v1/resources', { name: 'a' });
    const second = await get(`after=${first.body.meta.next_cursor}&limit=10&sort=name`);
    expect(names(second)).toEqual(upTo(10, 20));
    await tessera.admin.call('DELETE', `/v1/resources/${early.body.data.id}`);
  });
});

describe('links', () => {
  it.each([['page=2&limit=10'], ['offset=10&limit=10'], ['after=&limit=10']])(
    'never carry the key that came in the query: ?%s',
    async (query) => {
      const response = await fetch(`${tessera.url}/v1/resources?api_key=${tessera.admin.key}&${query}`);
      const text = await response.text();
      expect(response.status).toBe(200);
      expect(text).not.toContain('api_key');
      expect(text).not.toContain(tessera.admin.key);
    },
  );
});

describe('parameters of the greatest length', () => {
  /** Filters that have this many characters in URL-encoded form, and find the first resources. */
  const ofLength = (length: number) => {
    const start = 'limit=1&sort=name&name_in=p0001,p0002,p0003';
    const rest = length - start.length;
    const values = Array.from({ length: Math.floor(rest / 150) }, (_, at) => `,${String(at).padEnd(149, 'x')}`);
    const left = rest % 150;
    return start + values.join('') + (left > 50 ? ','.padEnd(left, 'y') : 'y'.repeat(left));
  };
  const longest = 12_288;

  it.each(['', '&after=', '&page=1'])('have links of which the next one can be followed (%s)', async (form) => {
    const answer = await get(ofLength(longest) + form);
    expect([answer.status, names(answer)]).toEqual([200, [1]]);
    expect(names(await follow(answer.body.links.next))).toEqual([2]);
  });

  it('are refused beyond it, by every door', async () => {
    const detail = { field: '(query)', message: expect.stringContaining('12288'), code: 'too_long' };
    const { status, body } = await get(ofLength(longest + 1));
    expect([status, body.error.code, body.error.details]).toEqual([400, 'invalid_parameters', [detail]]);
    const channel = await connectChannel(tessera.url, { headers: { 'X-API-Key': tessera.admin.key } });
    const name_in = Array.from({ length: 100 }, (_, at) => `${at}${'é'.repeat(40)}`);
    const refused = await channel.ask({ type: 'call', id: 'c1', operation: 'listResources', query: { name_in } });
    expect(refused).toMatchObject({ status: 400, body: { error: { code: 'invalid_parameters', details: [detail] } } });
    channel.socket.close();
  });
});
