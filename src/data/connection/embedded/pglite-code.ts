import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PGliteOptions } from '@electric-sql/pglite';

/** A `WebAssembly.Module`; its type is only in the type definitions of browsers. */
type CompiledCode = NonNullable<PGliteOptions['pgliteWasmModule']>;

declare const WebAssembly: { compile: (code: Uint8Array) => Promise<CompiledCode> };

let compiling: Promise<CompiledCode> | undefined;

const compile = (): Promise<CompiledCode> => {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  const compiled = WebAssembly.compile(readFileSync(join(folder, 'pglite.wasm')));
  // Callers that await it get the failure; this only avoids an unhandled rejection.
  compiled.catch(() => undefined);
  return compiled;
};

/**
 * The compiled code of the embedded PostgreSQL, shared by all databases of a process. Other threads compile it, so when it is requested
 * before this thread loads modules, it is ready by the time they are loaded.
 */
export const pgliteCode = (): Promise<CompiledCode> => {
  compiling ??= compile();
  return compiling;
};
