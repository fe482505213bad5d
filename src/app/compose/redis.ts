import type { Logger } from 'pino';
import type { createClient } from 'redis';

type Client = ReturnType<typeof createClient>;

/** Milliseconds. */
const times = {
  /** How long a command may take: counting together is worth no longer wait. */
  patience: 500,
  /** How often an idle connection is tried. */
  tryEvery: 2000,
  /** After how long without a byte a connection is given up. */
  silence: 5000,
};

/** Whoever does not answer in time is away until something that was late has been settled: meanwhile nobody waits for it. */
const createConnection = (limit: number) => {
  let late = 0;
  const settled = (answer: Promise<unknown>) => answer.catch(() => undefined).then(() => late--);
  return async <Answer>(ping: () => Promise<Answer>): Promise<Answer> => {
    if (late > 0) throw new Error('Redis owes an answer');
    const answer = ping();
    const { promise: tooLate, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      late++;
      void settled(answer);
      reject(new Error(`Redis did not answer within ${limit} ms`));
    }, limit);
    return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
  };
};

/** The commands that counting needs, each of which fails when its answer takes too long: then the counter counts locally. */
const patient = (client: Client, limit: number) => {
  const inTime = createConnection(limit);
  return {
    eval: (...args: Parameters<Client['eval']>) => inTime(() => client.eval(...args)),
    del: (...args: Parameters<Client['del']>) => inTime(() => client.del(...args)),
    multi: () => {
      const multi = client.multi();
      const exec = multi.exec.bind(multi);
      return Object.assign(multi, { exec: (...args: Parameters<typeof exec>) => inTime(() => exec(...args)) });
    },
  };
};

/** Where counters are shared between nodes; a node whose Redis is away, or silent, counts for itself until it is back. */
export const openSharedCounters = async (url: string | undefined, log: Logger, { patience, tryEvery, silence } = times) => {
  if (!url) return undefined;
  const { createClient } = await import('redis');
  const reconnectStrategy = (retries: number) => Math.min(2 ** retries * 50, 2000);
  const client: Client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: tryEvery,
    socket: { socketTimeout: silence, reconnectStrategy },
  });
  client.on('error', (error: Error) => log.warn({ err: error }, 'Redis is not reachable'));
  client.connect().catch(() => undefined);
  return { redis: patient(client, patience), isConnected: () => client.isReady, close: () => client.destroy() };
};
