import { bootTessera, type Tessera, until } from '@tessera/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMailbox } from '../support/mailbox.ts';
import { withPassword } from '../support/oauth.ts';
import { browsing, describeInBrowser } from './chromium.ts';
import { enter, reach, signIn, write } from './dashboard.ts';

const secret = 'a long password of the quay 77';

/** What is done before somebody can sign in, by keyboard alone. */
describeInBrowser('the way to a password', () => {
  let tessera: Tessera;
  let mailbox: Awaited<ReturnType<typeof openMailbox>>;
  beforeAll(async () => {
    mailbox = await openMailbox();
    tessera = await bootTessera({ env: { TESSERA_SMTP_URL: mailbox.url, TESSERA_SMTP_FROM: 'Tessera <tessera@tessera.example>' } });
  });
  afterAll(async () => {
    await tessera?.close();
    await mailbox?.close();
  });
  const open = browsing();

  it('leads from the link of a first start to a key, and to a first request that is seen arriving', async () => {
    const { page } = await open();
    const { link, email } = tessera.first!;
    await page.goto(link!);
    await page.locator('#password:focus').waitFor();
    await page.keyboard.type(secret);
    await page.keyboard.press('Enter');
    await enter(page.getByRole('link', { name: 'to the dashboard' }));
    await page.locator('#email:focus').waitFor();
    await signIn(page, page.url(), email, secret);
    await page.getByRole('heading', { name: 'Your first request' }).waitFor();
    await enter(page.getByRole('link', { name: 'Create an API key' }));
    await write(page.locator('#field-name'), 'First');
    await reach(page.getByRole('checkbox', { name: 'read', exact: true }));
    await page.keyboard.press('Space');
    await enter(page.getByRole('button', { name: 'Create', exact: true }));
    const key = (await page.locator('.secret code').textContent())!;
    await page.goto(`${tessera.url}/dashboard`);
    expect((await fetch(`${tessera.url}/v1/resources`, { headers: { 'X-API-Key': key } })).status).toBe(200);
    await until(async () => {
      await page.reload();
      await page.getByRole('heading', { name: 'Limit' }).waitFor();
      return (await page.getByRole('link', { name: 'GET /v1/resources' }).count()) > 0;
    });
  });

  it('sends a letter to whoever has forgotten theirs, whose link sets a new one', async () => {
    const { userId } = await tessera.someone('editor');
    const email = await withPassword(tessera, userId);
    const { page, noticed } = await open();
    await page.goto(`${tessera.url}/dashboard/resources`);
    await page.locator('#email:focus').waitFor();
    await enter(page.getByRole('link', { name: 'Forgot your password?' }));
    await page.locator('#email:focus').waitFor();
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await page.getByText('a link has been sent').waitFor();
    const [letter] = await mailbox.arrivedFor(email);
    await page.goto(/http\S+token=\S+/.exec(letter!.text)![0]);
    await page.locator('#password:focus').waitFor();
    await page.keyboard.type(secret);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Your password is set' }).waitFor();
    await signIn(page, `${tessera.url}/dashboard/resources`, email, secret);
    expect(noticed.errors).toEqual([]);
  });
});
