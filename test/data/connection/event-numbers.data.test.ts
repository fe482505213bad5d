import { freshDatabase, newAccount, until } from '@tessera/platform/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../src/data/connection/database.ts';
import { eventHeads, sweepEventNumbers } from '../../../src/data/connection/events/event-numbers.ts';
import { transaction } from '../../../src/data/connection/transaction.ts';
import { recordEvent, systemAuthor } from '../../../src/rules/record-event.ts';
import { eventAbout, recordUnnumbered } from '../../support/events.ts';

let database: Database;
/** Numbering begins when this resolves. */
let gate: Promise<void>;
/** What has happened, in its order. */
let log: string[];
beforeAll(async () => {
  database = await freshDatabase();
  const { db } = database;
  const executor = db.getExecutor();
  const execute = executor.executeQuery.bind(executor);
  executor.executeQuery = async (query) => {
    const isNumbering = query.sql.includes('followed from number_events');
    if (isNumbering) await gate;
    const result = await execute<never>(query);
    if (isNumbering) log.push('numbered');
    return result;
  };
});
afterAll(() => database?.close());
afterEach(() => vi.restoreAllMocks());

const closeGate = (): (() => void) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  [gate, log] = [promise, []];
  return resolve;
};

const write = async (accountId: string): Promise<void> => {
  await transaction(database.db, (tx) => recordEvent(tx, systemAuthor(accountId), eventAbout('RESOURCE_DELETED')));
  log.push('answered');
};

const positionsOf = async (accountId: string): Promise<(number | null)[]> => {
  const rows = await database.db
    .selectFrom('outbox')
    .innerJoin('events', 'events.id', 'outbox.event_id')
    .select('events.position')
    .where('outbox.account_id', '=', accountId)
    .orderBy('outbox.sequence')
    .execute();
  return rows.map(({ position }) => position);
};

describe('the position of an event', () => {
  it('is not waited for by the write, and is by whoever reads', async () => {
    const open = closeGate();
    const accountId = await newAccount(database.db);
    await write(accountId);
    expect([log, await positionsOf(accountId)]).toEqual([['answered'], [null]]);
    const reading = eventHeads(database.db, [accountId]);
    open();
    expect(await reading).toEqual(new Map([[accountId, 1]]));
    expect(await positionsOf(accountId)).toEqual([1]);
  });

  it('is waited for by the writes of an account whose events have waited for long, and by those of no other', async () => {
    const open = closeGate();
    const [behind, other] = [await newAccount(database.db), await newAccount(database.db)];
    await write(behind);
    const later = performance.now() + 100;
    vi.spyOn(performance, 'now').mockReturnValue(later);
    await write(other);
    const waiting = write(behind);
    await until(async () => (await positionsOf(behind)).length === 2);
    open();
    await waiting;
    expect([log, await positionsOf(behind)]).toEqual([
      ['answered', 'answered', 'numbered', 'numbered', 'answered'],
      [1, 2],
    ]);
  });

  it('is given to what a crash has left without one, by a reader and by a later sweep', async () => {
    closeGate()();
    const { db } = database;
    const accounts = [await newAccount(db), await newAccount(db), await newAccount(db)] as const;
    /** As it is after a crash between the commit of an event and its number. */
    const leave = (accountId: string) => recordUnnumbered(db, accountId, eventAbout('RESOURCE_DELETED'));
    await leave(accounts[0]);
    expect(await eventHeads(db, [accounts[0]])).toEqual(new Map([[accounts[0], 1]]));
    await leave(accounts[1]);
    const stop = sweepEventNumbers({ db, failed: (error) => expect.unreachable(String(error)), intervalMs: 5 });
    await until(async () => (await positionsOf(accounts[1]))[0] === 1);
    await leave(accounts[2]);
    await until(async () => (await positionsOf(accounts[2]))[0] === 1);
    await stop();
  });

  it('is waited for at the end of the process', async () => {
    const open = closeGate();
    const accountId = await newAccount(database.db);
    const end = sweepEventNumbers({ db: database.db, failed: () => undefined });
    // The sweep is over, and does not number what is written now.
    await end();
    await write(accountId);
    const ending = end();
    open();
    await ending;
    expect(log).toEqual(['answered', 'numbered']);
  });
});
