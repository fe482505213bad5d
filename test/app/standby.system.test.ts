import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Caller, caller, signedInChannel, until } from '@tessera/platform/testing';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/app/config.ts';
import { examine } from '../../src/app/doctor/examine.ts';
import type { Finding } from '../../src/app/doctor/finding.ts';
import { lookAtStandby } from '../../src/app/doctor/standby.ts';
import { type Running, start } from '../../src/app/start.ts';
import { newId } from '../../src/core/ids.ts';
import { openDatabase } from '../../src/data/connection/database.ts';
import { asAccount } from '../../src/data/connection/requester.ts';
import type { StandbyOutcome } from '../../src/data/connection/standby/standby.ts';
import { transaction } from '../../src/data/connection/transaction.ts';
import { migrate } from '../../src/data/migrations/migrate.ts';
import { newApiKey } from '../../src/identity/credentials/api-key-format.ts';
import { commonKey } from '../../src/testing/secrets.ts';
import { noServerReason, openPair } from '../support/postgres-pair.ts';

const reason = noServerReason();

/** What a node under test may have besides its defaults. */
type Env = Record<string, string>;

describe.skipIf(reason !== undefined)(`DATABASE_REPLICA_URL${reason ? ` (${reason})` : ''}`, () => {
  const key = newApiKey('live');
  const dataDir = mkdtempSync(join(tmpdir(), 'tessera-standby-'));
  let pair: Awaited<ReturnType<typeof openPair>>;
  /** Two nodes of one installation, and who calls each. */
  let nodes: [Running, Running];
  let one: Caller;
  let other: Caller;

  const configOf = (env: Env) =>
    readConfig({
      DATABASE_URL: pair.primary.url,
      DATABASE_REPLICA_URL: pair.standby.url,
      TESSERA_DATA_DIR: dataDir,
      TESSERA_SECRET_KEY: commonKey,
      TESSERA_ADMIN_API_KEY: key,
      PORT: '0',
      TESSERA_OPERATIONS_PORT: '0',
      ...env,
    });
  const quiet = { log: pino({ level: 'silent' }), examples: false } as const;

  /** A node on the primary and its standby, without limits by time, as all servers of tests. */
  const node = async (env: Env = {}): Promise<Running> => {
    const config = configOf(env);
    const database = await openDatabase({ url: config.databaseUrl, replica: config.replica, onError: () => undefined });
    const running = await start(config, { database, ...quiet });
    const close = async (): Promise<void> => {
      await running.close();
      await database.close();
    };
    return { ...running, close };
  };

  const callerOf = ({ port }: Running): Caller => caller(`http://127.0.0.1:${port}`, '', key);
  const reads = ({ database }: Running): Readonly<Record<StandbyOutcome, number>> => database.standby!().reads;
  const problemOf = ({ database }: Running): string | undefined => database.standby!().problem;
  const isUsed = (running: Running) => until(() => problemOf(running) === undefined);
  const pause = () => pair.standby.ask('select pg_wal_replay_pause()');
  const resume = () => pair.standby.ask('select pg_wal_replay_resume()');

  /** A resource that comes to the primary past all nodes, so that no node knows of the change. */
  const addPastNodes = (name: string) =>
    pair.primary.ask(`
      insert into resources (account_id, id, name, owner_id, created_at, updated_at)
      select account_id, '${newId('resource')}', '${name}', id, now(), now() from users limit 1`);

  const namesOf = async ({ call }: Caller): Promise<string[]> => {
    const { status, body } = await call('GET', '/v1/resources?limit=100');
    expect(status).toBe(200);
    return body.data.map(({ name }: { name: string }) => name);
  };

  const namesByGraphql = async ({ call }: Caller): Promise<string[]> => {
    const { body } = await call('POST', '/graphql', { query: '{ resources(first: 100) { edges { node { name } } } }' });
    expect(body.errors).toBeUndefined();
    return body.data.resources.edges.map(({ node: { name } }: { node: { name: string } }) => name);
  };

  const create = async ({ call }: Caller, name: string): Promise<string> => {
    const { status, body } = await call('POST', '/v1/resources', { name });
    expect([status, body.error]).toEqual([201, undefined]);
    return body.data.id;
  };

  /** Waits until the node asks the standby for a list of the account again. */
  const isCurrent = async (running: Running): Promise<void> => {
    await pair.caughtUp();
    await until(async () => {
      const before = reads(running).answered;
      await namesOf(callerOf(running));
      return reads(running).answered > before;
    });
  };

  beforeAll(async () => {
    pair = await openPair();
    const database = await openDatabase({ url: pair.primary.url, onError: () => undefined });
    await migrate(database).finally(() => database.close());
    nodes = [await node(), await node()];
    await pair.primary.ask("update accounts set plan = 'enterprise', rate_limit = 1000000, burst_limit = 1000000");
    [one, other] = nodes.map(callerOf) as [Caller, Caller];
    await Promise.all(nodes.map(isUsed));
  });
  afterEach(async () => {
    await resume().catch(() => undefined);
  });
  afterAll(async () => {
    for (const running of nodes ?? []) await running.close();
    await pair?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('has the standby answer lists, over REST and GraphQL, and the primary everything else', async () => {
    await isCurrent(nodes[0]);
    await pause();
    await addPastNodes('Past all nodes');
    expect(await namesOf(one)).not.toContain('Past all nodes');
    expect(await namesByGraphql(one)).not.toContain('Past all nodes');
    const [{ id }] = (await pair.primary.ask("select id from resources where name = 'Past all nodes'")) as [{ id: string }];
    expect((await one.call('GET', `/v1/resources/${id}`)).status).toBe(200);
    await resume();
    await until(async () => (await namesOf(one)).includes('Past all nodes'));
  });

  it('shows a write at once to the account that made it: at the other node, in REST, GraphQL and the channel', async () => {
    await isCurrent(nodes[1]);
    await pause();
    const before = reads(nodes[1]);
    await create(one, 'Just written');
    expect(await namesOf(other)).toContain('Just written');
    expect(await namesByGraphql(other)).toContain('Just written');
    const channel = await signedInChannel(`http://127.0.0.1:${nodes[1].port}`, key);
    const called = await channel.ask({ type: 'call', operation: 'listResources', query: { limit: 100 } });
    expect(JSON.stringify(called)).toContain('Just written');
    channel.socket.terminate();
    expect(reads(nodes[1]).behind).toBeGreaterThan(before.behind);
    expect(reads(nodes[1]).answered).toBe(before.answered);
    await resume();
    await isCurrent(nodes[1]);
  });

  it('shows a write that records no event', async () => {
    const id = await create(one, 'With an event');
    await isCurrent(nodes[1]);
    await pause();
    const { db } = nodes[0].database;
    const { account_id } = await db.selectFrom('resources').select('account_id').where('id', '=', id).executeTakeFirstOrThrow();
    const rename = db.updateTable('resources').set({ name: 'Without an event' }).where('id', '=', id);
    await asAccount(account_id, () => transaction(db, (tx) => tx.executeQuery(rename)));
    expect(await namesOf(other)).toContain('Without an event');
  });

  it('has the primary answer lists of events, which end where the primary says', async () => {
    const id = await create(one, 'Told of');
    await isCurrent(nodes[1]);
    const before = reads(nodes[1]);
    const { body } = await other.call('GET', '/v1/events?limit=100');
    expect(body.data.map(({ resource_id }: { resource_id: string }) => resource_id)).toContain(id);
    const { body: about } = await other.call('GET', `/v1/resources/${id}/events`);
    expect(about.data).toHaveLength(1);
    const { body: graphql } = await other.call('POST', '/graphql', { query: '{ events(first: 100) { edges { node { resourceId } } } }' });
    expect(graphql.errors).toBeUndefined();
    expect(reads(nodes[1])).toEqual(before);
  });

  it('never misses an acknowledged write, while replay stops and goes on', async () => {
    const written: string[] = [];
    let isDone = false;
    const pausing = (async () => {
      while (!isDone) {
        await pause();
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 60));
        await resume();
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 60));
      }
    })();
    const before = reads(nodes[1]);
    const asked = async (round: number): Promise<void> => {
      const [writer, reader] = Math.random() < 0.5 ? [one, other] : [other, one];
      const name = `Round ${round}`;
      await create(writer, name);
      written.push(name);
      const expected = [...written];
      const [byRest, byGraphql] = await Promise.all([namesOf(reader), namesByGraphql(reader)]);
      expect(expected.filter((wanted) => !byRest.includes(wanted))).toEqual([]);
      expect(byGraphql).toEqual(expect.arrayContaining(expected.slice(-1)));
      await namesOf(reader);
    };
    const wasTried = (): boolean => {
      const { answered, behind } = reads(nodes[1]);
      return answered > before.answered && behind > before.behind;
    };
    for (let round = 0; round < 25; round += 1) await asked(round);
    // Right after a write the standby is hardly ever far enough, and may have answered nothing until now.
    await until(async () => {
      expect(await namesOf(other)).toEqual(expect.arrayContaining(written));
      return wasTried();
    });
    isDone = true;
    await pausing;
  });

  it('fails no request when the standby is killed, and uses it again when it is back', async () => {
    await isCurrent(nodes[0]);
    const statuses: number[] = [];
    let isDone = false;
    const load = Promise.all(
      [one, other, one, other].map(async ({ call }) => {
        while (!isDone) statuses.push((await call('GET', '/v1/resources?limit=5')).status);
      }),
    );
    await until(() => statuses.length > 20);
    await pair.standby.kill('SIGKILL');
    await until(() => nodes.every((running) => problemOf(running) !== undefined));
    const { length } = statuses;
    await until(() => statuses.length > length + 20);
    isDone = true;
    await load;
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    await expect.poll(nodes[0].readiness).toMatchObject({
      status: 200,
      body: { status: 'ready', degraded: [expect.stringContaining('standby')] },
    });
    await pair.standby.start();
    await isUsed(nodes[0]);
    await isCurrent(nodes[0]);
    await expect.poll(nodes[0].readiness).toEqual({ status: 200, body: { status: 'ready' } });
  });

  it('asks the primary where the standby cancels a statement', async () => {
    await isCurrent(nodes[0]);
    const cancelled = () => reads(nodes[0]).failed + reads(nodes[0]).unusable;
    const before = cancelled();
    let isDone = false;
    const cancelling = (async () => {
      while (!isDone) await pair.standby.ask("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tessera'");
    })();
    await until(async () => {
      expect((await one.call('GET', '/v1/resources?limit=5')).status).toBe(200);
      return cancelled() > before;
    });
    isDone = true;
    await cancelling;
  });

  it('asks the primary where replay cancels a list, which would hold it up', async () => {
    const standbyDelay = (value: string) =>
      pair.standby.ask(`alter system set max_standby_streaming_delay = ${value}`).then(() => pair.standby.ask('select pg_reload_conf()'));
    const conflicts = async () => {
      const [row] = await pair.standby.ask("select confl_snapshot as count from pg_stat_database_conflicts where datname = 'postgres'");
      return Number(row!.count);
    };
    const isListing = async () => {
      const text = "select from pg_stat_activity where application_name = 'tessera' and state = 'active' and query like '%resources%'";
      return (await pair.standby.ask(text)).length > 0;
    };
    await standbyDelay('0');
    await pair.primary.ask('create table scratch as select 1 as n');
    // At a standby, and there alone, a list takes half a second longer.
    await pair.primary.ask('alter table resources rename to all_resources');
    await pair.primary.ask(`create view resources as select * from all_resources
      where (select case when pg_is_in_recovery() then pg_sleep(0.5) is not null else true end)`);
    try {
      await pair.caughtUp();
      const expected = await namesOf(one);
      await until(async () => {
        await isUsed(nodes[0]);
        const before = reads(nodes[0]);
        let isOver = false;
        const [names] = await Promise.all([
          namesOf(one).finally(() => {
            isOver = true;
          }),
          // What is deleted after the list has begun, and vacuumed before it has ended, the standby cannot remove without cancelling it.
          (async () => {
            await until(async () => isOver || (await isListing()));
            await pair.primary.ask('delete from scratch');
            await pair.primary.ask('vacuum scratch');
          })(),
        ]);
        expect(names).toEqual(expected);
        await pair.primary.ask('insert into scratch values (1)');
        return reads(nodes[0]).failed > before.failed && (await conflicts()) > 0;
      });
    } finally {
      await pair.primary.ask('drop view resources');
      await pair.primary.ask('alter table all_resources rename to resources');
      await pair.primary.ask('drop table scratch');
      await standbyDelay('default');
    }
    await isCurrent(nodes[0]);
  });

  it('gives no reads to a standby that is too far behind', async () => {
    const strict = await node({ DATABASE_REPLICA_MAX_LAG_SECONDS: '0.4' });
    try {
      await isUsed(strict);
      await isCurrent(strict);
      await pause();
      await addPastNodes('Too far behind');
      await until(() => problemOf(strict)?.endsWith('s behind') ?? false);
      const { answered } = reads(strict);
      expect(await pair.standby.ask("select name from resources where name = 'Too far behind'")).toEqual([]);
      expect(await namesOf(callerOf(strict))).toContain('Too far behind');
      expect(reads(strict).answered).toBe(answered);
      expect(strict.database.standby!().lagSeconds).toBeGreaterThan(0.4);
      expect(await strict.metrics.metrics()).toMatch(/tessera_standby_lag_seconds \d/);
      expect(await strict.metrics.metrics()).toMatch(/tessera_standby_reads_total\{outcome="unusable"\} [1-9]/);
      expect(await strict.metrics.metrics()).toContain('tessera_dependency_up{dependency="standby"} 0');
      await resume();
      await isUsed(strict);
    } finally {
      await strict.close();
    }
  });

  it('gives no reads to a server that is not a standby, or is one of another database', async () => {
    const own = await node({ DATABASE_REPLICA_URL: pair.primary.url });
    await until(() => problemOf(own)?.includes('not a standby') ?? false);
    expect(await namesOf(callerOf(own))).toContain('Just written');
    expect(reads(own).answered).toBe(0);
    await own.close();
    await pair.primary.ask('create database elsewhere');
    await pair.caughtUp();
    // This one opens its database by itself.
    const foreign = await start(configOf({ DATABASE_REPLICA_URL: pair.standby.url.replace(/postgres$/, 'elsewhere') }), quiet);
    await until(() => problemOf(foreign)?.includes('another database') ?? false);
    expect(reads(foreign).answered).toBe(0);
    await foreign.close();
  });

  describe('doctor', () => {
    const envWith = (own: Env) => ({ DATABASE_URL: pair.primary.url, TESSERA_DATA_DIR: dataDir, TESSERA_SECRET_KEY: commonKey, ...own });
    const finding = async (own: Env): Promise<Finding> => (await examine(envWith(own))).find(({ name }) => name === 'standby')!;

    it('looks at the standby only where one is named', async () => {
      expect(await finding({})).toMatchObject({ status: 'skipped' });
      await resume();
      await pair.caughtUp();
      await expect.poll(() => finding({ DATABASE_REPLICA_URL: pair.standby.url })).toMatchObject({ status: 'ok' });
    });

    it('says what is wrong with it: it does not answer, is none, is of another server or database, does not follow', async () => {
      const closed = await finding({ DATABASE_REPLICA_URL: 'postgres://postgres@127.0.0.1:1/postgres' });
      expect(closed).toMatchObject({ status: 'failed', remedy: expect.stringContaining('DATABASE_REPLICA_URL') });
      const none = await finding({ DATABASE_REPLICA_URL: pair.primary.url });
      expect(none).toMatchObject({ status: 'failed', says: expect.stringContaining('is not a standby') });
      const foreign = await finding({ DATABASE_REPLICA_URL: pair.standby.url.replace(/postgres$/, 'template1') });
      expect(foreign).toMatchObject({ status: 'failed', says: expect.stringContaining('not a copy of this database') });
      await pause();
      await addPastNodes('Not replayed');
      const late = await lookAtStandby(readConfig(envWith({ DATABASE_REPLICA_URL: pair.standby.url })), 100);
      expect(late).toMatchObject({ status: 'warning', says: expect.stringContaining('did not follow') });
    });
  });

  it('gives no reads to a standby that was promoted', async () => {
    await isCurrent(nodes[0]);
    await pair.standby.ask('select pg_promote()');
    await until(() => nodes.every((running) => problemOf(running)?.includes('promoted') ?? false));
    await create(one, 'After the promotion');
    expect(await namesOf(other)).toContain('After the promotion');
  });
});
