// The validators when running from source, compiled once for each state of the contracts. The build replaces this module with another.
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Check } from '../violations.ts';
import { folderOfValidators } from './cache.ts';

/** A module of validators: functions by their ids, and the ids by what they check. */
export type CompiledModule = Readonly<Record<string, Check>> & { readonly ids: Readonly<Record<string, string>> };

const folder = folderOfValidators();
if (!existsSync(folder)) {
  const { compileValidators } = await import('./compile-all.ts');
  compileValidators(folder);
}

const load = createRequire(import.meta.url);

/** All modules of validators, by their names. */
export const compiled: Readonly<Record<string, CompiledModule>> = Object.fromEntries(
  readdirSync(folder).map((file) => [file.replace(/\.cjs$/, ''), load(join(folder, file))]),
);
