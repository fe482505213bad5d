import { setTimeout as delay } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../tables/index.ts';
import { ambientTransaction } from './ambient-transaction.ts';
import type { Queries } from './database.ts';
import { databaseFailure } from './errors.ts';
import { inBackground } from './requester.ts';
import { guarded } from './single-connection.ts';

/** A transaction that is under way. */
export type Tx = Transaction<Tables>;

const ATTEMPTS = 4;

/** Told of the accounts that a committed transaction has new events in. */
type CommitListener = (accountIds: ReadonlySet<string>) => void;

const notifiedAccounts = new WeakMap<Queries, Set<string>>();
const listeners = new WeakMap<Queries, Set<CommitListener>>();

/** Says within a transaction that it has an event, or a delivery that is due, in an account; who listens to commits hears of it when it is kept, and only then. */
export const notifyAtCommit = (tx: Tx, accountId: string): void => void notifiedAccounts.get(tx)?.add(accountId);

/** Listens to the commits of this process that were told of by `tellAtCommit`; answers what ends it. */
export const onCommit = (db: Queries, listener: CommitListener): (() => void) => {
  const others = listeners.get(db) ?? new Set();
  listeners.set(db, others.add(listener));
  return () => void others.delete(listener);
};

/** Told of an account in which credentials have ended, or reach less than they did. */
type EndingListener = (accountId: string) => void;

const endings = new WeakMap<Queries, Set<EndingListener>>();
const endedCredentials = new WeakMap<Queries, Set<string>>();

/** Who listens looks at credentials of others, which whoever ended some neither waits for nor pays. */
const notifyCredentialsEnded = (db: Queries, accountId: string): void => {
  for (const listener of endings.get(db) ?? []) inBackground(() => listener(accountId));
};

/** Says that credentials of an account end with this write; who listens hears of it when the write is kept, and only then. */
export const markCredentialsEnded = (db: Queries, accountId: string): void => {
  const accountIds = endedCredentials.get(db.isTransaction ? db : (ambientTransaction(db) ?? db));
  if (accountIds) accountIds.add(accountId);
  else notifyCredentialsEnded(db, accountId);
};

/** Listens to the writes of this process that end credentials; answers what ends it. */
export const onCredentialsEnded = (db: Queries, listener: EndingListener): (() => void) => {
  const others = endings.get(db) ?? new Set();
  endings.set(db, others.add(listener));
  return () => void others.delete(listener);
};

const deferred = new WeakMap<Queries, (() => void)[]>();

/** Does something once the transaction is kept, and only then: what cannot be taken back, such as a letter. */
export const afterCommit = (tx: Tx, work: () => void): void => void deferred.get(tx)?.push(work);

/** What follows a commit is nothing that the writer waits for. */
const runAfterCommit = (db: Queries, accountIds: ReadonlySet<string>, works: readonly (() => void)[]): void => {
  if (accountIds.size > 0) for (const listener of listeners.get(db) ?? []) listener(accountIds);
  for (const work of works) work();
};

const attempt = async <T>(db: Queries, work: (tx: Tx) => Promise<T>): Promise<T> => {
  const accountIds = new Set<string>();
  const ended = new Set<string>();
  const works: (() => void)[] = [];
  const result = await db.transaction().execute((tx) => {
    notifiedAccounts.set(tx, accountIds);
    endedCredentials.set(tx, ended);
    deferred.set(tx, works);
    return guarded(tx.getExecutor().adapter, () => work(tx));
  });
  // First, so that nobody is told of what happened by credentials that ended with it.
  for (const accountId of ended) notifyCredentialsEnded(db, accountId);
  if (accountIds.size + works.length > 0) inBackground(() => runAfterCommit(db, accountIds, works));
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

/**
 * Runs work so that its failure undoes what it did and nothing else of the transaction that it is part of. Outside of one it
 * just runs.
 */
export const savepoint = async <T>(db: Queries, work: () => Promise<T>): Promise<T> => {
  const tx = ambientTransaction(db);
  if (!tx) return work();
  const works = deferred.get(tx) ?? [];
  const before = works.length;
  await sql`savepoint apart`.execute(tx);
  try {
    const result = await work();
    await sql`release savepoint apart`.execute(tx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint apart`.execute(tx);
    works.length = before;
    throw error;
  }
};
