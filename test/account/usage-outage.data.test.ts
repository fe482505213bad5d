import { bootTessera, freshDatabase, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { trafficSweeps } from '../../src/account/traffic/sweeps.ts';
import { createTraffic, type Traffic } from '../../src/account/traffic/traffic.ts';
import type { AnsweredRequest } from '../../src/core/answered-request.ts';
import { newId } from '../../src/core/ids.ts';
import type { Principal } from '../../src/core/principal.ts';
import type { Database, DatabaseOptions } from '../../src/data/connection/database.ts';
import { runSweeps } from '../../src/data/sweeping/sweep.ts';

/** Says of a statement whether the database is away while it is carried out; it is heard after it was. */
let fails: (text: string) => boolean = () => false;
const onStatement: DatabaseOptions['onStatement'] = ({ sql }) => {
  if (fails(sql)) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
};
const everything = () => true;
const nothing = () => false;
beforeEach(() => {
  fails = nothing;
});

const day = '2026-03-14T00:00:00.000Z';
const clock = () => new Date('2026-03-14T12:00:00.000Z');

describe('traffic', () => {
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase({ onStatement });
  });
  afterAll(async () => {
    fails = nothing;
    await database?.close();
  });

  const newAccount = async (): Promise<string> => {
    const id = newId('account');
    await database.db.insertInto('accounts').values({ id, name: 'Own', created_at: day }).execute();
    return id;
  };
  const answered = (accountId: string, path = '/v1/resources', requestId: string = newId('request')): AnsweredRequest => ({
    caller: {
      accountId,
      userId: newId('user'),
      actor: { type: 'user', id: newId('user') },
      credential: { type: 'api_key', id: newId('key') },
    } as Principal,
    requestId,
    method: 'GET',
    path,
    operationId: 'listResources',
    version: 'v1',
    status: 200,
    errorCode: null,
    duration: 1,
    cost: 2,
    address: '127.0.0.1',
    used: ['operation listResources', 'parameter listResources.limit'],
  });
  const collect = (bounds?: Parameters<typeof createTraffic>[0]['bounds']) => {
    const reports: string[] = [];
    const report = (error: unknown) => void reports.push((error as Error).message);
    return { reports, traffic: createTraffic({ db: database.db, clock, report, bounds }) };
  };
  const countTo = (traffic: Traffic, accountId: string, count: number) => {
    for (let one = 0; one < count; one += 1) traffic.record(answered(accountId));
  };
  const figures = async (accountId: string) => {
    const { db } = database;
    const known = await db.selectFrom('usage_days').selectAll().where('account_id', '=', accountId).executeTakeFirst();
    const lines = await db.selectFrom('logged_requests').select('id').where('account_id', '=', accountId).execute();
    return { requests: known?.requests, cost: known?.cost, incomplete: known?.incomplete, entries: lines.length };
  };

  it('is held while the database is away, and written once when it is back', async () => {
    const [accountId, { traffic, reports }] = [await newAccount(), collect()];
    fails = everything;
    for (let time = 0; time < 3; time += 1) {
      countTo(traffic, accountId, 5);
      await traffic.flush();
    }
    fails = nothing;
    expect((await figures(accountId)).requests).toBeUndefined();
    await traffic.flush();
    expect(await figures(accountId)).toEqual({ requests: 15, cost: 30, incomplete: false, entries: 15 });
    expect(reports).toEqual(['connect ECONNREFUSED']);
  });

  it('is written by the next write where it comes during one', async () => {
    const [accountId, { traffic }] = [await newAccount(), collect()];
    let writes = 0;
    fails = (text) => {
      if (text.includes('insert into traffic_writers')) writes += 1;
      if (text.includes('insert into logged_requests') && writes < 5) countTo(traffic, accountId, 1);
      return false;
    };
    countTo(traffic, accountId, 2);
    await traffic.flush();
    expect([writes, (await figures(accountId)).requests]).toEqual([1, 2]);
    await traffic.flush();
    expect([writes, (await figures(accountId)).requests]).toEqual([2, 3]);
  });

  it('is written at once where there is much of it', async () => {
    const [accountId, { traffic }] = [await newAccount(), collect()];
    const written = Promise.withResolvers<void>();
    fails = (text) => {
      if (text.includes('insert into logged_requests')) written.resolve();
      return false;
    };
    countTo(traffic, accountId, 500);
    await written.promise;
    await traffic.flush();
    expect((await figures(accountId)).requests).toBe(500);
  });

  it('keeps the busiest minute of a day, whichever node and batch saw it', async () => {
    const [accountId, one, other] = [await newAccount(), collect().traffic, collect().traffic];
    const busiest = async () => (await database.db.selectFrom('usage_days').selectAll().where('account_id', '=', accountId).execute())[0];
    for (const used of [4, 9, 2]) one.noteMinute(accountId, used);
    await one.flush();
    expect(await busiest()).toMatchObject({ busiest_minute: 9, requests: 0, incomplete: false });
    other.noteMinute(accountId, 5);
    await other.flush();
    expect((await busiest())?.busiest_minute).toBe(9);
    other.noteMinute(accountId, 12);
    await other.flush();
    expect((await busiest())?.busiest_minute).toBe(12);
  });

  it('is counted once where the answer to a write was lost, and not the write', async () => {
    const [accountId, { traffic }] = [await newAccount(), collect()];
    fails = (text) => text === 'commit';
    countTo(traffic, accountId, 5);
    await traffic.flush();
    await traffic.flush();
    fails = nothing;
    expect((await figures(accountId)).requests).toBe(5);
    countTo(traffic, accountId, 2);
    await traffic.flush();
    expect(await figures(accountId)).toEqual({ requests: 7, cost: 14, incomplete: false, entries: 7 });
  });

  it.each(['insert into traffic_writers', 'insert into logged_requests', 'insert into usage_days'])(
    'has all of a batch or nothing when the database goes away at %s',
    async (statement) => {
      const [accountId, { traffic }] = [await newAccount(), collect()];
      fails = (text) => text.includes(statement);
      countTo(traffic, accountId, 3);
      await traffic.flush();
      fails = nothing;
      expect(await figures(accountId)).toMatchObject({ requests: undefined, entries: 0 });
      await traffic.flush();
      expect(await figures(accountId)).toMatchObject({ requests: 3, entries: 3 });
    },
  );

  it('that fills its bound is incomplete in the log, and complete in its figures', async () => {
    const [accountId, { traffic }] = [await newAccount(), collect({ entries: 4, days: 4, parts: 100 })];
    countTo(traffic, accountId, 6);
    await traffic.flush();
    expect(await figures(accountId)).toEqual({ requests: 6, cost: 12, incomplete: true, entries: 4 });
    countTo(traffic, accountId, 1);
    await traffic.flush();
    expect(await figures(accountId)).toMatchObject({ requests: 7, incomplete: true, entries: 5 });
  });

  it('of more accounts than can be held makes the day incomplete for every account', async () => {
    const { traffic } = collect({ entries: 100, days: 2, parts: 100 });
    const accounts = [await newAccount(), await newAccount(), await newAccount()];
    for (const one of accounts) countTo(traffic, one, 2);
    await traffic.flush();
    expect(await Promise.all(accounts.map(figures))).toEqual([
      { requests: 2, cost: 4, incomplete: true, entries: 2 },
      { requests: 2, cost: 4, incomplete: true, entries: 2 },
      { requests: 0, cost: 0, incomplete: true, entries: 0 },
    ]);
  });

  it('that the log cannot take is counted all the same, and what comes after it is written', async () => {
    const [accountId, { traffic, reports }] = [await newAccount(), collect()];
    traffic.record(answered(accountId, '/v1/\u0000'));
    countTo(traffic, accountId, 1);
    await traffic.flush();
    countTo(traffic, accountId, 3);
    await traffic.flush();
    expect(await figures(accountId)).toMatchObject({ requests: 5, incomplete: true, entries: 3 });
    expect(reports).toHaveLength(1);
  });

  const usedBy = async (accountId: string) => {
    const rows = await database.db.selectFrom('used_parts').selectAll().where('account_id', '=', accountId).orderBy('name').execute();
    return rows.map(({ kind, name, client_id, requests }) => ({ kind, name, client_id, requests: Number(requests) }));
  };

  it('counts the parts of the contracts that each client used, of all nodes together, once where the answer to a write was lost', async () => {
    const [accountId, nodes] = [await newAccount(), [collect(), collect()]];
    const request = answered(accountId);
    fails = (text) => text === 'commit';
    for (const { traffic } of nodes) {
      traffic.record(request);
      traffic.record({ ...request, used: ['operation listResources'] });
      traffic.countParts(request.caller, ['event RESOURCE_CREATED']);
      await traffic.flush();
      await traffic.flush();
    }
    fails = nothing;
    const client_id = request.caller.credential.id;
    expect(await usedBy(accountId)).toEqual([
      { kind: 'event', name: 'RESOURCE_CREATED', client_id, requests: 2 },
      { kind: 'operation', name: 'listResources', client_id, requests: 4 },
      { kind: 'parameter', name: 'listResources.limit', client_id, requests: 2 },
    ]);
  });

  it('says that a day is incomplete when it had no room for a part', async () => {
    const [accountId, { traffic }] = [await newAccount(), collect({ entries: 10, days: 4, parts: 1 })];
    countTo(traffic, accountId, 2);
    await traffic.flush();
    expect(await usedBy(accountId)).toHaveLength(1);
    expect(await figures(accountId)).toMatchObject({ requests: 2, incomplete: true, entries: 2 });
  });

  it('says that a day is incomplete when the database rejects its parts', async () => {
    const [accountId, { traffic }] = [await newAccount(), collect()];
    traffic.countParts(answered(accountId).caller, ['operation \u0000']);
    await traffic.flush();
    expect(await usedBy(accountId)).toEqual([]);
    expect(await figures(accountId)).toMatchObject({ requests: 0, incomplete: true });
  });

  it('forgets parts when they are old enough', async () => {
    const [accountId, { traffic }] = [await newAccount(), collect()];
    countTo(traffic, accountId, 1);
    await traffic.flush();
    await runSweeps(database.db, trafficSweeps, clock);
    expect(await usedBy(accountId)).toHaveLength(2);
    await runSweeps(database.db, trafficSweeps, () => new Date('2027-06-14T12:00:00.000Z'));
    expect(await usedBy(accountId)).toEqual([]);
  });

  it('ends with the process: what the database does not take by then is told of', async () => {
    const [accountId, { traffic, reports }] = [await newAccount(), collect()];
    fails = everything;
    countTo(traffic, accountId, 3);
    await traffic.close();
    expect(reports.at(-1)).toMatch(/^3 requests were not counted/);
  });

  it('of processes that ended long ago is not told apart any more', async () => {
    const writers = () => database.db.selectFrom('traffic_writers').selectAll().execute();
    const [accountId, { traffic }] = [await newAccount(), collect()];
    countTo(traffic, accountId, 1);
    await traffic.flush();
    await runSweeps(database.db, trafficSweeps, clock);
    expect(await writers()).not.toEqual([]);
    await runSweeps(database.db, trafficSweeps, () => new Date('2026-05-14T12:00:00.000Z'));
    expect(await writers()).toEqual([]);
  });
});

