import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Finding, rowOf } from './aims.ts';

// All benchmarks that have an aim, one after the other, each shorter than by itself; at its end one table of all aims.

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '2' },
    /** Only the benchmarks whose names contain this. */
    only: { type: 'string', default: '' },
  },
});
const { rounds, seconds } = values;
const pace = ['--rounds', rounds, '--seconds', seconds];

const benchmarks: readonly (readonly [file: string, words: readonly string[]])[] = [
  ['reads.ts', [...pace, '--warmup', '2', '--projects', '3000']],
  ['graphql.ts', [...pace, '--warmup', '2']],
  ['writes.ts', [...pace, '--warmup', '2', '--stretches', '6']],
  ['webhooks.ts', pace],
  ['channel.ts', [...pace, '--idle', '2000']],
  ['processes.ts', pace],
  ['start.ts', pace],
];

const folder = mkdtempSync(join(tmpdir(), 'tessera-bench-'));
const findings = join(folder, 'findings');
const failed: string[] = [];

for (const [file, words] of benchmarks) {
  if (!file.includes(values.only)) continue;
  const since = performance.now();
  console.log(`\n${file} ${words.join(' ')} (load of the machine before: ${loadavg()[0]!.toFixed(1)})`);
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, file), ...words], {
    stdio: 'inherit',
    env: { ...process.env, BENCH_FINDINGS: findings },
  });
  if (status !== 0) failed.push(file);
  console.log(`${file} took ${Math.round((performance.now() - since) / 1000)} s.`);
}

const lines = existsSync(findings) ? readFileSync(findings, 'utf8').trim().split('\n') : [];
rmSync(folder, { recursive: true });
console.log('\nAll aims:');
console.table(
  Object.fromEntries(lines.map((line) => JSON.parse(line) as Finding).map((finding): [string, object] => [finding.what, rowOf(finding)])),
);
if (failed.length > 0) {
  console.error(`These have failed: ${failed.join(', ')}.`);
  process.exitCode = 1;
}
