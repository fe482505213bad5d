import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    pool: 'threads',
    // CommonJS modules are imported as Node imports them; otherwise the compiled validators find no functions.
    deps: { interopDefault: false },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    typecheck: { enabled: false },
  },
});
