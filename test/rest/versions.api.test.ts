import { Readable } from 'node:stream';
import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Version, versions } from '../../src/contract/versions.ts';
import { ServiceError } from '../../src/core/errors.ts';
import type { Principal } from '../../src/core/principal.ts';
import { begin } from '../../src/request/begin.ts';
import { chooseVersion, type IsVersioned, settleVersion } from '../../src/request/steps/version.ts';
import { refuseViolations } from '../../src/rest/answer.ts';
import { createPipelines } from '../../src/rest/rest-door.ts';
import { trustEvents } from '../../src/rules/operation-events.ts';
import { createRateLimiter } from '../../src/rules/rate-limit.ts';

interface Asked {
  headers?: Record<string, string>;
  defaultVersion?: string;
  registry?: ReadonlyMap<string, Version>;
  isVersioned?: IsVersioned;
}

/** A pipeline in which nobody is known and nothing is filled. */
const roomsOf = () => ({
  authenticate: () => Promise.reject(new ServiceError('invalid_credentials', 'Nobody is known here.')),
  limiter: createRateLimiter(),
  handlers: {},
  related: undefined as never,
  once: undefined as never,
  asUnit: undefined as never,
  cursors: undefined as never,
  publicUrl: '',
  checkAnswer: refuseViolations,
  checkEvents: trustEvents,
  elsewhere: {},
  explain: () => undefined,
  answered: () => undefined,
  report: () => undefined,
});

const plain = {
  method: 'GET',
  search: '',
  query: {},
  headers: {},
  doubled: [],
  address: '127.0.0.1',
  secure: true,
  strict: false,
  requestId: 'r',
  readBody: async () => Buffer.alloc(0),
  streamBody: () => Readable.from([]),
};

