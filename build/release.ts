// Makes a release of the program: `npm run release -- 1.2.0`. It pushes nothing.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changedFiles, notesOf } from './release/plan.ts';

const root = join(import.meta.dirname, '..');
const packed = join(root, 'dist/release');

const git = (...words: string[]): string => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
const npm = (...words: string[]): void => void execFileSync('npm', words, { cwd: root, stdio: 'inherit' });
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const expectCleanTree = (): void => {
  const changed = git('status', '--porcelain');
  if (changed) throw new Error(`The tree is not clean:\n${changed}`);
};

const expectNoTag = (tag: string): void => {
  if (git('tag', '--list', tag)) throw new Error(`There is a tag ${tag} already.`);
};

/** Packs the server, the machinery and the client into `dist/release`, which builds them, with the editor of GraphiQL. */
const pack = (version: string): void => {
  npm('ci', '--prefix', 'src/graphiql');
  rmSync(packed, { recursive: true, force: true });
  mkdirSync(packed, { recursive: true });
  npm('pack', '.', '--pack-destination', packed);
  // The server is packed out of this folder, whose package has the name of the machinery.
  renameSync(join(packed, `tessera-platform-${version}.tgz`), join(packed, `tessera-server-${version}.tgz`));
  npm('run', '-s', 'package');
  for (const folder of ['./dist/package', './clients/typescript']) npm('pack', folder, '--pack-destination', packed);
};

const release = (version: string): void => {
  const tag = `v${version}`;
  expectCleanTree();
  expectNoTag(tag);
  const files = changedFiles(read, version, new Date().toISOString().slice(0, 10));
  try {
    for (const [file, text] of files) writeFileSync(join(root, file), text);
    pack(version);
    git('commit', '--quiet', '--message', `release: ${version}`, '--', ...files.keys());
  } catch (error) {
    git('checkout', '--quiet', '--', ...files.keys());
    throw error;
  }
  git('tag', '--annotate', '--cleanup=whitespace', tag, '--message', `${version}\n\n${notesOf(read('CHANGELOG.md'), version)}`);
  process.stdout.write(`${tag} is committed and tagged, and its packages are in dist/release. Publish it: git push --follow-tags\n`);
};

try {
  const [version, ...more] = process.argv.slice(2);
  if (!version || more.length > 0) throw new Error('Usage: npm run release -- <version>');
  release(version);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
