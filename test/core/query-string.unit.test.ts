import { describe, expect, it } from 'vitest';
import { parametersIn, searchOf } from '../../clients/typescript/src/query.ts';
import { type Parameters, parseQueryString, writeQueryString } from '../../src/core/query/query-string.ts';

const parsed = (search: string) => ({ ...parseQueryString(search) });

describe('parseQueryString', () => {
  it.each<[string, Parameters]>([
    ['title_in=Smith%2C%20John,plain', { title_in: ['Smith, John', 'plain'] }],
    ['title_in=Smith%2c+John', { title_in: ['Smith, John'] }],
    ['title%5Bnin%5D=a,b', { 'title[nin]': ['a', 'b'] }],
    ['title_in=a&title%5fin=b,c', { title_in: ['a', 'b', 'c'] }],
    ['title_in=', { title_in: [] }],
    ['title_in', { title_in: [] }],
    ['title_in=,', { title_in: ['', ''] }],
    ['title_in=a&title_in=', { title_in: ['a'] }],
    ['title=Smith,%20John', { title: 'Smith, John' }],
    ['limit=1&limit=2', { limit: ['1', '2'] }],
    ['name=a=b&&flag', { name: 'a=b', flag: '' }],
    ['name=%', { name: '%' }],
    ['', {}],
  ])('reads ?%s', (search, parameters) => {
    expect(parsed(search)).toEqual(parameters);
  });

  it('takes __proto__ for a name like any other', () => {
    expect(Object.entries(parseQueryString('__proto__=x'))).toEqual([['__proto__', 'x']]);
  });
});

describe('a query string', () => {
  const written: Parameters = { title_in: ['a,b', 'ü & +', ''], 'title[nin]': [], sort: ['title:asc'], name: 'x, y', after: '' };

  it('is parsed to what was written, by the server and by the client', () => {
    for (const search of [writeQueryString(written), searchOf(written)]) {
      expect(parsed(search)).toEqual(written);
      expect(parametersIn(`/v1/resources?${search}`)).toEqual(written);
    }
  });

  it('has one empty text as two, because nothing is the empty list', () => {
    for (const search of [writeQueryString({ title_in: [''] }), searchOf({ title_in: [''] })]) {
      expect(new Set(parsed(search).title_in)).toEqual(new Set(['']));
    }
  });
});
