import { bootTessera, freshDatabase, rejection, type Tessera } from '@tessera/platform/testing';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuditAction, auditingOperations, auditsOf } from '../../src/contract/audits.ts';
import { operations } from '../../src/contract/operations.ts';
import type { OperationId } from '../../src/contract/types.ts';
import type { ServiceError } from '../../src/core/errors.ts';
import { transaction } from '../../src/data/connection/transaction.ts';
import { audit, byOperator } from '../../src/rules/audit.ts';
import { auditGuess } from '../../src/rules/audited-guesses.ts';
import { asOperation, onAudited, reportAuditViolations } from '../../src/rules/audited-operation.ts';
import { anAddress, fromAnywhere } from '../../src/testing/addresses.ts';
import { bootOperated, operator, operatorKey } from '../operators/operating.ts';
import { newAuthenticator } from '../support/authenticator.ts';
import { type Mailbox, openMailbox } from '../support/mailbox.ts';
import { signedIn as consented, inForm, postForm, register } from '../support/oauth.ts';
import { aPassword, at, somebody } from '../support/people.ts';

const here = { rpId: 'auth.tessera.test', origin: 'https://auth.tessera.test' };

let tessera: Tessera;
let plain: Tessera;
let mailbox: Mailbox;
let now = Date.parse('2026-03-14T09:26:53.589Z');
const seen = new Map<string, Set<AuditAction>>();
let stop: () => void;
beforeAll(async () => {
  stop = onAudited((operationId, action) => {
    const actions = seen.get(operationId) ?? new Set();
    seen.set(operationId, actions.add(action));
  });
  mailbox = await openMailbox();
  const mail = { TESSERA_SMTP_URL: mailbox.url, TESSERA_SMTP_FROM: 'Tessera <tessera@tessera.example>' };
  const env = { ...fromAnywhere, ...mail, TESSERA_AUTH_URL: here.origin };
  tessera = await bootOperated({ env, clock: () => new Date(now) });
  plain = await bootTessera({ env: fromAnywhere });
});
afterAll(async () => {
  stop?.();
  await tessera?.close();
  await plain?.close();
  await mailbox?.close();
});

const call: ReturnType<typeof at> = (...request) => at(tessera, anAddress())(...request);
const good = async (answer: ReturnType<typeof call>) => {
  const { status, body } = await answer;
  expect([status < 300, body]).toEqual([true, body]);
  return body;
};
const tokenIn = async (address: string, words: string): Promise<string> => {
  const letter = () => mailbox.letters.findLast(({ to, text }) => to.includes(address) && text.includes(words));
  await expect.poll(letter).toBeTruthy();
  return /token=([\w-]{43})/.exec(letter()!.text)![1]!;
};

/** A person, and what they do while they are signed in. */
const person = async () => {
  now += 120_000;
  const ada = await somebody(tessera.database.db, tessera.accountId);
  const login = () => call('POST', '/v1/auth/login', { body: { email: ada.email, password: aPassword, account_id: ada.accountId } });
  let token: string = (await good(login())).session_token;
  const as = async (method: string, path: string, body?: unknown) => {
    const answer = await good(call(method, `/v1/auth/${path}`, { body, headers: { 'X-Session-Token': token } }));
    token = answer?.session_token ?? token;
    return answer;
  };
  return { ada, login, as };
};

/** What is done with each group of operations of identity, so that each of them writes what it may. */
const sessions = async () => {
  const { ada, login, as } = await person();
  const other = (await login()).body.session_token;
  const others: { id: string; current: boolean }[] = (await as('GET', 'sessions')).sessions;
  await as('DELETE', `sessions/${others.find(({ current }) => !current)!.id}`);
  await as('POST', 'sessions/prove', { current_password: aPassword });
  await login();
  await as('POST', 'sessions/end-others');
  expect(other).toBeTruthy();
  await as('POST', 'password/change', { current_password: aPassword, password: 'seven lamps on the quiet quay' });
  await as('POST', 'logout');
  await good(call('POST', '/v1/auth/password/reset', { body: { email: ada.email } }));
  const link = await tokenIn(ada.email, '/password');
  await good(call('POST', '/v1/auth/password', { body: { token: link, password: aPassword } }));
  await good(call('POST', '/api/token', { body: { email: ada.email, password: aPassword, account_id: ada.accountId } }));
};

