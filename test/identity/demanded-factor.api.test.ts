import { type Answered, bootTessera, connectChannel, type Tessera } from '@tessera/platform/testing';
import { generateSync } from 'otplib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAddress, fromAnywhere } from '../../src/testing/addresses.ts';
import { browser, callback, challenged, password, postForm, register, verifier } from '../support/oauth.ts';
import { aPassword, at, refusal, type Somebody, somebody } from '../support/people.ts';

let tessera: Tessera;
let now: number;
beforeAll(async () => {
  now = Date.parse('2026-03-14T09:26:53.589Z');
  tessera = await bootTessera({ env: fromAnywhere, clock: () => new Date(now) });
});
afterAll(() => tessera?.close());

let call: ReturnType<typeof at>;
let ada: Somebody;
beforeEach(async () => {
  now += 120_000;
  call = at(tessera, anAddress());
  ada = await somebody(tessera.database.db, tessera.accountId);
});

const change = async (path: string, body: object) => {
  const answer = await call('PATCH', path, { headers: { 'X-API-Key': tessera.admin.key }, body });
  expect(answer.status).toBe(200);
  // What nodes have cached for a second is over.
  now += 2000;
};
const demand = (whom: 'administrators' | 'everybody') =>
  change('/v1/account/security', { [`${whom === 'everybody' ? 'everybody_needs' : 'administrators_need'}_second_factor`]: true });
afterEach(() => change('/v1/account/security', { administrators_need_second_factor: false, everybody_needs_second_factor: false }));
const promote = () => change(`/v1/account/members/${ada.userId}`, { role: 'admin' });

const credentials = () => ({ email: ada.email, password: aPassword, account_id: ada.accountId });
const signIn = async (): Promise<string> => (await call('POST', '/v1/auth/login', { body: credentials() })).body.session_token;
const ofSession = (token: string) => ({ 'X-Session-Token': token });
const ofToken = (token: string) => ({ Authorization: `Bearer ${token}` });
const makeKey = (headers: Record<string, string>) =>
  call('POST', '/v1/account/api-keys', { headers, body: { name: 'For later', scopes: ['read'] } });
const own = (session: string, path: string, body?: object) => call('POST', `/v1/auth/${path}`, { headers: ofSession(session), body });
const codeOf = ({ status, body }: Answered) => ({ status, code: body?.error?.code });
const short = { status: 401, code: 'insufficient_user_authentication' };
const shows = (secret: string) => generateSync({ secret, epoch: Math.floor(now / 1000) });
/** Adds an authenticator app in a session. */
const enrol = async (session: string): Promise<string> => {
  const { id, secret } = (await own(session, 'second-factors/totp', { current_password: aPassword })).body;
  expect((await own(session, `second-factors/${id}/confirm`, { code: shows(secret) })).status).toBe(200);
  now += 30_000;
  return secret;
};

describe('a session without the second factor that the account demands', () => {
  it('gives no authority after a promotion, by whatever door, and says what to do', async () => {
    await demand('administrators');
    const headers = ofSession(await signIn());
    const channel = await connectChannel(tessera.url);
    await channel.ask({ type: 'authenticate', token: headers['X-Session-Token'] });
    await promote();
    const key = await makeKey(headers);
    expect(codeOf(key)).toEqual(short);
    expect(key.headers.get('www-authenticate')).toContain('error="insufficient_user_authentication"');
    for (const words of ['requires a second factor', 'proveSession', 'enrolTotp', 'enrolPasskey'])
      expect(key.body.error.message).toContain(words);
    const off = { headers, body: { administrators_need_second_factor: false } };
    expect(codeOf(await call('PATCH', '/v1/account/security', off))).toEqual(short);
    const eve = { name: 'Eve', email: 'eve@tessera.example', role: 'admin' };
    expect(codeOf(await call('POST', '/v1/users', { headers, body: eve }))).toEqual(short);
    const query = 'mutation { createUser(input: { name: "Eve", email: "eve@tessera.example" }) { user { id } } }';
    expect((await call('POST', '/graphql', { headers, body: { query } })).body.errors[0].extensions.reason).toBe(short.code);
    expect((await channel.ask({ type: 'call', operation: 'createUser', body: eve })).body.error.code).toBe(short.code);
    channel.socket.close();
    expect((await call('GET', '/v1/users/me', { headers })).status).toBe(200);
  });

  it('is not renewed, and goes on to its end', async () => {
    const session = await signIn();
    await demand('everybody');
    const renewed = await own(session, 'renew');
    expect(refusal(renewed)).toEqual({ ...short, said: true });
    expect(renewed.body.message).toContain('requires a second factor');
    expect((await own(session, 'sessions/end-others')).status).toBe(200);
    now += 86_400_000;
    expect(codeOf(await own(session, 'renew'))).toEqual({ status: 401, code: 'expired_token' });
  });

  it('can add the first factor, and then has proved it', async () => {
    await demand('administrators');
    const session = await signIn();
    await promote();
    const secret = await enrol(session);
    expect((await makeKey(ofSession(session))).status).toBe(201);
    const renewed = await own(session, 'renew');
    expect(renewed.status).toBe(200);
    now += 600_000;
    expect(codeOf(await makeKey(ofSession(renewed.body.session_token)))).toEqual(short);
    const proof = { current_password: aPassword, code: shows(secret) };
    const proved = await own(renewed.body.session_token, 'sessions/prove', proof);
    expect((await makeKey(ofSession(proved.body.session_token))).status).toBe(201);
  });

  it('does not count by a proof of the password alone from before the demand', async () => {
    const first = await signIn();
    const secret = await enrol(first);
    const renewed = (await own(first, 'renew')).body.session_token as string;
    const { id } = (await call('GET', '/v1/auth/second-factors', { headers: ofSession(renewed) })).body.second_factors[0];
    await own(renewed, `second-factors/${id}/remove`, { current_password: aPassword, code: shows(secret) });
    const proof = await own(renewed, 'sessions/prove', { current_password: aPassword });
    expect(proof.status).toBe(200);
    const session = proof.body.session_token as string;
    await demand('administrators');
    await promote();
    expect(codeOf(await makeKey(ofSession(session)))).toEqual(short);
    expect(codeOf(await own(session, 'sessions/prove', { current_password: aPassword }))).toEqual({ status: 409, code: 'invalid_state' });
  });

  it('is as good as ever where the factor is demanded of others, or was proved', async () => {
    const session = await signIn();
    await demand('administrators');
    expect((await own(session, 'renew')).status).toBe(200);
    const asked = (await call('POST', '/v1/auth/login', { body: credentials() })).body;
    expect(asked.mfa_token).toBeUndefined();
    await promote();
    const { mfa_token, enrolment } = (await call('POST', '/v1/auth/login', { body: credentials() })).body;
    const body = { mfa_token, code: shows(enrolment.secret) };
    const strong = (await call('POST', '/v1/auth/login/second-factor', { body })).body.session_token;
    expect((await makeKey(ofSession(strong))).status).toBe(201);
    expect((await own(strong, 'renew')).status).toBe(200);
  });
});

