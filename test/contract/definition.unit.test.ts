import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { definition, documentNames } from '../../src/contract/definition.ts';
import { openapiDocument } from '../../src/contract/openapi-document.ts';
import { operationIds } from '../../src/contract/operations.ts';
import { type Document, operationsOf } from '../../src/documents/document.ts';
import { createBackend, operationsOf as mounted } from '../../src/rest/contract-backend.ts';

const published = ['v1', 'identity', 'account'].map(openapiDocument);
const contracts = documentNames.map(
  (name): Document => JSON.parse(readFileSync(new URL(`../../generated/${name}/contract.json`, import.meta.url), 'utf8')),
);

describe('the definition that openapi-backend has', () => {
  const backend = createBackend();

  it('has the operations of the published documents, with their paths and methods', () => {
    const expected = published
      .flatMap(operationsOf)
      .map(({ path, method, operation: { operationId } }) => `${method} ${path} ${operationId}`);
    const found = backend.getOperations().map(({ path, method, operationId }) => `${method} ${path} ${operationId}`);
    expect(found.sort()).toEqual(expected.sort());
  });

  it('asks for the credentials that the published documents ask for', () => {
    const found = new Map(backend.getOperations().map(({ operationId, security }) => [operationId, security]));
    for (const { operation } of published.flatMap(operationsOf))
      expect([operation.operationId, found.get(operation.operationId)]).toEqual([operation.operationId, operation.security]);
  });

  it('has every operation that a handler can be written for', () => {
    expect([...mounted(backend).keys()].sort()).toEqual([...operationIds].sort());
  });

  it('loses no component: one that several contracts have is the same in each', () => {
    const { components = {} } = definition();
    for (const contract of contracts)
      for (const [kind, named] of Object.entries(contract.components))
        expect(Object.entries(components).find(([name]) => name === kind)![1]).toMatchObject(named);
  });

  it('has a handler for each of its security schemes', () => {
    const schemes = Object.keys(definition().components?.securitySchemes ?? {});
    const ofEveryPlatform = ['ApiKeyHeader', 'ApiKeyQuery', 'Bearer', 'ClientBasic', 'Session'];
    expect(schemes).toEqual(expect.arrayContaining(ofEveryPlatform));
    expect([...ofEveryPlatform, 'AddressToken']).toEqual(expect.arrayContaining(schemes));
  });
});
