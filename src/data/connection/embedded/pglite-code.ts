import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PGliteOptions } from '@electric-sql/pglite';

/** A `WebAssembly.Module`, whose types belong to those of browsers. */
type CompiledCode = NonNullable<PGliteOptions['pgliteWasmModule']>;

declare const WebAssembly: { compile: (code: Uint8Array) => Promise<CompiledCode> };

let compiling: Promise<CompiledCode> | undefined;

const compile = (): Promise<CompiledCode> => {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  const compiled = WebAssembly.compile(readFileSync(join(folder, 'pglite.wasm')));
  // Whoever waits for it is told.
  compiled.catch(() => undefined);
  return compiled;
};

/**
 * The code of the embedded PostgreSQL. Other threads compile it: who asks for it before this thread loads modules has it when they are
 * there. All databases of a process share it.
 */
export const pgliteCode = (): Promise<CompiledCode> => {
  compiling ??= compile();
  return compiling;
};