const secondFactors = async () => {
  const { login, as } = await person();
  const current_password = aPassword;
  const { id, secret } = await as('POST', 'second-factors/totp', { current_password });
  const code = () => generateSync({ secret, epoch: Math.floor(now / 1000) });
  const { recovery_codes: codes } = await as('POST', `second-factors/${id}/confirm`, { code: code() });
  now += 60_000;
  await good(call('POST', '/v1/auth/login/second-factor', { body: { mfa_token: (await login()).body.mfa_token, code: code() } }));
  await as('POST', 'second-factors/recovery-codes', { current_password, code: codes[0] });
  now += 60_000;
  await as('POST', `second-factors/${id}/remove`, { current_password, code: code() });
};

const passkeys = async () => {
  const { ada, login, as } = await person();
  const { id, public_key } = await as('POST', 'second-factors/passkeys', { current_password: aPassword, name: 'Laptop' });
  const passkey = newAuthenticator(ada);
  await as('POST', `second-factors/${id}/confirm-passkey`, { credential: passkey.create({ ...here, challenge: public_key.challenge }) });
  const asked = (await login()).body;
  const second = passkey.get({ ...here, challenge: asked.passkey.challenge });
  await good(call('POST', '/v1/auth/login/second-factor/passkey', { body: { mfa_token: asked.mfa_token, credential: second } }));
  const { challenge } = (await good(call('POST', '/v1/auth/login/passkey/challenge'))).public_key;
  await good(call('POST', '/v1/auth/login/passkey', { body: { credential: passkey.get({ ...here, challenge }) } }));
};

const emailChanges = async () => {
  const { ada, as } = await person();
  const request = (email: string) => as('POST', 'email-change', { email, current_password: aPassword });
  await request('first@elsewhere.example');
  await as('DELETE', 'email-change');
  await request('second@elsewhere.example');
  await good(call('POST', '/v1/auth/email-change/stop', { body: { token: await tokenIn(ada.email, 'second@elsewhere.example') } }));
  await request('third@elsewhere.example');
  await good(call('POST', '/v1/auth/email-change/confirm', { body: { token: await tokenIn('third@elsewhere.example', 'token=') } }));
};

/** Applications: a consent and its withdrawal, tokens, tokens that a network refuses, and wrong secrets. */
const applications = async () => {
  const { application, email, person: worker, redeem, code, revoke } = await consented(plain, { address: anAddress() });
  const tokens = (await redeem(await code())).body;
  await revoke(tokens.refresh_token);
  await worker.submit(await worker.open('/oauth/end-session'), { decision: 'sign-out' });
  const ask = at(plain, anAddress());
  const body = { email, password: aPassword, account_id: plain.accountId };
  const headers = { 'X-Session-Token': (await good(ask('POST', '/v1/auth/login', { body }))).session_token };
  await good(ask('DELETE', `/v1/auth/consents/${application.id}`, { headers }));
  await plain.database.db
    .updateTable('accounts')
    .set({ program_networks: ['192.0.2.0/24'] })
    .execute();
  const refused = { ...inForm(application), grant_type: 'client_credentials' };
  expect((await postForm(plain, '/oauth/token', refused)).status).toBe(400);
  expect((await ask('POST', '/v1/auth/token', { body: { ...refused, audience: plain.url } })).status).toBe(403);
  const wrong = { ...inForm(application), client_secret: 'wrong' };
  expect((await postForm(plain, '/oauth/introspect', { ...wrong, token: 'unknown' })).status).toBe(401);
  expect((await postForm(plain, '/oauth/device-authorization', wrong)).status).toBe(401);
  await expect.poll(() => [...seen.keys()]).toEqual(expect.arrayContaining(['introspect', 'deviceAuthorization']));
};

