import { bootTessera, serverUrl, type Tessera, until } from '@tessera/platform/testing';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operations } from '../../src/contract/operations.ts';
import { transaction } from '../../src/data/connection/transaction.ts';
import { lockPerson } from '../../src/identity/email-changes/store.ts';
import { anAddress, fromAnywhere } from '../../src/testing/addresses.ts';
import { newAuthenticator } from '../support/authenticator.ts';
import { isWaitedFor } from '../support/in-flight.ts';
import { type Mailbox, openMailbox } from '../support/mailbox.ts';
import { browser } from '../support/oauth.ts';
import { aPassword, at, refusal, type Somebody, somebody } from '../support/people.ts';

const other = 'seven lamps on the quiet quay';
const here = { rpId: 'auth.tessera.test', origin: 'https://auth.tessera.test' };
const day = 24 * 60 * 60 * 1000;

let tessera: Tessera;
let mailbox: Mailbox;
let now: number;
beforeAll(async () => {
  now = Date.parse('2026-03-14T09:26:53.589Z');
  mailbox = await openMailbox();
  const mail = { TESSERA_SMTP_URL: mailbox.url, TESSERA_SMTP_FROM: 'Tessera <tessera@tessera.example>' };
  tessera = await bootTessera({ env: { ...fromAnywhere, ...mail, TESSERA_AUTH_URL: here.origin }, clock: () => new Date(now) });
});
afterAll(async () => {
  await tessera?.close();
  await mailbox?.close();
});

let address: string;
let call: ReturnType<typeof at>;
let ada: Somebody;
let session: string;
let next: string;
let made = 0;
beforeEach(async () => {
  now += 120_000;
  made += 1;
  address = anAddress();
  call = at(tessera, address);
  ada = await somebody(tessera.database.db, tessera.accountId);
  next = `new${made}@elsewhere.example`;
  session = (await login(ada.email)).body.session_token;
});

const login = (email: string, password = aPassword, from = call) =>
  from('POST', '/v1/auth/login', { body: { email, password, account_id: ada.accountId } });
const as = (token: string, method: string, path: string, body?: unknown) =>
  call(method, `/v1/auth/${path}`, { body, headers: { 'X-Session-Token': token } });
const request = (email = next, proof: object = {}, token = session) =>
  as(token, 'POST', 'email-change', { email, current_password: aPassword, ...proof });
const pending = async () => (await as(session, 'GET', 'email-change')).body;
const confirm = (token: string) => call('POST', '/v1/auth/email-change/confirm', { body: { token } });
const stop = (token: string) => call('POST', '/v1/auth/email-change/stop', { body: { token } });
const emailOf = async ({ userId }: Somebody) =>
  (await tessera.database.db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()).email;
const provenBy = async ({ userId }: Somebody) =>
  (await tessera.database.db.selectFrom('passwords').select('proven_email').where('user_id', '=', userId).executeTakeFirstOrThrow())
    .proven_email;
const entries = (action: string) =>
  tessera.database.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'credential_type', 'changes'])
    .where('action', '=', action)
    .where('subject_id', '=', ada.userId)
    .orderBy('id')
    .execute();

/** The texts of the letters to an address, when there are so many, and one of them has these words. */
const lettersTo = async (email: string, count: number, words = ''): Promise<string[]> => {
  const mine = () =>
    mailbox.letters.filter(({ to: [to = ''] }) => to.toLowerCase() === email.toLowerCase()).map(({ text }) => text.replaceAll(/\s+/g, ' '));
  await expect.poll(() => mine().length >= count && mine().some((text) => text.includes(words))).toBe(true);
  return mine();
};
const linkIn = (letter: string, kind: 'confirm' | 'stop'): string =>
  new RegExp(`${here.origin}/email/${kind}\\?token=([\\w-]{43})`).exec(letter)![1]!;
const newest = async (email: string, count: number, kind: 'confirm' | 'stop') => linkIn((await lettersTo(email, count)).at(-1)!, kind);

/** Asks for the change, and gives the tokens of both letters. */
const asked = async () => {
  expect((await request()).status).toBe(202);
  return { confirming: await newest(next, 1, 'confirm'), stopping: await newest(ada.email, 1, 'stop') };
};

