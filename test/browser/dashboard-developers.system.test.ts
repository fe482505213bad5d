import { readFileSync } from 'node:fs';
import { openReceiver, type Receiver, until } from '@tessera/platform/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedIn } from '../support/oauth.ts';
import { describeInBrowser } from './chromium.ts';
import { dashboardOf, enter, reach, signIn, write } from './dashboard.ts';

describeInBrowser('the tools for developers at the dashboard', () => {
  const { tessera, at, open } = dashboardOf({ env: { TESSERA_ALLOW_PRIVATE_NETWORKS: 'true' }, work: ['operations', 'deliveries'] });
  let receiver: Receiver;
  beforeAll(async () => {
    receiver = await openReceiver();
  });
  afterAll(() => receiver?.close());
  const admin = () => tessera().admin;
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  const secretOf = async (page: Page): Promise<string> => {
    const secret = (await page.locator('.secret code').textContent())!;
    await enter(page.getByRole('button', { name: 'I have stored it' }));
    return secret;
  };
  const statusWith = async (key: string) => (await fetch(`${tessera().url}/v1/resources`, { headers: { 'X-API-Key': key } })).status;

  /** Adds up how far what is on a page has moved without the reader's doing, as Chromium scores it. */
  const countShifts = (page: Page) =>
    page.addInitScript({
      content: `globalThis.shifts = 0;
new PerformanceObserver((list) => { for (const { value } of list.getEntries()) shifts += value; }).observe({ type: 'layout-shift', buffered: true });`,
    });
  const shiftsOf = (page: Page): Promise<number> => page.evaluate('shifts');
  const painted = (page: Page) =>
    page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))');
  const calls = '**/dashboard/api/**';

  it('moves nothing under the eyes of the reader while answers come one after the other', async () => {
    const { page } = await at('/resources');
    await countShifts(page);
    let last = Promise.resolve();
    await page.route(calls, (route) => {
      last = last
        .then(() => painted(page))
        .then(
          () => route.continue(),
          () => undefined,
        );
      return last;
    });
    for (const [path, ends] of [
      ['/', page.getByRole('link', { name: 'All events' })],
      ['/usage', page.getByText('Rate limit', { exact: true })],
    ] as const) {
      await page.goto(`${tessera().url}/dashboard${path}`);
      await ends.waitFor();
      await until(async () => (await page.locator('.loading').count()) === 0);
      await painted(page);
      expect(await shiftsOf(page)).toBeLessThan(0.02);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it('shows what has come when one part of a page is slow', async () => {
    const { page } = await at('/resources');
    const release = Promise.withResolvers<void>();
    await page.route('**/dashboard/api/v1/account/usage/days*', async (route) => {
      await release.promise;
      await route.continue();
    });
    await page.goto(`${tessera().url}/dashboard/usage`);
    await page.getByText('Rate limit', { exact: true }).waitFor();
    expect(await page.locator('.chart').count()).toBe(0);
    release.resolve();
    await page.locator('.chart').first().waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it('sends a test to a new webhook, sends it again, recovers what failed, and rotates its secret', async () => {
    const { page } = await at('/webhooks');
    await enter(page.getByRole('button', { name: 'New webhook' }));
    await write(page.locator('#field-url'), `${receiver.url}/hook`);
    await reach(page.getByRole('checkbox', { name: 'RESOURCE_CREATED' }));
    await page.keyboard.press('Space');
    await enter(page.getByRole('button', { name: 'Create', exact: true }));
    const secret = await secretOf(page);
    await enter(page.getByRole('link', { name: `${receiver.url}/hook` }));
    await enter(page.getByRole('button', { name: 'Send a test' }));
    await until(() => receiver.asked.length === 1);
    expect(receiver.messages(secret)[0]!.type).toBe('WEBHOOK_TEST');

    const deliveries = page.getByRole('region', { name: 'Deliveries' });
    await admin().call('POST', '/v1/resources', { name: 'Lighthouse' });
    await until(() => receiver.asked.length === 2);
    await page.reload();
    await deliveries.getByText('succeeded').first().waitFor();
    await enter(deliveries.getByRole('button', { name: 'Details' }).first());
    const details = page.getByRole('dialog', { name: 'Delivery' });
    await details.getByRole('heading', { name: 'Attempts' }).waitFor();
    await details.locator('summary').first().press('Enter');
    await details.getByText('webhook-signature').waitFor();
    await page.keyboard.press('Escape');
    await enter(deliveries.getByRole('button', { name: 'Again' }).first());
    await until(() => receiver.asked.length === 3);

    await enter(page.getByRole('button', { name: 'Recover failed deliveries' }));
    const asked = page.waitForRequest(/\/recover$/);
    await page.getByLabel('Since').fill('2026-03-14T09:26');
    await enter(page.getByRole('dialog').getByRole('button', { name: 'Recover' }));
    const since: string = (await asked).postDataJSON().since;
    expect(new Date(since).getUTCFullYear()).toBe(2026);
    await page.getByText('The failed deliveries will be sent again.').waitFor();

    await enter(page.getByRole('button', { name: 'Rotate the secret' }));
    await enter(page.getByRole('dialog').getByRole('button', { name: 'Rotate the secret' }));
    await page.locator('.secret code').waitFor();
    expect(await secretOf(page)).not.toBe(secret);
  });

  it('rerolls a key and revokes it, after asking', async () => {
    const { body } = await admin().call('POST', '/v1/account/api-keys', { name: 'Nightly', scopes: ['read'] });
    const { page } = await at(`/keys/${body.data.id}`);
    await enter(page.getByRole('button', { name: 'Reroll' }));
    await enter(page.getByRole('dialog').getByRole('button', { name: 'Reroll' }));
    const next = await secretOf(page);
    expect([await statusWith(next), await statusWith(body.data.key)]).toEqual([200, 200]);
    await enter(page.getByRole('button', { name: 'Revoke' }));
    await enter(page.getByRole('dialog').getByRole('button', { name: 'Revoke' }));
    await page.getByText('Revoke: done.').waitFor();
    expect([await statusWith(next), await statusWith(body.data.key)]).toEqual([200, 401]);
    await page.getByRole('button', { name: 'Revoke' }).waitFor({ state: 'detached' });
  });

  it('explains a failed request, sends it again, and leaves out its own requests until they are asked for', async () => {
    await admin().call('GET', '/v1/resources?status=secret');
    const { page } = await at('/requests');
    const log = page.getByRole('region', { name: 'Requests, table' });
    await until(async () => {
      await page.reload();
      await page.getByRole('heading', { level: 1, name: 'Requests' }).waitFor();
      await page.locator('.loading').waitFor({ state: 'detached' });
      return (await log.getByRole('link', { name: '/v1/resources', exact: true }).count()) > 0;
    });
    expect(await log.getByRole('link', { name: '/v1/account/requests' }).count()).toBe(0);
    await log.getByRole('row', { name: 'invalid_parameters' }).getByRole('link', { name: '/v1/resources', exact: true }).press('Enter');
    await page.getByRole('heading', { name: 'Why it failed' }).waitFor();
    await page.getByRole('region', { name: 'Test', exact: true }).getByText("code: 'invalid_parameters'").waitFor();
    await enter(page.getByRole('button', { name: 'Send it again as yourself' }));
    await page.getByRole('region', { name: 'Answer' }).waitFor();
    await page.goBack();
    await enter(page.getByRole('button', { name: 'Show requests of this dashboard' }));
    await log.getByRole('link', { name: '/v1/account/requests' }).first().waitFor();
  });

  it('exports the audit log as lines of JSON', async () => {
    await admin().call('PATCH', '/v1/account', { name: 'Audited' });
    const { page } = await at('/audit?action=updateAccount');
    await page.getByRole('rowheader', { name: 'updateAccount' }).first().waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), enter(page.getByRole('button', { name: 'Export' }))]);
    expect(download.suggestedFilename()).toBe('audit.jsonl');
    const lines = readFileSync(await download.path(), 'utf8')
      .trimEnd()
      .split('\n');
    expect(lines.map((line) => JSON.parse(line).action)).toEqual(lines.map(() => 'updateAccount'));
  });

  it('withdraws the consent to an application', async () => {
    const { application, code, redeem } = await signedIn(tessera());
    expect((await redeem(await code())).status).toBe(200);
    const { page } = await at(`/applications/${application.id}`);
    const consents = page.getByRole('region', { name: 'Consents', exact: true });
    await enter(consents.getByRole('button', { name: 'Withdraw' }));
    await enter(page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }));
    await consents.getByText('No consent here').waitFor();
    expect((await admin().call('GET', `/v1/account/applications/${application.id}/grants`)).body.data).toEqual([]);
  });

  it('registers an application with the addresses of its sign-out, shows them, and changes them', async () => {
    const { page } = await at('/applications');
    await enter(page.getByRole('button', { name: 'New application' }));
    await write(page.locator('#field-name'), 'Departures');
    await page.locator('#field-type').selectOption('confidential');
    await write(page.locator('#field-redirect_uris'), 'https://board.example.com/callback');
    await write(page.locator('#field-post_logout_redirect_uris'), 'https://board.example.com/signed-out\nhttps://board.example.com/bye');
    await write(page.locator('#field-backchannel_logout_uri'), 'https://board.example.com/backchannel-logout');
    await reach(page.locator('input[name="scopes"][value="read:resources"]'));
    await page.keyboard.press('Space');
    await enter(page.getByRole('button', { name: 'Create', exact: true }));
    await secretOf(page);
    await enter(page.getByRole('link', { name: 'Departures' }));
    await heading(page, 'Departures');
    for (const shown of [
      'https://board.example.com/signed-out',
      'https://board.example.com/bye',
      'https://board.example.com/backchannel-logout',
    ])
      await page.getByText(shown).waitFor();
    const path = `/v1/account/applications/${new URL(page.url()).pathname.split('/').at(-1)}`;
    const stored = async () => (await admin().call('GET', path)).body.data;
    expect(await stored()).toMatchObject({
      post_logout_redirect_uris: ['https://board.example.com/signed-out', 'https://board.example.com/bye'],
      backchannel_logout_uri: 'https://board.example.com/backchannel-logout',
    });

    await enter(page.getByRole('button', { name: 'Edit' }));
    const dialog = page.getByRole('dialog');
    await dialog.locator('#field-backchannel_logout_uri').fill('https://10.0.0.1/#part');
    await enter(dialog.getByRole('button', { name: 'Save' }));
    await dialog.locator('#field-backchannel_logout_uri[aria-invalid="true"]').waitFor();
    await dialog.locator('#field-backchannel_logout_uri').fill('');
    await dialog.locator('#field-post_logout_redirect_uris').fill('https://board.example.com/bye');
    await enter(dialog.getByRole('button', { name: 'Save' }));
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('https://board.example.com/signed-out').waitFor({ state: 'detached' });
    expect(await stored()).toMatchObject({ post_logout_redirect_uris: ['https://board.example.com/bye'], backchannel_logout_uri: null });
  });

  it('says who uses which version of the API', async () => {
    const { call } = admin();
    const { body } = await call('POST', '/v1/account/api-keys', { name: 'Tries the next version', scopes: ['read'] });
    await fetch(`${tessera().url}/v2-preview/resources`, { headers: { 'X-API-Key': body.data.key } });
    await call('PATCH', '/v1/account/security', { api_version: 'v1' });
    const { page } = await at('/');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').waitFor();
    // The first of what fits the text is opened, however quickly Enter follows.
    await page.keyboard.type('deprecated');
    await page.keyboard.press('Enter');
    await page
      .getByRole('row', { name: 'v2-preview Preview no end date planned' })
      .getByRole('link', { name: 'Tries the next version' })
      .waitFor();
    await page.getByRole('row', { name: 'v1 account default Stable' }).getByText('This dashboard').waitFor();
    await page.getByText('Nothing deprecated is in use').waitFor();
  });

  it('changes the settings of the account', async () => {
    const { page } = await at('/settings');
    await enter(page.getByRole('region', { name: 'Account' }).getByRole('button', { name: 'Edit' }));
    await write(page.getByRole('dialog').getByLabel('Name'), 'Harbour office');
    await enter(page.getByRole('button', { name: 'Save' }));
    await page.getByText('Settings saved.').waitFor();
    await page.getByRole('region', { name: 'Account' }).getByText('Harbour office').waitFor();
    expect((await admin().call('GET', '/v1/account')).body.data.name).toBe('Harbour office');
  });

  it('changes for how many days events are kept', async () => {
    const { page } = await at('/settings');
    await enter(page.getByRole('region', { name: 'Retention' }).getByRole('button', { name: 'Edit' }));
    await write(page.locator('#field-events_days'), '14');
    await enter(page.getByRole('button', { name: 'Save' }));
    await page.getByText('Settings saved.').waitFor();
    expect((await admin().call('GET', '/v1/account/retention')).body.data.events_days).toBe(14);
  });

  it('lists events from the newest one on', async () => {
    await admin().call('POST', '/v1/resources', { name: 'Before' });
    const { id } = (await admin().call('POST', '/v1/resources', { name: 'After' })).body.data;
    const { page } = await at('/events');
    const first = page.getByRole('row').nth(1);
    await first.getByRole('link', { name: 'RESOURCE_CREATED' }).waitFor();
    await first.locator(`a[href$="/resources/${id}"]`).waitFor();
  });

  it('asks before policies take access away, and shows at the field what would lock everybody out', async () => {
    const { db } = tessera().database;
    const made = (await admin().call('POST', '/v1/account/api-keys', { name: 'Too old', scopes: ['read'] })).body.data;
    await db.updateTable('api_keys').set({ created_at: '2020-01-01T00:00:00.000Z' }).where('id', '=', made.id).execute();
    const { page } = await at('/settings');
    await enter(page.getByRole('region', { name: 'Security' }).getByRole('button', { name: 'Edit' }));
    await write(page.locator('#field-people_networks'), '192.0.2.0/24');
    await enter(page.getByRole('button', { name: 'Save' }));
    await page.locator('#field-people_networks-about .wrong').getByText('must be in one of the networks').waitFor();
    await page.locator('#field-people_networks').fill('');
    await write(page.locator('#field-api_key_days'), '30');
    await enter(page.getByRole('button', { name: 'Save' }));
    const question = page.getByRole('dialog', { name: 'Some will lose access' });
    await question.getByText('Too old').waitFor();
    expect((await admin().call('GET', '/v1/account/security')).body.data.api_key_days).toBeNull();
    await enter(question.getByRole('button', { name: 'Save anyway' }));
    await page.getByText('Settings saved.').waitFor();
    expect((await admin().call('GET', '/v1/account/security')).body.data.api_key_days).toBe(30);
    expect(await statusWith(made.key)).toBe(401);
    await db.updateTable('accounts').set({ api_key_days: null }).execute();
  });

  it('invites somebody, whose first request is seen arriving', async () => {
    const { page } = await at('/members?new=1');
    await write(page.locator('#field-name'), 'Grace');
    await write(page.locator('#field-email'), 'grace@harbour.example');
    await reach(page.locator('#field-role'));
    await page.keyboard.type('admin');
    await enter(page.getByRole('button', { name: 'Invite' }).last());
    const link = await secretOf(page);
    const secret = 'a long password of Grace 77';
    const { page: hers } = await open();
    await hers.goto(link);
    for (const field of await hers.locator('input[type=password]').all()) await write(field, secret);
    await hers.keyboard.press('Enter');
    await hers.getByRole('heading').first().waitFor();
    await signIn(hers, `${tessera().url}/dashboard/keys?new=1`, 'grace@harbour.example', secret);
    await write(hers.locator('#field-name'), 'First');
    await reach(hers.getByRole('checkbox', { name: 'read', exact: true }));
    await hers.keyboard.press('Space');
    await enter(hers.getByRole('button', { name: 'Create' }));
    const key = await secretOf(hers);
    await hers.goto(`${tessera().url}/dashboard`);
    await heading(hers, 'Hello, Grace');
    expect((await fetch(`${tessera().url}/v1/resources`, { headers: { 'X-API-Key': key } })).status).toBe(200);
    await until(async () => {
      await hers.reload();
      await hers.getByRole('heading', { name: 'Limit' }).waitFor();
      return (await hers.getByRole('link', { name: 'GET /v1/resources' }).count()) > 0;
    });
  });
});