const operated = async () => {
  const ask = operator(tessera);
  const { id } = (await ask('POST', '/v1/accounts', { name: 'Mosaic Works', email: 'ada@mosaic.example' })).body.data;
  await ask('PATCH', `/v1/accounts/${id}`, { name: 'Mosaic' });
  await ask('POST', `/v1/accounts/${id}/suspend`, {});
  await fetch(`${tessera.operationsUrl}/v1/accounts/${id}/export`, {
    headers: { Authorization: `Bearer ${operatorKey}` },
  }).then((answer) => answer.text());
  await ask('POST', `/v1/accounts/${id}/resume`);
  await ask('DELETE', `/v1/accounts/${id}?without_export=true`);
  const application = await register(tessera);
  const documents = [{ id: 'me', text: '{ me { id } }' }];
  expect((await ask('POST', `/v1/applications/${application.id}/documents`, { documents })).status).toBe(200);
  const { ada, as } = await person();
  await as('POST', 'email-change', { email: 'fourth@elsewhere.example', current_password: aPassword });
  const { data } = (await ask('GET', `/v1/accounts/${ada.accountId}/email-changes`)).body;
  expect((await ask('DELETE', `/v1/accounts/${ada.accountId}/email-changes/${data[0].id}`)).status).toBe(200);
};

/** `test/contract/walk.data.test.ts` walks the operations of these documents. */
const isWalked = (id: string): boolean => ['platform', 'account'].includes(operations[id as OperationId]?.document ?? '');

describe('x-audits', () => {
  it('names what each operation of identity and of operators writes, and nothing else', async () => {
    for (const act of [sessions, secondFactors, passkeys, emailChanges, applications, operated]) await act();
    const written = Object.fromEntries([...seen].filter(([id]) => !isWalked(id)).map(([id, actions]) => [id, [...actions].sort()]));
    const named = Object.fromEntries(auditingOperations.filter((id) => !isWalked(id)).map((id) => [id, [...auditsOf(id)].sort()]));
    expect(written).toEqual(named);
  });
});

describe('an operation that writes what its x-audits does not name', () => {
  const entry = { ...byOperator, subjectId: null, action: 'login' as const, at: new Date('2026-03-14T09:26:53.589Z') };

  it('fails, and its write is undone; in production that is reported, and the entry is written', async () => {
    const database = await freshDatabase();
    const { db } = database;
    try {
      const accountId = 'acc_01jq3x5gkz0v7t9n2m4p6r8s1w';
      await db.insertInto('accounts').values({ id: accountId, name: 'Mosaic Works' }).execute();
      const rename = (operationId: string, guess = false) =>
        asOperation(operationId, () =>
          transaction(db, async (tx) => {
            await tx.updateTable('accounts').set({ name: operationId }).execute();
            await (guess ? auditGuess : audit)(tx, { ...entry, accountId });
          }),
        );
      const names = async () => (await db.selectFrom('accounts').select('name').execute()).map(({ name }) => name);
      const entries = async () => (await db.selectFrom('audit_entries').select('action').execute()).length;
      for (const guess of [false, true])
        for (const operationId of ['logout', 'listResources', 'toString'])
          expect(((await rejection(rename(operationId, guess))) as ServiceError).code).toBe('contract_violation');
      expect([await names(), await entries()]).toEqual([['Mosaic Works'], 0]);
      await rename('login');
      expect([await names(), await entries()]).toEqual([['login'], 1]);
      const reported: string[][] = [];
      reportAuditViolations(db, (...report) => reported.push(report));
      await rename('logout');
      expect([await names(), await entries(), reported]).toEqual([['logout'], 2, [['logout', 'login']]]);
    } finally {
      await database.close();
    }
  });
});
