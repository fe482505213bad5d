import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootWithOutside } from '../support/with-outside.ts';
import { compile } from './compile.ts';
import { checkedLies, saidOf } from './lies/checked.ts';
import { compiledLies, compiledTruths } from './lies/compiled.ts';
import type { Lie } from './lies/lie.ts';
import { lintedLies } from './lies/linted.ts';
import { comparing, observedLies, plantInDatabase, plantLies } from './lies/observed.ts';

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

describe('a lie is stopped by', () => {
  let server: Awaited<ReturnType<typeof bootWithOutside>>;
  let differing: Awaited<ReturnType<typeof comparing>>;
  let takeBack: (() => void) | undefined;
  beforeAll(async () => {
    takeBack = plantLies();
    server = await bootWithOutside();
    await plantInDatabase(server.tessera.database.db);
    differing = await comparing(server.tessera, server.outside);
  });
  afterAll(async () => {
    takeBack?.();
    await server?.close();
  });

  it.each(named(checkedLies))('the check in development, %s', async (_name, lie) => {
    expect(await saidOf(lie, server.tessera.database)).toContain(lie.names);
  });

  it.each(named(observedLies))('the tests from the contract, %s', async (_name, { operationId, seenIn }) => {
    expect(await differing(operationId)).toContain(seenIn);
  });

  it('nothing where there is none', async () => {
    expect([await differing('createResource'), await differing('listTasks')]).toEqual([[], []]);
  });
});
