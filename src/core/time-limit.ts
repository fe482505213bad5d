/** Whether this process enforces limits to protect itself. Promises to others, such as the timeout of a receiver, always apply. */
export const timeLimits = { areOn: true };

/** A self-protection limit in milliseconds: infinite while these limits are off. */
export const timeLimit = (milliseconds: number): number => (timeLimits.areOn ? milliseconds : Number.POSITIVE_INFINITY);

/** The same in the form of libraries, where 0 means no limit. */
export const timeLimitOrZero = (milliseconds: number): number => (timeLimits.areOn ? milliseconds : 0);

/**
 * Calls a function after some milliseconds, unless the returned function is called before. What has arrived by then still counts: in a busy
 * process timers run before sockets are read, so its own delay would look like silence.
 */
export const giveUpAfter = (milliseconds: number, giveUp: () => void): (() => void) => {
  let isOver = false;
  const timer = Number.isFinite(milliseconds)
    ? setTimeout(setImmediate, milliseconds, () => {
        if (!isOver) giveUp();
      })
    : undefined;
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
};

/** Waits for work, but at most some milliseconds. */
export const waitAtMost = async (milliseconds: number, work: Promise<unknown> | undefined): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const inTime = giveUpAfter(milliseconds, resolve);
  await Promise.race([work, promise]).finally(inTime);
};
