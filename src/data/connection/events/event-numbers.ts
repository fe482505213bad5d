import { sql } from 'kysely';
import { oncePer } from '../../../core/once-per.ts';
import type { Queries } from '../database.ts';
import { databaseFailure, tookTooLong } from '../errors.ts';
import { jointAsker, type ReadKind, readJointly } from '../statements/joint-reads.ts';
import { unitOf } from '../units-of-work/unit-of-work.ts';
import { callCommitListeners } from './commit-listeners.ts';
import { accountsAtOnce, createNumbering, withLongTime } from './numbering.ts';

// How events get their positions, and why the order is right: src/data/migrations/steps/0016-event-positions.ts.

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
  let found = await readJointly(db, heads, accountIds, jointAsker(db));
  const waiting = found.flatMap((one) => (one.waiting ? [one.account_id] : []));
  if (waiting.length > 0 && !db.isTransaction && !unitOf(db)) {
    await numberEvents(db, waiting).catch(ignoreOutage);
    found = await readJointly(db, heads, accountIds, jointAsker(db));
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
