import { describe, expect, it } from 'vitest';
import { valueAt, withValueAt } from '../../src/core/json-pointer.ts';

const value = { a: [{ 'b/c': 1 }, null], '~': { '': 2 } };

describe('valueAt', () => {
  it.each([
    ['/a/0/b~1c', 1],
    ['/~0/', 2],
    ['/a/1', null],
    ['/a/2', undefined],
    ['/a/00', undefined],
    ['/a/length', undefined],
    ['/constructor', undefined],
    ['/a/1/b', undefined],
  ])('%s', (pointer, found) => {
    expect(valueAt(value, pointer)).toEqual(found);
  });
});

describe('withValueAt', () => {
  it.each<[string, unknown]>([
    ['/a/1', { ...value, a: [{ 'b/c': 1 }, 7] }],
    ['/a/2', { ...value, a: [{ 'b/c': 1 }, null, 7] }],
    ['/d', { ...value, d: 7 }],
    ['/a/0/b~1c', { ...value, a: [{ 'b/c': 7 }, null] }],
    ['/a/3', undefined],
    ['/a/x', undefined],
    ['/d/e', undefined],
    ['/a/1/x', undefined],
    ['/constructor/name', undefined],
  ])('%s', (pointer, changed) => {
    const before = structuredClone(value);
    expect(withValueAt(value, pointer, 7)).toEqual(changed);
    expect(value).toEqual(before);
  });

  it('makes `__proto__` an ordinary property', () => {
    const changed = withValueAt({}, '/__proto__', { polluted: true }) as { polluted?: boolean };
    expect(Object.keys(changed)).toEqual(['__proto__']);
    expect(changed.polluted).toBeUndefined();
  });
});
