import { keep } from './cache.ts';
import { compileChecks } from './compile.ts';
import { modules } from './modules.ts';

const compiledModule = ([name, checks]: [string, () => Parameters<typeof compileChecks>[0]]): [string, string] => {
  try {
    return [name, compileChecks(checks())];
  } catch (cause) {
    throw new Error(`The validators ${name} cannot be compiled: ${(cause as Error).message}`, { cause });
  }
};

/** Compiles the validators of all contracts into a folder. It takes seconds. */
export const compileValidators = (folder: string): void => keep(folder, Object.fromEntries(Object.entries(modules()).map(compiledModule)));
