import { anInstant, bootTessera, serverUrl, type Tessera } from '@tessera/platform/testing';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lifetimes } from '../../src/contract/plans.ts';
import { anAddress, fromAnywhere } from '../../src/testing/addresses.ts';
import { aPassword, at, refusal, type Somebody, somebody } from '../support/people.ts';

const aToken = expect.stringMatching(/^[A-Za-z0-9_-]{43}$/);
const hour = 60 * 60 * 1000;

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
  // What was trusted for a second no longer is.
  now += 2000;
  call = at(tessera, anAddress());
  ada = await somebody(tessera.database.db, tessera.accountId);
});

const login = (own: object = {}) => call('POST', '/v1/auth/login', { body: { email: ada.email, password: aPassword, ...own } });
const signedIn = async (own: object = {}): Promise<string> => (await login(own)).body.session_token;
const withToken = (token: string) => ({ headers: { 'X-Session-Token': token } });
const me = (token: string) => call('GET', '/v1/users/me', withToken(token));
const renew = (token: string) => call('POST', '/v1/auth/renew', withToken(token));
const logout = (token: string) => call('POST', '/v1/auth/logout', withToken(token));
const invalid = { status: 401, code: 'invalid_token', said: true };
const deny = async (answer: Promise<Parameters<typeof refusal>[0]>) => {
  const { status, body } = await answer;
  return { status, code: body?.error?.code };
};
const invalidForm = { status: 401, code: 'invalid_token' };

describe('login', () => {
  it('opens a session of 24 hours that does what the role allows', async () => {
    const { status, body, headers } = await login();
    expect({ status, body }).toEqual({ status: 200, body: { session_token: aToken, expires_at: anInstant } });
    expect(Date.parse(body.expires_at) - now).toBe(24 * hour);
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await me(body.session_token)).body.data.id).toBe(ada.userId);
    const created = await call('POST', '/v1/resources', { ...withToken(body.session_token), body: { name: 'Atlas' } });
    expect(created.status).toBe(201);
    expect(created.body.data.owner_id).toBe(ada.userId);
  });

  it('gives a viewer a session that never writes', async () => {
    ada = await somebody(tessera.database.db, tessera.accountId, { role: 'viewer' });
    const answer = call('POST', '/v1/resources', { ...withToken(await signedIn()), body: { name: 'Atlas' } });
    expect(await deny(answer)).toEqual({ status: 403, code: 'invalid_scope' });
  });

  it('answers an unknown address, a wrong password and a person without a password with the same words', async () => {
    const unset = await somebody(tessera.database.db, tessera.accountId, { password: null });
    const answers = [
      await login({ email: 'nobody@tessera.example' }),
      await login({ password: 'wrong' }),
      await login({ email: unset.email }),
    ];
    const told = answers.map(({ status, body }) => ({ status, body: { ...body, error: { ...body.error, request_id: '' } } }));
    const message = 'Wrong e-mail address or password.';
    const error = { type: 'authentication_error', code: 'invalid_credentials', message, request_id: '', details: [] };
    for (const one of told) {
      expect(one.status).toBe(401);
      expect(one.body.error.code).toBe(error.code);
      expect(one).toEqual(told[0]);
      expect(one.body.message).toBe(one.body.error.message);
    }
  });

  it('never takes a token over: who signs in gets one that nobody knew before', async () => {
    const planted = 'a'.repeat(43);
    const { body } = await call('POST', '/v1/auth/login', { body: { email: ada.email, password: aPassword }, ...withToken(planted) });
    expect(body.session_token).not.toBe(planted);
    expect(await deny(me(planted))).toEqual(invalidForm);
    const eve = await somebody(tessera.database.db, tessera.accountId);
    const eves = await signedIn({ email: eve.email });
    const again = await call('POST', '/v1/auth/login', { body: { email: ada.email, password: aPassword }, ...withToken(eves) });
    expect(again.body.session_token).not.toBe(eves);
    expect((await me(eves)).body.data.id).toBe(eve.userId);
  });

  it('chooses the account by account_id', async () => {
    const other = await tessera.otherAccount();
    const { account_id } = await tessera.database.db
      .selectFrom('users')
      .select('account_id')
      .where('id', '=', other.userId)
      .executeTakeFirstOrThrow();
    const there = await somebody(tessera.database.db, account_id, { email: ada.email });
    expect((await me(await signedIn({ account_id }))).body.data.id).toBe(there.userId);
    expect((await me(await signedIn())).body.data.id).toBe(ada.userId);
  });

  it('refuses the eleventh failure with 429 and Retry-After, and lets the person in from elsewhere', async () => {
    const answers = await Promise.all(Array.from({ length: 11 }, () => login({ password: 'wrong', account_id: tessera.accountId })));
    const [over, ...more] = answers.filter(({ status }) => status === 429);
    expect(more).toEqual([]);
    expect(refusal(over!)).toEqual({ status: 429, code: 'rate_limit_exceeded', said: true });
    const after = Number(over!.headers.get('retry-after'));
    expect(after).toBeGreaterThan(0);
    expect([over!.headers.get('ratelimit'), over!.headers.get('x-ratelimit-remaining')]).toEqual([`"attempts";r=0;t=${after}`, '0']);
    expect((await login()).status).toBe(429);
    call = at(tessera, anAddress());
    expect((await login()).status).toBe(200);
  });
});

