import { newAccount, until } from '@tessera/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSealer } from '../../src/core/sealing.ts';
import type { Database } from '../../src/data/connection/database.ts';
import { numberEvents } from '../../src/data/connection/events/event-numbers.ts';
import { onCommit } from '../../src/data/connection/transaction.ts';
import { createFanOut } from '../../src/delivery/webhooks/fan-out.ts';
import { lentDatabase } from '../../src/testing/database.ts';
import { eventAbout, recordUnnumbered } from '../support/events.ts';

let database: Database;
beforeAll(async () => {
  database = await lentDatabase();
});
afterAll(() => database?.close());

/** As after a crash between the commit of an event and its number. */
const leave = (accountId: string) => recordUnnumbered(database.db, accountId, eventAbout('RESOURCE_UPDATED'));

it('no account waits for fan-out whose events have no positions yet, and then it does', async () => {
  const accountId = await newAccount(database.db);
  const fanOut = createFanOut({ db: database.db, clock: () => new Date(), sealer: createSealer('of the test') });
  await leave(accountId);
  expect(await fanOut.waiting()).not.toContain(accountId);
  await numberEvents(database.db, [accountId]);
  await leave(accountId);
  expect(await fanOut.waiting()).toContain(accountId);
});

it('an account is announced when its events get their positions, and not when none was left without', async () => {
  const accountId = await newAccount(database.db);
  const last = await newAccount(database.db);
  const announced: string[] = [];
  const stop = onCommit(database.db, (accountIds) => announced.push(...accountIds));
  await leave(accountId);
  expect(await numberEvents(database.db, [accountId])).toBe(true);
  expect(await numberEvents(database.db, [accountId])).toBe(true);
  await leave(last);
  await numberEvents(database.db, [last]);
  await until(() => announced.includes(last));
  stop();
  expect(announced).toEqual([accountId, last]);
});
