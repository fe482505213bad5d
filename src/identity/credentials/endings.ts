/** What a node knows of credentials that have ended, by their accounts: what was found out before that holds no longer. */
export interface Endings {
  /** A mark of this moment. */
  now(): number;
  /** Whether credentials of an account have ended since a mark. */
  since(accountId: string, mark: number): boolean;
  /** Credentials of an account have ended; undefined where any may have. */
  note(accountId: string | undefined): void;
}

/** How many accounts are remembered at most; beyond that everything counts as looked at before. */
const remembered = 10_000;

export const createEndings = (): Endings => {
  const marks = new Map<string, number>();
  let mark = 0;
  let floor = 0;

  const noteAll = (): void => {
    floor = mark;
    marks.clear();
  };

  return {
    now: () => mark,
    since: (accountId, since) => Math.max(marks.get(accountId) ?? 0, floor) > since,
    note: (accountId) => {
      mark += 1;
      if (accountId === undefined || marks.size >= remembered) noteAll();
      else marks.set(accountId, mark);
    },
  };
};
