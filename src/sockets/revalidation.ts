import { setTimeout as delay } from 'node:timers/promises';
import type { ServiceError } from '../core/errors.ts';
import type { Presented, Principal } from '../core/principal.ts';

/** Milliseconds for which credentials that were found valid are trusted without another check. */
const trusted = 1000;

/** Valid credentials, and the caller that they identify. */
export interface Recognised {
  presented: Presented;
  caller: Principal;
}

/** Why credentials that were valid are not valid any more. */
export type Lapse = 'expired' | 'revoked' | 'permissions_changed';

/** Why credentials have lapsed, by the error of their check; undefined when the error does not say that they have. */
export const lapseOf = ({ code, type }: ServiceError): Lapse | undefined => {
  if (code === 'expired_token') return 'expired';
  if (type === 'authentication_error') return 'revoked';
  return type === 'authorization_error' ? 'permissions_changed' : undefined;
};

interface Dependencies {
  /** Checks credentials again that were valid before. */
  authenticate: (presented: Presented) => Promise<Principal> | Principal;
  now: () => number;
  /** Called with the current caller of the credentials in force. It must call `adopt`, or close the connection. */
  found: (caller: Principal) => void;
  /** Called with the reason why they are not valid, or why they could not be checked. */
  failed: (failure: unknown) => void;
}

/** Revalidates the credentials of an open connection. */
export const createRevalidation = ({ authenticate, now, found, failed }: Dependencies) => {
  let inForce: Recognised | undefined;
  let checkedAt = 0;
  let checking: Promise<unknown> | undefined;
  let over = false;
  /** The number of calls of `doubt` about these credentials. */
  let doubts = 0;

  const isStale = (): boolean => !over && now() - checkedAt > trusted;

  const revalidate = async (): Promise<unknown> => {
    const checked = inForce!;
    const doubted = doubts;
    try {
      const caller = await authenticate(checked.presented);
      if (doubted !== doubts) return revalidate();
      // Else other credentials were adopted meanwhile.
      if (inForce === checked) found(caller);
      return undefined;
    } catch (failure) {
      if (inForce === checked) failed(failure);
      return failure;
    }
  };

  /** Checks now; calls during a check share its result. Resolves to the failure, or to undefined when the credentials are valid. */
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
    /** Puts credentials in force that were just found valid. */
    adopt: (recognised: Recognised): void => {
      inForce = recognised;
      checkedAt = now();
    },
    check,
    /** Reports that credentials of an account may have ended. If those in force belong to it, they are checked at once. */
    doubt: (accountId: string): void => {
      if (over || (inForce && inForce.caller.accountId !== accountId)) return;
      doubts += 1;
      checkedAt = Number.NEGATIVE_INFINITY;
      if (inForce) void check();
    },
    /** @throws the failure of the check, when the credentials in force are not known to be valid */
    expectGood: async (): Promise<void> => {
      const failure = isStale() ? await check() : undefined;
      if (failure !== undefined) throw failure;
    },
    /** Waits until the credentials are known to be still valid, or the connection is over. */
    assured: async (): Promise<void> => {
      while (isStale()) {
        await check();
        if (isStale()) await delay(trusted, undefined, { ref: false });
      }
    },
    /** Reports that the connection is over, so that `assured` does not wait any longer. */
    end: (): void => {
      over = true;
    },
  };
};
