import { bootTessera, signedInChannel, type Tessera, until } from '@tessera/platform/testing';
import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lifetimes } from '../../src/contract/plans.ts';
import { newId } from '../../src/core/ids.ts';
import { fromAnywhere } from '../../src/testing/addresses.ts';
import { browser, inForm, isSignedInAtPages, postForm, register, signedIn, signInAtPages } from '../support/oauth.ts';
import { aPassword, at, type Somebody, somebody } from '../support/people.ts';

const office = '203.0.113.7';
const officeOverIpv6 = '2001:db8:0:1::7';
const offices = ['203.0.113.0/24', '2001:db8::/32'];
const home = '198.51.100.9';
const dayMs = 24 * 60 * 60 * 1000;

let tessera: Tessera;
let now: number;
let queries: string[] | undefined;
beforeAll(async () => {
  now = Date.parse('2026-03-14T09:26:53.589Z');
  tessera = await bootTessera({ env: fromAnywhere, clock: () => new Date(now), onStatement: ({ sql }) => void queries?.push(sql) });
});
afterAll(() => tessera?.close());

let boss: Somebody;
beforeEach(async () => {
  boss = await somebody(tessera.database.db, tessera.accountId, { role: 'admin' });
});
const none = {
  everybody_needs_second_factor: false,
  api_key_days: null,
  session_minutes: null,
  refresh_token_days: null,
  people_networks: [],
  program_networks: [],
};
afterEach(async () => {
  await tessera.database.db.updateTable('accounts').set(none).where('id', '=', tessera.accountId).execute();
  // What nodes have cached for a second is over.
  now += 2000;
});

const by =
  (headers: Record<string, string>, address = office) =>
  (method: string, path: string, body?: unknown) =>
    at(tessera, address)(method, path, { body, headers });
const login = (person: Somebody, address = office) =>
  at(tessera, address)('POST', '/v1/auth/login', { body: { email: person.email, password: aPassword, account_id: person.accountId } });
const sessionOf = async (person: Somebody, address = office) => ({ 'X-Session-Token': (await login(person, address)).body.session_token });
const adminKey = () => ({ 'X-API-Key': tessera.admin.key });
const security = '/v1/account/security';
/** The boss is signed in at the office. */
const set = async (policies: object) => by(await sessionOf(boss))('PATCH', security, policies);
const preview = async (policies: object) => by(await sessionOf(boss))('POST', `${security}/preview`, policies);
const codeOf = ({ status, body }: Awaited<ReturnType<typeof login>>) => `${status} ${body?.error?.code ?? body?.error ?? ''}`.trim();
const refusedField = ({ status, body }: Awaited<ReturnType<typeof login>>) => [status, body.error?.details?.[0]?.field];
const resources = (headers: Record<string, string>, address = office) => by(headers, address)('GET', '/v1/resources');

/** What the audit log has of credentials of an application that policies have refused. */
const refusedGrants = async (applicationId: string) =>
  (
    await tessera.database.db
      .selectFrom('audit_entries')
      .select(['action', 'changes', 'address', 'actor_id', 'subject_id', 'credential_type'])
      .where('credential_id', '=', applicationId)
      .execute()
  ).filter(({ changes }) => changes.succeeded === false);
const refusedGrant = (action: string, subject_id: string, why: object, count = 1) => {
  const attempts = { count, first_at: new Date(now).toISOString(), last_at: new Date(now).toISOString() };
  const changes = { succeeded: false, ...why, attempts };
  return { action, subject_id, address: home, actor_id: null, credential_type: 'oauth_token', changes };
};

