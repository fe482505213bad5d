/** Runs work at the first call; every call gets its result. */
export const once = <T>(work: () => Promise<T>) => {
  let result: Promise<T> | undefined;
  return (): Promise<T> => {
    result ??= work();
    return result;
  };
};
