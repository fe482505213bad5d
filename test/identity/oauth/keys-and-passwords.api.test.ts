import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '../../../src/data/connection/transaction.ts';
import { issueCode } from '../../../src/identity/oauth/authorization.ts';
import { readAuthorizationRequest } from '../../../src/identity/oauth/authorization-request.ts';
import { findBrowserSession } from '../../../src/identity/pages/browser-sessions.ts';
import { browser, movingClock, password, signedIn } from '../../support/oauth.ts';

const time = movingClock();
let tessera: Tessera;
beforeAll(async () => {
  tessera = await bootTessera({ clock: time.clock });
});
afterAll(() => tessera?.close());

const works = async (token: string, path = '/v1/resources') =>
  (await fetch(`${tessera.url}${path}`, { headers: { Authorization: `Bearer ${token}` } })).status;

/** An administrator makes a link, and whoever has it sets a password by it. */
const link = async (userId: string): Promise<string> => {
  const { body } = await tessera.admin.call('POST', `/v1/account/members/${userId}/password-link`);
  return new URL(body.data.url).searchParams.get('token')!;
};
const setPassword = (token: string) => tessera.admin.call('POST', '/v1/auth/password', { token, password }, { 'X-API-Key': '' });

describe('a new password', () => {
  it('ends codes, families, tokens and sign-ins of its person, and nobody else’s', async () => {
    const [asked, other] = [await signedIn(tessera), await signedIn(tessera)];
    const { body: own } = await asked.redeem(await asked.code(), { token_format: 'jwt' });
    const { body: theirs } = await other.redeem(await other.code());
    const waiting = await asked.code();
    expect((await setPassword(await link(asked.userId))).status).toBe(204);
    time.pass(1);
    expect((await asked.redeem(waiting)).body.error).toBe('invalid_grant');
    expect((await asked.refresh(own.refresh_token)).body.error).toBe('invalid_grant');
    expect(await works(own.access_token)).toBe(401);
    expect((await asked.introspect(own.access_token)).body).toEqual({ active: false });
    expect((await asked.ask()).page).toContain('name="password"');
    expect(await works(theirs.access_token)).toBe(200);
    expect((await other.ask()).outside?.searchParams.get('code')).toMatch(/^tac_/);
  });

  it('leaves no code behind that is issued at the same moment on a sign-in that it ends', async () => {
    const asked = await signedIn(tessera);
    await asked.code();
    const { db } = tessera.database;
    const rooms = { db, clock: time.clock, issuer: tessera.publicUrl, keys: {} as never, documents: {} as never };
    const read = await readAuthorizationRequest(rooms, String(asked.query()), '127.0.0.1');
    if (read.kind !== 'ask') throw new Error('The request is not one that may be granted.');
    const browser = { value: asked.person.cookies.get('tessera_sign_in'), address: '127.0.0.1' };
    const session = (await findBrowserSession(db, browser, tessera.accountId, time.clock()))!;
    const issue = () => issueCode(db, read.request, session, ['read:resources'], time.clock());
    expect((await asked.redeem(await issue())).status).toBe(200);
    const token = await link(asked.userId);
    const [set, issued] = await Promise.all([setPassword(token), issue().catch(() => undefined)]);
    expect(set.status).toBe(204);
    if (issued !== undefined) expect((await asked.redeem(issued)).body.error).toBe('invalid_grant');
    await expect(issue()).rejects.toMatchObject({ oauth: 'login_required' });
  });

  it('of several that are set by one link at once, one is', async () => {
    const { userId } = await signedIn(tessera);
    const token = await link(userId);
    const answers = await Promise.all(Array.from({ length: 4 }, () => setPassword(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 401, 401, 401]);
  });
});

describe('a family', () => {
  it('ends while it is refreshed, redeemed and withdrawn at once, without a failure of the server', async () => {
    const asked = await signedIn(tessera);
    const { db } = tessera.database;
    for (let round = 0; round < 5; round += 1) {
      const { body } = await asked.redeem(await asked.code());
      const waiting = await asked.code();
      // In a transaction as the server has it, which is tried again after a deadlock.
      const withdraw = () => transaction(db, (tx) => tx.deleteFrom('application_grants').where('user_id', '=', asked.userId).execute());
      const attempts = [asked.refresh(body.refresh_token), asked.redeem(waiting), asked.refresh(body.refresh_token)];
      const [answers] = await Promise.all([Promise.all(attempts), withdraw()]);
      for (const { status } of answers) expect([200, 400]).toContain(status);
      expect((await asked.refresh(body.refresh_token)).body.error).toBe('invalid_grant');
      expect((await asked.redeem(waiting)).body.error).toBe('invalid_grant');
    }
  });
});

describe('a sign-in at the pages', () => {
  it('holds a day, and not in another account', async () => {
    const asked = await signedIn(tessera);
    await asked.code();
    const other = await tessera.otherAccount();
    const { account_id: elsewhere } = await tessera.database.db
      .selectFrom('users')
      .select('account_id')
      .where('id', '=', other.userId)
      .executeTakeFirstOrThrow();
    const theirs = await signedIn(tessera, { accountId: elsewhere, createdBy: other.userId });
    expect((await asked.ask({ client_id: theirs.application.id })).page).toContain('name="password"');
    const copy = browser(tessera);
    for (const [name, value] of asked.person.cookies) copy.cookies.set(name, value);
    expect((await copy.open(`/oauth/authorize?${asked.query()}`)).outside).toBeDefined();
    time.pass(24 * 3600);
    expect((await copy.open(`/oauth/authorize?${asked.query()}`)).page).toContain('name="password"');
  });
});
