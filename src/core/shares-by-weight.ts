import { ServiceError } from './errors.ts';
import { giveUpAfter, timeLimit } from './time-limit.ts';

/** How many requests of an account may wait: as many as may wait for database connections. */
const maxWaiting = 256;

/** Maximum wait in milliseconds. */
const longestWait = 750;

interface Waiter {
  weight: number;
  begin: () => void;
}

interface Account {
  /** The weight currently in progress. */
  weight: number;
  waiting: Waiter[];
}

const tooMany = () =>
  new ServiceError('rate_limit_exceeded', 'Too many concurrent requests of this account. Send fewer at once, and retry in 1 s.', {
    headers: { 'Retry-After': '1' },
  });

/** Limits what each account has in progress, by weight. */
export interface SharesByWeight {
  /**
   * Starts something of an account, at once or when enough of what it has in progress has ended. Returns a function that ends it.
   * @throws ServiceError `rate_limit_exceeded` when too much of the account is waiting, or when it has waited too long
   */
  begin(accountId: string, weight: number): Promise<() => void>;
  /** Runs an account's work between start and end. */
  run<T>(accountId: string, weight: number, work: () => T | Promise<T>): Promise<T>;
}

/**
 * Requests in progress hold what they have read until their response is sent. A hundred large ones of one account would make garbage collection slow
 * for everybody. So the requests in progress weigh at most `most` together; a single one may weigh more.
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
