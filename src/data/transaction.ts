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

const attempt = <T>(db: Queries, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().execute((tx) => guarded(tx.getExecutor().adapter, () => work(tx)));

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
