import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations, records } from '../../src/contract/operations.ts';
import { expansionsIn } from '../../src/core/query/expand.ts';
import { nowhere, type PublishedOperation, publishedOperations, resolve } from '../../src/testing/contract/published.ts';

const accepted = (operation: PublishedOperation) => {
  const expand = operation.parameters.find(({ name, in: place }) => name === 'expand' && place === 'query');
  return (expand && resolve(expand.schema.items!).enum!.map(String)) ?? [];
};

const expansions = publishedOperations.flatMap((operation) =>
  accepted(operation).map((name) => {
    const { expands } = records[operations[operation.operationId].record!]!;
    const needed = expansionsIn([name]).flatMap((one) => expands[one]!.scopes);
    return { operationId: operation.operationId, name, operation, missing: needed.filter((scope) => !operation.scopes.includes(scope)) };
  }),
);

describe('expand', () => {
  let tessera: Tessera;
  beforeAll(async () => {
    tessera = await bootTessera();
  });
  afterAll(() => tessera.close());

  it.each(expansions)('$operationId brings $name only under $missing', async ({ operation, name, missing }) => {
    const ask = async (...scopes: string[]) => {
      const reader = await tessera.someone('admin', [...operation.scopes, ...scopes]);
      return reader.call(operation.method, `${nowhere(operation)}?expand=${name}`, operation.body?.example);
    };
    for (const scope of missing) {
      const { status, body } = await ask(...missing.filter((other) => other !== scope));
      expect([status, body.error.code]).toEqual([403, 'invalid_scope']);
      expect(body.error.message).toContain(scope);
    }
    expect((await ask(...missing)).status).not.toBe(403);
  });

  it('knows a scope for every expansion of the platform', () => {
    const platform = Object.values(operations).flatMap(({ document, record }) => (document === 'platform' && record ? record : []));
    for (const { expands } of platform.map((name) => records[name]!))
      for (const { scopes } of Object.values(expands)) expect(scopes).not.toEqual([]);
  });

  it('answers in full to If-None-Match, for what was expanded may have changed', async () => {
    const { body, headers } = await tessera.admin.call('POST', '/v1/resources', { name: 'Theodolite' });
    const again = (query: string) =>
      tessera.admin.call('GET', `/v1/resources/${body.data.id}${query}`, undefined, { 'If-None-Match': headers.get('etag')! });
    expect([(await again('')).status, (await again('?expand=owner')).status]).toEqual([304, 200]);
  });
});
