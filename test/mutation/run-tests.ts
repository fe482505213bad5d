import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What of vitest's report is read. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { message: string; assertionResults: { status: string; fullName: string }[] }[];
}

/** What a run of tests found. */
export interface TestRun {
  /** How many tests were run. */
  count: number;
  passed: boolean;
  /** The name of the first test that failed, or else what the run printed. */
  failure: string;
}

/** The tiers of `npm test`. */
const tiers = ['unit', 'api', 'data'].flatMap((tier) => ['--project', tier]);

/** Most often the first file fails, so that no second worker has to begin. */
const oneWorker = ['--maxWorkers', '1'];

/** After a mutant, a test may wait for what never happens. */
const timeouts = ['--testTimeout', '60000', '--hookTimeout', '120000'];

/** Runs test files in a folder until the first test that fails. */
export const runTests = (folder: string, tests: readonly string[], workers: 'one worker' | 'all workers' = 'one worker'): TestRun => {
  const outputFile = join(folder, 'mutation-report.json');
  rmSync(outputFile, { force: true });
  const options = ['--bail', '1', ...tiers, ...timeouts, ...(workers === 'one worker' ? oneWorker : [])];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(folder, 'node_modules/vitest/vitest.mjs'), 'run', ...options, '--reporter=json', `--outputFile=${outputFile}`, ...tests],
    { cwd: folder, encoding: 'utf8' },
  );
  const report = JSON.parse(readFileSync(outputFile, 'utf8')) as Report;
  const [failed] = report.testResults.flatMap(({ assertionResults }) => assertionResults.filter((one) => one.status === 'failed'));
  const messages = report.testResults.map(({ message }) => message).filter(Boolean);
  return {
    count: report.numPassedTests + report.numFailedTests,
    passed: status === 0,
    failure: failed?.fullName ?? [...messages, stdout, stderr].join('\n'),
  };
};
