import { setImmediate as turnOver } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { batched, related } from '../../src/rules/batched.ts';
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
  // What was completed before has had its turn.
  await turnOver();
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

describe('the record that each parent names', () => {
  const parents = keys.slice(0, 25).map((owner, at) => ({ at, owner }));
  const owners = (load: Parameters<typeof related<{ owner: string }, object>>[0]) => related(load, ({ owner }: { owner: string }) => owner);

  /** Loads an owner for each key; `loads` has the keys of each load. */
  const loadingOwners = () => {
    const loads: string[][] = [];
    const load = owners(async (_caller, wanted) => {
      loads.push([...wanted]);
      return new Map(wanted.map((key) => [key, { key }]));
    });
    return { loads, load };
  };

  it('is there at once where it was loaded ahead, in one load of each once', async () => {
    const { loads, load } = loadingOwners();
    const here = context('acc');
    const twins = [...parents.slice(1), { at: 99, owner: parents[1]!.owner }];
    await load.ahead(here, twins);
    expect(twins.map((parent) => load.of(parent, here))).toEqual(twins.map(({ owner }) => ({ key: owner })));
    expect(loads).toEqual([parents.slice(1).map(({ owner }) => owner)]);
  });

  it('is loaded for another operation, and for another parent, by itself', async () => {
    const { loads, load } = loadingOwners();
    const [parent] = parents as [(typeof parents)[0]];
    const here = context('acc');
    await load.ahead(here, [parent]);
    expect(load.of(parent, context('acc'))).toBeInstanceOf(Promise);
    expect(await load.of({ ...parent }, here)).toEqual({ key: parent.owner });
    expect(loads).toHaveLength(3);
  });

  it('is not loaded ahead for more than one piece of work', async () => {
    const { loads, load } = loadingOwners();
    const here = context('acc');
    const many = keys.slice(0, 26).map((owner) => ({ owner }));
    await load.ahead(here, many);
    await load.ahead(here, []);
    expect(loads).toEqual([]);
    expect(await Promise.all(many.map((parent) => load.of(parent, here)))).toHaveLength(26);
  });

  it('fails where it belongs when it could not be loaded ahead', async () => {
    let loads = 0;
    const load = owners(async () => {
      loads += 1;
      throw new Error(`load ${loads}`);
    });
    const here = context('acc');
    await load.ahead(here, parents);
    await expect(load.of(parents[0]!, here)).rejects.toThrow('load 2');
  });
});
