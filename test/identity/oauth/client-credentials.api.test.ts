import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basic, inForm, postForm, register } from '../../support/oauth.ts';

let tessera: Tessera;
beforeAll(async () => {
  tessera = await bootTessera();
});
afterAll(() => tessera.close());

const form = { grant_type: 'client_credentials' };
/** Calls the API with an access token. */
const caller = (url: string, token: string) => async (method: string, path: string, body?: object) => {
  const headers = { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/json' }) };
  const response = await fetch(`${url}${path}`, { method, headers, body: body && JSON.stringify(body) });
  return { status: response.status, body: JSON.parse(await response.text()) };
};

const get = (path: string, token: string) => fetch(`${tessera.url}${path}`, { headers: { Authorization: `Bearer ${token}` } });

describe('token by client credentials', () => {
  it('gives an opaque token that works at the API as the application', async () => {
    const { status, headers, body } = await postForm(tessera, '/oauth/token', form, basic(await register(tessera)));
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      access_token: body.access_token,
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'read:resources write:resources',
    });
    expect((await get('/v1/resources', body.access_token)).status).toBe(200);
    expect((await get('/v1/users', body.access_token)).status).toBe(403);
  });

  it('gives a JWT that the published keys verify', async () => {
    const application = await register(tessera);
    const { body } = await postForm(tessera, '/oauth/token', {
      ...form,
      ...inForm(application),
      scope: 'read:resources',
      token_format: 'jwt',
    });
    const keys = (await (await fetch(`${tessera.url}/.well-known/jwks.json`)).json()) as JSONWebKeySet;
    expect(keys.keys).toHaveLength(2);
    const { payload, protectedHeader } = await jwtVerify(body.access_token, createLocalJWKSet(keys), {
      issuer: tessera.publicUrl,
      audience: tessera.publicUrl,
      typ: 'at+jwt',
    });
    expect(protectedHeader.alg).toBe('RS256');
    expect(payload).toMatchObject({ sub: application.id, client_id: application.id, scope: 'read:resources' });
    expect((await get('/v1/resources', body.access_token)).status).toBe(200);
  });

  const ownToken = async (createdBy: string, scopes = ['read', 'write', 'admin']) => {
    const application = await register(tessera, { createdBy, scopes });
    const token = async () => (await postForm(tessera, '/oauth/token', form, basic(application))).body;
    return { token, send: caller(tessera.url, (await token()).access_token) };
  };

  it('acts as who registered it, and as the oldest administrator when they are gone', async () => {
    const { userId } = await tessera.someone('admin');
    const { send } = await ownToken(userId);
    const owner = async () => (await send('POST', '/v1/resources', { name: 'Atlas' })).body.data.owner_id;
    expect(await owner()).toBe(userId);
    await tessera.admin.call('DELETE', `/v1/users/${userId}`);
    await expect.poll(owner).toBe(tessera.admin.userId);
  });

  it('is nobody: there is no current user, at any door', async () => {
    const { send } = await ownToken(tessera.admin.userId);
    for (const [method, body] of [['GET'], ['PATCH', { name: 'Ada' }]] as const) {
      const answer = await send(method, '/v1/users/me', body);
      expect([answer.status, answer.body.error.code]).toEqual([404, 'not_found']);
    }
    const { body } = await send('POST', '/graphql', { query: '{ me { id } }' });
    expect(body).toMatchObject({ data: { me: null }, errors: [{ extensions: { code: 'NOT_FOUND' } }] });
  });

  it('has no more once who registered it is gone than they had at last', async () => {
    const { userId } = await tessera.someone('admin');
    const { token, send } = await ownToken(userId);
    await tessera.admin.call('PATCH', `/v1/users/${userId}`, { role: 'viewer' });
    expect((await token()).scope).toBe('read');
    await tessera.admin.call('DELETE', `/v1/users/${userId}`);
    expect((await send('GET', '/v1/account/members')).status).toBe(401);
    expect((await token()).scope).toBe('read');
  });

  it('keeps what an administrator had who is gone', async () => {
    const { userId } = await tessera.someone('admin');
    const { token, send } = await ownToken(userId);
    await tessera.admin.call('DELETE', `/v1/users/${userId}`);
    expect((await send('GET', '/v1/account/members')).status).toBe(200);
    expect((await token()).scope).toBe('read write admin');
  });

  const refused = async (fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const { status, body } = await postForm(tessera, '/oauth/token', fields, headers);
    return `${status} ${body.error}`;
  };

  it('refuses in the words of RFC 6749', async () => {
    const application = await register(tessera);
    const visitor = await register(tessera, { type: 'public' });
    expect(await refused({ ...form, ...inForm(application), client_secret: 'wrong' })).toBe('401 invalid_client');
    expect(await refused({ ...form, client_id: application.id })).toBe('401 invalid_client');
    expect(await refused(form, basic({ ...application, secret: '' }))).toBe('401 invalid_client');
    expect(await refused({ ...form, client_id: 'app_00000000000000000000000000', client_secret: 'x' })).toBe('401 invalid_client');
    expect(await refused(form)).toBe('401 invalid_client');
    expect(await refused(form, { Authorization: 'Basic !!!' })).toBe('401 invalid_client');
    expect(await refused({ ...form, client_id: visitor.id })).toBe('400 unauthorized_client');
    expect(await refused({ ...form, client_id: visitor.id, client_secret: 'made up' })).toBe('401 invalid_client');
    expect(await refused({ ...form, ...inForm(application), scope: 'read:resources write:users' })).toBe('400 invalid_scope');
    expect(await refused({ ...form, ...inForm(application), scope: 'READ!' })).toBe('400 invalid_scope');
    expect(await refused({ ...form, ...inForm(application), token_format: 'saml' })).toBe('400 invalid_request');
    expect(await refused({ ...inForm(application) })).toBe('400 invalid_request');
    expect(await refused({ ...inForm(application), grant_type: 'password' })).toBe('400 unsupported_grant_type');
    expect(await refused({ ...form, ...inForm(application) }, basic(application))).toBe('400 invalid_request');
  });

  it('says which scopes there are to an application that asks for openid alone', async () => {
    const { status, body } = await postForm(tessera, '/oauth/token', { ...form, ...inForm(await register(tessera)), scope: 'openid' });
    expect([status, body.error]).toEqual([400, 'invalid_scope']);
    expect(body.error_description).toBe(
      'openid is not available when an application acts for itself. Allowed: read:resources write:resources.',
    );
  });

  it('says how to authenticate when the client did not', async () => {
    const { headers } = await postForm(tessera, '/oauth/token', { ...form, client_id: 'nobody', client_secret: 'x' });
    expect(headers.get('www-authenticate')).toMatch(/^Basic /);
  });
});

