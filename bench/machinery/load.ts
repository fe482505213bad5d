import autocannon from 'autocannon';
import { postgresTime } from './processor.ts';
import type { Figures } from './rounds.ts';
import type { Server } from './server.ts';

/** What a server is asked, again and again. */
export interface Work {
  /** One of them is drawn for each request. */
  requests: readonly autocannon.Request[];
  headers?: Record<string, string>;
  connections: number;
  /** Whether the requests follow each other on each connection, instead. */
  isSequence?: boolean;
}

/** The headers of somebody behind the proxy that production expects. */
export const throughProxy = (headers: Record<string, string> = {}, address = '127.0.0.1'): Record<string, string> => ({
  'X-Forwarded-Proto': 'https',
  'X-Forwarded-For': address,
  ...headers,
});

/** Requests that read these paths. */
export const reading = (paths: readonly string[]): autocannon.Request[] => paths.map((path) => ({ path }));

/** Requests that post these bodies to one path. */
export const posting = (path: string, bodies: readonly string[]): autocannon.Request[] =>
  bodies.map((body) => ({ method: 'POST', path, body, headers: { 'Content-Type': 'application/json' } }));

const someOf = <T>(all: readonly T[]): T[] =>
  all.length === 1 ? [...all] : Array.from({ length: 250 }, () => all[Math.floor(Math.random() * all.length)]!);

const fire = (
  url: string,
  { requests, headers, connections, isSequence }: Work,
  duration: number,
  signal: AbortSignal,
): Promise<autocannon.Result> =>
  new Promise((resolve, reject) => {
    const setupClient = (client: autocannon.Client) =>
      client.setRequests(
        (isSequence ? requests : someOf(requests)).map((request) => ({ ...request, headers: { ...headers, ...request.headers } })),
      );
    const options = { url, connections, duration, setupClient };
    const instance = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    signal.addEventListener('abort', () => (instance as unknown as { stop: () => void }).stop(), { once: true });
  });

/** Loads a server for some seconds; an answer other than 2xx makes the whole run worthless. */
export const load = async (server: Server, work: Work, seconds: number, signal: AbortSignal): Promise<Figures> => {
  const [before, ofPostgres] = [server.cpu(), postgresTime()];
  const result = await fire(server.url, work, seconds, signal);
  signal.throwIfAborted();
  const cpu = server.cpu() - before;
  const postgres = postgresTime() - ofPostgres;
  if (result.non2xx + result.errors > 0) {
    const statuses = Object.entries(result.statusCodeStats ?? {}).map(([status, { count }]) => `${count} times ${status}`);
    throw new Error(
      `${server.name}: ${result.errors} requests failed, and ${work.requests[0]!.path} and its like: ${statuses.join(', ')}.`,
    );
  }
  if (result['2xx'] === 0) throw new Error(`${server.name}: no answer within ${seconds} s.`);
  return {
    'requests/s': result['2xx'] / result.duration,
    'p99 ms': result.latency.p99,
    'CPU us/request': cpu / result['2xx'],
    'PostgreSQL us/request': postgres / result['2xx'],
  };
};