describe('networks of people', () => {
  it('let them sign in and work from there alone, over IPv4 and IPv6', async () => {
    const ada = await somebody(tessera.database.db, tessera.accountId);
    const open = await sessionOf(ada, home);
    expect((await set({ people_networks: offices })).status).toBe(200);
    expect(codeOf(await login(ada, home))).toBe('403 network_not_allowed');
    expect(codeOf(await resources(open, home))).toBe('403 network_not_allowed');
    expect((await resources(open, office)).status).toBe(200);
    expect((await resources(open, officeOverIpv6)).status).toBe(200);
    expect((await login(ada, `::ffff:${office}`)).status).toBe(200);
    const token = (address: string) =>
      at(tessera, address)('POST', '/api/token', { body: { email: ada.email, password: aPassword, account_id: ada.accountId } });
    expect(codeOf(await token(home))).toBe('403 network_not_allowed');
    const { access_token } = (await token(office)).body;
    expect((await resources({ Authorization: `Bearer ${access_token}` }, office)).status).toBe(200);
    expect(codeOf(await resources({ Authorization: `Bearer ${access_token}` }, home))).toBe('403 network_not_allowed');
  });

  it('leave an entry in the audit log for a sign-in that they refuse', async () => {
    await set({ people_networks: offices });
    await login(boss, home);
    const refused = () =>
      tessera.database.db
        .selectFrom('audit_entries')
        .select(['action', 'changes', 'address', 'actor_id'])
        .where('subject_id', '=', boss.userId)
        .where('address', '=', home)
        .execute();
    await until(async () => (await refused()).length > 0);
    const at = new Date(now).toISOString();
    const changes = { succeeded: false, network: 'refused', attempts: { count: 1, first_at: at, last_at: at } };
    expect(await refused()).toEqual([{ action: 'login', address: home, actor_id: null, changes }]);
  });

  it('leave keys alone', async () => {
    await set({ people_networks: offices });
    expect((await resources(adminKey(), home)).status).toBe(200);
  });

  it('hold at the pages: a browser elsewhere is signed out there, and cannot sign in', async () => {
    const worker = browser(tessera, office);
    await signInAtPages(worker, boss.email);
    expect(await isSignedInAtPages(worker)).toBe(true);
    await set({ people_networks: offices });
    const elsewhere = browser(tessera, home);
    for (const [name, value] of worker.cookies) elsewhere.cookies.set(name, value);
    const own = await elsewhere.request('/dashboard/api/v1/auth/sessions', { headers: { 'X-Tessera-Dashboard': '1' } });
    expect([own.status, await own.text()]).toEqual([403, expect.stringContaining('"network_not_allowed"')]);
    expect(await isSignedInAtPages(elsewhere)).toBe(false);
    const refused = await signInAtPages(elsewhere, boss.email);
    expect(refused.status).toBe(401);
    expect(refused.page).toContain('your network is not allowed by the account');
    expect(await isSignedInAtPages(worker)).toBe(true);
  });
});

describe('networks of programs', () => {
  it('hold for keys at REST, GraphQL and the channel, and end connections that are open', async () => {
    const { key } = await tessera.someone('editor', ['read']);
    const channel = await signedInChannel(tessera.url, key);
    expect((await set({ program_networks: ['203.0.113.0/24'] })).status).toBe(200);
    expect((await channel.closed).reason).toBe('permissions_changed');
    expect(codeOf(await resources({ 'X-API-Key': key }, home))).toBe('403 network_not_allowed');
    expect((await resources({ 'X-API-Key': key }, office)).status).toBe(200);
    const query = { query: '{ resources(first: 1) { edges { node { id } } } }' };
    const graphql = await by({ 'X-API-Key': key }, home)('POST', '/graphql', query);
    expect(graphql.body.errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await by({ 'X-API-Key': key }, office)('POST', '/graphql', query)).body.errors).toBeUndefined();
  });

  it('hold for applications, at the token endpoint and wherever they use a token', async () => {
    const application = await register(tessera);
    const ask = (address: string) =>
      postForm(
        tessera,
        '/oauth/token',
        { grant_type: 'client_credentials', ...inForm(application) },
        { 'X-Forwarded-For': address, 'X-Forwarded-Proto': 'https' },
      );
    const { access_token } = (await ask(home)).body;
    await set({ program_networks: offices });
    expect(codeOf(await ask(home))).toBe('400 invalid_grant');
    expect((await ask(office)).status).toBe(200);
    const body = { ...inForm(application), grant_type: 'client_credentials', audience: tessera.url };
    expect(codeOf(await at(tessera, home)('POST', '/v1/auth/token', { body }))).toBe('403 network_not_allowed');
    const why = { grant: 'client_credentials', network: 'refused' };
    const both = [refusedGrant('issueClientToken', application.id, why), refusedGrant('token', application.id, why)];
    expect((await refusedGrants(application.id)).toSorted((one, other) => one.action.localeCompare(other.action))).toEqual(both);
    expect(codeOf(await resources({ Authorization: `Bearer ${access_token}` }, home))).toBe('403 network_not_allowed');
    expect((await resources({ Authorization: `Bearer ${access_token}` }, office)).status).toBe(200);
  });

  it('leave a refresh token unused that comes from elsewhere', async () => {
    const person = await signedIn(tessera);
    const { refresh_token } = (await person.redeem(await person.code())).body;
    const refresh = (address: string) =>
      postForm(
        tessera,
        '/oauth/token',
        { grant_type: 'refresh_token', refresh_token, ...inForm(person.application) },
        { 'X-Forwarded-For': address, 'X-Forwarded-Proto': 'https' },
      );
    await set({ program_networks: offices });
    expect(codeOf(await refresh(home))).toBe('400 invalid_grant');
    expect(codeOf(await refresh(home))).toBe('400 invalid_grant');
    expect((await refresh(office)).status).toBe(200);
    expect(await refusedGrants(person.application.id)).toEqual([
      refusedGrant('token', person.userId, { grant: 'refresh_token', network: 'refused' }, 2),
    ]);
  });
});

