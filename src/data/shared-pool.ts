import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { AskAlone } from './ambient.ts';
import { claimant, type Lane } from './claimant.ts';
import type { PreparedPool } from './prepared.ts';
import type { Shares, Turn } from './shares.ts';

/** Milliseconds that one statement may take, by who asks; 0 means no limit. */
export type StatementTimeouts = Readonly<Record<Lane, number>>;

/** A pool whose connections are given out by shares, each with the time that its borrower's statements have. */
export const sharedPool = (pool: PreparedPool, shares: Shares, timeouts: StatementTimeouts): PostgresPool & { askAlone: AskAlone } => {
  const opened = async (lane: Lane) => {
    const client = await pool.connect();
    try {
      await client.limit(timeouts[lane]);
      return client;
    } catch (error) {
      client.release(true);
      throw error;
    }
  };

  const lent = async (lane: Lane, turn: Turn): Promise<PostgresPoolClient> => {
    try {
      const client = await opened(lane);
      const release = (destroy?: boolean) => {
        client.release(destroy);
        shares.give(turn);
      };
      return { query: client.query, release };
    } catch (error) {
      shares.give(turn);
      throw error;
    }
  };

  const connect = async () => {
    const who = claimant();
    const { lane } = who;
    return lent(lane, await shares.take(who));
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
