// Builds the package `@tessera/client`, which the examples import as everybody else does.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf, isCurrent } from './bin/current-build.cjs';
import { replaceFolder } from './build-server.ts';

const root = import.meta.dirname;
const home = 'clients/typescript';
const place = join(root, home, 'dist');
const record = join(root, 'dist/client.json');

const sources = (): string[] =>
  ['build-client.ts', ...globSync(`${home}/{tsconfig*.json,src/testing/tsconfig*.json,{src,generated}/**/*.ts}`, { cwd: root })].sort();

/** What is for tests knows Node; the rest knows no more than a browser. */
const parts = ['tsconfig.build.json', 'src/testing/tsconfig.build.json'];

const compile = (outDir: string): void => {
  const compiler = join(root, 'node_modules/@typescript/native/bin/tsc');
  for (const part of parts)
    execFileSync(process.execPath, [compiler, '-p', join(home, part), '--outDir', outDir], { cwd: root, stdio: 'inherit' });
};

/** Builds the client, unless it is built from what is here. The old build stays until the new one is complete. */
export const buildClient = (): void => {
  if (existsSync(place) && isCurrent(root, record)) return;
  const next = join(root, `dist/client.${process.pid}`);
  try {
    mkdirSync(join(root, 'dist'), { recursive: true });
    const files = sources();
    const digest = digestOf(root, files);
    compile(next);
    replaceFolder(place, next);
    writeFileSync(record, JSON.stringify({ digest, files }));
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
};

if (import.meta.main) buildClient();
