import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Mutant, plant, selectMutants } from './mutant.ts';
import { mutants } from './mutants/index.ts';

const root = join(import.meta.dirname, '../..');
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The tests that a run can take; the system tier is none of them. */
const isRun = (test: string): boolean => /\.(unit|api|data)\.test\.ts$/.test(test) || !test.endsWith('.ts');

describe('the table of mutants', () => {
  it('has each place exactly once in its file, and changes something there', () => {
    for (const mutant of mutants) {
      const original = textOf(mutant.file);
      expect(plant(mutant, original), mutant.rule).not.toBe(original);
    }
  });

  it('names tests that there are', () => {
    for (const { rule, tests, elsewhere } of mutants) {
      expect(tests.length, rule).toBeGreaterThan(0);
      expect(
        tests.filter((test) => !existsSync(join(root, test))),
        rule,
      ).toEqual([]);
      if (elsewhere === undefined) expect(tests.filter(isRun), rule).toEqual(tests);
    }
  });

  it('names each rule once', () => {
    const rules = mutants.map(({ rule }) => rule);
    expect(rules.filter((rule, at) => rules.indexOf(rule) !== at)).toEqual([]);
  });
});

describe('a mutant', () => {
  const mutant: Mutant = { rule: 'one is one', file: 'src/core/one.ts', text: 'one === 1', becomes: 'one === 2', tests: ['test/core'] };

  it('is planted in its place alone', () => {
    expect(plant(mutant, 'if (one === 1) return;')).toBe('if (one === 2) return;');
  });

  it.each(['', 'one === 1 && one === 1'])('has no place in %j', (original) => {
    expect(() => plant(mutant, original)).toThrow(/exactly once/);
  });

  it('is found by its room, or by a part of its rule', () => {
    expect([['core'], ['is one'], []].map((names) => selectMutants([mutant], names).length)).toEqual([1, 1, 1]);
    expect(selectMutants([mutant], ['rules'])).toEqual([]);
  });
});
