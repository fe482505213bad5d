import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { platform } from '../../core/platform.ts';
import { Refusal } from '../family/refusal.ts';
import { projectFiles } from './files.ts';

const readJson = (file: string) => JSON.parse(readFileSync(join(platform, file), 'utf8'));

/** Runs a program in the project, and shows what it says. */
const run = (folder: string, program: string, ...words: string[]): void =>
  void execFileSync(program, words, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' });

const expectEmpty = (folder: string): void => {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Refusal(`${folder} is not empty: name a new folder.`);
};

const nameOf = (folder: string): string => {
  const name = basename(folder);
  if (!/^[a-z][a-z\d-]*$/.test(name))
    throw new Refusal(`"${name}" is no name for a project: lower-case letters, digits and hyphens, such as acme.`);
  return name;
};

/** Packs this package into the project, which installs it from there. */
const packInto = (folder: string): string => {
  const isSource = existsSync(join(platform, 'src/app/main.ts'));
  if (isSource) execFileSync(process.execPath, [join(platform, 'build/package.ts')], { stdio: 'inherit' });
  mkdirSync(join(folder, 'packages'), { recursive: true });
  const packed = execFileSync('npm', ['pack', isSource ? join(platform, 'dist/package') : platform, '--silent', '--ignore-scripts'], {
    cwd: join(folder, 'packages'),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return `file:packages/${packed.trim()}`;
};

export interface Wish {
  /** The folder of the project, which is named as it is. */
  folder: string;
  /** What npm installs `@tessera/platform` from; otherwise an archive of this package in the project. */
  from?: string;
}

/**
 * Makes a project with two families that belong together: customers and orders.
 * @throws Refusal where the folder is not empty, or has no name for a package
 */
export const initProject = ({ folder: at, from }: Wish): void => {
  const folder = resolve(at);
  const name = nameOf(folder);
  expectEmpty(folder);
  mkdirSync(folder, { recursive: true });
  const { devDependencies, dependencies, overrides, engines } = readJson('package.json');
  const versions = { ...dependencies, ...devDependencies };
  const files = projectFiles({
    name,
    platform: from ?? packInto(folder),
    versions: { '@biomejs/biome': versions['@biomejs/biome'], '@types/node': versions['@types/node'], vitest: versions.vitest },
    overrides,
    engines,
    client: readJson('clients/typescript/package.json'),
    today: new Date(),
  });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  run(folder, 'npm', 'install', '--ignore-scripts');
  run(folder, process.execPath, 'codegen.ts');
  run(folder, 'npx', 'tessera', 'family', 'new', 'customers', '--field', 'note:text', '--graphql');
  run(folder, 'npx', 'tessera', 'family', 'new', 'orders', '--belongs-to', 'customers', '--field', 'total:integer', '--graphql');
  run(folder, 'npx', 'biome', 'check', '--write', '.');
  run(folder, 'npm', 'run', '-s', 'build');
  run(folder, 'git', 'init', '--quiet');
};
