import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { once } from '../../../core/once.ts';
import { oncePer } from '../../../core/once-per.ts';
import { giveUpAfter } from '../../../core/time-limit.ts';
import { deadlineExceeded } from '../errors.ts';
import { clientTimeoutOf } from '../timeouts.ts';
import { inStatementSpan } from './statement-spans.ts';

/** Longer texts are bulk writes, which rarely repeat. */
const LONGEST_TEXT = 8192;

/**
 * Names each repeated SQL text, so that PostgreSQL prepares it once and reuses the plan. At most `bound` texts get a name, because
 * a connection holds its prepared statements until it ends. The name is a digest of the text: a name never means two texts, even
 * when several processes share a connection behind a pooler.
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

/** After a network error, or with prepared statements that no longer fit the schema, a connection would fail again and again. */
const makesUnusable = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || error.code === STALE_PLAN || error.code === UNKNOWN_STATEMENT;

/** How many milliseconds a query may still wait for its result; infinite without a limit. */
export type TimeLeft = () => number;

/**
 * A connection that prepares repeated statements. Queries are sent at once and executed one after the other; the beginning of a
 * transaction is sent with its first statement.
 */
export interface PreparingClient extends PostgresPoolClient {
  query: PostgresPoolClient['query'] &
    ((text: string, values: readonly unknown[], timeLeft: TimeLeft) => Promise<PostgresQueryResult<never>>);
  /** Whether the server still answers. */
  isAlive(): boolean;
  /** Sets `statement_timeout`, in milliseconds, for the next statements of a connection that has just been taken from the pool. */
  setStatementTimeout(statementTimeoutMs: number): void;
}

/** The state of a connection. */
interface State {
  /** The first network error. Later queries fail with it at once, because the server does not answer any more. */
  broken?: unknown;
  /** Whether the connection leaves the pool on release. */
  unusable: boolean;
}

const noteFailure = (state: State, error: unknown): void => {
  state.unusable ||= makesUnusable(error);
  if (!(error instanceof pg.DatabaseError)) state.broken ??= error;
};

/** What Kysely begins a transaction with. Until it is sent, the server knows of no transaction. */
const BEGIN = 'begin';
const ENDS: ReadonlySet<string> = new Set(['commit', 'rollback']);

/** The result returned for a statement that was not sent, or not yet. */
const nothing = (text: string): pg.QueryResult => ({ command: text.toUpperCase(), rowCount: null, oid: 0, fields: [], rows: [] });

/**
 * Sends a query, and waits for its result for some milliseconds. pg's own promises and its `query_timeout` set functions as properties of
 * the query: V8 keeps such functions, and through them all rows of the query, until it collects the garbage of the whole heap.
 */
const sendQuery = (client: pg.PoolClient, query: pg.QueryConfig, timeout: number): Promise<pg.QueryResult> =>
  new Promise<pg.QueryResult>((resolve, reject) => {
    const inTime = giveUpAfter(timeout, () => reject(new Error('Query read timeout')));
    // Everything that is sent before the next tick goes into one packet, and PostgreSQL executes it in that order.
    const { stream } = client.connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
    void client.query(query, (error, result) => {
      inTime();
      if (error) reject(error);
      else resolve(result);
    });
  }).catch((error: Error) => {
    // The stack shows where the query was sent, not where its answer was read.
    Error.captureStackTrace(error);
    throw error;
  });

/** How the connections of a pool are used. */
export interface PoolKind {
  /** The `statement_timeout` of new connections, in milliseconds. */
  timeoutMs: number;
  /**
   * The settings that each transaction makes for itself; only behind a pooler in transaction mode. Statements have no names then, because
   * the next one may go to another connection.
   */
  inEachTransaction?: string;
}

/** The beginning of a transaction on a connection that had other settings before. */
const beginningWith = (settings: string, timeoutMs: number): string => `${BEGIN}; set local statement_timeout = ${timeoutMs}; ${settings}`;

const createPreparingClient = (
  client: pg.PoolClient,
  nameOf: (text: string) => string | undefined,
  { timeoutMs, inEachTransaction }: PoolKind,
): PreparingClient => {
  const state: State = { unusable: false };
  /** Statements that are sent together with the next one, because each alone would cost a round trip. */
  const ahead: string[] = [];
  let limitedTo = timeoutMs;
  let isInTransaction = false;
  const defaultTimeLeft = () => clientTimeoutOf(limitedTo);

  const beginning = (): string => (inEachTransaction === undefined ? BEGIN : beginningWith(inEachTransaction, limitedTo));

  /** What is sent before a statement, and after it. */
  const around = (): { before: string[]; after: string[] } => {
    const before = ahead.splice(0).map((one) => (one === BEGIN ? beginning() : one));
    const isAlone = inEachTransaction !== undefined && !isInTransaction;
    return isAlone ? { before: [...before, beginning()], after: ['commit'] } : { before, after: [] };
  };

  const send = (text: string, values: unknown[], timeLeft: TimeLeft): Promise<pg.QueryResult> => {
    if (state.broken) throw state.broken;
    const timeoutLeft = timeLeft();
    if (timeoutLeft <= 0) throw deadlineExceeded();
    const name = values.length > 0 && inEachTransaction === undefined ? nameOf(text) : undefined;
    const query = { name, text, values };
    const { before, after } = around();
    if (before.length + after.length === 0) return sendQuery(client, query, timeoutLeft);
    const plain = (one: string) => ({ text: one });
    const sent = [...before.map(plain), query, ...after.map(plain)].map((one) => sendQuery(client, one, timeoutLeft));
    return Promise.all(sent).then((results) => results[before.length]!);
  };

  const query = async (text: string, values: unknown[], timeLeft: TimeLeft = defaultTimeLeft) => {
    if (text === BEGIN) {
      ahead.push(text);
      isInTransaction = true;
      return nothing(text);
    }
    const isEnd = ENDS.has(text);
    try {
      if (ahead.at(-1) === BEGIN && isEnd) {
        ahead.pop();
        return nothing(text);
      }
      return await inStatementSpan(text, () => send(text, values, timeLeft));
    } catch (error) {
      noteFailure(state, error);
      throw error;
    } finally {
      if (isEnd) isInTransaction = false;
    }
  };
  return {
    // pg's clients have further overloads of query, for cursors, which nothing here calls.
    query: query as unknown as PreparingClient['query'],
    release: (destroy) => {
      if (ahead.at(-1) === BEGIN) ahead.pop();
      client.release(destroy || state.unusable);
    },
    isAlive: () => state.broken === undefined,
    setStatementTimeout: (statementTimeoutMs) => {
      if (statementTimeoutMs === limitedTo) return;
      limitedTo = statementTimeoutMs;
      if (inEachTransaction === undefined) ahead.splice(0, ahead.length, `set statement_timeout = ${statementTimeoutMs}`);
    },
  };
};

/** A pool of connections that prepare repeated statements; a broken connection leaves the pool. */
export interface PreparedPool extends PostgresPool {
  connect(): Promise<PreparingClient>;
  /** How many connections there may be, how many are in use, and how many callers wait for one. */
  usage(): { size: number; inUse: number; waiting: number };
}

export const preparedPool = (pool: pg.Pool, kind: PoolKind): PreparedPool => {
  const nameOf = statementNames();
  const preparing = oncePer((client: pg.PoolClient) => createPreparingClient(client, nameOf, kind));
  const connect = async () => preparing(await pool.connect());
  const usage = () => ({ size: pool.options.max!, inUse: pool.totalCount - pool.idleCount, waiting: pool.waitingCount });
  return { options: pool.options, end: once(() => pool.end()), connect, usage };
};
