import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { buildClientSchema, buildSchema, getIntrospectionQuery, lexicographicSortSchema, printSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sdl } from '../../src/contract/graphql.ts';
import { ask as askRaw } from '../rest/raw-http.ts';
import { ask, dataOf } from './support.ts';

let tessera: Tessera;
beforeAll(async () => {
  tessera = await bootTessera();
});
afterAll(() => tessera?.close());

const at = (path = '', init: RequestInit = {}) => fetch(`${tessera.url}/graphql${path}`, init);
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
const bodyOf = (answer: Response): Promise<any> => answer.json();
const key = () => ({ 'X-API-Key': tessera.admin.key });
const json = { 'Content-Type': 'application/json' };
const graphqlResponse = { Accept: 'application/graphql-response+json' };
const query = encodeURIComponent('{ me { id } }');

describe('POST /graphql', () => {
  it('introspection tells the contract', async () => {
    const introspected = buildClientSchema(
      await dataOf(tessera.admin, getIntrospectionQuery({ specifiedByUrl: true, schemaDescription: true })),
    );
    const printed = (schema: Parameters<typeof printSchema>[0]) => printSchema(lexicographicSortSchema(schema));
    expect(printed(introspected)).toBe(printed(buildSchema(sdl)));
  });

  it('carries the headers of REST', async () => {
    const { headers } = await ask(tessera.admin, '{ me { id } }', {}, { Origin: 'https://app.example.com', 'X-Request-ID': 'mine-1' });
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-request-id': 'mine-1',
      'x-api-version': 'v1',
      'x-ratelimit-limit': expect.stringMatching(/^\d+$/),
      ratelimit: expect.any(String),
      'x-response-time': expect.any(String),
      'access-control-allow-origin': '*',
    });
  });

  it('401 without good credentials, with the figures of the address', async () => {
    const answer = await at('', { method: 'POST', headers: json, body: '{"query":"{ me { id } }"}' });
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="tessera"']);
    expect(answer.headers.get('x-ratelimit-limit')).toMatch(/^\d+$/);
    expect((await bodyOf(answer)).errors[0].extensions).toMatchObject({ code: 'UNAUTHENTICATED', reason: 'invalid_credentials' });
  });

  it('refuses in the media type of GraphQL whoever prefers it, at every door before it', async () => {
    const body = '{"query":"{ me { id } }"}';
    const preferred = { Accept: 'application/graphql-response+json, application/json;q=0.9' };
    const refusals: [RequestInit & { path?: string }, number, string][] = [
      [{ method: 'POST', headers: json, body }, 401, 'invalid_credentials'],
      [{ method: 'POST', headers: { ...json, 'X-API-Key': 'nonsense' }, body }, 401, 'invalid_credentials'],
      [{ method: 'PUT', headers: key() }, 405, 'method_not_allowed'],
      [{ method: 'POST', headers: { ...json, ...key(), Authorization: 'Bearer other' }, body }, 400, 'ambiguous_credentials'],
      [{ method: 'POST', headers: { ...json, ...key(), 'X-API-Version': 'v9' }, body }, 400, 'unknown_version'],
      [{ method: 'POST', headers: { ...key(), 'Content-Type': 'text/plain' }, body }, 415, 'unsupported_media_type'],
    ];
    for (const [{ headers, ...init }, status, reason] of refusals)
      for (const [accept, type] of [
        [preferred, 'application/graphql-response+json; charset=utf-8'],
        [{ Accept: 'application/graphql-response+json;q=0, */*' }, 'application/json; charset=utf-8'],
      ] as const) {
        const answer = await at('', { ...init, headers: { ...headers, ...accept } });
        expect([answer.status, answer.headers.get('content-type')]).toEqual([status, type]);
        expect((await bodyOf(answer)).errors).toMatchObject([{ message: expect.any(String), extensions: { reason } }]);
      }
  });

  it('has the form of GraphQL also where a request does not come to its door', async () => {
    const headers = { Upgrade: 'websocket', Connection: 'Upgrade', 'Sec-WebSocket-Version': '7', ...graphqlResponse };
    const { status, headers: answered, body } = await askRaw(tessera.port, { target: '/graphql', headers });
    expect([status, answered.get('content-type')]).toEqual([426, 'application/graphql-response+json; charset=utf-8']);
    expect(body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', reason: 'upgrade_required' } }]);
  });

  it('takes an empty operationName as none', async () => {
    for (const answer of [
      await at('', { method: 'POST', headers: { ...json, ...key() }, body: '{"query":"{ me { id } }","operationName":""}' }),
      await at(`?operationName=&query=${query}`, { headers: key() }),
    ])
      expect((await bodyOf(answer)).data.me.id).toBe(tessera.admin.userId);
  });

  it.each([
    ['a list of operations', json, '[{"query":"{ me { id } }"}]', 400],
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }, `query=${query}`, 415],
    ['plain text', { 'Content-Type': 'text/plain' }, '{"query":"{ me { id } }"}', 415],
    ['no JSON', json, '{', 400],
    ['1 MiB and more', json, JSON.stringify({ query: `# ${'x'.repeat(1024 * 1024)}` }), 413],
    ['an Accept that nothing answers', { ...json, Accept: 'text/csv' }, '{"query":"{ me { id } }"}', 406],
    ['a text that is none', { ...json, ...graphqlResponse }, '{"query":"{"}', 400],
    ['an unknown field', { ...json, ...graphqlResponse }, '{"query":"{ nothing }"}', 400],
    ['a subscription', { ...json, ...graphqlResponse }, '{"query":"subscription { eventCreated { id } }"}', 400],
  ])('refuses %s', async (_what, headers, body, status) => {
    const answer = await at('', { method: 'POST', headers: { ...key(), ...headers }, body });
    expect(answer.status).toBe(status);
    expect((await bodyOf(answer)).errors[0].extensions.code).toBe('BAD_USER_INPUT');
  });

  it('tells a missing scope at the field, and leaves its neighbours standing', async () => {
    const caller = await tessera.someone('editor', ['read:users']);
    const { body } = await ask(caller, '{ me { id } webhooks { id } }');
    expect(body.data).toEqual({ me: { id: caller.userId }, webhooks: null });
    expect(body.errors).toEqual([
      expect.objectContaining({ path: ['webhooks'], extensions: expect.objectContaining({ code: 'FORBIDDEN' }) }),
    ]);
  });

  it('INTERNAL_SERVER_ERROR tells nothing of the inside', async () => {
    const { db } = tessera.database;
    await db.schema.alterTable('webhooks').renameTo('elsewhere').execute();
    const { body } = await ask(tessera.admin, '{ webhooks { id } me { id } }');
    await db.schema.alterTable('elsewhere').renameTo('webhooks').execute();
    expect(body.data).toEqual({ webhooks: null, me: { id: tessera.admin.userId } });
    expect(body.errors[0].extensions.code).toBe('INTERNAL_SERVER_ERROR');
    expect(JSON.stringify(body)).not.toMatch(/relation|does not exist|select/);
  });
});

describe('GET /graphql', () => {
  it('answers queries, and refuses mutations', async () => {
    expect((await bodyOf(await at(`?query=${query}`, { headers: key() }))).data.me.id).toBe(tessera.admin.userId);
    const mutation = encodeURIComponent('mutation { createResource(input: { name: "x" }) { resource { id } } }');
    const refused = await at(`?query=${mutation}`, { headers: key() });
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'POST']);
    expect(await tessera.events()).toEqual([]);
  });

  it('405 for other methods, 204 for a preflight', async () => {
    const put = await at('', { method: 'PUT', headers: key() });
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    const preflight = await at('', { method: 'OPTIONS', headers: { Origin: 'https://app.example.com' } });
    expect([preflight.status, preflight.headers.get('access-control-allow-methods')]).toEqual([204, 'GET, HEAD, POST']);
  });
});
