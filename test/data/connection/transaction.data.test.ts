import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../src/core/ids.ts';
import { inAmbientTransaction } from '../../../src/data/connection/ambient-transaction.ts';
import type { Database, Queries } from '../../../src/data/connection/database.ts';
import { asAccount, currentRequester } from '../../../src/data/connection/requester.ts';
import {
  afterCommit,
  markCredentialsEnded,
  onCredentialsEnded,
  runWithCommit,
  savepoint,
  sendAtOnce,
  type Tx,
  transaction,
} from '../../../src/data/connection/transaction.ts';
import { newAccount, rejection } from '../../support/data.ts';
import { embeddedDatabase, freshDatabase, serverUrl } from '../../support/database.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const isThere = async (id: string) => (await database.db.selectFrom('accounts').select('id').where('id', '=', id).execute()).length === 1;

const rename = (db: Queries, id: string, name: string) => db.updateTable('accounts').set({ name }).where('id', '=', id).execute();

const conflict = () => Object.assign(new Error('could not serialize access'), { code: '40001' });

describe('transaction', () => {
  it('keeps what its work did and returns what it returned', async () => {
    const id = await transaction(database.db, (tx) => newAccount(tx));
    expect(await isThere(id)).toBe(true);
  });

  it('undoes what its work did when it fails', async () => {
    let id = '';
    const failing = transaction(database.db, async (tx) => {
      id = await newAccount(tx);
      throw new Error('changed my mind');
    });
    expect(await rejection(failing)).toMatchObject({ message: 'changed my mind' });
    expect(await isThere(id)).toBe(false);
  });

  it('runs the work again when the database gave it up for another', async () => {
    const ids: string[] = [];
    await transaction(database.db, async (tx) => {
      ids.push(await newAccount(tx));
      if (ids.length < 3) throw conflict();
    });
    expect(await Promise.all(ids.map(isThere))).toEqual([false, false, true]);
  });

  it('gives up after four attempts, and at once on anything else', async () => {
    let tried = 0;
    const failing = (error: Error) =>
      transaction(database.db, () => {
        tried += 1;
        return Promise.reject(error);
      });
    expect(await rejection(failing(conflict()))).toMatchObject({ code: '40001' });
    expect(tried).toBe(4);
    await rejection(failing(new Error('no')));
    expect(tried).toBe(5);
  });

  it.each<[string, (end: (db: Queries) => void) => Promise<void> | void]>([
    ['in a transaction', (end) => transaction(database.db, async (tx) => end(tx))],
    ['by themselves', (end) => end(database.db)],
  ])("tells of credentials that end %s at nobody's cost", async (_where, write) => {
    const heard: [string, string][] = [];
    const stop = onCredentialsEnded(database.db, (accountId) => void heard.push([accountId, currentRequester().lane]));
    await asAccount('a', async () => write((db) => markCredentialsEnded(db, 'a')));
    stop();
    expect(heard).toEqual([['a', 'background']]);
  });

  it('makes work part of the transaction that it is given', async () => {
    let id = '';
    const failing = transaction(database.db, async (tx) => {
      id = await transaction(tx, (inner) => newAccount(inner));
      throw new Error('no');
    });
    expect(await rejection(failing)).toMatchObject({ message: 'no' });
    expect(await isThere(id)).toBe(false);
  });

  it('goes on after a savepoint whose work failed, without what that work did and wanted to be done later', async () => {
    const done: string[] = [];
    const ids: string[] = [];
    const add = async (tx: Tx, name: string) => {
      ids.push(await newAccount(tx));
      afterCommit(tx, () => done.push(name));
    };
    await transaction(database.db, (tx) =>
      inAmbientTransaction(database.db, tx, async () => {
        await add(tx, 'before');
        const failing = savepoint(database.db, async () => {
          await add(tx, 'undone');
          throw new Error('no');
        });
        expect(await rejection(failing)).toMatchObject({ message: 'no' });
        await savepoint(database.db, () => add(tx, 'after'));
      }),
    );
    expect([await Promise.all(ids.map(isThere)), done]).toEqual([
      [true, false, true],
      ['before', 'after'],
    ]);
  });

  it('runs a last statement together with the commit, and is undone when that fails', async () => {
    const ids = [newId('account'), newId('account'), newId('account')] as const;
    const adding = (id: string) => ({ sql: "insert into accounts (id, name) values ($1, 'Last')", parameters: [id] });
    const writing = (first: string, last: string) =>
      transaction(database.db, async (tx) => {
        await Promise.all(await sendAtOnce(tx, [adding(first)]));
        runWithCommit(tx, adding(last));
        return 'done';
      });
    expect(await writing(ids[0], ids[1])).toBe('done');
    expect(await rejection(writing(ids[2], ids[0]))).toMatchObject({ code: '23505' });
    expect(await Promise.all(ids.map(isThere))).toEqual([true, true, false]);
  });

  it.skipIf(!serverUrl)('gets both of two transactions through that wait for each other', async () => {
    const [one, two] = [await newAccount(database.db), await newAccount(database.db)];
    const both = Promise.withResolvers<void>();
    let holding = 0;
    const crossing = (first: string, second: string) =>
      transaction(database.db, async (tx: Tx) => {
        await rename(tx, first, 'crossed');
        holding += 1;
        if (holding === 2) both.resolve();
        await both.promise;
        await rename(tx, second, 'crossed');
      });
    await Promise.all([crossing(one, two), crossing(two, one)]);
    const names = await database.db.selectFrom('accounts').select('name').where('id', 'in', [one, two]).execute();
    expect(names).toEqual([{ name: 'crossed' }, { name: 'crossed' }]);
  });
});

