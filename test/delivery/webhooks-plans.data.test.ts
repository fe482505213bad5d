import { freshDatabase, newAccount } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redeliverFailed } from '../../src/built-in/webhooks/delivery-store.ts';
import { createSealer } from '../../src/core/sealing.ts';
import type { Database, Queries } from '../../src/data/connection/database.ts';
import { numberEvents } from '../../src/data/connection/events/event-numbers.ts';
import { transaction } from '../../src/data/connection/transaction.ts';
import { preferIndexScans } from '../../src/data/query/by-indexes.ts';
import type { Batch } from '../../src/data/sweeping/sweep.ts';
import { createFanOut } from '../../src/delivery/webhooks/fan-out.ts';
import { pausedSweep } from '../../src/delivery/webhooks/paused-sweep.ts';
import { createQueue } from '../../src/delivery/webhooks/queue.ts';
import { createSettle } from '../../src/delivery/webhooks/settle.ts';
import { recordEvent, systemAuthor } from '../../src/rules/record-event.ts';
import { overhear, replay } from '../data/query/plans/replaying.ts';
import { eventAbout, recordUnnumbered } from '../support/events.ts';

const now = new Date('2026-03-14T09:00:00.000Z');
const clock = () => now;
const sealer = createSealer('of the test');
const { plugin, during } = overhear();

/** How much lies in the way. The plans are held against what is asked for, which is far less. */
const old = Number(process.env.PLANS_OLD ?? 6000);
const waiting = Number(process.env.PLANS_WAITING ?? 3000);
const quiet = 20;
const limit = 8;

const idOf = (prefix: string, number: string) => sql.raw(`'${prefix}_0' || lpad((${number})::text, 25, '0')`);
const webhook = (number: number) => `whk_0${String(number).padStart(25, '0')}`;
const at = sql`${now.toISOString()}::timestamptz`;

/**
 * The endpoints: one where everything arrived, one where all waits for one delivery, one where all waits for many, one that is left alone, one that
 * is paused, quiet others.
 */
const [well, oneRecord, manyRecords] = [1, 2, 3].map(webhook) as [string, string, string];
const leftAlone = webhook(4 + quiet);
const paused = webhook(5 + quiet);

const fillWebhooks = (db: Queries, accountId: string) =>
  sql`
  insert into webhooks (account_id, id, url, events, created_by)
  select ${accountId}, ${idOf('whk', 'i')}, 'https://example.com/hook', '{RESOURCE_UPDATED}', 'usr_1'
  from generate_series(1, ${sql.lit(5 + quiet)}) i`.execute(db);

const leaveAlone = async (db: Queries, accountId: string): Promise<void> => {
  await sql`update webhooks set paused_until = ${at} + interval '1 hour' where account_id = ${accountId} and id = ${leftAlone}`.execute(db);
  await sql`update webhooks set status = 'paused' where account_id = ${accountId} and id = ${paused}`.execute(db);
};

const fillEvents = (db: Queries, accountId: string) =>
  sql`
  insert into events (account_id, id, type, resource_id, actor, data, position, created_at)
  select ${accountId}, ${idOf('evt', 'i')}, 'RESOURCE_UPDATED', ${idOf('res', 'i')}, '{"type": "system", "id": null}', '{}', i,
    ${at} - interval '9 days' + i * interval '1 second'
  from generate_series(1, ${sql.lit(old + waiting)}) i`.execute(db);

const deliveries = (columns: { id: string; webhook: string; resource: string; status: string; blocked: string; due: string }) =>
  sql.raw(`
  'dlv_' || ${columns.webhook} || lpad(i::text, 23, '0'), 'whk_0' || lpad((${columns.webhook})::text, 25, '0'),
  'evt_0' || lpad(i::text, 25, '0'), 'RESOURCE_UPDATED', 'res_0' || lpad((${columns.resource})::text, 25, '0'), i,
  ${columns.status}, ${columns.blocked}, case when ${columns.status} = 'pending' then timestamptz '${now.toISOString()}' + ${columns.due} end`);

const columns = sql.raw('id, webhook_id, event_id, event_type, resource_id, position, status, blocked, next_attempt_at');

