interface Following {
  /** Subscribes to the changes after an event. `reload` is called when the list has to be read again, `fail` when the subscription has ended. */
  subscribe: (after: string | undefined, called: { reload: () => void; fail: (error: unknown) => void }) => () => void;
  /** The id of the newest event. */
  newestEvent: () => Promise<string | undefined>;
  readList: () => Promise<unknown>;
  onFailed: (error: unknown) => void;
}

/**
 * Follows a list after an event. When the list has to be read again, the subscription ends, and another one begins at a place that was read
 * before the list: a change that comes while the list is read would be overwritten by the older answer.
 */
export const following = (after: string | undefined, { subscribe, newestEvent, readList, onFailed }: Following): (() => void) => {
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
  const begin = (from: string | undefined): void => {
    unsubscribe = subscribe(from, { reload: () => void readAgain().catch(fail), fail });
  };
  const readAgain = async (): Promise<void> => {
    unsubscribe();
    const from = await newestEvent();
    await readList();
    if (!isOver) begin(from);
  };

  begin(after);
  return end;
};
