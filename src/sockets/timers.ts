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

/** The timers of one connection; all instants are Unix milliseconds. */
export const createTimers = (openedAt: number) => {
  let pingedAt = openedAt;
  let checkedAt = openedAt;
  let awaited = false;

  const endAt = (now: number, { endsAt, authenticating, paused }: ConnectionState): Overdue | undefined => {
    if (endsAt === undefined && !authenticating && now - openedAt >= authenticate) return 'authentication_timeout';
    if (endsAt !== undefined && now >= endsAt) return 'expired';
    if (awaited && !paused && now - pingedAt >= pong) return 'no_pong';
    return undefined;
  };

  return {
    pong: (): void => {
      awaited = false;
    },
    checked: (now: number): void => {
      checkedAt = now;
    },
    due: (now: number, state: ConnectionState): Due => {
      const close = endAt(now, state);
      if (close) return { close };
      const due = {
        ping: !(awaited || state.paused) && now - pingedAt >= ping,
        check: state.endsAt !== undefined && now - checkedAt >= checkEvery,
      };
      // After a pause in reading, a connection has its whole time for the pong again.
      if (due.ping || (awaited && state.paused)) pingedAt = now;
      if (due.ping) awaited = true;
      if (due.check) checkedAt = now;
      return due;
    },
  };
};