describe('requestEmailChange', () => {
  it('changes nothing, and mails a link to the new address and a notice to the present one', async () => {
    const { status, headers, body } = await request();
    const change = { email: next, requested_at: new Date(now).toISOString(), expires_at: new Date(now + 3_600_000).toISOString() };
    expect([status, headers.get('cache-control'), body]).toEqual([202, 'no-store', { email: ada.email, change }]);
    expect(await pending()).toEqual(body);
    const [[toNew], [toOld]] = [await lettersTo(next, 1), await lettersTo(ada.email, 1)];
    expect(toNew).toContain(`makes ${next} the address that you sign in with in the account Tessera`);
    expect(toOld).toContain(`to change your address in the account Tessera to ${next}. Nothing has changed yet.`);
    expect(await emailOf(ada)).toBe(ada.email);
    expect((await login(next)).status).toBe(401);
    expect(await entries('requestEmailChange')).toMatchObject([
      { actor_id: ada.userId, credential_type: 'session', changes: { email: next } },
    ]);
  });

  it('needs the present password, which is guessed no more often than at a sign-in', async () => {
    const wrong = await request(next, { current_password: 'wrong' });
    expect(refusal(wrong)).toEqual({ status: 422, code: 'unprocessable', said: true });
    expect(wrong.body.error.details[0].field).toBe('current_password');
    for (let guess = 1; guess < 10; guess += 1) await request(next, { current_password: 'wrong' });
    expect((await request()).status).toBe(429);
    expect(await pending()).toEqual({ email: ada.email, change: null });
  });

  it('needs a code of the authenticator app too, once, or a recovery code', async () => {
    const { id, secret } = (await as(session, 'POST', 'second-factors/totp', { current_password: aPassword })).body;
    const shows = () => generateSync({ secret, epoch: Math.floor(now / 1000) });
    const { recovery_codes } = (await as(session, 'POST', `second-factors/${id}/confirm`, { code: shows() })).body;
    now += 30_000;
    const challenge = await as(session, 'POST', 'second-factors/challenge');
    expect([challenge.status, challenge.body]).toMatchObject([200, { kinds: ['totp', 'recovery_code'], passkey: null }]);
    expect(refusal(await request())).toEqual({ status: 403, code: 'second_factor_required', said: true });
    const wrong = await request(next, { code: String((Number(shows()) + 1) % 1_000_000).padStart(6, '0') });
    expect([wrong.status, wrong.body.error.details[0].field]).toEqual([422, 'code']);
    expect((await request(next, { credential: {} })).body.error.details[0].field).toBe('credential');
    const code = shows();
    expect((await request(next, { code })).status).toBe(202);
    expect((await request(next, { code })).status).toBe(422);
    expect((await request(next, { code: recovery_codes[0] })).status).toBe(202);
    expect((await request(next, { code: recovery_codes[0] })).status).toBe(422);
    const done = await entries('requestEmailChange');
    expect(done.filter(({ changes }) => changes.succeeded !== false)).toHaveLength(2);
    expect(done.filter(({ changes }) => changes.succeeded === false)).toMatchObject([
      { changes: { second_factor: 'wrong', attempts: { count: 4 } } },
    ]);
  });

  it('counts wrong codes as guesses', async () => {
    const { id, secret } = (await as(session, 'POST', 'second-factors/totp', { current_password: aPassword })).body;
    const shows = () => generateSync({ secret, epoch: Math.floor(now / 1000) });
    await as(session, 'POST', `second-factors/${id}/confirm`, { code: shows() });
    now += 30_000;
    const wrong = String((Number(shows()) + 1) % 1_000_000).padStart(6, '0');
    for (let guess = 0; guess < 10; guess += 1) expect((await request(next, { code: wrong })).status).toBe(422);
    expect((await request(next, { code: shows() })).status).toBe(429);
    // What was used up is the second factor alone.
    expect((await request(next, { current_password: 'wrong', code: shows() })).status).toBe(422);
  });

  it('takes a passkey, with the challenge of this session, once', async () => {
    const begun = (await as(session, 'POST', 'second-factors/passkeys', { current_password: aPassword })).body;
    const passkey = newAuthenticator(ada);
    const credential = passkey.create({ ...here, challenge: begun.public_key.challenge });
    expect((await as(session, 'POST', `second-factors/${begun.id}/confirm-passkey`, { credential })).status).toBe(200);
    const challenge = async (token = session) => {
      const { kinds, passkey: options } = (await as(token, 'POST', 'second-factors/challenge')).body;
      expect([kinds, options.allowCredentials.map((one: { id: string }) => one.id)]).toEqual([['passkey', 'recovery_code'], [passkey.id]]);
      return options.challenge as string;
    };
    const login2 = (await login(ada.email)).body;
    const proof = passkey.get({ ...here, challenge: login2.passkey.challenge });
    const elsewhere = await call('POST', '/v1/auth/login/second-factor/passkey', {
      body: { mfa_token: login2.mfa_token, credential: proof },
    });
    const ofOther = passkey.get({ ...here, challenge: await challenge(elsewhere.body.session_token) });
    expect((await request(next, { credential: ofOther })).status).toBe(422);
    expect((await request(next, { credential: passkey.get({ ...here, challenge: 'c29tZXRoaW5n' }) })).status).toBe(422);
    const spent = await challenge();
    const stranger = newAuthenticator(ada).get({ ...here, challenge: spent });
    for (const response of [stranger, passkey.get({ ...here, challenge: spent })])
      expect((await request(next, { credential: response })).status).toBe(422);
    const good = passkey.get({ ...here, challenge: await challenge() });
    expect((await request(next, { credential: good })).status).toBe(202);
    expect((await request(next, { credential: good })).status).toBe(422);
  });

  it('answers the same for an address that somebody has, and tells its owner alone', async () => {
    const bob = await somebody(tessera.database.db, tessera.accountId);
    const { status, body } = await request(bob.email.toUpperCase());
    const change = { email: bob.email.toUpperCase(), requested_at: expect.any(String), expires_at: expect.any(String) };
    expect([status, body]).toEqual([202, { email: ada.email, change }]);
    const [letter] = await lettersTo(bob.email.toUpperCase(), 1);
    expect(letter).toContain('which is already your sign-in address there');
    expect(letter).not.toContain('token=');
  });

  it('refuses the present address, and no address at all', async () => {
    const same = await request(ada.email);
    expect([same.status, same.body.error.details[0].field]).toEqual([422, 'email']);
    expect((await request('nobody')).status).toBe(400);
  });

  it('takes five requests of a person in an hour, and mails an address five times', async () => {
    for (let one = 0; one < 5; one += 1) expect((await request()).status).toBe(202);
    expect(refusal(await request())).toEqual({ status: 429, code: 'rate_limit_exceeded', said: true });
    await lettersTo(next, 5);
    ada = await somebody(tessera.database.db, tessera.accountId);
    session = (await login(ada.email)).body.session_token;
    expect((await request()).status).toBe(202);
    await lettersTo(ada.email, 1);
    expect(await lettersTo(next, 5)).toHaveLength(5);
  });

  it('drops the change before, whose links then do nothing', async () => {
    const first = await asked();
    expect((await request(`second-${next}`)).status).toBe(202);
    expect(refusal(await confirm(first.confirming))).toEqual({ status: 401, code: 'invalid_token', said: true });
    expect((await stop(first.stopping)).status).toBe(401);
    expect((await pending()).change.email).toBe(`second-${next}`);
  });

  it('is refused where the server sends no mail, which proves nothing', async () => {
    const silent = await bootTessera({ env: fromAnywhere });
    try {
      const bob = await somebody(silent.database.db, silent.accountId);
      const from = at(silent, anAddress());
      const { body } = await from('POST', '/v1/auth/login', { body: { email: bob.email, password: aPassword } });
      const headers = { 'X-Session-Token': body.session_token };
      const wanted = { email: next, current_password: aPassword };
      expect(refusal(await from('POST', '/v1/auth/email-change', { headers, body: wanted }))).toEqual({
        status: 409,
        code: 'invalid_state',
        said: true,
      });
      // Then it is a field of the record like the others: a letter that lets somebody in cannot be sent.
      expect((await from('PATCH', '/v1/users/me', { headers, body: { email: next } })).status).toBe(200);
    } finally {
      await silent.close();
    }
  });
});

