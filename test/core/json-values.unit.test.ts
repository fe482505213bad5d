import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasMoreValues, valuesIn } from '../../src/core/json-values.ts';

const count = (value: unknown): number =>
  typeof value === 'object' && value !== null ? Object.values(value).reduce((sum: number, one) => sum + count(one), 1) : 1;

it('counts the values of any JSON, however it is written', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, spaces) => {
      const json = JSON.stringify(value, undefined, spaces);
      const values = count(value);
      expect(valuesIn(json)).toBe(values);
      expect([hasMoreValues(json, values), hasMoreValues(json.padEnd(2 * values), values - 1)]).toEqual([false, true]);
    }),
  );
});
