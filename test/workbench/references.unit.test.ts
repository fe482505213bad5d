import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withPackageReferences } from '../../src/workbench/references.ts';

const own = process.cwd();
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'tessera-references-')));
beforeAll(() => {
  mkdirSync(join(folder, 'openapi/shared'), { recursive: true });
  writeFileSync(join(folder, 'openapi/shared/scalars.yaml'), '');
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(own);
  rmSync(folder, { recursive: true });
});

const text = (path: string) => `schema: {$ref: '${path}#/schemas/Name'}`;
const placed = (path: string) => withPackageReferences('openapi/platform/shelves.yaml', text(path), ['openapi/platform/books.yaml']);

it('leaves references to files that the project has, or will have', () => {
  expect(placed('../shared/scalars.yaml')).toBe(text('../shared/scalars.yaml'));
  expect(placed('books.yaml')).toBe(text('books.yaml'));
});

it('leads others to the package', () => {
  expect(placed('users.yaml')).toBe(text(relative(join(folder, 'openapi/platform'), join(own, 'openapi/platform/users.yaml'))));
});
