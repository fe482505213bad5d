import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { chromium, type Page } from 'playwright-core';
import { openDatabase } from '../src/data/connection/database.ts';
import { migrate } from '../src/data/migrations/migrate.ts';
import { firstStart } from '../src/identity/first-start.ts';
import { seed } from '../src/seed/fill-account.ts';
import { secretKey } from './contestant.ts';
import { createDatabase, loud } from './ground.ts';
import { type ServerProcess, startProcess, wordsOf } from './server-process.ts';

// What people wait for: Lighthouse's scores of the pages, those of the dashboard signed in; and how a table of 10,000 rows scrolls.

const { values } = parseArgs({
  options: {
    /** Only the pages whose addresses contain this. */
    only: { type: 'string', default: '' },
    chromium: { type: 'string', default: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' },
  },
});

const lighthouseModule = join(import.meta.dirname, 'lighthouse/node_modules/lighthouse/core/index.js');
if (!existsSync(lighthouseModule)) throw new Error('Lighthouse is installed on its own: npm ci --prefix bench/lighthouse');

const serverUrl = process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const person = { email: 'admin@tessera.example', password: 'seven lamps on the quiet quay' };

const publicPages = [
  '/docs',
  '/docs/v1',
  '/docs/guides',
  '/docs/guides/first-steps',
  '/docs/errors',
  '/docs/changelog',
  '/docs/search',
  '/graphql',
  '/login',
  '/password/forgotten',
];
const privatePages = [
  '/dashboard',
  '/dashboard/projects',
  '/dashboard/tasks?view=board',
  '/dashboard/keys',
  '/dashboard/webhooks',
  '/dashboard/requests',
  '/dashboard/events',
  '/dashboard/usage',
  '/dashboard/versions',
  '/dashboard/settings',
  '/dashboard/audit',
  '/account',
];

const fill = async (url: string) => {
  const database = await openDatabase({ url, backgroundTimeoutMs: 0, onError: loud });
  const { db } = database;
  try {
    await migrate(database);
    const first = await firstStart(db, { environment: 'live', region: 'us', ...person });
    const { accountId, userId } = first!;
    await db.updateTable('accounts').set({ plan: 'enterprise', rate_limit: 1_000_000_000, burst_limit: 1_000_000_000 }).execute();
    await seed(db, accountId, { projects: 1700, adminUserId: userId });
    await sql`vacuum analyze`.execute(db);
    return {};
  } finally {
    await database.close();
  }
};

const signIn = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.locator('#email').fill(person.email);
  await page.locator('#password').fill(person.password);
  await page.keyboard.press('Enter');
  await page.getByRole('navigation', { name: 'Pages' }).waitFor({ state: 'attached' });
};

const forms = ['phone', 'desktop'] as const;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What the performance is made of: milliseconds, and for the shifts of the layout a share. */
const parts = {
  'first paint': 'first-contentful-paint',
  'largest paint': 'largest-contentful-paint',
  blocked: 'total-blocking-time',
  shifts: 'cumulative-layout-shift',
  'speed index': 'speed-index',
} as const;

interface Report {
  lhr: {
    finalDisplayedUrl: string;
    categories: Record<string, { score: number | null }>;
    audits: Record<string, { numericValue?: number }>;
  };
}

const rounded = (value: number): number => (value < 10 ? Number(value.toFixed(3)) : Math.round(value));

/** Lighthouse in a browser that stays signed in. */
const score = async (url: string, port: number, form: (typeof forms)[number]): Promise<Record<string, number | string>> => {
  const { default: lighthouse, desktopConfig } = await import(lighthouseModule);
  const flags = { port, disableStorageReset: true, logLevel: 'error', output: 'json' };
  const { lhr }: Report = await lighthouse(url, flags, form === 'desktop' ? desktopConfig : undefined);
  const scores = categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)] as const);
  const figures = Object.entries(parts).map(([name, audit]) => [name, rounded(lhr.audits[audit]?.numericValue ?? 0)] as const);
  const ledTo = new URL(lhr.finalDisplayedUrl).pathname;
  return { ...Object.fromEntries([...scores, ...figures]), ...(ledTo === new URL(url).pathname ? {} : { 'led to': ledTo }) };
};

/** Each page is loaded again under Lighthouse's slow phone and network, and then as on a desktop. */
const scoreAll = async (base: string, port: number, paths: readonly string[]) => {
  const table: Record<string, object> = {};
  for (const path of paths.filter((one) => one.includes(values.only)))
    for (const form of forms) table[`${path}, ${form}`] = await score(`${base}${path}`, port, form);
  return table;
};

const mostRows = 10_000;
const rowsOf = async (page: Page): Promise<number> => Number(await page.locator('table').getAttribute('aria-rowcount')) - 1;

/** Reads the table to its end, as somebody does who keeps scrolling down. */
const loadRows = async (page: Page): Promise<number> => {
  await page.locator('tbody tr[aria-rowindex]').first().waitFor();
  let rows = await rowsOf(page);
  while (rows < mostRows) {
    await page.locator('section.scroller').evaluate((scroller) => {
      scroller.scrollTop = scroller.scrollHeight;
    });
    await page.locator(`table:not([aria-rowcount="${rows + 1}"])`).waitFor();
    rows = await rowsOf(page);
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

/** How many frames a second a long table has while it scrolls, on a desktop and on a phone whose processor takes four times as long. */
const scroll = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  const rows = await loadRows(page);
  const session = await page.context().newCDPSession(page);
  const table: Record<string, object> = {};
  for (const [form, rate] of [
    ['desktop', 1],
    ['phone', 4],
  ] as const) {
    await page.setViewportSize(form === 'phone' ? { width: 412, height: 823 } : { width: 1350, height: 940 });
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const took = (await frames(page, 600)).sort((one, other) => one - other);
    const mean = took.reduce((sum, one) => sum + one, 0) / took.length;
    table[`${rows} rows, ${form}`] = {
      'frames a second': Math.round(1000 / mean),
      'median ms': rounded(took[300]!),
      'p95 ms': rounded(took[570]!),
      'longest ms': rounded(took.at(-1)!),
    };
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  console.table(table);
};

const measure = async (server: ServerProcess, profile: string): Promise<void> => {
  const args = ['--remote-debugging-port=9377'];
  const options = { executablePath: values.chromium, chromiumSandbox: false, args };
  const context = await chromium.launchPersistentContext(profile, options);
  const base = server.url;
  try {
    console.log(`Load of the machine before: ${loadavg()[0]!.toFixed(1)}.`);
    const anonymous = await scoreAll(base, 9377, publicPages);
    const page = await context.newPage();
    await signIn(page, `${base}/dashboard`);
    await scroll(page, `${base}/dashboard/tasks`);
    await page.close();
    console.table({ ...anonymous, ...(await scoreAll(base, 9377, privatePages)) });
    console.log(`Load of the machine after: ${loadavg()[0]!.toFixed(1)}.`);
  } finally {
    await context.close();
  }
};

const ground = await createDatabase(serverUrl, fill);
const profile = mkdtempSync(join(tmpdir(), 'tessera-bench-'));
try {
  const server = await startProcess(wordsOf('start'), {
    DATABASE_URL: ground.databaseUrl,
    TESSERA_DATA_DIR: join(profile, 'data'),
    TESSERA_SECRET_KEY: secretKey,
    TESSERA_LOG_LEVEL: 'error',
  });
  await measure(server, join(profile, 'browser')).finally(server.stop);
} finally {
  await ground.drop();
  rmSync(profile, { recursive: true, force: true });
}
