import type { EventType } from '../contract/events.ts';
import type { Schemas } from '../contract/types.ts';
import type { Principal } from '../core/principal.ts';

/** One event on its way to somebody, with the place to read on from after it. */
export interface DeliveredEvent {
  event: Schemas['Event'];
  /** The cursor of `/v1/events`: what follows it comes after this event. */
  cursor: string;
  /** Whether it was read from the past; else it is told as it happens. */
  replayed: boolean;
}

/** What somebody wants to hear of; without `after` from now on. */
export interface EventSubscription {
  types?: readonly EventType[];
  resourceIds?: readonly string[];
  /** A cursor of `/v1/events`. */
  after?: string;
  /** What the caller has to be permitted for as long as it goes on; the door that whoever asks came in by ends it otherwise. */
  scopes?: readonly string[];
}

/** Whether two callers of an account see the same events. */
export const isSameViewer = (one: Principal, other: Principal): boolean => one.userId === other.userId && one.role === other.role;

/** Somebody's way through the events: in order, none left out, as fast as it is read. */
export interface EventStream {
  /** Where it began. */
  cursor: string;
  /** Whether everything since `after` follows; false when what lies there is no longer kept. */
  recovered: boolean;
  /** Every event that the caller may see at the time it is told; ends when it is closed. */
  events: AsyncIterableIterator<DeliveredEvent, undefined>;
  /**
   * Goes on for the caller with other credentials, of the same account: what is not taken yet is looked at with their eyes, and
   * so is what was taken last when it is `untold`.
   */
  switchCaller(caller: Principal, untold?: boolean): void;
  close(): void;
  /** Whether somebody closed it; when it has ended otherwise, the way of events was interrupted. */
  isClosed(): boolean;
}

/** The way of events to those who follow them. The doors receive it; delivery provides it. */
export interface Feed {
  /** @throws ServiceError `invalid_cursor` */
  subscribe(caller: Principal, wish: EventSubscription): Promise<EventStream>;
}
