import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { bootTessera } from '@tessera/platform/testing';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { buildClient } from '../../build/client.ts';
import { type Client, createClient, type Families } from '../../clients/typescript/src/client.ts';
import { startMock, stopMock } from '../support/mock.ts';

/** Where an example is tried. */
export interface Place {
  url: string;
  apiKey: string;
  close: () => Promise<unknown>;
}

const mock = async (): Promise<Place> => {
  const running = await startMock();
  return { url: running.url, apiKey: 'any', close: () => stopMock(running, 'SIGTERM') };
};

const server = async (): Promise<Place> => {
  const env = { TESSERA_ALLOW_PRIVATE_NETWORKS: 'true' };
  const { url, admin, close } = await bootTessera({ env, work: ['operations', 'deliveries'] });
  return { url, apiKey: admin.key, close };
};

/** The mock and the server, which the tests of a file share, with somebody else's client of each, for these families. */
export const places = <F extends Families>(families: F) => {
  const opened: Record<string, Place & { tessera: Client<F> }> = {};
  beforeAll(async () => {
    buildClient();
    for (const [name, place] of Object.entries({ mock: await mock(), server: await server() }))
      opened[name] = { ...place, tessera: createClient({ baseUrl: place.url, credentials: { apiKey: place.apiKey }, families }) };
  });
  afterAll(() => Promise.all(Object.values(opened).map(({ close }) => close())));
  return (name: 'mock' | 'server') => opened[name]!;
};

/** An example in a process of its own. */
export interface Program {
  /** The next line that it prints. */
  line: () => Promise<string>;
  /** Closes the pipe that it prints into. */
  readNoMore: () => void;
  /** Ends it, when it does not end by itself. */
  stop: () => void;
  /** What it printed, when it has ended. */
  ended: Promise<{ code: number | null; printed: string; complained: string }>;
}

const examples = join(import.meta.dirname, '../../examples');

/** Starts examples, which end with their test. */
export const programs = () => {
  const running = new Set<Program>();
  afterEach(async () => {
    for (const program of running) program.stop();
    await Promise.all([...running].map(({ ended }) => ended));
    running.clear();
  });

  return (words: readonly string[], env: Record<string, string>): Program => {
    const [file, ...rest] = words as [string, ...string[]];
    const child = spawn(process.execPath, [join(examples, file), ...rest], { env: { ...process.env, ...env } });
    const said = { printed: '', complained: '' };
    child.stdout.on('data', (chunk) => {
      said.printed += chunk;
    });
    child.stderr.on('data', (chunk) => {
      said.complained += chunk;
    });
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    const program: Program = {
      line: async () => (await lines.next()).value as string,
      readNoMore: () => child.stdout.destroy(),
      stop: () => child.kill('SIGTERM'),
      ended: once(child, 'close').then(([code]) => ({ code: code as number | null, ...said })),
    };
    running.add(program);
    return program;
  };
};
