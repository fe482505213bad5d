import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    pool: 'threads',
    // Files share a thread's modules: each boots a server and a database of its own, and keeps nothing in a module.
    isolate: false,
    // CommonJS modules are imported as Node imports them; otherwise the compiled validators find no functions.
    deps: { interopDefault: false },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    typecheck: { enabled: false },
  },
});
