import { afterAll, beforeAll, expect, it } from 'vitest';
import { violations } from '../browser/accessible.ts';
import { browsing, describeInBrowser } from '../browser/chromium.ts';
import { type Mock, startMock, stopMock } from '../support/mock.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(async () => expect(await stopMock(mock, 'SIGTERM')).toBe(0));

const call = (method: string, path: string, headers: Record<string, string> = {}, body?: string) =>
  fetch(mock.url + path, { method, headers: { 'X-API-Key': 'any', 'Content-Type': 'application/json', ...headers }, body });

const listed = async () => (await call('GET', '/_mock/requests')).json();

it('lists requests with what the contract says of them, and not those for pages', async () => {
  await call('DELETE', '/_mock/requests');
  await call('GET', '/v1/users/me?fields=id');
  await call('POST', '/v1/projects', {}, '{"nam":"Atlas"}');
  await call('GET', '/v1/projects?limit=1000', { Prefer: 'dynamic=false' });
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
      ...{ method: 'POST', status: 400, about: { operation: 'createProject' } },
      fault: { code: 'invalid_parameters', details: expect.arrayContaining([expect.objectContaining({ field: 'name' })]) },
    },
    { status: 400, fromContract: true, about: { operation: 'listProjects' }, violations: expect.stringContaining('limit') },
    { status: 400, about: { page: expect.stringMatching(/^\/docs\/identity\//) } },
    { status: 200, about: { operation: 'listApiKeys', page: expect.stringMatching(/^\/docs\/account\//) } },
  ]);
  const found: { about: { page: string; operation: string } }[] = (await listed()) as never;
  for (const { about } of found)
    expect(await (await call('GET', about.page)).text()).toContain(`<span class="type">${about.operation}</span>`);
});

it('lists no credentials of addresses', async () => {
  await call('DELETE', '/_mock/requests');
  await call('GET', '/v1/users/me?fields=id&api%5Fkey=a-live-key&access_token=b');
  await expect.poll(listed).toMatchObject([{ address: '/v1/users/me?fields=id&api_key=…&access_token=…' }]);
});

describeInBrowser('the page of the mock', () => {
  const open = browsing();

  it('shows requests as they come, and the records', async () => {
    const { page, noticed } = await open();
    await page.goto(mock.url);
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('teams');
    const teams = page.locator('#records');
    await expect.poll(() => teams.innerText()).toContain('Cartography');
    await call('POST', '/v1/teams', {}, '{"name":"Surveyors"}');
    const requests = page.locator('#requests');
    await expect.poll(() => requests.innerText()).toMatch(/POST \/v1\/teams\s+201\s.*createTeam/s);
    await expect.poll(() => teams.innerText()).toContain('Surveyors');
    await call('POST', '/v1/teams', {}, '{"nam":"Surveyors"}');
    await expect.poll(() => requests.innerText()).toContain('name: Is required.');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => page.getByRole('status').innerText()).toContain('began with');
    expect(await teams.innerText()).not.toContain('Surveyors');
    expect(await violations(page)).toEqual([]);
    expect([[...noticed.hosts], noticed.errors]).toEqual([[new URL(mock.url).host], []]);
  });

  it('begins anew with a mock that was started again', async () => {
    const { page } = await open();
    const numbered = (number: number, address: string) =>
      `data: ${JSON.stringify({ number, at: '2026-03-14T09:26:53.589Z', method: 'GET', address, status: 200, milliseconds: 1, about: null })}\n\n`;
    const streams = [numbered(6, '/v1/before') + numbered(7, '/v1/last'), numbered(1, '/v1/first')];
    let opened = 0;
    await page.route('**/_mock/requests', (route) => {
      const body = `retry: 10\n\n${streams[Math.min(opened, 1)]}`;
      opened += 1;
      return route.fulfill({ contentType: 'text/event-stream', body });
    });
    await page.goto(mock.url);
    await expect.poll(() => page.locator('#requests').innerText()).toMatch(/\/v1\/first/);
    expect(await page.locator('#requests').innerText()).not.toMatch(/before|last/);
  });

  it('is for browsers; programs get what the server has there', async () => {
    const response = await fetch(mock.url, { headers: { Accept: 'application/json' } });
    expect([response.headers.get('Content-Type'), await response.text()]).toEqual([
      expect.stringContaining('json'),
      expect.stringContaining('/openapi/v1.json'),
    ]);
  });
});
