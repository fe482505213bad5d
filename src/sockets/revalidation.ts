import { setTimeout as delay } from 'node:timers/promises';
import type { ServiceError } from '../core/errors.ts';
import type { Presented, Principal } from '../core/principal.ts';

/** Milliseconds for which credentials that were found good are good for what comes next, too. */
const trusted = 1000;

/** Credentials that are good, and what they were found to be. */
export interface Recognised {
  presented: Presented;
  caller: Principal;
}

/** Why credentials that were good are not any more. */
export type Lapse = 'expired' | 'revoked' | 'permissions_changed';

/** What the refusal of credentials that were good means; undefined while that is not known. */
export const lapseOf = ({ code, type }: ServiceError): Lapse | undefined => {
  if (code === 'expired_token') return 'expired';
  if (type === 'authentication_error') return 'revoked';
  return type === 'authorization_error' ? 'permissions_changed' : undefined;
};

interface Dependencies {
  /** Looks again at credentials that were good. */
  authenticate: (presented: Presented) => Promise<Principal> | Principal;
  now: () => number;
  /** Told what the credentials in force stand for by now; it has them adopted, or closes the connection. */
  found: (caller: Principal) => void;
  /** Told why they do not, or why that could not be found out. */
  failed: (failure: unknown) => void;
}

/** Keeps watch over the credentials of a connection that stands. */
export const createRevalidation = ({ authenticate, now, found, failed }: Dependencies) => {
  let inForce: Recognised | undefined;
  let checkedAt = 0;
  let checking: Promise<unknown> | undefined;
  let over = false;
  /** How often it was said that credentials may have ended. */
  let doubts = 0;

  const isStale = (): boolean => !over && now() - checkedAt > trusted;

  const revalidate = async (): Promise<unknown> => {
    const checked = inForce!;
    const doubted = doubts;
    try {
      const caller = await authenticate(checked.presented);
      if (doubted !== doubts) return revalidate();
      // Others have taken over meanwhile.
      if (inForce === checked) found(caller);
      return undefined;
    } catch (failure) {
      if (inForce === checked) failed(failure);
      return failure;
    }
  };

  /** Looks now, with everybody who asks meanwhile; answers why nothing good was found. */
  const check = (): Promise<unknown> => {
    checking ??= revalidate().finally(() => {
      checking = undefined;
    });
    return checking;
  };

  return {
    /** The credentials in force; undefined until somebody has authenticated. */
    get inForce() {
      return inForce;
    },
    get isStale() {
      return isStale();
    },
    /** Puts credentials in force that were just found good. */
    adopt: (recognised: Recognised): void => {
      inForce = recognised;
      checkedAt = now();
    },
    check,
    /** Credentials of an account may have ended: those in force are looked at at once, if they are of it. */
    doubt: (accountId: string): void => {
      if (over || (inForce && inForce.caller.accountId !== accountId)) return;
      doubts += 1;
      checkedAt = Number.NEGATIVE_INFINITY;
      if (inForce) void check();
    },
    /** @throws what was found instead, when the credentials in force are not known to be good */
    expectGood: async (): Promise<void> => {
      const failure = isStale() ? await check() : undefined;
      if (failure !== undefined) throw failure;
    },
    /** Waits until it is known that the credentials are still good, or the connection is over. */
    assured: async (): Promise<void> => {
      while (isStale()) {
        await check();
        if (isStale()) await delay(trusted, undefined, { ref: false });
      }
    },
    /** The connection is over: nobody waits any longer. */
    end: (): void => {
      over = true;
    },
  };
};
