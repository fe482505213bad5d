import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import type { Caller } from '../grounds/database.ts';
import type { Run } from '../machinery/bench.ts';
import { at, type Contestant, type Figures } from '../machinery/rounds.ts';
import { answeringHeap, contestant, productionOn, sources } from '../machinery/server.ts';
import { type Broadcaster, bareBroadcaster, closeAll, openMany, tesseraBroadcaster } from '../machinery/sockets.ts';

const writers = 8;
const idleSeconds = 10;

const nameIn = /"name":"(bench [^"]*)"/;
let named = 0;
const newName = (): string => {
  named += 1;
  return `bench ${named}`;
};

/** One socket and some writers: the time from the request, and from its answer, to the frame. */
const writeToSocket = async (to: Broadcaster, seconds: number, atOnce: number): Promise<Figures> => {
  const socket = await to.open();
  const came = new Map<string, () => void>();
  socket.on('message', (data) => came.get(nameIn.exec(String(data))?.[1] ?? '')?.());
  const [times, behind]: [number[], number[]] = [[], []];
  const begun = performance.now();
  const write = async () => {
    while (performance.now() < begun + seconds * 1000) {
      const name = newName();
      const { promise, resolve } = Promise.withResolvers<void>();
      const since = performance.now();
      const framed = promise.then(() => performance.now());
      came.set(name, resolve);
      await to.write(name);
      const answered = performance.now();
      times.push((await framed) - since);
      behind.push(Math.max(0, (await framed) - answered));
      came.delete(name);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, write));
  const took = performance.now() - begun;
  await closeAll([socket]);
  return {
    'events/s': (times.length * 1000) / took,
    'p50 ms': at(times),
    'p99 ms': at(times, 0.99),
    'p50 ms after the answer': at(behind),
  };
};

/** One event to many sockets: until the first and until the last have it, and the server's own work for each. */
const fanOut = async (to: Broadcaster, sockets: readonly WebSocket[]): Promise<Figures> => {
  const all = Promise.withResolvers<void>();
  const came: number[] = [];
  const take = () => {
    came.push(performance.now());
    if (came.length === sockets.length) all.resolve();
  };
  for (const socket of sockets) socket.once('message', take);
  const [before, since] = [to.cpu(), performance.now()];
  await to.write(newName());
  await all.promise;
  return { 'first ms': came[0]! - since, 'last ms': came.at(-1)! - since, 'CPU us/socket': (to.cpu() - before) / sockets.length };
};

/** What sockets that stand and hear nothing cost: memory each, and processor time of all together. */
const standIdle = async (to: Broadcaster, count: number): Promise<Figures> => {
  await closeAll(await openMany(to, 200));
  const [heap, resident] = [await to.heap(), to.resident()];
  const sockets = await openMany(to, count);
  const figures = {
    'heap KiB/socket': ((await to.heap()) - heap) / count / 1024,
    'resident KiB/socket': (to.resident() - resident) / count / 1024,
  };
  const before = to.cpu();
  await delay(idleSeconds * 1000);
  const spent = to.cpu() - before;
  await closeAll(sockets);
  return { ...figures, 'CPU % of a core': spent / idleSeconds / 10_000 };
};

/** A frame as Tessera sends it, for others to send the same bytes. */
const frameLike = async (tessera: Broadcaster): Promise<(name: string) => string> => {
  const socket = await tessera.open();
  const name = newName();
  const frame = once(socket, 'message');
  await tessera.write(name);
  const text = String((await frame)[0]);
  await closeAll([socket]);
  return (other) => text.replace(name, other);
};

const measureFanOut = async (run: Run, both: readonly Broadcaster[]): Promise<void> => {
  const audience = run.connections;
  const sockets = new Map<Broadcaster, WebSocket[]>();
  for (const one of both) sockets.set(one, await openMany(one, audience));
  const contestants = both.map((one): Contestant => ({ name: one.name, measure: () => fanOut(one, sockets.get(one)!) }));
  const compare = (title: string, taking: Contestant[]) =>
    run.compare({
      title: `one event to ${audience} sockets${title}`,
      contestants: taking,
      figure: 'last ms',
      aims: title ? [] : [{ of: 'bare', beside: 'tessera', least: 0.8 }],
      rounds: 3 * run.rounds,
    });
  await compare('', contestants);
  // After a second without events credentials are looked at again.
  const rarely = contestants.map(({ name, measure }) => ({ name, measure: () => delay(1100).then(() => measure(0)) }));
  await compare(', after a pause', rarely);
  for (const own of sockets.values()) await closeAll(own);
};

export const channel = async (run: Run, ground: Caller & { databaseUrl: string }): Promise<void> => {
  const start = (name: string, words: string[]) => run.start(name, [...answeringHeap, ...words], productionOn(ground));
  const tessera = tesseraBroadcaster(await start('tessera', sources), ground.key);
  const both = [bareBroadcaster(await start('bare', contestant('sockets')), await frameLike(tessera)), tessera];
  const each = (measure: (to: Broadcaster, seconds: number) => Promise<Figures>) =>
    both.map((one): Contestant => ({ name: one.name, measure: (seconds) => measure(one, seconds) }));
  for (const atOnce of [1, writers]) {
    const contestants = each((to, seconds) => writeToSocket(to, seconds, atOnce));
    await run.compare({ title: `one socket, ${atOnce} writer(s)`, contestants, figure: 'p50 ms' });
  }
  await measureFanOut(run, both);
  await run.compare({
    title: `${run.size} idle sockets, authenticated and subscribed`,
    contestants: each((to) => standIdle(to, run.size)),
    figure: 'heap KiB/socket',
    aims: [{ of: 'tessera', figure: 'heap KiB/socket', most: 6 }],
    rounds: 1,
    warmup: 0,
  });
};