describe('cancelEmailChange', () => {
  it('drops the change, once', async () => {
    const { confirming } = await asked();
    expect((await as(session, 'DELETE', 'email-change')).status).toBe(204);
    expect((await confirm(confirming)).status).toBe(401);
    expect(refusal(await as(session, 'DELETE', 'email-change'))).toEqual({ status: 404, code: 'not_found', said: true });
    expect(await entries('cancelEmailChange')).toMatchObject([{ changes: { email: next } }]);
  });

  // An embedded database has one connection, which this would hold.
  it.runIf(serverUrl)('waits for a link that is confirming the change, which then cannot be taken back any more', async () => {
    await asked();
    const { db } = tessera.database;
    let status: number | undefined;
    const cancelled = await transaction(db, async (tx) => {
      await lockPerson(tx, ada);
      const answer = as(session, 'DELETE', 'email-change').then((answered) => {
        status = answered.status;
      });
      await until(async () => status !== undefined || (await isWaitedFor(tx)));
      expect(status).toBeUndefined();
      await tx
        .updateTable('email_changes')
        .set({ confirmed_at: new Date(now).toISOString() })
        .where('user_id', '=', ada.userId)
        .execute();
      return { answer };
    });
    await cancelled.answer;
    expect(status).toBe(404);
  });
});

