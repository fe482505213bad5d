import { createHash } from 'node:crypto';
import { anInstant, bootTessera, type Tessera } from '@tessera/platform/testing';
import { decodeJwt } from 'jose';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAddress, fromAnywhere } from '../../../src/testing/addresses.ts';
import { type Mailbox, openMailbox } from '../../support/mailbox.ts';
import { signedIn as application } from '../../support/oauth.ts';
import { aPassword, at, refusal, type Somebody, somebody } from '../../support/people.ts';

let tessera: Tessera;
let mailbox: Mailbox;
let now: number;
beforeAll(async () => {
  now = Date.parse('2026-03-14T09:26:53.589Z');
  mailbox = await openMailbox();
  const env = { ...fromAnywhere, TESSERA_SMTP_URL: mailbox.url, TESSERA_SMTP_FROM: 'Tessera <tessera@tessera.example>' };
  tessera = await bootTessera({ env, clock: () => new Date(now) });
});
afterAll(async () => {
  await tessera?.close();
  await mailbox?.close();
});

let address: string;
let call: ReturnType<typeof at>;
let ada: Somebody;
beforeEach(async () => {
  // What was trusted for a second no longer is, and a code of the step before is over.
  now += 120_000;
  address = anAddress();
  call = at(tessera, address);
  ada = await somebody(tessera.database.db, tessera.accountId);
});

const aToken = expect.stringMatching(/^[\w-]{43}$/);
/** What an authenticator app shows. */
const shows = (secret: string, seconds = 0): string => generateSync({ secret, epoch: Math.floor(now / 1000) + seconds });
const wrongOne = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

const login = ({ email, accountId } = ada, from = call) =>
  from('POST', '/v1/auth/login', { body: { email, password: aPassword, account_id: accountId } });
const prove = (mfa_token: string, code: string, from = call) => from('POST', '/v1/auth/login/second-factor', { body: { mfa_token, code } });
const as = (token: string, method: string, path: string, body?: unknown) =>
  call(method, `/v1/auth/${path}`, { body, headers: { 'X-Session-Token': token } });
const worksStill = async (token: string) => (await as(token, 'GET', 'sessions')).status === 200;
const passwordToken = async (): Promise<string> =>
  (await call('POST', '/api/token', { body: { email: ada.email, password: aPassword, account_id: ada.accountId } })).body.access_token;
const statusOf = async (token: string) => (await call('GET', '/v1/users/me', { headers: { Authorization: `Bearer ${token}` } })).status;
const enrol = (token: string, current_password = aPassword, proof: object = {}) =>
  as(token, 'POST', 'second-factors/totp', { current_password, ...proof });
const confirm = (token: string, id: string, code: string) => as(token, 'POST', `second-factors/${id}/confirm`, { code });
const remove = (token: string, id: string, proof: object = {}) =>
  as(token, 'POST', `second-factors/${id}/remove`, { current_password: aPassword, ...proof });
const replaceCodes = (token: string, proof: object = {}) =>
  as(token, 'POST', 'second-factors/recovery-codes', { current_password: aPassword, ...proof });
const factorsOf = async (token: string) => (await as(token, 'GET', 'second-factors')).body;
const entries = (action: string) =>
  tessera.database.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('action', '=', action)
    .where('subject_id', '=', ada.userId)
    .orderBy('id')
    .execute();

/** Ada, with an authenticator app. */
const enrolled = async () => {
  const session: string = (await login()).body.session_token;
  const { secret, id } = (await enrol(session)).body;
  const { body } = await confirm(session, id, shows(secret));
  now += 30_000;
  return { session, secret, id, codes: body.recovery_codes as string[] };
};
const asked = async (): Promise<string> => (await login()).body.mfa_token;

