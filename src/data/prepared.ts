import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

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

/** How much longer than the server we wait for an answer, in milliseconds: only a broken network makes it matter. */
const grace = 500;

/** How long an answer is waited for; undefined means for as long as it takes. */
export const clientTimeoutOf = (statementTimeoutMs: number): number | undefined =>
  statementTimeoutMs > 0 ? statementTimeoutMs + grace : undefined;

const STALE_PLAN = '0A000';
const UNKNOWN_STATEMENT = '26000';

/** After an error of the wire, or with statements that no longer fit the schema, a connection would fail again and again. */
const spoils = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || error.code === STALE_PLAN || error.code === UNKNOWN_STATEMENT;

/** A connection that prepares what it is asked repeatedly. */
interface PreparingClient extends PostgresPoolClient {
  /** Sets how many milliseconds a statement may take from here on. */
  limit(statementTimeoutMs: number): Promise<void>;
}

const preparing = (client: pg.PoolClient, nameOf: (text: string) => string | undefined, timeoutMs: number): PreparingClient => {
  let spoiled = false;
  let limitedTo = timeoutMs;
  const query = async (text: string, values: unknown[]) => {
    try {
      const name = values.length > 0 ? nameOf(text) : undefined;
      // Read by pg, and missing among its types.
      const query = { name, text, values, query_timeout: clientTimeoutOf(limitedTo) };
      return await client.query(query);
    } catch (error) {
      spoiled ||= spoils(error);
      throw error;
    }
  };
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy || spoiled),
    limit: async (statementTimeoutMs) => {
      if (statementTimeoutMs === limitedTo) return;
      await query(`set statement_timeout = ${statementTimeoutMs}`, []);
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
