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
  until: { duration: number } | { amount: number },
  signal: AbortSignal,
): Promise<autocannon.Result> =>
  new Promise((resolve, reject) => {
    const setupClient = (client: autocannon.Client) =>
      client.setRequests(
        (isSequence ? requests : someOf(requests)).map((request) => ({ ...request, headers: { ...headers, ...request.headers } })),
      );
    const options = { url, connections, ...until, setupClient };
    const instance = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    signal.addEventListener('abort', () => (instance as unknown as { stop: () => void }).stop(), { once: true });
  });

const expectSuccess = ({ name }: Server, { requests }: Work, { non2xx, errors, statusCodeStats = {} }: autocannon.Result): void => {
  if (non2xx + errors === 0) return;
  const statuses = Object.entries(statusCodeStats).map(([status, { count }]) => `${count} times ${status}`);
  const { method = 'GET', path, headers } = requests[0]!;
  const asked = [method, path, headers?.['X-Work']].filter(Boolean).join(' ');
  throw new Error(`${name}: ${errors} requests failed, and ${asked} and those after it: ${statuses.join(', ')}.`);
};

/** Sends so many requests, one after the other. */
export const sendOneByOne = async (server: Server, work: Omit<Work, 'connections'>, amount: number, signal: AbortSignal): Promise<void> => {
  const alone = { ...work, connections: 1 };
  expectSuccess(server, alone, await fire(server.url, alone, { amount }, signal));
};

/** Counts the processor time of a server and of PostgreSQL from now on; returns what each of so many requests took of it. */
export const processorTimeOf = (server: Server): ((requests: number) => Figures) => {
  const [before, ofPostgres] = [server.cpu(), postgresTime()];
  return (requests) => ({
    'CPU us/request': (server.cpu() - before) / requests,
    'PostgreSQL us/request': (postgresTime() - ofPostgres) / requests,
  });
};

/** Loads a server for some seconds; an answer other than 2xx makes the whole run worthless. */
export const load = async (server: Server, work: Work, seconds: number, signal: AbortSignal): Promise<Figures> => {
  const spent = processorTimeOf(server);
  const result = await fire(server.url, work, { duration: seconds }, signal);
  signal.throwIfAborted();
  expectSuccess(server, work, result);
  if (result['2xx'] === 0) throw new Error(`${server.name}: no answer within ${seconds} s.`);
  return {
    'requests/s': result['2xx'] / result.duration,
    'p99 ms': result.latency.p99,
    'p99 by median': result.latency.p99 / Math.max(1, result.latency.p50),
    ...spent(result['2xx']),
  };
};
