/** Waits for a while, but no longer than until the network is there again. */
export const pause = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const over = new AbortController();
    const end = (settle: () => void) => () => {
      over.abort();
      clearTimeout(timer);
      settle();
    };
    const timer = setTimeout(end(resolve), milliseconds);
    addEventListener('online', end(resolve), { signal: over.signal });
    signal?.addEventListener(
      'abort',
      end(() => reject(signal.reason)),
      { signal: over.signal },
    );
    if (signal?.aborted) end(() => reject(signal.reason))();
  });

/** How long nothing is tried after the server could not be reached, in milliseconds. */
export const patience = 5000;
