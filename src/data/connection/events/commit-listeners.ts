import { oncePer } from '../../../core/once-per.ts';
import type { Queries } from '../database.ts';

/**
 * Called with the accounts in which a committed transaction recorded events or made deliveries due. For the accounts in `unfollowed`
 * there are only events that no webhook wants.
 */
export type CommitListener = (accountIds: ReadonlySet<string>, unfollowed: ReadonlySet<string>) => void;

const listenersOf = oncePer((_db: Queries) => new Set<CommitListener>());

/** Adds a listener for the commits of this process that record events or make deliveries due; returns a function that removes it. */
export const onCommit = (db: Queries, listener: CommitListener): (() => void) => {
  listenersOf(db).add(listener);
  return () => void listenersOf(db).delete(listener);
};

const none: ReadonlySet<string> = new Set();

/** Calls the listeners, unless the transaction marked no account. */
export const callCommitListeners = (db: Queries, accountIds: ReadonlySet<string>, unfollowed: ReadonlySet<string> = none): void => {
  if (accountIds.size > 0) for (const listener of listenersOf(db)) listener(accountIds, unfollowed);
};