describe('enrolTotp and confirmSecondFactor', () => {
  it('add an app after its first code, with ten recovery codes, and end every other session and token of the password', async () => {
    const [session, other] = [(await login()).body.session_token, (await login()).body.session_token];
    const token = await passwordToken();
    expect(await statusOf(token)).toBe(200);
    const begun = await enrol(session);
    expect([begun.status, begun.headers.get('cache-control')]).toEqual([201, 'no-store']);
    const { id, secret, uri } = begun.body;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toBe(`otpauth://totp/Tessera:${encodeURIComponent(ada.email)}?secret=${secret}&issuer=Tessera`);
    expect(await factorsOf(session)).toEqual({ second_factors: [], recovery_codes_left: 0 });
    expect((await login()).status).toBe(200);
    const done = await confirm(session, id, shows(secret));
    const factor = { id, kind: 'totp', name: 'Authenticator app', created_at: anInstant, last_used_at: null, clone_warning_at: null };
    expect([done.status, done.body.second_factor]).toEqual([200, factor]);
    expect(new Set(done.body.recovery_codes).size).toBe(10);
    expect(await factorsOf(session)).toEqual({ second_factors: [factor], recovery_codes_left: 10 });
    expect(await Promise.all([session, other].map(worksStill))).toEqual([true, false]);
    expect(await statusOf(token)).toBe(401);
    expect(await entries('confirmSecondFactor')).toMatchObject([{ changes: { factor_id: id, kind: 'totp' }, credential_type: 'session' }]);
  });

  it('end what the password alone has consented to or begun: tokens of applications, another e-mail address', async () => {
    const { userId, email, redeem, code, refresh } = await application(tessera);
    ada = { ...ada, userId, email };
    const { access_token, refresh_token } = (await redeem(await code())).body;
    const other = (await login()).body.session_token;
    const asked = await as(other, 'POST', 'email-change', { email: `${userId}@elsewhere.example`, current_password: aPassword });
    expect([asked.status, await statusOf(access_token)]).toEqual([202, 403]);
    const changes = tessera.database.db.selectFrom('email_changes').select('user_id').where('user_id', '=', userId);
    expect(await changes.execute()).toHaveLength(1);
    await enrolled();
    expect([await statusOf(access_token), (await refresh(refresh_token)).body.error]).toEqual([401, 'invalid_grant']);
    expect(await changes.execute()).toEqual([]);
  });

  it('need the right password, a right code, and the same person', async () => {
    const session = (await login()).body.session_token;
    const wrong = await enrol(session, 'wrong');
    expect(refusal(wrong)).toEqual({ status: 422, code: 'unprocessable', said: true });
    expect(wrong.body.error.details).toMatchObject([{ field: 'current_password' }]);
    const { id, secret } = (await enrol(session)).body;
    const mistyped = await confirm(session, id, wrongOne(shows(secret)));
    expect(refusal(mistyped)).toEqual({ status: 422, code: 'unprocessable', said: true });
    const eve = (await login(await somebody(tessera.database.db, tessera.accountId))).body.session_token;
    expect(refusal(await confirm(eve, id, shows(secret)))).toEqual({ status: 404, code: 'not_found', said: true });
    // Somebody else with the same password has not begun it.
    const other = (await login()).body.session_token;
    expect(refusal(await confirm(other, id, shows(secret)))).toEqual({ status: 404, code: 'not_found', said: true });
    now += 15 * 60 * 1000;
    expect((await confirm(session, id, shows(secret))).status).toBe(404);
    expect((await login()).status).toBe(200);
  });

  it('begin with one app at a time: beginning again drops the one before', async () => {
    const session = (await login()).body.session_token;
    const [dropped, begun] = [(await enrol(session)).body, (await enrol(session)).body];
    const late = await confirm(session, dropped.id, shows(dropped.secret));
    expect(refusal(late)).toEqual({ status: 404, code: 'not_found', said: true });
    expect((await confirm(session, begun.id, shows(begun.secret))).status).toBe(200);
  });

  it('keep neither secret nor codes in clear', async () => {
    const { secret, codes } = await enrolled();
    const [factor] = await tessera.database.db.selectFrom('second_factors').selectAll().where('user_id', '=', ada.userId).execute();
    expect(JSON.stringify(factor)).not.toContain(secret);
    const hashes = await tessera.database.db.selectFrom('recovery_codes').select('hash').where('user_id', '=', ada.userId).execute();
    const plain = codes.map((code) => createHash('sha256').update(code.replaceAll('-', '')).digest('hex'));
    expect(hashes.map(({ hash }) => hash).toSorted()).toEqual(plain.toSorted());
  });
});

