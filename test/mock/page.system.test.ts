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

describeInBrowser('the page of the mock', () => {
  const open = browsing();

  it('shows requests as they come, and the records', async () => {
    const { page, noticed } = await open();
    await page.goto(mock.url);
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('resources');
    const records = page.locator('#records');
    await expect.poll(() => records.innerText()).toContain('Theodolite 3');
    await call('POST', '/v1/resources', {}, '{"name":"Sextant"}');
    const requests = page.locator('#requests');
    await expect.poll(() => requests.innerText()).toMatch(/POST \/v1\/resources\s+201\s.*createResource/s);
    await expect.poll(() => records.innerText()).toContain('Sextant');
    await call('POST', '/v1/resources', {}, '{"nam":"Sextant"}');
    await expect.poll(() => requests.innerText()).toContain('name: Is required.');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => page.getByRole('status').innerText()).toContain('have been restored');
    expect(await records.innerText()).not.toContain('Sextant');
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
});
