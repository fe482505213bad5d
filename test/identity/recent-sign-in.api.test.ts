import { type Answered, bootTessera, connectChannel, type Tessera } from '@tessera/platform/testing';
import { decodeJwt } from 'jose';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lifetimes } from '../../src/contract/plans.ts';
import { anAddress, fromAnywhere } from '../../src/testing/addresses.ts';
import { browser, callback, challenged, password, postForm, register, signedIn, verifier } from '../support/oauth.ts';
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
  ada = await somebody(tessera.database.db, tessera.accountId, { role: 'admin' });
});

const tooLong = (lifetimes.recent_sign_in + 1) * 1000;
const justInTime = lifetimes.recent_sign_in * 1000;
const signIn = async (): Promise<string> =>
  (await call('POST', '/v1/auth/login', { body: { email: ada.email, password: aPassword, account_id: ada.accountId } })).body.session_token;
const ofSession = (token: string) => ({ 'X-Session-Token': token });
const ofToken = (token: string) => ({ Authorization: `Bearer ${token}` });
const makeKey = (headers: Record<string, string>) =>
  call('POST', '/v1/account/api-keys', { headers, body: { name: 'For later', scopes: ['read'] } });
const prove = (token: string, proof: object = {}) =>
  call('POST', '/v1/auth/sessions/prove', { headers: ofSession(token), body: { current_password: aPassword, ...proof } });
/** The token under which the session goes on. */
const proved = async (token: string, proof?: object): Promise<string> => {
  const answer = await prove(token, proof);
  expect(answer.status).toBe(200);
  return answer.body.session_token;
};
const tooOld = { status: 401, code: 'insufficient_user_authentication' };
const codeOf = ({ status, body }: Answered) => ({ status, code: body?.error?.code });
const entries = (action: string) =>
  tessera.database.db.selectFrom('audit_entries').selectAll().where('action', '=', action).where('actor_id', '=', ada.userId).execute();

