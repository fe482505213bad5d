import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bootTessera, type Tessera } from '../support/tessera.ts';
import { overflow, tabStops, violations } from './accessible.ts';
import { browsing, describeInBrowser, phone } from './chromium.ts';

/** A page as the crawl reads it. */
interface Read {
  status: number;
  links: string[];
  ids: string[];
  /** The operations that have no request to copy. */
  bare: string[];
}

/** The lists of links of which a part is out of sight. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`[...document.querySelectorAll('nav')]
    .filter((list) => list.scrollWidth > list.clientWidth)
    .map((list) => list.getAttribute('aria-label'))`);

/** Reads a page with the browser's own parser, without showing it. */
const read = (page: Page, path: string): Promise<Read> =>
  page.evaluate<Read>(`fetch(${JSON.stringify(path)}, { headers: { Accept: 'text/html' } }).then(async (answer) => {
    const shown = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const all = (selector) => [...shown.querySelectorAll(selector)];
    const requests = (section) => section.querySelector('.samples pre')?.textContent ?? '';
    return {
      status: answer.status,
      links: all('a[href]').map((link) => link.getAttribute('href')),
      ids: all('[id]').map(({ id }) => id),
      bare: all('section.operation').filter((one) => !requests(one).trim()).map(({ id }) => id),
    };
  })`);

describeInBrowser('the reference', () => {
  let tessera: Tessera;
  beforeAll(async () => {
    tessera = await bootTessera();
  });
  afterAll(() => tessera?.close());
  const open = browsing();

  it('links to nothing that is not there, and has a request to copy for every operation', async () => {
    const { page } = await open({ bypassCSP: true });
    await page.goto(tessera.url);
    const pages = new Map<string, Read>();
    const places: [from: string, to: URL][] = [];
    const visit = async (path: string): Promise<void> => {
      if (pages.has(path)) return;
      const seen = await read(page, path);
      pages.set(path, seen);
      const links = seen.links.map((href) => new URL(href, tessera.url + path)).filter(({ origin }) => origin === tessera.url);
      places.push(...links.map((to): [string, URL] => [path, to]));
      for (const { pathname } of links) await visit(pathname);
    };
    await visit('/');
    const isThere = ({ pathname, hash }: URL) => {
      const { status, ids } = pages.get(pathname)!;
      return status === 200 && (hash === '' || ids.includes(decodeURIComponent(hash.slice(1))));
    };
    expect(places.filter(([, to]) => !isThere(to)).map(([from, to]) => `${from} -> ${to.pathname}${to.hash}`)).toEqual([]);
    expect(pages.size).toBeGreaterThan(50);
    for (const [path, { bare }] of pages) expect(bare, path).toEqual([]);
  });

  it.each(['/', '/docs', '/docs/errors', '/docs/v1', '/docs/v1/events', '/docs/graphql', '/docs/channel', '/docs/nothing'])(
    '%s is for everybody, in light and in dark, and asks nothing of anybody else',
    async (path) => {
      const { page, noticed } = await open(phone);
      await page.goto(tessera.url + path);
      expect([await violations(page), await overflow(page), await cutOff(page)]).toEqual([[], 0, []]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await violations(page, ['color-contrast'])).toEqual([]);
      expect([[...noticed.hosts], noticed.errors]).toEqual([[new URL(tessera.url).host], []]);
    },
  );

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
    const { body } = await tessera.admin.call('POST', '/v1/projects', { name: 'Atlas' });
    await page.goto(`${tessera.url}/docs/v1/events#listEvents`);
    const operation = page.locator('#listEvents');
    await operation.getByText('Try it').click();
    await operation.getByLabel('Credentials').fill(tessera.admin.key);
    await operation.getByLabel('Query').fill('type=PROJECT_CREATED');
    await operation.getByRole('button', { name: 'Send GET' }).click();
    await operation.getByRole('status').getByText('200').waitFor();
    expect(await operation.getByRole('status').innerText()).toContain(body.data.id);
    expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
    const other = page.locator('#getEvent');
    await other.getByText('Try it').click();
    await other.getByLabel('event_id').fill('evt_01jq3x5gkz0v7t9n2m4p6r8s1w');
    await other.getByRole('button', { name: 'Send GET' }).click();
    await other.getByRole('status').getByText('404').waitFor();
    expect([...noticed.hosts]).toEqual([new URL(tessera.url).host]);
  });

  it('can be read without JavaScript', async () => {
    const { page } = await open({ ...phone, javaScriptEnabled: false });
    await page.goto(`${tessera.url}/docs/v1/events`);
    await page.getByRole('heading', { name: 'events', level: 1 }).waitFor();
    expect(await page.getByText('Try it').first().isVisible()).toBe(false);
    expect(await page.locator('#listEvents').innerText()).toContain(`curl '${tessera.url}/v1/events'`);
  });
});
