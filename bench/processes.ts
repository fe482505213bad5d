import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { noteFinding, ratios } from './aims.ts';
import { secretKey } from './contestant.ts';
import { createGround, type Ground } from './ground.ts';
import { load } from './load.ts';
import { inTurn, table } from './rounds.ts';
import { startProcess, wordsOf } from './server-process.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    warmup: { type: 'string', default: '2' },
    connections: { type: 'string', default: '64' },
    projects: { type: 'string', default: '2000' },
  },
});
const [rounds, seconds, warmup, connections] = (['rounds', 'seconds', 'warmup', 'connections'] as const).map((name) =>
  Number(values[name]),
) as [number, number, number, number];

const serverUrl = process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const interrupt = new AbortController();
process.once('SIGINT', () => interrupt.abort(new Error('Interrupted.')));

const environment = ({ databaseUrl }: Ground) => ({
  DATABASE_URL: databaseUrl,
  // As behind a proxy that ends TLS on the same machine.
  TESSERA_MODE: 'production',
  TESSERA_LOG_LEVEL: 'error',
  TESSERA_SECRET_KEY: secretKey,
  TESSERA_PUBLIC_URL: 'https://tessera.example',
  TESSERA_TRUSTED_PROXIES: 'loopback',
});

/** One command with one process and one with two, each on its own port, read in turn. */
const compare = async (ground: Ground): Promise<void> => {
  const headers = { 'X-API-Key': ground.key, 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '127.0.0.1' };
  const work = { headers, connections, interrupted: interrupt.signal, paths: ground.visibleIds.map((id) => `/v1/projects/${id}`) };
  const start = async (processes: number) => ({
    name: `${processes} process(es)`,
    ...(await startProcess([...wordsOf('start'), '--processes', String(processes)], environment(ground))),
  });
  const one = await start(1);
  const two = await start(2);
  try {
    const runs = await inTurn([one, two], { rounds, seconds, warmup }, (server, time) => load(server, { ...work, seconds: time }));
    console.table(table(runs));
    noteFinding({ what: 'two processes, of one', aim: 1.7, figures: ratios(runs.get(two)!, runs.get(one)!) });
  } finally {
    await one.stop();
    await two.stop();
  }
};

const ground = await createGround(serverUrl, Number(values.projects));
try {
  console.log(
    `GET /v1/projects/{id}: ${rounds} rounds of ${seconds} s, ${connections} connections, ${availableParallelism()} cores. Load of the machine before: ${loadavg()[0]!.toFixed(1)}.`,
  );
  await compare(ground);
  console.log(`Load of the machine after: ${loadavg()[0]!.toFixed(1)}.`);
} finally {
  await ground.drop();
}
