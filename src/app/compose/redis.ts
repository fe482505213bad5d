import type { Logger } from 'pino';
import type { createClient } from 'redis';
import { giveUpAfter, timeLimit, timeLimitOrZero } from '../../core/time-limit.ts';
import { inSpan } from '../../core/tracing.ts';
import { serverOf } from '../../core/tracing-attributes.ts';

type Client = ReturnType<typeof createClient>;

/** Milliseconds. */
export interface RedisTimeouts {
  /** Per command: a shared counter is not worth a long wait. Infinite without a limit. */
  commandTimeout: number;
  /** Between two pings of an idle connection. */
  pingInterval: number;
  /** Without any data, until a connection is closed; 0 without a limit. */
  socketTimeout: number;
}

const usualTimeouts = (): RedisTimeouts => ({ commandTimeout: timeLimit(500), pingInterval: 2000, socketTimeout: timeLimitOrZero(5000) });

/** Adds a timeout to commands. After a timeout further commands fail at once, until the late command has settled. */
const createTimeLimit = (limit: number) => {
  let overdue = 0;
  const settled = (answer: Promise<unknown>) => answer.catch(() => undefined).then(() => overdue--);
  return async <Answer>(command: () => Promise<Answer>): Promise<Answer> => {
    if (overdue > 0) throw new Error('an earlier Redis command is still pending');
    const answer = command();
    const { promise: timeout, reject } = Promise.withResolvers<never>();
    const inTime = giveUpAfter(limit, () => {
      overdue++;
      void settled(answer);
      reject(new Error(`Redis did not answer within ${limit} ms`));
    });
    return Promise.race([answer, timeout]).finally(inTime);
  };
};

/** A span per command. Keys are left out, because they contain callers' addresses. */
const spanOf = (command: string, url: string) => ({
  name: command,
  kind: 'client' as const,
  attributes: { 'db.system.name': 'redis', 'db.operation.name': command, ...serverOf(url) },
});

/** The counter commands, each with a timeout; when one fails, the node counts locally. */
const withTimeLimits = (client: Client, url: string, limit: number) => {
  const withTimeLimit = createTimeLimit(limit);
  const spans = { eval: spanOf('EVAL', url), del: spanOf('DEL', url), multi: spanOf('MULTI', url) };
  const run = <Answer>(command: keyof typeof spans, work: () => Promise<Answer>) => inSpan(spans[command], () => withTimeLimit(work));
  return {
    eval: (...args: Parameters<Client['eval']>) => run('eval', () => client.eval(...args)),
    del: (...args: Parameters<Client['del']>) => run('del', () => client.del(...args)),
    multi: () => {
      const multi = client.multi();
      const exec = multi.exec.bind(multi);
      return Object.assign(multi, { exec: (...args: Parameters<typeof exec>) => run('multi', () => exec(...args)) });
    },
  };
};

interface OpenCounters {
  /** What carries out the commands of counters. */
  redis: Pick<Client, 'eval' | 'del'>;
  isConnected: () => boolean;
  close: () => void;
}

/** The shared counters in Redis. While Redis is unreachable or slow, a node counts for itself. */
export const openSharedCounters = async (
  url: string | undefined,
  log: Logger,
  { commandTimeout, pingInterval, socketTimeout }: RedisTimeouts = usualTimeouts(),
): Promise<OpenCounters | undefined> => {
  if (!url) return undefined;
  const { createClient } = await import('redis');
  const reconnectStrategy = (retries: number) => Math.min(2 ** retries * 50, 2000);
  const client: Client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval,
    socket: { connectTimeout: timeLimitOrZero(5000), socketTimeout, reconnectStrategy },
  });
  client.on('error', (error: Error) => log.warn({ err: error }, 'Redis is not reachable'));
  client.connect().catch(() => undefined);
  return { redis: withTimeLimits(client, url, commandTimeout), isConnected: () => client.isReady, close: () => client.destroy() };
};
