/** Milliseconds that a request waits for the database: its caller is answered within five seconds, also where nobody answers us. */
export const requestTimeouts = {
  /** For a connection of its share to be free. */
  share: 750,
  /** For a new connection. */
  connect: 1000,
  /** For one statement, before the server gives it up. */
  statement: 3000,
  /** How much longer than the server we wait: only a broken network makes it matter. */
  grace: 250,
  /** For all of this together, however many statements one after the other. */
  total: 4500,
} as const;

/** The times of a request, each of them in milliseconds. */
export type RequestTimeouts = Readonly<Record<keyof typeof requestTimeouts, number>>;

/** Milliseconds for what nobody waits for. */
export const backgroundTimeouts = { connect: 10_000, statement: 30_000 } as const;

/** Milliseconds for a statement of a request whose size is that of an account. */
export const longRunningStatement = 600_000;

/** The times where a statement may take this long: all others are longer in proportion, and never shorter. */
export const timeoutsFor = (statement: number): RequestTimeouts => {
  const scale = Math.max(1, statement / requestTimeouts.statement);
  const { share, connect, total, grace } = requestTimeouts;
  return { statement, grace, share: share * scale, connect: connect * scale, total: total * scale };
};

/** How long an answer to a statement is waited for; without end where the statement has no limit, which is 0. */
export const clientTimeoutOf = (statement: number): number =>
  statement > 0 ? statement + requestTimeouts.grace : Number.POSITIVE_INFINITY;

/** How long a request has waited for the database until now. What it waits for at once counts once. */
export interface WaitTime {
  /** Milliseconds, without the present wait. */
  before: number;
  /** When the present wait began, while `many` are under way. */
  since: number;
  many: number;
}

export const newWait = (): WaitTime => ({ before: 0, since: 0, many: 0 });

export const beginWait = (waitTime: WaitTime): void => {
  if (waitTime.many === 0) waitTime.since = performance.now();
  waitTime.many += 1;
};

export const endWait = (waitTime: WaitTime): void => {
  waitTime.many -= 1;
  if (waitTime.many === 0) waitTime.before += performance.now() - waitTime.since;
};

/** Has the time begin anew, also of what is waited for just now. */
export const renewWait = (waitTime: WaitTime): void => {
  waitTime.before = 0;
  waitTime.since = performance.now();
};

/** Milliseconds until now. */
export const waitTimeOf = ({ before, since, many }: WaitTime): number => (many > 0 ? before + performance.now() - since : before);
