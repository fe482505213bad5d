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
import { createConnectionShares, type Share, shareLimitsFor } from './connection-shares.ts';
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

/**
 * Gives the one connection to one query or transaction at a time, round-robin among accounts. A query that would wait for its own
 * transaction fails.
 */
class QueueingDriver extends PGliteDriver {
  readonly #adapter: DialectAdapter;
  readonly #shares = createConnectionShares(1, shareLimitsFor(1));
  #share: Share | undefined;

  constructor(config: PGliteDialectConfig, adapter: DialectAdapter) {
    super(config);
    this.#adapter = adapter;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const scope = current.getStore();
    if (scope?.open && scope.adapter === this.#adapter) {
      throw new Error('A query went to the database instead of to the transaction it runs in: with one connection it would wait for ever.');
    }
    this.#share = await this.#shares.acquire(currentRequester());
    return super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    await super.releaseConnection();
    this.#shares.release(this.#share!);
  }
}

/** Kysely's dialect for a database with one connection, with a guard against a query that waits for its own transaction. */
export const singleConnectionDialect = (config: PGliteDialectConfig): Dialect => {
  const dialect = new PGliteDialect(config);
  const adapter = new QueueingAdapter();
  return {
    createAdapter: () => adapter,
    createDriver: () => new QueueingDriver(config, adapter),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
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
