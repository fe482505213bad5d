import { describe, expect, it } from 'vitest';
import { createSealer } from '../../src/core/sealing.ts';

const sealer = createSealer('a secret of this installation');

/** A sealed text of this form; every seal has another one. */
const fitting = (fits: (sealed: string) => boolean): string => {
  for (;;) {
    const sealed = sealer.seal('tile', 'whk_1');
    if (fits(sealed)) return sealed;
  }
};

describe('createSealer', () => {
  it.each(['', 'Bearer of-the-plant', 'Ünïcode ☃', 'x'.repeat(10_000)])('opens what it sealed', (text) => {
    expect(sealer.open(sealer.seal(text, 'whk_1'), 'whk_1')).toBe(text);
  });

  it('shows nothing of the text, and nothing of two texts being one', () => {
    const [one, two] = [sealer.seal('Bearer of-the-plant', 'whk_1'), sealer.seal('Bearer of-the-plant', 'whk_1')];
    expect(one).not.toBe(two);
    expect(one).toMatch(/^v1\.[\w-]+$/);
    expect(Buffer.from(one.slice(3), 'base64url').includes('plant')).toBe(false);
  });

  it('opens what another node sealed with the same secret, and nobody else does', () => {
    const sealed = sealer.seal('tile', 'whk_1');
    expect(createSealer('a secret of this installation').open(sealed, 'whk_1')).toBe('tile');
    expect(() => createSealer('another secret').open(sealed, 'whk_1')).toThrow();
  });

  it('opens nothing about another record, and nothing that was changed', () => {
    const sealed = sealer.seal('tile', 'whk_1');
    expect(() => sealer.open(sealed, 'whk_2')).toThrow();
    for (const at of [3, 20, sealed.length - 2]) {
      const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`;
      expect(() => sealer.open(changed, 'whk_1')).toThrow();
    }
    expect(() => sealer.open('v1.', 'whk_1')).toThrow();
    expect(() => sealer.open('tile', 'whk_1')).toThrow('Unknown format of a sealed value');
  });

  it.each([
    ['padding', (sealed: string) => `${sealed}=`],
    ['a character that is ignored at the end', (sealed: string) => `${sealed}!`],
    ['one within it', (sealed: string) => `${sealed.slice(0, 20)}.${sealed.slice(20)}`],
    ['white space', (sealed: string) => `${sealed}\n`],
    ['the other alphabet', (sealed: string) => `v1.${sealed.slice(3).replaceAll('-', '+').replaceAll('_', '/')}`],
    ['unused bits', (sealed: string) => `${sealed.slice(0, -1)}${String.fromCharCode(sealed.charCodeAt(sealed.length - 1) + 1)}`],
  ])('opens no other text of the same bytes: %s', (_what, respelled) => {
    const bytes = (text: string) => Buffer.from(text.slice(3), 'base64url').toString('hex');
    // 32 bytes end with unused bits, whose character is one of a few.
    const sealed = fitting((text) => /[-_]/.test(text) && /[AQgw]$/.test(text));
    const other = respelled(sealed);
    expect([bytes(other), other === sealed]).toEqual([bytes(sealed), false]);
    expect(sealer.open(sealed, 'whk_1')).toBe('tile');
    expect(() => sealer.open(other, 'whk_1')).toThrow();
  });
});
