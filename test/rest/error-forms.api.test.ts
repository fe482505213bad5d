import { type Answered, bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('the form of an error', () => {
  let tessera: Tessera;
  beforeAll(async () => {
    tessera = await bootTessera();
  });
  afterAll(() => tessera.close());

  const ask = async (method: string, path: string, init: RequestInit = {}): Promise<Answered> => {
    const response = await fetch(`${tessera.url}${path}`, { method, ...init });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  const form = (text: string): RequestInit => ({ body: text, headers: { 'Content-Type': 'application/x-www-form-urlencoded' } });
  const json = (body: object): RequestInit => ({ body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } });

  it.each([
    ['a body that is missing', 'POST', {}, 400],
    ['a field that is missing', 'POST', form('client_id=x'), 400],
    ['a field that is there twice', 'POST', form('grant_type=a&grant_type=b'), 400],
    ['a body that is no form', 'POST', json({ grant_type: 'refresh_token' }), 415],
    ['a method that is not there', 'GET', {}, 405],
  ] as const)('is RFC 6749’s under /oauth: %s', async (_, method, init, status) => {
    const answer = await ask(method, '/oauth/token', init);
    expect([answer.status, answer.body.error]).toEqual([status, 'invalid_request']);
    expect(answer.body.error_description).toMatch(/^[\x20-\x21\x23-\x5B\x5D-\x7E]+$/);
  });

  it.each(['/oauth/nope', '/.well-known/nope'])('is RFC 6749’s where nothing is: %s', async (path) => {
    const { status, body } = await ask('GET', path);
    expect([status, body.error]).toEqual([404, 'invalid_request']);
  });

  it('is RFC 6749’s for a method that the authorization endpoint does not have', async () => {
    const { status, headers, body } = await ask('PUT', '/oauth/authorize');
    expect([status, headers.get('allow'), body.error]).toEqual([405, 'GET, POST', 'invalid_request']);
  });

  it('names the grants that there are', async () => {
    const { body } = await ask('POST', '/oauth/token', form('grant_type=foo'));
    expect([body.error, body.error_description]).toEqual([
      'unsupported_grant_type',
      expect.stringContaining('must be one of: authorization_code, refresh_token, client_credentials'),
    ]);
  });

  it('is RFC 6749’s and RFC 6750’s for a bearer token that does not hold', async () => {
    const { status, body, headers } = await ask('GET', '/oauth/userinfo', { headers: { Authorization: 'Bearer nonsense' } });
    expect([status, body.error]).toEqual([401, 'invalid_token']);
    expect(headers.get('WWW-Authenticate')).toBe('Bearer realm="tessera", error="invalid_token"');
  });

  it('tells whoever sent a bearer token what it lacks (RFC 6750), and nobody else', async () => {
    const { key } = await tessera.someone('viewer', ['read:users']);
    const challenge = async (path: string, headers: Record<string, string>) =>
      (await ask('GET', path, { headers })).headers.get('WWW-Authenticate');
    for (const path of ['/v1/resources', '/graphql?query={me{name}}']) {
      expect(await challenge(path, { Authorization: 'Bearer nonsense' })).toBe('Bearer realm="tessera", error="invalid_token"');
      expect(await challenge(path, { 'X-API-Key': 'nonsense' })).toBe('Bearer realm="tessera"');
      expect(await challenge(path, {})).toBe('Bearer realm="tessera"');
    }
    expect(await challenge('/oauth/userinfo', {})).toBe('Bearer realm="tessera"');
    const lacking = 'Bearer realm="tessera", error="insufficient_scope", scope="read:resources"';
    expect(await challenge('/v1/resources', { Authorization: `Bearer ${key}` })).toBe(lacking);
    expect(await challenge('/v1/resources', { 'X-API-Key': key })).toBeNull();
  });

  it('is form A with its message at the top for what hands out sessions', async () => {
    const { status, body } = await ask('POST', '/v1/auth/login', json({ email: 'ada@example.com' }));
    expect([status, body.error.code, body.error.details[0].field]).toEqual([400, 'invalid_parameters', 'password']);
    expect(body.message).toBe(body.error.message);
  });

  it('names the one kind of credential that an operation takes', async () => {
    const { status, body } = await ask('POST', '/v1/auth/renew', { headers: { 'X-API-Key': tessera.admin.key } });
    expect([status, body.error.code]).toEqual([401, 'invalid_credentials']);
    expect(body.message).toContain('X-Session-Token');
  });

  it('is form A for the account, which has one version', async () => {
    expect((await ask('GET', '/v1/account')).body.error.code).toBe('invalid_credentials');
    expect((await ask('GET', '/v2-preview/account')).body.code).toBe('unknown_path');
  });
});
