import type { EventType } from '../contract/events.ts';
import type { Schemas } from '../contract/types.ts';
import type { Principal } from '../core/principal.ts';

/** One event for a subscriber, with the cursor to continue from. */
export interface DeliveredEvent {
  event: Schemas['Event'];
  /** A cursor of `/v1/events`: the list continues after this event. */
  cursor: string;
  /** Whether it was read from the stored events; otherwise it is live. */
  replayed: boolean;
}

/** Which events a subscriber wants; without `after`, those from now on. */
export interface EventSubscription {
  types?: readonly EventType[];
  resourceIds?: readonly string[];
  /** A cursor of `/v1/events`, or the position of an event. */
  after?: string | number;
  /** The scopes that the caller must have as long as the subscription lasts; the door checks them and ends it otherwise. */
  scopes?: readonly string[];
}

/** Whether two callers of an account see the same events. */
export const isSameViewer = (one: Principal, other: Principal): boolean => one.userId === other.userId && one.role === other.role;

/** The events of one subscriber: in order, without gaps, as fast as they are read. */
export interface EventStream {
  /** The position at which it began: the cursor that it continues after, else in a text that is different for each stream. */
  cursor: string;
  /** Whether all events since `after` follow; false when some of them are deleted. */
  recovered: boolean;
  /** The next event that the caller may see now, if there is one already. */
  next(): DeliveredEvent | undefined;
  /** Resolves when there may be a next event, or the stream has ended. It must not be called again before that. */
  more(): Promise<void>;
  readonly hasEnded: boolean;
  /**
   * Continues with another caller of the same account. Events that were not read yet are filtered by what that caller may see; so is
   * the event that was read last, when it is `undelivered`.
   */
  switchCaller(caller: Principal, undelivered?: boolean): void;
  close(): void;
  /** Whether `close` was called; a stream that ended otherwise was interrupted. */
  isClosed(): boolean;
}

/** Gives subscribers their events. The doors receive a feed; delivery provides it. */
export interface Feed {
  /** @throws ServiceError `invalid_cursor` */
  subscribe(caller: Principal, subscription: EventSubscription): Promise<EventStream>;
}

/** Waits for the next event of a stream; undefined at its end. */
export const nextEvent = async (stream: Pick<EventStream, 'next' | 'more' | 'hasEnded'>): Promise<DeliveredEvent | undefined> => {
  while (!stream.hasEnded) {
    const event = stream.next();
    if (event) return event;
    await stream.more();
  }
  return undefined;
};
