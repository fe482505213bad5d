import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { once } from '../../core/once.ts';
import { timeLimit, timeLimitOrZero } from '../../core/time-limit.ts';
import type { Tables } from '../tables/index.ts';
import type { EmbeddedDatabase } from './embedded/pglite.ts';
import { type NotificationOptions, type Notifications, openNotifications } from './events/notifications.ts';
import { openKysely } from './open-kysely.ts';
import { openPool } from './pools/postgres.ts';
import { timedPool } from './pools/timed-pool.ts';
import { asUnauthenticated } from './requester.ts';
import { enableStandby, openStandby, type StandbyState } from './standby/standby.ts';
import { type AskJointly, enableJointReads } from './statements/joint-reads.ts';
import { backgroundTimeouts, type RequestTimeouts, requestTimeouts, timeoutsFor } from './timeouts.ts';

/** What queries run on: the database, or a transaction in it. */
export type Queries = Kysely<Tables>;

/** Without `url` the database is embedded, in `dataDir` or in memory. */
export interface DatabaseOptions {
  url?: string;
  /** The address of PostgreSQL itself, for work that needs a session; set where `url` is a pooler in transaction mode. */
  directUrl?: string;
  /** A streaming standby of the server, which answers lists within `fromStandby`. */
  replica?: { url: string; maxLagMs: number };
  dataDir?: string;
  /** The result of `dump`, which an embedded database starts with. The database writes into an ArrayBuffer, but copies a Blob. */
  loadDataDir?: Blob | ArrayBuffer;
  /** An embedded database that is already open, instead of a new one. */
  embedded?: EmbeddedDatabase;
  poolSize?: number;
  /** Time limit for a single statement of a request on a server, in milliseconds. 0 means no limit, for the request's other waits too. */
  statementTimeoutMs?: number;
  /** The same for statements of background work; 0 means no limit. */
  backgroundTimeoutMs?: number;
  /** Called when an idle connection breaks. */
  onError: (error: Error) => void;
  /** Called after each statement, including failed ones. */
  onStatement?: (statement: CompiledQuery) => void;
}

/** Connections of a process to its database. */
export interface PoolUsage {
  /** The work that uses them; an embedded database has one connection for everything. */
  pool: 'requests' | 'background' | 'all';
  /** The maximum number of connections. */
  size: number;
  inUse: number;
  /** How many statements and transactions wait for a connection. */
  waiting: number;
}

/** An open database. */
export interface Database {
  db: Kysely<Tables>;
  kind: 'postgres' | 'pglite';
  /** The current use of the connections. */
  poolUsage(): PoolUsage[];
  /** Resolves when the database answers within the deadline of a request; reports whether it accepts writes. */
  ping(): Promise<{ writable: boolean }>;
  /** Runs work without time limits, such as migrations; on a server it gets a connection of its own. */
  withoutTimeouts<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** The state of the standby; only where there is one. */
  standby?(): StandbyState;
  close(): Promise<void>;
  /** All data as one file for `loadDataDir`; only for an embedded database. */
  dump?(): Promise<Blob>;
  /** Opens a connection for notifications between the processes on this database; only for a server. */
  notifications?(options: NotificationOptions): Notifications;
}

const readOnlyMode = CompiledQuery.raw("select current_setting('transaction_read_only') as mode") as CompiledQuery<{ mode: string }>;

const pingOf = (db: Kysely<Tables>) => async (): Promise<{ writable: boolean }> => {
  const { rows } = await asUnauthenticated('', () => db.executeQuery(readOnlyMode));
  return { writable: rows[0]?.mode === 'off' };
};

type ServerOptions = Required<Pick<DatabaseOptions, 'url' | 'poolSize' | 'statementTimeoutMs' | 'backgroundTimeoutMs' | 'onError'>> &
  Pick<DatabaseOptions, 'directUrl' | 'replica'>;

/** The share of the connections that is reserved for background work. */
const backgroundShare = 0.3;

/** A request waits for a connection for this many times the connect timeout, because all of them may be in use. */
const waitFactor = 3;

/** Requests and background work have separate connections to the server, so that neither can exhaust those of the other. */
const openPools = (options: ServerOptions) => {
  const { poolSize, statementTimeoutMs, backgroundTimeoutMs } = options;
  const request = timeoutsFor(statementTimeoutMs);
  const forBackground = Math.max(1, Math.floor(poolSize * backgroundShare));
  const all = { ...options, isPooled: options.directUrl !== undefined, connectTimeoutMs: request.connect };
  const pools = {
    requests: openPool({ ...all, poolSize: Math.max(1, poolSize - forBackground), waitTimeoutMs: waitFactor * request.connect }),
    background: openPool({
      ...all,
      poolSize: forBackground,
      statementTimeoutMs: backgroundTimeoutMs,
      waitTimeoutMs: Number.POSITIVE_INFINITY,
    }),
  };
  const usage = (): PoolUsage[] => (['requests', 'background'] as const).map((pool) => ({ pool, ...pools[pool].usage() }));
  return { ...timedPool(pools, { request, background: backgroundTimeoutMs }), usage };
};

