/** Resolves when the process gets SIGINT or SIGTERM. */
export const untilStopped = (): Promise<NodeJS.Signals> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
  });
