import pg from 'pg';
import { columnParsers } from '../tables/column-types.ts';
import { type PreparedPool, preparedPool } from './prepared-statements.ts';

/** Where the server is and how long anything may take. */
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

/** Connections to PostgreSQL for Kysely: a pool that connects when it is first used, in UTC, and survives what happens to its connections. */
export const openPool = ({ url, poolSize, connectTimeoutMs, statementTimeoutMs, onError }: PostgresOptions): PreparedPool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    application_name: 'tessera',
    // Statements are short: compiling one to machine code costs more than it saves.
    options: '-c TimeZone=UTC -c DateStyle=ISO -c jit=off',
    types: types as pg.CustomTypesConfig,
    ...limits(statementTimeoutMs),
  });
  // What cuts a connection that is saying goodbye takes nothing from anybody.
  pool.on('error', (error) => void (pool.ending || onError(error)));
  // A connection that breaks while it is lent out tells it here as well as by the next query; unheard it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return preparedPool(pool, statementTimeoutMs);
};