describe('lifetimes', () => {
  it('end keys that are there already, show their end, and let them be rerolled in time', async () => {
    const made = await by(adminKey())('POST', '/v1/account/api-keys', { name: 'Importer', scopes: ['read', 'admin'] });
    const { id, key, created_at } = made.body.data;
    const end = new Date(Date.parse(created_at) + 10 * dayMs).toISOString();
    await set({ api_key_days: 10 });
    expect((await by(await sessionOf(boss))('GET', `/v1/account/api-keys/${id}`)).body.data.expires_at).toBe(end);
    expect((await resources({ 'X-API-Key': key })).status).toBe(200);
    now = Date.parse(created_at) + 5 * dayMs;
    const renamed = await by(adminKey())('PATCH', `/v1/account/api-keys/${id}`, { name: 'Nightly importer' });
    expect([renamed.status, renamed.body.data.expires_at]).toEqual([200, end]);
    now = Date.parse(created_at) + 9 * dayMs;
    const next = await by({ 'X-API-Key': key })('POST', `/v1/account/api-keys/${id}/reroll`, { overlap_seconds: 3600 });
    expect(next.status).toBe(201);
    expect(next.body.data.expires_at).toBe(new Date(now + 10 * dayMs).toISOString());
    now = Date.parse(end);
    expect(codeOf(await resources({ 'X-API-Key': key }))).toBe('401 expired_token');
    expect((await resources({ 'X-API-Key': next.body.data.key })).status).toBe(200);
  });

  it('end sessions so many minutes after the sign-in, whether they are renewed or not', async () => {
    const ada = await somebody(tessera.database.db, tessera.accountId);
    const begun = now;
    const before = await sessionOf(ada);
    await set({ session_minutes: 60 });
    const after = await login(ada);
    expect(after.body.expires_at).toBe(new Date(begun + 3_600_000).toISOString());
    now = begun + 3_000_000;
    const renewed = await by({ 'X-Session-Token': after.body.session_token })('POST', '/v1/auth/renew');
    expect(renewed.body.expires_at).toBe(new Date(begun + 3_600_000).toISOString());
    now = begun + 3_600_000;
    expect(codeOf(await resources({ 'X-Session-Token': renewed.body.session_token }))).toBe('401 expired_token');
    expect(codeOf(await resources(before))).toBe('401 expired_token');
  });

  it('end tokens for a password and browsers at the pages with the sign-in', async () => {
    const begun = now;
    const worker = browser(tessera, office);
    await signInAtPages(worker, boss.email);
    const body = { email: boss.email, password: aPassword, account_id: boss.accountId };
    const { access_token } = (await at(tessera, office)('POST', '/api/token', { body })).body;
    await set({ session_minutes: 30 });
    now = begun + 29 * 60_000;
    expect((await resources({ Authorization: `Bearer ${access_token}` })).status).toBe(200);
    expect(await isSignedInAtPages(worker)).toBe(true);
    now = begun + 30 * 60_000;
    expect(codeOf(await resources({ Authorization: `Bearer ${access_token}` }))).toBe('401 expired_token');
    expect(await isSignedInAtPages(worker)).toBe(false);
  });

  it('are the expiry that a new token for a password tells, in the response and in the JWT', async () => {
    await set({ session_minutes: 15 });
    const body = { email: boss.email, password: aPassword, account_id: boss.accountId };
    const issued = (await at(tessera, office)('POST', '/api/token', { body })).body;
    const { exp, iat } = decodeJwt(issued.access_token);
    expect([issued.expires_in, exp! - iat!]).toEqual([900, 900]);
    await set({ session_minutes: 90 });
    expect((await at(tessera, office)('POST', '/api/token', { body })).body.expires_in).toBe(3600);
  });

  it('end refresh tokens that were not used for so long', async () => {
    const person = await signedIn(tessera);
    const begun = now;
    const refresh = (refresh_token: string) =>
      postForm(tessera, '/oauth/token', { grant_type: 'refresh_token', refresh_token, ...inForm(person.application) });
    const { refresh_token: first } = (await person.redeem(await person.code())).body;
    const { refresh_token: other } = (await person.redeem(await person.code())).body;
    await set({ refresh_token_days: 2 });
    now = begun + 2 * dayMs - 1;
    const used = await refresh(first);
    expect(used.status).toBe(200);
    now = begun + 2 * dayMs;
    expect(codeOf(await refresh(other))).toBe('400 invalid_grant');
    expect((await refresh(used.body.refresh_token)).status).toBe(200);
    const over = refusedGrant('token', person.userId, { grant: 'refresh_token', lifetime: 'over' });
    expect(await refusedGrants(person.application.id)).toEqual([{ ...over, address: '127.0.0.1' }]);
    // Without the policy the token would be over by now, too.
    now = begun + lifetimes.refresh_token * 1000;
    expect(codeOf(await refresh(other))).toBe('400 invalid_grant');
    expect(await refusedGrants(person.application.id)).toHaveLength(1);
  });
});

