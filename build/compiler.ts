import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The program of TypeScript's compiler, for Node. */
export const compiler = join(dirname(createRequire(import.meta.url).resolve('@typescript/native/package.json')), 'bin/tsc');

/** Compiles a project of TypeScript. @param words further options of the compiler @throws Error when it has errors, which it prints */
export const compile = (config: string, ...words: string[]): void =>
  void execFileSync(process.execPath, [compiler, '-p', config, ...words], { stdio: 'inherit' });
