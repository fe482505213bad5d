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

/** The transaction that the running code is part of; closed once it is over, for code that outlives it. */
interface Scope {
  adapter: DialectAdapter;
  open: boolean;
}

const current = new AsyncLocalStorage<Scope>();

/** The driver keeps the queue, so that Kysely's own, which nothing can look into, stays out of the way. */
class QueueingAdapter extends PGliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Lends the one connection to one borrower after the other, to accounts in turn, and to nobody who waits for themselves. */
class QueueingDriver extends PGliteDriver {
  readonly #adapter: DialectAdapter;
  readonly #shares = createConnectionShares(1, shareLimitsFor(1));
  #turn: Share | undefined;

  constructor(config: PGliteDialectConfig, adapter: DialectAdapter) {
    super(config);
    this.#adapter = adapter;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const scope = current.getStore();
    if (scope?.open && scope.adapter === this.#adapter) {
      throw new Error('A query went to the database instead of to the transaction it runs in: with one connection it would wait for ever.');
    }
    this.#turn = await this.#shares.acquire(currentRequester());
    return super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    await super.releaseConnection();
    this.#shares.release(this.#turn!);
  }
}

/** Kysely's dialect for a database with one connection, with a guard against waiting for oneself. */
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

/** Runs the body of a transaction so that the guard knows it; on a database with many connections it just runs. */
export const guarded = async <T>(adapter: DialectAdapter, work: () => Promise<T>): Promise<T> => {
  if (!(adapter instanceof QueueingAdapter)) return work();
  const scope = { adapter, open: true };
  try {
    return await current.run(scope, work);
  } finally {
    scope.open = false;
  }
};
