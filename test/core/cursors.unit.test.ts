import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../src/core/errors.ts';
import { sealedCursors } from '../../src/core/query/cursors.ts';

const cursors = sealedCursors('a secret')('acc_1');
const seed = 20_260_314;
const position = fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.boolean(), fc.constant(null)), { maxLength: 6 });

const refusal = (open: () => unknown) => {
  try {
    open();
  } catch (error) {
    return error as ServiceError;
  }
  throw new Error('It was opened.');
};

describe('sealedCursors', () => {
  it('opens what it sealed, whatever the position and the list', () => {
    fc.assert(
      fc.property(position, fc.string(), (place, about) => {
        expect(cursors.open(cursors.seal(place, about), about)).toEqual(place);
      }),
      { seed },
    );
  });

  it('seals in the characters that the contract allows', () => {
    fc.assert(
      fc.property(position, (place) => {
        expect(cursors.seal(place, 'a list')).toMatch(/^[A-Za-z0-9_.-]+$/);
      }),
      { seed },
    );
  });

  it('gives one position of one list one cursor, on every node that shares the secret', () => {
    expect(sealedCursors('a secret')('acc_1').seal(['Atlas', 'res_1'], 'a list')).toBe(cursors.seal(['Atlas', 'res_1'], 'a list'));
  });

  it('gives a position that is sealed anew another cursor each time, which opens as that position', () => {
    const made = Array.from({ length: 20 }, () => cursors.sealAnew(['Atlas', 64], 'a list'));
    expect(new Set(made).size).toBe(20);
    for (const cursor of made) expect(cursors.open(cursor, 'a list')).toEqual(['Atlas', 64]);
  });

  it('shows nobody what the position is', () => {
    const cursor = cursors.seal(['Atlas', 64], 'a list');
    for (const encoding of ['base64url', 'hex', 'latin1'] as const)
      expect(Buffer.from(cursor, encoding).toString('latin1')).not.toMatch(/Atlas|64/);
  });

  it('refuses every change of a single character', () => {
    const cursor = cursors.seal(['2026-03-14T09:26:53.589Z', 'res_1'], 'a list');
    for (let at = 0; at < cursor.length; at += 1) {
      const changed = `${cursor.slice(0, at)}${cursor[at] === 'A' ? 'B' : 'A'}${cursor.slice(at + 1)}`;
      expect(refusal(() => cursors.open(changed, 'a list'))).toBeInstanceOf(ServiceError);
    }
  });

  const good = cursors.seal([1], 'a list');
  it.each([
    ['of another list', good, 'another list'],
    ['sealed with another secret', sealedCursors('another secret')('acc_1').seal([1], 'a list'), 'a list'],
    ['of another account', sealedCursors('a secret')('acc_2').seal([1], 'a list'), 'a list'],
    ['with something behind it', `${good}.x`, 'a list'],
    ['with another letter', `${good}A`, 'a list'],
    ['padded', `${good}==`, 'a list'],
    ['cut off', good.slice(0, -1), 'a list'],
    ['without its position', good.slice(0, 22), 'a list'],
    ['without its signature', good.slice(22), 'a list'],
    ['that is none', 'x', 'a list'],
    ['that is empty', '', 'a list'],
  ])('refuses a cursor %s', (_what, cursor, about) => {
    const error = refusal(() => cursors.open(cursor, about));
    expect(error).toMatchObject({ code: 'invalid_cursor', status: 400, details: [{ field: 'after', code: 'invalid_format' }] });
    expect(error.message).not.toContain('secret');
  });
});
