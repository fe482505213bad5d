/** The limits of reading: messages per second, and the messages that may come at once before that rate applies. */
export interface ReadRateLimits {
  perSecond: number;
  atOnce: number;
}

/**
 * Computes how long a connection that sends too fast is not read, so that it does not delay other connections. Its messages wait in its
 * socket meanwhile.
 * @param now a monotonic clock, in milliseconds
 */
export const createReadRate = (rate: ReadRateLimits, now = () => performance.now()) => {
  let { perSecond } = rate;
  /** The instant at which all messages read so far would have arrived at the allowed rate. */
  let paidUntil = now();

  return {
    /** Counts a message that was read. Returns the milliseconds to wait before the next one is read. */
    read: (): number => {
      const at = now();
      paidUntil = Math.max(paidUntil, at) + 1000 / perSecond;
      return Math.max(0, paidUntil - at - (rate.atOnce * 1000) / perSecond);
    },

    /** Changes the rate and resets the count. The same rate changes nothing: otherwise a client could reset its count at will. */
    goOn: (at: number): void => {
      if (at === perSecond) return;
      perSecond = at;
      paidUntil = now();
    },
  };
};
