interface Bounds {
  /** The maximum number of unauthenticated connections from one network. */
  most: number;
  /** The network that an address belongs to. */
  placeOf: (address: string) => string;
}

/** Counts the unauthenticated connections of all doors of this node. They are limited because opening one costs a client nothing. */
export const createUnauthenticatedConnections = ({ most, placeOf }: Bounds) => {
  const counts = new Map<string, number>();

  return {
    /** Whether the network of an address has reached the limit. */
    areTooMany: (address: string): boolean => (counts.get(placeOf(address)) ?? 0) >= most,

    /** Counts a connection. Returns a function that ends this; it may be called more than once. */
    count: (address: string): (() => void) => {
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
