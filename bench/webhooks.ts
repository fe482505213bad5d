import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openDatabase } from '../src/data/connection/database.ts';
import { migrate } from '../src/data/migrations/migrate.ts';
import { firstStart } from '../src/identity/first-start.ts';
import { noteFinding } from './aims.ts';
import { createDatabase, loud } from './ground.ts';
import { processorTime } from './server-process.ts';
import { bareLoop, bareQueue, type Places, type Sender, tessera } from './webhook-senders.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    writers: { type: 'string', default: '16' },
    pace: { type: 'string', default: '5' },
    endpoints: { type: 'string', default: '50' },
    pour: { type: 'string', default: '4000' },
    only: { type: 'boolean', default: false },
  },
});
const [rounds, seconds, writers, pace, many, poured] = ['rounds', 'seconds', 'writers', 'pace', 'endpoints', 'pour'].map((name) =>
  Number(values[name as keyof typeof values]),
) as [number, number, number, number, number, number];

/** For a profile Tessera alone is enough. */
const senders = values.only ? [tessera] : [bareLoop, bareQueue, tessera];
const serverUrl = process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const now = () => performance.timeOrigin + performance.now();

const openReceiver = async () => {
  const child = fork(join(import.meta.dirname, 'webhook-receiver.ts'));
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const ask = async <T>(what: string): Promise<T> => {
    child.send(what);
    return (await once(child, 'message'))[0] as T;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    count: async () => (await ask<{ ways: number }>('count')).ways,
    /** Milliseconds from write to receiver of all that came, and when the first and the last one did. */
    take: () => ask<{ ways: number[]; first: number; last: number }>('take'),
    close: () => child.disconnect(),
  };
};
type Receiver = Awaited<ReturnType<typeof openReceiver>>;

const fill = async (databaseUrl: string): Promise<{ accountId: string; key: string }> => {
  const database = await openDatabase({ url: databaseUrl, backgroundTimeoutMs: 0, onError: loud });
  try {
    await migrate(database);
    const first = await firstStart(database.db, { environment: 'live', region: 'us' });
    const limits = { plan: 'enterprise', rate_limit: 1_000_000_000, burst_limit: 1_000_000_000 } as const;
    await database.db.updateTable('accounts').set(limits).execute();
    return { accountId: first!.accountId, key: first!.key };
  } finally {
    await database.close();
  }
};

/** Everything that was written arrives, everywhere. */
const allOf = async (receiver: Receiver, messages: number) => {
  while ((await receiver.count()) < messages) await delay(20);
  return receiver.take();
};

/** As many writes as so many writers make, one after the other: messages a second, from the first write to the last arrival. */
const flood = async (sender: Sender, receiver: Receiver, endpoints: number): Promise<number> => {
  const began = now();
  let written = 0;
  const writer = async (): Promise<void> => {
    while (now() < began + seconds * 1000) {
      await sender.write(String(now()));
      written += 1;
    }
  };
  await Promise.all(Array.from({ length: writers }, writer));
  const { last } = await allOf(receiver, written * endpoints);
  return (written * endpoints * 1000) / (last - began);
};

/** The processes of PostgreSQL that serve the connections of a database; they are looked at on this machine. */
const backendsOf = async (databaseUrl: string): Promise<number[]> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const text = 'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
  const { rows } = await client.query<{ pid: number }>(text).finally(() => client.end());
  return rows.map(({ pid }) => pid);
};

const usedBy = (pids: readonly number[]) => new Map(pids.map((pid) => [pid, processorTime(pid)]));
const usedSince = (before: ReadonlyMap<number, number>, pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + Math.max(0, processorTime(pid) - (before.get(pid) ?? 0)), 0);

/** A backlog: messages a second, and the processor time of a message in microseconds. */
interface Poured {
  rate: number;
  senderUs: number;
  databaseUs: number;
}

/**
 * What is there at once, so that nothing but the delivery takes its time: messages a second from the first arrival to the last. The processor
 * time is from before the messages are written.
 */