describe('login and proveSecondFactor', () => {
  it('open a session only after the second step, which works once', async () => {
    const { secret } = await enrolled();
    const first = await login();
    expect(first.status).toBe(202);
    expect(first.body).toEqual({
      mfa_token: aToken,
      expires_at: anInstant,
      kinds: ['totp', 'recovery_code'],
      enrolment: null,
      passkey: null,
    });
    const { mfa_token } = first.body;
    expect((await as(mfa_token, 'GET', 'sessions')).status).toBe(401);
    const second = await prove(mfa_token, shows(secret));
    expect([second.status, second.body]).toEqual([200, { session_token: aToken, expires_at: anInstant, recovery_codes: null }]);
    expect(await worksStill(second.body.session_token)).toBe(true);
    now += 30_000;
    expect(refusal(await prove(mfa_token, shows(secret)))).toEqual({ status: 401, code: 'invalid_token', said: true });
    const [, start, end] = (await entries('login')).slice(-3);
    expect(start).toMatchObject({ actor_id: null, changes: { second_factor: 'asked' } });
    expect(end).toMatchObject({ actor_id: ada.userId, changes: { second_factor: 'totp' } });
  });

  it('take each code of an app once, a step before and after its time, and no other', async () => {
    const { secret } = await enrolled();
    now += 60_000;
    for (const [seconds, status] of [
      [-60, 401],
      [-30, 200],
      [-30, 401],
      [0, 200],
      [0, 401],
      [-30, 401],
      [60, 401],
      [30, 200],
    ] as const)
      expect([seconds, (await prove(await asked(), shows(secret, seconds))).status]).toEqual([seconds, status]);
  });

  it('take a recovery code once, however it is typed', async () => {
    const { codes, session } = await enrolled();
    const typed = codes[3]!.toUpperCase().replaceAll('-', ' ');
    expect((await prove(await asked(), typed)).status).toBe(200);
    expect(refusal(await prove(await asked(), codes[3]!))).toEqual({ status: 401, code: 'invalid_credentials', said: true });
    expect(await factorsOf(session)).toMatchObject({ recovery_codes_left: 9 });
  });

  it('let one of several at once in with one code', async () => {
    const { secret, codes } = await enrolled();
    for (const code of [shows(secret), codes[0]!]) {
      const tokens = await Promise.all([asked(), asked(), asked()]);
      const answers = await Promise.all(tokens.map((token) => prove(token, code)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    }
  });

  it('go on after a wrong code, and end after ten minutes or with the password', async () => {
    const { secret } = await enrolled();
    const [token, late] = [await asked(), await asked()];
    expect(refusal(await prove(token, wrongOne(shows(secret))))).toEqual({ status: 401, code: 'invalid_credentials', said: true });
    expect((await prove(token, shows(secret))).status).toBe(200);
    now += 10 * 60 * 1000;
    expect(refusal(await prove(late, shows(secret)))).toEqual({ status: 401, code: 'invalid_token', said: true });
    const open = await asked();
    const link = await tessera.admin.call('POST', `/v1/account/members/${ada.userId}/password-link`);
    const linkToken = new URL(link.body.data.url).searchParams.get('token');
    await call('POST', '/v1/auth/password', { body: { token: linkToken, password: 'seven lamps on the quiet quay' } });
    expect(refusal(await prove(open, shows(secret)))).toEqual({ status: 401, code: 'invalid_token', said: true });
  });

  it('limit guesses from everywhere, and let their owner in with a recovery code, and where they were before', async () => {
    const { secret, codes } = await enrolled();
    expect((await prove(await asked(), shows(secret))).status).toBe(200);
    now += 30_000;
    const guessed = wrongOne(shows(secret));
    for (let network = 0; network < 3; network += 1) {
      const thief = at(tessera, anAddress());
      const { mfa_token } = (await login(ada, thief)).body;
      for (let guess = 0; guess < 10; guess += 1) expect((await prove(mfa_token, guessed, thief)).status).toBe(401);
      expect(refusal(await prove(mfa_token, shows(secret), thief))).toEqual({ status: 429, code: 'rate_limit_exceeded', said: true });
    }
    const elsewhere = at(tessera, anAddress());
    const { userId } = await tessera.otherAccount();
    const { account_id } = await tessera.database.db
      .selectFrom('users')
      .select('account_id')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const twin = await somebody(tessera.database.db, account_id, { email: ada.email });
    expect((await login(twin, elsewhere)).status).toBe(200);
    expect((await prove((await login(ada, elsewhere)).body.mfa_token, shows(secret), elsewhere)).status).toBe(429);
    expect((await prove((await login(ada, elsewhere)).body.mfa_token, codes[0]!, elsewhere)).status).toBe(200);
    expect((await prove(await asked(), shows(secret))).status).toBe(200);
  });

  it("do not know an address as the person's for a password alone", async () => {
    const { secret } = await enrolled();
    const thief = anAddress();
    await login(ada, at(tessera, thief));
    const known = tessera.database.db
      .selectFrom('audit_entries')
      .select('id')
      .where('actor_id', '=', ada.userId)
      .where('address', '=', thief);
    expect(await known.execute()).toEqual([]);
    expect((await prove(await asked(), shows(secret))).status).toBe(200);
  });
});

it('challengeSecondFactor says what can be proved, and nothing where there is no second factor', async () => {
  const session = (await login()).body.session_token;
  const challenge = async (token: string) => (await as(token, 'POST', 'second-factors/challenge')).body;
  expect(await challenge(session)).toEqual({ kinds: [], passkey: null, expires_at: new Date(now + 15 * 60_000).toISOString() });
  expect((await challenge((await enrolled()).session)).kinds).toEqual(['totp', 'recovery_code']);
});

describe('removeSecondFactor and replaceRecoveryCodes', () => {
  it('need the password and a second factor, and with the last factor nothing is asked any more', async () => {
    const { session, id, codes, secret } = await enrolled();
    expect((await remove(session, id, { current_password: 'wrong', code: shows(secret) })).status).toBe(422);
    expect(refusal(await remove(session, id))).toEqual({ status: 403, code: 'second_factor_required', said: true });
    const wrong = await remove(session, id, { code: wrongOne(shows(secret)) });
    expect([wrong.status, wrong.body.error.details[0].field]).toEqual([422, 'code']);
    const open = await asked();
    expect((await remove(session, id, { code: shows(secret) })).status).toBe(204);
    expect((await remove(session, id)).status).toBe(404);
    expect(refusal(await prove(open, codes[0]!))).toEqual({ status: 401, code: 'invalid_token', said: true });
    expect((await login()).status).toBe(200);
    expect(await factorsOf(session)).toEqual({ second_factors: [], recovery_codes_left: 0 });
    expect(refusal(await replaceCodes(session))).toEqual({ status: 409, code: 'invalid_state', said: true });
  });

  it('count as a use of the app that proves them', async () => {
    const { session, secret } = await enrolled();
    await replaceCodes(session, { code: shows(secret) });
    expect((await factorsOf(session)).second_factors).toMatchObject([{ last_used_at: new Date(now).toISOString() }]);
  });

  it('replace all recovery codes', async () => {
    const { session, codes } = await enrolled();
    expect(refusal(await replaceCodes(session))).toEqual({ status: 403, code: 'second_factor_required', said: true });
    const { status, body } = await replaceCodes(session, { code: codes[0] });
    expect([status, body.recovery_codes.length]).toEqual([200, 10]);
    expect((await prove(await asked(), codes[1]!)).status).toBe(401);
    expect((await prove(await asked(), body.recovery_codes[0])).status).toBe(200);
  });

  it('have at most ten factors, and a further one needs one of those before', async () => {
    const { session, codes } = await enrolled();
    expect(refusal(await enrol(session))).toEqual({ status: 403, code: 'second_factor_required', said: true });
    for (let more = 1; more < 10; more += 1) {
      const { id, secret } = (await enrol(session, aPassword, { code: codes[more] })).body;
      expect((await confirm(session, id, shows(secret))).body.recovery_codes).toBeNull();
    }
    expect(refusal(await enrol(session, aPassword, { code: codes[0] }))).toEqual({ status: 409, code: 'limit_reached', said: true });
  });
});

it('issuePasswordToken refuses people with a second factor, and only after the right password', async () => {
  await enrolled();
  const token = (password: string) => call('POST', '/api/token', { body: { email: ada.email, password, account_id: ada.accountId } });
  expect(refusal(await token(aPassword))).toEqual({ status: 403, code: 'second_factor_required', said: true });
  expect(refusal(await token('wrong'))).toEqual({ status: 401, code: 'invalid_credentials', said: true });
});

describe('an account that demands a second factor of administrators', () => {
  const demand = (administrators_need_second_factor: boolean) =>
    tessera.admin.call('PATCH', '/v1/account/security', { administrators_need_second_factor });
  beforeEach(() => demand(true));
  afterAll(() => demand(false));

  it('says who has none, before and after it is set', async () => {
    ada = await somebody(tessera.database.db, tessera.accountId, { role: 'admin' });
    const read = () => tessera.admin.call('GET', '/v1/account/security');
    const before = (await read()).body.data;
    expect(before.administrators_need_second_factor).toBe(true);
    const [first, ...others] = before.administrators_without_second_factor;
    expect([first, others.at(-1)]).toEqual([tessera.admin.userId, ada.userId]);
    await demand(false);
    const etag = (await read()).headers.get('etag');
    await enrolled();
    const after = await read();
    expect(after.body.data.administrators_without_second_factor).not.toContain(ada.userId);
    expect(after.headers.get('etag')).toBe(etag);
  });

  it('has them enrol at the next sign-in, and nobody else', async () => {
    expect((await login()).status).toBe(200);
    ada = await somebody(tessera.database.db, tessera.accountId, { role: 'admin' });
    const first = await login();
    expect([first.status, first.body.kinds]).toEqual([202, ['totp']]);
    const { secret } = first.body.enrolment;
    expect((await prove(first.body.mfa_token, wrongOne(shows(secret)))).status).toBe(401);
    const second = await prove(first.body.mfa_token, shows(secret));
    expect([second.status, second.body.recovery_codes.length]).toEqual([200, 10]);
    expect(await login()).toMatchObject({ status: 202, body: { kinds: ['totp', 'recovery_code'], enrolment: null } });
    const [factor] = (await factorsOf(second.body.session_token)).second_factors;
    const code = second.body.recovery_codes[0];
    expect(refusal(await remove(second.body.session_token, factor.id, { code }))).toEqual({
      status: 409,
      code: 'invalid_state',
      said: true,
    });
  });

  it('ends what the password alone has opened, once the first factor is added at a sign-in', async () => {
    ada = await somebody(tessera.database.db, tessera.accountId, { role: 'admin' });
    await demand(false);
    const [session, token] = [(await login()).body.session_token, await passwordToken()];
    await demand(true);
    const { mfa_token, enrolment } = (await login()).body;
    expect([await worksStill(session), await statusOf(token)]).toEqual([true, 200]);
    const done = await prove(mfa_token, shows(enrolment.secret));
    expect([await worksStill(session), await statusOf(token)]).toEqual([false, 401]);
    expect(await worksStill(done.body.session_token)).toBe(true);
  });

  it('lets nobody who has begun with the password alone add a factor beside the first one', async () => {
    ada = await somebody(tessera.database.db, tessera.accountId, { role: 'admin' });
    const [first, other] = [(await login()).body, (await login()).body];
    expect((await prove(first.mfa_token, shows(first.enrolment.secret))).status).toBe(200);
    const late = await prove(other.mfa_token, shows(other.enrolment.secret));
    expect(refusal(late)).toEqual({ status: 401, code: 'invalid_token', said: true });
  });
});

it('an account that demands a second factor of everybody has everybody keep the last one', async () => {
  const demand = (everybody_needs_second_factor: boolean) =>
    tessera.admin.call('PATCH', '/v1/account/security', { everybody_needs_second_factor });
  const { session, id, codes } = await enrolled();
  await demand(true);
  const answer = await remove(session, id, { code: codes[0] });
  await demand(false);
  expect(refusal(answer)).toEqual({ status: 409, code: 'invalid_state', said: true });
  expect((await remove(session, id, { code: codes[0] })).status).toBe(204);
});

describe('removeMemberSecondFactors', () => {
  const remove = (id: string, by = tessera.admin) => by.call('DELETE', `/v1/account/members/${id}/second-factors`);

  it('opens the way to a sign-in, and so needs a credential that could make a password link', async () => {
    const lin = await somebody(tessera.database.db, tessera.accountId, { role: 'admin' });
    const narrow = await tessera.scoped(tessera.admin, ['admin']);
    const refused = expect.objectContaining({ status: 403, code: 'invalid_scope' });
    expect(refusal(await remove(lin.userId, narrow))).toEqual(refused);
    expect(refusal(await remove(lin.userId, await tessera.scoped(tessera.admin, ['admin', 'write:logins'])))).toEqual(refused);
    expect(refusal(await remove(lin.userId, await tessera.scoped(tessera.admin, ['read', 'write', 'admin'])))).toEqual(refused);
    const brief = await tessera.scoped(tessera.admin, ['read', 'write', 'admin', 'write:logins']);
    const expires_at = new Date(now + 3_600_000).toISOString();
    await tessera.database.db.updateTable('api_keys').set({ expires_at }).where('last4', '=', brief.key.slice(-4)).execute();
    expect((await remove(lin.userId, brief)).body.error.code).toBe('insufficient_permissions');
    expect(refusal(await narrow.call('POST', `/v1/account/members/${lin.userId}/password-link`))).toEqual(refused);
    expect((await remove(lin.userId)).status).toBe(204);
  });

  it('lets a member in with the password alone, once more, and is in the audit log', async () => {
    const { session, codes } = await enrolled();
    const open = await asked();
    expect((await remove(ada.userId)).status).toBe(204);
    expect((await prove(open, codes[0]!)).status).toBe(401);
    expect((await login()).status).toBe(200);
    expect(await worksStill(session)).toBe(true);
    expect(await entries('removeMemberSecondFactors')).toMatchObject([{ actor_id: tessera.admin.userId }]);
    expect((await remove(ada.userId)).status).toBe(204);
  });

  it('does not know members of other accounts', async () => {
    expect((await remove('usr_01jq3x5gkz0v7t9n2m4p6r8s1w')).status).toBe(404);
  });
});

describe('changePassword', () => {
  const other = 'seven lamps on the quiet quay';
  const change = (token: string, body: object) => as(token, 'POST', 'password/change', { current_password: aPassword, ...body });

  it('needs the second factor as well, which a password that is refused does not use up', async () => {
    const { session, secret } = await enrolled();
    expect(refusal(await change(session, { password: other }))).toEqual({ status: 403, code: 'second_factor_required', said: true });
    const code = shows(secret);
    const wrong = await change(session, { password: other, code: wrongOne(code) });
    expect([wrong.status, wrong.body.error.details]).toMatchObject([422, [{ field: 'code' }]]);
    const common = await change(session, { password: 'password12345', code });
    expect([common.status, common.body.error.details]).toMatchObject([422, [{ field: 'password' }]]);
    expect((await login()).status).toBe(202);
    expect((await change(session, { password: other, code })).status).toBe(200);
    expect((await login()).status).toBe(401);
  });
});

describe('letters', () => {
  /** The subjects of the letters that Ada has got, when there are so many. */
  const told = async (count: number): Promise<string[]> => {
    const mine = () => mailbox.letters.filter(({ to }) => to.includes(ada.email));
    await expect.poll(() => mine().length).toBe(count);
    return mine()
      .map(({ text }) => /^Subject: (.*?)\r?$/m.exec(text)![1]!)
      .toSorted();
  };

  it('tell people of factors, codes and passwords that changed, and contain no secret', async () => {
    const { session, id, codes, secret } = await enrolled();
    await replaceCodes(session, { code: codes[0] });
    await remove(session, id, { code: shows(secret) });
    await as(session, 'POST', 'password/change', { current_password: aPassword, password: 'seven lamps on the quiet quay' });
    expect(await told(4)).toEqual([
      'A second factor was added to your Tessera account',
      'A second factor was removed from your Tessera account',
      'Your Tessera password was changed',
      'Your Tessera recovery codes were replaced',
    ]);
    const texts = mailbox.letters.map(({ text }) => text).join();
    for (const kept of [secret, codes[0]!, aPassword]) expect(texts).not.toContain(kept);
  });

  it('tell people of an API key that acts for them, whoever has created it', async () => {
    const path = '/v1/account/api-keys';
    const made = await tessera.admin.call('POST', path, { name: 'Report', scopes: ['read:resources'], user_id: ada.userId });
    expect(made.status).toBe(201);
    await tessera.admin.call('POST', `${path}/${made.body.data.id}/reroll`);
    expect(await told(2)).toEqual(['A new Tessera API key acts on your behalf', 'A new Tessera API key acts on your behalf']);
    expect(mailbox.letters.map(({ text }) => text).join()).not.toContain(made.body.data.key);
  });

  it('tell people of a sign-in from a new place, not of the first one and not of a place that is known', async () => {
    await login();
    await login();
    const elsewhere = anAddress();
    await login(ada, at(tessera, elsewhere));
    await login(ada, at(tessera, elsewhere));
    expect(await told(1)).toEqual(['New sign-in to Tessera']);
    expect(mailbox.letters.find(({ to }) => to.includes(ada.email))!.text).toContain(elsewhere);
  });
});

describe('the pages of applications', () => {
  it('ask for the second step, without JavaScript', async () => {
    const { email, userId, person, ask } = await application(tessera, { address });
    ada = { accountId: tessera.accountId, userId, email };
    const { secret } = await enrolled();
    let page = await person.submit(await ask(), { email, password: aPassword });
    expect([page.status, page.page]).toEqual([200, expect.stringContaining('name="mfa_token"')]);
    const mfa_token = /name="mfa_token" value="([^"]+)"/.exec(page.page!)![1]!;
    expect((await ask()).page).toContain('name="password"');
    page = await person.submit(page, { mfa_token, code: wrongOne(shows(secret)) });
    expect([page.status, page.page]).toEqual([401, expect.stringContaining('role="alert"')]);
    page = await person.submit(page, { mfa_token, code: shows(secret) });
    expect(page.page).toContain('name="decision"');
  });

  it('say in an ID token how somebody signed in, and say it of no sign-in from before', async () => {
    const asks = { scope: 'openid read:resources' };
    const { email, userId, person, ask, code, redeem, refresh } = await application(tessera, { address });
    ada = { accountId: tessera.accountId, userId, email };
    const amrOf = ({ body }: { body: { id_token: string } }) => decodeJwt(body.id_token).amr;
    const before = await redeem(await code(asks));
    expect(amrOf(before)).toEqual(['pwd']);
    expect(amrOf(await refresh(before.body.refresh_token))).toEqual(['pwd']);
    now += 1000;
    const { secret } = await enrolled();
    const page = await person.submit(await ask({ ...asks, prompt: 'login' }), { email, password: aPassword });
    const mfa_token = /name="mfa_token" value="([^"]+)"/.exec(page.page!)![1]!;
    const agreed = await person.submit(page, { mfa_token, code: shows(secret) });
    const back = agreed.outside ?? (await person.submit(agreed, { decision: 'allow' })).outside!;
    const after = await redeem(back.searchParams.get('code')!);
    expect(amrOf(after)).toEqual(['pwd', 'otp', 'mfa']);
    await tessera.database.db.deleteFrom('second_factors').where('user_id', '=', userId).execute();
    expect(amrOf(await refresh(after.body.refresh_token))).toEqual(['pwd', 'otp', 'mfa']);
    expect(amrOf(await redeem(await code(asks)))).toEqual(['pwd', 'otp', 'mfa']);
    expect((await redeem(await code({ ...asks, prompt: 'login' }))).status).toBe(200);
  });

  it('go on with no first step of the API, and ask for the password again when it is over', async () => {
    const { email, userId, person, ask } = await application(tessera, { address });
    ada = { accountId: tessera.accountId, userId, email };
    const { secret } = await enrolled();
    const page = await person.submit(await ask(), { email, password: aPassword });
    const foreign = await person.submit(page, { mfa_token: await asked(), code: shows(secret) });
    expect([foreign.status, foreign.page]).toEqual([401, expect.stringContaining('name="password"')]);
  });

  it('show a QR code to an administrator who has to enrol, and then recovery codes', async () => {
    const { application: app, query, person } = await application(tessera, { address });
    expect(app.id).toMatch(/^app_/);
    ada = await somebody(tessera.database.db, tessera.accountId, { role: 'admin' });
    await tessera.admin.call('PATCH', '/v1/account/security', { administrators_need_second_factor: true });
    const page = await person.submit(await person.open(`/oauth/authorize?${query()}`), { email: ada.email, password: aPassword });
    expect(page.page).toContain('<svg class="qr"');
    const mfa_token = /name="mfa_token" value="([^"]+)"/.exec(page.page!)![1]!;
    const secret = /<code class="secret">([A-Z2-7 ]+)</.exec(page.page!)![1]!.replaceAll(' ', '');
    const done = await person.submit(page, { mfa_token, code: shows(secret) });
    expect(done.page!.match(/<code class="secret">/g)).toHaveLength(10);
    expect((await person.open(`/oauth/authorize?${query()}`)).page).toContain('name="decision"');
  });
});