describe('the guard of a database with one connection', () => {
  let embedded: Database;
  beforeAll(async () => {
    embedded = await embeddedDatabase();
  });
  afterAll(() => embedded.close());

  const instead = { message: expect.stringContaining('instead of to the transaction') };

  it('refuses a query that would wait for its own transaction', async () => {
    expect(await rejection(transaction(embedded.db, () => newAccount(embedded.db)))).toMatchObject(instead);
  });

  it('refuses a transaction within a transaction', async () => {
    const nested = transaction(embedded.db, () => transaction(embedded.db, (tx) => newAccount(tx)));
    expect(await rejection(nested)).toMatchObject(instead);
  });

  it('refuses deep inside what the work calls, and leaves the database usable', async () => {
    const service = async () => {
      await delay(5);
      return newAccount(embedded.db);
    };
    expect(await rejection(transaction(embedded.db, async () => Promise.all([service(), service()])))).toMatchObject(instead);
    await newAccount(embedded.db);
  });

  it('lets others wait for their turn', async () => {
    const order: string[] = [];
    const asked = Promise.withResolvers<void>();
    const slow = transaction(embedded.db, async (tx) => {
      await newAccount(tx);
      await asked.promise;
      await newAccount(tx);
      order.push('transaction');
    });
    const others = [newAccount(embedded.db).then(() => order.push('query')), newAccount(embedded.db).then(() => order.push('next'))];
    asked.resolve();
    await Promise.all([slow, ...others]);
    expect(order).toEqual(['transaction', 'query', 'next']);
  });

  it('lets go of what outlives the transaction', async () => {
    const over = Promise.withResolvers<void>();
    let later: Promise<string> | undefined;
    await transaction(embedded.db, async (tx) => {
      later = over.promise.then(() => newAccount(embedded.db));
      await newAccount(tx);
    });
    over.resolve();
    expect(await later).toMatch(/^acc_/);
  });

  it('goes on after a query that failed', async () => {
    const id = await newAccount(embedded.db);
    await rejection(embedded.db.insertInto('accounts').values({ id, name: 'again' }).execute());
    await newAccount(embedded.db);
  });
});