const fillDeliveries = async (db: Queries, accountId: string): Promise<void> => {
  const [past, ahead] = [`interval '-1 hour'`, `interval '1 hour'`];
  const rows = [
    [
      deliveries({
        id: '1',
        webhook: '1',
        resource: 'i',
        status: `(array['succeeded', 'failed'])[1 + i % 2]`,
        blocked: 'false',
        due: past,
      }),
      1,
      old,
    ],
    [
      deliveries({
        id: '2',
        webhook: '2',
        resource: '1',
        status: `'pending'`,
        blocked: `i > ${old + 1}`,
        due: `case when i > ${old + 1} then ${past} else ${ahead} end`,
      }),
      old + 1,
      old + waiting,
    ],
    [
      deliveries({
        id: '3',
        webhook: '3',
        resource: 'i / 2',
        status: `'pending'`,
        blocked: 'i % 2 = 1',
        due: `case when i % 2 = 1 then ${past} else ${ahead} end`,
      }),
      old + 2 - (old % 2),
      old + waiting,
    ],
    [
      deliveries({ id: '4', webhook: `4 + i % ${quiet}`, resource: 'i', status: `'pending'`, blocked: 'false', due: past }),
      old + 1,
      old + quiet * 2,
    ],
    [
      deliveries({ id: '5', webhook: `${4 + quiet}`, resource: 'i', status: `'pending'`, blocked: 'false', due: past }),
      old + 1,
      old + waiting,
    ],
    [
      deliveries({ id: '6', webhook: `${5 + quiet}`, resource: 'i / 2', status: `'pending'`, blocked: 'i % 2 = 1', due: past }),
      old + 1,
      old + waiting,
    ],
  ] as const;
  for (const [values, from, to] of rows)
    await sql`
      insert into deliveries (account_id, ${columns}, due_at)
      select ${accountId}, ${columns}, coalesce(next_attempt_at, ${at})
      from generate_series(${sql.lit(from)}, ${sql.lit(to)}) i, lateral (select ${values}) as given (${columns})`.execute(db);
  await sql`
    update deliveries set created_at = ${at} - interval '400 days' where account_id = ${accountId} and webhook_id = ${paused}`.execute(db);
};

const many = 200;

/** Many events of one transaction, to which no webhook subscribes, and which have no positions yet. */
const recordMany = (db: Queries, accountId: string) =>
  recordUnnumbered(db, accountId, ...Array.from({ length: many }, () => eventAbout('RESOURCE_CREATED')));

/** Rows that this connection has read. PostgreSQL forgets the number between two transactions. */
const rowsRead = async (tx: Queries): Promise<number> => {
  const { rows } = await sql<{ read: number }>`
    select sum(idx_tup_fetch + seq_tup_read)::int as read from pg_stat_xact_user_tables where relname in ('outbox', 'events')`.execute(tx);
  return rows[0]!.read;
};

/** Statistics as they come: none yet, of what is there, and of tables that were empty when they were made. */
const states = ['none', 'right', 'of empty tables'] as const;

