import type { EventType } from '../../src/contract/events.ts';
import type { Principal } from '../../src/core/principal.ts';
import type { EventSource, NewEvent } from '../../src/delivery/event-source.ts';
import type { DeliveredEvent, EventStream } from '../../src/rules/event-feed.ts';

/** Somebody in the account `acc_1`. */
export const viewer = (userId: string, role: Principal['role'] = 'viewer'): Principal =>
  ({ accountId: 'acc_1', userId, role }) as Principal;

interface Differing {
  type?: EventType;
  resourceId?: string | null;
  /** Who may see it; by default everybody. */
  only?: readonly string[];
}

/** An event, and who may see it. */
export interface FakeEvent extends NewEvent {
  only: readonly string[] | undefined;
}

export const eventAt = (position: number, { type = 'RESOURCE_UPDATED', resourceId = 'res_1', only }: Differing = {}): FakeEvent => ({
  position,
  event: { id: `evt_${position}`, type, resource_id: resourceId } as DeliveredEvent['event'],
  restricted: only !== undefined,
  trace: null,
  only,
});

type Read = keyof EventSource;

/** A read that is under way, and ends when the test says so. */
interface HeldRead {
  name: Read;
  go: (failure?: Error) => void;
}

/** The events of the account `acc_1` in memory, and what was asked of them. */
export const createFakeEvents = () => {
  const events: FakeEvent[] = [];
  const reads: { name: Read; args: readonly unknown[] }[] = [];
  const held: HeldRead[] = [];
  const holds = new Set<Read>();
  let begin = 0;

  /** What a read finds is what was there when it began; it ends later where it is held. */
  const read = <T>(name: Read, args: readonly unknown[], find: () => T): Promise<T> => {
    reads.push({ name, args });
    const found = find();
    if (!holds.has(name)) return Promise.resolve(found);
    return new Promise((resolve, reject) => held.push({ name, go: (failure) => (failure ? reject(failure) : resolve(found)) }));
  };

  const latest = () => Math.max(begin, events.at(-1)?.position ?? 0);
  const sees = ({ only }: FakeEvent, userId: string) => only === undefined || only.includes(userId);

  const source: EventSource = {
    extents: (accountIds) => read('extents', [accountIds], () => new Map([['acc_1', { begin, latest: latest() }]])),
    newEvents: (accountId, position, limit) =>
      read('newEvents', [accountId, position, limit], () => events.filter((one) => one.position > position).slice(0, limit)),
    seenBy: (accountId, eventIds, viewers) =>
      read('seenBy', [accountId, eventIds, viewers], () => {
        const seen = ({ userId }: { userId: string }) => events.filter((one) => eventIds.includes(one.event.id) && sees(one, userId));
        return new Map(viewers.map((one) => [`${one.userId} ${one.role}`, new Set(seen(one).map(({ event }) => event.id))]));
      }),
    listAfter: (caller, filter, position, limit) =>
      read('listAfter', [caller, filter, position, limit], () => {
        const found = events.filter((one) => one.position > position && sees(one, caller.userId)).slice(0, limit);
        const whole = found.length < limit;
        return { events: found, to: whole ? Math.max(position, latest()) : found.at(-1)!.position, whole, gone: position < begin };
      }),
  };

  return {
    events,
    source,
    /** The arguments of the reads of a kind. */
    asked: (name: Read) => reads.filter((one) => one.name === name).map(({ args }) => args),
    add: (count = 1, differing: Differing = {}) => {
      for (let left = count; left > 0; left -= 1) events.push(eventAt(latest() + 1, differing));
    },
    /** Deletes the events up to a position. */
    deleteTo: (position: number) => {
      begin = position;
      events.splice(0, events.length, ...events.filter((one) => one.position > position));
    },
    /** Puts the account back, as a restored backup does. */
    goBackTo: (position: number) => void events.splice(position),
    /** From now on, reads of this kind end when the test says so. */
    hold: (name: Read) => void holds.add(name),
    /** Ends the oldest read that is held, and holds no further ones of its kind. */
    release: (name: Read, failure?: Error) => {
      holds.delete(name);
      held
        .splice(
          held.findIndex((one) => one.name === name),
          1,
        )[0]!
        .go(failure);
    },
  };
};

export type FakeEvents = ReturnType<typeof createFakeEvents>;

/** The positions of the events that a stream has now. */
export const taken = (stream: Pick<EventStream, 'next'>): number[] => {
  const positions: number[] = [];
  for (let one = stream.next(); one; one = stream.next()) positions.push(Number(one.event.id.slice('evt_'.length)));
  return positions;
};

/** Everything that can happen without a timer has happened. */
export const quiet = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
};

/** Whether a promise has settled by now. */
export const isSettled = async (promise: Promise<unknown>): Promise<boolean> => {
  let settled = false;
  void promise.finally(() => {
    settled = true;
  });
  await quiet();
  return settled;
};
