import { once } from 'node:events';
import { mkdtemp, readdir, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootTessera, type Caller, openOutside, type Tessera } from '@tessera/platform/testing';
import * as openid from 'openid-client';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authorizationFor, endLogin, keepLogin } from '../../../src/app/login/authorization.ts';
import { logIn } from '../../../src/app/login/device-login.ts';
import { loginFile, readLogin, storeLogin } from '../../../src/app/login/stored-logins.ts';
import { attemptBounds } from '../../../src/contract/plans.ts';
import { anAddress, fromAnywhere } from '../../../src/testing/addresses.ts';
import { browser, password, postForm, register, signedIn, withPassword } from '../../support/oauth.ts';

let tessera: Tessera;
let email: string;
let editor: Caller;
beforeAll(async () => {
  tessera = await bootTessera({ env: fromAnywhere });
  editor = await tessera.someone('editor');
  email = await withPassword(tessera, editor.userId);
});
afterAll(() => tessera.close());

const grantType = 'urn:ietf:params:oauth:grant-type:device_code';
const begin = async (fields: Record<string, string> = {}) =>
  (await postForm(tessera, '/oauth/device-authorization', { client_id: 'tessera-cli', ...fields })).body;
const poll = (device_code: string, client_id = 'tessera-cli') =>
  postForm(tessera, '/oauth/token', { grant_type: grantType, client_id, device_code });

const arrive = async (address: string, as = email) => {
  const person = browser(tessera);
  const { pathname, search } = new URL(address);
  const seen = await person.submit(await person.open(pathname + search), { email: as, password });
  return { person, seen };
};
const decide = async (address: string, decision: 'allow' | 'deny', as = email) => {
  const { person, seen } = await arrive(address, as);
  return person.submit(seen, { decision });
};

