import { ServiceError } from '../../core/errors.ts';
import type { Lane, Requester } from './requester.ts';

/** What a lane may have of the connections. */
export interface LaneLimits {
  /** Connections that one of the lane may hold at once. */
  perRequester: number;
  /** Connections that the other lanes leave free for this one, from its first use on. */
  reserved: number;
  /** How many of one may wait. */
  waiting: number;
  /** Milliseconds that they wait; undefined means for as long as it takes. */
  timeout?: number;
}

/** The limits of all lanes. */
export type ShareLimits = Readonly<Record<Lane, LaneLimits>>;

/** How many requests of one account, or of one address, may wait for a connection: more than one connection of a client can have under way. */
export const maxWaiting = 256;

const part = (connections: number, share: number) => Math.max(1, Math.floor(connections * share));

/** Divides connections so that one account has at most four of ten, and none of the lanes all of them. */
export const shareLimitsFor = (connections: number, timeout?: number): ShareLimits => ({
  account: { perRequester: part(connections, 0.4), reserved: Math.floor(connections * 0.4), waiting: maxWaiting, timeout },
  unauthenticated: { perRequester: part(connections, 0.3), reserved: Math.floor(connections * 0.1), waiting: maxWaiting, timeout },
  background: { perRequester: connections, reserved: Math.floor(connections * 0.2), waiting: Number.POSITIVE_INFINITY },
});

interface Waiter {
  resolve: (share: Share) => void;
  reject: (error: ServiceError) => void;
  timer: NodeJS.Timeout | undefined;
}

interface LaneState {
  name: Lane;
  limits: LaneLimits;
  held: number;
  used: boolean;
  known: Map<string, Share>;
  /** Those who have somebody waiting, in the order in which they are served. */
  queue: Share[];
}

/** What one account, one address or the background holds, and who waits for more of it. */
export interface Share {
  lane: LaneState;
  key: string;
  held: number;
  waiters: Waiter[];
}

/** Gives connections out: to as many of one account as it may have, and among all who wait in turn. */
export interface ConnectionShares {
  /**
   * A connection's turn, at once where one is free.
   * @throws ServiceError `rate_limit_exceeded` when too many of the same wait, `service_unavailable` when nothing moves
   */
  acquire(who: Requester): Share | Promise<Share>;
  /** Gives a turn back; one in which nobody answered says nothing of others' being served. */
  release(share: Share, wasServed?: boolean): void;
}

const retry = (seconds: number) => ({ headers: { 'Retry-After': String(seconds) } });

const tooManyAtOnce = ({ lane: { name } }: Share) => {
  const whose = name === 'account' ? 'this account' : 'this address';
  const text = `More requests of ${whose} are under way at once than can be served in time. Send fewer at once, and try again in 1 s.`;
  return new ServiceError('rate_limit_exceeded', text, retry(1));
};

const stalled = () =>
  new ServiceError('service_unavailable', 'The database is too busy to take this request. Try again shortly.', retry(2));

/** @param now milliseconds from any beginning on; it never goes back */
export const createConnectionShares = (connections: number, limits: ShareLimits, now = () => performance.now()): ConnectionShares => {
  const lanes: LaneState[] = Object.entries(limits).map(([name, limits]) => ({
    name: name as Lane,
    limits,
    held: 0,
    used: false,
    known: new Map(),
    queue: [],
  }));
  const byName = Object.fromEntries(lanes.map((lane) => [lane.name, lane])) as Record<Lane, LaneState>;
  let free = connections;
  /** When a connection was last given back, or taken while none was out. */
  let moved = now();
  /** Whether whoever gave a connection back last had been answered on it. */
  let answers = true;

  /** What has to stay free for the others. */
  const leftFor = (own: LaneState): number => {
    let left = 0;
    for (const lane of lanes) if (lane !== own && lane.used) left += Math.max(0, lane.limits.reserved - lane.held);
    return left;
  };

  const mayHave = ({ lane, held }: Share): boolean => held < lane.limits.perRequester && free > leftFor(lane);

  const hold = (share: Share): Share => {
    if (free === connections && answers) moved = now();
    free -= 1;
    share.held += 1;
    share.lane.held += 1;
    return share;
  };

  const shareOf = ({ lane: name, key }: Requester): Share => {
    const lane = byName[name];
    lane.used = true;
    const known = lane.known.get(key);
    if (known) return known;
    const share = { lane, key, held: 0, waiters: [] };
    lane.known.set(key, share);
    return share;
  };

  const forget = (share: Share): void => {
    if (share.held === 0 && share.waiters.length === 0) share.lane.known.delete(share.key);
  };

  const leave = (share: Share, waiter: Waiter): void => {
    share.waiters.splice(share.waiters.indexOf(waiter), 1);
    if (share.waiters.length === 0) share.lane.queue.splice(share.lane.queue.indexOf(share), 1);
    forget(share);
  };

  /** Whoever waits for themselves is told so; where nothing has moved for as long, it is nobody's own fault. */
  const refusalOf = (share: Share, timeout = 0): ServiceError =>
    timeout > 0 && now() - moved >= timeout ? stalled() : tooManyAtOnce(share);

  const wait = (share: Share): Promise<Share> =>
    new Promise((resolve, reject) => {
      const { timeout } = share.lane.limits;
      const waiter: Waiter = { resolve, reject, timer: undefined };
      if (timeout !== undefined)
        waiter.timer = setTimeout(() => {
          leave(share, waiter);
          reject(refusalOf(share, timeout));
        }, timeout);
      share.waiters.push(waiter);
      if (share.waiters.length === 1) share.lane.queue.push(share);
    });

  /** Serves the first who may have something, and puts them behind the others who wait. */
  const serve = (lane: LaneState): boolean => {
    const at = lane.queue.findIndex(mayHave);
    if (at < 0) return false;
    const [share] = lane.queue.splice(at, 1) as [Share];
    const { resolve, timer } = share.waiters.shift()!;
    clearTimeout(timer);
    if (share.waiters.length > 0) lane.queue.push(share);
    resolve(hold(share));
    return true;
  };

  /** The lanes take turns, too. */
  const serveNext = (): boolean => {
    for (const lane of lanes) {
      if (!serve(lane)) continue;
      lanes.splice(lanes.indexOf(lane), 1);
      lanes.push(lane);
      return true;
    }
    return false;
  };

  return {
    acquire: (who) => {
      const share = shareOf(who);
      if (mayHave(share)) return hold(share);
      const { waiting, timeout } = share.lane.limits;
      if (share.waiters.length < waiting) return wait(share);
      throw refusalOf(share, timeout);
    },
    release: (share, wasServed = true) => {
      answers = wasServed;
      if (wasServed) moved = now();
      free += 1;
      share.held -= 1;
      share.lane.held -= 1;
      forget(share);
      while (free > 0 && serveNext());
    },
  };
};
