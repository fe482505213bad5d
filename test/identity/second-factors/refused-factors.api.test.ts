import { type Answered, bootTessera, type Tessera } from '@tessera/platform/testing';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lifetimes, mostRefusedCodes } from '../../../src/contract/plans.ts';
import { anAddress, fromAnywhere } from '../../../src/testing/addresses.ts';
import { type Mailbox, openMailbox } from '../../support/mailbox.ts';
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

type Call = ReturnType<typeof at>;
const elsewhere = (): Call => at(tessera, anAddress());

let home: Call;
let ada: Somebody;
/** The session in which she has added her authenticator app. */
let session: string;
let secret: string;
let recoveryCodes: string[];
beforeEach(async () => {
  now += 120_000;
  home = elsewhere();
  ada = await somebody(tessera.database.db, tessera.accountId);
  session = (await login(home)).body.session_token;
  const begun = (await own(home, 'second-factors/totp', { current_password: aPassword })).body;
  secret = begun.secret;
  recoveryCodes = (await own(home, `second-factors/${begun.id}/confirm`, { code: shows() })).body.recovery_codes;
  now += 30_000;
});

const credentials = () => ({ email: ada.email, password: aPassword, account_id: ada.accountId });
const login = (call: Call, more: object = {}) => call('POST', '/v1/auth/login', { body: { ...credentials(), ...more } });
const own = (call: Call, path: string, body: object) => call('POST', `/v1/auth/${path}`, { body, headers: { 'X-Session-Token': session } });
const shows = () => generateSync({ secret, epoch: Math.floor(now / 1000) });
const wrongCode = () => String((Number(shows()) + 1) % 1_000_000).padStart(6, '0');
/** Signs in with the right password and a code. */
const enter = async (call: Call, code: string): Promise<Answered> => {
  const { mfa_token } = (await login(call)).body;
  return call('POST', '/v1/auth/login/second-factor', { body: { mfa_token, code } });
};
const isWrong = { status: 401, code: 'invalid_credentials', said: true };
const row = () => tessera.database.db.selectFrom('passwords').selectAll().where('user_id', '=', ada.userId).executeTakeFirstOrThrow();
const setRefused = (refused_codes: number) =>
  tessera.database.db.updateTable('passwords').set({ refused_codes }).where('user_id', '=', ada.userId).execute();
const entries = () =>
  tessera.database.db
    .selectFrom('audit_entries')
    .select('changes')
    .where('subject_id', '=', ada.userId)
    .where('action', '=', 'login')
    .execute();

const refusedSubject = 'Subject: A Tessera sign-in with your password was refused';
/** All letters about refusals, once she has had so many letters of all kinds. */
const toldOf = async (all: number) => (await mailbox.arrivedFor(ada.email, all)).filter(({ text }) => text.includes(refusedSubject));
/** The letter about the app that was added. */
const added = 1;

describe('a second factor that is refused after the right password', () => {
  it('is told to the person from where they are not known, once a day', async () => {
    const address = anAddress();
    expect(refusal(await enter(at(tessera, address), wrongCode()))).toEqual(isWrong);
    const [letter] = await toldOf(added + 1);
    for (const words of ['but not your second factor', new Date(now).toISOString(), `From: ${address}`, 'change your password'])
      expect(letter!.text).toContain(words);
    await Promise.all([enter(elsewhere(), wrongCode()), enter(elsewhere(), 'aaaa-bbbb-cccc-dddd')]);
    now += lifetimes.refusal_letter * 1000;
    await Promise.all([enter(elsewhere(), wrongCode()), enter(elsewhere(), wrongCode())]);
    // A letter of another kind, which comes after all of them.
    expect((await enter(elsewhere(), recoveryCodes[0]!)).status).toBe(200);
    expect(await toldOf(added + 3)).toHaveLength(2);
  });

  it('is told to nobody where the person is known, or of an app that is only being added', async () => {
    await enter(home, wrongCode());
    const eve = await somebody(tessera.database.db, tessera.accountId);
    const demand = (everybody_needs_second_factor: boolean) =>
      tessera.database.db.updateTable('accounts').set({ everybody_needs_second_factor }).where('id', '=', ada.accountId).execute();
    await demand(true);
    const call = elsewhere();
    const { mfa_token } = (await login(call, { email: eve.email })).body;
    const refused = await call('POST', '/v1/auth/login/second-factor', { body: { mfa_token, code: '000000' } });
    await demand(false);
    expect(refusal(refused)).toEqual(isWrong);
    const told = tessera.database.db.selectFrom('passwords').select(['refusal_told_at', 'refused_codes']);
    expect(await told.where('user_id', 'in', [ada.userId, eve.userId]).orderBy('refused_codes').execute()).toEqual([
      { refusal_told_at: null, refused_codes: 0 },
      { refusal_told_at: null, refused_codes: 1 },
    ]);
  });

  it('is told of a JWT that is asked for with the password alone, and of a session that somebody else has', async () => {
    const body = credentials();
    expect(refusal(await elsewhere()('POST', '/api/token', { body })).code).toBe('second_factor_required');
    expect(await toldOf(added + 1)).toHaveLength(1);
    now += lifetimes.refusal_letter * 1000 - 60_000;
    session = (await enter(home, shows())).body.session_token;
    now += 60_000;
    const proof = { current_password: aPassword, code: wrongCode() };
    expect((await own(elsewhere(), 'sessions/prove', proof)).status).toBe(422);
    expect(await toldOf(added + 2)).toHaveLength(2);
  });
});

