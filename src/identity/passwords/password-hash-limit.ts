import { atMost } from '../../core/at-most.ts';
import { ServiceError } from '../../core/errors.ts';

/** Maximum concurrent derivations: each uses 19 MiB and one of libuv's four threads, which files and DNS also need. */
const maxRunning = 2;
/** Maximum waiting derivations: a wait of one or two seconds. */
const maxWaiting = 100;

const overloaded = () =>
  new ServiceError('service_unavailable', 'Too many people are signing in right now. Try again shortly.', {
    headers: { 'Retry-After': '2' },
  });

const run = atMost(maxRunning);

/** Runs derivations within the limit, in order of arrival. @throws ServiceError `service_unavailable` */
export const limitDerivations = async <T>(derive: () => Promise<T>): Promise<T> => {
  if (run.waiting >= maxWaiting) throw overloaded();
  return run(derive);
};
