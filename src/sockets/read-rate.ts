/** The limits of reading: messages per second, and how many messages may come at once before that rate applies. */
export interface ReadRateLimits {
  perSecond: number;
  atOnce: number;
}

const monotonic = () => performance.now();

/** A class, because there is one instance for each connection. */
class ReadRate {
  readonly #atOnce: number;
  readonly #now: () => number;
  #perSecond: number;
  /** The instant at which all messages read so far would have arrived at the allowed rate. */
  #paidUntil: number;

  constructor({ perSecond, atOnce }: ReadRateLimits, now: () => number) {
    this.#perSecond = perSecond;
    this.#atOnce = atOnce;
    this.#now = now;
    this.#paidUntil = now();
  }

  /** Counts a message that was read. Returns the milliseconds to wait before the next one is read. */
  read(): number {
    const at = this.#now();
    this.#paidUntil = Math.max(this.#paidUntil, at) + 1000 / this.#perSecond;
    return Math.max(0, this.#paidUntil - at - (this.#atOnce * 1000) / this.#perSecond);
  }

  /** Changes the rate and resets the count. The same rate changes nothing: otherwise a client could reset its count at will. */
  goOn(at: number): void {
    if (at === this.#perSecond) return;
    this.#perSecond = at;
    this.#paidUntil = this.#now();
  }
}

/**
 * Computes how long to pause reads on a connection that sends too fast, so that it does not delay other connections. Its messages wait in
 * the socket buffer in the meantime.
 * @param now a monotonic clock, in milliseconds
 */
export const createReadRate = (rate: ReadRateLimits, now = monotonic): ReadRate => new ReadRate(rate, now);
