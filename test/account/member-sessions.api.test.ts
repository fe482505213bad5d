import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Mailbox, openMailbox } from '../support/mailbox.ts';
import { browser, isSignedInAtPages, signedIn, signInAtPages } from '../support/oauth.ts';
import { aPassword, at, type Somebody, somebody } from '../support/people.ts';

let tessera: Tessera;
let second: Tessera;
let mailbox: Mailbox;
let call: ReturnType<typeof at>;
let ada: Somebody;
beforeAll(async () => {
  mailbox = await openMailbox();
  const env = { TESSERA_SMTP_URL: mailbox.url, TESSERA_SMTP_FROM: 'Tessera <tessera@tessera.example>' };
  tessera = await bootTessera({ env });
  second = process.env.DATABASE_URL ? await bootTessera({ env, beside: tessera }) : tessera;
  call = at(tessera, '203.0.113.7');
});
afterAll(async () => {
  if (second !== tessera) await second?.close();
  await tessera?.close();
  await mailbox?.close();
});
beforeEach(async () => {
  ada = await somebody(tessera.database.db, tessera.accountId);
});

const end = (id: string, by = tessera.admin) => by.call('DELETE', `/v1/account/members/${id}/sessions`);
const credentials = () => ({ email: ada.email, password: aPassword, account_id: ada.accountId });
const session = async (): Promise<string> => (await call('POST', '/v1/auth/login', { body: credentials() })).body.session_token;
const reads = (headers: Record<string, string>, from = call) => from('GET', '/v1/users/me', { headers }).then(({ status }) => status);
const letters = () => mailbox.letters.filter(({ to, text }) => to.includes(ada.email) && text.includes('signed you out everywhere'));

describe('removeMemberSessions', () => {
  it('ends every session and token of a member at once, on every node, and leaves keys and the password', async () => {
    const token = { 'X-Session-Token': await session() };
    const jwt = { Authorization: `Bearer ${(await call('POST', '/api/token', { body: credentials() })).body.access_token}` };
    const key = { 'X-API-Key': (await tessera.scoped({ ...tessera.admin, userId: ada.userId }, ['read'])).key };
    const person = browser(tessera, '203.0.113.7');
    await signInAtPages(person, ada.email);
    expect([await reads(token), await reads(jwt), await reads(key)]).toEqual([200, 200, 200]);
    expect((await end(ada.userId)).status).toBe(204);
    expect([await reads(token), await reads(jwt), await reads(key)]).toEqual([401, 401, 200]);
    const elsewhere = at(second, '203.0.113.7');
    for (const one of [token, jwt]) await expect.poll(() => reads(one, elsewhere)).toBe(401);
    expect(await isSignedInAtPages(person)).toBe(false);
    expect(await reads({ 'X-Session-Token': await session() })).toBe(200);
  });

  it('ends the tokens of applications, which keep the consent', async () => {
    const { userId, redeem, code, refresh } = await signedIn(tessera);
    const { refresh_token, access_token } = (await redeem(await code())).body;
    expect((await end(userId)).status).toBe(204);
    expect((await refresh(refresh_token)).body.error).toBe('invalid_grant');
    expect(await reads({ Authorization: `Bearer ${access_token}` })).toBe(401);
    const grants = tessera.database.db.selectFrom('application_grants').select('user_id').where('user_id', '=', userId);
    expect(await grants.execute()).toHaveLength(1);
  });

  it('ends links for a password, as a new password does', async () => {
    expect((await tessera.admin.call('POST', `/v1/account/members/${ada.userId}/password-link`)).status).toBe(201);
    const links = tessera.database.db.selectFrom('password_links').select('user_id').where('user_id', '=', ada.userId);
    expect(await links.execute()).not.toEqual([]);
    expect((await end(ada.userId)).status).toBe(204);
    expect(await links.execute()).toEqual([]);
  });

  it('ends sign-ins and changes of the e-mail address that are half finished', async () => {
    const { db } = tessera.database;
    const own = { 'X-Session-Token': await session() };
    const begun = await call('POST', '/v1/auth/second-factors/totp', { headers: own, body: { current_password: aPassword } });
    const code = generateSync({ secret: begun.body.secret });
    const confirmed = await call('POST', `/v1/auth/second-factors/${begun.body.id}/confirm`, { headers: own, body: { code } });
    const [recovery, another] = confirmed.body.recovery_codes;
    const { mfa_token } = (await call('POST', '/v1/auth/login', { body: credentials() })).body;
    const asks = { email: `new-${ada.email}`, current_password: aPassword, code: recovery };
    expect((await call('POST', '/v1/auth/email-change', { headers: own, body: asks })).status).toBe(202);
    const changes = db.selectFrom('email_changes').select('id').where('user_id', '=', ada.userId);
    expect(await changes.execute()).toHaveLength(1);
    expect((await end(ada.userId)).status).toBe(204);
    const late = await call('POST', '/v1/auth/login/second-factor', { body: { mfa_token, code: another } });
    expect([late.status, late.body.error.code]).toEqual([401, 'invalid_token']);
    expect(await changes.execute()).toEqual([]);
  });

  it('ends the session that asks, where administrators do it to themselves', async () => {
    const boss = await somebody(tessera.database.db, tessera.accountId, { role: 'admin' });
    const body = { email: boss.email, password: aPassword, account_id: boss.accountId };
    const headers = { 'X-Session-Token': (await call('POST', '/v1/auth/login', { body })).body.session_token };
    expect((await call('DELETE', `/v1/account/members/${boss.userId}/sessions`, { headers })).status).toBe(204);
    expect(await reads(headers)).toBe(401);
  });

  it('is in the audit log and told to a member who was signed in, once', async () => {
    await session();
    expect([(await end(ada.userId)).status, (await end(ada.userId)).status]).toEqual([204, 204]);
    await expect.poll(() => letters().length).toBe(1);
    await expect.poll(() => tessera.database.db.selectFrom('letters').select('id').execute()).toEqual([]);
    expect(letters()).toHaveLength(1);
    const { body } = await tessera.admin.call('GET', `/v1/account/audit?action=removeMemberSessions&subject_id=${ada.userId}`);
    expect(body.data).toMatchObject([{ actor_id: tessera.admin.userId }, { actor_id: tessera.admin.userId }]);
  });

  it('is only for administrators, and knows nobody of other accounts', async () => {
    const token = { 'X-Session-Token': await session() };
    expect((await end(ada.userId, await tessera.someone('editor'))).status).toBe(403);
    expect((await end(ada.userId, await tessera.otherAccount())).status).toBe(404);
    expect(await reads(token)).toBe(200);
  });
});
