import { createHash } from 'node:crypto';
import { chmodSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { platform } from '../../core/platform.ts';
import { project } from '../../core/project.ts';

/** What the text of validators depends on: the contracts, the code that makes schemas of them, and the versions of libraries. */
const made: readonly [folder: string, patterns: readonly string[]][] = [
  [project, ['generated/**/*', 'package-lock.json']],
  [platform, ['src/{core,documents}/**/*.{js,ts}', 'src/contract/{openapi-document.{js,ts},validators/*.{js,ts}}']],
];

const digestOfFiles = (): string => {
  const digest = createHash('sha256');
  for (const [folder, patterns] of made) {
    const entries = globSync(patterns, { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
    for (const path of entries.map(({ parentPath, name }) => relative(folder, join(parentPath, name))).sort())
      digest.update(path).update(readFileSync(join(folder, path)));
  }
  return digest.digest('hex').slice(0, 16);
};

/** The folder for the validators of the current contracts. It may not exist yet. */
export const folderOfValidators = (): string => join(project, 'dist/validators', digestOfFiles());

/** Creates a folder with these modules atomically. Several processes may do so at the same time: the first one wins. */
export const keep = (folder: string, modules: Readonly<Record<string, string>>): void => {
  mkdirSync(dirname(folder), { recursive: true });
  const next = mkdtempSync(`${folder}.`);
  try {
    for (const [name, text] of Object.entries(modules)) writeFileSync(join(next, `${name}.cjs`), text);
    // Everybody who may read the sources may read the folder. A new temporary folder is private.
    chmodSync(next, 0o755);
    renameSync(next, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
};
