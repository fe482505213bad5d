import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Break } from '../../src/workbench/breaks.ts';
import { breaksSinceRelease, contractNames, promisesOf, releasedPath } from '../../src/workbench/released.ts';
import { reports } from '../../src/workbench/report.ts';
import { beforeThem, furtherBreaks, furtherHarmless } from './further-plants.ts';
import { type Plant, plantAll } from './plant.ts';
import { copyContracts, root, within } from './projects.ts';

/** A copy of the hand-written contracts, in which all is released as it was before the changes. */
let folder: string;
afterAll(() => rmSync(folder, { recursive: true }));

describe('contract check of further changes, harmful and harmless ones together', () => {
  let breaks: Break[];
  let lines: Map<Plant, number>;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tessera-plants-'));
    copyContracts(root, folder);
    plantAll(folder, beforeThem);
    breaks = await within(folder, async () => {
      for (const [name, promise] of await promisesOf(contractNames())) writeFileSync(releasedPath(name), promise);
      lines = plantAll<Plant>(folder, [...furtherBreaks, ...furtherHarmless]);
      return breaksSinceRelease(contractNames());
    });
  });

  const said = () => breaks.map(({ file, line, rule }) => `${file}:${line} ${rule}`);
  const wanted = (plants: typeof furtherBreaks) =>
    plants.flatMap((plant) => plant.rules.map((rule) => `${plant.file}:${lines.get(plant)} ${rule}`));

  it('has forty breaks and twenty harmless changes', () => {
    expect(furtherBreaks.length).toBeGreaterThanOrEqual(40);
    expect(furtherHarmless.length).toBeGreaterThanOrEqual(20);
  });

  it.each(furtherBreaks)('names $what once, with the file, the line and the rule', (plant) => {
    for (const place of wanted([plant])) expect(said().filter((one) => one === place)).toEqual([place]);
  });

  it('is silent about everything else', () => {
    expect(said().sort()).toEqual(wanted(furtherBreaks).sort());
  });

  it('counts the operations below a line that they share', () => {
    const at = (file: string) => breaks.filter((one) => one.file === `openapi/shared/${file}.yaml`);
    for (const one of ['common', 'parameters', 'scalars', 'envelopes', 'errors', 'headers', 'responses'].flatMap(at))
      expect(one.touches.length).toBeGreaterThan(10);
    expect(reports.text(at('scalars'))).toMatch(/Affects \d+ places in .+: .+, .+, .+, and \d+ more\./);
  });

  it('counts the operations of a word of authority, and those that a figure is a bound of', () => {
    const touches = (word: string) => breaks.find((one) => one.word === word)!.touches;
    expect(touches('#/removal/within')).toContain('DELETE /v1/users/{user_id}');
    expect(touches('#/metadata/keys').length).toBeGreaterThan(10);
  });
});