describe('the usage of an account', () => {
  let tessera: Tessera;
  beforeAll(async () => {
    tessera = await bootTessera({ onStatement, clock });
  });
  afterAll(async () => {
    fails = nothing;
    await tessera?.close();
  });

  it('has the requests that were answered while it could not be written', async () => {
    const usage = async () => (await tessera.admin.call('GET', '/v1/account/usage')).body.data.today;
    const before = await usage();
    // The API goes on, and nothing of what is written beside it.
    fails = (text) => text.includes('traffic_writers');
    for (let time = 0; time < 4; time += 1) expect((await tessera.admin.call('GET', '/v1/resources')).status).toBe(200);
    const meanwhile = await usage();
    // The one that has asked first may be written by then.
    expect(meanwhile.requests).toBeLessThanOrEqual(before.requests + 1);
    fails = nothing;
    const after = await usage();
    // Those four, and the two that have asked.
    expect(after).toMatchObject({ requests: before.requests + 6, incomplete: false });
  });

  it('says of a day that it is incomplete, now and in the list of days', async () => {
    await tessera.admin.call('GET', '/v1/account/usage');
    await tessera.database.db.updateTable('usage_days').set({ incomplete: true }).execute();
    expect((await tessera.admin.call('GET', '/v1/account/usage')).body.data.today.incomplete).toBe(true);
    expect((await tessera.admin.call('GET', '/v1/account/usage/days')).body.data[0].incomplete).toBe(true);
  });
});
