import { AsyncLocalStorage } from 'node:async_hooks';
import { type Kysely, sql } from 'kysely';
import { oncePer } from '../../../core/once-per.ts';
import type { Tables } from '../../tables/index.ts';
import type { Queries } from '../database.ts';
import { databaseFailure, tookTooLong } from '../errors.ts';
import { asProbe, inBackground, withoutDeadline } from '../requester.ts';
import { type ReadKind, readJointly } from '../statements/joint-reads.ts';
import { longRunningStatement } from '../timeouts.ts';
import { unitOf } from '../units-of-work/unit-of-work.ts';
import { callCommitListeners } from './commit-listeners.ts';

// How events get their positions, and why the order is right: src/data/migrations/steps/0010-event-positions.ts.

/** The maximum number of accounts whose events one statement numbers. */
const accountsAtOnce = 100;

/** Milliseconds before another try at an account whose events another process is numbering or deleting. */
const busyMs = 3;

/** The maximum number of tries; after that the events are left to a later call. */
const triesAtMost = 500;

/** Once events of an account have waited this many milliseconds for their positions, its writes wait for them. */
const behindAfter = 100;

/** An account whose events are to be numbered, and the promise that its callers await. */
interface Request {
  numbered: PromiseWithResolvers<boolean>;
  tries: number;
  /** When the first caller asked, on the clock of `performance.now()`. */
  since: number;
  /** Whether it gets its own statement, because one for several accounts took too long. */
  isAlone?: boolean;
}

interface Numbering {
  /**
   * Gives positions to the events of these accounts that were committed before the call. It does not wait for an account with more events
   * than can be numbered within the time of a request. Resolves with whether all events have their positions now.
   */
  number(accountIds: Iterable<string>): Promise<boolean>;
  /** Whether events of the account have waited for long. */
  isBehind(accountId: string): boolean;
  /** Resolves when no statement is under way. */
  idle(): Promise<void>;
  /** Whether events that no webhook wants leave the outbox when they are numbered. */
  discards: boolean;
}

/** Runs work in a transaction whose statements have the time limit of long-running work. */
const withLongTime = <T>(db: Kysely<Tables>, work: (tx: Queries) => Promise<T>): Promise<T> =>
  asProbe(() =>
    withoutDeadline(() =>
      db.transaction().execute(async (tx) => {
        await sql`select set_config('statement_timeout', ${String(longRunningStatement)}, true)`.execute(tx);
        return work(tx);
      }),
    ),
  );

/** Runs work outside of the request and the transaction of the caller. */
const outside = AsyncLocalStorage.snapshot();

