import { Writable } from 'node:stream';
import { bootTessera, newAccount, type Tessera } from '@tessera/platform/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../src/core/ids.ts';
import { type Tx, transaction } from '../../src/data/connection/transaction.ts';
import { createPasswordLinks } from '../../src/identity/passwords/password-links.ts';
import { createPasswordReset } from '../../src/identity/passwords/password-reset.ts';
import type { Person } from '../../src/identity/people/person.ts';
import { anAddress, fromAnywhere } from '../../src/testing/addresses.ts';
import { type Mailbox, openMailbox } from '../support/mailbox.ts';
import { aPassword, at, refusal, type Somebody, somebody } from '../support/people.ts';

const another = 'an entirely different password';
const hour = 60 * 60 * 1000;

let tessera: Tessera;
let mailbox: Mailbox;
let now: number;
let logged = '';
beforeAll(async () => {
  now = Date.parse('2026-03-14T09:26:53.589Z');
  mailbox = await openMailbox();
  const env = { ...fromAnywhere, TESSERA_SMTP_URL: mailbox.url, TESSERA_SMTP_FROM: 'Tessera <tessera@tessera.example>' };
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      logged += chunk.toString();
      done();
    },
  });
  tessera = await bootTessera({ env, clock: () => new Date(now), log: pino({ level: 'trace' }, sink) });
});
afterAll(async () => {
  await tessera?.close();
  await mailbox?.close();
});

let call: ReturnType<typeof at>;
let ada: Somebody;
beforeEach(async () => {
  now += 2000;
  call = at(tessera, anAddress());
  ada = await somebody(tessera.database.db, tessera.accountId);
});

const login = (password: string) => call('POST', '/v1/auth/login', { body: { email: ada.email, password, account_id: tessera.accountId } });
const tokenOf = (url: string): string => new URL(url).searchParams.get('token')!;
/** What an administrator's link holds. */
const aLink = async (person: Person = ada): Promise<string> => {
  const links = createPasswordLinks({ clock: () => new Date(now), authUrl: tessera.url });
  return tokenOf((await transaction(tessera.database.db, (tx) => links.create(tx, person))).url);
};
const set = (token: string, password = another) => call('POST', '/v1/auth/password', { body: { token, password } });
const invalid = { status: 401, code: 'invalid_token', said: true };

