import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operationIds, operations } from '../../src/contract/operations.ts';
import { blocksOf, type Program, typescriptPrograms } from './blocks.ts';
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

const pages = operationIds
  .map((operationId) => ({ operationId, ...operations[operationId] }))
  .filter(({ document }) => document !== 'identity')
  .map(({ document, tag, operationId }) => `/docs/${document === 'platform' ? 'v1' : document}/${tag}/${operationId}`);

it('shows a program with the TypeScript client for each operation, which compiles', async () => {
  for (const page of pages) {
    const programs = typescriptPrograms(await read(page));
    expect([page, programs.length]).toEqual([page, 1]);
    const [{ setup, call }] = programs as [Program];
    writeFileSync(join(folder, `${page.split('/').at(-1)}.ts`), `${setup}\n\n${call}`);
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
  const tsc = join(root, 'node_modules/@typescript/native/bin/tsc');
  const output = await run(process.execPath, [tsc, '--pretty', 'false'], { cwd: folder }).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
  expect(output).toBe('');
});

it('shows none where the client has no such operation', async () => {
  for (const page of ['/docs/identity/oauth/token', '/docs/v2-preview/users/listUsers']) {
    const blocks = await read(page);
    expect(blocks.length).toBeGreaterThan(0);
    expect(typescriptPrograms(blocks)).toEqual([]);
  }
});
