import { expect, it } from 'vitest';
import { bodyValidators } from '../../src/codegen/validators.ts';
import type { Document, Schema } from '../../src/documents/document.ts';

const taking = (operationId: string, schema: Schema) => ({
  post: { operationId, tags: ['things'], summary: 'Do', responses: {}, requestBody: { content: { 'application/json': { schema } } } },
});

const documentOf = (paths: Document['paths'], schemas: Record<string, Schema>): Document => ({
  openapi: '3.1.1',
  info: { title: 'Things', version: '1' },
  paths,
  components: { schemas, parameters: {}, responses: {}, headers: {}, securitySchemes: {} },
});

const text = (pattern: string): Schema => ({ type: 'object', properties: { text: { type: 'string', pattern, enum: [pattern] } } });
const thing = { '/things': taking('createThing', { $ref: '#/components/schemas/Thing' }), '/free': taking('createFree', text('^f')) };
const before = documentOf(thing, { Thing: text('^t') });
const after = documentOf(
  { '/others': taking('createOther', { $ref: '#/components/schemas/Other' }), '/more': taking('createMore', text('^m')), ...thing },
  { Other: text('^o'), Thing: text('^t') },
);

it('leaves the compiled checks of others as they are when an operation is added before them', () => {
  const lines = new Set(bodyValidators(after).split('\n'));
  expect(
    bodyValidators(before)
      .split('\n')
      .filter((line) => !lines.has(line)),
  ).toEqual([]);
});

it('has one check a line', () => {
  for (const line of bodyValidators(after).split('\n')) expect(line.split('keyword:').length).toBeLessThanOrEqual(2);
});