/** Runs one statement at a time for all callers of this process. Callers that come while it runs wait for the next one. */
const createNumbering = (db: Kysely<Tables>): Numbering => {
  const waiting = new Map<string, Request>();
  /** Accounts with more events than a statement could number within the time of a request. */
  const large = new Map<string, 'idle' | 'queued'>();
  let lastLarge: Promise<void> = Promise.resolve();
  let running: Promise<void> | undefined;
  /** The accounts of the running statement. */
  let underWay: ReadonlyMap<string, Request> = new Map();

  /** For each account with numbered events, whether a webhook may want some of them; null for an account that is busy. */
  const execute = async (on: Queries, accountIds: readonly string[]): Promise<Map<string, boolean | null>> => {
    const { rows } = await sql<{ account_id: string; followed: boolean | null }>`
      select account_id, followed from number_events(${accountIds}::text[], ${self.discards}, false)`.execute(on);
    return new Map(rows.map((row) => [row.account_id, row.followed]));
  };

  /** Leaves out accounts without newly numbered events: the process that numbered them announces them. */
  const announce = (ended: ReadonlyMap<string, boolean | null>): void => {
    const numbered = [...ended].filter(([, followed]) => followed !== null);
    const unfollowed = numbered.filter(([, followed]) => followed === false);
    inBackground(() => callCommitListeners(db, new Set(numbered.map(([id]) => id)), new Set(unfollowed.map(([id]) => id))));
  };

  /** Numbers a large account with the time limit of long-running work. After a failure the next sweep finds its events again. */
  const numberLarge = async (accountId: string): Promise<void> => {
    try {
      announce(await withLongTime(db, (tx) => execute(tx, [accountId])));
      large.delete(accountId);
    } catch {
      large.set(accountId, 'idle');
    }
  };

  /** Large accounts are numbered one after the other, in parallel with all others. */
  const startLarge = (accountId: string): void => {
    if (large.get(accountId) === 'queued') return;
    large.set(accountId, 'queued');
    lastLarge = lastLarge.then(() => outside(numberLarge, accountId));
  };

  const add = (accountId: string, request: Request): void => {
    const other = waiting.get(accountId);
    if (other) other.isAlone ||= request.isAlone;
    if (other) other.since = Math.min(other.since, request.since);
    if (other) other.numbered.promise.then(request.numbered.resolve, request.numbered.reject);
    else waiting.set(accountId, request);
    running ??= outside(run);
  };

  /** Whether the account is tried again. */
  const tryAgain = (accountId: string, { numbered, tries, since }: Request): boolean => {
    if (tries >= triesAtMost) return false;
    setTimeout(() => add(accountId, { numbered, tries: tries + 1, since }), busyMs);
    return true;
  };

  const runBatch = async (batch: ReadonlyMap<string, Request>): Promise<void> => {
    const accountIds = [...batch.keys()];
    const ended = new Map<string, boolean | null>();
    try {
      for (const [accountId, followed] of await asProbe(() => execute(db, accountIds))) ended.set(accountId, followed);
    } catch (error) {
      for (const { numbered } of batch.values()) numbered.reject(error);
      if (tookTooLong(error)) tooLong(accountIds);
      return;
    }
    const through = [...batch].filter(([accountId, request]) => ended.get(accountId) !== null || !tryAgain(accountId, request));
    for (const [accountId, { numbered }] of through) numbered.resolve(ended.get(accountId) !== null);
    announce(ended);
  };

  /**
   * Called after a statement that took too long. So that no account delays the others, each gets a statement of its own, and nobody waits
   * for it any more.
   */
  const tooLong = (accountIds: readonly string[]): void => {
    const [only, ...others] = accountIds;
    if (others.length === 0) startLarge(only!);
    for (const accountId of others.length === 0 ? [] : accountIds) {
      const numbered = Promise.withResolvers<boolean>();
      numbered.promise.catch(() => undefined);
      add(accountId, { numbered, tries: 0, since: performance.now(), isAlone: true });
    }
  };

  const take = (): Map<string, Request> => {
    const [first] = waiting as Iterable<[string, Request]>;
    const together = [...waiting].filter(([, { isAlone }]) => !isAlone).slice(0, accountsAtOnce);
    const batch = new Map(first?.[1].isAlone ? [first] : together);
    for (const accountId of batch.keys()) waiting.delete(accountId);
    return batch;
  };

  const run = async (): Promise<void> => {
    while (waiting.size > 0) {
      underWay = take();
      await runBatch(underWay);
    }
    underWay = new Map();
    running = undefined;
  };

  const self: Numbering = {
    number: async (accountIds) => {
      const { large: ofLarge = [], small = [] } = Object.groupBy(accountIds, (accountId) => (large.has(accountId) ? 'large' : 'small'));
      for (const accountId of ofLarge) startLarge(accountId);
      const requests = small.map((accountId) => {
        const request = waiting.get(accountId) ?? { numbered: Promise.withResolvers<boolean>(), tries: 0, since: performance.now() };
        if (!waiting.has(accountId)) add(accountId, request);
        return request.numbered.promise;
      });
      const numbered = await Promise.all(requests);
      return ofLarge.length === 0 && !numbered.includes(false);
    },
    isBehind: (accountId) => {
      const oldest = underWay.get(accountId) ?? waiting.get(accountId);
      return oldest !== undefined && performance.now() - oldest.since >= behindAfter;
    },
    idle: async () => running,
    discards: false,
  };
  return self;
};

const numberingOf = oncePer(createNumbering);

/**
 * Gives positions to the committed events of these accounts, and calls the commit listeners. An account with more events than can be
 * numbered within the time of a request gets its positions later, in the background, and is not waited for. Resolves with whether all
 * events have their positions now.
 * @throws Error when the database is unavailable or is only a standby; the events get their positions later
 */
export const numberEvents = (db: Queries, accountIds: Iterable<string>): Promise<boolean> => numberingOf(db).number(accountIds);

/**
 * Has the committed events of these accounts numbered. Usually it does not wait, because readers of events number what they find without
 * a position. It waits only when events of an account have waited for long, so that writes cannot outpace numbering for long. After a
 * failure the events are numbered later.
 */
export const numberSoon = async (db: Queries, accountIds: ReadonlySet<string>): Promise<void> => {
  const { number, isBehind } = numberingOf(db);
  const numbered = number(accountIds).catch(() => false);
  if ([...accountIds].some(isBehind)) await numbered;
};

