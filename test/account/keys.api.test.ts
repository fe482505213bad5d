import { type Answered, bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('API keys', () => {
  let tessera: Tessera;
  let now = new Date('2026-03-14T09:00:00.000Z');
  beforeAll(async () => {
    tessera = await bootTessera({ clock: () => now });
  });
  afterAll(() => tessera.close());

  const keys = '/v1/account/api-keys';
  const create = (body: object = {}) => tessera.admin.call('POST', keys, { name: 'Importer', scopes: ['read'], ...body });
  const withKey = (key: string, path = '/v1/resources'): Promise<Answered> =>
    fetch(`${tessera.url}${path}`, { headers: { 'X-API-Key': key } }).then(async (response) => ({
      status: response.status,
      headers: response.headers,
      body: await response.json(),
    }));
  const later = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds);
  };

  describe('createApiKey', () => {
    it('201 shows the key once; it works at once, within its scopes', async () => {
      const { status, body, headers } = await create({ scopes: ['read:resources'] });
      expect(status).toBe(201);
      expect(headers.get('Location')).toBe(`${keys}/${body.data.id}`);
      expect(body.data.key).toMatch(/^tsr_live_/);
      expect(body.data.last4).toBe(body.data.key.slice(-4));
      expect((await withKey(body.data.key)).status).toBe(200);
      expect((await withKey(body.data.key, '/v1/users')).body.error.code).toBe('invalid_scope');
      const { body: read } = await tessera.admin.call('GET', `${keys}/${body.data.id}`);
      expect(read.data).not.toHaveProperty('key');
      expect(JSON.stringify(await tessera.database.db.selectFrom('credentials').selectAll().execute())).not.toContain(body.data.key);
    });

    it.each([
      ['a scope that is not there', { scopes: ['read:planets'] }, 'unknown_reference', 'scopes'],
      ['a user who is not there', { user_id: 'usr_01jq3x5gkz0v7t9n2m4p6r8s1w' }, 'unknown_reference', 'user_id'],
      ['an expiry that has passed', { expires_at: '2026-03-14T08:59:59Z' }, 'unprocessable', 'expires_at'],
      ['a network that is none', { allowed_ips: ['203.0.113.0/33'] }, 'unprocessable', 'allowed_ips[0]'],
    ])('422 for %s', async (_, body, code, field) => {
      const answer = await create(body);
      expect([answer.status, answer.body.error.code, answer.body.error.details[0].field]).toEqual([422, code, field]);
    });

    it.each([
      [
        { allowed_ips: ['203.0.113.7', '999.1.1.1'] },
        'allowed_ips[1]',
        '999.1.1.1 is not an IP address, or a network such as 203.0.113.0/24.',
      ],
      [
        { allowed_referrers: ['https://app.example.com/'] },
        'allowed_referrers[0]',
        'https://app.example.com/ is not a host such as app.example.com or *.example.com.',
      ],
    ])('422 says of %j what is wrong and what is allowed', async (body, field, message) => {
      const { status, body: answer } = await create(body);
      expect([status, answer.error.details[0].field, answer.error.message]).toEqual([422, field, expect.stringContaining(message)]);
    });

    it('409 beyond a hundred, whatever is asked for at the same time', async () => {
      const other = await tessera.otherAccount();
      const held = 100 - 1;
      const all = await Promise.all(
        Array.from({ length: held + 5 }, () => other.call('POST', keys, { name: 'One of many', scopes: ['read'] })),
      );
      expect(all.filter(({ status }) => status === 201)).toHaveLength(held);
      expect(all.filter(({ body }) => body.error?.code === 'limit_reached')).toHaveLength(5);
    });
  });

  describe('rerollApiKey', () => {
    it.each([undefined, '2027-01-01T00:00:00.000Z'])('gives every replacement the own expiry of the key, %s', async (expires_at) => {
      const { data: old } = (await create({ expires_at })).body;
      const reroll = () => tessera.admin.call('POST', `${keys}/${old.id}/reroll`);
      const answers = [await reroll(), await reroll()];
      expect(answers.map(({ body }) => body.data.expires_at)).toEqual([expires_at ?? null, expires_at ?? null]);
      const { body } = await tessera.admin.call('GET', `${keys}/${old.id}`);
      expect(body.data.expires_at).toBe(new Date(now.getTime() + 86_400_000).toISOString());
      const listed = await tessera.admin.call('GET', `${keys}?id=${old.id}&expires_at_lte=${body.data.expires_at}`);
      expect(listed.body.data).toEqual([body.data]);
    });

    it('works in a full account, where what is expired or being replaced does not count, and cannot come back', async () => {
      const other = await tessera.otherAccount();
      const add = async (body: object = {}) => (await other.call('POST', keys, { name: 'One of many', scopes: ['read'], ...body })).body;
      const { data: brief } = await add({ expires_at: new Date(now.getTime() + 1000).toISOString() });
      later(1001);
      const { data: old } = await add();
      for (let held = 2; held < 100; held++) await add();
      expect((await add()).error.code).toBe('limit_reached');
      expect((await other.call('POST', `${keys}/${old.id}/reroll`)).status).toBe(201);
      expect((await add()).error.code).toBe('limit_reached');
      for (const { id } of [brief, old])
        expect((await other.call('PATCH', `${keys}/${id}`, { expires_at: null })).body.error.code).toBe('limit_reached');
      expect((await other.call('PATCH', `${keys}/${old.id}`, { name: 'Going' })).status).toBe(200);
    });

    it('names the new key in the audit entry', async () => {
      const { data: old } = (await create()).body;
      const { body } = await tessera.admin.call('POST', `${keys}/${old.id}/reroll`, { overlap_seconds: 60 });
      const entries = await tessera.admin.call('GET', `/v1/account/audit?subject_id=${old.id}&action=rerollApiKey`);
      expect(entries.body.data.map(({ changes }: { changes: object }) => changes)).toEqual([
        { overlap_seconds: 60, replaced_by: body.data.id },
      ]);
    });

    it('201 makes a key of the same kind; the old one works for the overlap', async () => {
      const { data: old } = (await create({ allowed_referrers: [] })).body;
      const { status, body } = await tessera.admin.call('POST', `${keys}/${old.id}/reroll`, { overlap_seconds: 60 });
      expect([status, body.data.rerolled_from, body.data.name, body.data.scopes]).toEqual([201, old.id, old.name, old.scopes]);
      expect([(await withKey(old.key)).status, (await withKey(body.data.key)).status]).toEqual([200, 200]);
      later(61_000);
      expect((await withKey(old.key)).body.error.code).toBe('expired_token');
      expect((await withKey(body.data.key)).status).toBe(200);
      const again = await tessera.admin.call('POST', `${keys}/${old.id}/reroll`);
      expect([again.status, again.body.error.code]).toEqual([409, 'invalid_state']);
      await tessera.admin.call('POST', `${keys}/${body.data.id}/revoke`);
      const late = await tessera.admin.call('POST', `${keys}/${body.data.id}/reroll`);
      expect([late.status, late.body.error.code]).toEqual([409, 'invalid_state']);
    });
  });

  describe('revokeApiKey', () => {
    it('200 ends the key within a second, for good', async () => {
      const { data: key } = (await create()).body;
      expect((await withKey(key.key)).status).toBe(200);
      const { status, body } = await tessera.admin.call('POST', `${keys}/${key.id}/revoke`);
      expect([status, body.data.revoked_at]).toEqual([200, now.toISOString()]);
      later(1000);
      expect((await withKey(key.key)).body.error.code).toBe('invalid_credentials');
      expect((await tessera.admin.call('POST', `${keys}/${key.id}/revoke`)).body.error.code).toBe('invalid_state');
      expect((await tessera.admin.call('PATCH', `${keys}/${key.id}`, { name: 'Again' })).body.error.code).toBe('invalid_state');
    });
  });

  describe('updateApiKey', () => {
    it('200 whether or not the key has been used, which a GET shows and never spares with a 304', async () => {
      const { data: key } = (await create()).body;
      const path = `${keys}/${key.id}`;
      await tessera.database.db.updateTable('api_keys').set({ last_used_at: now.toISOString() }).where('id', '=', key.id).execute();
      const read = await tessera.admin.call('GET', path, undefined, { 'If-None-Match': '"1"' });
      expect([read.status, read.headers.get('etag'), read.body.data.last_used_at]).toEqual([200, '"1"', now.toISOString()]);
      expect((await tessera.admin.call('PATCH', path, { name: 'Used' }, { 'If-Match': '"1"' })).status).toBe(200);
    });

    it('200 takes restrictions away with null or an empty list, and the next request is answered', async () => {
      const { data: key } = (await create({ allowed_ips: ['192.0.2.1'], allowed_referrers: ['app.example.com'] })).body;
      const change = (body: object) => tessera.admin.call('PATCH', `${keys}/${key.id}`, body);
      expect((await withKey(key.key)).status).toBe(403);
      expect((await change({ allowed_ips: null })).body.data).toMatchObject({ allowed_ips: [], allowed_referrers: ['app.example.com'] });
      expect((await withKey(key.key)).status).toBe(403);
      expect((await change({ allowed_referrers: [] })).status).toBe(200);
      expect((await withKey(key.key)).status).toBe(200);
    });

    it('200 with an expiry ahead reactivates an expired key and takes a reroll back, and 422 with one that has passed', async () => {
      const soon = () => new Date(now.getTime() + 1000).toISOString();
      const { data: key } = (await create({ expires_at: soon() })).body;
      const path = `${keys}/${key.id}`;
      later(1001);
      expect((await withKey(key.key)).body.error.code).toBe('expired_token');
      const past = await tessera.admin.call('PATCH', path, { expires_at: now.toISOString() });
      expect([past.status, past.body.error.code, past.body.error.details[0].field]).toEqual([422, 'unprocessable', 'expires_at']);
      expect((await tessera.admin.call('PATCH', path, { expires_at: soon() })).status).toBe(200);
      expect((await withKey(key.key)).status).toBe(200);
      expect((await tessera.admin.call('POST', `${path}/reroll`, { overlap_seconds: 0 })).status).toBe(201);
      expect((await withKey(key.key)).body.error.code).toBe('expired_token');
      expect((await tessera.admin.call('PATCH', path, { expires_at: null })).body.data.expires_at).toBeNull();
      expect((await withKey(key.key)).status).toBe(200);
    });

    it('412 when somebody else was first', async () => {
      const { data: key } = (await create()).body;
      const path = `${keys}/${key.id}`;
      expect((await tessera.admin.call('PATCH', path, { name: 'A' }, { 'If-Match': '"1"' })).status).toBe(200);
      const late = await tessera.admin.call('PATCH', path, { name: 'B' }, { 'If-Match': '"1"' });
      expect([late.status, late.body.error.code]).toEqual([412, 'version_mismatch']);
    });
  });

  it('are out of reach without the scope admin, for editors, and from another account', async () => {
    const { data: key } = (await create()).body;
    const path = `${keys}/${key.id}`;
    expect((await (await tessera.someone('admin', ['read', 'write'])).call('GET', path)).body.error.code).toBe('invalid_scope');
    expect((await (await tessera.someone('editor', ['admin'])).call('GET', path)).body.error.code).toBe('insufficient_permissions');
    expect((await (await tessera.otherAccount()).call('GET', path)).status).toBe(404);
  });

  it('leave their story in the audit log', async () => {
    const { data: key } = (await create({ name: 'Watched' })).body;
    await tessera.admin.call('POST', `${keys}/${key.id}/revoke`, undefined, { 'X-Request-ID': 'watched-1' });
    const { body } = await tessera.admin.call('GET', `/v1/account/audit?subject_id=${key.id}&sort=created_at:asc`);
    expect(body.data.map(({ action }: { action: string }) => action)).toEqual(['createApiKey', 'revokeApiKey']);
    expect(body.data[0]).toMatchObject({ actor_id: tessera.admin.userId, credential_type: 'api_key', changes: { name: 'Watched' } });
    expect(body.data[1].request_id).toBe('watched-1');
    const failed = await tessera.admin.call('POST', `${keys}/${key.id}/revoke`);
    expect(failed.status).toBe(409);
    expect((await tessera.admin.call('GET', `/v1/account/audit?subject_id=${key.id}`)).body.data).toHaveLength(2);
  });
});
