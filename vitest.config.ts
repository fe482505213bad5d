import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { madeModules } from './build/made-modules.ts';

/** The tiers of `test/README.md`; the suffix of a file says which one it is in. */
const tiers = ['unit', 'api', 'data', 'system'] as const;

const withoutTier = globSync('test/**/*.test.ts', { exclude: ['**/node_modules/**'] }).filter(
  (file) => !tiers.some((tier) => file.endsWith(`.${tier}.test.ts`)),
);
if (withoutTier.length > 0)
  throw new Error(`${withoutTier.join(', ')}: the name of a test ends with .${tiers.join('.test.ts, .')}.test.ts, as test/README.md says.`);

/** What a mode sets where the environment does not. */
const modes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  services: {
    DATABASE_URL: 'postgres://postgres@127.0.0.1:5432/postgres',
    REDIS_URL: 'redis://127.0.0.1:6379',
    NATS_URL: 'nats://127.0.0.1:4222',
  },
  long: { PROPERTY_RUNS: '50' },
};

const applyMode = (mode: string): void => {
  for (const [name, value] of Object.entries(modes[mode] ?? {})) process.env[name] ??= value;
};

/** The settings of all tiers. */
export const suite = {
  // The pages of the dashboard are listed as the contract and the views of families make them.
  plugins: [
    madeModules(['virtual:contract', 'virtual:views'], async () => (await import('./build/dashboard-modules.ts')).dashboardModules),
  ],
  // Modules are found as Node finds them: graphql has another build for `development`, and two builds do not know each other's types.
  ssr: { resolve: { conditions: ['node', 'module-sync'] } },
  test: {
    globalSetup: ['test/support/in-memory.ts', 'test/support/compiled-validators.ts'],
    setupFiles: ['test/support/property-seed.ts', 'test/support/cheap-passwords.ts', 'test/support/time-limits.ts'],
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

export default defineConfig(({ mode }) => {
  applyMode(mode);
  const projects = tiers.map((name) => ({
    extends: true as const,
    test: {
      name,
      include: [`test/**/*.${name}.test.ts`],
      // One after the other: its servers and browsers would slow one another down.
      fileParallelism: name !== 'system',
      sequence: { groupOrder: name === 'system' ? 1 : 0 },
    },
  }));
  return { ...suite, test: { ...suite.test, projects } };
});
