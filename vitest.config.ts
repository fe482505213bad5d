import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Modules are found as Node finds them: graphql has another build for `development`, and two builds do not know each other's types.
  ssr: { resolve: { conditions: ['node', 'module-sync'] } },
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: 'test/support/in-memory.ts',
    setupFiles: ['test/support/property-seed.ts', 'test/support/cheap-passwords.ts'],
    // Processes, never threads: PGlite's WebAssembly in several threads of one process ends, now and then, in a trap of V8
    // (`Check failed: jit_page.has_value()`), and the whole run with it.
    pool: 'forks',
    // Tests make much that is soon garbage, which is cheaper to collect in larger pieces. And the memory of embedded databases counts as
    // a part of the heap: otherwise V8 marks the whole heap each time that 64 MB of it have come, which is at each database.
    execArgv: ['--max-semi-space-size=64', '--external-memory-accounted-in-global-limit'],
    // More than one a core: many tests wait for servers, browsers and disks.
    maxWorkers: availableParallelism() * 2,
    // Files share a process's modules: each boots a server and a database of its own, and keeps nothing in a module.
    isolate: false,
    // CommonJS modules are imported as Node imports them; otherwise the compiled validators find no functions.
    deps: { interopDefault: false },
    // Generous, because waiting ends as soon as there is nothing to wait for: a busy machine may be twenty times slower than a quiet one.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000, interval: 20 } },
    typecheck: { enabled: false },
  },
});
