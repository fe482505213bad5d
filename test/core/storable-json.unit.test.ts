import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRoundedByParsing, parseExactly, unstorableIn, writeExactly } from '../../src/core/storable-json.ts';

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
    expect(unstorableIn(value)).toEqual({ field, message: expect.stringContaining('U+0000') });
  });

  it('refuses what is nested too deep, however deep that is', () => {
    for (const levels of [101, 200_001])
      expect(unstorableIn(nested(levels))).toEqual({
        field: expect.stringMatching(/^\[0\]\.a/),
        message: expect.stringContaining('100 levels'),
      });
  });
});

describe('parseExactly and writeExactly', () => {
  it.each(['{"a":[12345678901234567890,-9007199254740993]}', '[9007199254740991,1.5,"12345678901234567890",null]', '{"id":"1e4"}'])(
    '%s comes back as it was',
    (json) => {
      expect(writeExactly(parseExactly(json))).toBe(json);
    },
  );

  it.each(['1e400', '-1e400'])('%s stays what no double keeps', (json) => {
    const value = { n: parseExactly(json) };
    expect(parseExactly(writeExactly(value))).toEqual(value);
    expect(unstorableIn(value)).toMatchObject({ field: 'n' });
  });

  it('what no double would have rounded is a number', () => {
    expect(parseExactly('[9007199254740992, 1e21, 1.5]')).toEqual([9007199254740992, 1e21, 1.5]);
  });
});

describe('isRoundedByParsing', () => {
  it.each([
    '12345678901234567890',
    '[-9007199254740993]',
    '{"a":"12345678901234567890","b":[1.5,12345678901234567]}',
    '{"a\\"1":"\\\\","b":9007199254740993}',
    '["1234567890123456 1234567890123456",12345678901234567]',
  ])('tells that it changes an integer in %s', (json) => {
    expect(isRoundedByParsing(json)).toBe(true);
    expect(writeExactly(parseExactly(json))).toBe(json);
  });

  it.each([
    '9007199254740992',
    '1152921504606846976',
    '"12345678901234567890"',
    '{"12345678901234567890":"a\\"12345678901234567890"}',
    '[0.12345678901234567890,1.12345678901234567,12345678901234567.5]',
    '[12345678901234567e3,1e-12345678901234567,1e+12345678901234567,1E12345678901234567]',
    '[1e400,-0,0.1e1]',
  ])('and that %s has none that changes', (json) => expect(isRoundedByParsing(json)).toBe(false));

  it('agrees with a parser that passes on what was written', () => {
    const digits = fc.stringMatching(/^[1-9]\d{13,19}$/);
    const number = fc.tuple(fc.constantFrom('', '-'), digits, fc.constantFrom('', '', '.5', 'e3', 'E-3')).map((parts) => parts.join(''));
    const value = fc.oneof(
      number,
      digits.map((text) => `"${text}, ${text}"`),
      fc.constantFrom('[]', 'true', '{"1234567890123456789": 1}'),
    );
    const blank = fc.constantFrom('', ' ', '\n', '\t');
    const list = fc.array(
      fc.tuple(blank, value, blank).map((parts) => parts.join('')),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(list, blank, (values, space) => {
        const json = `[${[...values, `{"a":${space}${values[0] ?? 1}}`].join()}]`;
        let isRounded = false;
        JSON.parse(json, ((_key: string, one: unknown, { source }: { source?: string }) => {
          if (typeof one === 'number' && /^-?\d+$/.test(source!) && String(one) !== source && BigInt(one) !== BigInt(source!))
            isRounded = true;
        }) as never);
        expect(isRoundedByParsing(json)).toBe(isRounded);
      }),
    );
  });
});
