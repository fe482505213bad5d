/** How long ago the primary was where a standby is now. */
export interface ReplayTimes {
  /** Records how far the primary has written. Times are from a monotonic clock, in milliseconds. */
  noteWritten(position: bigint, at: number): void;
  /** Records how far the standby has replayed. */
  noteReplayed(position: bigint, at: number): void;
  /** Milliseconds that the standby is behind; undefined before the first check. */
  lag(now: number): number | undefined;
}

interface Written {
  position: bigint;
  at: number;
}

/** The primary's positions are remembered for this many milliseconds beyond the allowed lag. */
const rememberedMs = 60_000;

/**
 * Derives the lag of a standby from positions: so a standby that has lost the primary does not look current, and a standby of an idle
 * primary does not look late.
 */
export const createReplayTimes = (maxLagMs: number): ReplayTimes => {
  /** The positions of the primary, and when it reached them: oldest first, each position once. */
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
