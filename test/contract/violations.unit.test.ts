import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import type { Unknown } from '../../src/contract/unknown-names.ts';
import { detailsOf } from '../../src/contract/violations.ts';
import { publishedDocument } from '../support/documents.ts';

const ajv = new Ajv2020({ allErrors: true, strict: false, allowUnionTypes: true });
addFormats.default(ajv);
const document = publishedDocument('v1');

/** What is told of a value that a schema refuses. */
const told = (schema: object, value: unknown, unknown?: Unknown) => {
  const check = ajv.compile(schema);
  expect(check(value)).toBe(false);
  return detailsOf(check.errors!, 'unknown_field', unknown);
};
const property = (schema: object, value: unknown) => told({ type: 'object', properties: { it: schema } }, { it: value });

describe('detailsOf', () => {
  it.each<[schema: object, value: unknown, code: string, message: string]>([
    [{ type: 'string' }, 7, 'invalid_type', 'Must be of type string.'],
    [{ type: ['string', 'null'] }, 7, 'invalid_type', 'Must be of type string or null.'],
    [{ enum: ['a', 'b'] }, 'c', 'invalid_enum_value', 'Must be one of: a, b.'],
    [{ const: 'a' }, 'c', 'invalid_enum_value', 'Must be a.'],
    [{ type: 'string', format: 'date-time' }, 'x', 'invalid_format', 'Must be an instant such as 2026-03-14T09:26:53Z.'],
    [{ type: 'string', format: 'email' }, 'x', 'invalid_format', 'Must be an e-mail address.'],
    [{ type: 'integer', format: 'int32' }, 2 ** 31, 'invalid_format', 'Must be an integer from -2147483648 to 2147483647.'],
    [{ type: 'number', format: 'int64' }, 0.5, 'invalid_format', 'Must be an integer from -9223372036854775808 to 9223372036854775807.'],
    [{ type: 'string', pattern: '^a$' }, 'x', 'invalid_format', 'Must match the pattern ^a$.'],
    [{ type: 'string', minLength: 1 }, '', 'too_short', 'Must have at least 1 character.'],
    [{ type: 'string', maxLength: 2 }, 'abc', 'too_long', 'Must have at most 2 characters.'],
    [{ type: 'integer', minimum: 1 }, 0, 'too_small', 'Must be at least 1.'],
    [{ type: 'integer', maximum: 100 }, 101, 'too_large', 'Must be at most 100.'],
    [{ type: 'array', minItems: 1 }, [], 'too_few_items', 'Must have at least 1 entry.'],
    [{ type: 'array', maxItems: 2 }, [1, 2, 3], 'too_many_items', 'Must have at most 2 entries.'],
    [{ type: 'array', uniqueItems: true }, [1, 1], 'duplicate_items', 'Must not contain duplicates.'],
    [{ type: 'object', minProperties: 1 }, {}, 'too_few_items', 'Must have at least 1 property.'],
    [{ type: 'object', maxProperties: 2 }, { a: 1, b: 2, c: 3 }, 'too_many_items', 'Must have at most 2 properties.'],
    [{ type: 'number', multipleOf: 2 }, 3, 'invalid_format', 'must be multiple of 2.'],
  ])('words %j', (schema, value, code, message) => {
    expect(property(schema, value)).toEqual([{ field: 'it', message, code }]);
  });

  it('tells codes that the contract lists, and no others', () => {
    const listed: string[] = document.components.schemas.DetailCode.enum;
    const schema = { type: 'object', required: ['a'], additionalProperties: false, properties: { n: { type: 'integer', minimum: 3 } } };
    for (const { code } of told(schema, { n: 1, x: 1 })) expect(listed).toContain(code);
  });

  it('writes places as people do', () => {
    const leaf = { type: 'array', items: { type: 'object', properties: { 'a/b~c': { type: 'string' } } } };
    const schema = { type: 'object', properties: { deep: { type: 'object', properties: { list: leaf } } } };
    expect(told(schema, { deep: { list: [{}, { 'a/b~c': 1 }] } })[0]!.field).toBe('deep.list[1].a/b~c');
  });

  it('calls the whole of it (body)', () => {
    expect(told({ type: 'object' }, [])).toEqual([{ field: '(body)', message: 'Must be of type object.', code: 'invalid_type' }]);
  });

  it('names what is missing and what is not known, at any depth', () => {
    const inner = { type: 'object', required: ['a'], properties: { a: {} }, additionalProperties: false };
    expect(told({ type: 'object', properties: { inner } }, { inner: { b: 1 } })).toEqual([
      { field: 'inner.a', message: 'Is required.', code: 'missing_required_field' },
      { field: 'inner.b', message: 'Is unknown.', code: 'unknown_field' },
    ]);
  });

  it('says of what is not known what is said of it where it stands', () => {
    const schema = { type: 'object', properties: { a: { type: 'object', additionalProperties: false } }, additionalProperties: false };
    const messages = told(schema, { x: 1, a: { y: 1 } }, (within, name) => `${name} within (${within}).`);
    expect(messages.map(({ field, message }) => [field, message])).toEqual([
      ['x', 'x within ().'],
      ['a.y', 'y within (a).'],
    ]);
  });

  it('tells what failed within a choice, not that the choice failed', () => {
    const schema = { anyOf: [{ type: 'string' }, { type: 'string', minLength: 2 }] };
    expect(property(schema, 7)).toEqual([{ field: 'it', message: 'Must be of type string.', code: 'invalid_type' }]);
  });

  it('tells that a choice failed when there is nothing else to tell', () => {
    expect(property({ not: { type: 'string' } }, 'x')).toMatchObject([{ field: 'it', code: 'invalid_format' }]);
  });

  it('stops at a hundred', () => {
    const schema = { type: 'array', items: { type: 'string' } };
    expect(told(schema, Array(150).fill(1))).toHaveLength(100);
  });
});
