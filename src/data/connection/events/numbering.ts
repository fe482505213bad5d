import { AsyncLocalStorage } from 'node:async_hooks';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables/index.ts';
import type { Queries } from '../database.ts';
import { tookTooLong } from '../errors.ts';
import { asProbe, inBackground, withoutDeadline } from '../requester.ts';
import { longRunningStatement } from '../timeouts.ts';
import { callCommitListeners } from './commit-listeners.ts';

/** The maximum number of accounts whose events one statement numbers. */
export const accountsAtOnce = 100;

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
export const withLongTime = <T>(db: Kysely<Tables>, work: (tx: Queries) => Promise<T>): Promise<T> =>
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

/** For each account with numbered events, whether a webhook may want some of them; null for an account that is busy. */
const execute = async (on: Queries, accountIds: readonly string[], discards: boolean): Promise<Map<string, boolean | null>> => {
  const { rows } = await sql<{ account_id: string; followed: boolean | null }>`
    select account_id, followed from number_events(${accountIds}::text[], ${discards}, false)`.execute(on);
  return new Map(rows.map((row) => [row.account_id, row.followed]));
};

/** Leaves out accounts without newly numbered events: the process that numbered them announces them. */
const announce = (db: Queries, ended: ReadonlyMap<string, boolean | null>): void => {
  const numbered = [...ended].filter(([, followed]) => followed !== null);
  const unfollowed = numbered.filter(([, followed]) => followed === false);
  inBackground(() => callCommitListeners(db, new Set(numbered.map(([id]) => id)), new Set(unfollowed.map(([id]) => id))));
};

/**
 * Accounts with more events than a statement could number within the time of a request. They are numbered one after the other, in parallel
 * with all others. After a failure the next sweep finds the events again.
 * @param number numbers the events of one account with the time limit of long-running work
 */
const createLargeAccounts = (number: (accountId: string) => Promise<void>) => {
  const large = new Map<string, 'idle' | 'queued'>();
  let last: Promise<void> = Promise.resolve();

  const numberLarge = async (accountId: string): Promise<void> => {
    try {
      await number(accountId);
      large.delete(accountId);
    } catch {
      large.set(accountId, 'idle');
    }
  };

  return {
    has: (accountId: string): boolean => large.has(accountId),
    start: (accountId: string): void => {
      if (large.get(accountId) === 'queued') return;
      large.set(accountId, 'queued');
      last = last.then(() => outside(numberLarge, accountId));
    },
  };
};

/** Runs one statement at a time for all callers of this process. Callers that come while it runs wait for the next one. */
export const createNumbering = (db: Kysely<Tables>): Numbering => {
  const waiting = new Map<string, Request>();
  const large = createLargeAccounts(async (accountId) =>
    announce(db, await withLongTime(db, (tx) => execute(tx, [accountId], self.discards))),
  );
  let running: Promise<void> | undefined;
  /** The accounts of the running statement. */
  let underWay: ReadonlyMap<string, Request> = new Map();

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
      for (const [accountId, followed] of await asProbe(() => execute(db, accountIds, self.discards))) ended.set(accountId, followed);
    } catch (error) {
      for (const { numbered } of batch.values()) numbered.reject(error);
      if (tookTooLong(error)) tooLong(accountIds);
      return;
    }
    const through = [...batch].filter(([accountId, request]) => ended.get(accountId) !== null || !tryAgain(accountId, request));
    for (const [accountId, { numbered }] of through) numbered.resolve(ended.get(accountId) !== null);
    announce(db, ended);
  };

  /**
   * Called after a statement that took too long. So that no account delays the others, each gets a statement of its own, and nobody waits
   * for it any more.
   */
  const tooLong = (accountIds: readonly string[]): void => {
    const [only, ...others] = accountIds;
    if (others.length === 0) large.start(only!);
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
      for (const accountId of ofLarge) large.start(accountId);
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
