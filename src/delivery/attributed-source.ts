import { asAccount } from '../data/connection/requester.ts';
import type { EventSource } from './event-source.ts';

/** Reads the events of an account on its own share of the database connections, no matter who calls the feed. */
export const attributedSource = (source: EventSource): EventSource => ({
  extents: source.extents,
  newEvents: (accountId, ...args) => asAccount(accountId, () => source.newEvents(accountId, ...args)),
  seenBy: (accountId, ...args) => asAccount(accountId, () => source.seenBy(accountId, ...args)),
  listAfter: (caller, ...args) => asAccount(caller.accountId, () => source.listAfter(caller, ...args)),
});
