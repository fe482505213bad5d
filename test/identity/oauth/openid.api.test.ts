import { createHash } from 'node:crypto';
import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authorizeAs, browser, movingClock, password, signedIn, withPassword } from '../../support/oauth.ts';

const time = movingClock();
let tessera: Tessera;
let person: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  tessera = await bootTessera({ clock: time.clock });
  person = await signedIn(tessera);
});
afterAll(() => tessera?.close());

const scope = 'openid read:resources';
const now = () => Math.floor(time.clock().getTime() / 1000);
type Asked = Awaited<ReturnType<typeof signedIn>>;
const ends = async (asked: Asked, more: Record<string, string | undefined>) => {
  const { outside, page } = await asked.ask(more);
  if (page?.includes('name="password"')) return 'sign in';
  if (page?.includes('name="decision"')) return 'agree';
  return outside?.searchParams.get('error') ?? (outside?.searchParams.has('code') ? 'code' : 'nowhere');
};
const idToken = async (more: Record<string, string | undefined> = {}) =>
  (await person.redeem(await person.code({ scope, ...more }))).body as { id_token: string; access_token: string; refresh_token: string };

describe('an ID token', () => {
  it('has the claims of OpenID Connect, and is bound to the access token beside it', async () => {
    const { id_token, access_token } = await idToken({ nonce: 'n-0S6_WzA2Mj' });
    const half = createHash('sha256').update(access_token).digest().subarray(0, 16).toString('base64url');
    const auth_time = decodeJwt(id_token).auth_time as number;
    expect(decodeJwt(id_token)).toEqual({
      iss: tessera.publicUrl,
      sub: person.userId,
      aud: person.application.id,
      exp: now() + 3600,
      iat: now(),
      auth_time,
      amr: ['pwd'],
      nonce: 'n-0S6_WzA2Mj',
      sid: expect.stringMatching(/^ses_/),
      at_hash: half,
    });
    expect(decodeProtectedHeader(id_token)).toMatchObject({ alg: 'RS256', typ: 'JWT' });
  });

  it('tells on every refresh when the person signed in, and repeats no nonce', async () => {
    const first = await idToken({ nonce: 'once' });
    time.pass(120);
    const { body } = await person.refresh(first.refresh_token);
    const claims = decodeJwt(body.id_token);
    expect(claims).toMatchObject({ auth_time: decodeJwt(first.id_token).auth_time, iat: now(), sub: person.userId });
    expect(claims.nonce).toBeUndefined();
    expect(claims.at_hash).not.toBe(decodeJwt(first.id_token).at_hash);
  });

  it('has only claims that the discovery document names, and all of those that it may have', async () => {
    const response = await fetch(`${tessera.url}/.well-known/openid-configuration`);
    const told = (await response.json()) as Record<string, string[]>;
    const { id_token, access_token } = await idToken({ nonce: 'x' });
    const info = (await (
      await fetch(`${tessera.url}/oauth/userinfo`, { headers: { Authorization: `Bearer ${access_token}` } })
    ).json()) as object;
    expect([...new Set([...Object.keys(decodeJwt(id_token)), ...Object.keys(info)])].sort()).toEqual([...told.claims_supported!].sort());
    expect(told.prompt_values_supported).toEqual(['none', 'login', 'consent', 'select_account']);
    for (const prompt of told.prompt_values_supported!) expect(await ends(person, { prompt })).not.toBe('invalid_request');
  });
});

describe('prompt', () => {
  it('has the person sign in again for login and select_account, and the answer says when that was', async () => {
    const before = decodeJwt((await idToken()).id_token).auth_time as number;
    for (const prompt of ['login', 'select_account', 'login select_account']) {
      time.pass(60);
      expect(await ends(person, { scope, prompt })).toBe('sign in');
      const after = decodeJwt((await idToken({ prompt })).id_token).auth_time as number;
      expect(after).toBe(now());
      expect(after).toBeGreaterThan(before);
    }
  });

  it('ends the sign-in that the browser had before', async () => {
    await idToken();
    const copy = browser(tessera);
    for (const [name, value] of person.person.cookies) copy.cookies.set(name, value);
    const silently = async () =>
      (await copy.open(`/oauth/authorize?${person.query({ scope, prompt: 'none' })}`)).outside?.searchParams.get('error') ?? null;
    expect(await silently()).toBe(null);
    await idToken({ prompt: 'login' });
    expect(await silently()).toBe('login_required');
  });

  it('has the person agree again for consent, also after they sign in again or somebody else does', async () => {
    await idToken();
    expect(await ends(person, { scope, prompt: 'consent' })).toBe('agree');
    const asked = await person.ask({ scope, prompt: 'login consent' });
    expect((await person.person.submit(asked, { email: person.email, password })).page).toContain('name="decision"');
    const consent = await person.ask({ scope, prompt: 'consent' });
    const other = /<a href="([^"]+)">Sign in as somebody else/.exec(consent.page!)![1]!.replaceAll('&amp;', '&');
    expect(new URL(other, tessera.url).searchParams.get('prompt')).toBe('login consent');
  });

  it('is obeyed by the page of the consent itself', async () => {
    await idToken();
    const { page } = await person.person.open(`/oauth/consent?${person.query({ prompt: 'login' })}`);
    expect(page).toContain('name="password"');
  });
});

