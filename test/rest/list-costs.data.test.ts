import { type Answered, bootTessera, type Caller, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf } from '../graphql/support.ts';
import { inOneWindow } from '../support/rate-limit.ts';

let tessera: Tessera;
let reader: Caller;
/** What comes of asking for resources, where they cannot be had. */
let failure: Error | undefined;
beforeAll(async () => {
  tessera = await bootTessera({
    onStatement: ({ sql }) => {
      if (failure && /from "resources"/.test(sql)) throw failure;
    },
  });
  reader = await tessera.otherAccount();
});
afterAll(() => tessera?.close());

const answerOf = async (path: string, expected = 200): Promise<Answered> => {
  const answer = await reader.call('GET', path);
  expect(answer.status, path).toBe(expected);
  return answer;
};

/** As how many requests a list counts. */
const costOf = (path: string): Promise<number> =>
  inOneWindow(async (left) => {
    const before = left(await answerOf('/v1/users/me'));
    return before - left(await answerOf(path));
  });

describe('a list', () => {
  it.each([
    ['/v1/resources', 1],
    ['/v1/resources?limit=100&status=active&sort=name', 1],
    ['/v1/resources?page=10&limit=100', 1],
    ['/v1/resources?name_contains=a', 10],
    ['/v1/resources?name_starts_with=a&after=', 5],
    ['/v1/resources?description%5Blike%5D=%25a%25&after=', 5],
    ['/v1/resources?name_contains=a&description%5Blike%5D=%25a%25&after=', 9],
    ['/v1/resources?or=name_contains%3Da&or=description_contains%3Da%26name_starts_with%3Da&or=status%3Dactive&after=', 13],
    ['/v1/resources?or=status%3Dactive&or=type%3Da', 1],
    ['/v1/resources?expand=owner', 2],
    ['/v2-preview/resources?expand=owner', 2],
    ['/v1/resources?offset=3500', 4],
    ['/v1/resources?offset=100000&expand=owner&name_contains=a', 31],
  ])('%s costs %i', async (path, cost) => {
    expect(await costOf(path)).toBe(cost);
  });

  it.each([
    ["that takes too long is its asker's", '?name_contains=a', '57014', 504, 10],
    ["that costs no more than a record is nobody's when it takes too long", '', '57014', 504, 0],
    ["is nobody's while the database is away", '?name_contains=a', 'ECONNREFUSED', 503, 0],
    ["is nobody's where others are in the way", '?name_contains=a', '55P03', 504, 0],
  ])('%s', async (_what, query, code, status, cost) => {
    const taken = await inOneWindow(async (left) => {
      const before = left(await answerOf('/v1/users/me'));
      failure = Object.assign(new Error('canceling statement'), { code });
      await answerOf(`/v1/resources${query}`, status).finally(() => {
        failure = undefined;
      });
      return before - left(await answerOf('/v1/users/me')) - 1;
    });
    expect(taken).toBe(cost);
  });

  it('is refused when what it costs more is not left', async () => {
    const poor = await tessera.otherAccount();
    const { account_id } = await tessera.database.db
      .selectFrom('users')
      .select('account_id')
      .where('id', '=', poor.userId)
      .executeTakeFirstOrThrow();
    await tessera.database.db.updateTable('accounts').set({ rate_limit: 5, burst_limit: 5 }).where('id', '=', account_id).execute();
    const dear = await poor.call('GET', '/v1/resources?name_contains=a');
    expect(dear.status).toBe(429);
    expect(dear.headers.get('Retry-After')).toMatch(/^\d+$/);
  });

  it('takes five wildcards and says so', async () => {
    const like = (wildcards: number) => `/v1/resources?description%5Blike%5D=${'%25a'.repeat(wildcards)}`;
    expect((await reader.call('GET', like(5))).status).toBe(200);
    const { status, body } = await reader.call('GET', like(6));
    expect(status).toBe(400);
    expect(body.error.details).toEqual([
      { field: 'description[like]', message: 'Must have at most 5 wildcards, written as %.', code: 'invalid_format' },
    ]);
  });
});

describe('a list over GraphQL', () => {
  it('costs more where its filter looks into texts, also by a variable', async () => {
    const operationOf = async (query: string, variables?: object) => {
      const { body } = await reader.call('POST', '/graphql', { query, variables });
      expect(body.errors).toBeUndefined();
      return body.extensions.cost.operation;
    };
    const plain = await operationOf('{ users { id } }');
    expect(await operationOf('{ users(filter: {nameContains: "a"}) { id } }')).toBe(plain + 90);
    const named = 'query ($filter: UserFilter) { users(filter: $filter) { id } }';
    expect(await operationOf(named, { filter: { role: 'ADMIN' } })).toBe(plain);
    expect(await operationOf(named, { filter: { nameContains: 'a' } })).toBe(plain + 90);
    expect(await operationOf(named, { filter: null })).toBe(plain);
    expect(await dataOf(reader, named)).toHaveProperty('users');
  });
});
