import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basic, postForm, register } from '../support/oauth.ts';
import { aPassword, somebody } from '../support/people.ts';

describe('the account', () => {
  let tessera: Tessera;
  beforeAll(async () => {
    // It begins at noon: no day ends between two requests that are counted.
    const [noon, began] = [Date.parse('2026-03-14T12:00:00.000Z'), performance.now()];
    tessera = await bootTessera({ clock: () => new Date(noon + performance.now() - began) });
  });
  afterAll(() => tessera.close());

  it('getAccount 200 to everybody who reads, updateAccount 200 to administrators', async () => {
    const viewer = await tessera.someone('viewer', ['read']);
    const { body } = await viewer.call('GET', '/v1/account');
    expect(body.data).toMatchObject({ id: tessera.accountId, region: 'us', environment: 'live' });
    const renamed = await tessera.admin.call('PATCH', '/v1/account', { name: 'Mosaic Works' });
    expect([renamed.status, renamed.body.data.name]).toEqual([200, 'Mosaic Works']);
    expect((await viewer.call('PATCH', '/v1/account', { name: 'Mine' })).status).toBe(403);
  });

  it('listAuditEntries 200 with read:audit alone, and 403 with all that is no part of the account', async () => {
    const statusOf = async (scopes: string[], role: 'admin' | 'editor' = 'admin') =>
      (await (await tessera.someone(role, scopes)).call('GET', '/v1/account/audit')).status;
    expect(await Promise.all([statusOf(['read:audit']), statusOf(['admin'])])).toEqual([200, 200]);
    expect(await Promise.all([statusOf(['read', 'write']), statusOf(['read:audit'], 'editor')])).toEqual([403, 403]);
    const collector = await tessera.someone('admin', ['read:audit']);
    expect((await collector.call('GET', '/v1/account/api-keys')).status).toBe(403);
  });

  it.each(['/v1/account', '/v1/account/security'])('%s is unchanged for nobody who holds the version of another account', async (path) => {
    const tag = { 'If-None-Match': (await tessera.admin.call('GET', path)).headers.get('etag')! };
    expect((await tessera.admin.call('GET', path, undefined, tag)).status).toBe(304);
    for (const held of [tag, { 'If-None-Match': '"1"' }])
      expect((await (await tessera.otherAccount()).call('GET', path, undefined, held)).status).toBe(200);
  });

  it('updateSecuritySettings 200 changes which origins may call, and which version answers', async () => {
    const admin = await tessera.otherAccount();
    const set = await admin.call('PATCH', '/v1/account/security', {
      allowed_origins: ['https://app.example.com'],
      api_version: 'v2-preview',
    });
    expect([set.status, set.body.data.api_version]).toEqual([200, 'v2-preview']);
    const origin = (one: string) => ({ Origin: one });
    const good = { status: 200, code: undefined };
    const asked = async (headers: Record<string, string>, path = '/v1/account') => {
      const { status, body } = await admin.call('GET', path, undefined, headers);
      return { status, code: body.error?.code };
    };
    await expect.poll(() => asked(origin('https://evil.example.com'))).toEqual({ status: 403, code: 'origin_not_allowed' });
    expect(await asked(origin('https://app.example.com'))).toEqual(good);
    expect((await admin.call('GET', '/resources', undefined, origin('https://app.example.com'))).headers.get('X-API-Version')).toBe(
      'v2-preview',
    );
    const wrong = await admin.call('PATCH', '/v1/account/security', { api_version: 'v9' });
    expect([wrong.status, wrong.body.error.code, wrong.body.error.details[0].field]).toEqual([422, 'unknown_reference', 'api_version']);
    const undone = await admin.call('PATCH', '/v1/account/security', { allowed_origins: null, api_version: null });
    expect(undone.body.data).toMatchObject({ allowed_origins: [], api_version: null });
    await expect.poll(() => asked(origin('https://evil.example.com'))).toEqual(good);
    expect((await admin.call('GET', '/resources')).headers.get('X-API-Version')).toBe('v1');
  });

  it('getPlan and getUsage 200 say what is allowed and what is left', async () => {
    const db = tessera.database.db;
    const admin = await tessera.otherAccount();
    const { account_id } = await db.selectFrom('users').select('account_id').where('id', '=', admin.userId).executeTakeFirstOrThrow();
    await db.updateTable('accounts').set({ plan: 'professional' }).where('id', '=', account_id).execute();
    expect((await admin.call('GET', '/v1/account/plan')).body.data).toEqual({
      name: 'professional',
      rate_limit: 300,
      burst_limit: 500,
      api_key_limit: 100,
      connection_limit: 500,
      subscription_limit: 5000,
    });
    await admin.call('GET', '/v1/resources/nothing');
    const first = (await admin.call('GET', '/v1/account/usage')).body.data;
    const second = (await admin.call('GET', '/v1/account/usage')).body.data;
    expect(second.window.used).toBe(first.window.used + 1);
    expect(first.window).toMatchObject({ limit: 300, remaining: 300 - first.window.used });
    expect(first.burst).toMatchObject({ limit: 200, used: 0, remaining: 200 });
    expect(second.today.requests).toBe(first.today.requests + 1);
    expect(second.today.busiest_minute).toBe(second.window.used);
    expect(second.today.client_errors).toBe(1);
    expect((await admin.call('GET', '/v1/account/usage/days')).body.data).toHaveLength(1);
  });

  it('listRequests 200 finds a request by its id, without what it carried', async () => {
    const { key, userId } = await tessera.someone('editor');
    const asked = await fetch(`${tessera.url}/v1/resources?name=secret-words&api_key=${key}`, {
      headers: { 'X-Request-ID': 'found-again' },
    });
    expect(asked.status).toBe(200);
    const { body } = await tessera.admin.call('GET', '/v1/account/requests?request_id=found-again');
    expect(body.data).toEqual([
      expect.objectContaining({
        method: 'GET',
        path: '/v1/resources',
        operation_id: 'listResources',
        api_version: 'v1',
        status: 200,
        error_code: null,
        credential_type: 'api_key',
        user_id: userId,
        address: '127.0.0.1',
      }),
    ]);
    expect(JSON.stringify(body)).not.toMatch(/secret-words|tsr_live/);
    const one = await tessera.admin.call('GET', `/v1/account/requests/${body.data[0].id}`);
    expect([one.status, one.body.data.request_id]).toEqual([200, 'found-again']);
    expect((await (await tessera.otherAccount()).call('GET', `/v1/account/requests/${body.data[0].id}`)).status).toBe(404);
  });

  it("listRequests 200 shows a caller's own id that looks like one of ours, and is none", async () => {
    const own = `req_${'!'.repeat(26)}`;
    await tessera.admin.call('GET', '/v1/resources', undefined, { 'X-Request-ID': own });
    const { status, body } = await tessera.admin.call('GET', `/v1/account/requests?request_id=${own}`);
    expect([status, body.data[0]?.request_id]).toEqual([200, own]);
    expect((await tessera.admin.call('GET', `/v1/account/requests/${body.data[0].id}`)).status).toBe(200);
  });

  it('listRequests 200 has no user for an application that acts for itself, and no operation for an unknown path', async () => {
    const application = await register(tessera);
    const { access_token } = (await postForm(tessera, '/oauth/token', { grant_type: 'client_credentials' }, basic(application))).body;
    await fetch(`${tessera.url}/v1/nothing`, { headers: { Authorization: `Bearer ${access_token}`, 'X-Request-ID': 'itself' } });
    const { body } = await tessera.admin.call('GET', '/v1/account/requests?request_id=itself');
    expect(body.data).toMatchObject([
      { user_id: null, credential_type: 'oauth_token', credential_id: application.id, operation_id: null, status: 404 },
    ]);
  });

  it('listRequests 200 has the person as the credential of a token without an application', async () => {
    const { email, userId, accountId } = await somebody(tessera.database.db, tessera.accountId);
    const sent = { email, password: aPassword, account_id: accountId };
    const { access_token } = (await tessera.admin.call('POST', '/api/token', sent, { 'X-API-Key': '' })).body;
    await fetch(`${tessera.url}/v1/resources`, { headers: { Authorization: `Bearer ${access_token}`, 'X-Request-ID': 'by-password' } });
    const { body } = await tessera.admin.call('GET', '/v1/account/requests?request_id=by-password');
    expect(body.data).toMatchObject([{ user_id: userId, credential_type: 'jwt', credential_id: userId }]);
  });

  it('listRequests 200 tells what a request was refused with', async () => {
    await tessera.admin.call('GET', '/v1/resources?limit=1000', undefined, { 'X-Request-ID': 'refused-1' });
    const { body } = await tessera.admin.call('GET', '/v1/account/requests?request_id=refused-1');
    expect(body.data[0]).toMatchObject({ status: 400, error_code: 'invalid_parameters' });
  });

  it('listAccountDeliveries 200 has the deliveries of every webhook', async () => {
    const { body: webhook } = await tessera.admin.call('POST', '/v1/webhooks', {
      url: 'https://hooks.example.com/a',
      events: ['RESOURCE_CREATED'],
    });
    await tessera.admin.call('POST', `/v1/webhooks/${webhook.data.id}/test`);
    const { status, body } = await tessera.admin.call(
      'GET',
      `/v1/account/deliveries?webhook_id=${webhook.data.id}&sort=last_attempt_at:desc`,
    );
    expect(status).toBe(200);
    expect(body.data[0]).toMatchObject({ event_type: 'WEBHOOK_TEST', webhook_url: 'https://hooks.example.com/a' });
  });

  it('audits changes of users, whoever makes them', async () => {
    const { body } = await tessera.admin.call('POST', '/v1/users', { name: 'Ada', email: 'ada@example.com', role: 'viewer' });
    await tessera.admin.call('PATCH', `/v1/users/${body.data.id}`, { role: 'editor' });
    const log = await tessera.admin.call('GET', `/v1/account/audit?subject_id=${body.data.id}&sort=created_at:asc`);
    expect(log.body.data.map(({ action, changes }: { action: string; changes: object }) => [action, changes])).toEqual([
      ['createUser', { name: 'Ada', email: 'ada@example.com', role: 'viewer' }],
      ['updateUser', { role: 'editor' }],
    ]);
  });
});