/** The share of a request's time that a standby may use; the rest is left for the primary. */
const standbyShare = 1 / 3;

const shortened = (times: RequestTimeouts): RequestTimeouts =>
  Object.fromEntries(
    Object.entries(times).map(([name, milliseconds]) => [name, name === 'grace' ? milliseconds : milliseconds * standbyShare]),
  ) as RequestTimeouts;

const openReplica = (
  primary: Kysely<Tables>,
  askPrimary: AskJointly,
  { replica, poolSize, statementTimeoutMs, onError }: ServerOptions,
) => {
  if (!replica) return undefined;
  const { url, maxLagMs } = replica;
  const request = shortened(timeoutsFor(statementTimeoutMs));
  const pool = openPool({
    url,
    poolSize,
    statementTimeoutMs: Math.round(request.statement),
    connectTimeoutMs: request.connect,
    waitTimeoutMs: waitFactor * request.connect,
    onError,
  });
  const pools = { requests: pool, background: pool };
  const { jointConnections, end } = timedPool(pools, { request, background: request.statement });
  const standby = openStandby({
    primary,
    askPrimary,
    connections: { ...jointConnections, end: async () => end() },
    maxLagMs,
  });
  enableStandby(primary, standby);
  return standby;
};

type StatementListener = Pick<DatabaseOptions, 'onStatement'>;

const server = (options: ServerOptions & StatementListener): Database => {
  const direct = options.directUrl ?? options.url;
  const pool = openPools(options);
  const db = openKysely(new PostgresDialect({ pool }), options.onStatement);
  const askJointly = enableJointReads(db, { ...pool.jointConnections, onStatement: options.onStatement });
  const standby = openReplica(db, askJointly, options);
  return {
    db,
    kind: 'postgres',
    poolUsage: pool.usage,
    ping: pingOf(db),
    withoutTimeouts: async (work) => {
      const connectTimeoutMs = timeLimit(backgroundTimeouts.connect);
      const pool = openPool({
        ...options,
        url: direct,
        poolSize: 1,
        connectTimeoutMs,
        waitTimeoutMs: waitFactor * connectTimeoutMs,
        statementTimeoutMs: 0,
      });
      const unlimited = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
      return work(unlimited).finally(() => unlimited.destroy());
    },
    standby: standby?.state,
    close: once(async () => {
      await standby?.close();
      await db.destroy();
      // Kysely ends only a pool that it has used.
      await pool.end();
    }),
    notifications: (listenOptions) => openNotifications(direct, listenOptions),
  };
};

const openEmbedded = async (options: DatabaseOptions): Promise<EmbeddedDatabase> =>
  options.embedded ?? (await import('./embedded/pglite.ts')).openPglite(options);

const embedded = async (options: DatabaseOptions): Promise<Database> => {
  const { dialect, jointConnections, queued, dump, close } = await openEmbedded(options);
  const db = openKysely(dialect, options.onStatement);
  enableJointReads(db, { ...jointConnections, onStatement: options.onStatement });
  return {
    db,
    kind: 'pglite',
    poolUsage: () => [{ pool: 'all', size: 1, inUse: Math.min(1, queued()), waiting: Math.max(0, queued() - 1) }],
    ping: pingOf(db),
    withoutTimeouts: (work) => work(db),
    close: once(async () => {
      await db.destroy();
      await close();
    }),
    dump,
  };
};

/**
 * Opens PostgreSQL at `url`, or an embedded one. The first query connects to the server, so that an unreachable server fails that
 * query rather than startup. Either way, rows have the contract's field names and formats.
 */
export const openDatabase = async (options: DatabaseOptions): Promise<Database> => {
  const { url, directUrl, replica, poolSize = 10, onError } = options;
  const { statementTimeoutMs = timeLimitOrZero(requestTimeouts.statement) } = options;
  const { backgroundTimeoutMs = timeLimitOrZero(Math.max(statementTimeoutMs, backgroundTimeouts.statement)) } = options;
  if (!url) return embedded(options);
  const { onStatement } = options;
  return server({ url, directUrl, replica, poolSize, statementTimeoutMs, backgroundTimeoutMs, onError, onStatement });
};
