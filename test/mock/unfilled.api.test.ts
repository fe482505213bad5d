import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { withDifferences } from '../../src/contract/differences.ts';
import { versions } from '../../src/contract/versions.ts';
import { ServiceError } from '../../src/core/errors.ts';
import type { Principal } from '../../src/core/principal.ts';
import { answeringFromContract } from '../../src/mock/contract-answers.ts';
import { refuseViolations } from '../../src/rest/answer.ts';
import { createPipelines } from '../../src/rest/rest-door.ts';
import { trustEvents } from '../../src/rules/operation-events.ts';
import { createRateLimiter } from '../../src/rules/rate-limit.ts';
import { mappings } from '../../src/versions/index.ts';

const viewer: Principal = {
  accountId: 'acc_01jq3x5gkz0v7t9n2m4p6r8s1w',
  userId: 'usr_01jq3x5gkz0v7t9n2m4p6r8s1w',
  role: 'viewer',
  scopes: ['read'],
  actor: { type: 'user', id: 'usr_01jq3x5gkz0v7t9n2m4p6r8s1w' },
  credential: { type: 'api_key', id: 'key_01jq3x5gkz0v7t9n2m4p6r8s1w' },
  reference: { kind: 'api_key', hash: 'none' },
  quota: { limit: 10, burst: 10 },
  sockets: { connections: 1, subscriptions: 1 },
  allowedOrigins: [],
  defaultVersion: null,
};

/** The pipelines of a contract of which nothing is implemented yet. */
const { pipelines } = createPipelines({
  authenticate: ({ token }) => {
    if (token !== 'known') throw new ServiceError('invalid_credentials', 'Only one key is known here.');
    return viewer;
  },
  limiter: createRateLimiter(),
  versions: withDifferences(versions, mappings),
  handlers: {},
  related: undefined as never,
  once: undefined as never,
  asUnit: undefined as never,
  cursors: undefined as never,
  publicUrl: '',
  checkAnswer: refuseViolations,
  checkEvents: trustEvents,
  elsewhere: {},
  explain: () => undefined,
  answered: () => undefined,
  report: () => undefined,
});

const ask = (dynamic: boolean, method: string, path: string, { key = 'known', body = '', search = '' } = {}) =>
  answeringFromContract({ dynamic, seed: '7' }).answer(pipelines.rest)({
    method,
    path,
    search,
    query: Object.fromEntries(new URLSearchParams(search)),
    headers: { 'x-api-key': key, ...(body ? { 'content-type': 'application/json', 'content-length': String(body.length) } : {}) },
    doubled: [],
    address: '127.0.0.1',
    secure: true,
    strict: false,
    requestId: 'mine',
    readBody: async () => Buffer.from(body),
    streamBody: () => Readable.from([Buffer.from(body)]),
  });

describe('an operation that no handler answers', () => {
  it('is answered with the example of the contract, and says so', async () => {
    const answer = await ask(false, 'GET', '/v1/resources', { search: 'limit=5' });
    expect(answer).toMatchObject({ status: 200, body: { data: [{ name: 'Theodolite 3' }], meta: { limit: 5 } } });
    expect(answer.headers).toMatchObject({ 'X-Mock-Answer': 'contract', 'X-API-Version': 'v1', 'X-RateLimit-Limit': '10' });
  });

  it('repeats the groups of filters that it was asked for', async () => {
    const { body } = await ask(false, 'GET', '/v1/resources', { search: 'or=status%3Dactive%26name_in%3DA%2CB&type=lens' });
    expect(body).toMatchObject({ meta: { filters: { type: 'lens', or: [{ status: 'active', name_in: ['A', 'B'] }] } } });
  });

  it('is answered from the schema, with the same for the same seed, where that is asked for', async () => {
    const answers = [await ask(true, 'GET', '/v1/resources'), await ask(true, 'GET', '/v1/resources')];
    expect(answers[0]).toMatchObject({ status: 200, headers: { 'X-Mock-Answer': 'contract' } });
    expect(answers[1]!.body).toEqual(answers[0]!.body);
    expect(answers[0]!.body).not.toMatchObject({ data: [{ name: 'Theodolite 3' }] });
  });

  it.each([
    [401, 'GET', '/v1/resources', { key: 'unknown' }],
    [403, 'POST', '/v1/resources', { body: '{"name":"Mine"}' }],
    [400, 'GET', '/v1/resources', { search: 'limit=1000' }],
    [404, 'GET', '/v1/resources/level', {}],
    [404, 'GET', '/v1/cathedrals', {}],
  ])('passes the checks of the server first: %i for %s %s', async (status, method, path, asked) => {
    const answer = await ask(false, method, path, asked);
    expect(answer.status).toBe(status);
    expect(answer.headers).not.toHaveProperty('X-Mock-Answer');
  });
});
