import type { FamilyResolvers as Family, ResolvingFamily, SchemaResolvers as Schema } from '../contract/graphql.ts';
import type { ListArguments } from '../contract/graphql-arguments.ts';
import type { Origin, Principal } from '../core/principal.ts';
import type { Connection, Windowed } from '../core/query/connection.ts';
import type { Cursors } from '../core/query/cursors.ts';
import type { Position } from '../core/query/list-query.ts';
import type { Feed } from './event-feed.ts';
import type { RateLimitStatus } from './rate-limit.ts';

/** What resolvers know about the GraphQL operation. */
export interface GraphqlContext {
  /** In a subscription: the principal of the credential at the time of the event. */
  caller: Principal;
  origin: Origin;
  cursors: Cursors;
  feed: Feed;
  /** Authenticates the credential again, as before each event of a subscription. @throws ServiceError when it is no longer valid */
  renew: () => Promise<void>;
  /** Called after every write, even if its result cannot be shown. */
  wrote: () => void;
  /** The rate limit of the account in the current window, with the time of its end, and the cost of the operation. */
  rateLimit: () => Promise<Pick<RateLimitStatus, 'limit' | 'remaining'> & { resetAt: string; cost: number }>;
  /** The size of the response so far. */
  size: {
    /** @throws GraphQLError once the response has too many characters */
    add: (characters: number) => void;
  };
}

/** The resolvers of one family. */
export type FamilyResolvers<F extends ResolvingFamily> = Family<GraphqlContext, F>;

/** The resolvers of all families: the schema without its scalars and without what every list shares. */
export type FamiliesResolvers = Omit<Schema<GraphqlContext>, 'DateTime' | 'JSONObject' | 'PageInfo'>;

type Seal = ListArguments['seal'];

/** A record and its position; the cursor is signed only when it is selected, because that takes time. */
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

/** Adds a cursor to every record of a part. */
export const connection = <Row>({ rows, positions, window, hasMore, counts }: Windowed<Row>, { seal }: ListArguments): Connection<Row> => {
  const sealed = (position: Position | undefined) => (position ? seal(position) : null);
  return {
    edges: rows.map((node, at) => new Edge(node, positions[at]!, seal)),
    nodes: rows,
    totalCount: async () => (await counts()).total,
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
