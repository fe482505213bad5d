import { bootTessera, secretsOf, type Tessera } from '@tessera/platform/testing';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSealer } from '../../../src/core/sealing.ts';
import { createKeyRing } from '../../../src/identity/tokens/key-ring.ts';
import {
  basic,
  browser,
  callback,
  inForm,
  linkBack,
  movingClock,
  password,
  postForm,
  register,
  signedIn,
  verifier,
} from '../../support/oauth.ts';

const time = movingClock();
let tessera: Tessera;
let person: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  tessera = await bootTessera({ clock: time.clock });
  person = await signedIn(tessera);
});
afterAll(() => tessera.close());

const plain = { code_challenge: undefined, code_challenge_method: undefined };
const told = async (answer: Promise<{ status: number; body: { error: string } }>) => {
  const { status, body } = await answer;
  return `${status} ${body?.error ?? ''}`.trim();
};
const works = async (token: string) =>
  (await fetch(`${tessera.url}/v1/resources`, { headers: { Authorization: `Bearer ${token}` } })).status;
const code = async (token: string) => {
  const response = await fetch(`${tessera.url}/v1/resources`, { headers: { Authorization: `Bearer ${token}` } });
  return ((await response.json()) as { error: { code: string } }).error.code;
};
const back = async (more: Record<string, string | undefined>, asked = person) => {
  const seen = await asked.ask(more);
  const end = seen.outside ?? linkBack(seen);
  return end && Object.fromEntries(end.searchParams);
};

