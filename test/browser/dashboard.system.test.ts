import { existsSync } from 'node:fs';
import { bootTessera, type Tessera } from '@tessera/platform/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { routes } from '../../src/dashboard/app/routes.ts';
import { password, withPassword } from '../support/oauth.ts';
import { findings } from './accessible.ts';
import { browsing, describeInBrowser } from './chromium.ts';

const isBuilt = existsSync(new URL('../../dist/dashboard/index.html', import.meta.url));

const pages = routes.filter((route) => !route.endsWith('/:id'));

describeInBrowser('the dashboard', () => {
  let tessera: Tessera;
  let email: string;
  beforeAll(async () => {
    if (!isBuilt) throw new Error('dist/dashboard is not built: npm run build');
    tessera = await bootTessera();
    email = await withPassword(tessera, tessera.admin.userId);
    await tessera.admin.call('POST', '/v1/resources', { name: 'Atlas' });
  });
  afterAll(() => tessera?.close());
  const open = browsing();

  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

  /** Somebody who has signed in by keyboard, and is at a page. */
  const signedIn = async (path = '', options: Parameters<typeof open>[0] = {}) => {
    const { page, noticed } = await open(options);
    await page.goto(`${tessera.url}/dashboard${path}`);
    await page.locator('#email:focus').waitFor();
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname.startsWith('/dashboard') && url.pathname !== '/dashboard/callback');
    await page.getByRole('navigation', { name: 'Pages' }).waitFor({ state: 'attached' });
    return { page, noticed };
  };

  it('signs in, comes back to where somebody wanted to go, keeps no secret, and signs out', async () => {
    const { page, noticed } = await signedIn('/resources?status=active');
    await page.getByRole('link', { name: 'Atlas' }).waitFor();
    expect(new URL(page.url()).search).toBe('?status=active');
    const held = await page.evaluate<string>('JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])');
    expect(held).toBe('[{},{},""]');
    expect([...noticed.hosts]).toEqual([new URL(tessera.url).host]);
    expect(noticed.errors).toEqual([]);
    await page.locator('.person summary').click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await heading(page, 'You are signed out');
    await page.goto(`${tessera.url}/dashboard`);
    await page.locator('#email').waitFor();
  });

  it('finds, makes, changes and deletes a record by keyboard, and others see it at once', async () => {
    const { page } = await signedIn('/resources');
    await page.getByText('Live').waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('New resource');
    await page.getByRole('option', { name: 'New resource' }).waitFor();
    await page.keyboard.press('Enter');
    await page.locator('#field-name:focus').waitFor();
    expect(await page.getByLabel('Status').locator('option').allTextContents()).toEqual(['the default', 'active', 'archived', 'pending']);
    await page.keyboard.type('Sextant');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Sextant' }).focus();
    await page.keyboard.press('Enter');
    await heading(page, 'Sextant');
    const id = page.url().split('/').at(-1)!;
    await tessera.admin.call('PATCH', `/v1/resources/${id}`, { name: 'Octant' });
    await heading(page, 'Octant');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('octa');
    await page.getByRole('option', { name: 'Octant' }).waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.palette').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Edit' }).press('Enter');
    await page.locator('#field-name').waitFor();
    // A status cannot be taken away, and so is not offered to be.
    expect(await page.getByLabel('Status').locator('option').allTextContents()).toEqual(['active', 'archived', 'pending']);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Delete' }).press('Enter');
    await page.getByRole('dialog').locator('button:focus', { hasText: 'Cancel' }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
    await heading(page, 'Resources');
    expect((await tessera.admin.call('GET', `/v1/resources/${id}`)).status).toBe(404);
  });

  it('shows both sides when two people change one record', async () => {
    const { body } = await tessera.admin.call('POST', '/v1/resources', { name: 'Sextant' });
    const { page } = await signedIn(`/resources/${body.data.id}`);
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.locator('#field-name').fill('Mine');
    await tessera.admin.call('PATCH', `/v1/resources/${body.data.id}`, { name: 'Theirs' });
    await page.getByRole('button', { name: 'Save' }).click();
    const both = page.getByRole('row', { name: 'Name Mine Theirs' });
    await both.waitFor();
    await page.getByRole('button', { name: 'Save mine' }).click();
    await heading(page, 'Mine');
  });

  it('shows a new key once, and errors of the server at their fields', async () => {
    const { page } = await signedIn('/keys?new=1');
    await page.locator('#field-name').fill('Importer');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByRole('dialog').getByText('`scopes` is required').waitFor();
    await page.getByRole('group', { name: 'Scopes' }).locator('.wrong').waitFor();
    await page.getByRole('checkbox', { name: 'read', exact: true }).check();
    const answers = Promise.withResolvers<void>();
    await page.route('**/v1/account/api-keys', async (route) => {
      await answers.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByRole('button', { name: 'Please wait…' }).waitFor();
    // The form waits for the key that it asked for.
    await page.keyboard.press('Escape');
    answers.resolve();
    const key = await page.locator('.secret code').textContent();
    expect(key).toMatch(/^tsr_live_/);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Have you stored it?' }).getByRole('button', { name: 'Show it again' }).press('Enter');
    await page.getByRole('button', { name: 'I have stored it' }).click();
    await page.getByRole('link', { name: 'Importer' }).waitFor();
    expect(await page.content()).not.toContain(key);
  });

  it('says that the sign-in has ended, and that the server is away', async () => {
    const { page } = await signedIn('/resources');
    await page.getByRole('link', { name: 'Atlas' }).waitFor();
    await page.context().setOffline(true);
    await page.getByRole('navigation').getByRole('link', { name: 'Resources' }).click();
    await page.getByRole('searchbox').fill('nothing');
    await page.getByText('Cannot reach the server').waitFor();
    await page.context().setOffline(false);
    await tessera.database.db.deleteFrom('dashboard_sessions').execute();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor();
  });

  it('has no finding of axe, in both themes and at both widths', async () => {
    const { page } = await signedIn('');
    const found = await findings(
      page,
      pages.map((path) => `${tessera.url}/dashboard${path}`),
    );
    expect(found).toEqual([]);
  });
});
