import { describe, expect, it } from 'vitest';
import { type IdKind, idAt, idPrefixes, isId, newId } from '../../src/core/ids.ts';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const bits = (id: string): bigint => [...id.slice(4)].reduce((sum, letter) => sum * 32n + BigInt(alphabet.indexOf(letter)), 0n);

describe('newId', () => {
  it('gives each kind its prefix and 26 characters of Crockford base32', () => {
    for (const kind of Object.keys(idPrefixes) as IdKind[]) {
      expect(newId(kind)).toMatch(new RegExp(`^${idPrefixes[kind]}_[0-7][0-9a-hjkmnp-tv-z]{25}$`));
    }
  });

  it('holds a UUIDv7 of the present', () => {
    const before = Date.now();
    const uuid = bits(newId('resource'));
    expect(Number(uuid >> 80n)).toBeGreaterThanOrEqual(before - 1);
    expect(Number(uuid >> 80n)).toBeLessThanOrEqual(Date.now() + 1);
    expect((uuid >> 76n) & 15n).toBe(7n);
    expect((uuid >> 62n) & 3n).toBe(2n);
  });

  it('sorts in the order of creation, also within a millisecond, and never repeats', () => {
    const ids = Array.from({ length: 100_000 }, () => newId('event'));
    expect(ids.every((id, index) => index === 0 || ids[index - 1]! < id)).toBe(true);
  });

  it('stays in order when the clock is set back', (context) => {
    const first = newId('event');
    const real = Date.now;
    context.onTestFinished(() => {
      Date.now = real;
    });
    Date.now = () => real() - 60_000;
    expect(newId('event') > first).toBe(true);
  });
});

describe('idAt', () => {
  it('makes the same id of the same instant and bytes', () => {
    const random = Uint8Array.from([255, 255, 255, 255, 255, 255, 255, 255, 255, 255]);
    expect(idAt('user', 0, random)).toBe('usr_0000000000fzzvzzzzzzzzzzzz');
    expect(bits(idAt('user', Date.UTC(2026, 2, 14), random)) >> 80n).toBe(BigInt(Date.UTC(2026, 2, 14)));
  });
});

describe('isId', () => {
  it('knows its own', () => {
    expect(isId('resource', newId('resource'))).toBe(true);
  });

  it.each([
    ['another kind', newId('user')],
    ['upper case', newId('resource').toUpperCase()],
    ['a letter that Crockford leaves out', 'res_01jq3x5gkz0v7t9n2m4p6r8s1u'],
    ['more than 128 bits', 'res_81jq3x5gkz0v7t9n2m4p6r8s1w'],
    ['too short', 'res_01jq3x5gkz0v7t9n2m4p6r8s1'],
    ['a line break behind', 'res_01jq3x5gkz0v7t9n2m4p6r8s1w\n'],
    ['nothing', ''],
  ])('refuses %s', (_, text) => {
    expect(isId('resource', text)).toBe(false);
  });
});
