import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium, type Page } from 'playwright-core';
import { benchParts } from '../families/index.ts';
import { person } from '../grounds/pages.ts';
import type { Run } from '../machinery/bench.ts';
import { type Form, forms, openLighthouse } from '../machinery/lighthouse.ts';
import { at, type Contestant, type Figures, type Row } from '../machinery/rounds.ts';
import { built, secretKey } from '../machinery/server.ts';

// What people wait for: Lighthouse's scores of the pages, those of the dashboard signed in; and how a table of 10,000 rows scrolls.

const debuggingPort = 9377;

const publicPages = ['/docs', '/docs/v1', '/docs/guides', '/docs/guides/first-steps', '/docs/errors', '/docs/changelog', '/docs/search'];
const signInPages = ['/graphql', '/login', '/password/forgotten'];
const ofFamilies = benchParts.flatMap(({ pages = [] }) => pages);
const views = [...ofFamilies, 'resources', 'keys', 'webhooks', 'requests', 'events', 'usage', 'versions', 'settings', 'audit'];
const privatePages = ['/dashboard', ...views.map((view) => `/dashboard/${view}`), '/account'];

const signIn = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.locator('#email').fill(person.email);
  await page.locator('#password').fill(person.password);
  await page.keyboard.press('Enter');
  await page.getByRole('navigation', { name: 'Pages' }).waitFor({ state: 'attached' });
};

const mostRows = 10_000;

/** The last row that the table shows, and whether no more can be loaded. */
const shown = async (page: Page) => ({
  rows: Number(await page.locator('tbody tr[aria-rowindex]').last().getAttribute('aria-rowindex')) - 1,
  isAll: (await page.locator('table').getAttribute('aria-rowcount')) !== '-1',
});

/** Reads the table to its end, as somebody does who keeps scrolling down. */
const loadRows = async (page: Page, signal: AbortSignal): Promise<number> => {
  let { rows, isAll } = await shown(page);
  while (rows < mostRows && !isAll) {
    await page.locator('section.scroller').evaluate((scroller) => {
      scroller.scrollTop = scroller.scrollHeight;
    });
    await delay(50, undefined, { signal });
    ({ rows, isAll } = await shown(page));
  }
  return rows;
};

/** The milliseconds of each of some frames, in each of which the table moves on by a quarter of a screen. */
const frames = (page: Page, count: number): Promise<number[]> =>
  page.evaluate(`(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const scroller = document.querySelector('section.scroller');
    scroller.scrollTop = 0;
    let last = await frame();
    const took = [];
    while (took.length < ${count}) {
      scroller.scrollTop += 200;
      const now = await frame();
      took.push(now - last);
      last = now;
    }
    return took;
  })()`);

/** A long table while it scrolls, on a desktop, and on a phone whose processor takes four times as long. */
const scrolling = async (page: Page, form: Form): Promise<Figures> => {
  const session = await page.context().newCDPSession(page);
  await page.setViewportSize(form === 'phone' ? { width: 412, height: 823 } : { width: 1350, height: 940 });
  await session.send('Emulation.setCPUThrottlingRate', { rate: form === 'phone' ? 4 : 1 });
  const took = await frames(page, 600);
  await session.detach();
  const mean = took.reduce((sum, one) => sum + one, 0) / took.length;
  return { 'frames/s': 1000 / mean, 'median ms': at(took), 'p95 ms': at(took, 0.95), 'longest ms': at(took, 1) };
};

const scroll = async (run: Run, page: Page, address: string): Promise<void> => {
  await page.goto(address);
  const rows = await loadRows(page, run.signal);
  const contestants = (['desktop', 'phone'] as const).map((name): Contestant => ({ name, measure: () => scrolling(page, name) }));
  await run.compare({ title: `scrolling a table of ${rows} rows`, contestants, figure: 'frames/s' });
};

const openBrowser = async (run: Run, profile: string) => {
  const options = {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    chromiumSandbox: false,
    args: [`--remote-debugging-port=${debuggingPort}`],
  };
  const context = await chromium.launchPersistentContext(profile, options);
  run.atEnd(() => context.close());
  return context;
};

export const pages = async (run: Run, { databaseUrl }: { databaseUrl: string }): Promise<void> => {
  const score = await openLighthouse(debuggingPort);
  const folder = mkdtempSync(join(tmpdir(), 'tessera-bench-'));
  run.atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const { url } = await run.start('tessera', built, {
    DATABASE_URL: databaseUrl,
    TESSERA_DATA_DIR: join(folder, 'data'),
    TESSERA_SECRET_KEY: secretKey,
    TESSERA_LOG_LEVEL: 'error',
    TESSERA_OPERATIONS_PORT: '0',
  });
  const browser = await openBrowser(run, join(folder, 'browser'));
  const scoreAll = async (title: string, paths: readonly string[]) => {
    const rows: Record<string, Row> = {};
    for (const path of paths.filter((one) => one.includes(run.only)))
      for (const form of forms) rows[`${path}, ${form}`] = await score(`${url}${path}`, form);
    if (Object.keys(rows).length > 0) run.print(title, rows);
  };
  await scoreAll('pages', [...publicPages, ...signInPages]);
  const page = await browser.newPage();
  await signIn(page, `${url}/dashboard`);
  const [longTable = 'users'] = benchParts.flatMap((part) => part.longTable ?? []);
  await scroll(run, page, `${url}/dashboard/${longTable}`);
  await page.close();
  await scoreAll('pages, signed in', privatePages);
};