describe('renewSession', () => {
  it('gives another token and 24 hours anew, and ends the one before at once', async () => {
    const first = await signedIn();
    now += 10 * hour;
    const { status, body, headers } = await renew(first);
    expect({ status, body }).toEqual({ status: 200, body: { session_token: aToken, expires_at: anInstant } });
    expect(Date.parse(body.expires_at) - now).toBe(24 * hour);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(await deny(me(first))).toEqual(invalidForm);
    expect(refusal(await renew(first))).toEqual(invalid);
    now += 20 * hour;
    expect((await me(body.session_token)).status).toBe(200);
  });

  // An embedded database has one node. The clock stands still, so that nothing that was trusted for a second is forgotten by itself.
  it.skipIf(serverUrl === undefined)('ends the one before on other nodes, too, as soon as they are told', async () => {
    const other = await bootTessera({ env: fromAnywhere, clock: () => new Date(now), beside: tessera });
    try {
      const there = at(other, anAddress());
      const first = await signedIn();
      const status = async () => (await there('GET', '/v1/users/me', withToken(first))).status;
      expect(await status()).toBe(200);
      expect((await renew(first)).status).toBe(200);
      await expect.poll(status).toBe(401);
    } finally {
      await other.close();
    }
  });

  it('gives one of several at once a token, and the session goes on', async () => {
    const first = await signedIn();
    const answers = await Promise.all(Array.from({ length: 5 }, () => renew(first)));
    const [renewed, ...others] = answers.filter(({ status }) => status === 200);
    expect(others).toEqual([]);
    for (const one of answers.filter(({ status }) => status !== 200)) expect(refusal(one)).toEqual(invalid);
    expect((await me(renewed!.body.session_token)).status).toBe(200);
  });

  it('ends the session when a replaced token comes late: somebody has a copy', async () => {
    const first = await signedIn();
    const second: string = (await renew(first)).body.session_token;
    now += 11_000;
    expect(await deny(me(first))).toEqual(invalidForm);
    now += 1001;
    expect(await deny(me(second))).toEqual(invalidForm);
    expect(refusal(await renew(second))).toEqual(invalid);
  });

  it('ends thirty days after the sign-in, however often it is renewed', async () => {
    let token = await signedIn();
    const end = now + lifetimes.session_longest * 1000;
    let expires = '';
    while (Date.parse(expires) !== end) {
      now = Math.min(now + 23 * hour, end - 1000);
      ({ session_token: token, expires_at: expires } = (await renew(token)).body);
      expect(Date.parse(expires)).toBe(Math.min(now + 24 * hour, end));
    }
    now = end;
    expect(refusal(await renew(token))).toEqual({ status: 401, code: 'expired_token', said: true });
  });

  it('refuses a token that is too old with expired_token', async () => {
    const token = await signedIn();
    now += 24 * hour;
    expect(refusal(await renew(token))).toEqual({ status: 401, code: 'expired_token', said: true });
    expect(await deny(me(token))).toEqual({ status: 401, code: 'expired_token' });
  });

  it.each(['a'.repeat(16), 'a'.repeat(43), 'ä', ''])('refuses %j, which is no token', async (token) => {
    const headers = new Headers({ 'X-Session-Token': encodeURIComponent(token) });
    expect((await call('POST', '/v1/auth/renew', { headers: Object.fromEntries(headers) })).status).toBe(401);
  });

  it('takes no other kind of credential, and no two', async () => {
    expect((await call('POST', '/v1/auth/renew', { headers: { 'X-API-Key': tessera.admin.key } })).status).toBe(401);
    const both = await call('POST', '/v1/auth/renew', { headers: { 'X-API-Key': tessera.admin.key, 'X-Session-Token': await signedIn() } });
    expect(refusal(both)).toEqual({ status: 400, code: 'ambiguous_credentials', said: true });
  });
});

