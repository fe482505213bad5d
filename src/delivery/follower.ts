import type { Principal } from '../core/principal.ts';
import type { DeliveredEvent, EventSubscription } from '../rules/event-feed.ts';
import type { EventSource, PlacedEvent } from './event-source.ts';

/** Events that wait for a follower at most; what goes beyond is read from the database when its turn comes. */
const maxQueued = 256;
/** Events that are read at once for a follower that is behind. */
const page = 100;
/** Milliseconds for which what was found visible may wait for its follower; after that it is looked at again. */
const visibleForMs = 1000;
/** Milliseconds between attempts to read when the database is away. */
const retryAfter = 1000;

interface QueuedEvent extends PlacedEvent {
  since: number;
  replayed: boolean;
}

interface Start {
  caller: Principal;
  filter: Pick<EventSubscription, 'types' | 'resourceIds'>;
  /** The position after which it begins. */
  position: number;
  source: Pick<EventSource, 'listAfter'>;
  seal: (position: number) => string;
  /** Answers whether from this position on what is new will be offered. */
  join: (position: number, wakes: number) => boolean;
  /** How many wake-ups there were; what is found before a new one may lack what that one is about. */
  wakes: () => number;
  /** Told why the database could not be read. */
  failed: (error: unknown) => void;
}

/** One follower's way through the events of its account: live, or behind and reading from the database until it is live. */
export interface Follower {
  readonly caller: Principal;
  readonly live: boolean;
  wants(event: DeliveredEvent['event']): boolean;
  /** Hands over everything up to a position that it wants and may see. */
  push(events: readonly PlacedEvent[], to: number): void;
  /** Has it read for itself what it could not be offered. */
  fallBehind(): void;
  /** The next event; undefined at the end. Not to be called again before it is answered. */
  take(): Promise<DeliveredEvent | undefined>;
  /** Goes on for somebody else; `untold` has the event that was taken last looked at again, too. */
  become(caller: Principal, rereadLast: boolean): void;
  close(): void;
}

export const createFollower = ({ filter, source, seal, join, wakes, failed, ...start }: Start): Follower => {
  const types = filter.types && new Set<string>(filter.types);
  const resourceIds = filter.resourceIds && new Set(filter.resourceIds);
  let { caller, position } = start;
  let queue: QueuedEvent[] = [];
  /** Where the event stands that was taken last. */
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

  /** Forgets what comes from a position on, to read it anew. */
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
    // What the others were told of already has yet to be seen here, as after a switch to another server.
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
