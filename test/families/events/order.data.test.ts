import { setTimeout as delay } from 'node:timers/promises';
import { freshDatabase, serverUrl } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventAudience } from '../../../src/app/compose/event-audience.ts';
import { createEventService, type EventService } from '../../../src/built-in/events/service.ts';
import { newId } from '../../../src/core/ids.ts';
import type { Principal } from '../../../src/core/principal.ts';
import type { Position } from '../../../src/core/query/list-query.ts';
import type { Database } from '../../../src/data/connection/database.ts';
import { type Tx, transaction } from '../../../src/data/connection/transaction.ts';
import { recordEvent } from '../../../src/rules/record-event.ts';
import { eventAbout } from '../../support/events.ts';

const writers = 24;
let database: Database;
let events: EventService;

beforeAll(async () => {
  database = await freshDatabase({ poolSize: writers + 8 });
  events = createEventService({ db: database.db, audience: eventAudience });
});
afterAll(() => database?.close());

const newCaller = async (): Promise<Principal> => {
  const accountId = newId('account');
  await database.db.insertInto('accounts').values({ id: accountId, name: 'Test' }).execute();
  const userId = newId('user');
  return { accountId, userId, role: 'admin', actor: { type: 'user', id: userId } } as unknown as Principal;
};

const record = (tx: Tx, caller: Principal) => recordEvent(tx, caller, eventAbout('RESOURCE_DELETED'));

const list = (caller: Principal, after: Position | undefined, limit: number) =>
  events.list(caller, {
    conditions: [],
    sort: [],
    form: { kind: 'cursor', after, limit },
    about: '',
    applied: {},
  });

const chance = (share: number) => Math.random() < share;
const aWhile = () => delay(Math.random() * 25);

class Undone extends Error {}

/** A transaction that records some events at its own pace, and is undone now and then. Answers the ids that were committed. */
const write = async (caller: Principal): Promise<string[]> => {
  try {
    return await transaction(database.db, async (tx) => {
      const ids: string[] = [];
      for (let count = 1 + Math.floor(Math.random() * 3); count > 0; count -= 1) {
        ids.push(await record(tx, caller));
        await aWhile();
      }
      if (chance(0.2)) throw new Undone();
      return ids;
    });
  } catch (error) {
    if (error instanceof Undone) return [];
    throw error;
  }
};

const writeOften = async (caller: Principal, times: number): Promise<string[]> => {
  const ids: string[] = [];
  for (let n = 0; n < times; n += 1) ids.push(...(await write(caller)));
  return ids;
};

/** Follows the cursor, also where nothing follows yet, until the writers are through and all is read. */
const read = async (caller: Principal, limit: number, through: () => boolean): Promise<string[]> => {
  const ids: string[] = [];
  let after: Position | undefined;
  for (;;) {
    const last = through();
    const { data, extent } = await list(caller, after, limit);
    ids.push(...data.map(({ id }) => id));
    after = extent.next ?? after;
    if (last && !extent.hasMore) return ids;
    if (!extent.hasMore) await aWhile();
  }
};

const positions = async ({ accountId }: Principal) =>
  (await database.db.selectFrom('events').select('position').where('account_id', '=', accountId).orderBy('position').execute()).map(
    ({ position }) => position,
  );

describe('the order of events', () => {
  it('is one for all readers, and every event is in it once, whenever its transaction ends', async () => {
    const [caller, neighbour] = [await newCaller(), await newCaller()];
    let through = false;
    const writing = Promise.all(Array.from({ length: writers }, (_, n) => writeOften(n % 4 === 0 ? neighbour : caller, 6))).finally(() => {
      through = true;
    });
    const reading = Promise.all([1, 3, 20, 100].map((limit) => read(caller, limit, () => through)));
    const committed = (await writing).flatMap((ids, n) => (n % 4 === 0 ? [] : ids));
    const readers = await reading;
    expect(readers[0]!.toSorted()).toEqual(committed.toSorted());
    for (const one of readers) expect(one).toEqual(readers[0]);
    expect(readers[0]).toEqual(await read(caller, 7, () => true));
    expect(await positions(caller)).toEqual(committed.map((_, n) => n + 1));
  });

  it('keeps the events of one transaction together, as they were recorded', async () => {
    const caller = await newCaller();
    const written = await Promise.all(
      Array.from({ length: 8 }, () => transaction(database.db, async (tx) => [await record(tx, caller), await record(tx, caller)])),
    );
    const ids = await read(caller, 100, () => true);
    for (const [first, second] of written) expect(ids.indexOf(second!)).toBe(ids.indexOf(first!) + 1);
  });

  it('numbers many events of one transaction quickly', async () => {
    const caller = await newCaller();
    const row = { account_id: caller.accountId, type: 'RESOURCE_DELETED', actor: '{"type":"system","id":null}', data: '{}' };
    const rows = Array.from({ length: 3000 }, () => ({ ...row, id: newId('event') }));
    await transaction(database.db, async (tx) => {
      await tx.insertInto('events').values(rows).execute();
      await tx
        .insertInto('outbox')
        .values(rows.map(({ account_id, id }) => ({ account_id, event_id: id })))
        .execute();
    });
    expect(await read(caller, 100, () => true)).toEqual(rows.map(({ id }) => id));
    expect(await positions(caller)).toEqual(Array.from({ length: 3000 }, (_, n) => n + 1));
  });

  // These need transactions at the same time, which an embedded database does not have.
  describe.skipIf(!serverUrl)('among transactions that overlap', () => {
    /** A transaction that waits for a sign before it ends. */
    const held = async (caller: Principal, work: (tx: Tx) => unknown = (tx) => record(tx, caller)) => {
      const sign = Promise.withResolvers<void>();
      const begun = Promise.withResolvers<void>();
      const ended = transaction(database.db, async (tx) => {
        await work(tx);
        begun.resolve();
        await sign.promise;
      });
      await Promise.race([begun.promise, ended]);
      return async () => {
        sign.resolve();
        await ended;
      };
    };

    it('is that of their ends: who comes late comes last, and a long one holds nobody up', async () => {
      const caller = await newCaller();
      const first = await held(caller);
      const second = await held(caller);
      await second();
      const early = await list(caller, undefined, 10);
      expect([early.data.length, early.extent]).toEqual([1, { hasMore: false, next: [1] }]);
      await first();
      const late = await list(caller, early.extent.next ?? undefined, 10);
      expect(late.data).toHaveLength(1);
      expect(late.data[0]!.id < early.data[0]!.id).toBe(true);
    });

    it('follows the changes of one record, also when the later change began first', async () => {
      const caller = await newCaller();
      const { db } = database;
      const rename = (tx: Tx) => tx.updateTable('accounts').set({ name: 'Changed' }).where('id', '=', caller.accountId).execute();
      const ids: Record<string, string> = {};
      const earlier = await held(caller, async (tx) => {
        await rename(tx);
        ids.earlier = await record(tx, caller);
      });
      const later = transaction(db, async (tx) => {
        await tx
          .insertInto('secrets')
          .values({ name: newId('request'), sealed: '' })
          .execute();
        await rename(tx);
        ids.later = await record(tx, caller);
      });
      await delay(100);
      await earlier();
      await later;
      expect(await read(caller, 10, () => true)).toEqual([ids.earlier, ids.later]);
    });
  });
});
