import pg from 'pg';
import { giveUpAfter } from '../../../core/time-limit.ts';
import { columnParsers } from '../../tables/column-types.ts';
import { type PreparedPool, preparedPool } from '../statements/prepared-statements.ts';

/** The server and its timeouts. */
export interface PostgresOptions {
  url: string;
  poolSize: number;
  /** Milliseconds to open a connection; infinite where there is no limit. */
  connectTimeoutMs: number;
  /** Milliseconds to wait for a connection, even while all are in use; infinite where there is no limit. */
  waitTimeoutMs: number;
  /** Milliseconds; 0 means no limit. */
  statementTimeoutMs: number;
  /** Whether the address is that of a pooler in transaction mode. */
  isPooled?: boolean;
  onError: (error: Error) => void;
}

const IDLE_IN_TRANSACTION_MS = 60_000;

const idleLimit = `set local idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS}`;

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => columnParsers[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
};

/** Statements are short: the JIT compiler costs more than it saves. */
const session = { TimeZone: 'UTC', DateStyle: 'ISO', jit: 'off' };

/** Work without a limit may leave its connection idle for hours, as a backup does while it copies files. */
const unlimited = { idle_in_transaction_session_timeout: 0, idle_session_timeout: 0 };

const asOptions = (settings: Record<string, string | number>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

const settingsOf = (statementTimeoutMs: number) =>
  statementTimeoutMs > 0
    ? {
        options: asOptions(session),
        statement_timeout: statementTimeoutMs,
        idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      }
    : { options: asOptions({ ...session, ...unlimited }) };

/** For poolers, which refuse these settings at the start of a connection and would not keep them between transactions. */
const asSettings = Object.entries(session)
  .map(([name, value]) => `set local ${name} = '${value}'`)
  .join('; ');

type Connect = (callback: (error: Error | null) => void) => void;

/** Clients that stop connecting after this many milliseconds. pg's own limit would mistake a delay in this process for a slow server. */
const clientsWithin = (milliseconds: number) =>
  class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionTimeoutMillis: 0 });
      const connect = this.connect.bind(this) as Connect;
      // A pool always passes a callback.
      this.connect = ((callback) => {
        const inTime = giveUpAfter(milliseconds, () =>
          this.connection.stream.destroy(new Error('timeout exceeded when trying to connect')),
        );
        connect((error) => {
          inTime();
          callback(error);
        });
      }) as Connect as pg.Client['connect'];
    }
  };

/** A pool for Kysely. It connects at the first query, uses UTC, and survives broken connections. */
export const openPool = (given: PostgresOptions): PreparedPool => {
  const { url, poolSize, connectTimeoutMs, waitTimeoutMs, statementTimeoutMs, isPooled = false, onError } = given;
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    Client: clientsWithin(connectTimeoutMs),
    connectionTimeoutMillis: Number.isFinite(waitTimeoutMs) ? waitTimeoutMs : 0,
    keepAlive: true,
    // A query need not wait for the result of the one before.
    pipeline: true,
    application_name: 'tessera',
    types: types as pg.CustomTypesConfig,
    ...(isPooled ? {} : settingsOf(statementTimeoutMs)),
  });
  // An error on a connection that is closing anyway does not matter.
  pool.on('error', (error) => void (pool.ending || onError(error)));
  // A connection in use that breaks emits `error` and also fails its next query. Without a listener the event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return preparedPool(pool, { timeoutMs: statementTimeoutMs, ...(isPooled ? { inEachTransaction: `${asSettings}; ${idleLimit}` } : {}) });
};
