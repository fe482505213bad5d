import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiKey } from '../../../src/identity/credentials/api-keys.ts';
import { basic, browser, inForm, movingClock, password, postForm, signedIn } from '../../support/oauth.ts';

const time = movingClock();
let tessera: Tessera;
let person: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  tessera = await bootTessera({ clock: time.clock });
  person = await signedIn(tessera);
});
afterAll(() => tessera?.close());

const get = async (headers: Record<string, string>, path = '/v1/resources') => {
  const response = await fetch(`${tessera.url}${path}`, { headers });
  const body = (await response.json()) as { error?: { code: string } };
  return `${response.status} ${body.error?.code ?? ''}`.trim();
};
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const tokens = async (token_format = 'opaque') => (await person.redeem(await person.code(), { token_format })).body;
const session = async () => {
  const answer = await tessera.admin.call('POST', '/v1/auth/login', { email: person.email, password }, { 'X-API-Key': '' });
  return answer.body.session_token as string;
};
const key = async () => {
  const { accountId, admin, database } = tessera;
  const fields = { accountId, userId: admin.userId, name: 'one', scopes: ['read'], environment: 'live' } as const;
  return createApiKey(database.db, { ...fields, expiresAt: new Date(time.clock().getTime() + 3600_000).toISOString() });
};
const oauthTold = async (answer: Promise<{ status: number; body: { error?: string } }>) => {
  const { status, body } = await answer;
  return `${status} ${body.error ?? ''}`.trim();
};

/** Each kind of credential: what it is good for, how it is revoked, and how long it holds. */
const kinds = {
  'an API key': async () => {
    const { id, key: value } = await key();
    const revoke = () => tessera.admin.call('POST', `/v1/account/api-keys/${id}/revoke`);
    return { use: () => get({ 'X-API-Key': value }), revoke, seconds: 3600 };
  },
  'a session': async () => {
    const value = await session();
    const headers = { 'X-Session-Token': value };
    const revoke = () => fetch(`${tessera.url}/v1/auth/logout`, { method: 'POST', headers });
    return { use: () => get(headers), revoke, seconds: 24 * 3600 };
  },
  'an opaque token': async () => {
    const { access_token: value } = await tokens();
    return { use: () => get(bearer(value)), revoke: () => person.revoke(value), seconds: 3600 };
  },
  'a JWT': async () => {
    const { access_token: value } = await tokens('jwt');
    return { use: () => get(bearer(value)), revoke: () => person.revoke(value), seconds: 3600 };
  },
  'a code': async () => {
    const value = await person.code();
    const { db } = tessera.database;
    const revoke = () => db.deleteFrom('application_grants').where('user_id', '=', person.userId).execute();
    return { use: () => oauthTold(person.redeem(value)), revoke, seconds: 60 };
  },
  'a refresh token': async () => {
    const { refresh_token: value } = await tokens();
    return { use: () => oauthTold(person.refresh(value)), revoke: () => person.revoke(value), seconds: 30 * 24 * 3600 };
  },
};

describe('a credential that is over', () => {
  it.each([
    ['an API key', '401 expired_token', '401 invalid_credentials'],
    ['a session', '401 expired_token', '401 invalid_token'],
    ['an opaque token', '401 expired_token', '401 invalid_token'],
    ['a JWT', '401 expired_token', '401 invalid_token'],
    ['a code', '400 invalid_grant', '400 invalid_grant'],
    ['a refresh token', '400 invalid_grant', '400 invalid_grant'],
  ] as const)('expired and revoked credentials: %s is a %s, and a %s', async (kind, expired, revoked) => {
    const fresh = await kinds[kind]();
    time.pass(fresh.seconds - 2);
    expect(await fresh.use()).toBe('200');
    const late = await kinds[kind]();
    time.pass(late.seconds);
    expect(await late.use()).toBe(expired);
    const ended = await kinds[kind]();
    await ended.revoke();
    time.pass(1);
    expect(await ended.use()).toBe(revoked);
  });
});

describe('two kinds of credentials in one request', () => {
  it('are a 400, whichever two they are, good ones or bad ones', async () => {
    const good: Record<string, string>[] = [
      { 'X-API-Key': (await key()).key },
      bearer((await tokens()).access_token),
      { 'X-Session-Token': await session() },
    ];
    for (const one of good) {
      expect(await get(one)).toBe('200');
      for (const other of [...good, bearer('x'), { 'X-Session-Token': 'x' }, { 'X-API-Key': 'x' }]) {
        if (Object.keys(one)[0] === Object.keys(other)[0]) continue;
        expect(await get({ ...one, ...other })).toBe('400 ambiguous_credentials');
      }
    }
    const { key: value } = await key();
    expect(await get(good[1]!, `/v1/resources?api_key=${value}`)).toBe('400 ambiguous_credentials');
    expect(await get(good[2]!, `/oauth/userinfo?api_key=${value}`)).toBe('400');
  });

  it('are a 400 at the token endpoint, also when both are right', async () => {
    const form = { grant_type: 'client_credentials', ...inForm(person.application) };
    expect(await oauthTold(postForm(tessera, '/oauth/token', form, basic(person.application)))).toBe('400 invalid_request');
  });
});

