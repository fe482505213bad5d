import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorTable } from '../../src/core/errors.ts';
import { type Mock, startMock, stopMock } from '../support/mock.ts';

const project = '/v1/projects/prj_01jq3x5gkz0v7t9n2m4p6r8s1w';

const caller =
  (mock: () => Mock) =>
  async (method: string, path: string, { body, headers = {} }: { body?: string; headers?: Record<string, string> } = {}) => {
    const response = await fetch(mock().url + path, { method, headers: { 'X-API-Key': 'any', ...headers }, body });
    const text = await response.text();
    // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
    const parsed: any = response.headers.get('Content-Type')?.includes('json') ? JSON.parse(text) : text;
    return { status: response.status, headers: response.headers, body: parsed };
  };

const json = { 'Content-Type': 'application/json' };
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

describe('mock', () => {
  let mock: Mock;
  const call = caller(() => mock);
  beforeAll(async () => {
    mock = await startMock();
  });
  afterAll(async () => expect(await stopMock(mock, 'SIGTERM')).toBe(0));

  it('prints a line for each document and an example', () => {
    for (const address of ['/v1 ', '/v2-preview ', '/v1/account ', '/ ']) expect(mock.printed).toContain(`  ${mock.url}${address}`);
    expect(mock.printed).toContain(`curl -H 'X-API-Key: any' ${mock.url}/v1/projects\n`);
  });

  it.each([
    ['GET', '/v1/projects', 200],
    ['GET', project, 200],
    ['GET', '/v2-preview/projects', 200],
    ['GET', '/v1/account/api-keys', 200],
  ])('%s %s answers with the example', async (method, path, status) => {
    const answer = await call(method, path);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ data: expect.anything(), meta: { request_id: expect.any(String) } });
  });

  it.each([
    ['POST', '/v1/projects', 201, json, '{"name":"Atlas"}', 'data'],
    [
      'POST',
      '/oauth/token',
      200,
      form,
      'grant_type=client_credentials&client_id=app_01jq3x5gkz0v7t9n2m4p6r8s1w&client_secret=x',
      'access_token',
    ],
    ['POST', '/v1/auth/login', 200, json, '{"email":"ada@example.com","password":"a long password"}', 'session_token'],
  ])('%s %s takes a body', async (method, path, status, headers, body, property) => {
    const answer = await call(method, path, { headers, body });
    expect(answer.status).toBe(status);
    expect(answer.body).toHaveProperty(property);
  });

  it.each([
    [401, 'GET', '/v1/projects', { headers: { 'X-API-Key': '' } }],
    [400, 'GET', '/v1/projects?limit=1000', {}],
    [400, 'POST', '/v1/projects', { headers: json, body: '{"nam":"Atlas"}' }],
    [400, 'POST', '/v1/projects', { headers: json, body: '{' }],
    [415, 'POST', '/v1/projects', { headers: { 'Content-Type': 'text/csv' }, body: 'Atlas' }],
    [404, 'GET', '/v1/projects/atlas', {}],
    [404, 'GET', project, { headers: { Prefer: 'code=404' } }],
    [404, 'GET', '/v1/cathedrals', {}],
    [405, 'PUT', '/v1/projects', { headers: json, body: '{}' }],
  ])('answers %i to %s %s with the error of form A', async (status, method, path, rest) => {
    const answer = await call(method, path, rest);
    expect(answer.status).toBe(status);
    const { code, type } = answer.body.error as { code: keyof typeof errorTable; type: string };
    expect(errorTable[code].slice(0, 2)).toEqual([status, type]);
  });

  it('says in a header what the contract does not allow', async () => {
    const { headers } = await call('GET', '/v1/projects?limit=1000');
    expect(JSON.parse(headers.get('sl-violations')!)).toMatchObject([{ location: ['request', 'query', 'limit'] }]);
  });

  it('repeats the request id', async () => {
    expect((await call('GET', project, { headers: { 'X-Request-ID': 'mine' } })).headers.get('X-Request-ID')).toBe('mine');
  });

  it('lets every origin in', async () => {
    const asked = {
      Origin: 'https://app.example',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization',
    };
    const preflight = await call('OPTIONS', '/v1/projects', { headers: asked });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe('authorization');
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toContain('PATCH');
    for (const headers of [preflight.headers, (await call('GET', project)).headers])
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect((await call('GET', project)).headers.get('Access-Control-Expose-Headers')).toBe('*');
  });
});

describe('mock --dynamic --seed --errors', () => {
  let mock: Mock;
  const call = caller(() => mock);
  beforeAll(async () => {
    mock = await startMock('--dynamic', '--seed', '7', '--errors');
  });
  afterAll(async () => expect(await stopMock(mock, 'SIGINT')).toBe(0));

  it('makes up answers that the contract allows, the same for the same seed', async () => {
    const [first, second] = [await call('GET', project), await call('GET', project)];
    expect(first.status).toBe(200);
    expect(first.body.data.name).not.toBe('Atlas');
    expect(second.body).toEqual(first.body);
    expect((await call('GET', project, { headers: { Prefer: 'seed=8' } })).body).not.toEqual(first.body);
  });

  it('tells the violations of a request in a problem document', async () => {
    const { status, headers, body } = await call('GET', '/v1/projects?limit=1000&page=0');
    expect([status, headers.get('Content-Type')]).toEqual([400, 'application/problem+json']);
    expect(body.errors.map(({ location }: { location: string[] }) => location.at(-1))).toEqual(['page', 'limit']);
  });
});
