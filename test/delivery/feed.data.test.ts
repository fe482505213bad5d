import { setTimeout as delay } from 'node:timers/promises';
import { freshDatabase, until } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { families } from '#families/index';
import { emptyAccount } from '../../src/account/settings/empty-account.ts';
import type { Principal } from '../../src/core/principal.ts';
import type { Database } from '../../src/data/connection/database.ts';
import { transaction } from '../../src/data/connection/transaction.ts';
import { createWake } from '../../src/delivery/wake.ts';
import { type EventStream, type Feed, nextEvent } from '../../src/rules/event-feed.ts';
import { recordEvent, systemAuthor } from '../../src/rules/record-event.ts';
import { eventAbout } from '../support/events.ts';
import { inOrder, lastType, newCaller, openFeed, take, takeAll, tell, writeOften } from './feeding.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase({ poolSize: 24 });
});
afterAll(() => database?.close());

const feeds: { close: () => void }[] = [];
afterEach(() => {
  for (const feed of feeds.splice(0)) feed.close();
});

const open = (...[wishes]: [Parameters<typeof openFeed>[1]?]) => {
  const feed = openFeed(database, wishes);
  feeds.push(feed);
  return feed;
};

/** Follows, leaves after a few events, and resumes where it left, until the last event has come. */
const resuming = async (feed: Feed, caller: Principal, start: string): Promise<string[]> => {
  const ids: string[] = [];
  let after = start;
  for (;;) {
    const following = await feed.subscribe(caller, { after });
    expect(following.recovered).toBe(true);
    for (let left = Math.ceil(Math.random() * 9); left > 0; left -= 1) {
      const value = await nextEvent(following);
      if (!value) throw new Error('The feed ended.');
      ids.push(value.event.id);
      after = value.cursor;
      if (value.event.type === lastType) return ids;
    }
    following.close();
  }
};

