/** A random number generator with a seed: the same seed gives the same sequence. */
export interface SeededRandom {
  /** From 0, below 1. */
  next(): number;
  /** An integer from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** True with that probability. */
  happens(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** Picks by weight: the first value whose cumulative share exceeds the draw. */
  weighted<T>(shares: readonly (readonly [T, number])[]): T;
  /** `count` distinct elements, or all of them. */
  some<T>(from: readonly T[], count: number): T[];
  /** Ten bytes, for ids. */
  bytes(): Uint8Array;
}

/** Mulberry32: small and fast; not for secrets. */
const mulberry = (seed: number) => {
  let state = Math.imul(seed ^ 0x9e37_79b9, 0x85eb_ca6b) >>> 0;
  return (): number => {
    state = (state + 0x6d2b_79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
};

/** @param seed a 32-bit integer */
export const createSeededRandom = (seed: number): SeededRandom => {
  const draw = mulberry(seed);
  const next = () => draw() / 2 ** 32;
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    happens: (probability) => next() < probability,
    pick: (from) => from[between(0, from.length - 1)]!,
    weighted: <T>(shares: readonly (readonly [T, number])[]): T => {
      const draw = next();
      let sum = 0;
      const chosen = shares.find(([, share]) => {
        sum += share;
        return draw < sum;
      });
      return (chosen ?? shares.at(-1)!)[0];
    },
    some: <T>(from: readonly T[], count: number): T[] => {
      const chosen = new Set<T>();
      const wanted = Math.min(count, from.length);
      while (chosen.size < wanted) chosen.add(from[between(0, from.length - 1)]!);
      return [...chosen];
    },
    bytes: () => {
      const view = new DataView(new ArrayBuffer(12));
      for (const at of [0, 4, 8]) view.setUint32(at, draw());
      return new Uint8Array(view.buffer, 0, 10);
    },
  };
};
