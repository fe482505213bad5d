import type { Insertable } from 'kysely';
import { idAt } from '../core/ids.ts';
import type { Queries } from '../data/connection/database.ts';
import { transaction } from '../data/connection/transaction.ts';
import { insertAll } from '../data/insert-all.ts';
import type { EventsTable } from '../data/tables/events.ts';
import type { Tables } from '../data/tables/index.ts';
import { days, type InventedEvent, type Inventions, joined } from './invention.ts';
import { createSeededRandom, type SeededRandom } from './seeded-random.ts';

interface Options {
  /** What the families invent, ordered so that each refers to earlier ones only. */
  families: readonly Inventions[];
  seed: number;
  /** The end of the year of the records, in Unix milliseconds. */
  until: number;
}

const rowOf = (random: SeededRandom, account_id: string, { type, actorId, changes, data, at }: InventedEvent): Insertable<EventsTable> => ({
  account_id,
  id: idAt('event', Date.parse(at), random.bytes()),
  type,
  resource_id: data.id,
  actor: { type: 'user', id: actorId },
  changes,
  data,
  created_at: at,
});

const byTime = (one: InventedEvent, other: InventedEvent): number => Date.parse(one.at) - Date.parse(other.at);

/**
 * Adds a few records of the year before `until`, with the events about them, to an account with users. The same seed gives the same records.
 */
export const seedFew = async (db: Queries, accountId: string, { families, seed, until }: Options): Promise<void> => {
  const random = createSeededRandom(seed);
  const surroundings = { accountId, window: { from: until - days(365), until } };
  const users = await db.selectFrom('users').select(['id', 'created_at']).where('account_id', '=', accountId).orderBy('id').execute();
  const all = families.flatMap(({ few }) => few?.(random, surroundings, users) ?? []);
  const rows = joined(all.map((one) => one.rows));
  const events = all
    .flatMap((one) => one.events ?? [])
    .sort(byTime)
    .map((event) => rowOf(random, accountId, event));
  await transaction(db, async (tx) => {
    for (const table of Object.keys(rows) as (keyof Tables)[]) await insertAll(tx, table, rows[table]!);
    await insertAll(tx, 'events', events);
    await insertAll(
      tx,
      'outbox',
      events.map(({ id }) => ({ account_id: accountId, event_id: id })),
    );
    tx.withEvents.add(accountId);
  });
};
