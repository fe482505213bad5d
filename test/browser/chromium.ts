import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The first is Chromium without windows, which takes a fifth less processor time for the same pages. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
const program = process.env.CHROMIUM_PATH || names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);

/** Suites that need a browser: skipped, with the reason in their name, where there is none. */
export const describeInBrowser = (name: string, suite: () => void): void => {
  const reason = program ? '' : ' (needs apt-get install chromium-headless-shell, or CHROMIUM_PATH)';
  const isSkipped = !program && !process.env.TESSERA_TEST_NEEDS_BROWSER;
  describe.skipIf(isSkipped)(`${name}${reason}`, { timeout: 1_200_000 }, suite);
};

/**
 * What Chromium leaves out: the pages in which its address bar would suggest things (two in each window, which took more processor time than
 * most of our own), and a renderer that is kept for the next page. The rest is what Playwright leaves out, which has to be
 * said again: the last switch of a name is the one that holds.
 */
const leftOut = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** A phone, and one that has no JavaScript. */
export const phone = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true } as const;
export const plainPhone = { ...phone, javaScriptEnabled: false } as const;

/** What a person's browser did besides showing pages. */
interface Noticed {
  /** Every host that something was asked of, with its port. */
  hosts: Set<string>;
  /** Errors on the console, among them what a page's policy refused. A page whose own status says that it failed is no such error. */
  errors: string[];
}

const watch = (context: BrowserContext): Noticed => {
  const noticed: Noticed = { hosts: new Set(), errors: [] };
  const pages = new Set<string>();
  const note = (address: string) => {
    if (/^(https?|wss?):/.test(address)) noticed.hosts.add(new URL(address).host);
  };
  context.on('request', (request) => {
    if (request.isNavigationRequest()) pages.add(request.url());
    note(request.url());
  });
  context.on('page', (page) => page.on('websocket', (socket) => note(socket.url())));
  context.on('console', (message) => {
    if (message.type() === 'error' && !pages.has(message.location().url)) noticed.errors.push(message.text());
  });
  context.on('weberror', (failure) => noticed.errors.push(String(failure.error())));
  return noticed;
};

/** A browser for the tests of a file, which ends with them; each context is somebody else's, and ends with its test. */
export const browsing = () => {
  let browser: Browser | undefined;
  beforeAll(async () => {
    // Root, as whom CI runs, has no sandbox; the pages are our own.
    const args = [`--disable-features=${leftOut}`];
    browser = await chromium.launch({ executablePath: program, chromiumSandbox: false, timeout: 120_000, args });
  });
  afterEach(() => Promise.all(browser?.contexts().map((context) => context.close()) ?? []));
  afterAll(() => browser?.close());
  return async (options: BrowserContextOptions = {}) => {
    const context = await browser!.newContext(options);
    context.setDefaultTimeout(120_000);
    const noticed = watch(context);
    return { context, noticed, page: await context.newPage() };
  };
};
