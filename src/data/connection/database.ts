import { CompiledQuery, Kysely, type Logger, PostgresDialect } from 'kysely';
import type { Tables } from '../tables/index.ts';
import { ambientDialect, setSingleStatementRunner } from './ambient-transaction.ts';
import { createConnectionShares, shareLimitsFor } from './connection-shares.ts';
import { type NotificationOptions, type Notifications, openNotifications } from './notifications.ts';
import { openPool } from './postgres.ts';
import { asProbe } from './requester.ts';
import { sharedPool } from './shared-pool.ts';
import { backgroundTimeouts, requestTimeouts, timeoutsFor } from './timeouts.ts';

/** What queries are asked of: the database, or a transaction in it. */
export type Queries = Kysely<Tables>;

/** Without `url` the database is embedded, in `dataDir` or else in memory. */
export interface DatabaseOptions {
  url?: string;
  dataDir?: string;
  /** What `dump` gave: an embedded database begins with it. */
  loadDataDir?: Blob;
  poolSize?: number;
  /** Milliseconds that one statement of a request may take on a server. */
  statementTimeoutMs?: number;
  /** The same for what is done in the background; 0 means no limit. */
  backgroundTimeoutMs?: number;
  /** Hears of connections that broke while nobody used them. */
  onError: (error: Error) => void;
  /** Hears of every statement, once it has been carried out or has failed. */
  onStatement?: (statement: CompiledQuery) => void;
}

/** An open database. */
export interface Database {
  db: Kysely<Tables>;
  kind: 'postgres' | 'pglite';
  /** Resolves when the database answers, within a request's time, and says whether it takes writes. */
  ping(): Promise<{ writable: boolean }>;
  /** Runs work that may take its time, as migrations do: on a server on a connection of its own, without time limits. */
  withoutTimeouts<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
  /** All data as one file for `loadDataDir`; only an embedded database has it. */
  dump?(): Promise<Blob>;
  /** Opens a line to the other processes on this database; only a server has it. */
  notifications?(options: NotificationOptions): Notifications;
}

const mode = CompiledQuery.raw("select current_setting('transaction_read_only') as mode") as CompiledQuery<{ mode: string }>;

const pings = (db: Kysely<Tables>) => async (): Promise<{ writable: boolean }> => {
  const { rows } = await asProbe(() => db.executeQuery(mode));
  return { writable: rows[0]?.mode === 'off' };
};

const once = <T>(work: () => Promise<T>) => {
  let result: Promise<T> | undefined;
  return (): Promise<T> => {
    result ??= work();
    return result;
  };
};

type ServerOptions = Required<Pick<DatabaseOptions, 'url' | 'poolSize' | 'statementTimeoutMs' | 'backgroundTimeoutMs' | 'onError'>>;

/** A pool that one account cannot use up. */
const openSharedPool = (options: ServerOptions) => {
  const { poolSize, statementTimeoutMs, backgroundTimeoutMs: background } = options;
  const request = timeoutsFor(statementTimeoutMs);
  const shares = createConnectionShares(poolSize, shareLimitsFor(poolSize, request.share));
  return sharedPool(openPool({ ...options, connectTimeoutMs: request.connect }), shares, { request, background });
};

const statementLogger = ({ onStatement }: Pick<DatabaseOptions, 'onStatement'>): Logger | undefined =>
  onStatement && (({ query }) => onStatement(query));

const server = (options: ServerOptions, log: Logger | undefined): Database => {
  const pool = openSharedPool(options);
  const db = new Kysely<Tables>({ dialect: ambientDialect(new PostgresDialect({ pool })), log });
  // Kysely tells only of what is asked through it.
  if (!log) setSingleStatementRunner(db, pool.runSingleStatement);
  return {
    db,
    kind: 'postgres',
    ping: pings(db),
    withoutTimeouts: async (work) => {
      const { connect: connectTimeoutMs } = backgroundTimeouts;
      const pool = openPool({ ...options, poolSize: 1, connectTimeoutMs, statementTimeoutMs: 0 });
      const apart = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
      return work(apart).finally(() => apart.destroy());
    },
    close: once(async () => {
      await db.destroy();
      // Kysely ends only what it has begun itself.
      await pool.end();
    }),
    notifications: (wanted) => openNotifications(options.url, wanted),
  };
};

const embedded = async ({ dataDir, loadDataDir }: DatabaseOptions, log: Logger | undefined): Promise<Database> => {
  const { openPglite } = await import('./pglite.ts');
  const { dialect, dump, close } = await openPglite({ dataDir, loadDataDir });
  const db = new Kysely<Tables>({ dialect: ambientDialect(dialect), log });
  return {
    db,
    kind: 'pglite',
    ping: pings(db),
    withoutTimeouts: (work) => work(db),
    close: once(async () => {
      await db.destroy();
      await close();
    }),
    dump,
  };
};

/**
 * Opens PostgreSQL by `url`, or an embedded one. A server is connected to when it is first used, so that one which is
 * away fails the query and not the start. Rows come out on both as the contracts spell them.
 */
export const openDatabase = async (options: DatabaseOptions): Promise<Database> => {
  const { url, poolSize = 10, statementTimeoutMs = requestTimeouts.statement, onError } = options;
  const { backgroundTimeoutMs = Math.max(statementTimeoutMs, backgroundTimeouts.statement) } = options;
  const log = statementLogger(options);
  return url ? server({ url, poolSize, statementTimeoutMs, backgroundTimeoutMs, onError }, log) : embedded(options, log);
};
