import { type DatabaseConnection, type Dialect, PGliteDialect, type PGliteDialectConfig, PGliteDriver } from 'kysely';

/** Gives the one connection to one query or transaction at a time, in the order in which they came. */
class QueueingDriver extends PGliteDriver {
  /** The holder of the connection, then those waiting for it. Each is called when the one before it releases the connection. */
  readonly #queue: (() => void)[];

  constructor(config: PGliteDialectConfig, queue: (() => void)[]) {
    super(config);
    this.#queue = queue;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
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
  /** Kysely's dialect for it. */
  dialect: Dialect;
  /** How many queries and transactions have the connection or wait for it. */
  queued(): number;
}

export const singleConnection = (config: PGliteDialectConfig): SingleConnection => {
  const dialect = new PGliteDialect(config);
  const queue: (() => void)[] = [];
  return {
    dialect: {
      createAdapter: () => dialect.createAdapter(),
      createDriver: () => new QueueingDriver(config, queue),
      createIntrospector: (db) => dialect.createIntrospector(db),
      createQueryCompiler: () => dialect.createQueryCompiler(),
    },
    queued: () => queue.length,
  };
};
