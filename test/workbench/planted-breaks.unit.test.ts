import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Break } from '../../src/workbench/breaks.ts';
import { breaksSinceRelease, contractNames, promisesOf, releasedPath } from '../../src/workbench/released.ts';
import { reports } from '../../src/workbench/report.ts';
import { type Plant, plantAll } from './plant.ts';
import { harmlessPlants, plantedBreaks } from './planted-breaks.ts';
import { copyContracts, root, within } from './projects.ts';
import { sarifShape } from './sarif-shape.ts';

/** A copy of the hand-written contracts, in which all is released as it was before the changes. */
let folder: string;
afterAll(() => rmSync(folder, { recursive: true }));

describe('contract check of planted changes', () => {
  let breaks: Break[];
  let lines: Map<Plant, number>;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tessera-plants-'));
    copyContracts(root, folder);
    breaks = await within(folder, async () => {
      for (const [name, promise] of await promisesOf(contractNames())) writeFileSync(releasedPath(name), promise);
      lines = plantAll<Plant>(folder, plantedBreaks);
      return breaksSinceRelease(contractNames());
    });
  });

  it('has sixty breaks and twenty harmless changes', () => {
    expect(plantedBreaks.length).toBeGreaterThanOrEqual(60);
    expect(harmlessPlants.length).toBeGreaterThanOrEqual(20);
  });

  const said = () => breaks.map(({ file, line, rule }) => `${file}:${line} ${rule}`);

  it.each(plantedBreaks)('names $what with the file, the line and the rule', (plant) => {
    for (const rule of plant.rules) expect(said()).toContain(`${plant.file}:${lines.get(plant)} ${rule}`);
  });

  it('names nothing else, and each of them once', () => {
    const expected = plantedBreaks.flatMap((plant) => plant.rules.map((rule) => `${plant.file}:${lines.get(plant)} ${rule}`));
    expect(said().sort()).toEqual(expected.sort());
  });

  it('says once what touches many operations, and in which contracts', () => {
    const [one] = breaks.filter(({ file }) => file === 'openapi/shared/errors.yaml');
    expect(one!.contracts).toEqual(['v1', 'identity', 'account', 'operators']);
    expect(one!.touches.length).toBeGreaterThan(100);
    expect(breaks.find(({ message }) => message === "The operation requires new scopes: 'admin'.")!.touches).toEqual(['GET /v1/users']);
  });

  it('says of each of them whose use of which parts it is about, except where addresses, limits of plans and the API of operators change', () => {
    const uncounted = breaks.filter(({ parts }) => parts.length === 0);
    expect(
      uncounted.filter(({ contracts }) => !contracts.some((name) => ['plans', 'operators'].includes(name))).map(({ rule }) => rule),
    ).toEqual(['server-removed']);
    const kinds = new Set(breaks.flatMap(({ parts }) => parts.map(({ kind }) => kind)));
    expect([...kinds].sort()).toEqual(['call', 'event', 'frame', 'graphql', 'operation', 'parameter', 'property', 'value']);
  });

  it('tells a reader, a program and GitHub the same breaks', () => {
    const text = reports.text(breaks);
    for (const { file, line, rule } of breaks) expect(text).toContain(`${file}:${line}  ${rule}\n`);
    expect(JSON.parse(reports.json(breaks))).toEqual({ breaks });
    const sarif = JSON.parse(reports.sarif(breaks));
    const validate = new Ajv({ strict: false }).compile(sarifShape);
    validate(sarif);
    expect(validate.errors).toBeNull();
    const [{ results, tool }] = sarif.runs;
    expect(results).toHaveLength(breaks.length);
    for (const { ruleId, ruleIndex } of results) expect(tool.driver.rules[ruleIndex].id).toBe(ruleId);
    const prints = results.map((result: { partialFingerprints: object }) => JSON.stringify(result.partialFingerprints));
    expect(new Set(prints).size).toBe(breaks.length);
  });
});
