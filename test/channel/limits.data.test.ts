import { bootTessera, type ChannelClient, connectChannel, signedInChannel, type Tessera } from '@tessera/platform/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { readYaml } from '../../src/codegen/read-yaml.ts';
import { readsTooSlowly } from '../../src/sockets/slow-readers.ts';
import { createTimers } from '../../src/sockets/timers.ts';

const { 'x-limits': limits } = readYaml<{ 'x-limits': Record<string, number> }>('openapi/messages/channel.yaml');

let tessera: Tessera;
beforeAll(async () => {
  tessera = await bootTessera({ env: { TESSERA_TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => tessera?.close());
afterEach(() => void vi.restoreAllMocks());

let places = 0;
/** From an address of their own each time. */
const elsewhere = () => {
  places += 1;
  return { headers: { 'X-Forwarded-For': `192.0.2.${places}`, 'X-Forwarded-Proto': 'https' } };
};
const visitor = () => connectChannel(tessera.url, elsewhere());
const admin = () => signedInChannel(tessera.url, tessera.admin.key);

const closed = async (clients: readonly ChannelClient[]): Promise<void> => {
  for (const { socket } of clients) socket.close();
  await Promise.all(clients.map((client) => client.closed));
};

/** The clock of the pace stands still but for what is given. */
const pausesOf = async (client: ChannelClient, steps: readonly number[]): Promise<number> => {
  let now = performance.now() + 1_000_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const pause = vi.spyOn(WebSocket.prototype, 'pause');
  for (const step of steps) {
    now = Math.ceil(now) + step;
    // One after the other: what has been received already is read in spite of a pause.
    await client.ask({ type: 'ping' });
  }
  return pause.mock.calls.length;
};

/** Whether so many frames a second never wait, once no more may come at once. */
const keepsPace = async (client: ChannelClient, perSecond: number): Promise<boolean> => {
  const atOnce = Array(limits.frames_at_once).fill(0);
  const pauses = await pausesOf(client, [...atOnce, ...Array(3).fill(1000 / perSecond)]);
  await closed([client]);
  return pauses === 0;
};

const seconds = 1000;
const idle = { endsAt: Number.POSITIVE_INFINITY, authenticating: false, paused: false };
/** What is due just before so many seconds have passed. */
const dueAfter = (
  state: typeof idle | { endsAt: undefined; authenticating: boolean; paused: boolean },
  time: number,
  timers = createTimers(0),
) => timers.due(time * seconds - 1, state);

/** For each limit: whether a client may go as far as the figure says. */
const allows: Record<string, (figure: number) => boolean | Promise<boolean>> = {
  subscriptions: async (count) => {
    const client = await admin();
    const answers = await Promise.all(Array.from({ length: count }, () => client.ask({ type: 'subscribe', events: ['USER_DELETED'] })));
    await closed([client]);
    const refused = answers.filter(({ type }) => type === 'error');
    for (const { error } of refused) expect(error.code).toBe('limit_reached');
    return refused.length === 0;
  },
  frame_bytes: async (bytes) => {
    const client = await visitor();
    client.socket.send('{"type":"ping","id":"long"}'.padEnd(bytes));
    const end = await Promise.race([client.next(({ id }) => id === 'long').catch(() => client.closed), client.closed]);
    if (end.code) expect(end).toEqual({ code: 3503, reason: 'frame_too_large' });
    await closed([client]);
    return end.type === 'result';
  },
  send_queue_bytes: (bytes) => !readsTooSlowly({ waiting: () => bytes }),
  ping_seconds: (time) => JSON.stringify(dueAfter(idle, time)).includes('"ping":false'),
  pong_seconds: (time) => {
    const timers = createTimers(0);
    const { ping_seconds: start = 0 } = limits;
    expect(timers.due(start * seconds, idle)).toMatchObject({ ping: true });
    return !('close' in dueAfter(idle, start + time, timers));
  },
  authenticate_seconds: (time) => !('close' in dueAfter({ ...idle, endsAt: undefined }, time)),
  unauthenticated: async (count) => {
    const place = elsewhere();
    const opened = await Promise.allSettled(Array.from({ length: count }, () => connectChannel(tessera.url, place)));
    await closed(opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
    return opened.every(({ status }) => status === 'fulfilled');
  },
  frames_per_second: async (count) => keepsPace(await admin(), count),
  unauthenticated_frames_per_second: async (count) => keepsPace(await visitor(), count),
  frames_at_once: async (count) => {
    const client = await visitor();
    const pauses = await pausesOf(client, Array(count).fill(0));
    await closed([client]);
    return pauses === 0;
  },
};

describe('x-limits of the channel', () => {
  it.each(Object.entries(limits))('%s: %i and no more', async (name, figure) => {
    expect([await allows[name]!(figure), await allows[name]!(figure + 1)]).toEqual([true, false]);
  });

  it('are all tried, and none besides', () => {
    expect(Object.keys(allows).sort()).toEqual(Object.keys(limits).sort());
  });
});
