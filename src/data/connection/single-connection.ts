import { type DatabaseConnection, type Dialect, PGliteDialect, type PGliteDialectConfig, PGliteDriver } from 'kysely';
import { type ConnectionShares, createConnectionShares, type Share, shareLimitsFor } from './connection-shares.ts';
import { currentRequester } from './requester.ts';

/**
 * Gives the one connection to one query or transaction at a time, round-robin among accounts.
 */
class QueueingDriver extends PGliteDriver {
  readonly #shares: ConnectionShares;
  #share: Share | undefined;

  constructor(config: PGliteDialectConfig, shares: ConnectionShares) {
    super(config);
    this.#shares = shares;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
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
  /** Kysely's dialect for it. */
  dialect: Dialect;
  /** Who has the connection, and who waits for it. */
  shares: ConnectionShares;
}

export const singleConnection = (config: PGliteDialectConfig): SingleConnection => {
  const dialect = new PGliteDialect(config);
  const shares = createConnectionShares(1, shareLimitsFor(1));
  return {
    dialect: {
      createAdapter: () => dialect.createAdapter(),
      createDriver: () => new QueueingDriver(config, shares),
      createIntrospector: (db) => dialect.createIntrospector(db),
      createQueryCompiler: () => dialect.createQueryCompiler(),
    },
    shares,
  };
};
