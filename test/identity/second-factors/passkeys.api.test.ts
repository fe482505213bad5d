import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../src/core/ids.ts';
import { anAddress, fromAnywhere } from '../../../src/testing/addresses.ts';
import { type Authenticator, newAuthenticator } from '../../support/authenticator.ts';
import { type Mailbox, openMailbox } from '../../support/mailbox.ts';
import { aPassword, at, refusal, type Somebody, somebody } from '../../support/people.ts';

const here = { rpId: 'auth.tessera.test', origin: 'https://auth.tessera.test' };

let tessera: Tessera;
let second: Tessera;
let mailbox: Mailbox;
let now: number;
const clock = () => new Date(now);
beforeAll(async () => {
  now = Date.parse('2026-03-14T09:26:53.589Z');
  mailbox = await openMailbox();
  const mail = { TESSERA_SMTP_URL: mailbox.url, TESSERA_SMTP_FROM: 'Tessera <tessera@tessera.example>' };
  const env = { ...fromAnywhere, ...mail, TESSERA_AUTH_URL: here.origin };
  tessera = await bootTessera({ env, clock });
  second = process.env.DATABASE_URL ? await bootTessera({ beside: tessera, env, clock }) : tessera;
});
afterAll(async () => {
  if (second !== tessera) await second?.close();
  await tessera?.close();
  await mailbox?.close();
});

let call: ReturnType<typeof at>;
let ada: Somebody;
beforeEach(async () => {
  now += 120_000;
  call = at(tessera, anAddress());
  ada = await somebody(tessera.database.db, tessera.accountId);
});

const wrong = { status: 401, code: 'invalid_credentials', said: true };
const login = ({ email, accountId } = ada) =>
  call('POST', '/v1/auth/login', { body: { email, password: aPassword, account_id: accountId } });
const as = (token: string, method: string, path: string, body?: unknown) =>
  call(method, `/v1/auth/${path}`, { body, headers: { 'X-Session-Token': token } });
const enrol = (token: string, current_password = aPassword, proof: object = {}) =>
  as(token, 'POST', 'second-factors/passkeys', { current_password, name: 'My laptop', ...proof });
/** What a passkey says to a challenge of a session. */
const proofBy = async (token: string, passkey: Authenticator) => {
  const { challenge } = (await as(token, 'POST', 'second-factors/challenge')).body.passkey;
  return { credential: passkey.get({ ...here, challenge }) };
};
const remove = (token: string, id: string, proof: object = {}) =>
  as(token, 'POST', `second-factors/${id}/remove`, { current_password: aPassword, ...proof });
const confirm = (token: string, id: string, credential: unknown) =>
  as(token, 'POST', `second-factors/${id}/confirm-passkey`, { credential });
const factorsOf = async (token: string) => (await as(token, 'GET', 'second-factors')).body.second_factors;
const prove = (mfa_token: string, credential: unknown) =>
  call('POST', '/v1/auth/login/second-factor/passkey', { body: { mfa_token, credential } });
const begin = async (from = call) => (await from('POST', '/v1/auth/login/passkey/challenge')).body.public_key.challenge as string;
const enter = (credential: unknown, from = call) => from('POST', '/v1/auth/login/passkey', { body: { credential } });
const letters = () => mailbox.letters.filter(({ to }) => to.includes(ada.email)).map(({ text }) => text.replaceAll(/\s+/g, ' '));

/** A person with a passkey, and the session in which they have added it. */
const enrolled = async (person = ada) => {
  const session: string = (await login(person)).body.session_token;
  const { id, public_key } = (await enrol(session)).body;
  const passkey = newAuthenticator(person);
  const { status, body } = await confirm(session, id, passkey.create({ ...here, challenge: public_key.challenge }));
  expect(status).toBe(200);
  return { session, id: id as string, passkey, codes: body.recovery_codes as string[] };
};