describe('what gives or takes authority', () => {
  it('is refused ten minutes after the sign-in, with the challenge of RFC 9470 for sessions and tokens', async () => {
    const session = await signIn();
    const token = (await call('POST', '/api/token', { body: { email: ada.email, password: aPassword, account_id: ada.accountId } })).body
      .access_token;
    now += justInTime;
    for (const headers of [ofSession(session), ofToken(token)]) expect((await makeKey(headers)).status).toBe(201);
    now += 1000;
    for (const headers of [ofSession(session), ofToken(token)]) {
      const answer = await makeKey(headers);
      expect(codeOf(answer)).toEqual(tooOld);
      expect(answer.headers.get('www-authenticate')).toBe(
        'Bearer realm="tessera", error="insufficient_user_authentication", error_description="Sign in again", max_age="600"',
      );
      expect((await call('GET', '/v1/users/me', { headers })).status).toBe(200);
    }
  });

  it('is told in GraphQL with the age that a sign-in may have', async () => {
    const headers = ofSession(await signIn());
    now += tooLong;
    const query = 'mutation { createUser(input: { name: "Eve", email: "eve@tessera.example" }) { user { id } } }';
    const { body } = await call('POST', '/graphql', { headers, body: { query } });
    expect(body.errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED', reason: 'insufficient_user_authentication', maxAge: lifetimes.recent_sign_in } },
    ]);
  });

  it('asks nobody for what only takes away: a key is revoked, a member signed out, the own session ended', async () => {
    const headers = ofSession(await signIn());
    const { id } = (await makeKey(headers)).body.data;
    now += tooLong;
    expect((await call('POST', `/v1/account/api-keys/${id}/revoke`, { headers })).status).toBe(200);
    const eve = await somebody(tessera.database.db, tessera.accountId);
    expect((await call('DELETE', `/v1/account/members/${eve.userId}/sessions`, { headers })).status).toBe(204);
    const ofEve = { headers, body: { name: 'Eve' } };
    expect((await call('PATCH', `/v1/users/${eve.userId}`, ofEve)).status).toBe(200);
    expect((await call('POST', '/v1/auth/logout', { headers })).status).toBe(204);
  });

  it('is asked for when a stored answer would show a key again', async () => {
    const session = await signIn();
    const again = { 'Idempotency-Key': 'key-for-later' };
    const headers = { ...ofSession(session), ...again };
    const first = await makeKey(headers);
    expect([first.status, (await makeKey(headers)).body.data.key]).toEqual([201, first.body.data.key]);
    now += tooLong;
    expect(codeOf(await makeKey(headers))).toEqual(tooOld);
    const next = { ...ofSession(await proved(session)), ...again };
    expect((await makeKey(next)).body.data.key).toBe(first.body.data.key);
  });

  it('is asked for when the stored answer of a batch would show a secret again', async () => {
    const session = await signIn();
    const body = { operations: [{ operation: 'createWebhook', body: { url: 'https://hook.example/x', events: ['RESOURCE_CREATED'] } }] };
    const headers = { ...ofSession(session), 'Idempotency-Key': 'batch-for-later' };
    const made = () => call('POST', '/v1/batch', { headers, body });
    expect([(await made()).status, (await made()).headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    now += tooLong;
    expect(codeOf(await made())).toEqual(tooOld);
  });

  it('asks for a webhook that sends to another address, more, or again, and not for one that sends less, pauses or ends', async () => {
    const headers = ofSession(await signIn());
    const hook = { url: 'https://hook.example/x', events: ['RESOURCE_CREATED', 'RESOURCE_UPDATED'] };
    const { id } = (await call('POST', '/v1/webhooks', { headers, body: hook })).body.data;
    const as = async (method: string, path: string, body?: object) => codeOf(await call(method, `/v1/webhooks${path}`, { headers, body }));
    now += tooLong;
    expect(await as('POST', '', hook)).toEqual(tooOld);
    expect(await as('PATCH', `/${id}`, { url: 'https://evil.example/x' })).toEqual(tooOld);
    expect(await as('PATCH', `/${id}`, { events: ['RESOURCE_CREATED', 'USER_CREATED'] })).toEqual(tooOld);
    expect(await as('PUT', `/${id}`, { ...hook, url: 'https://evil.example/x' })).toEqual(tooOld);
    expect(await as('POST', `/${id}/rotate-secret`)).toEqual(tooOld);
    expect(await as('POST', `/${id}/enable`)).toEqual(tooOld);
    expect((await as('PATCH', `/${id}`, { status: 'paused' })).status).toBe(200);
    expect(await as('PATCH', `/${id}`, { status: 'enabled' })).toEqual(tooOld);
    expect((await as('PATCH', `/${id}`, { events: ['RESOURCE_CREATED'], description: 'Less' })).status).toBe(200);
    expect((await as('DELETE', `/${id}`)).status).toBe(204);
  });

  it('asks for a shorter time of what is kept, and for fewer reads in the log, and not for more', async () => {
    const headers = ofSession(await signIn());
    const keep = async (body: object) => codeOf(await call('PATCH', '/v1/account/retention', { headers, body }));
    expect((await keep({ audit_days: 200, requests_days: null, logged_reads: 0.5 })).status).toBe(200);
    now += tooLong;
    for (const less of [{ audit_days: 199 }, { requests_days: 30 }, { logged_reads: 0.4 }, { audit_days: 201, events_days: 30 }])
      expect(await keep(less)).toEqual(tooOld);
    expect(await keep({ audit_days: 200, requests_days: null, logged_reads: 0.5 })).toEqual({ status: 200, code: undefined });
    expect(await keep({ audit_days: 201, requests_days: null, logged_reads: 0.6 })).toEqual({ status: 200, code: undefined });
    expect(await keep({ audit_days: null, logged_reads: null })).toEqual({ status: 200, code: undefined });
  });

  it('asks for another address of a person who may not sign in yet: somebody may mail them a link there later', async () => {
    const headers = ofSession(await signIn());
    const { userId: lin } = await somebody(tessera.database.db, tessera.accountId, { role: 'viewer', password: null });
    await tessera.database.db.updateTable('users').set({ may_sign_in: false }).where('id', '=', lin).execute();
    const change = (body: object) => call('PATCH', `/v1/users/${lin}`, { headers, body });
    now += tooLong;
    expect(codeOf(await change({ email: `eve-${now}@evil.example` }))).toEqual(tooOld);
    expect((await change({ name: 'Linus' })).status).toBe(200);
  });

  it('asks for another name of an application, which people see at the consent', async () => {
    const session = await signIn();
    let headers = ofSession(session);
    const application = await register(tessera, { scopes: ['read'] });
    const { name } = (await call('GET', `/v1/account/applications/${application.id}`, { headers })).body.data;
    const rename = async (to: string) =>
      codeOf(await call('PATCH', `/v1/account/applications/${application.id}`, { headers, body: { name: to } }));
    now += tooLong;
    expect(await rename('Google')).toEqual(tooOld);
    expect((await rename(name)).status).toBe(200);
    headers = ofSession(await proved(session));
    expect((await rename('Google')).status).toBe(200);
  });

  it('is asked for when a stored answer of GraphQL would show a secret again, and for no other one', async () => {
    const headers = ofSession(await signIn());
    const hook = 'mutation { createWebhook(input: {url: "https://hook.example/g", events: [RESOURCE_CREATED]}) { secret } }';
    const resource = 'mutation { createResource(input: {name: "Once"}) { resource { id } } }';
    const twice = (key: string, query: string) =>
      call('POST', '/graphql', { headers: { ...headers, 'Idempotency-Key': key }, body: { query } });
    const { secret } = (await twice('a-hook', hook)).body.data.createWebhook;
    const made = (await twice('a-resource', resource)).body.data;
    expect((await twice('a-hook', hook)).body.data.createWebhook.secret).toBe(secret);
    now += tooLong;
    const late = await twice('a-hook', hook);
    expect(JSON.stringify(late.body)).toContain('insufficient_user_authentication');
    expect(JSON.stringify(late.body)).not.toContain(secret);
    expect((await twice('a-resource', resource)).body.data).toEqual(made);
  });

  it('asks for the removal of an editor, and not for that of a viewer', async () => {
    const headers = ofSession(await signIn());
    now += tooLong;
    const remove = async (role: 'viewer' | 'editor') => {
      const { userId } = await somebody(tessera.database.db, tessera.accountId, { role });
      return codeOf(await call('DELETE', `/v1/account/members/${userId}`, { headers }));
    };
    expect(await remove('editor')).toEqual(tooOld);
    expect(await remove('viewer')).toEqual({ status: 204, code: undefined });
  });
});

describe('proveSession', () => {
  it('makes the session as good as a new sign-in, at once and on connections under its new token, which renewing does not', async () => {
    const first = await signIn();
    now += tooLong;
    const session = (await call('POST', '/v1/auth/renew', { headers: ofSession(first) })).body.session_token;
    expect(codeOf(await makeKey(ofSession(session)))).toEqual(tooOld);
    const channel = await connectChannel(tessera.url);
    await channel.ask({ type: 'authenticate', token: session });
    const addOne = () => channel.ask({ type: 'call', operation: 'createUser', body: { name: 'Lin', email: `lin-${now}@tessera.example` } });
    expect((await addOne()).body.error.code).toBe('insufficient_user_authentication');
    const next = await proved(session);
    expect((await makeKey(ofSession(next))).status).toBe(201);
    // Who else is connected with the former token may have a copy of it.
    expect((await channel.closed).code).toBe(3504);
    const again = await connectChannel(tessera.url);
    await again.ask({ type: 'authenticate', token: next });
    const user = { name: 'Lin', email: `lin-${now}@tessera.example` };
    expect((await again.ask({ type: 'call', operation: 'createUser', body: user })).status).toBe(201);
    again.socket.close();
    expect(await entries('proveSession')).toMatchObject([{ subject_id: ada.userId, credential_type: 'session', changes: {} }]);
    now += tooLong;
    expect(codeOf(await makeKey(ofSession(next)))).toEqual(tooOld);
  });

  it('raises no copy of the token, which ends the session when it is shown later', async () => {
    const copy = await signIn();
    now += tooLong;
    const { body } = await prove(copy);
    expect(body.expires_at).toBe(new Date(now - tooLong + lifetimes.session * 1000).toISOString());
    expect(codeOf(await makeKey(ofSession(copy)))).toEqual({ status: 401, code: 'invalid_token' });
    expect((await makeKey(ofSession(body.session_token))).status).toBe(201);
    now += 11_000;
    expect(codeOf(await makeKey(ofSession(copy)))).toEqual({ status: 401, code: 'invalid_token' });
    expect(codeOf(await makeKey(ofSession(body.session_token)))).toEqual({ status: 401, code: 'invalid_token' });
  });

  it('needs the password, whose guesses are counted and stand in the audit log', async () => {
    const session = await signIn();
    now += tooLong;
    const wrong = await prove(session, { current_password: 'wrong' });
    expect(refusal(wrong)).toEqual({ status: 422, code: 'unprocessable', said: true });
    expect(wrong.body.error.details).toMatchObject([{ field: 'current_password' }]);
    expect(codeOf(await makeKey(ofSession(session)))).toEqual(tooOld);
    for (let turn = 0; turn < 9; turn += 1) await prove(session, { current_password: 'wrong' });
    expect((await prove(session)).status).toBe(429);
    expect(await entries('proveSession')).toMatchObject([{ changes: { succeeded: false } }]);
  });

  it('needs the second factor where there is one', async () => {
    const session = await signIn();
    const as = (path: string, body: object) => call('POST', `/v1/auth/${path}`, { headers: ofSession(session), body });
    const { id, secret } = (await as('second-factors/totp', { current_password: aPassword })).body;
    const code = () => generateSync({ secret, epoch: Math.floor(now / 1000) });
    expect((await as(`second-factors/${id}/confirm`, { code: code() })).status).toBe(200);
    now += tooLong;
    expect(refusal(await prove(session))).toEqual({ status: 403, code: 'second_factor_required', said: true });
    expect(codeOf(await makeKey(ofSession(session)))).toEqual(tooOld);
    expect((await makeKey(ofSession(await proved(session, { code: code() })))).status).toBe(201);
  });

  it('does not count without the second factor that the account demands', async () => {
    const session = await signIn();
    const demand = (everybody_needs_second_factor: boolean) =>
      tessera.database.db.updateTable('accounts').set({ everybody_needs_second_factor }).where('id', '=', ada.accountId).execute();
    await demand(true);
    now += tooLong;
    expect(refusal(await prove(session))).toEqual({ status: 409, code: 'invalid_state', said: true });
    expect(codeOf(await makeKey(ofSession(session)))).toEqual(tooOld);
    await demand(false);
  });

  it('is for sessions alone', async () => {
    const body = { current_password: aPassword };
    expect((await call('POST', '/v1/auth/sessions/prove', { headers: { 'X-API-Key': tessera.admin.key }, body })).status).toBe(401);
  });
});

describe('an application', () => {
  it('leads its person through a new sign-in by max_age, whose tokens are as recent; refreshing makes none', async () => {
    const scopes = ['read', 'write', 'admin'];
    const application = await register(tessera, { scopes });
    const query = { client_id: application.id, redirect_uri: callback, response_type: 'code', scope: scopes.join(' '), ...challenged };
    const person = browser(tessera, anAddress());
    const tokens = async (more: Record<string, string>, asks: boolean) => {
      let seen = await person.open(`/oauth/authorize?${new URLSearchParams({ ...query, ...more })}`);
      expect(seen.page?.includes('name="password"') ?? false).toBe(asks);
      if (asks) seen = await person.submit(seen, { email: ada.email, password });
      if (seen.page?.includes('name="decision"')) seen = await person.submit(seen, { decision: 'allow' });
      const code = seen.outside!.searchParams.get('code')!;
      const grant = { grant_type: 'authorization_code', code, redirect_uri: callback, code_verifier: verifier };
      return (await postForm(tessera, '/oauth/token', { ...grant, client_id: application.id, client_secret: application.secret! })).body;
    };
    // An application makes a key that ends with its own token.
    const first = await tokens({}, true);
    expect((await makeKey(ofToken(first.access_token))).status).toBe(201);
    now += tooLong;
    const later = await tokens({}, false);
    expect(codeOf(await makeKey(ofToken(later.access_token)))).toEqual(tooOld);
    const refresh = { grant_type: 'refresh_token', refresh_token: later.refresh_token };
    const refreshed = await postForm(tessera, '/oauth/token', {
      ...refresh,
      client_id: application.id,
      client_secret: application.secret!,
    });
    expect(codeOf(await makeKey(ofToken(refreshed.body.access_token)))).toEqual(tooOld);
    const again = await tokens({ max_age: String(lifetimes.recent_sign_in) }, true);
    expect((await makeKey(ofToken(again.access_token))).status).toBe(201);
  });

  it('reads when its person signed in from a JWT and from introspection, also after a refresh; of itself there is no such time', async () => {
    const { code, redeem, refresh, introspect, token } = await signedIn(tessera, { address: anAddress() });
    const auth_time = Math.floor(now / 1000);
    const jwt = { token_format: 'jwt' };
    const value = await code();
    now += 30_000;
    const first = (await redeem(value, jwt)).body;
    now += tooLong;
    const later = (await refresh(first.refresh_token, jwt)).body;
    const opaque = (await refresh(later.refresh_token)).body;
    for (const { access_token } of [first, later]) expect(decodeJwt(access_token).auth_time).toBe(auth_time);
    for (const one of [later.access_token, opaque.access_token, opaque.refresh_token])
      expect((await introspect(one)).body).toMatchObject({ active: true, auth_time });
    const { body: password } = await call('POST', '/api/token', {
      body: { email: ada.email, password: aPassword, account_id: ada.accountId },
    });
    expect(decodeJwt(password.access_token)).toMatchObject({ auth_time: Math.floor(now / 1000) });
    const itself = (await token({ grant_type: 'client_credentials', ...jwt })).body.access_token;
    expect(decodeJwt(itself)).not.toHaveProperty('auth_time');
    expect((await introspect(itself)).body).not.toHaveProperty('auth_time');
  });

  it.each([
    ['public', false],
    ['confidential', true],
  ] as const)('that is %s gets tokens without being asked after an older sign-in, and a refresh token: %s', async (type, refreshes) => {
    const { code, redeem } = await signedIn(tessera, { type, address: anAddress() });
    expect((await redeem(await code())).body.refresh_token).toBeDefined();
    now += justInTime;
    expect((await redeem(await code())).body.refresh_token).toBeDefined();
    now += 1000;
    const value = await code();
    const { status, body } = await redeem(value);
    expect([status, body.refresh_token !== undefined]).toEqual([200, refreshes]);
    expect((await redeem(await code({ prompt: 'login' }))).body.refresh_token).toBeDefined();
  });

  it('refreshes tokens for a year at most', async () => {
    const { code, redeem, refresh } = await signedIn(tessera, { address: anAddress() });
    let token = (await redeem(await code())).body.refresh_token;
    const begun = now;
    const year = lifetimes.refresh_longest * 1000;
    for (; now < begun + year - 1000; now = Math.min(now + lifetimes.refresh_token * 999, begun + year - 1000))
      token = (await refresh(token)).body.refresh_token;
    const { status, body } = await refresh(token);
    expect(status).toBe(200);
    now = begun + year;
    expect((await refresh(body.refresh_token)).body.error).toBe('invalid_grant');
  });

  it('that acts for itself is not asked', async () => {
    const application = await register(tessera, { scopes: ['read', 'write', 'admin'], createdBy: ada.userId });
    const grant = { grant_type: 'client_credentials', client_id: application.id, client_secret: application.secret! };
    const { access_token } = (await postForm(tessera, '/oauth/token', grant)).body;
    now += tooLong;
    expect((await makeKey(ofToken(access_token))).status).toBe(201);
  });
});

describe('the sign-in pages', () => {
  const seesAfter = async (address: (person: ReturnType<typeof browser>) => Promise<string>) => {
    const person = browser(tessera, anAddress());
    const first = await person.open(await address(person));
    await person.submit(first, { email: ada.email, password });
    const form = await person.open(await address(person));
    const shown = form.page!.includes('name="decision"');
    now += tooLong;
    const again = await person.open(await address(person));
    return { person, form, shown, asks: again.page!.includes('name="password"') };
  };

  it('ask for a recent sign-in before a device is connected, also where the form was shown before', async () => {
    const code = async () => {
      const { body } = await postForm(tessera, '/oauth/device-authorization', { client_id: 'tessera-cli' });
      const { pathname, search } = new URL(body.verification_uri_complete);
      return pathname + search;
    };
    const { person, form, shown, asks } = await seesAfter(code);
    expect([shown, asks]).toEqual([true, true]);
    expect((await person.submit(form, { decision: 'allow' })).page).toContain('name="password"');
  });

  it('ask for one before a consent is given, and not before it is refused', async () => {
    const application = await register(tessera, { scopes: ['read'] });
    const query = { client_id: application.id, redirect_uri: callback, response_type: 'code', scope: 'read', ...challenged };
    const { person, form, shown, asks } = await seesAfter(async () => `/oauth/authorize?${new URLSearchParams(query)}`);
    expect([shown, asks]).toEqual([true, true]);
    expect((await person.submit(form, { decision: 'deny' })).outside!.searchParams.get('error')).toBe('access_denied');
    const asked = await person.submit(form, { decision: 'allow' });
    expect(asked.page).toContain('name="password"');
    const agreed = await person.submit(await person.submit(asked, { email: ada.email, password }), { decision: 'allow' });
    expect(agreed.outside!.searchParams.has('code')).toBe(true);
    now += tooLong;
    const later = await person.open(`/oauth/authorize?${new URLSearchParams(query)}`);
    expect(later.outside!.searchParams.has('code')).toBe(true);
  });
});
