/** Milliseconds that a request waits for the database: its caller is answered within five seconds, also where nobody answers us. */
export const requestTimes = {
  /** For a connection of its share to be free. */
  turn: 750,
  /** For a new connection. */
  connect: 1000,
  /** For one statement, before the server gives it up. */
  statement: 3000,
  /** How much longer than the server we wait: only a broken network makes it matter. */
  grace: 250,
  /** For all of this together, however many statements one after the other. */
  whole: 4500,
} as const;

/** The times of a request, each of them in milliseconds. */
export type RequestTimes = Readonly<Record<keyof typeof requestTimes, number>>;

/** Milliseconds for what nobody waits for. */
export const backgroundTimes = { connect: 10_000, statement: 30_000 } as const;

/** Milliseconds for a statement of a request whose size is that of an account. */
export const lengthyStatement = 600_000;

/** The times where a statement may take this long: all others are longer in proportion, and never shorter. */
export const timesFor = (statement: number): RequestTimes => {
  const scale = Math.max(1, statement / requestTimes.statement);
  const { turn, connect, whole, grace } = requestTimes;
  return { statement, grace, turn: turn * scale, connect: connect * scale, whole: whole * scale };
};

/** How long an answer to a statement is waited for; without end where the statement has no limit, which is 0. */
export const clientTimeoutOf = (statement: number): number => (statement > 0 ? statement + requestTimes.grace : Number.POSITIVE_INFINITY);

/** How long a request has waited for the database until now. What it waits for at once counts once. */
export interface Waited {
  /** Milliseconds, without the present wait. */
  before: number;
  /** When the present wait began, while `many` are under way. */
  since: number;
  many: number;
}

export const newWait = (): Waited => ({ before: 0, since: 0, many: 0 });

export const beginWait = (waited: Waited): void => {
  if (waited.many === 0) waited.since = performance.now();
  waited.many += 1;
};

export const endWait = (waited: Waited): void => {
  waited.many -= 1;
  if (waited.many === 0) waited.before += performance.now() - waited.since;
};

/** Has the time begin anew, also of what is waited for just now. */
export const renewWait = (waited: Waited): void => {
  waited.before = 0;
  waited.since = performance.now();
};

/** Milliseconds until now. */
export const waitedFor = ({ before, since, many }: Waited): number => (many > 0 ? before + performance.now() - since : before);
