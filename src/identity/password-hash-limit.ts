import { ServiceError } from '../core/errors.ts';

/** Derivations under way at once: each takes 19 MiB and one of libuv's four threads, which files and names need too. */
const atOnce = 2;
/** Derivations that wait at most; they would be a second or two late. */
const waiting = 100;

const overloaded = () =>
  new ServiceError('service_unavailable', 'Too many people are signing in right now. Try again shortly.', {
    headers: { 'Retry-After': '2' },
  });

const queue: (() => void)[] = [];
let running = 0;

/** Runs a derivation when there is room for it, in the order of arrival. @throws ServiceError `service_unavailable` */
export const limitDerivations = async <T>(derive: () => Promise<T>): Promise<T> => {
  if (running >= atOnce) {
    if (queue.length >= waiting) throw overloaded();
    await new Promise<void>((resolve) => queue.push(resolve));
  } else running += 1;
  try {
    return await derive();
  } finally {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }
};
