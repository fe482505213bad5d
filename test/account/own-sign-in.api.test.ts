import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Mailbox, openMailbox } from '../support/mailbox.ts';
import { aPassword, at, type Somebody, somebody } from '../support/people.ts';

let tessera: Tessera;
let mailbox: Mailbox;
let ada: Somebody;
let lin: Somebody;
beforeAll(async () => {
  mailbox = await openMailbox();
  tessera = await bootTessera({
    env: { TESSERA_SMTP_URL: mailbox.url, TESSERA_SMTP_FROM: 'Tessera <tessera@tessera.example>' },
  });
});
afterAll(async () => {
  await tessera?.close();
  await mailbox?.close();
});
beforeEach(async () => {
  [ada, lin] = [
    await somebody(tessera.database.db, tessera.accountId, { role: 'admin' }),
    await somebody(tessera.database.db, tessera.accountId),
  ];
});

type Headers = Record<string, string>;

const call = (method: string, path: string, headers: Headers, body?: unknown) =>
  at(tessera, '203.0.113.7')(method, path, { headers, body });

const session = async (): Promise<Headers> => {
  const { body } = await call('POST', '/v1/auth/login', {}, { email: ada.email, password: aPassword, account_id: ada.accountId });
  return { 'X-Session-Token': body.session_token };
};
const token = async (): Promise<Headers> => {
  const { body } = await call('POST', '/api/token', {}, { email: ada.email, password: aPassword, account_id: ada.accountId });
  return { Authorization: `Bearer ${body.access_token}` };
};
const keyMadeInASession = async (): Promise<Headers> => {
  const key = { name: 'Automation', scopes: ['read', 'write', 'admin', 'write:logins'] };
  return { 'X-API-Key': (await call('POST', '/v1/account/api-keys', await session(), key)).body.data.key };
};

describe.each([
  ['a session', session],
  ['a token of the password', token],
  ['a key that was made in a session', keyMadeInASession],
])('%s of an administrator', (_what, credential) => {
  const member = ({ userId }: Somebody) => `/v1/account/members/${userId}`;

  it('makes no password link for them and removes none of their second factors, but does both for others', async () => {
    const by = await credential();
    for (const [method, what, own] of [
      ['POST', 'password-link', 'changePassword'],
      ['DELETE', 'second-factors', 'removeSecondFactor'],
    ] as const) {
      const { status, body } = await call(method, `${member(ada)}/${what}`, by);
      expect([status, body.error.code, body.error.message]).toEqual([409, 'invalid_state', expect.stringContaining(own)]);
    }
    expect((await call('POST', `${member(lin)}/password-link`, by)).status).toBe(201);
    expect((await call('DELETE', `${member(lin)}/second-factors`, by)).status).toBe(204);
  });

  it('sets no other e-mail address for them at any door, but for others', async () => {
    const by = await credential();
    const email = `next-${ada.userId}@elsewhere.example`;
    for (const [method, path] of [
      ['PATCH', '/v1/users/me'],
      ['PATCH', `/v1/users/${ada.userId}`],
      ['PUT', `/v1/users/${ada.userId}`],
    ] as const) {
      const { status, body } = await call(method, path, by, { name: 'Ada', email });
      expect([method, path, status, body.error.details[0].field]).toEqual([method, path, 403, 'email']);
    }
    const query = 'mutation ($id: ID!, $email: String) { updateUser(id: $id, input: { email: $email }) { user { email } } }';
    const { body } = await call('POST', '/graphql', by, { query, variables: { id: ada.userId, email } });
    expect(body.errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await call('PATCH', `/v1/users/${lin.userId}`, by, { email })).body.data.email).toBe(email);
  });
});

it('a second factor that a session cannot take away is still there', async () => {
  const own = await session();
  const { id, secret } = (await call('POST', '/v1/auth/second-factors/totp', own, { current_password: aPassword })).body;
  const confirmed = await call('POST', `/v1/auth/second-factors/${id}/confirm`, own, { code: generateSync({ secret }) });
  expect(confirmed.status).toBe(200);
  expect((await call('DELETE', `/v1/account/members/${ada.userId}/second-factors`, own)).status).toBe(409);
  expect((await call('GET', '/v1/auth/second-factors', own)).body.second_factors).toHaveLength(1);
});

it('a key of somebody who has no password yet makes the link for the first one', async () => {
  expect((await tessera.admin.call('POST', `/v1/account/members/${tessera.admin.userId}/password-link`)).status).toBe(201);
});
