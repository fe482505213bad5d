import { setTimeout as delay } from 'node:timers/promises';
import { oncePer } from '../../core/once-per.ts';
import type { Queries } from './database.ts';
import { databaseFailure } from './errors.ts';
import { callCommitListeners } from './events/commit-listeners.ts';
import { numberEvents, numberSoon } from './events/event-numbers.ts';
import { currentRequester, inBackground } from './requester.ts';
import { hasStandby, noteWrite } from './standby/standby.ts';
import { UnitOfWork, unitOf } from './units-of-work/unit-of-work.ts';

export { onCommit } from './events/commit-listeners.ts';

/** An open transaction. */
export type Tx = UnitOfWork;

const ATTEMPTS = 4;

/** Called with an account in which credentials have ended or lost rights. */
type EndingListener = (accountId: string) => void;

const endingListenersOf = oncePer((_db: Queries) => new Set<EndingListener>());

/** The listeners check the credentials of other connections. The request that ended a credential does not wait for that. */
const notifyCredentialsEnded = (db: Queries, accountId: string): void => {
  for (const listener of endingListenersOf(db)) inBackground(() => listener(accountId));
};

/** Marks that this write ends credentials of an account; the listeners are called after the commit, and only then. */
export const markCredentialsEnded = (db: Queries, accountId: string): void => {
  const unit = unitOf(db);
  if (unit) unit.credentialsEnded.add(accountId);
  else notifyCredentialsEnded(db, accountId);
};

/** Adds a listener for the writes of this process that end credentials; returns a function that removes it. */
export const onCredentialsEnded = (db: Queries, listener: EndingListener): (() => void) => {
  endingListenersOf(db).add(listener);
  return () => void endingListenersOf(db).delete(listener);
};

/**
 * Has the events of a commit numbered. With a standby, the commit waits for the numbering, which also notes for the standby's readers that
 * the accounts have changed; a change without a numbered event is noted separately. A failure does not undo the commit: the events are
 * numbered later.
 */
const numberAndNote = async (db: Queries, withEvents: ReadonlySet<string>): Promise<void> => {
  if (!hasStandby(db)) return numberSoon(db, withEvents);
  const areNumbered = withEvents.size > 0 && (await numberEvents(db, withEvents).catch(() => false));
  const { lane, key } = currentRequester();
  const unnoted = new Set(lane === 'account' ? [...withEvents, key] : withEvents);
  if (areNumbered) for (const accountId of withEvents) unnoted.delete(accountId);
  await Promise.all([...unnoted].map((accountId) => noteWrite(db, accountId).catch(() => undefined)));
};

/** Runs in the background: the writer does not wait for it. */
const runAfterCommit = (db: Queries, { notified, callbacks }: UnitOfWork): void => {
  callCommitListeners(db, notified);
  for (const work of callbacks) work();
};

const attempt = async <T>(db: Queries, work: (unit: UnitOfWork) => T | Promise<T>): Promise<T> => {
  const unit = new UnitOfWork(db);
  let result: T;
  try {
    result = await unit.run(work);
    await unit.commit();
  } catch (error) {
    await unit.rollback();
    throw error;
  }
  // Before the events go out, so that no connection receives them with credentials that ended in this transaction.
  for (const accountId of unit.credentialsEnded) notifyCredentialsEnded(db, accountId);
  await numberAndNote(db, unit.withEvents);
  if (unit.notified.size + unit.callbacks.length > 0) inBackground(() => runAfterCommit(db, unit));
  return result;
};

/** Runs work again after a deadlock or a serialization failure. */
const withRetries = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      if (tried === ATTEMPTS || databaseFailure(error) !== 'conflict') throw error;
      await delay(tried * 10 + Math.random() * 20);
    }
  }
};

/**
 * Runs work as one unit, in a transaction that commits when the work resolves and rolls back when it rejects. All queries of the work are
 * part of it, including those of services that it calls. After a deadlock or a serialization failure the work runs again, so it must not
 * have effects outside the transaction. Soon after the commit, and before anybody reads events of their accounts, the recorded events get
 * their positions. Work that is started within another unit becomes part of that unit.
 */
export const transaction = async <T>(db: Queries, work: (tx: Tx) => T | Promise<T>): Promise<T> => {
  const outer = unitOf(db);
  return outer ? work(outer) : withRetries(() => attempt(db, work));
};
