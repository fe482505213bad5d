import { ServiceError } from '../core/errors.ts';
import type { Authenticate, Principal } from '../core/principal.ts';

/** Whether an error says that the credentials are bad; otherwise they could not be checked, which is the server's fault. */
export const isVerdict = (failure: unknown): boolean => failure instanceof ServiceError && failure.status < 500;

/** The maximum number of concurrent checks: in general, and after a check that could not be completed. */
export const checksAtOnce = { most: 1000, away: 16 };

const unchecked = () =>
  new ServiceError('service_unavailable', 'Credentials cannot be verified right now. Try again shortly.', {
    headers: { 'Retry-After': '2' },
  });

/**
 * Limits concurrent checks while credentials cannot be checked: a few requests go on and find out when checks work again, and all
 * others fail at once. Callers are not counted, so nothing remains to be reset after the outage.
 * @throws ServiceError `service_unavailable`, and the errors of the check
 */
export const boundedChecks = (authenticate: Authenticate): Authenticate => {
  let running = 0;
  let isUnavailable = false;

  const ended = async (checked: Promise<Principal>): Promise<Principal> => {
    running += 1;
    try {
      const caller = await checked;
      isUnavailable = false;
      return caller;
    } catch (failure) {
      isUnavailable = !isVerdict(failure);
      throw failure;
    } finally {
      running -= 1;
    }
  };

  return (credential, origin) => {
    if (running >= (isUnavailable ? checksAtOnce.away : checksAtOnce.most)) throw unchecked();
    const checked = authenticate(credential, origin);
    return checked instanceof Promise ? ended(checked) : checked;
  };
};
