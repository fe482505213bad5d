import { bootTessera, expectError, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApiKey } from '../../src/identity/credentials/api-keys.ts';
import { createLastUsed } from '../../src/identity/credentials/last-used.ts';
import { expectAllowed } from '../../src/identity/credentials/restrictions.ts';
import { fromAnywhere } from '../../src/testing/addresses.ts';
import { at } from '../support/people.ts';

let tessera: Tessera;
let now: number;
beforeAll(async () => {
  now = Date.parse('2026-03-14T09:26:53.589Z');
  tessera = await bootTessera({ env: fromAnywhere, clock: () => new Date(now) });
});
afterAll(() => tessera?.close());
beforeEach(() => {
  now += 2000;
});

const aKey = (own: { allowedIps?: string[]; allowedReferrers?: string[]; expiresAt?: string; environment?: 'sandbox' } = {}) =>
  createApiKey(tessera.database.db, {
    accountId: tessera.accountId,
    userId: tessera.admin.userId,
    name: 'restricted',
    scopes: ['read', 'write', 'admin'],
    environment: 'live',
    ...own,
  });
const me = (key: string, address: string, headers: Record<string, string> = {}) =>
  at(tessera, address)('GET', '/v1/users/me', { headers: { 'X-API-Key': key, ...headers } });

describe('an API key that is restricted to addresses', () => {
  it('works from them, and is a 403 insufficient_permissions from elsewhere', async () => {
    const { key } = await aKey({ allowedIps: ['203.0.113.0/24', '2001:db8::/32'] });
    expect((await me(key, '203.0.113.200')).status).toBe(200);
    expect((await me(key, '2001:db8:7::1')).status).toBe(200);
    expectError(await me(key, '203.0.114.1'), 403, 'insufficient_permissions');
    expectError(await me(key, '2001:db9::1'), 403, 'insufficient_permissions');
  });

  it('knows an IPv4 address that came over an IPv6 socket', () => {
    const origin = { referrer: undefined, userAgent: undefined, requestId: 'req' };
    const restrictions = { allowed_ips: ['198.51.100.7'], allowed_referrers: [] };
    expect(() => expectAllowed(restrictions, { ...origin, address: '::ffff:198.51.100.7' })).not.toThrow();
    expect(() => expectAllowed(restrictions, { ...origin, address: '::ffff:198.51.100.8' })).toThrow(/may not be used/);
    expect(() => expectAllowed(restrictions, { ...origin, address: '' })).toThrow(/may not be used/);
  });
});

describe('an API key that is restricted to referrers', () => {
  const domains = ['app.example.com', '*.example.org'];

  it.each([
    ['https://app.example.com/board?x=1', 200],
    ['https://APP.example.com:8443/', 200],
    ['https://deep.down.example.org/', 200],
    ['https://example.org/', 403],
    ['https://app.example.com.evil.example/', 403],
    ['https://evilexample.org/', 403],
    ['nonsense', 403],
  ])('on a page %s answers %i', async (referer, status) => {
    const { key } = await aKey({ allowedReferrers: domains });
    expect((await me(key, '203.0.113.1', { Referer: referer })).status).toBe(status);
  });

  it('takes the page from Origin where there is no Referer, and needs one of them', async () => {
    const { key } = await aKey({ allowedReferrers: domains });
    expect((await me(key, '203.0.113.1', { Origin: 'https://app.example.com' })).status).toBe(200);
    expectError(await me(key, '203.0.113.1'), 403, 'insufficient_permissions');
  });
});

describe('an API key', () => {
  it('expires with expired_token', async () => {
    const { key } = await aKey({ expiresAt: new Date(now + 60_000).toISOString() });
    expect((await me(key, '203.0.113.1')).status).toBe(200);
    now += 60_000;
    expectError(await me(key, '203.0.113.1'), 401, 'expired_token');
  });

  it('of another environment is none here', async () => {
    const { key } = await aKey({ environment: 'sandbox' });
    expectError(await me(key, '203.0.113.1'), 401, 'invalid_credentials');
  });

  it('ends within a second of its revocation', async () => {
    const { id, key } = await aKey();
    expect((await me(key, '203.0.113.1')).status).toBe(200);
    expect((await tessera.admin.call('POST', `/v1/account/api-keys/${id}/revoke`)).status).toBe(200);
    now += 1000;
    expectError(await me(key, '203.0.113.1'), 401, 'invalid_credentials');
  });

  it('remembers the minute of its last use, written many at a time and no change of the key', async () => {
    const { db } = tessera.database;
    const failures: unknown[] = [];
    const lastUsed = createLastUsed(db, (failure) => failures.push(failure));
    const keys = await Promise.all([aKey(), aKey()]);
    for (const { id } of keys) lastUsed.note(tessera.accountId, id, Date.parse('2026-03-14T09:26:53.589Z'));
    lastUsed.note(tessera.accountId, keys[0]!.id, Date.parse('2026-03-14T09:28:01.000Z'));
    await lastUsed.close();
    const rows = await db
      .selectFrom('api_keys')
      .select(['id', 'last_used_at', 'version'])
      .where('id', 'in', [keys[0]!.id, keys[1]!.id])
      .execute();
    expect(Object.fromEntries(rows.map((row) => [row.id, row.last_used_at]))).toEqual({
      [keys[0]!.id]: '2026-03-14T09:28:00.000Z',
      [keys[1]!.id]: '2026-03-14T09:26:00.000Z',
    });
    expect(rows.map(({ version }) => version)).toEqual([1, 1]);
    expect(failures).toEqual([]);
  });
});
