import { ServiceError } from './errors.ts';
import { giveUpAfter, timeLimit } from './time-limit.ts';

/** How much of an account may wait: as many requests as for connections of the database. */
const maxWaiting = 256;

/** Milliseconds of a wait. */
const longestWait = 750;

interface Waiter {
  weight: number;
  begin: () => void;
}

interface Account {
  /** The weight of what is under way. */
  weight: number;
  waiting: Waiter[];
}

const tooMany = () =>
  new ServiceError(
    'rate_limit_exceeded',
    'More requests of this account are under way at once than can be served in time. Send fewer at once, and try again in 1 s.',
    { headers: { 'Retry-After': '1' } },
  );

/** Bounds what each account has under way at the same time, by weight. */
export interface SharesByWeight {
  /**
   * Begins something of an account, at once or when enough of what it has under way has ended. The result ends it, once.
   * @throws ServiceError `rate_limit_exceeded` when too much of the account waits, or when it has waited for too long
   */
  begin(accountId: string, weight: number): Promise<() => void>;
  /** Runs work of an account within such a beginning and end. */
  run<T>(accountId: string, weight: number, work: () => T | Promise<T>): Promise<T>;
}

/**
 * Requests that are under way hold what they have read until their response is sent. A hundred large ones of an account would make
 * each collection of garbage long, which holds up everybody. So those that are under way at the same time weigh at most `most`
 * together; a single one may weigh more.
 */
export const createSharesByWeight = (most: number): SharesByWeight => {
  const accounts = new Map<string, Account>();

  const fits = (account: Account, weight: number): boolean => account.weight === 0 || account.weight + weight <= most;

  const accountOf = (id: string): Account => {
    const account = accounts.get(id) ?? { weight: 0, waiting: [] };
    accounts.set(id, account);
    return account;
  };

  const beginNext = (account: Account): void => {
    for (let next = account.waiting[0]; next && fits(account, next.weight); next = account.waiting[0]) {
      account.waiting.shift();
      account.weight += next.weight;
      next.begin();
    }
  };

  const wait = (account: Account, weight: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const waiter: Waiter = {
        weight,
        begin: () => {
          inTime();
          resolve();
        },
      };
      const inTime = giveUpAfter(timeLimit(longestWait), () => {
        account.waiting.splice(account.waiting.indexOf(waiter), 1);
        reject(tooMany());
        beginNext(account);
      });
      account.waiting.push(waiter);
    });

  const end = (id: string, account: Account, weight: number): void => {
    account.weight -= weight;
    beginNext(account);
    if (account.weight === 0 && account.waiting.length === 0 && accounts.get(id) === account) accounts.delete(id);
  };

  const begin = async (id: string, weight: number): Promise<() => void> => {
    const account = accountOf(id);
    if (account.waiting.length === 0 && fits(account, weight)) account.weight += weight;
    else if (account.waiting.length < maxWaiting) await wait(account, weight);
    else throw tooMany();
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      end(id, account, weight);
    };
  };

  return {
    begin,
    run: async (id, weight, work) => {
      const over = await begin(id, weight);
      try {
        return await work();
      } finally {
        over();
      }
    },
  };
};
