import { ServiceError } from '../core/errors.ts';
import { giveUpAfter, timeLimit } from '../core/time-limit.ts';

/** The weight of the requests that an account may have in progress at once. */
export interface Shares {
  /** While nobody else is served. */
  alone: number;
  /** While others are served, too. */
  besideOthers: number;
}

/** How many requests of an account may wait. */
export const mostWaiting = 256;

/** Milliseconds that a request waits. */
const longestWait = 750;

/** Milliseconds for which an account still counts as served after its last request. */
const presence = 5000;

interface Waiter {
  weight: number;
  enter: () => void;
}

interface Account {
  /** The weight of the requests in progress. */
  weight: number;
  waiting: Waiter[];
}

/** The weight of the requests in progress, and how many requests wait. */
export interface AdmissionUsage {
  weight: number;
  waiting: number;
}

/** Decides when the requests of an account may begin. */
export interface Admission {
  /**
   * Admits a request: at once, or in order of arrival when enough other requests of its account have ended.
   * @param accountId the account, or the address of a caller without one
   * @returns a function that ends the request; it may be called more than once
   * @throws ServiceError `rate_limit_exceeded` when too many requests of the account wait, or when this one has waited for too long
   */
  enter(accountId: string, weight: number): (() => void) | Promise<() => void>;
  usage(): AdmissionUsage;
}

const tooMany = () =>
  new ServiceError(
    'rate_limit_exceeded',
    'More requests of this account are under way at once than can be served in time. Send fewer at once, and try again in 1 s.',
    { headers: { 'Retry-After': '1' } },
  );

/**
 * Gives each account a share of the process and its database, so that no account takes what others need. The requests that an account has
 * in progress weigh no more than its share; a single request may weigh more.
 * @param now a clock in milliseconds
 */
export const createAdmission = ({ alone, besideOthers }: Shares, now = () => performance.now()): Admission => {
  /** The accounts that have requests in progress. */
  const accounts = new Map<string, Account>();
  /** The account that was served last, and the last other one before it. */
  let latest = { id: '', at: Number.NEGATIVE_INFINITY };
  let latestOther = latest;

  const note = (id: string): void => {
    if (latest.id !== id) latestOther = latest;
    latest = { id, at: now() };
  };

  const hasOthers = (id: string): boolean => accounts.size > 1 || now() - (latest.id === id ? latestOther : latest).at < presence;

  const fits = (id: string, account: Account, weight: number): boolean =>
    account.weight === 0 || account.weight + weight <= (hasOthers(id) ? besideOthers : alone);

  const begin = (id: string, account: Account, weight: number): (() => void) => {
    account.weight += weight;
    note(id);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      account.weight -= weight;
      note(id);
      serve(id, account);
    };
  };

  const serve = (id: string, account: Account): void => {
    for (let [next] = account.waiting; next && fits(id, account, next.weight); [next] = account.waiting) {
      account.waiting.shift();
      next.enter();
    }
    if (account.weight === 0) accounts.delete(id);
  };

  const wait = (id: string, account: Account, weight: number): Promise<() => void> =>
    new Promise((resolve, reject) => {
      const waiter: Waiter = {
        weight,
        enter: () => {
          inTime();
          resolve(begin(id, account, weight));
        },
      };
      const inTime = giveUpAfter(timeLimit(longestWait), () => {
        account.waiting.splice(account.waiting.indexOf(waiter), 1);
        reject(tooMany());
        serve(id, account);
      });
      account.waiting.push(waiter);
    });

  return {
    enter: (id, weight) => {
      const account = accounts.get(id) ?? { weight: 0, waiting: [] };
      accounts.set(id, account);
      if (account.waiting.length === 0 && fits(id, account, weight)) return begin(id, account, weight);
      if (account.waiting.length >= mostWaiting) throw tooMany();
      return wait(id, account, weight);
    },
    usage: () => {
      const all = [...accounts.values()];
      return { weight: all.reduce((sum, one) => sum + one.weight, 0), waiting: all.reduce((sum, one) => sum + one.waiting.length, 0) };
    },
  };
};

/** The weight of the most expensive REST request: while others are served too, an account has one of them in progress at most. */
export const dearest = 16;

/** The limit while no other account is served: four of the most expensive requests, or as many cheap ones as a client sends at once. */
export const most = 4 * dearest;

/** Limits the requests in progress. */
export const admission = createAdmission({ alone: most, besideOthers: dearest });

/**
 * Limits the bodies that are arriving or in memory, until their requests are answered, to four of the largest. A client that sends slowly
 * delays only other large bodies of its account.
 */
export const bodies = createAdmission({ alone: most, besideOthers: most });

/** Bytes of a body that weigh 1. This many may hold a thousand values, which take longer to parse than most whole bodies. */
const bytesPerWeight = 2048;

/** What a body weighs; 0 where it is small. */
export const weightOfBytes = (bytes: number): number => Math.min(dearest, Math.floor(bytes / bytesPerWeight));
