import { AsyncLocalStorage } from 'node:async_hooks';
import type { DatabaseConnection, Dialect, Driver, Kysely, Transaction } from 'kysely';
import type { Tables } from '../tables/index.ts';

/** A transaction that everything takes part in which runs inside it, whether it was handed the transaction or not. */
interface Scope {
  db: Kysely<Tables>;
  tx: Transaction<Tables>;
  connection: DatabaseConnection;
}

const current = new AsyncLocalStorage<Scope>();

/** The transaction that the running code is part of without having been handed it; undefined when there is none. */
export const ambientTransaction = (db: Kysely<Tables>): Transaction<Tables> | undefined => {
  const scope = current.getStore();
  return scope?.db === db ? scope.tx : undefined;
};

/** Asks one statement by itself, of no transaction. */
export type RunSingleStatement = (text: string, values: readonly unknown[]) => Promise<unknown[]>;

const singleStatementRunners = new WeakMap<Kysely<Tables>, RunSingleStatement>();

/** Says how a database is asked one statement by itself: Kysely's own way to a connection and back takes a dozen promises. */
export const setSingleStatementRunner = (db: Kysely<Tables>, ask: RunSingleStatement): void => void singleStatementRunners.set(db, ask);

/** How this is asked one statement by itself; undefined where the statement would be part of a transaction, and where there is no such way. */
export const singleStatementRunner = (db: Kysely<Tables>): RunSingleStatement | undefined =>
  current.getStore() ? undefined : singleStatementRunners.get(db);

/** Lends the connection of the transaction that the running code is part of, instead of another one. */
const ambientDriver = (driver: Driver): Driver => {
  const acquireConnection: Driver['acquireConnection'] = async (options) =>
    current.getStore()?.connection ?? driver.acquireConnection(options);
  const releaseConnection: Driver['releaseConnection'] = async (connection, options) => {
    if (current.getStore()?.connection !== connection) await driver.releaseConnection(connection, options);
  };
  const own: Partial<Driver> = { acquireConnection, releaseConnection };
  return new Proxy(driver, {
    get: (target, name) => {
      const value = Reflect.get(name in own ? own : target, name) as unknown;
      return typeof value === 'function' && !(name in own) ? value.bind(target) : value;
    },
  });
};

/** A dialect whose queries join the ambient transaction where there is one. */
export const ambientDialect = (dialect: Dialect): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createDriver: () => ambientDriver(dialect.createDriver()),
  createIntrospector: (db) => dialect.createIntrospector(db),
  createQueryCompiler: () => dialect.createQueryCompiler(),
});

/**
 * Runs work so that every query of it, of whatever service, is part of the transaction. The connection is only looked at: who
 * keeps the transaction's executor busy for the length of the work has the work's own queries wait for the end of it.
 */
export const inAmbientTransaction = async <T>(db: Kysely<Tables>, tx: Transaction<Tables>, work: () => Promise<T>): Promise<T> => {
  const connection = await tx.getExecutor().provideConnection(async (own) => own);
  return current.run({ db, tx, connection }, work);
};
