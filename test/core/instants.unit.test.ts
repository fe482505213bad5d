import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearUtc } from '../../src/core/instants.ts';

const two = (value: number) => String(value).padStart(2, '0');

describe('nearUtc', () => {
  it.each([
    ['2026-03-14T09:26:53.589Z'],
    ['2026-03-14T09:26:53.123456+15:59'],
    ['2026-03-14t09:26:53-09:30'],
    ['2026-03-14'],
    ['Atlas +16:00'],
  ])('leaves %s as it is', (text) => {
    expect(nearUtc(text)).toBe(text);
  });

  it.each([
    ['2026-03-14T09:26:53+16:00', '2026-03-13T17:26:53Z'],
    ['2026-03-14T09:26:53.123456-23:59', '2026-03-15T09:25:53.123456Z'],
  ])('makes %s into %s', (text, utc) => {
    expect(nearUtc(text)).toBe(utc);
  });

  it('never changes which instant it is', () => {
    const local = fc.date({ min: new Date('0002-01-01'), max: new Date('9998-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(local, fc.constantFrom('+', '-'), fc.nat(23), fc.nat(59), (date, sign, hours, minutes) => {
        const instant = `${date.toISOString().slice(0, -1)}${sign}${two(hours)}:${two(minutes)}`;
        expect(Date.parse(nearUtc(instant))).toBe(Date.parse(instant));
      }),
    );
  });
});
