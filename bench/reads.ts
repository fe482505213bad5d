import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { createGround, type Ground } from './ground.ts';
import { type Contestant, enter, load, type Run } from './load.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    warmup: { type: 'string', default: '2' },
    connections: { type: 'string', default: '32' },
    projects: { type: 'string', default: '10000' },
  },
});

const serverUrl = process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const interrupt = new AbortController();
process.once('SIGINT', () => interrupt.abort(new Error('Interrupted.')));

const files = { bare: 'bare-server.ts', express: 'express-server.ts', tessera: 'tessera-server.ts' };

const readsOf = ({ visibleIds }: Ground): Record<string, string[]> => ({
  'GET /v1/projects/{id}': visibleIds.map((id) => `/v1/projects/${id}`),
  'GET /v1/projects?limit=20': ['/v1/projects?limit=20'],
});

const headersOf = ({ key }: Ground) => ({ 'X-API-Key': key, 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '127.0.0.1' });

/** Whoever answers something else does other work: the data has to be the same, byte by byte. */
const expectSameAnswers = async (contestants: Contestant[], paths: string[], headers: Record<string, string>): Promise<void> => {
  for (const path of paths.slice(0, 20)) {
    const answers = await Promise.all(
      contestants.map(async ({ url }) => {
        const { data, meta } = (await (await fetch(url + path, { headers })).json()) as { data: unknown; meta: { total?: number } };
        return JSON.stringify([data, meta?.total]);
      }),
    );
    if (new Set(answers).size > 1) throw new Error(`The contestants answer ${path} differently:\n${answers.join('\n')}`);
  }
};

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

const compare = async (contestants: Contestant[], paths: string[], headers: Record<string, string>): Promise<Map<Contestant, Run[]>> => {
  const work = { paths, headers, connections: Number(values.connections), interrupted: interrupt.signal };
  const runs = new Map(contestants.map((contestant): [Contestant, Run[]] => [contestant, []]));
  for (const contestant of contestants) await load(contestant, { ...work, seconds: Number(values.warmup) });
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const contestant of contestants) runs.get(contestant)!.push(await load(contestant, { ...work, seconds: Number(values.seconds) }));
  return runs;
};

/** Rates are compared within a round, where the machine is most alike, and only then brought to one number. */
const table = (runs: Map<Contestant, Run[]>) => {
  const [bare] = runs.values();
  return Object.fromEntries(
    [...runs].map(([{ name }, own]) => {
      const ratios = own.map(({ rate }, round) => rate / bare![round]!.rate);
      const row = {
        'requests/s': Math.round(median(own.map(({ rate }) => rate))),
        'of bare': Number(median(ratios).toFixed(2)),
        'lowest to highest': `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`,
        'p99 ms': median(own.map(({ p99Ms }) => p99Ms)),
        'CPU us/request': Math.round(median(own.map(({ cpuUs }) => cpuUs))),
      };
      return [name, row];
    }),
  );
};

const run = async (ground: Ground): Promise<void> => {
  const contestants: Contestant[] = [];
  try {
    for (const [name, file] of Object.entries(files))
      contestants.push(await enter(name, file, { databaseUrl: ground.databaseUrl, caller: ground.caller }));
    console.log(
      `The editor sees ${ground.visibleIds.length} of ${values.projects} projects. Load of the machine before: ${loadavg()[0]!.toFixed(1)}.`,
    );
    for (const [read, paths] of Object.entries(readsOf(ground))) {
      await expectSameAnswers(contestants, paths, headersOf(ground));
      console.log(`\n${read}: ${values.rounds} rounds of ${values.seconds} s, ${values.connections} connections`);
      console.table(table(await compare(contestants, paths, headersOf(ground))));
    }
  } finally {
    for (const contestant of contestants) contestant.stop();
  }
};

console.log(`Seeding ${values.projects} projects ...`);
const ground = await createGround(serverUrl, Number(values.projects));
await run(ground).finally(ground.drop);
