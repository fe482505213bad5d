import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { difference, write } from '../../src/codegen/files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-files-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('writes a folder that is not there yet, and then exactly what it should have', () => {
  const generated = join(folder, 'generated');
  expect(difference(generated, new Map([['a/b.ts', 'b']]))).toEqual({ changed: ['a/b.ts'], surplus: [] });
  write(
    generated,
    new Map([
      ['a/b.ts', 'b'],
      ['c.ts', 'c'],
    ]),
  );
  write(generated, new Map([['a/b.ts', 'B']]));
  expect(readdirSync(generated, { recursive: true }).sort()).toEqual(['a', 'a/b.ts']);
  expect(readFileSync(join(generated, 'a/b.ts'), 'utf8')).toBe('B');
});
