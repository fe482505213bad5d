/** How many requests to one address one process has under way at most. */
const widest = 32;

/** With how many it begins. */
const narrow = 4;

const widthAfter = (width: number, well: boolean | undefined): number => {
  if (well === undefined) return width;
  return well ? Math.min(widest, width * 2) : 1;
};

interface Lane {
  width: number;
  used: number;
}

/**
 * Shares a process's requests out among addresses. An address that answers well gets twice as many at once each time, up to
 * `widest`; one that fails gets one at a time until it answers again. So whoever is slow or away occupies few slots.
 */
export const createSlots = (total: number) => {
  const lanes = new Map<string, Lane>();
  let used = 0;

  return {
    /** How many more requests to the address may begin. */
    free: (address: string): number => {
      const { width, used: taken } = lanes.get(address) ?? { width: narrow, used: 0 };
      return Math.max(0, Math.min(width - taken, total - used));
    },

    take: (address: string, count: number): void => {
      const lane = lanes.get(address) ?? { width: narrow, used: 0 };
      lanes.set(address, { ...lane, used: lane.used + count });
      used += count;
    },

    /** Gives one back; `well` is how the request ended, undefined when it was not made. */
    give: (address: string, well: boolean | undefined): void => {
      const lane = lanes.get(address)!;
      used -= 1;
      const width = widthAfter(lane.width, well);
      // Addresses that are quiet and in good order need not be remembered.
      if (lane.used === 1 && width >= narrow) lanes.delete(address);
      else lanes.set(address, { width, used: lane.used - 1 });
    },
  };
};
