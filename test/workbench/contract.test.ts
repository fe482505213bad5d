import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ChangeType } from '@graphql-inspector/core';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../src/app/commands/index.ts';
import { adviceOn } from '../../src/workbench/advice.ts';
import { type Break, breaksOf } from '../../src/workbench/breaks.ts';
import { documentFindings } from '../../src/workbench/compatibility.ts';
import { promised } from '../../src/workbench/promised.ts';
import { breaksSinceRelease, contractNames } from '../../src/workbench/released.ts';
import { reports } from '../../src/workbench/report.ts';
import { type Plant, plantAll } from './plant.ts';
import { harmlessPlants, plantedBreaks } from './planted-breaks.ts';
import { sarifShape } from './sarif-shape.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-contract-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A copy of the hand-written contracts with all of these changes, and the lines in which they are. */
const planted = <P extends Plant>(name: string, plants: readonly P[]) => {
  const project = join(folder, name);
  for (const part of ['openapi', 'graphql']) cpSync(join(root, part), join(project, part), { recursive: true });
  return { project, lines: plantAll(project, plants) };
};

/** The breaks in the project of a folder; the contracts are read from the working directory. */
const breaksIn = async (project: string): Promise<Break[]> => {
  const before = process.cwd();
  process.chdir(project);
  try {
    return await breaksSinceRelease(contractNames());
  } finally {
    process.chdir(before);
  }
};

describe('contract check of planted changes', () => {
  let breaks: Break[];
  let lines: Map<Plant, number>;
  beforeAll(async () => {
    const { project, lines: found } = planted('breaking', plantedBreaks);
    lines = found;
    breaks = await breaksIn(project);
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
    expect(one!.contracts).toEqual(['v1', 'identity', 'account']);
    expect(one!.touches.length).toBeGreaterThan(100);
    expect(breaks.find(({ message }) => message === "The operation requires new scopes: 'admin'.")!.touches).toEqual(['GET /v1/teams']);
  });

  it('passes over what takes nothing from clients', async () => {
    expect(await breaksIn(planted('harmless', harmlessPlants).project)).toEqual([]);
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

describe('advice', () => {
  it('is there for every change that GraphQL Inspector can call breaking', () => {
    const harmless =
      /DESCRIPTION|DEPRECATION|^DIRECTIVE_USAGE|(FIELD|TYPE|ENUM_VALUE|UNION_MEMBER|DIRECTIVE|DIRECTIVE_LOCATION|INTERFACE)_ADDED$/;
    const gentle = ['DIRECTIVE_ARGUMENT_DEFAULT_VALUE_CHANGED', 'DIRECTIVE_REPEATABLE_ADDED'];
    const inspected = Object.values(ChangeType).filter((type) => !harmless.test(type) && !gentle.includes(type));
    for (const type of inspected) {
      expect(adviceOn(type.toLowerCase().replaceAll('_', '-')).instead).toMatch(/\.$/);
    }
  });

  it('is missing for a rule that nobody has written about', () => {
    const place = { file: 'openapi/platform.yaml', line: 1, word: '#/', contract: 'v1', touches: [], message: 'It changed.' };
    expect(() => breaksOf([{ ...place, rule: 'colour-changed' }])).toThrow('say who is hurt');
  });
});

describe('a released document', () => {
  it('holds what programs rely on: no prose, no examples and no keys of ours, but whatever has such a name', () => {
    const named = { type: 'object', properties: { description: { type: 'string', description: 'Words.' } }, default: { example: 1 } };
    const schemas = { Thing: { ...named, examples: [{}], 'x-sort': true } };
    expect(promised({ info: { title: 'Things', description: 'About.' }, components: { schemas } })).toEqual({
      info: { title: 'Things' },
      components: { schemas: { Thing: { type: 'object', properties: { description: { type: 'string' } }, default: { example: 1 } } } },
    });
  });

  it('cannot be compared when it is no document', async () => {
    await expect(documentFindings('{', '{}')).rejects.toThrow('cannot be compared');
  });
});

describe('contract check of changed files', () => {
  it('reads openapi and graphql, and not what was generated from them, and names each contract', async () => {
    const wanted = ['one more scope', 'a missing field'];
    const { project } = planted(
      'project',
      plantedBreaks.filter(({ what }) => wanted.includes(what)),
    );
    const program = [join(root, 'src/app/main.ts'), 'contract', 'check'];
    const [code, said, complained] = await new Promise<[number | null, string, string]>((resolve) => {
      const child = execFile(process.execPath, program, { cwd: project }, (_error, out, err) => resolve([child.exitCode, out, err]));
    });
    expect(complained).toMatch(
      /openapi\/platform\/teams\.yaml:18 {2}security-requirement-changed\n {2}The operation requires new scopes: 'admin'\./,
    );
    expect(complained).toContain('Touches GET /v1/teams of v1.');
    expect(complained).toMatch(/graphql\/events\.graphql:\d+ {2}field-removed/);
    expect(complained).toContain('there are 2 changes that break clients of the released contracts');
    expect(said).toContain('channel is compatible with its released contract.');
    expect(code).toBe(1);
  });

  it('says where it has to run', async () => {
    await expect(breaksIn(folder)).rejects.toThrow('There is no openapi/versions.yaml here');
  });
});

describe('contract release', () => {
  it.each(['v2-preview', 'v9', 'rest'])('refuses %s, which promises nothing, as wrong usage', async (version) => {
    expect(await run(['contract', 'release', version])).toBe(2);
  });
});
