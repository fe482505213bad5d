import { bootTessera, type ChannelClient, type Frame, serverUrl, signedInChannel, type Tessera, until } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Principal } from '../../src/core/principal.ts';
import { transaction } from '../../src/data/connection/transaction.ts';
import { recordEvent } from '../../src/rules/record-event.ts';
import { inOrder, lastType, tell, writeOften } from '../delivery/feeding.ts';
import { eventAbout } from '../support/events.ts';

let tessera: Tessera;
let author: Principal;
beforeAll(async () => {
  tessera = await bootTessera();
  const { accountId, admin } = tessera;
  author = { accountId, userId: admin.userId, actor: { type: 'user', id: admin.userId } } as unknown as Principal;
});
afterAll(() => tessera?.close());

const signIn = () => signedInChannel(tessera.url, tessera.admin.key);
const now = async (): Promise<string> => {
  const client = await signIn();
  const { cursor } = await client.ask({ type: 'subscribe' });
  client.socket.terminate();
  return cursor;
};

/** Reads page after page, also where nothing follows yet, until the last event has come. */
const listing = async (start: string, limit: number): Promise<string[]> => {
  const ids: string[] = [];
  let after = start;
  await until(async () => {
    const { body } = await tessera.admin.call('GET', `/v1/events?limit=${limit}&after=${after}`);
    ids.push(...body.data.map(({ id }: { id: string }) => id));
    after = body.meta.next_cursor ?? after;
    return body.data.some(({ type }: { type: string }) => type === lastType);
  });
  return ids;
};

/** Takes events until the last one has come, or as many as are wanted. */
const taking = async (client: ChannelClient, subscription: string, most = Number.POSITIVE_INFINITY): Promise<Frame[]> => {
  const frames: Frame[] = [];
  while (frames.length < most && frames.at(-1)?.event.type !== lastType)
    frames.push(await client.next((frame) => frame.type === 'event' && frame.subscription === subscription));
  return frames;
};

const staying = async (after?: string): Promise<string[]> => {
  const client = await signIn();
  const { subscription } = await client.ask({ type: 'subscribe', ...(after ? { after } : {}) });
  const frames = await taking(client, subscription);
  client.socket.terminate();
  return frames.map(({ event }) => event.id);
};

/** Breaks off after a few events, and resumes where it broke off. */
const breakingOff = async (start: string): Promise<string[]> => {
  const ids: string[] = [];
  for (let after = start; ; ) {
    const client = await signIn();
    const { subscription, recovered } = await client.ask({ type: 'subscribe', after });
    expect(recovered).toBe(true);
    const frames = await taking(client, subscription, 1 + Math.floor(Math.random() * 12));
    client.socket.terminate();
    ids.push(...frames.map(({ event }) => event.id));
    after = frames.at(-1).cursor;
    if (frames.at(-1).event.type === lastType) return ids;
  }
};

describe('events of many writers who commit in another order than they write', () => {
  it('come exactly once and in one order: to sockets that stay, to those that resume, and in the list', async () => {
    const start = await now();
    const before = (await inOrder(tessera.database, author)).length;
    const reading = Promise.all([
      staying(start),
      staying(start),
      breakingOff(start),
      breakingOff(start),
      listing(start, 1),
      listing(start, 20),
    ]);
    await Promise.all(Array.from({ length: 12 }, () => writeOften(tessera.database, author, 5)));
    await tell(tessera.database, author, 1, { type: lastType });
    const expected = (await inOrder(tessera.database, author)).slice(before);
    expect(expected.length).toBeGreaterThan(40);
    for (const ids of await reading) expect(ids).toEqual(expected);
    expect(await staying(start)).toEqual(expected);
  });

  // This needs transactions at the same time, which an embedded database does not have.
  it.skipIf(!serverUrl)('are not passed over when they were written first and are committed last', async () => {
    const start = await now();
    const live = await signIn();
    const { subscription } = await live.ask({ type: 'subscribe' });
    const [begun, sign] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const late = transaction(tessera.database.db, async (tx) => {
      const id = await recordEvent(tx, author, eventAbout('RESOURCE_UPDATED'));
      begun.resolve();
      await sign.promise;
      return id;
    });
    await begun.promise;
    const [early] = await tell(tessera.database, author);
    const [seen] = await taking(live, subscription, 1);
    expect(seen.event.id).toBe(early);
    const page = await tessera.admin.call('GET', `/v1/events?after=${start}`);
    sign.resolve();
    const committed = await late;
    expect((await taking(live, subscription, 1))[0].event.id).toBe(committed);
    const rest = await tessera.admin.call('GET', `/v1/events?after=${page.body.meta.next_cursor}`);
    expect(rest.body.data.map(({ id }: { id: string }) => id)).toEqual([committed]);
    const resumed = await signIn();
    const { subscription: again } = await resumed.ask({ type: 'subscribe', after: seen.cursor });
    expect((await taking(resumed, again, 1))[0].event.id).toBe(committed);
    for (const { socket } of [live, resumed]) socket.terminate();
  });
});
