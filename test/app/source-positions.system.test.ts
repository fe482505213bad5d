import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sourceOf } from '../../src/app/source-positions.ts';

const positions = fileURLToPath(new URL('../../src/app/source-positions.ts', import.meta.url));

const main = `// Two lines before the first statement,
// and types that take columns away.
import { showSourcePositions } from ${JSON.stringify(positions)};
import { divide } from './divide.ts';
showSourcePositions();
type Answer = { told: string };
const answer: Answer = { told: 'nothing' };
try {
  divide(1, 0);
} catch (error) {
  console.log((error as Error).stack, answer.told);
}
`;
const divide = `export interface Unused { one: 1 }

/** Divides. */
export const divide = (one: number, by: number): number => {
  if (by === 0) throw new RangeError('by zero');
  return one / by;
};
`;

let folder: string;
beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'tessera-positions-')));
  writeFileSync(join(folder, 'main.ts'), main);
  writeFileSync(join(folder, 'divide.ts'), divide);
  const bundle = await rolldown({ cwd: folder, input: './main.ts', platform: 'node' });
  const minify = { compress: false, mangle: false, codegen: { removeWhitespace: true } } as const;
  await bundle.write({ file: join(folder, 'built/main.cjs'), format: 'cjs', sourcemap: true, minify });
  await bundle.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a stack trace of the build names the lines and columns of the sources', () => {
  const { stdout } = spawnSync(process.execPath, [join(folder, 'built/main.cjs')], { encoding: 'utf8' });
  const [message, first, second] = stdout.split('\n');
  expect(message).toBe('RangeError: by zero');
  expect(first).toBe(`    at divide (${folder}/divide.ts:5:23)`);
  expect(second).toContain(`${folder}/main.ts:9:3`);
  expect(stdout).toContain('node:internal');
});

it('finds for every position of a build what Node finds', () => {
  const map = JSON.parse(readFileSync(join(folder, 'built/main.cjs.map'), 'utf8')) as SourceMapPayload;
  const byNode = new SourceMap(map);
  const built = readFileSync(join(folder, 'built/main.cjs'), 'utf8').split('\n');
  let found = 0;
  for (const [line, text] of built.entries())
    for (let column = 1; column <= text.length; column += 1) {
      const expected = byNode.findEntry(line, column - 1);
      const source = sourceOf(map, line + 1, column);
      if (!('originalSource' in expected) || expected.originalSource === undefined) continue;
      if (expected.generatedLine !== line) {
        expect(source).toBeUndefined();
        continue;
      }
      found += 1;
      expect(source).toEqual({ source: expected.originalSource, line: expected.originalLine + 1, column: expected.originalColumn + 1 });
    }
  expect(found).toBeGreaterThan(200);
});
