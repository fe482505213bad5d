import { ServiceError } from '../core/errors.ts';
import type { Authenticate, Principal } from '../core/principal.ts';

/** Whether a refusal says something about the credentials; else they could not be checked, which is nobody's fault but ours. */
export const isVerdict = (failure: unknown): boolean => failure instanceof ServiceError && failure.status < 500;

/** Checks under way at once: at any time, and while the last one could not be ended. */
export const checksAtOnce = { most: 1000, away: 16 };

const unchecked = () =>
  new ServiceError('service_unavailable', 'Credentials cannot be checked right now. Try again shortly.', {
    headers: { 'Retry-After': '2' },
  });

/**
 * Keeps a flood bounded while nothing can be checked: a few requests go on to find out when that ends, and all others are sent away at
 * once. Nobody is counted for it, so that nothing of it outlives the outage.
 * @throws ServiceError `service_unavailable`, and what the check says
 */
export const boundedChecks = (authenticate: Authenticate): Authenticate => {
  let underWay = 0;
  let isAway = false;

  const ended = async (checked: Promise<Principal>): Promise<Principal> => {
    underWay += 1;
    try {
      const caller = await checked;
      isAway = false;
      return caller;
    } catch (failure) {
      isAway = !isVerdict(failure);
      throw failure;
    } finally {
      underWay -= 1;
    }
  };

  return (presented, origin) => {
    if (underWay >= (isAway ? checksAtOnce.away : checksAtOnce.most)) throw unchecked();
    const checked = authenticate(presented, origin);
    return checked instanceof Promise ? ended(checked) : checked;
  };
};
