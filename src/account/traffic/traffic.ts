import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { AnsweredRequest } from '../../core/answered-request.ts';
import type { Clock } from '../../core/clock.ts';
import { ServiceError } from '../../core/errors.ts';
import { timeLimit, waitAtMost } from '../../core/time-limit.ts';
import type { CountParts } from '../../core/used-part.ts';
import type { Queries } from '../../data/connection/database.ts';
import { type DatabaseFailure, databaseFailure } from '../../data/connection/errors.ts';
import { inBackground } from '../../data/connection/requester.ts';
import { type BatchBounds, createBatch, isEmpty, onlyFigures } from './batch.ts';
import { type NumberedBatch, writeBatch } from './write.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
  /** Called with write errors; requests continue. */
  report: (error: unknown) => void;
  bounds?: BatchBounds;
  /** Maximum share of successful reads that is logged, from 0 to 1, whatever an account asks for; all by default. */
  mostReads?: number;
}

/** Limits of a batch. There are at most two: one whose write failed, and one being collected. */
const maxUnwritten: BatchBounds = { entries: 10_000, days: 10_000, parts: 50_000 };

/** Entries that trigger an early write: fewer mean more writes, more mean longer ones. */
const manyEntries = 500;

/** How long a request for figures waits for a write, and how long the shutdown waits for the last one, in milliseconds. */
const flushTimeouts = { reading: 1000, closing: 2000 };

/** Errors that may be gone at the next attempt. */
const temporary: ReadonlySet<DatabaseFailure | undefined> = new Set(['unavailable', 'timeout', 'conflict', 'foreign_key']);

const isTemporary = (error: unknown): boolean => error instanceof ServiceError || temporary.has(databaseFailure(error));

/**
 * Collects figures and log entries of answered requests and writes them in batches in the background. No request waits for it; a killed
 * process loses what it has in memory. While the database is unavailable a batch is retried, and counted exactly once.
 */
export const createTraffic = ({ db, clock, report, bounds = maxUnwritten, mostReads = 1 }: Dependencies) => {
  const writer = randomUUID();
  let number = 0;
  let collecting = createBatch(bounds);
  let unwritten: NumberedBatch | undefined;
  let isReported = false;
  let writing: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | undefined;
  // A write belongs to no request and must not inherit the trace of the last one.
  const detached = AsyncLocalStorage.snapshot();

  let latest = { ms: Number.NaN, text: '' };
  /** The current time as text. Many events are counted within a millisecond. */
  const now = (): string => {
    const ms = clock().getTime();
    if (ms !== latest.ms) latest = { ms, text: new Date(ms).toISOString() };
    return latest.text;
  };

  const takeCollected = (): NumberedBatch | undefined => {
    if (isEmpty(collecting)) return undefined;
    number += 1;
    unwritten = { ...collecting, writer, number };
    collecting = createBatch(bounds);
    return unwritten;
  };

  /** A batch that the database rejects is retried without log entries and used parts, then dropped. */
  const reduce = (batch: NumberedBatch): void => {
    unwritten = batch.entries.length + batch.uses.size > 0 ? { ...batch, ...onlyFigures(batch) } : undefined;
    if (unwritten) return;
    for (const { starts_at } of batch.days.values()) collecting.miss(starts_at);
  };

  /** Writes only what was collected before it starts; otherwise it would never end under load. */
  const write = async (): Promise<void> => {
    const last = collecting;
    const next = () => unwritten ?? (collecting === last ? takeCollected() : undefined);
    for (let batch = next(); batch; batch = next()) {
      try {
        await writeBatch(db, batch, now(), mostReads);
        unwritten = undefined;
        isReported = false;
      } catch (error) {
        if (!isReported) report(error);
        isReported = true;
        if (isTemporary(error)) return;
        reduce(batch);
      }
    }
  };

  /** Writes everything collected so far. One write runs at a time, and at most one more waits. */
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
    /** Counts an answered request. A batch with many entries is written at once, so that no write takes long. */
    record: (answered: AnsweredRequest): void => {
      collecting.record(answered, now());
      if (collecting.entries.length === manyEntries) void detached(flush);
    },
    /** Counts parts used outside requests: events and frames. */
    countParts: ((caller, used) => collecting.countParts(caller, null, used, now())) satisfies CountParts as CountParts,
    /** Notes how much of its rate limit an account has used in the current minute. */
    noteMinute: (accountId: string, used: number): void => collecting.noteMinute(accountId, used, now()),
    flush,
    /** Writes what is in memory before figures are read, if the database is quick enough. */
    settle: (): Promise<void> => waitAtMost(timeLimit(flushTimeouts.reading), flush()),
    /** Writes the last batch, or reports what is lost. */
    close: async (): Promise<void> => {
      await waitAtMost(timeLimit(flushTimeouts.closing), flush());
      if (unwrittenRequests() > 0)
        report(new Error(`${unwrittenRequests()} requests were not counted: the database did not accept them before shutdown.`));
    },
  };
};

export type Traffic = ReturnType<typeof createTraffic>;
