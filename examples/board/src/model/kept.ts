const prefix = 'tessera board: ';

/** A value in the storage of the browser, for all pages of the board. */
export interface Kept<T> {
  read: () => T;
  write: (value: T) => void;
  /** Calls back when another page has changed the value. */
  watch: (changed: () => void, signal: AbortSignal) => void;
}

/** A value that is still there after the page was closed. */
export const kept = <T>(name: string, initial: T): Kept<T> => ({
  read: () => {
    const text = localStorage.getItem(prefix + name);
    return text === null ? initial : (JSON.parse(text) as T);
  },
  write: (value) => localStorage.setItem(prefix + name, JSON.stringify(value)),
  watch: (changed, signal) => addEventListener('storage', ({ key }) => key === prefix + name && changed(), { signal }),
});

/** Forgets what the board has kept, except what this name begins. */
export const forgetAllBut = (name: string): void => {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix) && !key.startsWith(prefix + name)) localStorage.removeItem(key);
};