describe('confirmEmailChange', () => {
  it('sets the new address once, keeps sessions, ends password links, and records event and audit entry', async () => {
    const { confirming } = await asked();
    const { body: reset } = await call('POST', '/v1/auth/password/reset', { body: { email: ada.email } });
    expect(reset.message).toContain('has been sent');
    const [, link = ''] = /password\?token=([\w-]{43})/.exec((await lettersTo(ada.email, 2))[1]!) ?? [];
    expect((await confirm(confirming)).status).toBe(204);
    expect((await confirm(confirming)).status).toBe(401);
    expect(await pending()).toEqual({ email: next, change: null });
    expect(await provenBy(ada)).toBe(next);
    expect([(await login(ada.email)).status, (await login(next)).status]).toEqual([401, 200]);
    const late = await call('POST', '/v1/auth/password', { body: { token: link, password: other } });
    expect(refusal(late)).toEqual({ status: 401, code: 'invalid_token', said: true });
    expect(await entries('confirmEmailChange')).toMatchObject([
      { actor_id: ada.userId, credential_type: 'email_link', changes: { email: next } },
    ]);
    const events = tessera.database.db.selectFrom('events').select(['data', 'version', 'actor']).where('resource_id', '=', ada.userId);
    const { version } = await tessera.database.db
      .selectFrom('users')
      .select('version')
      .where('id', '=', ada.userId)
      .executeTakeFirstOrThrow();
    expect(await events.where('type', 'in', operations.confirmEmailChange.emits).execute()).toMatchObject([
      { actor: { type: 'user', id: ada.userId }, data: { email: next }, version },
    ]);
  });

  it('ends half-finished sign-ins, and keeps second factors and keys', async () => {
    const { id, secret } = (await as(session, 'POST', 'second-factors/totp', { current_password: aPassword })).body;
    const code = generateSync({ secret, epoch: Math.floor(now / 1000) });
    const { recovery_codes } = (await as(session, 'POST', `second-factors/${id}/confirm`, { code })).body;
    const { key } = await tessera.scoped({ ...tessera.admin, userId: ada.userId }, ['read']);
    expect((await request(next, { code: recovery_codes[0] })).status).toBe(202);
    const confirming = await newest(next, 1, 'confirm');
    const { mfa_token } = (await login(ada.email)).body;
    expect((await confirm(confirming)).status).toBe(204);
    const late = await call('POST', '/v1/auth/login/second-factor', { body: { mfa_token, code: recovery_codes[1] } });
    expect(refusal(late)).toEqual({ status: 401, code: 'invalid_token', said: true });
    expect((await login(next)).status).toBe(202);
    expect((await as(session, 'GET', 'second-factors')).body.second_factors).toMatchObject([{ id }]);
    expect((await call('GET', '/v1/resources', { headers: { 'X-API-Key': key } })).status).toBe(200);
  });

  it('is too late after an hour, and impossible once the change is stopped or the password is another', async () => {
    const first = await asked();
    now += 3_600_000;
    expect(refusal(await confirm(first.confirming))).toEqual({ status: 401, code: 'expired_token', said: true });
    expect((await pending()).change).toBeNull();
    await request();
    const second = await newest(next, 2, 'confirm');
    expect((await as(session, 'POST', 'password/change', { current_password: aPassword, password: other })).status).toBe(200);
    expect((await confirm(second)).status).toBe(401);
    expect(await emailOf(ada)).toBe(ada.email);
  });

  it('gives an address that two ask for to the first who confirms', async () => {
    const { confirming } = await asked();
    const bob = await somebody(tessera.database.db, tessera.accountId);
    const token = (await login(bob.email)).body.session_token;
    expect((await request(next.toUpperCase(), {}, token)).status).toBe(202);
    const ofBob = await newest(next, 2, 'confirm');
    expect((await confirm(ofBob)).status).toBe(204);
    expect(refusal(await confirm(confirming))).toEqual({ status: 409, code: 'already_exists', said: true });
    expect((await confirm(confirming)).status).toBe(401);
    expect(await entries('confirmEmailChange')).toMatchObject([{ changes: { email: next, succeeded: false } }]);
    expect(await emailOf(ada)).toBe(ada.email);
  });

  it('is refused while the account is suspended, like stopping', async () => {
    const { confirming, stopping } = await asked();
    const suspended = (at: string | null) =>
      tessera.database.db.updateTable('accounts').set({ suspended_at: at }).where('id', '=', ada.accountId).execute();
    await suspended(new Date(now).toISOString());
    try {
      expect((await confirm(confirming)).body.error.code).toBe('account_suspended');
      expect((await stop(stopping)).body.error.code).toBe('account_suspended');
    } finally {
      await suspended(null);
    }
    expect((await confirm(confirming)).status).toBe(204);
  });
});

