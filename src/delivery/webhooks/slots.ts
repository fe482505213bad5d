/** The maximum number of concurrent requests to one address per process. */
const maxWidth = 32;

/** The concurrency of a new address. */
const initialWidth = 4;

/** The maximum number of claimed deliveries that wait for a slot, where an address answers successfully and fast. */
const maxWaiting = 128;

/** Below this response time, in milliseconds, claimed deliveries do not wait long for a slot. */
const quickMs = 500;

/** The result of a request. */
export interface Ended {
  succeeded: boolean;
  /** Its duration in milliseconds. */
  tookMs: number;
}

const widthAfter = (width: number, ended: Ended | undefined): number => {
  if (ended === undefined) return width;
  return ended.succeeded ? Math.min(maxWidth, width * 2) : 1;
};

interface Lane {
  width: number;
  /** Whether the last response came so fast that more deliveries may be claimed than can be sent at once. */
  quick: boolean;
  /** Claimed deliveries. */
  taken: number;
  /** Running requests. */
  used: number;
}

const newLane: Lane = { width: initialWidth, quick: false, taken: 0, used: 0 };

/**
 * Divides a process's concurrent requests among addresses. Each success doubles the width of an address, up to `maxWidth`; after
 * a failure the width is 1 until the next success. So slow and unavailable addresses use few slots. For an address that answers
 * successfully and fast, more deliveries are claimed than are sent at once, so that none of its requests waits for the database,
 * as long as half of all slots remains for others.
 */
export const createSlots = (total: number) => {
  const lanes = new Map<string, Lane>();
  let taken = 0;

  const laneOf = (address: string): Lane => lanes.get(address) ?? newLane;

  const setLane = (address: string, lane: Lane): void => {
    // An idle address in good order has the same state as a new one.
    if (lane.taken === 0 && lane.width >= initialWidth) lanes.delete(address);
    else lanes.set(address, lane);
  };

  return {
    /** Whether there is no slot for any address. */
    get areTaken() {
      return taken >= total;
    },

    /** How many more deliveries to the address may be claimed. */
    free: (address: string): number => {
      const lane = laneOf(address);
      const now = lane.width - lane.taken;
      const later = lane.quick && lane.width === maxWidth ? Math.min(now + maxWaiting, Math.floor(total / 2) - taken) : 0;
      // A claim for a few deliveries is not worth a query while more are waiting here.
      if (lane.taken >= maxWidth && later < maxWaiting / 2) return 0;
      return Math.max(0, Math.min(Math.max(now, later), total - taken));
    },

    take: (address: string, count: number): void => {
      const lane = laneOf(address);
      setLane(address, { ...lane, taken: lane.taken + count });
      taken += count;
    },

    /** Begins a request for a claimed delivery, if one more may run. */
    begin: (address: string): boolean => {
      const lane = laneOf(address);
      if (lane.used >= lane.width) return false;
      setLane(address, { ...lane, used: lane.used + 1 });
      return true;
    },

    /** Ends a request; undefined means that none was made. */
    end: (address: string, ended: Ended | undefined): void => {
      const lane = laneOf(address);
      const quick = ended ? ended.succeeded && ended.tookMs < quickMs : lane.quick;
      setLane(address, { ...lane, quick, width: widthAfter(lane.width, ended), used: lane.used - 1 });
    },

    /** Frees the slots of claimed deliveries, sent or not. */
    give: (address: string, count: number): void => {
      const lane = laneOf(address);
      taken -= count;
      setLane(address, { ...lane, taken: lane.taken - count });
    },
  };
};

export type Slots = ReturnType<typeof createSlots>;
