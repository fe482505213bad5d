import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operationIds, operations } from '../../src/contract/operations.ts';
import { blocksOf, isPythonCall } from './blocks.ts';
import { type Booted, boot } from './boot.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const client = join(root, 'clients/typescript');

let server: Booted;
let folder: string;
beforeAll(async () => {
  server = await boot();
  folder = mkdtempSync(join(tmpdir(), 'tessera-reference-'));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const read = async (page: string): Promise<string[]> => blocksOf(await (await server.get(page, { Accept: 'text/html' })).text());

/** A call by the client, or what makes the client. */
const isForClient = (block: string): boolean => /^import \{ createClient|\btessera\.\w+\.\w+\(/.test(block) && !isPythonCall(block);

/** The client as its sources, and nothing of Node's. */
const tsconfig = {
  compilerOptions: {
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable', 'dom.asynciterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    moduleDetection: 'force',
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    types: [],
    paths: {
      '@tessera/client': [join(client, 'src/index.ts')],
      '@tessera/client/*': [join(client, 'generated/*/index.ts')],
    },
  },
  include: ['*.ts'],
};

const families = [
  ...new Set(
    operationIds.map((id) => operations[id]).flatMap(({ document, family }) => (document === 'identity' ? [] : [`${document} ${family}`])),
  ),
];

it('shows a call by the TypeScript client for each operation, which compiles', async () => {
  let calls = 0;
  for (const one of families) {
    const [document, family] = one.split(' ') as [string, string];
    const blocks = await read(`/docs/${document === 'platform' ? 'v1' : document}/${family}`);
    const code = blocks.filter(isForClient);
    calls += code.length - 1;
    writeFileSync(join(folder, `${document}-${family}.ts`), code.join('\n'));
  }
  expect(calls).toBe(operationIds.filter((id) => operations[id].document !== 'identity').length);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
  const tsc = join(root, 'node_modules/@typescript/native/bin/tsc');
  const output = await run(process.execPath, [tsc, '--pretty', 'false'], { cwd: folder }).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
  expect(output).toBe('');
});

it('shows none where the client has no such operation', async () => {
  for (const page of ['/docs/identity/oauth', '/docs/v2-preview/tasks']) expect((await read(page)).filter(isForClient)).toEqual([]);
});