describe('authorize refuses', () => {
  it.each([
    ['another case', callback.toUpperCase()],
    ['a trailing slash', `${callback}/`],
    ['userinfo', 'https://board.example.com@evil.example/callback'],
    ['a fragment', `${callback}#x`],
    ['a parameter more', `${callback}?x=1`],
    ['a deeper path', `${callback}/../callback`],
    ['a port', 'https://board.example.com:443/callback'],
    ['another host', 'https://evil.example/callback'],
    ['nothing at all', ''],
  ])('redirect URI tricks: nobody is sent to an address with %s', async (_, redirect_uri) => {
    const { status, page, outside } = await person.ask({ redirect_uri });
    expect(outside).toBeUndefined();
    expect(status).toBe(400);
    expect(page).toContain('This link does not work');
  });

  it('an unknown application with a page, or JSON where that is asked for', async () => {
    expect((await person.ask({ client_id: 'app_00000000000000000000000000' })).status).toBe(400);
    const headers = { Accept: 'application/json' };
    const response = await fetch(`${tessera.url}/oauth/authorize?client_id=nobody`, { headers });
    expect(await response.json()).toMatchObject({ error: 'invalid_request' });
  });

  it('redirect URI tricks: only the port of a loopback address varies', async () => {
    const app = await signedIn(tessera, { type: 'public', redirect_uris: ['http://127.0.0.1/callback', 'http://localhost:7777/callback'] });
    const at = async (redirect_uri: string) => (await app.ask({ redirect_uri, prompt: 'none' })).outside !== undefined;
    expect(await at('http://127.0.0.1:49152/callback')).toBe(true);
    expect(await at('http://127.0.0.1:49152/other')).toBe(false);
    expect(await at('http://127.0.0.1:80@evil.example/callback')).toBe(false);
    expect(await at('https://127.0.0.1:49152/callback')).toBe(false);
    expect(await at('http://localhost:7777/callback')).toBe(true);
    expect(await at('http://localhost:7778/callback')).toBe(false);
    const server = await signedIn(tessera, { redirect_uris: ['http://127.0.0.1/callback'] });
    expect((await server.ask({ redirect_uri: 'http://127.0.0.1:49152/callback', prompt: 'none' })).outside).toBeUndefined();
  });

  it('a scope and a login_hint that are longer than the contract has', async () => {
    const long = { scope: `openid ${'x'.repeat(2042)}`, login_hint: 'x'.repeat(255) };
    expect(await back({ scope: long.scope })).toMatchObject({ error: 'invalid_scope' });
    expect(await back({ login_hint: long.login_hint })).toMatchObject({ error: 'invalid_request' });
    expect(await back({ scope: long.scope.slice(0, -1), login_hint: long.login_hint.slice(0, -1) })).toBeUndefined();
  });

  it('a request for headers alone, which issues no code', async () => {
    const asked = await signedIn(tessera);
    await asked.code();
    const response = await asked.person.request(`/oauth/authorize?${asked.query()}`, { method: 'HEAD' });
    expect([response.status, response.headers.get('allow'), response.headers.get('location')]).toEqual([405, 'GET, POST', null]);
  });

  it('silence about an address that the application did not have when the person agreed', async () => {
    const asked = await signedIn(tessera);
    await asked.code();
    expect((await asked.ask({ prompt: 'none' })).outside?.searchParams.get('code')).toMatch(/^tac_/);
    time.pass(1);
    const path = `/v1/account/applications/${asked.application.id}`;
    const added = { redirect_uris: [callback, 'https://board.example.com/other'] };
    expect((await tessera.admin.call('PATCH', path, added)).status).toBe(200);
    expect((await asked.ask({ prompt: 'none' })).outside?.searchParams.get('error')).toBe('consent_required');
    time.pass(1);
    await asked.code();
    expect((await asked.ask({ prompt: 'none' })).outside?.searchParams.get('code')).toMatch(/^tac_/);
    expect((await tessera.admin.call('PATCH', path, { redirect_uris: [callback] })).status).toBe(200);
    expect((await asked.ask({ prompt: 'none' })).outside?.searchParams.get('code')).toMatch(/^tac_/);
  });

  it.each([
    ['the implicit grant', { response_type: 'token' }, 'unsupported_response_type'],
    ['a hybrid', { response_type: 'code id_token' }, 'unsupported_response_type'],
    ['no response type', { response_type: undefined }, 'invalid_request'],
    ['a plain challenge', { code_challenge: verifier, code_challenge_method: 'plain' }, 'invalid_request'],
    ['a plain challenge by leaving the method away', { code_challenge_method: undefined }, 'invalid_request'],
    ['a method without a challenge', { code_challenge: undefined }, 'invalid_request'],
    ['a scope beyond its registration', { scope: 'read:resources admin' }, 'invalid_scope'],
    ['an unknown prompt', { prompt: 'dance' }, 'invalid_request'],
    ['none beside another prompt', { prompt: 'none login' }, 'invalid_request'],
    ['an answer by a form', { response_mode: 'form_post' }, 'invalid_request'],
    ['an answer in a fragment', { response_mode: 'fragment' }, 'invalid_request'],
    ['a request inside the request', { request: 'e30.e30.' }, 'request_not_supported'],
    ['a request that stands elsewhere', { request_uri: 'https://app.example/request' }, 'request_uri_not_supported'],
  ])('%s, and says so to the application', async (_, more, error) => {
    expect(await back(more)).toMatchObject({ error, state: 'xyz', iss: tessera.publicUrl });
  });

  it('PKCE downgrade: a public application without a challenge', async () => {
    const app = await signedIn(tessera, { type: 'public' });
    expect(await back(plain, app)).toMatchObject({ error: 'invalid_request' });
  });

  it('to show a page where none is wanted', async () => {
    const stranger = await signedIn(tessera);
    expect(await back({ prompt: 'none' }, stranger)).toMatchObject({ error: 'login_required' });
    await stranger.code({ scope: 'read:resources' });
    expect(await back({ prompt: 'none', scope: 'write:resources' }, stranger)).toMatchObject({ error: 'consent_required' });
    expect(await back({ prompt: 'none', scope: 'read:resources' }, stranger)).toMatchObject({ state: 'xyz' });
  });
});