describe('stopEmailChange', () => {
  it('stops a change that is not confirmed, once', async () => {
    const { confirming, stopping } = await asked();
    expect(await stop(stopping)).toMatchObject({ status: 200, body: { outcome: 'stopped', password_link: null } });
    expect([(await stop(stopping)).status, (await confirm(confirming)).status]).toEqual([401, 401]);
    expect((await login(ada.email)).status).toBe(200);
    expect(await entries('stopEmailChange')).toMatchObject([{ credential_type: 'email_link', changes: { email: next } }]);
  });

  it.each(['first', 'second'] as const)(
    'undoes one that is confirmed with the link of the %s letter, and shuts out who had it',
    async (which) => {
      const { confirming, stopping } = await asked();
      await confirm(confirming);
      const later = await newest(ada.email, 2, 'stop');
      const thief = (await login(next)).body.session_token;
      now += 1000;
      expect((await request(`thief-${next}`, {}, thief)).status).toBe(202);
      await confirm(await newest(`thief-${next}`, 1, 'confirm'));
      now += 7 * day - 122_000;
      const { status, body } = await stop(which === 'first' ? stopping : later);
      expect([status, body.outcome]).toEqual([200, 'undone']);
      expect([await emailOf(ada), await provenBy(ada)]).toEqual([ada.email, ada.email]);
      const events = tessera.database.db.selectFrom('events').select('data').where('type', 'in', operations.stopEmailChange.emits);
      expect((await events.where('resource_id', '=', ada.userId).orderBy('version').execute()).at(-1)).toMatchObject({
        data: { email: ada.email },
      });
      expect((await as(thief, 'GET', 'sessions')).status).toBe(401);
      expect([(await login(ada.email)).status, (await login(next)).status]).toEqual([401, 401]);
      const toThief = await lettersTo(next, 4, 'was reverted from');
      expect(toThief.join()).toContain('was reverted from');
      // The thief's own link to undo what they did last is over.
      expect((await stop(linkIn(toThief.find((text) => text.includes('no longer with'))!, 'stop'))).status).toBe(401);
      const token = new URL(body.password_link.url).searchParams.get('token');
      expect((await call('POST', '/v1/auth/password', { body: { token, password: other } })).status).toBe(204);
      expect((await login(ada.email, other)).status).toBe(200);
      expect((await entries('stopEmailChange'))[0]).toMatchObject({ changes: { email: ada.email, undone: true } });
    },
  );

  it('is too late after seven days', async () => {
    const { confirming, stopping } = await asked();
    await confirm(confirming);
    now += 7 * day;
    expect(refusal(await stop(stopping))).toEqual({ status: 401, code: 'expired_token', said: true });
    expect(await emailOf(ada)).toBe(next);
  });

  it('undoes nothing where somebody else has the former address by now', async () => {
    const { confirming, stopping } = await asked();
    await confirm(confirming);
    await somebody(tessera.database.db, tessera.accountId, { email: ada.email.toUpperCase() });
    expect(refusal(await stop(stopping))).toEqual({ status: 409, code: 'already_exists', said: true });
    expect((await login(next)).status).toBe(200);
  });
});

