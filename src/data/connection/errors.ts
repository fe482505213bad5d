/** What a failed statement means to a caller. Any other error is a bug in the server. */
export type DatabaseFailure = 'unavailable' | 'timeout' | 'conflict' | 'unique' | 'foreign_key' | 'unstorable';

/** By SQLSTATE, and below by its class (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const bySqlState: Readonly<Record<string, DatabaseFailure>> = {
  '23505': 'unique',
  '23503': 'foreign_key',
  '23001': 'foreign_key', // restrict_violation: PostgreSQL 18 reports `on delete restrict` with it
  '40001': 'conflict',
  '40P01': 'conflict',
  '55P03': 'timeout',
  '57014': 'timeout',
  '25P03': 'timeout',
  '25P04': 'timeout',
  '25006': 'unavailable', // read-only: a standby that is not promoted yet
  '3D000': 'unavailable',
};

const byClass: Readonly<Record<string, DatabaseFailure>> = {
  '08': 'unavailable',
  '22': 'unstorable', // data exceptions: a zero character in a text, the year 0, a lone surrogate in JSON
  '28': 'unavailable',
  '53': 'unavailable',
  '57': 'unavailable',
  '58': 'unavailable',
};

const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** The deadline of a request has passed. */
const deadlineMessage = 'The request has used up its time limit for the database';

/** Failures without a code. */
const byMessage = new Map<string, DatabaseFailure>([
  [deadlineMessage, 'timeout'],
  ['Query read timeout', 'timeout'],
  ['timeout exceeded when trying to connect', 'unavailable'],
  ['Connection terminated', 'unavailable'],
  ['Connection terminated unexpectedly', 'unavailable'],
  ['Connection terminated due to connection timeout', 'unavailable'],
  ['Client has encountered a connection error and is not queryable', 'unavailable'],
  ['Client was closed and is not queryable', 'unavailable'],
  ['Cannot use a pool after calling end on the pool', 'unavailable'],
  ['Postgres connection has been discarded', 'unavailable'],
  ['driver has already been destroyed', 'unavailable'],
  ['PGlite is closed', 'unavailable'],
]);

/** The error of a request whose deadline has passed. */
export const deadlineExceeded = (): Error => new Error(deadlineMessage);

const byCode = (code: string): DatabaseFailure | undefined => {
  if (socketCodes.has(code)) return 'unavailable';
  return /^[0-9A-Z]{5}$/.test(code) ? (bySqlState[code] ?? byClass[code.slice(0, 2)]) : undefined;
};

/** What an error means, by SQLSTATE or Node error code; undefined when it is not a failure of the database. */
export const databaseFailure = (error: unknown): DatabaseFailure | undefined => {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' ? byCode(code) : byMessage.get(error.message)) ?? databaseFailure(error.cause);
};

/** Whether the server itself cancelled the statement because it took too long. */
export const tookTooLong = (error: unknown): boolean =>
  error instanceof Error && ((error as { code?: unknown }).code === '57014' || tookTooLong(error.cause));

/** The name of the constraint that a statement violated, as the migrations name it. */
export const violatedConstraint = (error: unknown): string | undefined => {
  const { constraint } = (error ?? {}) as { constraint?: unknown };
  return typeof constraint === 'string' ? constraint : undefined;
};
