import { execFileSync, spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const promtool = spawnSync('promtool', ['--version']).error ? undefined : 'promtool';

it.skipIf(!promtool)('operations/alerts.yaml is what Prometheus takes', () => {
  const path = new URL('../../operations/alerts.yaml', import.meta.url).pathname;
  expect(execFileSync(promtool!, ['check', 'rules', path], { encoding: 'utf8' })).toContain('SUCCESS');
});