describe('issueClientToken', () => {
  const ask = async (fields: object) => {
    const { id, secret } = await register(tessera);
    const body = { client_id: id, client_secret: secret, audience: tessera.publicUrl, ...form, ...fields };
    return tessera.admin.call('POST', '/v1/auth/token', body, { 'X-API-Key': '' });
  };

  it('gives a JWT', async () => {
    const { status, body } = await ask({});
    expect(status).toBe(200);
    expect((await get('/v1/resources', body.access_token)).status).toBe(200);
  });

  it('refuses with a message on top', async () => {
    expect(await ask({ client_secret: 'wrong' })).toMatchObject({ status: 401, body: { error: { code: 'invalid_credentials' } } });
    expect((await ask({ client_secret: 'wrong' })).body.message).toContain('Invalid client id or client secret');
    expect(await ask({ scope: 'write:users' })).toMatchObject({ status: 403, body: { error: { code: 'invalid_scope' } } });
    expect(await ask({ audience: 'https://elsewhere.example' })).toMatchObject({ status: 422, body: { error: { code: 'unprocessable' } } });
    const { id } = await register(tessera, { type: 'public' });
    expect(await ask({ client_id: id })).toMatchObject({ status: 403, body: { error: { code: 'insufficient_permissions' } } });
  });
});
