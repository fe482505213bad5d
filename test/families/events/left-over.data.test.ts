import { freshDatabase, newAccount, until } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../src/core/ids.ts';
import type { Database } from '../../../src/data/connection/database.ts';
import { eventHeads, sweepEventNumbers } from '../../../src/data/connection/events/event-numbers.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database?.close());

/** An event as a process leaves it that crashes directly after the commit. */
const leave = async (accountId: string): Promise<string> => {
  const id = newId('event');
  await sql`
    with recorded as (
      insert into events (account_id, id, type, actor, data)
      values (${accountId}, ${id}, 'RESOURCE_DELETED', '{"type": "system", "id": null}', '{}')
      returning account_id, id
    )
    insert into outbox (account_id, event_id) select account_id, id from recorded`.execute(database.db);
  return id;
};

const placesOf = async (accountId: string) =>
  (
    await database.db
      .selectFrom('outbox')
      .innerJoin('events', 'events.id', 'outbox.event_id')
      .select(['events.id', 'events.position'])
      .where('outbox.account_id', '=', accountId)
      .orderBy('outbox.sequence')
      .execute()
  ).map(({ id, position }) => [id, position]);

describe('events that a crash has left without a position', () => {
  it('get one when somebody reads', async () => {
    const accountId = await newAccount(database.db);
    const [first, second] = [await leave(accountId), await leave(accountId)];
    expect(await eventHeads(database.db, [accountId])).toEqual(new Map([[accountId, 2]]));
    const third = await leave(accountId);
    expect(await eventHeads(database.db, [accountId])).toEqual(new Map([[accountId, 3]]));
    expect(await placesOf(accountId)).toEqual([
      [first, 1],
      [second, 2],
      [third, 3],
    ]);
  });

  it('get one from any process that looks from time to time', async () => {
    const accountId = await newAccount(database.db);
    const failures: unknown[] = [];
    const end = sweepEventNumbers({ db: database.db, failed: (error) => void failures.push(error), intervalMs: 10 });
    const id = await leave(accountId);
    await until(async () => (await placesOf(accountId))[0]?.[1] === 1);
    await end();
    expect([await placesOf(accountId), failures]).toEqual([[[id, 1]], []]);
  });

  it('get one on another server, too, whose transactions have lower ids', async () => {
    const accountId = await newAccount(database.db);
    await leave(accountId);
    await eventHeads(database.db, [accountId]);
    await sql`update event_heads set seen = '99999999:99999999:' where account_id = ${accountId}`.execute(database.db);
    const id = await leave(accountId);
    expect(await eventHeads(database.db, [accountId])).toEqual(new Map([[accountId, 2]]));
    expect((await placesOf(accountId))[1]).toEqual([id, 2]);
  });

  it('get one in the background where they are too many for the time of a request, and keep no others waiting', async () => {
    const [large, small] = [await newAccount(database.db), await newAccount(database.db)];
    // As if the statement were cancelled, unless it has the time of long work.
    await sql`
      create function take_long() returns trigger language plpgsql as $$
      begin
        if new.account_id = ${sql.lit(large)} and current_setting('statement_timeout') <> '10min' then
          raise exception 'canceling statement due to statement timeout' using errcode = '57014';
        end if;
        return new;
      end $$`.execute(database.db);
    await sql`create trigger take_long before update on events for each row execute function take_long()`.execute(database.db);
    const ids = { large: await leave(large), small: await leave(small) };
    await eventHeads(database.db, [large, small]);
    await until(async () => (await placesOf(large))[0]?.[1] === 1 && (await placesOf(small))[0]?.[1] === 1);
    const next = await leave(large);
    await eventHeads(database.db, [large, small]);
    await until(async () => (await placesOf(large))[1]?.[1] === 2);
    expect([await placesOf(large), await placesOf(small)]).toEqual([
      [
        [ids.large, 1],
        [next, 2],
      ],
      [[ids.small, 1]],
    ]);
    await sql`drop function take_long cascade`.execute(database.db);
  });
});
