import { expect, it } from 'vitest';
import { lifetimes } from '../../src/contract/plans.ts';
import { password } from '../support/oauth.ts';
import { describeInBrowser } from './chromium.ts';
import { dashboardOf, enter, write } from './dashboard.ts';

describeInBrowser('the dashboard, after a sign-in that is too old for what is wanted', () => {
  let ahead = 0;
  const { tessera, at } = dashboardOf({ clock: () => new Date(Date.now() + ahead) });

  it('asks for another one before a webhook is registered', async () => {
    const { page } = await at('/webhooks');
    ahead = (lifetimes.recent_sign_in + 60) * 1000;
    await enter(page.getByRole('button', { name: 'New webhook' }));
    await write(page.locator('#field-url'), 'https://hook.example/x');
    await page.getByRole('checkbox', { name: 'RESOURCE_CREATED' }).focus();
    await page.keyboard.press('Space');
    await enter(page.getByRole('button', { name: 'Create', exact: true }));
    await page.getByRole('dialog', { name: 'Sign in again' }).waitFor();
  });

  it('asks for another sign-in on another page, and keeps what was written', async () => {
    const { page, context } = await at('/members');
    ahead = (lifetimes.recent_sign_in + 60) * 1000;
    await enter(page.getByRole('button', { name: 'Invite' }));
    await write(page.locator('#field-name'), 'Lin Okafor');
    await write(page.locator('#field-email'), 'lin@tessera.example');
    const invite = page.getByRole('dialog', { name: /member/i }).getByRole('button', { name: 'Invite', exact: true });
    await enter(invite);
    const asked = page.getByRole('dialog', { name: 'Sign in again' });
    const opened = context.waitForEvent('page');
    await enter(asked.getByRole('link', { name: 'Sign in in another tab' }));
    const other = await opened;
    const { email } = (await tessera().admin.call('GET', '/v1/users/me')).body.data;
    await other.locator('#email').fill(email);
    await other.locator('#password').fill(password);
    await other.keyboard.press('Enter');
    await other.waitForURL((url) => url.pathname.startsWith('/dashboard/members'));
    await other.close();
    await asked.waitFor({ state: 'detached' });
    expect(await page.locator('#field-name').inputValue()).toBe('Lin Okafor');
    await enter(invite);
    await page.locator('.secret code').waitFor();
    const { data } = (await tessera().admin.call('GET', '/v1/account/members?email=lin@tessera.example')).body;
    expect(data).toMatchObject([{ name: 'Lin Okafor' }]);
  });
});
