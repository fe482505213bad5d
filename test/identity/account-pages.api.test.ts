import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../../src/core/ids.ts';
import { accountPaths } from '../../src/identity/pages/account-forms.ts';
import { signedIn as application, browser } from '../support/oauth.ts';
import { anAddress, aPassword, at, fromAnywhere, type Somebody, somebody } from '../support/people.ts';
import { bootTessera, type Tessera } from '../support/tessera.ts';

const other = 'seven lamps on the quiet quay';

let tessera: Tessera;
let now: number;
beforeAll(async () => {
  now = Date.parse('2026-03-14T09:26:53.589Z');
  tessera = await bootTessera({ env: fromAnywhere, clock: () => new Date(now) });
});
afterAll(() => tessera?.close());

let address: string;
let person: ReturnType<typeof browser>;
let ada: Somebody;
beforeEach(async () => {
  now += 120_000;
  address = anAddress();
  person = browser(tessera, address);
  ada = await somebody(tessera.database.db, tessera.accountId);
});

type Seen = Awaited<ReturnType<typeof person.open>>;

/** Sends the form of a page that leads to a path, with its hidden fields. */
const send = (seen: Seen, path: string, fields: Record<string, string> = {}, from = person): Promise<Seen> => {
  const form = seen.page!.split('<form ').find((one) => one.startsWith(`method="post" action="${path}"`));
  if (form === undefined) throw new Error(`The page has no form to ${path}: ${seen.page}`);
  const hidden = [...form.split('</form>')[0]!.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
    name,
    value,
  ]);
  return from.submit({ page: `<form method="post" action="${path}"> ${form}`, at: seen.at }, { ...Object.fromEntries(hidden), ...fields });
};
const signIn = async (from = person, password = aPassword) =>
  send(await from.open('/login'), '/account/sign-in', { email: ada.email, password }, from);
const titleOf = ({ page }: Seen) => /<title>(.*) · Tessera<\/title>/.exec(page!)![1];
const shows = (secret: string): string => generateSync({ secret, epoch: Math.floor(now / 1000) });
const secretIn = ({ page }: Seen): string => /<code class="secret">([A-Z2-7 ]+)</.exec(page!)![1]!.replaceAll(' ', '');

/** Adds an authenticator app at the pages. */
const enrol = async () => {
  const begun = await send(await person.open('/account/second-factor'), '/account/second-factor/add', {
    current_password: aPassword,
    name: 'My phone',
  });
  const done = await send(begun, '/account/second-factor/confirm', { code: shows(secretIn(begun)) });
  now += 30_000;
  return { begun, done, secret: secretIn(begun) };
};

it('signs in, leads from /login, shows who it is, and signs out', async () => {
  expect(titleOf(await person.open('/account/sessions'))).toBe('Sign in');
  const wrong = await signIn(person, 'wrong');
  expect([wrong.status, titleOf(wrong)]).toEqual([401, 'Error: Sign in']);
  expect(wrong.page).toContain(`value="${ada.email}"`);
  const seen = await signIn();
  expect([titleOf(seen), seen.at]).toEqual(['Your account', `${tessera.url}/account`]);
  expect(seen.page).toContain(ada.email);
  const cookie = person.cookies.get('tessera_sign_in')!;
  expect(titleOf(await send(seen, '/account/sign-out'))).toBe('Sign in');
  person.cookies.set('tessera_sign_in', cookie);
  expect(titleOf(await person.open('/account'))).toBe('Sign in');
});

it.each(['/login', '/oauth/device', '/dashboard/sign-in'])('asks at %s for the account, which nobody has to name', async (path) => {
  const credentials = { email: ada.email, password: aPassword };
  const seen = await person.open(path);
  expect(seen.page).toContain('<details><summary>Your address is in several accounts?</summary>');
  const odd = await person.submit(seen, { ...credentials, account_id: 'acc_\0' });
  expect([odd.status, odd.page]).toEqual([400, expect.stringContaining('The id of an account looks like acc_')]);
  const account_id = newId('account');
  const foreign = await person.submit(odd, { ...credentials, account_id });
  expect([foreign.status, titleOf(foreign)]).toEqual([401, 'Error: Sign in']);
  expect(foreign.page).toMatch(new RegExp(`<details open>[^]* value="${account_id}"`));
  await person.submit(foreign, { ...credentials, account_id: ` ${ada.accountId} ` });
  expect(titleOf(await person.open('/account'))).toBe('Your account');
});

it('asks nowhere for the account on behalf of an application that belongs to one', async () => {
  const { ask } = await application(tessera);
  const { page } = await ask();
  expect(page).toContain('name="password"');
  expect(page).not.toContain('account_id');
});

it('lists sessions, ends one, and ends all others', async () => {
  await signIn();
  const [second, third] = [browser(tessera, address), browser(tessera, address)];
  await signIn(second);
  await signIn(third);
  let seen = await person.open('/account/sessions');
  expect(seen.page!.match(/A browser/g)).toHaveLength(3);
  seen = await send(seen, '/account/sessions/end');
  expect(seen.page!.match(/A browser/g)).toHaveLength(2);
  seen = await send(seen, '/account/sessions/end-others');
  expect(seen.page!.match(/A browser/g)).toHaveLength(1);
  expect(await Promise.all([second, third].map(async (one) => titleOf(await one.open('/account'))))).toEqual(['Sign in', 'Sign in']);
  expect(titleOf(await person.open('/account'))).toBe('Your account');
});

