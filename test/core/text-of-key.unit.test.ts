import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textOfKey } from '../../src/core/text-of-key.ts';

describe('the text that an object has under a key', () => {
  it('is the one that a parser finds, wherever it stands in the text', () => {
    const object = fc.record({ id: fc.string(), before: fc.jsonValue(), body: fc.jsonValue() });
    fc.assert(
      fc.property(object, fc.constantFrom(undefined, 2), fc.boolean(), (given, space, isFirst) => {
        const { id, ...others } = given;
        const json = JSON.stringify(isFirst ? { id, ...others } : { ...others, id }, null, space);
        expect(textOfKey(json, 'id')).toBe(id);
      }),
    );
  });

  it.each([
    ['{"body": {"id": "inside"}, "id": "own"}', 'own'],
    ['{"type": "id", "id" : "own"}', 'own'],
    ['{"id": 7}', undefined],
    ['{"id": {"id": "inside"}}', undefined],
    ['{"type": "id"}', undefined],
    ['[["id"]]', undefined],
    ['["id", "own"]', undefined],
    ['{"id": "\\x"}', undefined],
    ['{"id": "cut', undefined],
    ['{"id"', undefined],
    ['"id"', undefined],
    ['', undefined],
  ])('%s: %s', (json, text) => {
    expect(textOfKey(json, 'id')).toBe(text);
  });
});
