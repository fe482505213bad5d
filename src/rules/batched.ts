import { setImmediate } from 'node:timers/promises';
import DataLoader from 'dataloader';
import type { Principal } from '../core/principal.ts';
import type { Windowed, WindowQuery } from '../core/query/connection.ts';
import type { GraphqlContext } from './graphql-resolvers.ts';

/** Loads a field for several parents, by their keys. */
type Load<Arguments, Found> = (caller: Principal, keys: readonly string[], args: Arguments) => Promise<ReadonlyMap<string, Found>>;

/** Reads the same part of the list of each of several parents, by their ids. */
export type PartsOf<Row> = Load<WindowQuery, Windowed<Row>>;

/** How many records are completed in one piece of work, unless one parent has more of them. */
const piece = 25;

/** How many pieces an operation's loaders still have to hand over, and the batches that wait for the last of them. */
interface HandOver {
  left: number;
  batches: (() => void)[];
}

const handOvers = new WeakMap<GraphqlContext, HandOver>();

const handOverOf = (context: GraphqlContext): HandOver => {
  const known = handOvers.get(context) ?? { left: 0, batches: [] };
  handOvers.set(context, known);
  return known;
};

/** A batch is loaded when everything that runs now waits for something else. */
const loadSoon = (batch: () => void): void => queueMicrotask(() => process.nextTick(batch));

/**
 * Waits for the piece before, and then for one turn of the event loop, so that other requests are served. Loads that are requested
 * meanwhile wait until the last piece is handed over, and so form one batch again.
 */
const turnOf = async (context: GraphqlContext, before?: Promise<void>): Promise<void> => {
  const handOver = handOverOf(context);
  handOver.left += 1;
  await before;
  await setImmediate();
  handOver.left -= 1;
  if (handOver.left === 0) for (const batch of handOver.batches.splice(0)) loadSoon(batch);
};

const recordsIn = (found: unknown): number => (found as Partial<Windowed<unknown>> | null)?.rows?.length ?? 1;

/** Hands over what was found in pieces: a batch may find hundreds of records, and completing them occupies the event loop. */
const handedOver = async <Found>(context: GraphqlContext, found: readonly Found[]): Promise<readonly (Found | Promise<Found>)[]> => {
  let turn = turnOf(context);
  let records = 0;
  const turns = found.map((one) => {
    const own = recordsIn(one);
    if (records > 0 && records + own > piece) {
      turn = turnOf(context, turn);
      records = 0;
    }
    records += own;
    return turn;
  });
  const [first] = turns;
  if (turn !== first) return found.map((one, at) => turns[at]!.then(() => one));
  await turn;
  return found;
};

const foundFor = <Found>(found: ReadonlyMap<string, Found>, key: string): Found => {
  const one = found.get(key);
  if (one === undefined) throw new Error(`Nothing was loaded for ${key}.`);
  return one;
};

/**
 * Batches the loads of a field for many parents at the same time into one load. Nothing is cached, because a mutation changes
 * records that are then read again.
 * @param load loads by the keys of the parents, each key once; the result must have every key
 */
export const batched = <Arguments, Found>(load: Load<Arguments, Found>) => {
  const loaders = new WeakMap<GraphqlContext, Map<string, DataLoader<string, Found | Promise<Found>>>>();

  const create = (context: GraphqlContext, args: Arguments) =>
    new DataLoader<string, Found | Promise<Found>>(
      async (keys) => {
        const found = await load(context.caller, [...new Set(keys)], args);
        return handedOver(
          context,
          keys.map((key) => foundFor(found, key)),
        );
      },
      {
        cache: false,
        batchScheduleFn: (batch) => {
          const { left, batches } = handOverOf(context);
          if (left > 0) batches.push(batch);
          else loadSoon(batch);
        },
      },
    );

  return (context: GraphqlContext, key: string, args: Arguments): Promise<Found> => {
    const ofContext = loaders.get(context) ?? new Map<string, DataLoader<string, Found | Promise<Found>>>();
    loaders.set(context, ofContext);
    const argumentsKey = JSON.stringify(args) ?? '';
    const loader = ofContext.get(argumentsKey) ?? create(context, args);
    ofContext.set(argumentsKey, loader);
    // A promise that resolves to a promise gets the value of that promise.
    return loader.load(key) as Promise<Found>;
  };
};

/** Loads related records with null for those that are gone, and those that the caller does not see. */
export const orNull =
  <Found>(load: (caller: Principal, ids: readonly string[]) => Promise<ReadonlyMap<string, Found>>): Load<undefined, Found | null> =>
  async (caller, ids) => {
    const found = await load(caller, ids);
    return new Map(ids.map((id) => [id, found.get(id) ?? null]));
  };

/**
 * The record that each parent names, such as its owner.
 * @param load loads by the keys of the parents, each key once; the result must have every key
 */
export const related = <Parent extends object, Found>(load: Load<undefined, Found>, keyOf: (parent: Parent) => string) => {
  const later = batched(load);
  const loadedAhead = new WeakMap<GraphqlContext, Map<Parent, Found>>();

  return {
    /** The record, without a promise when it was loaded ahead. */
    of: (parent: Parent, context: GraphqlContext): Found | Promise<Found> =>
      loadedAhead.get(context)?.get(parent) ?? later(context, keyOf(parent), undefined),

    /**
     * Loads the records of a list of parents before they are completed, where they are few enough for one piece of work: completing a promise
     * for each of them takes as long as all their fields.
     */
    ahead: async (context: GraphqlContext, parents: readonly Parent[]): Promise<void> => {
      if (parents.length === 0 || parents.length > piece) return;
      // What fails is loaded again for each parent, so that its error has its place in the answer.
      const found = await load(context.caller, [...new Set(parents.map(keyOf))], undefined).catch(() => undefined);
      if (!found) return;
      const known = loadedAhead.get(context) ?? new Map<Parent, Found>();
      for (const parent of parents) known.set(parent, foundFor(found, keyOf(parent)));
      loadedAhead.set(context, known);
    },
  };
};