const pour = async (sender: Sender, receiver: Receiver, endpoints: number, databaseUrl: string): Promise<Poured> => {
  const events = Math.ceil(poured / endpoints);
  const messages = events * endpoints;
  const [ofSender, ofDatabase] = [usedBy(sender.processes), usedBy(await backendsOf(databaseUrl))];
  await sender.pour(Array.from({ length: events }, () => String(now())));
  const { first, last } = await allOf(receiver, messages);
  return {
    rate: (messages * 1000) / (last - first),
    senderUs: usedSince(ofSender, sender.processes) / messages,
    databaseUs: usedSince(ofDatabase, await backendsOf(databaseUrl)) / messages,
  };
};

/** So few writes a second that nothing waits: how long one message is on its way. */
const stroll = async (sender: Sender, receiver: Receiver, endpoints: number): Promise<number[]> => {
  const writes: Promise<void>[] = [];
  for (let written = 0; written < pace * seconds; written += 1) {
    writes.push(sender.write(String(now())));
    await delay(1000 / pace);
  }
  await Promise.all(writes);
  return (await allOf(receiver, writes.length * endpoints)).ways;
};

const at = (numbers: readonly number[], part: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) * part)]!;

const compare = async (places: Omit<Places, 'addresses'>, receiver: Receiver, endpoints: number): Promise<void> => {
  const addresses = Array.from({ length: endpoints }, (_, number) => `${receiver.url}/${number}`);
  const seen = new Map<string, { rates: number[]; poured: Poured[]; ways: number[] }>();
  for (let round = 0; round < rounds; round += 1)
    for (const open of senders) {
      const sender = await open({ ...places, addresses });
      await sender.write(String(now()));
      await allOf(receiver, endpoints);
      const own = seen.get(sender.name) ?? { rates: [], poured: [], ways: [] };
      own.rates.push(await flood(sender, receiver, endpoints));
      own.poured.push(await pour(sender, receiver, endpoints, places.databaseUrl));
      own.ways.push(...(await stroll(sender, receiver, endpoints)));
      seen.set(sender.name, own);
      await sender.close();
    }
  const bare = [...seen.values()].at(-2) ?? [...seen.values()][0]!;
  const rows = [...seen].map(([name, { rates, poured: alone, ways }]) => {
    const middle = (figure: keyof Poured) => {
      const figures = alone.map((one) => one[figure]);
      return Math.round(at(figures, 0.5));
    };
    const ratios = alone.map(({ rate }, round) => rate / bare.poured[round]!.rate);
    const row = {
      'written, arrived/s': Math.round(at(rates, 0.5)),
      'delivered/s': middle('rate'),
      'of bare queue': Number(at(ratios, 0.5).toFixed(2)),
      'lowest to highest': `${at(ratios, 0).toFixed(2)} to ${at(ratios, 1).toFixed(2)}`,
      'sender us': middle('senderUs'),
      'PostgreSQL us': middle('databaseUs'),
      'p50 ms': Number(at(ways, 0.5).toFixed(1)),
      'p99 ms': Number(at(ways, 0.99).toFixed(1)),
    };
    return [name, row] as const;
  });
  console.log(`\n${endpoints} endpoint(s): ${rounds} rounds of ${seconds} s, ${writers} writers; on the way at ${pace} writes a second`);
  console.table(Object.fromEntries(rows));
  const own = seen.get('tessera');
  if (own && endpoints === 1)
    noteFinding({
      what: 'Backlog of one webhook, of the bare queue',
      aim: 0.6,
      figures: own.poured.map(({ rate }, n) => rate / bare.poured[n]!.rate),
    });
};

console.log(`Load of the machine before: ${loadavg()[0]!.toFixed(1)}.`);
const { databaseUrl, accountId, key, drop } = await createDatabase(serverUrl, fill);
const receiver = await openReceiver();
try {
  for (const endpoints of [1, many]) await compare({ databaseUrl, accountId, key }, receiver, endpoints);
} finally {
  receiver.close();
  await drop();
}
console.log(`Load of the machine after: ${loadavg()[0]!.toFixed(1)}.`);
