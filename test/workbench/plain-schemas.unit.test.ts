import { describe, expect, it } from 'vitest';
import { inSameWords } from '../../src/workbench/plain-schemas.ts';

const text = { type: 'string', maxLength: 5 };
const nothing = { type: 'null' };
const record = { $ref: '#/components/schemas/Book' };

/** Two schemas of a property, as they are compared. */
const compared = (one: object, other: object) => {
  const document = (title: object) => ({ properties: { title }, components: { schemas: { Book: { type: 'object', maxProperties: 3 } } } });
  return inSameWords(document(one), document(other)).map(({ properties }) => (properties as { title: object }).title);
};

describe('the same set of values', () => {
  const rows: [string, object, object][] = [
    ['a constant', { type: 'string', enum: ['x'] }, { type: 'string', const: 'x' }],
    ['a text or null', { ...text, type: ['string', 'null'] }, { anyOf: [text, nothing] }],
    ['null or a text', { ...text, type: ['string', 'null'] }, { oneOf: [nothing, text] }],
    [
      'a text with bounds beside it, or null',
      { ...text, type: ['string', 'null'] },
      { maxLength: 5, anyOf: [{ type: 'string' }, nothing] },
    ],
    ['a value or null', { type: ['string', 'null'], enum: ['a', null] }, { anyOf: [{ type: 'string', enum: ['a'] }, nothing] }],
    ['one value or null', { type: ['string', 'null'], enum: ['a', null] }, { anyOf: [{ type: 'string', const: 'a' }, nothing] }],
    ['a record or null', { oneOf: [record, nothing] }, { anyOf: [nothing, record] }],
    ['a record or null, written out', { type: ['object', 'null'], maxProperties: 3 }, { oneOf: [record, nothing] }],
    ['a text or a number', { ...text, type: ['string', 'integer'], minimum: 2 }, { anyOf: [text, { type: 'integer', minimum: 2 }] }],
    ['a text alone in a list', text, { allOf: [text] }],
    ['a text in a list beside its bounds', { ...text, pattern: '^a' }, { pattern: '^a', allOf: [text] }],
    ['a reference alone in a list', record, { allOf: [record] }],
    [
      'an object in a list beside its type',
      { type: 'object', properties: {} },
      { type: 'object', allOf: [{ type: 'object', properties: {} }] },
    ],
    ['values without their type', { type: 'string', enum: ['a', 'b'] }, { enum: ['a', 'b'] }],
    ['values of two types', { type: ['string', 'null'], enum: ['a', null] }, { enum: ['a', null] }],
    ['integers above a bound', { type: 'integer', minimum: 1 }, { type: 'integer', exclusiveMinimum: 0 }],
    ['integers or null below a bound', { type: ['integer', 'null'], maximum: 9 }, { type: ['integer', 'null'], exclusiveMaximum: 10 }],
    ['bounds of nothing', text, { ...text, minLength: 0, deprecated: false }],
    ['an open object', { type: 'object' }, { type: 'object', required: [], additionalProperties: {}, minProperties: 0 }],
  ];

  it.each(rows)('is written in the same words: %s', (_what, one, other) => {
    for (const [before, now] of [compared(one, other), compared(other, one)]) expect(now).toEqual(before);
  });
});

describe('another set of values', () => {
  const rows: [string, object, object][] = [
    ['another constant', { type: 'string', enum: ['x'] }, { type: 'string', const: 'y' }],
    ['no null', { ...text, type: ['string', 'null'] }, { anyOf: [text] }],
    ['a shorter text or null', { ...text, type: ['string', 'null'] }, { anyOf: [{ ...text, maxLength: 3 }, nothing] }],
    ['two bounds of one thing', { ...text, type: ['string', 'null'] }, { maxLength: 9, anyOf: [text, nothing] }],
    ['numbers above a bound', { type: 'number', minimum: 1 }, { type: 'number', exclusiveMinimum: 0 }],
    [
      'integers or numbers above a bound',
      { type: ['integer', 'number'], minimum: 1 },
      { type: ['integer', 'number'], exclusiveMinimum: 0 },
    ],
    ['two numbers', { type: ['integer', 'number'] }, { oneOf: [{ type: 'integer' }, { type: 'number' }] }],
    [
      'a closed list beside properties',
      { properties: {}, additionalProperties: false },
      { properties: {}, allOf: [{ additionalProperties: false }] },
    ],
    ['a bound beside another one', { type: 'string', maxLength: 9 }, { maxLength: 9, allOf: [text] }],
    [
      'values or any number',
      { type: ['string', 'integer'], enum: ['a'] },
      { anyOf: [{ type: 'string', enum: ['a'] }, { type: 'integer' }] },
    ],
    ['one of two texts', { ...text, type: ['string', 'null'] }, { anyOf: [text, { type: 'string' }] }],
  ];

  it.each(rows)('stays another one: %s', (_what, one, other) => {
    const [before, now] = compared(one, other);
    expect(now).not.toEqual(before);
  });
});

it('leaves names and data as they are', () => {
  const document = {
    properties: { minLength: { type: 'string', default: { required: [] } } },
    paths: { '/a': { get: { operationId: 'a' } } },
  };
  expect(inSameWords(document, document)).toEqual([document, document]);
});
