import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type { Assignment, Memory, Report } from './contestant.ts';

/** A server in a process of its own. */
export interface Contestant {
  name: string;
  url: string;
  pid: number;
  /** Processor time that the process has used so far, in microseconds. */
  cpu: () => Promise<number>;
  /** Its memory, after a collection of garbage where its process may be asked for one. */
  memory: () => Promise<Memory>;
  /** Resolves when the process has ended. */
  stop: () => Promise<void>;
}

/** Starts one of the servers beside this file. */
export const enter = async (
  name: string,
  file: string,
  assignment: Assignment,
  nodeOptions: readonly string[] = [],
): Promise<Contestant> => {
  const options = { env: { ...process.env, NODE_ENV: 'production' }, execArgv: [...nodeOptions] };
  const child = fork(join(import.meta.dirname, file), [JSON.stringify(assignment)], options);
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${name} has ended.`)));
  const next = async <R extends Report>() => (await Promise.race([once(child, 'message'), ended]))[0] as R;
  const { port } = await next<{ port: number }>();
  return {
    name,
    url: `http://127.0.0.1:${port}`,
    pid: child.pid!,
    cpu: async () => {
      child.send('cpu');
      return (await next<{ cpuMicroseconds: number }>()).cpuMicroseconds;
    },
    memory: async () => {
      child.send('memory');
      return (await next<{ memory: Memory }>()).memory;
    },
    stop: () => {
      child.disconnect();
      return ended.catch(() => undefined);
    },
  };
};

/** One stretch of load: answers a second, the 99th percentile of the time to an answer, the server's own work for one. */
export interface Run {
  rate: number;
  p99Ms: number;
  cpuUs: number;
}

interface Load {
  /** What is read; one of them is drawn for each request. */
  paths: readonly string[];
  /** What is sent to the first path by POST instead, one of them drawn for each request. */
  bodies?: readonly string[];
  headers: Record<string, string>;
  connections: number;
  seconds: number;
  interrupted: AbortSignal;
}

const requestsOf = ({ paths, bodies }: Load): autocannon.Request[] =>
  bodies ? bodies.map((body) => ({ method: 'POST', path: paths[0]!, body })) : paths.map((path) => ({ path }));

const someOf = <T>(all: readonly T[], count: number): T[] =>
  Array.from({ length: count }, () => all[Math.floor(Math.random() * all.length)]!);

const fire = (url: string, work: Load): Promise<autocannon.Result> =>
  new Promise((resolve, reject) => {
    const { headers, connections, seconds, interrupted } = work;
    interrupted.throwIfAborted();
    const requests = requestsOf(work);
    const setupClient = (client: autocannon.Client) => client.setRequests(someOf(requests, requests.length === 1 ? 1 : 250));
    const options = { url, headers, connections, duration: seconds, setupClient };
    const instance = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    interrupted.addEventListener('abort', () => (instance as unknown as { stop: () => void }).stop(), { once: true });
  });

/** Loads a contestant for some seconds; an answer other than 2xx makes the whole run worthless. */
export const load = async (contestant: Pick<Contestant, 'name' | 'url' | 'cpu'>, work: Load): Promise<Run> => {
  const before = await contestant.cpu();
  const result = await fire(contestant.url, work);
  work.interrupted.throwIfAborted();
  const cpu = (await contestant.cpu()) - before;
  if (result.non2xx + result.errors > 0) {
    const statuses = Object.entries(result.statusCodeStats ?? {}).map(([status, { count }]) => `${count} times ${status}`);
    throw new Error(
      `${contestant.name}: ${result.errors} requests failed, and ${work.paths[0]} and its like were answered ${statuses.join(', ')}.`,
    );
  }
  return { rate: result['2xx'] / result.duration, p99Ms: result.latency.p99, cpuUs: cpu / result['2xx'] };
};
