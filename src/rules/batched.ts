import DataLoader from 'dataloader';
import { turnShares } from '../core/event-loop.ts';
import type { Principal } from '../core/principal.ts';
import type { Windowed, WindowQuery } from '../core/query/connection.ts';
import type { GraphqlContext } from './graphql-resolvers.ts';

/** Loads a field for several parents, by their keys. */
type Load<Arguments, Found> = (caller: Principal, keys: readonly string[], args: Arguments) => Promise<ReadonlyMap<string, Found>>;

/** Reads the same part of the list of each of several parents, by their ids. */
export type PartsOf<Row> = Load<WindowQuery, Windowed<Row>>;

/** What an operation's loaders have found and not handed over yet, and the batches that wait for the rest of it. */
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
 * Hands what was found for one parent over. A batch may find hundreds of records, so each parent is completed by itself, in its
 * account's share of the event loop. What the parents load next waits for the last one, and is one batch again.
 */
const handedOver = async <Found>(context: GraphqlContext, loading: Promise<Found>): Promise<Found> => {
  const found = await loading;
  const handOver = handOverOf(context);
  handOver.left += 1;
  await new Promise<void>((resolve) => turnShares.start(context.caller.accountId, resolve));
  handOver.left -= 1;
  if (handOver.left === 0) for (const batch of handOver.batches.splice(0)) loadSoon(batch);
  return found;
};

/**
 * Batches the loads of a field for many parents at the same time into one load. Nothing is cached, because a mutation changes
 * records that are then read again.
 * @param load loads by the keys of the parents, each key once; the result must have every key
 */
export const batched = <Arguments, Found>(load: Load<Arguments, Found>) => {
  const loaders = new WeakMap<GraphqlContext, Map<string, DataLoader<string, Found>>>();

  const create = (context: GraphqlContext, args: Arguments) =>
    new DataLoader<string, Found>(
      async (keys) => {
        const found = await load(context.caller, [...new Set(keys)], args);
        return keys.map((key) => found.get(key) ?? new Error(`Nothing was loaded for ${key}.`));
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
    const ofContext = loaders.get(context) ?? new Map<string, DataLoader<string, Found>>();
    loaders.set(context, ofContext);
    const argumentsKey = JSON.stringify(args) ?? '';
    const loader = ofContext.get(argumentsKey) ?? create(context, args);
    ofContext.set(argumentsKey, loader);
    return handedOver(context, loader.load(key));
  };
};
