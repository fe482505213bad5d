import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyTree } from '../support/copy-tree.ts';
import { type Mutant, plant, roomOf, selectMutants } from './mutant.ts';
import { mutants } from './mutants/index.ts';
import { runTests, type TestRun } from './run-tests.ts';

/** Plants one mutant after the other in a copy of the tree, and looks whether its tests notice: `npm run mutate [room or part of a rule …]`. */
const root = join(import.meta.dirname, '../..');
const say = (line: string): void => void process.stdout.write(`${line}\n`);

type Outcome = 'killed' | 'SURVIVED' | 'BROKEN';

/** A mutant after which no test could be run says nothing about the tests. */
const outcomeOf = ({ passed, count }: TestRun): Outcome => {
  if (passed) return 'SURVIVED';
  return count === 0 ? 'BROKEN' : 'killed';
};

const tryMutant = (folder: string, mutant: Mutant): Outcome => {
  const place = join(folder, mutant.file);
  const original = readFileSync(place, 'utf8');
  const began = performance.now();
  writeFileSync(place, plant(mutant, original));
  const run = runTests(folder, mutant.tests);
  writeFileSync(place, original);
  const outcome = outcomeOf(run);
  const seconds = Math.round((performance.now() - began) / 1000);
  say(`${outcome} in ${seconds} s: ${roomOf(mutant)}: ${mutant.rule}`);
  if (outcome !== 'SURVIVED') say(`  ${run.failure}`);
  return outcome;
};

/** @throws Error when a test fails without a mutant */
const expectSound = (folder: string, tests: readonly string[]): void => {
  const { passed, failure } = runTests(folder, [...new Set(tests)], 'all workers');
  if (!passed) throw new Error(`Without a mutant there is a failure: ${failure}`);
};

const selected = selectMutants(mutants, process.argv.slice(2));
const tried = selected.filter(({ elsewhere }) => elsewhere === undefined);
for (const mutant of tried) plant(mutant, readFileSync(join(root, mutant.file), 'utf8'));
for (const { rule, tests, elsewhere } of selected) if (elsewhere) say(`not tried: ${rule}\n  ${elsewhere} ${tests.join(', ')}`);

const { folder, remove } = copyTree(root);
try {
  if (tried.length > 0)
    expectSound(
      folder,
      tried.flatMap(({ tests }) => tests),
    );
  const outcomes = tried.map((mutant) => tryMutant(folder, mutant));
  const count = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length;
  say(`${count('killed')} of ${tried.length} mutants were killed, ${count('SURVIVED')} survived, ${count('BROKEN')} broke the tests.`);
  process.exitCode = count('killed') === tried.length ? 0 : 1;
} finally {
  remove();
}
