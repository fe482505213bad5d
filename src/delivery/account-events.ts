import { setImmediate } from 'node:timers/promises';
import type { Principal } from '../core/principal.ts';
import { inStoredTrace } from '../core/tracing.ts';
import type { EventSource, NewEvent, SeenBy } from './event-source.ts';
import type { Follower, FollowerDependencies } from './follower.ts';

/** The number of events per read for all followers of an account. */
const batch = 200;
/** The number of followers that receive an event in one turn of the event loop. Other accounts and requests are served in between. */
const followersPerTurn = 100;
/** The maximum number of viewers in one query. */
const viewersAtOnce = 500;
/** Milliseconds between two attempts to read while the database is unavailable. */
const retryAfter = 1000;

interface Dependencies {
  accountId: string;
  source: Pick<EventSource, 'newEvents' | 'seenBy' | 'listAfter'>;
  failed: (error: unknown) => void;
}

/** A follower and its caller at the time when the visibility of its events is checked. */
interface FollowerSnapshot {
  follower: Follower;
  caller: Principal;
  wanted: NewEvent[];
}

const viewerKey = ({ userId, role }: Principal): string => `${userId} ${role}`;

/** The restricted events that each caller may see, by viewer. */
const visibilityOf = async ({ accountId, source }: Dependencies, snapshots: readonly FollowerSnapshot[]): Promise<SeenBy> => {
  const affected = snapshots.filter(({ wanted }) => wanted.some(({ restricted }) => restricted));
  const eventIds = [
    ...new Set(affected.flatMap(({ wanted }) => wanted.filter(({ restricted }) => restricted).map(({ event }) => event.id))),
  ];
  const viewers = [...new Map(affected.map(({ caller }) => [viewerKey(caller), caller])).values()];
  const seen = new Map<string, ReadonlySet<string>>();
  for (let from = 0; from < viewers.length; from += viewersAtOnce) {
    const found = await source.seenBy(accountId, eventIds, viewers.slice(from, from + viewersAtOnce));
    for (const [viewer, ids] of found) seen.set(viewer, ids);
  }
  return seen;
};

const deliver = ({ follower, caller, wanted }: FollowerSnapshot, seen: SeenBy, to: number): void => {
  // The caller has changed, so the visibility was checked for somebody else.
  if (follower.caller !== caller) return void follower.fallBehind();
  const visible = seen.get(viewerKey(caller));
  follower.push(
    wanted.filter(({ restricted, event }) => !restricted || visible?.has(event.id)),
    to,
  );
};

/** Reads when there may be new events, one read at a time. Asked during a read, it reads once more; after a failure it tries again later. */
const createReader = (readOnce: () => Promise<void>, failed: (error: unknown) => void) => {
  let due = false;
  let reading = false;

  const read = async (): Promise<void> => {
    while (due) {
      due = false;
      await readOnce();
    }
  };

  const readAll = async (): Promise<void> => {
    reading = true;
    await read().catch((error: unknown) => {
      failed(error);
      setTimeout(look, retryAfter).unref();
    });
    reading = false;
    if (due) look();
  };

  const look = (): void => {
    due = true;
    if (!reading) void readAll();
  };

  return look;
};

/** The new events of one account for its followers on this node: they are read once for all followers. */
export const createAccountEvents = (dependencies: Dependencies) => {
  const { accountId, source, failed } = dependencies;
  const followers = new Set<Follower>();
  /** The live followers have received all events up to this position. */
  let head = 0;
  let wakes = 0;

  const liveOnes = () => [...followers].filter(({ live }) => live);

  const handOut = async (events: readonly NewEvent[]): Promise<void> => {
    const to = events.at(-1)!.position;
    const snapshots = liveOnes().map((follower) => ({
      follower,
      caller: follower.caller,
      wanted: events.filter(({ event }) => follower.wants(event)),
    }));
    const seen = await visibilityOf(dependencies, snapshots);
    const known = new Set(snapshots.map(({ follower }) => follower));
    // A follower that became live in the meantime was not checked, so it reads for itself.
    for (const follower of liveOnes()) if (!known.has(follower)) follower.fallBehind();
    // A follower that becomes live from here on must have read these events.
    head = Math.max(head, to);
    for (const [at, one] of snapshots.entries()) {
      if (at > 0 && at % followersPerTurn === 0) await setImmediate();
      if (one.follower.live) deliver(one, seen, to);
    }
  };

  const handOutTraced = (events: readonly NewEvent[]): Promise<void> =>
    inStoredTrace(
      { name: 'hand out events', attributes: { 'tessera.account': accountId, 'tessera.events': events.length } },
      { links: events.map(({ trace }) => trace) },
      () => handOut(events),
    );

  const end = (): void => {
    for (const follower of followers) follower.close();
  };

  const readOnce = async (): Promise<void> => {
    while (liveOnes().length > 0) {
      const events = await source.newEvents(accountId, head, batch);
      // Positions have no gap: a missing event was deleted before it was delivered.
      if (events.length > 0 && events[0]!.position > head + 1) return end();
      if (events.length > 0) await handOutTraced(events);
      if (events.length < batch) return;
    }
  };

  const look = createReader(readOnce, failed);

  const shared: FollowerDependencies = {
    source,
    failed,
    wakes: () => wakes,
    join: (position, seenWakes) => {
      if (liveOnes().length === 0) head = Math.max(head, position);
      if (position < head) return false;
      if (seenWakes !== wakes) queueMicrotask(look);
      return true;
    },
  };

  return {
    accountId,
    /** The dependencies that its followers share. */
    shared,
    get head() {
      return head;
    },
    get size() {
      return followers.size;
    },
    /** There may be new events. */
    wake: (): void => {
      wakes += 1;
      look();
    },
    /** The positions are no longer valid: every subscriber has to subscribe again. */
    end,
    add: (follower: Follower): void => void followers.add(follower),
    remove: (follower: Follower): void => void followers.delete(follower),
  };
};

export type AccountEvents = ReturnType<typeof createAccountEvents>;