describe('codes of an authenticator app', () => {
  it('are tried no more after so many refused ones in a row, but for where the person is known', async () => {
    await setRefused(mostRefusedCodes - 1);
    expect((await enter(elsewhere(), wrongCode())).body.message).toContain('The code is wrong');
    const thief = elsewhere();
    const locked = await enter(thief, shows());
    expect(refusal(locked)).toEqual(isWrong);
    expect(locked.body.message).toContain('codes are no longer accepted from here');
    expect(locked.headers.get('retry-after')).toBeNull();
    expect((await own(thief, 'sessions/prove', { current_password: aPassword, code: shows() })).body.message).toContain(
      'codes are no longer accepted',
    );
    expect((await row()).refused_codes).toBe(mostRefusedCodes);
    await expect.poll(async () => (await entries()).map(({ changes }) => changes.second_factor)).toContain('not_tried');
    expect((await enter(home, wrongCode())).body.message).toContain('The code is wrong');
    expect((await enter(home, shows())).status).toBe(200);
    expect((await row()).refused_codes).toBe(0);
    now += 30_000;
    expect((await enter(elsewhere(), shows())).status).toBe(200);
  });

  it('are as many when they are tried at the same time', async () => {
    await setRefused(mostRefusedCodes - 3);
    const answers = await Promise.all(Array.from({ length: 6 }, () => enter(elsewhere(), wrongCode())));
    expect(answers.filter(({ body }) => body.message.includes('codes are no longer accepted'))).toHaveLength(3);
    expect((await row()).refused_codes).toBe(mostRefusedCodes);
  });

  it('are tried again after a sign-in with a recovery code, which always is, and after a new password by a link', async () => {
    await setRefused(mostRefusedCodes);
    expect((await enter(elsewhere(), recoveryCodes[0]!)).status).toBe(200);
    expect((await enter(elsewhere(), shows())).status).toBe(200);
    await setRefused(mostRefusedCodes);
    const { data: link } = (await tessera.admin.call('POST', `/v1/account/members/${ada.userId}/password-link`)).body;
    const body = { token: link.url.split(/[=#]/).at(-1), password: aPassword };
    expect((await elsewhere()('POST', '/v1/auth/password', { body })).status).toBe(204);
    now += 30_000;
    expect((await enter(elsewhere(), shows())).status).toBe(200);
  });

  it('are not counted when something else is refused', async () => {
    const call = elsewhere();
    const { mfa_token } = (await login(call)).body;
    const prove = () => call('POST', '/v1/auth/login/second-factor', { body: { mfa_token, code: shows() } });
    const both = await Promise.all([prove(), prove()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect((await row()).refused_codes).toBe(0);
  });
});

describe('a password outside of the networks of the account', () => {
  const allow = (people_networks: string[]) =>
    tessera.database.db.updateTable('accounts').set({ people_networks }).where('id', '=', ada.accountId).execute();
  const said = ({ status, body }: Answered) => ({ status, code: body.error.code, message: body.message });

  it('is neither right nor wrong where the account is named', async () => {
    await allow(['203.0.113.0/24']);
    const call = elsewhere();
    const [right, wrong, nobody] = [
      await login(call),
      await login(call, { password: 'wrong' }),
      await login(call, { email: 'nobody@tessera.example' }),
    ];
    await allow([]);
    expect(said(right)).toMatchObject({ status: 403, code: 'network_not_allowed' });
    expect([said(wrong), said(nobody)]).toEqual([said(right), said(right)]);
    await expect.poll(async () => (await entries()).map(({ changes }) => changes.network)).toContain('refused');
    expect((await row()).refusal_told_at).toBeNull();
  });

  it('is a wrong one where no account is named, and a letter says what it was', async () => {
    await allow(['203.0.113.0/24']);
    const call = elsewhere();
    const [right, wrong] = [await login(call, { account_id: undefined }), await login(call, { account_id: undefined, password: 'wrong' })];
    await allow([]);
    expect(said(right)).toEqual({
      status: 401,
      code: 'invalid_credentials',
      message: expect.stringContaining('Wrong e-mail address or password, or your network is not allowed by the account.'),
    });
    expect(said(wrong)).toEqual(said(right));
    expect((await toldOf(added + 1))[0]!.text).toContain('a network that your account does not allow');
  });
});
