import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '../src/data/connection/database.ts';
import { transaction } from '../src/data/connection/transaction.ts';
import { createApiKey } from '../src/identity/credentials/api-keys.ts';
import { noteFinding } from './aims.ts';
import { secretKey } from './contestant.ts';
import { createGround, type Ground, loud } from './ground.ts';
import { load } from './load.ts';
import { median } from './rounds.ts';
import { bareWords, type ServerProcess, startProcess, wordsOf } from './server-process.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '32' },
    projects: { type: 'string', default: '2000' },
  },
});
const rounds = Number(values.rounds);

const serverUrl = process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const interrupt = new AbortController();
process.once('SIGINT', () => interrupt.abort(new Error('Interrupted.')));

/** Milliseconds until a server that nobody asks anything has nothing more to do. */
const restMs = 2000;

const built = wordsOf('start');
const sources = [...built.slice(0, -2), 'src/app/main.ts', 'serve'];

// As behind a proxy that ends TLS on the same machine.
const production = {
  TESSERA_MODE: 'production',
  TESSERA_LOG_LEVEL: 'error',
  TESSERA_SECRET_KEY: secretKey,
  TESSERA_PUBLIC_URL: 'https://tessera.example',
  TESSERA_TRUSTED_PROXIES: 'loopback',
};

const inFolder = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-bench-'));
  return work(folder).finally(() => rmSync(folder, { recursive: true, force: true }));
};

const startTime = async (words: readonly string[], env: Record<string, string>): Promise<number> => {
  const server = await startProcess(words, env);
  await server.stop();
  return server.readyMs;
};

const spread = (numbers: number[]) => ({
  median: Math.round(median(numbers)),
  'lowest to highest': `${Math.round(Math.min(...numbers))} to ${Math.round(Math.max(...numbers))}`,
});

/** How long each start takes, in turn, round by round. */
const starts = async (ground: Ground): Promise<Record<string, object>> => {
  const times: Record<string, number[]> = {};
  const took = async (name: string, start: () => Promise<number>) => {
    interrupt.signal.throwIfAborted();
    times[name] ??= [];
    times[name].push(await start());
  };
  const postgres = { ...production, DATABASE_URL: ground.databaseUrl };
  const embedded = (folder: string) => ({ TESSERA_LOG_LEVEL: 'error', TESSERA_DATA_DIR: folder });
  // The first start of each leaves its compiled code in Node's cache.
  for (const words of [built, sources]) await startTime(words, postgres);
  await inFolder(async (old) => {
    await startTime(built, embedded(old));
    for (let round = 0; round < rounds; round += 1) {
      await took('bare, PostgreSQL', () => startTime(bareWords(ground), {}));
      for (const [name, words] of Object.entries({ built, sources })) {
        await took(`${name}, PostgreSQL`, () => startTime(words, postgres));
        await took(`${name}, embedded, an empty folder`, () => inFolder((folder) => startTime(words, embedded(folder))));
        await took(`${name}, embedded, the folder of before`, () => startTime(words, embedded(old)));
      }
    }
  });
  const inSeconds = (all: number[] | undefined) => all!.map((milliseconds) => milliseconds / 1000);
  noteFinding({ what: 'Ready on PostgreSQL, seconds', aim: 0.4, isMost: true, figures: inSeconds(times['built, PostgreSQL']) });
  const embeddedTimes = inSeconds(times['built, embedded, an empty folder']);
  noteFinding({ what: 'Ready on an empty embedded folder, seconds', aim: 2, isMost: true, figures: embeddedTimes });
  return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, spread(all)]));
};

const writerKey = async ({ databaseUrl, caller }: Ground): Promise<string> => {
  const database = await openDatabase({ url: databaseUrl, onError: loud });
  const named = { ...caller, name: 'Bench', scopes: ['read', 'write'], environment: 'live' } as const;
  const { key } = await transaction(database.db, (tx) => createApiKey(tx, { ...named, scopes: [...named.scopes] }));
  await database.close();
  return key;
};

const megabytes = (bytes: number): number => Math.round(bytes / 1e6);

type Work = Omit<Parameters<typeof load>[1], 'paths' | 'bodies'>;

/** Memory of one server at rest, the most of it under each kind of load, and what it keeps. */
const memoryOf = async (server: ServerProcess & { name: string }, work: Work, { ids, writes }: { ids: string[]; writes: boolean }) => {
  await delay(restMs);
  const atRest = server.resident();
  let most = atRest;
  const watching = setInterval(() => {
    most = Math.max(most, server.resident());
  }, 100);
  const rateOf = async (own: { paths: string[]; bodies?: string[] }) => Math.round((await load(server, { ...work, ...own })).rate);
  using stopped = new DisposableStack();
  stopped.defer(() => clearInterval(watching));
  const rates = {
    'by id/s': await rateOf({ paths: ids }),
    'first pages/s': await rateOf({ paths: ['/v1/projects?limit=20'] }),
    ...(writes ? { 'creates/s': await rateOf({ paths: ['/v1/projects'], bodies: ['{"name": "Atlas", "tags": ["bench"]}'] }) } : {}),
  };
  await delay(restMs);
  if (server.name === 'built') {
    noteFinding({ what: 'Resident at rest, MB', aim: 130, isMost: true, figures: [megabytes(atRest)] });
    noteFinding({ what: 'Resident under load, MB', aim: 250, isMost: true, figures: [megabytes(most)] });
  }
  return { 'MB at rest': megabytes(atRest), 'MB under load, most': megabytes(most), 'MB after': megabytes(server.resident()), ...rates };
};

/** The memory of each, one after the other. */
const memory = async (ground: Ground): Promise<Record<string, object>> => {
  const key = await writerKey(ground);
  const headers = { 'X-API-Key': key, 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '127.0.0.1', 'Content-Type': 'application/json' };
  const work = { headers, connections: Number(values.connections), seconds: Number(values.seconds), interrupted: interrupt.signal };
  const ids = ground.visibleIds.map((id) => `/v1/projects/${id}`);
  const postgres = { ...production, DATABASE_URL: ground.databaseUrl };
  const contestants: [string, () => Promise<ServerProcess>, boolean][] = [
    ['bare', () => startProcess(bareWords(ground)), false],
    ['built', () => startProcess(built, postgres), true],
    ['sources', () => startProcess(sources, postgres), true],
  ];
  const rows: Record<string, object> = {};
  for (const [name, start, writes] of contestants) {
    const server = await start();
    try {
      rows[name] = await memoryOf({ ...server, name }, work, { ids, writes });
    } finally {
      await server.stop();
    }
  }
  return rows;
};

console.log(`Seeding ${values.projects} projects ...`);
const ground = await createGround(serverUrl, Number(values.projects));
try {
  console.log(`Load of the machine before: ${loadavg()[0]!.toFixed(1)}. Started as: node ${built.join(' ')}`);
  console.log(`\nMilliseconds from the start of the process until it is ready, ${rounds} rounds`);
  console.table(await starts(ground));
  console.log(`\nResident memory, ${values.connections} connections, ${values.seconds} s of each kind of load`);
  console.table(await memory(ground));
  console.log(`Load of the machine after: ${loadavg()[0]!.toFixed(1)}.`);
} finally {
  await ground.drop();
}
