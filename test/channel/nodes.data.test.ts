import { bootTessera, type ChannelClient, serverUrl, signedInChannel, type Tessera } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { natsProxy, natsUrl, type TcpProxy } from '../app/tcp-proxy.ts';

/** How what one node writes reaches the other, and how that is broken off and mended again. */
interface Way {
  possible: boolean;
  env: () => Promise<Record<string, string>>;
  cut: (tessera: Tessera) => Promise<unknown>;
  mend: () => Promise<unknown>;
}

let proxy: TcpProxy | undefined;
const ways: Record<string, Way> = {
  'LISTEN and NOTIFY': {
    possible: serverUrl !== undefined,
    env: async () => ({ NATS_URL: '' }),
    // It comes back by itself.
    cut: ({ database: { db } }) =>
      sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'tessera-listen' and datname = current_database()`.execute(db),
    mend: async () => undefined,
  },
  NATS: {
    possible: serverUrl !== undefined && natsUrl !== undefined,
    env: async () => {
      proxy ??= await natsProxy();
      return { NATS_URL: `nats://127.0.0.1:${proxy.port}` };
    },
    cut: async () => proxy!.cut(),
    mend: async () => proxy!.mend(),
  },
};
afterAll(() => proxy?.close());

// An embedded database has one node, and NATS is there or not.
for (const [name, { possible, env, cut, mend }] of Object.entries(ways))
  describe.skipIf(!possible)(`two nodes that are joined by ${name}`, () => {
    let one: Tessera;
    let other: Tessera;
    beforeAll(async () => {
      one = await bootTessera({ env: await env() });
      other = await bootTessera({ env: await env(), beside: one });
    });
    afterAll(async () => {
      await other?.close();
      await one?.close();
    });

    const createResource = async ({ admin }: Tessera): Promise<string> =>
      (await admin.call('POST', '/v1/resources', { name: 'Of one node' })).body.data.id;

    const follow = async ({ url }: Tessera): Promise<ChannelClient> => {
      const client = await signedInChannel(url, one.admin.key);
      await client.ask({ type: 'subscribe', events: ['RESOURCE_CREATED'] });
      return client;
    };

    const told = (client: ChannelClient): string[] =>
      client.frames.filter(({ type }) => type === 'event').map(({ event }) => event.resource_id as string);

    const listed = async (): Promise<string[]> =>
      (await one.admin.call('GET', '/v1/events?type=RESOURCE_CREATED&limit=100')).body.data.map(
        ({ resource_id }: { resource_id: string }) => resource_id,
      );

    it('tell a socket of either what was written at the other', async () => {
      const clients = [await follow(one), await follow(other)] as const;
      const [here, there] = [await createResource(one), await createResource(other)];
      for (const client of clients) {
        const about = (await client.events(2)).map(({ event }) => event.resource_id);
        expect(about).toEqual([here, there]);
        client.socket.close();
      }
    });

    it('lose no event and tell none twice when that breaks off and comes back', async () => {
      const before = (await listed()).length;
      const client = await follow(other);
      const written: string[] = [];
      // What was written here is told there by the way that is cut, and by nothing else but looking from time to time.
      const write = async () => written.push(await createResource(one));
      const expectTold = () => expect.poll(() => told(client)).toEqual(written);
      await write();
      await cut(one);
      for (let n = 0; n < 3; n += 1) await write();
      await expectTold();
      const writing = write();
      await mend();
      await writing;
      await write();
      await expectTold();
      expect((await listed()).slice(before)).toEqual(written);
      client.socket.close();
    });
  });
