import { anInstant, bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../src/core/ids.ts';
import { anAddress, fromAnywhere } from '../../src/testing/addresses.ts';
import { signedIn as consented } from '../support/oauth.ts';
import { aPassword, at, refusal, type Somebody, somebody } from '../support/people.ts';

const other = 'seven lamps on the quiet quay';
const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:149.0) Gecko/20100101 Firefox/149.0';

let tessera: Tessera;
let now: number;
beforeAll(async () => {
  now = Date.parse('2026-03-14T09:26:53.589Z');
  tessera = await bootTessera({ env: fromAnywhere, clock: () => new Date(now) });
});
afterAll(() => tessera?.close());

let address: string;
let call: ReturnType<typeof at>;
let ada: Somebody;
beforeEach(async () => {
  // What was trusted for a second no longer is.
  now += 2000;
  address = anAddress();
  call = at(tessera, address);
  ada = await somebody(tessera.database.db, tessera.accountId);
});

const login = (email = ada.email, password = aPassword) =>
  call('POST', '/v1/auth/login', { body: { email, password, account_id: tessera.accountId }, headers: { 'User-Agent': agent } });
const signIn = async (email?: string): Promise<string> => (await login(email)).body.session_token;
const as = (token: string, method: string, path: string, body?: unknown) =>
  call(method, path, { body, headers: { 'X-Session-Token': token } });
const worksStill = async (token: string) => (await as(token, 'GET', '/v1/users/me')).status === 200;
const sessionsOf = async (token: string) => (await as(token, 'GET', '/v1/auth/sessions')).body.sessions;
const keyOf = async (userId: string) => ({ 'X-API-Key': (await tessera.scoped({ ...tessera.admin, userId }, ['read'])).key });
const change = (token: string, current_password = aPassword, password = other) =>
  as(token, 'POST', '/v1/auth/password/change', { current_password, password });
const entries = (action: string) =>
  tessera.database.db.selectFrom('audit_entries').selectAll().where('action', '=', action).where('actor_id', '=', ada.userId).execute();