describe('max_age', () => {
  it('has whoever signed in earlier sign in again, and says nothing but login_required where no page is wanted', async () => {
    await idToken({ prompt: 'login' });
    time.pass(100);
    expect(await ends(person, { scope, max_age: '100' })).toBe('code');
    expect(await ends(person, { scope, max_age: '99' })).toBe('sign in');
    expect(await ends(person, { scope, max_age: '99', prompt: 'none' })).toBe('login_required');
    expect(await ends(person, { scope, max_age: '0' })).toBe('sign in');
    expect(decodeJwt((await idToken({ max_age: '0' })).id_token).auth_time).toBe(now());
  });

  it.each(['-1', '1.5', 'x', '1e3', '99999999999'])('%s is invalid', async (max_age) => {
    expect(await ends(person, { max_age })).toBe('invalid_request');
  });
});

describe('id_token_hint', () => {
  it('is answered for the person that it names, also when it has expired', async () => {
    const { id_token } = await idToken();
    time.pass(3601);
    expect(await ends(person, { scope, id_token_hint: id_token, prompt: 'none' })).toBe('code');
  });

  it('is answered for nobody else, whether they are signed in or sign in then', async () => {
    const { id_token } = await idToken();
    const { userId } = await tessera.someone('editor');
    const email = await withPassword(tessera, userId);
    const visitor = browser(tessera);
    await authorizeAs(tessera, email, `/oauth/authorize?${person.query({ scope })}`, visitor);
    const hinted = person.query({ scope, id_token_hint: id_token });
    const silent = await visitor.open(`/oauth/authorize?${hinted}&prompt=none`);
    expect(silent.outside?.searchParams.get('error')).toBe('login_required');
    const page = await visitor.open(`/oauth/authorize?${hinted}`);
    expect(page.page).toContain('name="password"');
    expect((await visitor.submit(page, { email, password })).outside?.searchParams.get('error')).toBe('login_required');
    expect((await visitor.submit(page, { email: person.email, password })).outside?.searchParams.get('code')).toMatch(/^tac_/);
  });

  it('is refused when it is no ID token of ours for this application', async () => {
    const { id_token, access_token } = await idToken();
    const other = await signedIn(tessera);
    const theirs = (await other.redeem(await other.code({ scope }))).body.id_token;
    const forged = await new SignJWT(decodeJwt(id_token))
      .setProtectedHeader({ ...decodeProtectedHeader(id_token), alg: 'HS256' })
      .sign(Buffer.from('x'.repeat(32)));
    const [head, , signature] = id_token.split('.');
    const changed = Buffer.from(JSON.stringify({ ...decodeJwt(id_token), sub: other.userId })).toString('base64url');
    const jwt = (await person.redeem(await person.code({ scope }), { token_format: 'jwt' })).body.access_token;
    for (const hint of [theirs, forged, `${head}.${changed}.${signature}`, jwt, access_token, 'x', 'a.b.c'])
      expect(await ends(person, { scope, id_token_hint: hint })).toBe('invalid_request');
  });

  it('is login_required when its key is gone', async () => {
    const { id_token } = await idToken();
    const header = Buffer.from(JSON.stringify({ ...decodeProtectedHeader(id_token), kid: 'gone' })).toString('base64url');
    const [, ...rest] = id_token.split('.');
    expect(await ends(person, { scope, id_token_hint: [header, ...rest].join('.') })).toBe('login_required');
  });
});

describe('login_hint', () => {
  it('is what the form begins with, as text and nothing else', async () => {
    const { page } = await browser(tessera).open(`/oauth/authorize?${person.query({ login_hint: '"><b>ada@tessera.example' })}`);
    expect(page).toContain('value="&quot;&gt;&lt;b&gt;ada@tessera.example"');
    const asked = browser(tessera);
    const form = await asked.open(`/oauth/authorize?${person.query({ login_hint: 'ada@tessera.example' })}`);
    expect((await asked.submit(form, { email: 'grace@tessera.example', password })).page).toContain('value="grace@tessera.example"');
  });
});

describe('a remembered consent', () => {
  const apps = { loopback: 'http://127.0.0.1/callback', own: 'com.example.board:/callback', localhost: 'http://localhost:7777/callback' };

  it.each(Object.entries(apps))('is asked for again of a public application that anybody may be: %s', async (_name, redirect_uri) => {
    const asked = await signedIn(tessera, { type: 'public', redirect_uris: [redirect_uri] });
    await asked.code({ redirect_uri, scope });
    expect(await ends(asked, { redirect_uri, scope })).toBe('agree');
    expect(await ends(asked, { redirect_uri, scope, prompt: 'none' })).toBe('consent_required');
    expect(await asked.code({ redirect_uri, scope })).toMatch(/^tac_/);
  });

  it('holds for a public application with an address of its own, and for one with a secret wherever it is', async () => {
    const page = await signedIn(tessera, { type: 'public' });
    await page.code({ scope });
    expect(await ends(page, { scope, prompt: 'none' })).toBe('code');
    const redirect_uri = apps.loopback;
    const tool = await signedIn(tessera, { redirect_uris: [redirect_uri] });
    await tool.code({ redirect_uri, scope });
    expect(await ends(tool, { redirect_uri, scope, prompt: 'none' })).toBe('code');
  });
});

describe('response_mode', () => {
  it('may be query, which it is anyway', async () => {
    expect(await person.code({ response_mode: 'query' })).toMatch(/^tac_/);
  });
});