describe.each(states)('with statistics: %s', (statistics) => {
  let database: Database;
  let db: Queries;
  let accountId: string;

  beforeAll(async () => {
    database = await freshDatabase();
    db = database.db.withPlugin(plugin);
    // Nobody else makes statistics meanwhile.
    for (const table of ['deliveries', 'events', 'webhooks', 'outbox'])
      await sql.raw(`alter table ${table} set (autovacuum_enabled = false)`).execute(db);
    accountId = await newAccount(db);
    await fillWebhooks(db, accountId);
    await leaveAlone(db, accountId);
    if (statistics === 'of empty tables') await sql`analyze`.execute(db);
    await fillEvents(db, accountId);
    await fillDeliveries(db, accountId);
    if (statistics === 'right') await sql`analyze`.execute(db);
  }, 600_000);
  afterAll(() => database?.close());

  /** Nothing but indexes is walked, and no more rows are looked at than so many. */
  const expectShort = async (work: () => Promise<unknown>, most: number): Promise<void> => {
    const statements = await during(work);
    const { rows, longWays, text } = await replay(database.db, statements);
    expect(longWays, text).toEqual([]);
    expect(rows, text).toBeLessThanOrEqual(most);
    expect(text).toContain('Index');
  };

  const queue = () => createQueue({ db, clock, sealer });
  const claim = (webhookId: string) => async () => void (await queue().claim([{ key: { accountId, webhookId }, limit }]));
  const write = () =>
    transaction(database.db, (tx) =>
      recordEvent(tx, systemAuthor(accountId), eventAbout('RESOURCE_UPDATED', webhook(1).replace('whk', 'res'))),
    );

  it.each([
    ['everything has arrived', well],
    ['all waits for one delivery', oneRecord],
    ['as many records wait as there can be', manyRecords],
    ['little is due', webhook(5)],
    ['very much is due at an address that is to be left alone', leftAlone],
    ['very much waits for the end of a pause', paused],
  ])('a claim looks at what it takes, where %s', async (_, webhookId) => {
    await expectShort(claim(webhookId), 6 * limit);
  });

  it('the look for what is due leaps from endpoint to endpoint', async () => {
    await expectShort(() => queue().due(), 3 * (quiet + 5));
    await expectShort(() => queue().due(accountId), 3 * (quiet + 5));
    const due = (await queue().due()).map(({ webhookId }) => webhookId);
    for (const one of [leftAlone, paused]) expect(due).not.toContain(one);
  });

  it('an event is passed on with as many looks as there are endpoints', async () => {
    await write();
    await numberEvents(database.db, [accountId]);
    const fanOut = createFanOut({ db, clock, sealer });
    await expectShort(() => fanOut.waiting(), 4);
    const undone = new Error('The replay passes it on.');
    const step = () =>
      transaction(db, async (tx) => {
        await createFanOut({ db: tx as Queries, clock, sealer }).step(accountId);
        throw undone;
      }).catch((error: unknown) => expect(error).toBe(undone));
    await expectShort(step, 8 * (quiet + 3));
  });

  it('many events are passed on with a few looks at each', async () => {
    await recordMany(database.db, accountId);
    await sql`select number_events(array[${accountId}], false, false)`.execute(database.db);
    const undone = new Error('The replay passes them on.');
    const step = () =>
      transaction(db, async (tx) => {
        await createFanOut({ db: tx as Queries, clock, sealer, batch: many / 2 }).step(accountId);
        throw undone;
      }).catch((error: unknown) => expect(error).toBe(undone));
    await expectShort(step, 8 * many);
  });

  it('an attempt is put on record, and frees the next of its line, with a few looks', async () => {
    const [delivery] = await queue().claim([{ key: { accountId, webhookId: webhook(6) }, limit: 1 }]);
    const attempt = { at: now.toISOString(), status: 204, duration_ms: 1, error: null, response_body: '', request_headers: {} };
    const settle = createSettle({ db, clock, disable: () => Promise.resolve() });
    await expectShort(() => settle([{ delivery: delivery!, verdict: 'delivered', retryAfterMs: undefined, attempt }]), quiet + 3 + 16);
  });

  it('what a paused webhook has not got is deleted with a few looks at each delivery', async () => {
    expect.hasAssertions();
    const { parts } = pausedSweep(() => sql`${at} - interval '365 days'`);
    const undone = new Error('The replay deletes it.');
    const step = (batch: Batch) => () =>
      transaction(db, async (tx) => {
        await preferIndexScans(tx);
        await batch(tx, limit);
        throw undone;
      }).catch((error: unknown) => expect(error).toBe(undone));
    for await (const { batch } of parts(database.db, now)) await expectShort(step(batch), 12 * limit);
  });

  it('a recovery takes its next step with a few looks at each delivery', async () => {
    const failed = { webhookId: well, since: '2020-01-01T00:00:00.000Z', until: '2030-01-01T00:00:00.000Z' };
    const undone = new Error('The replay makes them due.');
    const step = () =>
      transaction(db, async (tx) => {
        await redeliverFailed(tx, { accountId }, failed, limit, now.toISOString());
        throw undone;
      }).catch((error: unknown) => expect(error).toBe(undone));
    await expectShort(step, 12 * limit);
  });
});

describe.each([true, false])('number_events, planned for empty tables, with statistics of them: %s', (withStatistics) => {
  let database: Database;

  beforeAll(async () => {
    database = await freshDatabase();
    if (withStatistics) await sql`analyze`.execute(database.db);
  });
  afterAll(() => database?.close());

  it('looks a few times at each event', async () => {
    const { db } = database;
    const accountId = await newAccount(db);
    const number = (on: Queries) => sql`select number_events(array[${accountId}], false, false)`.execute(on);
    await number(db);
    await recordMany(db, accountId);
    await db.transaction().execute(async (tx) => {
      const before = await rowsRead(tx);
      await number(tx);
      expect((await rowsRead(tx)) - before).toBeLessThanOrEqual(6 * many);
    });
  });
});

