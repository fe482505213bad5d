import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Caller } from '../grounds/database.ts';
import type { Run } from '../machinery/bench.ts';
import { processorTime } from '../machinery/processor.ts';
import { at, type Figures } from '../machinery/rounds.ts';
import { bareLoop, bareQueue, type Places, type Sender, tessera } from '../machinery/senders.ts';
import { contestant } from '../machinery/server.ts';

const manyEndpoints = 50;
/** Writes a second at which nothing waits. */
const pace = 5;

const now = () => performance.timeOrigin + performance.now();

const openReceiver = async (run: Run) => {
  const { url } = await run.start('receiver', contestant('webhook-receiver'), {});
  const ask = async <T>(path: string) => (await (await fetch(`${url}${path}`)).json()) as T;
  return {
    url,
    /** Everything that was written arrives, everywhere. */
    allOf: async (messages: number) => {
      while ((await ask<number>('/count')) < messages) await delay(20, undefined, { signal: run.signal });
      return ask<{ ways: number[]; first: number; last: number }>('/take');
    },
  };
};
type Receiver = Awaited<ReturnType<typeof openReceiver>>;

/** As many writes as so many writers make, one after the other, from the first write to the last arrival. */
const flood = async (sender: Sender, { allOf }: Receiver, { addresses }: Places, writers: number, seconds: number): Promise<Figures> => {
  const began = now();
  let written = 0;
  const writer = async (): Promise<void> => {
    while (now() < began + seconds * 1000) {
      await sender.write(String(now()));
      written += 1;
    }
  };
  await Promise.all(Array.from({ length: writers }, writer));
  const messages = written * addresses.length;
  const { last } = await allOf(messages);
  return { 'written, arrived/s': (messages * 1000) / (last - began) };
};

/** The processes of PostgreSQL that serve the connections of a database; they are looked at on this machine. */
const backendsOf = async (databaseUrl: string): Promise<number[]> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const text = 'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
  const { rows } = await client.query<{ pid: number }>(text).finally(() => client.end());
  return rows.map(({ pid }) => pid);
};

/** Counts the processor time of processes from now on; those that come later count from their beginning. */
const usedFrom = (earlier: readonly number[]) => {
  const before = new Map(earlier.map((pid) => [pid, processorTime(pid)]));
  return (pids: readonly number[]) => pids.reduce((sum, pid) => sum + Math.max(0, processorTime(pid) - (before.get(pid) ?? 0)), 0);
};

/**
 * What is there at once, so that nothing but the delivery takes its time, from the first arrival to the last. The processor time is from
 * before the messages are written.
 */
const pour = async (sender: Sender, { allOf }: Receiver, { addresses, databaseUrl }: Places, size: number): Promise<Figures> => {
  const events = Math.ceil(size / addresses.length);
  const messages = events * addresses.length;
  const [bySender, byDatabase] = [usedFrom(sender.processes), usedFrom(await backendsOf(databaseUrl))];
  await sender.pour(Array.from({ length: events }, () => String(now())));
  const { first, last } = await allOf(messages);
  return {
    'delivered/s': (messages * 1000) / (last - first),
    'sender us': bySender(sender.processes) / messages,
    'PostgreSQL us': byDatabase(await backendsOf(databaseUrl)) / messages,
  };
};

/** So few writes a second that nothing waits: how long one message is on its way. */
const stroll = async (sender: Sender, { allOf }: Receiver, { addresses }: Places, seconds: number): Promise<Figures> => {
  const writes: Promise<void>[] = [];
  while (writes.length < pace * seconds) {
    writes.push(sender.write(String(now())));
    await delay(1000 / pace);
  }
  await Promise.all(writes);
  const { ways } = await allOf(writes.length * addresses.length);
  return { 'p50 ms': at(ways), 'p99 ms': at(ways, 0.99) };
};

export const webhooks = async (run: Run, ground: Caller & { databaseUrl: string }): Promise<void> => {
  const receiver = await openReceiver(run);
  for (const endpoints of [1, manyEndpoints]) {
    const places: Places = { ...ground, addresses: Array.from({ length: endpoints }, (_, number) => `${receiver.url}/${number}`) };
    const measure = (open: (run: Run, places: Places) => Promise<Sender>) => async (seconds: number) => {
      const sender = await open(run, places);
      await sender.write(String(now()));
      await receiver.allOf(endpoints);
      const figures = {
        ...(await pour(sender, receiver, places, run.size)),
        ...(await flood(sender, receiver, places, run.connections, seconds)),
        ...(await stroll(sender, receiver, places, seconds)),
      };
      await sender.close();
      return figures;
    };
    await run.compare({
      title: `${endpoints} endpoint(s), a backlog of ${run.size}`,
      contestants: Object.entries({ 'bare queue': bareQueue, 'bare loop': bareLoop, tessera }).map(([name, open]) => ({
        name,
        measure: measure(open),
      })),
      figure: 'delivered/s',
      aims: endpoints === 1 ? [{ of: 'tessera', beside: 'bare queue', least: 0.6 }] : [],
    });
  }
};
