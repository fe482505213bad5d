import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { bootTessera, created, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptedCodings, codingFor } from '../../src/core/content-codings.ts';
import { newResource } from '../support/new-records.ts';
import { fetchRaw } from './fetch-raw.ts';
import { expectRefusal } from './refusals.ts';

const unpackers: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync };

let tessera: Tessera;
let long: string;
beforeAll(async () => {
  tessera = await bootTessera();
  for (let made = 0; made < 12; made += 1) await newResource(tessera.admin);
  long = (await created(tessera.admin, '/v1/resources', { name: 'Long', description: 'A long story. '.repeat(100) })).id;
});
afterAll(() => tessera?.close());

const get = (path: string, headers: Record<string, string> = {}, method = 'GET', body?: string) =>
  fetchRaw(tessera.url + path, { method, headers: { 'X-API-Key': tessera.admin.key, ...headers }, body });

describe('what a client accepts', () => {
  it.each<[accept: string | undefined, expected: string[]]>([
    [undefined, ['identity']],
    ['', ['identity']],
    ['gzip', ['gzip', 'identity']],
    ['gzip, deflate, br, zstd', ['br', 'zstd', 'gzip', 'identity']],
    ['GZIP;Q=0.5, x-unknown', ['gzip', 'identity']],
    ['x-gzip', ['gzip', 'identity']],
    ['br;q=0.2, gzip;q=0.8', ['gzip', 'br', 'identity']],
    ['br;q=0, *', ['zstd', 'gzip', 'identity']],
    ['gzip;q=0', ['identity']],
    ['gzip;q=0.5, identity', ['identity', 'gzip']],
    ['gzip, identity;q=0', ['gzip']],
    ['gzip, *;q=0', ['gzip']],
    ['identity;q=0', []],
    ['*;q=0.000', []],
    ['gzip;q=nonsense', ['identity']],
  ])('%j is %j', (accept, expected) => {
    expect(acceptedCodings(accept)).toEqual(expected);
  });

  it('decides what is packed from 1 KiB on, and below that only where bytes as they are are excluded', () => {
    expect([codingFor('gzip', 1023), codingFor('gzip', 1024), codingFor(undefined, 9999)]).toEqual(['identity', 'gzip', 'identity']);
    expect([codingFor('gzip, identity;q=0', 10), codingFor('identity;q=0', 10)]).toEqual(['gzip', undefined]);
  });
});

