import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const bin = fileURLToPath(new URL('../../bin', import.meta.url));

let folder: string;
const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-bin-'));
  cpSync(bin, join(folder, 'bin'), { recursive: true });
  for (const path of ['src/app', 'dist/server']) mkdirSync(join(folder, path), { recursive: true });
  write('package.json', '{ "type": "module" }');
  write('src/app/main.ts', 'console.log("the sources" satisfies string);');
  write('dist/server/main.cjs', 'console.log("the build");');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = () => spawnSync(process.execPath, [join(folder, 'bin/tessera.cjs')], { encoding: 'utf8' });

describe('the command tessera runs', () => {
  it('the sources in a checkout, whatever was built of them before', () => {
    expect(run()).toMatchObject({ status: 0, stdout: 'the sources\n', stderr: '' });
  });

  it('the build in a package, which has no sources', () => {
    rmSync(join(folder, 'src'), { recursive: true });
    expect(run()).toMatchObject({ status: 0, stdout: 'the build\n', stderr: '' });
  });
});
