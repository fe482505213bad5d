import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basic, inForm, password, postForm, register, signedIn } from '../../support/oauth.ts';

let tessera: Tessera;
let person: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  tessera = await bootTessera();
  person = await signedIn(tessera, { scopes: ['read', 'write:resources'] });
});
afterAll(() => tessera?.close());

const habitual = 'openid profile email offline_access';
const redeemed = async (scope: string) => (await person.redeem(await person.code({ scope }), { token_format: 'jwt' })).body;
const back = async (scope: string) => (await person.ask({ scope })).outside?.searchParams.get('error');
const itself = (scope: string) => postForm(tessera, '/oauth/token', { grant_type: 'client_credentials', scope }, basic(person.application));
const told = ({ status, body }: { status: number; body: { error?: string; scope?: string } }) => `${status} ${body.error ?? body.scope}`;

describe('a scope that does not exist', () => {
  it('is passed over in an OpenID request, by the page, the code, the token and its introspection', async () => {
    const { page } = await person.person.submit(await person.ask({ scope: `${habitual} read:payroll read:resources` }), {
      email: person.email,
      password,
    });
    expect([...page!.matchAll(/<code>([^<]*)<\/code>/g)].map(([, scope]) => scope)).toEqual(['openid', 'read:resources']);
    const body = await redeemed(`${habitual} read:payroll https://graph.example/User.Read read:resources`);
    expect(body.scope).toBe('openid read:resources');
    expect(decodeJwt(body.access_token).scope).toBe('openid read:resources');
    expect((await person.introspect(body.access_token)).body.scope).toBe('openid read:resources');
    expect((await person.introspect(body.refresh_token)).body.scope).toBe('openid read:resources');
    const grants = await tessera.admin.call('GET', `/v1/account/applications/${person.application.id}/grants`);
    expect(grants.body.data.map(({ scopes }: { scopes: string[] }) => scopes)).toEqual([['openid', 'read:resources']]);
  });

  it('is refused anywhere else, and nothing remains of a request for nothing else', async () => {
    expect(await back('read:payroll')).toBe('invalid_scope');
    expect(await back('read:resources read:payroll')).toBe('invalid_scope');
    expect(await back('constructor')).toBe('invalid_scope');
    expect(await back('profile email')).toBe('invalid_scope');
    expect(told(await itself('read:payroll'))).toBe('400 invalid_scope');
    expect(told(await itself('write:payroll read:resources'))).toBe('400 invalid_scope');
    expect(told(await itself(habitual))).toBe('400 invalid_scope');
  });

  it('of OpenID Connect asks for nothing that a client has to go without', async () => {
    expect((await redeemed('offline_access read:resources')).scope).toBe('read:resources');
    expect(told(await itself('offline_access read:resources'))).toBe('200 read:resources');
    expect(told(await itself(`${habitual} read:resources`))).toBe('200 read:resources');
    expect((await redeemed(habitual)).scope).toBe('openid');
  });

  it('is read in the same way when tokens are refreshed', async () => {
    const { refresh_token: first } = await redeemed(`${habitual} read:resources`);
    const renewed = await person.refresh(first, { scope: `${habitual} read:resources` });
    expect(told(renewed)).toBe('200 openid read:resources');
    expect(told(await person.refresh(renewed.body.refresh_token, { scope: 'read:resources read:payroll' }))).toBe('400 invalid_scope');
    expect(told(await person.refresh(renewed.body.refresh_token, { scope: 'read:resources' }))).toBe('200 read:resources');
  });

  it('is in no JWT that an application gets for a JSON body', async () => {
    const jwt = (scope: string) =>
      tessera.admin.call(
        'POST',
        '/v1/auth/token',
        { ...inForm(person.application), grant_type: 'client_credentials', audience: tessera.publicUrl, scope },
        { 'X-API-Key': '' },
      );
    const refused = await jwt('read:payroll');
    expect([refused.status, refused.body.error.code]).toEqual([403, 'invalid_scope']);
    expect(decodeJwt((await jwt('read:resources')).body.access_token).scope).toBe('read:resources');
  });

  it('is registered for no application and no key', async () => {
    const application = { name: 'Wages', type: 'confidential', redirect_uris: ['https://wages.example/cb'], scopes: ['read:payroll'] };
    const key = { name: 'wages', scopes: ['read:payroll'] };
    for (const [method, path, body] of [
      ['POST', '/v1/account/applications', application],
      ['PATCH', `/v1/account/applications/${person.application.id}`, { scopes: ['read:payroll'] }],
      ['POST', '/v1/account/api-keys', key],
    ] as const) {
      const { status, body: refused } = await tessera.admin.call(method, path, body);
      expect([status, refused.error.code]).toEqual([422, 'unknown_reference']);
    }
  });

  it('opens nothing where it was granted once, and is told no more', async () => {
    const { refresh_token } = await redeemed('read:resources');
    const { db } = tessera.database;
    const scopes = ['read:resources', 'read:payroll'];
    await db.updateTable('token_families').set({ scopes }).where('application_id', '=', person.application.id).execute();
    const { body } = await person.refresh(refresh_token, { token_format: 'jwt' });
    expect([body.scope, decodeJwt(body.access_token).scope]).toEqual(['read:resources', 'read:resources']);
    await db.updateTable('access_tokens').set({ scopes }).where('application_id', '=', person.application.id).execute();
    expect((await person.introspect(body.access_token)).body.scope).toBe('read:resources');
    expect((await person.introspect(body.refresh_token)).body.scope).toBe('read:resources');
  });
});