describe.each(['br', 'gzip', 'zstd'])('an answer in %s', (coding) => {
  it.each<[what: string, path: string]>([
    ['a list', '/v1/resources'],
    ['a list of the next version', '/v2-preview/resources'],
    ['GraphQL', `/graphql?query=${encodeURIComponent('{ __schema { types { name fields { name } } } }')}`],
    ['a document', '/openapi/account.json'],
    ['a page', '/docs/errors'],
    ['an error', `/v1/resources?${Array.from({ length: 20 }, (_, at) => `colour${at}=red`).join('&')}`],
  ])('says the same in fewer bytes: %s', async (_what, path) => {
    const [plain, packed] = [
      await get(path, { 'X-Request-ID': 'same' }),
      await get(path, { 'X-Request-ID': 'same', 'Accept-Encoding': coding }),
    ];
    expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, coding]);
    for (const { headers, bytes } of [plain, packed]) {
      expect(headers['content-length']).toBe(String(bytes.length));
      expect(headers.vary).toContain('Accept-Encoding');
    }
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2);
    expect(unpackers[coding]!(packed.bytes).toString()).toBe(plain.bytes.toString());
  });

  it('is told by HEAD as GET answers it, without a body', async () => {
    const headers = { 'Accept-Encoding': coding, 'X-Request-ID': 'same' };
    const [whole, head] = [await get('/v1/resources', headers), await get('/v1/resources', headers, 'HEAD')];
    expect([head.headers['content-encoding'], head.headers['content-length'], head.bytes.length]).toEqual([
      coding,
      whole.headers['content-length'],
      0,
    ]);
  });

  it('has a tag of its own, which is good for both conditions', async () => {
    const path = `/v1/resources/${long}`;
    const accept = { 'Accept-Encoding': coding };
    const tag = (await get(path, accept)).headers.etag!;
    const version = (await get(path)).headers.etag!;
    expect(tag).toBe(version.replace(/"$/, `-${coding}"`));

    const again = await get(path, { ...accept, 'If-None-Match': tag });
    expect([again.status, again.headers.etag, again.bytes.length]).toEqual([304, tag, 0]);
    expect((await get(path, { ...accept, 'If-None-Match': `"other", W/${tag}` })).status).toBe(304);
    const plain = await get(path, { ...accept, 'If-None-Match': version });
    expect([plain.status, plain.headers.etag]).toEqual([304, version]);
    // Whoever no longer takes the coding could not read what is kept under its tag.
    expect((await get(path, { 'If-None-Match': tag })).status).toBe(200);

    const change = (held: string) => tessera.admin.call('PATCH', path, { name: `Long ${coding}` }, { 'If-Match': held });
    expect((await change(tag)).status).toBe(200);
    expect((await change(tag)).status).toBe(412);
  });
});

describe('what is never packed', () => {
  const accept = { 'Accept-Encoding': 'br, gzip, zstd' };

  it('a short answer', async () => {
    const { headers } = await get('/v1/users/me', accept);
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, expect.stringContaining('Accept-Encoding')]);
  });

  it.each<[what: string, path: string, body: object]>([
    ['a key', '/v1/account/api-keys', { name: 'n'.repeat(200), scopes: ['read'] }],
    ['the secret of a webhook', '/v1/webhooks', { url: `https://example.com/${'h'.repeat(1500)}`, events: ['RESOURCE_CREATED'] }],
    [
      'the secret of an application',
      '/v1/account/applications',
      {
        name: 'Board',
        type: 'confidential',
        redirect_uris: Array.from({ length: 10 }, (_, at) => `https://app.example/${'c'.repeat(150)}${at}`),
        scopes: ['read'],
      },
    ],
    [
      'the secret of a webhook over GraphQL',
      '/graphql',
      {
        query: 'mutation($input: CreateWebhookInput!) { createWebhook(input: $input) { secret webhook { url } } }',
        variables: { input: { url: `https://example.com/${'h'.repeat(1500)}`, events: ['RESOURCE_CREATED'] } },
      },
    ],
  ])('%s', async (_what, path, body) => {
    const { status, headers, bytes } = await get(path, { ...accept, 'Content-Type': 'application/json' }, 'POST', JSON.stringify(body));
    expect([status < 300, headers['content-encoding'], headers['cache-control']], bytes.toString()).toEqual([true, undefined, 'no-store']);
    expect(bytes.toString()).not.toContain('"errors"');
  });

  it('a page with a form', async () => {
    const { headers, bytes } = await get('/password?token=x', { 'Accept-Encoding': 'br, gzip, zstd', Accept: 'text/html' });
    expect([bytes.length > 1024, headers['content-encoding']]).toEqual([true, undefined]);
  });
});

describe('who excludes bytes as they are', () => {
  const only = { 'Accept-Encoding': 'gzip, identity;q=0' };
  const nothing = { 'Accept-Encoding': 'identity;q=0' };

  it('gets short answers packed, too', async () => {
    const { headers, bytes } = await get('/v1/users/me', only);
    expect([headers['content-encoding'], JSON.parse(gunzipSync(bytes).toString()).data.id]).toEqual(['gzip', tessera.admin.userId]);
  });

  it('is told 406 where there is nothing else, before anything is done', async () => {
    for (const path of ['/v1/resources', '/v1/users/me', '/openapi/v1.json', '/docs', '/graphql?query={me{name}}']) {
      const { status, bytes } = await get(path, nothing);
      expect([path, status, bytes.toString()]).toEqual([path, 406, expect.stringContaining('Accept-Encoding')]);
    }
    const resources = async () => (await tessera.admin.call('GET', '/v1/resources')).body.meta.total;
    const before = await resources();
    expectRefusal(await tessera.admin.call('POST', '/v1/resources', { name: 'Never' }, nothing), 406, 'not_acceptable');
    expect(await resources()).toBe(before);
    const key = await tessera.admin.call('POST', '/v1/account/api-keys', { name: 'Never', scopes: ['read'] }, only);
    expectRefusal(key, 406, 'not_acceptable');
  });

  it.each(['/v1/users/me', '/openapi/v1.json', '/graphql?query={me{name}}'])('is not sent all of it back by %s', async (path) => {
    const { bytes } = await get(path, { 'Accept-Encoding': `identity;q=0, ${'x'.repeat(1000)}` });
    expect(bytes.toString()).toMatch(/ identity;q=0, x{185}…\./);
  });
});
