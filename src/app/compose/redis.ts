import type { Logger } from 'pino';
import type { createClient } from 'redis';

type Client = ReturnType<typeof createClient>;

/** Milliseconds. */
const timeouts = {
  /** For a command: a shared counter is not worth a longer wait. */
  commandTimeout: 500,
  /** Between two pings of an idle connection. */
  pingInterval: 2000,
  /** Without any data, until a connection is closed. */
  socketTimeout: 5000,
};

/** Limits the time of commands. After a timeout further commands fail at once, until the late command has settled. */
const createTimeLimit = (limit: number) => {
  let overdue = 0;
  const settled = (answer: Promise<unknown>) => answer.catch(() => undefined).then(() => overdue--);
  return async <Answer>(command: () => Promise<Answer>): Promise<Answer> => {
    if (overdue > 0) throw new Error('Redis owes an answer');
    const answer = command();
    const { promise: timeout, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      overdue++;
      void settled(answer);
      reject(new Error(`Redis did not answer within ${limit} ms`));
    }, limit);
    return Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
  };
};

/** The commands for counters, each with a time limit; when one fails, the node counts locally. */
const withTimeLimits = (client: Client, limit: number) => {
  const withTimeLimit = createTimeLimit(limit);
  return {
    eval: (...args: Parameters<Client['eval']>) => withTimeLimit(() => client.eval(...args)),
    del: (...args: Parameters<Client['del']>) => withTimeLimit(() => client.del(...args)),
    multi: () => {
      const multi = client.multi();
      const exec = multi.exec.bind(multi);
      return Object.assign(multi, { exec: (...args: Parameters<typeof exec>) => withTimeLimit(() => exec(...args)) });
    },
  };
};

/** The counters that nodes share in Redis. While Redis is unreachable or does not answer, a node counts for itself. */
export const openSharedCounters = async (
  url: string | undefined,
  log: Logger,
  { commandTimeout, pingInterval, socketTimeout } = timeouts,
) => {
  if (!url) return undefined;
  const { createClient } = await import('redis');
  const reconnectStrategy = (retries: number) => Math.min(2 ** retries * 50, 2000);
  const client: Client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval,
    socket: { socketTimeout, reconnectStrategy },
  });
  client.on('error', (error: Error) => log.warn({ err: error }, 'Redis is not reachable'));
  client.connect().catch(() => undefined);
  return { redis: withTimeLimits(client, commandTimeout), isConnected: () => client.isReady, close: () => client.destroy() };
};
