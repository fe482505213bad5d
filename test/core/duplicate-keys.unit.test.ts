import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { duplicateKeyIn } from '../../src/core/duplicate-keys.ts';

const find = (json: string) => duplicateKeyIn(json, JSON.parse(json));

describe('a key that stands twice', () => {
  it.each([
    ['{"a": 1, "a": 1}', 'a'],
    ['{"a": {"b": 1, "c": 2, "b": 3}}', 'a.b'],
    ['[{"a": 1}, {"a": 1, "a": 2}]', '[1].a'],
    ['{"a": [[], [{"b": {"c": 1, "\\u0063": 2}}]]}', 'a[1][0].b.c'],
    ['{"a\\"b": 1, "a\\"b": 2}', 'a"b'],
    ['{"": 1, "": 2}', ''],
    ['{"__proto__": 1, "__proto__": 2}', '__proto__'],
    ['{"x": "\\\\", "a": 1, "a": 2}', 'a'],
    ['{"a": 1, "b": {"a": 1}, "c": ["a", "a", {"a": "a"}], "d": "\\"a\\": 1, \\"a\\": 2"}', undefined],
    ['"a"', undefined],
    ['[]', undefined],
  ])('is found in %s', (json, path) => {
    expect(find(json)).toBe(path);
  });

  it('is never found in what a library wrote, and always where a key is written once more', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), fc.jsonValue(), (value, key, other) => {
        const entry = `${JSON.stringify(key)}: ${JSON.stringify(other)}`;
        expect(find(JSON.stringify(value, null, 1))).toBeUndefined();
        expect(find(`{${entry}, "${key.length}.": [${JSON.stringify(value)}], ${entry}}`)).toBe(key);
      }),
    );
  });

  it('is looked for without a stack that a text could use up', () => {
    const deep = 300_000;
    expect(find(`${'['.repeat(deep)}${']'.repeat(deep)}`)).toBeUndefined();
    expect(find(`${'{"a":'.repeat(deep)}{"b":1,"b":2}${'}'.repeat(deep)}`)).toMatch(/^a(\.a)+…$/);
  });
});