describe('following', () => {
  it('takes one of the subscriptions that the account may have, until it ends', async () => {
    const caller = { ...(await newCaller(database)), sockets: { connections: 1, subscriptions: 1 } };
    const feed = open();
    await expect(feed.subscribe(caller, { after: 'none of ours' })).rejects.toMatchObject({ code: 'invalid_cursor' });
    const first = await feed.subscribe(caller, {});
    await expect(feed.subscribe(caller, {})).rejects.toMatchObject({ code: 'limit_reached' });
    first.close();
    await feed.subscribe(caller, {});
  });

  it('shows every event once, in the order of commits, to whoever came when, while many write', async () => {
    const caller = await newCaller(database);
    const feed = open();
    const first = await feed.subscribe(caller, {});
    const after = first.cursor;
    const written = Promise.all(Array.from({ length: 12 }, () => writeOften(database, caller, 6)))
      // The last one of all.
      .then(() => tell(database, caller, 1, { type: lastType }));
    const found = await Promise.all([
      takeAll(first),
      delay(30).then(async () => takeAll(await feed.subscribe(caller, { after }))),
      resuming(feed, caller, after),
      resuming(feed, caller, after),
      feed.subscribe(caller, { after }).then((following) => takeAll(following, () => delay(3))),
      written.then(async () => takeAll(await feed.subscribe(caller, { after }))),
    ]);
    const expected = await inOrder(database, caller);
    for (const ids of found) expect(ids).toEqual(expected);
    expect(expected.length).toBeGreaterThan(60);
    expect(feed.failures).toEqual([]);
  });

  it('begins with what happens after it, and goes on after the cursor of any event', async () => {
    const caller = await newCaller(database);
    const feed = open();
    await tell(database, caller, 3);
    const following = await feed.subscribe(caller, {});
    const told = await tell(database, caller, 3);
    const value = await nextEvent(following);
    expect(value).toMatchObject({ event: { id: told[0], type: 'RESOURCE_UPDATED' } });
    const resumed = await feed.subscribe(caller, { after: value!.cursor });
    expect(resumed.cursor).toBe(value!.cursor);
    expect(await take(resumed, 2)).toEqual(told.slice(1));
  });

  it('shows what was asked for: types, records, or both', async () => {
    const caller = await newCaller(database);
    const feed = open();
    const about = 'res_01jq3x5gkz0v7t9n2m4p6r8s1w';
    const wishes = [
      { types: ['RESOURCE_DELETED'] },
      { resourceIds: [about] },
      { types: ['RESOURCE_DELETED'], resourceIds: [about] },
    ] as const;
    const start = await feed.subscribe(caller, {});
    const live = await Promise.all(wishes.map((wish) => feed.subscribe(caller, wish)));
    const [deleted] = await tell(database, caller, 1, { type: 'RESOURCE_DELETED' });
    const [updated] = await tell(database, caller, 1, { resourceId: about });
    await tell(database, caller);
    const [both] = await tell(database, caller, 1, { type: 'RESOURCE_DELETED', resourceId: about });
    const expected = [[deleted, both], [updated, both], [both]];
    for (const [n, following] of live.entries()) {
      const cursor = following.cursor;
      expect(await take(following, expected[n]!.length)).toEqual(expected[n]);
      const resumed = await feed.subscribe(caller, { ...wishes[n], after: cursor });
      expect(await take(resumed, expected[n]!.length)).toEqual(expected[n]);
    }
    await expect(feed.subscribe(caller, { ...wishes[0], after: start.cursor })).rejects.toMatchObject({ code: 'invalid_cursor' });
  });

  it('takes and gives the cursors of the REST list with the same filters', async () => {
    const caller = await newCaller(database);
    const feed = open();
    const told = await tell(database, caller, 2, { type: 'RESOURCE_CREATED' });
    const following = await feed.subscribe(caller, { types: ['RESOURCE_CREATED', 'RESOURCE_DELETED'] });
    const about =
      'listEvents /v1/events [["{\\"field\\":\\"type\\",\\"kind\\":\\"enum\\",\\"operator\\":\\"in\\",\\"value\\":[\\"RESOURCE_CREATED\\",\\"RESOURCE_DELETED\\"]}"],[]]';
    const cursors = feed.cursors(caller.accountId);
    expect(cursors.open(following.cursor, about)).toEqual([2]);
    const resumed = await feed.subscribe(caller, { types: ['RESOURCE_DELETED', 'RESOURCE_CREATED'], after: cursors.seal([1], about) });
    expect(await take(resumed, 1)).toEqual([told[1]]);
  });

  it('costs two reads for all who come at once, and none where nothing is to be resumed', async () => {
    const caller = await newCaller(database);
    const asked = { extents: 0, listAfter: 0 };
    const feed = open({
      source: (source) => ({
        ...source,
        extents: (...given) => {
          asked.extents += 1;
          return source.extents(...given);
        },
        listAfter: (...given) => {
          asked.listAfter += 1;
          return source.listAfter(...given);
        },
      }),
    });
    const streams = await Promise.all(Array.from({ length: 50 }, () => feed.subscribe(caller, {})));
    const coming = streams.map((stream) => take(stream, 1));
    const told = await tell(database, caller);
    expect(await Promise.all(coming)).toEqual(streams.map(() => told));
    expect(asked).toEqual({ extents: 2, listAfter: 0 });
  });

  it.each([
    ['alone', { others: 0, leave: false }],
    ['beside another', { others: 1, leave: false }],
    ['while the last other one leaves', { others: 1, leave: true }],
  ])('misses nothing that happens while its beginning is read: %s', async (_, { others, leave }) => {
    const caller = await newCaller(database);
    let happen: (() => Promise<void>) | undefined;
    const feed = open({
      source: (source) => ({
        ...source,
        extents: async (...given) => {
          const found = await source.extents(...given);
          await happen?.();
          return found;
        },
      }),
    });
    const before: EventStream[] = [];
    while (before.length < others) before.push(await feed.subscribe(caller, {}));
    const told: string[] = [];
    happen = async () => {
      happen = undefined;
      if (leave) for (const one of before) one.close();
      const woken = new Promise<void>((resolve) => feed.wake.onWake(() => resolve()));
      told.push(...(await tell(database, caller)));
      await woken;
    };
    const following = await feed.subscribe(caller, {});
    expect(await take(following, 1)).toEqual(told);
  });

  it('says when the place to resume from is not there any more, and goes on from now', async () => {
    const caller = await newCaller(database);
    const feed = open();
    await tell(database, caller, 3);
    const beyond = feed.cursors(caller.accountId).seal([4], 'listEvents /v1/events [[],[]]');
    const following = await feed.subscribe(caller, { after: beyond });
    expect(following.recovered).toBe(false);
    expect(await Promise.all([take(following, 1), tell(database, caller)]).then(([seen, told]) => [seen, told])).toSatisfy(
      ([seen, told]) => seen[0] === told[0],
    );
  });

  it('ends when the events that were followed are gone', async () => {
    const caller = await newCaller(database);
    const feed = open({ pollIntervalMs: 20 });
    const following = await feed.subscribe(caller, {});
    await tell(database, caller, 3);
    expect(await take(following, 3)).toHaveLength(3);
    const waiting = nextEvent(following);
    for (const table of ['events', 'event_heads'] as const)
      await database.db.deleteFrom(table).where('account_id', '=', caller.accountId).execute();
    expect(await waiting).toBeUndefined();
  });

  it('ends when some of what was to come is gone, whether it was live or behind', async () => {
    const caller = await newCaller(database);
    const feed = open();
    const { cursor } = await feed.subscribe(caller, {});
    await tell(database, caller);
    const [live, behind] = [await feed.subscribe(caller, {}), await feed.subscribe(caller, { after: cursor })];
    const first = take(live, 1);
    expect(await tell(database, caller)).toEqual(await first);
    const waiting = nextEvent(live);
    await transaction(database.db, async (tx) => {
      await recordEvent(tx, systemAuthor(caller.accountId), eventAbout('RESOURCE_UPDATED'));
      await sql`select number_events(array[${caller.accountId}], false, true)`.execute(tx);
      await emptyAccount(tx, caller.accountId, { familyTables: families.tables, reclaimAt: new Date().toISOString() });
    });
    await tell(database, caller);
    for (const end of [await waiting, await nextEvent(behind)]) expect(end).toBeUndefined();
  });

  it('leaves the event loop to others between its followers, and none of them misses an event', async () => {
    const caller = await newCaller(database);
    const feed = open();
    const streams: EventStream[] = [];
    while (streams.length < 300) streams.push(await feed.subscribe(caller, {}));
    let received = 0;
    const between: number[] = [];
    const all = streams.map(async (stream) => {
      const more = await take(stream, 2);
      received += 1;
      if (received === 1) setImmediate(() => between.push(received));
      return more;
    });
    const next = await tell(database, caller, 2);
    expect(await Promise.all(all)).toEqual(streams.map(() => next));
    expect(between[0]).toBeLessThan(streams.length);
  });

  it('ends what waits when it is closed, by the follower or by the server', async () => {
    const caller = await newCaller(database);
    const feed = open();
    const [one, other, third] = await Promise.all([feed.subscribe(caller, {}), feed.subscribe(caller, {}), feed.subscribe(caller, {})]);
    const waiting = [nextEvent(one), nextEvent(other), nextEvent(third)];
    one.close();
    other.close();
    feed.close();
    for (const end of waiting) expect(await end).toBeUndefined();
    await expect(feed.subscribe(caller, {})).rejects.toMatchObject({ code: 'service_unavailable' });
  });
});