/** From now on events that no webhook wants leave the outbox when they are numbered: for processes that deliver to webhooks. */
export const discardUnfollowed = (db: Queries): void => {
  numberingOf(db).discards = true;
};

const ignoreOutage = (error: unknown): void => {
  if (databaseFailure(error) === undefined) throw error;
};

interface Head {
  account_id: string;
  /** The latest position; null for an account that does not exist. */
  head: number | null;
  /** Whether there are events without a position. */
  waiting: boolean;
}

/** The heads of several accounts. Requests that ask at the same time share a statement. */
const heads: ReadKind<readonly string[], Head[]> = {
  key: 'event heads',
  sizeOf: (accountIds) => accountIds.length,
  statementFor: (inputs) => ({
    sql: 'select account_id, head, waiting from event_heads_of($1::text[])',
    parameters: [[...new Set(inputs.flat())]],
    answersIn: (rows) => inputs.map((accountIds) => (rows as Head[]).filter(({ account_id }) => accountIds.includes(account_id))),
  }),
};

/**
 * The latest positions of accounts, including all committed events. Within a transaction, and on a standby, events that have no position
 * yet are left out. An unknown account has no entry.
 */
export const eventHeads = async (db: Queries, accountIds: readonly string[]): Promise<Map<string, number>> => {
  let found = await readJointly(db, heads, accountIds);
  const waiting = found.flatMap((one) => (one.waiting ? [one.account_id] : []));
  if (waiting.length > 0 && !db.isTransaction && !unitOf(db)) {
    await numberEvents(db, waiting).catch(ignoreOutage);
    found = await readJointly(db, heads, accountIds);
  }
  return new Map(found.flatMap(({ account_id, head }) => (head === null ? [] : [[account_id, head] as const])));
};

/** The accounts in the outbox, found by jumping from one to the next. */
const outboxAccounts = sql`
  with recursive accounts (account_id) as (
    (select account_id from outbox order by account_id limit 1)
    union all
    select (select outbox.account_id from outbox where outbox.account_id > accounts.account_id order by outbox.account_id limit 1)
    from accounts where accounts.account_id is not null
  )
  select array_agg(account_id) from accounts where account_id is not null`;

/** The accounts with events that wait for a position. */
const accountsWaiting = async (db: Queries): Promise<string[]> => {
  const { rows } = await sql<{ account_id: string }>`select account_id from event_heads_of((${outboxAccounts})) where waiting`.execute(db);
  return rows.map(({ account_id }) => account_id);
};

/**
 * Searches the whole outbox of all accounts for events without a position. Later searches look only at what was committed since the one
 * before; this one also finds the events of a database that was copied from another server.
 */
const numberEverything = async (db: Queries): Promise<void> => {
  const { rows } = await sql<{ all: string[] | null }>`select (${outboxAccounts}) as all`.execute(db);
  const accountIds = rows[0]!.all ?? [];
  for (let from = 0; from < accountIds.length; from += accountsAtOnce) {
    const some = accountIds.slice(from, from + accountsAtOnce);
    const number = (on: Queries) =>
      sql<{ account_id: string }>`select account_id from number_events(${some}::text[], false, true)`.execute(on);
    const { rows: found } = await number(db).catch((error: unknown) => {
      if (!tookTooLong(error)) throw error;
      return withLongTime(db, number);
    });
    callCommitListeners(db, new Set(found.map(({ account_id }) => account_id)));
  }
};

interface Sweeping {
  db: Queries;
  failed: (error: unknown) => void;
  /** Milliseconds between two sweeps. */
  intervalMs?: number;
}

/**
 * Regularly numbers the events that a crash of any node has left without positions. Returns a function that stops this and waits for a
 * run that is under way.
 */
export const sweepEventNumbers = ({ db, failed, intervalMs = 1000 }: Sweeping): (() => Promise<void>) => {
  let running: Promise<void> | undefined;
  let begun = false;
  const sweep = async (): Promise<void> => {
    if (!begun) await numberEverything(db);
    begun = true;
    const accountIds = await accountsWaiting(db);
    if (accountIds.length > 0) await numberEvents(db, accountIds);
  };
  const begin = (): void => {
    running ??= sweep()
      .catch(failed)
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(begin, intervalMs).unref();
  begin();
  return async () => {
    clearInterval(timer);
    await running;
    await numberingOf(db).idle();
  };
};
