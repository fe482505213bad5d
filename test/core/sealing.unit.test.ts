import { describe, expect, it } from 'vitest';
import { createSealer } from '../../src/core/sealing.ts';

const sealer = createSealer('a secret of this installation');

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
});