it('is the only way for whoever is signed in as the person, over REST and GraphQL, and every other field stays free', async () => {
  const signedIn = { 'X-Session-Token': session };
  for (const path of ['/v1/users/me', `/v1/users/${ada.userId}`]) {
    const { status, body } = await call('PATCH', path, { body: { email: next }, headers: signedIn });
    expect([status, body.error.code, body.error.details[0].field]).toEqual([403, 'insufficient_permissions', 'email']);
  }
  const query = 'mutation ($id: ID!, $email: String) { updateUser(id: $id, input: { email: $email }) { user { email } } }';
  const variables = { id: ada.userId, email: next };
  const { body } = await call('POST', '/graphql', { body: { query, variables }, headers: signedIn });
  expect(body.errors[0].extensions.code).toBe('FORBIDDEN');
  expect(await emailOf(ada)).toBe(ada.email);
  const named = await call('PATCH', '/v1/users/me', { body: { name: 'Ada L.', email: ada.email }, headers: signedIn });
  expect([named.status, named.body.data.name]).toEqual([200, 'Ada L.']);
});

it('is over, and cannot be undone, when an administrator gives the person another address', async () => {
  const set = (body: object) => tessera.admin.call('PATCH', `/v1/users/${ada.userId}`, body);
  const first = await asked();
  expect((await set({ name: 'Ada' })).status).toBe(200);
  expect((await confirm(first.confirming)).status).toBe(204);
  expect((await request(`other-${next}`)).status).toBe(202);
  const second = await newest(`other-${next}`, 1, 'confirm');
  expect((await set({ email: `set-${next}` })).status).toBe(200);
  expect([(await confirm(second)).status, (await stop(first.stopping)).status]).toEqual([401, 401]);
  expect(await emailOf(ada)).toBe(`set-${next}`);
});

it('is told to the former address of whoever may sign in, when it was set in the records', async () => {
  const { id } = (await tessera.admin.call('POST', '/v1/users', { name: 'New', email: `nobody-${next}` })).body.data;
  await tessera.database.db.updateTable('users').set({ may_sign_in: true }).where('id', '=', ada.userId).execute();
  expect((await tessera.admin.call('PATCH', `/v1/users/${ada.userId}`, { email: `set-${next}` })).status).toBe(200);
  await request(`own-${next}`);
  const [letter] = await lettersTo(ada.email, 1, `was changed to set-${next} in the records`);
  expect(letter).not.toContain('token=');
  await tessera.database.db.updateTable('users').set({ may_sign_in: false }).where('id', '=', id).execute();
  expect((await tessera.admin.call('PATCH', `/v1/users/${id}`, { email: `set2-${next}` })).status).toBe(200);
  const waiting = () => tessera.database.db.selectFrom('letters').select('id').execute();
  await expect.poll(waiting).toEqual([]);
  expect(mailbox.letters.filter(({ to }) => to.includes(`nobody-${next}`))).toEqual([]);
});

it('counts wrong links of an address', async () => {
  for (let one = 0; one < 15; one += 1) {
    expect((await confirm('a'.repeat(43))).status).toBe(401);
    expect((await stop('short-but-well-formed')).status).toBe(401);
  }
  expect([(await confirm('a'.repeat(43))).status, (await stop('a'.repeat(43))).status]).toEqual([429, 429]);
});

describe('the pages', () => {
  const titleOf = (page: string | undefined) => /<title>(.*) · Tessera<\/title>/.exec(page!)![1];
  const link = (kind: 'confirm' | 'stop', token: string) => `/email/${kind}?token=${token}`;

  it('of the links say what happens, and do it only when they are told to', async () => {
    const { confirming, stopping } = await asked();
    const person = browser(tessera, address);
    await person.open(link('stop', stopping));
    const press = async (kind: 'confirm' | 'stop', token: string) => {
      const answer = await person.request(`/email/${kind}`, { method: 'POST', body: new URLSearchParams({ token }) });
      return { status: answer.status, page: await answer.text() };
    };
    const first = await person.open(link('confirm', confirming));
    expect([titleOf(first.page), await emailOf(ada)]).toEqual(['Confirm your e-mail address', ada.email]);
    expect(titleOf((await press('confirm', confirming)).page)).toBe('Your e-mail address was changed');
    expect(await emailOf(ada)).toBe(next);
    expect([(await person.open(link('confirm', confirming))).status]).toEqual([401]);
    const second = await person.open(link('stop', stopping));
    expect(titleOf(second.page)).toBe('Revert the change of your e-mail address');
    const undone = await press('stop', stopping);
    expect(titleOf(undone.page)).toBe('The change was reverted');
    expect(undone.page).toMatch(/href="https:\/\/auth\.tessera\.test\/password\?token=[\w-]{43}"/);
    const again = await person.open(link('stop', stopping));
    expect([again.status, titleOf(again.page)]).toEqual([401, 'Error: This link does not work']);
  });
});
