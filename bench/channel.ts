import { once } from 'node:events';
import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { WebSocket } from 'ws';
import { noteFinding } from './aims.ts';
import { bareClients, closeAll, openMany, type Told, tesseraClients } from './channel-clients.ts';
import { createWriter, type Writer } from './channel-ground.ts';
import { enter } from './load.ts';
import { median } from './rounds.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    writers: { type: 'string', default: '8' },
    audience: { type: 'string', default: '1000' },
    idle: { type: 'string', default: '5000' },
  },
});
const [rounds, seconds, writers, audience, idle] = (['rounds', 'seconds', 'writers', 'audience', 'idle'] as const).map((name) =>
  Number(values[name]),
) as [number, number, number, number, number];

const serverUrl = process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const round = (number: number, digits = 1): number => Number(number.toFixed(digits));

const nameIn = /"name":"(bench [^"]*)"/;
let named = 0;
const newName = (): string => {
  named += 1;
  return `bench ${named}`;
};

/** One socket and several writers: how many events a second, and the time from the request, and from its answer, to the frame. */
const writeToSocket = async (told: Told, milliseconds: number, atOnce: number) => {
  const socket = await told.open();
  const since = new Map<string, number>();
  const came = new Map<string, number>();
  const behind: number[] = [];
  socket.on('message', (data) => {
    const name = nameIn.exec(String(data))?.[1];
    if (name) came.set(name, performance.now());
  });
  const begun = performance.now();
  const end = begun + milliseconds;
  const write = async () => {
    while (performance.now() < end) {
      const name = newName();
      since.set(name, performance.now());
      await told.write(name);
      const answered = performance.now();
      while (!came.has(name)) await delay(1);
      behind.push(Math.max(0, came.get(name)! - answered));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, write));
  const took = performance.now() - begun;
  await closeAll([socket]);
  const latencies = [...since].map(([name, at]) => came.get(name)! - at).sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))]!;
  return { rate: (latencies.length * 1000) / took, p50: at(0.5), p99: at(0.99), behind: median(behind) };
};

/** One event to many sockets: until the first and until the last have it, and the server's own work for each. */
const fanOut = async (told: Told, sockets: readonly WebSocket[]) => {
  const name = newName();
  const all = Promise.withResolvers<void>();
  const came: number[] = [];
  const take = () => {
    came.push(performance.now());
    if (came.length === sockets.length) all.resolve();
  };
  for (const socket of sockets) socket.once('message', take);
  const before = await told.cpu();
  const since = performance.now();
  await told.write(name);
  await all.promise;
  const cpu = (await told.cpu()) - before;
  return { first: came[0]! - since, last: came.at(-1)! - since, cpuUs: cpu / sockets.length };
};

const inTurn = async <Seen>(contestants: readonly Told[], times: number, measure: (told: Told) => Promise<Seen>) => {
  const seen = new Map(contestants.map((told): [Told, Seen[]] => [told, []]));
  for (let n = 0; n < times; n += 1) for (const told of contestants) seen.get(told)!.push(await measure(told));
  return seen;
};

const rows = <Seen extends Record<string, number>>(seen: Map<Told, Seen[]>, columns: Record<string, keyof Seen>) =>
  Object.fromEntries(
    [...seen].map(([{ name }, own]) => [
      name,
      Object.fromEntries(Object.entries(columns).map(([title, key]) => [title, round(median(own.map((one) => one[key]!)))])),
    ]),
  );

const title = (text: string) => console.log(`\n${text} (load of the machine before: ${loadavg()[0]!.toFixed(1)})`);

const measureWrites = async (contestants: readonly Told[], atOnce: number): Promise<void> => {
  title(`One socket, ${atOnce} writers: ${rounds} rounds of ${seconds} s`);
  for (const told of contestants) await writeToSocket(told, 1000, atOnce);
  const seen = await inTurn(contestants, rounds, (told) => writeToSocket(told, seconds * 1000, atOnce));
  console.table(rows(seen, { 'events/s': 'rate', 'p50 ms': 'p50', 'p99 ms': 'p99', 'p50 ms after the answer': 'behind' }));
};

const measureFanOut = async (contestants: readonly Told[]): Promise<void> => {
  title(`One event to ${audience} sockets: ${3 * rounds} times at once, and as often with a pause before`);
  const sockets = new Map<Told, WebSocket[]>();
  for (const told of contestants) sockets.set(told, await openMany(told, audience));
  const once = (told: Told) => fanOut(told, sockets.get(told)!);
  await inTurn(contestants, 5, once);
  const columns = { 'first ms': 'first', 'last ms': 'last', 'CPU us/socket': 'cpuUs' } as const;
  const seen = await inTurn(contestants, 3 * rounds, once);
  console.table(rows(seen, columns));
  const [bare, tessera] = [...seen.values()];
  noteFinding({
    what: `One event to ${audience} sockets, the last one, of bare`,
    aim: 0.8,
    figures: bare!.map(({ last }, n) => last / tessera![n]!.last),
  });
  // After a second without events credentials are looked at again.
  const rarely = (told: Told) => delay(1100).then(() => once(told));
  console.table(rows(await inTurn(contestants, 3 * rounds, rarely), columns));
  for (const own of sockets.values()) await closeAll(own);
};

/** What sockets that stand and hear nothing cost: memory each, and processor time of all together. */
const measureIdle = async (contestants: readonly Told[]): Promise<void> => {
  title(`${idle} idle sockets, authenticated and subscribed`);
  const seen = new Map<Told, Record<'heap' | 'rss' | 'cpu', number>[]>();
  for (const told of contestants) {
    await closeAll(await openMany(told, 200));
    const before = await told.memory();
    const sockets = await openMany(told, idle);
    const after = await told.memory();
    const [cpu, since] = [await told.cpu(), performance.now()];
    await delay(10_000);
    const spent = ((await told.cpu()) - cpu) / (performance.now() - since) / 10;
    const each = (key: 'heap' | 'rss') => (after[key] - before[key]) / idle / 1024;
    seen.set(told, [{ heap: each('heap'), rss: each('rss'), cpu: spent }]);
    await closeAll(sockets);
  }
  noteFinding({ what: 'Heap of an idle socket, KiB', aim: 6, isMost: true, figures: seen.get(contestants[1]!)!.map(({ heap }) => heap) });
  console.table(rows(seen, { 'heap KiB/socket': 'heap', 'RSS KiB/socket': 'rss', 'CPU % of a core': 'cpu' }));
};

/** A frame as Tessera sends it, for others to send the same bytes. */
const frameLike = async (tessera: Told): Promise<(name: string) => string> => {
  const socket = await tessera.open();
  const name = newName();
  const frame = once(socket, 'message');
  await tessera.write(name);
  const text = String((await frame)[0]);
  await closeAll([socket]);
  return (other) => text.replace(name, other);
};

const run = async ({ databaseUrl, caller, key }: Writer): Promise<void> => {
  const start = (name: string, file: string) => enter(name, file, { databaseUrl, caller }, ['--expose-gc']);
  const tessera = tesseraClients(await start('tessera', 'tessera-server.ts'), key);
  const bare = bareClients(await start('bare', 'bare-sockets.ts'), await frameLike(tessera));
  const contestants = [bare, tessera];
  try {
    await measureWrites(contestants, 1);
    await measureWrites(contestants, writers);
    await measureFanOut(contestants);
    await measureIdle(contestants);
  } finally {
    for (const { stop } of contestants) await stop();
  }
};

const writer = await createWriter(serverUrl);
await run(writer).finally(writer.drop);
