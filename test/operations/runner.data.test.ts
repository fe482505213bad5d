import { freshDatabase, newAccount } from '@tessera/platform/testing';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/core/clock.ts';
import { ServiceError } from '../../src/core/errors.ts';
import { newId } from '../../src/core/ids.ts';
import type { Database } from '../../src/data/connection/database.ts';
import { type LeasedOperation, leaseOperation, releaseOperation, renewLease } from '../../src/operations/leases.ts';
import { createRunner, type Works } from '../../src/operations/runner.ts';

let database: Database;
let accountId: string;
const running: { close: () => Promise<void> }[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  accountId = await newAccount(database.db);
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((runner) => runner.close()));
  await database.db.deleteFrom('operations').execute();
});
afterAll(() => database?.close());

const node = (works: Works, pollIntervalMs = 20) => {
  const runner = createRunner({ db: database.db, clock: systemClock, log: pino({ level: 'silent' }), pollIntervalMs });
  running.push(runner);
  runner.start(works);
  return runner;
};

const begin = async (): Promise<string> => {
  const id = newId('operation');
  const values = { account_id: accountId, id, type: 'webhook_recovery' as const, resource_id: newId('webhook') };
  await database.db.insertInto('operations').values(values).execute();
  return id;
};

const row = (id: string) => database.db.selectFrom('operations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const end = async ({ id }: LeasedOperation, status: 'succeeded' | 'failed', error: string | null = null) => {
  await database.db.updateTable('operations').set({ status, error, finished_at: new Date().toISOString() }).where('id', '=', id).execute();
};
const lease = () => leaseOperation(database.db, ['webhook_recovery'], new Date().toISOString());
const expire = (id: string) =>
  database.db.updateTable('operations').set({ leased_until: '2020-01-01T00:00:00.000Z' }).where('id', '=', id).execute();

/** Work that is done as the test says, with what was asked of it. */
const recorded = (run: (operation: LeasedOperation, signal: AbortSignal) => Promise<void>) => {
  const runs: string[] = [];
  const failures: [id: string, code: string][] = [];
  const works: Works = {
    webhook_recovery: {
      run: (operation, signal) => {
        runs.push(operation.id);
        return run(operation, signal);
      },
      fail: async (operation, error) => {
        failures.push([operation.id, error.code]);
        await end(operation, 'failed', '{}');
      },
    },
  };
  return { runs, failures, works };
};

describe('createRunner', () => {
  it('carries out what was begun before it started, and what is begun later', async () => {
    const { works, runs } = recorded((operation) => end(operation, 'succeeded'));
    const early = await begin();
    const { wake } = node(works, 60_000);
    await expect.poll(() => runs).toEqual([early]);
    const late = await begin();
    wake();
    await expect.poll(() => runs).toEqual([early, late]);
  });

  it('shares the work with other nodes: each operation is carried out once', async () => {
    const { works, runs } = recorded((operation) => end(operation, 'succeeded'));
    const begun = await Promise.all(Array.from({ length: 30 }, begin));
    for (let count = 0; count < 4; count += 1) node(works);
    await expect.poll(() => runs.length).toBe(30);
    expect([...runs].sort()).toEqual([...begun].sort());
  });

  it('tells a failure to the work', async () => {
    const { works, failures } = recorded(async () => {
      throw new ServiceError('upstream_error', 'Nobody answers.');
    });
    const id = await begin();
    node(works);
    await expect.poll(() => failures).toEqual([[id, 'upstream_error']]);
  });

  it('leaves what broke off to be taken up again when the lease is over', async () => {
    let broken = true;
    const { works, runs } = recorded(async (operation) => {
      if (broken) throw new Error('The database went away.');
      await end(operation, 'succeeded');
    });
    const id = await begin();
    node(works);
    await expect.poll(() => runs).toEqual([id]);
    expect(await row(id)).toMatchObject({ status: 'running', attempts: 1 });
    broken = false;
    await expire(id);
    await expect.poll(() => runs).toEqual([id, id]);
    await expect.poll(async () => (await row(id)).status).toBe('succeeded');
  });

  it('gives up what five attempts did not finish', async () => {
    const { works, runs, failures } = recorded(() => Promise.reject(new Error('Nobody thought of this.')));
    const id = await begin();
    node(works);
    for (let count = 1; count <= 5; count += 1) {
      await expect.poll(() => runs.length).toBe(count);
      await expire(id);
    }
    await expect.poll(() => failures).toEqual([[id, 'internal_error']]);
    expect(runs.length).toBe(5);
  });

  it('on closing has the work stop and gives it back, for another node to take up at once', async () => {
    const begun = Promise.withResolvers<void>();
    const stopped = recorded((_operation, signal) => {
      begun.resolve();
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    });
    const id = await begin();
    const first = node(stopped.works);
    await begun.promise;
    await first.close();
    expect(await row(id)).toMatchObject({ status: 'running', leased_until: null, attempts: 0 });
    const second = recorded((operation) => end(operation, 'succeeded'));
    node(second.works);
    await expect.poll(() => second.runs).toEqual([id]);
  });
});

describe('leaseOperation', () => {
  it('gives an operation to one holder at a time, oldest first', async () => {
    const [older, younger] = [await begin(), await begin()];
    const leased = await Promise.all([lease(), lease(), lease()]);
    expect(leased.map((one) => one?.id).sort()).toEqual([older, younger, undefined]);
  });

  it('gives it to the next when the time of the first is up, who then holds nothing', async () => {
    const id = await begin();
    const first = (await lease())!;
    expect(await renewLease(database.db, first)).toEqual({ state: {}, progress: 0 });
    await expire(id);
    const second = (await lease())!;
    expect(second).toMatchObject({ id, attempts: 2 });
    expect(await renewLease(database.db, first)).toBeUndefined();
    expect(await renewLease(database.db, second)).toBeDefined();
  });

  it.each(['accountId', 'id', 'lease'])('takes a holder without %s for nobody’s, and not for everybody’s', async (missing) => {
    const id = await begin();
    // A fault in a program leaves a value out; the compiler does not see it.
    const nobody: LeasedOperation = { ...(await lease())!, [missing]: undefined };
    const before = await row(id);
    expect(await renewLease(database.db, nobody)).toBeUndefined();
    await releaseOperation(database.db, nobody);
    expect(await row(id)).toEqual(before);
  });

  it('gives nothing of a suspended account, until it is resumed', async () => {
    const id = await begin();
    const suspend = (suspended_at: string | null) =>
      database.db.updateTable('accounts').set({ suspended_at }).where('id', '=', accountId).execute();
    await suspend(new Date().toISOString());
    expect(await lease()).toBeUndefined();
    await suspend(null);
    expect((await lease())?.id).toBe(id);
  });

  it('gives nothing that is finished', async () => {
    await begin();
    await end((await lease())!, 'succeeded');
    expect(await lease()).toBeUndefined();
  });
});
