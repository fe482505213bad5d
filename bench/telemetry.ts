import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
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
    connections: { type: 'string', default: '32' },
    projects: { type: 'string', default: '2000' },
  },
});
const [rounds, seconds, warmup, connections] = (['rounds', 'seconds', 'warmup', 'connections'] as const).map((name) =>
  Number(values[name]),
) as [number, number, number, number];

const serverUrl = process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const interrupt = new AbortController();
process.once('SIGINT', () => interrupt.abort(new Error('Interrupted.')));

/** Takes whatever is exported, and counts its bytes. */
const openCollector = async () => {
  let bytes = 0;
  const server = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    request.on('end', () => response.writeHead(200, { 'Content-Type': request.headers['content-type'] }).end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, bytes: () => bytes, close: () => server.close() };
};

const environment = ({ databaseUrl }: Ground) => ({
  DATABASE_URL: databaseUrl,
  TESSERA_OPERATIONS_PORT: '0',
  // As behind a proxy that ends TLS on the same machine.
  TESSERA_MODE: 'production',
  TESSERA_LOG_LEVEL: 'error',
  TESSERA_SECRET_KEY: secretKey,
  TESSERA_PUBLIC_URL: 'https://tessera.example',
  TESSERA_TRUSTED_PROXIES: 'loopback',
});

/** The same server without telemetry, with a tenth of the traces, and with all of them, read in turn. */
const compare = async (ground: Ground): Promise<void> => {
  const collector = await openCollector();
  const headers = { 'X-API-Key': ground.key, 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '127.0.0.1' };
  const work = { headers, connections, interrupted: interrupt.signal, paths: ground.visibleIds.map((id) => `/v1/projects/${id}`) };
  const start = async (name: string, env: Record<string, string>) => {
    const server = await startProcess(wordsOf('start'), { ...environment(ground), ...env });
    return { name, ...server };
  };
  const exported = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  const sampled = { ...exported, OTEL_TRACES_SAMPLER: 'parentbased_traceidratio' };
  const servers = [
    await start('without', {}),
    await start('a tenth', { ...sampled, OTEL_TRACES_SAMPLER_ARG: '0.1' }),
    await start('all', exported),
  ];
  try {
    const runs = await inTurn(servers, { rounds, seconds, warmup }, (server, time) => load(server, { ...work, seconds: time }));
    console.table(table(runs));
    console.log(`${(collector.bytes() / 1e6).toFixed(1)} MB were exported.`);
    for (const { name, readyMs, resident } of servers)
      console.log(`${name}: ready after ${Math.round(readyMs)} ms, ${Math.round(resident() / 1e6)} MB resident at the end.`);
  } finally {
    for (const { stop } of servers) await stop();
    collector.close();
  }
};

const ground = await createGround(serverUrl, Number(values.projects));
try {
  console.log(
    `GET /v1/projects/{id}: ${rounds} rounds of ${seconds} s, ${connections} connections. Load of the machine before: ${loadavg()[0]!.toFixed(1)}.`,
  );
  await compare(ground);
  console.log(`Load of the machine after: ${loadavg()[0]!.toFixed(1)}.`);
} finally {
  await ground.drop();
}
