import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basic, inForm, postForm, register } from '../../support/oauth.ts';
import { bootTessera, type Tessera } from '../../support/tessera.ts';

let tessera: Tessera;
beforeAll(async () => {
  tessera = await bootTessera();
});
afterAll(() => tessera.close());

const form = { grant_type: 'client_credentials' };
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
      scope: 'read:projects write:projects',
    });
    expect((await get('/v1/projects', body.access_token)).status).toBe(200);
    expect((await get('/v1/tasks', body.access_token)).status).toBe(403);
  });

  it('gives a JWT that the published keys verify', async () => {
    const application = await register(tessera);
    const { body } = await postForm(tessera, '/oauth/token', {
      ...form,
      ...inForm(application),
      scope: 'read:projects',
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
    expect(payload).toMatchObject({ sub: application.id, client_id: application.id, scope: 'read:projects' });
    expect((await get('/v1/projects', body.access_token)).status).toBe(200);
  });

  it('acts as who registered it, and as the oldest administrator when they are gone', async () => {
    const { userId } = await tessera.someone('admin');
    const { body } = await postForm(tessera, '/oauth/token', form, basic(await register(tessera, { createdBy: userId, scopes: ['read'] })));
    const me = async () => ((await (await get('/v1/users/me', body.access_token)).json()) as { data: { id: string } }).data.id;
    expect(await me()).toBe(userId);
    await tessera.admin.call('DELETE', `/v1/users/${userId}`);
    await expect.poll(me).toBe(tessera.admin.userId);
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
    expect(await refused({ ...form, client_id: 'app_00000000000000000000000000', client_secret: 'x' })).toBe('401 invalid_client');
    expect(await refused(form)).toBe('401 invalid_client');
    expect(await refused(form, { Authorization: 'Basic !!!' })).toBe('401 invalid_client');
    expect(await refused({ ...form, client_id: visitor.id })).toBe('400 unauthorized_client');
    expect(await refused({ ...form, client_id: visitor.id, client_secret: 'made up' })).toBe('401 invalid_client');
    expect(await refused({ ...form, ...inForm(application), scope: 'read:projects write:users' })).toBe('400 invalid_scope');
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
      'openid is for people, and an application acts for itself here. Allowed: read:projects write:projects.',
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
    expect((await get('/v1/projects', body.access_token)).status).toBe(200);
  });

  it('refuses with a message on top', async () => {
    expect(await ask({ client_secret: 'wrong' })).toMatchObject({ status: 401, body: { error: { code: 'invalid_credentials' } } });
    expect((await ask({ client_secret: 'wrong' })).body.message).toContain('client secret is wrong');
    expect(await ask({ scope: 'write:users' })).toMatchObject({ status: 403, body: { error: { code: 'invalid_scope' } } });
    expect(await ask({ audience: 'https://elsewhere.example' })).toMatchObject({ status: 422, body: { error: { code: 'unprocessable' } } });
    const { id } = await register(tessera, { type: 'public' });
    expect(await ask({ client_id: id })).toMatchObject({ status: 403, body: { error: { code: 'insufficient_permissions' } } });
  });
});