describe('own sessions', () => {
  it('are listed with where they come from, the newest first, and the one that asks is marked', async () => {
    const first = await signIn();
    now += 1000;
    const second = await signIn();
    await signIn((await somebody(tessera.database.db, tessera.accountId)).email);
    const seen = { kind: 'api', amr: ['pwd'], address, user_agent: agent, created_at: anInstant, expires_at: anInstant };
    const anId = expect.stringMatching(/^ses_/);
    const [newer, older] = [
      { ...seen, id: anId, current: true },
      { ...seen, id: anId, current: false },
    ];
    expect(await sessionsOf(second)).toEqual([newer, older]);
    expect((await sessionsOf(first)).map(({ current }: { current: boolean }) => current)).toEqual([false, true]);
    now += 24 * 60 * 60 * 1000 - 500;
    expect(await sessionsOf(second)).toHaveLength(1);
  });

  it('say nothing of a program that says nothing, and keep the beginning of a long name', async () => {
    const body = { email: ada.email, password: aPassword, account_id: ada.accountId };
    const agents = ['', 'x'.repeat(300)];
    for (const agent of agents) await call('POST', '/v1/auth/login', { body, headers: { 'User-Agent': agent } });
    const seen = (await sessionsOf(await signIn())).map(({ user_agent }: { user_agent: string | null }) => user_agent);
    expect(new Set(seen)).toEqual(new Set([agent, null, 'x'.repeat(256)]));
  });

  it('are at most a hundred, the newest ones', async () => {
    const mine = await signIn();
    const [{ id: newest }] = await sessionsOf(mine);
    const rows = Array.from({ length: 100 }, (_, at) => ({
      account_id: ada.accountId,
      id: newId('session'),
      user_id: ada.userId,
      address,
      methods: ['pwd' as const],
      created_at: new Date(now - 1000 * (at + 1)).toISOString(),
      expires_at: new Date(now + 60_000).toISOString(),
    }));
    await tessera.database.db.insertInto('sessions').values(rows).execute();
    const seen = (await sessionsOf(mine)).map(({ id }: { id: string }) => id);
    expect(seen).toEqual([newest, ...rows.slice(0, 99).map(({ id }) => id)]);
  });

  it('have the browsers that are signed in at the pages, which can be ended too', async () => {
    const { email, person, ask } = await consented(tessera, { address });
    let page = await ask();
    page = await person.submit(page, { email, password: aPassword });
    expect(page.page).toContain('name="decision"');
    const token = await signIn(email);
    const browsers = (await sessionsOf(token)).filter(({ kind }: { kind: string }) => kind === 'browser');
    expect(browsers).toMatchObject([{ current: false, address, id: expect.stringMatching(/^ses_/) }]);
    expect((await as(token, 'DELETE', `/v1/auth/sessions/${browsers[0].id}`)).status).toBe(204);
    expect((await ask()).page).toContain('name="password"');
    expect(await sessionsOf(token)).toHaveLength(1);
  });

  it('are ended one by one, once, at once', async () => {
    const [mine, lost] = [await signIn(), await signIn()];
    const { id } = (await sessionsOf(lost)).find(({ current }: { current: boolean }) => current);
    const end = () => as(mine, 'DELETE', `/v1/auth/sessions/${id}`);
    expect(await worksStill(lost)).toBe(true);
    expect((await end()).status).toBe(204);
    expect(await worksStill(lost)).toBe(false);
    expect(refusal(await as(lost, 'POST', '/v1/auth/renew'))).toEqual({ status: 401, code: 'invalid_token', said: true });
    expect(refusal(await end())).toEqual({ status: 404, code: 'not_found', said: true });
    expect(await worksStill(mine)).toBe(true);
    expect(await entries('endOwnSession')).toMatchObject([
      { subject_id: ada.userId, changes: { session_id: id }, credential_type: 'session' },
    ]);
  });

  it('of somebody else are not there', async () => {
    const eve = await signIn((await somebody(tessera.database.db, tessera.accountId)).email);
    const [{ id }] = await sessionsOf(eve);
    const answer = await as(await signIn(), 'DELETE', `/v1/auth/sessions/${id}`);
    expect(refusal(answer)).toEqual({ status: 404, code: 'not_found', said: true });
    expect(await worksStill(eve)).toBe(true);
  });

  it('are ended all but one, which goes on', async () => {
    const eve = await signIn((await somebody(tessera.database.db, tessera.accountId)).email);
    const [mine, ...lost] = [await signIn(), await signIn(), await signIn()];
    const body = { email: ada.email, password: aPassword, account_id: ada.accountId };
    const { access_token } = (await call('POST', '/api/token', { body })).body;
    const resources = async () => (await call('GET', '/v1/resources', { headers: { Authorization: `Bearer ${access_token}` } })).status;
    expect(await resources()).toBe(200);
    const key = await keyOf(ada.userId);
    const answer = await as(mine!, 'POST', '/v1/auth/sessions/end-others');
    expect([answer.status, answer.body]).toEqual([200, { ended: 2 }]);
    expect(await resources()).toBe(401);
    expect((await call('GET', '/v1/resources', { headers: key })).status).toBe(200);
    expect(await Promise.all([mine!, ...lost, eve].map(worksStill))).toEqual([true, false, false, true]);
    expect(await entries('endOtherSessions')).toMatchObject([{ changes: { ended: 2 } }]);
  });

  it('are ended without the tokens of applications', async () => {
    const { email, redeem, code } = await consented(tessera, { address });
    const { access_token } = (await redeem(await code())).body;
    expect((await as(await signIn(email), 'POST', '/v1/auth/sessions/end-others')).status).toBe(200);
    expect((await call('GET', '/v1/resources', { headers: { Authorization: `Bearer ${access_token}` } })).status).toBe(200);
  });

  it('need a session: no key and no token of an application sees or ends them', async () => {
    for (const [method, path] of [
      ['GET', '/v1/auth/sessions'],
      ['POST', '/v1/auth/sessions/end-others'],
      ['GET', '/v1/auth/consents'],
    ] as const)
      expect((await call(method, path, { headers: { 'X-API-Key': tessera.admin.key } })).status).toBe(401);
  });
});

