import { createHash } from 'node:crypto';
import { chmodSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { project as root } from '../../core/project.ts';

/** The files that the text of validators depends on: the contracts, the code that makes schemas of them, and the library versions. */
const made = ['generated/**/*', 'src/{core,documents}/**/*.ts', 'src/contract/{openapi-document.ts,validators/*.ts}', 'package-lock.json'];

const digestOf = (patterns: readonly string[]): string => {
  const digest = createHash('sha256');
  const entries = globSync(patterns, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of entries.map(({ parentPath, name }) => relative(root, join(parentPath, name))).sort())
    digest.update(path).update(readFileSync(join(root, path)));
  return digest.digest('hex').slice(0, 16);
};

/** The folder for the validators of the current contracts. It may not exist yet. */
export const folderOfValidators = (): string => join(root, 'dist/validators', digestOf(made));

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
