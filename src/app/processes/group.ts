import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Readiness } from '../monitoring/health.ts';
import { type ServingProcess, startServing } from './serving-process.ts';
import { createSummedMetrics } from './summed-metrics.ts';

/** Milliseconds before an ended process is replaced: the initial delay, doubled after each failure, and the maximum. */
const backoff = { first: 100, longest: 30_000 };

/** How many times a process is started when it is killed each time before it serves. */
const starts = 5;

/** A process that has served this long, in milliseconds, counts as successfully started. */
const wellMs = 10_000;

const isReady = (answer: Readiness | undefined) => answer?.status === 200;

/** One answer for all processes: ready while one of them is, with what is missing. */
const combined = (answers: readonly (Readiness | undefined)[], wanted: number): Readiness => {
  const ready = answers.filter(isReady);
  const refused = answers.find((answer) => answer !== undefined && !isReady(answer));
  if (ready.length === 0) return refused ?? { status: 503, body: { status: 'unavailable', reason: 'no process is serving' } };
  const degraded = new Set(ready.flatMap((answer) => (answer?.body.status === 'ready' ? (answer.body.degraded ?? []) : [])));
  if (ready.length < wanted) degraded.add(`${ready.length} of ${wanted} processes are serving`);
  return { status: 200, body: { status: 'ready', ...(degraded.size > 0 ? { degraded: [...degraded] } : {}) } };
};

/**
 * Starts a process until it serves. A process killed by a signal is started again; one that exits has reported why and would fail again.
 * @throws Error when it exits, or is killed each time
 */
const startUntilServing = async (begin: () => ServingProcess, log: Pick<Logger, 'error'>, ending: AbortSignal): Promise<ServingProcess> => {
  for (let failed = 1; ; failed += 1) {
    const one = begin();
    const refusal: unknown = await one.started.then(
      () => undefined,
      (error: unknown) => error,
    );
    if (refusal === undefined) return one;
    const how = await one.exited;
    if (typeof how !== 'string') throw refusal;
    if (failed === starts) throw new Error(`A serving process was killed ${starts} times before it was ready, most recently by ${how}.`);
    log.error({ how }, 'a serving process ended before it was ready and is being restarted');
    await delay(backoff.first * 2 ** (failed - 1), undefined, { signal: ending });
  }
};

/** Runs work, which must not reject, when called. Any number of calls while it runs cause one more run. */
const coalesceCalls = (work: () => Promise<void>) => {
  let running = Promise.resolve();
  let isWaiting = false;
  return (): void => {
    if (isWaiting) return;
    isWaiting = true;
    running = running.then(async () => {
      isWaiting = false;
      await work();
    });
  };
};

/** Several processes serving on one port: replaced when they end, restarted one by one, and stopped together. */
export const createGroup = (wanted: number, log: Pick<Logger, 'info' | 'error'>, start: () => ServingProcess = startServing) => {
  const ending = new AbortController();
  /** The processes that should be running. */
  const members = new Set<ServingProcess>();
  /** All processes, including those that are starting or stopping. */
  const running = new Set<ServingProcess>();
  const serving = () => [...members].filter((one) => one.isServing());
  const metrics = createSummedMetrics(() => [...running].filter((one) => one.hasStarted()));
  let failures = 0;

  const begin = (): ServingProcess => {
    const one = start();
    running.add(one);
    void one.exited.then(() => {
      running.delete(one);
      metrics.remember(one);
    });
    return one;
  };

  const replace = async (): Promise<void> => {
    await delay(Math.min(backoff.first * 2 ** failures, backoff.longest), undefined, { signal: ending.signal });
    failures += 1;
    const next = begin();
    await next.started.then(() => keep(next), replace);
  };

  const replaceUnlessEnding = () =>
    replace().catch((error: unknown) => {
      if (!ending.signal.aborted) throw error;
    });

  /** Supervises the process from now on. */
  const keep = (one: ServingProcess): void => {
    const since = performance.now();
    members.add(one);
    void one.exited.then(async (how) => {
      if (!members.delete(one) || ending.signal.aborted) return;
      if (performance.now() - since > wellMs) failures = 0;
      log.error({ how }, 'a serving process ended and is being replaced');
      await replaceUnlessEnding();
    });
  };

  /**
   * Starts a process before it stops another one, so that the number of serving processes stays the same.
   * @throws Error when the new one does not start
   */
  const renew = async (old: ServingProcess): Promise<void> => {
    const next = begin();
    await next.started;
    // The old one has died meanwhile and is being replaced.
    if (!members.delete(old)) return next.end('released');
    keep(next);
    await old.end('released');
  };

  const renewAll = async (): Promise<void> => {
    try {
      for (const old of serving()) if (members.has(old) && !ending.signal.aborted) await renew(old);
      log.info({ processes: wanted }, 'all processes have been restarted');
    } catch (error) {
      log.error({ err: error }, 'a new process did not start: the restart stops, and the old processes keep serving');
    }
  };

  return {
    /**
     * Starts one process and, once it serves (including migrations), the others. Returns the startup facts of the first.
     * @throws Error when one of them cannot start
     */
    start: async () => {
      const startOne = () => startUntilServing(begin, log, ending.signal);
      const first = await startOne();
      keep(first);
      await Promise.all(Array.from({ length: wanted - 1 }, () => startOne().then(keep)));
      return first.started;
    },
    /** Restarts the processes one after the other. */
    restart: coalesceCalls(renewAll),
    metrics: metrics.page,
    readiness: async (): Promise<Readiness> =>
      ending.signal.aborted
        ? { status: 503, body: { status: 'draining' } }
        : combined(await Promise.all(serving().map((one) => one.ask('readiness'))), wanted),
    /** Stops all processes after they have finished their requests. */
    end: async (): Promise<void> => {
      ending.abort();
      await Promise.all([...running].map((one) => one.end('closed')));
    },
  };
};
