/** How long ago the primary was where a standby is now. */
export interface ReplayTimes {
  /** The primary had written so far. Times are of a monotonic clock, in milliseconds. */
  noteWritten(position: bigint, at: number): void;
  /** The standby has replayed so far. */
  noteReplayed(position: bigint, at: number): void;
  /** Milliseconds that the standby is behind; undefined before it was looked at. */
  lag(now: number): number | undefined;
}

interface Written {
  position: bigint;
  at: number;
}

/** So many milliseconds longer than the lag that is allowed is the primary's way remembered. */
const rememberedMs = 60_000;

/**
 * Finds out by positions how long a standby is behind: it does not look current when it has lost the primary, and not late when the
 * primary is idle.
 */
export const createReplayTimes = (maxLagMs: number): ReplayTimes => {
  /** Where the primary was and since when: the oldest first, each with another position. */
  const written: Written[] = [];
  /** When the standby was last known to have all that the primary had. */
  let currentAt: number | undefined;

  const forget = (now: number): void => {
    while (written.length > 1 && now - written[1]!.at > maxLagMs + rememberedMs) written.shift();
  };

  return {
    noteWritten: (position, at) => {
      if (written.at(-1)?.position !== position) written.push({ position, at });
      forget(at);
    },
    noteReplayed: (position, at) => {
      const missing = written.find((one) => one.position > position);
      currentAt = missing?.at ?? at;
    },
    lag: (now) => (currentAt === undefined ? undefined : Math.max(0, now - currentAt)),
  };
};
