import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAddress, fromAnywhere } from '../../src/testing/addresses.ts';
import { type Mailbox, openMailbox } from '../support/mailbox.ts';
import { aPassword, at, type Somebody, somebody } from '../support/people.ts';

const { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl } = process.env;

/** The embedded database has one node, and each node without Redis counts for itself. */
describe.runIf(databaseUrl && redisUrl)('two nodes', () => {
  let one: Tessera;
  let other: Tessera;
  let mailbox: Mailbox;
  let now = Date.parse('2026-03-14T09:26:53.589Z');
  beforeAll(async () => {
    mailbox = await openMailbox();
    const mail = { TESSERA_SMTP_URL: mailbox.url, TESSERA_SMTP_FROM: 'Tessera <tessera@tessera.example>' };
    const wishes = { env: { ...fromAnywhere, ...mail, REDIS_URL: redisUrl! }, clock: () => new Date(now) };
    one = await bootTessera(wishes);
    other = await bootTessera({ ...wishes, beside: one });
  });
  afterAll(async () => {
    await other?.close();
    await one?.close();
    await mailbox?.close();
  });

  const login = (node: Tessera, { email, accountId }: Somebody, password = aPassword, address = anAddress()) =>
    at(node, address)('POST', '/v1/auth/login', { body: { email, password, account_id: accountId } });
  const as = (node: Tessera, token: string, method: string, path: string, body?: unknown) =>
    at(node, anAddress())(method, `/v1/auth/${path}`, { body, headers: { 'X-Session-Token': token } });

  it('finish what the other has begun: an enrolment, a sign-in with a second factor, and the end of a session', async () => {
    const ada = await somebody(one.database.db, one.accountId);
    const session: string = (await login(one, ada)).body.session_token;
    const { id, secret } = (await as(one, session, 'POST', 'second-factors/totp', { current_password: aPassword })).body;
    const code = () => generateSync({ secret, epoch: Math.floor(now / 1000) });
    expect((await as(other, session, 'POST', `second-factors/${id}/confirm`, { code: code() })).status).toBe(200);
    now += 30_000;
    const { mfa_token } = (await login(one, ada)).body;
    const prove = (node: Tessera) => at(node, anAddress())('POST', '/v1/auth/login/second-factor', { body: { mfa_token, code: code() } });
    const proofs = await Promise.all([prove(one), prove(other)]);
    expect(proofs.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    const next: string = proofs.find(({ status }) => status === 200)!.body.session_token;
    for (const node of [one, other]) expect((await as(node, next, 'GET', 'sessions')).status).toBe(200);
    expect((await as(one, next, 'POST', 'logout')).status).toBe(204);
    await expect.poll(async () => (await as(other, next, 'GET', 'sessions')).status).toBe(401);
  });

  it('count failed sign-ins together', async () => {
    const ada = await somebody(one.database.db, one.accountId);
    const address = anAddress();
    const failed = await Promise.all(Array.from({ length: 12 }, (_, turn) => login(turn % 2 ? one : other, ada, 'wrong', address)));
    expect(failed.filter(({ status }) => status === 401)).toHaveLength(10);
    for (const node of [one, other]) expect((await login(node, ada, aPassword, address)).status).toBe(429);
  });

  it('send each letter once', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => somebody(one.database.db, one.accountId)));
    const ask = (node: Tessera, { email }: Somebody) => at(node, anAddress())('POST', '/v1/auth/password/reset', { body: { email } });
    await Promise.all(people.flatMap((person) => [ask(one, person), ask(other, person)]));
    for (const { email } of people) await mailbox.arrivedFor(email);
    await expect.poll(() => one.database.db.selectFrom('letters').select('id').execute()).toEqual([]);
    for (const { email } of people) expect(await mailbox.arrivedFor(email)).toHaveLength(1);
  });
});
