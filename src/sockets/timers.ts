import { limits } from '../contract/frames.ts';
import type { Principal } from '../core/principal.ts';

const ping = limits.ping_seconds * 1000;
const pong = limits.pong_seconds * 1000;
const authenticate = limits.authenticate_seconds * 1000;

/** Milliseconds between two checks of the credentials while no event requires one. */
const checkEvery = 2_000;

/** The state of a connection that its timers depend on. */
interface ConnectionState {
  /** When the credentials end, in Unix milliseconds; undefined when nobody has authenticated. */
  endsAt: number | undefined;
  /** Whether authentication is in progress. */
  authenticating: boolean;
  /** Whether reading is paused, so that no pong can arrive. */
  paused: boolean;
}

/** When the caller's credentials end, in Unix milliseconds; undefined when nobody has authenticated. */
export const endOf = (caller: Principal | undefined): number | undefined => {
  if (!caller) return undefined;
  return caller.expiresAt ? Date.parse(caller.expiresAt) : Number.POSITIVE_INFINITY;
};

/** The timeout that ends a connection. */
export type Overdue = 'authentication_timeout' | 'expired' | 'no_pong';

/** What is due: to close the connection, or to send a ping and to check the credentials. */
type Due = { close: Overdue } | { ping: boolean; check: boolean };

/** A class, because there is one instance for each connection. */
class Timers {
  readonly #openedAt: number;
  #pingedAt: number;
  #checkedAt: number;
  /** Whether a pong is awaited. */
  #awaited = false;

  constructor(openedAt: number) {
    this.#openedAt = openedAt;
    this.#pingedAt = openedAt;
    this.#checkedAt = openedAt;
  }

  pong(): void {
    this.#awaited = false;
  }

  credentialsChecked(now: number): void {
    this.#checkedAt = now;
  }

  due(now: number, state: ConnectionState): Due {
    const close = this.#overdue(now, state);
    if (close) return { close };
    const due = {
      ping: !(this.#awaited || state.paused) && now - this.#pingedAt >= ping,
      check: state.endsAt !== undefined && now - this.#checkedAt >= checkEvery,
    };
    // After a pause in reading, a connection has the full time for its pong again.
    if (due.ping || (this.#awaited && state.paused)) this.#pingedAt = now;
    if (due.ping) this.#awaited = true;
    if (due.check) this.#checkedAt = now;
    return due;
  }

  #overdue(now: number, { endsAt, authenticating, paused }: ConnectionState): Overdue | undefined {
    if (endsAt === undefined && !authenticating && now - this.#openedAt >= authenticate) return 'authentication_timeout';
    if (endsAt !== undefined && now >= endsAt) return 'expired';
    if (this.#awaited && !paused && now - this.#pingedAt >= pong) return 'no_pong';
    return undefined;
  }
}

/** The timers of one connection; all instants are Unix milliseconds. */
export const createTimers = (openedAt: number): Timers => new Timers(openedAt);
