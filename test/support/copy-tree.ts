import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a copy shares with the tree that it is of: what is installed, and what was built. */
const shared = ['node_modules', 'dist'];

/** The files of a tree, with those that are not committed yet. */
const filesOf = (root: string): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '' && !shared.includes(file) && existsSync(join(root, file)));

/** A copy of a tree in a temporary folder, where files can be changed while somebody works in the tree. */
export const copyTree = (root: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-tree-'));
  for (const file of filesOf(root)) cpSync(join(root, file), join(folder, file), { verbatimSymlinks: true });
  for (const name of shared) if (existsSync(join(root, name))) symlinkSync(join(root, name), join(folder, name));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
