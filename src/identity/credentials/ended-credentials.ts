/** Tracks which accounts have had credentials revoked, as far as this node knows, to invalidate cached ones. */
export interface EndedCredentials {
  /** The current mark, to compare later. */
  now(): number;
  /** Whether credentials of an account have ended since a mark. */
  since(accountId: string, mark: number): boolean;
  /** Marks an account's cached credentials as stale; undefined stands for any account. */
  note(accountId: string | undefined): void;
}

/** Maximum number of accounts; beyond it, everything cached so far becomes invalid. */
const maxAccounts = 10_000;

export const createEndedCredentials = (): EndedCredentials => {
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
      if (accountId === undefined || marks.size >= maxAccounts) noteAll();
      else marks.set(accountId, mark);
    },
  };
};
