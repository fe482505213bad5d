import { freshDatabase, openAgain, serverUrl, until } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/data/connection/database.ts';
import { createWake, type WakeTransport, type WakeTransportHandlers } from '../../src/delivery/wake.ts';
import { natsTransport, postgresTransport } from '../../src/delivery/wake-transports.ts';
import { natsProxy, natsUrl, type TcpProxy } from '../app/tcp-proxy.ts';
import { newCaller, openFeed, take, tell } from './feeding.ts';

/** Milliseconds between two looks: so many that nothing is ever found by looking, or so few that everything is. */
const [never, often] = [3_600_000, 20];

type Line = (database: Database, down: (error: unknown) => void) => (events: WakeTransportHandlers) => WakeTransport;

// An embedded database has one node.
describe.skipIf(!serverUrl)('events that another node writes', () => {
  let here: Database;
  let there: Database;
  const ends: (() => unknown)[] = [];
  beforeAll(async () => {
    here = await freshDatabase();
    there = await openAgain(here);
  });
  afterAll(async () => {
    await there?.close();
    await here?.close();
  });
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });

  const node = (database: Database, line: Line, pollIntervalMs: number) => {
    const down: unknown[] = [];
    const wake = createWake(line(database, (error) => void down.push(error)));
    let ups = 0;
    wake.onWake((accountId) => {
      if (accountId === undefined) ups += 1;
    });
    const feed = openFeed(database, { wake, pollIntervalMs });
    ends.push(feed.close, wake.close);
    return { feed, down, ups: () => ups };
  };

  /** A node that writes and one that reads, with somebody who has heard there of what was written here. */
  const joined = async ({ writes, reads = writes, look = never }: { writes: Line; reads?: Line; look?: number }) => {
    const [writer, reader] = [node(here, writes, look), node(there, reads, look)];
    await until(() => writer.ups() > 0 && reader.ups() > 0);
    const caller = await newCaller(here);
    const following = await reader.feed.subscribe(caller, {});
    const first = take(following, 1);
    expect(await tell(here, caller)).toEqual(await first);
    return { writer, reader, caller, following };
  };

  it('are found by looking when nobody tells of them', async () => {
    const deaf: Line =
      () =>
      ({ onConnected: up }) => {
        queueMicrotask(up);
        return { publish: async () => undefined, close: async () => undefined };
      };
    const { caller, following } = await joined({ writes: deaf, look: often });
    const waiting = take(following, 3);
    const told = [...(await tell(here, caller)), ...(await tell(here, caller, 2))];
    expect(await waiting).toEqual(told);
  });

  describe('and tells by NOTIFY', () => {
    const listen: Line = (database, down) => postgresTransport(database, down);
    const killListeners = () =>
      sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'tessera-listen' and datname = current_database()`.execute(here.db);

    it('are all told in their order, also those of the time in which the connections that listen were killed', async () => {
      const { writer, reader, caller, following } = await joined({ writes: listen });
      const waiting = take(following, 5);
      const told = await tell(here, caller);
      await killListeners();
      told.push(...(await tell(here, caller, 2)));
      await until(() => writer.down.length > 0 && reader.down.length > 0);
      told.push(...(await tell(here, caller)));
      await until(() => writer.ups() > 1 && reader.ups() > 1);
      told.push(...(await tell(here, caller)));
      expect(await waiting).toEqual(told);
    });
  });

  describe.skipIf(!natsUrl)('and tells over NATS', () => {
    let proxy: TcpProxy;
    beforeAll(async () => {
      proxy = await natsProxy();
    });
    afterAll(() => proxy?.close());

    /** The line of an installation of this test's own, directly and by way of the proxy. */
    const lines = (): { direct: Line; cuttable: Line } => {
      const subject = `tessera.test.${Math.random().toString(36).slice(2)}.events`;
      return {
        direct: (_, down) => natsTransport(natsUrl!, subject, down),
        cuttable: (_, down) => natsTransport(`nats://127.0.0.1:${proxy.port}`, subject, down),
      };
    };

    it('are all told once the line of the node that reads is mended', async () => {
      const { direct, cuttable } = lines();
      const { reader, caller, following } = await joined({ writes: direct, reads: cuttable });
      const waiting = take(following, 4);
      const told = await tell(here, caller);
      proxy.cut();
      told.push(...(await tell(here, caller, 2)));
      await until(() => reader.down.length > 0);
      told.push(...(await tell(here, caller)));
      proxy.mend();
      expect(await waiting).toEqual(told);
    });

    it('are all told once the line of the node that writes is mended', async () => {
      const { direct, cuttable } = lines();
      const { writer, caller, following } = await joined({ writes: cuttable, reads: direct });
      const waiting = take(following, 4);
      const told = await tell(here, caller);
      proxy.cut();
      await until(() => writer.down.length > 0);
      told.push(...(await tell(here, caller, 2)));
      proxy.mend();
      await until(() => writer.ups() > 1);
      told.push(...(await tell(here, caller)));
      expect(await waiting).toEqual(told);
    });

    it('are found by looking while the line is cut for good', async () => {
      const { cuttable } = lines();
      const { caller, following } = await joined({ writes: cuttable, look: often });
      proxy.cut();
      const waiting = take(following, 3);
      const told = [...(await tell(here, caller)), ...(await tell(here, caller, 2))];
      expect(await waiting).toEqual(told);
      proxy.mend();
    });
  });
});
