import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import type { ReadList } from '../contestants/ready.ts';
import type { Caller } from '../grounds/database.ts';
import { familyTime, residentBytes } from './processor.ts';

const root = join(import.meta.dirname, '../..');

/** A server in a process of its own, looked at from outside; its figures are those of all its processes together. */
export interface Server {
  name: string;
  url: string;
  pid: number;
  /** Milliseconds from the start of the process until it says that it is ready. */
  readyMs: number;
  /** Processor time so far, in microseconds. */
  cpu: () => number;
  /** Resident memory in bytes, now. */
  resident: () => number;
  /** What objects and buffers hold after a collection of garbage, in bytes; only of a server that was started with `answeringHeap`. */
  heap: () => Promise<number>;
  /** Ends it with a signal that lets it finish. */
  stop: () => Promise<void>;
}

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } };

/** The words after `node` that start Tessera as `npm start` does, from the build. */
export const built = scripts.start.split(' ').slice(1);

/** The same from the sources. */
export const sources = [...built.slice(0, -2), 'src/app/main.ts', 'serve'];

/** The words that start one of the servers beside which Tessera is measured. */
export const contestant = (name: string): string[] => [`bench/contestants/${name}.ts`];

/** The words before those of a server whose heap is asked for. */
export const answeringHeap = ['--expose-gc', '--import', './bench/contestants/answer-heap.ts'];

/** What seals the secrets of every database here. */
export const secretKey = Buffer.alloc(32, 1).toString('base64');

/** Production behind a proxy that ends TLS on the same machine. The log of all requests would go to the terminal of the bench. */
const production = {
  TESSERA_MODE: 'production',
  TESSERA_LOG_LEVEL: 'error',
  TESSERA_SECRET_KEY: secretKey,
  TESSERA_PUBLIC_URL: 'https://tessera.example',
  TESSERA_TRUSTED_PROXIES: 'loopback',
  TESSERA_OPERATIONS_PORT: '0',
};

/** The settings of all contestants on a ground: those written by hand know its caller without looking at credentials. */
export const productionOn = ({ databaseUrl, accountId, userId, list }: Omit<Caller, 'key'> & { databaseUrl: string; list?: ReadList }) => ({
  ...production,
  DATABASE_URL: databaseUrl,
  BENCH_ACCOUNT: accountId,
  BENCH_USER: userId,
  ...(list && { BENCH_LIST: JSON.stringify(list) }),
});

/** A port that nobody listens on: in production the line with "ready" names only the public address. */
const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** Resolves when a process says that it is ready: Tessera by a line, the other contestants by a message. */
const readiness = (name: string, child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let printed = '';
    child.stdout!.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      if (/ is ready[:.]/.test(printed)) resolve();
    });
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code} before it was ready.`)));
  });

/** Starts `node <words>` in the project's folder and waits until it is ready. */
export const startServer = async (name: string, words: readonly string[], env: Record<string, string>): Promise<Server> => {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, words, {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  await readiness(name, child);
  const pid = child.pid!;
  return {
    name,
    url: `http://127.0.0.1:${port}`,
    pid,
    readyMs: performance.now() - began,
    cpu: () => familyTime(pid),
    resident: () => residentBytes(pid),
    heap: async () => {
      child.send('heap');
      return (await once(child, 'message'))[0] as number;
    },
    stop: async () => {
      child.kill('SIGTERM');
      if (child.connected) child.disconnect();
      await exited;
    },
  };
};
