import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { addressesOf, catalogue, type Entry } from '../../src/published/catalogue.ts';
import { collectionAddress } from '../../src/published/collection/collection.ts';
import { authUrl, type Booted, boot, publicUrl } from './boot.ts';

let server: Booted;
beforeAll(async () => {
  server = await boot();
});
afterAll(() => server.close());

const all = catalogue.flatMap((entry) => Object.entries(addressesOf(entry)).map(([extension, address]) => ({ entry, extension, address })));
const types: Record<string, string> = { json: 'application/json', yaml: 'application/yaml', graphql: 'application/graphql; charset=utf-8' };
const jsonOf = async (entry: Entry) => (await server.get(addressesOf(entry).json!)).json();
const withServers = catalogue.filter(({ kind }) => kind !== 'graphql');

describe('the addresses', () => {
  it('are the ones that people and scripts rely on', () => {
    expect(all.map(({ address }) => address)).toEqual([
      '/openapi/v1.json',
      '/openapi/v1.yaml',
      '/openapi/v2-preview.json',
      '/openapi/v2-preview.yaml',
      '/openapi/identity.json',
      '/openapi/identity.yaml',
      '/openapi/account.json',
      '/openapi/account.yaml',
      '/graphql/schema.graphql',
      '/asyncapi/channel.json',
      '/asyncapi/channel.yaml',
    ]);
  });
});

describe.each([...all, { extension: 'json', address: collectionAddress }])('$address', ({ extension, address }) => {
  it('answers without credentials, to any origin, with its media type', async () => {
    const response = await server.get(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(types[extension]);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('cache-control')).toBe('public, no-cache');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Number(response.headers.get('content-length'))).toBe((await response.arrayBuffer()).byteLength);
  });

  it.each(['identity', 'gzip', 'br'])('has a strong tag in %s and answers 304 to it', async (encoding) => {
    const response = await server.get(address, { 'Accept-Encoding': encoding });
    const etag = response.headers.get('etag')!;
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    const again = await server.get(address, { 'Accept-Encoding': encoding, 'If-None-Match': `"other", W/${etag}` });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
  });

  it('is the same text in every encoding, under tags that differ', async () => {
    const responses = await Promise.all(['identity', 'gzip', 'br'].map((encoding) => server.get(address, { 'Accept-Encoding': encoding })));
    expect(new Set(await Promise.all(responses.map((one) => one.text()))).size).toBe(1);
    expect(new Set(responses.map((one) => one.headers.get('etag'))).size).toBe(3);
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const [head, get] = [await server.get(address, {}, 'HEAD'), await server.get(address)];
    expect(await head.text()).toBe('');
    for (const name of ['etag', 'content-length', 'content-type']) expect(head.headers.get(name)).toBe(get.headers.get(name));
  });

  it('is read only', async () => {
    const response = await server.get(address, {}, 'POST');
    expect([response.status, response.headers.get('allow'), await response.json()]).toEqual([
      405,
      'GET, HEAD, OPTIONS',
      { code: 'method_not_allowed' },
    ]);
  });

  it('lets a browser ask with If-None-Match', async () => {
    const response = await server.get(address, { Origin: 'https://elsewhere.example' }, 'OPTIONS');
    expect([response.status, response.headers.get('access-control-allow-headers')]).toEqual([204, 'If-None-Match, X-Request-ID, *']);
  });
});

describe('the servers of a document', () => {
  it.each(withServers)('begin with this one in $name, and go on with those of the contract', async (entry) => {
    const { servers } = (await jsonOf(entry)) as { servers: object };
    const addresses = Object.values(servers).map(({ url, protocol, host }) => url ?? `${protocol}://${host}`);
    const own = entry.root === 'auth' ? authUrl : publicUrl;
    expect(addresses[0]).toBe(entry.kind === 'asyncapi' ? own.replace(/^http/, 'ws') : own);
    expect(addresses.length).toBeGreaterThan(3);
    expect(addresses.slice(1).every((address: string) => address.includes('tessera.example'))).toBe(true);
  });

  it.each(withServers)('are the same in YAML, as everything of $name is', async (entry) => {
    const yaml = await (await server.get(addressesOf(entry).yaml!)).text();
    expect(parse(yaml)).toEqual(await jsonOf(entry));
  });
});

describe('the collection for Postman and Bruno', () => {
  it('is found from the home page, the reference and the list for language models, and saved under a name that says what it is', async () => {
    for (const page of ['/', '/docs', '/llms.txt'])
      expect(await (await server.get(page, { Accept: 'text/html' })).text(), page).toContain(collectionAddress);
    const { headers } = await server.get(collectionAddress);
    expect(headers.get('content-disposition')).toBe('inline; filename="tessera.postman_collection.json"');
  });

  it('has requests to this server, those of the identity endpoints at their own root, and no credentials', async () => {
    const { variable, item } = (await (await server.get(collectionAddress)).json()) as {
      variable: { key: string; value: string }[];
      item: { item: { id: string; request: { url: { raw: string } } }[] }[];
    };
    expect(Object.fromEntries(variable.filter(({ value }) => value).map(({ key, value }) => [key, value]))).toEqual({
      baseUrl: publicUrl,
      authUrl,
    });
    const urls = new Map(item.flatMap((folder) => folder.item.map(({ id, request }) => [id, request.url.raw])));
    expect(urls.get('getResource')).toBe('{{baseUrl}}/v1/resources/:resource_id');
    expect(urls.get('token')).toBe('{{authUrl}}/oauth/token');
  });
});

describe('a document that is asked for the first time', () => {
  it.each(['json', 'yaml'])('is made beside the event loop, in %s', async (extension) => {
    const fresh = await boot();
    let turns = 0;
    const counting = setInterval(() => {
      turns += 1;
    }, 1);
    const response = await fresh.get(`/openapi/v1.${extension}`);
    clearInterval(counting);
    await fresh.close();
    expect(response.status).toBe(200);
    expect(turns).toBeGreaterThan(50);
  });
});

describe('the GraphQL schema', () => {
  it('is one that a client can build', async () => {
    const schema = buildSchema(await (await server.get('/graphql/schema.graphql')).text());
    expect(schema.getQueryType()?.name).toBe('Query');
  });
});

describe('GET /openapi', () => {
  it('lists every document with its title, version and addresses', async () => {
    const { documents } = (await (await server.get('/openapi')).json()) as {
      documents: { name: string; title: string; version: string | null }[];
    };
    expect(documents.map(({ name }) => name)).toEqual(catalogue.map(({ name }) => name));
    expect(documents[0]).toMatchObject({
      title: 'Tessera Platform API',
      version: '1.0.0',
      addresses: { json: `${publicUrl}/openapi/v1.json`, yaml: `${publicUrl}/openapi/v1.yaml` },
      documentation: `${publicUrl}/docs/v1`,
    });
  });
});
