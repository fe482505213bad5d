import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import type { Assignment } from './contestant.ts';
import type { Contestant } from './load.ts';

const root = join(import.meta.dirname, '..');

/** A server as an operator starts it, looked at from outside; its figures are those of all its processes together. */
export interface ServerProcess extends Pick<Contestant, 'url' | 'cpu'> {
  /** Milliseconds from the start of the process until it says that it is ready. */
  readyMs: number;
  /** Resident memory in bytes, now. */
  resident: () => number;
  /** Ends it with a signal that lets it finish. */
  stop: () => Promise<void>;
}

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/** A process and those that it has started, by Linux's own list. */
const family = (pid: number): number[] => [
  pid,
  ...(existsSync(`/proc/${pid}/task`) ? readdirSync(`/proc/${pid}/task`) : []).flatMap((task) =>
    read(`/proc/${pid}/task/${task}/children`).split(' ').filter(Boolean).map(Number).flatMap(family),
  ),
];

const sum = (pid: number, of: (member: number) => number): number => family(pid).reduce((total, member) => total + of(member), 0);

/** What a process has used so far, in microseconds; clock ticks are hundredths of a second on every Linux that Node runs on. */
export const processorTime = (pid: number): number => {
  const fields = read(`/proc/${pid}/stat`)
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
};

const residentBytes = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) * 1024;

const announced = /^Tessera is ready: /m;

/** A port that nobody listens on: in production the line with "ready" names only the public address. */
const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** Resolves with the port when a server says that it is ready on the given one, or tells its own as the other contestants do. */
const portOf = (child: ChildProcess, given: number): Promise<number> =>
  new Promise((resolve, reject) => {
    let printed = '';
    child.stdout!.on('data', (text) => {
      printed += text;
      if (announced.test(printed)) resolve(given);
    });
    child.once('message', (message) => resolve((message as { port: number }).port));
    child.once('exit', (code) => reject(new Error(`A server ended with ${code} before it was ready.`)));
  });

/** Starts `node <words>` in the project's folder and waits until it is ready. */
export const startProcess = async (words: readonly string[], env: Record<string, string> = {}): Promise<ServerProcess> => {
  const given = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, words, {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(given), ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const url = `http://127.0.0.1:${await portOf(child, given)}`;
  const readyMs = performance.now() - began;
  const pid = child.pid!;
  return {
    url,
    readyMs,
    cpu: async () => sum(pid, processorTime),
    resident: () => sum(pid, residentBytes),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      if (child.connected) child.disconnect();
      await ended;
    },
  };
};

/** The words that start bare, as `contestant.ts` wants them. */
export const bareWords = (assignment: Assignment): string[] => ['bench/bare-server.ts', JSON.stringify(assignment)];

/** The words after `node` in a script of the project, such as `start`. */
export const wordsOf = (script: string): string[] => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
  return scripts[script]!.split(' ').slice(1);
};
