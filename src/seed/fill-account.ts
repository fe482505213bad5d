import { type Kysely, sql } from 'kysely';
import type { Queries } from '../data/connection/database.ts';
import { type Tx, transaction } from '../data/connection/transaction.ts';
import { insertAll } from '../data/insert-all.ts';
import type { Tables } from '../data/tables/index.ts';
import { seedPeople } from './invented-people.ts';
import { days, type Inventions, joined, type Rows, type Surroundings, type Window } from './invention.ts';
import { createSeededRandom, type SeededRandom } from './seeded-random.ts';
import { themes } from './words.ts';

/** How much data to generate. */
export interface SeedOptions {
  /** What the families invent, ordered so that each refers to earlier ones only. */
  families: readonly Inventions[];
  /** The number of undertakings. */
  size: number;
  /** An integer; the same seed gives the same data on the same day. */
  seed?: number;
  /** The records are from before this day. */
  now?: Date;
  /** An existing user, who takes part in some undertakings. */
  adminUserId?: string;
  onProgress?: (done: number, total: number) => void;
}

/** How many rows were inserted, by table. */
export type SeedCounts = { readonly [Table in keyof Tables]?: number };

const DAY = days(1);
const TWO_YEARS = days(730);
const BATCH = 250;

/** The period ends at midnight: a second run on the same day gives the same data. */
const windowUntil = (now: Date): Window => {
  const until = Math.floor(now.getTime() / DAY) * DAY;
  return { from: until - TWO_YEARS, until };
};

/** When each undertaking began; recent months have more. */
const beginnings = ({ from, until }: Window, count: number): number[] =>
  Array.from({ length: count }, (_, index) => Math.floor(from + (until - from) * (0.02 + 0.98 * ((index + 0.5) / count) ** 0.8)));

const tablesOf = (rows: Rows) => Object.keys(rows) as (keyof Tables)[];

/** PostgreSQL caches plans of foreign key checks early; without statistics they would assume small tables. */
const analyze = async (db: Queries, tables: readonly (keyof Tables)[]): Promise<void> => {
  await sql`analyze ${sql.join(tables.map((table) => sql.table(table)))}`.execute(db);
};

/** Inserts rows, and counts them. */
const inserter = (tx: Tx) => {
  const counts: Partial<Record<keyof Tables, number>> = {};
  const insert = async (rows: Rows): Promise<void> => {
    for (const table of tablesOf(rows)) {
      await insertAll(tx, table, rows[table]!);
      counts[table] = (counts[table] ?? 0) + rows[table]!.length;
    }
  };
  return { counts, insert };
};

/** The rows of all families of an undertaking that began at a time. */
const undertake = (random: SeededRandom, began: number, surroundings: Surroundings, families: readonly Inventions[]): Rows => {
  const undertaking = { began, theme: random.pick(themes) };
  return families.reduce<Rows>(
    (made, { ofUndertaking }) => (ofUndertaking ? joined([made, ofUndertaking(random, undertaking, surroundings, made)]) : made),
    {},
  );
};

const fill = async (tx: Tx, accountId: string, options: SeedOptions): Promise<SeedCounts> => {
  const { families, size, seed: number = 1, now = new Date(), adminUserId, onProgress } = options;
  const random = createSeededRandom(number);
  const window = windowUntil(now);
  const { users, groups } = seedPeople(random, accountId, size, window, adminUserId);
  const surroundings = { accountId, window, groups, adminUserId };
  const { counts, insert } = inserter(tx);
  const people = joined([{ users }, ...families.map(({ ofPeople }) => ofPeople?.(random, surroundings) ?? {})]);
  await insert(people);
  await analyze(tx, tablesOf(people));
  const times = beginnings(window, size);
  for (let start = 0; start < size; start += BATCH) {
    const batch = times.slice(start, start + BATCH).map((began) => undertake(random, began, surroundings, families));
    const rows = joined(batch);
    await insert(rows);
    if (start === 0 && tablesOf(rows).length > 0) await analyze(tx, tablesOf(rows));
    onProgress?.(start + batch.length, size);
  }
  return counts;
};

/**
 * Fills an account with users and with what the families invent about the last two years, in one transaction. It records no events. Repeating a
 * seed in the same account fails, because the records exist.
 */
export const seed = async (db: Kysely<Tables>, accountId: string, options: SeedOptions): Promise<SeedCounts> => {
  const counts = await transaction(db, (tx) => fill(tx, accountId, options));
  // An embedded database does not collect statistics by itself; without them list queries would assume small tables.
  await analyze(db, Object.keys(counts) as (keyof Tables)[]);
  return counts;
};
