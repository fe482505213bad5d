import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Clock } from '../core/clock.ts';
import { ServiceError } from '../core/errors.ts';
import type { Queries } from '../data/connection/database.ts';
import { type LeasedOperation, leaseOperation, type OperationType, type OperationWork, releaseOperation } from './leases.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
  log: Logger;
  /** Operations that one node works on at once. */
  atOnce?: number;
  /** Milliseconds between two looks for work that nobody told of: other nodes', or left behind by a crash. */
  pollIntervalMs?: number;
}

/** What carries each type of operation out. */
export type Works = Partial<Record<OperationType, OperationWork>>;

/** Operations are taken up so often before they fail. */
const attempts = 5;

const givenUp = () => new ServiceError('internal_error', `The work was broken off ${attempts} times and is given up.`);

/** Carries operations out in this process, beside the requests; any number of nodes share the work. */
export const createRunner = ({ db, clock, log, atOnce = 4, pollIntervalMs = 1000 }: Dependencies) => {
  const closing = new AbortController();
  const active = new Set<Promise<void>>();
  let woken = false;
  let wakeSignal = Promise.withResolvers<void>();
  let running: Promise<void> | undefined;

  const carryOut = async ({ run, fail }: OperationWork, operation: LeasedOperation): Promise<void> => {
    try {
      if (operation.attempts > attempts) throw givenUp();
      await run(operation, closing.signal);
    } catch (error) {
      if (error instanceof ServiceError) await fail(operation, error);
      else if (closing.signal.aborted) await releaseOperation(db, operation);
      // Somebody takes it up again when the lease is over: a database that was away is back by then.
      else throw error;
    }
  };

  const begin = (work: OperationWork, operation: LeasedOperation): void => {
    const done = carryOut(work, operation)
      .catch((error: unknown) => log.error({ err: error, operation: operation.id }, 'an operation was broken off'))
      .finally(() => active.delete(done));
    active.add(done);
  };

  /** Whether there was anything to take up. */
  const takeUp = async (works: Works): Promise<boolean> => {
    const operation = await leaseOperation(db, Object.keys(works) as OperationType[], clock().toISOString());
    if (operation) begin(works[operation.type]!, operation);
    return operation !== undefined;
  };

  const rest = async (): Promise<void> => {
    if (!woken) await Promise.race([wakeSignal.promise, delay(pollIntervalMs, undefined, { ref: false })]);
    woken = false;
  };

  const loop = async (works: Works): Promise<void> => {
    while (!closing.signal.aborted) {
      if (active.size >= atOnce) await Promise.race(active);
      else if (!(await takeUp(works).catch((error: unknown) => void log.warn({ err: error }, 'no work could be looked for')))) await rest();
    }
    await Promise.all(active);
  };

  const wake = (): void => {
    woken = true;
    wakeSignal.resolve();
    wakeSignal = Promise.withResolvers();
  };

  return {
    start: (works: Works): void => {
      running ??= loop(works);
    },

    /** Says that there may be work. */
    wake,

    /** Takes nothing up any more, and has what is under way stop at its next step and given back. */
    close: async (): Promise<void> => {
      closing.abort();
      wake();
      await running;
    },
  };
};
