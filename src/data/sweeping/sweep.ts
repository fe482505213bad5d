import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Clock } from '../../core/clock.ts';
import { timeLimitOrZero } from '../../core/time-limit.ts';
import type { Queries } from '../connection/database.ts';
import { databaseFailure } from '../connection/errors.ts';
import { type Tx, transaction } from '../connection/transaction.ts';
import { preferIndexScans } from '../query/by-indexes.ts';

/** Deals with at most `limit` rows in one statement; returns with how many: fewer than the limit when no more are left. */
export type Batch = (tx: Tx, limit: number) => Promise<number>;

/** What one process at a time deals with, such as the old rows of one account; the key tells it from the other parts of the sweep. */
export interface SweepPart {
  key: string;
  batch: Batch;
}

/** Work that comes up with time and that nobody waits for: to delete rows when their time is over, mostly. */
export interface Sweep {
  /** What is dealt with, as the metrics and the log name it. */
  name: string;
  parts(db: Queries, now: Date): AsyncIterable<SweepPart> | Iterable<SweepPart>;
}

/** How a sweep spares the others. */
export interface SweepPace {
  /** The most rows of a batch. */
  rows: number;
  /** The least time between two batches, in milliseconds; after a batch that took longer, it is as long as that. */
  pauseMs: number;
  /** The most milliseconds of one statement, 0 without a limit: a batch that takes longer is tried again with fewer rows. */
  statementMs: number;
}

const usualPace = (): SweepPace => ({ rows: 1000, pauseMs: 50, statementMs: timeLimitOrZero(1000) });

/** How many times fewer rows a batch has after one that took too long. */
const fewer = 4;

/** One batch in a transaction of its own; undefined when another process has this part at the moment. */
const runBatch = (db: Queries, name: string, { key, batch }: SweepPart, rows: number, statementMs: number): Promise<number | undefined> =>
  transaction(db, async (tx) => {
    const { rows: locked } = await sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${`sweep of ${name} ${key}`}, 0)) as free,
        set_config('statement_timeout', ${String(statementMs)}, true), set_config('lock_timeout', ${String(statementMs)}, true)`.execute(
      tx,
    );
    if (!locked[0]!.free) return undefined;
    await preferIndexScans(tx);
    return batch(tx, rows);
  });

const runPart = async (db: Queries, name: string, part: SweepPart, pace: SweepPace, signal: AbortSignal | undefined): Promise<void> => {
  for (let { rows } = pace; !signal?.aborted; ) {
    const since = performance.now();
    const done = await runBatch(db, name, part, rows, pace.statementMs).catch((error: unknown) => {
      if (rows === 1 || databaseFailure(error) !== 'timeout') throw error;
      return 'too long' as const;
    });
    if (done === 'too long') rows = Math.ceil(rows / fewer);
    else if (done === undefined || done < rows) return;
    await delay(Math.max(pace.pauseMs, Math.min(performance.now() - since, pace.statementMs)));
  }
};

/**
 * Does the work in small batches with pauses, so that nobody waits for it. Processes that sweep at the same time
 * share the parts. A part that takes too long keeps no other from its turn; its error is thrown at the end.
 */
export const runSweep = async (
  db: Queries,
  { name, parts }: Sweep,
  clock: Clock,
  { signal, ...pace }: Partial<SweepPace> & { signal?: AbortSignal | undefined } = {},
): Promise<void> => {
  const failures: unknown[] = [];
  for await (const part of parts(db, clock())) {
    if (signal?.aborted) return;
    await runPart(db, name, part, { ...usualPace(), ...pace }, signal).catch((error: unknown) => {
      if (databaseFailure(error) !== 'timeout') throw error;
      failures.push(error);
    });
  }
  if (failures.length > 0) throw failures[0];
};

/** Runs several sweeps one after the other. @throws the first error, after the others have had their turn */
export const runSweeps = async (db: Queries, sweeps: readonly Sweep[], clock: Clock, pace?: Partial<SweepPace>): Promise<void> => {
  const failures: unknown[] = [];
  for (const sweep of sweeps) await runSweep(db, sweep, clock, pace).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
};