describe('what goes wrong on the way', () => {
  it('is found by looking when no wake-up comes', async () => {
    const caller = await newCaller(database);
    const deaf = { ...createWake(), announce: () => undefined };
    const feed = open({ wake: deaf, pollIntervalMs: 20 });
    const following = await feed.subscribe(caller, {});
    const waiting = take(following, 3);
    const told = [...(await tell(database, caller)), ...(await tell(database, caller, 2))];
    expect(await waiting).toEqual(told);
  });

  it('is tried again when the database cannot be read, and nothing is lost', async () => {
    const caller = await newCaller(database);
    let away = false;
    const orAway = <T>(work: () => Promise<T>): Promise<T> => (away ? Promise.reject(new Error('away')) : work());
    const feed = open({
      pollIntervalMs: 20,
      source: (source) => ({
        ...source,
        newEvents: (...given) => orAway(() => source.newEvents(...given)),
        listAfter: (...given) => orAway(() => source.listAfter(...given)),
      }),
    });
    const { cursor } = await feed.subscribe(caller, {});
    const told = await tell(database, caller);
    const [live, behind] = [await feed.subscribe(caller, {}), await feed.subscribe(caller, { after: cursor })];
    away = true;
    const rest = take(live, 2);
    const all = take(behind, 3);
    told.push(...(await tell(database, caller)));
    await until(() => feed.failures.length >= 2);
    told.push(...(await tell(database, caller)));
    away = false;
    expect(await rest).toEqual(told.slice(1));
    expect(await all).toEqual(told);
  });

  it('does not keep more than a few hundred events for a follower that does not take them', async () => {
    const caller = await newCaller(database);
    let reads = 0;
    const feed = open({
      source: (source) => ({
        ...source,
        listAfter: (...given) => {
          reads += 1;
          return source.listAfter(...given);
        },
      }),
    });
    const following = await feed.subscribe(caller, {});
    const first = take(following, 1);
    const told = await tell(database, caller);
    await first;
    reads = 0;
    for (let n = 0; n < 10; n += 1) told.push(...(await tell(database, caller, 100)));
    expect(await take(following, 1000)).toEqual(told.slice(1));
    expect(reads).toBeGreaterThan(3);
  });
});
