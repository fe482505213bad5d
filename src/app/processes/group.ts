import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Readiness } from '../monitoring/health.ts';
import { type ServingProcess, startServing } from './serving-process.ts';
import { createSummedMetrics } from './summed-metrics.ts';

/** Milliseconds before a process that has ended is replaced: the first, after each failure twice as long, and the longest. */
const backoff = { first: 100, longest: 30_000 };

/** How often a process is started in all when it is killed each time before it serves. */
const starts = 5;

/** A process that has served for so long, in milliseconds, was started well. */
const wellMs = 10_000;

const isReady = (answer: Readiness | undefined) => answer?.status === 200;

/** One answer for all processes: ready while one of them is, with what is missing. */
const combined = (answers: readonly (Readiness | undefined)[], wanted: number): Readiness => {
  const ready = answers.filter(isReady);
  const refused = answers.find((answer) => answer !== undefined && !isReady(answer));
  if (ready.length === 0) return refused ?? { status: 503, body: { status: 'unavailable', reason: 'no process serves' } };
  const degraded = new Set(ready.flatMap((answer) => (answer?.body.status === 'ready' ? (answer.body.degraded ?? []) : [])));
  if (ready.length < wanted) degraded.add(`${ready.length} of ${wanted} processes serve`);
  return { status: 200, body: { status: 'ready', ...(degraded.size > 0 ? { degraded: [...degraded] } : {}) } };
};

/** Several processes that serve on one port: replaced when they end, restarted in turn and ended together. */
export const createGroup = (wanted: number, log: Pick<Logger, 'info' | 'error'>, start: () => ServingProcess = startServing) => {
  const ending = new AbortController();
  /** The processes that have to be there. */
  const members = new Set<ServingProcess>();
  /** All processes that run, with those that start or end. */
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

  /**
   * Starts a process until it serves. One that a signal has ended is started again; one that exits has said why, and would do it again.
   * @throws Error when it exits, or is killed each time
   */
  const beginSurely = async (): Promise<ServingProcess> => {
    for (let failed = 1; ; failed += 1) {
      const one = begin();
      const refusal: unknown = await one.started.then(
        () => undefined,
        (error: unknown) => error,
      );
      if (refusal === undefined) return one;
      const how = await one.exited;
      if (typeof how !== 'string') throw refusal;
      if (failed === starts) throw new Error(`A serving process was killed ${starts} times before it was ready, at last with ${how}.`);
      log.error({ how }, 'a serving process ended before it was ready, and is started again');
      await delay(backoff.first * 2 ** (failed - 1), undefined, { signal: ending.signal });
    }
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

  /** From now on the process has to be there. */
  const keep = (one: ServingProcess): void => {
    const since = performance.now();
    members.add(one);
    void one.exited.then(async (how) => {
      if (!members.delete(one) || ending.signal.aborted) return;
      if (performance.now() - since > wellMs) failures = 0;
      log.error({ how }, 'a serving process ended, and is replaced');
      await replaceUnlessEnding();
    });
  };

  /** Starts a process before it ends another one, so that as many serve as before. @throws Error when the new one does not start */
  const renew = async (old: ServingProcess): Promise<void> => {
    const next = begin();
    await next.started;
    // The old one has died meanwhile, and is being replaced.
    if (!members.delete(old)) return next.end('released');
    keep(next);
    await old.end('released');
  };

  const renewAll = async (): Promise<void> => {
    try {
      for (const old of serving()) if (members.has(old) && !ending.signal.aborted) await renew(old);
      log.info({ processes: wanted }, 'all processes have been restarted');
    } catch (error) {
      log.error({ err: error }, 'a new process did not start: the restart stops, and the processes of before go on serving');
    }
  };

  let restarting = Promise.resolve();
  let isWaiting = false;

  return {
    /**
     * Starts one process, and when it serves, which includes changes of the database, the others. Returns the facts of the first.
     * @throws Error when one of them cannot start
     */
    start: async () => {
      const first = await beginSurely();
      keep(first);
      await Promise.all(Array.from({ length: wanted - 1 }, () => beginSurely().then(keep)));
      return first.started;
    },
    /** Restarts the processes one after the other. While that goes on, any number of further calls restart them once more. */
    restart: (): void => {
      if (isWaiting) return;
      isWaiting = true;
      restarting = restarting.then(async () => {
        isWaiting = false;
        await renewAll();
      });
    },
    metrics: metrics.page,
    readiness: async (): Promise<Readiness> =>
      ending.signal.aborted
        ? { status: 503, body: { status: 'draining' } }
        : combined(await Promise.all(serving().map((one) => one.ask('readiness'))), wanted),
    /** Ends all processes; what they are answering is finished. */
    end: async (): Promise<void> => {
      ending.abort();
      await Promise.all([...running].map((one) => one.end('closed')));
    },
  };
};
