/** How many requests to one address one process has under way at most. */
const widest = 32;

/** With how many it begins. */
const narrow = 4;

/** How many deliveries wait here for their request to begin, at most, where an address answers as well as it can. */
const ahead = 128;

/** So quick an answer says that what waits here does not wait for long, in milliseconds. */
const quickMs = 500;

/** How a request ended. */
export interface Ended {
  well: boolean;
  /** How long it took, in milliseconds. */
  tookMs: number;
}

const widthAfter = (width: number, ended: Ended | undefined): number => {
  if (ended === undefined) return width;
  return ended.well ? Math.min(widest, width * 2) : 1;
};

interface Lane {
  width: number;
  /** Whether its last answer came so soon that more may be taken than can be sent at once. */
  quick: boolean;
  /** Deliveries that are ours to send. */
  taken: number;
  /** Requests under way. */
  used: number;
}

const fresh: Lane = { width: narrow, quick: false, taken: 0, used: 0 };

/**
 * Shares a process's requests out among addresses. An address that answers well gets twice as many at once each time, up to
 * `widest`; one that fails gets one at a time until it answers again. So whoever is slow or away occupies few slots. For one that
 * answers well and soon, more is taken than is sent at once, so that no request of it waits for the database, as long as half of
 * all slots is left to others.
 */
export const createSlots = (total: number) => {
  const lanes = new Map<string, Lane>();
  let taken = 0;

  const laneOf = (address: string): Lane => lanes.get(address) ?? fresh;

  const keep = (address: string, lane: Lane): void => {
    // Addresses that are quiet and in good order need not be remembered.
    if (lane.taken === 0 && lane.width >= narrow) lanes.delete(address);
    else lanes.set(address, lane);
  };

  return {
    /** How many more deliveries to the address may be taken. */
    free: (address: string): number => {
      const lane = laneOf(address);
      const now = lane.width - lane.taken;
      const later = lane.quick && lane.width === widest ? Math.min(now + ahead, Math.floor(total / 2) - taken) : 0;
      // Little at a time is not worth asking for while there is more here to send.
      if (lane.taken >= widest && later < ahead / 2) return 0;
      return Math.max(0, Math.min(Math.max(now, later), total - taken));
    },

    take: (address: string, count: number): void => {
      const lane = laneOf(address);
      keep(address, { ...lane, taken: lane.taken + count });
      taken += count;
    },

    /** Begins a request of a delivery that was taken, if one more may be under way. */
    begin: (address: string): boolean => {
      const lane = laneOf(address);
      if (lane.used >= lane.width) return false;
      keep(address, { ...lane, used: lane.used + 1 });
      return true;
    },

    /** Ends a request; undefined says that it was not made. */
    end: (address: string, ended: Ended | undefined): void => {
      const lane = laneOf(address);
      const quick = ended ? ended.well && ended.tookMs < quickMs : lane.quick;
      keep(address, { ...lane, quick, width: widthAfter(lane.width, ended), used: lane.used - 1 });
    },

    /** Gives back what was taken, sent or not. */
    give: (address: string, count: number): void => {
      const lane = laneOf(address);
      taken -= count;
      keep(address, { ...lane, taken: lane.taken - count });
    },
  };
};
