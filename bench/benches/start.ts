import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Records } from '../grounds/records.ts';
import type { Run } from '../machinery/bench.ts';
import { load, posting, reading, throughProxy, type Work } from '../machinery/load.ts';
import type { Contestant, Figures } from '../machinery/rounds.ts';
import { built, contestant, productionOn, type Server, sources } from '../machinery/server.ts';

/** Milliseconds until a server that nobody asks anything has nothing more to do. */
const restMs = 2000;

const newFolder = (run: Run): string => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-bench-'));
  run.atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** How long a start takes. The one that warms up leaves its compiled code in Node's cache. */
const starting = (run: Run, name: string, words: readonly string[], env: () => Record<string, string>): Contestant => ({
  name,
  measure: async () => {
    const server = await run.start(name, words, env());
    await server.stop();
    return { 'ready ms': server.readyMs };
  },
});

const starts = async (run: Run, ground: Records): Promise<void> => {
  const onPostgres = () => productionOn(ground);
  const embedded = (folder: string) => ({ TESSERA_LOG_LEVEL: 'error', TESSERA_OPERATIONS_PORT: '0', TESSERA_DATA_DIR: folder });
  const old = newFolder(run);
  const compare = (title: string, env: () => Record<string, string>, most?: number, others: Contestant[] = []) =>
    run.compare({
      title,
      contestants: [...others, starting(run, 'built', built, env), starting(run, 'sources', sources, env)],
      figure: 'ready ms',
      aims: most === undefined ? [] : [{ of: 'built', most }],
    });
  await compare('PostgreSQL', onPostgres, 400, [starting(run, 'bare', contestant('bare'), onPostgres)]);
  await compare('embedded, an empty folder', () => embedded(newFolder(run)), 2000);
  await compare('embedded, the folder of before', () => embedded(old));
};

const megabytes = (bytes: number): number => Math.round(bytes / 1e6);

/** Memory of a server at rest, the most of it under each kind of load, and what it keeps. */
const memoryOf = async (run: Run, server: Server, kinds: Record<string, Work>, seconds: number): Promise<Figures> => {
  await delay(restMs);
  const atRest = server.resident();
  let most = atRest;
  const watching = setInterval(() => {
    most = Math.max(most, server.resident());
  }, 100);
  run.atEnd(() => clearInterval(watching));
  const rates: Figures = {};
  for (const [name, work] of Object.entries(kinds)) rates[name] = (await load(server, work, seconds, run.signal))['requests/s']!;
  clearInterval(watching);
  await delay(restMs);
  return { 'MB at rest': megabytes(atRest), 'MB under load': megabytes(most), 'MB after': megabytes(server.resident()), ...rates };
};

const memory = async (run: Run, ground: Records): Promise<void> => {
  const work = { headers: throughProxy({ 'X-API-Key': ground.key }), connections: run.connections };
  const list = `/v1/${ground.list.family}`;
  const reads = {
    'by id/s': { ...work, requests: reading(ground.paths) },
    'first pages/s': { ...work, requests: reading([`${list}?limit=20`]) },
  };
  const all = { ...reads, 'creates/s': { ...work, requests: posting(list, ['{"name": "Atlas"}']) } };
  const remembering = (name: string, words: readonly string[], kinds: Record<string, Work>): Contestant => ({
    name,
    measure: async (seconds) => {
      const server = await run.start(name, words, productionOn(ground));
      const figures = await memoryOf(run, server, kinds, seconds);
      await server.stop();
      return figures;
    },
  });
  await run.compare({
    title: 'resident memory',
    contestants: [remembering('bare', contestant('bare'), reads), remembering('built', built, all), remembering('sources', sources, all)],
    figure: 'MB under load',
    aims: [{ of: 'built', most: 250 }],
    rounds: 1,
    warmup: 0,
  });
};

export const start = async (run: Run, ground: Records): Promise<void> => {
  await starts(run, ground);
  await memory(run, ground);
};
