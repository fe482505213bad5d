import { bootTessera, created, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('what caches are told', () => {
  let tessera: Tessera;
  beforeAll(async () => {
    tessera = await bootTessera();
  });
  afterAll(() => tessera.close());

  const account = '/v1/account';
  const application = { name: 'Board', type: 'confidential', redirect_uris: ['https://app.example/cb'], scopes: ['read'] };
  const member = { name: 'Ada', email: 'ada@example.com', role: 'viewer' };
  const webhook = { url: 'https://example.com/hook', events: ['RESOURCE_CREATED'] };
  const kept = ({ headers }: { headers: Headers }) => headers.get('cache-control');

  it.each<[what: string, path: string, body: object, then?: string]>([
    ['a key', `${account}/api-keys`, { name: 'One', scopes: ['read'] }],
    ['a rerolled key', `${account}/api-keys`, { name: 'Two', scopes: ['read'] }, '/reroll'],
    ['an application', `${account}/applications`, application],
    ["an application's next secret", `${account}/applications`, application, '/rotate-secret'],
    ['an invitation', `${account}/members`, member],
    ['a password link', `${account}/members`, { ...member, email: 'eve@example.com' }, '/password-link'],
    ['a webhook', '/v1/webhooks', webhook],
    ["a webhook's next secret", '/v1/webhooks', webhook, '/rotate-secret'],
  ])('%s is not for them, nor is its repetition', async (what, path, body, then) => {
    const target = then ? `${path}/${(await created(tessera.admin, path, body)).id}${then}` : path;
    const send = () => tessera.admin.call('POST', target, then ? {} : body, { 'Idempotency-Key': what.replaceAll(/\W/g, '-') });
    const [first, again] = [await send(), await send()];
    expect([first.status < 300, again.headers.get('idempotency-replayed')]).toEqual([true, 'true']);
    expect([kept(first), kept(again)]).toEqual(['no-store', 'no-store']);
  });

  it('a record without a secret is for the private ones that ask each time', async () => {
    const { id } = await created(tessera.admin, '/v1/webhooks', webhook);
    expect(kept(await tessera.admin.call('GET', `/v1/webhooks/${id}`))).toBe('private, no-cache');
  });

  it.each([
    '/.well-known/jwks.json',
    '/.well-known/oauth-authorization-server',
    '/.well-known/openid-configuration',
    '/.well-known/oauth-protected-resource',
    '/.well-known/oauth-protected-resource/mcp',
    '/.well-known/webauthn',
  ])('%s is for all of them, for a while', async (path) => {
    const answer = await fetch(`${tessera.url}${path}`);
    expect([answer.status, kept(answer)]).toEqual([200, expect.stringMatching(/^public, max-age=[1-9]\d*$/)]);
  });

  it('a token is not for them, those of HTTP/1.0 included', async () => {
    const { client_id, client_secret } = await created(tessera.admin, `${account}/applications`, application);
    const body = new URLSearchParams({ grant_type: 'client_credentials', client_id, client_secret });
    const answer = await fetch(`${tessera.url}/oauth/token`, { method: 'POST', body });
    expect([answer.status, kept(answer), answer.headers.get('pragma')]).toEqual([200, 'no-store', 'no-cache']);
  });
});
