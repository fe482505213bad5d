import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationIds } from '../../src/contract/operations.ts';
import { bootTessera, type Tessera } from '../support/tessera.ts';
import { hint, isInstalled, load } from './installed.ts';

const clients = join(import.meta.dirname, '../../clients');

/** A request of either collection, as its own library reads it. */
interface Read {
  name: string;
  method: string;
  url: string;
  /** The parameters that it has as it stands, and all that it can have. */
  query: { enabled: string[]; all: string[] };
  headers: Record<string, string>;
  body: string | undefined;
}

interface Pair {
  key: string;
  value: string;
  disabled?: boolean;
}
interface PostmanItem {
  id: string;
  name: string;
  request: {
    method: string;
    url: { getHost: () => string; getPath: () => string; query: { all: () => Pair[] } };
    headers: { all: () => Pair[] };
    body?: { raw?: string };
  };
}

const asRead = (pairs: readonly { name: string; enabled: boolean }[]): Read['query'] => ({
  enabled: pairs.filter(({ enabled }) => enabled).map(({ name }) => name),
  all: pairs.map(({ name }) => name),
});

const readPostman = (): Map<string, Read> => {
  const { Collection } = load('postman-collection') as {
    Collection: new (definition: object) => { forEachItem: (each: (item: PostmanItem) => void) => void };
  };
  const found = new Map<string, Read>();
  const definition = JSON.parse(readFileSync(join(clients, 'postman/tessera.postman_collection.json'), 'utf8')) as object;
  new Collection(definition).forEachItem(({ id, name, request: { method, url, headers, body } }) => {
    const sent = headers.all().filter(({ disabled }) => !disabled);
    found.set(id, {
      name,
      method,
      url: url.getHost() + url.getPath(),
      query: asRead(url.query.all().map(({ key, disabled }) => ({ name: key, enabled: !disabled }))),
      headers: Object.fromEntries(sent.map(({ key, value }) => [key, value])),
      body: body?.raw,
    });
  });
  return found;
};

interface BruFile {
  meta: { name: string };
  http?: { method: string; url: string; body: string };
  params?: { name: string; value: string; enabled: boolean; type: string }[];
  headers?: { name: string; value: string; enabled: boolean }[];
  body?: { json?: string; text?: string };
}

const bruFiles = (): string[] =>
  readdirSync(join(clients, 'bruno'), { recursive: true, encoding: 'utf8' }).filter(
    (path) => /^[\w-]+\/\w+\.bru$/.test(path) && !/folder\.bru$|^environments/.test(path),
  );

const readBruno = (): Map<string, Read> => {
  const { bruToJsonV2 } = load('@usebruno/lang') as { bruToJsonV2: (text: string) => BruFile };
  return new Map(
    bruFiles().map((path) => {
      const { meta, http, params = [], headers = [], body } = bruToJsonV2(readFileSync(join(clients, 'bruno', path), 'utf8'));
      const ids = params.filter(({ type }) => type === 'path');
      const url = ids.reduce((text, { name, value }) => text.replace(`:${name}`, value), http!.url.split('?')[0]!);
      const json: Record<string, string> = http!.body === 'json' ? { 'Content-Type': 'application/json' } : {};
      const sent = headers.filter(({ enabled }) => enabled).map(({ name, value }) => [name, value]);
      return [
        path.replace(/^.*\/|\.bru$/g, ''),
        {
          name: meta.name,
          method: http!.method.toUpperCase(),
          url,
          query: asRead(params.filter(({ type }) => type === 'query')),
          headers: { ...json, ...Object.fromEntries(sent) },
          body: body?.json ?? body?.text,
        },
      ];
    }),
  );
};

describe.skipIf(!isInstalled)(`the collections for Postman and Bruno${hint}`, () => {
  let server: Tessera;
  let postman: Map<string, Read>;
  let bruno: Map<string, Read>;
  beforeAll(async () => {
    server = await bootTessera();
    postman = readPostman();
    bruno = readBruno();
  });
  afterAll(() => server?.close());

  it('have one request for each operation, with what it can do without switched off', () => {
    expect([...postman.keys()].sort()).toEqual(['authorize', 'endSession', ...operationIds].sort());
    const enabled = [...postman].filter(([, { query }]) => query.enabled.length > 0).map(([id]) => id);
    expect(enabled).toEqual(['authorize']);
    expect(postman.get('listTasks')!.query.all).toEqual(
      expect.arrayContaining(['limit', 'status', 'status_in', 'status[neq]', 'title[like]']),
    );
    expect(postman.get('listTasks')!.query.all).not.toContain('status[in]');
  });

  it('are the same in both programs', () => {
    expect(Object.fromEntries(bruno)).toEqual(Object.fromEntries(postman));
  });

  it('are of a size that people can use', () => {
    const size = (path: string) => readFileSync(join(clients, path)).length;
    expect(size('postman/tessera.postman_collection.json')).toBeLessThan(1_000_000);
    expect(bruFiles().reduce((sum, path) => sum + size(join('bruno', path)), 0)).toBeLessThan(1_000_000);
  });

  it.each([
    ['getCurrentUser', 200],
    ['listTasks', 200],
    ['createProject', 201],
    ['createApiKey', 201],
    ['getProject', 404],
    ['getOpenIdConfiguration', 200],
  ])('have a request %s that a server answers with %i', async (id, status) => {
    for (const { method, url, headers, body } of [postman.get(id)!, bruno.get(id)!]) {
      const answer = await fetch(url.replace(/\{\{\w+Url\}\}/, server.url), {
        method,
        headers: { ...headers, 'X-API-Key': server.admin.key },
        body,
      });
      expect(answer.status, await answer.text()).toBe(status);
    }
  });
});
