import { mkdirSync, mkdtempSync, readFileSync, readlinkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const { linkProject } = createRequire(import.meta.url)('../../bin/link.cjs') as {
  linkProject: (folder: string, platform: string) => void;
};

const folder = mkdtempSync(join(tmpdir(), 'tessera-link-'));
afterAll(() => rmSync(folder, { recursive: true }));

const project = (name: string): { at: string; platform: string } => {
  const at = join(folder, name);
  const platform = join(at, 'node_modules/@tessera/platform');
  for (const place of ['generated', 'src/families', 'src/versions', 'clients/typescript/generated', 'node_modules/@tessera/platform/src'])
    mkdirSync(join(at, place), { recursive: true });
  writeFileSync(join(at, 'generated/ids.ts'), name);
  return { at, platform };
};

it('leads from an installed package to the project, wherever both are moved', () => {
  const { at, platform } = project('acme');
  linkProject(at, platform);
  linkProject(at, platform);
  expect(readFileSync(join(platform, 'generated/ids.ts'), 'utf8')).toBe('acme');
  const moved = join(folder, 'moved');
  renameSync(at, moved);
  expect(readFileSync(join(moved, 'node_modules/@tessera/platform/generated/ids.ts'), 'utf8')).toBe('acme');
});

it('leads to another project after it was used for one', () => {
  const [first, second] = [project('first'), project('second')];
  linkProject(first.at, first.platform);
  linkProject(second.at, first.platform);
  expect(readFileSync(join(first.platform, 'generated/ids.ts'), 'utf8')).toBe('second');
  expect(readlinkSync(join(first.platform, 'src/families'))).not.toMatch(/^\//);
});
