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

const deliveries = async function* (
  subscription: EventSubscription,
  missed: readonly Event[],
  live: AsyncIterable<[Event]>,
): AsyncGenerator<DeliveredEvent, undefined> {
  const delivered = (event: Event, replayed: boolean) => ({ event, cursor: event.id, replayed });
  yield* missed.filter((event) => fits(subscription, event)).map((event) => delivered(event, true));
  for await (const [event] of live) if (fits(subscription, event)) yield delivered(event, false);
};

/** An abort ends the iteration; it is no error. */
const until = async function* <T>(stop: AbortSignal, live: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* live;
  } catch (error) {
    if (!stop.aborted) throw error;
  }
};

/**
 * Gives subscribers their events, in memory. A cursor is the id of an event. Permissions are not checked: everybody sees every
 * event.
 * @param past every event so far, in order
 */
export const createMemoryFeed = (past: () => readonly Event[]) => {
  const emitter = new EventEmitter().setMaxListeners(0);
  const subscriptions = new Set<EventSubscription>();

  const subscribe: Feed['subscribe'] = async (_caller, subscription) => {
    const missed = subscription.after === undefined ? [] : since(past(), subscription.after);
    const stop = new AbortController();
    const wanted = { ...subscription };
    subscriptions.add(wanted);
    const live = on(emitter, 'event', { signal: stop.signal }) as AsyncIterableIterator<[Event]>;

    return {
      cursor: subscription.after ?? past().at(-1)?.id ?? '',
      recovered: true,
      events: deliveries(subscription, missed, until(stop.signal, live)),
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
    recordEvent: (event: Event): void => void emitter.emit('event', event),
    /** The open subscriptions. */
    subscriptions: (): EventSubscription[] => [...subscriptions],
  };
};

export type MemoryFeed = ReturnType<typeof createMemoryFeed>;
