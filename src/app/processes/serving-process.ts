import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { giveUpAfter, timeLimit } from '../../core/time-limit.ts';
import type { Readiness } from '../monitoring/health.ts';
import type { Order, ProcessMetrics, Question, Report, Started } from './messages.ts';

/** One serving process. */
export interface ServingProcess {
  /** Resolves when it serves; rejects when it ends before. */
  started: Promise<Started>;
  /** Resolves with its exit code, or with the signal that killed it. */
  exited: Promise<number | string>;
  /** Whether it is taking requests. */
  isServing: () => boolean;
  /** Whether it has ever taken requests. */
  hasStarted: () => boolean;
  /** Its metrics after its last request; undefined when it ended before it could send them. */
  last: () => ProcessMetrics | undefined;
  /** Undefined when it does not answer within a second. */
  ask: {
    (question: 'metrics'): Promise<ProcessMetrics | undefined>;
    (question: 'readiness'): Promise<Readiness | undefined>;
  };
  end: (how: 'released' | 'closed') => Promise<void>;
}

/** Timeout of an answer in milliseconds. */
const answerMs = 1000;

let questions = 0;

const send = (worker: Worker, order: Order): void => {
  if (worker.isConnected()) worker.send(order);
};

const createAsk =
  (worker: Worker) =>
  (question: Question): Promise<never> => {
    questions += 1;
    const number = questions;
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const answered = (message: Report) => {
      if ('number' in message && message.number === number) resolve(message.answer);
    };
    const inTime = giveUpAfter(timeLimit(answerMs), () => resolve(undefined));
    const ended = () => resolve(undefined);
    worker.on('message', answered);
    worker.once('exit', ended);
    send(worker, { question, number });
    return promise.finally(() => {
      inTime();
      worker.off('message', answered);
      worker.off('exit', ended);
    }) as Promise<never>;
  };

/** Starts another process of this program with the same arguments and settings. */
export const startServing = (): ServingProcess => {
  const worker = cluster.fork();
  let isServing = false;
  let hasStarted = false;
  let last: ProcessMetrics | undefined;
  const exited = once(worker, 'exit').then(([code, signal]) => {
    isServing = false;
    return (code ?? signal) as number | string;
  });
  const { promise: started, resolve, reject } = Promise.withResolvers<Started>();
  worker.on('message', (message: Report) => {
    if ('last' in message) last = message.last;
    if (!('started' in message)) return;
    isServing = true;
    hasStarted = true;
    resolve(message.started);
  });
  void exited.then((how) => reject(new Error(`A serving process ended with ${how} before it was ready.`)));
  started.catch(() => undefined);
  return {
    started,
    exited,
    isServing: () => isServing,
    hasStarted: () => hasStarted,
    last: () => last,
    ask: createAsk(worker),
    end: async (how) => {
      isServing = false;
      send(worker, { end: how });
      await exited;
    },
  };
};
