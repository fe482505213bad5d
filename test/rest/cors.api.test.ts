import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inOneWindow } from '../support/rate-limit.ts';

describe('calls from a browser', () => {
  let tessera: Tessera;
  beforeAll(async () => {
    tessera = await bootTessera();
  });
  afterAll(() => tessera.close());
  const origin = 'https://app.example';
  const preflight = (path: string) =>
    fetch(`${tessera.url}${path}`, { method: 'OPTIONS', headers: { Origin: origin, 'Access-Control-Request-Method': 'PATCH' } });

  it('answers a preflight with the methods of the path and the headers of the contract', async () => {
    const { status, headers } = await preflight('/v1/resources/res_01jq3x5gkz0v7t9n2m4p6r8s1w');
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-methods')).toBe('GET, HEAD, PUT, PATCH, DELETE');
    for (const name of ['X-API-Key', 'Authorization', 'X-Session-Token', 'Idempotency-Key', 'If-Match', 'Content-Type'])
      expect(headers.get('access-control-allow-headers')).toContain(name);
  });

  it('lets what common clients send by themselves, at every door, for a day', async () => {
    const sent = ['traceparent', 'tracestate', 'baggage', 'sentry-trace', 'x-requested-with', 'apollo-require-preflight'];
    for (const path of ['/v1/resources', '/graphql', '/oauth/token', '/v1/account', '/v1/websocket']) {
      const { headers } = await preflight(path);
      const allowed = headers.get('access-control-allow-headers')!.toLowerCase().split(', ');
      expect(allowed, path).toEqual(expect.arrayContaining([...sent, 'apollographql-client-name', 'apollographql-client-version', '*']));
      expect(allowed).toEqual([...new Set(allowed)]);
      expect(headers.get('access-control-max-age'), path).toBe('86400');
    }
  });

  it('answers a preflight for a path that is not there with a 404 that the browser may read', async () => {
    const answer = await preflight('/v1/nope');
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([404, '*']);
    expect(await answer.json()).toMatchObject({ error: { code: 'unknown_path' } });
  });

  it('never counts a preflight', async () => {
    const counts = await inOneWindow(async (left) => {
      const before = left(await fetch(`${tessera.url}/v1/resources`));
      const preflights: number[] = [];
      for (let sent = 0; sent < 5; sent += 1) preflights.push(before - left(await preflight('/v1/resources')));
      return [...preflights, before - left(await fetch(`${tessera.url}/v1/resources`))];
    });
    expect(counts).toEqual([0, 0, 0, 0, 0, 1]);
  });

  it('never counts a preflight for a path that is not there', async () => {
    const count = await inOneWindow(async (left) => {
      const before = left(await fetch(`${tessera.url}/v1/resources`));
      for (const path of ['/v1/nope', '/nope', '/oauth/nope']) expect((await preflight(path)).status).toBe(404);
      return before - left(await fetch(`${tessera.url}/v1/resources`));
    });
    expect(count).toBe(1);
  });

  it('answers a preflight for the channel, which a plain GET is told the protocol of', async () => {
    const { status, headers } = await preflight('/v1/websocket');
    expect([status, headers.get('access-control-allow-methods')]).toEqual([204, 'GET, HEAD']);
  });

  it('lets every origin read answers and their headers, errors included, without credentials of the browser', async () => {
    for (const { headers } of [
      await tessera.admin.call('GET', '/v1/resources', undefined, { Origin: origin }),
      await fetch(`${tessera.url}/v1/resources`, { headers: { Origin: origin } }),
    ]) {
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
      const exposed = headers.get('access-control-expose-headers')!.split(', ');
      expect(exposed).toEqual([...new Set(exposed)]);
      expect(exposed).not.toContain('CacheNoStore');
      for (const name of ['X-Request-ID', 'X-RateLimit-Remaining', 'ETag', 'Retry-After', 'Location', 'Content-Disposition'])
        expect(exposed).toContain(name);
      for (const name of ['Date', 'Idempotency-Replayed', 'Deprecation', 'Sunset', 'Allow']) expect(exposed).toContain(name);
    }
  });

  it('holds an account to the origins that it has named', async () => {
    const other = await tessera.otherAccount();
    const { db } = tessera.database;
    const { account_id } = await db.selectFrom('users').select('account_id').where('id', '=', other.userId).executeTakeFirstOrThrow();
    await db
      .updateTable('accounts')
      .set({ allowed_origins: [origin] })
      .where('id', '=', account_id)
      .execute();
    const from = (one: string) => other.call('GET', '/v1/resources', undefined, { Origin: one });
    const allowed = await from(origin);
    expect([allowed.status, allowed.headers.get('access-control-allow-origin'), allowed.headers.get('vary')]).toEqual([
      200,
      origin,
      'Accept, Accept-Encoding, X-API-Key, Authorization, X-Session-Token, Origin',
    ]);
    const refused = await from('https://evil.example');
    expect([refused.status, refused.body.error.code]).toEqual([403, 'origin_not_allowed']);
    expect((await other.call('GET', '/v1/resources')).status).toBe(200);
  });
});
