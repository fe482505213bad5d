import { setTimeout as delay } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { ambientTransaction } from './ambient.ts';
import type { Queries } from './database.ts';
import { databaseFailure } from './errors.ts';
import { guarded } from './single-connection.ts';
import type { Tables } from './tables/index.ts';

/** A transaction that is under way. */
export type Tx = Transaction<Tables>;

const ATTEMPTS = 4;

/** Told of the accounts that a committed transaction has new events in. */
type CommitListener = (accountIds: ReadonlySet<string>) => void;

const told = new WeakMap<Queries, Set<string>>();
const listeners = new WeakMap<Queries, Set<CommitListener>>();

/** Says within a transaction that it has an event, or a delivery that is due, in an account; who listens to commits hears of it when it is kept, and only then. */
export const tellAtCommit = (tx: Tx, accountId: string): void => void told.get(tx)?.add(accountId);

/** Listens to the commits of this process that were told of by `tellAtCommit`; answers what ends it. */
export const onCommit = (db: Queries, listener: CommitListener): (() => void) => {
  const others = listeners.get(db) ?? new Set();
  listeners.set(db, others.add(listener));
  return () => void others.delete(listener);
};

const deferred = new WeakMap<Queries, (() => void)[]>();

/** Does something once the transaction is kept, and only then: what cannot be taken back, such as a letter. */
export const afterCommit = (tx: Tx, work: () => void): void => void deferred.get(tx)?.push(work);

const attempt = async <T>(db: Queries, work: (tx: Tx) => Promise<T>): Promise<T> => {
  const accountIds = new Set<string>();
  const works: (() => void)[] = [];
  const result = await db.transaction().execute((tx) => {
    told.set(tx, accountIds);
    deferred.set(tx, works);
    return guarded(tx.getExecutor().adapter, () => work(tx));
  });
  if (accountIds.size > 0) for (const listener of listeners.get(db) ?? []) listener(accountIds);
  for (const work of works) work();
  return result;
};

/**
 * Runs work in one transaction, which commits when the work resolves and is undone when it rejects. When PostgreSQL gives
 * it up for another transaction's sake (deadlock, serialization failure), the work runs again, so it may do nothing
 * outside the transaction. Given a transaction, or running within one, the work becomes part of that.
 */
export const transaction = async <T>(db: Queries, work: (tx: Tx) => Promise<T>): Promise<T> => {
  const outer = db.isTransaction ? (db as Tx) : ambientTransaction(db);
  if (outer) return work(outer);
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt(db, work);
    } catch (error) {
      if (tried === ATTEMPTS || databaseFailure(error) !== 'conflict') throw error;
      await delay(tried * 10 + Math.random() * 20);
    }
  }
};