describe('the pages', () => {
  it('session fixation: a cookie that was planted before signs nobody in, and is replaced', async () => {
    const victim = browser(tessera);
    const thief = await signedIn(tessera);
    await thief.code();
    const planted = 'tbs_planted';
    victim.cookies.set('tessera_sign_in', planted);
    const page = await victim.open(`/oauth/authorize?${person.query()}`);
    expect(page.page).toContain('name="password"');
    await victim.submit(page, { email: person.email, password });
    const own = victim.cookies.get('tessera_sign_in');
    expect(own).toMatch(/^tbs_[\w-]{43}$/);
    const again = await victim.open(`/oauth/authorize?${person.query({ prompt: 'login' })}`);
    await victim.submit(again, { email: person.email, password });
    expect(victim.cookies.get('tessera_sign_in')).not.toBe(own);
    const other = browser(tessera);
    other.cookies.set('tessera_sign_in', planted);
    expect((await other.open(`/oauth/authorize?${person.query()}`)).page).toContain('name="password"');
  });

  it('session fixation: a session token that is sent along with a login is not the one that comes back', async () => {
    const headers = { 'X-API-Key': '', 'X-Session-Token': 'x'.repeat(43) };
    const { status, body } = await tessera.admin.call('POST', '/v1/auth/login', { email: person.email, password }, headers);
    expect(status).toBe(200);
    expect(body.session_token).not.toBe(headers['X-Session-Token']);
    expect(await get({ 'X-Session-Token': headers['X-Session-Token'] })).toBe('401 invalid_token');
  });

  it('login page CSRF: nobody is signed in by a form that another site or another browser sends', async () => {
    const victim = browser(tessera);
    const attacker = browser(tessera);
    const address = `/oauth/authorize?${person.query()}`;
    const theirs = await attacker.open(address);
    const credentials = { email: person.email, password };
    expect((await victim.submit(theirs, credentials)).status).toBe(403);
    const own = await victim.open(address);
    expect((await victim.submit(own, { ...credentials, form_token: '' })).status).toBe(403);
    expect((await victim.submit(theirs, credentials)).status).toBe(403);
    expect((await victim.submit(own, credentials, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect(victim.cookies.has('tessera_sign_in')).toBe(false);
    await victim.submit(own, credentials);
    expect(victim.cookies.has('tessera_sign_in')).toBe(true);
  });

  it('clickjacking headers: every page has them, those that refuse too', async () => {
    const forged = { method: 'POST', body: new URLSearchParams({ form_token: 'x' }) };
    const addresses: [string, RequestInit?][] = [
      [`/oauth/sign-in?${person.query()}`],
      ['/oauth/authorize?client_id=nobody'],
      [`/oauth/sign-in?${person.query()}`, forged],
      ['/password?token=x'],
    ];
    for (const [address, init] of addresses) {
      const { headers } = await fetch(`${tessera.url}${address}`, init);
      expect(headers.get('content-type')).toMatch(/^text\/html/);
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  it('no open redirect: nothing that is sent along leads a browser to an address that is not registered', async () => {
    const evil = 'https://evil.example/';
    for (const path of ['/oauth/authorize', '/oauth/sign-in', '/oauth/consent'])
      for (const more of [{ redirect_uri: evil }, { redirect_uri: '//evil.example/' }, { redirect_uri: evil, response_type: 'token' }]) {
        const response = await fetch(`${tessera.url}${path}?${person.query(more)}`, { redirect: 'manual' });
        expect([response.status, response.headers.get('location')]).toEqual([400, null]);
      }
    const asked = browser(tessera);
    const tricks = '&next=https://evil.example/&return_to=//evil.example/&continue=https://evil.example/';
    const page = await asked.open(`/oauth/authorize?${person.query()}${tricks}`);
    const consent = await asked.submit(page, { email: person.email, password });
    expect((consent.outside ?? new URL(consent.at)).origin).not.toBe(new URL(evil).origin);
    const twice = await fetch(`${tessera.url}/oauth/authorize?${person.query()}&redirect_uri=${evil}`, { redirect: 'manual' });
    expect([twice.status, twice.headers.get('location')]).toEqual([400, null]);
  });

  it('mix-up: an answer names its issuer, whether it brings a code or an error', async () => {
    await person.code();
    for (const more of [{}, { response_type: 'token' }, { scope: 'nonsense' }]) {
      const { outside } = await person.ask(more);
      expect(outside?.searchParams.getAll('iss')).toEqual([tessera.publicUrl]);
    }
  });
});
