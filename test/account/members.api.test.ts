import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lifetimes } from '../../src/contract/plans.ts';
import { movingClock, signedIn } from '../support/oauth.ts';

describe('members and applications', () => {
  let tessera: Tessera;
  const { clock, pass: later } = movingClock();
  beforeAll(async () => {
    tessera = await bootTessera({ clock });
  });
  afterAll(() => tessera.close());

  const post = async (path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(`${tessera.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : undefined };
  };

  it('inviteMember 201 makes a user whose link sets the password that they sign in with', async () => {
    const invited = await tessera.admin.call('POST', '/v1/account/members', { name: 'Ada', email: 'ada@example.com', role: 'editor' });
    expect(invited.status).toBe(201);
    expect(invited.body.data).toMatchObject({ password_set_at: null, password_link: { mailed: false } });
    const token = new URL(invited.body.data.password_link.url).searchParams.get('token');
    const password = 'correct horse battery staple';
    for (const easy of ['iloveyousomuch', 'thisisapassword'])
      expect((await post('/v1/auth/password', { token, password: easy })).status).toBe(422);
    expect((await post('/v1/auth/password', { token, password })).status).toBe(204);
    const opened = await post('/v1/auth/login', { email: 'ADA@example.com', password });
    expect(opened.status).toBe(200);
    const me = await fetch(`${tessera.url}/v1/users/me`, { headers: { 'X-Session-Token': opened.body.session_token } });
    expect((await me.json()) as object).toMatchObject({ data: { id: invited.body.data.id } });
    const path = `/v1/account/members/${invited.body.data.id}`;
    await expect.poll(async () => (await tessera.admin.call('GET', path)).body.data.last_login_at).not.toBeNull();
    // Signing in is seen at once and makes no new version.
    const again = await tessera.admin.call('GET', path, undefined, { 'If-None-Match': '"1"' });
    expect([again.status, again.headers.get('etag'), again.body.data.last_login_at]).toEqual([200, '"1"', expect.any(String)]);
    expect((await tessera.admin.call('PATCH', path, { role: 'viewer' }, { 'If-Match': '"1"' })).body.data.role).toBe('viewer');
    expect((await tessera.admin.call('POST', `${path}/password-link`)).status).toBe(201);
    expect((await tessera.admin.call('DELETE', path)).status).toBe(204);
    expect((await tessera.admin.call('GET', path)).status).toBe(404);
    expect((await tessera.events()).filter((event) => event.endsWith(invited.body.data.id))).toEqual(
      ['USER_CREATED', 'USER_UPDATED', 'USER_DELETED'].map((type) => `${type} ${invited.body.data.id}`),
    );
  });

  it('inviteMember 201 makes a viewer where no role is named, and 409 where the account has the address, in whatever case', async () => {
    const invite = (email: string) => tessera.admin.call('POST', '/v1/account/members', { name: 'Lin', email });
    expect((await invite('lin@example.com')).body.data.role).toBe('viewer');
    const again = await invite('LIN@example.com');
    expect([again.status, again.body.error.code]).toEqual([409, 'already_exists']);
    const elsewhere = await (await tessera.otherAccount()).call('POST', '/v1/account/members', { name: 'Lin', email: 'lin@example.com' });
    expect(elsewhere.status).toBe(201);
  });

  it('createApplication refuses a public application without redirect URIs, unless it may use the device grant', async () => {
    const make = (more: object) => tessera.admin.call('POST', '/v1/account/applications', { name: 'Pocket', scopes: ['read'], ...more });
    const refused = await make({ type: 'public' });
    expect([refused.status, refused.body.error.code, refused.body.error.details[0].field]).toEqual([422, 'unprocessable', 'redirect_uris']);
    const device = await make({ type: 'public', device_grant: true });
    expect([device.status, device.body.data]).toMatchObject([201, { token_endpoint_auth_method: 'none', client_secret: null }]);
    const service = await make({ type: 'confidential' });
    expect([service.status, service.body.data.token_endpoint_auth_method]).toEqual([201, 'client_secret_basic']);
  });

  it('rotateApplicationSecret 200 keeps the secret before for a day, and no third one', async () => {
    const body = { name: 'Rotated', type: 'confidential', scopes: ['read'] };
    const { id, client_id, client_secret: first } = (await tessera.admin.call('POST', '/v1/account/applications', body)).body.data;
    const rotate = async (): Promise<string> =>
      (await tessera.admin.call('POST', `/v1/account/applications/${id}/rotate-secret`)).body.data.client_secret;
    const statusOf = async (client_secret: string) =>
      (await post('/v1/auth/token', { client_id, client_secret, audience: tessera.publicUrl, grant_type: 'client_credentials' })).status;
    const second = await rotate();
    expect([await statusOf(first), await statusOf(second)]).toEqual([200, 200]);
    const third = await rotate();
    expect(await Promise.all([first, second, third].map(statusOf))).toEqual([401, 200, 200]);
    later(86_400);
    expect(await Promise.all([second, third].map(statusOf))).toEqual([401, 200]);
  });

  it('updateApplication 200 takes a scope from what is issued and refreshed from then on', async () => {
    const { application, redeem, code, refresh } = await signedIn(tessera);
    const { access_token, refresh_token } = (await redeem(await code())).body;
    const path = `/v1/account/applications/${application.id}`;
    expect((await tessera.admin.call('PATCH', path, { scopes: ['read:resources'] })).status).toBe(200);
    expect((await refresh(refresh_token)).body.scope).toBe('read:resources');
    const writes = () =>
      fetch(`${tessera.url}/v1/resources`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${access_token}`, 'Content-Type': 'application/json' },
        body: '{"name": "Atlas"}',
      }).then(({ status }) => status);
    expect(await writes()).toBe(201);
    later(lifetimes.access_token);
    expect(await writes()).toBe(401);
  });

  it('createApplication 201 shows the secret once; it gets a JWT that reads, until the application is deleted', async () => {
    const made = await tessera.admin.call('POST', '/v1/account/applications', { name: 'Board', type: 'confidential', scopes: ['read'] });
    expect(made.status).toBe(201);
    const { id, client_id, client_secret } = made.body.data;
    const path = `/v1/account/applications/${id}`;
    const ask = (secret: string) =>
      post('/v1/auth/token', { client_id, client_secret: secret, audience: tessera.publicUrl, grant_type: 'client_credentials' });
    const issued = await ask(client_secret);
    expect(issued.status).toBe(200);
    const read = () =>
      fetch(`${tessera.url}/v1/resources`, { headers: { Authorization: `Bearer ${issued.body.access_token}` } }).then(
        ({ status }) => status,
      );
    expect(await read()).toBe(200);
    const rotated = await tessera.admin.call('POST', `${path}/rotate-secret`, { overlap_seconds: 0 });
    expect(rotated.status).toBe(200);
    expect((await ask(client_secret)).status).toBe(401);
    expect((await ask(rotated.body.data.client_secret)).status).toBe(200);
    expect((await tessera.admin.call('GET', path)).body.data).not.toHaveProperty('client_secret');
    expect((await tessera.admin.call('GET', `${path}/grants?expand=user`)).body.data).toEqual([]);
    expect((await tessera.admin.call('DELETE', path)).status).toBe(204);
    await expect.poll(read).toBe(401);
  });
});
