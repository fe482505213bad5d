import { type LocalMock, startLocalMock } from '@tessera/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

let mock: LocalMock;
beforeAll(async () => {
  mock = await startLocalMock();
});
afterAll(() => mock?.close());

const call = (method: string, path: string, headers: Record<string, string> = {}, body?: string) =>
  fetch(mock.url + path, { method, headers: { 'X-API-Key': 'any', 'Content-Type': 'application/json', ...headers }, body });

const listed = async () => (await call('GET', '/_mock/requests')).json();

it('lists requests with what the contract says of them, and not those for pages', async () => {
  await call('DELETE', '/_mock/requests');
  await call('GET', '/v1/users/me?fields=id');
  await call('POST', '/v1/resources', {}, '{"nam":"Level"}');
  await call('GET', '/v1/resources?limit=1000', { Prefer: 'dynamic=false' });
  await call('POST', '/v1/auth/login', {}, '{}');
  await call('GET', '/v1/account/api-keys');
  await call('GET', '/openapi/v1.json');
  await expect.poll(listed).toMatchObject([
    {
      ...{ method: 'GET', address: '/v1/users/me?fields=id', status: 200, fault: null, fromContract: false },
      about: {
        operation: 'getCurrentUser',
        summary: expect.stringMatching(/\w/),
        scopes: ['read:users'],
        page: '/docs/v1/users/getCurrentUser',
      },
    },
    {
      ...{ method: 'POST', status: 400, about: { operation: 'createResource' } },
      fault: { code: 'invalid_parameters', details: expect.arrayContaining([expect.objectContaining({ field: 'name' })]) },
    },
    { status: 400, fromContract: true, about: { operation: 'listResources' }, violations: expect.stringContaining('limit') },
    { status: 400, about: { page: expect.stringMatching(/^\/docs\/identity\//) } },
    { status: 200, about: { operation: 'listApiKeys', page: expect.stringMatching(/^\/docs\/account\//) } },
  ]);
  const found: { about: { page: string; operation: string } }[] = (await listed()) as never;
  for (const { about } of found) expect(await (await call('GET', about.page)).text()).toContain(`</span> ${about.operation}</p>`);
});

it('lists no credentials of addresses', async () => {
  await call('DELETE', '/_mock/requests');
  await call('GET', '/v1/users/me?fields=id&api%5Fkey=a-live-key&access_token=b');
  await expect.poll(listed).toMatchObject([{ address: '/v1/users/me?fields=id&api_key=…&access_token=…' }]);
});

it('is for browsers; programs get what the server has there', async () => {
  const response = await fetch(mock.url, { headers: { Accept: 'application/json' } });
  expect([response.headers.get('Content-Type'), await response.text()]).toEqual([
    expect.stringContaining('json'),
    expect.stringContaining('/openapi/v1.json'),
  ]);
});
