import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Clock } from '../core/clock.ts';
import { ServiceError } from '../core/errors.ts';
import { inStoredTrace } from '../core/tracing.ts';
import type { Queries } from '../data/connection/database.ts';
import { type LeasedOperation, leaseOperation, type OperationWork, releaseOperation } from './leases.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
  log: Logger;
  /** How many operations one node executes at once. */
  concurrency?: number;
  /** Milliseconds between two polls for work without a wake-up: from other nodes, or after a crash. */
  pollIntervalMs?: number;
}

/** The work of each type of operation; the families say which types there are. */
export type Works = Readonly<Partial<Record<string, OperationWork>>>;

/** How often an operation is started before it fails. */
const maxAttempts = 5;

const tooManyAttempts = () => new ServiceError('internal_error', `The work was interrupted ${maxAttempts} times and is given up.`);

/** Executes operations in this process; any number of nodes share the work. */
export const createRunner = ({ db, clock, log, concurrency = 4, pollIntervalMs = 1000 }: Dependencies) => {
  const closing = new AbortController();
  const active = new Set<Promise<void>>();
  let woken = false;
  let wakeSignal = Promise.withResolvers<void>();
  let running: Promise<void> | undefined;

  const execute = async ({ run, fail }: OperationWork, operation: LeasedOperation): Promise<void> => {
    try {
      if (operation.attempts > maxAttempts) throw tooManyAttempts();
      await run(operation, closing.signal);
    } catch (error) {
      if (error instanceof ServiceError) await fail(operation, error);
      else if (closing.signal.aborted) await releaseOperation(db, operation);
      // A worker starts it again when the lease has expired. By then a database outage may be over.
      else throw error;
    }
  };

  const startWork = (work: OperationWork, operation: LeasedOperation & { type: string }): void => {
    const { accountId, id, type } = operation;
    const span = { name: `run ${type}`, attributes: { 'tessera.account': accountId, 'tessera.operation_id': id } };
    const done = inStoredTrace(span, {}, () => execute(work, operation))
      .catch((error: unknown) => log.error({ err: error, operation: operation.id }, 'an operation was interrupted'))
      .finally(() => active.delete(done));
    active.add(done);
  };

  /** Returns whether there was an operation. */
  const leaseNext = async (works: Works): Promise<boolean> => {
    const operation = await leaseOperation(db, Object.keys(works), clock().toISOString());
    if (operation) startWork(works[operation.type]!, operation);
    return operation !== undefined;
  };

  const waitForWork = async (): Promise<void> => {
    if (!woken) await Promise.race([wakeSignal.promise, delay(pollIntervalMs, undefined, { ref: false })]);
    woken = false;
  };

  const loop = async (works: Works): Promise<void> => {
    while (!closing.signal.aborted) {
      if (active.size >= concurrency) await Promise.race(active);
      else if (!(await leaseNext(works).catch((error: unknown) => void log.warn({ err: error }, 'the search for work failed'))))
        await waitForWork();
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

    /** Signals that there may be work. */
    wake,

    /** Starts no more operations; running ones stop at their next step and are released. */
    close: async (): Promise<void> => {
      closing.abort();
      wake();
      await running;
    },
  };
};
