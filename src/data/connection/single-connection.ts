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

/** Gives the one connection to one query or transaction at a time, in the order in which they came. */
class QueueingDriver extends PGliteDriver {
  readonly #adapter: DialectAdapter;
  /** Who has the connection, and who waits for it: each is called when the one before gives it back. */
  readonly #queue: (() => void)[];

  constructor(config: PGliteDialectConfig, adapter: DialectAdapter, queue: (() => void)[]) {
    super(config);
    this.#adapter = adapter;
    this.#queue = queue;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    expectNoTransaction(this.#adapter);
    await new Promise<void>((resolve) => {
      this.#queue.push(resolve);
      if (this.#queue.length === 1) resolve();
    });
    return super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    await super.releaseConnection();
    this.#queue.shift();
    this.#queue[0]?.();
  }
}

/** A database with one connection. */
export interface SingleConnection {
  /** Kysely's dialect for it, with a guard against a query that waits for its own transaction. */
  dialect: Dialect;
  /** How many queries and transactions have the connection or wait for it. */
  queued(): number;
  /** @throws Error in a transaction: a query beside it would wait for ever */
  expectNoTransaction(): void;
}

export const singleConnection = (config: PGliteDialectConfig): SingleConnection => {
  const dialect = new PGliteDialect(config);
  const adapter = new QueueingAdapter();
  const queue: (() => void)[] = [];
  return {
    dialect: {
      createAdapter: () => adapter,
      createDriver: () => new QueueingDriver(config, adapter, queue),
      createIntrospector: (db) => dialect.createIntrospector(db),
      createQueryCompiler: () => dialect.createQueryCompiler(),
    },
    queued: () => queue.length,
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
