import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAddress, fromAnywhere } from '../../src/testing/addresses.ts';
import { signedIn as application, browser, isSignedInAtPages, signInAtPages } from '../support/oauth.ts';
import { aPassword, at, type Somebody, somebody } from '../support/people.ts';

const other = 'seven lamps on the quiet quay';

let tessera: Tessera;
let now: number;
beforeAll(async () => {
  now = Date.now();
  tessera = await bootTessera({ env: fromAnywhere, clock: () => new Date(now) });
});
afterAll(() => tessera?.close());

type Person = ReturnType<typeof browser>;
let address: string;
let ada: Somebody;
let person: Person;
beforeEach(async () => {
  now += 120_000;
  address = anAddress();
  ada = await somebody(tessera.database.db, tessera.accountId);
  person = await atDashboard();
});

/** A browser that is signed in at the dashboard. */
const atDashboard = async (secret = aPassword, email = ada.email): Promise<Person> => {
  const one = browser(tessera, address);
  await signInAtPages(one, email, secret);
  expect(one.cookies.get('tessera_dashboard')).toMatch(/^tds_/);
  return one;
};

/** A call of the page of the dashboard. */
const call = async (method: string, path: string, body?: object, from = person, headers: Record<string, string> = {}) => {
  const json = body && { body: JSON.stringify(body) };
  const sent = { 'X-Tessera-Dashboard': '1', ...(body && { 'Content-Type': 'application/json' }), ...headers };
  const response = await from.request(`/dashboard/api${path}`, { method, headers: sent, ...json });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined };
};
const own = (method: string, path: string, body?: object, from = person) => call(method, `/v1/auth/${path}`, body, from);
const statusOf = async (from: Person) => (await own('GET', 'sessions', undefined, from)).status;
const copyOf = (one: Person): Person => {
  const copy = browser(tessera, address);
  for (const [name, value] of one.cookies) copy.cookies.set(name, value);
  return copy;
};
const shows = (secret: string): string => generateSync({ secret, epoch: Math.floor(now / 1000) });

describe('the page of the dashboard', () => {
  it('lists where its person is signed in, ends one, and ends all others', async () => {
    const [second, third] = [await atDashboard(), await atDashboard()];
    const { sessions } = (await own('GET', 'sessions')).body;
    expect(sessions.map(({ kind, current }: { kind: string; current: boolean }) => [kind, current])).toEqual([
      ['browser', false],
      ['browser', false],
      ['browser', true],
    ]);
    expect((await own('DELETE', `sessions/${sessions[0].id}`)).status).toBe(204);
    expect((await own('POST', 'sessions/end-others')).body).toEqual({ ended: 1 });
    expect([await statusOf(second), await statusOf(third), await statusOf(person)]).toEqual([401, 401, 200]);
  });

  it('lists the consents of its person, and withdraws one', async () => {
    const asked = await application(tessera, { address });
    const { access_token } = (await asked.redeem(await asked.code())).body;
    person = await atDashboard(aPassword, asked.email);
    const { consents } = (await own('GET', 'consents')).body;
    expect(consents).toMatchObject([{ application_id: asked.application.id, name: 'Wall Board' }]);
    expect((await own('DELETE', `consents/${asked.application.id}`)).status).toBe(204);
    expect((await own('GET', 'consents')).body.consents).toEqual([]);
    const headers = { Authorization: `Bearer ${access_token}` };
    expect((await at(tessera, address)('GET', '/v1/resources', { headers })).status).toBe(401);
  });

  it('acts for whoever is signed in, whatever else the page sends', async () => {
    const grace = await somebody(tessera.database.db, tessera.accountId);
    const credentials = { email: grace.email, password: aPassword, account_id: grace.accountId };
    const foreign = (await at(tessera, address)('POST', '/v1/auth/login', { body: credentials })).body.session_token;
    const seen = await call('GET', '/v1/auth/email-change', undefined, person, {
      'X-Session-Token': foreign,
      Authorization: 'Bearer none',
    });
    expect([seen.status, seen.body.email]).toEqual([200, ada.email]);
  });

  it('does nothing for pages of other sites, and for whoever is not signed in', async () => {
    const without = await person.request('/dashboard/api/v1/auth/sessions/end-others', { method: 'POST' });
    const foreign = await call('POST', '/v1/auth/sessions/end-others', undefined, person, { Origin: 'https://evil.example' });
    expect([without.status, foreign.status]).toEqual([403, 403]);
    expect(await statusOf(browser(tessera, address))).toBe(401);
    const odd = browser(tessera, address);
    odd.cookies.set('tessera_dashboard', 'A'.repeat(43));
    expect(await statusOf(odd)).toBe(401);
  });

  it('is signed out with its sign-in, its tokens, and after a day', async () => {
    const [revoked, ended, kept] = [await atDashboard(), copyOf(person), await atDashboard()];
    expect((await call('GET', '/v1/users/me', undefined, ended)).status).toBe(200);
    await person.request('/dashboard/sign-out', { method: 'POST', headers: { 'X-Tessera-Dashboard': '1' } });
    expect(await statusOf(ended)).toBe(401);
    const [newest] = (await own('GET', 'sessions', undefined, revoked)).body.sessions.filter(
      ({ current }: { current: boolean }) => current,
    );
    await tessera.database.db
      .updateTable('token_families')
      .set({ revoked_at: new Date(now).toISOString() })
      .where('session_id', '=', newest.id)
      .execute();
    now += 2000;
    expect([await statusOf(revoked), await statusOf(kept)]).toEqual([401, 200]);
    now += 24 * 3_600_000;
    expect(await statusOf(kept)).toBe(401);
  });
});

