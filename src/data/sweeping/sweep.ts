import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Clock } from '../../core/clock.ts';
import { timeLimitOrZero } from '../../core/time-limit.ts';
import type { Queries } from '../connection/database.ts';
import { databaseFailure } from '../connection/errors.ts';
import { type Tx, transaction } from '../connection/transaction.ts';
import { preferIndexScans } from '../query/by-indexes.ts';

/** Handles at most `limit` rows in one statement and returns how many; fewer than the limit means that no more are left. */
export type Batch = (tx: Tx, limit: number) => Promise<number>;

/** Work that one process at a time does, such as on the old rows of one account; the key identifies it within the sweep. */
export interface SweepPart {
  key: string;
  batch: Batch;
}

/** Recurring work that nobody waits for: mostly deleting expired rows. */
export interface Sweep {
  /** The name in the metrics and the log. */
  name: string;
  parts(db: Queries, now: Date): AsyncIterable<SweepPart> | Iterable<SweepPart>;
}

/** How a sweep limits its load on the database. */
export interface SweepPace {
  /** The maximum number of rows in a batch. */
  rows: number;
  /** The minimum pause between two batches, in milliseconds; after a batch that took longer, the pause is as long as the batch. */
  pauseMs: number;
  /** The time limit of one statement in milliseconds, 0 for none; a batch that takes longer is tried again with fewer rows. */
  statementMs: number;
}

const usualPace = (): SweepPace => ({ rows: 1000, pauseMs: 50, statementMs: timeLimitOrZero(1000) });

/** After a batch that took too long, the next one has this many times fewer rows. */
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
 * share the parts. A part that takes too long does not hold up the others; its error is thrown at the end.
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