describe('the consent pages', () => {
  const stopped = async (person_: ReturnType<typeof browser>, email: string, query: URLSearchParams) => {
    const page = await person_.open(`/oauth/authorize?${query}`);
    return person_.submit(page, { email, password });
  };

  it('clickjacking headers: may not be framed, and run and load nothing', async () => {
    const { headers } = await fetch(`${tessera.url}/oauth/sign-in?${person.query()}`);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
  });

  it('CSRF on consent: none that another site sends, or that was given to something else', async () => {
    const asked = await signedIn(tessera);
    const consent = await stopped(asked.person, asked.email, asked.query({ scope: 'read:resources' }));
    expect(consent.page).toContain('Wall Board');
    const allow = { decision: 'allow' };
    expect(await asked.person.submit(consent, { ...allow, form_token: 'x'.repeat(43) })).toMatchObject({ status: 403 });
    expect(await asked.person.submit(consent, allow, { 'Sec-Fetch-Site': 'cross-site' })).toMatchObject({ status: 403 });
    for (const Origin of ['https://evil.example', 'null'])
      expect(await asked.person.submit(consent, allow, { Origin })).toMatchObject({ status: 403 });
    const wider = { ...consent, page: consent.page!.replaceAll('scope=read%3Aresources', 'scope=write%3Aresources') };
    expect(await asked.person.submit(wider, allow)).toMatchObject({ status: 403 });
    const elsewhere = browser(tessera);
    expect(await elsewhere.submit(consent, allow)).toMatchObject({ status: 403 });
    const own = { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' };
    expect((await asked.person.submit(consent, allow, own)).outside?.searchParams.get('code')).toMatch(/^tac_/);
    const here = { Origin: tessera.url };
    expect((await asked.person.submit(consent, allow, here)).outside?.searchParams.get('code')).toMatch(/^tac_/);
  });

  it('tell the application when a person does not agree', async () => {
    const asked = await signedIn(tessera);
    const consent = await stopped(asked.person, asked.email, asked.query());
    const { outside } = await asked.person.submit(consent, { decision: 'deny' });
    expect(Object.fromEntries(outside!.searchParams)).toMatchObject({ error: 'access_denied', state: 'xyz', iss: tessera.publicUrl });
  });

  it('sign nobody in with a wrong password, or into another account', async () => {
    const asked = await signedIn(tessera);
    const page = await asked.person.open(`/oauth/authorize?${asked.query()}`);
    expect(await asked.person.submit(page, { email: asked.email, password: 'wrong wrong wrong' })).toMatchObject({ status: 401 });
    const other = await tessera.otherAccount();
    const { account_id: accountId } = await tessera.database.db
      .selectFrom('users')
      .select('account_id')
      .where('id', '=', other.userId)
      .executeTakeFirstOrThrow();
    const theirs = await register(tessera, { accountId, createdBy: other.userId });
    const there = await asked.person.open(`/oauth/authorize?${asked.query({ client_id: theirs.id })}`);
    expect(await asked.person.submit(there, { email: asked.email, password })).toMatchObject({ status: 401 });
  });

  it('ask again once consent was withdrawn, and its tokens end', async () => {
    const asked = await signedIn(tessera);
    const { body } = await asked.redeem(await asked.code());
    expect(await works(body.access_token)).toBe(200);
    await tessera.database.db.deleteFrom('application_grants').where('user_id', '=', asked.userId).execute();
    time.pass(1);
    expect(await works(body.access_token)).toBe(401);
    expect(await told(asked.refresh(body.refresh_token))).toBe('400 invalid_grant');
    expect((await asked.ask()).page).toContain('name="decision"');
  });
});

describe('token refuses', () => {
  it('code replay: a code that comes again, and ends what it was redeemed for', async () => {
    const value = await person.code();
    const { body } = await person.redeem(value);
    expect(await told(person.redeem(value))).toBe('400 invalid_grant');
    expect(await told(person.refresh(body.refresh_token))).toBe('400 invalid_grant');
    expect(await works(body.access_token)).toBe(401);
  });

  it('a code after 60 seconds', async () => {
    const value = await person.code();
    time.pass(60);
    expect(await told(person.redeem(value))).toBe('400 invalid_grant');
  });

  it('PKCE downgrade: a code without its verifier, with a wrong one, and a verifier whose challenge was taken away', async () => {
    const value = await person.code();
    const bare = { grant_type: 'authorization_code', code: value, redirect_uri: callback };
    expect(await told(person.token(bare))).toBe('400 invalid_grant');
    expect(await told(person.redeem(value, { code_verifier: 'a'.repeat(43) }))).toBe('400 invalid_grant');
    expect(await told(person.redeem(await person.code(plain)))).toBe('400 invalid_grant');
  });

  it('code injection: a code for another address, or in another client', async () => {
    const value = await person.code();
    expect(await told(person.redeem(value, { redirect_uri: `${callback}/` }))).toBe('400 invalid_grant');
    const thief = await register(tessera);
    expect(await told(person.redeem(value, inForm(thief)))).toBe('400 invalid_grant');
    const visitor = await register(tessera, { type: 'public' });
    const form = { grant_type: 'authorization_code', code: value, redirect_uri: callback, code_verifier: verifier, client_id: visitor.id };
    expect(await told(postForm(tessera, '/oauth/token', form))).toBe('400 invalid_grant');
    expect(await told(person.redeem(value))).toBe('200');
  });

  it('scope escalation on refresh, and a refresh token of another client', async () => {
    const { body } = await person.redeem(await person.code({ scope: 'read:resources' }));
    expect(await told(person.refresh(body.refresh_token, inForm(await register(tessera))))).toBe('400 invalid_grant');
    expect(await told(person.refresh(body.refresh_token, { scope: 'read:resources write:resources' }))).toBe('400 invalid_scope');
    expect(await told(person.refresh(body.refresh_token))).toBe('200');
  });

  it('a used refresh token after an hour, and ends the family', async () => {
    const { body: first } = await person.redeem(await person.code());
    const { body: second } = await person.refresh(first.refresh_token);
    time.pass(3599);
    expect((await person.refresh(first.refresh_token)).body.refresh_token).toBe(second.refresh_token);
    const { body: active } = await person.introspect(first.refresh_token);
    time.pass(1);
    expect([active.active, (await person.introspect(first.refresh_token)).body]).toEqual([true, { active: false }]);
    expect(await told(person.refresh(first.refresh_token))).toBe('400 invalid_grant');
    expect(await told(person.refresh(second.refresh_token))).toBe('400 invalid_grant');
    expect(await works(second.access_token)).toBe(401);
  });

  it('a used refresh token, once its successor has been used, and ends the family', async () => {
    const { body: first } = await person.redeem(await person.code());
    const { body: second } = await person.refresh(first.refresh_token);
    const { body: third } = await person.refresh(second.refresh_token);
    expect((await person.introspect(first.refresh_token)).body).toEqual({ active: false });
    expect(await told(person.refresh(first.refresh_token))).toBe('400 invalid_grant');
    expect(await told(person.refresh(third.refresh_token))).toBe('400 invalid_grant');
    expect(await works(third.access_token)).toBe(401);
  });

  it('a JWT whose last character has other bits that nobody reads', async () => {
    const { body } = await person.redeem(await person.code(), { token_format: 'jwt' });
    const token: string = body.access_token;
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const other = letters[letters.indexOf(token.at(-1)!) ^ 1]!;
    expect(Buffer.from(token.split('.')[2]!, 'base64url')).toEqual(
      Buffer.from(`${token.split('.')[2]!.slice(0, -1)}${other}`, 'base64url'),
    );
    expect([await works(token), await works(`${token.slice(0, -1)}${other}`)]).toEqual([200, 401]);
  });

  it('a parameter that is given twice', async () => {
    const body = 'grant_type=client_credentials&grant_type=refresh_token';
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', ...basic(person.application) };
    const response = await fetch(`${tessera.url}/oauth/token`, { method: 'POST', body, headers });
    expect([response.status, await response.json()]).toMatchObject([400, { error: 'invalid_request' }]);
  });

  it('client confusion: an id beside the Authorization of another', async () => {
    const form = { grant_type: 'client_credentials', client_id: (await register(tessera)).id };
    expect(await told(postForm(tessera, '/oauth/token', form, basic(person.application)))).toBe('400 invalid_request');
  });
});

describe('a bearer token', () => {
  let jwt: string;
  let claims: Record<string, unknown>;
  let header: { alg: string; kid: string; typ: string };
  const part = (at: number) => JSON.parse(Buffer.from(jwt.split('.')[at]!, 'base64url').toString());
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  beforeEach(async () => {
    ({ access_token: jwt } = (await person.redeem(await person.code(), { token_format: 'jwt' })).body);
    [header, claims] = [part(0), part(1)];
  });

  const ours = async () => {
    const { db } = tessera.database;
    return createKeyRing(db, createSealer((await secretsOf(db))['signing-keys']), time.clock).signer();
  };
  const signed = async (changes: Record<string, unknown>, own: object = {}) => {
    const { key } = await ours();
    return new SignJWT({ ...claims, ...changes }).setProtectedHeader({ ...header, ...own }).sign(key);
  };

  it('holds as it was issued', async () => {
    expect(await works(jwt)).toBe(200);
    expect(await works(await signed({}))).toBe(200);
  });

  it('is none with the algorithm none', async () => {
    expect(await code(`${encoded({ ...header, alg: 'none' })}.${encoded(claims)}.`)).toBe('invalid_token');
    expect(await code(`${encoded({ ...header, alg: 'none' })}.${encoded(claims)}.AAAA`)).toBe('invalid_token');
  });

  it('is none by algorithm confusion: signed with the public key as if that were a secret', async () => {
    const { keys } = (await (await fetch(`${tessera.url}/.well-known/jwks.json`)).json()) as { keys: { kid: string; n: string }[] };
    const secret = Buffer.from(keys.find(({ kid }) => kid === header.kid)!.n, 'base64url');
    const forged = await new SignJWT(claims).setProtectedHeader({ ...header, alg: 'HS256' }).sign(secret);
    expect(await code(forged)).toBe('invalid_token');
  });

  it('is none when somebody else signed it, whatever key it names or brings', async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    const jwk = await exportJWK(publicKey);
    for (const own of [{}, { kid: 'unknown' }, { jwk }, { jku: 'https://evil.example/jwks.json' }])
      expect(await code(await new SignJWT(claims).setProtectedHeader({ ...header, ...own }).sign(privateKey))).toBe('invalid_token');
  });

  it('is none with a wrong iss, aud, exp, type, jti or kid', async () => {
    expect(await code(await signed({ iss: 'https://evil.example' }))).toBe('invalid_token');
    expect(await code(await signed({ aud: 'https://evil.example' }))).toBe('invalid_token');
    expect(await code(await signed({}, { typ: 'JWT' }))).toBe('invalid_token');
    expect(await code(await signed({ jti: 'made-up' }))).toBe('invalid_token');
    expect(await code(await signed({ exp: undefined }))).toBe('invalid_token');
    expect(await code(await signed({ exp: 'tomorrow' }))).toBe('invalid_token');
    expect(await code(await signed({ exp: Math.floor(time.clock().getTime() / 1000) }))).toBe('expired_token');
    const { keys } = (await (await fetch(`${tessera.url}/.well-known/jwks.json`)).json()) as { keys: { kid: string }[] };
    const other = keys.find(({ kid }) => kid !== header.kid)!.kid;
    for (const kid of [other, 'unknown', '', undefined, '../../etc/passwd'])
      expect(await code(await signed({}, { kid }))).toBe('invalid_token');
  });

  it('is none when it is an ID token', async () => {
    const { body } = await person.redeem(await person.code({ scope: 'openid read:resources' }));
    expect(await code(body.id_token)).toBe('invalid_token');
  });

  it('is none in the other form: the id of a JWT as an opaque token, and an opaque token as the id of a JWT', async () => {
    const { body } = await person.redeem(await person.code());
    expect(await works(body.access_token)).toBe(200);
    expect(await code(String(claims.jti))).toBe('invalid_token');
    expect(await code(await signed({ jti: body.access_token }))).toBe('invalid_token');
  });

  it('has expired after an hour, in either form', async () => {
    const { body } = await person.redeem(await person.code());
    time.pass(3601);
    for (const token of [jwt, body.access_token]) {
      expect(await code(token)).toBe('expired_token');
      const answer = await fetch(`${tessera.url}/oauth/userinfo`, { headers: { Authorization: `Bearer ${token}` } });
      expect(await answer.json()).toMatchObject({ error: 'invalid_token', error_description: expect.stringContaining('expired') });
    }
  });

  it('ends within a second of its revocation, in either form', async () => {
    const { body } = await person.redeem(await person.code());
    for (const token of [jwt, body.access_token]) {
      expect(await works(token)).toBe(200);
      expect((await postForm(tessera, '/oauth/revoke', { token, ...inForm(person.application) })).status).toBe(200);
      time.pass(1);
      expect(await code(token)).toBe('invalid_token');
    }
  });

  it('stays when another client revokes it, and tells nothing to another account', async () => {
    const other = await tessera.otherAccount();
    const { account_id: accountId } = await tessera.database.db
      .selectFrom('users')
      .select('account_id')
      .where('id', '=', other.userId)
      .executeTakeFirstOrThrow();
    const theirs = inForm(await register(tessera, { accountId, createdBy: other.userId }));
    expect(await told(postForm(tessera, '/oauth/revoke', { token: jwt, ...theirs }))).toBe('400 invalid_request');
    expect((await postForm(tessera, '/oauth/introspect', { token: jwt, ...theirs })).body).toEqual({ active: false });
    expect(await works(jwt)).toBe(200);
  });

  it('of an application has no person', async () => {
    const { body } = await person.token({ grant_type: 'client_credentials' });
    const response = await fetch(`${tessera.url}/oauth/userinfo`, { headers: { Authorization: `Bearer ${body.access_token}` } });
    expect([response.status, await response.json()]).toMatchObject([403, { error: 'insufficient_scope' }]);
  });
});

describe('at rest', () => {
  it('the database holds no token, code or secret in clear', async () => {
    const value = await person.code({ state: 'at-rest' });
    const { body } = await person.redeem(value);
    const secrets = [value, body.access_token, body.refresh_token, person.application.secret!, ...person.person.cookies.values()];
    const { db } = tessera.database;
    const kept = await Promise.all(
      (
        [
          'authorization_codes',
          'refresh_tokens',
          'access_tokens',
          'application_secrets',
          'browser_sessions',
          'signing_keys',
          'audit_entries',
        ] as const
      ).map((table) => db.selectFrom(table).selectAll().execute()),
    );
    const text = JSON.stringify(kept);
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(text).not.toContain('"d":');
  });
});
