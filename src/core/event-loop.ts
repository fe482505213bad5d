/** Milliseconds per turn of the event loop that an account may use before its next piece of work waits for the next turn. */
const turnShare = 0.5;

/** Milliseconds over the share after which an account pauses, the pause as a multiple of the excess, and its maximum in milliseconds. */
const pauses = { least: 0.5, times: 4, most: 50 };

/** Milliseconds for which an account counts as active after starting something. */
const servedFor = 100;

/** The owner of work that belongs to no account. */
export const background = '';

/** The work of one account. */
interface Account {
  id: string;
  /** Starters of the waiting pieces of work. */
  waiting: (() => void)[];
  /** Milliseconds that the account has used in this turn. */
  spent: number;
  isReady: boolean;
  /** Whether it pauses after a long piece of work. */
  isPaused: boolean;
  /** Whether others were active when its last piece of work started. */
  isBesideOthers: boolean;
}

/** Divides the event loop fairly between accounts. */
export interface TurnShares {
  /**
   * Starts a piece of an account's work: now, or in a later turn when the account has used its share of this one.
   * @param start starts work that is over when it waits for something else, such as the database
   */
  start(accountId: string, start: () => void): void;
  /** Waits until the account has a share left; undefined if it has one now, so that the caller can continue at once. */
  wait(accountId: string): Promise<void> | undefined;
}

/**
 * A request needs the event loop several times: when it arrives, and when its rows arrive. An account that sends a hundred at once would hold up all
 * others until its last one is answered. Here its work waits for the next turn once it has used its share of this one, so that others run in between;
 * nobody waits while there is nothing else to do. A piece of work cannot be interrupted: after a long one, such as parsing a large body, the account
 * pauses for as long while others are active.
 * @param now a clock in milliseconds
 * @param later calls a function after some milliseconds
 */
export const createTurnShares = (
  now = () => performance.now(),
  later: (work: () => void, milliseconds: number) => void = setTimeout,
): TurnShares => {
  const accounts = new Map<string, Account>();
  /** The account that started something last, and a different one before it. */
  let latest = { id: background, at: Number.NEGATIVE_INFINITY };
  let latestOther = latest;
  /** Accounts with work to start in this turn. */
  const ready: Account[] = [];
  /** The piece of work being measured. */
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

  /** The next account with a share of this turn left. */
  const nextReady = (): Account | undefined => {
    for (;;) {
      const account = ready.shift();
      if (account) account.isReady = false;
      if (!account || hasShare(account)) return account;
    }
  };

  /** Milliseconds that the account has used in this turn, including the piece being measured. */
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

  /** Measures until everything waits for something else: a tick queued in a microtask runs after all microtasks. */
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