describe('a scope that exists', () => {
  it('is refused, and not passed over, where the application or the grant does not reach it', async () => {
    expect(await back(`${habitual} admin`)).toBe('invalid_scope');
    expect(told(await itself('openid write:users'))).toBe('400 invalid_scope');
    const { refresh_token } = await redeemed('read:resources');
    expect(told(await person.refresh(refresh_token, { scope: 'openid read:resources' }))).toBe('400 invalid_scope');
  });

  it('is what introspection tells as long as the role of its person reaches it', async () => {
    const { access_token, refresh_token } = await redeemed('read:resources write:resources');
    await tessera.database.db.updateTable('users').set({ role: 'viewer' }).where('id', '=', person.userId).execute();
    for (const token of [access_token, refresh_token]) expect((await person.introspect(token)).body.scope).toBe('read:resources');
    await tessera.database.db.updateTable('users').set({ role: 'editor' }).where('id', '=', person.userId).execute();
  });
});

describe('introspection', () => {
  it('names the person of a token, and the application alone where it acts for itself', async () => {
    const { access_token, refresh_token } = await redeemed('read:resources');
    const { email: username, userId: sub, application } = person;
    for (const token of [access_token, refresh_token])
      expect((await person.introspect(token)).body).toMatchObject({ username, sub, client_id: application.id, iss: tessera.publicUrl });
    const own = (await person.introspect((await itself('read:resources')).body.access_token)).body;
    expect(own).toMatchObject({ sub: application.id, client_id: application.id, token_type: 'Bearer', aud: tessera.publicUrl });
    expect(own).not.toHaveProperty('username');
  });

  it('is not for public applications', async () => {
    const { id } = await register(tessera, { type: 'public' });
    const { status, body } = await postForm(tessera, '/oauth/introspect', { client_id: id, token: 'x'.repeat(43) });
    expect([status, body.error]).toEqual([401, 'invalid_client']);
  });

  it('tells of a refresh token to its own client only, and of an access token to any application of the account', async () => {
    const { access_token, refresh_token } = await redeemed('read:resources');
    const resource = basic(await register(tessera));
    const asked = async (token: string) => (await postForm(tessera, '/oauth/introspect', { token }, resource)).body;
    expect(await asked(refresh_token)).toEqual({ active: false });
    expect(await asked(access_token)).toMatchObject({ active: true, client_id: person.application.id });
    expect((await person.introspect(refresh_token)).body).toMatchObject({ active: true, token_type: 'refresh_token' });
  });
});
