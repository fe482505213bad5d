import type { Principal } from '../core/principal.ts';
import type { DeliveredEvent, EventSubscription } from '../rules/event-feed.ts';
import type { EventSource, PlacedEvent } from './event-source.ts';

/** The maximum number of queued events per follower; further events are read from the database later. */
const maxQueued = 256;
/** The number of events per read for a follower that is behind. */
const page = 100;
/** How long an event may be queued after its visibility was checked, in milliseconds; then it is checked again. */
const visibleForMs = 1000;
/** Milliseconds between two attempts to read while the database is unavailable. */
const retryAfter = 1000;

interface QueuedEvent extends PlacedEvent {
  since: number;
  replayed: boolean;
}

interface Start {
  caller: Principal;
  filter: Pick<EventSubscription, 'types' | 'resourceIds'>;
  /** The position after which the follower begins. */
  position: number;
  source: Pick<EventSource, 'listAfter'>;
  seal: (position: number) => string;
  /** Returns whether new events after this position will be pushed. */
  join: (position: number, wakes: number) => boolean;
  /** The number of wake-ups so far. A read that began before the latest one may lack its event. */
  wakes: () => number;
  /** Called when the database could not be read. */
  failed: (error: unknown) => void;
}

/** One subscriber's position in the events of its account: live, or behind and reading from the database until it is live. */
export interface Follower {
  readonly caller: Principal;
  readonly live: boolean;
  wants(event: DeliveredEvent['event']): boolean;
  /** Queues the events up to a position that it wants and may see. */
  push(events: readonly PlacedEvent[], to: number): void;
  /** Makes it read from the database the events that could not be pushed. */
  fallBehind(): void;
  /** The next event; undefined at the end. Do not call it again before it resolves. */
  take(): Promise<DeliveredEvent | undefined>;
  /** Continues for another caller; `rereadLast` also checks the event that was taken last again. */
  become(caller: Principal, rereadLast: boolean): void;
  close(): void;
}

export const createFollower = ({ filter, source, seal, join, wakes, failed, ...start }: Start): Follower => {
  const types = filter.types && new Set<string>(filter.types);
  const resourceIds = filter.resourceIds && new Set(filter.resourceIds);
  let { caller, position } = start;
  let queue: QueuedEvent[] = [];
  /** The position of the event that was taken last. */
  let taken: number | undefined;
  let live = false;
  let closed = false;
  let wakeSignal = Promise.withResolvers<void>();

  const notify = (): void => {
    wakeSignal.resolve();
    wakeSignal = Promise.withResolvers();
  };

  const append = (events: readonly PlacedEvent[], replayed: boolean): void => {
    const since = performance.now();
    for (const { position: at, event } of events) if (at > position) queue.push({ position: at, event, since, replayed });
  };

  /** Drops the queue from a position on, so that it is read again. */
  const rewind = (from: number | undefined): void => {
    if (from === undefined) return;
    position = from - 1;
    queue = [];
    live = false;
  };

  const pause = () => new Promise<void>((resolve) => void setTimeout(resolve, retryAfter).unref());

  const catchUp = async (): Promise<void> => {
    const reader = caller;
    const seen = wakes();
    const found = await source.listAfter(reader, filter, position, page);
    if (closed || reader !== caller) return;
    if (found.gone) return self.close();
    append(found.events, true);
    const moved = found.to > position;
    position = found.to;
    live = found.whole && join(position, seen);
    // Live subscribers are ahead of what this read returned, as after a failover to another database server.
    if (!(live || moved)) await Promise.race([pause(), wakeSignal.promise]);
  };

  const catchUpOrWait = (): Promise<void> =>
    catchUp().catch(async (error: unknown) => {
      failed(error);
      await Promise.race([pause(), wakeSignal.promise]);
    });

  const next = (): DeliveredEvent | undefined => {
    if (queue[0] && performance.now() - queue[0].since > visibleForMs) rewind(queue[0].position);
    const first = queue.shift();
    taken = first?.position ?? taken;
    return first && { event: first.event, cursor: seal(first.position), replayed: first.replayed };
  };

  const self: Follower = {
    get caller() {
      return caller;
    },
    get live() {
      return live;
    },
    wants: ({ type, resource_id }) =>
      (!types || types.has(type)) && (!resourceIds || (resource_id !== null && resourceIds.has(resource_id))),
    push: (events, to) => {
      if (queue.length + events.length > maxQueued) return self.fallBehind();
      append(events, false);
      position = Math.max(position, to);
      if (events.length > 0) notify();
    },
    fallBehind: () => {
      live = false;
      notify();
    },
    take: async () => {
      while (!closed) {
        const event = next();
        if (event) return event;
        await (live ? wakeSignal.promise : catchUpOrWait());
      }
      return undefined;
    },
    become: (other, rereadLast) => {
      caller = other;
      rewind(rereadLast ? taken : queue[0]?.position);
      notify();
    },
    close: () => {
      closed = true;
      live = false;
      queue = [];
      notify();
    },
  };
  return self;
};