/** PostgreSQL keeps a plan from the sixth time on. */
describe.each([
  { kept: true, statistics: 'none' },
  { kept: true, statistics: 'right' },
  { kept: true, statistics: 'of empty tables' },
  { kept: false, statistics: 'right' },
])('from when there was little, with plans that are kept: $kept, with statistics: $statistics', ({ kept, statistics }) => {
  let database: Database;

  beforeAll(async () => {
    database = await freshDatabase();
    for (const table of ['deliveries', 'events', 'webhooks', 'outbox'])
      await sql.raw(`alter table ${table} set (autovacuum_enabled = false)`).execute(database.db);
  });
  afterAll(() => database?.close());

  /** Pages of the tables and their indexes that this connection has looked at. PostgreSQL forgets the number between two transactions. */
  const pagesRead = async (tx: Queries): Promise<number> => {
    const { rows } = await sql<{ read: number }>`
      select sum(pg_stat_get_xact_blocks_fetched(relation))::int as read from (
        select unnest(array_prepend(relid, array(select indexrelid from pg_index where indrelid = relid))) as relation
        from pg_stat_user_tables where relname in ('outbox', 'events', 'deliveries')
      ) as relations`.execute(tx);
    return rows[0]!.read;
  };

  /** Events and deliveries that ended long ago. */
  const grow = async (tx: Queries, accountId: string, webhookId: string, from: number, to: number): Promise<void> => {
    await sql`
      insert into events (account_id, id, type, resource_id, actor, data, position, created_at)
      select ${accountId}, ${idOf('evt', 'i')}, 'RESOURCE_CREATED', ${idOf('res', 'i')}, '{"type": "system", "id": null}', '{}', -i,
        ${at} - interval '9 days' + i * interval '1 second'
      from generate_series(${sql.lit(from)}, ${sql.lit(to)}) i`.execute(tx);
    await sql`
      insert into deliveries (account_id, id, webhook_id, event_id, event_type, resource_id, position, status, created_at)
      select ${accountId}, ${idOf('dlv', 'i')}, ${webhookId}, ${idOf('evt', 'i')}, 'RESOURCE_CREATED', ${idOf('res', 'i')}, -i, 'succeeded',
        ${at} - interval '9 days' + i * interval '1 second'
      from generate_series(${sql.lit(from)}, ${sql.lit(to)}) i`.execute(tx);
  };

  /** Deliveries that wait for an earlier one of the same record. */
  const block = (tx: Queries, accountId: string, webhookId: string, count: number) =>
    sql`
      insert into deliveries (account_id, id, webhook_id, event_id, event_type, resource_id, position, status, blocked, next_attempt_at)
      select ${accountId}, ${idOf('blk', 'i')}, ${webhookId}, ${idOf('evt', '1')}, 'RESOURCE_CREATED', ${idOf('rec', 'i')}, i, 'pending', true, ${at}
      from generate_series(1, ${sql.lit(count)}) i`.execute(tx);

  it('events are passed on, claimed and settled with as many looks when there is much', async () => {
    const { db } = database;
    const [accountId, other] = [await newAccount(db), await newAccount(db)];
    const [webhookId, events] = [webhook(1), 30];
    await transaction(db, async (tx) => {
      for (const each of [accountId, other])
        await sql`
          insert into webhooks (account_id, id, url, events, created_by)
          values (${each}, ${webhookId}, 'https://example.com/hook', '{RESOURCE_CREATED}', 'usr_1')`.execute(tx);
      const [fanOut, queue] = [createFanOut({ db: tx as Queries, clock, sealer }), createQueue({ db: tx as Queries, clock, sealer })];
      const settle = createSettle({ db: tx as Queries, clock, disable: () => Promise.resolve() });
      const attempt = { at: now.toISOString(), status: 204, duration_ms: 1, error: null, response_body: '', request_headers: {} };
      const round = async (): Promise<number> => {
        for (let n = 0; n < events; n += 1) await recordEvent(tx, systemAuthor(accountId), eventAbout('RESOURCE_CREATED'));
        // Of everything that has none: what a transaction has recorded is no news to itself.
        await sql`select number_events(array[${accountId}], false, true)`.execute(tx);
        const before = await pagesRead(tx);
        await fanOut.step(accountId);
        const claimed = await queue.claim([{ key: { accountId, webhookId }, limit: 100 }]);
        expect(claimed).toHaveLength(events);
        await settle(claimed.map((delivery) => ({ delivery, verdict: 'delivered' as const, retryAfterMs: undefined, attempt })));
        return (await pagesRead(tx)) - before;
      };
      if (statistics === 'of empty tables') await sql`analyze deliveries, events, outbox`.execute(tx);
      else await grow(tx, accountId, webhookId, 1, 100);
      if (statistics === 'right') await sql`analyze deliveries, events, outbox`.execute(tx);
      let little = 0;
      for (let n = 0; n < (kept ? 8 : 2); n += 1) little = await round();
      await grow(tx, accountId, webhookId, 101, 10_000);
      await grow(tx, other, webhookId, 1, 1);
      await block(tx, other, webhookId, 30_000);
      // An index of 10,000 entries has one level more than one of 100.
      expect(await round()).toBeLessThan(2 * little);
    });
  });
});
