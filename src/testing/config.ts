import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ViteUserConfig } from 'vitest/config';
import { linkProject } from '../core/link-project.ts';

linkProject();

/** A file of `setup`, which is TypeScript or JavaScript as this one is. */
const setupFile = (name: string): string => fileURLToPath(new URL(`./setup/${name}${extname(import.meta.url)}`, import.meta.url));

/** The settings of Vitest that tests with a Tessera in their process need; others are added with `mergeConfig`. */
export const platformTests = {
  // Modules are found as Node finds them: graphql has another build for `development`, and two builds do not know each other's types.
  ssr: { resolve: { conditions: ['node', 'module-sync'] } },
  test: {
    globalSetup: ['in-memory', 'compiled-validators'].map(setupFile),
    setupFiles: ['cheap-passwords', 'time-limits'].map(setupFile),
    // Processes, never threads: PGlite's WebAssembly in several threads of one process ends, now and then, in a trap of V8
    // (`Check failed: jit_page.has_value()`), and the whole run with it.
    pool: 'forks',
    // Tests make much that is soon garbage, which is cheaper to collect in larger pieces. And the memory of embedded databases counts as
    // a part of the heap: otherwise V8 marks the whole heap each time that 64 MB of it have come, which is at each database.
    execArgv: ['--max-semi-space-size=64', '--external-memory-accounted-in-global-limit'],
    maxWorkers: availableParallelism() + 1,
    // Files share a process's modules, and with them its server and its database.
    isolate: false,
    // CommonJS modules are imported as Node imports them; otherwise the compiled validators find no functions.
    deps: { interopDefault: false },
    // Generous, because waiting ends as soon as there is nothing to wait for: a busy machine may be twenty times slower than a quiet one.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000, interval: 20 } },
    typecheck: { enabled: false },
  },
} satisfies ViteUserConfig;
