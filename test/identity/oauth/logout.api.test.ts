import { bootTessera, type Outside, openOutside, type Tessera, until } from '@tessera/platform/testing';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import * as openid from 'openid-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../src/core/ids.ts';
import { createLogoutQueue } from '../../../src/delivery/logout-tokens/queue.ts';
import {
  browser,
  callback,
  challenged,
  inForm,
  isSignedInAtPages,
  linkBack,
  movingClock,
  postForm,
  verifier,
} from '../../support/oauth.ts';
import { aPassword, somebody } from '../../support/people.ts';

const time = movingClock();
let tessera: Tessera;
let outside: Outside;
beforeAll(async () => {
  const env = { TESSERA_ALLOW_PRIVATE_NETWORKS: 'loopback' };
  tessera = await bootTessera({ env, clock: time.clock, work: ['deliveries'] });
  outside = await openOutside();
});
afterAll(async () => {
  await tessera?.close();
  await outside?.close();
});
beforeEach(() => outside.answer({}));

const signedOut = 'https://board.example.com/signed-out';
const scope = 'openid read:resources';

/** An application of the account, registered as administrators do. */
const registered = async (fields: object = {}) => {
  const path = `/${crypto.randomUUID()}`;
  const { status, body } = await tessera.admin.call('POST', '/v1/account/applications', {
    name: 'Wall Board',
    type: 'confidential',
    redirect_uris: [callback],
    post_logout_redirect_uris: [signedOut],
    backchannel_logout_uri: `${outside.url}${path}`,
    scopes: ['read:resources', 'write:resources'],
    ...fields,
  });
  expect(status, JSON.stringify(body)).toBe(201);
  const { id, client_secret: secret } = body.data;
  return { id, secret, path } as { id: string; secret: string; path: string };
};
type Registered = Awaited<ReturnType<typeof registered>>;

const anyone = () => somebody(tessera.database.db, tessera.accountId);
type Somebody = Awaited<ReturnType<typeof anyone>>;

const arrive = async (application: Registered, who: Somebody, person: ReturnType<typeof browser>, more: Record<string, string> = {}) => {
  const query = new URLSearchParams({
    client_id: application.id,
    redirect_uri: callback,
    response_type: 'code',
    scope,
    ...challenged,
    ...more,
  });
  let seen = await person.open(`/oauth/authorize?${query}`);
  if (seen.page?.includes('name="password"')) seen = await person.submit(seen, { email: who.email, password: aPassword });
  if (seen.page?.includes('name="decision"')) seen = await person.submit(seen, { decision: 'allow' });
  return seen.outside!.searchParams.get('code')!;
};
const redeem = async (application: Registered, code: string) =>
  (
    await postForm(tessera, '/oauth/token', {
      grant_type: 'authorization_code',
      code,
      redirect_uri: callback,
      code_verifier: verifier,
      ...inForm(application),
    })
  ).body as { id_token: string; refresh_token: string; access_token: string; error?: string };
const signIn = async (application: Registered, who: Somebody, person = browser(tessera), more: Record<string, string> = {}) => {
  const tokens = await redeem(application, await arrive(application, who, person, more));
  return { person, tokens, sid: decodeJwt(tokens.id_token).sid as string };
};
const refresh = async (application: Registered, refresh_token: string) =>
  (await postForm(tessera, '/oauth/token', { grant_type: 'refresh_token', refresh_token, ...inForm(application) })).body;

const end = (person: ReturnType<typeof browser>, parameters: Record<string, string>) =>
  person.open(`/oauth/end-session?${new URLSearchParams(parameters)}`);
const titleOf = ({ page }: { page?: string }) => /<title>(.*) · Tessera<\/title>/.exec(page ?? '')?.[1];

/** The logout tokens that an application has got. */
const gotten = ({ path }: Registered) =>
  outside.asked.filter((one) => one.path === path).map(({ body }) => new URLSearchParams(body).get('logout_token')!);
const rowsOf = ({ id }: Registered) =>
  tessera.database.db
    .selectFrom('logout_tokens')
    .select(['session_id', 'tries', 'leased_until'])
    .where('application_id', '=', id)
    .execute();
const told = async (application: Registered) => {
  await until(async () => gotten(application).length > 0 && (await rowsOf(application)).length === 0);
  return gotten(application).map((token) => decodeJwt(token));
};

