import { ServiceError } from '../../core/errors.ts';
import { giveUpAfter } from '../../core/time-limit.ts';
import type { Lane, Requester } from './requester.ts';

/** How many connections a lane may use. */
export interface LaneLimits {
  /** Connections that one requester may hold at once. */
  perRequester: number;
  /** The same while other requesters of the lane use the database, too; `perRequester` when left out. */
  besideOthers?: number;
  /** Connections that the other lanes leave free for this lane, as soon as it has been used once. */
  reserved: number;
  /** How many requests of one requester may wait. */
  waiting: number;
  /** Milliseconds that a request waits; undefined means no limit. */
  timeout?: number;
}

/** The limits of all lanes. */
export type ShareLimits = Readonly<Record<Lane, LaneLimits>>;

/** How many requests of one account or address may wait for a connection: more than a client can send at once over one connection. */
export const maxWaiting = 256;

/** Milliseconds for which a requester counts as there after it has held a connection. */
const presence = 5000;

const fractionOf = (connections: number, share: number) => Math.max(1, Math.floor(connections * share));

/** Divides the connections: an account gets at most 40 per cent, 10 while others use the database, too, and no lane gets all. */
export const shareLimitsFor = (connections: number, timeout?: number): ShareLimits => ({
  account: {
    perRequester: fractionOf(connections, 0.4),
    besideOthers: fractionOf(connections, 0.1),
    reserved: Math.floor(connections * 0.4),
    waiting: maxWaiting,
    timeout,
  },
  unauthenticated: { perRequester: fractionOf(connections, 0.3), reserved: Math.floor(connections * 0.1), waiting: maxWaiting, timeout },
  background: { perRequester: connections, reserved: Math.floor(connections * 0.2), waiting: Number.POSITIVE_INFINITY },
});

/** Divides the connections on which long work may run at once: three of ten for all accounts, one of ten for each. */
export const longWorkSharesFor = (connections: number): { connections: number; limits: ShareLimits } => {
  const each: LaneLimits = { perRequester: fractionOf(connections, 0.1), reserved: 0, waiting: maxWaiting };
  return { connections: fractionOf(connections, 0.3), limits: { account: each, unauthenticated: each, background: each } };
};

interface Waiter {
  resolve: (share: Share) => void;
  reject: (error: ServiceError) => void;
  /** Called when it is served. */
  inTime: (() => void) | undefined;
}

/** Who held a connection, and when last. */
interface Presence {
  owner: string;
  at: number;
}

interface LaneState {
  name: Lane;
  limits: LaneLimits;
  held: number;
  used: boolean;
  known: Map<string, Share>;
  /** Shares with waiting requests, in the order in which they are served. */
  queue: Share[];
  /** Who held a connection last. */
  last: Presence;
  /** Who held one last among all others. */
  lastOther: Presence;
}

/** The connections that one account, one address or the background holds, and the requests that wait for another one. */
export interface Share {
  lane: LaneState;
  /** Whose it is. */
  owner: string;
  /** The owner, who has another share for long work: the requests beside it do not wait for minutes. */
  key: string;
  held: number;
  waiters: Waiter[];
}

/** How many connections a lane holds, and how many of its requests wait for one. */
export interface LaneUsage {
  lane: Lane;
  held: number;
  waiting: number;
}

/** Gives out connections up to each requester's limit, and serves waiting requesters round-robin. */
export interface ConnectionShares {
  /**
   * Takes a connection, at once when one is free. It waits for `timeout` milliseconds at most; without it the limits say for how long.
   * @throws ServiceError `rate_limit_exceeded` when too many requests of this requester wait, `service_unavailable` when the database
   * does not give back any connection
   */
  acquire(requester: Requester, timeout?: number): Share | Promise<Share>;
  /** Gives a connection back. `wasServed` is false when the database did not answer on it: this is not progress. */
  release(share: Share, wasServed?: boolean): void;
  /** Gives a connection back that was not used. */
  releaseUnused(share: Share): void;
  /**
   * Counts a connection that another requester has taken also for this one, because it serves both. Undefined when this requester
   * holds as many connections as it may.
   */
  join(requester: Requester): Share | undefined;
  /** Ends what `join` began. */
  leave(share: Share): void;
  /** The error for a requester who has too many requests waiting. */
  refusalFor(requester: Requester): ServiceError;
  /** How many connections are held, and how many requests wait, by lane. */
  usage(): LaneUsage[];
}

const nobody: Presence = { owner: '', at: Number.NEGATIVE_INFINITY };

const retry = (seconds: number) => ({ headers: { 'Retry-After': String(seconds) } });

const tooManyAtOnce = ({ lane: { name } }: Share) => {
  const whose = name === 'account' ? 'this account' : 'this address';
  const text = `More requests of ${whose} are under way at once than can be served in time. Send fewer at once, and try again in 1 s.`;
  return new ServiceError('rate_limit_exceeded', text, retry(1));
};

const stalled = () =>
  new ServiceError('service_unavailable', 'The database is too busy to take this request. Try again shortly.', retry(2));

/** The error for a requester that has waited too long, or has too many waiting. `isStalled`: no connection came back meanwhile. */
export type Refuse = (share: Share, isStalled: boolean) => ServiceError;

const refuseRequest: Refuse = (share, isStalled) => (isStalled ? stalled() : tooManyAtOnce(share));

