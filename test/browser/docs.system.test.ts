import { bootTessera, type Tessera } from '@tessera/platform/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { password, withPassword } from '../support/oauth.ts';
import { overflow, tabStops, violations } from './accessible.ts';
import { browsing, describeInBrowser, phone, plainPhone } from './chromium.ts';

/** The lists of links of which a part is out of sight. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`[...document.querySelectorAll('nav')]
    .filter((list) => list.scrollWidth > list.clientWidth)
    .map((list) => list.getAttribute('aria-label'))`);

describeInBrowser('the reference', () => {
  let tessera: Tessera;
  beforeAll(async () => {
    tessera = await bootTessera();
  });
  afterAll(() => tessera?.close());
  const open = browsing();

  it.each([
    '/',
    '/docs',
    '/docs/errors',
    '/docs/v1',
    '/docs/v1/events',
    '/docs/v1/events/listEvents',
    '/docs/v1/schemas/Event',
    '/docs/graphql',
    '/docs/channel',
    '/docs/coverage',
    '/docs/coverage/v1',
    '/docs/nothing',
  ])('%s is for everybody, in light and in dark, and asks nothing of anybody else', async (path) => {
    const { page, noticed } = await open(phone);
    await page.goto(tessera.url + path);
    expect([await violations(page), await overflow(page), await cutOff(page)]).toEqual([[], 0, []]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, ['color-contrast'])).toEqual([]);
    expect([[...noticed.hosts], noticed.errors]).toEqual([[new URL(tessera.url).host], []]);
  });

  it.each(['light', 'dark'] as const)('shows where the keyboard is, %s', async (colorScheme) => {
    const { page } = await open({ colorScheme });
    await page.goto(`${tessera.url}/docs`);
    const stops = await tabStops(page);
    expect(stops.map(({ on }) => on)).toEqual(expect.arrayContaining(['Go to the content', 'Tessera', 'v1', 'Errors']));
    for (const { on, width, contrast } of stops) {
      expect(width, `the line around ${on}`).toBeGreaterThanOrEqual(2);
      expect(contrast, `the line around ${on}`).toBeGreaterThanOrEqual(3);
    }
  });

  it('takes the keyboard past the lists of links', async () => {
    const { page } = await open();
    await page.goto(`${tessera.url}/docs/v1/events`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate<boolean>("document.querySelector('#content').contains(document.activeElement)")).toBe(true);
  });

  it('sends a request for its reader, and shows the answer', async () => {
    const { page, noticed } = await open(phone);
    const { body } = await tessera.admin.call('POST', '/v1/resources', { name: 'Atlas' });
    await page.goto(`${tessera.url}/docs/v1/events/listEvents`);
    const main = page.locator('main');
    await main.getByText('Try it').click();
    await main.getByLabel('As').selectOption('API key');
    await main.getByLabel('Credentials').fill(tessera.admin.key);
    await main.getByLabel('Query').fill('type=RESOURCE_CREATED');
    await main.getByRole('button', { name: 'Send GET' }).click();
    await main.getByRole('status').getByText('200').waitFor();
    expect(await main.getByRole('status').innerText()).toContain(body.data.id);
    expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
    await page.goto(`${tessera.url}/docs/v1/events/getEvent`);
    await main.getByText('Try it').click();
    await main.getByLabel('event_id').fill('evt_01jq3x5gkz0v7t9n2m4p6r8s1w');
    await main.getByRole('button', { name: 'Send GET' }).click();
    await main.getByRole('status').getByText('404 Not Found').waitFor();
    expect([...noticed.hosts]).toEqual([new URL(tessera.url).host]);
  });

  it('sends a request as whoever is signed in at the dashboard, and leads there and back', async () => {
    const { userId } = await tessera.someone('editor');
    const email = await withPassword(tessera, userId);
    const { page } = await open(phone);
    const address = `${tessera.url}/docs/v1/users/getCurrentUser`;
    await page.goto(address);
    const main = page.locator('main');
    await main.getByText('Try it').click();
    expect(await main.getByLabel('Credentials').isVisible()).toBe(false);
    await main.getByRole('button', { name: 'Send GET' }).click();
    await main.getByRole('status').getByText('401').waitFor();
    expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
    await main.getByRole('link', { name: 'Sign in at the dashboard' }).click();
    await page.locator('#email').fill(email);
    await page.locator('#password').fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL(address);
    await main.getByText('Try it').click();
    await main.getByRole('button', { name: 'Send GET' }).click();
    await main.getByRole('status').getByText('200').waitFor();
    expect(await main.getByRole('status').innerText()).toContain(userId);
    // Credentials that are entered instead are used alone.
    await main.getByLabel('As').selectOption('API key');
    await main.getByRole('button', { name: 'Send GET' }).click();
    await main.getByRole('status').getByText('401').waitFor();
    expect(await main.getByRole('link', { name: 'Sign in at the dashboard' }).count()).toBe(0);
  });

  it('searches by the keyboard alone', async () => {
    const { page, noticed } = await open(phone);
    await page.goto(`${tessera.url}/docs`);
    await page.keyboard.press('/');
    const search = page.getByRole('dialog', { name: 'Search' });
    await search.waitFor();
    await page.keyboard.type('rotate secret');
    await search.getByRole('link', { name: "Rotate a webhook's secret" }).waitFor();
    expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
    await page.keyboard.press('Escape');
    await search.waitFor({ state: 'hidden' });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('rotate secret');
    await search.getByText('found').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${tessera.url}/docs/v1/webhooks/rotateWebhookSecret`);
    expect([[...noticed.hosts], noticed.errors]).toEqual([[new URL(tessera.url).host], []]);
  });

  it('searches without JavaScript', async () => {
    const { page } = await open(plainPhone);
    await page.goto(`${tessera.url}/docs`);
    await page.getByRole('link', { name: 'Search' }).click();
    await page.getByLabel('Words').fill('invalid_cursor');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.locator('main').getByRole('link', { name: 'invalid_cursor' }).click();
    await page.waitForURL(`${tessera.url}/docs/errors#invalid_cursor`);
  });

  it('copies a program, and says so', async () => {
    const { page, context } = await open();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${tessera.url}/docs/v1/events/listEvents`);
    await page.getByRole('button', { name: 'Copy: List events, by curl' }).click();
    await page.getByRole('status').getByText('Copied').waitFor();
    expect(await page.evaluate<string>('navigator.clipboard.readText()')).toMatch(
      /^curl '.*\/v1\/events' \\\n {2}-H 'X-API-Key: YOUR_API_KEY'$/,
    );
  });

  it.each([
    ['/docs/v1/events#listEvents', '/docs/v1/events/listEvents'],
    ['/docs/v1/events#Event', '/docs/v1/schemas/Event'],
  ])('leads on from %s, where its section was', async (from, to) => {
    const { page } = await open();
    await page.goto(tessera.url + from);
    await page.waitForURL(tessera.url + to);
  });

  it('can be read without JavaScript', async () => {
    const { page } = await open(plainPhone);
    await page.goto(`${tessera.url}/docs/v1/events#listEvents`);
    expect(await page.locator('#listEvents a').getAttribute('href')).toBe('/docs/v1/events/listEvents');
    await page.goto(`${tessera.url}/docs/v1/events/listEvents`);
    await page.getByRole('heading', { name: 'List events', level: 1 }).waitFor();
    expect(await page.getByText('Try it').isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: /Copy/ }).count()).toBe(0);
    expect(await page.locator('main').innerText()).toContain(`curl '${tessera.url}/v1/events'`);
  });
});
