import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { noteFinding } from './aims.ts';
import { countingAlone } from './counting-alone.ts';
import { createGround, type Ground } from './ground.ts';
import { enter, load, type Run } from './load.ts';
import { inTurn, median } from './rounds.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '40' },
    seconds: { type: 'string', default: '1' },
    warmup: { type: 'string', default: '4' },
    connections: { type: 'string', default: '16' },
    projects: { type: 'string', default: '2000' },
  },
});

/** The most that counting may add to the processor time of a request. */
const aim = 1.03;

const serverUrl = process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const interrupt = new AbortController();
process.once('SIGINT', () => interrupt.abort(new Error('Interrupted.')));

/** The same process serves both, so that they share whatever else costs time. */
const headersOf = { without: { 'X-Bench-Uncounted': 'yes' }, with: {} } as const;

const pathsOf = ({ visibleIds }: Ground): Record<string, string[]> => ({
  'GET /v1/projects/{id}': visibleIds.map((id) => `/v1/projects/${id}`),
  'GET /v1/projects, with two filters, a sort and fields': [
    '/v1/projects?status_in=active,archived&name_contains=a&sort=name:desc&fields=name,status&limit=20',
  ],
});

/** Processor time is compared within a round, where the machine is most alike. */
const report = ([off, on]: readonly Run[][], what: string, alone: number): void => {
  const ratios = on!.map(({ cpuUs }, round) => cpuUs / off![round]!.cpuUs);
  const row = (runs: readonly Run[]) => Math.round(median(runs.map(({ cpuUs }) => cpuUs)));
  console.table({
    [what]: {
      'CPU us/request without': row(off!),
      'CPU us/request with': row(on!),
      ratio: Number(median(ratios).toFixed(3)),
      'counting alone, us': Number(alone.toFixed(2)),
      'lowest to highest': `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`,
    },
  });
  noteFinding({ what: `counting used parts, ${what}`, aim, isMost: true, figures: ratios });
};

const run = async (ground: Ground): Promise<void> => {
  const server = await enter('tessera', 'counting-server.ts', { databaseUrl: ground.databaseUrl, caller: ground.caller });
  const headers = { 'X-API-Key': ground.key, 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '127.0.0.1' };
  const alone = countingAlone();
  const pace = { rounds: Number(values.rounds), seconds: Number(values.seconds), warmup: Number(values.warmup) };
  try {
    console.log(`Load of the machine before: ${loadavg()[0]!.toFixed(1)}.`);
    for (const [what, paths] of Object.entries(pathsOf(ground))) {
      const work = { paths, connections: Number(values.connections), interrupted: interrupt.signal };
      const runs = await inTurn(['without', 'with'] as const, pace, (way, seconds) =>
        load(server, { ...work, headers: { ...headers, ...headersOf[way] }, seconds }),
      );
      report([...runs.values()], what, alone[what]!);
    }
    console.log(`Load of the machine after: ${loadavg()[0]!.toFixed(1)}.`);
  } finally {
    await server.stop();
  }
};

console.log(`Seeding ${values.projects} projects ...`);
const ground = await createGround(serverUrl, Number(values.projects));
await run(ground).finally(ground.drop);
