import { AsyncLocalStorage } from 'node:async_hooks';
import { CompiledQuery, type DatabaseConnection, type Dialect, type Driver, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../tables/index.ts';

/** The transaction that all queries of the running code join, even where the code was not given the transaction. */
interface Scope {
  db: Kysely<Tables>;
  tx?: Transaction<Tables>;
  connection?: DatabaseConnection;
  /** Set where the code runs without a transaction, up to its only write. */
  withheld?: WithheldWrite;
}

/** The only write that some work does, and which is not done yet; all else that the work asks of the database needs a transaction. */
export interface WithheldWrite {
  /** Does it; undefined while the work has not asked for it. */
  run?: (stored: StoredWith) => Promise<boolean>;
  /** Whether the work has asked for anything else. */
  needsTransaction: boolean;
  isOver: boolean;
}

/** What is stored by the statement of a withheld write: a row of `idempotency_keys`, and the name of the lock that guards it. */
export interface StoredWith {
  lock: string;
  row: Readonly<Record<string, unknown>>;
}

const current = new AsyncLocalStorage<Scope>();

/** The ambient transaction of the running code; undefined when there is none. */
export const ambientTransaction = (db: Kysely<Tables>): Transaction<Tables> | undefined => {
  const scope = current.getStore();
  return scope?.db === db ? scope.tx : undefined;
};

/** Whether the running code is part of an ambient transaction, of whatever database. */
export const insideAmbientTransaction = (): boolean => current.getStore() !== undefined;

/** Runs one statement outside of any transaction. */
export type RunSingleStatement = (text: string, values: readonly unknown[]) => Promise<unknown[]>;

/** @throws Error in work that runs without a transaction up to its only write: it runs again, in one */
export const needTransaction = (withheld: WithheldWrite): never => {
  withheld.needsTransaction = true;
  throw new Error('This work needs a transaction.');
};

/** The write that the running code may ask for, where it runs without a transaction. */
export const withheldWrite = (db: Kysely<Tables>): WithheldWrite | undefined => {
  const scope = current.getStore();
  return scope?.db === db && !scope.withheld?.isOver ? scope.withheld : undefined;
};

/**
 * Runs work without a transaction, up to its only write, which is left to the caller: it can be done together with more, in one statement.
 * Whoever asks for the write gets the record as it will be. `write` is undefined where the work has failed, writes nothing, or needs a
 * transaction; then nothing has happened.
 */
export const withholdWrite = async <T>(
  db: Kysely<Tables>,
  work: () => Promise<T>,
): Promise<{ needsTransaction: boolean; write?: { result: T; run: (stored: StoredWith) => Promise<boolean> } }> => {
  const withheld: WithheldWrite = { needsTransaction: false, isOver: false };
  try {
    const result = await current.run({ db, withheld }, work);
    const { run, needsTransaction } = withheld;
    return run && !needsTransaction ? { needsTransaction, write: { result, run } } : { needsTransaction };
  } catch {
    return { needsTransaction: withheld.needsTransaction };
  } finally {
    withheld.isOver = true;
  }
};

const singleStatementRunners = new WeakMap<Kysely<Tables>, RunSingleStatement>();

/** Registers a shorter way to run one statement: Kysely awaits a dozen promises to get a connection and give it back. */
export const setSingleStatementRunner = (db: Kysely<Tables>, run: RunSingleStatement): void => void singleStatementRunners.set(db, run);

/** Runs a statement, in the transaction of the running code where there is one. */
export const runStatement = async <Row>(
  db: Kysely<Tables>,
  { sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>,
): Promise<readonly Row[]> => {
  const runAlone = current.getStore() ? undefined : singleStatementRunners.get(db);
  const rows = runAlone ? await runAlone(sql, parameters) : (await db.executeQuery(CompiledQuery.raw(sql, [...parameters]))).rows;
  return rows as Row[];
};

/** A driver that gives out the connection of the ambient transaction where there is one. */
const ambientDriver = (driver: Driver): Driver => {
  const acquireConnection: Driver['acquireConnection'] = async (options) => {
    const { connection, withheld } = current.getStore() ?? {};
    if (withheld && !withheld.isOver) needTransaction(withheld);
    return connection ?? driver.acquireConnection(options);
  };
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
 * Runs work so that all its queries, of every service, are part of the transaction. `provideConnection` only reads the connection
 * here: if it were held during the work, the queries of the work would wait for it for ever.
 */
export const inAmbientTransaction = async <T>(db: Kysely<Tables>, tx: Transaction<Tables>, work: () => Promise<T>): Promise<T> => {
  const connection = await tx.getExecutor().provideConnection(async (own) => own);
  return current.run({ db, tx, connection }, work);
};
