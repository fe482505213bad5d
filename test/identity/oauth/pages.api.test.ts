import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser, callback, password, signedIn } from '../../support/oauth.ts';

let tessera: Tessera;
let asked: Awaited<ReturnType<typeof signedIn>>;
const pages: Record<string, string> = {};
beforeAll(async () => {
  tessera = await bootTessera();
  asked = await signedIn(tessera);
  const { person, email } = asked;
  const keep = (name: string, { page }: { page?: string }) => Object.assign(pages, { [name]: page });
  const signIn = await person.open(`/oauth/authorize?${asked.query()}`);
  keep('sign-in', signIn);
  keep('sign-in that failed', await person.submit(signIn, { email, password: 'wrong wrong wrong' }));
  const consent = await person.submit(signIn, { email, password });
  keep('consent', consent);
  keep('a form that is too old', await person.submit(consent, { form_token: 'old', decision: 'allow' }));
  keep('a link that does not work', await person.open('/oauth/authorize?client_id=nobody'));
  const { body } = await tessera.admin.call('POST', `/v1/account/members/${asked.userId}/password-link`);
  const { pathname, searchParams } = new URL(body.data.url);
  const token = searchParams.get('token')!;
  keep('password', await person.open(`${pathname}?token=${token}`));
  const short = new URLSearchParams({ token, password: 'short' });
  keep('password that failed', { page: await (await person.request(pathname, { method: 'POST', body: short })).text() });
});
afterAll(() => tessera?.close());

const failed = ['sign-in that failed', 'a form that is too old', 'a link that does not work', 'password that failed'];
const tags = (page: string, name: string): string[] => page.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];
const attribute = (tag: string, name: string): string | undefined => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

describe('an authorization request that is a form', () => {
  it('is taken to the same page as one in the address', async () => {
    const body = new URLSearchParams(asked.query());
    const answer = await fetch(`${tessera.url}/oauth/authorize`, { method: 'POST', body, redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/oauth/authorize?${body}`]);
  });
});

describe('the page of a consent', () => {
  it('says what the application may do, by its name, and where the answer goes', async () => {
    const { page } = await asked.ask({ scope: 'openid read:resources write:resources' });
    const text = page!.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
    for (const ability of [
      'Know who you are openid',
      'See resources read:resources',
      'Create, change and delete resources write:resources',
    ])
      expect(text).toContain(ability);
    expect(text).toContain(new URL(callback).host);
  });
});

describe('every page for people', () => {
  it('says its language, its name, and how wide it is, and needs no script', () => {
    expect(Object.keys(pages)).toHaveLength(7);
    for (const page of Object.values(pages)) {
      expect(page).toContain('<html lang="en">');
      expect(page).toMatch(/<title>.+ · Tessera<\/title>/);
      expect(page).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
      expect(tags(page, 'h1')).toHaveLength(1);
      expect(tags(page, 'main')).toHaveLength(1);
      expect(page).not.toMatch(/<script|\son\w+=|javascript:/);
    }
  });

  it('labels what is to be typed, and tells the browser what it is', () => {
    for (const page of Object.values(pages)) {
      for (const input of tags(page, 'input').filter((one) => attribute(one, 'type') !== 'hidden')) {
        expect(page).toContain(`<label for="${attribute(input, 'id')}">`);
        expect(attribute(input, 'autocomplete')).toMatch(/^(username|current-password|new-password|off)$/);
      }
      expect(page).not.toContain('tabindex');
    }
  });

  it('tells a failure in its title and as an alert, beside the field that it is about, and says what can be done', () => {
    for (const [name, page] of Object.entries(pages)) {
      const wanted = failed.includes(name);
      expect([name, page.includes('<title>Error: '), page.includes('role="alert"')]).toEqual([name, wanted, wanted]);
    }
    for (const name of ['sign-in that failed', 'password that failed'])
      expect(tags(pages[name]!, 'input').filter((one) => attribute(one, 'aria-describedby') === 'problem').length).toBeGreaterThan(0);
    expect(pages['sign-in that failed']).toContain(`value="${asked.email}"`);
    expect(pages['a form that is too old']).toContain('>Start again</a>');
  });
});

it('a program that asks for JSON is refused in JSON', async () => {
  const headers = { Accept: 'application/json' };
  const { request } = browser(tessera);
  const response = await request(`/oauth/consent?${asked.query()}`, { method: 'POST', body: new URLSearchParams({}), headers });
  expect([response.status, await response.json()]).toMatchObject([403, { error: 'invalid_request' }]);
});
