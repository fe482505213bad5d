import type { Principal } from '../core/principal.ts';
import type { DeliveredEvent, EventSubscription } from '../rules/event-feed.ts';
import type { EventCursors } from './event-cursors.ts';
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

/** What the followers of an account share. */
export interface FollowerDependencies {
  source: Pick<EventSource, 'listAfter'>;
  /** Returns whether new events after this position will be pushed. */
  join: (position: number, wakes: number) => boolean;
  /** The number of wake-ups so far. A read that began before the latest one may lack its event. */
  wakes: () => number;
  /** Called when the database could not be read. */
  failed: (error: unknown) => void;
}

interface Start {
  caller: Principal;
  filter: Pick<EventSubscription, 'types' | 'resourceIds'>;
  /** The position after which the follower begins. */
  position: number;
  cursors: Pick<EventCursors, 'seal'>;
}

const empty: readonly QueuedEvent[] = [];
const never = (): void => undefined;
const pause = () => new Promise<void>((resolve) => void setTimeout(resolve, retryAfter).unref());

/**
 * One subscriber's position in the events of its account: live, or behind and reading from the database until it is live. A class,
 * because there is one instance for each subscription.
 */
export class Follower {
  readonly #shared: FollowerDependencies;
  readonly #filter: Start['filter'];
  readonly #resourceIds: ReadonlySet<string> | undefined;
  readonly #cursors: Start['cursors'];
  #caller: Principal;
  #position: number;
  #queue: readonly QueuedEvent[] = empty;
  /** The position of the event that was taken last. */
  #taken: number | undefined;
  #live = false;
  #closed = false;
  #signal: Promise<void> | undefined;
  #notify: () => void = never;

  constructor(shared: FollowerDependencies, { caller, filter, position, cursors }: Start) {
    this.#shared = shared;
    this.#filter = filter;
    this.#resourceIds = filter.resourceIds && new Set(filter.resourceIds);
    this.#cursors = cursors;
    this.#caller = caller;
    this.#position = position;
  }

  get caller(): Principal {
    return this.#caller;
  }

  get live(): boolean {
    return this.#live;
  }

  get hasEnded(): boolean {
    return this.#closed;
  }

  wants({ type, resource_id }: DeliveredEvent['event']): boolean {
    const { types } = this.#filter;
    if (types && !types.includes(type)) return false;
    return !this.#resourceIds || (resource_id !== null && this.#resourceIds.has(resource_id));
  }

  /** Makes it live without a read: its position was the latest one, read after this number of wake-ups. */
  joinAt(wakes: number): void {
    this.#live = this.#shared.join(this.#position, wakes);
  }

  /** Queues the events up to a position that it wants and may see. */
  push(events: readonly PlacedEvent[], to: number): void {
    if (this.#queue.length + events.length > maxQueued) return void this.fallBehind();
    this.#append(events, false);
    this.#position = Math.max(this.#position, to);
    if (events.length > 0) this.#wake();
  }

  /** Makes it read from the database what could not be pushed. */
  fallBehind(): void {
    this.#live = false;
    this.#wake();
  }

  /** The next event, if there is one already. */
  next(): DeliveredEvent | undefined {
    const [first] = this.#queue;
    if (!first) return undefined;
    if (performance.now() - first.since > visibleForMs) return this.#rewind(first.position);
    this.#queue = this.#queue.length === 1 ? empty : this.#queue.slice(1);
    this.#taken = first.position;
    return { event: first.event, cursor: this.#cursors.seal(first.position), replayed: first.replayed };
  }

  /** Resolves when there may be a next event, or the end. */
  more(): Promise<void> {
    if (this.#closed || this.#queue.length > 0) return Promise.resolve();
    return this.#live ? this.#woken() : this.#catchUp().catch((error: unknown) => this.#retry(error));
  }

  /** Continues for another caller; `rereadLast` also checks the event that was taken last again. */
  become(caller: Principal, rereadLast: boolean): void {
    this.#caller = caller;
    this.#rewind(rereadLast ? this.#taken : this.#queue[0]?.position);
    this.#wake();
  }

  close(): void {
    this.#closed = true;
    this.#live = false;
    this.#queue = empty;
    this.#wake();
  }

  #wake(): void {
    this.#notify();
    this.#signal = undefined;
    this.#notify = never;
  }

  /** Resolves at the next wake-up. */
  #woken(): Promise<void> {
    this.#signal ??= new Promise((resolve) => {
      this.#notify = resolve;
    });
    return this.#signal;
  }

  #append(events: readonly PlacedEvent[], replayed: boolean): void {
    const since = performance.now();
    const later = events.filter(({ position }) => position > this.#position);
    if (later.length > 0) this.#queue = [...this.#queue, ...later.map(({ position, event }) => ({ position, event, since, replayed }))];
  }

  /** Drops the queue from a position on, so that it is read again. */
  #rewind(from: number | undefined): undefined {
    if (from === undefined) return;
    this.#position = from - 1;
    this.#queue = empty;
    this.#live = false;
  }

  async #catchUp(): Promise<void> {
    const reader = this.#caller;
    const seen = this.#shared.wakes();
    const found = await this.#shared.source.listAfter(reader, this.#filter, this.#position, page);
    if (this.#closed || reader !== this.#caller) return;
    if (found.gone) return this.close();
    this.#append(found.events, true);
    const moved = found.to > this.#position;
    this.#position = found.to;
    this.#live = found.whole && this.#shared.join(this.#position, seen);
    // Live subscribers are ahead of what this read returned, for example after a failover to another database server.
    if (!(this.#live || moved)) await Promise.race([pause(), this.#woken()]);
  }

  async #retry(error: unknown): Promise<void> {
    this.#shared.failed(error);
    await Promise.race([pause(), this.#woken()]);
  }
}
