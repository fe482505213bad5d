import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventAudience } from '../../../src/app/compose/event-audience.ts';
import { createEventFollowing } from '../../../src/built-in/events/following.ts';
import type { Principal } from '../../../src/core/principal.ts';
import type { Database } from '../../../src/data/connection/database.ts';
import { lentDatabase } from '../../../src/testing/database.ts';
import { newCaller, tell } from '../../delivery/feeding.ts';

let database: Database;
let following: ReturnType<typeof createEventFollowing>;
beforeAll(async () => {
  database = await lentDatabase();
  following = createEventFollowing(database.db, eventAudience);
});
afterAll(() => database?.close());

/** The events of an account up to a position are deleted, as when it is emptied. */
const deleteTo = async ({ accountId }: Principal, position: number) => {
  const { db } = database;
  await db.deleteFrom('events').where('account_id', '=', accountId).where('position', '<=', position).execute();
  await db.updateTable('accounts').set({ events_deleted_until: position }).where('id', '=', accountId).execute();
};
const listAfter = async (caller: Principal, position: number, limit = 10, types?: ['RESOURCE_DELETED']) => {
  const { events, ...rest } = await following.listAfter(caller, { types }, position, limit);
  return { ...rest, positions: events.map((one) => one.position) };
};

describe('the events after a position', () => {
  it('are read up to the latest one, whichever of them are wanted', async () => {
    const caller = await newCaller(database);
    await tell(database, caller, 3);
    await tell(database, caller, 1, { type: 'RESOURCE_DELETED' });
    await tell(database, caller, 2);
    expect(await listAfter(caller, 0, 10, ['RESOURCE_DELETED'])).toEqual({ positions: [4], to: 6, whole: true, gone: false });
    expect(await listAfter(caller, 4, 10, ['RESOURCE_DELETED'])).toEqual({ positions: [], to: 6, whole: true, gone: false });
    expect(await listAfter(caller, 0, 2)).toEqual({ positions: [1, 2], to: 2, whole: false, gone: false });
    expect(await listAfter(caller, 9)).toEqual({ positions: [], to: 9, whole: true, gone: false });
  });

  it('are gone where one of them is deleted', async () => {
    const caller = await newCaller(database);
    await tell(database, caller, 5);
    await deleteTo(caller, 3);
    expect(await listAfter(caller, 2)).toMatchObject({ gone: true });
    expect(await listAfter(caller, 3)).toEqual({ positions: [4, 5], to: 5, whole: true, gone: false });
  });
});

describe('the positions of an account', () => {
  it('begin where its events were deleted, and end there when it has none since', async () => {
    const [emptied, other] = [await newCaller(database), await newCaller(database)];
    await tell(database, emptied, 2);
    await tell(database, other, 4);
    await deleteTo(other, 1);
    await deleteTo(emptied, 2);
    await database.db.deleteFrom('event_heads').where('account_id', '=', emptied.accountId).execute();
    expect(await following.extents([emptied.accountId, other.accountId])).toEqual(
      new Map([
        [emptied.accountId, { begin: 2, latest: 2 }],
        [other.accountId, { begin: 1, latest: 4 }],
      ]),
    );
  });
});
