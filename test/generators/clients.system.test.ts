import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTessera, type Tessera } from '../../src/testing/index.ts';
import { hint, isSkipped, packages } from './installed.ts';
import { type Generator, generators } from './settings.ts';

const run = promisify(execFile);
const tsc = join(import.meta.dirname, '../../node_modules/@typescript/native/bin/tsc');

/** What a team has that uses these generators: strict, and nothing of ours in sight. */
const tsconfig = {
  compilerOptions: {
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    types: [],
  },
  include: ['programs', ...Object.keys(generators)],
};

describe.skipIf(isSkipped)(`clients by generators that others wrote${hint}`, () => {
  let server: Tessera;
  let folder: string;

  const generate = async (name: string, { command, arguments: words, files = {} }: Generator): Promise<void> => {
    mkdirSync(join(folder, name), { recursive: true });
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
    const PATH = `${dirname(process.execPath)}:${process.env.PATH}`;
    await run(join(packages, '.bin', command), words, { cwd: folder, env: { ...process.env, PATH, CI: '1' }, maxBuffer: 2 ** 26 });
  };

  beforeAll(async () => {
    server = await bootTessera();
    folder = mkdtempSync(join(tmpdir(), 'tessera-generators-'));
    symlinkSync(packages, join(folder, 'node_modules'), 'junction');
    writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
    writeFileSync(join(folder, 'v1.json'), await (await fetch(`${server.url}/openapi/v1.json`)).text());
    cpSync(join(import.meta.dirname, 'programs'), join(folder, 'programs'), { recursive: true });
    await Promise.all(Object.entries(generators).map(([name, generator]) => generate(name, generator)));
  });
  afterAll(async () => {
    await server?.close();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  it('compile', async () => {
    const output = await run(process.execPath, [tsc, '--pretty', 'false'], { cwd: folder, maxBuffer: 2 ** 26 }).then(
      ({ stdout }) => stdout,
      ({ stdout }: { stdout: string }) => stdout,
    );
    expect(output.slice(0, 4000)).toBe('');
  });

  it.each(Object.keys(generators))('create, filter and read: %s', async (name) => {
    const bundle = await rolldown({ input: join(folder, `programs/${name}.ts`), platform: 'node', cwd: folder, logLevel: 'silent' });
    const file = join(folder, `run-${name}.mjs`);
    await bundle.write({ file, format: 'esm', codeSplitting: false });
    await bundle.close();
    const { stdout } = await run(process.execPath, [file, server.url, server.admin.key]);
    // Kubb throws no error for the answer of an error, and hands it over as if it were a record.
    expect(JSON.parse(stdout)).toEqual({ names: ['Beacon'], ...(name === 'kubb' ? {} : { code: 'not_found' }) });
  });
});
