import type { RenewableCredentials } from '../credentials.ts';

/** Credentials as requests carry them, until a time in milliseconds. */
export interface Held {
  headers: Readonly<Record<string, string>>;
  expires: number;
}

/** Credentials are replaced so long before they end, in milliseconds. */
const early = 60_000;

/** The promise, unless the signal ends the waiting for it. */
export const untilAborted = <T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> => {
  if (!signal) return promise;
  return new Promise<T>((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
};

/** Credentials that are replaced before they end, and when they are refused: once for all who wait for it. */
export class Renewing implements RenewableCredentials {
  readonly #obtain: (held: Held | undefined) => Promise<Held>;
  #held: Held | undefined;
  #pending: Promise<void> | undefined;

  constructor(obtain: (held: Held | undefined) => Promise<Held>, held?: Held) {
    this.#obtain = obtain;
    this.#held = held;
  }

  /** What is held now; undefined when nothing was obtained yet. */
  get held(): Held | undefined {
    return this.#held;
  }

  /** Holds others from now on. */
  hold(held: Held | undefined): void {
    this.#held = held;
  }

  async headers(signal?: AbortSignal): Promise<Held['headers']> {
    if (!this.#held || Date.now() > this.#held.expires - early) await this.#replace(signal);
    return this.#held!.headers;
  }

  async renew(refused: Held['headers'], signal?: AbortSignal): Promise<boolean> {
    // Where they are others by now, somebody else was refused before.
    if (this.#held?.headers === refused) await this.#replace(signal);
    return true;
  }

  #replace(signal: AbortSignal | undefined): Promise<void> {
    this.#pending ??= this.#obtain(this.#held)
      .then((held) => this.hold(held))
      .finally(() => {
        this.#pending = undefined;
      });
    return untilAborted(this.#pending, signal);
  }
}
