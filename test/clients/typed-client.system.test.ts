import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../', import.meta.url));
const program = fileURLToPath(new URL('program.ts', import.meta.url));
const tool = (path: string) => join(root, 'node_modules', path);

/** A client's own compiler settings: strict, and nothing of ours in sight. */
const tsconfig = {
  compilerOptions: {
    target: 'es2024',
    lib: ['es2024', 'dom'],
    module: 'nodenext',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    verbatimModuleSyntax: true,
    types: ['node'],
  },
  include: ['*.ts'],
};

/** The program with one thing wrong: file name, what stands there, what stands there instead, what the compiler says. */
const mistakes: [file: string, right: string, wrong: string, complaint: RegExp][] = [
  ['body-property', "type: 'chart'", "typ: 'chart'", /typ.*does not exist/],
  ['body-value', "status: 'active', metadata", "status: 'asleep', metadata", /"asleep".*is not assignable/],
  ['body-required', '{ name, type', '{ type', /'name' is missing/],
  ['parameter-value', "status: 'active', fields", "status: 'asleep', fields", /"asleep".*is not assignable/],
  ['sort', "sort: ['name:desc']", "sort: ['metadata:desc']", /"metadata:desc".*is not assignable/],
  ['answer-property', 'updated.data.description', 'updated.data.summary', /'summary' does not exist/],
  ['path', "'/v1/resources/{resource_id}/events'", "'/v1/resources/{resource_id}/freeze'", /freeze.*is not assignable/],
  ['path-parameter', 'path: { resource_id: id }', 'path: { id }', /'resource_id' is missing/],
];

let tessera: Tessera;
let folder: string;

const compile = async (): Promise<string> => {
  const tsc = tool('@typescript/native/bin/tsc');
  return run(process.execPath, [tsc, '--project', folder, '--pretty', 'false']).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
};

const complaints = (output: string, file: string): string => {
  const lines = output.split('\n');
  const first = lines.findIndex((line) => line.includes(`/${file}.ts(`));
  if (first < 0) return '';
  const next = lines.findIndex((line, index) => index > first && /^\S/.test(line));
  return lines.slice(first, next < 0 ? undefined : next).join(' ');
};

beforeAll(async () => {
  tessera = await bootTessera();
  folder = mkdtempSync(join(tmpdir(), 'tessera-client-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const published = await fetch(`${tessera.url}/openapi/v1.json`);
  writeFileSync(join(folder, 'v1.json'), await published.text());
  await run(process.execPath, [tool('openapi-typescript/bin/cli.js'), 'v1.json', '--output', 'v1.ts'], { cwd: folder });
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
  copyFileSync(program, join(folder, 'program.ts'));
});
afterAll(async () => {
  await tessera?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a program written with openapi-fetch and the published contract alone', () => {
  it('compiles against the types made from the document, and not with a mistake in it', async () => {
    const text = readFileSync(program, 'utf8');
    for (const [file, right, wrong] of mistakes) {
      expect(text, file).toContain(right);
      writeFileSync(join(folder, `${file}.ts`), text.replace(right, wrong));
    }
    const output = await compile();
    expect(complaints(output, 'program')).toBe('');
    for (const [file, , , complaint] of mistakes) expect(complaints(output, file), `${file}\n${output}`).toMatch(complaint);
  });

  it('creates, filters, updates, archives and deletes resources', async () => {
    const { stdout } = await run(process.execPath, [join(folder, 'program.ts'), tessera.url, tessera.admin.key]);
    expect(JSON.parse(stdout)).toEqual({
      listed: ['Compass', 'Atlas'],
      updated: ['Rivers first.', { drawn: true }],
      stale: 'version_mismatch',
      archived: 'archived',
      active: ['Atlas', 'Compass'],
      events: ['RESOURCE_CREATED', 'RESOURCE_UPDATED'],
      deleted: 204,
      gone: 'not_found',
    });
    expect((await tessera.events()).map((event) => event.split(' ')[0])).toEqual([
      'RESOURCE_CREATED',
      'RESOURCE_CREATED',
      'RESOURCE_CREATED',
      'RESOURCE_UPDATED',
      'RESOURCE_UPDATED',
      'RESOURCE_DELETED',
    ]);
  });
});
