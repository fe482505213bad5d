import type { Principal } from '../core/principal.ts';
import type { DeliveredEvent, EventSubscription } from '../rules/event-feed.ts';

/** An event and its place in the account's order: from 1, without a gap, in the order of commits. */
export interface PlacedEvent {
  position: number;
  event: DeliveredEvent['event'];
}

/** An event that was not looked at for anybody yet. */
export interface NewEvent extends PlacedEvent {
  /** Whether it is for some of the account only. */
  restricted: boolean;
}

/** What is kept of an account's order: what lies behind `begin`, up to `latest`. What was before that was deleted with all else. */
export interface Extent {
  begin: number;
  latest: number;
}

/** Where the feed reads events; the database behind it is the truth. */
export interface EventSource {
  /** Of each of these accounts that exists. */
  extents(accountIds: readonly string[]): Promise<ReadonlyMap<string, Extent>>;
  /** The next events of an account, whoever they are for. */
  newEvents(accountId: string, position: number, limit: number): Promise<NewEvent[]>;
  /** Which of the events each viewer may see right now, as `userId role` to the ids of events. */
  seenBy(accountId: string, eventIds: readonly string[], viewers: readonly Pick<Principal, 'userId' | 'role'>[]): Promise<SeenBy>;
  /**
   * The next events that a caller wants and may see, up to `to`; `whole` says that there were no more up to then, and `gone` that
   * some of what lay behind the position is no longer kept.
   */
  listAfter(
    caller: Principal,
    filter: Pick<EventSubscription, 'types' | 'resourceIds'>,
    position: number,
    limit: number,
  ): Promise<{ events: PlacedEvent[]; to: number; whole: boolean; gone: boolean }>;
}

export type SeenBy = ReadonlyMap<string, ReadonlySet<string>>;