const asked = async () => {
  const { body } = await login();
  return { token: body.mfa_token as string, passkey: body.passkey, kinds: body.kinds };
};
const proveBy = async (passkey: Authenticator, changes = {}) => {
  const { token, passkey: options } = await asked();
  return prove(token, passkey.get({ ...here, challenge: options.challenge, ...changes }));
};
const enterBy = async (passkey: Authenticator, changes = {}) => enter(passkey.get({ ...here, challenge: await begin(), ...changes }));

describe('networks of the account', () => {
  it('refuse whoever has proved everything, and each refusal stands in the audit log', async () => {
    const { passkey } = await enrolled();
    const step = await asked();
    const { db } = tessera.database;
    const setNetworks = (people_networks: string[]) =>
      db.updateTable('accounts').set({ people_networks }).where('id', '=', ada.accountId).execute();
    await setNetworks(['192.0.2.0/24']);
    try {
      const outside = { status: 403, code: 'network_not_allowed', said: true };
      expect(refusal(await enterBy(passkey))).toEqual(outside);
      expect(refusal(await prove(step.token, passkey.get({ ...here, challenge: step.passkey.challenge })))).toEqual(outside);
    } finally {
      await setNetworks([]);
    }
    const refusals = async () =>
      (
        await db
          .selectFrom('audit_entries')
          .select(['action', 'credential_type', 'actor_id', 'changes'])
          .where('subject_id', '=', ada.userId)
          .orderBy('credential_type')
          .execute()
      ).filter(({ changes }) => changes.network === 'refused');
    await expect.poll(async () => (await refusals()).length).toBe(2);
    const attempts = expect.objectContaining({ count: 1 });
    const entry = { action: 'login', actor_id: null, changes: { succeeded: false, network: 'refused', attempts } };
    expect(await refusals()).toEqual(
      [
        { ...entry, credential_type: 'passkey' },
        { ...entry, credential_type: 'password' },
      ].toSorted((one, other) => one.credential_type.localeCompare(other.credential_type)),
    );
  });
});

describe('listOwnSessions', () => {
  it('says how each of them was signed in', async () => {
    const { session, passkey, codes } = await enrolled();
    const amrOf = async (opened: { body: { session_token: string } }) => {
      const { body } = await as(opened.body.session_token, 'GET', 'sessions');
      return body.sessions.find(({ current }: { current: boolean }) => current).amr;
    };
    expect(await amrOf({ body: { session_token: session } })).toEqual(['pwd', 'hwk', 'mfa']);
    expect(await amrOf(await enterBy(passkey))).toEqual(['hwk', 'mfa']);
    expect(await amrOf(await enterBy(passkey, { synced: true }))).toEqual(['swk', 'mfa']);
    expect(await amrOf(await proveBy(passkey))).toEqual(['pwd', 'hwk', 'mfa']);
    expect(await amrOf(await proveBy(passkey, { synced: true, verified: false }))).toEqual(['pwd', 'swk', 'mfa']);
    const { token } = await asked();
    const recovered = await call('POST', '/v1/auth/login/second-factor', { body: { mfa_token: token, code: codes[0] } });
    expect(await amrOf(recovered)).toEqual(['pwd', 'otp', 'mfa']);
  });
});