describe('tokens without it', () => {
  it('give no authority: neither a JWT for the password nor the token of an application, which goes on', async () => {
    await promote();
    const jwt = (await call('POST', '/api/token', { body: credentials() })).body.access_token;
    const scopes = ['read', 'write', 'admin'];
    const application = await register(tessera, { scopes });
    const proof = { client_id: application.id, client_secret: application.secret! };
    const query = { client_id: application.id, redirect_uri: callback, response_type: 'code', scope: scopes.join(' '), ...challenged };
    const address = `/oauth/authorize?${new URLSearchParams(query)}`;
    const person = browser(tessera, anAddress());
    const consent = await person.submit(await person.open(address), { email: ada.email, password });
    const code = (await person.submit(consent, { decision: 'allow' })).outside!.searchParams.get('code')!;
    const grant = { grant_type: 'authorization_code', code, redirect_uri: callback, code_verifier: verifier };
    const tokens = (await postForm(tessera, '/oauth/token', { ...grant, ...proof })).body;
    expect((await makeKey(ofToken(jwt))).status).toBe(201);
    expect((await makeKey(ofToken(tokens.access_token))).status).toBe(201);
    await demand('administrators');
    expect(codeOf(await makeKey(ofToken(jwt)))).toEqual(short);
    const refreshed = await postForm(tessera, '/oauth/token', {
      grant_type: 'refresh_token',
      refresh_token: tokens.refresh_token,
      ...proof,
    });
    expect(refreshed.status).toBe(200);
    expect(codeOf(await makeKey(ofToken(refreshed.body.access_token)))).toEqual(short);
    // The browser is signed in, and has agreed.
    expect((await person.open(address)).page).toContain('name="password"');
    const silent = await person.open(`${address}&prompt=none`);
    expect(silent.outside!.searchParams.get('error')).toBe('login_required');
    let seen = await person.submit(await person.open(address), { email: ada.email, password });
    const secret = /<code class="secret">([A-Z2-7 ]+)</.exec(seen.page!)![1]!.replaceAll(' ', '');
    const mfa_token = /name="mfa_token" value="([^"]+)"/.exec(seen.page!)![1]!;
    seen = await person.submit(seen, { mfa_token, code: shows(secret) });
    expect(seen.page).toContain('recovery codes');
    const again = (await person.open(address)).outside!.searchParams.get('code')!;
    const strong = (await postForm(tessera, '/oauth/token', { ...grant, ...proof, code: again })).body;
    expect((await makeKey(ofToken(strong.access_token))).status).toBe(201);
  });

  it('connect no device and give no consent', async () => {
    const { verification_uri_complete } = (await postForm(tessera, '/oauth/device-authorization', { client_id: 'tessera-cli' })).body;
    const device = new URL(verification_uri_complete);
    const person = browser(tessera, anAddress());
    const form = await person.submit(await person.open(device.pathname + device.search), { email: ada.email, password });
    expect(form.page).toContain('name="decision"');
    await demand('everybody');
    expect((await person.submit(form, { decision: 'allow' })).page).toContain('name="password"');
    expect((await person.open(device.pathname + device.search)).page).toContain('name="password"');
  });

  it('are not renewed for the dashboard, which leads to a sign-in with the factor', async () => {
    const page = { 'X-Tessera-Dashboard': '1', 'Sec-Fetch-Site': 'same-origin' };
    const person = browser(tessera);
    await person.submit(await person.open('/dashboard/sign-in'), { email: ada.email, password });
    const me = async () => (await person.request('/dashboard/api/v1/users/me', { headers: page })).status;
    expect(await me()).toBe(200);
    await demand('everybody');
    expect(await me()).toBe(200);
    now += 3_600_000;
    expect(await me()).toBe(401);
    expect((await person.open('/dashboard/sign-in')).page).toContain('name="password"');
  });
});
