import { bootTessera, type Tessera } from '@tessera/platform/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { password, postForm, signedIn } from '../support/oauth.ts';
import { overflow, tabStops, violations } from './accessible.ts';
import { browsing, describeInBrowser, phone } from './chromium.ts';

type Asked = Awaited<ReturnType<typeof signedIn>>;
type Way = (page: Page, asked: Asked) => Promise<unknown>;

describeInBrowser('the pages on which people sign in and agree', () => {
  let tessera: Tessera;
  beforeAll(async () => {
    tessera = await bootTessera();
  });
  afterAll(() => tessera?.close());
  const open = browsing();

  /** A new link, as its person opens it. */
  const link = async ({ userId }: Asked): Promise<string> =>
    (await tessera.admin.call('POST', `/v1/account/members/${userId}/password-link`)).body.data.url;
  const signIn: Way = (page, { query }) => page.goto(`${tessera.url}/oauth/authorize?${query({ scope: 'openid read:resources' })}`);
  const typed = async (page: Page, secret: string, email?: string) => {
    if (email !== undefined) await page.locator('#email').fill(email);
    await page.locator('#password').fill(secret);
    await page.keyboard.press('Enter');
  };

  const expectVisibleFocus = async (page: Page) => {
    for (const { on, width, contrast } of await tabStops(page)) {
      expect(width, `the line around ${on}`).toBeGreaterThanOrEqual(2);
      expect(contrast, `the line around ${on}`).toBeGreaterThanOrEqual(3);
    }
  };

  const expectForEverybody = async (page: Page) => {
    await page.emulateMedia({ colorScheme: 'light' });
    expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
    await expectVisibleFocus(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, ['color-contrast']), 'in dark').toEqual([]);
    await expectVisibleFocus(page);
  };

  const atDevice: Way = async (page, { email }) => {
    await page.goto(`${tessera.url}/oauth/device`);
    await typed(page, password, email);
    await page.locator('#user_code').waitFor();
  };

  /** Enters the code of a device that waits, by keyboard alone: the field has the focus. */
  const enterCode: Way = async (page, asked) => {
    const begun = await postForm(tessera, '/oauth/device-authorization', { client_id: 'tessera-cli', scope: 'read' });
    await atDevice(page, asked);
    await page.locator('#user_code:focus').waitFor();
    await page.keyboard.type(begun.body.user_code.toLowerCase());
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Deny' }).waitFor();
  };

  const pages: Record<string, Way> = {
    'Sign in · Tessera': signIn,
    'Error: Sign in · Tessera': async (page, asked) => {
      await signIn(page, asked);
      await typed(page, 'wrong wrong wrong', asked.email);
    },
    'Allow Wall Board? · Tessera': async (page, asked) => {
      await signIn(page, asked);
      await typed(page, password, asked.email);
    },
    'Connect a device · Tessera': (page, asked) => atDevice(page, asked),
    'Error: Connect a device · Tessera': async (page, asked) => {
      await atDevice(page, asked);
      await page.locator('#user_code:focus').waitFor();
      await page.keyboard.type('BBBB-BBBB');
      await page.keyboard.press('Enter');
    },
    'Allow Tessera command line? · Tessera': (page, asked) => enterCode(page, asked),
    'Device connected · Tessera': async (page, asked) => {
      await enterCode(page, asked);
      await page.getByRole('button', { name: 'Allow', exact: true }).press('Enter');
    },
    'Device not connected · Tessera': async (page, asked) => {
      await enterCode(page, asked);
      await page.getByRole('button', { name: 'Deny' }).press('Enter');
    },
    'Sign out? · Tessera': async (page, asked) => {
      await atDevice(page, asked);
      await page.goto(`${tessera.url}/oauth/end-session?client_id=${asked.application.id}`);
    },
    'You are signed out · Tessera': async (page, asked) => {
      await atDevice(page, asked);
      await page.goto(`${tessera.url}/oauth/end-session`);
      await page.getByRole('button', { name: 'Sign out' }).press('Enter');
    },
    'You are still signed in · Tessera': async (page, asked) => {
      await atDevice(page, asked);
      await page.goto(`${tessera.url}/oauth/end-session`);
      await page.getByRole('button', { name: 'Stay signed in' }).press('Enter');
    },
    'Error: This link does not work · Tessera': (page) => page.goto(`${tessera.url}/oauth/authorize?client_id=nobody`),
    'Error: Something went wrong · Tessera': async (page, asked) => {
      await signIn(page, asked);
      await page.context().clearCookies();
      await typed(page, password, asked.email);
    },
    'Set your password · Tessera': async (page, asked) => page.goto(await link(asked)),
    'Error: Set your password · Tessera': async (page, asked) => {
      await page.goto(await link(asked));
      await page.evaluate("document.querySelector('form').noValidate = true");
      await typed(page, 'short');
    },
    'Forgot your password? · Tessera': (page) => page.goto(`${tessera.url}/password/forgotten`),
    'Error: Forgot your password? · Tessera': async (page) => {
      await page.goto(`${tessera.url}/password/forgotten`);
      await page.evaluate("document.querySelector('form').noValidate = true");
      await page.locator('#email:focus').waitFor();
      await page.keyboard.type('ada');
      await page.keyboard.press('Enter');
    },
    'Your password is set · Tessera': async (page, asked) => {
      await page.goto(await link(asked));
      await typed(page, 'another horse, another staple');
    },
  };

  it.each(Object.entries(pages))('%s: is for everybody, in light and in dark', async (title, way) => {
    const { page } = await open(phone);
    await way(page, await signedIn(tessera, { scopes: ['read:resources'] }));
    await expect.poll(() => page.title()).toBe(title);
    await expectForEverybody(page);
  });

  it('Sign in, to one of several accounts: is for everybody, also after what is no id', async () => {
    const { page } = await open(phone);
    await page.goto(`${tessera.url}/oauth/device`);
    await page.locator('summary').press('Enter');
    await page.getByLabel('Account id').fill('no id');
    await expectForEverybody(page);
    await typed(page, password, 'ada@tessera.example');
    await page.getByText('An account id looks like').waitFor();
    await expectForEverybody(page);
  });
});
