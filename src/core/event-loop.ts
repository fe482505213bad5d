/** Milliseconds of a turn of the event loop after which an account's next piece of work waits for the next turn. */
const turnShare = 0.5;

/** Milliseconds beyond the share from which on an account pauses; how many times as long it pauses, and milliseconds at most. */
const pauses = { least: 0.5, times: 4, most: 50 };

/** Milliseconds for which an account counts as served after it has begun something. */
const servedFor = 100;

/** Whose the work is that belongs to no account. */
export const background = '';

/** The work of one account. */
interface Account {
  id: string;
  /** Starts each piece of work that waits. */
  waiting: (() => void)[];
  /** Milliseconds that the account has had of this turn. */
  spent: number;
  isReady: boolean;
  /** Whether it pauses after a long piece of its work. */
  isPaused: boolean;
  /** Whether others were being served when its last piece of work began. */
  isBesideOthers: boolean;
}

/** Divides the event loop between accounts. */
export interface TurnShares {
  /**
   * Starts a piece of work of an account: now, or in a later turn when the account has had its share of this one.
   * @param start begins work that is over when it waits for something else, such as the database
   */
  start(accountId: string, start: () => void): void;
  /** Waits until the account has a share left. Undefined when it has: then the caller goes on at once. */
  wait(accountId: string): Promise<void> | undefined;
}

/**
 * A request takes the event loop several times: when it comes, and when its rows come. An account that sends a hundred at once would
 * hold all others up until the last one is answered. Here its work waits for the next turn when it has had its share of this one, so
 * that others are heard in between; nobody waits while there is nothing else to do. A piece cannot be interrupted: after a long one, such as
 * reading a large body, the account pauses for as long while others are served, too, so that each of these meets few of them.
 * @param now a clock in milliseconds
 * @param later calls a function after some milliseconds
 */
export const createTurnShares = (
  now = () => performance.now(),
  later: (work: () => void, milliseconds: number) => void = setTimeout,
): TurnShares => {
  const accounts = new Map<string, Account>();
  /** Which account began something last, and which other one before it. */
  let latest = { id: background, at: Number.NEGATIVE_INFINITY };
  let latestOther = latest;
  /** Those that have work to start in this turn. */
  const ready: Account[] = [];
  /** The piece of work that is being measured. */
  let running: { account: Account; since: number } | undefined;
  let hasTurnEnd = false;

  const accountOf = (id: string): Account => {
    const known = accounts.get(id);
    if (known) return known;
    const account: Account = { id, waiting: [], spent: 0, isReady: false, isPaused: false, isBesideOthers: false };
    accounts.set(id, account);
    return account;
  };

  const beReady = (account: Account): void => {
    if (account.isReady || account.isPaused || account.waiting.length === 0) return;
    account.isReady = true;
    ready.push(account);
  };

  const hasShare = (account: Account): boolean => !account.isPaused && account.spent < turnShare;

  /** The next account that has a share of this turn left. */
  const nextReady = (): Account | undefined => {
    for (;;) {
      const account = ready.shift();
      if (account) account.isReady = false;
      if (!account || hasShare(account)) return account;
    }
  };

  /** Milliseconds that the account has had of this turn, with the piece that is being measured: more of its work may follow in it. */
  const spentBy = (account: Account): number => account.spent + (running?.account === account ? now() - running.since : 0);

  const note = (account: Account, at: number): void => {
    const { id } = account;
    account.isBesideOthers = at - (latest.id === id ? latestOther : latest).at < servedFor;
    if (id === background) return;
    if (latest.id !== id) latestOther = latest;
    latest = { id, at };
  };

  const goOn = (account: Account): void => {
    if (account.waiting.length === 0) accounts.delete(account.id);
    else beReady(account);
  };

  const pause = (account: Account, milliseconds: number): void => {
    account.isPaused = true;
    later(
      () => {
        account.isPaused = false;
        goOn(account);
        if (!running) startNext();
      },
      Math.min(milliseconds, pauses.most),
    );
  };

  const startTurn = (): void => {
    hasTurnEnd = false;
    for (const account of accounts.values()) {
      const beyond = account.spent - turnShare;
      account.spent = 0;
      if (account.isPaused) continue;
      if (beyond >= pauses.least && account.isBesideOthers) pause(account, beyond * pauses.times);
      else goOn(account);
    }
    if (!running) startNext();
  };

  /** Measures what runs from here until everything waits for something else: a tick that is set in a microtask comes after all microtasks. */
  const measure = (account: Account): void => {
    if (!hasTurnEnd) {
      hasTurnEnd = true;
      setImmediate(startTurn);
    }
    running = { account, since: now() };
    note(account, running.since);
    const end = (): void => {
      account.spent = spentBy(account);
      running = undefined;
      beReady(account);
      startNext();
    };
    queueMicrotask(() => process.nextTick(end));
  };

  const startNext = (): void => {
    const account = nextReady();
    if (!account) return;
    measure(account);
    account.waiting.shift()!();
  };

  const start = (accountId: string, work: () => void): void => {
    const account = accountOf(accountId);
    account.waiting.push(work);
    beReady(account);
    if (!running) startNext();
  };

  return {
    start,
    wait: (accountId) => {
      const account = accountOf(accountId);
      if (account.waiting.length > 0 || account.isPaused || spentBy(account) >= turnShare)
        return new Promise((resolve) => start(accountId, resolve));
      if (!running) measure(account);
      return undefined;
    },
  };
};

/** The shares of this process, which has one event loop. */
export const turnShares = createTurnShares();
