import { describe, expect, it } from 'vitest';
import { inSameWords } from '../../src/workbench/plain-schemas.ts';

const text = { type: 'string', maxLength: 5 };
const nothing = { type: 'null' };
const record = { $ref: '#/components/schemas/Book' };

/** Two schemas of a property, as they are compared. */
const compared = (one: object, other: object) =>
  inSameWords({ properties: { title: one } }, { properties: { title: other } }).map(
    ({ properties }) => (properties as { title: object }).title,
  );

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
