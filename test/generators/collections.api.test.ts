import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationIds } from '../../src/contract/operations.ts';
import { collectionAddress } from '../../src/published/collection/collection.ts';
import { bootTessera, type Tessera } from '../../src/testing/index.ts';
import { hint, isSkipped, load } from './installed.ts';

/** A request of the collection, as a program reads it. */
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

/** The requests as Postman reads them, by the names of their operations. */
const readByPostman = (definition: object): Map<string, Read> => {
  const { Collection } = load('postman-collection') as {
    Collection: new (definition: object) => { forEachItem: (each: (item: PostmanItem) => void) => void };
  };
  const found = new Map<string, Read>();
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

interface BrunoItem {
  name: string;
  items?: BrunoItem[];
  request?: {
    method: string;
    url: string;
    params: { name: string; value: string; enabled: boolean; type: string }[];
    headers: { name: string; value: string; enabled: boolean }[];
    body: { json: string | null; text: string | null };
  };
}

const asReadByBruno = ({ name, request, items = [] }: BrunoItem): Read[] => {
  if (!request) return items.flatMap(asReadByBruno);
  const { method, url, params, headers, body } = request;
  const ids = params.filter(({ type }) => type === 'path');
  const sent = headers.filter(({ enabled }) => enabled);
  return [
    {
      name,
      method,
      url: ids.reduce((text, id) => text.replace(`:${id.name}`, id.value), url.split('?')[0]!),
      query: asRead(params.filter(({ type }) => type === 'query')),
      headers: Object.fromEntries(sent.map((one) => [one.name, one.value])),
      body: body.json ?? body.text ?? undefined,
    },
  ];
};

/** The requests as Bruno imports them, in their order. */
const readByBruno = async (definition: object): Promise<Read[]> => {
  const { postmanToBruno } = load('@usebruno/converters') as {
    postmanToBruno: (definition: object) => Promise<{ collection: { items: BrunoItem[] }; issues: unknown[] }>;
  };
  const { collection, issues } = await postmanToBruno(definition);
  expect(issues).toEqual([]);
  return collection.items.flatMap(asReadByBruno);
};

describe.skipIf(isSkipped)(`the collection for Postman and Bruno${hint}`, () => {
  let server: Tessera;
  let postman: Map<string, Read>;
  let bruno: Read[];
  beforeAll(async () => {
    server = await bootTessera();
    const text = await (await fetch(server.url + collectionAddress)).text();
    postman = readByPostman(JSON.parse(text) as object);
    bruno = await readByBruno(JSON.parse(text) as object);
  });
  afterAll(() => server?.close());

  it('has one request for each operation, with what it can do without switched off', () => {
    expect([...postman.keys()].sort()).toEqual(['authorize', 'endSession', ...operationIds].sort());
    const enabled = [...postman].filter(([, { query }]) => query.enabled.length > 0).map(([id]) => id);
    expect(enabled).toEqual(['authorize']);
    expect(postman.get('listResources')!.query.all).toEqual(
      expect.arrayContaining(['limit', 'status', 'status_in', 'status[neq]', 'name[like]']),
    );
    expect(postman.get('listResources')!.query.all).not.toContain('status[in]');
  });

  it('is the same in both programs', () => {
    expect(bruno).toEqual([...postman.values()]);
  });

  it.each([
    ['getCurrentUser', 200],
    ['listResources', 200],
    ['createResource', 201],
    ['createApiKey', 201],
    ['getResource', 404],
    ['getOpenIdConfiguration', 200],
  ])('has a request %s that a server answers with %i', async (id, status) => {
    const request = postman.get(id)!;
    for (const { method, url, headers, body } of [request, bruno.find(({ name }) => name === request.name)!]) {
      const answer = await fetch(url.replace(/\{\{\w+Url\}\}/, server.url), {
        method,
        headers: { ...headers, 'X-API-Key': server.admin.key },
        body,
      });
      expect(answer.status, await answer.text()).toBe(status);
    }
  });
});
