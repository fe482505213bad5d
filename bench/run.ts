import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Pace, runBench } from './machinery/bench.ts';
import { createReport } from './machinery/report.ts';
import { benches } from './table.ts';

const paces = ['rounds', 'seconds', 'warmup', 'connections', 'size'] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    seconds: { type: 'string' },
    warmup: { type: 'string' },
    connections: { type: 'string' },
    size: { type: 'string' },
    only: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
  },
});

const numberOf = (name: string, text: string): number => {
  const number = Number(text);
  if (!(number >= 0)) throw new Error(`--${name} takes a number, not "${text}".`);
  return number;
};

const chosenPace = (): Partial<Pace> =>
  Object.fromEntries(paces.flatMap((name) => (values[name] === undefined ? [] : [[name, numberOf(name, values[name])]])));

const list = (): void => {
  for (const [name, { compares, data, aim, isBuilt }] of Object.entries(benches)) {
    console.log(`${name.padEnd(12)} ${compares}`);
    console.log(`${' '.repeat(12)} data: ${data}${isBuilt ? '; of a new build' : ''}${aim ? `; aim: ${aim}` : ''}`);
  }
  console.log('\nnpm run bench -- <name> ... | all   [--only <words of a title>] [--json]');
  console.log(`      ${paces.map((name) => `[--${name} <number>]`).join(' ')}`);
};

const namesOf = (words: readonly string[]): string[] => {
  const unknown = words.filter((word) => word !== 'all' && !Object.hasOwn(benches, word));
  if (unknown.length > 0) throw new Error(`There is no bench ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}, all.`);
  return words.includes('all') ? Object.keys(benches) : [...words];
};

/** One bench after the other. One that fails does not keep the others from running. */
const runAll = async (names: readonly string[], pace: Partial<Pace>): Promise<void> => {
  const interrupt = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => interrupt.abort(new Error('Interrupted.')));
  const report = createReport(values.json);
  const failed: string[] = [];
  if (names.some((name) => benches[name]!.isBuilt))
    execFileSync('npm', ['run', '-s', 'build'], { cwd: join(import.meta.dirname, '..'), stdio: 'inherit' });
  for (const name of names) {
    if (interrupt.signal.aborted) break;
    const bench = benches[name]!;
    try {
      await runBench(name, bench, { pace, only: values.only, signal: interrupt.signal, report });
    } catch (error) {
      failed.push(name);
      console.error(`${name} has failed:`, error);
    }
  }
  report.end(failed);
  if (failed.length > 0) process.exitCode = 1;
};

try {
  const names = namesOf(positionals);
  if (names.length === 0) list();
  else await runAll(names, chosenPace());
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
