import { type SelectQueryBuilder, sql } from 'kysely';
import type { Queries } from '../connection/database.ts';
import type { Statement } from '../connection/joint-reads.ts';
import { readRows } from './read-rows.ts';

// biome-ignore lint/suspicious/noExplicitAny: only the store knows the tables of its list
type Base = SelectQueryBuilder<any, any, any>;

interface Settings {
  /** Totals up to this one are counted each time; greater ones are remembered. */
  exactUpTo?: number;
  /** Milliseconds for which a remembered total is used. */
  cachedForMs?: number;
  /** How many totals are remembered at most. */
  atMost?: number;
  /** A monotonic clock in milliseconds. */
  now?: () => number;
}

/** Counts the records of a list. */
export const counting = (base: Base) => base.select(sql<number>`count(*)`.as('total'));

/** Runs the count. */
export const countRecords = async (db: Queries, statement: Statement): Promise<number> => {
  const [row] = await readRows<{ total: number }>(db, statement);
  return Number(row!.total);
};

/**
 * Counts lists. A count reads the whole list, so the total of a long list is remembered for a while: the next pages then cost only
 * their own records. The statement with its parameters identifies the list: account, visibility, filters.
 */
export const createTotals = ({ exactUpTo = 10_000, cachedForMs = 60_000, atMost = 1000, now = () => performance.now() }: Settings = {}) => {
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

  /** The total of a list: exact, or above `exactUpTo` at most `cachedForMs` old. */
  return async (db: Queries, statement: Statement): Promise<number> => {
    const list = `${statement.sql}\0${JSON.stringify(statement.parameters)}`;
    const known = remembered.get(list);
    if (!known) return countAnew(db, list, statement);
    return known.until > now() ? known.total : countTogether(db, list, statement);
  };
};