describe('versions', () => {
  let tessera: Tessera;
  beforeAll(async () => {
    tessera = await bootTessera();
    await tessera.admin.call('POST', '/v1/resources', { name: 'Atlas' });
  });
  afterAll(() => tessera.close());
  const get = (path: string, headers: Record<string, string> = {}) => tessera.admin.call('GET', path, undefined, headers);

  it('serves the version in the path and says so', async () => {
    expect((await get('/v1/resources')).headers.get('x-api-version')).toBe('v1');
    expect((await get('/v2-preview/resources')).headers.get('x-api-version')).toBe('v2-preview');
  });

  it('serves the version in X-API-Version to a path without one', async () => {
    const { status, headers, body } = await get('/resources', { 'X-API-Version': 'v2-preview' });
    expect([status, headers.get('x-api-version'), body.meta.next_cursor]).toEqual([200, 'v2-preview', null]);
  });

  it('takes path and header together when they agree', async () => {
    expect((await get('/v1/resources', { 'X-API-Version': 'v1' })).status).toBe(200);
  });

  it('refuses path and header that disagree with 400 version_conflict', async () => {
    const { status, body } = await get('/v1/resources', { 'X-API-Version': 'v2-preview' });
    expect([status, body.error.code]).toEqual([400, 'version_conflict']);
  });

  it('refuses an unknown version with 400 unknown_version that names the known ones', async () => {
    const { status, body } = await get('/resources', { 'X-API-Version': 'v9' });
    expect([status, body.error.code]).toEqual([400, 'unknown_version']);
    expect(body.error.message).toContain('v1, v2-preview');
  });

  it('serves the latest stable version to a request that names none', async () => {
    const { status, headers } = await get('/resources');
    expect([status, headers.get('x-api-version')]).toEqual([200, 'v1']);
  });

  it('serves the version that the account has pinned to a request that names none', async () => {
    const other = await tessera.otherAccount();
    const { db } = tessera.database;
    const { account_id } = await db.selectFrom('users').select('account_id').where('id', '=', other.userId).executeTakeFirstOrThrow();
    await db.updateTable('accounts').set({ default_version: 'v2-preview' }).where('id', '=', account_id).execute();
    expect((await other.call('GET', '/resources')).headers.get('x-api-version')).toBe('v2-preview');
    expect((await other.call('GET', '/v1/resources')).headers.get('x-api-version')).toBe('v1');
  });

  describe('v2-preview', () => {
    it('reads lists by cursor, and walks them', async () => {
      const other = await tessera.otherAccount();
      for (const name of ['Atlas', 'Borealis', 'Corona']) await other.call('POST', '/v2-preview/resources', { name });
      const seen: string[] = [];
      for (let address: string | null = `${tessera.url}/v2-preview/resources?limit=1&sort=name`; address; ) {
        const { body } = await other.call('GET', address.replace(/^.*?(?=\/v2)/, ''));
        seen.push(...body.data.map(({ name }: { name: string }) => name));
        expect(Object.keys(body.meta)).toEqual(expect.arrayContaining(['limit', 'next_cursor', 'has_more', 'request_id']));
        address = body.links.next;
      }
      expect(seen).toEqual(['Atlas', 'Borealis', 'Corona']);
    });

    it.each(['page=1', 'offset=0', 'page=0', 'offset=ten'])(
      'refuses %s with a problem document, which says one thing of it',
      async (query) => {
        const { status, headers, body } = await get(`/v2-preview/resources?${query}`);
        expect([status, headers.get('content-type'), body.code]).toEqual([400, 'application/problem+json', 'invalid_parameters']);
        expect(body.errors.map(({ code }: { code: string }) => code)).toEqual(['unknown_parameter']);
      },
    );

    it('tells every error as a problem document, those before authentication too', async () => {
      const { status, headers, body } = await get('/v2-preview/resources/res_01jq3x5gkz0v7t9n2m4p6r8s1w');
      expect([status, headers.get('content-type'), body.status]).toEqual([404, 'application/problem+json', 404]);
      const anonymous = await fetch(`${tessera.url}/v2-preview/resources`);
      expect([anonymous.status, anonymous.headers.get('content-type')]).toEqual([401, 'application/problem+json']);
    });

    it('names its own addresses', async () => {
      const { headers } = await tessera.admin.call('POST', '/v2-preview/resources', { name: 'Delta' });
      expect(headers.get('location')).toMatch(/^\/v2-preview\/resources\/res_/);
    });
  });

  describe('the stages of a version', () => {
    const known = new Map<string, Version>([
      [
        'v0',
        { name: 'v0', stage: 'Retired', pagination: ['page'], errors: 'form-a', sunset: '2026-06-30', guide: 'https://tessera.example/v0' },
      ],
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
    const asked = (path: string, { headers = {}, defaultVersion, registry = known, isVersioned = () => true }: Asked = {}) => {
      const request = begin({ ...plain, path, headers }, 'rest');
      const dependencies = { versions: registry, isVersioned };
      const chosen = Object.assign(request, chooseVersion(request, dependencies), { caller: { defaultVersion } as Principal });
      settleVersion(chosen, dependencies);
      return request.stamped;
    };
    const refused = (ask: () => unknown): ServiceError => {
      try {
        ask();
      } catch (error) {
        return error as ServiceError;
      }
      throw new Error('served');
    };

    it('tells of a deprecated one when, until when, where to read on, and where the same is found', () => {
      expect(asked('/v1/resources')).toEqual({
        Vary: 'Accept, Accept-Encoding',
        'X-API-Version': 'v1',
        Deprecation: '@1767225600',
        Sunset: 'Sat, 01 Jan 2028 00:00:00 GMT',
        Link: '<https://tessera.example/v2>; rel="deprecation"; type="text/html", <https://tessera.example/v2>; rel="sunset"; type="text/html", </v2/resources>; rel="successor-version"',
      });
      expect(asked('/resources', { headers: { 'x-api-version': 'v1' } }).Link).toContain('</v2/resources>; rel="successor-version"');
    });

    it('tells of no end where a path has one address in all versions', () => {
      const fixed = { isVersioned: () => false };
      expect(asked('/v1/auth/login', fixed)).toEqual({ Vary: 'Accept, Accept-Encoding', 'X-API-Version': 'v1' });
      expect(asked('/v0/auth/login', fixed)['X-API-Version']).toBe('v0');
      expect(asked('/oauth/token', { ...fixed, defaultVersion: 'v0' })['X-API-Version']).toBe('v0');
    });

    it('answers a retired one with 410 that names its successor, in words and as a link', () => {
      const { code, status, message, headers } = refused(() => asked('/v0/resources'));
      expect([code, status]).toEqual(['version_retired', 410]);
      expect(message).toContain('v0 was retired on 2026-06-30. Its successor is v2. https://tessera.example/v0 describes the migration.');
      expect(message).toContain('Available versions: v1, v2.');
      expect(headers).toEqual({
        Sunset: 'Tue, 30 Jun 2026 00:00:00 GMT',
        Link: '<https://tessera.example/v0>; rel="deprecation"; type="text/html", <https://tessera.example/v0>; rel="sunset"; type="text/html", </v2/resources>; rel="successor-version"',
      });
    });

    it('names the successor that the registry names', () => {
      const registry = new Map([...known, ['v0', { ...known.get('v0')!, successor: 'v1' }]] as const);
      expect(refused(() => asked('/v0/resources', { registry })).message).toContain('Its successor is v1.');
    });

    it('answers a retired one that an account has pinned with 410, and says where that is changed', () => {
      const { code, message } = refused(() => asked('/resources', { defaultVersion: 'v0' }));
      expect([code, message]).toEqual(['version_retired', expect.stringContaining('PATCH /v1/account/security')]);
      expect(message).toContain('Its successor is v2.');
      expect(asked('/v1/resources', { defaultVersion: 'v0' })['X-API-Version']).toBe('v1');
    });

    it('serves the newest that is left to who names none, whatever its stage', () => {
      const staged = (...stages: Version['stage'][]) =>
        new Map(stages.map((stage, at) => [`v${at}`, { ...versions.get('v1')!, name: `v${at}`, stage }] as const));
      const served = (...stages: Version['stage'][]) => asked('/resources', { registry: staged(...stages) })['X-API-Version'];
      expect(served('Retired', 'Stable', 'Stable', 'Preview')).toBe('v2');
      expect(served('Retired', 'Deprecated', 'Preview')).toBe('v1');
      expect(served('Retired', 'Preview', 'Preview')).toBe('v2');
      expect(asked('/resources', { registry: staged('Stable'), defaultVersion: 'v9' })['X-API-Version']).toBe('v0');
      const { code, message } = refused(() => served('Retired', 'Retired'));
      expect([code, message]).toEqual(['version_retired', expect.stringContaining('Available versions: none.')]);
    });
  });

  it('that are retired leave the paths that have one address: whoever has pinned one can sign in and pin another', async () => {
    const registry = new Map([
      ...versions,
      ['v1', { ...versions.get('v1')!, stage: 'Retired', guide: 'https://tessera.example/v2' }],
    ] as const);
    const { pipelines } = createPipelines({ ...roomsOf(), versions: registry as never });
    const ask = (path: string) => pipelines.rest({ ...plain, path });
    expect((await ask('/v1/resources')).status).toBe(410);
    expect((await ask('/v1/nope')).status).toBe(410);
    expect((await ask('/v1/account/security')).status).toBe(401);
    expect((await ask('/oauth/userinfo')).status).toBe(401);
  });
});
