import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { AskAlone } from './ambient.ts';
import { type Claimant, claimant, type Lane } from './claimant.ts';
import { outOfTime } from './errors.ts';
import type { Patience, PreparedPool, PreparingClient } from './prepared.ts';
import { beginWait, clientTimeoutOf, endWait, lengthyStatement, type RequestTimes, requestTimes, waitedFor } from './request-times.ts';
import type { Shares, Turn } from './shares.ts';

/** How long anything may take, in milliseconds; 0 means no limit. */
export interface PoolTimes {
  request: RequestTimes;
  /** One statement of what is done in the background. */
  background: number;
}

/** A connection that comes too late goes back by itself. */
const inTime = async (lent: Promise<PostgresPoolClient>, milliseconds: number): Promise<PostgresPoolClient> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(outOfTime());
    lent.then(
      (client) => client.release(),
      () => undefined,
    );
  }, milliseconds);
  return Promise.race([lent, late.promise]).finally(() => clearTimeout(timer));
};

const borrowed = (client: PreparingClient, patience: Patience, over: (wasServed: boolean) => void): PostgresPoolClient => {
  const query = (text: string, values: readonly unknown[]) => client.query(text, values, patience);
  const release = (destroy?: boolean) => {
    client.release(destroy);
    over(client.answers());
  };
  return { query: query as unknown as PostgresPoolClient['query'], release };
};

/** A pool whose connections are given out by shares, each with the time that its borrower has. */
export const sharedPool = (
  pool: PreparedPool,
  shares: Shares,
  { request, background }: PoolTimes,
): PostgresPool & { askAlone: AskAlone } => {
  const statements: Readonly<Record<Lane, number>> = { account: request.statement, stranger: request.statement, background };

  const patienceOf = (who: Claimant): Patience => {
    const most = clientTimeoutOf(statements[who.lane]);
    return () => {
      if (who.unhurried) return clientTimeoutOf(lengthyStatement);
      return who.waited ? Math.min(most, request.whole - waitedFor(who.waited)) : most;
    };
  };

  /** The server gives up what we would not wait for, so that it does nothing in vain and the connection stays. */
  const limitOf = (lane: Lane, patience: Patience): number => {
    const left = Math.floor(patience() - requestTimes.grace);
    return left < statements[lane] ? Math.max(1, left) : statements[lane];
  };

  const opened = async (lane: Lane, patience: Patience) => {
    const client = await pool.connect();
    if (patience() <= 0) {
      client.release();
      throw outOfTime();
    }
    try {
      await client.limit(limitOf(lane, patience), patience);
      return client;
    } catch (error) {
      client.release(true);
      throw error;
    }
  };

  /** From the wait for a turn until the connection is given back, the time of the borrower's request runs. */
  const lent = async (who: Claimant): Promise<PostgresPoolClient> => {
    const { lane, waited } = who;
    const patience = patienceOf(who);
    let turn: Turn | undefined;
    const over = (wasServed: boolean) => {
      if (turn) shares.give(turn, wasServed);
      if (waited) endWait(waited);
    };
    if (waited) beginWait(waited);
    try {
      turn = await shares.take(who);
      return borrowed(await opened(lane, patience), patience, over);
    } catch (error) {
      over(false);
      throw error;
    }
  };

  const connect = async () => {
    const who = claimant();
    if (!who.waited || who.unhurried) return lent(who);
    const left = request.whole - waitedFor(who.waited);
    if (left <= 0) throw outOfTime();
    // The background waits for its turn without end; the others' waits end by themselves.
    const endsByItself = who.lane !== 'background' && left >= request.turn + request.connect;
    return endsByItself ? lent(who) : inTime(lent(who), left);
  };

  const askAlone: AskAlone = async (text, values) => {
    const client = await connect();
    try {
      return (await client.query<unknown>(text, values)).rows;
    } finally {
      client.release();
    }
  };

  return { options: pool.options, end: pool.end, connect, askAlone };
};
