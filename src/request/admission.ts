import { ServiceError } from '../core/errors.ts';
import { giveUpAfter, timeLimit } from '../core/time-limit.ts';

/** How much an account may have under way at once, by weight. */
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

/** Milliseconds for which an account counts as served after it had something under way. */
const presence = 5000;

interface Waiter {
  weight: number;
  enter: () => void;
}

interface Account {
  /** The weight of what is under way. */
  weight: number;
  waiting: Waiter[];
}

/** How much is under way by weight, and how many requests wait. */
export interface AdmissionUsage {
  weight: number;
  waiting: number;
}

/** Decides when the requests of an account may begin. */
export interface Admission {
  /**
   * Admits a request: at once, or in the order of arrival when enough of what its account has under way has ended.
   * @param accountId the account, or the address of a caller without one
   * @returns what ends the request; to be called once or more
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
 * Lets each account have a part of the process and its database, so that no account takes what others need. What is under way at the same
 * time weighs as much as the account's share at most; a request that is alone may weigh more.
 * @param now a clock in milliseconds
 */
export const createAdmission = ({ alone, besideOthers }: Shares, now = () => performance.now()): Admission => {
  /** Those that have something under way. */
  const accounts = new Map<string, Account>();
  /** Who was served last, and who before them. */
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

/** What the dearest request of REST weighs: beside others, an account has one of them under way. */
export const dearest = 16;

/** What an account that is alone has under way: four of the dearest requests, or as many cheap ones as a client sends at once. */
export const most = 4 * dearest;

/** The requests that are carried out. */
export const admission = createAdmission({ alone: most, besideOthers: dearest });

/**
 * The bodies that arrive or were read, until their requests are answered: four of the largest. A client that sends slowly keeps only other
 * large bodies of its account waiting.
 */
export const bodies = createAdmission({ alone: most, besideOthers: most });

/** Bytes of a body that weigh 1. So many may hold a thousand values, which take longer to read than all that is in most bodies. */
const bytesPerWeight = 2048;

/** What a body weighs; 0 where it is small. */
export const weightOfBytes = (bytes: number): number => Math.min(dearest, Math.floor(bytes / bytesPerWeight));
