import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type DatabaseConnection,
  type Dialect,
  type DialectAdapter,
  PGliteAdapter,
  PGliteDialect,
  type PGliteDialectConfig,
  PGliteDriver,
} from 'kysely';
import { type ConnectionShares, createConnectionShares, type Share, shareLimitsFor } from './connection-shares.ts';
import { currentRequester } from './requester.ts';

/** The transaction of the running code; `open` becomes false at its end, for code that runs on after it. */
interface Scope {
  adapter: DialectAdapter;
  open: boolean;
}

const current = new AsyncLocalStorage<Scope>();

/** The driver has its own queue. Without this flag Kysely would put its own one, which cannot be inspected, in front of it. */
class QueueingAdapter extends PGliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** @throws Error for a query that would wait for the transaction that it runs in */
const expectNoTransaction = (adapter: DialectAdapter): void => {
  const scope = current.getStore();
  if (scope?.open && scope.adapter === adapter) {
    throw new Error('A query bypassed the transaction that it belongs to: with one connection it would deadlock.');
  }
};

/**
 * Gives the one connection to one query or transaction at a time, round-robin among accounts. A query that would wait for its own
 * transaction fails.
 */
class QueueingDriver extends PGliteDriver {
  readonly #adapter: DialectAdapter;
  readonly #shares: ConnectionShares;
  #share: Share | undefined;

  constructor(config: PGliteDialectConfig, adapter: DialectAdapter, shares: ConnectionShares) {
    super(config);
    this.#adapter = adapter;
    this.#shares = shares;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    expectNoTransaction(this.#adapter);
    this.#share = await this.#shares.acquire(currentRequester());
    return super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    await super.releaseConnection();
    this.#shares.release(this.#share!);
  }
}

/** A database with one connection. */
export interface SingleConnection {
  /** Kysely's dialect for it, with a guard against a query that waits for its own transaction. */
  dialect: Dialect;
  /** Who has the connection, and who waits for it. */
  shares: ConnectionShares;
  /** @throws Error in a transaction: a query beside it would wait for ever */
  expectNoTransaction(): void;
}

export const singleConnection = (config: PGliteDialectConfig): SingleConnection => {
  const dialect = new PGliteDialect(config);
  const adapter = new QueueingAdapter();
  const shares = createConnectionShares(1, shareLimitsFor(1));
  return {
    dialect: {
      createAdapter: () => adapter,
      createDriver: () => new QueueingDriver(config, adapter, shares),
      createIntrospector: (db) => dialect.createIntrospector(db),
      createQueryCompiler: () => dialect.createQueryCompiler(),
    },
    shares,
    expectNoTransaction: () => expectNoTransaction(adapter),
  };
};

/** Runs the body of a transaction under the guard; on a database with many connections it just runs. */
export const withQueryGuard = async <T>(adapter: DialectAdapter, work: () => Promise<T>): Promise<T> => {
  if (!(adapter instanceof QueueingAdapter)) return work();
  const scope = { adapter, open: true };
  try {
    return await current.run(scope, work);
  } finally {
    scope.open = false;
  }
};
