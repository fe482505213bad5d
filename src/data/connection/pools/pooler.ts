import pg from 'pg';
import { timeLimitOrZero } from '../../../core/time-limit.ts';

/**
 * What answers at an address: PostgreSQL itself, a pooler in session mode (a connection to PostgreSQL for each client), or one in
 * transaction mode (a connection for each transaction).
 */
export type Pooling = 'none' | 'session' | 'transaction';

/** An address of PostgreSQL, as its own process knows it. */
export interface Reached {
  pooling: Pooling;
  /** The same for all addresses of one database in one running server. */
  database: string;
}

const connectTimeoutMs = 5000;

/** Connects to one address of PostgreSQL, to look at it. @throws Error when it does not answer within five seconds */
export const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'tessera-doctor',
    connectionTimeoutMillis: timeLimitOrZero(connectTimeoutMs),
    query_timeout: timeLimitOrZero(connectTimeoutMs),
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
};

const processOf = async (client: pg.Client): Promise<number> =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid;

/** While a client is connected, a pooler in session mode gives its connection to nobody else. */
const isShared = (url: string, process: number): Promise<boolean> => withClient(url, async (other) => (await processOf(other)) === process);

/** Inspects an address. A pooler reports invented process ids to its clients. A busy one may look as if it were in session mode. */
export const reach = (url: string): Promise<Reached> =>
  withClient(url, async (client) => {
    const process = await processOf(client);
    const { rows } = await client.query<{ database: string }>(
      "select current_database() || ' since ' || pg_postmaster_start_time()::timestamptz(3) at time zone 'UTC' as database",
    );
    const { database } = rows[0]!;
    // pg's types lack the id that the server reported.
    if ((client as pg.Client & { processID: number }).processID === process) return { pooling: 'none', database };
    return { pooling: (await isShared(url, process)) ? 'transaction' : 'session', database };
  });
