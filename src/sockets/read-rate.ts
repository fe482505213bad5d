/** How many messages are read a second, and how many at once before that counts. */
export interface ReadRateLimits {
  perSecond: number;
  atOnce: number;
}

/**
 * Says for how long a connection that sends faster than it may is not read, so that it does not keep others waiting; what it sends waits
 * in its socket meanwhile.
 * @param now milliseconds from any beginning on; it never goes back
 */
export const createReadRate = (rate: ReadRateLimits, now = () => performance.now()) => {
  let { perSecond } = rate;
  /** When all that has been read would have come at the rate. */
  let paidUntil = now();

  return {
    /** Counts a message that was read: milliseconds until the next one should be. */
    read: (): number => {
      const at = now();
      paidUntil = Math.max(paidUntil, at) + 1000 / perSecond;
      return Math.max(0, paidUntil - at - (rate.atOnce * 1000) / perSecond);
    },

    /** Goes on at another rate, with nothing owed; at the same one nothing changes, or asking for it would be a way around it. */
    goOn: (at: number): void => {
      if (at === perSecond) return;
      perSecond = at;
      paidUntil = now();
    },
  };
};
