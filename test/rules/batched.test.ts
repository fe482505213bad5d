import { describe, expect, it } from 'vitest';
import { batched } from '../../src/rules/batched.ts';
import type { GraphqlContext } from '../../src/rules/graphql-resolvers.ts';

/** The loaders read the caller's account, and nothing else of a context. */
const context = (accountId: string) => ({ caller: { accountId } }) as GraphqlContext;

/** More than three pieces of work. */
const keys = Array.from({ length: 80 }, (_, at) => `key ${at}`);

/** Loads one record for each key, or several; `loads` has the keys of each load. */
const loading = (records = 1) => {
  const loads: string[][] = [];
  const load = batched<undefined, { key: string; rows: number[] }>(async (_caller, wanted) => {
    loads.push([...wanted]);
    return new Map(wanted.map((key) => [key, { key, rows: Array.from({ length: records }, (_, at) => at) }]));
  });
  return { loads, load };
};

/** Takes longer than an account's share of a turn of the event loop. */
const takeLong = (): void => {
  const since = performance.now();
  while (performance.now() - since < 2);
};

/** How many parents were completed in each turn of the event loop, when each of them takes long. */
const completedByTurn = async (wanted: readonly string[], records: number): Promise<number[]> => {
  const { load } = loading(records);
  const here = context(`acc ${records} ${wanted.length}`);
  const completed = new Map<number, number>();
  let turn = 0;
  const nextTurn = (): void => {
    turn += 1;
    next = setImmediate(nextTurn);
  };
  let next = setImmediate(nextTurn);
  const complete = async (key: string): Promise<void> => {
    await load(here, key, undefined);
    completed.set(turn, (completed.get(turn) ?? 0) + 1);
    takeLong();
  };
  await Promise.all(wanted.map(complete));
  clearImmediate(next);
  return [...completed.values()];
};

describe('a field that is loaded for many parents', () => {
  it('is one load of each key once, and every parent gets its own', async () => {
    const { loads, load } = loading();
    const here = context('acc');
    const found = await Promise.all([...keys, keys[0]!].map((key) => load(here, key, undefined)));
    expect(found.map(({ key }) => key)).toEqual([...keys, keys[0]]);
    expect(loads).toEqual([keys]);
  });

  it('is one load again where the parents lead on, in however many pieces they were completed', async () => {
    const [first, next] = [loading(), loading()];
    const here = context('acc');
    await Promise.all(keys.map(async (key) => next.load(here, (await first.load(here, key, undefined)).key, undefined)));
    expect(next.loads).toEqual([keys]);
  });

  it('takes the event loop for a page at a time, and for a parent with more records than that alone', async () => {
    expect(await completedByTurn(keys, 1)).toEqual([25, 25, 25, 5]);
    expect(await completedByTurn(keys.slice(0, 4), 100)).toEqual([1, 1, 1, 1]);
    expect(await completedByTurn(keys.slice(0, 20), 1)).toEqual([20]);
  });

  it('fails for all of them when something was not loaded', async () => {
    const load = batched<undefined, object>(async () => new Map());
    await expect(load(context('acc'), 'key', undefined)).rejects.toThrow('Nothing was loaded for key.');
  });
});
