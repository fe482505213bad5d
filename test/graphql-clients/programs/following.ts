interface Following {
  /**
   * Subscribes to the changes after a place, with `reload: true`. `reload` is called with the place of a change that says to read the list,
   * `fail` when the subscription has ended.
   */
  subscribe: (after: string | undefined, called: { reload: (place: string) => void; fail: (error: unknown) => void }) => () => void;
  readList: () => Promise<unknown>;
  onFailed: (error: unknown) => void;
}

/**
 * Reads a list, and follows it. When a change says to read it, as the first one does, the subscription ends, and another one begins at that
 * place: a change that comes while the list is read would be overwritten by the older answer.
 */
export const following = ({ subscribe, readList, onFailed }: Following): (() => void) => {
  let isOver = false;
  let unsubscribe: () => void;

  const end = (): void => {
    isOver = true;
    unsubscribe();
  };
  const fail = (error: unknown): void => {
    if (isOver) return;
    end();
    onFailed(error);
  };
  const read = async (place: string): Promise<void> => {
    unsubscribe();
    await readList();
    if (!isOver) begin(place);
  };
  const begin = (after?: string): void => {
    unsubscribe = subscribe(after, { reload: (place) => void read(place).catch(fail), fail });
  };

  begin();
  return end;
};
