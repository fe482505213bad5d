import { describe, expect, it } from 'vitest';
import { documentsOf, keyedName } from '../../src/core/query/keyed-filters.ts';

describe('the name of a filter by a key', () => {
  it.each([
    ['metadata.color', 'color', 'eq'],
    ['metadata.color_in', 'color', 'in'],
    ['metadata.color[nin]', 'color', 'nin'],
    ['metadata.signed_in[eq]', 'signed_in', 'eq'],
    ['metadata.signed_in_in', 'signed_in', 'in'],
    ['metadata.over_all', 'over_all', 'eq'],
    ['metadata._in', '_in', 'eq'],
    ['metadata.a.b', 'a.b', 'eq'],
    ['metadata.color[]', 'color', ''],
  ])('%s', (name, key, operator) => {
    expect(keyedName(name)).toEqual({ field: 'metadata', key, operator });
  });

  it.each(['metadata', 'metadata.', 'metadata[color]', '.color', 'created_at[gt]'])('is not %s', (name) => {
    expect(keyedName(name)).toBeUndefined();
  });
});

describe('the values that a text stands for', () => {
  const valuesOf = (text: string) => documentsOf('k', [text]).map((document) => JSON.parse(document).k);

  it.each([
    ['red', ['red', ['red']]],
    ['5', ['5', ['5'], 5, [5]]],
    ['-1.5', ['-1.5', ['-1.5'], -1.5, [-1.5]]],
    ['1e+21', ['1e+21', ['1e+21'], 1e21, [1e21]]],
    ['-1.50', ['-1.50', ['-1.50']]],
    ['01234', ['01234', ['01234']]],
    ['1e3', ['1e3', ['1e3']]],
    ['9007199254740993', ['9007199254740993', ['9007199254740993']]],
    ['1e999', ['1e999', ['1e999']]],
    ['Infinity', ['Infinity', ['Infinity']]],
    ['NaN', ['NaN', ['NaN']]],
    ['0x10', ['0x10', ['0x10']]],
    ['', ['', ['']]],
    ['true', ['true', ['true'], true, [true]]],
    ['null', ['null', ['null']]],
  ])('%s', (text, values) => {
    expect(valuesOf(text)).toEqual(values);
  });

  it('stay under their key, whatever it has', () => {
    expect(documentsOf('__proto__', ['x'])).toEqual(['{"__proto__":"x"}', '{"__proto__":["x"]}']);
  });
});
