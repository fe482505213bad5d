import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorCode } from '../../src/core/errors.ts';
import { environmentOf, newApiKey } from '../../src/identity/credentials/api-key-format.ts';
import { createApiKey } from '../../src/identity/credentials/api-keys.ts';
import { newResource } from '../support/new-records.ts';
import { ask } from './raw-http.ts';
import { expectRefusal } from './refusals.ts';

let tessera: Tessera;
let key: string;
beforeAll(async () => {
  tessera = await bootTessera();
  key = tessera.admin.key;
  await newResource(tessera.admin);
});
afterAll(() => tessera?.close());

const get = (headers: Record<string, string>, target = '/v1/resources') => ask(tessera.port, { target, headers });
const keyOf = (expiresAt?: string) =>
  createApiKey(tessera.database.db, {
    accountId: tessera.accountId,
    userId: tessera.admin.userId,
    name: 'hostile',
    scopes: ['read'],
    environment: 'live',
    expiresAt,
  });

describe('one credential', () => {
  it('as X-API-Key, as a bearer token, or as api_key in the query opens the door', async () => {
    for (const answer of [
      await get({ 'X-API-Key': key }),
      await get({ Authorization: `Bearer ${key}` }),
      await get({ Authorization: `bearer  ${key}` }),
      await get({}, `/v1/resources?api_key=${key}`),
    ])
      expect(answer.status).toBe(200);
  });

  it.each([`Basic ${Buffer.from('me:mine').toString('base64')}`, 'Token abc', 'abc'])(
    'under another scheme than Bearer is refused for that: %s',
    async (Authorization) => {
      const answer = await get({ Authorization });
      expectRefusal(answer, 401, 'invalid_token');
      expect(answer.body.error.message).toContain('Bearer');
    },
  );

  it('in several places is still one, at every door', async () => {
    const everywhere = { 'X-API-Key': key, Authorization: `Bearer ${key}` };
    for (const answer of [
      await get(everywhere),
      await get(everywhere, `/v1/resources?api_key=${key}`),
      await get({ 'X-API-Key': key }, `/v1/resources?api_key=${key}`),
      await get({ Authorization: `Bearer ${key}` }, `/v1/resources?api_key=${key}`),
      await get(everywhere, '/v1/account'),
      await get(everywhere, '/graphql?query={me{name}}'),
    ])
      expect(answer.status, answer.text).toBe(200);
  });

  it('in several places is refused as it is in one', async () => {
    const wrong = newApiKey('live');
    expectRefusal(await get({ 'X-API-Key': wrong, Authorization: `Bearer ${wrong}` }), 401, 'invalid_credentials');
    const empty = await get({ 'X-API-Key': '', Authorization: 'Bearer ' });
    expect(empty.status).toBe(401);
  });

  it('in the query is never told again, whatever is answered', async () => {
    const secret = key.split('_')[2]!;
    for (const target of [
      '/v1/resources?',
      '/v1/resources?limit=1&',
      '/v1/resources?offset=0&',
      '/v1/resources?after=&',
      '/v1/resources?colour=red&',
      '/v1/no?',
    ])
      expect((await get({}, `${target}api_key=${key}`)).text, target).not.toContain(secret);
    const wrong = newApiKey('live');
    expect((await get({}, `/v1/resources?api_key=${wrong}`)).text).not.toContain(wrong.split('_')[2]!);
  });
});

describe('more than one credential', () => {
  it.each<[what: string, headers: () => Record<string, string>, query?: () => string]>([
    ['two headers', () => ({ 'X-API-Key': key, Authorization: `Bearer ${newApiKey('live')}` })],
    ['a header and the query', () => ({ 'X-API-Key': key }), () => `?api_key=${newApiKey('live')}`],
    ['two headers alike and another key in the query', () => ({ 'X-API-Key': key, Authorization: `Bearer ${key}` }), () => '?api_key=a'],
    ['a session and a bearer token alike', () => ({ 'X-Session-Token': 'x', Authorization: 'Bearer x' })],
    ['two schemes with one word', () => ({ 'X-API-Key': key, Authorization: `Basic ${key}` })],
    ['the query twice', () => ({}), () => `?api_key=${key}&api_key=${key}`],
    ['a header and the query twice', () => ({ 'X-API-Key': key }), () => '?api_key=a&api_key=b'],
    ['a key and a session', () => ({ 'X-API-Key': key, 'X-Session-Token': 'x' })],
  ])('(%s) is ambiguous_credentials', async (_what, headers, query = () => '') => {
    expectRefusal(await get(headers(), `/v1/resources${query()}`), 400, 'ambiguous_credentials');
  });
});

