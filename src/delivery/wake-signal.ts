/** Lets a loop wait until there may be work. */
export interface WakeSignal {
  /** There may be work. If nobody waits now, the next `wait` resolves at once. */
  notify(): void;
  /** Resolves at the next `notify`, or after this many milliseconds. */
  wait(milliseconds: number): Promise<void>;
}

export const createWakeSignal = (): WakeSignal => {
  let notified = false;
  let resume: (() => void) | undefined;
  return {
    notify: () => {
      notified = true;
      resume?.();
    },
    wait: async (milliseconds) => {
      if (!notified) {
        const { promise, resolve } = Promise.withResolvers<void>();
        resume = resolve;
        const timer = setTimeout(resolve, milliseconds).unref();
        await promise;
        clearTimeout(timer);
      }
      notified = false;
    },
  };
};
