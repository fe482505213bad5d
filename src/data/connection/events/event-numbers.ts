import { AsyncLocalStorage } from 'node:async_hooks';
import { type Kysely, sql } from 'kysely';
import { oncePer } from '../../../core/once-per.ts';
import type { Tables } from '../../tables/index.ts';
import type { Queries } from '../database.ts';
import { databaseFailure, tookTooLong } from '../errors.ts';
import { asProbe, inBackground, withoutDeadline } from '../requester.ts';
import { longRunningStatement } from '../timeouts.ts';
import { unitOf } from '../units-of-work/unit-of-work.ts';
import { callCommitListeners } from './commit-listeners.ts';

// How events get their positions, and why the order is right: src/data/migrations/steps/0010-event-positions.ts.

/** The accounts of which one statement numbers the events. */
const accountsAtOnce = 100;

/** After so many milliseconds an account is tried again whose events another process numbers, or deletes. */
const busyMs = 3;

/** So often at most; then the events are left to a later call. */
const triesAtMost = 500;

/** Milliseconds after which the writes of an account wait for the positions of its events. */
const behindAfter = 100;

/** An account whose events are to be numbered, and those who wait for it. */
interface Request {
  numbered: PromiseWithResolvers<boolean>;
  tries: number;
  /** When the first of them was asked for, on the clock of `performance.now()`. */
  since: number;
  /** Whether it gets a statement of its own, after one for several accounts has taken too long. */
  isAlone?: boolean;
}

interface Numbering {
  /**
   * Gives positions to the events of these accounts that were committed before the call. It does not wait for an account that has more of
   * them than are numbered in the time of a request. Resolves with whether all have their positions now.
   */
  number(accountIds: Iterable<string>): Promise<boolean>;
  /** Whether events of the account have waited for long. */
  isBehind(accountId: string): boolean;
  /** Resolves when no statement is under way. */
  idle(): Promise<void>;
  /** Whether events that no webhook wants leave the outbox when they are numbered. */
  discards: boolean;
}

/** Runs work in a transaction whose statements have the time of long work. */
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

/** One statement at a time for all callers of this process: who comes while it runs waits for the next one. */
const createNumbering = (db: Kysely<Tables>): Numbering => {
  const waiting = new Map<string, Request>();
  /** Accounts with so many events that a statement could not number them in the time of a request. */
  const large = new Map<string, 'idle' | 'queued'>();
  let lastLarge: Promise<void> = Promise.resolve();
  let running: Promise<void> | undefined;
  /** What the statement that is under way numbers. */
  let underWay: ReadonlyMap<string, Request> = new Map();

  /** The accounts of which events were numbered, by whether a webhook may want some of them; null for an account that is busy. */
  const execute = async (on: Queries, accountIds: readonly string[]): Promise<Map<string, boolean | null>> => {
    const { rows } = await sql<{ account_id: string; followed: boolean | null }>`
      select account_id, followed from number_events(${accountIds}::text[], ${self.discards}, false)`.execute(on);
    return new Map(rows.map((row) => [row.account_id, row.followed]));
  };

  /** Those of which nothing was numbered are announced by whoever has numbered their events. */
  const announce = (ended: ReadonlyMap<string, boolean | null>): void => {
    const numbered = [...ended].filter(([, followed]) => followed !== null);
    const unfollowed = numbered.filter(([, followed]) => followed === false);
    inBackground(() => callCommitListeners(db, new Set(numbered.map(([id]) => id)), new Set(unfollowed.map(([id]) => id))));
  };

  /** Numbers a large account with the time of long work. What fails is found again by the next sweep. */
  const numberLarge = async (accountId: string): Promise<void> => {
    try {
      announce(await withLongTime(db, (tx) => execute(tx, [accountId])));
      large.delete(accountId);
    } catch {
      large.set(accountId, 'idle');
    }
  };

  /** Large accounts are numbered beside all others, one after the other. */
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
   * After a statement that took too long: none of its accounts may keep the others from being numbered. Each gets a statement of its
   * own, and nobody waits for it any more.
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
 * Gives positions to the events of these accounts that are committed, and calls the commit listeners. An account that has more of them
 * than are numbered in the time of a request gets them later, in the background, and is not waited for. Resolves with whether all have
 * their positions now.
 * @throws Error when the database is unavailable, or only a standby; the events get their positions later
 */
export const numberEvents = (db: Queries, accountIds: Iterable<string>): Promise<boolean> => numberingOf(db).number(accountIds);

/**
 * Has the events of these accounts numbered that are committed. It is not waited for, as the readers of events number what they find
 * without a position; only where an account's events have waited for long, so that writes are no faster for long than numbering is.
 * What fails is done later.
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

const readHeads = async (db: Queries, accountIds: readonly string[]): Promise<Head[]> => {
  const { rows } = await sql<Head>`select account_id, head, waiting from event_heads_of(${accountIds}::text[])`.execute(db);
  return rows;
};

/**
 * The latest positions of accounts, after all events that are committed. Within a transaction, and on a standby, events that have no
 * position yet are left out. An unknown account has none.
 */
export const eventHeads = async (db: Queries, accountIds: readonly string[]): Promise<Map<string, number>> => {
  let heads = await readHeads(db, accountIds);
  const waiting = heads.flatMap((one) => (one.waiting ? [one.account_id] : []));
  if (waiting.length > 0 && !db.isTransaction && !unitOf(db)) {
    await numberEvents(db, waiting).catch(ignoreOutage);
    heads = await readHeads(db, accountIds);
  }
  return new Map(heads.flatMap(({ account_id, head }) => (head === null ? [] : [[account_id, head] as const])));
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
 * Searches the outbox of all accounts for events without a position. Later searches are for what has been committed since the one
 * before; this one also finds what a database has that was copied from another server.
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
 * Numbers from time to time the events that a crash has left without positions, on whatever node; returns a function that ends it, and
 * waits for what is being numbered.
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
