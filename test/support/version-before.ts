import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrations } from '../../src/data/migrations/steps/index.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = 'src/data/migrations/steps';
/** Where the steps were listed while their numbers had gaps: the same steps in the same order. */
const formerFolder = 'src/data/migrations';
const names = Object.keys(migrations);

const git = (...words: string[]): string =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

const migrationsAt = (commit: string, where: string): string[] =>
  git('ls-tree', '--name-only', commit, `${where}/`)
    .split('\n')
    .map((file) => /(\d{4}-[\w-]+)\.ts$/.exec(file)?.[1])
    .filter((name) => name !== undefined)
    .toSorted();

/** An earlier version: the commit, and the last step of its schema. */
export interface VersionBefore {
  commit: string;
  last: string;
  /** The names of its steps there, by their names here. */
  formerNames: Map<string, string>;
}

const versionAt = (commit: string): VersionBefore | undefined => {
  const [there, former] = [migrationsAt(commit, folder), migrationsAt(commit, formerFolder)];
  const known = there.length > 0 ? there : former;
  if (known.length === 0 || known.length >= names.length) return undefined;
  if (there.some((name, at) => name !== names[at])) return undefined;
  return { commit, last: names[known.length - 1]!, formerNames: new Map(former.map((name, at) => [names[at]!, name])) };
};

/** The last commit whose schema ends before ours does; undefined where there is no history that goes so far. */
export const versionBefore = (): VersionBefore | undefined => {
  try {
    for (const commit of git('log', '--format=%H', 'HEAD', '--', formerFolder)
      .split('\n')
      .filter(Boolean)
      .flatMap((one) => [one, `${one}^`])) {
      const found = versionAt(commit);
      if (found) return found;
    }
  } catch {
    // No repository, or one that was cloned without its history.
  }
  return undefined;
};

/**
 * The tree of a commit in a temporary folder, with the packages and the built pages that are here, and its steps by the names that they have
 * here. Returns the program to start, and a function that removes the folder.
 */
export const checkOut = ({ commit, formerNames }: VersionBefore): { program: string; remove: () => void } => {
  const place = mkdtempSync(join(tmpdir(), 'tessera-before-'));
  const tree = join(place, 'tree');
  mkdirSync(tree);
  const archive = execFileSync('git', ['archive', commit, 'src', 'generated', 'graphql', 'openapi', 'package.json'], {
    cwd: root,
    maxBuffer: 2 ** 30,
  });
  execFileSync('tar', ['x', '-C', tree], { input: archive });
  for (const shared of ['node_modules', 'dist']) symlinkSync(join(root, shared), join(tree, shared));
  const list = join(tree, formerFolder, 'index.ts');
  const keys = [...formerNames].map(([name, former]) => [`'${former}':`, `'${name}':`] as const);
  if (formerNames.size > 0)
    writeFileSync(
      list,
      keys.reduce((text, [from, to]) => text.replace(from, to), readFileSync(list, 'utf8')),
    );
  return { program: join(tree, 'src/app/main.ts'), remove: () => rmSync(place, { recursive: true, force: true }) };
};
