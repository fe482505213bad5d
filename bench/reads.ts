import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { createGround, type Ground } from './ground.ts';
import { type Contestant, enter, load, type Run } from './load.ts';
import { inTurn, table } from './rounds.ts';

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

const compare = (contestants: Contestant[], paths: string[], headers: Record<string, string>): Promise<Map<Contestant, Run[]>> => {
  const work = { paths, headers, connections: Number(values.connections), interrupted: interrupt.signal };
  const pace = { rounds: Number(values.rounds), seconds: Number(values.seconds), warmup: Number(values.warmup) };
  return inTurn(contestants, pace, (contestant, seconds) => load(contestant, { ...work, seconds }));
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
    for (const contestant of contestants) await contestant.stop();
  }
};

console.log(`Seeding ${values.projects} projects ...`);
const ground = await createGround(serverUrl, Number(values.projects));
await run(ground).finally(ground.drop);
