import { EventEmitter } from 'node:events';
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

/**
 * Gives subscribers their events, in memory. A cursor is the id of an event. Permissions are not checked: everybody sees every
 * event.
 * @param past every event so far, in order
 */
export const createMemoryFeed = (past: () => readonly Event[]) => {
  const emitter = new EventEmitter().setMaxListeners(0);
  const subscriptions = new Set<EventSubscription>();

  const subscribe: Feed['subscribe'] = async (_caller, subscription) => {
    const fitting = (events: readonly Event[], replayed: boolean): DeliveredEvent[] =>
      events.filter((event) => fits(subscription, event)).map((event) => ({ event, cursor: event.id, replayed }));
    const queue = fitting(subscription.after === undefined ? [] : since(past(), subscription.after), true);
    const wanted = { ...subscription };
    let closed = false;
    let signal = Promise.withResolvers<void>();
    const wake = (): void => {
      signal.resolve();
      signal = Promise.withResolvers();
    };
    const add = (event: Event): void => {
      queue.push(...fitting([event], false));
      wake();
    };
    subscriptions.add(wanted);
    emitter.on('event', add);

    return {
      cursor: subscription.after ?? past().at(-1)?.id ?? '',
      recovered: true,
      get hasEnded() {
        return closed;
      },
      next: () => queue.shift(),
      more: () => (closed || queue.length > 0 ? Promise.resolve() : signal.promise),
      switchCaller: () => undefined,
      close: () => {
        closed = true;
        subscriptions.delete(wanted);
        emitter.off('event', add);
        wake();
      },
      isClosed: () => closed,
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
