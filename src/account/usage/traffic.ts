import { randomUUID } from 'node:crypto';
import type { AnsweredRequest } from '../../core/answered-request.ts';
import type { Clock } from '../../core/clock.ts';
import { ServiceError } from '../../core/errors.ts';
import type { Queries } from '../../data/connection/database.ts';
import { type DatabaseFailure, databaseFailure } from '../../data/connection/errors.ts';
import { inBackground } from '../../data/connection/requester.ts';
import { type BatchBounds, createBatch, isEmpty, withoutEntries } from './batch.ts';
import { type NumberedBatch, writeBatch } from './write.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
  /** Hears of what could not be written; requests go on. */
  report: (error: unknown) => void;
  bounds?: BatchBounds;
}

/** A batch that could not be written waits beside the one that is being collected: both are held at most. */
const maxUnwritten: BatchBounds = { entries: 10_000, days: 10_000 };

/** Milliseconds that somebody who reads the figures waits for the latest of them, and that the end of the process waits for the last. */
const flushTimeouts = { reading: 1000, closing: 2000 };

/** Failures that the next try may not meet. */
const passing: ReadonlySet<DatabaseFailure | undefined> = new Set(['unavailable', 'timeout', 'conflict', 'foreign_key']);

const mayPass = (error: unknown): boolean => error instanceof ServiceError || passing.has(databaseFailure(error));

/** Waits for work, but not longer than this many milliseconds. */
const waitFor = (work: Promise<void>, patience: number): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, patience);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
};

/**
 * Collects what was answered, and writes it in batches off the way of requests: a process that is killed loses what it holds,
 * and no request waits for its line. While the database is away a batch is kept, and written once when it is back.
 */
export const createTraffic = ({ db, clock, report, bounds = maxUnwritten }: Dependencies) => {
  const writer = randomUUID();
  let number = 0;
  let collecting = createBatch(bounds);
  let unwritten: NumberedBatch | undefined;
  let isReported = false;
  let writing: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | undefined;

  const next = (): NumberedBatch | undefined => {
    if (unwritten || isEmpty(collecting)) return unwritten;
    number += 1;
    unwritten = { ...collecting, writer, number };
    collecting = createBatch(bounds);
    return unwritten;
  };

  /** What the database will never take is tried without the log's lines, and at last given up. */
  const reduce = (batch: NumberedBatch): void => {
    unwritten = batch.entries.length > 0 ? { ...batch, ...withoutEntries(batch) } : undefined;
    if (unwritten) return;
    for (const { starts_at } of batch.days.values()) collecting.miss(starts_at);
  };

  const write = async (): Promise<void> => {
    for (let batch = next(); batch; batch = next()) {
      try {
        await writeBatch(db, batch, clock().toISOString());
        unwritten = undefined;
        isReported = false;
      } catch (error) {
        if (!isReported) report(error);
        isReported = true;
        if (mayPass(error)) return;
        reduce(batch);
      }
    }
  };

  /** Writes what has been collected until now, if it can be written. One write is under way at a time, and one more waits for it. */
  const flush = (): Promise<void> => {
    waiting ??= writing.then(() => {
      waiting = undefined;
      writing = inBackground(write);
      return writing;
    });
    return waiting;
  };

  const unwrittenRequests = (): number =>
    [...(unwritten?.days.values() ?? []), ...collecting.days.values()].reduce((sum, { requests }) => sum + requests, 0);

  return {
    record: (answered: AnsweredRequest): void => collecting.record(answered, clock().toISOString()),
    flush,
    /** Has those who read see the latest, where the database takes it soon. */
    settle: (): Promise<void> => waitFor(flush(), flushTimeouts.reading),
    /** Writes the last batch, or says what is lost. */
    close: async (): Promise<void> => {
      await waitFor(flush(), flushTimeouts.closing);
      if (unwrittenRequests() > 0)
        report(new Error(`${unwrittenRequests()} requests are not counted: the database did not take them before the end.`));
    },
  };
};

export type Traffic = ReturnType<typeof createTraffic>;

/** How long the log is kept, in milliseconds. */
const retentionMs = 30 * 24 * 60 * 60 * 1000;

/** Forgets requests that the log holds no longer, and processes that have ended as long ago. */
export const forgetOldRequests = async (db: Queries, clock: Clock): Promise<void> => {
  const oldest = new Date(clock().getTime() - retentionMs).toISOString();
  await db
    .deleteFrom('logged_requests')
    .using('accounts')
    .whereRef('logged_requests.account_id', '=', 'accounts.id')
    .where('logged_requests.created_at', '<', oldest)
    .execute();
  await db.deleteFrom('traffic_writers').where('written_at', '<', oldest).execute();
};
