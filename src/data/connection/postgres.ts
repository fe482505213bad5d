import pg from 'pg';
import { columnParsers } from '../tables/column-types.ts';
import { type PreparedPool, preparedPool } from './prepared-statements.ts';

/** The server and its timeouts. */
export interface PostgresOptions {
  url: string;
  poolSize: number;
  /** Milliseconds. */
  connectTimeoutMs: number;
  /** Milliseconds; 0 means no limit. */
  statementTimeoutMs: number;
  onError: (error: Error) => void;
}

const IDLE_IN_TRANSACTION_MS = 60_000;

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => columnParsers[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
};

const limits = (statementTimeoutMs: number) =>
  statementTimeoutMs > 0
    ? {
        statement_timeout: statementTimeoutMs,
        idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      }
    : {};

/** A pool for Kysely. It connects at the first query, uses UTC, and survives broken connections. */
export const openPool = ({ url, poolSize, connectTimeoutMs, statementTimeoutMs, onError }: PostgresOptions): PreparedPool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    // A query need not wait for the result of the one before.
    pipeline: true,
    application_name: 'tessera',
    // Statements are short: the JIT compiler costs more than it saves.
    options: '-c TimeZone=UTC -c DateStyle=ISO -c jit=off',
    types: types as pg.CustomTypesConfig,
    ...limits(statementTimeoutMs),
  });
  // An error on a connection that is closing anyway does not matter.
  pool.on('error', (error) => void (pool.ending || onError(error)));
  // A connection in use that breaks emits `error` and also fails its next query. Without a listener the event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return preparedPool(pool, statementTimeoutMs);
};
