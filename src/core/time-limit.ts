/**
 * Whether this process gives up what takes too long, to protect itself. A promise to somebody outside, such as the time that an address
 * has for its answer, holds in any case.
 */
export const timeLimits = { areOn: true };

/** A limit that this process protects itself by, in milliseconds: infinite while these limits are off. */
export const timeLimit = (milliseconds: number): number => (timeLimits.areOn ? milliseconds : Number.POSITIVE_INFINITY);

/** The same as settings of others spell it, where 0 means no limit. */
export const timeLimitOrZero = (milliseconds: number): number => (timeLimits.areOn ? milliseconds : 0);

/**
 * Gives something up after some milliseconds, unless the function that it returns is called before. What has arrived by then still counts:
 * where this process was busy, timers run before sockets are read, so that its own delay would be taken for somebody's silence.
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

/** Waits for work, but for so many milliseconds at most. */
export const waitAtMost = async (milliseconds: number, work: Promise<unknown> | undefined): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const inTime = giveUpAfter(milliseconds, resolve);
  await Promise.race([work, promise]).finally(inTime);
};