describe('changePassword', () => {
  it('sets the next password, ends every other access, and keeps the session that asks', async () => {
    const [mine, lost] = [await signIn(), await signIn()];
    const key = await keyOf(ada.userId);
    const changed = await change(mine);
    expect(changed.status).toBe(200);
    expect((await call('GET', '/v1/resources', { headers: key })).status).toBe(200);
    // A copy of the token that asked is as good as none.
    expect(await Promise.all([changed.body.session_token, mine, lost].map(worksStill))).toEqual([true, false, false]);
    expect((await login()).status).toBe(401);
    expect((await login(ada.email, other)).status).toBe(200);
    expect(await entries('changePassword')).toMatchObject([{ subject_id: ada.userId, credential_type: 'session', changes: {} }]);
  });

  it('ends browsers, tokens of applications and password links, and keeps consents', async () => {
    const { email, userId, person, code, redeem, refresh, ask } = await consented(tessera, { address });
    const { body: tokens } = await redeem(await code());
    const link = await tessera.admin.call('POST', `/v1/account/members/${userId}/password-link`);
    const mine = await signIn(email);
    const changed = await change(mine);
    expect(changed.status).toBe(200);
    const bearer = await call('GET', '/v1/resources', { headers: { Authorization: `Bearer ${tokens.access_token}` } });
    expect(bearer.status).toBe(401);
    expect((await refresh(tokens.refresh_token)).body.error).toBe('invalid_grant');
    const page = await ask();
    expect(page.page).toContain('name="password"');
    const token = new URL(link.body.data.url).searchParams.get('token');
    const late = await call('POST', '/v1/auth/password', { body: { token, password: 'a lantern over cold water' } });
    expect(refusal(late)).toEqual({ status: 401, code: 'invalid_token', said: true });
    expect((await as(changed.body.session_token, 'GET', '/v1/auth/consents')).body.consents).toHaveLength(1);
    expect(person.cookies.size).toBeGreaterThan(0);
  });

  it('refuses the name of the account, and changes nothing', async () => {
    const { db } = tessera.database;
    const { name } = await db.selectFrom('accounts').select('name').where('id', '=', tessera.accountId).executeTakeFirstOrThrow();
    await db.updateTable('accounts').set({ name: 'Quernstone' }).where('id', '=', tessera.accountId).execute();
    const mine = await signIn();
    const answer = await change(mine, aPassword, 'quernstone-account-1');
    await db.updateTable('accounts').set({ name }).where('id', '=', tessera.accountId).execute();
    expect(refusal(answer)).toEqual({ status: 422, code: 'unprocessable', said: true });
    expect(answer.body.error.details).toMatchObject([{ field: 'password', message: expect.stringContaining('names') }]);
    expect((await login()).status).toBe(200);
  });

  it.each([
    ['a wrong present password', 'wrong', other, 'current_password'],
    ['one that is easy to guess', aPassword, 'password1234', 'password'],
    ['a common sentence', aPassword, 'iloveyousomuch', 'password'],
    ['the same one', aPassword, aPassword, 'password'],
  ])('refuses %s and changes nothing', async (_what, present, next, field) => {
    const [mine, second] = [await signIn(), await signIn()];
    const answer = await change(mine, present, next);
    expect(refusal(answer)).toEqual({ status: 422, code: 'unprocessable', said: true });
    expect(answer.body.error.details).toMatchObject([{ field }]);
    expect(await Promise.all([mine, second].map(worksStill))).toEqual([true, true]);
    expect((await login()).status).toBe(200);
  });

  it('counts wrong passwords as failed sign-ins, and nothing else', async () => {
    const mine = await signIn();
    for (let at = 0; at < 12; at += 1) expect((await change(mine, aPassword, 'password1234')).status).toBe(422);
    for (let at = 0; at < 10; at += 1) expect((await change(mine, 'wrong')).status).toBe(422);
    const over = await change(mine);
    expect(refusal(over)).toEqual({ status: 429, code: 'rate_limit_exceeded', said: true });
    expect((await login()).status).toBe(429);
    expect(await entries('changePassword')).toMatchObject([{ changes: { succeeded: false, attempts: { count: 10 } } }]);
  });

  it('happens once, of several at once with the same present password', async () => {
    const mine = await signIn();
    const answers = await Promise.all(['one', 'two', 'three'].map((word) => change(mine, aPassword, `${other} ${word}`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  });

  it('is refused when the session ends meanwhile, and then nothing is changed', async () => {
    const [mine, second] = [await signIn(), await signIn()];
    const [changed] = await Promise.all([change(mine), as(second, 'POST', '/v1/auth/sessions/end-others')]);
    const isChanged = changed.status === 200;
    if (!isChanged) expect(changed.status).toBe(401);
    expect((await login(ada.email, isChanged ? other : aPassword)).status).toBe(200);
    // Whichever came first, only one of the two sessions is left.
    expect((await Promise.all([isChanged ? changed.body.session_token : mine, second].map(worksStill))).filter(Boolean)).toHaveLength(1);
  });
});

describe('own consents', () => {
  it('are listed and withdrawn, which ends the tokens of the application within a second', async () => {
    const { application, email, code, redeem, refresh } = await consented(tessera, { address });
    const { body: tokens } = await redeem(await code());
    const asApplication = () => call('GET', '/v1/resources', { headers: { Authorization: `Bearer ${tokens.access_token}` } });
    expect((await asApplication()).status).toBe(200);
    const mine = await signIn(email);
    const { status, body } = await as(mine, 'GET', '/v1/auth/consents');
    const consent = { application_id: application.id, name: 'Wall Board', granted_at: anInstant };
    expect(status).toBe(200);
    expect(body.consents).toMatchObject([{ ...consent, scopes: ['read:resources', 'write:resources'] }]);
    const withdraw = () => as(mine, 'DELETE', `/v1/auth/consents/${application.id}`);
    expect((await withdraw()).status).toBe(204);
    expect((await asApplication()).status).toBe(401);
    expect((await refresh(tokens.refresh_token)).body.error).toBe('invalid_grant');
    expect((await as(mine, 'GET', '/v1/auth/consents')).body).toEqual({ consents: [] });
    expect(refusal(await withdraw())).toEqual({ status: 404, code: 'not_found', said: true });
  });

  it('are at most a hundred, the newest ones', async () => {
    const { db } = tessera.database;
    const applications = Array.from({ length: 101 }, (_, at) => ({
      account_id: ada.accountId,
      id: newId('application'),
      name: `Application ${at}`,
      type: 'public' as const,
      redirect_uris: [],
      scopes: ['read'],
    }));
    await db.insertInto('applications').values(applications).execute();
    const consents = applications.map(({ account_id, id: application_id, scopes }, at) => {
      return { account_id, application_id, user_id: ada.userId, scopes, granted_at: new Date(now + at).toISOString() };
    });
    await db.insertInto('application_grants').values(consents).execute();
    const { status, body } = await as(await signIn(), 'GET', '/v1/auth/consents');
    expect([status, body.consents.length, body.consents[0].name, body.consents[99].name]).toEqual([
      200,
      100,
      'Application 100',
      'Application 1',
    ]);
  });

  it("are one's own: nobody withdraws those of others", async () => {
    const { application, email } = await consented(tessera, { address }).then(async (one) => {
      await one.code();
      return one;
    });
    const answer = await as(await signIn(), 'DELETE', `/v1/auth/consents/${application.id}`);
    expect(refusal(answer)).toEqual({ status: 404, code: 'not_found', said: true });
    expect((await as(await signIn(email), 'GET', '/v1/auth/consents')).body.consents).toHaveLength(1);
  });
});
