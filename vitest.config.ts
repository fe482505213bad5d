import { globSync } from 'node:fs';
import { platformTests } from '@tessera/platform/testing/config';
import { defineConfig, mergeConfig, type ViteUserConfig } from 'vitest/config';
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
const suite = mergeConfig(platformTests, {
  // The pages of the dashboard are listed as the contract and the views of families make them.
  plugins: [
    madeModules(['virtual:contract', 'virtual:views'], async () => (await import('./build/dashboard-modules.ts')).dashboardModules),
  ],
  test: { setupFiles: ['test/support/property-seed.ts'] },
} satisfies ViteUserConfig);

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