describe('enrolPasskey and confirmPasskey', () => {
  it('add a passkey with ten recovery codes, and end every other session', async () => {
    const [session, other] = [(await login()).body.session_token, (await login()).body.session_token];
    const { status, headers, body } = await enrol(session);
    expect([status, headers.get('cache-control')]).toEqual([201, 'no-store']);
    expect(body.public_key).toMatchObject({ rp: { id: here.rpId }, user: { name: ada.email }, excludeCredentials: [] });
    const passkey = newAuthenticator(ada);
    expect(await factorsOf(session)).toEqual([]);
    const confirmed = await confirm(session, body.id, passkey.create({ ...here, challenge: body.public_key.challenge }));
    expect([confirmed.status, confirmed.body.recovery_codes.length]).toEqual([200, 10]);
    expect(await factorsOf(session)).toMatchObject([{ id: body.id, kind: 'passkey', name: 'My laptop', clone_warning_at: null }]);
    expect((await as(other, 'GET', 'sessions')).status).toBe(401);
    const again = (await enrol(session, aPassword, await proofBy(session, passkey))).body.public_key;
    expect(again.excludeCredentials).toMatchObject([{ id: passkey.id }]);
  });

  it('refuse what was not made for this challenge, at this address, by a person who is there', async () => {
    const session: string = (await login()).body.session_token;
    const { id, public_key } = (await enrol(session)).body;
    const passkey = newAuthenticator(ada);
    const good = { ...here, challenge: public_key.challenge as string };
    const made = passkey.create(good);
    const response = made.response as Record<string, unknown>;
    const refused: unknown[] = [
      passkey.create({ ...good, challenge: 'c29tZXRoaW5nIGVsc2U' }),
      passkey.create({ ...good, origin: 'https://evil.example' }),
      passkey.create({ ...good, rpId: 'evil.example' }),
      passkey.create({ ...good, type: 'webauthn.get' }),
      passkey.get(good),
      { ...made, rawId: 'AAAA' },
      { ...made, response: { ...response, attestationObject: 'oA' } },
      { ...made, response: { ...response, clientDataJSON: 'not json' } },
      { ...made, response: null },
      {},
    ];
    for (const credential of refused)
      expect(refusal(await confirm(session, id, credential))).toEqual({ status: 422, code: 'unprocessable', said: true });
    expect((await login()).status).toBe(200);
  });

  it.each([
    { crossOrigin: true },
    { crossOrigin: 'true' },
    { crossOrigin: true, topOrigin: 'https://evil.example' },
    { topOrigin: here.origin },
  ])('refuse what was made in a frame: %j', async (said) => {
    const session: string = (await login()).body.session_token;
    const { id, public_key } = (await enrol(session)).body;
    const made = newAuthenticator(ada).create({ ...here, challenge: public_key.challenge, said });
    expect((await confirm(session, id, made)).status).toBe(422);
  });

  it('refuse a passkey that somebody else has, in whatever account, also when two add it at once', async () => {
    const { userId } = await tessera.otherAccount();
    const of = tessera.database.db.selectFrom('users').select('account_id').where('id', '=', userId);
    const people = [ada, await somebody(tessera.database.db, (await of.executeTakeFirstOrThrow()).account_id)];
    const passkey = newAuthenticator(ada);
    const add = async (person: Somebody) => {
      const session: string = (await login(person)).body.session_token;
      const { id, public_key } = (await enrol(session)).body;
      return () => confirm(session, id, passkey.create({ ...here, challenge: public_key.challenge }));
    };
    const answers = await Promise.all([await add(people[0]!), await add(people[1]!)].map((confirming) => confirming()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const late = await (await add(await somebody(tessera.database.db, tessera.accountId)))();
    expect(refusal(late)).toEqual({ status: 422, code: 'unprocessable', said: true });
  });

  it('need the present password, a second factor where there is one, and the same person, within a quarter of an hour', async () => {
    const { session, id, passkey } = await enrolled();
    expect((await enrol(session, 'wrong', await proofBy(session, passkey))).status).toBe(422);
    expect(refusal(await enrol(session))).toEqual({ status: 403, code: 'second_factor_required', said: true });
    const eve = await somebody(tessera.database.db, tessera.accountId);
    const hers: string = (await login(eve)).body.session_token;
    const begun = (await enrol(session, aPassword, await proofBy(session, passkey))).body;
    const made = newAuthenticator(ada).create({ ...here, challenge: begun.public_key.challenge });
    expect((await confirm(hers, begun.id, made)).status).toBe(404);
    expect((await confirm(session, id, made)).status).toBe(404);
    expect((await as(session, 'POST', `second-factors/${begun.id}/confirm`, { code: '123456' })).status).toBe(404);
    const same = passkey.create({ ...here, challenge: begun.public_key.challenge });
    expect((await confirm(session, begun.id, same)).status).toBe(422);
    now += 15 * 60 * 1000;
    expect((await confirm(session, begun.id, made)).status).toBe(404);
  });
});

describe('provePasskey', () => {
  it('is the second step of a sign-in, and counts each use', async () => {
    const { passkey, session } = await enrolled();
    const first = await asked();
    expect(first.kinds).toEqual(['passkey', 'recovery_code']);
    expect(first.passkey.allowCredentials).toMatchObject([{ id: passkey.id }]);
    const credential = passkey.get({ ...here, challenge: first.passkey.challenge, verified: false });
    expect((await prove(first.token, credential)).status).toBe(200);
    expect(refusal(await prove(first.token, credential))).toEqual({ status: 401, code: 'invalid_token', said: true });
    expect(refusal(await prove((await asked()).token, credential))).toEqual(wrong);
    expect(await factorsOf(session)).toMatchObject([{ last_used_at: clock().toISOString(), clone_warning_at: null }]);
  });

  it("refuses another person's passkey, another address, and what has no signature", async () => {
    const { passkey } = await enrolled();
    const eve = await somebody(tessera.database.db, tessera.accountId);
    const { passkey: hers } = await enrolled(eve);
    expect(refusal(await proveBy(hers))).toEqual(wrong);
    expect(refusal(await proveBy(passkey, { origin: 'https://evil.example' }))).toEqual(wrong);
    expect(refusal(await proveBy(passkey, { rpId: 'evil.example' }))).toEqual(wrong);
    expect(refusal(await proveBy(passkey, { type: 'webauthn.create' }))).toEqual(wrong);
    const { token, passkey: options } = await asked();
    const forged = newAuthenticator(ada).get({ ...here, challenge: options.challenge });
    expect(refusal(await prove(token, { ...forged, id: passkey.id, rawId: passkey.id }))).toEqual(wrong);
    expect(refusal(await prove(token, {}))).toEqual(wrong);
    expect((await prove(token, passkey.get({ ...here, challenge: options.challenge }))).status).toBe(200);
  });

  it('is no way in for people without a passkey', async () => {
    const { token } = await asked();
    expect(token).toBeUndefined();
    expect((await prove('a'.repeat(43), newAuthenticator(ada).get({ ...here, challenge: 'YQ' }))).status).toBe(401);
  });

  it('refuses a copy, and tells its person', async () => {
    const { passkey, session } = await enrolled();
    const copy = passkey.copy();
    expect((await proveBy(passkey)).status).toBe(200);
    expect(refusal(await proveBy(copy))).toEqual(wrong);
    expect(await factorsOf(session)).toMatchObject([{ clone_warning_at: clock().toISOString() }]);
    await expect.poll(letters).toContainEqual(expect.stringContaining('its use counter went backwards'));
  });
});

describe('loginWithPasskey', () => {
  it('signs in without a password, on any node, once for each challenge', async () => {
    const { passkey } = await enrolled();
    const { db } = tessera.database;
    const own = db.selectFrom('audit_entries').select('id').where('actor_id', '=', ada.userId).where('action', '=', 'login');
    const signIns = () => own.where('credential_type', '=', 'passkey').execute();
    const before = await signIns();
    const credential = passkey.get({ ...here, challenge: await begin(at(second, anAddress())) });
    const answers = await Promise.all([enter(credential), enter(credential, at(second, anAddress())), enter(credential)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    const { session_token } = answers.find(({ status }) => status === 200)!.body;
    expect(await factorsOf(session_token)).toMatchObject([{ clone_warning_at: null, last_used_at: clock().toISOString() }]);
    expect(await signIns()).toHaveLength(before.length + 1);
    const logged = await tessera.admin.call('GET', `/v1/account/audit?subject_id=${ada.userId}&action=login&limit=100`);
    expect([logged.status, logged.body.data.map((one: { credential_id: string | null }) => one.credential_id)]).toEqual([
      200,
      expect.arrayContaining([expect.stringMatching(/^fac_/)]),
    ]);
  });

  it('refuses a passkey that has not verified its person, or that was asked for in a frame, and challenges of nobody, of others and of long ago', async () => {
    const { passkey } = await enrolled();
    expect(refusal(await enterBy(passkey, { verified: false }))).toEqual(wrong);
    const old = await begin();
    const altered = Buffer.from(old, 'base64url');
    altered[0] = altered[0]! + 1;
    const { passkey: options } = await asked();
    for (const challenge of [altered.toString('base64url'), options.challenge, 'YQ', ''])
      expect(refusal(await enterBy(passkey, { challenge }))).toEqual(wrong);
    now += 15 * 60 * 1000;
    expect(refusal(await enterBy(passkey, { challenge: old }))).toEqual(wrong);
    for (const said of [{ crossOrigin: true }, { crossOrigin: 1 }, { topOrigin: 'https://evil.example' }])
      expect(refusal(await enterBy(passkey, { said }))).toEqual(wrong);
    expect((await enterBy(passkey)).status).toBe(200);
  });

  it('refuses who says to be somebody else, and removed passkeys', async () => {
    const { passkey, session, id } = await enrolled();
    const eve = await somebody(tessera.database.db, tessera.accountId);
    const response = passkey.get({ ...here, challenge: await begin() });
    const handle = Buffer.from(`${eve.accountId}/${eve.userId}`).toString('base64url');
    const lied = { ...response, response: { ...(response.response as object), userHandle: handle } };
    expect(refusal(await enter(lied))).toEqual(wrong);
    expect(refusal(await remove(session, id))).toEqual({ status: 403, code: 'second_factor_required', said: true });
    expect((await remove(session, id, await proofBy(session, passkey))).status).toBe(204);
    expect(refusal(await enterBy(passkey))).toEqual(wrong);
    expect((await login()).status).toBe(200);
  });

  it('refuses a copy, and no response that is sent twice counts as one', async () => {
    const { passkey, session } = await enrolled();
    const copy = passkey.copy();
    const credential = passkey.get({ ...here, challenge: await begin() });
    expect([(await enter(credential)).status, (await enter(credential)).status]).toEqual([200, 401]);
    expect(await factorsOf(session)).toMatchObject([{ clone_warning_at: null }]);
    expect(refusal(await enterBy(copy))).toEqual(wrong);
    expect(await factorsOf(session)).toMatchObject([{ clone_warning_at: clock().toISOString() }]);
  });

  it('accepts a passkey that never counts', async () => {
    const { passkey } = await enrolled();
    for (let use = 0; use < 2; use += 1) {
      passkey.count = -1;
      expect((await enterBy(passkey)).status).toBe(200);
    }
  });

  it('has refusals of registered passkeys in the audit log, summed up, a copy by itself, and what anybody can make up nowhere', async () => {
    const { passkey, id } = await enrolled();
    const copy = passkey.copy();
    const credential = passkey.get({ ...here, challenge: await begin() });
    expect((await enter(credential)).status).toBe(200);
    const stranger = newAuthenticator(ada);
    for (const made of [credential, stranger.get({ ...here, challenge: await begin() })]) expect((await enter(made)).status).toBe(401);
    expect((await enterBy(copy)).status).toBe(401);
    for (let times = 0; times < 2; times += 1) expect((await enterBy(passkey, { verified: false })).status).toBe(401);
    const refused = async () =>
      (
        await tessera.database.db
          .selectFrom('audit_entries')
          .select(['credential_id', 'actor_id', 'subject_id', 'changes'])
          .where('account_id', '=', ada.accountId)
          .where('credential_type', '=', 'passkey')
          .where('subject_id', '=', ada.userId)
          .execute()
      )
        .filter(({ changes }) => changes.succeeded === false)
        .toSorted((one, other) => Object.keys(one.changes).length - Object.keys(other.changes).length);
    await expect.poll(async () => (await refused())[0]?.changes).toMatchObject({ attempts: { count: 2 } });
    const of = { credential_id: id, actor_id: null, subject_id: ada.userId };
    expect(await refused()).toEqual([
      { ...of, changes: { succeeded: false, attempts: expect.objectContaining({ count: 2 }) } },
      { ...of, changes: { succeeded: false, second_factor: 'copied', factor_id: id } },
    ]);
  });

  it('uses up a challenge that something was refused for', async () => {
    const { passkey } = await enrolled();
    const challenge = await begin();
    expect((await enter(newAuthenticator(ada).get({ ...here, challenge }))).status).toBe(401);
    expect(refusal(await enterBy(passkey, { challenge }))).toEqual(wrong);
    expect((await enterBy(passkey)).status).toBe(200);
  });

  const tooMany = { status: 429, code: 'rate_limit_exceeded', said: true };

  it('limits failures of a network', async () => {
    const { passkey } = await enrolled();
    for (let failure = 0; failure < 30; failure += 1) expect((await enter({})).status).toBe(401);
    expect(refusal(await enterBy(passkey))).toEqual(tooMany);
  });

  it('limits failures for a person from a network, the same for nobody, and keeps no password out', async () => {
    const { passkey } = await enrolled();
    const ofNobody = newAuthenticator({ ...ada, userId: newId('user') });
    for (const stranger of [newAuthenticator(ada), ofNobody]) {
      for (let failure = 0; failure < 10; failure += 1) expect((await enterBy(stranger)).status).toBe(401);
      expect(refusal(await enterBy(stranger))).toEqual(tooMany);
    }
    expect(refusal(await enterBy(passkey))).toEqual(tooMany);
    expect((await asked()).kinds).toContain('passkey');
    expect((await enter(passkey.get({ ...here, challenge: await begin() }), at(tessera, anAddress()))).status).toBe(200);
  });

  it('limits failures for a person from everywhere, except where they have signed in before', async () => {
    const { passkey } = await enrolled();
    expect((await enterBy(passkey)).status).toBe(200);
    const stranger = newAuthenticator(ada);
    for (let failure = 0; failure < 100; failure += 1)
      expect((await enter(stranger.get({ ...here, challenge: '' }), at(tessera, anAddress()))).status).toBe(401);
    const elsewhere = at(tessera, anAddress());
    expect(refusal(await enter(passkey.get({ ...here, challenge: await begin() }), elsewhere))).toEqual(tooMany);
    expect((await enterBy(passkey)).status).toBe(200);
  });
});

it('where the account demands a second factor of administrators, the last passkey stays', async () => {
  ada = await somebody(tessera.database.db, tessera.accountId, { role: 'admin' });
  const { session, id, passkey } = await enrolled();
  await tessera.admin.call('PATCH', '/v1/account/security', { administrators_need_second_factor: true });
  const removed = await remove(session, id, await proofBy(session, passkey));
  expect(refusal(removed)).toEqual({ status: 409, code: 'invalid_state', said: true });
  await tessera.admin.call('PATCH', '/v1/account/security', { administrators_need_second_factor: false });
});

it('a browser is told that the dashboard may use passkeys of the server', async () => {
  const { status, body } = await at(tessera, anAddress())('GET', '/.well-known/webauthn');
  expect([status, body]).toEqual([200, { origins: [new URL(tessera.publicUrl).origin] }]);
});

it('a server without a host name says that it has no passkeys', async () => {
  const bare = await bootTessera();
  const { status, body } = await at(bare, '127.0.0.1')('POST', '/v1/auth/login/passkey/challenge');
  await bare.close();
  expect([status, body.error.code]).toEqual([409, 'invalid_state']);
});
