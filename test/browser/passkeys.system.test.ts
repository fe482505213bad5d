import { bootTessera, type Tessera } from '@tessera/platform/testing';
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { password, signedIn } from '../support/oauth.ts';
import { violations } from './accessible.ts';
import { browsing, describeInBrowser, phone, plainPhone } from './chromium.ts';

describeInBrowser('passkeys', () => {
  let tessera: Tessera;
  let root: string;
  beforeAll(async () => {
    const port = await freePort();
    root = `http://localhost:${port}`;
    tessera = await bootTessera({ env: { PORT: String(port), TESSERA_AUTH_URL: root, TESSERA_PUBLIC_URL: root } });
  });
  afterAll(() => tessera?.close());
  const open = browsing();

  const plug = async (page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> => {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    const options = {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    } as const;
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', { options });
    return { cdp, authenticatorId };
  };

  const factors = () => `${root}/dashboard/second-factors`;
  const signIn = async (page: Page, email: string) => {
    await page.goto(factors());
    await page.locator('#email').fill(email);
    await page.locator('#password').fill(password);
    await page.keyboard.press('Enter');
  };
  const isIn = (page: Page) => page.getByRole('heading', { name: 'Second factors' }).waitFor();
  const signOut = async (page: Page) => {
    await page.context().clearCookies();
    await page.goto(factors());
    await page.locator('#email').waitFor();
  };

  const addPasskey = async (page: Page) => {
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByLabel('Name (optional)').fill('Test key');
    await page.getByLabel('Current password').fill(password);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add it' }).click();
    await page.getByRole('button', { name: 'Create the passkey' }).click();
    await page.getByRole('button', { name: 'I have stored them' }).click();
    await page.getByRole('heading', { name: 'Test key' }).waitFor();
  };

  /** A person with a passkey in their browser, who has signed out. */
  const withPasskey = async () => {
    const { page, noticed } = await open(phone);
    const { email } = await signedIn(tessera, { scopes: ['read:resources'] });
    const authenticator = await plug(page);
    await signIn(page, email);
    await isIn(page);
    await addPasskey(page);
    await signOut(page);
    return { page, email, noticed, ...authenticator };
  };

  it('sign a person in alone, and are the second step after the password', async () => {
    const { page, email, noticed } = await withPasskey();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await isIn(page);
    await signOut(page);
    await signIn(page, email);
    await page.getByRole('button', { name: 'Use a passkey' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await isIn(page);
    expect(noticed.errors).toEqual([]);
  });

  it('sign in to an application', async () => {
    const { page } = await withPasskey();
    const asked = await signedIn(tessera, { scopes: ['read:resources'] });
    await page.goto(`${root}/oauth/authorize?${asked.query({ scope: 'openid read:resources' })}`);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect.poll(() => page.title()).toBe('Allow Wall Board? · Tessera');
  });

  it('are refused once they are removed, and when there are none', async () => {
    const { page, cdp, authenticatorId } = await withPasskey();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await isIn(page);
    await page.getByRole('button', { name: 'Remove Test key' }).click();
    await page.getByLabel('Current password').fill(password);
    await page.getByRole('button', { name: 'Remove with a passkey' }).click();
    await page.getByText('You sign in with your password alone').waitFor();
    await signOut(page);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect.poll(() => page.title()).toBe('Error: Sign in · Tessera');
    await cdp.send('WebAuthn.clearCredentials', { authenticatorId });
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect
      .poll(() => page.locator('.passkey [role="alert"]').textContent())
      .toBe('That did not work. Try again, or continue without a passkey.');
  });

  it('are not spoken of without JavaScript', async () => {
    const { page } = await open(plainPhone);
    await page.goto(`${root}/oauth/device`);
    expect(await page.getByRole('button').allInnerTexts()).toEqual(['Sign in']);
  });
});
