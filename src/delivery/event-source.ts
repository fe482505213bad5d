import type { Principal } from '../core/principal.ts';
import type { DeliveredEvent, EventSubscription } from '../rules/event-feed.ts';

/** An event and its position in the account: from 1, without a gap, in the order of commits. */
export interface PlacedEvent {
  position: number;
  event: DeliveredEvent['event'];
}

/** A new event whose visibility is not checked yet. */
export interface NewEvent extends PlacedEvent {
  /** Whether only some members of the account may see it. */
  restricted: boolean;
  /** The trace in which it was recorded. */
  trace: string | null;
}

/** The stored positions of an account: those after `begin`, up to `latest`. Earlier events are deleted. */
export interface Extent {
  begin: number;
  latest: number;
}

/** Where the feed reads events from; the database behind it is authoritative. */
export interface EventSource {
  /** For each of these accounts that exists. */
  extents(accountIds: readonly string[]): Promise<ReadonlyMap<string, Extent>>;
  /** The next events of an account, no matter who may see them. */
  newEvents(accountId: string, position: number, limit: number): Promise<NewEvent[]>;
  /** Which events each viewer may see now: from `userId role` to the ids of events. */
  seenBy(accountId: string, eventIds: readonly string[], viewers: readonly Pick<Principal, 'userId' | 'role'>[]): Promise<SeenBy>;
  /**
   * The next events that a caller wants and may see, up to `to`. `whole` means that there were no more at that time, and `gone` that some
   * events after the position have been deleted.
   */
  listAfter(
    caller: Principal,
    filter: Pick<EventSubscription, 'types' | 'resourceIds'>,
    position: number,
    limit: number,
  ): Promise<{ events: PlacedEvent[]; to: number; whole: boolean; gone: boolean }>;
}

export type SeenBy = ReadonlyMap<string, ReadonlySet<string>>;
