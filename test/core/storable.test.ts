import { describe, expect, it } from 'vitest';
import { unstorableIn } from '../../src/core/storable.ts';

const nested = (levels: number): unknown => {
  let value: unknown = 'bottom';
  for (let level = 0; level < levels; level += 1) value = level % 2 ? { a: value } : [value];
  return value;
};

describe('unstorableIn', () => {
  it.each([[undefined], [null], [7], [true], [''], ['😀'], [{}], [{ a: ['b', { c: null }] }], [nested(100)]])(
    'finds nothing in %j',
    (value) => {
      expect(unstorableIn(value)).toBeUndefined();
    },
  );

  it.each<[unknown, string]>([
    [{ name: 'a\0' }, 'name'],
    [{ name: 'fine', tags: ['x', '\ud800'] }, 'tags[1]'],
    [{ metadata: { deep: { down: '\udfff' } } }, 'metadata.deep.down'],
    [{ metadata: { 'a\0b': 1 } }, 'metadata.a\uFFFDb'],
    [{ metadata: { '\ud800': 1 } }, 'metadata.\uFFFD'],
  ])('names the place in %j', (value, field) => {
    expect(unstorableIn(value)).toEqual({ field, message: expect.stringContaining('zero character') });
  });

  it('refuses what is nested too deep, however deep that is', () => {
    for (const levels of [101, 200_001])
      expect(unstorableIn(nested(levels))).toEqual({
        field: expect.stringMatching(/^\[0\]\.a/),
        message: expect.stringContaining('100 levels'),
      });
  });
});
