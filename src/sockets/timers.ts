import { limits } from '../contract/frames.ts';
import type { Principal } from '../core/principal.ts';

const ping = limits.ping_seconds * 1000;
const pong = limits.pong_seconds * 1000;
const authenticate = limits.authenticate_seconds * 1000;

/** Milliseconds between two looks at credentials while no event asks for one. */
const checkEvery = 2_000;

/** What a connection is doing, as far as time matters. */
interface ConnectionState {
  /** When the credentials end, in Unix milliseconds; undefined when nobody has authenticated. */
  endsAt: number | undefined;
  /** Whether an answer about credentials is on its way. */
  authenticating: boolean;
  /** Whether nothing is read, so that no pong could come. */
  paused: boolean;
}

/** When the credentials of whoever has authenticated end, in Unix milliseconds; undefined when nobody has. */
export const endOf = (caller: Principal | undefined): number | undefined => {
  if (!caller) return undefined;
  return caller.expiresAt ? Date.parse(caller.expiresAt) : Number.POSITIVE_INFINITY;
};

/** Why the time of a connection is over. */
export type Overdue = 'authentication_timeout' | 'expired' | 'no_pong';

/** What is due: an end, or something to do. */
type Due = { close: Overdue } | { ping: boolean; check: boolean };

/** Keeps the times of one connection; all instants are Unix milliseconds. */
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
      // A connection that could not be read for a while gets its whole time after that.
      if (due.ping || (awaited && state.paused)) pingedAt = now;
      if (due.ping) awaited = true;
      if (due.check) checkedAt = now;
      return due;
    },
  };
};
