import type { Claimed } from './endpoints.ts';

interface Held {
  delivery: Claimed;
  /** Milliseconds of `performance.now()`. */
  until: number;
}

/** Claimed deliveries that wait for a slot, by address. */
export const createHeldDeliveries = () => {
  const held = new Map<string, Held[]>();

  /** Takes the first deliveries of an address. */
  const take = (address: string, count: number): Claimed[] => {
    const waiting = held.get(address) ?? [];
    const taken = waiting.splice(0, count);
    if (waiting.length === 0) held.delete(address);
    return taken.map(({ delivery }) => delivery);
  };

  return {
    add: (address: string, deliveries: readonly Claimed[], until: number): void => {
      const added = deliveries.map((delivery) => ({ delivery, until }));
      if (added.length > 0) held.set(address, [...(held.get(address) ?? []), ...added]);
    },

    has: (address: string): boolean => held.has(address),

    addresses: (): string[] => [...held.keys()],

    takeFirst: (address: string): Claimed => take(address, 1)[0]!,

    takeAll: (address: string): Claimed[] => take(address, Infinity),

    /** Takes those whose time to wait is over. */
    takeLate: (address: string): Claimed[] => {
      const inTime = (held.get(address) ?? []).findIndex(({ until }) => until > performance.now());
      return take(address, inTime < 0 ? Infinity : inTime);
    },
  };
};