describe('a second factor of everybody', () => {
  it('is enrolled at the next sign-in', async () => {
    const ada = await somebody(tessera.database.db, tessera.accountId);
    await set({ everybody_needs_second_factor: true });
    const first = await login(ada);
    expect([first.status, first.body.kinds, typeof first.body.enrolment?.secret]).toEqual([202, ['totp'], 'string']);
  });
});

describe('nobody is locked out', () => {
  it('by networks that do not contain the request itself', async () => {
    const headers = await sessionOf(boss);
    expect(refusedField(await by(headers)('PATCH', security, { people_networks: ['192.0.2.0/24'] }))).toEqual([422, 'people_networks']);
    expect(refusedField(await by(adminKey())('PATCH', security, { program_networks: ['192.0.2.0/24'] }))).toEqual([
      422,
      'program_networks',
    ]);
    expect((await by(headers)('PATCH', security, { program_networks: ['192.0.2.0/24'] })).status).toBe(200);
  });

  it('by networks that no administrator signs in from, whichever key sets them', async () => {
    const people_networks = ['192.0.2.0/24'];
    expect(refusedField(await by(adminKey())('PATCH', security, { people_networks }))).toEqual([422, 'people_networks']);
    await login(await somebody(tessera.database.db, tessera.accountId), '192.0.2.7');
    expect(refusedField(await by(adminKey())('PATCH', security, { people_networks }))).toEqual([422, 'people_networks']);
    const former = await somebody(tessera.database.db, tessera.accountId, { role: 'admin' });
    await login(former, '192.0.2.7');
    // Whoever undoes a changed address has no password until they set another.
    await tessera.database.db.deleteFrom('passwords').where('user_id', '=', former.userId).execute();
    expect(refusedField(await by(adminKey())('PATCH', security, { people_networks }))).toEqual([422, 'people_networks']);
    await login(boss, '192.0.2.7');
    now += 91 * dayMs;
    expect(refusedField(await by(adminKey())('PATCH', security, { people_networks }))).toEqual([422, 'people_networks']);
    await login(boss, '192.0.2.7');
    expect((await by(adminKey())('PATCH', security, { people_networks })).status).toBe(200);
  });

  it('by a lifetime that the own session or key has outlived', async () => {
    const session = await sessionOf(boss);
    const { key } = (await by(adminKey())('POST', '/v1/account/api-keys', { name: 'Old', scopes: ['admin'] })).body.data;
    now += 15 * 60_000;
    const proved = await by(session)('POST', '/v1/auth/sessions/prove', { current_password: aPassword });
    const headers = { 'X-Session-Token': proved.body.session_token };
    expect(refusedField(await by(headers)('PATCH', security, { session_minutes: 15 }))).toEqual([422, 'session_minutes']);
    expect((await by(headers)('PATCH', security, { session_minutes: 16 })).status).toBe(200);
    now += dayMs;
    expect(refusedField(await by({ 'X-API-Key': key })('PATCH', security, { api_key_days: 1 }))).toEqual([422, 'api_key_days']);
    expect((await by({ 'X-API-Key': key })('PATCH', security, { api_key_days: 2 })).status).toBe(200);
  });

  it.each(['people_networks', 'program_networks'])('and what is no network in %s is named', async (field) => {
    const answer = await set({ [field]: ['203.0.113.0/24', '203.0.113.0/33'] });
    expect(refusedField(answer)).toEqual([422, `${field}[1]`]);
  });

  it.each(['people_networks', 'program_networks'])('and null takes the %s away', async (field) => {
    expect((await set({ [field]: offices })).body.data[field]).toEqual(offices);
    expect((await set({ [field]: null })).body.data[field]).toEqual([]);
  });
});

