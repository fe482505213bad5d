/**
 * Gives something up after some milliseconds, unless the function that it returns is called before. What has arrived by then still counts:
 * where this process was busy, timers run before sockets are read, so that its own delay would be taken for somebody's silence.
 */
export const giveUpAfter = (milliseconds: number, giveUp: () => void): (() => void) => {
  let isOver = false;
  const timer = setTimeout(setImmediate, milliseconds, () => {
    if (!isOver) giveUp();
  });
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
};
