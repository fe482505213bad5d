import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { noteFinding, ratios } from './aims.ts';
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
    /** Only the reads whose names contain this. */
    only: { type: 'string', default: '' },
  },
});

const serverUrl = process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const interrupt = new AbortController();
process.once('SIGINT', () => interrupt.abort(new Error('Interrupted.')));

const files = { bare: 'bare-server.ts', express: 'express-server.ts', tessera: 'tessera-server.ts' };

/** What is read. */
interface Read {
  connections: number;
  /** How much of bare's rate Tessera should reach. */
  aim: number;
  /** The requests as a contestant knows them: each has cursors of its own. */
  pathsFor: (contestant: Contestant) => Promise<string[]>;
}

const headersOf = ({ key }: Ground) => ({ 'X-API-Key': key, 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '127.0.0.1' });

interface Page {
  data: unknown;
  meta: { total?: number; next_cursor?: string | null };
}

const answerTo = async ({ url }: Contestant, path: string, headers: Record<string, string>): Promise<Page> =>
  (await (await fetch(url + path, { headers })).json()) as Page;

/** The paths of the pages of a list, one after the other. */
const pagesOf =
  (list: string, count: number, headers: Record<string, string>) =>
  async (contestant: Contestant): Promise<string[]> => {
    const paths = [`${list}&after=`];
    while (paths.length < count) {
      const { meta } = await answerTo(contestant, paths.at(-1)!, headers);
      if (!meta.next_cursor) break;
      paths.push(`${list}&after=${encodeURIComponent(meta.next_cursor)}`);
    }
    return paths;
  };

const readsOf = (ground: Ground): Record<string, Read> => {
  const connections = Number(values.connections);
  const byId = async () => ground.visibleIds.map((id) => `/v1/projects/${id}`);
  const headers = headersOf(ground);
  const list = '/v1/projects?limit=20';
  return {
    'GET /v1/projects/{id}': { connections, aim: 1.2, pathsFor: byId },
    'GET /v1/projects/{id}, alone': { connections: 1, aim: 0.75, pathsFor: byId },
    'GET /v1/projects?limit=20': { connections, aim: 0.8, pathsFor: async () => [list] },
    'GET /v1/projects?limit=20&after=...': { connections, aim: 0.8, pathsFor: pagesOf(list, 150, headers) },
    'GET /v1/projects?status=active&limit=20&after=...': {
      connections,
      aim: 0.8,
      pathsFor: pagesOf('/v1/projects?status=active&limit=20', 100, headers),
    },
  };
};

/** Whoever answers something else does other work: the data has to be the same, byte by byte. */
const expectSameAnswers = async (paths: Map<Contestant, string[]>, headers: Record<string, string>): Promise<void> => {
  const [first = []] = paths.values();
  for (const at of first.slice(0, 20).keys()) {
    const answers = await Promise.all(
      [...paths].map(async ([contestant, own]) => {
        const { data, meta } = await answerTo(contestant, own[at]!, headers);
        return JSON.stringify([data, meta.total]);
      }),
    );
    if (new Set(answers).size > 1) throw new Error(`The contestants answer ${first[at]} differently:\n${answers.join('\n')}`);
  }
};

const compare = (
  paths: Map<Contestant, string[]>,
  connections: number,
  headers: Record<string, string>,
): Promise<Map<Contestant, Run[]>> => {
  const pace = { rounds: Number(values.rounds), seconds: Number(values.seconds), warmup: Number(values.warmup) };
  return inTurn([...paths.keys()], pace, (contestant, seconds) =>
    load(contestant, { paths: paths.get(contestant)!, headers, connections, interrupted: interrupt.signal, seconds }),
  );
};

const measure = async (contestants: readonly Contestant[], ground: Ground): Promise<void> => {
  const headers = headersOf(ground);
  for (const [name, { connections, aim, pathsFor }] of Object.entries(readsOf(ground))) {
    if (!name.includes(values.only)) continue;
    const paths = new Map<Contestant, string[]>();
    for (const contestant of contestants) paths.set(contestant, await pathsFor(contestant));
    await expectSameAnswers(paths, headers);
    console.log(`\n${name}: ${values.rounds} rounds of ${values.seconds} s, ${connections} connections; the aim is ${aim} of bare`);
    const runs = await compare(paths, connections, headers);
    console.table(table(runs));
    const [bare, , tessera] = [...runs.values()];
    noteFinding({ what: `${name}, of bare`, aim, figures: ratios(tessera!, bare!) });
  }
};

const run = async (ground: Ground): Promise<void> => {
  const contestants: Contestant[] = [];
  try {
    for (const [name, file] of Object.entries(files))
      contestants.push(await enter(name, file, { databaseUrl: ground.databaseUrl, caller: ground.caller }));
    console.log(
      `The editor sees ${ground.visibleIds.length} of ${values.projects} projects. Load of the machine before: ${loadavg()[0]!.toFixed(1)}.`,
    );
    await measure(contestants, ground);
    console.log(`Load of the machine after: ${loadavg()[0]!.toFixed(1)}.`);
  } finally {
    for (const contestant of contestants) await contestant.stop();
  }
};

console.log(`Seeding ${values.projects} projects ...`);
const ground = await createGround(serverUrl, Number(values.projects));
await run(ground).finally(ground.drop);