describe('setPassword', () => {
  it('sets a first or a next password, once', async () => {
    const token = await aLink();
    expect((await set(token)).status).toBe(204);
    expect((await login(aPassword)).status).toBe(401);
    expect((await login(another)).status).toBe(200);
    expect(refusal(await set(token, 'yet another password'))).toEqual(invalid);
    expect((await login(another)).status).toBe(200);
  });

  it('works once also for several at the same moment', async () => {
    const token = await aLink();
    const answers = await Promise.all(
      ['first of all passwords', 'second of all passwords', 'third of all passwords'].map((one) => set(token, one)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 401, 401]);
  });

  it('ends the sessions of the person and their other links', async () => {
    const session = (await login(aPassword)).body.session_token;
    const token = await aLink();
    const mailed = await transaction(tessera.database.db, (tx) =>
      createPasswordLinks({ clock: () => new Date(now), authUrl: tessera.url }).add(tx, ada),
    );
    await set(token);
    now += 1001;
    const headers = { 'X-Session-Token': session };
    expect((await call('GET', '/v1/users/me', { headers })).status).toBe(401);
    expect(refusal(await call('POST', '/v1/auth/renew', { headers }))).toEqual(invalid);
    expect(refusal(await set(tokenOf(mailed.url)))).toEqual(invalid);
  });

  it('refuses a link that is too old with expired_token, and one of a person who is gone', async () => {
    const old = await aLink();
    now += 24 * hour;
    expect(refusal(await set(old))).toEqual({ status: 401, code: 'expired_token', said: true });
    const gone = await aLink();
    await tessera.admin.call('DELETE', `/v1/users/${ada.userId}`);
    expect(refusal(await set(gone))).toEqual(invalid);
  });

  it('is out of use when its person gets another address or another role', async () => {
    const changes = [{ email: `moved-${ada.userId}@tessera.example` }, { role: 'viewer' }, { name: 'Ada Byron' }];
    const statuses: number[] = [];
    for (const change of changes) {
      const link = await aLink();
      expect((await tessera.admin.call('PATCH', `/v1/users/${ada.userId}`, change)).status).toBe(200);
      statuses.push((await set(link)).status);
    }
    expect(statuses).toEqual([401, 401, 204]);
  });

  it('puts an earlier link out of use when an administrator makes another', async () => {
    const [first, second] = [await aLink(), await aLink()];
    expect(refusal(await set(first))).toEqual(invalid);
    expect((await set(second)).status).toBe(204);
  });

  it.each([
    [11, 'ア', 400],
    [257, 'ア', 400],
    [256, 'ア', 204],
    [12, '🧱', 204],
  ])('takes 12 to 256 characters: %i from %s on', async (count, first, status) => {
    const characters = Array.from({ length: count }, (_, at) => String.fromCodePoint(first.codePointAt(0)! + ((at * 37) % 83)));
    expect((await set(await aLink(), characters.join(''))).status).toBe(status);
  });

  it.each([
    ['bytes', `token=${'x'.repeat(16_379)}`, 'maximum of 16384 bytes'],
    ['fields', 'a&'.repeat(1001), 'maximum of 1000 fields'],
  ])('says on a page how many %s a form may have', async (_, body, said) => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html', 'X-Forwarded-Proto': 'https' };
    const answer = await fetch(`${tessera.url}/password`, { method: 'POST', headers, body });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([413, expect.stringContaining('text/html')]);
    expect(await answer.text()).toContain(said);
  });

  const easy = { status: 422, code: 'unprocessable', said: true };

  it.each([
    ['one of the commonest', '1qaz2wsx3edc'],
    ['one of them in wide letters', 'ａｄｍｉｎｉｓｔｒａｔｏｒ'],
    ['one of them twice, with a blank between them', 'letmein letmein'],
    ['a common sentence', 'iloveyousomuch'],
    ['one character', 'x'.repeat(256)],
    ['rows and digits, with a character between', 'lkjhgfdsa!654321'],
    ['the name', 'ada lindqvist'],
    ['the name, written and numbered otherwise', 'Ada.Lindqvist-1815!'],
    ['the name of the service', 'TesseraTessera'],
  ])('refuses %s, and leaves the link', async (_, password) => {
    const token = await aLink();
    const answer = await set(token, password);
    expect(refusal(answer)).toEqual(easy);
    expect(answer.body.error.details).toEqual([
      { field: 'password', message: expect.stringContaining('harder to guess'), code: 'not_allowed' },
    ]);
    expect((await set(token)).status).toBe(204);
  });

  it("refuses the person's e-mail address and what stands before its @", async () => {
    const token = await aLink();
    const local = ada.email.slice(0, ada.email.indexOf('@'));
    for (const password of [ada.email, ada.email.toUpperCase(), local, `${local}99`])
      expect(refusal(await set(token, password))).toEqual(easy);
  });

  it.each(['x8f2-91734650-q', 'ada and a hundred others', 'password is not a word here', 'a tessera of a mosaic of kestrels'])(
    'takes %s',
    async (password) => {
      expect((await set(await aLink(), password)).status).toBe(204);
    },
  );

  it('lets in nobody else who has the same address in another account', async () => {
    const { db } = tessera.database;
    const { userId } = await tessera.otherAccount();
    const { account_id } = await db.selectFrom('users').select('account_id').where('id', '=', userId).executeTakeFirstOrThrow();
    const twin = await somebody(db, account_id, { email: ada.email });
    for (let failure = 0; failure < 10; failure += 1) await login('a wrong password');
    expect((await set(await aLink(twin))).status).toBe(204);
    expect(refusal(await login(aPassword))).toMatchObject({ status: 401, code: 'invalid_credentials' });
    expect((await set(await aLink())).status).toBe(204);
    expect((await login(another)).status).toBe(200);
  });

  it('lets its person in again where too many had failed', async () => {
    await Promise.all(Array.from({ length: 10 }, () => login('wrong')));
    expect((await login(aPassword)).status).toBe(429);
    await set(await aLink());
    expect((await login(another)).status).toBe(200);
  });

  it('is tried thirty times from one address', async () => {
    const answers = await Promise.all(Array.from({ length: 32 }, () => set('x'.repeat(43))));
    const over = answers.filter(({ status }) => status === 429);
    expect(over).toHaveLength(2);
    for (const { headers } of over) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('requestPasswordReset', () => {
  const reset = (email: string) => call('POST', '/v1/auth/password/reset', { body: { email } });

  it('answers the same for every address, and mails a link to whoever has it', async () => {
    const [unknown, known] = [await reset('nobody@tessera.example'), await reset(ada.email.toUpperCase())];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(known.body).toEqual({ message: 'If the address belongs to a user, a link has been sent to it.' });
    const [letter] = await mailbox.arrivedFor(ada.email);
    const [url = ''] = /http\S+token=\S+/.exec(letter!.text) ?? [];
    expect(url.startsWith(`${tessera.url}/password?token=`)).toBe(true);
    expect(letter!.text).toContain(`with its id: ${ada.accountId}`);
    expect((await login(aPassword)).status).toBe(200);
    expect((await set(tokenOf(url))).status).toBe(204);
    expect((await login(another)).status).toBe(200);
  });

  it('says where no mail is sent who can make a link, the same for every address', async () => {
    const silent = await bootTessera({ env: fromAnywhere });
    const ask = (email: string) => at(silent, anAddress())('POST', '/v1/auth/password/reset', { body: { email } });
    const one = await somebody(silent.database.db, silent.accountId);
    const [unknown, known] = [await ask('nobody@tessera.example'), await ask(one.email)];
    await silent.close();
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(known.body.message).toMatch(/does not send e-mail\. An administrator .* can create a link/);
  });

  it('mails one letter to an address, however many strangers ask and whoever sets a password, and keeps nobody from asking', async () => {
    const one = await somebody(tessera.database.db, tessera.accountId);
    const [other, last] = [await somebody(tessera.database.db, tessera.accountId), await somebody(tessera.database.db, tessera.accountId)];
    const ask = (email: string) => at(tessera, anAddress())('POST', '/v1/auth/password/reset', { body: { email } });
    const strangers = await Promise.all(Array.from({ length: 12 }, () => ask(one.email)));
    const owner = await ask(one.email.toUpperCase());
    for (const { status, body } of [...strangers, owner]) expect([status, body]).toEqual([202, strangers[0]!.body]);
    // The other's letter comes after all that was begun before it.
    await ask(other.email);
    await mailbox.arrivedFor(other.email);
    const letters = await mailbox.arrivedFor(one.email);
    expect(letters).toHaveLength(1);
    const [url = ''] = /http\S+token=\S+/.exec(letters[0]!.text) ?? [];
    expect((await set(tokenOf(url))).status).toBe(204);
    await ask(one.email);
    await ask(last.email);
    await mailbox.arrivedFor(last.email);
    const [, ...later] = await mailbox.arrivedFor(one.email, 2);
    expect(later).toMatchObject([{ text: expect.stringContaining('your password was changed') }]);
  });

  it('mails a letter of their own to who asks from where they have signed in, whatever strangers have asked for, and no third one', async () => {
    const one = await somebody(tessera.database.db, tessera.accountId);
    const last = await somebody(tessera.database.db, tessera.accountId);
    const home = at(tessera, anAddress());
    const ask = (from: typeof home, email = one.email) => from('POST', '/v1/auth/password/reset', { body: { email } });
    const signIn = { body: { email: one.email, password: aPassword, account_id: one.accountId } };
    expect((await home('POST', '/v1/auth/login', signIn)).status).toBe(200);
    for (let turn = 0; turn < 10; turn += 1) await ask(at(tessera, anAddress()));
    await mailbox.arrivedFor(one.email);
    for (let turn = 0; turn < 3; turn += 1) expect((await ask(home)).status).toBe(202);
    await ask(at(tessera, anAddress()), last.email);
    await mailbox.arrivedFor(last.email);
    expect(await mailbox.arrivedFor(one.email, 2)).toHaveLength(2);
  });

  it('mails first where the person has signed in from the same place, so that ten older accounts keep nobody out', async () => {
    const { db } = tessera.database;
    const { email, accountId } = await somebody(db, tessera.accountId);
    for (let count = 0; count < 10; count += 1) {
      const older = await newAccount(db);
      await db.updateTable('accounts').set({ created_at: '2020-01-01T00:00:00Z' }).where('id', '=', older).execute();
      await somebody(db, older, { email, password: null });
    }
    const from = at(tessera, anAddress());
    expect((await from('POST', '/v1/auth/login', { body: { email, password: aPassword } })).status).toBe(200);
    expect((await from('POST', '/v1/auth/password/reset', { body: { email } })).status).toBe(202);
    const letters = await mailbox.arrivedFor(email, 10);
    expect(letters.filter(({ text }) => text.includes(accountId))).toHaveLength(1);
  });

  it('mails no link to an address that its owner has given up by then', async () => {
    const { db } = tessera.database;
    const other = await tessera.otherAccount();
    const { account_id } = await db.selectFrom('users').select('account_id').where('id', '=', other.userId).executeTakeFirstOrThrow();
    const moves = await somebody(db, account_id, { email: ada.email });
    const letters: string[] = [];
    const work: Promise<unknown>[] = [];
    const post = async (tx: Tx, _accountId: string, { text }: { text: string }) => {
      letters.push(text);
      await tx
        .updateTable('users')
        .set({ email: `new-${ada.email}` })
        .where('id', 'in', [ada.userId, moves.userId])
        .execute();
    };
    const requestReset = createPasswordReset({
      db,
      clock: () => new Date(now),
      attempts: { take: async () => undefined, refund: async () => undefined },
      links: createPasswordLinks({ clock: () => new Date(now), authUrl: tessera.url }),
      outbox: { post, sends: true },
      background: { run: (begin) => work.push(begin()) },
    });
    await requestReset(ada.email, { address: '192.0.2.1', requestId: newId('request'), referrer: undefined, userAgent: undefined });
    await Promise.all(work);
    expect(letters).toHaveLength(1);
  });

  it('takes five requests an hour for one address from one network, also when nobody has it', async () => {
    const email = `${ada.userId}@nowhere.example`;
    const ask = at(tessera, anAddress());
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask('POST', '/v1/auth/password/reset', { body: { email } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 202, 202, 202, 202, 429]);
  });

  it('takes twenty requests an hour from one network, whatever addresses they name', async () => {
    const [ask, elsewhere] = [at(tessera, anAddress()), at(tessera, anAddress())];
    const named = (n: number) => ({ body: { email: `${n}-${ada.userId}@nowhere.example` } });
    const answers = await Promise.all(Array.from({ length: 21 }, (_, n) => ask('POST', '/v1/auth/password/reset', named(n))));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(20).fill(202), 429]);
    expect((await elsewhere('POST', '/v1/auth/password/reset', named(21))).status).toBe(202);
  });
});

describe('the page of a link', () => {
  const form = (fields: Record<string, string>) =>
    fetch(`${tessera.url}/password`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'X-Forwarded-For': anAddress(), 'X-Forwarded-Proto': 'https' },
    });

  it('is a form that works without JavaScript, is shown in no frame and tells its address to nobody', async () => {
    const token = await aLink();
    const { status, headers, body } = await call('GET', `/password?token=${token}`);
    expect(status).toBe(200);
    expect(body).toContain('<form method="post" action="/password">');
    expect(body).toContain(`name="token" value="${token}"`);
    expect(body).not.toContain('<script');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*form-action 'self'.*frame-ancestors 'none'/);
    const done = await form({ token, password: another });
    expect([done.status, await done.text()]).toEqual([200, expect.stringContaining('Your password is set')]);
    expect((await login(another)).status).toBe(200);
  });

  it('asks not to be in search engines; pages that are the same for everybody do not', async () => {
    const robotsOf = async (path: string) => (await call('GET', path)).headers.get('x-robots-tag');
    expect(await robotsOf(`/password?token=${await aLink()}`)).toBe('noindex');
    expect(await robotsOf('/password/forgotten')).toBeNull();
  });

  it('leaves the link as it is when it is looked at', async () => {
    const token = await aLink();
    for (let looked = 0; looked < 3; looked += 1) expect((await call('GET', `/password?token=${token}`)).status).toBe(200);
    expect((await set(token)).status).toBe(204);
  });

  it('has the address on its page, so that password managers store it with the password', async () => {
    const token = await aLink();
    const asked = (await call('GET', `/password?token=${token}`)).body;
    const again = await form({ token, password: 'short' });
    expect(again.status).toBe(400);
    for (const text of [asked, await again.text()])
      expect(text).toContain(`<input id="email" name="email" type="email" autocomplete="username" readonly value="${ada.email}">`);
    const unknown = await form({ token: 'nothing', password: 'short' });
    expect([unknown.status, await unknown.text()]).toEqual([401, expect.stringContaining('This link does not work')]);
  });

  it('says what is wrong, and shows nothing of what it was given as markup', async () => {
    const token = await aLink();
    const short = await form({ token, password: 'short' });
    expect([short.status, await short.text()]).toEqual([400, expect.stringContaining('12 to 256 characters')]);
    const easy = await form({ token, password: 'Password1234' });
    const said = await easy.text();
    expect([easy.status, said]).toEqual([422, expect.stringContaining('too common')]);
    expect(said).toContain('action="/password"');
    const used = await call('GET', `/password?token=${encodeURIComponent('"><script>')}`);
    expect(used.status).toBe(401);
    expect(used.body).not.toContain('<script');
    expect((await form({})).status).toBe(401);
    now += 24 * hour;
    expect((await call('GET', `/password?token=${token}`)).status).toBe(401);
  });

  it('is not served in clear', async () => {
    const answer = await fetch(`${tessera.url}/password?token=x`, { headers: { 'X-Forwarded-For': anAddress() } });
    expect(answer.status).toBe(403);
  });
});

describe('the log', () => {
  it('holds no password, no session and no link', async () => {
    const secret = 'a password that nobody reads';
    const link = await aLink();
    await set(link, secret);
    const { body } = await login(secret);
    await login(`${secret}, wrong`);
    await call('GET', `/password?token=${link}`);
    await call('POST', '/v1/auth/password', { body: { token: link, password: secret, surplus: secret } });
    for (const hidden of [secret, link, body.session_token]) expect(logged).not.toContain(hidden);
    const audited = JSON.stringify(await tessera.database.db.selectFrom('audit_entries').selectAll().execute());
    for (const hidden of [secret, link, body.session_token]) expect(audited).not.toContain(hidden);
  });
});
