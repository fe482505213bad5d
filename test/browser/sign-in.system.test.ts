import { bootTessera, type Outside, openOutside, type Tessera } from '@tessera/platform/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { password, signedIn } from '../support/oauth.ts';
import { browsing, describeInBrowser, plainPhone } from './chromium.ts';

describeInBrowser('signing in on a phone, by keyboard, without JavaScript', () => {
  let tessera: Tessera;
  let application: Outside;
  beforeAll(async () => {
    [tessera, application] = await Promise.all([bootTessera(), openOutside()]);
  });
  afterAll(() => Promise.all([tessera?.close(), application?.close()]));
  const open = browsing();

  /** Somebody with a phone, at an application that wants to act for them; `ask` lets it ask, `answer` is what comes back to it. */
  const somebody = async (kind: 'public' | 'confidential' = 'public') => {
    const redirect_uri = `${application.url}/callback`;
    const asked = await signedIn(tessera, { type: kind, redirect_uris: [redirect_uri], scopes: ['read:resources', 'write:resources'] });
    const { page, noticed } = await open(plainPhone);
    const query = asked.query({ redirect_uri, scope: 'openid read:resources write:resources' });
    /** Pages put the focus where it belongs a moment after they have come. */
    const isOn = (field: string) => page.locator(`#${field}:focus`).waitFor();
    const ask = () => page.goto(`${tessera.url}/oauth/authorize?${query}`);
    const type = async (...keys: string[]) => {
      for (const one of keys) await (/^(Tab|Enter)$/.test(one) ? page.keyboard.press(one) : page.keyboard.type(one));
    };
    const isAt = (path: string) => page.waitForURL((url) => url.pathname === path);
    const answer = async () => {
      await isAt('/callback');
      return Object.fromEntries(new URL(page.url()).searchParams);
    };
    const signIn = async () => {
      await ask();
      await isOn('email');
      await type(asked.email, 'Tab', password, 'Enter');
      await isAt('/oauth/consent');
    };
    const redeem = (code: string) => asked.redeem(code, { redirect_uri });
    return { ...asked, page, noticed, ask, type, isOn, isAt, answer, signIn, redeem };
  };

  const focused = (page: Page) => page.evaluate<string>('document.activeElement.id || document.activeElement.textContent.trim()');
  const heard = (page: Page) => page.locator('main').ariaSnapshot();

  it('leads through a wrong password and the consent to a code, which becomes a token', async () => {
    const person = await somebody();
    const { page, type } = person;
    await person.ask();
    await person.isOn('email');
    await type(person.email, 'Tab', 'wrong wrong wrong', 'Enter');
    await page.getByRole('alert').waitFor();
    expect(await page.title()).toBe('Error: Sign in · Tessera');
    expect(await heard(page)).toContain('- alert: Wrong e-mail address or password');
    await person.isOn('password');
    expect(await page.locator('#password').getAttribute('aria-describedby')).toBe('problem');
    await type(password, 'Enter');
    await person.isAt('/oauth/consent');
    await type('Tab');
    expect(await focused(page)).toBe('Allow');
    await type('Enter');
    const { code, state } = await person.answer();
    expect(state).toBe('xyz');
    const { body } = await person.redeem(code!);
    const resources = await fetch(`${tessera.url}/v1/resources`, { headers: { Authorization: `Bearer ${body.access_token}` } });
    expect(resources.status).toBe(200);
    expect([...person.noticed.hosts].sort()).toEqual([new URL(tessera.url).host, new URL(application.url).host].sort());
    expect(person.noticed.errors).toEqual([]);
  });

  it('says who asks whom for what, in words and by the names of the scopes, and where the answer goes', async () => {
    const person = await somebody();
    await person.signIn();
    const said = await heard(person.page);
    expect(said).toContain('- heading "Allow Wall Board?" [level=1]');
    for (const line of ['Know who you are openid', 'See resources read:resources', 'Create, change and delete resources write:resources'])
      expect(said.replaceAll(/\s*- code: /g, ' ')).toContain(line);
    for (const line of [person.email, new URL(application.url).host, 'can withdraw your consent']) expect(said).toContain(line);
  });

  it('goes back with an error when the person does not allow it, and asks again the next time', async () => {
    const person = await somebody();
    await person.signIn();
    await person.type('Tab', 'Tab');
    expect(await focused(person.page)).toBe('Deny');
    await person.type('Enter');
    expect(await person.answer()).toMatchObject({ error: 'access_denied', state: 'xyz' });
    await person.ask();
    await person.isAt('/oauth/consent');
  });

  it('is remembered until it is taken back', async () => {
    // A public application on loopback could be any program on the machine, and is asked for again.
    const person = await somebody('confidential');
    await person.signIn();
    await person.type('Tab', 'Enter');
    const first = await person.answer();
    await person.ask();
    const second = await person.answer();
    expect([second.error, second.code === first.code]).toEqual([undefined, false]);
    const grants = `/v1/account/applications/${person.application.id}/grants`;
    const { body } = await tessera.admin.call('GET', grants);
    expect((await tessera.admin.call('DELETE', `${grants}/${body.data[0].user_id}`)).status).toBe(204);
    await person.ask();
    await person.isAt('/oauth/consent');
  });

  it('lets somebody else sign in instead', async () => {
    const person = await somebody();
    await person.signIn();
    await person.type('Tab', 'Tab', 'Tab', 'Enter');
    await person.isAt('/oauth/sign-in');
    await person.isOn('email');
  });
});
