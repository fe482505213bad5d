import { setTimeout as delay } from 'node:timers/promises';
import { freshDatabase, serverUrl, until } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/data/connection/database.ts';
import { connectNats } from '../../src/delivery/nats.ts';
import { createWake, type Wake, type WakeTransport, type WakeTransportHandlers } from '../../src/delivery/wake.ts';
import { natsTransport, notifyOnce, postgresTransport } from '../../src/delivery/wake-transports.ts';
import { natsProxy, natsUrl, type TcpProxy } from '../app/tcp-proxy.ts';
import { openNats } from '../support/nats.ts';

const opened: Wake[] = [];
afterEach(async () => {
  for (const wake of opened.splice(0)) await wake.close();
});

/** A node, what it was woken for, and why its line was down. */
const node = (line?: (down: (error: unknown) => void) => (events: WakeTransportHandlers) => WakeTransport) => {
  const down: unknown[] = [];
  const stoodWhenDown: boolean[] = [];
  const told = (error: unknown) => {
    down.push(error);
    stoodWhenDown.push(wake.isConnected());
  };
  const wake: Wake = createWake(line?.(told));
  opened.push(wake);
  const woken: (string | undefined)[] = [];
  wake.onWake((accountId) => void woken.push(accountId));
  return { ...wake, woken, down, stoodWhenDown };
};

/** Resolves when both hear what the other announces. */
const joined = async (one: ReturnType<typeof node>, other: ReturnType<typeof node>): Promise<void> => {
  await until(() => one.woken.length > 0 && other.woken.length > 0);
};

describe('in one process', () => {
  it('wakes every listener at once, until it stops listening', () => {
    const wake = createWake();
    const woken: unknown[] = [];
    const stop = wake.onWake((accountId) => void woken.push(accountId));
    wake.publish('acc_1');
    stop();
    wake.publish('acc_2');
    expect(woken).toEqual(['acc_1']);
  });

  it('tells the line what came meanwhile together, and again what it could not tell', async () => {
    const told: (readonly string[])[] = [];
    let fails = true;
    let events: WakeTransportHandlers | undefined;
    const wake = createWake((given) => {
      events = given;
      return {
        publish: async (accountIds) => {
          if (fails) throw new Error('down');
          told.push(accountIds);
        },
        close: async () => undefined,
      };
    });
    for (const accountId of ['acc_1', 'acc_2', 'acc_1']) wake.publish(accountId);
    await delay(0);
    fails = false;
    events?.onConnected();
    await until(() => told.length > 0);
    expect(told.map((accountIds) => accountIds.toSorted())).toEqual([['acc_1', 'acc_2']]);
    for (let account = 0; account < 1500; account += 1) wake.publish(`acc_${account}`);
    await until(() => told.at(-1)?.includes('*') ?? false);
    expect(told.at(-1)).toEqual(['*']);
  });
});

describe.skipIf(!serverUrl)('over LISTEN and NOTIFY', () => {
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database?.close());

  const listening = () => node((down) => postgresTransport(database, down));

  it('wakes the other node, and a node for its own only once', async () => {
    const [one, other] = [listening(), listening()];
    await joined(one, other);
    one.publish('acc_1');
    await until(() => other.woken.includes('acc_1'));
    other.publish('acc_2');
    await until(() => one.woken.includes('acc_2'));
    expect(one.woken.filter((accountId) => accountId === 'acc_1')).toHaveLength(1);
  });

  it('comes back when its connection is killed, and says that anything may have been missed', async () => {
    const [one, other] = [listening(), listening()];
    await joined(one, other);
    const lost = other.woken.length;
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'tessera-listen' and datname = current_database()`.execute(database.db);
    one.publish('acc_3');
    await until(() => other.woken.slice(lost).includes(undefined) && one.down.length > 0);
    one.publish('acc_4');
    await until(() => other.woken.includes('acc_4') || other.woken.slice(lost).length > 1);
    expect(other.down).not.toEqual([]);
    expect(other.stoodWhenDown).not.toContain(true);
    await until(other.isConnected);
  });
});

describe.skipIf(!natsUrl)('over NATS', () => {
  let proxy: TcpProxy;
  beforeAll(async () => {
    proxy = await natsProxy();
  });
  afterAll(() => proxy?.close());

  const subject = () => `tessera.test.${Math.random().toString(36).slice(2)}.events`;
  const through = (name: string) => node((down) => natsTransport(`nats://127.0.0.1:${proxy.port}`, name, down));

  it('wakes the other node, and no node of another installation', async () => {
    const name = subject();
    const [one, other, stranger] = [through(name), through(name), through(subject())];
    await joined(one, other);
    await until(() => stranger.woken.length > 0);
    one.publish('acc_1');
    await until(() => other.woken.includes('acc_1'));
    expect(stranger.woken).toEqual([undefined]);
  });

  it('tells what was announced while the line was cut once it is mended', async () => {
    const name = subject();
    const one = through(name);
    const direct = node((down) => natsTransport(natsUrl!, name, down));
    await joined(one, direct);
    proxy.cut();
    await until(() => one.down.length > 0);
    const before = direct.woken.length;
    one.publish('acc_2');
    proxy.mend();
    await until(() => direct.woken.length > before);
    expect([undefined, 'acc_2']).toContain(direct.woken.at(-1));
  });

  it('starts without NATS, and finds it later', async () => {
    proxy.cut();
    const name = subject();
    const one = through(name);
    await until(() => one.down.length > 0);
    one.publish('acc_5');
    expect(one.woken).toEqual(['acc_5']);
    const direct = node((down) => natsTransport(natsUrl!, name, down));
    await until(() => direct.woken.length > 0);
    proxy.mend();
    await until(() => direct.woken.includes('acc_5'));
  });
});

describe('the address of NATS', () => {
  it.each([
    ['nats://127.0.0.1', {}],
    ['nats://tessera:s%40cret%2F1@127.0.0.1', { user: 'tessera', pass: 's@cret/1' }],
    ['nats://12345:67@127.0.0.1', { user: '12345', pass: '67' }],
    ['nats://a%3Atoken@127.0.0.1', { auth_token: 'a:token' }],
    ['nats://100%:sure@127.0.0.1', { user: '100%', pass: 'sure' }],
  ])('%s signs nodes and commands in', async (url, expected) => {
    const nats = await openNats();
    const address = `${url}:${nats.port}`;
    const own = node((down) => natsTransport(address, 'tessera.test.events', down));
    await until(() => own.woken.length > 0);
    await notifyOnce({ natsUrl: address, db: undefined as never }, 'tessera.test.events', ['acc_1']);
    const said = nats.hellos.map(({ user, pass, auth_token }) => JSON.parse(JSON.stringify({ user, pass, auth_token })));
    expect(said).toEqual([expected, expected]);
    await own.close();
    await nats.close();
  });

  it('tells a server nothing that does not encrypt where it begins with tls://', async () => {
    const nats = await openNats();
    const refused = connectNats(`tls://tessera:secret@127.0.0.1:${nats.port}`, { reconnect: false, timeout: 120_000 });
    await expect(refused).rejects.toThrow(/tls/);
    expect(nats.hellos).toEqual([]);
    await nats.close();
  });
});
