import { ServiceError } from '../core/errors.ts';
import type { Claimant, Lane } from './claimant.ts';

/** What a lane may have of the connections. */
export interface Bounds {
  /** Connections that one of the lane may hold at once. */
  each: number;
  /** Connections that the other lanes leave free for this one, from its first use on. */
  reserved: number;
  /** How many of one may wait. */
  waiting: number;
  /** Milliseconds that they wait; undefined means for as long as it takes. */
  patience?: number;
}

/** The bounds of all lanes. */
export type Division = Readonly<Record<Lane, Bounds>>;

/** How many requests of one account, or of one address, may wait for a connection: more than one connection of a client can have under way. */
export const mostWaiting = 256;

const part = (connections: number, share: number) => Math.max(1, Math.floor(connections * share));

/** Divides connections so that one account has at most four of ten, and none of the lanes all of them. */
export const divisionOf = (connections: number, patience?: number): Division => ({
  account: { each: part(connections, 0.4), reserved: Math.floor(connections * 0.4), waiting: mostWaiting, patience },
  stranger: { each: part(connections, 0.3), reserved: Math.floor(connections * 0.1), waiting: mostWaiting, patience },
  background: { each: connections, reserved: Math.floor(connections * 0.2), waiting: Number.POSITIVE_INFINITY },
});

interface Waiter {
  resolve: (turn: Turn) => void;
  reject: (error: ServiceError) => void;
  timer: NodeJS.Timeout | undefined;
}

interface LaneState {
  name: Lane;
  bounds: Bounds;
  held: number;
  used: boolean;
  known: Map<string, Turn>;
  /** Those who have somebody waiting, in the order in which they are served. */
  turns: Turn[];
}

/** What one account, one address or the background holds, and who waits for more of it. */
export interface Turn {
  lane: LaneState;
  key: string;
  held: number;
  waiters: Waiter[];
}

/** Gives connections out: to as many of one account as it may have, and among all who wait in turn. */
export interface Shares {
  /**
   * A connection's turn, at once where one is free.
   * @throws ServiceError `rate_limit_exceeded` when too many of the same wait, `service_unavailable` when nothing moves
   */
  take(who: Claimant): Turn | Promise<Turn>;
  /** Gives a turn back; one in which nobody answered says nothing of others' being served. */
  give(turn: Turn, wasServed?: boolean): void;
}

const retry = (seconds: number) => ({ headers: { 'Retry-After': String(seconds) } });

const crowded = ({ lane: { name } }: Turn) => {
  const whose = name === 'account' ? 'this account' : 'this address';
  const text = `More requests of ${whose} are under way at once than can be served in time. Send fewer at once, and try again in 1 s.`;
  return new ServiceError('rate_limit_exceeded', text, retry(1));
};

const stalled = () =>
  new ServiceError('service_unavailable', 'The database is too busy to take this request. Try again shortly.', retry(2));

/** @param now milliseconds from any beginning on; it never goes back */
export const createShares = (connections: number, division: Division, now = () => performance.now()): Shares => {
  const lanes: LaneState[] = Object.entries(division).map(([name, bounds]) => ({
    name: name as Lane,
    bounds,
    held: 0,
    used: false,
    known: new Map(),
    turns: [],
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
    for (const lane of lanes) if (lane !== own && lane.used) left += Math.max(0, lane.bounds.reserved - lane.held);
    return left;
  };

  const mayHave = ({ lane, held }: Turn): boolean => held < lane.bounds.each && free > leftFor(lane);

  const hold = (turn: Turn): Turn => {
    if (free === connections && answers) moved = now();
    free -= 1;
    turn.held += 1;
    turn.lane.held += 1;
    return turn;
  };

  const turnOf = ({ lane: name, key }: Claimant): Turn => {
    const lane = byName[name];
    lane.used = true;
    const known = lane.known.get(key);
    if (known) return known;
    const turn = { lane, key, held: 0, waiters: [] };
    lane.known.set(key, turn);
    return turn;
  };

  const forget = (turn: Turn): void => {
    if (turn.held === 0 && turn.waiters.length === 0) turn.lane.known.delete(turn.key);
  };

  const leave = (turn: Turn, waiter: Waiter): void => {
    turn.waiters.splice(turn.waiters.indexOf(waiter), 1);
    if (turn.waiters.length === 0) turn.lane.turns.splice(turn.lane.turns.indexOf(turn), 1);
    forget(turn);
  };

  /** Whoever waits for themselves is told so; where nothing has moved for as long, it is nobody's own fault. */
  const refusalOf = (turn: Turn, patience = 0): ServiceError => (patience > 0 && now() - moved >= patience ? stalled() : crowded(turn));

  const wait = (turn: Turn): Promise<Turn> =>
    new Promise((resolve, reject) => {
      const { patience } = turn.lane.bounds;
      const waiter: Waiter = { resolve, reject, timer: undefined };
      if (patience !== undefined)
        waiter.timer = setTimeout(() => {
          leave(turn, waiter);
          reject(refusalOf(turn, patience));
        }, patience);
      turn.waiters.push(waiter);
      if (turn.waiters.length === 1) turn.lane.turns.push(turn);
    });

  /** Serves the first who may have something, and puts them behind the others who wait. */
  const serve = (lane: LaneState): boolean => {
    const at = lane.turns.findIndex(mayHave);
    if (at < 0) return false;
    const [turn] = lane.turns.splice(at, 1) as [Turn];
    const { resolve, timer } = turn.waiters.shift()!;
    clearTimeout(timer);
    if (turn.waiters.length > 0) lane.turns.push(turn);
    resolve(hold(turn));
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
    take: (who) => {
      const turn = turnOf(who);
      if (mayHave(turn)) return hold(turn);
      const { waiting, patience } = turn.lane.bounds;
      if (turn.waiters.length < waiting) return wait(turn);
      throw refusalOf(turn, patience);
    },
    give: (turn, wasServed = true) => {
      answers = wasServed;
      if (wasServed) moved = now();
      free += 1;
      turn.held -= 1;
      turn.lane.held -= 1;
      forget(turn);
      while (free > 0 && serveNext());
    },
  };
};
