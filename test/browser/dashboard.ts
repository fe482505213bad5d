import { existsSync } from 'node:fs';
import { bootTessera, type Tessera } from '@tessera/platform/testing';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { password, withPassword } from '../support/oauth.ts';
import { browsing } from './chromium.ts';

const isBuilt = existsSync(new URL('../../dist/dashboard/index.html', import.meta.url));

/** Signs somebody in by keyboard, at a page of the dashboard. */
export const signIn = async (page: Page, address: string, email: string, secret = password): Promise<void> => {
  await page.goto(address);
  await page.locator('#email:focus').waitFor();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(secret);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname.startsWith('/dashboard') && url.pathname !== '/dashboard/callback');
  await page.getByRole('navigation', { name: 'Pages' }).waitFor({ state: 'attached' });
};

/** Signs the first administrator in, at the address that a first start prints for the password, and leads to the dashboard. */
export const signInFirst = async (page: Page, printed: string): Promise<void> => {
  const [, email] = /administrator (\S+),/.exec(printed)!;
  const secret = 'a long password of the quay 77';
  await page.goto(/set the administrator's password at (\S+)/.exec(printed)![1]!);
  await page.locator('#password:focus').waitFor();
  await page.keyboard.type(secret);
  await page.keyboard.press('Enter');
  await enter(page.getByRole('link', { name: 'to the dashboard' }));
  await page.locator('#email:focus').waitFor();
  await signIn(page, page.url(), email!, secret);
};

/** A server and a browser for the tests of a file. Its administrator signs in once, and is signed in at every page that is opened. */
export const dashboardOf = (wishes: Parameters<typeof bootTessera>[0] = {}) => {
  const open = browsing();
  let tessera: Tessera;
  let storageState: BrowserContextOptions['storageState'];
  beforeAll(async () => {
    if (!isBuilt) throw new Error('dist/dashboard is not built: npm run build');
    tessera = await bootTessera(wishes);
    const email = await withPassword(tessera, tessera.admin.userId);
    const { page, context } = await open();
    await signIn(page, `${tessera.url}/dashboard`, email);
    storageState = await context.storageState();
  });
  afterAll(() => tessera?.close());
  return {
    tessera: () => tessera,
    /** Somebody who has not signed in. */
    open,
    /** The administrator, at a page. */
    at: async (path: string) => {
      const { page, context, noticed } = await open({ storageState: storageState! });
      await page.goto(`${tessera.url}/dashboard${path}`);
      await page.getByRole('navigation', { name: 'Pages' }).waitFor({ state: 'attached' });
      // The first stop leads past the navigation, into the page.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      return { page, context, noticed };
    },
  };
};

/** The most stops that a page may have. */
const most = 200;

/** Goes to something by the tab key alone. */
export const reach = async (target: Locator): Promise<void> => {
  await target.waitFor();
  const { keyboard } = target.page();
  for (let stops = 0; stops < most; stops += 1) {
    if (await target.evaluate((one) => one === one.ownerDocument.activeElement)) return;
    await keyboard.press('Tab');
  }
  throw new Error(`The tab key does not lead to ${target}.`);
};

/** Goes to something by the tab key, and presses Enter. */
export const enter = async (target: Locator): Promise<void> => {
  await reach(target);
  await target.page().keyboard.press('Enter');
};

/** Goes to a field by the tab key, and writes over what is in it. */
export const write = async (target: Locator, text: string): Promise<void> => {
  await reach(target);
  const { keyboard } = target.page();
  await keyboard.press('Control+a');
  await keyboard.type(text);
};
