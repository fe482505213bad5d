import DataLoader from 'dataloader';
import type { FamilyResolvers as Family, ResolvingFamily, SchemaResolvers as Schema } from '../contract/graphql.ts';
import type { ListArguments } from '../contract/graphql-arguments.ts';
import type { Origin, Principal } from '../core/principal.ts';
import type { PagePlace, Windowed, WindowQuery } from '../core/query/connection.ts';
import type { Cursors } from '../core/query/cursors.ts';
import type { Position } from '../core/query/list-query.ts';
import type { Feed } from './event-feed.ts';

/** What resolvers know of the operation that they work for. */
export interface GraphqlContext {
  /** Of a subscription: whoever the credential stands for at the time of the event. */
  caller: Principal;
  origin: Origin;
  cursors: Cursors;
  feed: Feed;
  /** Looks at the credential again, as before each event of a subscription. @throws ServiceError when it is no longer good */
  renew: () => Promise<void>;
  /** Told of every write that was done, whatever comes of showing its outcome. */
  wrote: () => void;
}

/** What one family resolves. */
export type FamilyResolvers<F extends ResolvingFamily> = Family<GraphqlContext, F>;

/** What all families resolve together: the schema but for its scalars and what every list shares. */
export type FamiliesResolvers = Omit<Schema<GraphqlContext>, 'DateTime' | 'JSONObject' | 'PageInfo'>;

type Load<Asked, Found> = (caller: Principal, keys: readonly string[], asked: Asked) => Promise<ReadonlyMap<string, Found>>;

/**
 * Gathers what a field is asked by many parents at the same time into one look-up. Nothing is remembered: what a mutation
 * changes is read again.
 * @param load finds by the parents' keys, each of them once; a key that is missing from the answer finds nothing
 */
export const batched = <Asked, Found>(load: Load<Asked, Found>) => {
  const loaders = new WeakMap<GraphqlContext, Map<string, DataLoader<string, Found | undefined>>>();

  const create = (context: GraphqlContext, asked: Asked) =>
    new DataLoader<string, Found | undefined>(
      async (keys) => {
        const found = await load(context.caller, [...new Set(keys)], asked);
        return keys.map((key) => found.get(key));
      },
      { cache: false },
    );

  return (context: GraphqlContext, key: string, asked: Asked): Promise<Found | undefined> => {
    const ofContext = loaders.get(context) ?? new Map<string, DataLoader<string, Found | undefined>>();
    loaders.set(context, ofContext);
    const question = JSON.stringify(asked) ?? '';
    const loader = ofContext.get(question) ?? create(context, asked);
    ofContext.set(question, loader);
    return loader.load(key);
  };
};

/** Reads the same part of what belongs to each of some records, by their ids. */
export type PartsOf<Row> = Load<WindowQuery, Windowed<Row>>;

/** A part of a list as the schema's connections show it. */
export interface Connection<Row> {
  edges: { node: Row; cursor: string }[];
  pageInfo: PagePlace;
}

type Seal = ListArguments['seal'];

/** A record at its place; sealing its cursor is worth its time only where it is selected. */
class Edge<Row> {
  readonly node: Row;
  readonly #position: Position;
  readonly #seal: Seal;

  constructor(node: Row, position: Position, seal: Seal) {
    this.node = node;
    this.#position = position;
    this.#seal = seal;
  }

  get cursor(): string {
    return this.#seal(this.#position);
  }
}

/** Gives every record of a part the cursor of its place. */
export const connection = <Row>({ rows, positions, window, hasMore, counts }: Windowed<Row>, { seal }: ListArguments): Connection<Row> => {
  const sealed = (position: Position | undefined) => (position ? seal(position) : null);
  return {
    edges: rows.map((node, at) => new Edge(node, positions[at]!, seal)),
    pageInfo: {
      window,
      hasMore,
      counts,
      get startCursor() {
        return sealed(positions[0]);
      },
      get endCursor() {
        return sealed(positions.at(-1));
      },
    },
  };
};
