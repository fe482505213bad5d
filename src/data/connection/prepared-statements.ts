import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { outOfTime } from './errors.ts';
import { clientTimeoutOf } from './timeouts.ts';

/** Longer texts are bulk writes; they are seldom the same twice. */
const LONGEST_TEXT = 8192;

/**
 * Gives each SQL text that comes again a name for PostgreSQL to keep its plan by. At most `bound` texts get one, because
 * every connection keeps what it has prepared until it ends. The name is a digest, so that a name never means another
 * text, also where several processes share a connection behind a pooler.
 */
export const statementNames = (bound = 250): ((text: string) => string | undefined) => {
  const names = new Map<string, string>();
  const seenOnce = new Set<string>();
  return (text) => {
    const name = names.get(text);
    if (name || names.size >= bound || text.length > LONGEST_TEXT) return name;
    if (!seenOnce.delete(text)) {
      if (seenOnce.size >= bound) seenOnce.clear();
      seenOnce.add(text);
      return undefined;
    }
    const digest = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    names.set(text, digest);
    return digest;
  };
};

const STALE_PLAN = '0A000';
const UNKNOWN_STATEMENT = '26000';

/** After an error of the wire, or with statements that no longer fit the schema, a connection would fail again and again. */
const spoils = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || error.code === STALE_PLAN || error.code === UNKNOWN_STATEMENT;

/** How many milliseconds an answer is waited for from now on; infinite where it is waited for as long as it takes. */
export type TimeLeft = () => number;

/** A connection that prepares what it is asked repeatedly, and is asked one thing after the other. */
export interface PreparingClient extends PostgresPoolClient {
  query: PostgresPoolClient['query'] &
    ((text: string, values: readonly unknown[], timeLeft: TimeLeft) => Promise<PostgresQueryResult<never>>);
  /** Whether somebody answers there. */
  answers(): boolean;
  /** Sets how many milliseconds a statement may take from here on. */
  limit(statementTimeoutMs: number, timeLeft: TimeLeft): Promise<void>;
}

/** What is known of a connection. */
interface State {
  /** The first failure of the wire: nobody answers there any more, and nobody waits for that again. */
  broken?: unknown;
  /** Whether it leaves the pool when it is given back. */
  spoiled: boolean;
}

const noteFailure = (state: State, error: unknown): void => {
  state.spoiled ||= spoils(error);
  if (!(error instanceof pg.DatabaseError)) state.broken ??= error;
};

/** The driver is asked one thing at a time. Who comes while it is busy waits to be called by whoever is done. */
const createMutex = () => {
  const waiting: (() => void)[] = [];
  let busy = false;
  return {
    /** Undefined where nobody has to wait. */
    enter: (): Promise<void> | undefined => {
      if (busy) return new Promise((resolve) => void waiting.push(resolve));
      busy = true;
      return undefined;
    },
    leave: (): void => {
      const next = waiting.shift();
      if (next) next();
      else busy = false;
    },
  };
};

/** @param timeoutMs the `statement_timeout` that the connection begins with */
const preparing = (client: pg.PoolClient, nameOf: (text: string) => string | undefined, timeoutMs: number): PreparingClient => {
  const state: State = { spoiled: false };
  const requests = createMutex();
  let limitedTo = timeoutMs;
  const usual = () => clientTimeoutOf(limitedTo);

  const ask = (text: string, values: unknown[], timeLeft: TimeLeft) => {
    if (state.broken) throw state.broken;
    const most = timeLeft();
    if (most <= 0) throw outOfTime();
    const name = values.length > 0 ? nameOf(text) : undefined;
    // Read by pg, and missing among its types.
    const query = { name, text, values, query_timeout: Number.isFinite(most) ? most : undefined };
    return client.query(query);
  };

  const query = async (text: string, values: unknown[], timeLeft: TimeLeft = usual) => {
    const entered = requests.enter();
    if (entered !== undefined) await entered;
    try {
      return await ask(text, values, timeLeft);
    } catch (error) {
      noteFailure(state, error);
      throw error;
    } finally {
      requests.leave();
    }
  };
  return {
    query: query as unknown as PreparingClient['query'],
    release: (destroy) => client.release(destroy || state.spoiled),
    answers: () => state.broken === undefined,
    limit: async (statementTimeoutMs, timeLeft) => {
      if (statementTimeoutMs === limitedTo) return;
      await query(`set statement_timeout = ${statementTimeoutMs}`, [], timeLeft);
      limitedTo = statementTimeoutMs;
    },
  };
};

/** Connections that prepare what they are asked repeatedly, and leave the pool when they are spoiled. */
export interface PreparedPool extends PostgresPool {
  connect(): Promise<PreparingClient>;
}

/** @param timeoutMs the `statement_timeout` that connections begin with */
export const preparedPool = (pool: pg.Pool, timeoutMs: number): PreparedPool => {
  const nameOf = statementNames();
  const clients = new WeakMap<pg.PoolClient, PreparingClient>();
  const connect = async () => {
    const client = await pool.connect();
    const known = clients.get(client);
    if (known) return known;
    const fresh = preparing(client, nameOf, timeoutMs);
    clients.set(client, fresh);
    return fresh;
  };
  let ended: Promise<void> | undefined;
  const end = () => {
    ended ??= pool.end();
    return ended;
  };
  return { options: pool.options, end, connect };
};
