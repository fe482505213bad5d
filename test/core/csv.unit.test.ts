import { describe, expect, it } from 'vitest';
import { csvLine } from '../../src/core/csv.ts';

describe('a line of CSV', () => {
  it.each([
    ['a text as it is', 'Draw the map', 'Draw the map'],
    ['a comma', 'a,b', '"a,b"'],
    ['quotation marks', 'the "map"', '"the ""map"""'],
    ['a line feed', 'a\nb', '"a\nb"'],
    ['a carriage return', 'a\rb', '"a\rb"'],
    ['null', null, ''],
    ['what is missing', undefined, ''],
    ['a number', -12.5, '-12.5'],
    ['a truth value', false, 'false'],
    ['a list', ['a', 'b'], '"[""a"",""b""]"'],
    ['an object', { a: 1 }, '"{""a"":1}"'],
  ])('has %s', (_what, value, text) => {
    expect(csvLine([value])).toBe(`${text}\r\n`);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', ' =1', '\u00a0=1', '\u200b=1', '\ufeff=1', '＝1', '＋1', '－1', '＠x'])(
    'has %j as a text, and no formula',
    (formula) => {
      expect(csvLine([formula])).toBe(`'${formula}\r\n`);
    },
  );

  it.each(['\r=1', '\n=1', '\nx'])('has %j as a text, and no formula', (formula) => {
    expect(csvLine([formula])).toBe(`"'${formula}"\r\n`);
  });

  it.each(['a=1', 'a -1', '1-1'])('has %j as it is', (text) => {
    expect(csvLine([text])).toBe(`${text}\r\n`);
  });

  it('has all values in their order', () => {
    expect(csvLine(['a', null, 1])).toBe('a,,1\r\n');
  });
});
