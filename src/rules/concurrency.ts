import { ServiceError } from '../core/errors.ts';
import type { Principal, SocketLimits } from '../core/principal.ts';
import type { SharedCounters } from './rate-limit.ts';
import { createSharedCounts } from './shared-counts.ts';

/** The things of which an account may have only so many at a time. */
export type Held = keyof SocketLimits;

/** Releases what was taken; it may be called more than once. */
export type Release = () => void;

/** Counts what accounts have open at a time. */
export interface Concurrency {
  /** Takes one. @throws ServiceError `limit_reached` when the account has as many as its plan allows */
  take(what: Held, caller: Pick<Principal, 'accountId' | 'sockets'>): Promise<Release>;
  close(): void;
}

const tooMany = (what: Held, most: number) =>
  new ServiceError('limit_reached', `The account already has ${most} ${what}, the maximum of its plan. End one first.`);

/** Counts in memory, and in Redis across several nodes. While Redis is unavailable, each node counts for itself. */
export const createConcurrency = (shared?: SharedCounters, lease?: { seconds: number; reportEvery: number }): Concurrency => {
  const counts = new Map<string, number>();
  const countOf = (key: string): number => counts.get(key) ?? 0;
  const add = (key: string, difference: 1 | -1): void => {
    const count = countOf(key) + difference;
    if (count > 0) counts.set(key, count);
    else counts.delete(key);
  };
  const others = shared && createSharedCounts(shared, counts, lease);

  const take: Concurrency['take'] = async (what, { accountId, sockets }) => {
    const key = `${what}:${accountId}`;
    const most = sockets[what];
    add(key, 1);
    if (countOf(key) > most || (others && !(await others.fits(key, most)))) {
      add(key, -1);
      throw tooMany(what, most);
    }
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      add(key, -1);
      others?.changed(key);
    };
  };

  return { take, close: () => others?.close() };
};