describe('the end session endpoint', () => {
  it('is walked by openid-client: the hint proves the session, and the browser returns with the state', async () => {
    const application = await registered();
    const config = await openid.discovery(new URL(tessera.url), application.id, undefined, openid.ClientSecretBasic(application.secret), {
      execute: [openid.allowInsecureRequests],
    });
    const who = await anyone();
    const person = browser(tessera);
    const pkceCodeVerifier = openid.randomPKCECodeVerifier();
    const code_challenge = await openid.calculatePKCECodeChallenge(pkceCodeVerifier);
    const asks = { redirect_uri: callback, scope, code_challenge, code_challenge_method: 'S256' };
    const seen = await person.open(openid.buildAuthorizationUrl(config, asks));
    const agreed = await person.submit(await person.submit(seen, { email: who.email, password: aPassword }), { decision: 'allow' });
    const tokens = await openid.authorizationCodeGrant(config, agreed.outside!, { pkceCodeVerifier, idTokenExpected: true });
    expect(tokens.claims()!.sid).toMatch(/^ses_/);
    const parameters = { id_token_hint: tokens.id_token!, post_logout_redirect_uri: signedOut, state: 'a b&c', ui_locales: 'de en' };
    const ended = await person.open(openid.buildEndSessionUrl(config, parameters));
    expect(ended.outside!.href).toBe(`${signedOut}?state=a+b%26c`);
    expect(await isSignedInAtPages(person)).toBe(false);
  });

  it('leads nobody away who is not signed in, except for an application that has an ID token of theirs', async () => {
    const application = await registered();
    const { person, tokens } = await signIn(application, await anyone());
    const stranger = browser(tessera);
    const parameters = { client_id: application.id, post_logout_redirect_uri: signedOut, state: 'xyz' };
    const seen = await end(stranger, parameters);
    expect([seen.status, titleOf(seen), seen.outside]).toEqual([200, 'You are signed out', undefined]);
    expect(linkBack(seen)!.href).toBe(`${signedOut}?state=xyz`);
    expect(seen.page).toContain(`<strong>${new URL(signedOut).host}</strong>`);
    expect((await end(stranger, { ...parameters, id_token_hint: tokens.id_token })).outside!.href).toBe(`${signedOut}?state=xyz`);
    expect(await isSignedInAtPages(person)).toBe(true);
  });

  it('takes the same as a form, which it leads to its address', async () => {
    const application = await registered();
    const { person, tokens } = await signIn(application, await anyone());
    const form = { id_token_hint: tokens.id_token, post_logout_redirect_uri: signedOut };
    const response = await person.request('/oauth/end-session', { method: 'POST', body: new URLSearchParams(form) });
    expect(response.status).toBe(303);
    expect((await person.open(response.headers.get('location')!)).outside!.href).toBe(signedOut);
    expect(await isSignedInAtPages(person)).toBe(false);
  });

  it('accepts an ID token that has expired, and one of a refresh', async () => {
    const application = await registered();
    const { person, tokens, sid } = await signIn(application, await anyone());
    time.pass(3601);
    const { id_token } = await refresh(application, tokens.refresh_token);
    expect(decodeJwt(id_token).sid).toBe(sid);
    for (const hint of [tokens.id_token, id_token])
      expect((await end(person, { id_token_hint: hint, post_logout_redirect_uri: signedOut })).outside!.href).toBe(signedOut);
    expect(await isSignedInAtPages(person)).toBe(false);
  });

  it('asks the person where nothing proves the session, and does what they say', async () => {
    const application = await registered();
    const who = await anyone();
    const { person } = await signIn(application, who);
    const parameters = { client_id: application.id, post_logout_redirect_uri: signedOut, state: 'xyz' };
    const asked = await end(person, parameters);
    expect(titleOf(asked)).toBe('Sign out?');
    expect(asked.page).toContain('<strong>Wall Board</strong> asks to sign you out.');
    expect(asked.page).toContain(who.email);
    expect(titleOf(await person.submit(asked, { decision: 'stay' }))).toBe('You are still signed in');
    expect(await isSignedInAtPages(person)).toBe(true);
    expect((await person.submit(await end(person, parameters), { decision: 'sign-out' })).outside!.href).toBe(`${signedOut}?state=xyz`);
    expect(await isSignedInAtPages(person)).toBe(false);
    expect(titleOf(await end(browser(tessera), {}))).toBe('You are signed out');
  });

  it('asks also when the ID token is of another sign-in, or of somebody else', async () => {
    const application = await registered();
    const [ada, bob] = [await anyone(), await anyone()];
    const former = await signIn(application, ada);
    const present = await signIn(application, ada);
    const of = await signIn(application, bob);
    for (const { tokens } of [former, of]) {
      const parameters = { id_token_hint: tokens.id_token, post_logout_redirect_uri: signedOut };
      expect(titleOf(await end(present.person, parameters))).toBe('Sign out?');
    }
    expect(await isSignedInAtPages(present.person)).toBe(true);
  });

  it('takes a form only from the page that it has shown to this browser', async () => {
    const application = await registered();
    const ada = await signIn(application, await anyone());
    const eve = await signIn(application, await anyone());
    const shownToEve = await end(eve.person, {});
    const sent = await ada.person.submit(shownToEve, { decision: 'sign-out' });
    expect(sent.status).toBe(403);
    const shown = await end(ada.person, {});
    expect((await ada.person.submit(shown, { decision: 'sign-out' }, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect(await isSignedInAtPages(ada.person)).toBe(true);
  });

  it('redirects to no address that the application has not registered, and signs nobody out then', async () => {
    const [application, another] = [await registered(), await registered({ post_logout_redirect_uris: [] })];
    const { person, tokens } = await signIn(application, await anyone());
    const hint = tokens.id_token;
    const forged = `${hint.slice(0, -4)}AAAA`;
    const wrong: Record<string, string>[] = [
      { id_token_hint: hint, post_logout_redirect_uri: `${signedOut}/` },
      { id_token_hint: hint, post_logout_redirect_uri: `${signedOut}?x=1` },
      { id_token_hint: hint, post_logout_redirect_uri: callback },
      { id_token_hint: hint, post_logout_redirect_uri: 'https://evil.example' },
      { post_logout_redirect_uri: signedOut },
      { client_id: another.id, post_logout_redirect_uri: signedOut },
      { client_id: another.id, id_token_hint: hint },
      { client_id: 'app_00000000000000000000000000' },
      { id_token_hint: forged, post_logout_redirect_uri: signedOut },
      { id_token_hint: tokens.access_token },
      { id_token_hint: `${hint} `, post_logout_redirect_uri: signedOut },
      { id_token_hint: hint, post_logout_redirect_uri: signedOut, state: 'a\nb' },
      { id_token_hint: hint, post_logout_redirect_uri: signedOut, state: 'a'.repeat(2049) },
    ];
    for (const parameters of wrong) {
      const ended = await end(person, parameters);
      expect([ended.status, titleOf(ended)], JSON.stringify(parameters)).toEqual([400, 'Error: This link does not work']);
    }
    const twice = await person.open(`/oauth/end-session?client_id=${application.id}&client_id=${another.id}`);
    expect(twice.status).toBe(400);
    expect((await person.request('/oauth/end-session', { method: 'HEAD' })).status).toBe(405);
    expect(await isSignedInAtPages(person)).toBe(true);
  });

  it('counts an ID token whose key is gone as left out', async () => {
    const application = await registered();
    const { person, tokens } = await signIn(application, await anyone());
    const [header, ...rest] = tokens.id_token.split('.');
    const other = { ...JSON.parse(Buffer.from(header!, 'base64url').toString()), kid: 'gone' };
    const old = [Buffer.from(JSON.stringify(other)).toString('base64url'), ...rest].join('.');
    const parameters = { id_token_hint: old, client_id: application.id, post_logout_redirect_uri: signedOut };
    expect(titleOf(await end(person, parameters))).toBe('Sign out?');
  });

  it('answers programs in JSON, and says what is wrong', async () => {
    const response = await fetch(`${tessera.url}/oauth/end-session?post_logout_redirect_uri=https%3A%2F%2Fevil.example`, {
      headers: { Accept: 'application/json' },
      redirect: 'manual',
    });
    expect([response.status, await response.json()]).toEqual([
      400,
      {
        error: 'invalid_request',
        error_description: 'post_logout_redirect_uri needs a client_id or a valid id_token_hint.',
      },
    ]);
  });
});

describe('what ends with a sign-in', () => {
  it('is no consent and no token of an application, but every code that was not redeemed', async () => {
    const application = await registered();
    const who = await anyone();
    const { person, tokens } = await signIn(application, who);
    const code = await arrive(application, who, person);
    await end(person, { id_token_hint: tokens.id_token });
    expect((await redeem(application, code)).error).toBe('invalid_grant');
    expect((await refresh(application, tokens.refresh_token)).access_token).toBeDefined();
  });

  it('are the tokens of the dashboard, also those of a connection that is open', async () => {
    const application = await registered();
    const who = await anyone();
    const { person, tokens, sid } = await signIn(application, who);
    await person.open('/dashboard/sign-in');
    const open = tessera.database.db
      .selectFrom('token_families as family')
      .innerJoin('applications', 'applications.id', 'family.application_id')
      .select(['applications.first_party', 'family.revoked_at'])
      .where('family.session_id', '=', sid)
      .orderBy('applications.first_party');
    expect(await open.execute()).toEqual([
      { first_party: false, revoked_at: null },
      { first_party: true, revoked_at: null },
    ]);
    await end(person, { id_token_hint: tokens.id_token });
    expect(await open.execute()).toEqual([
      { first_party: false, revoked_at: null },
      { first_party: true, revoked_at: expect.any(String) },
    ]);
  });

  it('is told in the audit log', async () => {
    const application = await registered();
    const who = await anyone();
    const { person, tokens, sid } = await signIn(application, who);
    await end(person, { id_token_hint: tokens.id_token });
    const entries = tessera.database.db.selectFrom('audit_entries').select(['action', 'actor_id']).where('credential_id', '=', sid);
    expect(await entries.execute()).toEqual([{ action: 'logout', actor_id: who.userId }]);
  });
});

describe('back-channel logout', () => {
  it('waits while the account is suspended', async () => {
    const { db } = tessera.database;
    const [application, { userId }] = [await registered(), await anyone()];
    const suspended_at = time.clock().toISOString();
    const account = (fields: { suspended_at: string | null }) =>
      db.updateTable('accounts').set(fields).where('id', '=', tessera.accountId).execute();
    await account({ suspended_at });
    await db
      .insertInto('logout_tokens')
      .values({
        account_id: tessera.accountId,
        application_id: application.id,
        session_id: newId('session'),
        user_id: userId,
        next_attempt_at: suspended_at,
      })
      .execute();
    expect(await createLogoutQueue({ db, clock: time.clock }).take()).toBeUndefined();
    await account({ suspended_at: null });
    await told(application);
  });

  it('sends a token that jose verifies as the standard says', async () => {
    const application = await registered();
    const who = await anyone();
    const { person, tokens, sid } = await signIn(application, who);
    await end(person, { id_token_hint: tokens.id_token });
    await told(application);
    const [request] = outside.asked.filter((one) => one.path === application.path);
    expect([request!.method, request!.headers['content-type']]).toEqual(['POST', 'application/x-www-form-urlencoded']);
    const keys = createRemoteJWKSet(new URL('/.well-known/jwks.json', tessera.url));
    const expected = { issuer: tessera.publicUrl, audience: application.id, typ: 'logout+jwt', currentDate: time.clock() };
    const { payload } = await jwtVerify(gotten(application)[0]!, keys, expected);
    const { iat, exp, jti, ...claims } = payload;
    expect(claims).toEqual({
      iss: tessera.publicUrl,
      aud: application.id,
      sub: who.userId,
      sid,
      events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
    });
    expect([exp! - iat!, typeof jti]).toEqual([120, 'string']);
    const asHint = await person.open(`/oauth/end-session?id_token_hint=${gotten(application)[0]}`);
    expect(asHint.status).toBe(400);
    const asToken = await fetch(`${tessera.url}/v1/resources`, { headers: { Authorization: `Bearer ${gotten(application)[0]}` } });
    expect(asToken.status).toBe(401);
  });

  const ways: [string, (person: ReturnType<typeof browser>, who: Somebody, sid: string) => Promise<unknown>][] = [
    ['signing out at the pages', async (person) => person.submit(await person.open('/oauth/end-session'), { decision: 'sign-out' })],
    [
      'signing out at the dashboard',
      async (person) => {
        await person.open('/dashboard/sign-in');
        await person.request('/dashboard/sign-out', { method: 'POST', headers: { 'X-Tessera-Dashboard': '1' } });
      },
    ],
    ['being ended from another session', async (_person, who, sid) => (await ownSession(who))('DELETE', `/v1/auth/sessions/${sid}`)],
    ['being ended with all others', async (_person, who) => (await ownSession(who))('POST', '/v1/auth/sessions/end-others')],
    [
      'a change of the password',
      async (_person, who) =>
        (await ownSession(who))('POST', '/v1/auth/password/change', {
          current_password: aPassword,
          password: 'seven lamps on the quiet quay',
        }),
    ],
    [
      'the deletion of the person',
      async (_person, who) => expect((await tessera.admin.call('DELETE', `/v1/users/${who.userId}`)).status).toBe(204),
    ],
    [
      'a sign-in of somebody else in the same browser',
      async (person) => {
        const next = await anyone();
        const { page, at } = await person.open('/oauth/device/sign-in');
        await person.submit({ page: page!, at }, { email: next.email, password: aPassword });
      },
    ],
  ];

  const ownSession = async ({ email }: Somebody) => {
    const post = (path: string, body: object, headers: Record<string, string> = {}) =>
      fetch(`${tessera.url}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const { session_token } = (await (await post('/v1/auth/login', { email, password: aPassword })).json()) as { session_token: string };
    return async (method: string, path: string, body?: object) => {
      const response = await fetch(`${tessera.url}${path}`, {
        method,
        headers: { 'X-Session-Token': session_token, ...(body && { 'Content-Type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      expect(response.status, await response.text()).toBeLessThan(300);
    };
  };

  it.each(ways)('tells the application of %s, once', async (_way, leave) => {
    const application = await registered();
    const who = await anyone();
    const { person, sid } = await signIn(application, who);
    await leave(person, who, sid);
    expect(await told(application)).toMatchObject([{ sub: who.userId, sid, aud: application.id }]);
  });

  it('tells each application that got an ID token in this sign-in, and no other', async () => {
    const [first, second, silent, plain, elsewhere] = [
      await registered(),
      await registered(),
      await registered({ backchannel_logout_uri: null }),
      await registered(),
      await registered(),
    ];
    const who = await anyone();
    const { person, tokens, sid } = await signIn(first, who);
    await signIn(second, who, person);
    await signIn(silent, who, person);
    await redeem(plain, await arrive(plain, who, person, { scope: 'read:resources' }));
    await signIn(elsewhere, who);
    await end(person, { id_token_hint: tokens.id_token });
    expect(await told(first)).toMatchObject([{ sid }]);
    expect(await told(second)).toMatchObject([{ sid }]);
    expect([await rowsOf(silent), await rowsOf(plain), await rowsOf(elsewhere)]).toEqual([[], [], []]);
    expect([gotten(plain), gotten(elsewhere)]).toEqual([[], []]);
  });

  it('goes on with the same sign-in when its person signs in again, and ends it silently after a day', async () => {
    const application = await registered();
    const who = await anyone();
    const { person, sid } = await signIn(application, who);
    time.pass(5);
    const again = await signIn(application, who, person, { prompt: 'login' });
    expect(again.sid).toBe(sid);
    expect(await rowsOf(application)).toEqual([]);
    time.pass(86_400);
    const later = await signIn(application, who, person);
    expect(later.sid).not.toBe(sid);
    expect([await rowsOf(application), gotten(application)]).toEqual([[], []]);
  });

  it('tries again when the application does not take it, with a new token, and follows no redirect', async () => {
    const application = await registered();
    const { person, tokens, sid } = await signIn(application, await anyone());
    outside.answer((_request: unknown, response: import('node:http').ServerResponse) =>
      response.writeHead(302, { location: `${outside.url}/elsewhere` }).end(),
    );
    await end(person, { id_token_hint: tokens.id_token });
    await until(async () => gotten(application).length === 1 && (await rowsOf(application))[0]!.leased_until === null);
    outside.answer({});
    time.pass(400);
    const both = await told(application);
    expect(both.map((claims) => claims.sid)).toEqual([sid, sid]);
    expect(both[1]!.jti).not.toBe(both[0]!.jti);
    expect(both[1]!.iat).toBeGreaterThan(both[0]!.exp!);
    expect(outside.asked.some(({ path }) => path === '/elsewhere')).toBe(false);
  });
});

describe('the addresses of an application', () => {
  it.each([
    ['post_logout_redirect_uris', ['https://board.example.com/#x']],
    ['post_logout_redirect_uris', ['http://board.example.com/']],
    ['post_logout_redirect_uris', ['javascript:alert(1)']],
    ['post_logout_redirect_uris', ['https://*.example.com/']],
    ['backchannel_logout_uri', 'ftp://board.example.com'],
    ['backchannel_logout_uri', 'https://board.example.com/#x'],
    ['backchannel_logout_uri', 'https://ada:secret@board.example.com/'],
    ['backchannel_logout_uri', 'http://169.254.169.254/'],
    ['backchannel_logout_uri', 'http://10.0.0.1/'],
  ])('are refused when they are unsafe: %s %j', async (field, value) => {
    const { id } = await registered();
    const { status, body } = await tessera.admin.call('PATCH', `/v1/account/applications/${id}`, { [field]: value });
    expect([status >= 400 && status < 500, body.error.details[0].field.startsWith(field)]).toEqual([true, true]);
  });

  it('can be changed and taken away', async () => {
    const { id } = await registered();
    const changed = await tessera.admin.call('PATCH', `/v1/account/applications/${id}`, {
      post_logout_redirect_uris: null,
      backchannel_logout_uri: null,
    });
    expect(changed.body.data).toMatchObject({ post_logout_redirect_uris: [], backchannel_logout_uri: null });
  });
});
