import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { giveUpAfter } from '../../../core/time-limit.ts';
import { deadlineExceeded } from '../errors.ts';
import { currentRequester, type Requester } from '../requester.ts';
import type { JointConnections } from '../statements/joint-reads.ts';
import type { PreparedPool, PreparingClient, TimeLeft } from '../statements/prepared-statements.ts';
import {
  beginWait,
  clientTimeoutOf,
  endWait,
  longRunningStatement,
  type RequestTimeouts,
  requestTimeouts,
  waitTimeOf,
} from '../timeouts.ts';

/** The connections for requests, and those for background work: neither can use up the other's. */
export interface Pools {
  requests: PreparedPool;
  background: PreparedPool;
}

/** Timeouts in milliseconds; 0 means no limit. */
export interface PoolTimes {
  request: RequestTimeouts;
  /** For one statement of background work. */
  background: number;
}

/** A connection that arrives after the limit is released at once. */
const withTimeLimit = async (borrow: Promise<PostgresPoolClient>, milliseconds: number): Promise<PostgresPoolClient> => {
  const timeout = Promise.withResolvers<never>();
  const inTime = giveUpAfter(milliseconds, () => {
    timeout.reject(deadlineExceeded());
    borrow.then(
      (client) => client.release(),
      () => undefined,
    );
  });
  return Promise.race([borrow, timeout.promise]).finally(inTime);
};

const borrowedClient = (client: PreparingClient, timeLeft: TimeLeft, giveBack: () => void): PostgresPoolClient => {
  const query = (text: string, values: readonly unknown[]) => client.query(text, values, timeLeft);
  const release = (destroy?: boolean) => {
    client.release(destroy);
    giveBack();
  };
  // Kysely's clients have further overloads of query, for cursors, which nothing here calls.
  return { query: query as unknown as PostgresPoolClient['query'], release };
};

/** Gives out the connections of two pools, each with the time that its requester has left. */
export const timedPool = (pools: Pools, { request, background }: PoolTimes): PostgresPool & { jointConnections: JointConnections } => {
  const poolFor = ({ lane }: Requester): PreparedPool => (lane === 'background' ? pools.background : pools.requests);

  /** All work with the deadline of a request has the same limit, so that connections rarely have to change theirs. */
  const statementLimitOf = ({ waitTime }: Requester): number => (waitTime ? request.statement : background);

  const timeLeftFor = (requester: Requester): TimeLeft => {
    const longest = clientTimeoutOf(statementLimitOf(requester));
    return () => {
      if (requester.isLongRunning) return clientTimeoutOf(longRunningStatement);
      return requester.waitTime ? Math.min(longest, request.total - waitTimeOf(requester.waitTime)) : longest;
    };
  };

  /** The server cancels a statement before our own timeout: no work is wasted, and the connection stays usable. */
  const statementTimeoutOf = (limit: number, timeLeft: TimeLeft): number => {
    const left = Math.floor(timeLeft() - requestTimeouts.grace);
    return left < limit ? Math.max(1, left) : limit;
  };

  const openClient = async (pool: PreparedPool, limit: number, timeLeft: TimeLeft) => {
    const client = await pool.connect();
    if (timeLeft() <= 0) {
      client.release();
      throw deadlineExceeded();
    }
    client.setStatementTimeout(statementTimeoutOf(limit, timeLeft));
    return client;
  };

  /** The wait time of the request runs from here until the connection is released. */
  const borrow = async (requester: Requester): Promise<PostgresPoolClient> => {
    const { waitTime } = requester;
    const timeLeft = timeLeftFor(requester);
    const giveBack = () => {
      if (waitTime) endWait(waitTime);
    };
    if (waitTime) beginWait(waitTime);
    try {
      return borrowedClient(await openClient(poolFor(requester), statementLimitOf(requester), timeLeft), timeLeft, giveBack);
    } catch (error) {
      giveBack();
      throw error;
    }
  };

  const connect = async () => {
    const requester = currentRequester();
    if (!requester.waitTime || requester.isLongRunning) return borrow(requester);
    const left = request.total - waitTimeOf(requester.waitTime);
    if (left <= 0) throw deadlineExceeded();
    return withTimeLimit(borrow(requester), left);
  };

  const connectJointly: JointConnections['connect'] = async () => {
    const longest = clientTimeoutOf(request.statement);
    const timeLeft = () => longest;
    const client = await openClient(pools.requests, request.statement, timeLeft);
    return {
      run: async ({ sql, parameters }) => (await client.query(sql, parameters, timeLeft)).rows,
      release: () => client.release(),
    };
  };

  const end = async (): Promise<void> => void (await Promise.all([pools.requests.end(), pools.background.end()]));

  return {
    options: pools.requests.options,
    end,
    connect,
    jointConnections: { longestWait: request.total, connect: connectJointly },
  };
};
