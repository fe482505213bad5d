import { freshDatabase, newAccount, rejection, serverUrl } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../src/core/ids.ts';
import type { Database, Queries } from '../../../src/data/connection/database.ts';
import { asAccount, currentRequester } from '../../../src/data/connection/requester.ts';
import { markCredentialsEnded, onCredentialsEnded, type Tx, transaction } from '../../../src/data/connection/transaction.ts';
import { UnitOfWork } from '../../../src/data/connection/units-of-work/unit-of-work.ts';
import { embeddedDatabase } from '../../../src/testing/database.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const isThere = async (id: string) => (await database.db.selectFrom('accounts').select('id').where('id', '=', id).execute()).length === 1;

const rename = (db: Queries, id: string, name: string) => db.updateTable('accounts').set({ name }).where('id', '=', id).execute();

const adding = (id: string) => ({ sql: "insert into accounts (id, name) values ($1, 'Last')", parameters: [id] });

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
      tx.afterCommit(() => done.push(name));
    };
    await transaction(database.db, async (tx) => {
      await add(tx, 'before');
      const failing = tx.savepoint(async () => {
        await add(tx, 'undone');
        tx.write(adding(ids[0]!));
        await add(tx, 'not reached');
      });
      expect(await rejection(failing)).toMatchObject({ code: '23505' });
      await tx.savepoint(() => add(tx, 'after'));
    });
    expect([await Promise.all(ids.map(isThere)), done]).toEqual([
      [true, false, true],
      ['before', 'after'],
    ]);
  });

  it('makes queries of its work part of it, and those of transactions within it', async () => {
    const { db } = database;
    const ids: string[] = [];
    const failing = transaction(db, async () => {
      ids.push(await newAccount(db));
      ids.push(await transaction(db, (tx) => newAccount(tx)));
      throw new Error('no');
    });
    expect(await rejection(failing)).toMatchObject({ message: 'no' });
    expect(await Promise.all(ids.map(isThere))).toEqual([false, false]);
  });

  it('lets go of what outlives it', async () => {
    const over = Promise.withResolvers<void>();
    let later: Promise<string> | undefined;
    await transaction(database.db, async (tx) => {
      later = over.promise.then(() => newAccount(database.db));
      await newAccount(tx);
    });
    over.resolve();
    expect(await isThere((await later)!)).toBe(true);
  });
});

describe('the writes of a transaction', () => {
  const log: string[] = [];
  let logged: Database;
  beforeAll(async () => {
    logged = await freshDatabase({ onStatement: ({ sql }) => void log.push(sql) });
  });
  afterAll(() => logged.close());

  const readName = (db: Queries, id: string) => db.selectFrom('accounts').select('name').where('id', '=', id).executeTakeFirst();

  it('wait for the commit, and are sent with it in their order', async () => {
    const id = newId('account');
    log.length = 0;
    const sent = await transaction(logged.db, (tx) => {
      tx.write(adding(id));
      tx.write(tx.updateTable('accounts').set({ name: 'Renamed' }).where('id', '=', id));
      return [...log];
    });
    // They are told in the order in which their results are handed on.
    expect([sent, log.map((text) => text.split(' ')[0]).sort()]).toEqual([[], ['begin', 'commit', 'insert', 'update']]);
    expect(await readName(logged.db, id)).toEqual({ name: 'Renamed' });
  });

  it('are there for the reads that follow them', async () => {
    const id = newId('account');
    const names = await transaction(logged.db, async (tx) => {
      const before = await readName(tx, id);
      tx.write(adding(id));
      return [before, await readName(logged.db, id)];
    });
    expect(names).toEqual([undefined, { name: 'Last' }]);
  });

  it('are undone together when one fails, with the reason of the first', async () => {
    const ids = [newId('account'), newId('account')] as const;
    await transaction(logged.db, (tx) => tx.write(adding(ids[0])));
    const explained = new Error('taken');
    const failing = (explain?: () => Error) =>
      transaction(logged.db, (tx) => {
        tx.write(adding(ids[1]));
        tx.write(adding(ids[0]), explain);
        tx.write(adding('no account'));
      });
    expect(await rejection(failing())).toMatchObject({ code: '23505' });
    expect(await rejection(failing(() => explained))).toBe(explained);
    expect(await rejection(transaction(logged.db, async (tx) => [tx.write(adding(ids[0])), await readName(tx, ids[0])]))).toMatchObject({
      code: '23505',
    });
    expect(await readName(logged.db, ids[1])).toBeUndefined();
  });

  it('are not committed where the work has caught the failure of a query', async () => {
    const id = newId('account');
    const failing = transaction(logged.db, async (tx) => {
      tx.write(adding(id));
      await rejection(sql`select 1 / 0`.execute(tx));
    });
    expect(await rejection(failing)).toMatchObject({ code: '22012' });
    expect(await readName(logged.db, id)).toBeUndefined();
  });

  it('cost nothing where there are none, and nothing was asked', async () => {
    log.length = 0;
    expect(await transaction(logged.db, () => 'nothing')).toBe('nothing');
    expect(log).toEqual([]);
  });

  it('belong to a transaction that is open', async () => {
    const unit = new UnitOfWork(logged.db);
    await unit.commit();
    expect(() => unit.write(adding(newId('account')))).toThrow('ended');
    await expect(readName(unit, 'x')).rejects.toThrow('ended');
  });
});

describe('what is sent ahead', () => {
  const one = { sql: 'select 1 as one', parameters: [] };

  it('is judged before the work has a result, and its answer undoes the work', async () => {
    const id = newId('account');
    let went = false;
    const judged = await transaction(database.db, async (tx) => {
      const answer = tx.ahead([one], async ([sent]) => (await sent!).rows);
      const work = tx
        .insertInto('accounts')
        .values({ id, name: 'Ahead' })
        .execute()
        .then(() => {
          went = true;
        });
      return [await answer, (await rejection(work)) instanceof Error];
    });
    expect([judged, went, await isThere(id)]).toEqual([[[{ one: 1 }], true], false, false]);
  });

  it('lets the work go on where there is no answer, and lets none of it be committed where it fails', async () => {
    const ids = [newId('account'), newId('account')] as const;
    const writing = (id: string, judge: () => Promise<undefined>) =>
      transaction(database.db, (tx) => {
        void tx.ahead([one], judge).catch(() => undefined);
        tx.write(adding(id));
      });
    await writing(ids[0], async () => undefined);
    expect(await rejection(writing(ids[1], () => Promise.reject(new Error('in use'))))).toMatchObject({ message: 'in use' });
    expect(await Promise.all(ids.map(isThere))).toEqual([true, false]);
  });
});

describe('transactions at the same time', () => {
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

describe('a database with one connection', () => {
  let embedded: Database;
  beforeAll(async () => {
    embedded = await embeddedDatabase();
  });
  afterAll(() => embedded.close());

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

  it('goes on after a query that failed', async () => {
    const id = await newAccount(embedded.db);
    await rejection(embedded.db.insertInto('accounts').values({ id, name: 'again' }).execute());
    await newAccount(embedded.db);
  });
});
