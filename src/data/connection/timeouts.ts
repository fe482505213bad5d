/** Milliseconds that a request waits for the database. Its caller gets a response within five seconds, even from a hanging database. */
export const requestTimeouts = {
  /** For a new connection. */
  connect: 1000,
  /** For one statement, before the server cancels it. */
  statement: 3000,
  /** How much longer we wait than the server does; this matters only when the network is broken. */
  grace: 250,
  /** For all of this together: any number of statements, and the wait for a connection while all are in use. */
  total: 4000,
} as const;

/** The timeouts of a request, in milliseconds. */
export type RequestTimeouts = Readonly<Record<keyof typeof requestTimeouts, number>>;

/** Milliseconds for background work. */
export const backgroundTimeouts = { connect: 10_000, statement: 30_000 } as const;

/** Milliseconds for a statement that may touch all data of an account. */
export const longRunningStatement = 600_000;

const none = Number.POSITIVE_INFINITY;

/**
 * The timeouts for a given statement timeout: the others grow in proportion and are never below the defaults. Without a statement timeout
 * (0) they are infinite.
 */
export const timeoutsFor = (statement: number): RequestTimeouts => {
  if (statement === 0) return { ...requestTimeouts, statement, connect: none, total: none };
  const scale = Math.max(1, statement / requestTimeouts.statement);
  const { connect, total, grace } = requestTimeouts;
  return { statement, grace, connect: connect * scale, total: total * scale };
};

/** How long we wait for the result of a statement; infinite when the statement has no limit (0). */
export const clientTimeoutOf = (statement: number): number =>
  statement > 0 ? statement + requestTimeouts.grace : Number.POSITIVE_INFINITY;

/** How long a request has waited for the database. Concurrent waits count once. */
export interface WaitTime {
  /** Milliseconds, without the current wait. */
  before: number;
  /** When the current wait began, while `pending` is above 0. */
  since: number;
  pending: number;
}

export const newWait = (): WaitTime => ({ before: 0, since: 0, pending: 0 });

export const beginWait = (waitTime: WaitTime): void => {
  if (waitTime.pending === 0) waitTime.since = performance.now();
  waitTime.pending += 1;
};

export const endWait = (waitTime: WaitTime): void => {
  waitTime.pending -= 1;
  if (waitTime.pending === 0) waitTime.before += performance.now() - waitTime.since;
};

/** Sets the wait time to zero, even while a wait is under way. */
export const renewWait = (waitTime: WaitTime): void => {
  waitTime.before = 0;
  waitTime.since = performance.now();
};

/** The wait time until now, in milliseconds. */
export const waitTimeOf = ({ before, since, pending }: WaitTime): number => (pending > 0 ? before + performance.now() - since : before);
