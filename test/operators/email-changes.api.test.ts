import type { Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { run } from '../../src/app/commands/index.ts';
import { lifetimes } from '../../src/contract/plans.ts';
import { validators } from '../../src/contract/validators/index.ts';
import { anAddress, fromAnywhere } from '../../src/testing/addresses.ts';
import { type Mailbox, openMailbox } from '../support/mailbox.ts';
import { aPassword, at, type Somebody, somebody } from '../support/people.ts';
import { bootOperated, operator, operatorKey } from './operating.ts';

const { answers } = validators.operators;

let tessera: Tessera;
let mailbox: Mailbox;
let ask: ReturnType<typeof operator>;
let now = Date.parse('2026-03-14T09:26:53.589Z');
beforeAll(async () => {
  mailbox = await openMailbox();
  const mail = { TESSERA_SMTP_URL: mailbox.url, TESSERA_SMTP_FROM: 'Tessera <tessera@tessera.example>' };
  tessera = await bootOperated({ env: { ...fromAnywhere, ...mail }, clock: () => new Date(now) });
  ask = operator(tessera);
});
afterAll(async () => {
  await tessera?.close();
  await mailbox?.close();
});

let ada: Somebody;
let session: string;
let call: ReturnType<typeof at>;
beforeEach(async () => {
  now += 10_000;
  call = at(tessera, anAddress());
  ada = await somebody(tessera.database.db, tessera.accountId);
  const body = { email: ada.email, password: aPassword, account_id: ada.accountId };
  session = (await call('POST', '/v1/auth/login', { body })).body.session_token;
});

const next = () => ada.email.replace('@', '@new.');
const request = (email = next()) =>
  call('POST', '/v1/auth/email-change', { body: { email, current_password: aPassword }, headers: { 'X-Session-Token': session } });
const own = async () => (await call('GET', '/v1/auth/email-change', { headers: { 'X-Session-Token': session } })).body;
const path = (account = ada.accountId) => `/v1/accounts/${account}/email-changes`;
type Change = Record<'id' | 'user_id' | 'email' | 'former_email' | 'requested_at' | 'expires_at', string>;
const pending = async (): Promise<Change | undefined> =>
  (await ask('GET', `${path()}?limit=100`)).body.data.find(({ user_id }: Change) => user_id === ada.userId);
const refusal = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [status, body.error?.code];
const tokenFor = async (address: string): Promise<string> => {
  const letter = () => mailbox.letters.find(({ to, text }) => to.includes(address) && text.includes('token='));
  await expect.poll(letter).toBeTruthy();
  return /token=([\w-]{43})/.exec(letter()!.text.replaceAll(/=\r?\n/g, ''))![1]!;
};
const entries = () =>
  tessera.database.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_type', 'actor_id', 'changes', 'address'])
    .where('subject_id', '=', ada.userId)
    .where('action', '=', 'endEmailChange')
    .execute();

describe('listPendingEmailChanges', () => {
  it('200 with what is open, and with no link', async () => {
    expect((await request()).status).toBe(202);
    const { status, body } = await ask('GET', `${path()}?limit=100`);
    expect([status, answers.listPendingEmailChanges![200]!(body)]).toEqual([200, true]);
    const at_ = new Date(now).toISOString();
    expect(await pending()).toEqual({
      id: expect.stringMatching(/^emc_/),
      user_id: ada.userId,
      email: next(),
      former_email: ada.email,
      requested_at: at_,
      expires_at: new Date(now + lifetimes.email_change * 1000).toISOString(),
    });
    const token = await tokenFor(next());
    expect(JSON.stringify(body)).not.toContain(token);
  });

  it('has no change that is over or confirmed', async () => {
    await request();
    now += lifetimes.email_change * 1000;
    expect(await pending()).toBeUndefined();
    await tessera.database.db
      .updateTable('email_changes')
      .set({ confirmed_at: new Date(now).toISOString() })
      .execute();
    now -= lifetimes.email_change * 1000;
    expect(await pending()).toBeUndefined();
  });

  it('is read part by part, and has those of the account alone', async () => {
    await request();
    const first = await pending();
    ada = await somebody(tessera.database.db, tessera.accountId);
    const body = { email: ada.email, password: aPassword, account_id: ada.accountId };
    session = (await call('POST', '/v1/auth/login', { body })).body.session_token;
    await request();
    const all: string[] = (await ask('GET', `${path()}?limit=100`)).body.data.map(({ id }: Change) => id);
    expect(all).toEqual(expect.arrayContaining([first!.id, (await pending())!.id]));
    const seen: string[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const { body: part } = await ask('GET', `${path()}?limit=1${after && `&after=${after}`}`);
      seen.push(...part.data.map(({ id }: Change) => id));
      after = part.next;
    }
    expect(seen).toEqual(all);
    const other = (await ask('POST', '/v1/accounts', { name: 'Atlas', email: 'eve@atlas.example' })).body.data.id;
    expect((await ask('GET', path(other))).body).toEqual({ data: [], next: null });
    expect(refusal(await ask('DELETE', `${path(other)}/${seen[0]}`))).toEqual([404, 'not_found']);
  });

  it('refuses what the query may not have, and accounts that are not there', async () => {
    for (const query of ['limit=0', 'limit=101', 'after=x', 'status=open'])
      expect(refusal(await ask('GET', `${path()}?${query}`))).toEqual([400, 'invalid_parameters']);
    for (const account of ['acc_01jq3x5gkz0v7t9n2m4p6r8s1w', 'acc_'])
      expect(refusal(await ask('GET', path(account)))).toEqual([404, 'not_found']);
  });
});

describe('endEmailChange', () => {
  it('200: both links stop working, the address stays, the person can ask again, and the audit log says who', async () => {
    await request();
    const change = (await pending())!;
    const [confirm, stop] = [await tokenFor(next()), await tokenFor(ada.email)];
    const ended = await ask('DELETE', `${path()}/${change.id}`);
    expect([ended.status, answers.endEmailChange![200]!(ended.body), ended.body]).toEqual([200, true, { data: change }]);
    for (const [place, token] of [
      ['/v1/auth/email-change/confirm', confirm],
      ['/v1/auth/email-change/stop', stop],
    ])
      expect((await call('POST', place!, { body: { token } })).body.error.code).toBe('invalid_token');
    expect(await own()).toMatchObject({ email: ada.email, change: null });
    const entry = { action: 'endEmailChange', actor_type: 'operator', actor_id: null, changes: { email: next() }, address: '127.0.0.1' };
    expect(await entries()).toEqual([entry]);
    expect(refusal(await ask('DELETE', `${path()}/${change.id}`))).toEqual([404, 'not_found']);
    expect((await request()).status).toBe(202);
    expect((await pending())!.id).not.toBe(change.id);
    expect(await entries()).toHaveLength(1);
  });

  it('404 for a change that is over or confirmed, which stays what it is', async () => {
    await request();
    const { id } = (await pending())!;
    const token = await tokenFor(next());
    now += lifetimes.email_change * 1000;
    expect(refusal(await ask('DELETE', `${path()}/${id}`))).toEqual([404, 'not_found']);
    now -= lifetimes.email_change * 1000;
    expect((await call('POST', '/v1/auth/email-change/confirm', { body: { token } })).status).toBeLessThan(300);
    expect(refusal(await ask('DELETE', `${path()}/${id}`))).toEqual([404, 'not_found']);
    expect((await own()).email).toBe(next());
    expect(await entries()).toEqual([]);
  });

  it.each(['emc_', 'emc_01jq3x5gkz0v7t9n2m4p6r8s1w', 'usr_01jq3x5gkz0v7t9n2m4p6r8s1w'])('404 for %s', async (id) => {
    expect(refusal(await ask('DELETE', `${path()}/${id}`))).toEqual([404, 'not_found']);
  });

  it('of many at once, and of a link that confirms meanwhile, one wins', async () => {
    await request();
    const { id } = (await pending())!;
    const token = await tokenFor(next());
    const [confirmed, ...ends] = await Promise.all([
      call('POST', '/v1/auth/email-change/confirm', { body: { token } }),
      ...Array.from({ length: 3 }, () => ask('DELETE', `${path()}/${id}`)),
    ]);
    const won = [confirmed!.status < 300, ...ends.map(({ status }) => status === 200)];
    expect(won.filter(Boolean)).toHaveLength(1);
    expect((await own()).email).toBe(won[0] ? next() : ada.email);
    expect(await entries()).toHaveLength(won[0] ? 0 : 1);
  });
});

describe('npx tessera accounts', () => {
  const printed = async (...words: string[]) => {
    const lines: string[] = [];
    const log = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
    const failed = vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(line));
    vi.stubEnv('TESSERA_OPERATOR_KEY', operatorKey);
    const code = await run(['accounts', ...words, '--url', tessera.operationsUrl]).finally(() => {
      log.mockRestore();
      failed.mockRestore();
      vi.unstubAllEnvs();
    });
    return { code, lines };
  };

  it('lists the changes that are open, and ends one', async () => {
    await request();
    const change = (await pending())!;
    const lines = (await printed('email-changes', ada.accountId)).lines;
    expect(lines).toContain(`${change.id}  ${ada.userId}  ${ada.email} -> ${next()}  until ${change.expires_at}`);
    const json = (await printed('email-changes', ada.accountId, '--json')).lines.map((line) => JSON.parse(line));
    expect(json).toContainEqual(change);
    const ended = await printed('end-email-change', ada.accountId, change.id, '--json');
    expect([ended.code, JSON.parse(ended.lines[0]!)]).toEqual([0, change]);
    const again = await printed('end-email-change', ada.accountId, change.id);
    expect([again.code, again.lines.join()]).toEqual([1, expect.stringContaining('There is no pending e-mail change')]);
    expect((await own()).change).toBeNull();
  });
});
