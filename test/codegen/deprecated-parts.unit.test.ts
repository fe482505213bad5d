import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { deprecatedInGraphql, deprecatedParts } from '../../src/codegen/deprecated-parts.ts';
import { openapiDocument } from '../../src/contract/openapi-document.ts';
import { operationsOf } from '../../src/documents/document.ts';

it('finds what requests use that is deprecated, by the names of used parts', () => {
  const document = structuredClone(openapiDocument('v1'));
  const before = deprecatedParts(document).map(({ name }) => name);
  const { operation } = operationsOf(document).find(({ operation }) => operation.operationId === 'listResources')!;
  Object.assign(operation, { deprecated: true, 'x-deprecated': '2026-05-01' });
  operation.parameters!.push({
    name: 'kind',
    in: 'query',
    schema: { type: 'string' },
    deprecated: true,
    'x-sunset': '2027-01-01',
  } as never);
  Object.assign(document.components.schemas.ResourceCreate!.properties!.type!, { deprecated: true, 'x-deprecated': '2026-06-01' });
  expect(deprecatedParts(document).filter(({ name }) => !before.includes(name))).toEqual([
    { name: 'listResources', since: '2026-05-01', sunset: null },
    { name: 'listResources.kind', since: null, sunset: '2027-01-01' },
    { name: 'createResource.type', since: '2026-06-01', sunset: null },
    { name: 'replaceResource.type', since: '2026-06-01', sunset: null },
  ]);
});

it('finds what documents of GraphQL use that is deprecated', () => {
  const schema = buildSchema(`
    type Query { old: Int @deprecated, words(text: String @deprecated, status: Status): [Int] }
    input WordFilter { label: String @deprecated, tag: String }
    enum Status { OPEN HELD @deprecated }
  `);
  expect(deprecatedInGraphql(schema).map(({ name }) => name)).toEqual(['Query.old', 'Query.words.text', 'WordFilter.label', 'Status.HELD']);
});
