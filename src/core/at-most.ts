/** Runs work within a limit, in order of arrival. */
export interface AtMost {
  <T>(work: () => Promise<T>): Promise<T>;
  /** Number of waiting pieces of work. */
  readonly waiting: number;
}

/** Limits concurrency; failed work also frees its slot. */
export const atMost = (most: number): AtMost => {
  const queue: (() => void)[] = [];
  let running = 0;
  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((begin) => queue.push(begin));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
  return Object.defineProperty(run, 'waiting', { get: () => queue.length }) as AtMost;
};
