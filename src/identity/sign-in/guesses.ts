import { Worker } from 'node:worker_threads';

/** A password, with the names that others would try first. */
export interface Question {
  password: string;
  names: string[];
}

/** How many guesses find a password, and whether one of the names helps. */
export interface Estimate {
  guesses: number;
  ofNames: boolean;
}

interface Waiting {
  resolve: (estimate: Estimate) => void;
  reject: (failure: unknown) => void;
}

/** Passwords are seldom set, so the memory of the dictionaries is released after this many milliseconds. */
const idleTime = 10_000;

/** Starts the thread on first use, and ends it when idle. */
const createEstimator = () => {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let asked = 0;

  const end = () => {
    void thread?.terminate();
    thread = undefined;
  };

  const settle = (id: number, settleOne: (one: Waiting) => void) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (one) settleOne(one);
    if (waiting.size > 0) return;
    thread?.unref();
    idle = setTimeout(end, idleTime).unref();
  };

  /** Nobody waits for a thread that has ended. */
  const fail = (failure: unknown) => {
    thread = undefined;
    for (const id of [...waiting.keys()]) settle(id, ({ reject }) => reject(failure));
  };

  const start = (): Worker =>
    new Worker(new URL('./guesses-thread.ts', import.meta.url))
      .on('message', ({ id, estimate }: { id: number; estimate: Estimate }) => settle(id, ({ resolve }) => resolve(estimate)))
      .on('error', fail);

  return (question: Question): Promise<Estimate> =>
    new Promise((resolve, reject) => {
      clearTimeout(idle);
      thread ??= start();
      asked += 1;
      waiting.set(asked, { resolve, reject });
      thread.ref();
      thread.postMessage({ id: asked, ...question });
    });
};

/** How many guesses find a password, estimated in a worker thread. */
export const estimateGuesses = createEstimator();