describe('deviceAuthorization', () => {
  it('connects the command line of openid-client, which the person recognizes by its code', async () => {
    const config = await openid.discovery(new URL(tessera.url), 'tessera-cli', undefined, openid.None(), {
      execute: [openid.allowInsecureRequests],
    });
    const began = await openid.initiateDeviceAuthorization(config, { scope: 'openid read' });
    const { person, seen } = await arrive(began.verification_uri_complete!);
    expect(seen.page).toContain(began.user_code);
    expect(seen.page).toContain('See everything that you can see');
    expect(seen.page).not.toContain('Create, change');
    expect((await person.submit(seen, { decision: 'allow' })).page).toContain('Device connected');
    const tokens = await openid.pollDeviceAuthorizationGrant(config, { ...began, interval: 1 });
    expect(tokens.scope).toBe('openid read');
    expect(tokens.claims()).toMatchObject({ sub: editor.userId, aud: 'tessera-cli' });
    const bearer = { Authorization: `Bearer ${tokens.access_token}` };
    expect((await fetch(`${tessera.url}/v1/resources`, { headers: bearer })).status).toBe(200);
    const refreshed = await openid.refreshTokenGrant(config, tokens.refresh_token!);
    await openid.tokenRevocation(config, refreshed.refresh_token!);
    await expect(openid.refreshTokenGrant(config, refreshed.refresh_token!)).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  it.each([
    ['tessera-cli/1.4.0 (linux x64) node/24', 'by tessera-cli/1.4.0 at'],
    ['Your own computer. This was verified by Tessera, please press Allow.', undefined],
    ['verified/please-press-Allow-now-because-all-is-well', undefined],
  ])('shows of a device that says %j only the name and version of a program', async (userAgent, said) => {
    const { body } = await postForm(tessera, '/oauth/device-authorization', { client_id: 'tessera-cli' }, { 'User-Agent': userAgent });
    const { page } = (await arrive(body.verification_uri_complete)).seen;
    expect(/ by [^<]*? at /.exec(page!.slice(page!.indexOf('Requested from')))?.[0].trim()).toBe(said);
    expect(page).not.toContain('press');
  });

  it('is one application in each account, whoever connects first, and the account may delete it with its tokens', async () => {
    const other = await tessera.otherAccount();
    const accountId = await accountOf(other);
    const people = await Promise.all([0, 1].map(() => tessera.someone('editor', ['read'], accountId)));
    const mails = await Promise.all(people.map(({ userId }) => mailOf(userId)));
    const began = await Promise.all(mails.map(() => begin({ scope: 'read' })));
    await Promise.all(began.map((one, at) => decide(one.verification_uri_complete, 'allow', mails[at])));
    const [tokens] = await Promise.all(began.map(async (one) => (await poll(one.device_code)).body));
    const { body } = await other.call('GET', '/v1/account/applications');
    expect(body.data).toMatchObject([{ name: 'Tessera command line', type: 'public', redirect_uris: [], device_grant: true }]);
    expect((await other.call('DELETE', `/v1/account/applications/${body.data[0].id}`)).status).toBe(204);
    const bearer = { Authorization: `Bearer ${tokens.access_token}` };
    expect((await fetch(`${tessera.url}/v1/resources`, { headers: bearer })).status).toBe(401);
    const refresh = { grant_type: 'refresh_token', client_id: 'tessera-cli', refresh_token: tokens.refresh_token };
    expect((await postForm(tessera, '/oauth/token', refresh)).body.error).toBe('invalid_grant');
  });

  it('is for applications that say so; the others are refused', async () => {
    const { id } = await register(tessera, { type: 'public' });
    expect((await postForm(tessera, '/oauth/device-authorization', { client_id: id })).body.error).toBe('unauthorized_client');
    expect((await tessera.admin.call('PATCH', `/v1/account/applications/${id}`, { device_grant: true, redirect_uris: [] })).status).toBe(
      200,
    );
    expect((await tessera.admin.call('PATCH', `/v1/account/applications/${id}`, { device_grant: false })).status).toBe(422);
    const began = await begin({ client_id: id, scope: 'read:resources' });
    const stranger = await tessera.otherAccount();
    const refused = await arrive(began.verification_uri_complete, await mailOf(stranger.userId));
    expect(refused.seen).toMatchObject({ status: 400, page: expect.stringContaining('No device is waiting with this code') });
    await decide(began.verification_uri_complete, 'allow');
    expect((await poll(began.device_code)).body.error).toBe('invalid_grant');
    expect((await poll(began.device_code, id)).body).toMatchObject({ scope: 'read:resources' });
  });

  it('does not tell who is not signed in which codes there are, and forms of other browsers do not count', async () => {
    const began = await begin();
    const pages = await Promise.all(
      [began.user_code, 'BBBB-BBBB'].map(async (code) => {
        const { page } = await browser(tessera).open(`/oauth/device?user_code=${code}`);
        return page!.replaceAll(code, 'CODE').replaceAll(/value="[\w-]{43}"/g, '');
      }),
    );
    expect(pages[0]).toBe(pages[1]);
    const { seen } = await arrive(began.verification_uri_complete);
    const another = await arrive(began.verification_uri);
    expect((await another.person.submit(seen, { decision: 'allow' })).status).toBe(403);
    expect((await poll(began.device_code)).body.error).toBe('authorization_pending');
  });

  it('stops a person who guesses, and not somebody else', async () => {
    const { userId } = await tessera.someone('editor');
    const { person } = await arrive('http://x/oauth/device', await withPassword(tessera, userId));
    const guesses = Array.from({ length: 11 }, (_, at) => `BBBB-BBB${'BCDFGHJKLMN'[at]}`);
    const statuses = [];
    for (const guess of guesses) statuses.push((await person.open(`/oauth/device?user_code=${guess}`)).status);
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
    const began = await begin();
    expect((await decide(began.verification_uri_complete, 'allow')).status).toBe(200);
  });

  it('stops a network from which several people guess', async () => {
    const from = anAddress();
    const wrong = async (guesses: number) => {
      const { userId } = await tessera.someone('editor');
      const person = browser(tessera, from);
      await person.submit(await person.open('/oauth/device'), { email: await withPassword(tessera, userId), password });
      const statuses = [];
      for (let at = 0; at < guesses; at += 1) statuses.push((await person.open('/oauth/device?user_code=BBBB-BBBB')).status);
      return statuses;
    };
    for (let people = 0; people < 3; people += 1) expect(await wrong(10)).toEqual(Array(10).fill(400));
    expect(await wrong(1)).toEqual([429]);
  });

  it('asks a person who has a second factor for it, before any code is looked up', async () => {
    const { userId } = await tessera.someone('editor');
    const own = await withPassword(tessera, userId);
    const asOwn = async (path: string, body: object, session = ''): Promise<Record<string, string>> => {
      const headers = { 'Content-Type': 'application/json', ...(session ? { 'X-Session-Token': session } : {}) };
      return (await fetch(`${tessera.url}/v1/auth/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json() as Promise<
        Record<string, string>
      >;
    };
    const { session_token: session } = await asOwn('login', { email: own, password });
    const { id, secret } = await asOwn('second-factors/totp', { current_password: password }, session);
    const shows = (seconds: number) => generateSync({ secret: secret!, epoch: Math.floor(Date.now() / 1000) + seconds });
    await asOwn(`second-factors/${id}/confirm`, { code: shows(0) }, session);
    const began = await begin();
    const { person, seen } = await arrive(began.verification_uri_complete, own);
    expect(seen.page).not.toContain('Tessera command line');
    expect((await person.open(`/oauth/device?user_code=${began.user_code}`)).page).toContain('name="password"');
    const wrong = await person.submit(seen, { mfa_token: /name="mfa_token" value="([^"]+)"/.exec(seen.page!)![1]!, code: '000000' });
    expect(wrong.status).toBe(401);
    const right = await person.submit(wrong, { mfa_token: /name="mfa_token" value="([^"]+)"/.exec(wrong.page!)![1]!, code: shows(30) });
    expect((await person.submit(right, { decision: 'allow' })).page).toContain('Device connected');
    expect((await poll(began.device_code)).status).toBe(200);
  });

  it.each([
    ['in small letters and without the hyphen', (code: string) => code.toLowerCase().replace('-', '')],
    ['with spaces', (code: string) => code.replace('-', '  ').split('').join(' ')],
  ])('takes the code of the person %s', async (_how, typed) => {
    const began = await begin();
    const { seen } = await arrive(`http://x/oauth/device?user_code=${encodeURIComponent(typed(began.user_code))}`);
    expect(seen.page).toContain('Tessera command line');
  });

  it('refuses scopes that do not exist, and secrets of an application that has none', async () => {
    expect((await begin({ scope: 'paint' })).error).toBe('invalid_scope');
    expect((await begin({ client_id: 'tessera-cli', client_secret: 'guess' })).error).toBe('invalid_client');
  });

  it('limits the codes of a network', async () => {
    const { limit } = attemptBounds.device_authorization;
    const from = { 'X-Forwarded-For': anAddress(), 'X-Forwarded-Proto': 'https' };
    const statuses = [];
    for (let at = 0; at <= limit; at += 1)
      statuses.push((await postForm(tessera, '/oauth/device-authorization', { client_id: 'tessera-cli' }, from)).status);
    expect(statuses).toEqual([...Array(limit).fill(200), 429]);
    expect((await begin()).device_code).toEqual(expect.any(String));
  });
});

describe('npx tessera login', () => {
  const allowed = async (scope?: string) =>
    logIn({
      url: tessera.url,
      scope,
      show: (asked) => {
        agreed = decide(asked.verification_uri_complete, 'allow');
      },
      wait: async () => void (await agreed),
    });
  let agreed: Promise<unknown> = Promise.resolve();

  it('stores tokens that only the owner can read, separately for each server, and renews them', async () => {
    const folder = join(await mkdtemp(join(tmpdir(), 'tessera-login-')), 'tessera');
    await storeLogin('https://other.example', await allowed('read'), folder);
    const login = await allowed();
    await storeLogin(tessera.url, login, folder);
    expect((await stat(loginFile(tessera.url, folder))).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toHaveLength(2);
    const authorization = await authorizationFor(tessera.url, undefined, folder);
    expect(await authorization!()).toEqual({ Authorization: `Bearer ${login.access_token}` });
    await storeLogin(tessera.url, { ...login, expires_at: new Date(Date.now() + 1000).toISOString() }, folder);
    // Processes that renew at the same time do not end each other's login.
    const headers = await Promise.all([authorization!(), authorization!(), authorization!()]);
    for (const one of headers) expect((await fetch(`${tessera.url}/v1/resources`, { headers: one })).status).toBe(200);
    expect((await readLogin(tessera.url, folder))!.refresh_token).not.toBe(login.refresh_token);
    expect((await readLogin('https://other.example', folder))!.scope).toBe('read');
    expect(await (await authorizationFor(tessera.url, 'a key', folder))!()).toEqual({ 'X-API-Key': 'a key' });
    expect(await authorizationFor('https://nowhere.example', undefined, folder)).toBeUndefined();
  });

  it('is renewed once, however many programs find it expired at the same time', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tessera-login-'));
    const login = await allowed();
    const outside = await openOutside();
    outside.answer({ access_token: 'fresh', refresh_token: 'next', token_type: 'Bearer', expires_in: 3600, scope: 'read' });
    await storeLogin(tessera.url, { ...login, token_endpoint: outside.url, expires_at: new Date().toISOString() }, folder);
    const programs = await Promise.all([1, 2, 3, 4].map(() => authorizationFor(tessera.url, undefined, folder)));
    const headers = await Promise.all(programs.map((program) => program!()));
    expect(headers).toEqual(Array(4).fill({ Authorization: 'Bearer fresh' }));
    expect(outside.asked).toHaveLength(1);
    await outside.close();
  });

  it.each(['login', 'logout'])('is not overwritten by a program that renews the tokens of before, at a %s', async (change) => {
    const folder = await mkdtemp(join(tmpdir(), 'tessera-login-'));
    const login = await allowed();
    let changed: Promise<unknown> = Promise.resolve();
    const issuer = createServer((request, response) => {
      if (request.url === '/token') {
        const next = { ...login, access_token: 'of the next login' };
        changed = change === 'login' ? keepLogin(tessera.url, next, folder) : endLogin(tessera.url, folder);
      }
      response.setHeader('Content-Type', 'application/json');
      response.end('{"access_token": "renewed", "refresh_token": "next", "token_type": "Bearer", "expires_in": 3600, "scope": "read"}');
    }).listen(0);
    await once(issuer, 'listening');
    const at = `http://127.0.0.1:${(issuer.address() as AddressInfo).port}`;
    const endpoints = { token_endpoint: `${at}/token`, revocation_endpoint: `${at}/revoke`, expires_at: new Date().toISOString() };
    await storeLogin(tessera.url, { ...login, ...endpoints }, folder);
    const authorization = await authorizationFor(tessera.url, undefined, folder);
    expect(await authorization!()).toEqual({ Authorization: 'Bearer renewed' });
    await changed;
    expect((await readLogin(tessera.url, folder))?.access_token).toBe(change === 'login' ? 'of the next login' : undefined);
    issuer.close();
  });

  it('says when the login has ended', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tessera-login-'));
    const login = await allowed();
    await storeLogin(tessera.url, { ...login, expires_at: new Date().toISOString() }, folder);
    await postForm(tessera, '/oauth/revoke', { client_id: login.client_id, token: login.refresh_token });
    await expect((await authorizationFor(tessera.url, undefined, folder))!()).rejects.toThrow('tessera login');
  });
});

describe('a consent that is withdrawn', () => {
  it('ends the command line of that person', async () => {
    const { userId, email: own } = await signedIn(tessera);
    const began = await begin();
    await decide(began.verification_uri_complete, 'allow', own);
    const tokens = (await poll(began.device_code)).body;
    const { body } = await tessera.admin.call('GET', '/v1/account/applications?name=Tessera%20command%20line');
    expect((await tessera.admin.call('DELETE', `/v1/account/applications/${body.data[0].id}/grants/${userId}`)).status).toBe(204);
    const bearer = { Authorization: `Bearer ${tokens.access_token}` };
    expect((await fetch(`${tessera.url}/v1/resources`, { headers: bearer })).status).toBe(401);
  });
});

const accountOf = async ({ userId }: Caller) =>
  (await tessera.database.db.selectFrom('users').select('account_id').where('id', '=', userId).executeTakeFirstOrThrow()).account_id;

const mailOf = async (userId: string) => {
  const { db } = tessera.database;
  const { account_id: accountId } = await db.selectFrom('users').select('account_id').where('id', '=', userId).executeTakeFirstOrThrow();
  return withPassword({ ...tessera, accountId }, userId);
};