describe('logout', () => {
  it('ends the session at once', async () => {
    const token = await signedIn();
    expect((await me(token)).status).toBe(200);
    expect((await logout(token)).status).toBe(204);
    expect(await deny(me(token))).toEqual(invalidForm);
    expect(refusal(await logout(token))).toEqual(invalid);
    expect(refusal(await renew(token))).toEqual(invalid);
  });

  it('ends a session also while it is being renewed', async () => {
    const token = await signedIn();
    const [renewed, ended] = await Promise.all([renew(token), logout(token)]);
    now += 1001;
    const left = renewed.status === 200 ? (await me(renewed.body.session_token)).status : 401;
    // Whichever came first: who was told that the session is over has none left.
    expect([ended.status, left]).toBeOneOf([
      [204, 401],
      [401, 200],
    ]);
    expect((await me(token)).status).toBe(401);
  });

  it('refuses a token that is too old with expired_token', async () => {
    const token = await signedIn();
    now += 24 * hour;
    expect(refusal(await logout(token))).toEqual({ status: 401, code: 'expired_token', said: true });
  });

  it('leaves the other sessions of the person', async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    await logout(one);
    expect((await me(other)).status).toBe(200);
  });
});

describe('issuePasswordToken', () => {
  it.each([
    ['admin', 'read write admin'],
    ['editor', 'read write'],
    ['viewer', 'read'],
  ] as const)('gives the JWT of an %s all that the role allows: %s', async (role, scope) => {
    const { email, userId, accountId } = await somebody(tessera.database.db, tessera.accountId, { role });
    const { status, body } = await call('POST', '/api/token', { body: { email, password: aPassword, account_id: accountId } });
    expect([status, body.token_type, body.expires_in, body.scope]).toEqual([200, 'Bearer', lifetimes.access_token, scope]);
    expect(body).not.toHaveProperty('refresh_token');
    expect(decodeJwt(body.access_token)).toMatchObject({ sub: userId, scope, iss: tessera.publicUrl, aud: tessera.publicUrl });
  });
});

describe('a session', () => {
  it('follows the role of its person within a second', async () => {
    const token = await signedIn();
    const create = () => call('POST', '/v1/resources', { ...withToken(token), body: { name: 'Atlas' } });
    expect((await create()).status).toBe(201);
    expect((await tessera.admin.call('PATCH', `/v1/users/${ada.userId}`, { role: 'viewer' })).status).toBe(200);
    now += 1000;
    expect((await create()).status).toBe(403);
  });

  it('goes with its person within a second', async () => {
    const token = await signedIn();
    expect((await me(token)).status).toBe(200);
    expect((await tessera.admin.call('DELETE', `/v1/users/${ada.userId}`)).status).toBe(204);
    now += 1000;
    expect(await deny(me(token))).toEqual(invalidForm);
  });

  it('is kept as a hash', async () => {
    const token = await signedIn();
    const rows = await tessera.database.db.selectFrom('session_tokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('the audit log', () => {
  it('tells who signed in and out, with what and from where', async () => {
    const token = await signedIn();
    await logout(token);
    const rows = await tessera.database.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('subject_id', '=', ada.userId)
      .orderBy('id')
      .execute();
    expect(rows).toMatchObject([
      {
        action: 'login',
        actor_id: ada.userId,
        credential_type: 'password',
        credential_id: null,
        address: expect.stringMatching(/^198\.18\./),
      },
      { action: 'logout', actor_id: ada.userId, credential_type: 'session', credential_id: expect.stringMatching(/^ses_/), changes: {} },
    ]);
  });
});
