import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** What the sources of a copy need. */
const sources = ['codegen.ts', 'package.json', 'openapi', 'graphql', 'src', 'clients', 'examples'];

/** What codegen writes. */
const written = ['generated', 'clients/typescript/generated', 'clients/python/tessera.py', 'examples/graphql-page/src/gql'];

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'tessera-from-nothing-'));
  const isSource = (path: string) => !['node_modules', 'dist'].includes(basename(path));
  for (const part of sources) cpSync(join(root, part), join(copy, part), { recursive: true, filter: isSource });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const part of written) rmSync(join(copy, part), { recursive: true, force: true });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The text of each file, by its path. */
const filesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [join(parentPath, name).slice(folder.length), readFileSync(join(parentPath, name), 'utf8')]),
  );

it('all that is generated is made of the sources alone, and is what is committed', async () => {
  await promisify(execFile)(process.execPath, ['codegen.ts'], { cwd: copy });
  for (const part of written.filter((one) => !one.endsWith('.py'))) {
    const [own, made] = [filesIn(join(root, part)), filesIn(join(copy, part))];
    expect(Object.keys(made).sort(), part).toEqual(Object.keys(own).sort());
    expect(
      Object.keys(own).filter((file) => made[file] !== own[file]),
      part,
    ).toEqual([]);
  }
  expect(readFileSync(join(copy, 'clients/python/tessera.py'), 'utf8')).toBe(readFileSync(join(root, 'clients/python/tessera.py'), 'utf8'));
});

it('what no document can be published of is refused, with its file and line', async () => {
  const file = join(copy, 'openapi/platform/resources.yaml');
  const text = readFileSync(file, 'utf8');
  const status = "      status: {$ref: '#/schemas/ResourceStatus', x-filter: true, x-sort: true}\n";
  const update = "      update: {type: [string, 'null'], enum: [all, null], description: What to update., examples: [all]}\n";
  writeFileSync(file, text.replace(status, `${status}${update}`));
  const line = text.split('\n').indexOf(status.trimEnd()) + 2;
  await expect(promisify(execFile)(process.execPath, ['codegen.ts'], { cwd: copy })).rejects.toThrow(
    `openapi/platform/resources.yaml:${line}: The values without null would be named ResourceUpdate, which is already a different schema.`,
  );
});
