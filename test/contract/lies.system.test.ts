import { beforeAll, describe, expect, it } from 'vitest';
import { compile } from './compile.ts';
import { checkedLies } from './lies/checked.ts';
import { compiledLies, compiledTruths } from './lies/compiled.ts';
import type { Lie } from './lies/lie.ts';
import { lintedLies } from './lies/linted.ts';
import { observedLies } from './lies/observed.ts';

const named = <L extends Lie>(lies: readonly L[]) => lies.map((lie) => [`${lie.of}: ${lie.what}`, lie] as const);

it('there are twenty lies at least', () => {
  expect(compiledLies.length + lintedLies.length + checkedLies.length + observedLies.length).toBeGreaterThanOrEqual(20);
});

describe('a lie is stopped by the compiler', () => {
  let said: Map<string, string>;
  beforeAll(() => {
    const lies = named(compiledLies).map(([name, { source }]) => [name, source] as const);
    said = compile(new Map([...lies, ...Object.entries(compiledTruths)]));
  });

  it.each(named(compiledLies))('%s', (name, { complaint }) => {
    expect(said.get(name)).toMatch(complaint);
  });

  it.each(Object.keys(compiledTruths))('not a true %s', (name) => {
    expect(said.get(name)).toBe('');
  });
});

describe('a lie is stopped by the lint', () => {
  it.each(named(lintedLies))('%s', async (_name, { said, complaint }) => {
    expect(await said()).toMatch(complaint);
  });
});