describe('a change of the password at the dashboard', () => {
  const change = (fields: object = {}, from = person) =>
    own('POST', 'password/change', { current_password: aPassword, password: other, ...fields }, from);

  it('needs the present one, and says what is wrong', async () => {
    const wrong = await change({ current_password: 'wrong' });
    expect([wrong.status, wrong.body.error.details[0].field]).toEqual([422, 'current_password']);
    const short = await change({ password: 'short' });
    expect([short.status, short.body.error.details[0].field]).toEqual([400, 'password']);
    expect(await statusOf(person)).toBe(200);
  });

  it('shows the page no token, and ends every sign-in, also its own and a copy of it', async () => {
    const [copy, elsewhere] = [copyOf(person), await atDashboard()];
    const changed = await change();
    expect([changed.status, changed.body, changed.headers.getSetCookie()]).toEqual([204, undefined, []]);
    expect([await statusOf(person), await statusOf(copy), await statusOf(elsewhere)]).toEqual([401, 401, 401]);
    for (const one of [person, copy, elsewhere]) expect(await isSignedInAtPages(one)).toBe(false);
    expect((await call('GET', '/v1/users/me', undefined, copy)).status).toBe(401);
    expect(await statusOf(await atDashboard(other))).toBe(200);
  });
});

describe('second factors at the dashboard', () => {
  const enrol = async (proof: object = {}) => {
    const begun = await own('POST', 'second-factors/totp', { current_password: aPassword, name: 'My phone', ...proof });
    if (begun.status !== 201) return { begun, secret: '', codes: [] as string[] };
    const { id, secret } = begun.body;
    const confirmed = await own('POST', `second-factors/${id}/confirm`, { code: shows(secret) });
    now += 30_000;
    return { begun, secret, codes: confirmed.body.recovery_codes as string[] };
  };

  it('begin with recovery codes, and end every sign-in except the one that adds the first', async () => {
    const elsewhere = await atDashboard();
    const { codes } = await enrol();
    expect(codes).toHaveLength(10);
    expect([await statusOf(person), await statusOf(elsewhere)]).toEqual([200, 401]);
    expect((await call('GET', '/v1/users/me')).status).toBe(200);
    expect([await isSignedInAtPages(person), await isSignedInAtPages(elsewhere)]).toEqual([true, false]);
  });

  it('count for the dashboard that has added the first, where the account demands one', async () => {
    const demand = (everybody_needs_second_factor: boolean) =>
      tessera.admin.call('PATCH', '/v1/account/security', { everybody_needs_second_factor });
    ada = await somebody(tessera.database.db, tessera.accountId, { role: 'admin' });
    person = await atDashboard();
    await enrol();
    const makeKey = () => call('POST', '/v1/account/api-keys', { name: 'For later', scopes: ['read'] });
    expect((await demand(true)).status).toBe(200);
    try {
      now += 2000;
      expect((await makeKey()).status).toBe(201);
    } finally {
      await demand(false);
    }
  });

  it('are changed with the password and one of them', async () => {
    const { secret, codes } = await enrol();
    const { second_factors, recovery_codes_left } = (await own('GET', 'second-factors')).body;
    expect([second_factors.map(({ name }: { name: string }) => name), recovery_codes_left]).toEqual([['My phone'], 10]);
    const remove = (proof: object) =>
      own('POST', `second-factors/${second_factors[0].id}/remove`, { current_password: aPassword, ...proof });
    expect((await remove({})).body.error.code).toBe('second_factor_required');
    expect((await remove({ code: codes[0], current_password: 'wrong' })).status).toBe(422);
    expect((await enrol()).begun.status).toBe(403);
    const fresh = await own('POST', 'second-factors/recovery-codes', { current_password: aPassword, code: shows(secret) });
    expect(fresh.body.recovery_codes).toHaveLength(10);
    expect((await remove({ code: codes[1] })).status).toBe(422);
    expect((await remove({ code: fresh.body.recovery_codes[0] })).status).toBe(204);
    expect((await own('GET', 'second-factors')).body).toEqual({ second_factors: [], recovery_codes_left: 0 });
  });
});

describe('the addresses at which people look for their account', () => {
  it.each([
    ['/login', '/dashboard'],
    ['/account', '/dashboard/profile'],
  ])('%s leads to %s', async (from, to) => {
    for (const method of ['GET', 'HEAD']) {
      const led = await person.request(from, { method });
      expect([led.status, led.headers.get('location')]).toEqual([303, `${tessera.publicUrl}${to}`]);
    }
    const refused = await person.request(from, { method: 'POST' });
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
