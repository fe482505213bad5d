import { sql } from 'kysely';
import { plans } from '#generated/plans';
import type { Queries } from '../connection/database.ts';
import type { Statement } from '../connection/statements/joint-reads.ts';
import { readRows } from './read-rows.ts';
import { type Base, untyped } from './untyped.ts';

/** Counting stops after this many records, as the contract says of `total` and `totalCount`. */
export const countedUpTo: number = plans.totals.exact;

/** How many records there are; at least this many where counting stopped. */
export interface Total {
  total: number;
  totalIsMinimum: boolean;
}

/** The total for a count that stops after `countedUpTo`. */
export const totalOfCount = (count: number): Total => ({
  total: Math.min(count, countedUpTo),
  totalIsMinimum: count > countedUpTo,
});

interface Settings {
  /** Counts above this one are remembered. */
  exactUpTo?: number;
  /** Milliseconds for which a remembered count is used. */
  cachedForMs?: number;
  /** How many counts are remembered at most. */
  atMost?: number;
  /** A monotonic clock in milliseconds. */
  now?: () => number;
}

/** Counts all records of a list. */
export const counting = (base: Base) => base.select(sql<number>`count(*)`.as('total'));

/**
 * Counts the records of a list until there are too many.
 * @param parts the list in an order that an index has: in another order PostgreSQL may read a whole table, with all accounts, when it
 * expects to find enough records soon
 */
export const countingUpTo = (db: Queries, parts: readonly Base[], most = countedUpTo): Base => {
  const found = parts.map((part) => part.select(sql<number>`1`.as('one')).limit(sql.lit(most + 1)));
  return counting(untyped(db).selectFrom(sql`(${sql.join(found, sql` union all `)})`.as('counted')));
};

/** Runs the count. */
export const countRecords = async (db: Queries, statement: Statement): Promise<number> => {
  const [row] = await readRows<{ total: number }>(db, statement);
  return Number(row!.total);
};

/**
 * Counts lists. A long count is remembered for a while: filters without an index may have read many records for it. The statement with its
 * parameters identifies the list: account, visibility, filters.
 */
export const createTotals = ({
  exactUpTo = countedUpTo,
  cachedForMs = 60_000,
  atMost = 1000,
  now = () => performance.now(),
}: Settings = {}) => {
  const remembered = new Map<string, { until: number; total: Promise<number> }>();

  const remember = (list: string, total: Promise<number>): void => {
    if (remembered.size >= atMost) remembered.clear();
    remembered.set(list, { until: now() + cachedForMs, total });
  };

  const countAnew = async (db: Queries, list: string, statement: Statement): Promise<number> => {
    const records = await countRecords(db, statement);
    if (records > exactUpTo) remember(list, Promise.resolve(records));
    else remembered.delete(list);
    return records;
  };

  /** Counts a long list once for all concurrent requests. */
  const countTogether = (db: Queries, list: string, statement: Statement): Promise<number> => {
    const total = countAnew(db, list, statement);
    remember(list, total);
    total.catch(() => remembered.delete(list));
    return total;
  };

  /** The count of a list: exact, or above `exactUpTo` at most `cachedForMs` old. */
  return async (db: Queries, statement: Statement): Promise<number> => {
    const list = `${statement.sql}\0${JSON.stringify(statement.parameters)}`;
    const known = remembered.get(list);
    if (!known) return countAnew(db, list, statement);
    return known.until > now() ? known.total : countTogether(db, list, statement);
  };
};
