import { Stryker } from '@stryker-mutator/core';
import { targets } from './targets.ts';

/**
 * Changes the code in small ways, one at a time, and looks whether a test turns red: `npm run mutate [target …]`, all targets when none is
 * named. Prints what survived and the score of each; takes hours for all of them.
 */
const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in targets));
if (unknown.length > 0) {
  console.error(`There is no target ${unknown.join(', ')}. These are: ${Object.keys(targets).join(', ')}.`);
  process.exit(2);
}

const isDead = (status: string) => status === 'Killed' || status === 'Timeout';
const counts = (status: string) => isDead(status) || status === 'Survived' || status === 'NoCoverage';

for (const name of named.length > 0 ? named : Object.keys(targets)) {
  const { mutate, tests } = targets[name]!;
  process.env.MUTATION_TESTS = tests.join(' ');
  const results = await new Stryker({
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    mutate: [...mutate],
    ignorePatterns: ['/bench', '/dist', '/.data', '/.cache'],
    concurrency: Number(process.env.MUTATION_PROCESSES ?? 2),
    timeoutMS: 60_000,
    dryRunTimeoutMinutes: 30,
    reporters: ['json'],
    jsonReporter: { fileName: `.cache/mutation-${name}.json` },
    tempDirName: '.cache/mutation',
    disableTypeChecks: false,
    cleanTempDir: 'always',
  }).runMutationTest();
  const held = results.filter(({ status }) => counts(status));
  for (const { fileName, location, mutatorName, replacement, status } of held.filter((one) => !isDead(one.status)))
    process.stdout.write(
      `${status} ${fileName}:${location.start.line} ${mutatorName}: ${replacement?.replaceAll(/\s+/g, ' ').slice(0, 100)}\n`,
    );
  process.stdout.write(`${name}: ${held.filter(({ status }) => isDead(status)).length} of ${held.length} mutants were found\n`);
}
