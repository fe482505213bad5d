import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bodyChecks, parameterChecks } from '../../../src/contract/validators/checks.ts';
import { compileChecks } from '../../../src/contract/validators/compile.ts';
import { onlyDiffering } from '../../../src/contract/validators/differing.ts';
import type { Check } from '../../../src/contract/violations.ts';
import type { Document, Parameter, Schema } from '../../../src/documents/document.ts';

const require = createRequire(import.meta.url);

/** The functions of a compiled module by the names of what they check. */
const functionsOf = (text: string): Record<string, Check> => {
  const exports: Record<string, unknown> = {};
  new Function('exports', 'require', text)(exports, require);
  return Object.fromEntries(Object.entries(exports.ids as Record<string, string>).map(([name, id]) => [name, exports[id] as Check]));
};

const documentOf = (paths: Document['paths'], schemas: Record<string, Schema> = {}): Document => ({
  openapi: '3.1.1',
  info: { title: 'Things', version: '1' },
  paths,
  components: { schemas, parameters: {}, responses: {}, headers: {}, securitySchemes: {} },
});

const operation = (operationId: string, rest: object = {}) => ({ operationId, tags: ['things'], summary: 'Do', responses: {}, ...rest });

const taking = (operationId: string, schema: Schema) => ({
  post: operation(operationId, { requestBody: { content: { 'application/json': { schema } } } }),
});

const bodyCheck = (schema: Schema, schemas: Record<string, Schema> = {}): Check =>
  functionsOf(compileChecks(bodyChecks(documentOf({ '/things': taking('createThing', schema) }, schemas))))[
    'bodies createThing application/json'
  ]!;

const listing = (operationId: string, ...parameters: [name: string, schema: Schema][]) => ({
  get: operation(operationId, { parameters: parameters.map(([name, schema]): Parameter => ({ name, in: 'query', schema })) }),
});

const tree = {
  type: 'object',
  properties: { name: { type: 'string' }, children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
} as Schema;

describe('compiled validators', () => {
  it('name the place of what is wrong in a schema that refers to itself', () => {
    const check = bodyCheck({ $ref: '#/components/schemas/Tree' }, { Tree: tree });
    expect(check({ name: 'a', children: [{ name: 'b', children: [] }] })).toBe(true);
    expect(check({ name: 'a', children: [{ children: [{ name: 1 }] }] })).toBe(false);
    expect(check.errors?.map(({ instancePath }) => instancePath)).toEqual(['/children/0/children/0/name']);
  });

  it('count the characters of a text, not its UTF-16 units', () => {
    const check = bodyCheck({ type: 'string', minLength: 2, maxLength: 3 });
    const text = fc.string({ unit: fc.constantFrom('a', 'ü', '\u{1F600}', '\uD83D'), maxLength: 5 });
    fc.assert(
      fc.property(text, (name) => {
        const { length } = [...name];
        expect(check(name)).toBe(length >= 2 && length <= 3);
      }),
      { numRuns: 500 },
    );
  });

  it('write one function for all operations that check the same', () => {
    const text = compileChecks(parameterChecks(documentOf({ '/a': listing('listA'), '/b': listing('listB') })));
    const checks = functionsOf(text);
    expect(new Set([checks['parameters listA query'], checks['parameters listB query'], checks['parameters listA path']]).size).toBe(1);
    expect(text.split('keyword:"additionalProperties"').length).toBe(1 + 1);
  });

  it('turn the text of parameters into numbers that are written in decimal digits', () => {
    const document = documentOf({ '/things': listing('listThings', ['limit', { type: 'integer' }], ['deep', { type: 'boolean' }]) });
    const check = functionsOf(compileChecks(parameterChecks(document)))['parameters listThings query']!;
    const read = { limit: '20', deep: 'true' };
    expect([check(read), read]).toEqual([true, { limit: 20, deep: true }]);
    for (const limit of ['0x10', ' 5', '1e1']) expect(check({ limit })).toBe(false);
  });

  it('refuse a schema with a keyword that nobody knows', () => {
    expect(() => bodyCheck({ type: 'string', longest: 3 })).toThrow('unknown keyword: "longest"');
  });
});

describe('the validators of a version', () => {
  it('are of the operations that differ, and of their successful answers', () => {
    const responses = { '200': { description: 'Good' }, '404': { description: 'Bad' } };
    const document = documentOf({ '/a': { get: operation('getA', { responses }) }, '/b': { get: operation('getB', { responses }) } });
    const { checked } = parameterChecks(onlyDiffering(document, (id) => id === 'getB'));
    expect(Object.keys(checked)).toEqual(['parameters getB path', 'parameters getB query', 'parameters getB header', 'headers getB 200']);
  });
});
