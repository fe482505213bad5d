import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordOf } from '../../bin/current-build.cjs';

const bin = fileURLToPath(new URL('../../bin', import.meta.url));
const files = ['src/app/main.ts', 'src/core/ids.ts'];

/** A time without fractions, which can be set back exactly. */
const longAgo = 1_000_000_000;

let folder: string;
const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-bin-'));
  cpSync(bin, join(folder, 'bin'), { recursive: true });
  for (const path of ['src/app', 'src/core', 'dist/server', 'node_modules/rolldown']) mkdirSync(join(folder, path), { recursive: true });
  write('package.json', '{ "type": "module" }');
  write('src/app/main.ts', 'console.log("the sources" satisfies string);');
  write('src/core/ids.ts', 'export const one = 1;');
  utimesSync(join(folder, 'src/core/ids.ts'), longAgo, longAgo);
  write('dist/server/main.cjs', 'console.log("the build");');
  write('dist/server/sources.json', JSON.stringify(recordOf(folder, files)));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const start = (program: string, env: Record<string, string>) =>
  spawnSync(process.execPath, [join(folder, `bin/${program}.cjs`)], { encoding: 'utf8', env: { ...process.env, ...env } });

/** What runs, and what is said about it. */
const run = (mode = 'development') => {
  const { stdout, stderr } = start('tessera', { TESSERA_MODE: mode });
  return { ran: stdout.trim(), told: stderr };
};

const withoutPackages = () => rmSync(join(folder, 'node_modules'), { recursive: true });
const howToInstall = expect.stringContaining('run `npm ci --include=dev`');

const warned = expect.stringContaining('no build of these sources');

describe('the command line runs', () => {
  it.each(['development', 'production'])('the build that is made of the sources here, in %s', (mode) => {
    expect(run(mode)).toEqual({ ran: 'the build', told: '' });
  });

  it.each([
    ['edited', () => write('src/core/ids.ts', 'export const one = 2;')],
    [
      'edited by somebody who set its time back',
      () => {
        write('src/core/ids.ts', 'export const one = 2;');
        utimesSync(join(folder, 'src/core/ids.ts'), longAgo, longAgo);
      },
    ],
    ['removed', () => rmSync(join(folder, 'src/core/ids.ts'))],
  ])('the sources when one of them was %s since, which production says', (_what, change) => {
    change();
    expect(run()).toEqual({ ran: 'the sources', told: '' });
    expect(run('production')).toEqual({ ran: 'the sources', told: warned });
  });

  it('the build when a source was written again as it was', () => {
    write('src/core/ids.ts', 'export const one = 1;');
    expect(run('production')).toEqual({ ran: 'the build', told: '' });
  });

  it('the sources where nothing is built', () => {
    rmSync(join(folder, 'dist'), { recursive: true });
    expect(run()).toEqual({ ran: 'the sources', told: '' });
    expect(run('production')).toEqual({ ran: 'the sources', told: warned });
  });

  it('the build of a package, which has no sources', () => {
    rmSync(join(folder, 'src'), { recursive: true });
    expect(run('production')).toEqual({ ran: 'the build', told: '' });
  });

  it('the build without the packages that made it', () => {
    withoutPackages();
    expect(run('production')).toEqual({ ran: 'the build', told: '' });
  });

  it('nothing where neither a build nor the packages for the sources are there, and says what is missing', () => {
    withoutPackages();
    rmSync(join(folder, 'dist'), { recursive: true });
    expect(start('tessera', {})).toMatchObject({ status: 1, stdout: '', stderr: howToInstall });
  });
});

describe('a build', () => {
  const build = (script: string) => start('build', { npm_lifecycle_event: script });
  beforeEach(() => write('build.ts', 'console.log("all is built" satisfies string);'));

  it.each(['build', 'prepare'])('is made by npm run %s', (script) => {
    expect(build(script)).toMatchObject({ status: 0, stdout: 'all is built\n', stderr: '' });
  });

  it('needs the development packages, without which an installation goes on', () => {
    withoutPackages();
    expect(build('build')).toMatchObject({ status: 1, stdout: '', stderr: howToInstall });
    expect(build('prepare')).toMatchObject({ status: 0, stdout: '', stderr: howToInstall });
  });

  it('is in a package, where there is nothing to make it of', () => {
    rmSync(join(folder, 'build.ts'));
    withoutPackages();
    expect(build('prepare')).toMatchObject({ status: 0, stdout: '', stderr: '' });
  });
});
