import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Version, versions } from '../../src/contract/versions.ts';
import { begin, type Incoming } from '../../src/rest/exchange.ts';
import { chooseVersion } from '../../src/rest/versions.ts';
import { bootTessera, type Tessera } from '../support/tessera.ts';

describe('versions', () => {
  let tessera: Tessera;
  beforeAll(async () => {
    tessera = await bootTessera();
    await tessera.admin.call('POST', '/v1/projects', { name: 'Atlas' });
  });
  afterAll(() => tessera.close());
  const get = (path: string, headers: Record<string, string> = {}) => tessera.admin.call('GET', path, undefined, headers);

  it('serves the version in the path and says so', async () => {
    expect((await get('/v1/projects')).headers.get('x-api-version')).toBe('v1');
    expect((await get('/v2-preview/projects')).headers.get('x-api-version')).toBe('v2-preview');
  });

  it('serves the version in X-API-Version to a path without one', async () => {
    const { status, headers, body } = await get('/projects', { 'X-API-Version': 'v2-preview' });
    expect([status, headers.get('x-api-version'), body.meta.next_cursor]).toEqual([200, 'v2-preview', null]);
  });

  it('takes path and header together when they agree', async () => {
    expect((await get('/v1/projects', { 'X-API-Version': 'v1' })).status).toBe(200);
  });

  it('refuses path and header that disagree with 400 version_conflict', async () => {
    const { status, body } = await get('/v1/projects', { 'X-API-Version': 'v2-preview' });
    expect([status, body.error.code]).toEqual([400, 'version_conflict']);
  });

  it('refuses an unknown version with 400 unknown_version that names the known ones', async () => {
    const { status, body } = await get('/projects', { 'X-API-Version': 'v9' });
    expect([status, body.error.code]).toEqual([400, 'unknown_version']);
    expect(body.error.message).toContain('v1, v2-preview');
  });

  it('serves the latest stable version to a request that names none', async () => {
    const { status, headers } = await get('/projects');
    expect([status, headers.get('x-api-version')]).toEqual([200, 'v1']);
  });

  it('serves the version that the account has pinned to a request that names none', async () => {
    const other = await tessera.otherAccount();
    const { db } = tessera.database;
    const { account_id } = await db.selectFrom('users').select('account_id').where('id', '=', other.userId).executeTakeFirstOrThrow();
    await db.updateTable('accounts').set({ default_version: 'v2-preview' }).where('id', '=', account_id).execute();
    expect((await other.call('GET', '/projects')).headers.get('x-api-version')).toBe('v2-preview');
    expect((await other.call('GET', '/v1/projects')).headers.get('x-api-version')).toBe('v1');
  });

  describe('v2-preview', () => {
    it('reads lists by cursor, and walks them', async () => {
      const other = await tessera.otherAccount();
      for (const name of ['Atlas', 'Borealis', 'Corona']) await other.call('POST', '/v2-preview/projects', { name });
      const seen: string[] = [];
      for (let address: string | null = `${tessera.url}/v2-preview/projects?limit=1&sort=name`; address; ) {
        const { body } = await other.call('GET', address.replace(/^.*?(?=\/v2)/, ''));
        seen.push(...body.data.map(({ name }: { name: string }) => name));
        expect(Object.keys(body.meta)).toEqual(expect.arrayContaining(['limit', 'next_cursor', 'has_more', 'request_id']));
        address = body.links.next;
      }
      expect(seen).toEqual(['Atlas', 'Borealis', 'Corona']);
    });

    it.each(['page=1', 'offset=0'])('refuses %s with a problem document', async (query) => {
      const { status, headers, body } = await get(`/v2-preview/projects?${query}`);
      expect([status, headers.get('content-type'), body.code]).toEqual([400, 'application/problem+json', 'invalid_parameters']);
      expect(body.errors[0].code).toBe('unknown_parameter');
    });

    it('tells every error as a problem document, those before authentication too', async () => {
      const { status, headers, body } = await get('/v2-preview/projects/prj_01jq3x5gkz0v7t9n2m4p6r8s1w');
      expect([status, headers.get('content-type'), body.status]).toEqual([404, 'application/problem+json', 404]);
      const anonymous = await fetch(`${tessera.url}/v2-preview/projects`);
      expect([anonymous.status, anonymous.headers.get('content-type')]).toEqual([401, 'application/problem+json']);
    });

    it('names its own addresses', async () => {
      const { headers } = await tessera.admin.call('POST', '/v2-preview/projects', { name: 'Delta' });
      expect(headers.get('location')).toMatch(/^\/v2-preview\/projects\/prj_/);
    });
  });

  describe('the stages of a version', () => {
    const known = new Map<string, Version>([
      ['v0', { name: 'v0', stage: 'Retired', pagination: ['page'], errors: 'form-a', guide: 'https://tessera.example/v0' }],
      [
        'v1',
        {
          ...versions.get('v1')!,
          stage: 'Deprecated',
          deprecated: '2026-01-01',
          sunset: '2028-01-01',
          guide: 'https://tessera.example/v2',
        },
      ],
      ['v2', { ...versions.get('v1')!, name: 'v2' }],
    ]);
    const asked = (path: string) => {
      const exchange = begin({ path, headers: {} } as Incoming);
      chooseVersion(known)(exchange);
      return exchange.stamped;
    };

    it('tells of a deprecated one when, until when, and where to read on', () => {
      expect(asked('/v1/projects')).toEqual({
        Vary: 'Accept',
        'X-API-Version': 'v1',
        Deprecation: '@1767225600',
        Sunset: 'Sat, 01 Jan 2028 00:00:00 GMT',
        Link: '<https://tessera.example/v2>; rel="deprecation"; type="text/html"',
      });
    });

    it('answers a retired one with 410', () => {
      expect(() => asked('/v0/projects')).toThrow(expect.objectContaining({ code: 'version_retired', status: 410 }));
    });
  });
});