/** Times are of a monotonic clock, in milliseconds. */
export const createConnectionShares = (connections: number, limits: ShareLimits, refuse: Refuse = refuseRequest): ConnectionShares => {
  const now = () => performance.now();
  const lanes: LaneState[] = Object.entries(limits).map(([name, limits]) => ({
    name: name as Lane,
    limits,
    held: 0,
    used: false,
    known: new Map(),
    queue: [],
    last: nobody,
    lastOther: nobody,
  }));
  const byName = Object.fromEntries(lanes.map((lane) => [lane.name, lane])) as Record<Lane, LaneState>;
  let free = connections;
  /** When a connection was last given back, or taken while no other one was in use. */
  let lastProgressAt = now();
  /** Whether the database answered on the connection that was given back last. */
  let lastWasServed = true;

  /** Connections that must stay free for the other lanes. */
  const reservedForOthers = (own: LaneState): number => {
    let left = 0;
    for (const lane of lanes) if (lane !== own && lane.used) left += Math.max(0, lane.limits.reserved - lane.held);
    return left;
  };

  const notePresence = ({ lane, owner }: Share): void => {
    if (lane.last.owner !== owner) lane.lastOther = lane.last;
    lane.last = { owner, at: now() };
  };

  const hasOthers = ({ lane: { last, lastOther, known }, owner }: Share): boolean => {
    const { at } = last.owner === owner ? lastOther : last;
    if (now() - at < presence) return true;
    for (const other of known.values()) if (other.held > 0 && other.owner !== owner) return true;
    return false;
  };

  const mostOf = (share: Share): number => {
    const { perRequester, besideOthers = perRequester } = share.lane.limits;
    return share.held >= besideOthers && hasOthers(share) ? besideOthers : perRequester;
  };

  const canAcquire = (share: Share): boolean => share.held < mostOf(share) && free > reservedForOthers(share.lane);

  const take = (share: Share): Share => {
    if (free === connections && lastWasServed) lastProgressAt = now();
    notePresence(share);
    free -= 1;
    share.held += 1;
    share.lane.held += 1;
    return share;
  };

  const shareOf = ({ lane: name, key: owner, longTurn }: Requester): Share => {
    const lane = byName[name];
    lane.used = true;
    const key = longTurn === 'held' ? `long work of ${owner}` : owner;
    const known = lane.known.get(key);
    if (known) return known;
    const share = { lane, owner, key, held: 0, waiters: [] };
    lane.known.set(key, share);
    return share;
  };

  const removeIfUnused = (share: Share): void => {
    if (share.held === 0 && share.waiters.length === 0) share.lane.known.delete(share.key);
  };

  const removeWaiter = (share: Share, waiter: Waiter): void => {
    share.waiters.splice(share.waiters.indexOf(waiter), 1);
    if (share.waiters.length === 0) share.lane.queue.splice(share.lane.queue.indexOf(share), 1);
    removeIfUnused(share);
  };

  /** The requester's own requests are the cause, unless no connection came back during the whole timeout: then the database is stalled. */
  const refusalOf = (share: Share, timeout = 0): ServiceError => refuse(share, timeout > 0 && now() - lastProgressAt >= timeout);

  const wait = (share: Share, timeout: number | undefined): Promise<Share> =>
    new Promise((resolve, reject) => {
      const waiter: Waiter = { resolve, reject, inTime: undefined };
      if (timeout !== undefined)
        waiter.inTime = giveUpAfter(timeout, () => {
          removeWaiter(share, waiter);
          reject(refusalOf(share, timeout));
        });
      share.waiters.push(waiter);
      if (share.waiters.length === 1) share.lane.queue.push(share);
    });

  /** Serves the first share that is below its limits, and moves it to the end of the queue. */
  const serve = (lane: LaneState): boolean => {
    const at = lane.queue.findIndex(canAcquire);
    if (at < 0) return false;
    const [share] = lane.queue.splice(at, 1) as [Share];
    const { resolve, inTime } = share.waiters.shift()!;
    inTime?.();
    if (share.waiters.length > 0) lane.queue.push(share);
    resolve(take(share));
    return true;
  };

  /** The lanes are served round-robin, too. */
  const serveNext = (): boolean => {
    for (const lane of lanes) {
      if (!serve(lane)) continue;
      lanes.splice(lanes.indexOf(lane), 1);
      lanes.push(lane);
      return true;
    }
    return false;
  };

  const serveAll = (): void => {
    while (free > 0 && serveNext());
  };

  const giveBack = (share: Share): void => {
    notePresence(share);
    free += 1;
    share.held -= 1;
    share.lane.held -= 1;
    removeIfUnused(share);
    serveAll();
  };

  return {
    acquire: (requester, timeout) => {
      const share = shareOf(requester);
      if (canAcquire(share)) return take(share);
      const { waiting, timeout: usual } = share.lane.limits;
      if (share.waiters.length < waiting) return wait(share, timeout ?? usual);
      throw refusalOf(share, usual);
    },
    release: (share, wasServed = true) => {
      lastWasServed = wasServed;
      if (wasServed) lastProgressAt = now();
      giveBack(share);
    },
    releaseUnused: giveBack,
    join: (requester) => {
      const share = shareOf(requester);
      if (share.held >= mostOf(share)) return undefined;
      notePresence(share);
      share.held += 1;
      return share;
    },
    leave: (share) => {
      share.held -= 1;
      removeIfUnused(share);
      serveAll();
    },
    refusalFor: (requester) => {
      const share = shareOf(requester);
      removeIfUnused(share);
      return refusalOf(share, share.lane.limits.timeout);
    },
    usage: () =>
      lanes.map(({ name, held, queue }) => ({ lane: name, held, waiting: queue.reduce((sum, { waiters }) => sum + waiters.length, 0) })),
  };
};
