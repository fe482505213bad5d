import { generateSync } from 'otplib';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { password, signedIn } from '../support/oauth.ts';
import { violations } from './accessible.ts';
import { describeInBrowser } from './chromium.ts';
import { dashboardOf, signIn } from './dashboard.ts';

const other = 'seven lamps on the quiet quay';

describeInBrowser('the pages of the dashboard about the person who is signed in', () => {
  const { tessera, open } = dashboardOf();

  /** Somebody with a consent, at a page. */
  const at = async (path: string) => {
    const asked = await signedIn(tessera(), { scopes: ['read:resources'] });
    await asked.code();
    const { page, noticed } = await open();
    await signIn(page, `${tessera().url}/dashboard${path}`, asked.email);
    return { page, noticed, email: asked.email };
  };
  const dialog = (page: Page) => page.getByRole('dialog').last();

  it('add an authenticator app, and ask before the recovery codes are left', async () => {
    const { page, noticed } = await at('/second-factors');
    await page.getByRole('button', { name: 'Add an authenticator app' }).click();
    await page.getByLabel('Current password').fill('wrong');
    await page.keyboard.press('Enter');
    await page.getByText('The current password is wrong.').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('Current password').fill(password);
    await page.keyboard.press('Enter');
    const secret = (await page.locator('.secret code').innerText()).replaceAll(' ', '');
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('Code shown by the app').fill(generateSync({ secret, epoch: Math.floor(Date.now() / 1000) }));
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Your recovery codes' }).waitFor();
    expect(await page.locator('.secret li').count()).toBe(10);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Have you stored it?' }).getByRole('button', { name: 'Show it again' }).click();
    expect(await page.locator('.secret li').count()).toBe(10);
    await page.getByRole('button', { name: 'I have stored them' }).click();
    await page.getByText('10 of 10 are left.').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(noticed.errors.filter((text) => !text.includes('422'))).toEqual([]);
  });

  it('change the password, and lead to the sign-in', async () => {
    const { page, email } = await at('/profile');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Change the password' }).click();
    await page.getByLabel('New password').fill(other);
    await page.getByLabel('Current password').fill(password);
    await dialog(page).getByRole('button', { name: 'Change the password' }).click();
    await page.locator('#email:focus').waitFor();
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(other);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Profile' }).waitFor();
  });

  it('end other sign-ins, and withdraw a consent', async () => {
    const { page, email } = await at('/sign-ins');
    const elsewhere = await open();
    await signIn(elsewhere.page, `${tessera().url}/dashboard/consents`, email);
    await page.reload();
    await page.getByRole('button', { name: 'End all others' }).click();
    await dialog(page).getByRole('button', { name: 'End' }).click();
    await page.getByText('this one').waitFor();
    await page.getByRole('button', { name: 'End it' }).first().waitFor({ state: 'detached' });
    expect(await violations(page)).toEqual([]);
    await page.goto(`${tessera().url}/dashboard/consents`);
    await page.getByRole('button', { name: 'Withdraw from Wall Board' }).click();
    await dialog(page).getByRole('button', { name: 'Withdraw' }).click();
    await page.getByText('No application may act on your behalf').waitFor();
    expect(await violations(page)).toEqual([]);
  });
});
