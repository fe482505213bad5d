import { giveUpAfter, timeLimit } from '../../core/time-limit.ts';
import type { Config } from '../config.ts';
import { type Running, start } from '../start.ts';
import type { Order, ProcessMetrics, Question, Report } from './messages.ts';

/** How long running requests may take to finish, in milliseconds. */
const grace = 10_000;

const report = (message: Report): Promise<void> => new Promise((resolve) => process.send?.(message, () => resolve()));

const answerTo = (question: Question, { metrics, readiness }: Running) =>
  question === 'metrics' ? metrics.getMetricsAsJSON() : readiness();

type End = 'released' | 'closed';

/** Resolves with the way to stop, on a message of the primary process or a signal. SIGHUP is for the primary process only. */
const untilEnded = (): Promise<End> =>
  new Promise((resolve) => {
    process.on('SIGHUP', () => undefined);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve('closed'));
    process.on('message', (order: Order) => {
      if ('end' in order) resolve(order.end);
    });
  });

/** Serves in one of several processes on the same port, until the primary process stops it. */
export const serveInProcess = async (config: Config, options: Pick<NonNullable<Parameters<typeof start>[1]>, 'work'>): Promise<void> => {
  const ended = untilEnded();
  const running = await start(config, { ...options, operations: false });
  process.on('message', (order: Order) => {
    if (!('question' in order)) return;
    const { question, number } = order;
    void answerTo(question, running).then((answer) => report({ number, answer }));
  });
  const { publicUrl, first, seeded, unfilled } = running;
  await report({ started: { publicUrl, first, seeded, unfilled } });
  if ((await ended) === 'released') await running.release();
  giveUpAfter(timeLimit(grace + config.drainMs), () => process.exit(1));
  await running.close();
  await report({ last: (await running.metrics.getMetricsAsJSON()) as ProcessMetrics });
  process.exit(0);
};
