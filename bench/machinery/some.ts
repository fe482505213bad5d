/** Any of several ids. */
export const some = (ids: readonly string[]): string => ids[Math.floor(Math.random() * ids.length)]!;