describe('a credential that comes in two headers', () => {
  it.each<[name: string, value: () => string]>([
    ['X-API-Key', () => key],
    ['Authorization', () => `Bearer ${key}`],
    ['X-Session-Token', () => 'x'],
  ])('of %s is ambiguous_credentials at every door', async (name, value) => {
    const headers = { [name]: [value(), value()] };
    expectRefusal(await ask(tessera.port, { target: '/v1/resources', headers }), 400, 'ambiguous_credentials');
    expectRefusal(await ask(tessera.port, { target: '/v1/account', headers }), 400, 'ambiguous_credentials');
    const graphql = await ask(tessera.port, { target: '/graphql?query={me{name}}', headers });
    expect([graphql.status, graphql.body.errors[0].extensions.reason]).toEqual([400, 'ambiguous_credentials']);
  });

  it('of Authorization is an invalid_request where an application tells its own, and where a person is asked about', async () => {
    const basic = `Basic ${Buffer.from('me:mine').toString('base64')}`;
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const token = { method: 'POST', target: '/oauth/token', body: 'grant_type=client_credentials' };
    const asked = await ask(tessera.port, { ...token, headers: { ...form, Authorization: [basic, basic] } });
    expect([asked.status, asked.body.error]).toEqual([400, 'invalid_request']);
    const about = await ask(tessera.port, { target: '/oauth/userinfo', headers: { Authorization: ['Bearer a', 'Bearer b'] } });
    expect([about.status, about.body.error]).toEqual([400, 'invalid_request']);
  });
});

describe('a credential that is not good', () => {
  const flipped = (text: string) => `${text.slice(0, -1)}${text.endsWith('0') ? '1' : '0'}`;

  it.each<[what: string, headers: () => Record<string, string>, code?: ErrorCode]>([
    ['none at all', () => ({})],
    ['an empty key', () => ({ 'X-API-Key': '' })],
    ['a word', () => ({ 'X-API-Key': 'secret' })],
    ['a key with a typing error', () => ({ 'X-API-Key': flipped(key) })],
    ['a key that nobody has', () => ({ 'X-API-Key': newApiKey('live') })],
    ['a key of the sandbox', () => ({ 'X-API-Key': newApiKey('sandbox') })],
    ['the same key twice in one header', () => ({ 'X-API-Key': `${key}, ${key}` })],
    ['a key with a statement behind it', () => ({ 'X-API-Key': `${key}' or '1'='1` })],
    ['a very long key', () => ({ 'X-API-Key': 'x'.repeat(8000) })],
    ['a key as a bearer token with a typing error', () => ({ Authorization: `Bearer ${flipped(key)}` })],
    ['a bearer token that nobody issued', () => ({ Authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' }), 'invalid_token'],
    ['a bearer token of nothing', () => ({ Authorization: 'Bearer ' }), 'invalid_token'],
    ['another scheme', () => ({ Authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` }), 'invalid_token'],
    ['a session that nobody has', () => ({ 'X-Session-Token': 'x' }), 'invalid_token'],
  ])('(%s) is a 401', async (_what, headers, code = 'invalid_credentials') => {
    const answer = await get(headers());
    expectRefusal(answer, 401, code);
    expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/);
    expect(answer.body.error.message).not.toContain('x'.repeat(100));
  });

  it('(a key that has been revoked) is invalid_credentials', async () => {
    const revoked = await keyOf();
    await tessera.database.db.updateTable('api_keys').set({ revoked_at: '2026-01-01T00:00:00Z' }).where('id', '=', revoked.id).execute();
    expect(environmentOf(revoked.key)).toBe('live');
    expectRefusal(await get({ 'X-API-Key': revoked.key }), 401, 'invalid_credentials');
  });

  it('(a key that has expired) is expired_token', async () => {
    const { key: expired } = await keyOf('2026-01-01T00:00:00Z');
    expectRefusal(await get({ 'X-API-Key': expired }), 401, 'expired_token');
  });

  it('is told before anything else of the request is looked at', async () => {
    const headers = { 'X-API-Key': 'secret', 'Content-Type': 'text/plain', Accept: 'text/html', 'If-Match': '7' };
    const answer = await ask(tessera.port, { method: 'POST', target: '/v1/resources?colour=red', headers, body: '{' });
    expectRefusal(answer, 401, 'invalid_credentials');
  });
});
