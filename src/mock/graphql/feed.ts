import { EventEmitter, on } from 'node:events';
import type { Schemas } from '../../contract/types.ts';
import { ServiceError } from '../../core/errors.ts';
import type { DeliveredEvent, EventSubscription, Feed } from '../../rules/event-feed.ts';

type Event = Schemas['Event'];

const fits = ({ types, resourceIds }: EventSubscription, { type, resource_id }: Event): boolean =>
  (!types || types.includes(type)) && (!resourceIds || resourceIds.includes(resource_id ?? ''));

const since = (events: readonly Event[], after: string): readonly Event[] => {
  const at = events.findIndex(({ id }) => id === after);
  if (at < 0) throw new ServiceError('invalid_cursor', 'The cursor does not belong to the events of this mock.');
  return events.slice(at + 1);
};

const happenings = async function* (
  subscription: EventSubscription,
  missed: readonly Event[],
  live: AsyncIterable<[Event]>,
): AsyncGenerator<DeliveredEvent, undefined> {
  const delivered = (event: Event, replayed: boolean) => ({ event, cursor: event.id, replayed });
  yield* missed.filter((event) => fits(subscription, event)).map((event) => delivered(event, true));
  for await (const [event] of live) if (fits(subscription, event)) yield delivered(event, false);
};

/** Being stopped is the end of a way, not its failure. */
const until = async function* <T>(stop: AbortSignal, live: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* live;
  } catch (error) {
    if (!stop.aborted) throw error;
  }
};

/**
 * The way of events to those who subscribe them. A cursor is the id of an event, and nothing has to be looked at with somebody's
 * eyes: everybody sees everything.
 * @param past every event so far, in order
 */
export const createMemoryFeed = (past: () => readonly Event[]) => {
  const bell = new EventEmitter().setMaxListeners(0);
  const subscriptions = new Set<EventSubscription>();

  const subscribe: Feed['subscribe'] = async (_caller, subscription) => {
    const missed = subscription.after === undefined ? [] : since(past(), subscription.after);
    const stop = new AbortController();
    const wanted = { ...subscription };
    subscriptions.add(wanted);
    const live = on(bell, 'event', { signal: stop.signal }) as AsyncIterableIterator<[Event]>;

    return {
      cursor: subscription.after ?? past().at(-1)?.id ?? '',
      recovered: true,
      events: happenings(subscription, missed, until(stop.signal, live)),
      switchCaller: () => undefined,
      close: () => {
        subscriptions.delete(wanted);
        stop.abort();
      },
      isClosed: () => stop.signal.aborted,
    };
  };

  return {
    subscribe,
    recordEvent: (event: Event): void => void bell.emit('event', event),
    /** What is followed right now. */
    subscriptions: (): EventSubscription[] => [...subscriptions],
  };
};

export type MemoryFeed = ReturnType<typeof createMemoryFeed>;
