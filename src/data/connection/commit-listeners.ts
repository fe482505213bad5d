import type { Queries } from './database.ts';

/**
 * Called with the accounts in which a committed transaction recorded events or made deliveries due. For the accounts in `unfollowed`
 * there are only events that no webhook wants.
 */
export type CommitListener = (accountIds: ReadonlySet<string>, unfollowed: ReadonlySet<string>) => void;

const listeners = new WeakMap<Queries, Set<CommitListener>>();

/** Adds a listener for the commits of this process that record events or make deliveries due; returns a function that removes it. */
export const onCommit = (db: Queries, listener: CommitListener): (() => void) => {
  const registered = listeners.get(db) ?? new Set();
  listeners.set(db, registered.add(listener));
  return () => void registered.delete(listener);
};

const none: ReadonlySet<string> = new Set();

/** Calls the listeners, unless the transaction marked no account. */
export const callCommitListeners = (db: Queries, accountIds: ReadonlySet<string>, unfollowed: ReadonlySet<string> = none): void => {
  if (accountIds.size > 0) for (const listener of listeners.get(db) ?? []) listener(accountIds, unfollowed);
};
