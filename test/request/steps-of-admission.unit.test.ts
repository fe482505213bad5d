import { buildSchema, getOperationAST, parse } from 'graphql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sdl } from '../../src/contract/graphql.ts';
import type { OperationFacts } from '../../src/contract/operations.ts';
import { graphqlLimits } from '../../src/contract/plans.ts';
import type { ListQuery } from '../../src/core/query/list-query.ts';
import { priceOfOperation } from '../../src/graphql/cost.ts';
import { readRequest } from '../../src/graphql/request.ts';
import { operationsIn } from '../../src/graphql/selected-fields.ts';
import { admission, bodies, dearest, most } from '../../src/request/admission.ts';
import { admit, admitBody, leave, weightOf, whileArriving } from '../../src/request/steps/admission.ts';
import { readBody } from '../../src/request/steps/body.ts';

const bytes = Buffer.from(JSON.stringify({ query: '{ me { id } }', variables: { tags: Array.from({ length: 9_000 }, () => ({})) } }));

type Headers = Record<string, string>;

/** As much of a request as these steps need, whose body arrives as a whole. */
const request = (headers: Headers = { 'content-length': String(bytes.length) }, maxBytes: number | null = null) =>
  ({
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    facts: { takes: ['application/json'], bodyRequired: true, maxBytes, errors: 'platform' },
    caller: { accountId: 'the same' },
    held: {},
    readBody: async () => bytes,
  }) as never;

const schema = buildSchema(sdl);

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** What tests of other files have left under way. */
let before = { work: 0, body: 0 };
const underWay = () => ({ work: admission.usage().weight - before.work, body: bodies.usage().weight - before.body });
beforeEach(() => {
  before = { work: admission.usage().weight, body: bodies.usage().weight };
});
afterEach(() => expect(underWay()).toEqual({ work: 0, body: 0 }));

describe('large bodies of an account that arrive at once', () => {
  it.each<[string, (request: never) => unknown]>([
    ['REST', readBody],
    ['GraphQL', readRequest],
  ])('are parsed a few at a time: %s', async (_door, read) => {
    // Somebody else is there.
    const end = admission.enter('another', 1) as () => void;
    const requests = Array.from({ length: 20 }, () => request());
    let done = 0;
    const all = requests.map(async (one) => {
      await read(one);
      done += 1;
    });
    await settled();
    expect(done).toBe(1);
    for (const [at, one] of requests.entries()) {
      await all[at];
      leave(one);
    }
    end();
  });

  it.each<[string, Headers, number]>([
    ['by their length', { 'content-length': '20480' }, 10],
    ['as the largest, in chunks', { 'transfer-encoding': 'chunked' }, dearest],
    ['as the largest, packed', { 'content-length': '2000', 'content-encoding': 'gzip' }, dearest],
    ['not at all, small ones', { 'content-length': '2000' }, 0],
    ['not at all, none', {}, 0],
  ])('are weighed before they are read: %s', async (_how, headers, weight) => {
    const one = request(headers);
    await admitBody(one);
    expect(underWay().body).toBe(weight);
    leave(one);
  });

  it('wait unread while four of the largest are there', async () => {
    const requests = Array.from({ length: 5 }, () => request());
    const admitted: number[] = [];
    const all = requests.map(async (one, at) => {
      await admitBody(one);
      admitted.push(at);
    });
    await settled();
    expect(admitted).toEqual([0, 1, 2, 3]);
    leave(requests[0]!);
    await Promise.all(all);
    for (const one of requests) leave(one);
  });
});

describe('a file that is sent', () => {
  it('has nothing of the share of its account while its bytes come', async () => {
    const one = request({ 'content-length': String(10 * 1024 * 1024) }, 20 * 1024 * 1024);
    await admitBody(one);
    await admit(one);
    expect(underWay()).toEqual({ work: 1, body: 0 });
    const stream = whileArriving(
      one,
      (async function* () {
        yield Buffer.from('a');
        yield Buffer.from('b');
      })(),
    );
    await stream.next();
    expect(underWay().work).toBe(0);
    for await (const _chunk of stream);
    expect(underWay().work).toBe(1);
    leave(one);
  });
});

describe('a request that has failed', () => {
  it('has no share when its turn comes', async () => {
    const end = await admission.enter('the same', 1000);
    const one = request();
    const waiting = admit(one);
    leave(one);
    end();
    await waiting;
    expect(underWay().work).toBe(0);
  });
});

describe('what a request weighs', () => {
  const facts = (some: Partial<OperationFacts>) => ({ method: 'get', cost: 1, isLengthy: false, ...some }) as OperationFacts;
  const list = (limit: number) => ({ form: { kind: 'cursor', after: undefined, limit } }) as unknown as ListQuery;

  it.each<[string, Partial<OperationFacts>, ListQuery | undefined, number, number]>([
    ['a read by id', {}, undefined, 0, 1],
    ['one that costs nothing', { cost: 0 }, undefined, 0, 1],
    ['a write', { method: 'patch' }, undefined, 0, 2],
    ['what costs more', { method: 'post', cost: 5 }, undefined, 0, 6],
    ['a page of 20', {}, list(20), 0, 2],
    ['a page of 100', {}, list(100), 0, 9],
    ['a page of 100 with a pattern', {}, list(100), 4, 13],
    ['a list that costs what a list may', {}, list(100), 30, dearest],
    ['work that may take minutes', { method: 'delete', isLengthy: true }, undefined, 0, dearest],
  ])('%s', (_what, some, page, surcharge, weight) => {
    expect(weightOf({ inBatch: [], facts: facts(some), list: page }, surcharge)).toBe(weight);
  });

  it.each([
    ['{ me { id } }', 1, 1],
    ['{ me { id } }', graphqlLimits.under_way / 2, most / 2],
    ['mutation { updateResource(id: "res_1", input: {}) { resource { id } } }', 10, 1],
    ['mutation { deleteUser(id: "usr_1") { id } }', 10, dearest],
    ['mutation { ...removal } fragment removal on Mutation { one: deleteWebhook(id: "whk_1") { id } }', 10, dearest],
  ])('is by its cost for an operation of GraphQL, and the most where its work may take minutes: %s', (query, cost, weight) => {
    const document = parse(query);
    const operation = getOperationAST(document)!;
    expect(priceOfOperation({ operations: operationsIn(schema, document), operation, cost }).weight).toBe(weight);
  });
});
