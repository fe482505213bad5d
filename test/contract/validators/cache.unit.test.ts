import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keep } from '../../../src/contract/validators/cache.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'validators-'));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

describe('the cache of validators', () => {
  it('has a whole folder, and nothing else', () => {
    keep(join(place, 'cache/state'), { a: '1', b: '2' });
    expect(readdirSync(join(place, 'cache'))).toEqual(['state']);
    expect(readdirSync(join(place, 'cache/state')).sort()).toEqual(['a.cjs', 'b.cjs']);
  });

  it('keeps the folder of the first of several processes, which others are reading', () => {
    keep(join(place, 'state'), { a: 'first' });
    keep(join(place, 'state'), { a: 'second' });
    expect(readFileSync(join(place, 'state/a.cjs'), 'utf8')).toBe('first');
    expect(readdirSync(place)).toEqual(['state']);
  });

  it('leaves nothing of what could not be written', () => {
    expect(() => keep(join(place, 'state'), { 'no/folder': '1' })).toThrow('ENOENT');
    expect(readdirSync(place)).toEqual([]);
  });
});
