import type { DialectAdapter, Kysely } from 'kysely';
import { ServiceError } from '../../core/errors.ts';
import type { Tables } from '../tables/index.ts';
import { type ConnectionShares, createConnectionShares, longWorkSharesFor, type Refuse } from './connection-shares.ts';
import { gaveUp, isTryOver, tookTooLong } from './errors.ts';
import { currentRequester, type Requester, restartDeadline, withShortDeadline } from './requester.ts';
import { type RequestTimeouts, waitTimeOf } from './timeouts.ts';

/** Gives out the turns of long work. Who waits for one holds no connection. */
interface LongTurns {
  shares: ConnectionShares;
  times: RequestTimeouts;
}

/** By the adapter, which a database and its transactions have in common. */
const turnsByAdapter = new WeakMap<DialectAdapter, LongTurns>();

const turnsOf = (db: Kysely<Tables>): LongTurns | undefined => turnsByAdapter.get(db.getExecutor().adapter);

const retryAfterS = 5;

const retry = { headers: { 'Retry-After': String(retryAfterS) } };

const refuse: Refuse = ({ held }) =>
  held > 0
    ? new ServiceError(
        'rate_limit_exceeded',
        `This write changed nothing: it takes long, and another one of this account that does is under way. Try again in ${retryAfterS} s.`,
        retry,
      )
    : new ServiceError(
        'service_unavailable',
        `This write changed nothing: it takes long, and too many of other accounts that do are under way. Try again in ${retryAfterS} s.`,
        retry,
      );

/** Has the long work of a database run on some of its connections only. Without this, it needs no turn. */
export const enableLongTurns = (db: Kysely<Tables>, poolSize: number, times: RequestTimeouts): void => {
  const { connections, limits } = longWorkSharesFor(poolSize);
  turnsByAdapter.set(db.getExecutor().adapter, { shares: createConnectionShares(connections, limits, refuse), times });
};

/** How many milliseconds long work may take that has no turn. Undefined where it needs none, or has one. */
export const triedFor = (db: Kysely<Tables>): number | undefined =>
  currentRequester().longTurn === 'held' ? undefined : turnsOf(db)?.times.longTry;

/** Runs long work that has no turn. When it does not end in time, it fails, and its transaction runs again with a turn. */
export const tryLongWork = async <T>(milliseconds: number, work: () => Promise<T>): Promise<T> => {
  try {
    return await withShortDeadline(milliseconds, work);
  } catch (error) {
    if (tookTooLong(error) || isTryOver(error) || gaveUp(error)) currentRequester().longTurn = 'wanted';
    throw error;
  }
};

/** The wait ends when the request has waited as long as it may in all. */
const inTurn = async <T>({ shares, times }: LongTurns, requester: Requester, work: () => Promise<T>): Promise<T> => {
  const turn = await shares.acquire(requester, Math.max(times.share, times.total - waitTimeOf(requester.waitTime!)));
  requester.longTurn = 'held';
  restartDeadline();
  return work().finally(() => shares.release(turn));
};

/** Runs a transaction; when its long work did not end in time, it runs again as soon as its requester has a turn. @throws ServiceError */
export const withLongTurn = async <T>(db: Kysely<Tables>, work: () => Promise<T>): Promise<T> => {
  const requester = currentRequester();
  try {
    return await work();
  } catch (error) {
    const turns = requester.longTurn === 'wanted' ? turnsOf(db) : undefined;
    if (!turns) throw error;
    return await inTurn(turns, requester, work).finally(() => {
      requester.longTurn = undefined;
    });
  }
};
