import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../src/core/canonical-json.ts';

const backwards = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).reverse()) : value;

describe('the one spelling of a JSON value', () => {
  it('does not depend on the order of keys, at any depth', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const turned: unknown = JSON.parse(JSON.stringify(value, backwards));
        expect(canonicalJson(turned)).toBe(canonicalJson(value));
      }),
    );
  });

  it('tells lists in another order, texts from numbers, and integers beyond a double apart', () => {
    const apart = [[1, 2], [2, 1], ['1', 2], { 1: 2 }, null, [], {}, 9007199254740993n, 9007199254740992n];
    expect(new Set(apart.map(canonicalJson)).size).toBe(apart.length);
  });

  it('keeps a key that objects have by themselves', () => {
    expect(canonicalJson(JSON.parse('{"b": 1, "__proto__": {"a": 2}}'))).toBe('{"__proto__":{"a":2},"b":1}');
  });
});
