import { asAccount } from '../data/connection/requester.ts';
import type { EventSource } from './event-source.ts';

/** Reads the events of an account out of that account's share of the database, whoever has the feed look. */
export const claimedSource = (source: EventSource): EventSource => ({
  extents: source.extents,
  newEvents: (accountId, ...asked) => asAccount(accountId, () => source.newEvents(accountId, ...asked)),
  seenBy: (accountId, ...asked) => asAccount(accountId, () => source.seenBy(accountId, ...asked)),
  listAfter: (caller, ...asked) => asAccount(caller.accountId, () => source.listAfter(caller, ...asked)),
});
