interface Bounds {
  /** Connections from one place that nobody has authenticated on. */
  most: number;
  /** The place that an address stands for. */
  placeOf: (address: string) => string;
}

/** Counts connections that nobody has authenticated on yet, over all doors of this node: they cost their owner nothing. */
export const createUnauthenticatedConnections = ({ most, placeOf }: Bounds) => {
  const counts = new Map<string, number>();

  return {
    /** Whether no more may come from there right now. */
    areTooMany: (address: string): boolean => (counts.get(placeOf(address)) ?? 0) >= most,

    /** Counts one; it answers what ends that, which may be called again. */
    come: (address: string): (() => void) => {
      const place = placeOf(address);
      let counted = true;
      counts.set(place, (counts.get(place) ?? 0) + 1);
      return () => {
        if (!counted) return;
        counted = false;
        const left = counts.get(place)! - 1;
        if (left > 0) counts.set(place, left);
        else counts.delete(place);
      };
    },
  };
};

export type UnauthenticatedConnections = ReturnType<typeof createUnauthenticatedConnections>;