it('lists consents and withdraws one', async () => {
  const asked = await application(tessera, { address });
  await asked.code();
  ada = { ...ada, email: asked.email };
  await signIn();
  const seen = await person.open('/account/applications');
  expect(seen.page).toContain('Wall Board');
  expect((await send(seen, '/account/applications/withdraw')).page).toContain('You have allowed no application');
});

it('changes the password, and says what is wrong', async () => {
  await signIn();
  const copy = browser(tessera, address);
  for (const [name, value] of person.cookies) copy.cookies.set(name, value);
  expect(titleOf(await copy.open('/account'))).toBe('Your account');
  const page = await person.open('/account/password');
  const wrong = await send(page, '/account/password', { current_password: 'wrong', password: other });
  expect([wrong.status, wrong.page]).toEqual([422, expect.stringContaining('The present password is wrong.')]);
  const easy = await send(wrong, '/account/password', { current_password: aPassword, password: 'short' });
  expect([easy.status, easy.page]).toEqual([400, expect.stringContaining('12 to 256')]);
  expect(titleOf(await send(easy, '/account/password', { current_password: aPassword, password: other }))).toBe('Your password is changed');
  expect(titleOf(await copy.open('/account'))).toBe('Sign in');
  expect(titleOf(await person.open('/account'))).toBe('Your account');
  expect(titleOf(await signIn(browser(tessera, address), other))).toBe('Your account');
});

it('adds an authenticator app by a QR code or its secret, asks for it at the next sign-in, and removes it', async () => {
  await signIn();
  const { begun, done, secret } = await enrol();
  expect(begun.page).toContain('<svg class="qr" role="img"');
  expect(done.page!.match(/<code class="secret">/g)).toHaveLength(10);
  const next = browser(tessera, address);
  let seen = await signIn(next);
  expect(titleOf(seen)).toBe('Confirm it is you');
  expect(titleOf(await next.open('/account'))).toBe('Sign in');
  seen = await send(seen, '/account/second-step', { code: '000000' }, next);
  expect([seen.status, titleOf(seen)]).toEqual([401, 'Error: Confirm it is you']);
  seen = await send(seen, '/account/second-step', { code: shows(secret) }, next);
  expect(titleOf(seen)).toBe('Your account');
  const factors = await person.open('/account/second-factor');
  expect(factors.page).toContain('My phone');
  const aCode = /<code class="secret">([\w-]+)</.exec(done.page!)![1]!;
  const without = await send(factors, '/account/second-factor/recovery-codes', { current_password: aPassword });
  expect([without.status, without.page]).toEqual([403, expect.stringContaining('Send a code of your authenticator app')]);
  const codes = await send(factors, '/account/second-factor/recovery-codes', { current_password: aPassword, code: aCode });
  expect(titleOf(codes)).toBe('Your recovery codes');
  const fresh = /<code class="secret">([\w-]+)</.exec(codes.page!)![1]!;
  const refused = await send(factors, '/account/second-factor/remove', { current_password: 'wrong', code: fresh });
  expect([refused.status, refused.page]).toEqual([422, expect.stringContaining('The present password is wrong.')]);
  const removed = await send(refused, '/account/second-factor/remove', { current_password: aPassword, code: fresh });
  expect(removed.page).toContain('You sign in with your password alone.');
  expect(titleOf(await signIn(browser(tessera, address)))).toBe('Your account');
});

it('asks again after a wrong first code', async () => {
  await signIn();
  const begun = await send(await person.open('/account/second-factor'), '/account/second-factor/add', { current_password: aPassword });
  const wrong = await send(begun, '/account/second-factor/confirm', { code: '000000' });
  expect([wrong.status, titleOf(wrong)]).toEqual([422, 'Error: Confirm the app']);
  expect(titleOf(await send(wrong, '/account/second-factor/confirm', { code: shows(secretIn(begun)) }))).toBe('Your recovery codes');
});

it('does nothing for forms of other browsers, of the sign-in before, and of other sites', async () => {
  const before = await signIn();
  person.cookies.delete('tessera_sign_in');
  const again = await signIn();
  const foreign = browser(tessera, address);
  await signIn(foreign);
  const refused = [
    await send(before, '/account/sign-out'),
    await send(again, '/account/sign-out', {}, foreign),
    await person.submit(again, {}, { Origin: 'https://evil.example' }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);
  expect(titleOf(await person.open('/account'))).toBe('Your account');
});

it('shows nothing of itself to caches, frames and scripts', async () => {
  const { status, headers } = await at(tessera, address)('GET', '/account');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('content-security-policy')).not.toContain('script-src');
});

it.each([...Object.values(accountPaths), '/login'])('%s has the methods that it says it has', async (path) => {
  const refused = await person.request(path, { method: 'PUT' });
  expect(refused.status).toBe(405);
  const allowed = refused.headers.get('allow')!.split(', ');
  for (const method of ['GET', 'HEAD', 'POST']) {
    const { status } = await person.request(path, { method, ...(method === 'POST' && { body: new URLSearchParams() }) });
    expect([method, status === 405]).toEqual([method, !allowed.includes(method)]);
  }
});
