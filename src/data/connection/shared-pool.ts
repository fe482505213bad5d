import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { RunSingleStatement } from './ambient-transaction.ts';
import type { ConnectionShares, Share } from './connection-shares.ts';
import { outOfTime } from './errors.ts';
import type { PreparedPool, PreparingClient, TimeLeft } from './prepared-statements.ts';
import { currentRequester, type Lane, type Requester } from './requester.ts';
import {
  beginWait,
  clientTimeoutOf,
  endWait,
  longRunningStatement,
  type RequestTimeouts,
  requestTimeouts,
  waitTimeOf,
} from './timeouts.ts';

/** How long anything may take, in milliseconds; 0 means no limit. */
export interface PoolTimes {
  request: RequestTimeouts;
  /** One statement of what is done in the background. */
  background: number;
}

/** A connection that comes too late goes back by itself. */
const inTime = async (borrow: Promise<PostgresPoolClient>, milliseconds: number): Promise<PostgresPoolClient> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(outOfTime());
    borrow.then(
      (client) => client.release(),
      () => undefined,
    );
  }, milliseconds);
  return Promise.race([borrow, late.promise]).finally(() => clearTimeout(timer));
};

const borrowed = (client: PreparingClient, timeLeft: TimeLeft, over: (wasServed: boolean) => void): PostgresPoolClient => {
  const query = (text: string, values: readonly unknown[]) => client.query(text, values, timeLeft);
  const release = (destroy?: boolean) => {
    client.release(destroy);
    over(client.answers());
  };
  return { query: query as unknown as PostgresPoolClient['query'], release };
};

/** A pool whose connections are given out by shares, each with the time that its borrower has. */
export const sharedPool = (
  pool: PreparedPool,
  shares: ConnectionShares,
  { request, background }: PoolTimes,
): PostgresPool & { runSingleStatement: RunSingleStatement } => {
  const statements: Readonly<Record<Lane, number>> = { account: request.statement, unauthenticated: request.statement, background };

  const timeLeftFor = (who: Requester): TimeLeft => {
    const most = clientTimeoutOf(statements[who.lane]);
    return () => {
      if (who.isLongRunning) return clientTimeoutOf(longRunningStatement);
      return who.waitTime ? Math.min(most, request.total - waitTimeOf(who.waitTime)) : most;
    };
  };

  /** The server gives up what we would not wait for, so that it does nothing in vain and the connection stays. */
  const limitOf = (lane: Lane, timeLeft: TimeLeft): number => {
    const left = Math.floor(timeLeft() - requestTimeouts.grace);
    return left < statements[lane] ? Math.max(1, left) : statements[lane];
  };

  const openClient = async (lane: Lane, timeLeft: TimeLeft) => {
    const client = await pool.connect();
    if (timeLeft() <= 0) {
      client.release();
      throw outOfTime();
    }
    try {
      await client.limit(limitOf(lane, timeLeft), timeLeft);
      return client;
    } catch (error) {
      client.release(true);
      throw error;
    }
  };

  /** From the wait for a turn until the connection is given back, the time of the borrower's request runs. */
  const borrow = async (who: Requester): Promise<PostgresPoolClient> => {
    const { lane, waitTime } = who;
    const timeLeft = timeLeftFor(who);
    let share: Share | undefined;
    const over = (wasServed: boolean) => {
      if (share) shares.release(share, wasServed);
      if (waitTime) endWait(waitTime);
    };
    if (waitTime) beginWait(waitTime);
    try {
      share = await shares.acquire(who);
      return borrowed(await openClient(lane, timeLeft), timeLeft, over);
    } catch (error) {
      over(false);
      throw error;
    }
  };

  const connect = async () => {
    const who = currentRequester();
    if (!who.waitTime || who.isLongRunning) return borrow(who);
    const left = request.total - waitTimeOf(who.waitTime);
    if (left <= 0) throw outOfTime();
    // The background waits for its turn without end; the others' waits end by themselves.
    const endsByItself = who.lane !== 'background' && left >= request.share + request.connect;
    return endsByItself ? borrow(who) : inTime(borrow(who), left);
  };

  const runSingleStatement: RunSingleStatement = async (text, values) => {
    const client = await connect();
    try {
      return (await client.query<unknown>(text, values)).rows;
    } finally {
      client.release();
    }
  };

  return { options: pool.options, end: pool.end, connect, runSingleStatement };
};
