import { graphqlLimits as limits } from '../contract/plans.ts';
import { ServiceError } from '../core/errors.ts';

/** How many operations of an account may wait: as many as for connections of the database. */
const maxWaiting = 256;

/** Milliseconds that an operation waits: as long as for a connection of the database. */
const longestWait = 750;

interface Waiter {
  cost: number;
  begin: () => void;
}

interface Account {
  /** The cost of its operations that are being executed. */
  cost: number;
  waiting: Waiter[];
}

const tooMany = () =>
  new ServiceError(
    'rate_limit_exceeded',
    'More requests of this account are under way at once than can be served in time. Send fewer at once, and try again in 1 s.',
    { headers: { 'Retry-After': '1' } },
  );

/** Executes the operations of each account, as many at the same time as their costs allow. */
export interface OperationShares {
  /**
   * Executes an operation, at once or when others of its account have ended.
   * @throws ServiceError `rate_limit_exceeded` when too many of the account wait, or when it has waited for too long
   */
  run<T>(accountId: string, cost: number, execute: () => T | Promise<T>): Promise<T>;
}

/**
 * Operations that are under way hold what they have read until their response is sent. A hundred large ones of an account would make
 * each collection of garbage long, which holds up everybody. So those of an account that are under way at the same time cost at most
 * `most` together; a single one may always run.
 */
export const createOperationShares = (most = limits.under_way): OperationShares => {
  const accounts = new Map<string, Account>();

  const fits = (account: Account, cost: number): boolean => account.cost === 0 || account.cost + cost <= most;

  const accountOf = (id: string): Account => {
    const account = accounts.get(id) ?? { cost: 0, waiting: [] };
    accounts.set(id, account);
    return account;
  };

  const wait = (account: Account, cost: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const waiter: Waiter = {
        cost,
        begin: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        account.waiting.splice(account.waiting.indexOf(waiter), 1);
        reject(tooMany());
      }, longestWait);
      account.waiting.push(waiter);
    });

  const end = (id: string, account: Account, cost: number): void => {
    account.cost -= cost;
    for (let next = account.waiting[0]; next && fits(account, next.cost); next = account.waiting[0]) {
      account.waiting.shift();
      account.cost += next.cost;
      next.begin();
    }
    if (account.cost === 0 && account.waiting.length === 0) accounts.delete(id);
  };

  return {
    run: async (id, cost, execute) => {
      const account = accountOf(id);
      if (account.waiting.length === 0 && fits(account, cost)) account.cost += cost;
      else if (account.waiting.length < maxWaiting) await wait(account, cost);
      else throw tooMany();
      try {
        return await execute();
      } finally {
        end(id, account, cost);
      }
    },
  };
};

/** The shares of this process, at all doors. */
export const operationShares = createOperationShares();