describe('previewSecuritySettings', () => {
  it('tells who would be refused, changes nothing, and is in no audit log', async () => {
    const ada = await somebody(tessera.database.db, tessera.accountId);
    const atHome = await sessionOf(ada, home);
    const { body: made } = await by(adminKey())('POST', '/v1/account/api-keys', { name: 'At home', scopes: ['read'] });
    await resources({ 'X-API-Key': made.data.key }, home);
    const person = await signedIn(tessera, { address: office });
    await person.redeem(await person.code());
    // The request log is written in the background; reading it waits for that.
    await by(adminKey())('GET', '/v1/account/requests');
    const entries = () =>
      tessera.database.db.selectFrom('audit_entries').select('id').where('action', 'like', '%SecuritySettings').execute();
    const before = (await entries()).length;
    const { session_id } = await tessera.database.db
      .selectFrom('session_tokens')
      .innerJoin('sessions', 'sessions.id', 'session_tokens.session_id')
      .select('session_tokens.session_id')
      .where('sessions.user_id', '=', ada.userId)
      .executeTakeFirstOrThrow();

    const places = (await preview({ people_networks: offices, program_networks: offices, everybody_needs_second_factor: true })).body.data;
    expect(places.api_keys.ids).toContain(made.data.id);
    expect(places.sessions.ids).toContain(session_id);
    expect(places.people).toMatchObject({ ids: expect.arrayContaining([ada.userId]) });
    expect(places.people.ids).not.toContain(boss.userId);
    expect(places.people_without_second_factor.total).toBeGreaterThan(1);
    expect(places.people_without_second_factor.ids).toContain(ada.userId);
    expect((await resources(atHome, home)).status).toBe(200);
    expect((await entries()).length).toBe(before);

    now += 20 * 60_000;
    const short = (await preview({ session_minutes: 15 })).body.data;
    expect(short.sessions.ids).toContain(session_id);
    expect(short.api_keys.total).toBe(0);
    now += 2 * dayMs;
    const old = (await preview({ api_key_days: 1, refresh_token_days: 1 })).body.data;
    expect(old.api_keys.ids).toContain(made.data.id);
    expect(old.applications.ids).toContain(person.application.id);
    expect(old.sessions.total).toBe(0);
    const longer = (await preview({ api_key_days: 3, refresh_token_days: 3 })).body.data;
    expect(longer.api_keys.ids).not.toContain(made.data.id);
    expect(longer.applications.ids).not.toContain(person.application.id);
  });

  it('names the first hundred, and says how many there are', async () => {
    const { db } = tessera.database;
    const total = async () => (await preview({ everybody_needs_second_factor: true })).body.data.people_without_second_factor;
    const before = await total();
    const users = Array.from({ length: 101 }, (_, at) => ({
      account_id: tessera.accountId,
      id: newId('user'),
      name: 'One of many',
      email: `${at}@many.example`,
      role: 'viewer' as const,
    }));
    await db.insertInto('users').values(users).execute();
    const after = await total();
    expect([after.total, after.ids.length]).toEqual([before.total + 101, 100]);
  });

  it('is refused as the change would be', async () => {
    expect(refusedField(await preview({ people_networks: ['192.0.2.0/24'] }))).toEqual([422, 'people_networks']);
  });

  it('names nobody twice who is refused already', async () => {
    const ada = await somebody(tessera.database.db, tessera.accountId);
    await sessionOf(ada, home);
    await set({ people_networks: offices });
    const { body } = await preview({ people_networks: [office] });
    expect(body.data.people.ids).not.toContain(ada.userId);
  });
});

it('every change stands in the audit log, with what was before', async () => {
  await set({ session_minutes: 60 });
  now += 1000;
  await set({ session_minutes: 90, people_networks: offices });
  const entry = await tessera.database.db
    .selectFrom('audit_entries')
    .select('changes')
    .where('action', '=', 'updateSecuritySettings')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  expect(entry.changes).toEqual({
    session_minutes: 90,
    people_networks: offices,
    before: { session_minutes: 60, people_networks: [] },
  });
});

it('policies cost no query: they come with the statement that looks a key up', async () => {
  await set({ program_networks: offices, people_networks: offices, api_key_days: 3000, session_minutes: 60 });
  now += 2000;
  queries = [];
  expect((await resources(adminKey())).status).toBe(200);
  const asked = queries.filter((sql) => /"credentials"|people_networks|api_key_days/.test(sql));
  queries = undefined;
  expect(asked).toEqual([expect.stringMatching(/people_networks.*"credentials"/s)]);
});
